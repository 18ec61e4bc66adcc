"""The chances of a contact or a shot before it is made: what each side adds to its die, and what may come of it."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, Final

from caracole.players import Offer
from caracole.present.model import Chance, Odds, Says, Shooter
from caracole.systems.piccole.battle.rules.actions import Move, MoveBlock, Shoot
from caracole.systems.piccole.battle.rules.combat.results import RESULTS
from caracole.systems.piccole.battle.rules.game import Battle
from caracole.systems.piccole.battle.rules.state import BattleState
from caracole.systems.piccole.board.log import fighter
from caracole.systems.piccole.board.places import TABLE_PLACE
from caracole.systems.piccole.board.words import contact_at, legs_of, shifted
from caracole.systems.piccole.odds import charge_odds, shot_odds

ROLLS: Final = 36


def odds(game: Battle, offer: Offer, action: Any) -> Odds | None:
    """The chances of the fight that an action begins; None if it begins none."""
    state = offer.imagine(Random(0))
    found = _found(game, state, action)
    if found is None:
        return None
    kind = "shooting" if isinstance(action, Shoot) else "melee"
    return Odds(
        kind,
        TABLE_PLACE,
        attackers=[_side(game, found, "one")],
        defenders=[_side(game, found, "other")],
        attacker_wins=(ROLLS - found["other_results"].get("none", 0)) / ROLLS,
        defender_wiped_out=found["other_results"].get("destroyed", 0) / ROLLS,
        results=[*_chances(found, "other"), *_chances(found, "one")],
    )


def _found(game: Battle, state: BattleState, action: Any) -> dict[str, Any] | None:
    if isinstance(action, Shoot):
        further = sum(1 for _, aimed in state.stack[-1].shots if aimed == action.target)
        return shot_odds(game, state, action.shooter, action.target, further)
    if isinstance(action, Move):
        goers = [(action.element, legs_of(action)[-1])]
    elif isinstance(action, MoveBlock):
        goers = [(each, shifted(state.poses[each], action.dx, action.dy)) for each in action.elements]
    else:
        return None
    there = state.copy()
    for element, pose in goers:
        there.poses[element] = pose
    met = (element for element, pose in goers if contact_at(game, state, element, pose) is not None)
    first = next(met, None)
    return None if first is None else charge_odds(game, there, first, there.poses[first])


def _side(game: Battle, found: dict[str, Any], side: str) -> Shooter:
    name = found[side]
    factor = game.troop[game.codec.number("element", name, "element")].factor
    return fighter(game, name, factor, found[f"{side}_modifiers"])


def _chances(found: dict[str, Any], side: str) -> Iterator[Chance]:
    """What becomes of one side, the worst last; that nothing does is left out."""
    for result in RESULTS:
        count = found[f"{side}_results"].get(result, 0)
        if count and result != "none":
            yield Chance(Says("odds-outcome", {"element": found[side], "result": result}), count / ROLLS)
