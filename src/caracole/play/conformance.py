"""The conformance suite: what every system must keep, present and future. One line in a test file runs it:

    TestMySystem = conformance(lambda: load("mine"), games=5)

Every check is a test method of its own and plays seeded random games through the public face of the game only. The
driver is lenient: a game that breaks down just ends there, so that one fault is reported by the check that is about it
and not by all of them. Nothing here needs pytest.

:func:`soak` plays many whole matches and replays them to the bit; it reports, it does not assert.
"""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Callable, Iterator
from random import Random
from typing import Any, ClassVar, NamedTuple

from caracole.kernel.codec import canonical
from caracole.kernel.decision import Decision
from caracole.kernel.dice import FreeDice, ScriptedDice
from caracole.kernel.errors import CaracoleError, Malformed
from caracole.kernel.events import Event
from caracole.kernel.game import Action, Game
from caracole.kernel.refusal import Refusal
from caracole.play.match import Match
from caracole.play.record import Played, Record
from caracole.play.replay import replay, verify_dice

MakeGame = Callable[[], Game[Any]]
Choose = Callable[[Any, Decision], tuple[int, Action]]
"""Who decides what: from a state and its decision to a seat and its action."""


def conformance(
    make_game: MakeGame,
    *,
    games: int = 3,
    seed: int = 1,
    every: int = 5,
    step_limit: int = 5000,
    depth: int | None = None,
    secrets: bool | None = None,
) -> type[Conformance]:
    """The suite for one system, as a class that pytest collects.

    ``games`` random games from ``seed`` for each check; the heavy checks look at one decision in ``every``; a game
    that has not ended after ``step_limit`` decisions never will. Long games may be looked at only as far as ``depth``
    decisions; that they end, and without a dead end, is seen all the same. ``secrets`` says that the system hides
    something, so that imagination must deal anew (None: no opinion).
    """
    depth = step_limit if depth is None else depth
    settings = {"games": games, "seed": seed, "every": every, "step_limit": step_limit, "depth": depth}
    return type("Conformance", (Conformance,), {"make_game": staticmethod(make_game), "secrets": secrets, **settings})


# --- random games ----------------------------------------------------------------------------------------------------


class Stop(NamedTuple):
    """A decision met in a random game, and what will be done about it. ``is_heavy`` invites the costly checks."""

    number: int
    state: Any
    decision: Decision
    seat: int
    action: Action
    is_heavy: bool
    rng: Random

    @property
    def where(self) -> str:
        """For the message of a failed check."""
        return f"at decision {self.number} ({self.decision.kind})"


def random_action(
    game: Game[Any], state: Any, decision: Decision, rng: Random, listing: float = 0.25
) -> tuple[int, Action]:
    """One of the seats that have to answer, and mostly a sample; now and then (``listing``) any candidate."""
    seat = rng.choice(decision.seats)
    if rng.random() < listing:
        return seat, rng.choice(list(game.candidates(state, seat)))
    return seat, game.sample(state, seat, rng)


def wishes_like(game: Game[Any], actions: list[Action], seen: dict[tuple[str, str], list[Any]]) -> Iterator[Action]:
    """Actions a little different from these: a field of another action, a number beside, a list shortened or doubled.

    Only what can be read as an action at all is of interest; ``seen`` remembers the fields of earlier wishes.
    """
    for action in actions:
        for message in altered(game.encode_action(action), seen):
            try:
                yield game.decode_action(json.loads(canonical(message)))
            except Malformed:
                continue


def altered(message: dict[str, Any], seen: dict[tuple[str, str], list[Any]]) -> Iterator[dict[str, Any]]:
    """Messages that differ from this one in one field."""
    name = str(message.get("do"))
    for field, value in message.items():
        if field == "do":
            continue
        known = seen.setdefault((name, field), [])
        others: list[Any] = [other for other in known if other != value]
        if value not in known and len(known) < 8:
            known.append(value)
        if isinstance(value, bool):
            others.append(not value)
        elif isinstance(value, int):
            others += [value + 1, value - 1, -value, 10**9]
        elif isinstance(value, list):
            others += [[], value[1:], value[::-1], value + value[:1]]
        elif isinstance(value, dict):
            others += list(altered(value, seen))
        yield from ({**message, field: other} for other in others)


