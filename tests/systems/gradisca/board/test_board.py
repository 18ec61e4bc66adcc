"""What a board is told about Gradisca: nothing but what the seat may know, everything that it may do, all in words."""

from __future__ import annotations

import random
import re
from functools import cache
from pathlib import Path

import msgspec
import pytest

import caracole
from battle_boards import says_in, walk
from caracole.kernel import FreeDice
from caracole.play.match import Logged
from caracole.play.registry import load
from caracole.players import Offer
from caracole.present.model import Board, Scene
from caracole.present.presenter import Presenter, changes, has_presenter, presenter_for
from caracole.texts import LANGUAGES, Texts


@cache
def presenter(game: str = "advanced", scenario: str = "drill") -> Presenter:
    return presenter_for(load("gradisca", scenario, {"game": game}))


@cache
def board(game: str = "advanced") -> Board:
    return presenter(game).draw().board


# --- words -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["basic", "advanced"])
def test_everything_that_is_said_is_written_in_three_languages(game: str):
    show = presenter(game)
    said = {says.code: says for says in says_in(board(game))}
    for state, events in walk(show, 1):
        for seat in (0, 1, None):
            said.update({says.code: says for says in says_in(show.scene(show.game.view(state, seat)))})
        decision = show.game.decision(state)
        if decision is not None:
            offer = Offer.of(show.game, state, decision.seats[0], random.Random(0))
            said.update({says.code: says for says in says_in(show.offers(offer, 1))})
        said.update({line.code: line for event in events for line in says_in(show.logged(Logged(1, event)))})
    for language in LANGUAGES:
        texts = Texts(language, "gradisca")
        for code, says in said.items():
            assert texts.find(code, **says.args) is not None, f"{code} is missing in {language}"


def test_effects_of_cards_are_written_in_three_languages():
    chapters = Path(caracole.__file__).parent / "systems" / "gradisca"
    source = "".join(path.read_text(encoding="utf-8") for path in sorted(chapters.rglob("*.py")))
    names = set(re.findall(r'put_in_force\([^"]*"(\w+)"', source)) | {"leadership"}
    assert len(names) > 10
    for language in LANGUAGES:
        texts = Texts(language, "gradisca")
        missing = [name for name in names if texts.find(f"effect-{name.replace('_', '-')}", side="venetian") is None]
        assert missing == []


# --- the board -------------------------------------------------------------------------------------------------------


def test_every_place_has_an_outline_room_for_pieces_and_neighbours_that_know_it():
    places = {place.id: place for place in board().places}
    for place in places.values():
        if place.kind != "zone":
            assert place.path == ""
            continue
        assert place.path.startswith("M")
        assert [len(row) for row in place.spots] == list(range(1, len(place.spots) + 1))
        for spot in place.spots[-1]:
            assert 0 <= spot.x < board().width
            assert 0 <= spot.y < board().height
        assert all(place.id in places[other].neighbours for other in place.neighbours)


def test_every_symbol_that_is_shown_is_drawn():
    show = presenter()
    sprites = show.draw().pictures["sprites"]
    drawn = set(re.findall(r'<symbol id="([^"]+)"', sprites)) | {""}
    for state, _ in walk(show, 2):
        scene = show.scene(show.game.view(state, None))
        used = {piece.symbol for piece in scene.pieces} | {mark.symbol for mark in scene.marks}
        used |= {badge.symbol for piece in scene.pieces for badge in piece.badges}
        assert used <= drawn


def test_the_map_has_no_pieces_on_it():
    drawn = presenter().draw()
    for language in LANGUAGES:
        picture = drawn.pictures[f"map.{language}"]
        assert "data-unit" not in picture
        assert "data-level" not in picture


# --- scenes ----------------------------------------------------------------------------------------------------------


def merged(scene: Scene, change) -> Scene:
    """What a client does with a change."""
    pieces = {piece.id: piece for piece in scene.pieces if piece.id not in change.pieces_gone}
    pieces.update({piece.id: piece for piece in change.pieces})
    marks = {mark.id: mark for mark in scene.marks if mark.id not in change.marks_gone}
    marks.update({mark.id: mark for mark in change.marks})
    rows = list(pieces.values())
    if change.order is not msgspec.UNSET:
        place = {name: n for n, name in enumerate(change.order)}
        rows.sort(key=lambda piece: place[piece.id])
    rest = {
        part: getattr(change if getattr(change, part) is not msgspec.UNSET else scene, part)
        for part in ("tracks", "hands", "piles", "cup", "stage", "question", "effects", "result", "standing")
    }
    return Scene(seat=scene.seat, pieces=rows, marks=list(marks.values()), **rest)


@pytest.mark.parametrize("seat", [0, 1, None])
def test_changes_add_up_to_the_scene(seat):
    show = presenter()
    before = None
    for state, _ in walk(show, 3):
        scene = show.scene(show.game.view(state, seat))
        if before is not None:
            now = merged(before, changes(before, scene))
            now.marks.sort(key=lambda mark: mark.id)
            assert now.pieces == scene.pieces
            assert now.marks == sorted(scene.marks, key=lambda mark: mark.id)
            assert (now.tracks, now.hands, now.cup, now.stage) == (scene.tracks, scene.hands, scene.cup, scene.stage)
        before = scene


