"""What the captain decides besides his moves: how he draws up, and whether horse that is charged gets away."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from caracole.systems.piccole.battle import marshal
from caracole.systems.piccole.battle.marshal import Thought
from caracole.systems.piccole.battle.rules.actions import Deploy, FallBack, LiftAll, Stand, TryToBreak
from caracole.systems.piccole.battle.rules.field.formations import FORMATIONS, drawn_up
from caracole.systems.piccole.battle.rules.state import BattleState
from caracole.systems.piccole.captain.leanings import Leaning
from caracole.systems.piccole.odds import Judge

if TYPE_CHECKING:
    from caracole.systems.piccole.battle.rules.game import Battle


def draw_up(game: Battle, state: BattleState, seat: int, rng: Random, leaning: Leaning) -> Thought:
    """The order of battle that he is fondest of, chance taking part, if there is room for it."""
    for formation in preferred(rng, leaning):
        poses = drawn_up(game, state, seat, formation)
        if poses is not None:
            action = Deploy(tuple(number for pose in poses for number in pose))
            if leaning.posted:
                action = marshal.leave_a_guard(game, state, seat, action)
            return Thought(action, "draws_up", {})
    return Thought(LiftAll(), "draws_up", {})


def preferred(rng: Random, leaning: Leaning) -> list[str]:
    """Orders of battle, the first choice first. Those that he does not usually take have to be wished for."""
    chance = {formation: rng.random() for formation in marshal.LINES}
    for formation, fond in zip(FORMATIONS, leaning.lines, strict=True):
        chance[formation] = chance.get(formation, 1.0) - fond
    return sorted(chance, key=lambda formation: chance[formation])


def attempt(game: Battle, state: BattleState, seat: int, leaning: Leaning) -> Thought:
    """P8.b: away from a charge that would go badly."""
    element = state.stack[-1].element
    if Judge(game, state, seat, leaning.costs).of(element) < leaning.flinch:
        return Thought(TryToBreak(), "breaks_contact", {"element": element})
    return Thought(Stand(), "stands", {"element": element})


def fall_back(game: Battle, state: BattleState, seat: int, leaning: Leaning) -> Thought:
    """P8.f: as far as he likes, or nearly."""
    choices = [action for action in game.candidates(state, seat) if isinstance(action, FallBack)]
    action = min(choices, key=lambda each: abs(each.distance - leaning.retires))
    return Thought(action, "falls_back", {"element": state.stack[-1].element})
