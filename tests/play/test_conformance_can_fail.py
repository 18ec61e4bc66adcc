"""Every check of the conformance suite can fail: for each there is a broken game that fails this check and no other."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, ClassVar, NamedTuple
from unittest import SkipTest

import pytest

from caracole.kernel import Action, ActionCodec, Decision, Dice, Emit, Event, FreeDice, IllegalAction, Outcome, Refusal
from caracole.kernel.asking import Asked, PlainAsked
from caracole.kernel.bits import members
from caracole.play.conformance import Conformance, conformance, soak
from caracole.play.conformance.knowledge import Knowledge
from caracole.play.conformance.words import demanded
from caracole.play.registry import register
from caracole.texts import LANGUAGES
from caracole.texts.catalogues import _bundle
from toys.cards import DECK, Cards, CardsState, Done, Lay, Peek, Turn

CHECKS = sorted(name for name in dir(Conformance) if name.startswith("test_"))
MUTANTS: dict[str, list[type[Cards]]] = {name: [] for name in CHECKS}


def breaks(check: str) -> Any:
    """Class decorator: this game breaks that check."""

    def note(cls: type[Cards]) -> type[Cards]:
        MUTANTS[check].append(cls)
        return cls

    return note


def broken_checks(game: type[Cards]) -> list[str]:
    suite = conformance(game, games=4, every=1, step_limit=150, secrets=True)()
    broken = []
    for name in CHECKS:
        try:
            getattr(suite, name)()
        except SkipTest:
            continue
        except Exception:
            broken.append(name)
    return broken


class Twins(Cards):
    """A sound game that copies by writing down and reading back, so that a mutant's copy() can do no other harm."""

    def twin(self, state: CardsState) -> CardsState:
        return self.decode_state(self.encode_state(state))

    def step(self, state: CardsState, seat: int, action: Action, dice: Dice) -> tuple[CardsState, list[Event]]:
        _, twin = self.check(state, seat, action), self.twin(state)
        return super().step(twin, seat, action, dice)

    def imagine(self, state: CardsState, seat: int | None, rng: Random) -> CardsState:
        return super().imagine(self.twin(state), seat, rng)


# --- random games come to an end -------------------------------------------------------------------------------------


@breaks("test_random_games_end")
class Endless(Cards):
    def apply(self, state: CardsState, seat: int, action: Action, dice: Dice, emit: Emit | None = None) -> None:
        super().apply(state, seat, action, dice, emit)
        if state.turn == 3:
            state.turn = 1


@breaks("test_outcome_comes_with_the_end")
class EarlyOutcome(Cards):
    def outcome(self, state: CardsState) -> Outcome | None:
        return super().outcome(state) or Outcome((0,), (1, 0), "3")


@breaks("test_outcome_comes_with_the_end")
class NoOutcome(Cards):
    def outcome(self, state: CardsState) -> Outcome | None:
        return None


@breaks("test_outcome_comes_with_the_end")
class StrangeWinner(Cards):
    def outcome(self, state: CardsState) -> Outcome | None:
        outcome = super().outcome(state)
        return outcome and outcome._replace(winners=(2,))


@breaks("test_never_a_dead_end")
class DeadEnd(Cards):
    def check(self, state: CardsState, seat: int, action: Action) -> Refusal | None:
        return Refusal("2", "stuck") if state.turn == 2 else super().check(state, seat, action)

    def candidates(self, state: CardsState, seat: int) -> Iterator[Action]:
        return (action for action in super().candidates(state, seat) if state.turn != 2)

    def sample(self, state: CardsState, seat: int, rng: Random) -> Action:
        return rng.choice(list(self.candidates(state, seat)))


@breaks("test_never_a_dead_end")
class DeadFromTheStart(DeadEnd):
    def candidates(self, state: CardsState, seat: int) -> Iterator[Action]:
        return iter(())


@breaks("test_never_a_dead_end")
class NobodyDecides(Cards):
    def decision(self, state: CardsState) -> Decision | None:
        decision = super().decision(state)
        return decision and decision._replace(seats=() if state.turn == 2 else decision.seats)


@breaks("test_apply_never_raises")
class Raising(Cards):
    def apply(self, state: CardsState, seat: int, action: Action, dice: Dice, emit: Emit | None = None) -> None:
        if state.turn == 2:
            raise ZeroDivisionError
        super().apply(state, seat, action, dice, emit)


