"""Boards, walks through random games, and messages inside what a board is told."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec

from caracole.kernel import FreeDice
from caracole.play.registry import load
from caracole.players import Offer
from caracole.present.model import Board, Says
from caracole.present.presenter import Drawn, Presenter, presenter_for

SMALL = ("first-volley", "the-ford")


@cache
def presenter(scenario: str = "the-ford", fog: bool = False) -> Presenter:
    return presenter_for(load("gbacw", scenario, {"fog": fog}))


@cache
def drawn(scenario: str = "the-ford") -> Drawn:
    return presenter(scenario).draw()


def board(scenario: str = "the-ford") -> Board:
    return drawn(scenario).board


def walk(show: Presenter, seed: int, steps: int = 400) -> Iterator[tuple[Any, list[Any]]]:
    """States of a random game, with the events that led to each."""
    rng = random.Random(seed)
    dice = FreeDice(rng)
    events: list[Any] = []
    state = show.game.setup(dice, events.append)
    yield state, events
    for _ in range(steps):
        decision = show.game.decision(state)
        if decision is None:
            return
        seat = rng.choice(decision.seats)
        state, events = show.game.step(state, seat, show.game.sample(state, seat, rng), dice)
        yield state, events


def offer_in(show: Presenter, state: Any) -> Offer | None:
    """The offer to whoever has to decide."""
    decision = show.game.decision(state)
    return None if decision is None else Offer.of(show.game, state, decision.seats[0], random.Random(0))


def says_in(value: object) -> list[Says]:
    """Every message in a structure."""
    if isinstance(value, Says):
        return [value]
    if isinstance(value, msgspec.Struct):
        return [found for name in value.__struct_fields__ for found in says_in(getattr(value, name))]
    if isinstance(value, dict):
        return [found for inner in value.values() for found in says_in(inner)]
    if isinstance(value, list | tuple):
        return [found for inner in value for found in says_in(inner)]
    return []
