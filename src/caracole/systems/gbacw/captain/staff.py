"""Staff work in Great Battles of the American Civil War: which command acts most often, who acts together, whose guns
serve with whom, who digs, who follows a fallen leader, and where commanders ride."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from caracole.players.base import Chosen
from caracole.systems.gbacw.captain.goals import Thinking
from caracole.systems.gbacw.captain.reasons import because
from caracole.systems.gbacw.rules import actions as do
from caracole.systems.gbacw.rules import query
from caracole.systems.gbacw.rules.activation.coordination import brigades_at_hand
from caracole.systems.gbacw.rules.components.charts import band
from caracole.systems.gbacw.rules.components.drm import FACES
from caracole.systems.gbacw.rules.components.numbers import Hex, Unit, each_unit
from caracole.systems.gbacw.rules.components.printed import ARTILLERY, CORPS_COMMANDER
from caracole.systems.gbacw.rules.movement.leader_movement import movement_allowance, reach
from caracole.systems.gbacw.rules.results.replacements import subordinates
from caracole.systems.gbacw.rules.state import Mark

ENGAGED = 6
"""Hexes to the enemy within which a command is in the fight ..."""
AWAY = 16
"""... and beyond which it can spare an activation."""
SURELY, CONFUSED = 0.5, 0.1
"""How likely a coordination must succeed, and how likely it may end in Confusion."""
TOO_NEAR, TOO_FAR, TO_DIG = 12, 30, 2
"""Hexes to the enemy between which digging pays, and turns that it takes."""
DROPS_TOOLS = 4
"""Hexes to the enemy at which a unit stays at its work."""
BATTERY_RIDE = 8
"""Hexes from the guns to the brigade with which they are to serve."""
IN_SIGHT_OF_BATTLE = 5
"""Hexes to the enemy that a commander keeps."""
BARE = 0.5
"""What a commander loses where no friends stand."""
RIDES = 1.0
"""What a better place must gain, in hexes nearer to his subordinates, before he leaves his own."""


def _nearest(scene: Thinking, brigades: Iterable[int]) -> int:
    """Hexes from these brigades to the nearest enemy; far away if none of them is on the map."""
    return min((scene.plan.nearest(brigade) for brigade in brigades if brigade in scene.plan.brigades), default=999)


def _division(scene: Thinking, division: int) -> int:
    return _nearest(scene, scene.game.field.brigades_of[division])


def _corps(scene: Thinking, corps: int) -> int:
    divisions = scene.game.field.divisions_of_corps[corps]
    return min((_division(scene, division) for division in divisions), default=999)


def _offered(scene: Thinking, *kinds: type) -> list[Any]:
    return [each for each in scene.game.candidates(scene.state, scene.side) if isinstance(each, kinds)]


# --- activations -----------------------------------------------------------------------------------------------------


def draw_for_corps(scene: Thinking, frame: Any) -> Chosen | None:
    """Whoever is nearest to the enemy is drawn for first: the cup may be empty before the last."""
    found = _offered(scene, do.DrawForCorps)
    best = min(found, key=lambda each: (_corps(scene, each.corps), each.corps), default=None)
    return None if best is None else because(best, "nearest_command_first")


def draw_for_division(scene: Thinking, frame: Any) -> Chosen | None:
    """The same where divisions have markers of their own."""
    found = _offered(scene, do.DrawForDivision)
    best = min(found, key=lambda each: (_division(scene, each.division), each.division), default=None)
    return None if best is None else because(best, "nearest_command_first")


def raise_corps(scene: Thinking, frame: Any) -> Chosen | None:
    """The Overall Commander hurries those who are in the fight."""
    found = _offered(scene, do.RaiseCorps)
    best = min(found, key=lambda each: (_corps(scene, each.corps), each.corps), default=None)
    return because(do.EndRaising(), "no_more_to_hurry") if best is None else because(best, "hurry_those_who_fight")


def add_activation(scene: Thinking, frame: Any) -> Chosen | None:
    """A Corps Commander spreads what he has over the divisions in the fight, the nearest first."""
    found = _offered(scene, do.AddActivation)

    def place(action: do.AddActivation) -> tuple[int, int, int]:
        return frame.added.count(action.division), _division(scene, action.division), action.division

    best = min(found, key=place, default=None)
    return because(do.EndAdding(), "no_more_to_hurry") if best is None else because(best, "hurry_those_who_fight")


def transfer(scene: Thinking, frame: Any) -> Chosen | None:
    """C5.4: two activations of those who are far from everything for one of those who fight."""
    found = _offered(scene, do.TransferActivations)

    def pays(action: do.TransferActivations) -> bool:
        givers = (action.giver, action.second_giver)
        return _division(scene, action.division) <= ENGAGED and all(_division(scene, each) > AWAY for each in givers)

    found = [action for action in found if pays(action)]
    best = min(found, key=lambda each: (_division(scene, each.division), tuple(each)), default=None)
    return because(do.NoTransfer(), "each_keeps_his_own") if best is None else because(best, "hurry_those_who_fight")


# --- brigades together -----------------------------------------------------------------------------------------------


def _in_the_fight(scene: Thinking, division: int) -> list[int]:
    """The brigades within their Division leader's call that are near the enemy."""
    at_hand = brigades_at_hand(scene.game, scene.state, division)
    return [brigade for brigade in at_hand if _nearest(scene, (brigade,)) <= ENGAGED]