class Grudge(PlainAsked):
    """Refuses what it was asked before: what it remembers is not the rules."""

    def __init__(self, game: Cards, state: CardsState) -> None:
        super().__init__(game, state)
        self.heard: set[Action] = set()

    def check(self, seat: int, action: Action) -> Refusal | None:
        if action in self.heard:
            return Refusal("2", "asked_before")
        self.heard.add(action)
        return super().check(seat, action)


class Hasty(PlainAsked):
    def sample(self, seat: int, rng: Random) -> Action:
        return next(self.candidates(seat))


@breaks("test_questions_asked_together_are_answered_as_alone")
class Resentful(Cards):
    def ask(self, state: CardsState) -> Asked:
        return Grudge(self, state)


@breaks("test_questions_asked_together_are_answered_as_alone")
class FirstThingFound(Cards):
    def ask(self, state: CardsState) -> Asked:
        return Hasty(self, state)


# --- check and the list of actions agree -----------------------------------------------------------------------------


@breaks("test_candidates_pass_check")
class ForbiddenCandidate(Cards):
    def candidates(self, state: CardsState, seat: int) -> Iterator[Action]:
        yield from super().candidates(state, seat)
        if state.laid:
            yield Peek()


@breaks("test_candidates_pass_check")
class ForbiddenSample(Cards):
    def sample(self, state: CardsState, seat: int, rng: Random) -> Action:
        return Peek() if state.laid and rng.random() < 0.3 else super().sample(state, seat, rng)


@breaks("test_check_refuses_what_is_not_a_candidate")
class IncompleteList(Cards):
    """The lowest card is never offered while there is another one."""

    def candidates(self, state: CardsState, seat: int) -> Iterator[Action]:
        listed = list(super().candidates(state, seat))
        return iter(listed[1:] if len(listed) > 1 and isinstance(listed[1], Lay) else listed)


@breaks("test_check_refuses_what_is_not_a_candidate")
class SampleOutsideTheList(Cards):
    def candidates(self, state: CardsState, seat: int) -> Iterator[Action]:
        return (action for action in super().candidates(state, seat) if not isinstance(action, Peek))


class Fold(NamedTuple):
    """An action that nobody is ever offered."""


class BackDoor(Cards):
    codec = ActionCodec([Lay, Peek, Done, Fold], Cards.codec.names)


@breaks("test_check_refuses_what_is_not_a_candidate")
class OpenBackDoor(BackDoor):
    def check(self, state: CardsState, seat: int, action: Action) -> Refusal | None:
        is_asked = seat in (decision.seats if (decision := self.decision(state)) else ())
        return None if isinstance(action, Fold) and is_asked else super().check(state, seat, action)


@breaks("test_check_answers_any_wish")
class RaisingBackDoor(BackDoor):
    def check(self, state: CardsState, seat: int, action: Action) -> Refusal | None:
        if isinstance(action, Fold):
            raise KeyError(action)
        return super().check(state, seat, action)


@breaks("test_nothing_is_offered_twice")
class Stammering(Cards):
    def candidates(self, state: CardsState, seat: int) -> Iterator[Action]:
        listed = list(super().candidates(state, seat))
        return iter([*listed, listed[0]])


@breaks("test_step_refuses_what_check_refuses")
class StepWithoutCheck(Cards):
    def step(self, state: CardsState, seat: int, action: Action, dice: Dice) -> tuple[CardsState, list[Event]]:
        after, events = state.copy(), []
        if self.check(state, seat, action) is None:
            self.apply(after, seat, action, dice, events.append)
        return after, events


@breaks("test_step_refuses_what_check_refuses")
class StepHasItsOwnReasons(Cards):
    def step(self, state: CardsState, seat: int, action: Action, dice: Dice) -> tuple[CardsState, list[Event]]:
        if self.check(state, seat, action) is not None:
            raise IllegalAction(Refusal("2", "because_i_say_so"))
        return super().step(state, seat, action, dice)


@breaks("test_only_deciding_seats_may_act")
class ActingOutOfTurn(Cards):
    def check(self, state: CardsState, seat: int, action: Action) -> Refusal | None:
        decision = self.decision(state)
        return super().check(state, decision.seats[0] if decision else seat, action)


@breaks("test_check_answers_any_wish")
class RaisingCheck(Cards):
    def check(self, state: CardsState, seat: int, action: Action) -> Refusal | None:
        refusal = super().check(state, seat, action)
        if refusal is not None and refusal.code == "not_in_hand":
            raise KeyError(action)
        return refusal


