"""18.11 Prisoners: who falls back through streets or a cut with the enemy at his heels leaves men behind."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import TYPE_CHECKING, Final

from caracole.systems.gbacw.rules import query
from caracole.systems.gbacw.rules.components.numbers import Hex, Unit
from caracole.systems.gbacw.rules.components.printed import INFANTRY
from caracole.systems.gbacw.rules.flow import Play
from caracole.systems.gbacw.rules.results.results import lose, lose_strength
from caracole.systems.gbacw.rules.state import GbacwState

if TYPE_CHECKING:
    from caracole.systems.gbacw.rules.setting import Setting

RULE: Final = "C18.11.a"
LOST: Final = 1


def leave_on_retreat(play: Play, unit: Unit, hexes: Sequence[Hex]) -> None:
    """C18.11.a, C18.11.b: one point, once in a retreat through these hexes, for the first step that costs it."""
    if any(_is_caught(play.game, play.state, unit, here, (here, there)) for here, there in pairwise(hexes)):
        play.tell("prisoners_taken", RULE, unit=unit, points=LOST)
        lose(play, unit, LOST, RULE)


def leave_on_rout(play: Play, unit: Unit) -> None:
    """C18.11.a, C18.11.c: one point of a unit that Routs from such a hex, but not its last."""
    places = query.hexes_of(play.state, unit)
    caught = any(_is_caught(play.game, play.state, unit, here, (here,)) for here in places)
    if caught and play.state.strength[unit] > LOST:
        play.tell("prisoners_taken", RULE, unit=unit, points=LOST)
        lose_strength(play, unit, LOST, RULE)


def _is_caught(game: Setting, state: GbacwState, unit: Unit, here: Hex, ground: Sequence[Hex]) -> bool:
    """Infantry of a side for which this ground is a trap, with an enemy beside it where it stands?"""
    row = game.field.units[unit]
    kinds = game.field.scenario.rules.prisoners[row.side] if game.field.scenario.rules.prisoners else ()
    return (
        row.arm == INFANTRY
        and any(game.field.terrain[where].id in kinds for where in ground)
        and query.is_adjacent_to_enemy(game, state, here, row.side)
    )
