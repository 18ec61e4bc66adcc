"""11.37, 11.42 to 11.44, 11.72 Every modifier of an assault and of the check before it, as items; odds beforehand.

:func:`assault_modifiers` and :func:`check_modifiers` answer for assaults that are declared and for ones that a player
only thinks of: an ``Assault`` row need not be among the notes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from caracole.systems.gbacw.rules import query
from caracole.systems.gbacw.rules.assault import charge
from caracole.systems.gbacw.rules.assault.declared import (
    Assault,
    attackers,
    declared,
    defended,
    defenders,
    hexes_of_all,
    is_committed,
    position,
    positions,
    units_in,
)
from caracole.systems.gbacw.rules.assault.ground import (
    attacks_across,
    ground_modifiers,
    has_foot,
    is_entrenched,
    lets_charge,
    pairs,
    rows_between,
)
from caracole.systems.gbacw.rules.assault.strength import ratio
from caracole.systems.gbacw.rules.assault.targets import charges_on_foot
from caracole.systems.gbacw.rules.components.cohesion import fatigue_modifier, standing_modifiers
from caracole.systems.gbacw.rules.components.drm import Drm, chance_to_pass, listed, percent, spread, total
from caracole.systems.gbacw.rules.components.numbers import NOWHERE, Hex, Unit
from caracole.systems.gbacw.rules.components.printed import AGGRESSIVE, CAVALRY, INDEPENDENT, MARCH
from caracole.systems.gbacw.rules.state import GbacwState, Mark

if TYPE_CHECKING:
    from caracole.systems.gbacw.rules.setting import Setting


# --- Step 6a ---------------------------------------------------------------------------------------------------------


def assault_modifiers(game: Setting, state: GbacwState, row: Assault) -> list[Drm]:
    """C11.42.a: all of them, those that change nothing left out."""
    found = [
        Drm("C11.43.a", "assault_ratio", ratio(game, state, row).modifier),
        *position_modifiers(game, state, row),
        *charge_modifiers(game, state, row),
        *ground_modifiers(game, state, row),
        *disorder_modifiers(game, state, row),
        *leader_modifiers(game, state, row),
        *fatigue_modifiers(game, state, row),
    ]
    if row.series:
        found.append(
            Drm("C11.47.p", "continued_assault", row.series * game.field.charts.assault_modifiers["continued"])
        )
    return [each for each in found if each.value]


def charge_modifiers(game: Setting, state: GbacwState, row: Assault) -> list[Drm]:
    """C11.21.a, C11.21.e, C11.42.c, C11.55.a, C11.56.e, C11.57.b: only if every attacker charges, never when continued
    (C11.21.b, C11.47.n). RN11.56.1: infantry keeps its own against a countercharge."""
    chart, found = game.field.charts.assault_modifiers, []
    countered = any(query.has(state, Mark.COUNTERCHARGING, unit) for unit in defenders(game, state, row))
    if row.series:
        return []
    if charges_by_foot(game, state, row):
        found.append(Drm("C11.21.a", "infantry_charge", chart["infantry_charge"]))
    if charges_by_horse(game, state, row) and not countered and lets_charge(game, state, row):
        found.append(Drm("C11.55.a", "cavalry_charge", chart["cavalry_charge"]))
    if countered and not is_mounted_assault(game, state, row):
        found.append(Drm("C11.56.e", "countercharge", chart["countercharge_against_infantry"]))
    return found


def charges_by_foot(game: Setting, state: GbacwState, row: Assault) -> bool:
    """C11.21.a, C11.21.e, C11.42.c: an Infantry Charge of all attackers."""
    units = attackers(game, state, row)
    return not row.series and bool(units) and all(charges_on_foot(game, state, unit) for unit in units)


def charges_by_horse(game: Setting, state: GbacwState, row: Assault) -> bool:
    """C11.51.a, C11.42.c: a cavalry Charge of all attackers."""
    units = attackers(game, state, row)
    return not row.series and bool(units) and all(charge.is_charging(game, state, unit, row.targets) for unit in units)


def is_charge(game: Setting, state: GbacwState, row: Assault) -> bool:
    """C11.47.b, C11.56.a: a Charge of either kind."""
    return charges_by_foot(game, state, row) or charges_by_horse(game, state, row)


def is_mounted_assault(game: Setting, state: GbacwState, row: Assault) -> bool:
    """C11.33.c4: by mounted cavalry, charging or not; C11.32.c: foot and mounted never combine."""
    return any(query.arm(game, state, unit) == CAVALRY for unit in row.attackers)


def disorder_modifiers(game: Setting, state: GbacwState, row: Assault) -> list[Drm]:
    """C11.22.a, C12.34.c, RN-T7.1: any attacker Disordered; all defenders Disordered, guns only if they are alone."""
    chart, found = game.field.charts.assault_modifiers, []
    if any(query.is_disordered(state, unit) for unit in attackers(game, state, row)):
        found.append(Drm("C11.22.a", "attacker_disordered", chart["attacker_disordered"]))
    units = defenders(game, state, row)
    men = [unit for unit in units if not query.is_artillery(game, unit)] or list(units)
    if men and all(query.is_disordered(state, unit) for unit in men):
        found.append(Drm("C12.34.c", "defenders_disordered", chart["defenders_disordered"]))
    return found


def fatigue_modifiers(game: Setting, state: GbacwState, row: Assault) -> list[Drm]:
    """C11.42.f, C11.42.g, C17.31.b2, C17.31.c2: the most tired attackers, the freshest defenders."""
    worst = max((fatigue_modifier(game, state, unit) for unit in attackers(game, state, row)), default=0)
    men = [unit for unit in defenders(game, state, row) if not query.is_artillery(game, unit)]
    best = min((fatigue_modifier(game, state, unit) for unit in men), default=0)
    found = [Drm("C11.42.f", "attacker_fatigue", -worst)] if worst else []
    return [*found, Drm("C11.42.g", "defender_fatigue", best)] if best else found


# --- 11.44 position --------------------------------------------------------------------------------------------------


def assailants(game: Setting, state: GbacwState, row: Assault, where: Hex) -> list[tuple[Unit, tuple[Hex, ...]]]:
    """C11.44.a, C11.44.b, RN11.44.1: all units that declared an assault on the position of a hex and did not hang back,
    with the hexes from which they did, combined or not, resolved already or not."""
    place = position(state, where)
    rows = [other for other in declared(state) if other.side == row.side and other.number != row.number]
    rows = [other for other in rows if any(target in place for target in other.targets)]
    found = [
        (unit, hexes)
        for other in rows
        for unit, hexes in zip(other.attackers, other.places, strict=True)
        if is_committed(state, unit)
    ]
    return found + [(unit, query.hexes_of(state, unit)) for unit in attackers(game, state, row)]


def sides_of_attack(game: Setting, state: GbacwState, row: Assault, where: Hex) -> set[int]:
    """C11.44.a: through which sides of the defender in a hex it is assaulted. A Refused Front is a front (C7.34.a)."""
    top = query.top(state, where)
    found = set()
    for unit, hexes in assailants(game, state, row, where):
        for origin in hexes:
            if attacks_across(game, state, unit, origin, where):
                side = query.class_of_attack(game, state, top, where, origin)
                found.add(query.FRONT if side == query.REFUSED_FRONT else side)
    return found


def is_surrounded(game: Setting, state: GbacwState, row: Assault, where: Hex) -> bool:
    """C11.44.d: every hex next to the defender is held by units that assault it, or is a Front hex of theirs."""
    place = position(state, where)
    units = assailants(game, state, row, where)
    held = {each for _, hexes in units for each in hexes}
    fronts = {
        each
        for unit, hexes in units
        if state.hex_of[unit] in hexes
        for origin in hexes
        for each in query.front_hexes(game, state, unit, origin)
    }
    around = {each for part in place for each in game.field.grid.neighbours[part] if each >= 0} - set(place)
    return around <= held | fronts


def position_of(game: Setting, state: GbacwState, row: Assault, where: Hex) -> Drm | None:
    """C11.44.a, C11.44.c, C11.44.d, C11.44.f: what the attackers' position is worth against one defended hex."""
    chart = game.field.charts.assault_modifiers
    if is_surrounded(game, state, row, where):
        return Drm("C11.44.d", "position_surrounded", chart["position_surrounded"])
    sides = sides_of_attack(game, state, row, where)
    if len(sides) > 1:
        both = sides == {query.FRONT, query.REAR}
        return Drm("C11.44.c" if both else "C11.44.f", "position_combined", chart["position_combined"])
    if sides == {query.FLANK}:
        return Drm("C11.44.a", "position_flank", chart["position_flank"])
    if sides == {query.REAR}:
        return Drm("C11.44.a", "position_rear", chart["position_rear"])
    return None


