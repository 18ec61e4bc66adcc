"""What a board is told about a battle: everything stands where the rules have it, can be done, and is said in words."""

from __future__ import annotations

import random
import re
from functools import cache
from typing import Any

import msgspec
import pytest

from battle_boards import offer_in, says_in, walk
from caracole.play.match import Logged
from caracole.play.registry import load
from caracole.present.model import Board, Patch, Piece, Pose, Says
from caracole.present.presenter import Presenter, changes, has_presenter, is_shown, presenter_for
from caracole.systems.piccole.board.places import pose_on_map, pose_on_table
from caracole.texts import LANGUAGES, Texts

BATTLES = ("drill", "ticinus")


@cache
def presenter(scenario: str = "drill") -> Presenter:
    return presenter_for(load("piccole", scenario))


@cache
def board(scenario: str = "drill") -> Board:
    return presenter(scenario).draw().board


def piece(scene: Any, name: str) -> Piece:
    return next(each for each in scene.pieces if each.id == name)


# --- words -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("scenario", BATTLES)
def test_everything_that_is_said_is_written_in_three_languages(scenario: str):
    show = presenter(scenario)
    said = {says.code: says for says in says_in(board(scenario))}
    for seed in (1, 2):
        for number, (state, events) in enumerate(walk(show, seed, 300)):
            said.update({says.code: says for says in says_in(show.scene(show.game.view(state, 0)))})
            offer = offer_in(show, state)
            if offer is not None and (offer.decision.kind != "move.act" or number % 8 == 0):
                offers = show.offers(offer, 1)
                said.update({says.code: says for says in says_in(offers)})
                said.update({each.heading: Says(each.heading) for each in offers.actions if each.heading})
            said.update({line.code: line for event in events for line in says_in(show.logged(Logged(1, event)))})
    for language in LANGUAGES:
        texts = Texts(language, "piccole")
        for code, says in said.items():
            words = texts.find(code, **says.args)
            assert words is not None, f"{code} is missing in {language}"
            assert "{" not in words, f"{code} in {language}: {words}"


# --- the table -------------------------------------------------------------------------------------------------------


def test_a_pose_comes_back_from_the_map_to_the_last_unit():
    rng = random.Random(4)
    for _ in range(5000):
        pose = (rng.randint(0, 6000), rng.randint(0, 6000), rng.randrange(360))
        depth = rng.choice((200, 300))
        assert pose_on_table(pose_on_map(pose, depth), depth) == pose


def test_north_is_up_and_a_base_lies_behind_its_front():
    heading_north, heading_east = pose_on_map((3000, 3000, 0), 200), pose_on_map((3000, 3000, 90), 200)
    assert (heading_north.angle, heading_east.angle) == (270, 0)
    middle = pose_on_map((3000, 3000, 0), 0)
    assert (heading_north.x, heading_north.y) == (middle.x, middle.y + 20)
    assert (heading_east.x, heading_east.y) == (middle.x - 20, middle.y)
    assert pose_on_map((3000, 4000, 0), 200).y < heading_north.y


def test_every_symbol_that_is_shown_is_drawn():
    show = presenter("ticinus")
    drawn = set(re.findall(r'<symbol id="([^"]+)"', show.draw().pictures["sprites"])) | {""}
    assert {each.faces["front"].symbol for each in board("ticinus").kinds} <= drawn
    for state, _ in walk(show, 2, 300):
        scene = show.scene(show.game.view(state, None))
        used = {each.symbol for each in scene.pieces}
        used |= {badge.symbol for each in scene.pieces for badge in each.badges}
        assert used <= drawn


@pytest.mark.parametrize("scenario", BATTLES)
def test_every_element_stands_where_the_rules_have_it_or_lies_beside_the_table(scenario: str):
    show = presenter(scenario)
    sizes = {kind.id for kind in board(scenario).kinds}
    for state, _ in walk(show, 3, 300):
        view = show.game.view(state, 0)
        scene = show.scene(view)
        assert {each.id for each in scene.pieces} == sizes
        for row in view["elements"]:
            shown = piece(scene, row["id"])
            assert isinstance(shown.pose, Pose)
            if row["status"] == "on_table":
                assert list(pose_on_table(shown.pose, row["depth"])) == row["pose"]
                assert shown.place == "table"
            else:
                assert shown.place == row["status"]
                assert not 158 <= shown.pose.x <= 1358, "beside the table"


