"""9.4 What a step costs, the least that one can do (9.42), and what the ground does to order (9.47)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caracole.kernel import Refusal
from caracole.systems.gbacw.rules import amendments, query
from caracole.systems.gbacw.rules.components.cohesion import check_cohesion
from caracole.systems.gbacw.rules.components.field import BRIDGE, LEADER_PROFILE, NO_CROSSING, NO_WAY, WAYS, profile
from caracole.systems.gbacw.rules.components.numbers import Hex, Unit
from caracole.systems.gbacw.rules.components.printed import ATTACK, HALF_POINTS, MARCH
from caracole.systems.gbacw.rules.components.terrain import CHECK, DISORDER, HALF, OTHER_TERRAIN, PROHIBITED
from caracole.systems.gbacw.rules.extension import formation
from caracole.systems.gbacw.rules.flow import Play
from caracole.systems.gbacw.rules.movement.movement import HELD_UP, TOGETHER, UnitAct
from caracole.systems.gbacw.rules.results.results import disorder
from caracole.systems.gbacw.rules.stacking import passing
from caracole.systems.gbacw.rules.state import GbacwState, Mark

if TYPE_CHECKING:
    from caracole.systems.gbacw.rules.setting import Setting


# --- 9.41, 9.43 ground and ways --------------------------------------------------------------------------------------


def step_cost(
    game: Setting, state: GbacwState, unit: Unit, origin: Hex, direction: int, way: bool, mode: int | None = None
) -> int:
    """C9.13.a, C9.41.a, C9.43.a, C9.43.b, C9.43.d, C9.43.e: half points for a step, or PROHIBITED. C9.14.a, C9.14.b:
    dismounted cavalry pays as infantry, horse artillery as artillery. C15.22.a: an Entrenchment is paid on ways too."""
    number = profile(query.arm(game, state, unit), query.orders(game, state, unit) if mode is None else mode)
    table = game.field.way_cost if way else game.field.cost
    cost = table[number][origin * 6 + direction]
    if cost == PROHIBITED or not query.crosses_entrenchment(game.field, state.entrenchments, origin, direction):
        return cost
    extra = game.field.chart.rows["entrenchment"].cost[number]
    return PROHIBITED if extra == PROHIBITED else cost + extra


def razing_cost(game: Setting) -> int:
    """C15.17.a: half points to raze the Entrenchment that one crosses."""
    return HALF_POINTS * game.field.charts.construction["razing"]


def may_use_ways(game: Setting, state: GbacwState, unit: Unit) -> bool:
    """C8.13.a, C9.23.c, C9.43.b, C9.43.e: ways need March stacking limits; under Attack Orders there are none."""
    return query.orders(game, state, unit) != ATTACK and formation.keeps_march_limits(game, state, unit)


def why_not_cross_in_attack(
    game: Setting, state: GbacwState, unit: Unit, here: Hex, to: Hex, mode: int | None = None
) -> Refusal | None:
    """C9.24.c, C9.44.d, C9.44.e, R9.24-1: under Attack Orders nobody moves across a hexside with a bridge or ford, at
    whatever cost. Assaults, advances and retreats are not movement and do not ask."""
    crossing = game.field.sides.crossing[here * 6 + game.field.grid.direction(here, to)]
    if crossing == NO_CROSSING or (query.orders(game, state, unit) if mode is None else mode) != ATTACK:
        return None
    if not amendments.attackers_do_not_move_across_bridges_and_fords(game):
        return None
    rule = "C9.44.d" if crossing == BRIDGE else "C9.44.e"
    return Refusal(rule, "no_crossing_in_attack", {"unit": unit, "hex": to})


def part_cost(game: Setting, state: GbacwState, unit: Unit, here: Hex, to: Hex, way: bool) -> int:
    """What the step costs one part: the ground or the way, which is the ground where marching friends are gone round
    (C8.22.k), and what passing through friends costs (C8.22.a)."""
    direction = game.field.grid.direction(here, to)
    along = way and not passing.goes_round(game, state, unit, here, to, way)
    units = (unit, *(other for leader, other in query.notes(state, TOGETHER) if leader == unit))
    ground = max(step_cost(game, state, each, here, direction, along) for each in units)
    return ground + passing.toll(game, state, unit, here, to, way) + _detour(game, state, unit, here, to, way)


def _detour(game: Setting, state: GbacwState, unit: Unit, here: Hex, to: Hex, way: bool) -> int:
    """C8.22.k: one who marches may join those who march, at the rate of the road; if he goes on past them, he has gone
    round them, and pays what the ground of their hex costs beyond that rate."""
    row = passing.overtaken(game, state, unit, here, to, way)
    if row is None:
        return 0
    return max(0, cost_into(game, state, unit, row, way=False) - cost_into(game, state, unit, row, way=True))


def cost_into(game: Setting, state: GbacwState, unit: Unit, row: passing.Among, way: bool) -> int:
    """Half points of the step by which the unit came among friends, had it come so; C9.71.a: or of its entry."""
    if not row.back:
        return entry_cost(game, profile(query.arm(game, state, unit), query.orders(game, state, unit)), row.hex, way)[0]
    return step_cost(game, state, unit, row.back[0], game.field.grid.direction(row.back[0], row.hex), way)


def entry_cost(game: Setting, number: int, where: Hex, ways: bool) -> tuple[int, bool]:
    """C9.71.a: the normal cost of the entry hex for a profile, and whether it is that of a way which leads off the map
    there."""
    field = game.field
    row = field.terrain[where]
    ground = row.leader if number == LEADER_PROFILE else row.cost[number]
    kinds = {field.sides.way[where * 6 + direction] for direction in range(6)} - {NO_WAY}
    found = []
    for kind in kinds if ways else ():
        way = field.chart.rows[WAYS[kind]]
        rate = way.leader if number == LEADER_PROFILE else way.cost[number]
        if rate == HALF and ground != PROHIBITED:
            points = ground // HALF_POINTS
            march = number == LEADER_PROFILE or number % 3 == MARCH
            rate = HALF_POINTS * (max(1, points // 2) if march else (points + 1) // 2)
        if rate not in (OTHER_TERRAIN, HALF, PROHIBITED):
            found.append(rate)
    if found and (ground == PROHIBITED or min(found) < ground):
        return min(found), True
    return ground, bool(found) and min(found) == ground


# --- 9.42 the least one can do ---------------------------------------------------------------------------------------


def is_minimum_move(game: Setting, state: GbacwState, frame: UnitAct, to: Hex, cost: int) -> bool:
    """C9.42.b, R9.42-1: a unit that has not moved may enter one hex with all it has, if the hex, with all turning
    before it, costs no more than its printed MA and is not next to the enemy. C9.42.c: under Attack Orders also next to
    the enemy, if its Good Order MA reaches so far and it has not fired."""
    unit, price = frame.unit, frame.spent + cost
    if frame.entered:
        return False
    if not query.is_adjacent_to_enemy(game, state, to, game.field.units[unit].side):
        return price <= query.printed_movement(game, state, unit)
    if query.orders(game, state, unit) != ATTACK or query.has(state, Mark.FIRED, unit):
        return False
    return price <= query.good_order_movement(game, state, unit)


# --- 9.47 what the ground does to order ------------------------------------------------------------------------------


def check_terrain(play: Play, unit: Unit, origin: Hex, direction: int) -> None:
    """C9.47.a, C9.47.b, C9.47.e: what entering off the ways does to order. C9.47.d, C12.35.f: a Disordered unit that is
    Disordered again stops where it is, with no other penalty."""
    number = profile(query.arm(play.game, play.state, unit), query.orders(play.game, play.state, unit))
    kind = terrain_check(play.game, play.state, number, origin, direction)
    failed = kind == DISORDER or (kind == CHECK and not check_cohesion(play, unit, "C9.47.b", "terrain"))
    if failed and not disorder(play, unit, "C9.47.a" if kind == DISORDER else "C9.47.b"):
        query.note(play.state, HELD_UP, unit)
        play.tell("unit_stopped", "C9.47.d", unit=unit)


def hardest(game: Setting, state: GbacwState, unit: Unit, moves: tuple[tuple[Hex, Hex], ...]) -> Hex:
    """The hex from which a part of the unit takes the step that is hardest on its order."""
    number = profile(query.arm(game, state, unit), query.orders(game, state, unit))
    direction = game.field.grid.direction(*moves[0])
    return max((here for here, _ in moves), key=lambda here: terrain_check(game, state, number, here, direction))


def terrain_check(game: Setting, state: GbacwState, number: int, origin: Hex, direction: int) -> int:
    """9.47: NO_CHECK, CHECK or DISORDER for a step off the ways, an Entrenchment on the hexside included."""
    kind = game.field.check[number][origin * 6 + direction]
    if query.crosses_entrenchment(game.field, state.entrenchments, origin, direction):
        kind = max(kind, game.field.chart.rows["entrenchment"].check[number])
    return kind
