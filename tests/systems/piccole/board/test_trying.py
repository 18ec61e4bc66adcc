"""The hand on the table: whatever is shown as possible is accepted, magnets are exact, and a refusal names its rule."""

from __future__ import annotations

import random
from collections import Counter
from functools import cache
from typing import Any

import pytest
from msgspec import UNSET

from caracole.kernel import FreeDice, Refusal, ScriptedDice
from caracole.play.registry import load
from caracole.players import Offer
from caracole.present.model import Gesture, Pose, Tried
from caracole.present.presenter import presenter_for
from caracole.systems.piccole.battle.rules.actions import Move
from caracole.systems.piccole.battle.rules.movement.movement import contact_moves, free_poses, joining_poses
from caracole.systems.piccole.battle.rules.query import friends_of
from caracole.systems.piccole.board.places import pose_on_map, pose_on_table
from caracole.systems.piccole.board.presenter import BattlePresenter
from caracole.systems.piccole.board.trying import telling
from caracole.systems.piccole.position import build_battle

DRAGS = 500


@cache
def presenter(scenario: str) -> BattlePresenter:
    found = presenter_for(load("piccole", scenario))
    assert isinstance(found, BattlePresenter)
    return found


class Hand:
    """A hand over a position written in words; elements of S are ours."""

    def __init__(self, elements: str, **words: Any) -> None:
        words = {"phasing": "S", "turn": 1, "step": "move.act", "moves": 7, **words}
        self.game, self.state = build_battle(dice=ScriptedDice([]), elements=elements, **words)
        self.show = BattlePresenter(self.game)

    def put(self, names: str, *pose: int, way: list[tuple[int, int, int]] | None = None) -> Tried:
        pieces = names.split()
        depth = self.depth(pieces[0])
        gesture = Gesture(pieces=pieces, pose=pose_on_map(pose, depth))
        if way:
            gesture.way = [pose_on_map(each, depth) for each in way]
        decision = self.game.decision(self.state)
        assert decision is not None
        return self.show.tried(Offer.of(self.game, self.state, decision.seats[0], random.Random(0)), gesture)

    def depth(self, name: str) -> int:
        return self.game.depth[self.game.codec.number("element", name, "element")]

    def end(self, tried: Tried, name: str) -> tuple[int, ...]:
        return pose_on_table(tried.poses[name], self.depth(name))


FACING = """
    S1 FtP 3000 2000 0
    N1 FtP 3000 2450 180
"""


# --- magnets ---------------------------------------------------------------------------------------------------------


def test_near_an_enemy_an_element_snaps_exactly_into_contact():
    hand = Hand(FACING)
    tried = hand.put("S1", 3040, 2380, 12)
    assert tried.possible[0].says.code == "told-contact"
    assert tried.possible[0].says.args["way"] == "front"
    assert hand.end(tried, "S1") == (3000, 2450, 0)
    assert tried.possible[0].attack
    assert [note.says.code for note in tried.notes] == ["told-contact", "note-last-move"]


def test_beside_a_friend_it_moves_into_line():
    hand = Hand("S1 FtP 3000 2000 0\nS2 FtP 3600 1900 0\nN1 FtP 3000 5000 180")
    tried = hand.put("S2", 3430, 2020, 4)
    assert tried.possible[0].says.code == "told-beside"
    assert hand.end(tried, "S2") == (3400, 2000, 0)


def test_ahead_it_goes_straight_and_as_far_as_it_may():
    hand = Hand("S1 FtP 3000 2000 0\nN1 FtP 3000 5000 180")
    assert hand.end(hand.put("S1", 3020, 2300, 3), "S1") == (3000, 2300, 0)
    full = hand.put("S1", 2990, 2900, 0)
    assert hand.end(full, "S1") == (3000, 2500, 0)
    assert (full.costs[0].points, full.costs[0].left, full.costs[0].all) == (500, 0, True)


def test_exactly_what_was_asked_for_comes_second():
    hand = Hand("S1 FtP 3000 2000 0\nN1 FtP 3000 5000 180")
    snapped, exact = hand.put("S1", 3001, 2300, 0).possible
    assert (snapped.action["x"], exact.action["x"]) == (3000, 3001)


def test_a_far_wish_is_shortened_to_what_the_troops_may_go():
    hand = Hand("S1 FtP 3000 2000 0\nN1 FtP 3000 5000 180")
    tried = hand.put("S1", 4000, 3000, 45)
    assert tried.possible
    assert tried.costs[0].points <= 500
    assert hand.end(tried, "S1")[2] == 45


def test_a_block_moves_as_one_and_does_not_turn():
    hand = Hand("S1 FtP 3000 2000 0\nS2 FtP 3400 2000 0\nN1 FtP 3000 5000 180")
    tried = hand.put("S2 S1", 3410, 2300, 0)
    turned = hand.put("S2 S1", 3410, 2300, 10)
    assert turned.poses["S1"].angle == tried.poses["S1"].angle
    assert tried.possible[0].action["do"] == "MoveBlock"
    assert {name: hand.end(tried, name) for name in ("S1", "S2")} == {"S1": (3000, 2300, 0), "S2": (3400, 2300, 0)}


