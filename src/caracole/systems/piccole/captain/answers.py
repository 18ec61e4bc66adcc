"""What the captain decides besides his moves: what ground he lays, how he draws up, and whether horse that is charged
gets away."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import TYPE_CHECKING

from caracole.geometry.table import doubled_area
from caracole.systems.piccole.battle import marshal
from caracole.systems.piccole.battle.marshal import Thought
from caracole.systems.piccole.battle.rules.actions import (
    Deploy,
    FallBack,
    LayTerrain,
    LiftAll,
    Stand,
    TryToBreak,
)
from caracole.systems.piccole.battle.rules.field.formations import FORMATIONS, drawn_up
from caracole.systems.piccole.battle.rules.field.ground import KINDS
from caracole.systems.piccole.battle.rules.state import BattleState, Piece
from caracole.systems.piccole.captain.leanings import Leaning
from caracole.systems.piccole.odds import Judge

if TYPE_CHECKING:
    from caracole.systems.piccole.battle.rules.game import Battle

HAMPERED = 2
"""By so many elements armies have to differ before one of them wants another ground than the other."""


def lay_terrain(game: Battle, state: BattleState, seat: int, rng: Random, leaning: Leaning) -> Thought:
    """A table that he is fond of, chance taking part: open ground if his army is hampered in difficult ground more than
    the enemy's, much difficult ground if it is the other way round."""
    fond, suits = dict(leaning.grounds), suitable(game, seat)
    chance = {
        number: rng.random() + (number not in suits) - fond.get(table.id, 0.0)
        for number, table in enumerate(game.tables)
    }
    for number in sorted(chance, key=lambda number: chance[number]):
        wish = LayTerrain(number)
        if game.check(state, seat, wish) is None:
            return Thought(wish, "lays_terrain", {})
    return Thought(game.sample(state, seat, rng), "lays_terrain", {})


def suitable(game: Battle, seat: int) -> list[int]:
    """The half of the tables that suits an army better; all of them, if the armies are too much alike."""
    tables = range(len(game.terrain_pieces))
    own, other = (
        sum(game.troop[element].disadvantaged for element in game.elements_of(side)) for side in (seat, 1 - seat)
    )
    if abs(own - other) < HAMPERED:
        return list(tables)
    rough = sorted(tables, key=lambda number: (difficult_area(game.terrain_pieces[number]), number))
    half = len(rough) // 2
    return rough[:half] if own > other else rough[half:]


def difficult_area(pieces: Iterable[Piece]) -> int:
    """How much of a table is difficult ground, doubled."""
    return sum(doubled_area(points) for kind, _, _, points in pieces if KINDS[kind].going == "difficult")


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
