"""How a captain of Great Battles of the American Civil War leans: every habit of his that can be turned, with a number.

As it stands here he leans nowhere. A plan turns a few of these for one activation, a doctrine turns many for a whole
battle, because play has shown that it pays there.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import exp
from typing import Any, NamedTuple

Weights = tuple[tuple[str, float], ...]
"""name -> weight, in a form that can be a key"""


class Leaning(NamedTuple):
    """What a captain leans to. All values are in strength points unless something else is said."""

    # --- what a place is worth ---------------------------------------------------------------------------------------
    pull: float = 0.07
    """What half a movement point towards the goal is worth to a unit of seven points ..."""
    in_march: float = 0.2
    """... and to one that marches."""
    late: float = 1.0
    """How much harder the goal draws in the last turn than at the beginning, as a part of that."""
    presses: float = 2.0
    """Who is clearly stronger than the enemy is drawn so much harder by what he means to take ..."""
    clearly: float = 1.25
    """... if he is so many times as strong."""
    stays_away: float = 0.3
    """How little the goal draws a unit that is shattered, ..."""
    in_reach: float = 0.25
    """... and what each of its points risks next to the enemy. Those in disorder risk as much."""
    prize: float = 1.0
    """Times what entering a hex that pays is worth."""
    guard: float = 0.3
    """What standing on a hex that one holds is worth, as a part of its points, when enemies are near."""
    keeps: float = 0.35
    """What leaving a hex that pays to an enemy within reach costs, as a part of its points."""
    outnumbered: float = 0.05
    """What each strength point costs by which the enemies at hand are stronger than the friends."""
    alone: float = 0.03
    """What each strength point of a unit risks for every hex that it goes astray from its brigade."""
    unheard: float = 0.6
    """What a place out of the leader's call costs; he may follow."""
    stir: float = 0.08
    """What a place must be better before a unit leaves its own."""
    back_again: float = 0.3
    """What going back costs to where the unit came from in its last action."""
    risk: float = 0.25
    """Chance to lose order where the ground tries it."""
    close: float = 0.0
    """What standing next to the enemy is worth to each strength point."""
    hunt: float = 0.0
    """What a hex nearer to the enemy, from up to twelve, is worth to each strength point of a unit that is fit."""
    back: float = 0.0
    """What a hex farther from the enemy, up to five, is worth to each strength point."""
    shelters: float = 0.0
    """The same, up to ten, for those who are shattered or in disorder."""

    # --- flanks ------------------------------------------------------------------------------------------------------
    beside: float = 0.15
    """What each strength point loses with an enemy next to its flank; behind it twice."""
    two_off: float = 0.05
    """The same for an enemy two hexes from it."""
    support: float = 0.15
    """A friend at one's flank."""
    hanging: float = 0.5
    """What the enemy must threaten at a flank before it is refused."""
    reacts: float = 1.5
    """How much a better facing counts when the enemy is upon one."""

    # --- fire --------------------------------------------------------------------------------------------------------
    fear: float = 1.0
    """Times what the enemy's fire costs."""
    fire: float = 1.0
    """Times what one's own fire is worth."""
    answer: float = 0.6
    """How much of the answer to one's own fire is counted."""
    later: float = 0.5
    """Fire that has to wait for another activation."""
    may_follow: float = 0.3
    """How much more fire is worth at those whom a friend could charge afterwards."""
    finish: float = 0.0
    """How much more fire is worth at those who are in disorder."""
    force: float = 0.3
    """What a strength point that is lost would still have done, beside the Victory Point that it is."""
    order: float = 1.0
    """Times what a Disorder costs."""

    # --- as time runs out --------------------------------------------------------------------------------------------
    last: float = 1.0
    """In the last turn, times what a Disorder costs and what a lost strength point would still have done ..."""
    last_fear: float = 1.0
    """... and times what the enemy's fire costs."""
    tempo: float = 0.7
    """How far what the enemy may do counts by how often he acts before one does again: not at all, or in full."""
    spent: float = 0.3
    """What order and strength are worth to those who will not act again, as a part of what they are worth else."""
    chase: float = 0.0
    """How much bolder somebody is towards the end for each point that he is behind; less bold if he leads."""

    # --- guns --------------------------------------------------------------------------------------------------------
    guns: float = 1.0
    """Times what guns risk near the enemy."""
    guns_back: float = 0.0
    """What a hex farther from the enemy's foot or horse, up to ten, is worth to each gun."""
    guns_pull: float = 1.0
    """Times what the goal draws guns."""
    guarded: float = 0.2
    """How much of that if friends are beside them."""
    moved_guns: float = 0.3
    """What guns lose in their fire by moving."""
    gun: float = 1.6
    """How much more guns are worth than men."""

    # --- assaults ----------------------------------------------------------------------------------------------------
    bold: float = 0.0
    """Added to what an assault promises."""
    faced: float = 0.7
    """How surely those who are charged in the flank turn in time, if they can."""
    ground: float = 0.6
    """What it is worth to drive an enemy from where he stands."""
    rout: float = 0.3
    """What a Rout costs, for each strength point, and a little more."""
    afterwards: float = 0.7
    """How surely attackers lose their order."""
    bleeding: float = 0.8
    """How much of the defender's fire before the assault is counted."""
    odds: float = 0.25
    """What an assault must promise ..."""
    continues: float = 0.5
    """... and one that is continued."""
    leaves_post: float = 0.5
    """How much more that must promise, as a part of what is held, if it is left for it."""
    waits: float = 0.5
    """How much more an assault must threaten than the ground is worth before one goes back before it."""

    # --- brigades ----------------------------------------------------------------------------------------------------
    to_take: float = 1.3
    """How much stronger than the enemies there one wants to be to take a place ..."""
    to_hold: float = 0.8
    """... and to hold one."""
    forlorn: float = 0.7
    """With less than this part of what is needed nobody goes."""
    retaken: float = 0.2
    """How little a hex lasts that is taken, for every turn in which it may be lost again."""
    hindrance: float = 0.5
    """Half points of the way for each strength point of the enemies in it."""
    held: float = 0.6
    """What a goal that others hold is worth to those who are left, with enemies about it ..."""
    quiet: float = 0.2
    """... and without."""
    holding: float = 0.9
    """How urgent it is to hold beside to take."""
    sentry: float = 5.0
    """Victory Points for which one unit stays behind."""
    attack: float = 4.0
    """Hexes from the enemy within which a brigade wants Attack Orders."""
    rally: float = 0.4
    """How likely a rally must be to be tried."""
    spread: float = 0.4
    """What a leader loses by each hex from those he leads."""
    goal: tuple[str, bool] | None = None
    """The line of the sheet that the acting brigades go for, and whether it is to be taken."""

    # --- in one battle -----------------------------------------------------------------------------------------------
    drawn: Weights = ()
    """``men1/hill/early``: how the place draws the men of the first brigade in the first turn, as a part of what the
    goal does; ``late``: in the last one. ``guns/...``: the guns."""
    aims: Weights = ()
    """``take/bridge``: how much more urgent than else it is to take this line of the sheet, as an exponent; ``hold``"""
    by_turn: Weights = ()
    """habit -> how it grows from the middle of the battle to its end, and shrinks towards its beginning"""
    by_lead: Weights = ()
    """habit -> how it grows when one leads, and shrinks when one is behind"""
    at_last: Weights = ()
    """habit -> how it changes for those who will not act again"""

    def at(self, time: float, lead: float, again: bool) -> Leaning:
        """How he leans at a time (-1 to 1: first to last turn), with a lead (-1 to 1), and if he acts again or not."""
        turned: dict[str, float] = {}
        last = 0.0 if again else 1.0
        for weights, amount in ((self.by_turn, time), (self.by_lead, lead), (self.at_last, last)):
            if amount:
                for habit, weight in weights:
                    turned[habit] = turned.get(habit, 0.0) + weight * amount
        return self.turned(turned) if turned else self

    def turned(self, weights: Mapping[str, float]) -> Leaning:
        """The same with some habits turned: weights of what is multiplied are exponents, so that nought changes
        nothing."""
        found: dict[str, Any] = {}
        for name, weight in weights.items():
            now = getattr(self, name)
            found[name] = now + weight if name in ADDED else now * exp(weight)
        return self._replace(**found)


USUAL = Leaning()
"""The captain's own."""
ADDED = ("bold", "close", "hunt", "back", "guns_back", "chase", "shelters", "finish")
"""What a weight is added to; everything else is multiplied by its exponential, so that nought changes nothing."""