def test_a_block_snaps_into_contact():
    hand = Hand("S1 FtP 3000 2000 0\nS2 FtP 3400 2000 0\nN1 FtP 3000 2450 180")
    tried = hand.put("S1 S2", 3030, 2400, 0)
    assert tried.possible[0].says.code == "told-block-contact"
    assert tried.possible[0].says.args["enemies"] == ["N1"]


def test_whoever_is_in_contact_is_drawn_straight_back():
    hand = Hand("S1 CvL 3000 2000 0\nN1 FtP 3000 2000 180")
    tried = hand.put("S1", 3100, 1500, 30)
    assert tried.possible[0].says.code == "told-back"
    assert hand.end(tried, "S1") == (3000, 1500, 0)


def test_a_way_named_by_the_hand_is_gone():
    hand = Hand("S1 CvL 3000 2000 0\nN1 FtP 3000 5000 180")
    tried = hand.put("S1", 3300, 2300, 90, way=[(3000, 2300, 0)])
    action = tried.possible[0].action
    assert action["path"] == [3000, 2300, 0]


# --- refusals --------------------------------------------------------------------------------------------------------


def test_a_flank_that_is_not_reached_from_behind_is_refused_with_its_rule():
    hand = Hand("S1 CvL 2400 3200 90\nN1 FtP 3000 3000 0")
    tried = hand.put("S1", 2850, 2810, 90)
    assert not tried.possible
    assert tried.refusal is not None
    assert tried.refusal.rule == "P5.l"
    assert tried.refusal.text["en"]
    beside = hand.put("S1", 2790, 2810, 90)
    assert beside.possible[0].says.code == "told-move"
    assert "P5.l" in [note.rule for note in beside.notes], "why it is no contact"


def test_an_enemy_in_the_way_and_a_piece_that_has_moved_are_told():
    hand = Hand(FACING + "N2 FtP 3000 3000 180", moved="S1")
    for name, rule in (("S1", "P3.g"), ("N1", "P3.c")):
        refusal = hand.put(name, 3000, 2300, 0).refusal
        assert refusal is not None
        assert refusal.rule == rule


def test_what_bars_the_contact_tells_more_than_that_the_place_is_taken():
    barred, taken = Refusal("P6.a", "zone_of_control", {}), Refusal("P5.i", "ends_on_another", {})
    assert telling([barred, taken]) is barred
    assert telling([taken, barred]) is barred


# --- other decisions -------------------------------------------------------------------------------------------------


def test_an_army_is_deployed_by_hand_and_the_camp_pitched_along_its_edge():
    show = presenter("ticinus")
    rng = random.Random(2)
    dice = FreeDice(rng)
    state = show.game.setup(dice)
    seen = set()
    while (decision := show.game.decision(state)) is not None and state.turn == 0:
        seat = decision.seats[0]
        offer = Offer.of(show.game, state, seat, rng)
        if decision.kind in ("setup.camp", "setup.deploy"):
            seen.add(decision.kind)
            piece = show.game.name(show.game.in_hand(state, seat)[0])
            place = {"south": (3000, 1500), "north": (3000, 4500), "west": (1500, 3000), "east": (4500, 3000)}
            edge = show.game.view(state, seat)["sides"][seat]["edge"]
            pose = pose_on_map((*place[edge], 0), 0)
            tried = show.tried(offer, Gesture(pieces=[piece], pose=pose))
            assert tried.possible or tried.refusal is not None
            assert {each.action["do"] for each in tried.possible} <= {"PlaceCamp", "Place"}
        state, _ = show.game.step(state, seat, show.game.sample(state, seat, rng), dice)
    assert seen == {"setup.camp", "setup.deploy"}


def aimed(hand: Hand, x: int, y: int) -> Tried:
    """A line from the first shooter to a point."""
    decision = hand.game.decision(hand.state)
    assert decision is not None
    offer = Offer.of(hand.game, hand.state, decision.seats[0], random.Random(0))
    return hand.show.tried(offer, Gesture(pieces=["S1"], pose=pose_on_map((x, y, 0), 0)))


RANKS = "S1 FtL 3000 2000 0 shoots\nN1 FtP 3000 2600 180\nN2 FtP 3000 2800 180"


def test_a_line_drawn_to_an_enemy_is_a_shot_at_it_and_not_at_whoever_stands_behind():
    hand = Hand(RANKS, step="shoot.begin")
    assert aimed(hand, 3040, 2690).possible[0].action == {"do": "Shoot", "shooter": "S1", "target": "N1"}
    refusal = aimed(hand, 3000, 2900).refusal
    assert refusal is not None
    assert (refusal.rule, refusal.says.args["target"]) == ("P9.c", "N2")


def test_a_line_into_the_open_means_nothing():
    tried = aimed(Hand(RANKS, step="shoot.begin"), 1000, 2000)
    assert (tried.possible, tried.refusal) == ([], None)


# --- every pose that was shown as possible is accepted ---------------------------------------------------------------