class Pool:
    """Wishes to ask about: candidates of earlier decisions, and alterations of the present ones."""

    SIZE = 60

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.earlier: dict[bytes, Action] = {}
        self.seen: dict[tuple[str, str], list[Any]] = {}

    def wishes(self, stop: Stop, seat: int) -> list[Action]:
        """What to ask now, some allowed and most not."""
        present = list(self.game.candidates(stop.state, seat))
        chosen = stop.rng.sample(present, min(len(present), 12))
        chosen += [stop.action] if stop.seat == seat else []
        wishes = list(self.earlier.values()) + chosen + list(wishes_like(self.game, chosen, self.seen))
        for action in chosen:
            self.earlier[self.key(action)] = action
        while len(self.earlier) > self.SIZE:
            del self.earlier[stop.rng.choice(list(self.earlier))]
        return wishes

    def key(self, action: Action) -> bytes:
        """Two named tuples with the same numbers are equal to Python, whatever they say; their messages are not."""
        return canonical(self.game.encode_action(action))


def answer(game: Game[Any], state: Any, seat: int, wish: Action) -> Any:
    """What check says, or the error that it should not raise."""
    try:
        return game.check(state, seat, wish)
    except Exception as error:
        return f"raised {error!r}"


# --- the suite -------------------------------------------------------------------------------------------------------


