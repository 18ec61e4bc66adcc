"""A lesson being played: the game, where it stands, and the step that the learner is at."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from caracole.kernel import CaracoleError, Event, Game, IllegalAction, Refusal, ScriptedDice
from caracole.lessons.finding import lessons_part
from caracole.lessons.model import Deed, Lesson, Step
from caracole.play.match import Logged
from caracole.play.registry import load


class NotThisStep(CaracoleError):
    """Allowed by the rules, but not what this step is about."""


class Run:
    """A lesson from its first step on. ``version`` counts what was done, and never goes back."""

    def __init__(self, lesson: Lesson, game: Game[Any] | None = None) -> None:
        self.lesson = lesson
        self.game = game or load(lesson.system, lesson.scenario, lesson.options)
        if lesson.seat not in self.game.seats:
            raise CaracoleError(f"{lesson.seat!r} is no seat of this game; there are: {', '.join(self.game.seats)}")
        self.seat = self.game.seats.index(lesson.seat)
        self.version = 0
        self._set_up()

    def _set_up(self) -> None:
        brought = lessons_part(self.lesson.system)
        if brought is None:
            raise CaracoleError(f"{self.lesson.system} brings no lessons")
        self.number = 0
        self.log: list[Logged] = []
        dice = ScriptedDice(self.lesson.dice)
        self.state = brought.begin(self.game, self.lesson.position, dice, self._note)
        dice.finish()

    def _note(self, event: Event) -> None:
        self.log.append(Logged(self.version, event))

    # --- asking ------------------------------------------------------------------------------------------------------

    @property
    def step(self) -> Step:
        """Where the learner is; at the end it stays the last one."""
        return self.lesson.steps[min(self.number, len(self.lesson.steps) - 1)]

    @property
    def is_over(self) -> bool:
        """Nothing is left to learn."""
        return self.number >= len(self.lesson.steps)

    @property
    def decides(self) -> bool:
        """Is the learner's seat asked something by the game?"""
        decision = self.game.decision(self.state)
        return decision is not None and self.seat in decision.seats

    # --- going on ----------------------------------------------------------------------------------------------------

    def read_on(self) -> None:
        """The learner has read; where something has to be done, reading is not enough."""
        if not self.is_over and self.step.do is not None:
            raise NotThisStep(f"step {self.step.id!r} asks for something to be done")
        self._next()

    def attempt(self, message: Mapping[str, Any]) -> Refusal | None:
        """The learner does something. None: done, and on to the next step. A refusal where the rules forbid it; if that
        is what the step is about, the lesson goes on all the same. Raises NotThisStep, and Malformed."""
        action = self.game.decode_action(message)
        refusal = self.game.check(self.state, self.seat, action)
        step = self.step
        if refusal is not None:
            if step.refused == refusal.code and step.fits(self.game.encode_action(action)):
                self._next()
            return refusal
        if self.is_over or step.refused is not None or not step.fits(self.game.encode_action(action)):
            raise NotThisStep("not what this step is about")
        assert step.do is not None
        self._do(self.seat, message, step.do.dice)
        for deed in step.answers:
            self._answer(deed)
        self._next()
        return None

    def _answer(self, deed: Deed) -> None:
        decision = self.game.decision(self.state)
        if decision is None:
            raise CaracoleError(f"{deed.action['do']}: the game is over")
        seat = decision.seats[0] if deed.seat is None else self.game.seats.index(deed.seat)
        self._do(seat, deed.action, deed.dice)

    def _do(self, seat: int, message: Mapping[str, Any], rolls: tuple[int, ...]) -> None:
        action = self.game.decode_action(message)
        refusal = self.game.check(self.state, seat, action)
        if refusal is not None:
            raise IllegalAction(Refusal(**self.game.explain(refusal)))
        after, dice, happened = self.state.copy(), ScriptedDice(rolls), list[Event]()
        self.game.apply(after, seat, action, dice, happened.append)
        dice.finish()
        self.state = after
        self.version += 1
        for event in happened:
            self._note(event)

    def _next(self) -> None:
        self.number = min(self.number + 1, len(self.lesson.steps))
        self.version += 1

    def show(self) -> None:
        """Do the present step for the learner."""
        step = self.step
        if self.is_over or step.do is None:
            self.read_on()
        else:
            self.attempt(step.do.action)

    def go_to(self, number: int) -> None:
        """Back to a step that was seen, or on to one: everything before it is done by the script."""
        if not 0 <= number <= len(self.lesson.steps):
            raise CaracoleError(f"this lesson has {len(self.lesson.steps)} steps")
        if number < self.number:
            self.version += 1
            self._set_up()
        while self.number < number:
            self.show()