@breaks("test_check_answers_any_wish")
class RefusalWithoutRule(Cards):
    def check(self, state: CardsState, seat: int, action: Action) -> Refusal | None:
        refusal = super().check(state, seat, action)
        return refusal and refusal._replace(rule="")


# --- writing down ----------------------------------------------------------------------------------------------------


@breaks("test_states_round_trip")
class ForgetfulDecoding(Cards):
    def decode_state(self, plain: Any) -> CardsState:
        state = super().decode_state(plain)
        state.peeked = 0
        return state


@breaks("test_states_round_trip")
class ForgetfulAtTheEnd(Cards):
    def decode_state(self, plain: Any) -> CardsState:
        state = super().decode_state(plain)
        state.scores = state.scores if state.stack else [0, 0]
        return state


@breaks("test_states_round_trip")
class UnwrittenSlot(Cards):
    """The order of the stock is not written down: the digest agrees, the game does not go on the same way."""

    def encode_state(self, state: CardsState) -> dict[str, Any]:
        plain = super().encode_state(state)
        return {**plain, "stock": sorted(plain["stock"]), "laid": sorted(plain["laid"])}

    def apply(self, state: CardsState, seat: int, action: Action, dice: Dice, emit: Emit | None = None) -> None:
        first = state.laid[0] if state.laid else 0
        super().apply(state, seat, action, dice, emit)
        if isinstance(action, Done):
            state.scores[seat] += first


class LayToo(Lay):
    """Equal to a Lay, and not one."""


@breaks("test_actions_round_trip")
class AnotherType(Cards):
    def decode_action(self, message: Any) -> Action:
        action = super().decode_action(message)
        return LayToo(*action) if isinstance(action, Lay) else action

    def encode_action(self, action: Action) -> dict[str, Any]:
        return super().encode_action(Lay(*action) if isinstance(action, LayToo) else action)


@breaks("test_malformed_messages_are_called_malformed")
class CarelessDecoding(Cards):
    def decode_action(self, message: Any) -> Action:
        if isinstance(message, dict):
            message = {key: value for key, value in message.items() if key in ("do", "card")}
        return super().decode_action(message)


@breaks("test_malformed_messages_are_called_malformed")
class RaisingDecoding(Cards):
    def decode_action(self, message: Any) -> Action:
        message["do"]  # for its error
        return super().decode_action(message)


@breaks("test_views_are_json")
class SetInTheView(Cards):
    def view(self, state: CardsState, seat: int | None) -> dict[str, Any]:
        return {**super().view(state, seat), "seats": {0, 1}}


@breaks("test_views_are_json")
class ObjectInTheLastView(Cards):
    sign = object()

    def view(self, state: CardsState, seat: int | None) -> dict[str, Any]:
        return {**super().view(state, seat), **({} if state.stack else {"sign": self.sign})}


@breaks("test_views_are_json")
class FrameInTheView(Cards):
    def view(self, state: CardsState, seat: int | None) -> dict[str, Any]:
        return {**super().view(state, seat), "frame": state.stack[-1] if state.stack else None}


@breaks("test_views_are_json")
class NumbersAsKeys(Cards):
    def view(self, state: CardsState, seat: int | None) -> dict[str, Any]:
        return {**super().view(state, seat), "totals": dict(enumerate(state.scores))}


class Asking(Cards):
    """Asks a little differently."""

    other: ClassVar[dict[str, Any]]

    def decision(self, state: CardsState) -> Decision | None:
        decision = super().decision(state)
        return decision and decision._replace(**self.other)


@breaks("test_questions_are_plain_and_addressed")
class QuestionWithoutRule(Asking):
    other: ClassVar[dict[str, Any]] = {"rule": ""}


@breaks("test_questions_are_plain_and_addressed")
class QuestionAboutAnObject(Asking):
    other: ClassVar[dict[str, Any]] = {"about": {"card": frozenset({1})}}


@breaks("test_questions_are_plain_and_addressed")
class AskingTwice(Cards):
    def decision(self, state: CardsState) -> Decision | None:
        decision = super().decision(state)
        return decision and decision._replace(seats=decision.seats * 2)


@breaks("test_everything_said_has_its_words")
class WithoutWords(Cards):
    """A system that has words, but not these."""

    system = "gradisca"


