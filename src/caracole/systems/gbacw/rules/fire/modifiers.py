"""10.8 Fire modifiers: one list for every shot, known before the die is rolled.

When several units or hexes fire together, each modifier is the one that is worst for the firer (8.45, 10.64, 10.82).
"""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from typing import TYPE_CHECKING, Any, NamedTuple

from caracole.kernel.bits import members
from caracole.systems.gbacw.rules import query
from caracole.systems.gbacw.rules.battle.ambush import first_volley
from caracole.systems.gbacw.rules.components.charts import FireTable, Result
from caracole.systems.gbacw.rules.components.cohesion import fatigue_modifier
from caracole.systems.gbacw.rules.components.drm import Drm, spread, total
from caracole.systems.gbacw.rules.components.field import CROSSINGS, SLOPES, WALLS
from caracole.systems.gbacw.rules.components.numbers import NO_UNIT, Hex, Unit
from caracole.systems.gbacw.rules.components.printed import CAVALRY, DAWN, DUSK, INFANTRY, MARCH, NIGHT
from caracole.systems.gbacw.rules.components.terrain import ABRUPT, MINOR, SHELL, SMALL_ARMS, STEEP, Terrain
from caracole.systems.gbacw.rules.fire.shots import PHASING, PRE_ASSAULT, STEEP_LEVELS, Part, Shot, too_steep, weapons
from caracole.systems.gbacw.rules.stacking import frontage
from caracole.systems.gbacw.rules.state import LOW, GbacwState, Mark

if TYPE_CHECKING:
    from caracole.systems.gbacw.rules.setting import Setting


def modifiers(game: Setting, state: GbacwState, shot: Shot, struck: Unit = NO_UNIT) -> list[Drm]:
    """C10.81.a: everything that changes the die of this shot; C11.71.a: leaders have no part in it. ``struck`` is the
    unit that the fire hits, the top unit of the target hex if not said (10.43)."""
    hit = struck if struck >= 0 else query.top(state, shot.target)
    lists = [[*_of_firer(game, state, shot, part), *_of_line(game, state, shot, part, hit)] for part in shot.parts]
    rows = lists[0] if len(lists) == 1 else _worst(lists)
    return [*rows, *_of_target(game, state, shot, hit)]


def _worst(lists: list[list[Drm]]) -> list[Drm]:
    """C8.45.b, C10.64.a, C10.65.f, C10.82.b: of each modifier the one that is worst for the firer; one that not all of
    them have counts only against him."""
    found: dict[str, Drm] = {}
    for rows in lists:
        for row in rows:
            if row.code not in found or row.value < found[row.code].value:
                found[row.code] = row
    short = {row.code for row in found.values() if any(row.code not in {each.code for each in rows} for rows in lists)}
    return [row for row in found.values() if row.value < 0 or row.code not in short]


# --- the firer -------------------------------------------------------------------------------------------------------


def _of_firer(game: Setting, state: GbacwState, shot: Shot, part: Part) -> list[Drm]:
    """Range, light and the firer's own state."""
    chart, unit = game.field.charts.fire_modifiers, part.unit
    distance = game.field.grid.distance(part.hex, shot.target)
    found = [_range(game, state, part, distance), *_light(game, state, distance)]
    if shot.prepared:
        found.append(Drm("C10.53.a", "prepared", chart["prepared"]))
    if query.is_mounted(state, unit):
        found.append(Drm("C14.24.c", "mounted_firer", chart["mounted_firer"]))
    if query.is_disordered(state, unit):
        found.append(Drm("C10.81.a", "disordered", chart["disordered"]))  # C12.34.d
    row = game.field.units[unit]
    if row.green:
        found.append(Drm("C14.1.a", "green", chart["green"]))
    if _is_low(state, part):
        found.append(Drm("C10.69.a" if row.sections else "C10.91.a", "low_ammunition", chart["low_ammunition"]))
    tired = fatigue_modifier(game, state, unit)
    if tired:
        found.append(Drm("C17.31.b3", "fatigue", -tired))
    return [*found, *_of_guns(game, state, shot, part, distance)] if row.sections else found


def _range(game: Setting, state: GbacwState, part: Part, distance: int) -> Drm:
    """C10.64.a: guns of several types all use the worst of their modifiers."""
    return Drm("C10.81.a", "range", min(weapon.range[distance - 1] for weapon in weapons(game, state, part)))


