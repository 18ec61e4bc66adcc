"""Every decision has its gestures: each is told apart from the others, and comes back as the action that it means."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from msgspec import UNSET

from battle_boards import SMALL, offer_in, presenter, walk
from caracole.present.model import Gesture, Offered, Offers
from caracole.systems.gbacw.board.gestures import HEXES, NAMED, OF_THE_SUBJECT, PLAIN, UNITS
from caracole.systems.gbacw.board.offers import ENDS, HEADINGS
from caracole.systems.gbacw.board.scene import step_of
from caracole.systems.gbacw.rules.flow import FLOW


def key(gesture: Gesture) -> str:
    facing = None if gesture.facing is UNSET else gesture.facing
    return json.dumps([sorted(gesture.pieces), gesture.places, gesture.chits, gesture.button, facing])


def filled_in(offers: Offers) -> set[str]:
    """Every other way to fill in the forms."""
    forms = [] if offers.forms is UNSET else offers.forms
    blanks = [(form, blank) for form in forms for blank in form.blanks]
    return {
        json.dumps({**form.action, blank.id: option.value})
        for form, blank in blanks
        for option in blank.options
        if option.value != blank.value
    }


@pytest.mark.parametrize("scenario", SMALL)
def test_gestures_are_told_apart_and_decode_to_actions_that_are_allowed(scenario: str):
    show = presenter(scenario)
    met: set[str] = set()
    for state, _ in walk(show, 11, 260):
        offer = offer_in(show, state)
        if offer is None:
            break
        kind = offer.decision.kind
        met.add(kind)
        offers = show.offers(offer, 1)
        listed = offers.actions
        keys = [key(each.gesture) for each in listed]
        assert len(set(keys)) == len(keys), (kind, keys)
        candidates = {json.dumps(show.game.encode_action(each)) for each in offer.candidates()}
        assert {json.dumps(each.action) for each in listed} | filled_in(offers) == candidates
        for each in random.Random(0).sample(listed, min(5, len(listed))):
            assert offer.check(show.game.decode_action(each.action)) is None
            assert each.gesture.pieces or each.gesture.places or each.gesture.chits or each.gesture.button
    assert len(met) > 10


def test_what_is_touched_lies_on_the_board():
    show = presenter()
    grid = set(show.game.field.grid.names)
    for state, _ in walk(show, 12, 200):
        offer = offer_in(show, state)
        if offer is None:
            break
        pieces = {piece.id for piece in show.scene(offer.view).pieces}
        for each in show.offers(offer, 1).actions:
            assert set(each.gesture.pieces) <= pieces
            assert set(each.gesture.places) <= grid


@pytest.mark.parametrize("scenario", SMALL)
def test_trying_the_gesture_of_an_offer_finds_that_offer(scenario: str):
    show = presenter(scenario)
    rng = random.Random(5)
    tried = 0
    for state, _ in walk(show, 13, 120):
        offer = offer_in(show, state)
        if offer is None:
            break
        plain = [each for each in show.offers(offer, 1).actions if is_plain(each)]
        for each in rng.sample(plain, min(2, len(plain))):
            found = show.tried(offer, each.gesture)
            assert found.possible[0].action == each.action
            assert found.refusal is None
            tried += 1
    assert tried > 60


def is_plain(offered: Offered) -> bool:
    """Something that a hand does without a button."""
    gesture = offered.gesture
    return bool(gesture.pieces and gesture.button is None and (gesture.places or gesture.facing is not UNSET))


def actions_of_the_game() -> set[str]:
    presenter()
    return {action.__name__ for choice in FLOW.choices.values() for action in choice.actions}


def test_the_tables_of_gestures_name_actions_that_there_are():
    known = actions_of_the_game()
    for names in (OF_THE_SUBJECT, NAMED, PLAIN, ENDS, tuple(HEADINGS)):
        assert set(names) <= known
        assert len(set(names)) == len(names)


def test_every_piece_and_hex_of_an_action_is_touched():
    """Where fire comes from is on a button; everything else that is a unit, a leader or a hex can be pointed at."""
    presenter()
    for choice in FLOW.choices.values():
        for action in choice.actions:
            for name, hint in action.__annotations__.items():
                if hint in ("Unit", "Units", "Leader"):
                    assert name in UNITS, (action, name)
                if hint in ("Hex", "Hexes", "OptionalHex") and name != "origin":
                    assert name in HEXES, (action, name)


def test_every_kind_of_decision_has_its_step_in_the_sequence():
    steps = {step.id for step in presenter().draw().board.sequence}
    presenter()
    assert {step_of(kind) for kind in FLOW.choices} <= steps - {"draw"}


def test_a_step_that_costs_less_is_what_a_touch_means():
    show = presenter()
    met = 0
    for state, _ in walk(show, 14, 300):
        offer = offer_in(show, state)
        if offer is None or offer.decision.kind != "unit.act":
            continue
        by_hex: dict[str, list[Offered]] = {}
        for each in show.offers(offer, 1).actions:
            if each.action["do"] == "Step" and not each.action["raze"]:
                by_hex.setdefault(each.action["to"], []).append(each)
        for steps in by_hex.values():
            plain = [each for each in steps if each.gesture.button is None]
            assert len(plain) == 1
            assert points(plain[0]) == min(points(each) for each in steps)
            met += len(steps) > 1
    assert met, "no hex could be entered in two ways"


def points(offered: Offered) -> Any:
    assert offered.cost is not None
    return offered.cost.points
