"""A game being played by programs: one object with plain calls, and nothing of a match around it.

    playing = Playing("my_game", "small", seed=1)
    twin = playing.clone()                       # independent, its dice go their own way from here on
    guess = playing.imagine(seat=0, seed=7)      # what the seat cannot see is dealt again
    playing.rollout(seed=3)                      # random play to the end: the outcome

Dice are free, not sealed: the same seed gives the same game.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import copy
from random import Random
from typing import Any, Self

from caracole.kernel import Action, CaracoleError, Decision, Event, FreeDice, Game, Outcome
from caracole.play import load

LONGEST = 200_000
"""Decisions after which a rollout is given up."""


class Playing:
    """A state, its dice and the game that it belongs to."""

    def __init__(
        self,
        system: str,
        scenario: str | None = None,
        options: Mapping[str, Any] | None = None,
        seed: int = 0,
        *,
        data: str | None = None,
    ) -> None:
        self.game: Game[Any] = load(system, scenario, options, data)
        self.state: Any = None
        self.reset(seed)

    def reset(self, seed: int) -> None:
        """Set up again."""
        self._rng = Random(f"research {seed}")
        self.dice = FreeDice(self._rng)
        self.state = self.game.setup(self.dice)

    @property
    def decision(self) -> Decision | None:
        """What has to be decided; None when the game is over."""
        return self.game.decision(self.state)

    @property
    def outcome(self) -> Outcome | None:
        """How it ended; None while it is not over."""
        return self.game.outcome(self.state)

    def legal(self, seat: int) -> list[Action]:
        """What the seat may do: all of it, or good suggestions where the decision is not complete."""
        return list(self.game.candidates(self.state, seat))

    def view(self, seat: int | None) -> dict[str, Any]:
        """All that the seat may know."""
        return self.game.view(self.state, seat)

    def step(self, seat: int, action: Action) -> list[Event]:
        """Do it, up to the next decision; a CaracoleError if it is not allowed."""
        refusal = self.game.check(self.state, seat, action)
        if refusal is not None:
            raise CaracoleError(f"{self.game.encode_action(action)}: {refusal.rule} {refusal.code}")
        events: list[Event] = []
        self.game.apply(self.state, seat, action, self.dice, events.append)
        return events

    def trust(self, seat: int, action: Action) -> None:
        """Do it without asking and without telling: for what was just listed, where every microsecond counts."""
        self.game.apply(self.state, seat, action, self.dice)

    def clone(self, seed: int | None = None) -> Self:
        """An independent twin. Its dice begin where these stand, or at a seed of their own."""
        return self._with(self.state.copy(), seed)

    def imagine(self, seat: int, seed: int) -> Self:
        """A twin that the seat could not tell from this one: what is hidden is dealt again, the dice are others."""
        return self._with(self.game.imagine(self.state, seat, Random(f"imagined {seed}")), seed)

    def _with(self, state: Any, seed: int | None) -> Self:
        twin = object.__new__(type(self))
        twin.game, twin.state = self.game, state
        if seed is None:
            twin._rng = copy(self._rng)
        else:
            twin._rng = Random(f"research {seed}")
        twin.dice = FreeDice(twin._rng)
        return twin

    def rollout(self, seed: int, most: int = LONGEST) -> Outcome | None:
        """Play on at random on a twin; None if it has not ended after ``most`` decisions."""
        twin, rng = self.clone(seed), Random(f"rollout {seed}")
        game, state = twin.game, twin.state
        for _ in range(most):
            decision = game.decision(state)
            if decision is None:
                return game.outcome(state)
            seat = decision.seats[0]
            game.apply(state, seat, game.sample(state, seat, rng), twin.dice)
        return None


def step_all(games: Sequence[Playing], actions: Sequence[tuple[int, Action] | None]) -> list[Decision | None]:
    """One step in each game (None: nothing there); the decisions that follow."""
    for playing, chosen in zip(games, actions, strict=True):
        if chosen is not None:
            playing.trust(*chosen)
    return [playing.decision for playing in games]
