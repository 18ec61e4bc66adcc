"""What later revisions of the rules of GBACW changed, each as a question with the rule it mends.

A match keeps the revision it was begun under. A chapter asks by name; nothing else compares revisions.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from caracole.systems.gbacw.game import Gbacw


# --- chapter 6, orders -----------------------------------------------------------------------------------------------


def those_let_loose_turn_upon_the_enemy(game: Gbacw) -> bool:
    """C6.24.e, R6.24-8, since revision 2: who is let loose with the enemy beside or behind him turns and assaults, if a
    turn is all it takes. Before, he need not turn, and then assaulted nobody."""
    return game.revision >= 2


# --- chapter 7, facing -----------------------------------------------------------------------------------------------


def each_unit_of_a_stack_pays_to_refuse(game: Gbacw) -> bool:
    """C7.32.c, C7.33.a, since revision 2: those who follow and are yet to act have a point less, and must have it.
    Before, they counted as having spent it, but had all their points."""
    return game.revision >= 2


def the_refused_front_is_open_to_movement(game: Gbacw) -> bool:
    """C7.13.a, C7.34.a, R7.13-1, since revision 2: a Refused unit may step into its third Front hex. Before, only fire
    went there."""
    return game.revision >= 2


# --- chapter 9, movement ---------------------------------------------------------------------------------------------


def attackers_do_not_move_across_bridges_and_fords(game: Gbacw) -> bool:
    """C9.24.c, C9.44.d, C9.44.e, R9.24-1, since revision 2: not by wading the same hexside either. Before, they paid
    the stream there."""
    return game.revision >= 2


def reinforcements_pass_through_friends(game: Gbacw) -> bool:
    """C9.73.a, C8.11.a, C8.22.a, R9.73-1, since revision 2: they may come into a full entry hex to go on, and pay and
    check like all who pass. Before, the limits of stacking kept them out, and leaving friends there cost nothing."""
    return game.revision >= 2


def those_stacked_with_the_firer_hold_his_target(game: Gbacw) -> bool:
    """C9.62.e, since revision 2: whoever has not fired is another enemy, though he stands in the firer's hex. Before,
    all of that hex counted as the firer."""
    return game.revision >= 2