def _light(game: Setting, state: GbacwState, distance: int) -> list[Drm]:
    """C16.11.b: dawn and dusk, beyond one hex; C16.12.b: night, by the range."""
    light = query.light(game, state)
    charts = game.field.charts
    if light in (DAWN, DUSK) and distance > 1:
        return [Drm("C16.11.b", "twilight", charts.fire_modifiers["dusk_beyond_one_hex"])]
    if light == NIGHT:
        return [Drm("C16.12.b", "night", charts.night_fire[min(distance, len(charts.night_fire)) - 1])]
    return []


def _is_low(state: GbacwState, part: Part) -> bool:
    levels = state.ammunition[part.unit]
    return any(levels[n] == LOW for n in (members(part.sections) if state.guns[part.unit] else (0,)))


def came_to_the_top(game: Setting, state: GbacwState, unit: Unit) -> bool:
    """C10.61.f: guns that began this brigade activation beneath others and are on top now."""
    return query.has(state, Mark.BEGAN_UNDER, unit) and query.top(state, state.hex_of[unit]) == unit


def _of_guns(game: Setting, state: GbacwState, shot: Shot, part: Part, distance: int) -> list[Drm]:
    """C10.61.c, C10.61.f, RN10.61.3: moved or came to the top, once; C9.62.f, C10.45.e: turned in reaction; C10.67.f:
    firing up or down a cliff."""
    chart, unit, found = game.field.charts.fire_modifiers, part.unit, []
    moved = shot.moving or query.has(state, Mark.SPENT_MP, unit)
    if moved or came_to_the_top(game, state, unit):
        found.append(Drm("C10.61.c" if moved else "C10.61.f", "moved_artillery", chart["moved_artillery"]))
    if shot.cause != PHASING and query.has(state, Mark.REACTION_PENALTY, unit):
        found.append(Drm("C10.45.e", "reaction_facing", chart["reaction_facing"]))
    if shot.cause == PRE_ASSAULT and distance == 1 and too_steep(game, part.hex, shot.target):
        found.append(Drm("C10.67.f", "adjacent_two_levels", chart["adjacent_two_levels"]))
    return found


# --- the line of fire ------------------------------------------------------------------------------------------------


def _of_line(game: Setting, state: GbacwState, shot: Shot, part: Part, hit: Unit) -> list[Drm]:
    """What depends on the way from the firer to the target: ground, earthworks, enfilade, surprise, height."""
    chart = game.field.charts.fire_modifiers
    origin, target = part.hex, shot.target
    ways = game.field.grid.leaves(target, origin)
    found = _terrain(game, state, shot, part, hit, ways)
    if shot.kind == SMALL_ARMS and all(
        query.is_entrenched(state, origin, way) for way in game.field.grid.leaves(origin, target)
    ):
        # C10.81.c: at the corner between an earthwork and open ground there is no bonus.
        found.append(Drm("C15.23.a", "behind_entrenchment", chart["behind_entrenchment"]))
    if shot.kind != SHELL and _is_enfilade(game, state, hit, target, ways):
        found.append(Drm("C10.81.a", "enfilade", chart["enfilade"]))
    found += first_volley(game, state, part.unit, origin, target)
    downhill = game.field.elevation[target] < game.field.elevation[origin]
    if shot.kind == SHELL and downhill and not any(row.code == "downhill" for row in found):
        found.append(Drm("C10.67.d", "downhill_shell", chart["downhill_shell"]))
    return found


def _is_enfilade(game: Setting, state: GbacwState, hit: Unit, where: Hex, ways: Iterable[int]) -> bool:
    """C10.81.a, RN10.81.2, RN10.81.3: fire that enters through a Flank hexside (through a Rear one only by the option),
    at a corner only if both hexsides are such; never against a unit in March. C8.42.c: of an Extended unit the part in
    the hex counts, also when it draws in."""
    if hit < 0 or query.orders(game, state, hit) == MARCH:
        return False
    open_sides = {query.FLANK, query.REAR} if game.rules.enfilade_from_the_rear else {query.FLANK}
    return all(query.side_class_in(game, state, hit, where, way) in open_sides for way in ways)