def coordinate(scene: Thinking, frame: Any) -> Chosen | None:
    """C5.34: two brigades in the fight strike as one if their leader is likely to manage it and Confusion is rare."""
    rating = query.ratings(scene.game, scene.state, scene.game.field.divisions[frame.division].leader).coordination
    rows = [band(scene.game.field.charts.coordination, die + rating).result for die in range(FACES)]
    likely, confused = (rows.count(result) / FACES for result in ("coordinate", "confusion"))
    if len(_in_the_fight(scene, frame.division)) > 1 and likely >= SURELY and confused <= CONFUSED:
        return because(do.Coordinate(), "strike_together")
    return because(do.ActSeparately(), "confusion_threatens")


def join_group(scene: Thinking, frame: Any) -> Chosen | None:
    """Those in the fight act as one, the nearest first; who is far away acts for himself."""
    found = [each for each in _offered(scene, do.JoinGroup) if _nearest(scene, (each.brigade,)) <= ENGAGED]
    best = min(found, key=lambda each: (_nearest(scene, (each.brigade,)), each.brigade), default=None)
    return because(do.EndGroup(), "the_rest_by_themselves") if best is None else because(best, "strike_together")


def lend_guns(scene: Thinking) -> Chosen | None:
    """C4.32: a battery that would only look on serves with a brigade of its division that is in the fight."""
    game, state = scene.game, scene.state
    for unit in each_unit(game.field.of_side[scene.side] & game.field.of_arm[ARTILLERY]):
        where = state.hex_of[unit]
        if where < 0 or state.assigned[unit] >= 0:
            continue
        home = state.brigade_of[unit]
        if home in scene.plan.brigades and _nearest(scene, (home,)) <= ENGAGED and scene.plan.strength(home):
            continue
        division = game.field.brigades[home].division
        near = [
            (min(scene.ground.grid.distance(where, state.hex_of[man]) for man in scene.plan.men(brigade)), brigade)
            for brigade in game.field.brigades_of[division]
            if brigade in scene.plan.brigades and _nearest(scene, (brigade,)) <= ENGAGED
        ]
        for far, brigade in sorted(near):
            for action in (do.AssignBattery(unit, brigade), do.TransferBattery(unit, brigade)):
                if far <= BATTERY_RIDE and game.check(state, scene.side, action) is None:
                    return because(action, "guns_where_the_fight_is")
    return None


# --- digging ---------------------------------------------------------------------------------------------------------


def dig(scene: Thinking, frame: Any) -> Chosen | None:
    """C15: who holds a place that the enemy will come to, and has the time, digs in towards him."""
    if scene.turns_left < TO_DIG:
        return because(do.EndEngineers(), "no_time_to_dig")
    plan, state = scene.plan, scene.state
    for brigade in plan.brigades:
        goal = plan.of_brigade.get(brigade)
        if goal is None or goal.taking:
            continue
        front = set(plan.front(goal))
        for unit in plan.men(brigade):
            where = state.hex_of[unit]
            if where not in front or not TOO_NEAR <= scene.nearest(where) <= TOO_FAR:
                continue
            action = do.BeginWork(unit, where, scene.facing_toward(where, range(6)))
            if scene.game.check(state, scene.side, action) is None:
                return because(action, "dig_in")
    return because(do.EndEngineers(), "nobody_to_dig")