class Telling(Cards):
    """Tells one event more."""

    extra: Event

    def apply(self, state: CardsState, seat: int, action: Action, dice: Dice, emit: Emit | None = None) -> None:
        super().apply(state, seat, action, dice, emit)
        if emit is not None:
            emit(self.extra)


@breaks("test_events_are_plain_and_addressed")
class EventWithoutRule(Telling):
    extra = Event("something", "", {})


@breaks("test_events_are_plain_and_addressed")
class EventForStrangers(Telling):
    extra = Event("something", "2", {}, audience=(2,))


@breaks("test_events_are_plain_and_addressed")
class EventWithAnObject(Telling):
    extra = Event("something", "2", {"card": object()})


# --- nothing changes behind anybody's back ---------------------------------------------------------------------------


class SharingState(CardsState):
    __slots__ = ()

    def copy(self) -> SharingState:
        twin = SharingState()
        for field in self.SHAPE:
            setattr(twin, field, getattr(super().copy(), field))
        twin.scores = self.scores
        return twin


@breaks("test_old_copies_never_change")
class SharingCopies(Twins):
    state_type = SharingState

    def setup(self, dice: Dice, emit: Emit | None = None) -> CardsState:
        return self.twin(super().setup(dice, emit))


@breaks("test_step_leaves_its_input_alone")
class ScribblingStep(Cards):
    def step(self, state: CardsState, seat: int, action: Action, dice: Dice) -> tuple[CardsState, list[Event]]:
        result = super().step(state, seat, action, dice)
        if isinstance(action, Done) and isinstance(dice, FreeDice):  # a match, whose dice are sealed, stays as it is
            state.scores[0] += 1
        return result


@breaks("test_asking_changes_nothing")
class ScribblingOutcome(Cards):
    def outcome(self, state: CardsState) -> Outcome | None:
        if state.stack:
            state.scores[0] += 1
        return super().outcome(state)


@breaks("test_what_is_handed_out_may_be_scribbled_on")
class ViewOfTheStateItself(Cards):
    def view(self, state: CardsState, seat: int | None) -> dict[str, Any]:
        return {**super().view(state, seat), "scores": state.scores}


@breaks("test_what_is_handed_out_may_be_scribbled_on")
class OneViewForAll(Cards):
    rules: ClassVar[dict[str, list[int]]] = {"cards": [3, 3, 2]}

    def view(self, state: CardsState, seat: int | None) -> dict[str, Any]:
        return {**super().view(state, seat), "rules": self.rules["cards"]}


@breaks("test_what_is_handed_out_may_be_scribbled_on")
class EventOfTheStateItself(Cards):
    def apply(self, state: CardsState, seat: int, action: Action, dice: Dice, emit: Emit | None = None) -> None:
        super().apply(state, seat, action, dice, emit)
        if emit is not None:
            emit(Event("totals", "3", {"scores": state.scores}))


@breaks("test_same_seed_same_game")
class InstanceMatters(Cards):
    instances = 0

    def __init__(self) -> None:
        super().__init__()
        self.number = InstanceMatters.instances
        InstanceMatters.instances += 1

    def setup(self, dice: Dice, emit: Emit | None = None) -> CardsState:
        state = super().setup(dice, emit)
        state.scores[0] = self.number
        return state


@breaks("test_same_seed_same_game")
class ListenersMatter(Cards):
    def apply(self, state: CardsState, seat: int, action: Action, dice: Dice, emit: Emit | None = None) -> None:
        super().apply(state, seat, action, dice, emit)
        state.scores[0] += emit is not None


# --- the record ------------------------------------------------------------------------------------------------------


@breaks("test_records_replay_to_the_bit")
class SetupsDiffer(Cards):
    def __init__(self) -> None:
        super().__init__()
        self.setups = 0

    def setup(self, dice: Dice, emit: Emit | None = None) -> CardsState:
        state = super().setup(dice, emit)
        state.scores[0] = self.setups
        self.setups += 1
        return state


@breaks("test_undo_restores_the_exact_state")
class ScribblingOnThePast(Cards):
    """Keeps the state before last in mind, and writes on it."""

    past: CardsState | None = None

    def step(self, state: CardsState, seat: int, action: Action, dice: Dice) -> tuple[CardsState, list[Event]]:
        if self.past is not None and self.past is not state:
            self.past.scores[0] += 1
        self.past = state
        return super().step(state, seat, action, dice)


