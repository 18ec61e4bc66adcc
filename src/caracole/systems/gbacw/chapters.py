"""The chapters of the rulebook: importing them registers their steps, offers and moments. One line for each."""

from __future__ import annotations

from caracole.systems.gbacw import (
    action_phase,  # 3.0 III.C.3
    facing,  # 7.1, 7.2
    movement,  # 9
    refusing,  # 7.3
    sequence,  # 3
)

CHAPTERS = (sequence, action_phase, facing, refusing, movement)


def all_steps() -> int:
    """How many chapters there are; calling it makes sure that they are imported."""
    return len(CHAPTERS)
