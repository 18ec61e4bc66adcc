"""Command in Great Battles of the American Civil War: orders, who acts next, reinforcements, rallying, where leaders
ride."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from caracole.kernel.bits import members
from caracole.players.base import Chosen
from caracole.systems.gbacw.captain.assault import promise
from caracole.systems.gbacw.captain.goals import PACE, Thinking
from caracole.systems.gbacw.captain.ground import LOSS, shaken
from caracole.systems.gbacw.captain.reasons import because
from caracole.systems.gbacw.captain.staff import commander_place, lend_guns
from caracole.systems.gbacw.rules import actions as do
from caracole.systems.gbacw.rules import query
from caracole.systems.gbacw.rules.assault.contact import faced
from caracole.systems.gbacw.rules.assault.targets import why_not_assault
from caracole.systems.gbacw.rules.command.command import command_range
from caracole.systems.gbacw.rules.components.cohesion import standing_modifiers
from caracole.systems.gbacw.rules.components.drm import chance_to_pass, total
from caracole.systems.gbacw.rules.components.field import profile
from caracole.systems.gbacw.rules.components.numbers import Hex, Unit, each_unit
from caracole.systems.gbacw.rules.components.printed import (
    ADVANCE,
    ARTILLERY,
    ATTACK,
    BRIGADE_LEADER,
    DIVISION_LEADER,
    HALF_POINTS,
    INFANTRY,
    MARCH,
)
from caracole.systems.gbacw.rules.movement.leader_movement import movement_allowance, reach, why_not_move
from caracole.systems.gbacw.rules.recovery.rally import rally_modifiers
from caracole.systems.gbacw.rules.recovery.rout_recovery import LOST_ON
from caracole.systems.gbacw.rules.sequence.action_phase import BrigadeChoice
from caracole.systems.gbacw.rules.state import FULL, NOT_ARRIVED, ROUTED

DUE = "orders_for_the_day"
AT_HAND = 4
"""Hexes to the enemy at which a brigade tries by itself for Attack Orders ..."""
CAUGHT = 5
"""... at which it marches no more: a roll that fails costs the march of a turn."""
LEFT_BEHIND = 6
"""Hexes to the enemy at which half a pace is of no more use."""
WATCHED_ENTRY = 8
"""Hexes to the enemy at which reinforcements do not count on marching in."""
USE, SOON = 0.15, 3
"""What a strength point that comes back from Rout still does in a turn, and for how many turns that is counted."""
AT_THE_FRONT = ((0.0, 0.4, 0.2, 0.0, 0.0), (0.0, 3.0, 2.2, 1.5, 0.0))
"""What a Brigade leader and a Division leader risk with the enemy at so many hexes."""
DEAF = 3.0
"""What a subordinate out of a leader's range counts, in hexes of the way to all of them."""
SAFELY = 6
"""Hexes to the enemy that are enough for those who come back."""


def allows(scene: Thinking, action: Any) -> bool:
    """Do the rules allow it now?"""
    return scene.game.check(scene.state, scene.side, action) is None


# --- before anybody acts ---------------------------------------------------------------------------------------------


def fill_pool(scene: Thinking, frame: Any) -> Chosen | None:
    """All markers are wanted."""
    return because(do.FillPool(), "every_activation_counts")


def first_marker(scene: Thinking, frame: Any) -> Chosen | None:
    """With the Initiative the division nearest to the enemy comes first, not those who march."""
    plan, field = scene.plan, scene.game.field
    may = [marker for marker in range(len(field.divisions)) if allows(scene, do.NameFirstMarker(marker))]

    def near(division: int) -> tuple[int, int]:
        rows = [plan.nearest(brigade) for brigade in field.brigades_of[division] if brigade in plan.brigades]
        return min(rows, default=999), division

    return because(do.NameFirstMarker(min(may, key=near)), "strike_first") if may else None


def division_orders(scene: Thinking, frame: Any) -> Chosen | None:
    """The Division leader gives every brigade the orders that it should have."""
    plan = scene.plan
    for brigade in plan.brigades:
        wanted = plan.wanted(brigade)
        if wanted == scene.state.brigade_orders[brigade]:
            continue
        action = do.OrderBrigade(brigade, wanted)
        if allows(scene, action):
            return because(action, DUE)
    guns = lend_guns(scene)
    return because(do.EndOrders(), "orders_serve") if guns is None else guns


