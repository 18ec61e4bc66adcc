"""How a captain leads a campaign: every habit of his on the map that can be turned, with its number.

As it stands here he is the captain. A doctrine turns many of them, because play has shown that it pays.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import exp
from typing import Final, NamedTuple


class Statecraft(NamedTuple):
    """What he leans to. Values are in talents of income unless something else is said."""

    # --- what a node is worth ----------------------------------------------------------------------------------------
    loss: float = 0.6
    """What a talent that an enemy loses is worth beside one of his own ..."""
    leaders_loss: float = 1.5
    """... and one that the rival loses who leads, ..."""
    last_leaders_loss: float = 1.5
    """... in the last year."""
    rich: float = 1.0
    """How much more than in proportion a rich node counts."""

    # --- attack ------------------------------------------------------------------------------------------------------
    later: float = 0.35
    """What the chance of another siege roll later in the year adds."""
    defeat: float = 1.5
    """What a battle that is lost costs, ..."""
    last_defeat: float = 1.5
    """... in the last year."""
    steep: float = 2.0
    """How much more than in proportion strength counts in a battle."""
    storm: float = 0.08
    """What a way by sea risks outside the summer."""
    far_out: float = 0.3
    """What it costs to end the summer where no quarters are near."""
    alone: float = 0.5
    """The odds that he asks of an attack without the help of friends."""
    helped: float = 0.05
    """What help is worth against a player."""
    besieging: float = 0.1
    """What a siege is worth beside its next roll."""
    weary: float = 4.0
    """An army this small does not go on besieging."""
    closer: float = 0.12
    """The part of a prospect that makes him march towards it."""
    relief: float = 2.0
    """What it is worth to relieve a place of his own, ..."""
    anxious: float = 1.0
    """... and what it costs to fail."""
    sally: float = 0.45
    """The odds that he asks of a sally."""

    # --- defence -----------------------------------------------------------------------------------------------------
    enough: float = 0.95
    """The part of the enemy's strength with which he gives battle."""
    last_enough: float = 0.95
    """The same in the last year."""

    # --- friends -----------------------------------------------------------------------------------------------------
    foes: float = 1.0
    """Players left to fight when the others are friends."""
    mighty: float = 0.0
    """Whom he wants as friends: the strongest armies, or, the more, those with the greatest income."""
    prey: float = 2.0
    """So many times as strong as a friend, he gives up the friendship in the last year."""
    whole: float = 0.75
    """The part of his army that he must have left before he sends help without being bound."""

    # --- money -------------------------------------------------------------------------------------------------------
    army: float = 10.0
    """Elements up to which he buys."""


USUAL: Final = Statecraft()

STEPS: Final[Mapping[str, float]] = {
    "loss": 0.5, "leaders_loss": 0.4, "last_leaders_loss": 0.5, "rich": 0.2, "later": 0.4, "defeat": 0.4,
    "last_defeat": 0.5, "steep": 0.3, "storm": 0.5, "far_out": 0.5, "alone": 0.2, "helped": 0.5, "besieging": 0.5,
    "weary": 0.3, "closer": 0.4, "relief": 0.4, "anxious": 0.4, "sally": 0.15, "enough": 0.12, "last_enough": 0.15,
    "foes": 0.7, "mighty": 0.5, "prey": 0.3, "whole": 0.2, "army": 0.25,
}  # fmt: skip
"""What a doctrine may turn, and a step that is felt: as a logarithm, but for those that are added."""
ADDED: Final = ("foes", "mighty")


def crafted(weights: Mapping[str, float]) -> Statecraft:
    """Whoever leans so; nought everywhere is the captain."""
    found = {
        name: getattr(USUAL, name) + weight if name in ADDED else getattr(USUAL, name) * exp(weight)
        for name, weight in weights.items()
        if name in STEPS
    }
    return USUAL._replace(**found)
