"""Nobody learns what it may not know."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

from caracole.kernel.dice import FreeDice, ScriptedDice
from caracole.kernel.events import Event
from caracole.kernel.game import Game
from caracole.play.conformance.walks import Stop, Walks, attempt, random_action
from caracole.play.conformance.wishes import Pool, answer


class Knowledge(Walks):
    """What a seat is shown, asked, offered and refused, whatever is hidden from it."""

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

    def test_news_tell_no_secrets(self) -> None:
        """Where nothing is rolled and nothing revealed, what a seat hears of an action does not depend on secrets."""
        game = self.game()
        for stop, seat, imagined in self.imagined():
            if game.decision(imagined) != stop.decision or answer(game, imagined, stop.seat, stop.action) is not None:
                continue  # test_imagination_keeps_the_decision tells; or the action names a secret of who acts
            true, other = (quiet_news(game, state, stop, seat) for state in (stop.state, imagined))
            if true is not None and other is not None:
                assert true == other, f"seat {seat} hears {true}, but with other secrets {other} {stop.where}"

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

    def test_imagination_knows_no_more_than_the_seat(self) -> None:
        """The same chance gives the same imagined state, whatever is true: even who knows the chance learns nothing."""
        for stop in self.all_stops(heavy_only=True):
            for seat in self.viewers():
                self.expect_no_trace_of_the_truth(stop.state, seat, stop.rng, stop.where)
        rng = Random(f"{self.seed}/ends")
        for state in self.ends():
            for seat in self.viewers():
                self.expect_no_trace_of_the_truth(state, seat, rng, "at the end")

    def expect_no_trace_of_the_truth(self, state: Any, seat: int | None, rng: Random, where: str) -> None:
        """Imagine from the true state, and from others that the seat could not tell from it, with the same chance."""
        game = self.game()
        chance = rng.getrandbits(64)
        once = game.imagine(state, seat, Random(chance))
        for _ in range(2):
            again = game.imagine(game.imagine(state, seat, rng), seat, Random(chance))
            assert game.encode_state(again) == game.encode_state(once), (
                f"seat {seat} could read from what it imagines what is true {where}"
            )

    def test_imagined_states_play_on(self) -> None:
        """An imagined state is a state: sound, and as playable as the true one."""
        game = self.game()
        for number in range(self.games):
            tries = 0
            for stop in self.stops(number):
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


def quiet_news(game: Game[Any], state: Any, stop: Stop, seat: int | None) -> list[dict[str, Any]] | None:
    """What a seat hears when the stop's action is done; None if that rolls dice or reveals something."""
    events: list[Event] = []
    try:
        game.apply(state.copy(), stop.seat, stop.action, ScriptedDice(), events.append)
    except Exception:  # a roll, or broken
        return None
    if any(event.reveals for event in events):
        return None
    return [event.plain() for event in events if event.is_for(seat)]