def attempts(scene: Thinking, frame: Any) -> Chosen | None:
    """A brigade near the enemy under the wrong orders tries by itself."""
    plan = scene.plan
    for brigade in plan.brigades:
        orders, wanted = scene.state.brigade_orders[brigade], plan.wanted(brigade)
        if wanted in (orders, MARCH) or not allows(scene, do.AttemptOrders(brigade)):
            continue
        near = plan.nearest(brigade)
        caught = orders == MARCH and near <= CAUGHT
        if caught or (orders == ADVANCE and near <= AT_HAND) or (orders == ATTACK and near > LEFT_BEHIND):
            return because(do.AttemptOrders(brigade), DUE)
    return because(do.EndAttempts(), "orders_serve")


def change_orders(scene: Thinking, frame: Any) -> Chosen | None:
    """The orders that were wanted when the roll was made."""
    wanted = scene.plan.wanted(frame.brigade)
    for orders in (wanted, ADVANCE, ATTACK):
        if allows(scene, do.TakeOrders(orders)):
            return because(do.TakeOrders(orders), DUE)
    return None


def next_brigade(scene: Thinking, frame: Any) -> Chosen | None:
    """The brigade nearest to the enemy first."""
    plan = scene.plan
    brigades = [
        number
        for number, row in enumerate(scene.game.field.brigades)
        if row.side == scene.side and allows(scene, do.ActivateBrigade(number))
    ]
    if not brigades:
        return because(do.EndDivision(), "all_have_acted")
    first = min(brigades, key=lambda number: (plan.nearest(number) if number in plan.brigades else 0, number))
    return because(do.ActivateBrigade(first), "front_brigade_first")


def order_in(scene: Thinking, frame: Any) -> Chosen | None:
    """Reinforcements come by the entry that is nearest to what they are for; they wait for a better one if the ride is
    shorter all the same."""
    plan = scene.plan
    taking = [goal for goal in plan.goals if goal.taking] or plan.goals
    ways = list(scene.game.candidates(scene.state, scene.side))
    entries = [action for action in ways if isinstance(action, do.OrderIn)]
    if not entries:
        return None

    def worth(where: Hex, late: int) -> float:
        number = profile(INFANTRY, MARCH)
        return max(
            (goal.value / (1.0 + (scene.ground.travel(goal.hexes, number)[where] + late) / PACE) for goal in taking),
            default=0.0,
        )

    places = scene.game.field.scenario.entries

    def suits(action: do.OrderIn) -> bool:
        """In March nobody comes in under the enemy's eyes."""
        near = scene.nearest(places[action.entry].hex) <= WATCHED_ENTRY
        return action.orders == (ADVANCE if near else MARCH)

    best = max(entries, key=lambda each: (worth(places[each.entry].hex, 0), suits(each), -each.entry))
    if do.HoldGroup() in ways:
        others = [row for row in scene.game.field.scenario.reinforcements if row.instead_of == frame.group]
        later = max(worth(places[entry].hex, PACE) for row in others for entry in row.entries)
        if later > worth(places[best.entry].hex, 0):
            return because(do.HoldGroup(), "a_better_road_later")
    return because(best, "shortest_road")


# --- a brigade acts --------------------------------------------------------------------------------------------------


def enter(scene: Thinking, frame: Any) -> Chosen | None:
    """Reinforcements come in before anybody else moves."""
    game, state = scene.game, scene.state
    if NOT_ARRIVED not in state.hex_of and NOT_ARRIVED not in state.leader_hex:
        return None
    for kind in (do.EnterUnit, do.EnterLeader):
        for action in BrigadeChoice.offers[kind].proposals(game, state, frame, scene.side):
            if allows(scene, action):
                return because(action, "bring_them_in")
    return None


def mend(scene: Thinking, frame: Any) -> Chosen | None:
    """Rally the Disordered where the chance is fair; then cartridges."""
    game, state = scene.game, scene.state
    for unit in each_unit(state.disordered & game.field.of_side[scene.side]):
        if state.hex_of[unit] < 0 or not frame.brigades >> state.brigade_of[unit] & 1:
            continue
        chance = chance_to_pass(query.cohesion(game, state, unit), rally_modifiers(game, state, unit))
        if float(chance) >= scene.leaning.rally and allows(scene, do.Rally(unit)):
            return because(do.Rally(unit), "rally_first")
    for unit in query.units_on_map(game, state, scene.side):
        if all(level == FULL for level in state.ammunition[unit]) or scene.nearest(state.hex_of[unit]) <= 1:
            continue
        if allows(scene, do.Resupply(unit)):
            return because(do.Resupply(unit), "cartridges")
    return None


