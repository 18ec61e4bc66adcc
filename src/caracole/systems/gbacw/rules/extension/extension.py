"""8.4, 8.5 Units in several hexes: how their strength is spread, where their parts go, and when they close up.

A line stands side by side, a column one part behind the other. Which of a line's extensions is the left one, its facing
tells; the order in which they are stored tells which of them carries a second left-over point (R8.44-3). What a unit at
its action does with its extensions is in ``lines`` and ``column``.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, NamedTuple

from caracole.geometry.hex import left_flank, right_flank, turned
from caracole.kernel import Refusal, StepFrame
from caracole.systems.gbacw.rules import query
from caracole.systems.gbacw.rules.components.numbers import Hex, Unit
from caracole.systems.gbacw.rules.components.printed import CAVALRY, INFANTRY
from caracole.systems.gbacw.rules.extension.actions import CloseUp
from caracole.systems.gbacw.rules.flow import FLOW, Ask, Moment, Play, at_moment
from caracole.systems.gbacw.rules.state import COLUMN, LINE, ORDINARY, GbacwState

if TYPE_CHECKING:
    from caracole.systems.gbacw.rules.setting import Setting


# --- 8.44 parts ------------------------------------------------------------------------------------------------------


def parts(game: Setting, state: GbacwState, unit: Unit) -> list[tuple[Hex, int]]:
    """C8.44.a, C8.44.o, C8.5.c, R8.44-3: the hexes of a unit, its counter's first, each with its strength: evenly
    spread, a left-over to the counter, a second to the extension that was named first."""
    places = query.hexes_of(state, unit)
    if not places:
        return []
    each, over = divmod(state.strength[unit], len(places))
    return [(where, each + (number < over)) for number, where in enumerate(places)]


def strength_in(game: Setting, state: GbacwState, unit: Unit, where: Hex) -> int:
    """C8.44.p: the strength points of a unit in one of its hexes."""
    if not state.extension[unit]:
        return state.strength[unit] if state.hex_of[unit] == where else 0
    return dict(parts(game, state, unit)).get(where, 0)


def most_extensions(game: Setting, state: GbacwState, unit: Unit) -> int:
    """C8.41.a, C8.43.a, C8.5.a, C8.5.b, R8.5-1: how many extensions its strength gives a unit: infantry of 8
    points one, of 15 two; mounted cavalry of 5 one, of 9 two; dismounted cavalry and guns none."""
    if query.arm(game, state, unit) != game.field.units[unit].arm or query.is_artillery(game, unit):
        return 0
    chart = game.field.charts.extension
    kind = "cavalry" if query.arm(game, state, unit) == CAVALRY else "infantry"
    points = state.strength[unit]
    return (points >= chart[f"{kind}_one"]) + (points >= chart[f"{kind}_two"])


def may_be_in_line(game: Setting, unit: Unit) -> bool:
    """C8.41.a: only infantry forms lines."""
    return game.field.units[unit].arm == INFANTRY


# --- where the parts of a unit go ------------------------------------------------------------------------------------


class Wheel(NamedTuple):
    """Where the parts of a line stand after a wheel, in the order of ``query.hexes_of``, and how they face."""

    hexes: tuple[Hex, ...]
    facing: int
    paths: tuple[tuple[Hex, ...], ...]
    """For each part the hexes that it enters."""


def from_left(game: Setting, state: GbacwState, unit: Unit) -> list[Hex]:
    """The hexes of a line from its left to its right."""
    places = query.hexes_of(state, unit)
    row = game.field.grid.neighbours
    left = left_flank(state.facing[unit])
    first = next(where for where in places if row[where][left] not in places)
    found = [first]
    while len(found) < len(places):
        found.append(row[found[-1]][right_flank(state.facing[unit])])
    return found


def shifted(game: Setting, state: GbacwState, unit: Unit, direction: int) -> tuple[Hex, ...]:
    """C8.44.d: where its parts stand when all go one hex in this direction, the counter first; () if one of them would
    leave the map."""
    found = tuple(game.field.grid.neighbours[where][direction] for where in query.hexes_of(state, unit))
    return () if min(found, default=-1) < 0 else found


def wheels(game: Setting, state: GbacwState, unit: Unit) -> dict[Hex, Wheel]:
    """C8.44.e, C8.44.j: by its pivot, the left or the right end: the others go forward on the side away from it, the
    far end of a double line twice, and the line turns by one corner toward the pivot."""
    if state.formation[unit] != LINE:
        return {}
    facing, found = state.facing[unit], {}
    line = from_left(game, state, unit)
    for pivot, order, direction, turn in (
        (line[0], line, facing, -1),
        (line[-1], line[::-1], (facing + 1) % 6, 1),
    ):
        paths = {where: _path(game, where, direction, steps) for steps, where in enumerate(order)}
        if all(len(path) == steps and min(path, default=0) >= 0 for steps, path in enumerate(paths.values())):
            places = query.hexes_of(state, unit)
            hexes = tuple(paths[where][-1] if paths[where] else where for where in places)
            found[pivot] = Wheel(hexes, turned(facing, turn), tuple(paths[where] for where in places))
    return found


def _path(game: Setting, where: Hex, direction: int, steps: int) -> tuple[Hex, ...]:
    found: list[Hex] = []
    for _ in range(steps):
        where = game.field.grid.neighbours[where][direction]
        if where < 0:
            break
        found.append(where)
    return tuple(found)


def place(game: Setting, state: GbacwState, unit: Unit, hexes: Sequence[Hex], where_in: dict[Hex, int]) -> None:
    """Put all parts of a unit, the counter first. In a hex where it stood already it keeps its place in the stack; in
    others it takes the place from the top that ``where_in`` names, else the top."""
    kept = {where: state.at[where].index(unit) for where in query.hexes_of(state, unit)}
    query.put_unit(game, state, unit, hexes[0], extension=hexes[1:])
    for where in hexes:
        others = [other for other in state.at[where] if other != unit]
        others.insert(kept.get(where, where_in.get(where, 0)), unit)
        state.at[where] = tuple(others)


# --- closing up ------------------------------------------------------------------------------------------------------


def retract(play: Play, unit: Unit, where: Hex, rule: str = "C8.42.d") -> None:
    """C8.42.d, C8.43.b, C8.49.a, C8.5.o, C8.52.k: all parts go into one hex of the unit, at once and free. It keeps its
    place in that hex."""
    place(play.game, play.state, unit, (where,), {})
    play.state.formation[unit] = ORDINARY
    play.tell("unit_retracted", rule, unit=unit, hex=where)


def leave_hex(play: Play, unit: Unit, where: Hex, rule: str) -> None:
    """The unit gives up one of its end hexes; what is left of it closes up."""
    state = play.state
    left = [other for other in query.hexes_of(state, unit) if other != where]
    if len(left) == 1:
        retract(play, unit, left[0], rule)
        return
    place(play.game, state, unit, left, {})
    play.tell("extension_removed", rule, unit=unit, hex=where)


def ends(game: Setting, state: GbacwState, unit: Unit) -> list[Hex]:
    """The hexes at both ends of a unit."""
    if state.formation[unit] == LINE:
        line = from_left(game, state, unit)
        return [line[0], line[-1]]
    places = query.hexes_of(state, unit)
    return [places[0], places[-1]]


class ClosingUp(StepFrame):
    """A unit with more extensions than its strength allows."""

    __slots__ = ("unit",)

    def __init__(self, step: str, unit: Unit) -> None:
        self.step = step
        self.unit = unit

    def twin(self) -> ClosingUp:
        return ClosingUp(self.step, self.unit)


FLOW.frame(ClosingUp)


@at_moment("lost_strength", 10)
def too_weak_to_extend(play: Play, moment: Moment) -> None:
    """C8.42.d, C8.43.b, C8.5.o: whoever has lost too much closes up at once; the owner chooses how (R8.42-1)."""
    state, unit = play.state, moment.unit
    if state.hex_of[unit] >= 0 and len(state.extension[unit]) > most_extensions(play.game, state, unit):
        play.push(ClosingUp("extension.close_up", unit))


class CloseUpChoice(Ask):
    """R8.42-1, C8.43.b: from which of its end hexes does the unit go?"""

    step = "extension.close_up"
    rule = "C8.42.d"
    actions = (CloseUp,)

    def seats(self, game: Setting, state: GbacwState, frame: ClosingUp) -> tuple[int, ...]:
        return (game.field.units[frame.unit].side,)

    def about(self, game: Setting, state: GbacwState, frame: ClosingUp) -> dict[str, object]:
        return {"unit": frame.unit}

    def why_not(self, game: Setting, state: GbacwState, frame: ClosingUp, seat: int, action: CloseUp) -> Refusal | None:
        if action.leaving not in ends(game, state, frame.unit):
            return Refusal("C8.42.d", "not_an_end", {"unit": frame.unit, "hex": action.leaving})
        return None

    def proposals(self, game: Setting, state: GbacwState, frame: ClosingUp, seat: int) -> Iterator[CloseUp]:
        return (CloseUp(where) for where in ends(game, state, frame.unit))

    def apply(self, play: Play, frame: ClosingUp, seat: int, action: CloseUp) -> None:
        state, unit = play.state, frame.unit
        column = state.formation[unit] == COLUMN
        double = len(state.extension[unit]) > 1
        play.pop()
        leave_hex(play, unit, action.leaving, "C8.5.o" if column else "C8.43.b" if double else "C8.42.d")
        if len(state.extension[unit]) > most_extensions(play.game, state, unit):
            play.push(frame)


FLOW.choice(CloseUpChoice)