def test_terrain_that_is_laid_is_drawn_by_the_scene_and_camps_are_told():
    show = presenter("ticinus")
    laid = [show.scene(show.game.view(state, 0)) for state, _ in walk(show, 3, 30)]
    assert laid[0].ground == []
    ground = laid[-1].ground
    assert isinstance(ground, list)
    assert all(isinstance(each, Patch) and each.strokes and len(each.corners) > 2 for each in ground)
    assert {each.id for each in ground} >= {"camp-red", "camp-blue"}
    assert changes(laid[0], laid[-1]).ground == ground


def test_terrain_of_the_scenario_is_on_the_map_already_and_still_told():
    show = presenter("drill")
    state, _ = next(walk(show, 1, 300))
    ground = show.scene(show.game.view(state, 0)).ground
    assert isinstance(ground, list)
    terrain = [each for each in ground if each.id.startswith("terrain")]
    assert terrain
    assert not any(each.strokes for each in terrain)
    assert 'data-terrain="' in show.draw().pictures["map.en"]
    assert 'data-terrain="' not in presenter("ticinus").draw().pictures["map.en"]


def test_contact_is_told_on_both_elements():
    show = presenter("drill")
    for state, _ in walk(show, 7, 2000):
        scene = show.scene(show.game.view(state, 0))
        codes = {badge.says.code for each in scene.pieces for badge in each.badges}
        if "state-attacks" in codes:
            assert "state-attacked" in codes
            return
    raise AssertionError("nobody ever met")


# --- what can be done ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("scenario", BATTLES)
def test_every_offer_is_allowed_and_told_apart_by_its_gesture(scenario: str):
    show = presenter(scenario)
    asked = set()
    for seed in (1, 5):
        for number, (state, _) in enumerate(walk(show, seed, 300)):
            offer = offer_in(show, state)
            if offer is None or (offer.decision.kind == "move.act" and number % 8):
                continue
            asked.add(offer.decision.kind)
            actions = show.offers(offer, 1).actions
            assert actions
            gestures = [msgspec.json.encode(each.gesture) for each in actions]
            assert len(set(gestures)) == len(gestures), offer.decision.kind
            ends = [(*each.gesture.pieces, str(each.gesture.pose)) for each in actions if each.action["do"] == "Move"]
            assert len(set(ends)) == len(ends), "a detour to the same place is no other move"
            assert all(offer.check(show.game.decode_action(each.action)) is None for each in actions)
            assert [each.ends for each in actions] == sorted(each.ends for each in actions)
    assert {"move.act", "shoot.declare"} <= asked


def test_a_move_that_leaves_others_can_be_taken_back_and_what_rolls_dice_is_a_stake():
    show = presenter("drill")
    stakes = 0
    for state, _ in walk(show, 1, 300):
        offer = offer_in(show, state)
        if offer is None or offer.decision.kind != "move.act":
            continue
        actions = show.offers(offer, 1).actions
        stakes += sum(each.stake for each in actions if each.action["do"] == "EndMoves")
        ready = (state.on_table & show.game.army[offer.seat] & ~state.moved).bit_count()
        if min(state.stack[-1].left, ready) > 1:
            assert all(each.undoable and not each.stake for each in actions if each.action["do"] == "Move")
    assert stakes


def test_a_log_line_shows_the_way_that_an_element_went():
    show = presenter("drill")
    ways = 0
    for _, events in walk(show, 1, 300):
        for event in events:
            line = show.logged(Logged(1, event))
            if line.moved is None or line.moved.kind == "fire":
                continue
            name = event.args["element"]
            assert line.side == ("red" if name.startswith("R") else "blue")
            way = line.moved.ways[name]
            depth = show.game.depth[show.game.codec.number("element", name, "element")]
            assert pose_on_table(way[0], depth) == tuple(event.args["origin"])
            assert pose_on_table(way[-1], depth) == tuple(event.args["to"])
            ways += 1
    assert ways > 10


def test_a_melee_is_told_with_both_dice_and_what_was_added():
    show = presenter("drill")
    for seed in range(20):
        for _, events in walk(show, seed, 300):
            for event in events:
                if event.kind == "melee_fought":
                    dice = show.logged(Logged(1, event)).dice
                    assert dice is not None
                    assert dice.values == [event.args["one_die"], event.args["other_die"]]
                    rolled = [each.value + die for each, die in zip(dice.by, dice.values, strict=True)]
                    assert rolled == dice.totals == [event.args["one_total"], event.args["other_total"]]
                    assert show.logged(Logged(1, event)).fight == "part"
                    return
    raise AssertionError("nobody ever fought")


# --- what has a board ------------------------------------------------------------------------------------------------


def test_battles_have_a_board():
    assert has_presenter("piccole")
    assert is_shown("piccole", "ticinus")
    assert not is_shown("piccole", "waterloo")
