"""What brigades are for: which hexes of the victory sheet each of them takes or holds, and under which orders.

A line of the sheet is a goal: to be taken by whoever does not have it, to be held by whoever would lose by it. Goals
are served in the order of their worth, each by the brigades that are nearest, until they seem to be enough against the
enemies around it.
"""

from __future__ import annotations

from math import exp
from typing import NamedTuple

from caracole.systems.gbacw.captain.ground import BEYOND, Ground
from caracole.systems.gbacw.captain.leaning import USUAL, Leaning
from caracole.systems.gbacw.captain.scene import Scene, Troop
from caracole.systems.gbacw.rules import query
from caracole.systems.gbacw.rules.battle import battle
from caracole.systems.gbacw.rules.components.field import profile
from caracole.systems.gbacw.rules.components.numbers import Hex, Unit, each_unit
from caracole.systems.gbacw.rules.components.printed import ADVANCE, ARTILLERY, ATTACK, CAVALRY, INFANTRY, MARCH, Score
from caracole.systems.gbacw.rules.reinforcements import schedule
from caracole.systems.gbacw.rules.state import NOT_ARRIVED, GbacwState

AROUND = 5
"""Hexes around a goal within which enemies defend it ..."""
COMING = 10
"""... or threaten it."""
SOME = 4
"""Strength points for a goal that nobody defends."""
TO_SPARE = 8
"""Strength points above what a post needs that are worth sending elsewhere."""
TOGETHER = 4
"""Hexes between places that are held as one."""
DETOUR = 5
"""Who is no farther than so many hexes out of the way is in it."""
PACE = 24
"""Half points that a brigade makes in a turn."""
MARCH_FROM, MARCH_TO = 30, 12
"""March if it is farther than so many half points, and not to the end."""
A_RIDE = 24
"""A sentry is posted where a place is worth it if horsemen are within so many hexes."""
A_WALK = 16
"""The same for foot, if it is nearer to the place than anybody of ours."""
A_GALLOP = 6
"""Hexes within which horsemen who have somebody to ride down want Attack Orders."""
HORSE_PACE, POST = 0.5, 2.0
"""Horse is there in half the time; a strong unit is wanted elsewhere."""
WITHIN_REACH = 6
"""Hexes from which an enemy can come upon a place in a turn."""
SAFE = 10
"""Hexes from the enemy beyond which one marches."""


class Goal(NamedTuple):
    """A line of the sheet as a side sees it."""

    score: Score
    taking: bool
    hexes: tuple[Hex, ...]
    """Those that are to be entered or held."""
    value: float
    """What having it changes, in Victory Points."""
    each: float
    """What one of its hexes brings nearer."""


def goals(scene: Scene) -> list[Goal]:
    """Everything on the sheet that has a place."""
    found = []
    state, side = scene.state, scene.side
    for score in scene.game.field.scenario.scores:
        if score.kind != "control":
            continue
        own, other = score.points[side], score.points[1 - side]
        mine = [where for where in score.hexes if state.controlled[side] >> where & 1]
        theirs = [where for where in score.hexes if state.controlled[1 - side] >> where & 1]
        missing = tuple(where for where in score.hexes if where not in mine)
        if score.each:
            value = float(own + other)
            if missing:
                found.append(Goal(score, True, missing, value * len(missing), value))
            if mine:
                found.append(Goal(score, False, tuple(mine), value * len(mine), value))
            continue
        have, lost = len(mine) >= score.needed, len(theirs) >= score.needed
        if (own and not have) or (other and lost):
            value = float((own if not have else 0) + (other if lost else 0))
            steps = max(1, min(score.needed - len(mine), len(missing)) if own else 1)
            found.append(Goal(score, True, missing, value, value / steps))
        else:
            value = float((own if have else 0) + (other if not lost else 0))
            spare = max(1, len(mine) - score.needed + 1) if own else max(1, score.needed - len(theirs))
            found.append(Goal(score, False, tuple(mine) or score.hexes, value, value / spare))
    return [goal for goal in found if goal.value and goal.hexes]