@breaks("test_undo_restores_the_exact_state")
class ScribblingOnOldTimes(Cards):
    """Writes on a state so old that no undo reaches it; only all seats together go back so far."""

    def __init__(self) -> None:
        super().__init__()
        self.past: list[CardsState] = []

    def step(self, state: CardsState, seat: int, action: Action, dice: Dice) -> tuple[CardsState, list[Event]]:
        after, events = super().step(state, seat, action, dice)
        self.past = self.past if any(each is state for each in self.past) else [state]
        self.past.append(after)
        if len(self.past) > 7:
            self.past[-7].scores[0] += 1
        return after, events


@breaks("test_undo_takes_back_no_knowledge")
class PeekAndTakeItBack(Cards):
    def apply(self, state: CardsState, seat: int, action: Action, dice: Dice, emit: Emit | None = None) -> None:
        def quietly(event: Event) -> None:
            if emit is not None and not event.reveals:
                emit(event)

        super().apply(state, seat, action, dice, quietly)


# --- knowledge -------------------------------------------------------------------------------------------------------


@breaks("test_imagination_keeps_the_view")
class OpenHands(Cards):
    def view(self, state: CardsState, seat: int | None) -> dict[str, Any]:
        return {**super().view(state, seat), "hands": list(state.hands)}


@breaks("test_imagination_keeps_the_view")
class OpenStockAtTheEnd(Cards):
    def view(self, state: CardsState, seat: int | None) -> dict[str, Any]:
        return {**super().view(state, seat), **({} if state.stack else {"stock": list(state.stock)})}


@breaks("test_imagination_keeps_the_decision")
class DreamsOfMore(Cards):
    def imagine(self, state: CardsState, seat: int | None, rng: Random) -> CardsState:
        twin = super().imagine(state, seat, rng)
        twin.stack = twin.stack or [Turn("lay", 0)]
        return twin


@breaks("test_imagination_keeps_the_decision")
class TellingQuestion(Cards):
    def decision(self, state: CardsState) -> Decision | None:
        decision = super().decision(state)
        return decision and decision._replace(about={"card": state.stock[0]})


@breaks("test_imagination_keeps_the_candidates")
class TellingOrder(Cards):
    def candidates(self, state: CardsState, seat: int) -> Iterator[Action]:
        listed = list(super().candidates(state, seat))
        return iter(listed if state.stock[0] % 2 else listed[::-1])


@breaks("test_imagination_keeps_refusals")
class TellingRefusal(Cards):
    def check(self, state: CardsState, seat: int, action: Action) -> Refusal | None:
        refusal = super().check(state, seat, action)
        if isinstance(action, Lay) and refusal is not None and action.card in state.stock:
            return Refusal("2.1", "still_in_the_stock")
        return refusal


@breaks("test_news_tell_no_secrets")
class Blabbing(Cards):
    """Whoever lays a card hears by the way what lies on the stock."""

    def apply(self, state: CardsState, seat: int, action: Action, dice: Dice, emit: Emit | None = None) -> None:
        super().apply(state, seat, action, dice, emit)
        if emit is not None and isinstance(action, Lay):
            emit(Event("rumour", "2", {"card": state.stock[-1]}, audience=(seat,)))


@breaks("test_news_tell_no_secrets")
class BlabbingToAll(Cards):
    def apply(self, state: CardsState, seat: int, action: Action, dice: Dice, emit: Emit | None = None) -> None:
        super().apply(state, seat, action, dice, emit)
        if emit is not None and isinstance(action, Done):
            return
        if emit is not None:
            emit(Event("rumour", "2", {"cards": state.hands[seat]}))


@breaks("test_imagination_leaves_its_input_alone")
class DisturbingThought(Cards):
    def imagine(self, state: CardsState, seat: int | None, rng: Random) -> CardsState:
        twin = super().imagine(state, seat, rng)
        if not state.peeked:
            state.stock.reverse()
        return twin


@breaks("test_imagination_deals_anew")
class Clairvoyant(Cards):
    def imagine(self, state: CardsState, seat: int | None, rng: Random) -> CardsState:
        return state.copy()


@breaks("test_imagination_knows_no_more_than_the_seat")
class DealingFromTheTrueOrder(Cards):
    """What a known chance does to an order that is not known can be undone."""

    def imagine(self, state: CardsState, seat: int | None, rng: Random) -> CardsState:
        twin = super().imagine(state, seat, rng)
        top_is_known = seat is not None and state.peeked >> seat & 1
        kept = twin.stock.pop() if top_is_known else None
        twin.stock.sort(key=state.stock.index if set(twin.stock) <= set(state.stock) else None)
        rng.shuffle(twin.stock)
        twin.stock += [] if kept is None else [kept]
        return twin


