"""Campaigns in which something happens: whoever can attack does."""

from __future__ import annotations

from random import Random
from typing import Any

from caracole.systems.piccole.campaign.rules.actions import (
    GiveBattle,
    Invade,
    LeaveToFate,
    Relieve,
    Sally,
    StandSiege,
    WithdrawArmy,
)


def warlike(game: Any, state: Any, seat: int, rng: Random) -> Any:
    """Invades if there is anything to invade, and gives battle when attacked."""
    found = list(game.candidates(state, seat)) if state.battle is None else []
    battles = [each for each in found if isinstance(each, GiveBattle)]
    invasions = [each for each in found if isinstance(each, Invade)]
    if battles or (invasions and rng.random() < 0.7):
        return rng.choice(battles or invasions)
    return game.sample(state, seat, rng)


def besieging(game: Any, state: Any, seat: int, rng: Random) -> Any:
    """The same, but pitched battles, which take long, are avoided."""
    found = list(game.candidates(state, seat))
    invasions = [each for each in found if isinstance(each, Invade)]
    if invasions and rng.random() < 0.6:
        return rng.choice(invasions)
    chosen = game.sample(state, seat, rng)
    others = [each for each in found if isinstance(each, StandSiege | LeaveToFate | WithdrawArmy)]
    return rng.choice(others) if isinstance(chosen, GiveBattle | Sally | Relieve) and others else chosen
