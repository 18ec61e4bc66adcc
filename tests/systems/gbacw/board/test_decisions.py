"""Every kind of decision has a position in which a person answers it by hand (``tests/e2e/hex-decisions.test.ts``)."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest
from msgspec import UNSET

from battle_boards import SMALL, offer_in, presenter, walk
from caracole.cli.terminal.faces import face_for
from caracole.kernel import FreeDice
from caracole.play.registry import register
from caracole.players import Offer
from caracole.present.model import Gesture, Offered
from caracole.present.presenter import presenter_for
from caracole.systems.gbacw.board.offers import Offering
from caracole.systems.gbacw.rules.flow import FLOW
from caracole.texts import LANGUAGES
from e2e.drillground.drillground import SYSTEM, Laid, rows

KINDS = sorted(rows())


@pytest.fixture(autouse=True, scope="module")
def drill_ground() -> Iterator[None]:
    """The system of the rows is installed."""
    forget = register(SYSTEM.name, lambda: SYSTEM)
    yield
    forget()


def laid(kind: str) -> tuple[Laid, Any, Offer]:
    """The position of a row, and what is offered there."""
    game = Laid(rows()[kind])
    state = game.setup(FreeDice(random.Random(0)))
    decision = game.decision(state)
    assert decision is not None
    return game, state, Offer.of(game, state, decision.seats[0], random.Random(0))


def test_every_kind_of_decision_has_a_row():
    presenter()
    assert set(rows()) == set(FLOW.choices)


@pytest.mark.parametrize("kind", KINDS)
def test_the_position_of_a_row_asks_for_its_answer_and_the_game_goes_on_from_there(kind: str):
    game, state, offer = laid(kind)
    assert offer.decision.kind == kind
    assert game.broken_invariants(state) == []
    answer = game.decode_action(rows()[kind]["answer"])
    offered = [(type(each), each) for each in offer.candidates()]
    assert (type(answer), answer) in offered
    assert len(offered) > 1, "the only answer there is plays itself"
    after, _ = game.step(state, offer.seat, answer, FreeDice(random.Random(1)))
    assert game.decision(after) is not None or game.outcome(after) is not None


def touched(hand: list[str]) -> dict[str, list[str]]:
    """What a hand touches, by what it is."""
    found: dict[str, list[str]] = {name: [] for name in ("piece", "hex", "corner", "marker", "button")}
    for verb, _, rest in (each.partition(" ") for each in hand):
        if verb == "draw":
            piece, *path = rest.split()
            found["piece"].append(piece)
            found["hex"] += path
        else:
            found["piece" if verb == "beside" else verb].append(rest)
    return found


def means(hand: dict[str, list[str]], gesture: Gesture, own_hexes: list[str | None], words: str) -> bool:
    """Does the hand touch what a gesture names? The unit that alone is asked is in the hand by itself, a corner stands
    for the hex that it belongs to, one marker for those that go with it, and a button is the answer in words."""
    facing = [] if gesture.facing is UNSET else [str(gesture.facing)]
    places = [] if hand["corner"] and gesture.places == own_hexes else gesture.places
    turned = hand["corner"] == facing or (hand["button"] and not hand["corner"])
    is_held = hand["piece"] or hand["hex"] or facing or not gesture.pieces
    pieces = is_held and set(hand["piece"]) <= set(gesture.pieces)
    chits = hand["marker"] == gesture.chits[:1]
    return bool(pieces and hand["hex"] == places and turned and chits and hand["button"] in ([], [words]))


@pytest.mark.parametrize("kind", KINDS)
def test_the_hand_of_a_row_touches_what_the_board_offers(kind: str):
    game, _, offer = laid(kind)
    answer = game.encode_action(game.decode_action(rows()[kind]["answer"]))
    offered = next(each for each in Offering(game, offer).offers(1).actions if each.action == answer)
    at = {row["id"]: row["hex"] for row in (*offer.view["units"], *offer.view["leaders"])}
    own = [at[piece] for piece in offered.gesture.pieces]
    words = face_for(game, "en").texts.action(answer)
    hand = touched(rows()[kind]["hand"])
    assert means(hand, offered.gesture, own, words), (hand, offered.gesture, words)
    if offered.gesture.pieces or offered.gesture.places or offered.gesture.chits:
        assert hand["piece"] or hand["hex"] or hand["corner"] or hand["marker"], "it can be touched on the table"


@pytest.mark.parametrize(("kind", "told"), [("fire.declare", "odds-struck"), ("assault.designate", "odds-ratio")])
def test_a_fight_that_is_drawn_is_told_with_its_odds(kind: str, told: str):
    game, _, offer = laid(kind)
    answer = game.encode_action(game.decode_action(rows()[kind]["answer"]))
    show = presenter_for(game)
    offered = next(each for each in show.offers(offer, 1).actions if each.action == answer)
    assert told in [note.says.code for note in show.tried(offer, offered.gesture).notes]


# --- what is read on buttons -----------------------------------------------------------------------------------------


def decisions_met() -> Iterator[tuple[Any, Offer]]:
    """The decisions of all rows, and some of random battles."""
    for kind in KINDS:
        game, _, offer = laid(kind)
        yield game, offer
    for scenario in SMALL:
        show = presenter(scenario)
        for number, (state, _) in enumerate(walk(show, 31, 240)):
            offer = offer_in(show, state)
            if offer is not None and number % 4 == 0:
                yield show.game, offer


def on_buttons(game: Any, listed: list[Offered], language: str) -> Iterator[tuple[Any, ...]]:
    """Each answer as it is told in full, and as its button has it beside the pictures of what it is about."""
    texts = face_for(game, language).texts
    for each in listed:
        yield (texts.say(each.says.code, **each.says.args),)
        if each.short is not None:
            pictures = (tuple(sorted(each.gesture.pieces)), tuple(each.gesture.chits))
            yield (*pictures, texts.say(each.short.code, **each.short.args))


def test_no_two_answers_to_one_question_read_the_same():
    for game, offer in decisions_met():
        listed = Offering(game, offer).offers(1).actions
        for language in LANGUAGES:
            words = list(on_buttons(game, listed, language))
            same = {each for each in words if words.count(each) > 1}
            assert not same, (offer.decision.kind, language)
