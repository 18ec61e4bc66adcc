"""Who acts next: how often the enemy is likely to act before we do again, and whether we ever do.

Where the order of activations is printed one counts it off; where markers are drawn from a pool one knows how many are
left in it, not in which order they come.
"""

from __future__ import annotations

from typing import NamedTuple

from caracole.systems.gbacw.rules.components.printed import FIXED
from caracole.systems.gbacw.rules.game import Gbacw
from caracole.systems.gbacw.rules.state import GbacwState

ANOTHER_TURN = 0.6
"""What is expected of the enemy at the beginning of the next turn before one's own first activation."""


class Tempo(NamedTuple):
    """What comes after the present activation."""

    answers: float
    """Activations of the enemy before the side acts again, or before the battle ends."""
    again: bool
    """Does the side act again at all?"""


def tempo(game: Gbacw, state: GbacwState, side: int) -> Tempo:
    """What a side that acts now may expect."""
    scenario = game.field.scenario
    if scenario.command_level == FIXED:
        later = [each for turn in scenario.turns[state.turn :] for each in turn.activations]
        after = [*scenario.turns[state.turn - 1].activations[len(state.drawn) :], *later]
        again = side in after
        return Tempo(float(after.index(side) if again else len(after)), again)
    left = [0, 0]
    for division, count in zip(game.field.divisions, state.pool, strict=False):
        left[division.side] += count
    own, theirs = left[side], left[1 - side]
    if own:
        return Tempo(theirs / (own + 1), True)
    again = state.turn < len(scenario.turns)
    return Tempo(theirs + ANOTHER_TURN * again, again)