def position_modifiers(game: Setting, state: GbacwState, row: Assault) -> list[Drm]:
    """C11.42.e: where defended hexes differ, the one best for the defender; C11.44.e: less one for each attacking hex
    in the Front of an enemy whom this assault does not attack."""
    held = [where for where in defended(game, state, row) if where in row.targets]
    found = [position_of(game, state, row, where) for where in held]
    if not found or None in found:
        return []
    worst = min((each for each in found if each is not None), key=lambda each: each.value)
    exposed = exposed_hexes(game, state, row)
    value = exposed * game.field.charts.assault_modifiers["unattacked_front"]
    return [worst, Drm("C11.44.e", "unattacked_front", value)] if exposed else [worst]


def exposed_hexes(game: Setting, state: GbacwState, row: Assault) -> int:
    """C11.44.e: how many attacking hexes lie in the Front of enemies that are not attacked in this assault."""
    attacked = set(defended(game, state, row))
    mine = hexes_of_all(state, attackers(game, state, row))
    found = 0
    for where in mine:
        for enemy in query.adjacent_enemies(game, state, where, row.side):
            unit = query.top(state, enemy)
            if enemy not in attacked and where in query.front_hexes(game, state, unit, enemy):
                found += 1
                break
    return found


# --- 11.72 leaders ---------------------------------------------------------------------------------------------------


