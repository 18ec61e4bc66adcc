"""The captain: plays by the rules, says why, attacks where it pays, and beats whoever plays at random."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from caracole.kernel import FreeDice
from caracole.play import load
from caracole.players import Offer, make_player
from caracole.systems.piccole.battle import marches, marshal
from caracole.systems.piccole.battle.rules.combat.results import RECOIL
from caracole.systems.piccole.odds import COST, WORTH, Judge, duel_odds, flees_to_its_end
from caracole.texts import LANGUAGES, Texts
from systems.piccole.battle.positions import box, table_of


def thought(elements: str, terrain: str = "", **words: object) -> marshal.Thought:
    table = table_of(elements, terrain, **words)
    return marshal.think(table.game, table.state, table.decision.seats[0], Random(1))


def test_he_takes_a_flank_rather_than_a_front() -> None:
    chosen = thought("S1 FtP 3000 3000 0\nS2 CvP 2300 3050 0\nN1 FtP 3000 3000 180")
    assert (chosen.code, chosen.action[:4]) == ("attacks_flank", (1, 2800, 3200, 90))


def test_he_does_not_ride_at_heavy_foot_in_a_wood() -> None:
    wood = box("wood", 2600, 2900, 3400, 3300)
    assert not thought("S1 CvP 3000 2600 0\nN1 FtP 3000 3000 180", wood).code.startswith("attacks")


def test_he_breaks_off_a_fight_that_is_lost() -> None:
    lost = "S1 CvL 3000 3000 0\nN1 FtP 3000 3000 180 general\nN2 FtP 3000 3200 180"
    assert thought(lost).code == "breaks_contact"


def test_he_shoots_where_it_hurts_most() -> None:
    table = table_of("S1 FtM 3000 2000 0 shoots\nN1 FtP 2700 2900 180\nN2 FtL 3200 2900 180")
    table.play("EndMoves")
    chosen = marshal.think(table.game, table.state, 0, Random(1))
    assert chosen.args == {"shooter": 0, "target": 41}


CAMPS = (((2600, 0), (3400, 0), (3400, 500), (2600, 500)), ((2600, 5500), (3400, 5500), (3400, 6000), (2600, 6000)))


def with_camps(elements: str) -> tuple[Any, Any]:
    table = table_of(elements)
    table.state.camps = CAMPS
    return table.game, table.state


def test_his_horse_rides_round_whoever_stands_in_the_way_into_an_empty_camp() -> None:
    """Nobody else stirs meanwhile; the straight way is about three moves long."""
    line = "\n".join(f"N{number} FtP {1400 + 400 * number} 4000 180" for number in range(1, 7))
    game, state = with_camps(f"S1 CvL 2900 2000 0\n{line}")
    for _ in range(6):
        thought = marshal.think(game, state, 0, Random(1))
        assert (thought.code, thought.action.element) == ("raids_camp", 0)
        assert game.check(state, 0, thought.action) is None
        state.poses[0] = (thought.action.x, thought.action.y, thought.action.h)
        if marches.inside(game, state, CAMPS[1], 0):
            break
    assert marches.inside(game, state, CAMPS[1], 0) == [0]


def test_he_does_not_ride_into_a_camp_that_is_held() -> None:
    game, state = with_camps("S1 CvL 2000 4900 0\nN1 FtL 3000 5650 180")
    assert marshal.think(game, state, 0, Random(1)).code != "raids_camp"


def test_he_sends_somebody_home_before_the_enemy_is_there() -> None:
    game, state = with_camps("S1 FtL 3000 1800 0\nS2 FtP 2600 1800 0\nN1 CvL 1200 1500 180")
    thought = marshal.think(game, state, 0, Random(1))
    assert (thought.code, thought.action.element) == ("guards_camp", 0)
    state.poses[0] = (3000, 350, 0)
    assert getattr(marshal.think(game, state, 0, Random(1)).action, "element", None) != 0  # there, and stays
    state.poses[40] = (600, 4500, 180)
    state.poses[0] = (3000, 1800, 0)
    assert marshal.think(game, state, 0, Random(1)).code != "guards_camp"


def test_a_recoil_that_is_barred_counts_as_a_loss() -> None:
    """P14.c: behind N1 stands a friend who faces another way."""
    free = table_of("S1 FtP 3000 3000 0\nN1 FtP 3000 3000 180\nN2 FtP 3000 3400 180")
    barred = table_of("S1 FtP 3000 3000 0\nN1 FtP 3000 3000 180\nN2 FtP 3000 3400 170")
    assert Judge(free.game, free.state, 0).now == 0
    assert Judge(barred.game, barred.state, 0).now == 14 * (WORTH - COST[RECOIL])


def test_a_flight_into_a_river_counts_as_a_loss() -> None:
    """P15.j: the way that S1 would flee is an inch and five more, to y 1200."""
    river = box("major_river", 0, 1300, 6000, 1400)
    elements = "S1 CvL 3000 3000 0\nN1 FtP 3000 3000 180\nN2 FtP 3000 3200 180"
    dry, wet = table_of(elements), table_of(elements, river)
    assert Judge(wet.game, wet.state, 0).now < Judge(dry.game, dry.state, 0).now
    assert flees_to_its_end(wet.game, wet.state, 0, (3000, 3000, 0))
    assert not flees_to_its_end(wet.game, wet.state, 0, (3000, 3300, 0))
    assert flees_to_its_end(wet.game, wet.state, 0, (3000, 5000, 180))  # the table ends behind it


def test_he_makes_room_for_a_recoil() -> None:
    chosen = thought("S1 FtP 3000 2000 0\nS2 FtP 3000 1700 10\nN1 FtP 3000 3600 180")
    assert (chosen.code, chosen.action.element) == ("makes_room", 0)


def test_what_promises_most_comes_first() -> None:
    """S1 is about to be lost; S2 could attack on even terms."""
    chosen = thought(
        "S1 CvL 3000 3000 0\nN1 FtP 3000 3000 180 general\nN2 FtP 3000 3200 180\n"
        "S2 FtP 1000 2600 0\nN3 FtP 1000 3000 180"
    )
    assert (chosen.code, chosen.action.element) == ("breaks_contact", 0)


def test_a_gain_is_what_the_position_itself_would_promise() -> None:
    """Only the contacts of whoever moves are measured anew; the answer is that of measuring everything."""
    table = table_of(
        "S1 FtP 3000 3000 0\nS2 FtP 2600 2700 0\nS3 CvP 2300 3050 0\nS4 FtP 3600 2600 0\nN1 FtP 3000 3000 180\n"
        "N2 FtM 3400 3000 180\nN3 CvL 2900 3600 270"
    )
    judge = Judge(table.game, table.state, 0)
    poses = [(2600, 3000, 0), (2800, 3200, 90), (3000, 2800, 0), (3400, 3000, 0), (3000, 3200, 180), (1000, 1000, 0)]
    for element in range(4):
        for pose in poses:
            trial = table.state.copy()
            trial.poses[element] = pose
            assert judge.gain(element, pose) == Judge(table.game, trial, 0).now - judge.now


def test_promises_are_counted_over_all_rolls() -> None:
    table = table_of("S1 FtP 3000 3000 0\nN1 FtP 3000 3000 180")
    assert Judge(table.game, table.state, 0).now == 0
    helped = table_of("S1 FtP 3000 3000 0\nS2 FtP 3000 2800 0\nN1 FtP 3000 3000 180\nN2 CvP 2400 2900 90")
    assert Judge(helped.game, helped.state, 0).now == -Judge(helped.game, helped.state, 1).now != 0
    odds = duel_odds(table.game, table.state, 0, 40)
    assert odds is not None
    assert odds["one_results"] == odds["other_results"]
    assert sum(odds["one_results"].values()) == 36
    # 15 rolls of 36 are lower; half or less of the other total is only 5 against 10.
    assert odds["one_results"] == {"none": 21, "recoil": 14, "destroyed": 1}


@pytest.mark.parametrize("language", LANGUAGES)
def test_he_plays_by_the_rules_and_says_why(language: str) -> None:
    game, texts = load("piccole", "drill", {"drawn_up": "no", "terrain": "free"}), Texts(language, "piccole")
    captain, rng = make_player("piccole", "captain", 3), Random(3)
    dice = FreeDice(Random(4))
    state = game.setup(dice)
    while (decision := game.decision(state)) is not None and state.turn < 6:
        seat = decision.seats[0]
        offer = Offer.of(game, state, seat, rng)
        chosen = captain.choose(game, seat, offer.view, offer)
        assert game.check(state, seat, chosen.action) is None
        assert chosen.reason is not None
        said = texts.reason(chosen.reason.code, chosen.reason.args)
        assert said
        assert "{" not in said
        game.apply(state, seat, chosen.action, dice)


def test_he_beats_whoever_plays_at_random() -> None:
    game, won = load("piccole", "drill"), 0
    for number in range(4):
        rng, dice = Random(number), FreeDice(Random(number + 100))
        state = game.setup(dice)
        while (decision := game.decision(state)) is not None:
            seat = decision.seats[0]
            action = marshal.choose(game, state, seat, rng) if seat == number % 2 else game.sample(state, seat, rng)
            game.apply(state, seat, action, dice)
        outcome = game.outcome(state)
        assert outcome is not None
        won += outcome.winners == (number % 2,)
    assert won >= 3
