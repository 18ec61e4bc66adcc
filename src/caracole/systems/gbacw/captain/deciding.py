"""The captain of Great Battles of the American Civil War: he keeps a line, closes with what is worth having, and fires.

He gives every brigade a goal of the victory sheet (``goals``), sends a unit to the best place that it
can reach (``judgement``), fires where the exchange pays and assaults where the odds do. Nothing is hidden on this
table but the order of the pool, so he thinks with what everybody sees.
"""

from __future__ import annotations

from random import Random
from typing import Any

from caracole.players.base import Chosen, Offer
from caracole.systems.gbacw.captain import charges, command, formation, reactions, staff
from caracole.systems.gbacw.captain.goals import Thinking
from caracole.systems.gbacw.captain.ground import Ground
from caracole.systems.gbacw.captain.judgement import CHARGE, FIRE, Course, UnitMind
from caracole.systems.gbacw.captain.leaning import USUAL, Leaning
from caracole.systems.gbacw.captain.reasons import because
from caracole.systems.gbacw.rules import actions as do
from caracole.systems.gbacw.rules import query
from caracole.systems.gbacw.rules.activation.activation import most_equivalents
from caracole.systems.gbacw.rules.components.numbers import Hex, Unit
from caracole.systems.gbacw.rules.game import Gbacw
from caracole.systems.gbacw.rules.movement.movement import UnitAct, allowance
from caracole.systems.gbacw.rules.state import GbacwState, Mark

THOUGHTS = {**command.THOUGHTS, **staff.THOUGHTS, **formation.THOUGHTS, **reactions.THOUGHTS}
"""What is thought at each kind of decision but for the two that remember: what a brigade does, and what a unit does."""
WITHIN_REACH = 6
"""Hexes within which an enemy who is shaken changes what a unit means to do."""
TRIES = 4
"""How often a course is thought over again when the rules forbid a step of it."""


class Memory:
    """What a captain remembers between two decisions of one brigade's action. Without it he thinks the same again."""

    def __init__(self, key: tuple[Any, ...] = ()) -> None:
        self.key = key
        """The activation that it belongs to."""
        self.courses: dict[Unit, tuple[tuple[Any, ...], Course]] = {}
        """unit -> how it should stand by now, and what it means to do next"""
        self.idle: set[Unit] = set()
        """Units that have nothing better to do than to stay."""
        self.closed: dict[Unit, set[tuple[int, int]]] = {}
        """unit -> steps that the rules have refused it"""
        self.enemies: dict[Unit, tuple[Any, ...]] = {}
        """enemy -> how it stood when it was last looked at"""

    def look_again(self, scene: Thinking) -> None:
        """Forget what was meant near enemies who have been shaken or driven off since: they may be worth a charge."""
        now: dict[Unit, tuple[Any, ...]] = {foe.unit: (foe.hex, foe.facing, foe.disordered) for foe in scene.foes}
        before, self.enemies = self.enemies, now
        changed = [before[foe][0] for foe in before if now.get(foe) != before[foe]]
        if not changed:
            return
        rows = [scene.ground.grid.distances(where) for where in changed]
        for unit in (*self.courses, *self.idle):
            where = scene.state.hex_of[unit]
            if where >= 0 and min(row[where] for row in rows) <= WITHIN_REACH:
                self.courses.pop(unit, None)
                self.idle.discard(unit)


