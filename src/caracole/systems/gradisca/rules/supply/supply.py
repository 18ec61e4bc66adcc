"""21 Supply, 21.1 Attack Supply, 16 the reach of a command span: lines traced over the map."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from caracole.systems.gradisca.rules import query
from caracole.systems.gradisca.rules.components.numbers import Unit, Zone, each_zone
from caracole.systems.gradisca.rules.components.theatre import AUSTRIAN, VENETIAN
from caracole.systems.gradisca.rules.flow import Play
from caracole.systems.gradisca.rules.state import GradiscaState
from caracole.systems.gradisca.rules.victory.morale import LOW, band

if TYPE_CHECKING:
    from caracole.systems.gradisca.rules.setting import Setting


KEPT_AREAS: Final = 2000
"""How many answers about lines are kept."""
KEPT_KINDS: Final = 200
"""For how many sets of border kinds."""


class Lines:
    """Where lines may run while the borders are of these kinds, and what was found out about them."""

    __slots__ = ("around_camp", "kinds", "links", "supplied")

    def __init__(self, kinds: tuple[str, ...], links: tuple[int, ...]) -> None:
        self.kinds = kinds
        self.links = links
        """zone -> set of zones that a line may go on to"""
        self.supplied: tuple[dict[int, int], dict[int, int]] = ({}, {})
        """side -> zones that the enemy holds -> zones with a line to an own Source"""
        self.around_camp: tuple[dict[tuple[int, Zone], int], dict[tuple[int, Zone], int]] = ({}, {})
        """side -> zones that the enemy holds, and the Camp's -> zones from which it is near enough"""


def lines(game: Setting, state: GradiscaState) -> Lines:
    """Those of the borders as they are now. Borders seldom change, so the same ones are known again without comparing
    them."""
    found = game.lines_now
    if found is None or found.kinds is not state.kinds:
        found = game.lines.get(state.kinds)
        if found is None:
            if len(game.lines) > KEPT_KINDS:
                game.lines.clear()
            found = game.lines[state.kinds] = Lines(state.kinds, _links(game, state))
        found.kinds = state.kinds
        game.lines_now = found
    return found


def _links(game: Setting, state: GradiscaState) -> tuple[int, ...]:
    rows = []
    for links in game.theatre.border_to:
        row = 0
        for zone, border in links.items():
            if query.line_may_cross(game, state, border):
                row |= 1 << zone
        rows.append(row)
    return tuple(rows)


def linked(game: Setting, state: GradiscaState) -> tuple[int, ...]:
    """zone -> set of zones that a line may go on to: not across X (G2.3.k, G21.b) nor an unbridged river (G21.c, G15.d,
    G15.e); bridges are free (G15.f) and walls do not block (G16.e, G21.y). Kept per set of border kinds."""
    return lines(game, state).links


def reach(game: Setting, state: GradiscaState, side: int, zone: Zone, steps: int = -1) -> int:
    """Zones to which a line of ``steps`` zones (any length: -1) runs without entering a zone with enemy units
    (G16.c, G21.a, G21.d). The starting zone is always in."""
    links = linked(game, state)
    free = ~state.held[1 - side]
    found = frontier = 1 << zone
    while frontier and steps:
        around = 0
        while frontier:
            around |= links[(frontier & -frontier).bit_length() - 1]
            frontier &= frontier - 1
        frontier = around & free & ~found
        found |= frontier
        steps -= 1
    return found


# --- 16 command span -------------------------------------------------------------------------------------------------


def in_span(game: Setting, state: GradiscaState, side: int, zone: Zone) -> int:
    """G16.b, G16.d: zones within 2 of the Commander's, his own included; terrain does not lengthen it. Enemy zones are
    out (G16.c). G16.e: from inside a Fortress that enemies hold (an assault, 17) it leaves by breached walls only."""
    span = game.charts.command.span
    if not (game.theatre.is_fortress[zone] and query.is_enemy_held(state, side, zone)):
        return reach(game, state, side, zone, span)
    found = 1 << zone
    for other in each_zone(linked(game, state)[zone] & ~state.held[1 - side]):
        if not query.is_closed_wall(game, state, game.theatre.border_to[zone][other]):
            found |= reach(game, state, side, other, span - 1)
    return found


def is_near(game: Setting, zone: Zone, other: int) -> bool:
    """Would it be within the span if nothing stood in the way?"""
    near = {zone}
    for _ in range(game.charts.command.span):
        near |= {next_zone for here in near for next_zone in game.theatre.border_to[here]}
    return other in near


# --- 21 supply -------------------------------------------------------------------------------------------------------


def has_line(game: Setting, state: GradiscaState, side: int, zone: Zone) -> bool:
    """G21.a, G21.i, G21.w: a chain to an own Source without enemies in it; a Source zone supplies those inside."""
    area = supply_area(game, state, side)
    return bool((area | game.theatre.sources[side]) >> zone & 1 or area & linked(game, state)[zone])


def supply_area(game: Setting, state: GradiscaState, side: int) -> int:
    """All zones without enemies from which a line runs to an own Source without enemies. It depends only on where the
    enemy stands and how the borders are, so it is kept between questions."""
    held = state.held[1 - side]
    areas = lines(game, state).supplied[side]
    area = areas.get(held)
    if area is None:
        area = 0
        for source in each_zone(game.theatre.sources[side] & ~held):
            if not area >> source & 1:
                area |= reach(game, state, side, source)
        if len(areas) > KEPT_AREAS:
            areas.clear()
        areas[held] = area
    return area


