"""11.42, 11.43, 11.55 What the ground does to an assault: modifiers of each pair of hexes, whether they favour the
defender, what halves cavalry and what a Charge cannot use."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from caracole.systems.gbacw.rules import query
from caracole.systems.gbacw.rules.assault.declared import Assault, attackers, defended
from caracole.systems.gbacw.rules.components.drm import Drm, total
from caracole.systems.gbacw.rules.components.field import CROSSINGS, barriers
from caracole.systems.gbacw.rules.components.numbers import Hex, Unit
from caracole.systems.gbacw.rules.components.printed import INFANTRY
from caracole.systems.gbacw.rules.components.terrain import Terrain
from caracole.systems.gbacw.rules.state import GbacwState

if TYPE_CHECKING:
    from caracole.systems.gbacw.rules.setting import Setting

SLOPES: Final = ("minor_up", "minor_down", "steep_up", "steep_down", "abrupt_up", "abrupt_down", "gradual")
WALLS: Final = ("wall_low", "wall_high")
TOWN: Final = "town"
"""RN11.43.3: a town halves a Charge, but no other mounted assault and no mounted defence."""


def pairs(game: Setting, state: GbacwState, row: Assault) -> list[tuple[Hex, Hex]]:
    """C11.42.b: every attacking hex with every target, still defended, that the attacker has in front of it there."""
    held = [where for where in defended(game, state, row) if where in row.targets]
    return sorted(
        {
            (where, to)
            for unit in attackers(game, state, row)
            for where in query.hexes_of(state, unit)
            for to in held
            if attacks_across(game, state, unit, where, to)
        }
    )


def attacks_across(game: Setting, state: GbacwState, unit: Unit, where: Hex, to: Hex) -> bool:
    """Has the part of a unit that stands here this hex in its Front?"""
    direction = game.field.grid.direction(where, to)
    return direction >= 0 and query.side_class_in(game, state, unit, where, direction) == query.FRONT


def rows_between(game: Setting, origin: Hex, target: Hex) -> list[Terrain]:
    """The rows of the Terrain Effects Chart for an assault from one hex into another. A bridge or ford takes the place
    of its stream (C9.44.d, C9.44.e)."""
    field = game.field
    place = origin * 6 + field.grid.direction(origin, target)
    found = [field.terrain[target], *barriers(field, place, origin, target)]
    crossing = field.sides.crossing[place]
    if crossing:
        found = [row for row in found if row.id != "stream"] + [field.chart.rows[CROSSINGS[crossing]]]
    return found


def is_entrenched(game: Setting, state: GbacwState, origin: Hex, target: Hex) -> bool:
    """C15.23.d: an Entrenchment of the defended hex covers the hexside."""
    return query.is_entrenched(state, target, game.field.grid.direction(target, origin))


def has_foot(game: Setting, state: GbacwState, where: Hex) -> bool:
    """Does infantry or dismounted cavalry stand there, for whom some cover is only made?"""
    return any(query.arm(game, state, unit) == INFANTRY for unit in query.stack(state, where))


def pair_modifiers(game: Setting, state: GbacwState, origin: Hex, target: Hex) -> list[Drm]:
    """C11.42.b, C15.23.d, RN15.23.1: the ground between two hexes, item by item, an Entrenchment for whoever stands
    behind it; the chart limits the sum."""
    foot = has_foot(game, state, target)
    found: list[Drm] = []
    for row in rows_between(game, origin, target):
        if not row.assault or (row.foot_only == "all" and not foot):
            continue
        if row.id in SLOPES:
            found.append(Drm("C11.42.b", "assault_slope", row.assault))
        elif row.id in WALLS:
            found.append(Drm("C11.42.b", "assault_wall", row.assault))
        elif row.id in CROSSINGS:
            found.append(Drm("C11.42.b", "assault_crossing", row.assault))
        elif row.kind == "hexside":
            found.append(Drm("C11.42.b", "assault_stream", row.assault))
        else:
            found.append(Drm("C11.42.b", "assault_hex", row.assault))
    if is_entrenched(game, state, origin, target):
        found.append(Drm("C15.23.d", "assault_entrenchment", game.field.charts.assault_modifiers["entrenchment"]))
    limit = game.field.chart.assault_limit
    if total(found) < limit:
        found.append(Drm("C11.42.b", "assault_ground_limit", limit - total(found)))
    return found


def ground_modifiers(game: Setting, state: GbacwState, row: Assault) -> list[Drm]:
    """C11.42.b: of all pairs of hexes the one that is best for the defender."""
    found = [pair_modifiers(game, state, origin, target) for origin, target in pairs(game, state, row)]
    return min(found, key=total, default=[])


def favours_defender(game: Setting, state: GbacwState, row: Assault) -> bool:
    """C11.43.d, C11.55.a: has the defender a favourable terrain modifier?"""
    return total(ground_modifiers(game, state, row)) < 0


def lets_charge(game: Setting, state: GbacwState, row: Assault) -> bool:
    """C11.55.a: a Charge has its benefits if no modifier favours the defender and the chart allows them."""
    if favours_defender(game, state, row):
        return False
    return all(
        each.charge_bonus for origin, target in pairs(game, state, row) for each in rows_between(game, origin, target)
    )


def halves_assault(game: Setting, targets: tuple[Hex, ...], charging: bool) -> bool:
    """C11.43.c, C11.55.c, RN11.43.3: woods and orchards halve mounted attackers, a town those that charge."""
    return any(
        game.field.terrain[where].half_cavalry and (charging or game.field.terrain[where].id != TOWN)
        for where in targets
    )


def halves_defence(game: Setting, where: Hex) -> bool:
    """C11.43.c, RN11.43.3: mounted cavalry in woods or orchard defends with half its strength."""
    row = game.field.terrain[where]
    return row.half_cavalry and row.id != TOWN


def lets_countercharge(game: Setting, origin: Hex, target: Hex) -> bool:
    """C11.56.g: could cavalry in ``origin`` charge into the attacker's hex? C11.52.c: streams do not matter."""
    return all(row.charge_path for row in rows_between(game, origin, target))
