"""What can be done, with the gestures that mean it on a board."""

from __future__ import annotations

from random import Random
from typing import Any

from caracole.kernel import FreeDice
from caracole.kernel.bits import mask_of
from caracole.players import Offer
from caracole.present import offering
from caracole.present.model import Cost, Gesture, Offered, Offers, Says
from caracole.present.offering import Touched, Wall, action_says, short_says, tell_apart
from caracole.systems.gradisca.lexicon import DOMAINS
from caracole.systems.gradisca.rules import query
from caracole.systems.gradisca.rules.actions import (
    Bombard,
    BombardUnits,
    Disorganize,
    GoOn,
    March,
    Pass,
    PlayCard,
    TakeHit,
)
from caracole.systems.gradisca.rules.activation.operations import ZoneActivation, column_for
from caracole.systems.gradisca.rules.cards.cards import is_mandatory
from caracole.systems.gradisca.rules.components.theatre import RIVER
from caracole.systems.gradisca.rules.flow import called
from caracole.systems.gradisca.rules.game import Gradisca
from caracole.systems.gradisca.rules.movement.column import Column, left_to_spend
from caracole.systems.gradisca.rules.movement.movement import entry_cost

ENDS = ("EndZone", "EndActivation", "EndRecall", "Enough", "KeepCards", "Pass", "Halt")
"""What ends something: buttons, shown last."""

HEADINGS = {
    "March": "menu-march",
    "GoOn": "menu-go-on",
    "Drop": "menu-drop",
    "Bombard": "menu-bombard",
    "BombardUnits": "menu-bombard",
    "Recover": "menu-recover",
    "MoveCamp": "menu-camp",
    "ReturnCamp": "menu-camp",
    "Recall": "menu-recall",
    "PlayCard": "menu-cards",
    "ActivateZone": "menu-zones",
    **dict.fromkeys(
        ("LayMine", "SetOffMine", "CounterMine", "RebuildWall", "BuildFort", "DestroyFort", "RepairBridge"),
        "menu-engineers",
    ),
}
"""What an action stands under when there are many."""

SUFFERED = {
    "unit_disorganized": "outcome-disorganized",
    "units_disorganized": "outcome-disorganized",
    "unit_eliminated": "outcome-eliminated",
}
"""Events that tell what becomes of a unit, and how a board foretells them."""

WINDOW = "window.ask"
"""The decision whether to answer with a card."""

OF_THE_SEQUENCE = (
    *("command", "deck", "reshuffle", "cards_1617", "reinforcements", "dispute", "odd_share"),
    *("cards_1617_added", "deck_reshuffled"),
)
"""Rolls and revelations that come whatever a player does: the next Command, the deck, who arrives."""

TOUCHED = Touched(pieces="unit", places="zone", cards="card", chits="command")

PLAIN = ("March", "GoOn")
"""Actions that a touch means without a button, unless they are done in a special manner."""


def offers(game: Gradisca, offer: Offer, version: int) -> Offers:
    """Every candidate."""
    state = offer.imagine(Random(0))
    actions = [offered(game, offer, action, state) for action in offer.candidates()]
    tell_apart(actions, PLAIN)
    actions.sort(key=lambda each: each.ends)
    return Offers(version, game.seats[offer.seat], offer.decision.complete, actions)


def offered(game: Gradisca, offer: Offer, action: Any, state: Any) -> Offered:
    """One action, thought through in an imagined state."""
    message = game.encode_action(action)
    name = message["do"]
    wall, attack = wall_after(game, offer, action, state), is_attack(game, offer, action, state)
    return Offered(
        action=message,
        says=action_says(message, called(game, state)),
        gesture=gesture(message),
        rule=offer.decision.rule,
        heading=HEADINGS.get(name),
        undoable=not wall.stands,
        stake=wall.stake or attack,
        short=short_says(game.system, message),
        ends=name in ENDS,
        attack=attack,
        cost=march_cost(game, state, action) if isinstance(action, March | GoOn) else None,
        note=notes(game, offer, action, state),
        outcome=outcome(game, offer, action, state),
    )