class Conformance:
    """What every system keeps. Made by :func:`conformance`."""

    make_game: ClassVar[MakeGame]
    games: ClassVar[int]
    seed: ClassVar[int]
    every: ClassVar[int]
    step_limit: ClassVar[int]
    depth: ClassVar[int]
    secrets: ClassVar[bool | None]
    _game: ClassVar[Game[Any] | None] = None

    @classmethod
    def game(cls) -> Game[Any]:
        """The game under test; a game is immutable, so one will do."""
        if cls._game is None:
            cls._game = cls.make_game()
        return cls._game

    def stops(self, number: int, game: Game[Any], limit: int | None = None) -> Iterator[Stop]:
        """The decisions of one random game, played in place on a single state, as far as ``depth`` (or ``limit``)."""
        rng = Random(f"{self.seed}/{number}/choices")
        dice = FreeDice(Random(f"{self.seed}/{number}/dice"))
        state = game.setup(dice)
        for step in range(limit or self.depth):
            try:
                decision = game.decision(state)
                if decision is None:
                    return
                seat, action = random_action(game, state, decision, rng)
            except Exception:  # a dead end or worse: test_never_a_dead_end tells
                return
            is_heavy = (step + number) % self.every == 0
            yield Stop(step, state, decision, seat, action, is_heavy, Random(f"{self.seed}/{number}/{step}"))
            try:
                game.apply(state, seat, action, dice)
            except Exception:  # test_apply_never_raises tells
                return

    def all_stops(self, heavy_only: bool = False) -> Iterator[Stop]:
        """The decisions of all random games."""
        for number in range(self.games):
            yield from (stop for stop in self.stops(number, self.game()) if stop.is_heavy or not heavy_only)

    def ends(self) -> Iterator[Any]:
        """The states in which nothing is left to decide."""
        game = self.game()
        for number in range(self.games):
            state = None
            for stop in self.stops(number, game):
                state = stop.state
            if state is not None and game.decision(state) is None:
                yield state

    def matches(self) -> Iterator[Match]:
        """Random matches with sealed dice, each as far as it goes."""
        for number in range(self.games):
            match, rng = new_match(self.game(), f"{self.seed}/{number}")
            for _ in range(self.depth):
                if match.decision is None:
                    break
                try:
                    match.play(*random_action(match.game, match.state, match.decision, rng))
                except Exception:
                    break
            yield match

    def viewers(self) -> list[int | None]:
        """All seats, and an onlooker."""
        return [*range(len(self.game().seats)), None]

    # --- random games come to an end ---------------------------------------------------------------------------------

    def test_random_games_end(self) -> None:
        """No game goes on for ever."""
        for number in range(self.games):
            steps = sum(1 for _ in self.stops(number, self.game(), self.step_limit))
            assert steps < self.step_limit, f"game {number} has not ended after {steps} decisions"

    def test_outcome_comes_with_the_end(self) -> None:
        """There is an outcome when nothing is left to decide, and not before; it names seats, scores and a rule."""
        game = self.game()
        for stop in self.all_stops():
            assert game.outcome(stop.state) is None, f"an outcome {stop.where}"
        for state in self.ends():
            outcome = game.outcome(state)
            assert outcome is not None, "a game ended without an outcome"
            assert set(outcome.winners) <= set(range(len(game.seats))), f"winners {outcome.winners}"
            assert len(outcome.scores) == len(game.seats), f"scores {outcome.scores}"
            assert outcome.rule, "an outcome without a rule"

    def test_never_a_dead_end(self) -> None:
        """Whoever has to decide can do something, and a sample is found."""
        game = self.game()
        for number in range(self.games):
            rng = Random(f"{self.seed}/{number}/choices")
            dice = FreeDice(Random(f"{self.seed}/{number}/dice"))
            state = game.setup(dice)
            for step in range(self.step_limit):
                decision = game.decision(state)
                if decision is None:
                    break
                where = f"at decision {step} of game {number} ({decision.kind})"
                assert decision.seats, f"nobody has to decide {where}"
                assert not game.is_dead_end(state), f"a dead end {where}"
                try:
                    seat, action = random_action(game, state, decision, rng)
                except Exception as error:
                    raise AssertionError(f"no sample {where}: {error!r}") from error
                try:
                    game.apply(state, seat, action, dice)
                except Exception:  # test_apply_never_raises tells
                    break

    def test_apply_never_raises(self) -> None:
        """What check allows, apply can do."""
        game = self.game()
        for number in range(self.games):
            dice = FreeDice(Random(f"{self.seed}/{number}/dice"))
            state = game.setup(dice)
            for stop in self.stops(number, game):
                if game.check(state, stop.seat, stop.action) is not None:
                    break  # test_candidates_pass_check tells
                try:
                    game.apply(state, stop.seat, stop.action, dice)
                except Exception as error:
                    raise AssertionError(f"apply({stop.action}) raised {error!r} {stop.where}") from error

    # --- check and the list of actions agree -------------------------------------------------------------------------

    def test_candidates_pass_check(self) -> None:
        """Every candidate and every sample is allowed."""
        game = self.game()
        for stop in self.all_stops():
            refusal = game.check(stop.state, stop.seat, stop.action)
            assert refusal is None, f"{stop.action} was offered and refused by {refusal} {stop.where}"
            if stop.is_heavy:
                for seat in stop.decision.seats:
                    for action in game.candidates(stop.state, seat):
                        refusal = game.check(stop.state, seat, action)
                        assert refusal is None, f"{action} was offered and refused by {refusal} {stop.where}"

    def test_check_refuses_what_is_not_a_candidate(self) -> None:
        """Where the list is complete, earlier candidates and altered ones that are not on it are refused."""
        game = self.game()
        pool = Pool(game)
        for stop in self.all_stops(heavy_only=True):
            for seat in stop.decision.seats if stop.decision.complete else ():
                listed = {pool.key(action) for action in game.candidates(stop.state, seat)}
                for wish in pool.wishes(stop, seat):
                    is_allowed = answer(game, stop.state, seat, wish) is None
                    assert pool.key(wish) in listed or not is_allowed, f"{wish} is allowed, not listed {stop.where}"

    def test_only_deciding_seats_may_act(self) -> None:
        """Whoever does not have to decide is refused."""
        game = self.game()
        for stop in self.all_stops():
            for seat in set(range(len(game.seats))) - set(stop.decision.seats):
                refusal = answer(game, stop.state, seat, stop.action)
                assert refusal is not None, f"seat {seat} may do {stop.action} out of turn {stop.where}"

    def test_check_answers_any_wish(self) -> None:
        """None, or a refusal with a rule and a code; never an error."""
        game = self.game()
        pool = Pool(game)
        for stop in self.all_stops(heavy_only=True):
            for seat in stop.decision.seats:
                for wish in pool.wishes(stop, seat):
                    said = answer(game, stop.state, seat, wish)
                    if said is not None:
                        assert isinstance(said, Refusal), f"check({wish}) {said} {stop.where}"
                        assert said.rule, f"{said} has no rule {stop.where}"
                        assert said.code, f"{said} has no code {stop.where}"
                        canonical(game.explain(said))

    # --- writing down ------------------------------------------------------------------------------------------------

    def test_states_round_trip(self) -> None:
        """A state that is written and read again has the same digest, asks the same, and plays on the same way."""
        game = self.game()
        for stop in self.all_stops():
            plain = game.encode_state(stop.state)
            again = game.decode_state(json.loads(canonical(plain)))
            assert game.digest(again) == game.digest(stop.state), f"another digest after a round trip {stop.where}"
            if not stop.is_heavy:
                continue
            assert game.decision(again) == stop.decision, f"another decision after a round trip {stop.where}"
            for seat in stop.decision.seats:
                assert list(game.candidates(again, seat)) == list(game.candidates(stop.state, seat)), stop.where
            digests = []
            for copy in (again, stop.state.copy()):
                after = attempt(game, copy, stop)
                digests.append(after and game.digest(after))
            assert digests[0] == digests[1], f"plays on differently after a round trip {stop.where}"
        for state in self.ends():
            again = game.decode_state(json.loads(canonical(game.encode_state(state))))
            assert game.digest(again) == game.digest(state), "another digest after a round trip at the end"
            assert game.decision(again) is None, "a game goes on after a round trip"

    def test_actions_round_trip(self) -> None:
        """An action that is written and read again is the same action."""
        game = self.game()
        for stop in self.all_stops():
            listed = game.candidates(stop.state, stop.seat) if stop.is_heavy else ()
            for action in (stop.action, *listed):
                message = json.loads(canonical(game.encode_action(action)))
                again = game.decode_action(message)
                assert again == action, f"{action} came back as {again}"
                assert type(again) is type(action), f"{action} came back as {again}"
                assert game.encode_action(again) == message, f"{action} is written in two ways"

    def test_malformed_messages_are_called_malformed(self) -> None:
        """A message that is not an action raises Malformed and nothing else."""
        game = self.game()
        for stop in self.all_stops(heavy_only=True):
            message = game.encode_action(stop.action)
            for wrong in malformed(message):
                try:
                    game.decode_action(wrong)
                except Malformed:
                    continue
                except Exception as error:
                    raise AssertionError(f"decode_action({wrong!r}) raised {error!r}") from error
                raise AssertionError(f"decode_action({wrong!r}) took it for an action")

    def test_views_are_json(self) -> None:
        """What a seat sees can be sent as it is."""
        game = self.game()
        for stop in self.all_stops():
            for seat in self.viewers():
                wrong = why_not_json(game.view(stop.state, seat), "view")
                assert not wrong, f"{wrong} (seat {seat}) {stop.where}"
        for state in self.ends():
            for seat in self.viewers():
                wrong = why_not_json(game.view(state, seat), "view")
                assert not wrong, f"{wrong} (seat {seat}) at the end"

    def test_events_are_plain_and_addressed(self) -> None:
        """An event has a kind and a rule, JSON arguments, and seats as its audience."""
        game = self.game()
        seats = set(range(len(game.seats)))
        for number in range(self.games):
            for event in self.events(number):
                assert event.kind, f"{event} has no kind"
                assert event.rule, f"{event} has no rule"
                assert set(event.audience or ()) <= seats, f"{event} is told to seats that do not exist"
                wrong = why_not_json(event.args, "args")
                assert not wrong, f"{event}: {wrong}"

    def events(self, number: int) -> list[Event]:
        """All events of one random game."""
        game = self.game()
        events: list[Event] = []
        dice = FreeDice(Random(f"{self.seed}/{number}/dice"))
        state = game.setup(dice, events.append)
        for stop in self.stops(number, game):
            try:
                game.apply(state, stop.seat, stop.action, dice, events.append)
            except Exception:
                break
        return events

    # --- nothing changes behind anybody's back -----------------------------------------------------------------------

    def test_old_copies_never_change(self) -> None:
        """Every earlier copy has the same digest at the end of the game."""
        game = self.game()
        for number in range(self.games):
            dice = FreeDice(Random(f"{self.seed}/{number}/dice"))
            state = game.setup(dice)
            kept: list[tuple[str, Any]] = []
            for stop in self.stops(number, game):
                kept.append((game.digest(state), state))
                state = state.copy()
                assert game.digest(state) == kept[-1][0], f"a copy differs {stop.where}"
                try:
                    game.apply(state, stop.seat, stop.action, dice)
                except Exception:
                    break
            for step, (digest, old) in enumerate(kept):
                assert game.digest(old) == digest, f"the copy at decision {step} of game {number} has changed"

    def test_step_leaves_its_input_alone(self) -> None:
        """step gives a new state; the old one is as it was."""
        game = self.game()
        for stop in self.all_stops():
            before = game.digest(stop.state)
            try:
                game.step(stop.state, stop.seat, stop.action, FreeDice(stop.rng))
            except Exception:  # refused or broken: other checks tell
                continue
            assert game.digest(stop.state) == before, f"step changed its input {stop.where}"

    def test_asking_changes_nothing(self) -> None:
        """decision, check, candidates, sample, view, outcome and the written form leave the state as it is."""
        game = self.game()
        for stop in self.all_stops():
            before = game.digest(stop.state)
            game.decision(stop.state)
            game.outcome(stop.state)
            game.broken_invariants(stop.state)
            for seat in self.viewers():
                game.view(stop.state, seat)
            for seat in stop.decision.seats:
                list(game.candidates(stop.state, seat))
                game.sample(stop.state, seat, stop.rng)
                answer(game, stop.state, seat, stop.action)
            assert game.digest(stop.state) == before, f"asking changed the state {stop.where}"

    def test_same_seed_same_game(self) -> None:
        """The same seed and choices give the same digests: in another game object, with or without listeners."""
        for number in range(self.games):
            quiet = self.digests(number, type(self).make_game(), listens=False)
            random.random()
            heard = self.digests(number, type(self).make_game(), listens=True)
            for step, (one, other) in enumerate(zip(quiet, heard, strict=False)):
                assert one == other, f"game {number} differs from its twin at decision {step}"
            assert len(quiet) == len(heard), f"game {number} is longer than its twin"

    def digests(self, number: int, game: Game[Any], listens: bool) -> list[str]:
        """The digests of one random game whose choices were made beforehand."""
        dice = FreeDice(Random(f"{self.seed}/{number}/dice"))
        events: list[Event] = []
        emit = events.append if listens else None
        state = game.setup(dice, emit)
        digests = [game.digest(state)]
        for stop in self.stops(number, self.game()):
            try:
                game.apply(state, stop.seat, stop.action, dice, emit)
            except Exception:
                break
            digests.append(game.digest(state))
        return digests

    # --- the record --------------------------------------------------------------------------------------------------

    def test_records_replay_to_the_bit(self) -> None:
        """A match that is written, read and replayed goes through the same digests."""
        for match in self.matches():
            record = Record.from_json(json.dumps(match.export()))
            steps = replay(match.game, record)
            assert match.game.digest(steps[-1].state) == match.game.digest(match.state)

    def test_undo_restores_the_exact_state(self) -> None:
        """Undo works where no wall stands, and gives back the very digest."""
        game = self.game()
        for number in range(self.games):
            match, rng = new_match(game, f"{self.seed}/{number}")
            digests = [match.record.setup.digest]
            for _ in range(self.depth):
                if match.decision is None:
                    break
                before = frozenset(match.decision.seats)
                try:
                    seat, action = random_action(game, match.state, match.decision, rng)
                    happened = match.play(seat, action)
                except Exception:
                    break
                entry = match.record.line[-1]
                digests.append(entry.digest)
                after = frozenset() if match.is_over else frozenset(match.decision.seats)
                wall = bool(entry.rolls) or any(logged.event.reveals for logged in happened) or after != before
                for other in range(len(game.seats)):
                    expected = other == seat and not wall
                    assert match.can_undo(other) == expected, f"undo of {action} by seat {other}: not {expected}"
                while match.can_undo(seat) and rng.random() < 0.6:
                    match.undo(seat)
                    digests.pop()
                    assert game.digest(match.state) == digests[-1], f"undo of {action} led to another state"

    def test_undo_takes_back_no_knowledge(self) -> None:
        """An action that can be undone teaches its seat nothing: whatever is hidden, the view after it is the same."""
        game = self.game()
        for stop in self.all_stops(heavy_only=True):
            true = undoable(game, stop.state, stop)
            if true is None:
                continue
            for _ in range(3):
                imagined = game.imagine(stop.state, stop.seat, stop.rng)
                if game.view(imagined, stop.seat) != game.view(stop.state, stop.seat):
                    continue  # test_imagination_keeps_the_view tells
                if answer(game, imagined, stop.seat, stop.action) is not None:
                    continue  # test_imagination_keeps_refusals tells
                other = undoable(game, imagined, stop)
                assert other is not None, f"{stop.action} can be undone or not, depending on secrets, {stop.where}"
                same = game.view(other, stop.seat) == game.view(true, stop.seat)
                assert same, f"{stop.action} shows a secret and could be undone {stop.where}"

    # --- knowledge ---------------------------------------------------------------------------------------------------

    def imagined(self) -> Iterator[tuple[Stop, int | None, Any]]:
        """Two imagined states for each heavy decision and each seat."""
        for stop in self.all_stops(heavy_only=True):
            for seat in self.viewers():
                for _ in range(2):
                    yield stop, seat, self.game().imagine(stop.state, seat, stop.rng)

    def imagined_ends(self) -> Iterator[tuple[Any, int | None, Any]]:
        """One imagined state for each end and each seat."""
        rng = Random(f"{self.seed}/ends")
        for state in self.ends():
            for seat in self.viewers():
                yield state, seat, self.game().imagine(state, seat, rng)

    def test_imagination_keeps_the_view(self) -> None:
        """A seat sees the same in an imagined state as in the true one."""
        game = self.game()
        for stop, seat, imagined in self.imagined():
            assert game.view(imagined, seat) == game.view(stop.state, seat), f"seat {seat} sees more {stop.where}"
        for state, seat, imagined in self.imagined_ends():
            assert game.view(imagined, seat) == game.view(state, seat), f"seat {seat} sees more at the end"

    def test_imagination_keeps_the_decision(self) -> None:
        """The question does not depend on secrets, and neither does whether the game is over."""
        game = self.game()
        for stop, seat, imagined in self.imagined():
            decision = game.decision(imagined)
            assert decision == stop.decision, f"seat {seat} imagines {decision}, not {stop.decision}"
        for _, seat, imagined in self.imagined_ends():
            assert game.decision(imagined) is None, f"seat {seat} imagines that the game goes on"

    def test_imagination_keeps_the_candidates(self) -> None:
        """What a seat is offered, and in which order, does not depend on what it cannot see."""
        game = self.game()
        for stop, seat, imagined in self.imagined():
            if seat in stop.decision.seats and game.decision(imagined) == stop.decision:
                assert seat is not None
                same = list(game.candidates(imagined, seat)) == list(game.candidates(stop.state, seat))
                assert same, f"candidates of seat {seat} tell a secret {stop.where}"

    def test_imagination_keeps_refusals(self) -> None:
        """What a seat is refused, and why, does not depend on what it cannot see."""
        game = self.game()
        pool = Pool(game)
        for stop in self.all_stops(heavy_only=True):
            for seat in stop.decision.seats:
                imagined = game.imagine(stop.state, seat, stop.rng)
                if game.decision(imagined) != stop.decision:
                    continue  # test_imagination_keeps_the_decision tells
                for wish in pool.wishes(stop, seat):
                    true, other = answer(game, stop.state, seat, wish), answer(game, imagined, seat, wish)
                    assert true == other, f"{wish}: {true}, but with other secrets {other} {stop.where}"

    def test_imagination_leaves_its_input_alone(self) -> None:
        """Thinking does not disturb the table."""
        game = self.game()
        for stop in self.all_stops(heavy_only=True):
            before = game.digest(stop.state)
            for seat in self.viewers():
                imagined = game.imagine(stop.state, seat, stop.rng)
                attempt(game, imagined, stop)
            assert game.digest(stop.state) == before, f"imagine changed its input {stop.where}"

    def test_imagination_deals_anew(self) -> None:
        """Where something is hidden, imagination does not repeat the truth."""
        if not self.secrets:
            return
        game = self.game()
        differs: Counter[int | None] = Counter()
        for stop, seat, imagined in self.imagined():
            differs[seat] += game.digest(imagined) != game.digest(stop.state)
        for seat, times in differs.items():
            assert times, f"seat {seat} imagines nothing but the truth"

    def test_imagined_states_play_on(self) -> None:
        """An imagined state is a state: sound, and as playable as the true one."""
        game = self.game()
        for number in range(self.games):
            tries = 0
            for stop in self.stops(number, game):
                if stop.is_heavy and tries < 8 and stop.rng.random() < 0.3:
                    tries += 1
                    imagined = game.imagine(stop.state, stop.rng.choice(self.viewers()), stop.rng)
                    wrong = self.trouble_ahead(imagined)
                    # Where the true state does no better, another check tells.
                    assert not wrong or self.trouble_ahead(stop.state.copy()), f"imagined {stop.where}, {wrong}"

    def trouble_ahead(self, state: Any) -> str:
        """Empty, or what went wrong when this state was played on, to its end or as far as ``depth``."""
        game = self.game()
        rng = Random(self.seed)
        dice = FreeDice(rng)
        for step in range(self.depth):
            if step % self.every == 0 and (broken := game.broken_invariants(state)):
                return f"{step} decisions later: {broken}"
            try:
                decision = game.decision(state)
                if decision is None:
                    break
                game.apply(state, *random_action(game, state, decision, rng), dice)
            except Exception as error:
                return f"{step} decisions later: {error!r}"
        return ""

    # --- self-control ------------------------------------------------------------------------------------------------

    def test_invariants_hold(self) -> None:
        """No decision and no end is reached in a state that cannot be."""
        game = self.game()
        for stop in self.all_stops():
            broken = game.broken_invariants(stop.state)
            assert not broken, f"{broken} {stop.where}"
        for state in self.ends():
            broken = game.broken_invariants(state)
            assert not broken, f"{broken} at the end"