def in_turn(scene: Thinking, frame: Any) -> list[Unit]:
    """The units of the acting brigades: guns that have a target first, to shake the enemy, then whoever is nearest to
    him; guns that have to move, behind the others."""
    game, state = scene.game, scene.state
    units = [
        unit
        for unit in query.units_on_map(game, state, scene.side)
        if frame.brigades >> (state.assigned[unit] if state.assigned[unit] >= 0 else state.brigade_of[unit]) & 1
    ]

    def place(unit: Unit) -> tuple[int, int, Unit]:
        goal = scene.plan.goal_of(unit)
        near = scene.nearest(state.hex_of[unit])
        first = 1
        if game.field.units[unit].arm == ARTILLERY and not frame.march:
            first = 0 if scene.targets(scene.troop(unit), state.hex_of[unit]) else 2
        return (
            first,
            near if near <= 3 or goal is None else scene.plan.travel(unit, goal) + 3,
            unit,
        )

    return sorted(units, key=place)


# --- leaders ---------------------------------------------------------------------------------------------------------


def move_leader(scene: Thinking, frame: Any) -> Chosen | None:
    """Whoever leads the acting brigades and could be of more use elsewhere."""
    for leader, row in enumerate(scene.game.field.leaders):
        if row.side != scene.side or why_not_move(scene.game, scene.state, frame.brigades, leader) is not None:
            continue
        if best_place(scene, leader) != scene.state.leader_hex[leader]:
            return because(do.MoveLeader(leader), "where_he_is_needed")
    return None


def leader_goes(scene: Thinking, frame: Any) -> Chosen | None:
    """To the place that :func:`best_place` found."""
    where = best_place(scene, frame.leader)
    if where != scene.state.leader_hex[frame.leader] and allows(scene, do.LeaderTo(where)):
        return because(do.LeaderTo(where), "where_he_is_needed")
    return because(do.LeaderStays(), "stays_with_his_men")


