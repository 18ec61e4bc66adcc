"""8.3 and 7.34 Frontage: how many strength points of a hex may fire, and through which of its hexsides.

The topmost units fire up to the limit of the hex; what a unit may fire does not depend on whether those above it do
(8.33). A Refused stack divides that strength between its Front and its Refused Front (7.34).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from caracole.systems.gbacw.rules import query
from caracole.systems.gbacw.rules.components.drm import Drm
from caracole.systems.gbacw.rules.components.numbers import Hex, Unit
from caracole.systems.gbacw.rules.components.printed import ARTILLERY, ATTACK, CAVALRY
from caracole.systems.gbacw.rules.extension.extension import strength_in
from caracole.systems.gbacw.rules.state import NOT_REFUSED, GbacwState, Mark

if TYPE_CHECKING:
    from caracole.systems.gbacw.rules.setting import Setting

FIRED: Final = "fired_from"
"""A note: unit, hex, strength points that it fired from there in this activation."""

JOINED: Final = "joined_refused"
"""A note: a unit that stacked with Refused units of which one had fired (C7.34.i)."""

WHOLE: Final = -1
"""The section of a unit that has none."""


class Share(NamedTuple):
    """What a unit, or a section of a battery, may fire from a hex."""

    unit: Unit
    section: int
    front: int
    """Strength points through its Front ..."""
    refused: int = 0
    """... and through its Refused Front."""


# --- 8.31 the limit of a hex -----------------------------------------------------------------------------------------


def shares(game: Setting, state: GbacwState, where: Hex) -> list[Share]:
    """Who may fire how much from a hex, from the top down.

    C8.31.a, C8.31.b, C8.31.c, C8.31.d: the limits by arms; C8.33.a, C8.33.b: each unit takes its part of the limit
    whether it fires or not. C7.34.d, C7.34.e, C7.34.f: of a Refused stack half, rounded up, goes through its Front and
    half, rounded down, through its Refused Front, whatever there is to shoot at; C7.34.g, C7.34.h: from the top down
    each unit or section fills up what is left of the Front's half, then of the other.
    """
    rows = _rows(game, state, where)
    stack = query.stack(state, where)
    if not stack or query.refused_in(game, state, stack[0], where) == NOT_REFUSED:
        return [Share(unit, section, points) for unit, section, points in rows]
    whole = sum(points for _, _, points in rows)
    ahead, aside = whole - whole // 2, whole // 2
    found = []
    for unit, section, points in rows:
        front = min(points, ahead)
        refused = min(points - front, aside)
        ahead, aside = ahead - front, aside - refused
        found.append(Share(unit, section, front, refused))
    return found


def _rows(game: Setting, state: GbacwState, where: Hex) -> list[tuple[Unit, int, int]]:
    """(unit, section, strength points within the limits of 8.31), top first, a battery by its sections (C7.34.h)."""
    stack = query.stack(state, where)
    arms = {query.arm(game, state, unit) for unit in stack}
    caps = game.field.charts.fire_caps
    if arms == {ARTILLERY}:
        left = caps["artillery"]
    elif ARTILLERY in arms:
        left = caps["mixed"]
        first = next(unit for unit in stack if query.is_artillery(game, unit))
        if first == stack[0]:
            # C8.31.c: one battery even if it has more guns than that.
            left = max(left, state.strength[first])
    else:
        left = caps["mounted"] if CAVALRY in arms else caps["infantry"]
    horse = caps["mounted"]
    rows = []
    for unit in stack:
        for section, strength in _sections(game, state, unit, where):
            points = min(strength, left)
            if query.arm(game, state, unit) == CAVALRY:
                points = min(points, horse)
                horse -= points
            left -= points
            rows.append((unit, section, points))
    return rows


def _sections(game: Setting, state: GbacwState, unit: Unit, where: Hex) -> list[tuple[int, int]]:
    """C14.25.a: of four dismounted troopers one holds the horses."""
    guns = state.guns[unit]
    if not guns:
        points = strength_in(game, state, unit, where)
        holders = points // 4 if query.arm(game, state, unit) != game.field.units[unit].arm else 0
        return [(WHOLE, points - holders)]
    return [(section, guns[section]) for section in state.section_order[unit] if guns[section]]


# --- what may fire now -----------------------------------------------------------------------------------------------


def firing_strength(
    game: Setting, state: GbacwState, unit: Unit, where: Hex, through: int, section: int | None = None
) -> int:
    """C7.34.c: the strength points that a unit (or one section of a battery) may fire now from a hex through a
    hexside (a direction). 0 if the hexside is not in its Front (C7.13.a).

    C8.33.c: artillery stacked with others fires only from the top. C8.31.e: what others who are still in the hex have
    fired from it counts; who has left it does not count. C7.34.i: who joined Refused units after fire waits.
    """
    stack = query.stack(state, where)
    if unit not in stack or (unit,) in query.notes(state, JOINED):
        return 0
    kind = query.side_class_in(game, state, unit, where, through)
    if kind not in (query.FRONT, query.REFUSED_FRONT):
        return 0
    mixed = any(not query.is_artillery(game, other) for other in stack)
    if query.is_artillery(game, unit) and mixed and stack[0] != unit:
        return 0
    rows = shares(game, state, where)
    mine = [row for row in rows if row.unit == unit and section in (None, row.section)]
    points = sum(row.front if kind == query.FRONT else row.refused for row in mine)
    return min(points, max(0, sum(row.front + row.refused for row in rows) - _fired_by_others(state, unit, where)))


def _fired_by_others(state: GbacwState, unit: Unit, where: Hex) -> int:
    here = query.stack(state, where)
    rows = query.notes(state, FIRED)
    return sum(points for other, place, points in rows if other != unit and other in here and place == where)


def note_fire(state: GbacwState, unit: Unit, where: Hex, points: int) -> None:
    """C8.31.e: a phasing unit has fired so many strength points from a hex."""
    query.note(state, FIRED, unit, where, points)


def note_joining(game: Setting, state: GbacwState, unit: Unit, where: Hex) -> None:
    """C7.34.i: a unit under Attack Orders that stacks with Refused units after any of them fired may not fire."""
    others = [other for other in query.stack(state, where) if other != unit]
    refused = any(state.refused[other] != NOT_REFUSED for other in others)
    fired = any(query.has(state, Mark.FIRED, other) for other in others)
    if refused and fired and query.orders(game, state, unit) == ATTACK:
        query.note(state, JOINED, unit)


# --- 8.34 massed and dispersed targets -------------------------------------------------------------------------------


def density(game: Setting, state: GbacwState, where: Hex) -> list[Drm]:
    """C8.34.a to C8.34.c, C8.44.o: the modifier of shot and shell at a hex with many or few strength points that are no
    guns; none if only guns stand there."""
    others = [unit for unit in query.stack(state, where) if not query.is_artillery(game, unit)]
    if not others:
        return []
    chart = game.field.charts.fire_modifiers
    points = sum(strength_in(game, state, unit, where) for unit in others)
    if points >= chart["massed_from"]:
        return [Drm("C8.34.a", "massed", chart["massed"])]
    if points <= chart["dispersed_up_to"]:
        return [Drm("C8.34.b", "dispersed", chart["dispersed"])]
    return []