class Plan:
    """Who goes for what, in one state."""

    def __init__(self, scene: Scene, posts: dict[int, tuple[str, bool]]) -> None:
        self.scene = scene
        lean = self.lean = scene.leaning
        self.goals = goals(scene)
        self.brigades = [
            number
            for number, row in enumerate(scene.game.field.brigades)
            if row.side == scene.side and self.men(number)
        ]
        self._against: dict[Goal, int] = {}
        self._ways: dict[tuple[int, Goal], int] = {}
        self.prizes: dict[Hex, float] = {}
        """hex -> what entering it brings nearer"""
        self.posts: dict[Hex, float] = {}
        """hex -> what losing it would cost"""
        lasting = lean.prize / (1.0 + lean.retaken * max(0, scene.turns_left))
        for goal in self.goals:
            worth, each = (self.prizes, goal.each * lasting) if goal.taking else (self.posts, goal.each)
            for where in goal.hexes:
                worth[where] = worth.get(where, 0.0) + each
        self.of_brigade: dict[int, Goal] = {}
        self.detached: dict[Unit, Goal] = {}
        self.sentries: dict[Unit, Goal] = {}
        self.came_from = scene.came_from
        self._fronts: dict[str, tuple[Hex, ...]] = {}
        self._assign()
        self._keep(posts)
        self._lean(lean.goal)
        self._post_sentries()

    # --- measures ----------------------------------------------------------------------------------------------------

    def men(self, brigade: int) -> list[Unit]:
        """The units of a brigade on the map that are no guns; its guns if it has nothing else."""
        state, field = self.scene.state, self.scene.game.field
        gone = state.abandoned[0] | state.abandoned[1]
        units = [unit for unit in each_unit(state.members[brigade] & ~gone) if state.hex_of[unit] >= 0]
        return [unit for unit in units if field.units[unit].arm != ARTILLERY] or units

    def strength(self, brigade: int) -> int:
        """Its strength points, with those who are coming in."""
        game, state = self.scene.game, self.scene.state
        coming = [unit for unit in each_unit(state.members[brigade]) if schedule.is_coming(game, state, unit)]
        men = [unit for unit in (*self.men(brigade), *coming) if game.field.units[unit].arm != ARTILLERY]
        return sum(state.strength[unit] for unit in men)

    def against(self, goal: Goal) -> int:
        """The strength of the enemies who have to do with a goal."""
        found = self._against.get(goal)
        if found is None:
            reach, distances = AROUND if goal.taking else COMING, self.scene.ground.grid.distances
            rows = [distances(where) for where in goal.hexes]
            near = (foe.strength for foe in self.scene.foes if min(row[foe.hex] for row in rows) <= reach)
            found = self._against[goal] = sum(near)
        return found

    def travel(self, unit: Unit, goal: Goal) -> int:
        """Half points from a unit to a goal."""
        arm = query.arm(self.scene.game, self.scene.state, unit)
        table = self.scene.ground.travel(goal.hexes, profile(arm, ADVANCE))
        return table[self.scene.state.hex_of[unit]]

    def way(self, brigade: int, goal: Goal) -> int:
        """Half points from the middle of a brigade to a goal."""
        found = self._ways.get((brigade, goal))
        if found is None:
            found = self._ways[brigade, goal] = self._find_way(brigade, goal)
        return found

    def _find_way(self, brigade: int, goal: Goal) -> int:
        men = self.men(brigade)
        if all(battle.why_not_enter(self.scene.game, self.scene.state, men[0], where) for where in goal.hexes):
            return BEYOND
        found = sorted((self.travel(unit, goal), unit) for unit in men)
        length, middle = found[len(found) // 2]
        return length + self._barrier(self.scene.state.hex_of[middle], goal)

    def _barrier(self, where: Hex, goal: Goal) -> int:
        """Half points that the enemies between a hex and a goal are worth."""
        here = self.scene.ground.grid.distances(where)
        there = self.scene.ground.grid.distances(min(goal.hexes, key=lambda each: (here[each], each)))
        apart = there[where]
        between = (
            foe.strength
            for foe in self.scene.foes
            if there[foe.hex] > AROUND and here[foe.hex] + there[foe.hex] <= apart + DETOUR
        )
        return int(sum(between) * self.lean.hindrance)

    def nearest(self, brigade: int) -> int:
        """Hexes from the brigade to the nearest enemy."""
        state = self.scene.state
        return min((self.scene.nearest(state.hex_of[unit]) for unit in self.men(brigade)), default=999)

    # --- who does what -----------------------------------------------------------------------------------------------

    def _assign(self) -> None:
        turns = len(self.scene.game.field.scenario.turns) - self.scene.state.turn + 1
        free = [brigade for brigade in self.brigades if self.strength(brigade)]
        reachable = {
            (brigade, number): self.way(brigade, goal) for brigade in free for number, goal in enumerate(self.goals)
        }
        order = sorted(range(len(self.goals)), key=lambda n: (-self._urgency(n, free, reachable), n))
        for number in order:
            goal = self.goals[number]
            against = self.against(goal)
            if not goal.taking and (not against or self._is_way_in(goal)):
                continue
            need = against * (self.lean.to_take if goal.taking else self.lean.to_hold) + SOME * goal.taking
            near = sorted((reachable[brigade, number], brigade) for brigade in free)
            near = [(way, brigade) for way, brigade in near if way <= PACE * turns]
            if sum(self.strength(brigade) for _, brigade in near) < self.lean.forlorn * need:
                continue
            got, sent = 0.0, []
            for _, brigade in near:
                if got >= need:
                    break
                got += self.strength(brigade)
                free.remove(brigade)
                sent.append(brigade)
                self.of_brigade[brigade] = goal
            if not goal.taking and got > need + TO_SPARE:
                self._detach(goal, sent, need)
        for brigade in self.brigades:
            if brigade not in self.of_brigade:
                self._support(brigade)

    def _keep(self, posts: dict[int, tuple[str, bool]]) -> None:
        """Who has a goal keeps it for the turn, as long as it is one."""
        known = {(goal.score.id, goal.taking): goal for goal in self.goals}
        for brigade, goal in self.of_brigade.items():
            if posts.get(brigade) in known:
                self.of_brigade[brigade] = known[posts[brigade]]
            else:
                posts[brigade] = (goal.score.id, goal.taking)

    def _lean(self, wanted: tuple[str, bool] | None) -> None:
        """Those who act go for what a captain leans to."""
        goal = next((each for each in self.goals if (each.score.id, each.taking) == wanted), None)
        if goal is not None:
            acting = [brigade for brigade in self.of_brigade if self.scene.state.active >> brigade & 1]
            self.of_brigade.update(dict.fromkeys(acting, goal))

    def _detach(self, goal: Goal, brigades: list[int], need: float) -> None:
        """What is not needed to hold a place goes for another that is near: those who are farthest from their post."""
        men = sorted((self.travel(unit, goal), unit) for brigade in brigades for unit in self.men(brigade))
        kept, spare = 0, []
        for _, unit in men:
            if kept < need:
                kept += self.scene.state.strength[unit]
            else:
                spare.append(unit)
        points = sum(self.scene.state.strength[unit] for unit in spare)
        open_goals = [
            other for other in self.goals if other.taking and points >= self.lean.forlorn * self.against(other)
        ]
        for unit in spare:
            near = [other for other in open_goals if self._can_go(unit, other) and self.travel(unit, other) <= 2 * PACE]
            if near:
                self.detached[unit] = max(
                    near, key=lambda each: (each.value / (1.0 + self.travel(unit, each) / PACE), each.score.id)
                )

    def front(self, goal: Goal) -> tuple[Hex, ...]:
        """The hexes to be held together with a goal: whatever else is near it and would be lost."""
        known = self._fronts.get(goal.score.id)
        if known is None:
            distance = self.scene.ground.grid.distance
            others = (other for other in self.goals if not other.taking and not self._is_way_in(other))
            near = {where for other in others for where in other.hexes}
            near = {where for where in near if min(distance(where, each) for each in goal.hexes) <= TOGETHER}
            known = self._fronts[goal.score.id] = tuple(sorted(near.union(goal.hexes)))
        return known

    def _urgency(self, number: int, free: list[int], reachable: dict[tuple[int, int], int]) -> float:
        goal = self.goals[number]
        nearest = min((reachable[brigade, number] for brigade in free), default=0)
        urgent = goal.value / (1.0 + nearest / PACE) * (1.0 if goal.taking else self.lean.holding)
        return urgent * self._aimed(goal)

    def _aimed(self, goal: Goal) -> float:
        """How much more than else it counts for somebody who leans so."""
        aim = f"{'take' if goal.taking else 'hold'}/{goal.score.id}"
        return exp(sum(weight for name, weight in self.lean.aims if name == aim))

    def _support(self, brigade: int) -> None:
        """Whoever is left, guns among them, goes with the others, or for what it can take alone: the nearest, and worth
        most."""
        served = {goal.score.id for goal in self.of_brigade.values() if goal.taking}
        own = self.strength(brigade)

        def value(goal: Goal) -> tuple[float, str]:
            worth = goal.value / (1.0 + self.way(brigade, goal) / PACE) * self._aimed(goal)
            against = self.against(goal)
            if goal.taking and goal.score.id not in served and own < self.lean.forlorn * against:
                worth = 0.0
            if not goal.taking and self._is_way_in(goal):
                worth = 0.0
            return worth * (1.0 if goal.taking else self.lean.held if against else self.lean.quiet), goal.score.id

        if self.goals:
            self.of_brigade[brigade] = max(self.goals, key=value)

    def _post_sentries(self) -> None:
        """Where horsemen could ride in on a place that nobody guards, or foot would be there before anybody of ours,
        the nearest unit that can stop them goes there: rather horse or a small one than a regiment of the line."""
        scene, field = self.scene, self.scene.game.field
        held = {id(goal) for goal in self.of_brigade.values()}
        for goal in self.goals:
            if goal.taking or goal.value < self.lean.sentry or id(goal) in held or self._is_way_in(goal):
                continue
            raiders = [foe for foe in scene.foes if self._may_come(foe, goal)]
            if not raiders:
                continue
            men = [
                unit
                for brigade in self.brigades
                for unit in self.men(brigade)
                if field.units[unit].arm != ARTILLERY and unit not in self.sentries
            ]
            steady = [unit for unit in men if not query.is_disordered(scene.state, unit) and self._can_go(unit, goal)]
            if steady:
                best = min(steady, key=lambda unit: (self._dear(unit, goal), unit))
                self.sentries[best] = goal

    def _may_come(self, foe: Troop, goal: Goal) -> bool:
        """Is a place within an enemy's ride, or within his walk and nearer to him than to us?"""
        row = self.scene.ground.grid.distances(foe.hex)
        far = min(row[where] for where in goal.hexes)
        if foe.arm == CAVALRY:
            return far <= A_RIDE
        return foe.arm == INFANTRY and far <= A_WALK and far < self._nearest_friend(goal)

    def _nearest_friend(self, goal: Goal) -> int:
        """Hexes from a place to the nearest of our foot or horse."""
        rows = [self.scene.ground.grid.distances(where) for where in goal.hexes]
        return min((row[where] for row in rows for where in self.scene.escorts), default=999)

    def _is_way_in(self, goal: Goal) -> bool:
        """Are friends still to come in there? They need the place, and guard it."""
        scenario, state = self.scene.game.field.scenario, self.scene.state
        for group in scenario.reinforcements:
            here = any(scenario.entries[entry].hex in goal.hexes for entry in group.entries)
            coming = not group.roll and any(state.hex_of[unit] == NOT_ARRIVED for unit in group.units)
            if group.side == self.scene.side and here and coming:
                return True
        return False

    def _can_go(self, unit: Unit, goal: Goal) -> bool:
        game, state = self.scene.game, self.scene.state
        return any(battle.why_not_enter(game, state, unit, where) is None for where in goal.hexes)

    def _dear(self, unit: Unit, goal: Goal) -> float:
        """What it costs to spare a unit as a sentry."""
        rides = query.arm(self.scene.game, self.scene.state, unit) == CAVALRY
        return self.travel(unit, goal) * (HORSE_PACE if rides else 1.0) + POST * self.scene.state.strength[unit]

    def kept_alone(self, unit: Unit) -> float:
        """What would be lost where a unit stands if it left, for nobody else is there and the enemy can come."""
        state, where = self.scene.state, self.scene.state.hex_of[unit]
        worth = self.posts.get(where, 0.0)
        if not worth or self.scene.nearest(where) > WITHIN_REACH:
            return 0.0
        others = [other for other in query.stack(state, where) if other != unit]
        return 0.0 if any(not query.is_artillery(self.scene.game, other) for other in others) else worth

    def comrades(self, unit: Unit) -> tuple[Hex, ...]:
        """Where the others of its brigade stand, guns and those who are away on a task of their own left out."""
        state = self.scene.state
        away = {unit, *self.sentries, *self.detached}
        return tuple(state.hex_of[other] for other in self.men(state.brigade_of[unit]) if other not in away)

    def goal_of(self, unit: Unit) -> Goal | None:
        """What a unit is for: its own post, or what its brigade is for."""
        if unit in self.sentries:
            return self.sentries[unit]
        if unit in self.detached:
            return self.detached[unit]
        state = self.scene.state
        brigade = state.assigned[unit] if state.assigned[unit] >= 0 else state.brigade_of[unit]
        return self.of_brigade.get(brigade)

    # --- orders ------------------------------------------------------------------------------------------------------

    def wanted(self, brigade: int) -> int:
        """March far from everything, Attack near the enemy, Advance in between."""
        state, goal = self.scene.state, self.of_brigade.get(brigade)
        if brigade not in self.brigades:
            return state.brigade_orders[brigade]
        near = self.nearest(brigade)
        way = self.way(brigade, goal) if goal is not None else 0
        distances = sorted(self.scene.nearest(state.hex_of[unit]) for unit in self.men(brigade))
        middle = distances[len(distances) // 2]
        if state.brigade_orders[brigade] == MARCH and middle > SAFE and way > MARCH_TO:
            return MARCH
        if near > SAFE + 2 and way > MARCH_FROM:
            return MARCH
        field = self.scene.game.field
        if near <= self.lean.attack and any(field.units[unit].arm == INFANTRY for unit in self.men(brigade)):
            return ATTACK
        if near <= A_GALLOP and any(self._has_prey(unit) for unit in self.men(brigade)):
            return ATTACK
        return ADVANCE

    def _has_prey(self, unit: Unit) -> bool:
        """Are men in disorder, no stronger than these horsemen, near enough for a charge?"""
        state = self.scene.state
        if query.arm(self.scene.game, state, unit) != CAVALRY or query.is_disordered(state, unit):
            return False
        row = self.scene.ground.grid.distances(state.hex_of[unit])
        weak = (foe for foe in self.scene.foes if foe.disordered and foe.strength <= state.strength[unit])
        return any(row[foe.hex] <= A_GALLOP for foe in weak)


class Thinking(Scene):
    """A scene with its plan, which is made when it is first asked for."""

    def __init__(
        self,
        ground: Ground,
        state: GbacwState,
        side: int,
        posts: dict[int, tuple[str, bool]] | None = None,
        leaning: Leaning = USUAL,
    ) -> None:
        super().__init__(ground, state, side, leaning)
        self.posts = {} if posts is None else posts
        """brigade -> the goal that it was given this turn"""
        self._plan: Plan | None = None

    @property
    def plan(self) -> Plan:
        """Who goes for what."""
        if self._plan is None:
            self._plan = Plan(self, self.posts)
        return self._plan
