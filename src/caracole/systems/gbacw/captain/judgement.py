"""What a unit of Great Battles of the American Civil War does best with its action: where to stand, whom to fire at.

A place is worth what it brings nearer to the brigade's goal, the fire that it allows, the friends at its flanks, less
what the enemy can do to it there. Going next to the enemy without firing is a charge, and worth what the assault is.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from caracole.kernel import Refusal
from caracole.systems.gbacw.captain.assault import met, promise
from caracole.systems.gbacw.captain.goals import Goal, Plan, Thinking
from caracole.systems.gbacw.captain.ground import BEYOND, hurt, shaken
from caracole.systems.gbacw.captain.scene import Scene, Troop
from caracole.systems.gbacw.captain.ways import Stop, Ways
from caracole.systems.gbacw.rules import query
from caracole.systems.gbacw.rules.actions import FireAt, Refuse
from caracole.systems.gbacw.rules.assault.contact import faced
from caracole.systems.gbacw.rules.assault.targets import why_not_assault
from caracole.systems.gbacw.rules.command.command import command_range, reach, superior_of
from caracole.systems.gbacw.rules.components.charts import read_code
from caracole.systems.gbacw.rules.components.field import profile
from caracole.systems.gbacw.rules.components.numbers import Hex, Unit
from caracole.systems.gbacw.rules.components.printed import ADVANCE, ARTILLERY, ATTACK, INFANTRY, MARCH
from caracole.systems.gbacw.rules.fire.aim import Wish
from caracole.systems.gbacw.rules.fire.declare import declare, why_not_fire, why_not_guns_now
from caracole.systems.gbacw.rules.fire.modifiers import preview
from caracole.systems.gbacw.rules.fire.shots import Shot
from caracole.systems.gbacw.rules.movement.movement import UnitAct
from caracole.systems.gbacw.rules.state import LEFT, NOT_REFUSED, REFUSED, RIGHT, GbacwState, Mark

A_REGIMENT = 7.0
"""Strength points of a unit that the goal draws as it should."""
GUNS_KEEP = 10
"""Half points from the goal at which guns are near enough."""
HUNTED = 12
"""Hexes within which an enemy draws those who hunt."""
BOUND_TO_CHARGE = 5.0
"""Next to the enemy without a shot one has to charge, at whatever odds."""
NEAR = 6
GUNS_AT_RISK = (0.0, 0.8, 0.5, 0.3, 0.15, 0.05)
"""What each gun risks with the enemy's foot or horse at so many hexes."""
GUNS_AWAY = 10
"""Hexes from the enemy's foot or horse that are far enough for guns that are to be saved."""
CHARGE = "assault_pays"
"""Why a unit goes next to the enemy without firing."""
ESCORT, ASTRAY = 2, 0.03
"""Hexes from friends of foot or horse within which guns stay, and what each gun risks for every hex more."""
OVERLOOK = 0.015
"""What each gun gains by every level that it stands higher."""
COMRADES = 3
"""Hexes from the next of its brigade within which a unit stays."""
SHATTERED, A_THIRD = 3, 3
"""A unit of so few strength points, or of no more than that part of what it had, is shattered."""
REASONS = (
    "on_the_march",
    "better_ground",
    "towards_the_goal",
    "back_to_the_post",
    "fire_pays",
    "hanging_flank",
    "save_what_is_left",
    "guard_what_counts",
)
"""Why a course is taken, besides :data:`CHARGE`."""
SHELTER = 10
"""Hexes from the enemy that are far enough for those who are shattered or in disorder."""
STEPS_BACK = 5
"""Hexes from the enemy that are far enough for those who fall back."""
FIRE = "fire"
"""In a course: fire at the best target there is by then."""


class Course(NamedTuple):
    """What a unit means to do, one action after another."""

    actions: list[Any]
    value: float
    reason: str


class Choice(NamedTuple):
    """A place with a facing, and what is done there."""

    value: float
    stop: Stop | None
    facing: int
    fires: bool
    reason: str