# --- the pieces ------------------------------------------------------------------------------------------------------


def new_match(game: Game[Any], seed: str) -> tuple[Match, Random]:
    """A match with sealed dice from this seed, and the generator of its choices."""
    rng = Random(seed)
    return Match.new(game, rng.randbytes(32), ["conformance"]), rng


def attempt(game: Game[Any], state: Any, stop: Stop) -> Any:
    """The state with the stop's action done to it, with the same dice each time; None if that fails."""
    try:
        game.apply(state, stop.seat, stop.action, FreeDice(Random(stop.number)))
    except Exception:
        return None
    return state


def undoable(game: Game[Any], state: Any, stop: Stop) -> Any:
    """The state after the stop's action, if that could be undone; None at a wall."""
    after = state.copy()
    events: list[Event] = []
    try:
        game.apply(after, stop.seat, stop.action, ScriptedDice(), events.append)
    except Exception:  # a roll, or broken
        return None
    decision = game.decision(after)
    is_same_run = decision is not None and set(decision.seats) == set(stop.decision.seats)
    return after if is_same_run and not any(event.reveals for event in events) else None


def malformed(message: dict[str, Any]) -> Iterator[Any]:
    """Things that are surely not a message."""
    yield from (None, 7, "do", [], [message], {}, {"do": None}, {"do": []}, {"do": "no such action"})
    yield {key: value for key, value in message.items() if key != "do"}
    yield {**message, "no such field": 1}
    for field in message:
        yield {**message, field: {"no": "such thing"}}
        yield {**message, field: [["no such thing"]]}
        yield {**message, field: 0.5}