def digs(scene: Thinking, unit: Unit) -> bool:
    """Does a unit stay at its work? It leaves it when the enemy is upon it."""
    at_work = query.has(scene.state, Mark.BUILDING, unit)
    return at_work and scene.nearest(scene.state.hex_of[unit]) >= DROPS_TOOLS


# --- leaders ---------------------------------------------------------------------------------------------------------


def promote(scene: Thinking, frame: Any) -> Chosen | None:
    """C12.76: between equals the one whose own command is farthest from the fight misses least."""
    found = _offered(scene, do.Promote)

    def misses(action: do.Promote) -> tuple[int, int]:
        where = scene.state.leader_hex[action.leader]
        return (-scene.nearest(where) if where >= 0 else -999), action.leader

    return because(min(found, key=misses), "misses_him_least") if found else None


def join_command(scene: Thinking, frame: Any) -> Chosen | None:
    """C12.74: the new leader comes where most of his command is near, and not next to the enemy if he can."""
    found = _offered(scene, do.PlaceLeader)
    places = [each.to for each in found]

    def value(action: do.PlaceLeader) -> tuple[float, int]:
        row = scene.ground.grid.distances(action.to)
        spread = sum(row[place] for place in places) / len(places)
        return -spread - (2.0 if scene.nearest(action.to) <= 1 else 0.0), -action.to

    return because(max(found, key=value), "amid_his_men") if found else None


def move_commander(scene: Thinking, frame: Any) -> Chosen | None:
    """C9.32: a Corps or Overall Commander keeps near those he commands; leaders who come in do so first."""
    entering = _offered(scene, do.EnterLeader)
    if entering:
        return because(entering[0], "bring_them_in")
    for action in _offered(scene, do.MoveLeader):
        if commander_place(scene, action.leader) != scene.state.leader_hex[action.leader]:
            return because(action, "near_his_subordinates")
    return because(do.EndCommanders(), "near_enough_to_his_own")


def commander_place(scene: Thinking, leader: int) -> Hex:
    """Where a commander above the divisions is nearest to those he commands, away from the enemy."""
    game, state = scene.game, scene.state
    here = state.leader_hex[leader]
    if game.field.leaders[leader].level < CORPS_COMMANDER or here < 0:
        return here
    under = [state.leader_hex[each] for each in subordinates(game, leader) if state.leader_hex[each] >= 0]
    if not under:
        return here
    rows = [scene.ground.grid.distances(where) for where in under]

    def value(where: Hex) -> tuple[float, int]:
        apart = sum(row[where] for row in rows) / len(rows)
        shy = max(0, IN_SIGHT_OF_BATTLE - scene.nearest(where))
        alone = 0.0 if scene.friends >> where & 1 else BARE
        return -apart - 2.0 * shy - alone + (RIDES if where == here else 0.0), -where

    open_to_him = reach(game, state, scene.side, here, movement_allowance(game, leader))
    friendly = {where for where in open_to_him if scene.friends >> where & 1}
    return max({here, *friendly, *(where for where in under if where in open_to_him)}, key=value)


def rest_or_rally(scene: Thinking, frame: Any) -> Chosen | None:
    """C13.45: a quiet brigade finds its ranks again before it rests, unless it is tired and few are shaken."""
    brigade, state = frame.brigades[0], scene.state
    shaken = sum(state.strength[unit] for unit in each_unit(state.members[brigade] & state.disordered))
    strength = max(1, scene.plan.strength(brigade))
    if state.fatigue[brigade] > 1 and shaken * 4 < strength:
        return because(do.RestQuietly(brigade), "rest_and_gather")
    return because(do.RallyQuietly(brigade), "rally_first")


THOUGHTS: dict[str, Callable[[Thinking, Any], Chosen | None]] = {
    "efficiency.corps": draw_for_corps,
    "efficiency.division": draw_for_division,
    "efficiency.raise": raise_corps,
    "efficiency.add": add_activation,
    "transfer.choose": transfer,
    "marker.coordinate": coordinate,
    "marker.group": join_group,
    "engineers.order": dig,
    "leader.promote": promote,
    "leader.join": join_command,
    "commanders.move": move_commander,
    "quiet.choose": rest_or_rally,
}
"""What is thought at each of these decisions."""
