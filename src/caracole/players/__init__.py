"""Computer players, by name. They see only what their seat may know.

``random`` plays every system; ``captain`` those that bring one (the part of that name, see ``caracole.play.parts``);
``recruit``, for somebody's first game, those whose captain has a gentle twin; ``colonel`` and ``general``, who search
over plans, those that bring ``plans`` besides a captain.
Nothing is imported before it is asked for. ``base`` says what a player is and what it is given, ``random_player``
is the first of them; ``plans`` searches; ``strength`` tells how strong they are;
``own`` finds players of one's own by module
and class, and ``games`` lets players play.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from caracole.kernel import CaracoleError
from caracole.play.parts import BrokenPart, has_part, part
from caracole.players.base import Chosen, Offer, Player, Reason
from caracole.players.plans import BUDGETS, PLANS, Budget, Planner, PlansPart
from caracole.players.random_player import RandomPlayer

__all__ = [
    "CaptainPart",
    "Chosen",
    "Offer",
    "Planner",
    "Player",
    "RandomPlayer",
    "Reason",
    "UnknownPlayer",
    "budget_of",
    "make_player",
    "plans_ahead",
    "player_names",
    "usual_player",
]

CAPTAIN, RECRUIT, RANDOM = "captain", "recruit", "random"


class CaptainPart(Protocol):
    """What a system brings as its ``captain``. ``GENTLE`` may be there besides: it makes the ``recruit``."""

    @property
    def PLAYER(self) -> Callable[[int], Player]:  # noqa: N802 - a constant of a module
        """Makes the player; the same number thinks the same thoughts."""


class UnknownPlayer(CaracoleError):
    """No computer player of that name can play the system."""

    def __init__(self, system: str, name: str) -> None:
        super().__init__(f"{system} has no computer player {name!r}; there are: {', '.join(player_names(system))}")
        self.name = name


def player_names(system: str) -> list[str]:
    """The computer players of a system, the strongest first."""
    if not has_part(system, CAPTAIN):
        return [RANDOM]
    searching = list(reversed(BUDGETS)) if _plans(system) is not None else []
    gentle = [RECRUIT] if _gentle(system) is not None else []
    return [*searching, CAPTAIN, *gentle, RANDOM]


def usual_player(system: str) -> str:
    """The strongest computer player who answers at once."""
    return CAPTAIN if has_part(system, CAPTAIN) else RANDOM


def plans_ahead(name: str) -> bool:
    """Does whoever is called so think for seconds, and not answer at once?"""
    return name in BUDGETS


def _gentle(system: str) -> Callable[[int], Player] | None:
    """What makes the recruit of a system; None if it has none, or if its captain cannot be loaded."""
    try:
        return getattr(part(system, CAPTAIN, CaptainPart), "GENTLE", None)
    except BrokenPart:
        return None


def _plans(system: str) -> PlansPart | None:
    """What a system brings to a search; None if nothing, or if it cannot be loaded."""
    try:
        return part(system, PLANS, PlansPart)
    except BrokenPart:
        return None


def make_player(system: str, name: str, rng_seed: int, *, by_time: bool = False) -> Player:
    """The computer player of that name; the same seed thinks the same thoughts, unless whoever searches does it
    ``by_time``: then the clock ends it."""
    if name == RANDOM:
        return RandomPlayer(rng_seed)
    gentle = _gentle(system) if name == RECRUIT else None
    if gentle is not None:
        return gentle(rng_seed)
    found = part(system, CAPTAIN, CaptainPart) if name == CAPTAIN or name in BUDGETS else None
    if found is None:
        raise UnknownPlayer(system, name)
    usual = found.PLAYER(rng_seed)
    if name == CAPTAIN:
        return usual
    plans = part(system, PLANS, PlansPart)
    if plans is None:
        raise UnknownPlayer(system, name)
    return Planner(name, plans, usual, budget_of(plans, name), rng_seed, by_time=by_time)


def budget_of(plans: PlansPart, name: str) -> Budget:
    """How long whoever is called so thinks: as the system says, else as usual."""
    found: Budget = {**BUDGETS, **getattr(plans, "BUDGETS", {})}[name]
    return found