class Captain:
    """One computer player. ``seed`` makes his thoughts repeatable."""

    name = "captain"

    def __init__(self, seed: int = 0, leaning: Leaning = USUAL) -> None:
        self._rng = Random(seed)
        self._leaning = leaning
        self._memory = Memory()
        self._turn = (-1, -1)
        self._posts: dict[int, tuple[str, bool]] = {}
        self._came_from: dict[Unit, Hex] = {}

    def choose(self, game: Gbacw, seat: int, view: dict[str, Any], offer: Offer) -> Chosen:
        """Decide for a seat, by what is thought at its kind of decision."""
        return self.decide(game, offer.imagine(self._rng), seat)

    def decide(self, game: Gbacw, state: GbacwState, seat: int) -> Chosen:
        """The same in a state that is the captain's own; he leaves it as it is."""
        if self._turn != (seat, state.turn):
            self._turn, self._posts = (seat, state.turn), {}
        scene = Thinking(Ground.of(game), state, seat, self._posts, self._leaning)
        scene.came_from = self._came_from
        chosen = self._decide(scene, state.stack[-1])
        if chosen is not None and game.check(state, seat, chosen.action) is None:
            return chosen
        return reactions.anything(scene)

    def _decide(self, scene: Thinking, frame: Any) -> Chosen | None:
        if frame.step == "unit.act":
            return self._unit(scene, frame)
        if frame.step == "brigade.act":
            return self._brigade(scene, frame)
        return THOUGHTS[frame.step](scene, frame)

    # --- a brigade acts ----------------------------------------------------------------------------------------------

    def _remembered(self, scene: Thinking) -> Memory:
        state = scene.state
        key = (id(scene.game.field), state.turn, len(state.drawn), state.active, scene.side)
        if self._memory.key != key:
            self._memory = Memory(key)
        return self._memory

    def _brigade(self, scene: Thinking, frame: Any) -> Chosen | None:
        """Reinforcements, then who rallies, then one unit after another, the leaders at last. Those who fire come
        before those who charge: the fire may shake the enemy."""
        memory = self._remembered(scene)
        entering = command.enter(scene, frame)
        if entering is not None:
            return entering
        mending = command.mend(scene, frame)
        if mending is not None:
            return mending
        riding = charges.announce(scene, frame)
        if riding is not None:
            return riding
        memory.look_again(scene)
        charging = None
        for unit in command.in_turn(scene, frame):
            if unit in memory.idle or staff.digs(scene, unit) or not command.allows(scene, do.ActivateUnit(unit)):
                continue
            course = self._course(scene, UnitAct("unit.act", unit, self._points(scene, frame, unit)), memory)
            if course.reason == CHARGE and course.actions:
                charging = unit if charging is None else charging
            elif course.actions or (not frame.march and formation.reforms(scene, unit)):
                return because(do.ActivateUnit(unit), "front_line_first")
            else:
                memory.idle.add(unit)
        if charging is not None:
            return because(do.ActivateUnit(charging), "fire_before_steel")
        leading = command.move_leader(scene, frame)
        if leading is not None:
            return leading
        if command.allows(scene, do.EndBrigade()):
            return because(do.EndBrigade(), "all_have_acted")
        return None

    @staticmethod
    def _points(scene: Thinking, frame: Any, unit: Unit) -> int:
        equivalents = most_equivalents(scene.game, scene.state, unit) if frame.march else 1
        return allowance(scene.game, scene.state, unit, equivalents)

    # --- a unit acts -------------------------------------------------------------------------------------------------

    @staticmethod
    def _stand(scene: Thinking, unit: Unit) -> tuple[Any, ...]:
        """How a unit stands: what a course counts on."""
        state = scene.state
        return state.hex_of[unit], state.facing[unit], state.strength[unit], state.disordered >> unit & 1

    def _course(self, scene: Thinking, frame: UnitAct, memory: Memory) -> Course:
        """What the unit meant to do, if nothing has come between; else what it means to do now."""
        unit = frame.unit
        known = memory.courses.get(unit)
        if known is not None and known[0] == self._stand(scene, unit):
            return known[1]
        course = UnitMind(scene, scene.plan, frame).best(frozenset(memory.closed.get(unit, ())))
        memory.courses[unit] = (self._stand(scene, unit), course)
        return course

    def _unit(self, scene: Thinking, frame: UnitAct) -> Chosen | None:
        unit, memory = frame.unit, self._remembered(scene)
        if query.has(scene.state, Mark.CHARGING, unit):
            riding = charges.ride(scene, frame)
            if riding is not None:
                return riding
        acted = bool(frame.entered or frame.turned or query.has(scene.state, Mark.FIRED, unit))
        charging = False
        for _ in range(TRIES):
            course = self._course(scene, frame, memory)
            charging = course.reason == CHARGE
            if scene.state.extension[unit] and not (_stays(course) and formation.keeps_line(scene, unit)):
                closing = formation.close_up(scene, frame)
                if closing is not None:
                    return closing
            if not course.actions:
                fire = UnitMind(scene, scene.plan, frame).second_thoughts() if charging else None
                if fire is not None and command.allows(scene, fire):
                    memory.courses.pop(unit)
                    return because(fire, "fire_pays")
                break
            action, *rest = course.actions
            if action == FIRE:
                action = UnitMind(scene, scene.plan, frame).fire()
            if action is not None and command.allows(scene, action):
                self._expect(scene, frame, action, course._replace(actions=rest), memory)
                return because(action, course.reason)
            memory.courses.pop(unit)
            if not isinstance(action, do.Step):
                break
            memory.closed.setdefault(unit, set()).add((scene.state.hex_of[unit], action.to))
        line = None if charging else formation.extend(scene, frame)
        if line is not None:
            return line
        if command.allows(scene, do.EndUnit()):
            return because(do.EndUnit(), "done_as_meant" if acted else "nothing_better_in_reach")
        return None

    def _expect(self, scene: Thinking, frame: UnitAct, action: Any, rest: Course, memory: Memory) -> None:
        """Remember the rest of a course, to be followed if the action does what it should."""
        unit = frame.unit
        where, facing, strength, disordered = self._stand(scene, unit)
        if isinstance(action, do.Step):
            if not frame.entered:
                self._came_from[unit] = where
            where = action.to
        elif isinstance(action, do.Turn):
            facing = action.facing
        memory.courses[unit] = ((where, facing, strength, disordered), rest)


def _stays(course: Course) -> bool:
    """Does the unit stay where it is, and only fires or waits?"""
    return all(action == FIRE for action in course.actions)
