"""Nothing changes behind anybody's back."""

from __future__ import annotations

import random
from copy import deepcopy
from random import Random
from typing import Any

from caracole.kernel.dice import FreeDice
from caracole.kernel.events import Event
from caracole.kernel.game import Game
from caracole.play.conformance.walks import Walks, attempt
from caracole.play.conformance.wishes import answer


class Constancy(Walks):
    """Copies, questions and seeds: what must stay as it is."""

    def test_old_copies_never_change(self) -> None:
        """Every earlier copy has the same digest at the end of the game."""
        game = self.game()
        for number in range(self.games):
            dice = FreeDice(Random(f"{self.seed}/{number}/dice"))
            state = game.setup(dice)
            kept: list[tuple[str, Any]] = []
            for stop in self.stops(number):
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
        for stop in self.all_stops(one_in=3):
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

    def test_what_is_handed_out_may_be_scribbled_on(self) -> None:
        """Views and events share nothing with the state, nor with each other."""
        game = self.game()
        for stop in self.all_stops(heavy_only=True):
            before = game.digest(stop.state)
            views = [deepcopy(game.view(stop.state, seat)) for seat in self.viewers()]
            for seat in self.viewers():
                scribble(game.view(stop.state, seat))
            assert game.digest(stop.state) == before, f"who writes on a view changes the state {stop.where}"
            again = [game.view(stop.state, seat) for seat in self.viewers()]
            assert views == again, f"who writes on a view changes the next one {stop.where}"
            events: list[Event] = []
            after = attempt(game, stop.state.copy(), stop, events.append)
            if after is not None:
                done = game.digest(after)
                for event in events:
                    scribble(event.args)
                assert game.digest(after) == done, f"who writes on an event changes the state {stop.where}"

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
        for stop in self.stops(number):
            try:
                game.apply(state, stop.seat, stop.action, dice, emit)
            except Exception:
                break
            digests.append(game.digest(state))
        return digests


def scribble(value: Any) -> None:
    """Empty whatever can be emptied."""
    if isinstance(value, dict | list | tuple):
        for item in value.values() if isinstance(value, dict) else value:
            scribble(item)
    if isinstance(value, dict | list):
        value.clear()