def is_supplied(game: Setting, state: GradiscaState, side: int, zone: Zone) -> bool:
    """21: by a line; by sea (G21.g: only in the marker's zone); Setting through Rubia (G21.j, G21.v); or because a
    card says so (G12.a)."""
    if has_line(game, state, side, zone):
        return True
    if state.effects and game.theatre.zones[zone].id in query.effect_values(state, "supplied", side):
        return True
    if side == VENETIAN:
        return bool(state.sea_supply == zone)
    lifeline = game.lifelines.get(zone)
    if lifeline is None or not query.units_of(game, state, AUSTRIAN, lifeline):
        return False
    return not game.rules.rubia_must_be_supplied or has_line(game, state, AUSTRIAN, lifeline)


def check_supply(play: Play, side: int, units: int, zone: Zone, rule: str) -> None:
    """G21.e, G21.k, G21.l: these units are checked now and only now; the marker stays until their next check."""
    state = play.state
    before = state.out_of_supply
    if is_supplied(play.game, state, side, zone):
        state.out_of_supply &= ~units
    else:
        state.out_of_supply |= units
    if state.out_of_supply != before:
        changed = state.out_of_supply ^ before
        kind = "units_out_of_supply" if state.out_of_supply & changed else "units_in_supply"
        play.tell(kind, rule, side=side, units=changed, zone=zone)


# --- 21.1 Attack Supply ----------------------------------------------------------------------------------------------


def needs_no_attack_supply(game: Setting, side: int, zone: Zone) -> bool:
    """G21.1.k, G21.1.l: inside a Fortress, and for the Austrian in Trieste."""
    return game.theatre.is_fortress[zone] or game.theatre.zones[zone].free_attack[side]


def camp_is_supplied(game: Setting, state: GradiscaState, side: int) -> bool:
    """G24.a, G21.q, G21.1.i: an army's one Camp is in play and a line of any length leads from it to an own Source."""
    return state.camp[side] >= 0 and has_line(game, state, side, state.camp[side])


def has_attack_supply(game: Setting, state: GradiscaState, side: int, zone: Zone) -> bool:
    """21.1: by the Camp within three zones, or by sea (G21.h); nobody at Low Morale (G22.h)."""
    if band(game, state, side) == LOW:
        return False
    if side == VENETIAN and state.sea_supply == zone:
        return True
    return camp_is_supplied(game, state, side) and is_near_camp(game, state, side, zone)


def may_attack(game: Setting, state: GradiscaState, side: int, zone: Zone) -> bool:
    """Attack Supply, or no need of it; judged once when the zone is activated (G21.1.q). G22.m: who needs none acts as
    usual at Low Morale."""
    if not game.rules.advanced:
        return True
    return needs_no_attack_supply(game, side, zone) or has_attack_supply(game, state, side, zone)


def is_near_camp(game: Setting, state: GradiscaState, side: int, zone: Zone) -> bool:
    """G21.1.i, G21.1.j, G21.1.n: at most three zones from here to the Camp, own zone left out, Camp's zone counted,
    difficult ones as 2. Like the supply area it is kept between questions."""
    key = (state.held[1 - side], state.camp[side])
    areas = lines(game, state).around_camp[side]
    area = areas.get(key)
    if area is None:
        if len(areas) > KEPT_AREAS:
            areas.clear()
        area = areas[key] = _around_camp(game, state, side)
    return bool(area >> zone & 1)


def _around_camp(game: Setting, state: GradiscaState, side: int) -> int:
    """Zones from which the Camp is near enough. Traced from the Camp outward: a step costs what the zone behind it
    costs to enter, and no line runs through enemies."""
    camp, cost, links = state.camp[side], game.theatre.cost, linked(game, state)
    limit = game.charts.attack_supply.distance
    if camp < 0:
        return 0
    found, held = 0, state.held[1 - side]
    near = [0] * (limit + 1)
    near[0] = 1 << camp
    for length, zones in enumerate(near):
        fresh = zones & ~found
        found |= fresh
        for here in each_zone(fresh & ~held):
            if length + cost[here] <= limit:
                near[length + cost[here]] |= links[here]
    return found


def movement_allowance(game: Setting, state: GradiscaState, unit: Unit, lacks_supply: bool | None = None) -> int:
    """6, 25.1, 21: G6.a by type; G25.1.a: cavalry 3 in Jan-Feb; G21.n, G21.s, G21.t: out of supply combat units lose
    1."""
    theatre, bit = game.theatre, 1 << unit
    allowance = theatre.allowance[unit]
    if game.rules.advanced:
        movement = game.charts.movement
        if theatre.cavalry & bit and theatre.box[state.turn].season == 0:
            allowance = movement.cavalry_in_winter
        if lacks_supply is None:
            lacks_supply = bool(state.out_of_supply & bit)
        if lacks_supply and theatre.combat & bit:
            allowance -= movement.out_of_supply_loss
    if state.effects:
        kind, side = theatre.units[unit].type, theatre.side_of[unit]
        for by, types in query.effect_values(state, "extra_movement", side):
            allowance += by if not types or kind in types else 0
    return allowance
