"""The captain of Great Battles of the American Civil War: he keeps a line, closes with what is worth having, and fires.

He gives every brigade a goal of the victory sheet (``goals``), sends a unit to the best place that it
can reach (``judgement``), fires where the exchange pays and assaults where the odds do. Nothing is hidden on this
table but the order of the pool, so he thinks with what everybody sees.
"""

from __future__ import annotations

from random import Random
from typing import Any

from caracole.players.base import Chosen, Offer, Reason
from caracole.systems.gbacw.rules import actions as do
from caracole.systems.gbacw.rules.activation.activation import most_equivalents
from caracole.systems.gbacw.rules.components.numbers import Unit
from caracole.systems.gbacw.rules.game import Gbacw
from caracole.systems.gbacw.rules.movement.movement import UnitAct, allowance
from caracole.systems.gbacw.rules.state import GbacwState
from veterans.gbacw import command, reactions
from veterans.gbacw.goals import Thinking
from veterans.gbacw.ground import Ground
from veterans.gbacw.judgement import CHARGE, FIRE, Course, UnitMind

TRIES = 4
"""How often a course is thought over again when the rules forbid a step of it."""


class Memory:
    """What a captain remembers between two decisions of one brigade's action. Without it he thinks the same again."""

    def __init__(self, key: tuple[Any, ...] = ()) -> None:
        self.key = key
        """The activation that it belongs to."""
        self.courses: dict[int, tuple[tuple[Any, ...], Course]] = {}
        """unit -> how it should stand by now, and what it means to do next"""
        self.idle: set[int] = set()
        """Units that have nothing better to do than to stay."""
        self.closed: dict[int, set[tuple[int, int]]] = {}
        """unit -> steps that the rules have refused it"""


class Captain:
    """One computer player. ``seed`` makes his thoughts repeatable."""

    name = "captain"

    def __init__(self, seed: int = 0) -> None:
        self._rng = Random(seed)
        self._grounds: dict[int, Ground] = {}
        self._memory = Memory()
        self._turn = (-1, -1)
        self._posts: dict[int, tuple[str, bool]] = {}

    def choose(self, game: Gbacw, seat: int, view: dict[str, Any], offer: Offer) -> Chosen:
        """Decide for a seat: by what is known of its kind of decision, else whatever comes first."""
        state: GbacwState = offer.imagine(self._rng)
        if self._turn != (seat, state.turn):
            self._turn, self._posts = (seat, state.turn), {}
        scene = Thinking(self._ground(game), state, seat, self._posts)
        chosen = self._decide(scene, state.stack[-1])
        if chosen is not None and game.check(state, seat, chosen.action) is None:
            return chosen
        return Chosen(reactions.anything(scene), None)

    def _ground(self, game: Gbacw) -> Ground:
        key = id(game.field)
        if key not in self._grounds:
            self._grounds[key] = Ground(game)
        return self._grounds[key]

    def _decide(self, scene: Thinking, frame: Any) -> Chosen | None:
        if frame.step == "unit.act":
            return self._unit(scene, frame)
        if frame.step == "brigade.act":
            return self._brigade(scene, frame)
        thought = command.THOUGHTS.get(frame.step) or reactions.THOUGHTS.get(frame.step)
        return thought(scene, frame) if thought is not None else None

    # --- a brigade acts ----------------------------------------------------------------------------------------------

    def _remembered(self, scene: Thinking) -> Memory:
        state = scene.state
        key = (id(scene.game.field), state.turn, len(state.drawn), state.active, scene.side)
        if self._memory.key != key:
            self._memory = Memory(key)
        return self._memory

    def _brigade(self, scene: Thinking, frame: Any) -> Chosen | None:
        """Reinforcements, then who rallies, then one unit after another, the leaders at last."""
        memory = self._remembered(scene)
        entering = command.enter(scene, frame)
        if entering is not None:
            return entering
        mending = command.mend(scene, frame)
        if mending is not None:
            return mending
        for unit in command.in_turn(scene, frame):
            if unit in memory.idle or not command.allows(scene, do.ActivateUnit(unit)):
                continue
            course = self._course(scene, UnitAct("unit.act", unit, self._points(scene, frame, unit)), memory)
            if course.actions or (scene.state.extension[unit] and not frame.march):
                return Chosen(do.ActivateUnit(unit), Reason("front_line_first", {}))
            memory.idle.add(unit)
        leading = command.move_leader(scene, frame)
        if leading is not None:
            return leading
        if command.allows(scene, do.EndBrigade()):
            return Chosen(do.EndBrigade(), None)
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
        if scene.state.extension[unit]:
            closing = reactions.close_up(scene, frame)
            if closing is not None:
                return closing
        for _ in range(TRIES):
            course = self._course(scene, frame, memory)
            if not course.actions:
                fire = UnitMind(scene, scene.plan, frame).second_thoughts() if course.reason == CHARGE else None
                if fire is not None and command.allows(scene, fire):
                    memory.courses.pop(unit)
                    return Chosen(fire, Reason("fire_pays", {}))
                break
            action, *rest = course.actions
            if action == FIRE:
                action = UnitMind(scene, scene.plan, frame).fire()
            if action is not None and command.allows(scene, action):
                self._expect(scene, unit, action, course._replace(actions=rest), memory)
                return Chosen(action, Reason(course.reason, {}) if course.reason else None)
            memory.courses.pop(unit)
            if not isinstance(action, do.Step):
                break
            memory.closed.setdefault(unit, set()).add((scene.state.hex_of[unit], action.to))
        if command.allows(scene, do.EndUnit()):
            return Chosen(do.EndUnit(), None)
        return None

    def _expect(self, scene: Thinking, unit: Unit, action: Any, rest: Course, memory: Memory) -> None:
        """Remember the rest of a course, to be followed if the action does what it should."""
        where, facing, strength, disordered = self._stand(scene, unit)
        if isinstance(action, do.Step):
            where = action.to
        elif isinstance(action, do.Turn):
            facing = action.facing
        memory.courses[unit] = ((where, facing, strength, disordered), rest)