def test_every_unit_that_is_not_absent_lies_somewhere_once():
    show = presenter()
    for state, _ in walk(show, 4, 100):
        view = show.game.view(state, None)
        lying = [piece.id for piece in show.scene(view).pieces if piece.movable]
        assert sorted(lying) == sorted(row["id"] for row in view["units"] if row["place"] != "absent")


# --- offers ----------------------------------------------------------------------------------------------------------


def test_every_candidate_is_offered_and_told_apart_by_its_gesture():
    show = presenter()
    for state, _ in walk(show, 5):
        decision = show.game.decision(state)
        if decision is None:
            break
        offer = Offer.of(show.game, state, decision.seats[0], random.Random(0))
        found = show.offers(offer, 1)
        listed = sorted(repr(show.game.encode_action(action)) for action in offer.candidates())
        assert sorted(repr(each.action) for each in found.actions) == listed
        gestures = [msgspec.json.encode(each.gesture) for each in found.actions]
        assert len(set(gestures)) == len(gestures), "two actions mean the same touch"
        assert all(each.gesture != type(each.gesture)() for each in found.actions), "an action that cannot be touched"


def test_a_gesture_of_an_offer_means_that_offer():
    show = presenter()
    marches = 0
    for state, _ in walk(show, 6):
        decision = show.game.decision(state)
        if decision is None or decision.kind != "zone.act":
            continue
        offer = Offer.of(show.game, state, decision.seats[0], random.Random(0))
        for each in show.offers(offer, 1).actions:
            if each.action["do"] == "March":
                marches += 1
                found = show.meaning(offer, each.gesture.pieces, each.gesture.places[0], None)
                assert each.action in [other.action for other in found.possible]
                for thought in found.refused:
                    refusal = offer.check(show.game.decode_action(thought.action))
                    assert refusal is not None
                    assert thought.refusal.rule == refusal.rule
    assert marches > 20


def test_what_can_be_undone_rolls_no_dice_even_after_the_cards_that_might_answer_it():
    """Bombardments were once offered as if they could be taken back, so that nobody was asked before the roll."""
    show = presenter()
    game, shots, quiet = show.game, 0, 0
    for state, _ in walk(show, 14, 60):
        decision = game.decision(state)
        if decision is None or decision.kind != "zone.act":
            continue
        seat = decision.seats[0]
        offer = Offer.of(game, state, seat, random.Random(0))
        for each in show.offers(offer, 1).actions:
            shots += each.action["do"] == "Bombard"
            quiet += each.undoable
            assert not (each.undoable and each.action["do"] in ("Bombard", "BombardUnits", "LayMine", "SetOffMine"))
            if each.undoable:
                dice = FreeDice(random.Random(1), keep_log=True)
                game.step(offer.imagine(random.Random(1)), seat, game.decode_action(each.action), dice)
                assert dice.take_log() == ()
    assert shots > 0
    assert quiet > 50


def test_a_fortress_further_off_is_refused_for_its_wall_and_not_for_the_distance():
    show = presenter()
    game, walls = show.game, 0
    for state, _ in walk(show, 7, 300):
        decision = game.decision(state)
        if decision is None or decision.kind != "zone.act":
            continue
        offer = Offer.of(game, state, decision.seats[0], random.Random(0))
        marches = [each for each in show.offers(offer, 1).actions if each.action["do"] == "March"]
        for march in marches[:1]:
            for thought in show.meaning(offer, march.gesture.pieces, "gradisca", None).refused:
                direct = offer.check(game.decode_action(thought.action))
                if direct.code == "not_adjacent" and thought.refusal.says.code == "refusal-wall_not_breached":
                    assert thought.refusal.rule == "G6.m"
                    walls += 1
    assert walls > 0


def test_a_way_to_a_far_place_is_allowed_step_by_step():
    show = presenter()
    ways = 0
    for state, _ in walk(show, 7, 300):
        decision = show.game.decision(state)
        if decision is None or decision.kind != "zone.act":
            continue
        seat = decision.seats[0]
        offer = Offer.of(show.game, state, seat, random.Random(0))
        marches = [each for each in show.offers(offer, 1).actions if each.action["do"] == "March"]
        for place in board().places:
            if not marches or place.kind != "zone":
                continue
            path = show.meaning(offer, marches[0].gesture.pieces, place.id, None).path
            if path is None:
                continue
            ways += 1
            assert path.costs[-1].place == place.id
            here = offer.imagine(random.Random(1))
            for plain in path.actions:
                action = show.game.decode_action(plain)
                assert show.game.check(here, seat, action) is None
                here, _ = show.game.step(here, seat, action, FreeDice(random.Random(1)))
    assert ways > 3


def test_only_systems_with_a_board_can_be_shown():
    assert has_presenter("gradisca")
    assert not has_presenter("chess")
    assert not has_presenter("../x")
