"""What later revisions of the rules of GBACW changed, each as a question with the rule it mends.

A match keeps the revision it was begun under. A chapter asks by name; nothing else compares revisions.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from caracole.systems.gbacw.game import Gbacw


# --- 11 Assault, 12 Results ------------------------------------------------------------------------------------------


def a_retreat_before_assault_ends_where_the_unit_stops(game: Gbacw) -> bool:
    """C11.33.d, C11.33.f, C12.34.b, C12.42.c, C12.44.j, since revision 2: the unit that was Disordered when it set out
    checks once; what comes of that, for it and for friends it passed through, are retreats that nobody chose. Before,
    every retreat of the same chain was one before the assault: whoever made it and was Disordered checked again, and
    who could not make it paid nothing."""
    return game.revision >= 2


def blown_cavalry_remembers_every_assault(game: Gbacw) -> bool:
    """C11.59.f, since revision 2: a Step 6b that a Blown unit was in keeps the marker on through the next activation of
    its command, whoever was active in it. Before, only a Step 6b in that activation itself did."""
    return game.revision >= 2


def nobody_routs_before_the_other_side_has_checked(game: Gbacw) -> bool:
    """C12.52.a, C12.52.e with C12.23.d and C11.59.b, since revision 2: in an assault Routs wait for the last checks of
    Collapsed and Blown units if both sides might Rout, and the one unit that stands checks no more. Before, the Routs
    of one side were over when the other checked, so that both could Rout; and who had been let off could still Rout
    for being Collapsed."""
    return game.revision >= 2


def hexes_left_by_failed_reactions_are_advanced_into(game: Gbacw) -> bool:
    """C12.6.b, C12.6.j, since revision 2: in a Continued Assault. Before, a hex that was emptied by a failed Reaction
    facing before the assault was declared stayed empty, and those it had stopped went on past it."""
    return game.revision >= 2


def every_retreat_that_cannot_be_made_is_paid_for(game: Gbacw) -> bool:
    """C12.44.j, since revision 2: a stack that is ordered back again by what follows, and is cornered still, pays
    again. Before, a hex paid once for all that one result set off."""
    return game.revision >= 2


def a_collapsed_unit_checks_for_every_loss(game: Gbacw) -> bool:
    """C12.23.d, since revision 2: one that has made its last check and then loses strength to a Rout nearby makes
    another. Before, one check was all in the whole chain of results."""
    return game.revision >= 2


def only_shell_picks_who_loses_at_random(game: Gbacw) -> bool:
    """C12.35.l, since revision 2: for the Second Disorders that shell itself causes. Before, for those that Routs and
    retreats after it cause as well."""
    return game.revision >= 2
