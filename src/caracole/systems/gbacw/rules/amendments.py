"""What later revisions of the rules of GBACW changed, each as a question with the rule it mends.

A match keeps the revision it was begun under. A chapter asks by name; nothing else compares revisions.
"""

from __future__ import annotations

from typing import Any

# --- chapter 6, orders -----------------------------------------------------------------------------------------------


def those_let_loose_turn_upon_the_enemy(game: Any) -> bool:
    """C6.24.e, R6.24-8, since revision 2: who is let loose with the enemy beside or behind him turns and assaults, if a
    turn is all it takes. Before, he need not turn, and then assaulted nobody."""
    return bool(game.revision >= 2)


# --- chapter 7, facing -----------------------------------------------------------------------------------------------


def each_unit_of_a_stack_pays_to_refuse(game: Any) -> bool:
    """C7.32.c, C7.33.a, since revision 2: those who follow and are yet to act have a point less, and must have it.
    Before, they counted as having spent it, but had all their points."""
    return bool(game.revision >= 2)


def the_refused_front_is_open_to_movement(game: Any) -> bool:
    """C7.13.a, C7.34.a, R7.13-1, since revision 2: a Refused unit may step into its third Front hex. Before, only fire
    went there."""
    return bool(game.revision >= 2)


# --- chapter 9, movement ---------------------------------------------------------------------------------------------


def attackers_do_not_move_across_bridges_and_fords(game: Any) -> bool:
    """C9.24.c, C9.44.d, C9.44.e, R9.24-1, since revision 2: not by wading the same hexside either. Before, they paid
    the stream there."""
    return bool(game.revision >= 2)


def reinforcements_pass_through_friends(game: Any) -> bool:
    """C9.73.a, C8.11.a, C8.22.a, R9.73-1, since revision 2: they may come into a full entry hex to go on, and pay and
    check like all who pass. Before, the limits of stacking kept them out, and leaving friends there cost nothing."""
    return bool(game.revision >= 2)


def closed_hexes_lead_nowhere(game: Any) -> bool:
    """C1.0.b with C8.22.a, R8.22-1 and C9.42.b, since revision 3: a hex that the battle closes to a unit is no way on
    for it, neither out of a hex of friends nor for the one hex that it may always move. Before, a unit could come among
    friends, or turn on points that it did not have, for the sake of a hex that it was not let into."""
    return bool(game.revision >= 3)


def those_stacked_with_the_firer_hold_his_target(game: Any) -> bool:
    """C9.62.e, since revision 2: whoever has not fired is another enemy, though he stands in the firer's hex. Before,
    all of that hex counted as the firer."""
    return bool(game.revision >= 2)


# --- chapter 10, fire ------------------------------------------------------------------------------------------------


def a_section_fires_once_in_a_fire(game: Any) -> bool:
    """C10.65.b, since revision 4: a section of a battery is named once. Before, a wish could name it twice, and it
    counted twice."""
    return bool(game.revision >= 4)


# --- chapters 11 and 12, assault and results --------------------------------------------------------------------------


def a_retreat_before_assault_ends_where_the_unit_stops(game: Any) -> bool:
    """C11.33.d, C11.33.f, C12.34.b, C12.42.c, C12.44.j, since revision 2: the unit that was Disordered when it set out
    checks once; what comes of that, for it and for friends it passed through, are retreats that nobody chose. Before,
    every retreat of the same chain was one before the assault: whoever made it and was Disordered checked again, and
    who could not make it paid nothing."""
    return bool(game.revision >= 2)


def blown_cavalry_remembers_every_assault(game: Any) -> bool:
    """C11.59.f, since revision 2: a Step 6b that a Blown unit was in keeps the marker on through the next activation of
    its command, whoever was active in it. Before, only a Step 6b in that activation itself did."""
    return bool(game.revision >= 2)


def nobody_routs_before_the_other_side_has_checked(game: Any) -> bool:
    """C12.52.a, C12.52.e with C12.23.d and C11.59.b, since revision 2: in an assault Routs wait for the last checks of
    Collapsed and Blown units if both sides might Rout, and the one unit that stands checks no more. Before, the Routs
    of one side were over when the other checked, so that both could Rout; and who had been let off could still Rout
    for being Collapsed."""
    return bool(game.revision >= 2)


def hexes_left_by_failed_reactions_are_advanced_into(game: Any) -> bool:
    """C12.6.b, C12.6.j, since revision 2: in a Continued Assault. Before, a hex that was emptied by a failed Reaction
    facing before the assault was declared stayed empty, and those it had stopped went on past it."""
    return bool(game.revision >= 2)


def every_retreat_that_cannot_be_made_is_paid_for(game: Any) -> bool:
    """C12.44.j, since revision 2: a stack that is ordered back again by what follows, and is cornered still, pays
    again. Before, a hex paid once for all that one result set off."""
    return bool(game.revision >= 2)


def a_collapsed_unit_checks_for_every_loss(game: Any) -> bool:
    """C12.23.d, since revision 2: one that has made its last check and then loses strength to a Rout nearby makes
    another. Before, one check was all in the whole chain of results."""
    return bool(game.revision >= 2)


def only_shell_picks_who_loses_at_random(game: Any) -> bool:
    """C12.35.l, since revision 2: for the Second Disorders that shell itself causes. Before, for those that Routs and
    retreats after it cause as well."""
    return bool(game.revision >= 2)