def gesture(message: dict[str, Any]) -> Gesture:
    """What is touched; a button where nothing is, or where the manner is not the usual one."""
    found = offering.gesture(message, DOMAINS, TOUCHED)
    if message["do"] in PLAIN:
        how = message.get("how", "march")
        found.button = None if how == "march" else how
    return found


# --- what a player wants to know before ------------------------------------------------------------------------------


def wall_after(game: Gradisca, offer: Offer, action: Any, state: Any) -> Wall:
    """Could it be taken back? Tried in imagination: a roll, a revelation or a change of seat is a wall. A moment to
    answer with a card that comes before the roll is no way back: it is passed, and what follows counts. A roll that the
    sequence of play makes anyway is a wall, but nobody staked anything on it."""
    dice = FreeDice(Random(0), keep_log=True)
    after, events = game.step(state, offer.seat, action, dice)
    stands = False
    while True:
        walls = [roll.why for roll in dice.take_log()] + [event.kind for event in events if event.reveals]
        if walls:
            return Wall(stands=True, stake=any(wall not in OF_THE_SEQUENCE for wall in walls))
        decision = game.decision(after)
        stands = stands or decision is None or frozenset(decision.seats) != frozenset(offer.decision.seats)
        if decision is None or decision.kind != WINDOW or offer.decision.kind == WINDOW:
            return Wall(stands, stake=False)
        seat = decision.seats[0]
        if game.check(after, seat, Pass()) is not None:
            return Wall(stands, stake=False)
        after, events = game.step(after, seat, Pass(), dice)


def outcome(game: Gradisca, offer: Offer, action: Any, state: Any) -> Says | None:
    """What becomes of a unit that has to suffer something, found by trying it in imagination."""
    if not isinstance(action, TakeHit | Disorganize):
        return None
    unit = game.theatre.units[action.unit].id
    _, events = game.step(state, offer.seat, action, FreeDice(Random(0)))
    for event in events:
        if event.kind in SUFFERED and unit in (event.args.get("unit"), *event.args.get("units", ())):
            return Says(SUFFERED[event.kind], {"unit": unit})
    return None


def is_attack(game: Gradisca, offer: Offer, action: Any, state: Any) -> bool:
    """Does it open fire or enter a zone with enemies?"""
    if isinstance(action, Bombard | BombardUnits):
        return True
    if not isinstance(action, March | GoOn):
        return False
    return bool(query.enemies_in(game, state, game.side_of_seat(offer.seat), action.to))


def notes(game: Gradisca, offer: Offer, action: Any, state: Any) -> list[Says]:
    """Why there is hardly another choice: a Mandatory card comes before anything else (G12.c, G12.f)."""
    due = isinstance(action, PlayCard) and is_mandatory(game, state, game.side_of_seat(offer.seat), action.card)
    return [Says("note-mandatory")] if due else []


def march_cost(game: Gradisca, state: Any, action: March | GoOn) -> Cost | None:
    """What a march costs (6, 15, 23); None if the zone is not next door."""
    frame = state.stack[-1]
    if isinstance(action, March) and isinstance(frame, ZoneActivation):
        frame = column_for(game, state, frame, action.units)
    if not isinstance(frame, Column) or action.to not in game.theatre.border_to[frame.zone]:
        return None
    points = entry_cost(game, state, frame, action.to, action.how)
    river = query.border_kind(game, state, game.theatre.border_to[frame.zone][action.to]) == RIVER
    left = max(0, left_to_spend(frame) - points)
    return Cost(game.theatre.zones[action.to].id, points, left, river and game.rules.advanced)


def units_of(action: Any) -> int:
    """The units that an action names, as a set."""
    return mask_of(action.guns if isinstance(action, Bombard | BombardUnits) else action.units)