def why_not_json(value: Any, place: str) -> str:
    """Empty, or what in this value JSON cannot say and where."""
    if value is None or isinstance(value, str | bool | int):
        return ""
    if isinstance(value, float):
        return "" if value - value == 0 else f"{place} is {value}"
    if isinstance(value, list | tuple):
        return next((wrong for n, item in enumerate(value) if (wrong := why_not_json(item, f"{place}[{n}]"))), "")
    if not isinstance(value, dict):
        return f"{place} is a {type(value).__name__}"
    for key, item in value.items():
        if not isinstance(key, str):
            return f"{place} has the key {key!r}"
        if wrong := why_not_json(item, f"{place}.{key}"):
            return wrong
    return ""


# --- soaking ---------------------------------------------------------------------------------------------------------


def soak(
    make_game: MakeGame,
    games: int,
    seed: int = 1,
    progress: Callable[[int], None] | None = None,
    *,
    first: int = 0,
    every: int = 10,
    step_limit: int = 20_000,
    chooser: Callable[[Game[Any], str], Choose] | None = None,
) -> dict[str, Any]:
    """Play random matches ``first`` to ``first + games - 1`` with legality on, and replay each to the bit.

    ``chooser`` makes, from a game and a seed, those who play instead of chance. Invariants are asked at one decision in
    ``every``. ``progress`` is told after each game how many are done. The
    summary counts games, decisions, dice, events and wins; ``failures`` lists the number, the seed and the problem of
    each game that went wrong.
    """
    game = make_game()
    total: Counter[str] = Counter()
    wins: Counter[str] = Counter()
    lengths: list[int] = []
    failures: list[dict[str, Any]] = []
    for number in range(first, first + games):
        try:
            choose = None if chooser is None else chooser(game, f"{seed}/{number}")
            match = soak_once(game, f"{seed}/{number}", every, step_limit, choose)
        except Exception as error:
            failures.append({"game": number, "seed": f"{seed}/{number}", "problem": f"{type(error).__name__}: {error}"})
        else:
            count(match, total, wins)
            lengths.append(len(match.line))
        if progress is not None:
            progress(number - first + 1)
    return {
        "system": game.system,
        "scenario": game.scenario,
        "games": games,
        "finished": len(lengths),
        "decisions": total["decisions"],
        "dice": total["dice"],
        "events": total["events"],
        "shortest": min(lengths, default=0),
        "longest": max(lengths, default=0),
        "wins": dict(sorted(wins.items())),
        "failures": failures,
    }


