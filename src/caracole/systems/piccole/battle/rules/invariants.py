"""Facts that hold at every decision of every battle, whatever was played."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

from caracole.geometry.table import overlap
from caracole.systems.piccole.battle.rules.components.numbers import each_element
from caracole.systems.piccole.battle.rules.field.ground import is_on_table
from caracole.systems.piccole.battle.rules.query import base_of
from caracole.systems.piccole.battle.rules.state import BattleState

if TYPE_CHECKING:
    from caracole.systems.piccole.battle.rules.game import Battle


def broken_invariants(game: Battle, state: BattleState) -> list[str]:
    """What is wrong; empty when all is well."""
    wrong = []
    everybody = game.army[0] | game.army[1]
    if (state.on_table | state.destroyed | state.off_table) & ~everybody:
        wrong.append("an element that is in no army")
    if state.on_table & state.destroyed or state.on_table & state.off_table or state.destroyed & state.off_table:
        wrong.append("an element in two places")
    if state.turn and state.on_table | state.destroyed | state.off_table != everybody:
        wrong.append("an element is missing")
    bases = {element: base_of(game, state, element) for element in each_element(state.on_table)}
    ground = game.ground(state)
    for element, base in bases.items():
        if not is_on_table(base):
            wrong.append(f"{game.name(element)} hangs over the edge")
        if ground.is_impassable(base):
            wrong.append(f"{game.name(element)} stands on impassable ground")
        if not 0 <= state.poses[element][2] < 360:
            wrong.append(f"{game.name(element)} has heading {state.poses[element][2]}")
    for one, other in combinations(bases, 2):
        if overlap(bases[one], bases[other]):
            wrong.append(f"{game.name(one)} and {game.name(other)} overlap")
    return wrong