@breaks("test_imagination_knows_no_more_than_the_seat")
class ThinkingLongerAboutTheTruth(Cards):
    """How much chance is used up depends on what is true."""

    def imagine(self, state: CardsState, seat: int | None, rng: Random) -> CardsState:
        for _ in range(state.stock[0] if state.stock else 0):
            rng.random()
        return super().imagine(state, seat, rng)


@breaks("test_imagined_states_play_on")
class ImpossibleDreams(Cards):
    """One card of the stock is there twice and another one nowhere; who imagines again from there knows better."""

    def imagine(self, state: CardsState, seat: int | None, rng: Random) -> CardsState:
        twin = super().imagine(self.mended(state), seat, rng)
        twin.stock[0] = twin.stock[-1]
        return twin

    def mended(self, state: CardsState) -> CardsState:
        elsewhere = {card for hand in (*state.hands, state.shown) for card in members(hand)} | {*state.laid}
        twin = state.copy()
        twin.stock[:1] = set(DECK) - elsewhere - {*twin.stock[1:]}
        return twin


@breaks("test_imagined_states_play_on")
class DreamsWithoutEscape(Cards):
    """An imagined state that cannot be played."""

    def imagine(self, state: CardsState, seat: int | None, rng: Random) -> CardsState:
        twin = super().imagine(state, seat, rng)
        twin.scores = [*twin.scores[:2], 7]
        return twin

    def apply(self, state: CardsState, seat: int, action: Action, dice: Dice, emit: Emit | None = None) -> None:
        if isinstance(action, Done):
            _, _ = state.scores
        super().apply(state, seat, action, dice, emit)

    def view(self, state: CardsState, seat: int | None) -> dict[str, Any]:
        return {**super().view(state, seat), "scores": state.scores[:2]}


# --- self-control ----------------------------------------------------------------------------------------------------


@breaks("test_invariants_hold")
class BrokenInvariant(Cards):
    def broken_invariants(self, state: CardsState) -> list[str]:
        return ["two is one too many"] if state.turn == 2 else []


@breaks("test_invariants_hold")
class BrokenAtTheEnd(Cards):
    def broken_invariants(self, state: CardsState) -> list[str]:
        return [] if state.stack else ["all is lost"]


# --- and the proof ---------------------------------------------------------------------------------------------------


def test_every_check_has_a_game_that_breaks_it():
    assert [check for check, mutants in MUTANTS.items() if not mutants] == []


def test_the_sound_games_pass():
    assert broken_checks(Cards) == []
    assert broken_checks(Twins) == []


@pytest.mark.parametrize(
    ("check", "mutant"),
    [pytest.param(check, mutant, id=mutant.__name__) for check, mutants in MUTANTS.items() for mutant in mutants],
)
def test_a_broken_game_fails_that_check_and_no_other(check: str, mutant: type[Cards]):
    assert broken_checks(mutant) == [check]


def test_a_suite_of_little_depth_still_sees_that_games_end():
    """The checks look at the first decisions only; an end that never comes, and a dead end, are found all the same."""
    shallow = conformance(Cards, games=2, every=1, step_limit=150, depth=3)()
    assert [stop.number for stop in shallow.all_stops()] == [0, 1, 2] * 2
    assert all(len(match.line) == 3 for match in shallow.matches())
    shallow.test_random_games_end()
    for mutant, check in ((Endless, "test_random_games_end"), (DeadEnd, "test_never_a_dead_end")):
        with pytest.raises(AssertionError):
            getattr(conformance(mutant, games=4, every=1, step_limit=150, depth=1)(), check)()


def test_a_part_of_the_suite_may_be_run_by_itself():
    part = conformance(OpenHands, games=1, every=1, step_limit=150, checks=Knowledge)
    assert {name for name in CHECKS if hasattr(part, name)} == {name for name in dir(Knowledge) if name in CHECKS}
    with pytest.raises(AssertionError, match="sees more"):
        part().test_imagination_keeps_the_view()


