"""The chapters of the rulebook: importing them registers their steps, offers and moments. One line for each."""

from __future__ import annotations

from caracole.systems.gbacw import (
    action_phase,  # 3.0 III.C.3
    movement,  # 9
    sequence,  # 3
)

CHAPTERS = (sequence, action_phase, movement)


def all_steps() -> int:
    """How many chapters there are; calling it makes sure that they are imported."""
    return len(CHAPTERS)