def leader_of(game: Setting, brigade: int) -> int:
    """C11.72.a, RN11.72.1: the Brigade leader, or for units of no brigade their Division leader; -1 for none."""
    row = game.field.brigades[brigade]
    return game.field.divisions[row.division].leader if row.kind == INDEPENDENT else row.leader


def leader_modifiers(game: Setting, state: GbacwState, row: Assault) -> list[Drm]:
    """C11.42.d: of several brigades the one whose leader helps least. C11.72.a, C11.72.b: a phasing brigade none of
    whose attackers has its leader with it; C11.72.c: an attacker with its own Aggressive leader."""
    units = attackers(game, state, row)
    found = [brigade_modifier(game, state, row, brigade) for brigade in sorted({state.brigade_of[u] for u in units})]
    worst = min(found, key=lambda each: 0 if each is None else each.value, default=None)
    return [] if worst is None else [worst]


def brigade_modifier(game: Setting, state: GbacwState, row: Assault, brigade: int) -> Drm | None:
    """What the leader of one attacking brigade does for this assault."""
    chart, leader = game.field.charts.assault_modifiers, leader_of(game, brigade)
    place = state.leader_hex[leader] if leader >= 0 else NOWHERE
    mine = [unit for unit in attackers(game, state, row) if state.brigade_of[unit] == brigade]
    if place >= 0 and any(place in query.hexes_of(state, unit) for unit in mine):
        if query.ratings(game, state, leader).profile == AGGRESSIVE and game.field.brigades[brigade].leader == leader:
            return Drm("C11.72.c", "aggressive_leader", chart["aggressive_brigadier"])
        return None
    if row.side != state.phasing:
        return None
    rows = [other for other in declared(state) if other.side == row.side]
    all_units = {unit for other in rows for unit in other.attackers if state.brigade_of[unit] == brigade} | set(mine)
    if place >= 0 and any(place in query.hexes_of(state, unit) for unit in all_units):
        return None
    return Drm("C11.72.a", "no_leader", chart["no_brigadier"])


# --- Step 4 ----------------------------------------------------------------------------------------------------------


