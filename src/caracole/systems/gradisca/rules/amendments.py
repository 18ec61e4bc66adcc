"""What later revisions of the rules of La Guerra di Gradisca changed, each as a question with the rule it mends.

A match keeps the revision it was begun under. A chapter asks by name; nothing else compares revisions.
"""

from __future__ import annotations

from typing import Any


def mines_go_when_their_fortress_is_vacated(game: Any) -> bool:
    """G7.5.i, G7.5.l, since revision 2: mines laid from one Fortress at the wall of another go like all others.
    Before, leaving a Fortress removed none."""
    return bool(game.revision >= 2)


def a_wall_carries_mines_of_one_side(game: Any) -> bool:
    """G7.5.m, since revision 2. Before, a mine laid from the other Fortress took over those of the enemy."""
    return bool(game.revision >= 2)


def recall_at_low_morale_is_as_at_medium(game: Any) -> bool:
    """G22.l, since revision 2: the Italian edition lets Commanders recall at both. Before, never at Low."""
    return bool(game.revision >= 2)


def a_lone_commander_does_not_shelter_the_camp_from_raiders(game: Any) -> bool:
    """G24.m with G23.s, since revision 2, where the edition asks for a Field Combat (G24.h). Before, the Camp stood on
    among the raiders when the Commander or the engineers beside it were caught."""
    return bool(game.revision >= 2)