def _terrain(game: Setting, state: GbacwState, shot: Shot, part: Part, hit: Unit, ways: Iterable[int]) -> list[Drm]:
    """C10.81.d: the target's hex and the hexside through which the fire enters it; C10.81.b: at a corner the hexside
    that helps the target more; C8.44.q: the ground of the part aimed at. C15.23.b: earthworks. All of it together goes
    no lower than the chart's limit."""
    chart = game.field.charts.fire_modifiers
    on_foot = hit >= 0 and query.arm(game, state, hit) == INFANTRY
    found = [Drm("C10.81.d", "terrain", _help(game.field.terrain[shot.target], shot.kind, on_foot))]
    sides = []
    for way in ways:
        rows = [_help(row, shot.kind, on_foot) for row in _hexside(game, part.hex, shot.target, way)]
        behind = shot.kind != SHELL and on_foot and query.is_entrenched(state, shot.target, way)
        sides.append((sum(rows), chart["target_entrenched"] if behind else 0))
    hexside, work = min(sides, key=lambda row: (sum(row), row))
    found.append(Drm("C10.81.b", "hexside", hexside))
    if work:
        found.append(Drm("C15.23.b", "target_entrenched", work))
    slope = _slope(game, part.hex, shot.target)
    if slope is not None:
        value = _help(slope, shot.kind, on_foot)
        found.append(Drm("C10.81.e", "downhill" if value > 0 else "slope", value))
    below = game.field.chart.fire_limit - total(found)
    if below > 0:
        found.append(Drm("C10.81.d", "terrain_limit", below))
    return [row for row in found if row.value]


def _help(row: Terrain, kind: int, on_foot: bool) -> int:
    """A row's modifier; some help only those on foot. C10.67.g: the chart is the battle's own."""
    return 0 if row.foot_only and not on_foot else row.fire[kind]


def _hexside(game: Setting, origin: Hex, target: Hex, way: int) -> list[Terrain]:
    """What lies on the hexside of the target, slopes left out."""
    field, place = game.field, target * 6 + way
    names = []
    if field.sides.crossing[place]:
        names.append(CROSSINGS[field.sides.crossing[place]])
    elif field.sides.stream[place]:
        names.append("stream")
    if field.sides.wall[place]:
        names.append(WALLS[field.sides.wall[place]])
    return [field.chart.rows[name] for name in names]


def _slope(game: Setting, origin: Hex, target: Hex) -> Terrain | None:
    """C10.81.e: the line of the chart for the slope: of the hexside itself for neighbours, else by the difference of
    the levels: one is minor, two steep, more abrupt."""
    field = game.field
    climb = field.elevation[target] - field.elevation[origin]
    if not climb:
        return None
    if field.grid.distance(origin, target) == 1:
        kind = field.sides.slope[origin * 6 + field.grid.direction(origin, target)]
    else:
        kind = MINOR if abs(climb) < STEEP_LEVELS else STEEP if abs(climb) == STEEP_LEVELS else ABRUPT
    name = SLOPES.get(kind)
    if name is None:
        return field.chart.rows["gradual"]
    return field.chart.rows[f"{name}_up" if climb > 0 else f"{name}_down"]


# --- the target ------------------------------------------------------------------------------------------------------


def _of_target(game: Setting, state: GbacwState, shot: Shot, hit: Unit) -> list[Drm]:
    """C8.34.a, C8.34.b: many or few under shell; RN10.81.1: horsemen who do not act themselves, under small arms and
    canister."""
    if shot.kind == SHELL:
        return frontage.density(game, state, shot.target)
    if hit >= 0 and query.arm(game, state, hit) == CAVALRY and game.field.units[hit].side != state.phasing:
        value = game.field.charts.fire_modifiers["mounted_target"]
        return [Drm("C14.24.c", "mounted_target", value)]
    return []


# --- the table -------------------------------------------------------------------------------------------------------


def table_for(game: Setting, kind: int) -> FireTable:
    """C10.17.a, C10.67.a, C10.67.b: shell has a table of its own."""
    return game.field.charts.artillery_fire if kind == SHELL else game.field.charts.fire


class Preview(NamedTuple):
    """What a shot would do, before it is fired."""

    strength: int
    modifiers: list[Drm]
    odds: dict[str, Fraction]

    def plain(self) -> dict[str, Any]:
        """As JSON data, chances in percent."""
        return {
            "strength": self.strength,
            "modifiers": [row.plain() for row in self.modifiers],
            "odds": {code: int(share * 100) for code, share in self.odds.items()},
        }


def preview(game: Setting, state: GbacwState, shot: Shot, struck: Unit = NO_UNIT) -> Preview:
    """The modifiers of a shot and the chance of every result."""
    rows = modifiers(game, state, shot, struck)
    added, table = total(rows), table_for(game, shot.kind)

    def code(die: int) -> str:
        result: Result = table.result(die + added, shot.points)
        return result.code

    return Preview(shot.points, rows, spread(code))
