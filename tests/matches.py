"""Matches of the toys, for tests that need one."""

from __future__ import annotations

from random import Random
from typing import Any

from caracole.kernel import Game
from caracole.play import Match
from toys.cards import Cards, Done, Lay, Peek

SEED = bytes(range(32))


def new_match(game: Game[Any] | None = None) -> Match:
    return Match.new(game or Cards(), SEED, ["hazel", "juniper"], ["Anna", "Bruno"])


def cards_of(match: Match, seat: int) -> list[int]:
    hand: list[int] = match.view(seat)["hand"]
    return hand


def lay(match: Match) -> None:
    """The seat to move lays its lowest card."""
    assert match.decision is not None
    seat = match.decision.seats[0]
    match.play(seat, Lay(cards_of(match, seat)[0]))


def take_turn(match: Match) -> None:
    lay(match)
    assert match.decision is not None
    match.play(match.decision.seats[0], Done())


def play_out(match: Match, seed: int = 1) -> Match:
    rng = Random(seed)
    while match.decision is not None:
        seat = rng.choice(match.decision.seats)
        match.play(seat, match.game.sample(match.state, seat, rng))
    return match


def eventful_match() -> Match:
    """Finished: with an undo, a rewind by agreement, a peek, and every die on the record."""
    match = new_match()
    match.play(0, Peek())
    lay(match)
    match.undo(0)
    take_turn(match)
    take_turn(match)
    match.propose_rewind(1, 1)
    match.agree(0)
    return play_out(match)