def check_modifiers(game: Setting, state: GbacwState, unit: Unit, rows: list[Assault]) -> list[Drm]:
    """C11.37.a, C11.32.h: the modifiers of the Pre-Assault check of a unit for its position, of several assaults the
    worst. Leaders and Fatigue, which touch every Cohesion roll, are not among them."""
    found = [_check_against(game, state, unit, row) for row in rows]
    return max(found, key=total, default=[])


def _check_against(game: Setting, state: GbacwState, unit: Unit, row: Assault) -> list[Drm]:
    """C6.13.i, C11.55.b, C11.37.g, C12.34.c, C11.37.h, C15.23.c: the modifiers that one assault brings."""
    chart = game.field.charts.pre_assault
    place = {each for where in query.hexes_of(state, unit) for each in position(state, where)}
    mine = [(origin, target) for origin, target in pairs(game, state, row) if target in place]
    found: list[Drm] = []
    if query.orders(game, state, unit) == MARCH:
        found.append(Drm("C6.13.i", "check_march", chart["march_orders"]))
    mounted = query.arm(game, state, unit) == CAVALRY
    if not mounted and charges_by_horse(game, state, row) and lets_charge(game, state, row):
        found.append(Drm("C11.55.b", "check_charged", chart["charged"]))
    sides = {query.class_of_attack(game, state, query.top(state, to), to, origin) for origin, to in mine}
    if query.REAR in sides:
        found.append(Drm("C11.37.g", "check_rear", chart["rear"]))
    elif query.FLANK in sides:
        found.append(Drm("C11.37.g", "check_flank", chart["flank"]))
    if query.is_disordered(state, unit):
        found.append(Drm("C12.34.c", "check_disordered", chart["disordered"]))
    if any(is_entrenched(game, state, origin, to) for origin, to in mine):
        found.append(Drm("C11.37.h", "check_entrenchment", chart["entrenchment"]))
    cover = min((_check_ground(game, state, origin, to) for origin, to in mine), default=0)
    return [*found, Drm("C11.37.a", "check_ground", cover)] if cover else found


def _check_ground(game: Setting, state: GbacwState, origin: Hex, target: Hex) -> int:
    foot = has_foot(game, state, target)
    rows = rows_between(game, origin, target)
    return sum(row.pre_assault for row in rows if foot or row.foot_only != "all")


# --- odds ------------------------------------------------------------------------------------------------------------


def preview(game: Setting, state: GbacwState, row: Assault) -> dict[str, Any]:
    """An assault before it is rolled: strengths, ratio, every modifier, and how likely each result is. For boards,
    players and players' minds; hexes and units as slugs."""
    rows, strengths = assault_modifiers(game, state, row), ratio(game, state, row)
    added, names = total(rows), game.field.names
    return {
        "attackers": [names["unit"][unit] for unit in attackers(game, state, row)],
        "targets": [names["hex"][where] for where in row.targets],
        "attack": strengths.attack / 2,
        "defence": strengths.defence / 2,
        "ratio": [number / 2 for number in strengths.column],
        "modifiers": listed(rows),
        "total": added,
        "odds": {
            result: percent(share)
            for result, share in spread(lambda die: game.field.charts.assault(die + added).id).items()
        },
        "checks": [] if row.series else [check_preview(game, state, row, place) for place in _places(game, state, row)],
    }


def _places(game: Setting, state: GbacwState, row: Assault) -> list[tuple[Hex, ...]]:
    return sorted(positions(state, [where for where in defended(game, state, row) if where in row.targets]))


def check_preview(game: Setting, state: GbacwState, row: Assault, place: tuple[Hex, ...]) -> dict[str, Any]:
    """The Pre-Assault check of one position: who rolls, with what, and how likely it passes."""
    unit = units_in(state, place)[0]
    known = [other for other in declared(state) if any(target in place for target in other.targets)]
    others = [other for other in known if other.number != row.number]
    rows = [*standing_modifiers(game, state, unit), *check_modifiers(game, state, unit, [row, *others])]
    needed = query.cohesion(game, state, unit)
    return {
        "unit": game.field.names["unit"][unit],
        "cohesion": needed,
        "modifiers": listed(rows),
        "passes": percent(chance_to_pass(needed, rows)),
    }
