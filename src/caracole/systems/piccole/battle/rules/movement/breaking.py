"""P8 Breaking contact: straight back, from a slower enemy, with nobody on flank or rear."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from caracole.geometry.table import Pose
from caracole.kernel import Refusal
from caracole.systems.piccole import amendments
from caracole.systems.piccole.battle.rules.combat.contact import Contacts, contacts
from caracole.systems.piccole.battle.rules.components.measures import BREAK_AT_LEAST, BREAK_ON
from caracole.systems.piccole.battle.rules.components.numbers import NO_ELEMENT, Element
from caracole.systems.piccole.battle.rules.movement.movement import why_not_straight_back
from caracole.systems.piccole.battle.rules.query import inches, listed, rate, retirements
from caracole.systems.piccole.battle.rules.state import BattleState

if TYPE_CHECKING:
    from caracole.systems.piccole.battle.rules.game import Battle


def opponent_of(touching: Contacts) -> Element:
    """P8.g: the enemy in front contact, or the one on whose flank or rear the element's own front edge is."""
    return touching.on[0][0] if touching.front is None else touching.front


def why_not_break(game: Battle, state: BattleState, element: Element, touching: Contacts) -> Refusal | None:
    """P8.a, P8.g: nobody on flank or rear, and the opponent strictly slower on the ground where each stands (P8.d).
    P8.f: at least the shortest step back must be possible."""
    if touching.flanked_by:
        return Refusal("P8.a", "flank_or_rear_held", {"element": element, "enemy": touching.flanked_by[0]})
    opponent = opponent_of(touching)
    if rate(game, state, opponent) >= rate(game, state, element):
        return Refusal("P8.a", "opponent_not_slower", {"element": element, "enemy": opponent})
    if why_not_straight_back(game, state, element, BREAK_AT_LEAST) is not None:
        return Refusal("P8.f", "no_way_back", {"element": element})
    return None


def why_not_distance(element: Element, distance: int) -> Refusal | None:
    """P8.f: not less than an inch."""
    if distance < BREAK_AT_LEAST:
        return Refusal("P8.f", "too_short", {"element": element, "least": BREAK_AT_LEAST})
    return None


def why_not_break_away(
    game: Battle, state: BattleState, element: Element, touching: Contacts, legs: Sequence[Pose]
) -> Refusal | None:
    """P5.n, P8.a, P8.e: in contact an element only breaks it, straight back, as its move and without a die."""
    distances = retirements(state.poses[element], legs[-1]) if len(legs) == 1 else []
    if not distances:
        return Refusal("P5.n", "held_by_contact", {"element": element})
    if not amendments.breaking_contact_takes_the_distance_named(game):
        distances = distances[:1]
    refusal = why_not_break(game, state, element, touching)
    if refusal is not None:
        return refusal
    refusals = [why_not_fall_back(game, state, element, distance) for distance in distances]
    return None if None in refusals else refusals[0]


def why_not_fall_back(game: Battle, state: BattleState, element: Element, distance: int) -> Refusal | None:
    """P8.f: straight back from 250 up to the allowance, over a clear path; zones do not matter (P6.h)."""
    return why_not_distance(element, distance) or why_not_straight_back(game, state, element, distance)


def bonus(game: Battle, state: BattleState, element: Element) -> int:
    """P8.b: one for each inch of difference between the two rates."""
    opponent = opponent_of(contacts(game, state, element))
    return inches(rate(game, state, element)) - inches(rate(game, state, opponent))


def succeeds(die: int, extra: int) -> bool:
    """P8.b: five or more."""
    return die + extra >= BREAK_ON


def next_to_react(game: Battle, state: BattleState, seat: int, after: Element) -> Element:
    """P3.d, P8.c, P8.h: the next horse of a seat, by number, that was brought into front contact in the phase 2 just
    ended and may try to break it; NO_ELEMENT if there is none. (Whoever has moved in this turn and is in contact made
    it in this turn.)"""
    for element in listed(state.on_table & game.army[seat]):
        if element <= after or not game.troop[element].horse:
            continue
        touching = contacts(game, state, element)
        enemy = touching.front
        if enemy is None or not state.moved >> enemy & 1:
            continue
        if why_not_break(game, state, element, touching) is None:
            return element
    return NO_ELEMENT
