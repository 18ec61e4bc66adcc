"""11.31 The assaults of the present activation, as they were declared.

They are rows of ``state.notes``, so that retreats (12.44, 12.46), fire (10.43) and the view may ask about them; nothing
here rolls or asks a player. A *position* is what defends or attacks as one: a hex, or all hexes of an Extended unit
with the guns stacked on it (C11.31.e, C8.44.s, C8.5.k).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from caracole.systems.gbacw.rules import notes, query
from caracole.systems.gbacw.rules.components.numbers import Hex, Unit
from caracole.systems.gbacw.rules.notes import noted_as
from caracole.systems.gbacw.rules.state import GbacwState, Mark

if TYPE_CHECKING:
    from caracole.systems.gbacw.rules.setting import Setting

HUNG_BACK: Final = "hung_back"
RETREATED: Final = "retreated_before"
LEFT_BEFORE: Final = "left_before"
"""Notes beside the rows: who hung back in Step 3, who retreated in Step 2, which hexes were empty after it."""

STANDING: Final = ""
BEFORE: Final = "before"
BROKEN: Final = "broken"
EMPTIED: Final = "emptied"
"""How the targets were left before the roll: not at all; by Retreat Before Assault (11.33); by Rout and Abandoned guns
(C11.47.a); in any other way."""


@noted_as("assault")
class Assault(NamedTuple):
    """One assault: who attacks from where, which hexes are attacked, who stood there when it was declared."""

    number: int
    side: int
    attackers: tuple[Unit, ...]
    places: tuple[tuple[Hex, ...], ...]
    """attacker -> the hexes it attacks from"""
    targets: tuple[Hex, ...]
    defenders: tuple[Unit, ...] = ()
    series: int = 0
    """Which Continued Assault of its series it is; 0 for one declared in Step 1."""
    excused: tuple[Unit, ...] = ()
    """Attackers that had finished their activation and yet may continue an assault (C12.47.b)."""
    left: str = STANDING
    resolved: bool = False


# --- rows ------------------------------------------------------------------------------------------------------------


def declared(state: GbacwState) -> tuple[Assault, ...]:
    """All assaults of this activation, in the order of their declaration."""
    return notes.rows(state, Assault)


def assault(state: GbacwState, number: int) -> Assault:
    """The assault with this number."""
    return declared(state)[number]


def declare(game: Setting, state: GbacwState, row: Assault) -> Assault:
    """Write a new assault down; it gets the next number."""
    row = row._replace(number=len(declared(state)))
    notes.write(state, row)
    for unit in row.attackers:
        query.mark(state, Mark.ASSAULTING, unit)
    for unit in row.defenders:
        query.mark(state, Mark.TARGETED, unit)
    return row


def planned(
    game: Setting, state: GbacwState, units: tuple[Unit, ...], targets: tuple[Hex, ...], series: int = 0
) -> Assault:
    """The assault that these units would make; for odds before anything is declared, and for the declaration."""
    return Assault(
        -1,
        game.field.units[units[0]].side,
        units,
        tuple(query.hexes_of(state, unit) for unit in units),
        targets,
        units_in(state, sorted({each for where in targets for each in position(state, where)})),
        series,
        tuple(unit for unit in units if series and query.has(state, Mark.FINISHED, unit)),
    )


def rewrite(state: GbacwState, row: Assault) -> Assault:
    """The assault with this number is this one from now on."""
    notes.rewrite(state, row)
    return row


def change(state: GbacwState, number: int, **changes: Any) -> Assault:
    """Something about the assault with this number is different from now on."""
    return rewrite(state, assault(state, number)._replace(**changes))


def follow(state: GbacwState, unit: Unit) -> None:
    """C8.48.b: an attacker has wheeled; it attacks from where it stands now."""
    for row in declared(state):
        if unit in row.attackers and not row.resolved:
            place = row.attackers.index(unit)
            places = (*row.places[:place], query.hexes_of(state, unit), *row.places[place + 1 :])
            change(state, row.number, places=places)


# --- questions -------------------------------------------------------------------------------------------------------


def position(state: GbacwState, where: Hex) -> tuple[Hex, ...]:
    """C11.31.e, C8.44.s, C8.5.k: the hexes that fight as one with this hex: all those of an Extended unit in it."""
    for unit in query.stack(state, where):
        if state.extension[unit]:
            return tuple(sorted(query.hexes_of(state, unit)))
    return (where,)


def positions(state: GbacwState, hexes: Iterable[Hex]) -> set[tuple[Hex, ...]]:
    """The positions that these hexes belong to."""
    return {position(state, where) for where in hexes}


def units_in(state: GbacwState, hexes: Iterable[Hex]) -> tuple[Unit, ...]:
    """The combat units of these hexes, hex by hex, top first, each once."""
    found: list[Unit] = []
    for where in hexes:
        found.extend(unit for unit in query.stack(state, where) if unit not in found)
    return tuple(found)


def defended(game: Setting, state: GbacwState, row: Assault) -> list[Hex]:
    """The targets in which enemies of the attackers stand now, with all hexes of their positions."""
    held = [where for where in row.targets if query.is_occupied(state, 1 - row.side, where)]
    return sorted({each for place in positions(state, held) for each in place})


def defenders(game: Setting, state: GbacwState, row: Assault) -> tuple[Unit, ...]:
    """Who defends now, hex by hex, top first."""
    return units_in(state, defended(game, state, row))


def is_committed(state: GbacwState, unit: Unit) -> bool:
    """C11.36.b: it did not hang back in Step 3."""
    return (HUNG_BACK, unit) not in state.notes


def attackers(game: Setting, state: GbacwState, row: Assault) -> tuple[Unit, ...]:
    """C11.32.a, C11.36.b, C12.35.h, C12.47.a: the attackers that are still there and able, hex by hex, top first.
    They need not be adjacent to each other any more."""
    able = [
        unit
        for unit, place in zip(row.attackers, row.places, strict=True)
        if state.hex_of[unit] in place
        and is_committed(state, unit)
        and (not query.has(state, Mark.FINISHED, unit) or unit in row.excused)
    ]
    able.sort(key=lambda unit: (state.hex_of[unit], state.at[state.hex_of[unit]].index(unit)))
    return tuple(able)


def hexes_of_all(state: GbacwState, units: Iterable[Unit]) -> list[Hex]:
    """The hexes in which these units stand."""
    return sorted({where for unit in units for where in query.hexes_of(state, unit)})


def of_unit(state: GbacwState, unit: Unit) -> Assault | None:
    """The latest assault in which a unit attacks."""
    return next((row for row in reversed(declared(state)) if unit in row.attackers), None)


def against(state: GbacwState, where: Hex) -> list[Assault]:
    """The assaults on the position of a hex."""
    place = position(state, where)
    return [row for row in declared(state) if any(target in place for target in row.targets)]


def awaiting(state: GbacwState) -> int:
    """C11.34.b, C12.44.g, C12.46.d: the hexes designated for an assault that is not yet resolved, as a set."""
    found = 0
    for row in declared(state):
        if not row.resolved:
            for where in row.targets:
                found |= 1 << where
    return found