def count(match: Match, total: Counter[str], wins: Counter[str]) -> None:
    """Add a finished match to the summary."""
    total["decisions"] += len(match.line)
    total["events"] += len(match.events)
    rolled = [match.record.setup.rolls]
    rolled += [entry.rolls for entry in match.record.entries if isinstance(entry, Played)]
    total["dice"] += sum(len(roll.values) for rolls in rolled for roll in rolls)
    winners = match.outcome.winners if match.outcome else ()
    wins.update(match.game.seats[seat] for seat in winners)
    wins["draw"] += not winners


def soak_once(
    game: Game[Any], seed: str, every: int = 10, step_limit: int = 20_000, choose: Choose | None = None
) -> Match:
    """One match, random unless somebody chooses: played, checked, written, read, replayed, its dice verified; raises
    whatever is wrong."""
    match, rng = new_match(game, seed)
    for step in range(step_limit):
        if step % every == 0 and (broken := game.broken_invariants(match.state)):
            raise CaracoleError(f"decision {step}: {'; '.join(broken)}")
        if match.decision is None:
            break
        if not match.decision.seats or game.is_dead_end(match.state):
            raise CaracoleError(f"decision {step} ({match.decision.kind}): a dead end")
        if choose is None:
            match.play(*random_action(game, match.state, match.decision, rng, listing=0.02))
        else:
            match.play(*choose(match.state, match.decision))
    else:
        raise CaracoleError(f"not ended after {step_limit} decisions")
    if match.outcome is None:
        raise CaracoleError("ended without an outcome")
    match.reveal()
    record = Record.from_json(json.dumps(match.export()))
    replay(game, record)
    verify_dice(record)
    return match
