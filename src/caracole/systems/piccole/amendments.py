"""What later revisions of the rules of Piccole Guerre changed, each as a question with the rule it mends.

A match keeps the revision it was begun under. A chapter asks by name; nothing else compares revisions. A
battle inside a campaign follows the revision of the campaign.
"""

from __future__ import annotations

from typing import Protocol


class HasRevision(Protocol):
    """A battle or a campaign."""

    @property
    def revision(self) -> int:
        """Of its rules."""


# --- battles ---------------------------------------------------------------------------------------------------------


def breaking_contact_takes_the_distance_named(game: HasRevision) -> bool:
    """P8.f, since revision 2: straight back by d costs d, so the whole allowance can be used at every heading. Before,
    the way was measured again after rounding and was often one unit too long."""
    return game.revision >= 2


def proposals_use_the_whole_allowance(game: HasRevision) -> bool:
    """P5.e, since revision 2: at headings where rounding makes a full move one unit too long, the longest that is
    allowed is proposed. Before, none was. (A campaign's battles that are fought at once depend on what is proposed.)"""
    return game.revision >= 2


# --- campaigns -------------------------------------------------------------------------------------------------------


def only_a_request_binds_the_besieged(game: HasRevision) -> bool:
    """C8.a, C9.c, C10.i, since revision 2: a vassal or whoever has promised a contingent must send one if he is asked.
    Before, one who was shut in was bound by a relief that had asked nobody."""
    return game.revision >= 2


def the_beaten_take_their_friends_along(game: HasRevision) -> bool:
    """C8.b, C8.d, since revision 2: after any battle every army in the node that is hostile to the victor leaves it.
    Before, only after a victorious invasion."""
    return game.revision >= 2


def nobody_retreats_to_a_hidden_enemy(game: HasRevision) -> bool:
    """C8.d, C5.g, since revision 2: the hidden army is declared, and the owner picks again. Before, the two then stood
    in one city."""
    return game.revision >= 2