class UnitMind:
    """One unit thinking about its action."""

    def __init__(self, scene: Thinking, plan: Plan, frame: UnitAct) -> None:
        self.scene, self.plan, self.frame, self.unit = scene, plan, frame, frame.unit
        self.game, self.state = scene.game, scene.state
        lean = self.lean = scene.leaning
        self.mine: Troop = scene.troop(frame.unit)
        self.goal: Goal | None = plan.goal_of(frame.unit)
        self.orders = query.orders(self.game, self.state, self.unit)
        self.table = self._table()
        self.pull = (lean.in_march if self.orders == MARCH else lean.pull) * max(self.mine.strength, 2) / A_REGIMENT
        left = len(self.game.field.scenario.turns) - self.state.turn
        self.pull *= 1.0 + lean.late / (1.0 + left)
        if self.mine.arm == ARTILLERY:
            self.pull *= lean.guns_pull
        if self.goal is not None and self.goal.taking and scene.stronger >= lean.clearly:
            self.pull *= lean.presses
        self.armed = (
            why_not_fire(self.game, self.state, self.unit) is None and why_not_guns_now(self.game, frame) is None
        )
        self.comrades = () if frame.unit in plan.sentries or frame.unit in plan.detached else plan.comrades(frame.unit)
        printed = self.game.field.units[self.unit].strength
        self.shattered = self.mine.strength <= SHATTERED or self.mine.strength * A_THIRD <= printed
        if self.shattered and self.mine.arm != ARTILLERY and self.unit not in plan.sentries:
            self.pull *= lean.stays_away
        self.frail = self.mine.arm != ARTILLERY and (self.shattered or self.mine.disordered)
        self.drawn = self._drawn()
        self.heard = self._heard()
        self._values: dict[int, float] = {}
        self._looks: dict[tuple[int, int], float] = {}
        self._shots: dict[tuple[int, int, bool], float] = {}

    def _table(self) -> list[int] | None:
        if self.goal is None:
            return None
        number = profile(query.arm(self.game, self.state, self.unit), MARCH if self.orders == MARCH else ADVANCE)
        hexes = self.goal.hexes if self.goal.taking or self.unit in self.plan.sentries else self.plan.front(self.goal)
        return self.scene.ground.travel(hexes, number)

    def _drawn(self) -> list[float] | None:
        """hex -> what places draw there whom it leans so, for each strength point"""
        if not self.lean.drawn:
            return None
        turns = len(self.game.field.scenario.turns)
        time = (self.state.turn - 1) / max(1, turns - 1)
        if self.mine.arm == ARTILLERY:
            return self.scene.ground.drawn(self.lean.drawn, "guns", time)
        brigades, own = self.game.field.brigades, self.state.brigade_of[self.unit]
        number = sum(row.side == brigades[own].side for row in brigades[: own + 1])
        return self.scene.ground.drawn(self.lean.drawn, f"men{number}", time)

    # --- places ------------------------------------------------------------------------------------------------------

    def place(self, where: Hex) -> float:
        """What a hex is worth to the unit, however it faces."""
        known = self._values.get(where)
        if known is None:
            known = self._values[where] = self._place(where)
        return known

    def _place(self, where: Hex) -> float:
        value = 0.0
        if self.table is not None:
            far = min(self.table[where], BEYOND)
            if self.mine.arm == ARTILLERY and self.orders != MARCH:
                far = max(0, far - GUNS_KEEP)
            value -= self.pull * far
        value -= self.lean.fear * self.scene.danger(self.mine, where)
        if self.lean.back:
            value += self.lean.back * self.mine.strength * min(self.scene.nearest(where), STEPS_BACK)
        if self.lean.hunt and self.mine.arm != ARTILLERY and not self.frail:
            value -= self.lean.hunt * self.mine.strength * min(self.scene.nearest(where), HUNTED)
        if self.lean.shelters and self.frail:
            value += self.lean.shelters * self.mine.strength * min(self.scene.nearest(where), SHELTER)
        if self.drawn is not None:
            value += self.mine.strength * self.drawn[where]
        if not self.heard >> where & 1:
            value -= self.lean.unheard
        if self.plan.came_from.get(self.unit) == where:
            value -= self.lean.back_again
        if self.mine.arm == ARTILLERY:
            value += OVERLOOK * self.mine.strength * self.game.field.elevation[
                where
            ] - self.lean.guns * self._unprotected(where)
        else:
            value -= self.lean.outnumbered * self.scene.outnumbered(self.mine, where) + self._astray(where)
            if self.scene.beside_enemy >> where & 1:
                value += (self.lean.close - (self.lean.in_reach if self.frail else 0.0)) * self.mine.strength
        goal = self.goal
        if goal is not None and not goal.taking and where in self.plan.posts and self.mine.arm != ARTILLERY:
            posted = self.unit in self.plan.sentries
            if posted or self.scene.nearest(where) <= NEAR:
                value += self.lean.guard * self.plan.posts[where]
        if where == self.mine.hex and self.mine.arm != ARTILLERY:
            value += self.lean.keeps * self.plan.kept_alone(self.unit)
        return value

    def _astray(self, where: Hex) -> float:
        """What a unit risks that leaves the others of its brigade, and hears no orders any more."""
        if self.orders == MARCH or not self.comrades:
            return 0.0
        row = self.scene.ground.grid.distances(where)
        return self.lean.alone * self.mine.strength * max(0, min(row[other] for other in self.comrades) - COMRADES)

    def _heard(self) -> int:
        """The hexes in which the unit is In Command with its leader where he is, as a set: in his range, next to him,
        or next to comrades whom he reaches; all of them if that is not asked for."""
        superior = superior_of(self.game, self.state, self.unit)
        if self.orders == MARCH or superior < 0 or self.state.leader_hex[superior] < 0 or not self.comrades:
            return -1
        found = reach(self.game, self.state, superior, command_range(self.game, self.state, superior))
        adjacent = self.scene.ground.grid.adjacent
        found |= adjacent[self.state.leader_hex[superior]]
        for other in self.comrades:
            if found >> other & 1:
                found |= adjacent[other]
        return found

    def _unprotected(self, where: Hex) -> float:
        """What guns risk with the enemy's foot or horse so near, less if friends stand by them."""
        grid = self.scene.ground.grid
        row = grid.distances(where)
        close = min((row[foe.hex] for foe in self.scene.foes if foe.arm != ARTILLERY), default=BEYOND)
        escort = min((row[other] for other in self.scene.escorts), default=0)
        close_by = self.lean.guns_back * self.mine.strength * max(0, GUNS_AWAY - close)
        astray = ASTRAY * self.mine.strength * max(0, escort - ESCORT) + close_by
        if close >= len(GUNS_AT_RISK):
            return astray
        guarded = self.scene.is_escorted(where)
        return GUNS_AT_RISK[close] * self.mine.strength * (self.lean.guarded if guarded else 1.0) + astray

    def look(self, where: Hex, facing: int) -> float:
        """What looking this way is worth there, fire left out."""
        key = (where, facing)
        known = self._looks.get(key)
        if known is None:
            as_it_is = where == self.mine.hex and facing == self.mine.facing
            refused = self.state.refused[self.unit] if as_it_is else NOT_REFUSED
            exposed = self.scene.exposed(self.mine, where, facing, refused)
            in_line = 0.0 if self.mine.arm == ARTILLERY else self.scene.in_line(where, facing)
            known = self._looks[key] = in_line - exposed
        return known

    def shot(self, where: Hex, facing: int, standing: bool) -> float:
        """What the best fire from there is worth."""
        key = (where, facing, standing)
        if not self.scene.targets(self.mine, where):
            return 0.0
        known = self._shots.get(key)
        if known is None:
            known = self._shots[key] = self.scene.best_fire(self.mine, where, facing, prepared=standing)[0]
        return known

    # --- courses -----------------------------------------------------------------------------------------------------

    def best(self, closed: frozenset[Any] = frozenset()) -> Course:
        """The best that the unit can do now."""
        prizes = {} if self.mine.arm == ARTILLERY else self.plan.prizes
        ways = Ways(self.scene, self.frame, prizes, closed)
        best = Choice(-1e9, None, -1, False, "")
        lapse = self.lean.risk * shaken(self.mine.strength, self.mine.disordered, self.lean.order)
        for stop in ways.stops.values():
            if stop.before is not None and stop.hex == self.mine.hex:
                continue  # nobody walks in a circle to turn round
            rough = self.place(stop.hex) + stop.prizes - lapse * stop.risks
            for facing in self._facings(ways, stop):
                value = rough + self.look(stop.hex, facing)
                if stop.before is None and facing == stop.facing:
                    value += self.lean.stir
                choice = self._with_fire(stop, facing, value)
                if choice.value > best.value:
                    best = choice
        if best.stop is None:
            return Course([], 0.0, "")
        actions = ways.actions(best.stop, best.facing)
        reason = best.reason
        nearer = self.table is not None and self.table[best.stop.hex] < self.table[self.mine.hex]
        if reason == "better_ground" and self.goal is not None and nearer:
            reason = "towards_the_goal" if self.goal.taking else "back_to_the_post"
        elif reason == "better_ground" and self.frail and best.stop.before is not None:
            reason = "save_what_is_left"
        elif reason == "better_ground" and best.stop.hex in self.plan.posts and best.stop.before is not None:
            reason = "guard_what_counts"
        if best.fires:
            return Course([*actions, FIRE], best.value, reason)
        end = self._hanging(best)
        return Course([*actions, Refuse(end)] if end else actions, best.value, "hanging_flank" if end else reason)

    def _hanging(self, choice: Choice) -> str:
        """The end to be refused where the enemy is upon a flank; none if that helps little."""
        stop = choice.stop
        if stop is None or self.mine.arm != INFANTRY or choice.facing >= 6 or choice.reason == CHARGE:
            return ""
        stays = stop.hex == self.mine.hex
        if stays and self.state.refused[self.unit] != NOT_REFUSED:
            return ""
        now = self.scene.exposed(self.mine, stop.hex, choice.facing)
        if now < self.lean.hanging or stop.halted:
            return ""
        best = min((LEFT, RIGHT), key=lambda end: self.scene.exposed(self.mine, stop.hex, choice.facing, end))
        gain = now - self.scene.exposed(self.mine, stop.hex, choice.facing, best)
        return REFUSED[best] if gain >= self.lean.hanging else ""

    def _facings(self, ways: Ways, stop: Stop) -> list[int]:
        """How the unit may face where it stops: as it came, or turned towards the enemy."""
        if self.orders == MARCH or stop.halted or self.scene.nearest(stop.hex) > 2 * NEAR:
            return [stop.facing]
        wanted = next(facing for facing in self.scene.ranked_facings(stop.hex) if ways.can_turn(stop, facing))
        return [stop.facing] if wanted == stop.facing else [stop.facing, wanted]

    def _with_fire(self, stop: Stop, facing: int, value: float) -> Choice:
        """The same place with the fire, or the charge, that goes with it."""
        if self.orders == MARCH:
            return Choice(value, stop, facing, False, "on_the_march")
        moved = stop.before is not None or bool(self.frame.entered)
        spends = stop.spent > self.frame.spent or moved or query.has(self.state, Mark.SPENT_MP, self.unit)
        guns = self.mine.arm == ARTILLERY
        fire = self.lean.fire * self.shot(stop.hex, facing, not moved)
        closing = stop.halted and moved and not guns and not query.has(self.state, Mark.FIRED, self.unit)
        if closing and self.orders == ATTACK:
            charge = self._charge(stop, facing)
            if charge is not None and charge + self.lean.bold > fire:
                return Choice(value + charge + self.lean.bold, stop, facing, False, CHARGE)
        if guns and spends:
            fire -= self.lean.moved_guns
        if fire > 0 and self.armed and self._may_fire_after(stop, spends):
            reason = "better_ground" if stop.before is not None or facing != stop.facing else "fire_pays"
            return Choice(value + fire, stop, facing, True, reason)
        if closing:
            value -= BOUND_TO_CHARGE
        return Choice(value + self.lean.later * max(0.0, fire), stop, facing, False, "better_ground")

    def _may_fire_after(self, stop: Stop, spends: bool) -> bool:
        if self.mine.arm == ARTILLERY:
            return not spends or stop.spent <= query.half_up(self.frame.allowance)
        return not spends or self.orders == ATTACK

    def _charge(self, stop: Stop, facing: int) -> float | None:
        """What charging from there promises; None if there is nobody to charge."""
        row = self.scene.ground.grid.neighbours[stop.hex]
        targets = [row[way] for way in (facing, (facing + 1) % 6) if row[way] >= 0 and self.scene.enemy >> row[way] & 1]
        if not targets or facing != stop.facing:
            return None
        probe = self.state.copy()
        query.put_unit(self.game, probe, self.unit, stop.hex)
        probe.facing[self.unit] = facing
        query.mark(probe, Mark.ENTERED_HEX, self.unit)
        query.unmark(probe, Mark.TURNED_AFTER_ENTRY, self.unit)
        brigade = 1 << probe.brigade_of[self.unit]
        if why_not_assault(self.game, probe, self.unit, brigade) is not None:
            return None
        value = self._promise(probe, tuple(sorted(targets)))
        turned = met(self.scene, probe, self.unit, targets)
        return (
            value
            if turned is None
            else value + self.lean.faced * (self._promise(turned, tuple(sorted(targets))) - value)
        )

    def _promise(self, state: GbacwState, targets: tuple[Hex, ...]) -> float:
        """What an assault of the unit promises, alone or with whoever stands before the same enemy."""
        helpers = self._helpers(state, targets)
        alone = promise(self.scene, state, (self.unit,), targets, self.plan.prizes)
        if not helpers:
            return alone
        return max(alone, promise(self.scene, state, (self.unit, *helpers), targets, self.plan.prizes))

    def second_thoughts(self) -> FireAt | None:
        """Before the enemy, who may have turned: fire after all, if that is better than the charge has become."""
        targets = tuple(faced(self.game, self.state, self.unit))
        fire, gain = self._best_fire()
        if fire is None or not targets or not self.armed or self._promise(self.state, targets) + self.lean.bold >= gain:
            return None
        return fire

    def _helpers(self, state: GbacwState, targets: tuple[Hex, ...]) -> tuple[Unit, ...]:
        """Friends of the acting brigades who already stand before the same enemy and can join in."""
        found = []
        around = self.scene.ground.grid.adjacent[targets[0]] & state.occupied[self.scene.side]
        for unit in query.units_on_map(self.game, state, self.scene.side):
            if unit == self.unit or not around >> state.hex_of[unit] & 1:
                continue
            if not state.active >> state.brigade_of[unit] & 1:
                continue
            front = query.front_hexes(self.game, state, unit, state.hex_of[unit])
            if (
                all(target in front for target in targets)
                and why_not_assault(self.game, state, unit, state.active) is None
            ):
                found.append(unit)
        return tuple(found)

    # --- fire --------------------------------------------------------------------------------------------------------

    def fire(self) -> FireAt | None:
        """The fire that pays best now, by its exact odds; None if none does."""
        found, gain = self._best_fire()
        return found if gain > 0 else None

    def _best_fire(self) -> tuple[FireAt | None, float]:
        best, found = -1e9, None
        for foe in self.scene.targets(self.mine, self.mine.hex):
            if self.scene.ground.turns(self.mine.hex, foe.hex)[self.mine.facing]:
                continue
            shots = declare(self.game, self.state, Wish(self.unit, foe.hex), ())
            if isinstance(shots, Refusal):
                continue
            value = exact(self.scene, shots[-1], foe)
            if foe.disordered:
                value *= 1.0 + self.lean.finish
            if value and self.scene.may_be_charged(foe, self.unit):
                value *= 1.0 + self.lean.may_follow
            value -= self._answer(foe)
            if value > best:
                best, found = value, FireAt(foe.hex)
        return found, best

    def _answer(self, foe: Troop) -> float:
        value = self.scene.volley(self.mine, self.mine.hex, foe, foe.hex)
        if foe.disordered:
            value *= 1.0 + self.lean.finish
        return value - self.scene.exchange(self.mine, self.mine.hex, self.mine.facing, foe)


def exact(scene: Scene, shot: Shot, struck: Troop) -> float:
    """What a shot costs the unit that it strikes, by the odds of every result."""
    value = 0.0
    for code, share in preview(scene.game, scene.state, shot, struck.unit).odds.items():
        result = read_code(code)
        assert result is not None
        value += float(share) * hurt(result, struck.strength, struck.cohesion, struck.disordered, scene.worth)
    return value * (scene.leaning.gun if struck.arm == ARTILLERY else 1.0) * shot.rounds
