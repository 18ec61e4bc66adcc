"""How likely a side is to win, from what lies on the table."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from caracole.systems.piccole.battle.rules.aftermath.victory import losses
from caracole.systems.piccole.battle.rules.combat.contact import LEFT, REAR, RIGHT
from caracole.systems.piccole.battle.rules.components.measures import LONGEST, LOST_PART
from caracole.systems.piccole.battle.rules.state import BattleState
from caracole.systems.piccole.captain.exposure import side_exposed
from caracole.systems.piccole.odds import Judge

if TYPE_CHECKING:
    from caracole.systems.piccole.battle.rules.game import Battle

ROLLS: Final = 3_600
"""A promise summed over thirty-six rolls, in elements."""
SIDES_AND_REAR: Final = (RIGHT, LEFT, REAR)
WEIGHTS: Final = {"lead": 3.0, "melee": 1.5, "flanked": 0.15, "exposed": 0.17, "to_move": 0.1}
"""Set by hand, near what a logistic regression found over some hundred and forty battles of captains."""


def features(game: Battle, state: BattleState, seat: int) -> dict[str, float]:
    """What a position is judged by, as this seat sees it: more is better.

    lead      losses, as parts of those that break an army
    melee     what the fights of now promise, in elements
    flanked   enemies that are held on flank or rear, less one's own
    exposed   flanks that the enemy shows, less those one shows oneself
    to_move   whose turn it is
    """
    judge_ = Judge(game, state, seat)
    touching = judge_.touching
    own, other = (losses(game, state, side) * LOST_PART / game.sizes[side] for side in (seat, 1 - seat))
    flanked = 0
    for element, touch in touching.items():
        held = sum(way in SIDES_AND_REAR for _, way in touch.by)
        flanked += -held if game.army[seat] >> element & 1 else held
    return {
        "lead": other - own,
        "melee": judge_.now / ROLLS,
        "flanked": float(flanked),
        "exposed": float(side_exposed(game, state, 1 - seat, touching) - side_exposed(game, state, seat, touching)),
        "to_move": 1.0 if state.phasing == seat else -1.0,
    }


def judge(game: Battle, state: BattleState, seat: int) -> float:
    """How likely this seat is to win, from 0 to 1; towards the last turn a draw comes nearer."""
    row = features(game, state, seat)
    chance = 1.0 / (1.0 + exp(-sum(WEIGHTS[name] * value for name, value in row.items())))
    late = max(0.0, (state.turn - 0.75 * LONGEST) / (0.25 * LONGEST))
    return chance + (0.5 - chance) * min(1.0, late) * 0.8