def wild(rng: random.Random, start: tuple[int, int, int], near: list[tuple[int, int, int]]) -> tuple[int, int, int]:
    """Somewhere about an element, now and then far off; or near a place where somebody could be met or joined."""
    if near and rng.random() < 0.5:
        x, y, heading = rng.choice(near)
        return x + rng.randint(-90, 90), y + rng.randint(-90, 90), (heading + rng.randint(-15, 15)) % 360
    far = rng.choice((150, 500, 1000, 3000))
    x, y = (min(6000, max(0, start[n] + rng.randint(-far, far))) for n in (0, 1))
    heading = start[2] if rng.random() < 0.4 else rng.randrange(360)
    return x, y, heading


@pytest.mark.parametrize("scenario", ["drill", "ticinus"])
def test_every_pose_that_was_shown_as_possible_is_accepted(scenario: str):
    show = presenter(scenario)
    game = show.game
    rng, dice = random.Random(scenario), FreeDice(random.Random(1))
    kinds: Counter[str] = Counter()
    drags, state = 0, game.setup(dice)
    while drags < DRAGS // 2:
        decision = game.decision(state)
        if decision is None:
            state = game.setup(dice)
            continue
        seat = decision.seats[0]
        if decision.kind == "move.act" and rng.random() < 0.5:
            drags += 1
            kinds.update(drag(show, state, seat, rng))
        state, _ = game.step(state, seat, game.sample(state, seat, rng), dice)
    assert min(kinds["told-contact"], kinds["told-move"], kinds["told-advance"], kinds["refused"]) > 3
    assert sum(kinds.values()) > DRAGS


def drag(show: BattlePresenter, state: Any, seat: int, rng: random.Random) -> list[str]:
    """A path of poses; each that is possible is done, in a copy."""
    game = show.game
    offer = Offer.of(game, state, seat, rng)
    mine = [e for e in game.elements_of(seat) if (state.on_table & ~state.moved) >> e & 1] or [
        game.elements_of(seat)[0]
    ]
    held = rng.sample(mine, 1 if rng.random() < 0.8 else min(len(mine), 2))
    pieces = [game.name(element) for element in held]
    depth, start = game.depth[held[0]], state.poses[held[0]]
    near = [legs[-1] for _, _, legs in contact_moves(game, state, held[0])]
    near += list(free_poses(game, state, held[0]))[:2]
    near += list(joining_poses(game, state, held[0], friends_of(game, state, held[0])))
    found = []
    for _ in range(3):
        gesture = Gesture(pieces=pieces, pose=pose_on_map(wild(rng, start, near), depth))
        if rng.random() < 0.2:
            gesture.way = [pose_on_map(wild(rng, start, []), depth)]
        tried = show.tried(offer, gesture)
        assert (tried.refusal is None) == bool(tried.possible)
        assert set(tried.poses) == set(pieces)
        for each in tried.possible:
            action = game.decode_action(each.action)
            after, _ = game.step(state, seat, action, FreeDice(random.Random(0)))
            if isinstance(action, Move) and after.stack and after.turn == state.turn:
                assert after.on_table >> action.element & 1
        for each in tried.possible[:1]:
            pose = each.gesture.pose
            assert pose is not UNSET
            assert isinstance(pose, Pose)
            assert tried.poses[each.gesture.pieces[0]] == pose
        found.append(tried.possible[0].says.code if tried.possible else "refused")
    return found


# --- chances ---------------------------------------------------------------------------------------------------------


def odds_of(hand: Hand, tried: Tried) -> Any:
    decision = hand.game.decision(hand.state)
    assert decision is not None
    offer = Offer.of(hand.game, hand.state, decision.seats[0], random.Random(0))
    return hand.show.odds(offer, hand.game.decode_action(tried.possible[0].action))


def test_a_contact_tells_its_chances_and_what_each_side_adds():
    hand = Hand("S1 FtP 3000 2000 0\nS2 FtP 3000 1800 0\nN1 FtM 3000 2450 180 general")
    odds = odds_of(hand, hand.put("S1", 3000, 2450, 0))
    assert (odds.attackers[0].piece, odds.attackers[0].value) == ("S1", 4)
    assert [row.rule for row in odds.defenders[0].modifiers] == ["P12.c"]
    assert odds.defenders[0].value == 4, "three of medium foot, and one for the General"
    assert 0 < odds.attacker_wins < 1
    told = {(row.says.args["element"], row.says.args["result"]) for row in odds.results}
    assert ("N1", "recoil") in told
    lost = sum(row.share for row in odds.results if row.says.args["element"] == "N1")
    assert lost == pytest.approx(odds.attacker_wins)


def test_a_move_that_meets_nobody_has_no_chances():
    hand = Hand("S1 FtP 3000 2000 0\nN1 FtP 3000 5000 180")
    assert odds_of(hand, hand.put("S1", 3000, 2100, 0)) is None


def test_a_shot_hurts_nobody_but_its_target():
    hand = Hand("S1 FtL 3000 2000 0 shoots\nN1 FtP 3000 2600 180", step="shoot.begin")
    odds = odds_of(hand, aimed(hand, 3050, 2650))
    assert odds.kind == "shooting"
    assert {row.says.args["element"] for row in odds.results} == {"N1"}
