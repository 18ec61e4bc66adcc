"""Random games come to an end, without a dead end and in states that can be."""

from __future__ import annotations

from random import Random

from caracole.kernel.dice import FreeDice
from caracole.play.conformance.walks import Walks, random_action


class Endings(Walks):
    """How games go on and end."""

    def test_random_games_end(self) -> None:
        """No game goes on for ever."""
        for number in range(self.games):
            steps = self.length(number)
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
            for stop in self.stops(number):
                if game.check(state, stop.seat, stop.action) is not None:
                    break  # test_candidates_pass_check tells
                try:
                    game.apply(state, stop.seat, stop.action, dice)
                except Exception as error:
                    raise AssertionError(f"apply({stop.action}) raised {error!r} {stop.where}") from error

    def test_invariants_hold(self) -> None:
        """No decision and no end is reached in a state that cannot be."""
        game = self.game()
        for stop in self.all_stops():
            broken = game.broken_invariants(stop.state)
            assert not broken, f"{broken} {stop.where}"
        for state in self.ends():
            broken = game.broken_invariants(state)
            assert not broken, f"{broken} at the end"
