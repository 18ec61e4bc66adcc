"""A lesson over a socket: a learner, a script, and no one else.

Nothing is kept. The learner's browser knows how far it came; a lesson that is opened again is played by its script up
to that step. What can be done is what the step is about; whatever else is tried gets a kind word.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from msgspec import UNSET, structs

from caracole.kernel import Malformed
from caracole.kernel.refusal import NOT_YOUR_DECISION
from caracole.lessons import Lesson, NotThisStep, Pointed, Run, Words, lessons_of
from caracole.play.match import Logged
from caracole.players import Offer
from caracole.present.model import Gesture, Offered, Offers, Refused, RefusedReading, Says, Scene
from caracole.present.offering import action_says
from caracole.present.presenter import Presenter, is_shown
from caracole.server import questions
from caracole.server.guiding import Guide, Standing, ways
from caracole.server.protocol import (
    PROTOCOL,
    Accepted,
    Act,
    Answer,
    Ask,
    AskOdds,
    Denied,
    GameInfo,
    GoToStep,
    LessonArrow,
    LessonPointed,
    LessonStep,
    OddsAnswer,
    Ping,
    Pong,
    SeatInfo,
    Show,
    ShowMe,
    ShownAnswer,
    Stale,
    TriedAnswer,
    Trouble,
    Try,
    Update,
    Welcome,
)


class Classroom:
    """One learner at one lesson: takes messages, gives those that answer them. Knows no socket."""

    def __init__(self, lesson: Lesson, run: Run, presenter: Presenter, board: str, language: str) -> None:
        self.lesson, self.run, self.presenter, self.board = lesson, run, presenter, board
        self.words = Words(lesson.system, language)
        self._told = 0
        """Lines of the log that were sent."""
        self._sent: Update | None = None
        """What was shown last, and what it offers."""

    def enter(self, step: int) -> list[Any]:
        """The table, at the step where the learner was."""
        self.run.go_to(max(0, min(step, len(self.lesson.steps))))
        self._told = 0
        return [self._welcome(), *self._now()]

    def answer(self, message: Any) -> list[Any]:
        """What a message is answered with."""
        match message:
            case Act():
                return self._act(message)
            case Ask():
                return [self._meaning(message)]
            case AskOdds(id=request, action=action):
                return [OddsAnswer(request, questions.odds(self.presenter, self.run.game, self._offer(), action))]
            case Try():
                return [self._tried(message)]
            case Show(id=request):
                layers = questions.shown(self.presenter, self.run.state, self.run.seat, message)
                return [ShownAnswer(request, message.version, layers)]
            case GoToStep(to=to):
                return self._go_to(to)
            case ShowMe():
                return self._show()
            case Ping(id=request):
                return [Pong(request)]
            case _:
                return [Trouble("not_allowed", "not in a lesson", getattr(message, "id", None))]

    # --- going on ----------------------------------------------------------------------------------------------------

    def _act(self, asked: Act) -> list[Any]:
        run = self.run
        if asked.version != run.version:
            return [Stale(asked.id, asked.version, run.version)]
        if not run.decides:
            return [Denied(asked.id, run.version, self.presenter.refused(NOT_YOUR_DECISION))]
        try:
            refusal = run.attempt(asked.action)
        except NotThisStep:
            return [Denied(asked.id, run.version, self._kind_word())]
        except Malformed as error:
            return [Trouble("malformed", str(error), asked.id)]
        if refusal is not None:
            denied = Denied(asked.id, run.version, self.presenter.refused(refusal))
            return [denied, *(self._now() if asked.version != run.version else [])]
        return [Accepted(asked.id, run.version), *self._now()]

    def _go_to(self, to: int) -> list[Any]:
        run = self.run
        if to == run.number + 1 and not run.is_over and run.step.do is None:
            run.read_on()
            return self._now()
        if to < run.number:
            return self.enter(to)
        return [Trouble("not_allowed", "that step comes later")]

    def _show(self) -> list[Any]:
        run = self.run
        if run.is_over:
            return []
        if run.step.refused is None or run.step.do is None:
            run.show()
            return self._now()
        return self._act(Act(0, run.version, dict(run.step.do.action)))

    # --- what is shown -----------------------------------------------------------------------------------------------

    def _now(self) -> list[Any]:
        return [self._update(), self._step()]

    def _welcome(self) -> Welcome:
        return Welcome(PROTOCOL, self._info(), [self.lesson.seat], self.lesson.seat, [], "", resent=False)

    def _info(self) -> GameInfo:
        game, run = self.run.game, self.run
        return GameInfo(
            id=f"learn/{self.lesson.system}/{self.lesson.id}",
            system=game.system,
            scenario=game.scenario,
            title=dict(self.presenter.title()),
            options=dict(game.options),
            revision=game.revision,
            seats=[
                SeatInfo(seat, "person" if seat == self.lesson.seat else "computer", "", online=True)
                for seat in game.seats
            ],
            version=run.version,
            over=False,
            waiting_for=[],
            onlookers=False,
            clock=None,
            created="",
            commitment="",
            board=self.board,
            newest_revision=game.revision,
        )

    def _scene(self) -> Scene:
        """What the learner sees. A lesson ends with its last step, not with the game; and the game asks nothing while
        there is something to read."""
        run = self.run
        scene = self.presenter.scene(run.game.view(run.state, run.seat))
        asks = not run.is_over and run.step.do is not None
        return structs.replace(scene, result=None, question=scene.question if asks else None)

    def _update(self) -> Update:
        run = self.run
        new, self._told = run.log[self._told :], len(run.log)
        self._sent = Update(
            version=run.version,
            line=run.number,
            seat=self.lesson.seat,
            log=[self.presenter.logged(Logged(each.serial, each.event)) for each in new if each.event.is_for(run.seat)],
            scene=self._scene(),
            offers=self._offers(),
        )
        return self._sent

    def _step(self) -> LessonStep:
        run, lesson = self.run, self.lesson
        step, is_last = run.step, run.number >= len(lesson.steps) - 1
        wants = (
            "end" if is_last and step.do is None else "read" if step.do is None else "try" if step.refused else "act"
        )
        return LessonStep(
            system=lesson.system,
            lesson=lesson.id,
            title=self.words.title(lesson),
            number=min(run.number, len(lesson.steps) - 1),
            steps=len(lesson.steps),
            text=self.words.said(lesson, step),
            wants=wants,  # type: ignore[arg-type]
            hint=self.words.hint(lesson, step),
            rules=list(step.rules),
            pointed=_pointed(step.pointed, self._asked_on_table()),
            following=_after(lesson),
        )

    # --- what can be done --------------------------------------------------------------------------------------------

    def _offer(self) -> Offer:
        run = self.run
        return Offer.of(run.game, run.state, run.seat, Random(run.version))

    def _offers(self) -> Offers | None:
        """What this step is about, and nothing else."""
        run = self.run
        if run.is_over or run.step.do is None or not run.decides:
            return None
        offer = self._offer()
        listed = self.presenter.offers(offer, run.version)
        fitting = [each for each in listed.actions if run.step.fits(each.action)]
        return structs.replace(listed, actions=fitting or [self._asked_for(offer)], forms=UNSET)

    def _asked_for(self, offer: Offer) -> Offered:
        """What the step does, when no list has it: an unusual stack, or something forbidden that is to be tried."""
        run = self.run
        assert run.step.do is not None
        action = run.game.decode_action(run.step.do.action)
        plain = run.game.encode_action(action)
        if run.step.refused is None:
            found = questions.offered(self.presenter, offer, run.version, plain)
        else:
            found = self.presenter.proposed(offer, action)
        return found or Offered(plain, action_says(plain), self._gesture(plain))

    def _gesture(self, plain: Mapping[str, Any]) -> Gesture:
        scene = self._scene()
        pieces = {piece.id for piece in scene.pieces}
        places = {piece.place for piece in scene.pieces} | set(self.run.step.pointed.places)
        cards = {card for hand in scene.hands for card in hand.cards or ()}
        named = [name for value in plain.values() for name in (value if isinstance(value, list) else [value])]
        touched = ([name for name in named if name in known] for known in (pieces, places, cards))
        found = Gesture(next(touched), next(touched), next(touched))
        if not (found.pieces or found.places or found.cards):
            found.button = str(plain["do"])
        return found

    def _meaning(self, asked: Ask) -> Answer:
        """What a gesture could mean for this step; for the rest a kind word, or the rule that forbids it."""
        run = self.run
        if not run.decides or run.is_over:
            return Answer(asked.id, run.version, [], [])
        found = questions.meaning(self.presenter, self._offer(), run.version, asked)
        offers = self._offers()
        wanted = [] if offers is None else [each for each in offers.actions if _touches(each.gesture, asked)]
        if wanted:
            return Answer(asked.id, run.version, wanted, [])
        if asked.place is not None and found.refused and not found.possible:
            return Answer(asked.id, run.version, [], found.refused)
        return Answer(asked.id, run.version, [], [RefusedReading({}, Says("lesson-touched"), self._kind_word())])

    # --- the hand on a table without a grid --------------------------------------------------------------------------

    def _standing(self) -> Standing:
        scene = None if self._sent is None else self._sent.scene
        return {} if scene is None else {piece.id: piece for piece in scene.pieces}

    def _asked_on_table(self) -> LessonArrow | None:
        """From where the pieces stand to where this step wants them."""
        offers = None if self._sent is None else self._sent.offers
        led = {} if offers is None or len(offers.actions) != 1 else ways(offers.actions[0].gesture, self._standing())
        if not led:
            return None
        return LessonArrow(next(iter(led)), next(iter(led)), "hint", led)

    def _tried(self, asked: Try) -> TriedAnswer:
        """What would come of a pose, as far as this step is about it."""
        run, offer = self.run, self._offer()
        offers = None if self._sent is None else self._sent.offers
        if offers is None or run.step.do is None or asked.pose is None:
            return questions.tried(self.presenter, offer, asked)
        refusal = offer.check(run.game.decode_action(run.step.do.action)) if run.step.refused else None
        forbidden = None if refusal is None else self.presenter.refused(refusal)
        guide = Guide(offers.actions, run.step.fits, forbidden, self._kind_word(), self._standing())
        gesture = questions.gesture_of(asked)
        meant = guide.meant(gesture)
        found = self.presenter.tried(offer, gesture if meant is None else meant.gesture)
        return TriedAnswer(asked.id, asked.version, guide.answer(found, gesture))

    def _kind_word(self) -> Refused:
        return Refused("", Says("refusal-lesson-word", {"text": self.words.wrong(self.lesson, self.run.step)}))


def _touches(gesture: Gesture, asked: Ask) -> bool:
    """Could what was touched become this?"""
    pieces = set(asked.pieces) <= set(gesture.pieces)
    return pieces and (asked.place is None or asked.place in gesture.places) and _same_card(gesture.cards, asked.card)


def _same_card(cards: Sequence[str], card: str | None) -> bool:
    return card is None or card in cards


def _pointed(pointed: Pointed, asked: LessonArrow | None) -> LessonPointed:
    arrows = [LessonArrow(arrow.start, arrow.end, arrow.kind) for arrow in pointed.arrows]  # type: ignore[arg-type]
    arrows += [] if asked is None else [asked]
    return LessonPointed(list(pointed.places), list(pointed.pieces), arrows, pointed.panel)


def _after(lesson: Lesson) -> str | None:
    """The lesson that comes next."""
    names = [each.id for each in lessons_of(lesson.system) if is_shown(lesson.system, each.scenario)]
    here = names.index(lesson.id) if lesson.id in names else len(names)
    return names[here + 1] if here + 1 < len(names) else None