def best_place(scene: Thinking, leader: int) -> Hex:
    """A Brigade leader goes where his men assault, else where they are shaken, else into their middle; a Division
    leader keeps his brigadiers around him."""
    game, state = scene.game, scene.state
    here, row = state.leader_hex[leader], game.field.leaders[leader]
    open_to_him = reach(game, state, scene.side, here, movement_allowance(game, leader))
    if row.level == BRIGADE_LEADER:
        units = [unit for unit in each_unit(state.members[row.command]) if state.hex_of[unit] >= 0]
        men = [unit for unit in units if game.field.units[unit].arm != ARTILLERY] or units
        points = {unit: _need(scene, unit) for unit in men}
        places = [state.hex_of[unit] for unit in men]
    elif row.level == DIVISION_LEADER:
        others = [
            game.field.brigades[brigade].leader
            for brigade in game.field.brigades_of[row.command]
            if game.field.brigades[brigade].leader >= 0
        ]
        places = [state.leader_hex[other] for other in others if state.leader_hex[other] >= 0]
        points, men = {}, []
    else:
        return commander_place(scene, leader)
    if not places:
        return here
    called = max(1, command_range(game, state, leader) // HALF_POINTS)

    def value(where: Hex) -> tuple[float, int]:
        apart = scene.ground.grid.distances(where)
        spread = sum(apart[place] for place in places) / len(places)
        spread += DEAF * sum(apart[place] > called for place in places)
        helped = sum(need for unit, need in points.items() if state.hex_of[unit] == where)
        bare = 0.0 if scene.friends >> where & 1 else 0.5 if row.level == DIVISION_LEADER else 2.0
        near = scene.nearest(where)
        close = AT_THE_FRONT[row.level == DIVISION_LEADER][min(near, len(AT_THE_FRONT[0]) - 1)]
        return helped - scene.leaning.spread * spread - bare - close - (0.3 if where != here else 0.0), -where

    candidates = {here, *(place for place in places if place in open_to_him)}
    if row.level == DIVISION_LEADER:
        candidates |= {where for where in open_to_him if scene.friends >> where & 1}
    return max(candidates, key=value)


def _need(scene: Thinking, unit: Unit) -> float:
    """How much a unit would gain from its leader."""
    state = scene.state
    need = 0.5
    if query.is_disordered(state, unit):
        need += 0.5 * shaken(state.strength[unit], False, scene.leaning.order) + 0.5
    if why_not_assault(scene.game, state, unit, state.active) is None:
        targets = tuple(faced(scene.game, state, unit))
        if promise(scene, state, (unit,), targets, {}) > -1.0:
            need += 2.0
    return need


# --- Reserve and Rout ------------------------------------------------------------------------------------------------


def into_reserve(scene: Thinking, frame: Any) -> Chosen | None:
    """C6.3: a brigade of which most have Routed or lost their order rests, if the enemy lets it."""
    if scene.turns_left > 0:
        for brigade, row in enumerate(scene.game.field.brigades):
            if row.side == scene.side and _is_spent(scene, brigade) and allows(scene, do.PlaceInReserve(brigade)):
                return because(do.PlaceInReserve(brigade), "rest_and_gather")
    return because(do.EndPlacing(), "fit_to_fight")


def out_of_reserve(scene: Thinking, frame: Any) -> Chosen | None:
    """C6.34: who is fit again comes back."""
    for brigade in members(scene.state.reserve):
        if scene.game.field.brigades[brigade].side != scene.side or _is_spent(scene, brigade):
            continue
        for orders in (ATTACK if scene.plan.wanted(brigade) == ATTACK else ADVANCE, ADVANCE):
            if allows(scene, do.LeaveReserve(brigade, orders)):
                return because(do.LeaveReserve(brigade, orders), DUE)
    return because(do.EndLeaving(), "let_them_rest")


def _is_spent(scene: Thinking, brigade: int) -> bool:
    """Are more of its strength points shaken or gone than able to fight? One that has nobody Routed rallies as well
    where it stands."""
    state = scene.state
    units = each_unit(state.members[brigade])
    routed = sum(state.strength[unit] for unit in units if state.hex_of[unit] == ROUTED)
    there = [unit for unit in units if state.hex_of[unit] >= 0]
    shaken = sum(state.strength[unit] for unit in there if query.is_disordered(state, unit))
    fit = sum(state.strength[unit] for unit in there) - shaken
    return routed > 1 and routed + shaken > fit


def try_to_return(scene: Thinking, frame: Any) -> Chosen | None:
    """C13.52: a Routed unit tries to return where that is worth the point it costs, and the danger to lose it all."""
    game, state, unit = scene.game, scene.state, frame.units[0]
    left, faces = state.strength[unit] - 1, range(LOST_ON)
    added = total(standing_modifiers(game, state, unit))
    passes = sum(die + added <= query.cohesion(game, state, unit) for die in faces) / (LOST_ON + 1)
    routed = sum(score.points[1 - scene.side] for score in game.field.scenario.scores if score.kind == "routed")
    gained = passes * (routed + USE * left * min(scene.turns_left, SOON)) if left > 0 else 0.0
    lost = LOSS * (len(faces) + state.strength[unit]) / (LOST_ON + 1)
    if gained > lost:
        return because(do.TryToReturn(unit), "rally_first")
    return because(do.StayAway(unit), "return_costs_too_much")


def place_returned(scene: Thinking, frame: Any) -> Chosen | None:
    """C13.52.b: away from the enemy, and facing him."""
    found = [each for each in scene.game.candidates(scene.state, scene.side) if isinstance(each, do.PlaceRallied)]

    def value(action: do.PlaceRallied) -> tuple[float, float]:
        danger = scene.danger(scene.troop(action.unit), action.to)
        return min(scene.nearest(action.to), SAFELY) - danger, scene.looks(action.to)[action.facing]

    best = max(found, key=value, default=None)
    return None if best is None else because(best, "face_the_enemy")


THOUGHTS: dict[str, Callable[[Thinking, Any], Chosen | None]] = {
    "activation.fill": fill_pool,
    "activation.first": first_marker,
    "orders.division": division_orders,
    "marker.attempts": attempts,
    "orders.change": change_orders,
    "reserve.orders": change_orders,
    "marker.brigade": next_brigade,
    "arrivals.order": order_in,
    "leader.go": leader_goes,
    "reserve.place": into_reserve,
    "reserve.leave": out_of_reserve,
    "rout.attempt": try_to_return,
    "rout.place": place_returned,
}
"""What is thought at each of these decisions."""
