"""Check and the list of actions agree."""

from __future__ import annotations

from collections import Counter
from functools import partial
from random import Random
from typing import Any

from caracole.kernel.codec import canonical
from caracole.kernel.dice import FreeDice
from caracole.kernel.errors import IllegalAction
from caracole.kernel.game import Action, Game
from caracole.kernel.refusal import Refusal
from caracole.play.conformance.walks import Stop, Walks
from caracole.play.conformance.wishes import Pool, answer, answered


class Legality(Walks):
    """What may be done, what is offered, and how a game says no."""

    def test_candidates_pass_check(self) -> None:
        """Every candidate and every sample is allowed."""
        game = self.game()
        for stop in self.all_stops():
            refusal = game.check(stop.state, stop.seat, stop.action)
            assert refusal is None, f"{stop.action} was offered and refused by {refusal} {stop.where}"
            if stop.is_heavy:
                asked = game.ask(stop.state)
                for seat in stop.decision.seats:
                    for action in asked.candidates(seat):
                        refusal = asked.check(seat, action)
                        assert refusal is None, f"{action} was offered and refused by {refusal} {stop.where}"

    def test_questions_asked_together_are_answered_as_alone(self) -> None:
        """What is remembered from one question about a decision to the next changes no answer."""
        game = self.game()
        pool = Pool(game)
        for stop in self.all_stops(heavy_only=True):
            asked = game.ask(stop.state)
            assert asked.decision == game.decision(stop.state), stop.where
            assert asked.seats == stop.decision.seats, stop.where
            for seat in stop.decision.seats:
                wishes = pool.wishes(stop, seat)
                for seed in range(3):
                    drawn, alone = asked.sample(seat, Random(seed)), game.sample(stop.state, seat, Random(seed))
                    assert pool.key(drawn) == pool.key(alone), f"sample: {drawn}, alone {alone} {stop.where}"
                listed = [pool.key(action) for action in asked.candidates(seat)]
                assert listed == [pool.key(action) for action in game.candidates(stop.state, seat)], stop.where
                for wish in wishes:
                    said, alone = answered(partial(asked.check, seat, wish)), answer(game, stop.state, seat, wish)
                    assert said == alone, f"check({wish}) says {said}, alone {alone} {stop.where}"

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

    def test_nothing_is_offered_twice(self) -> None:
        """A list says each thing once."""
        game = self.game()
        pool = Pool(game)
        for stop in self.all_stops(heavy_only=True):
            for seat in stop.decision.seats:
                listed = [pool.key(action) for action in game.candidates(stop.state, seat)]
                twice = [key for key, times in Counter(listed).items() if times > 1]
                assert not twice, f"{twice[0]!r} is offered twice {stop.where}"

    def test_step_refuses_what_check_refuses(self) -> None:
        """Nobody gets past check: step raises IllegalAction, with the same refusal."""
        game = self.game()
        pool = Pool(game)
        for stop in self.all_stops(heavy_only=True):
            for wish in stop.rng.sample(wishes := pool.wishes(stop, stop.seat), min(len(wishes), 10)):
                refusal = answer(game, stop.state, stop.seat, wish)
                if not isinstance(refusal, Refusal):
                    continue
                said = step_says(game, stop, wish)
                assert said == refusal, f"step({wish}) says {said}, check says {refusal} {stop.where}"

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


def step_says(game: Game[Any], stop: Stop, wish: Action) -> Refusal | None:
    """The refusal with which step turns a wish down; None if it does it."""
    try:
        game.step(stop.state, stop.seat, wish, FreeDice(Random(stop.number)))
    except IllegalAction as error:
        return error.refusal
    return None