def test_soak_lets_somebody_choose():
    """The last candidate every time, instead of chance: the same game whatever the seed of the choices."""
    asked = []

    def last(game, seed):
        asked.append(seed)
        return lambda state, decision: (decision.seats[0], list(game.candidates(state, decision.seats[0]))[-1])

    summary = soak(Cards, 2, seed=3, chooser=last)
    assert (summary["finished"], asked) == (2, ["3/0", "3/1"])
    assert summary["decisions"] != soak(Cards, 2, seed=3)["decisions"]


# --- words -----------------------------------------------------------------------------------------------------------


class Wordy:
    """A system with a package of its own; ``package`` is set by each test."""

    name = title = "cards"
    package = ""

    def scenarios(self) -> list[dict[str, Any]]:
        return [{"id": "standard"}]

    def options(self) -> list[dict[str, Any]]:
        return []

    def load(self, scenario: str, options: Any) -> Cards:
        return Cards()


@pytest.fixture
def wordy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The messages folder of a system outside the program."""
    folder = tmp_path / "wordy_cards" / "messages"
    folder.mkdir(parents=True)
    (folder.parent / "__init__.py").touch()
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(Wordy, "package", "wordy_cards")
    forget = register("cards", Wordy)
    _bundle.cache_clear()
    yield folder
    forget()
    _bundle.cache_clear()


def check_words() -> None:
    conformance(Cards, games=2, every=1, step_limit=150)().test_everything_said_has_its_words()


def written(folder: Path, *left_out: str) -> None:
    """A catalogue with everything that is said in these games but this."""
    said = conformance(Cards, games=2, every=1, step_limit=150)().said()
    (folder / "en.ftl").write_text("".join(f"{each} = .\n" for each in sorted(said) if each not in left_out))


def test_without_a_catalogue_the_words_are_skipped_and_not_passed(wordy: Path):
    with pytest.raises(SkipTest, match="no catalogue"):
        check_words()


def test_a_system_of_another_author_may_have_one_language(wordy: Path):
    written(wordy)
    check_words()


def test_a_language_that_is_there_must_have_all_its_words(wordy: Path):
    written(wordy, "action-Lay")
    with pytest.raises(AssertionError, match="action-Lay is not said in en"):
        check_words()


def test_a_second_language_is_looked_at_as_well(wordy: Path):
    written(wordy)
    (wordy / "it.ftl").write_text("action-Lay = Cala\n")
    with pytest.raises(AssertionError, match="is not said in it"):
        check_words()


@pytest.mark.parametrize("system", ["gradisca", "piccole", "gbacw"])
def test_our_own_games_need_all_languages(system: str):
    assert demanded(system) == LANGUAGES


def test_our_own_games_need_them_even_without_a_catalogue(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(Wordy, "package", "caracole.kernel")
    forget = register("cards", Wordy)
    try:
        with pytest.raises(AssertionError, match="is not said in en, it, fr"):
            check_words()
    finally:
        forget()


# --- soaking ---------------------------------------------------------------------------------------------------------


def test_soak_sums_up():
    done: list[int] = []
    summary = soak(Cards, 5, seed=3, progress=done.append)
    assert done == [1, 2, 3, 4, 5]
    assert (summary["games"], summary["finished"], summary["failures"]) == (5, 5, [])
    assert sum(summary["wins"].values()) == 5
    assert 8 <= summary["shortest"] <= summary["longest"] <= 14
    assert summary["dice"] == 5 * (7 + 4)  # a shuffle of eight cards, and four turns


def test_soak_goes_on_where_it_is_told():
    both = soak(Cards, 4, seed=3)["decisions"]
    assert both == sum(soak(Cards, 2, seed=3, first=first)["decisions"] for first in (0, 2))


@pytest.mark.parametrize(
    ("mutant", "problem"),
    [
        (Endless, "CaracoleError: not ended after 100 decisions"),
        (NoOutcome, "CaracoleError: ended without an outcome"),
        (DeadFromTheStart, "CaracoleError: decision 0 (lay): a dead end"),
        (Raising, "ZeroDivisionError: "),
        (SetupsDiffer, "ReplayError: serial 0: the record has digest"),
        (BrokenInvariant, "two is one too many"),
    ],
)
def test_soak_reports_what_is_wrong(mutant: type[Cards], problem: str):
    summary = soak(mutant, 2, seed=1, every=1, step_limit=100)
    assert summary["finished"] == 0
    assert [failure["seed"] for failure in summary["failures"]] == ["1/0", "1/1"]
    assert all(problem in failure["problem"] for failure in summary["failures"])
