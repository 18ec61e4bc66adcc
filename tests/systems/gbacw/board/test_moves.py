"""A move is drawn before it is made: what it costs, what would react, or the rule in its way."""

from __future__ import annotations

import random
from itertools import chain

import pytest
from msgspec import UNSET

from battle_boards import SMALL, offer_in, presenter, walk
from caracole.play.table import position
from caracole.present.model import Gesture
from caracole.present.presenter import presenter_for
from caracole.systems.gbacw.board.foresight import DECLINED, LuckyDice
from caracole.systems.gbacw.board.ways import Spot, Ways
from caracole.systems.gbacw.rules.movement.movement import UnitAct
from caracole.systems.gbacw.rules.sequence.standing import none_given

WOODED = "0505: woods\n0605: woods\n0404: woods\nroad 0506 0507 0508"


def gone(game, state, seat: int, spot: Spot):
    """The state after the way to a spot, with the best dice and nobody reacting; every action must be allowed."""
    state = state.copy()
    state.standing = (none_given(), none_given())
    for action in spot.actions:
        assert game.check(state, seat, action) is None, (action, spot.actions)
        state, _ = game.step(state, seat, action, LuckyDice())
        while (decision := game.decision(state)) is not None and decision.kind in DECLINED:
            state, _ = game.step(state, decision.seats[0], DECLINED[decision.kind], LuckyDice())
    return state


@pytest.mark.parametrize("scenario", SMALL)
def test_wherever_a_unit_can_go_the_engine_lets_it_go_for_as_much(scenario: str):
    game = presenter(scenario).game
    rng = random.Random(scenario)
    gone_so_far = 0
    for state, _ in walk(presenter(scenario), 21, 260):
        frame = state.stack[-1] if state.stack else None
        if not isinstance(frame, UnitAct) or rng.random() < 0.6:
            continue
        seat = game.field.units[frame.unit].side
        spots = list(Ways(game, state, frame, seat).reach().values())
        for spot in rng.sample(spots, min(4, len(spots))):
            after = gone(game, state, seat, spot)
            top = after.stack[-1]
            assert isinstance(top, UnitAct)
            assert (after.hex_of[frame.unit], after.facing[frame.unit]) == (spot.hex, spot.facing)
            assert top.spent == spot.spent
            gone_so_far += 1
    assert gone_so_far > 60


@pytest.mark.parametrize(("orders", "reached"), [("advance", 32), ("attack", 10)])
def test_what_is_not_asked_of_the_rules_would_not_have_led_anywhere_new(orders: str, reached: int):
    """Every turn and step is asked about here, whatever is known already; the search that asks less finds the same.

    The allowance of 3 keeps this short. Under Attack Orders it is halved, rounding up (C9.24.a), and each vertex is
    paid for in the woods where the unit starts (C7.22.a), so that much less is in reach.
    """
    table = position(
        "gbacw", units=f"0505 vE {orders}: u1 infantry 5 7/5 3/2\n1212 vW: c1 infantry", map=WOODED, acting="u1"
    )
    frame = table.state.stack[-1]
    assert isinstance(frame, UnitAct)
    ways = Ways(table.game, table.state, frame, 0)
    best: dict[tuple[int, int], int] = {}
    ahead = [ways.start]
    while ahead:
        ahead.sort(key=lambda each: -each.spent)
        spot = ahead.pop()
        key = (spot.hex, spot.facing)
        if best.get(key, spot.spent + 1) > spot.spent:
            best[key] = spot.spent
            ahead += ways.after(spot)
    found = {key: spot.spent for key, spot in ways.reach().items()}
    hexes = {where for where, _ in best}
    assert len(hexes) == reached
    for where in hexes:
        cheapest = min(spent for (there, _), spent in best.items() if there == where)
        assert cheapest == min(spent for (there, _), spent in found.items() if there == where)


def first_activation():
    """First volley, at the point where the Union brigade is about to act."""
    show = presenter("first-volley")
    for state, _ in walk(show, 1, 60):
        decision = show.game.decision(state)
        if decision is not None and decision.kind == "brigade.act" and decision.seats == (0,):
            return show, offer_in(show, state)
    raise AssertionError("nobody acted")


def test_a_far_hex_is_reached_by_several_actions_with_a_cost_for_each_hex():
    show, offer = first_activation()
    found = show.tried(offer, Gesture(["us-1lk"], ["0705"]))
    assert found.possible[0].action == {"do": "ActivateUnit", "unit": "us-1lk"}
    assert found.path is not UNSET
    assert [each["do"] for each in found.path.actions] == ["ActivateUnit", "Step", "Step", "Step"]
    assert [cost.place for cost in found.costs][-1] == "0705"
    left = [cost.left for cost in found.costs]
    assert left == sorted(left, reverse=True)
    assert show.meaning(offer, ["us-1lk"], "0705", None).path == found.path


def test_a_way_that_is_drawn_hex_by_hex_is_the_way_that_is_gone():
    show, offer = first_activation()
    drawn = ["0603", "0604", "0705"]
    found = show.tried(offer, Gesture(["us-1lk"], drawn))
    assert [cost.place for cost in found.costs] == drawn


def test_the_last_facing_is_turned_to():
    show, offer = first_activation()
    found = show.tried(offer, Gesture(["us-1lk"], ["0603"], facing=3))
    assert found.path is not UNSET
    assert found.path.actions[-1] == {"do": "Turn", "facing": "vSW", "below": False}


def test_what_is_too_far_is_refused_by_its_rule():
    show, offer = first_activation()
    found = show.tried(offer, Gesture(["us-1lk"], ["1212"]))
    assert found.possible == []
    assert found.refusal is not None
    assert found.refusal.rule == "C9.42.a"
    assert found.refusal.text["en"]


def test_a_unit_of_the_other_side_is_refused_by_its_rule():
    show, offer = first_activation()
    found = show.tried(offer, Gesture(["cs-1tw"], ["0707"]))
    assert found.refusal is not None
    assert found.refusal.rule == "C5.33.a"


def test_drawing_to_an_enemy_means_to_fire_at_him_and_the_odds_are_told():
    show, offer = first_activation()
    found = show.tried(offer, Gesture(["us-bat"], ["0708"]))
    assert found.path is not UNSET
    assert [each["do"] for each in found.path.actions] == ["ActivateUnit", "FireAt"]
    assert "roll-fire" in [note.says.code for note in found.notes]


def test_what_may_react_on_the_way_is_told_before():
    """Somewhere in a battle a drawn move comes near the enemy, and who may answer is named."""
    show = presenter("the-ford")
    for state, _ in chain.from_iterable(walk(show, seed, 400) for seed in range(22, 28)):
        offer = offer_in(show, state)
        if offer is None or offer.decision.kind != "unit.act":
            continue
        for each in show.offers(offer, 1).actions:
            if each.action["do"] != "Step":
                continue
            notes = show.tried(offer, each.gesture).notes
            told = [note for note in notes if note.says.code.startswith("foreseen-")]
            if told:
                assert told[0].rule
                assert set(told[0].says.args["units"]) <= set(show.game.field.unit_numbers)
                return
    raise AssertionError("nobody came near the enemy")


def test_odds_of_a_fire_have_every_modifier_and_results_that_add_up():
    show = presenter("first-volley")
    for state, _ in walk(show, 3, 300):
        offer = offer_in(show, state)
        shots = [] if offer is None else [each for each in show.offers(offer, 1).actions if each.attack]
        for each in shots:
            found = show.odds(offer, show.game.decode_action(each.action))
            if found is None or found.kind != "fire":
                continue
            assert found.results is not UNSET
            assert found.modifiers is not UNSET
            assert sum(row.share for row in found.results) == pytest.approx(1)
            assert all(modifier.rule and modifier.title["en"] for modifier in found.modifiers)
            assert found.place == each.action["target"]
            return
    raise AssertionError("nobody could fire")


STACKED = "0505 vE advance: u1 infantry 3, u2 infantry 3\n1212 vW: c1 infantry"


def acting(units: str, who: str):
    """That unit at its action, and the decision about it."""
    table = position("gbacw", units=units, acting=who)
    show = presenter_for(table.game)
    return show, offer_in(show, table.state), table


def test_an_end_that_is_pulled_back_is_refused_and_one_that_is_pulled_forward_is_straight_again():
    show, offer, table = acting("0505 vE advance: u1 infantry\n1212 vW: c1 infantry", "u1")
    found = show.tried(offer, Gesture(["u1"], bend="left"))
    assert [each.action for each in found.possible] == [{"do": "Refuse", "end": "left"}]
    straight = show.tried(offer, Gesture(["u1"], bend="straight"))
    assert straight.possible == []
    assert straight.refusal is not None
    assert straight.refusal.rule == "C7.33.a"
    table.play("Refuse", end="left")
    (bent,) = [each for each in show.scene(table.view(0)).pieces if each.id == "u1"]
    assert bent.bent == "left"
    found = show.tried(offer_in(show, table.state), Gesture(["u1"], bend="straight"))
    assert [each.action for each in found.possible] == [{"do": "EndRefusal"}]


def test_a_counter_that_is_pushed_to_another_place_takes_it_in_the_stack():
    show, offer, table = acting(STACKED, "u1")
    assert table.view(0)["stacks"]["0505"] == ["u1", "u2"]
    found = show.tried(offer, Gesture(["u1"], level=1))
    assert [each.action for each in found.possible] == [{"do": "Reorder", "place": 1}]
    nowhere = show.tried(offer, Gesture(["u1"], level=7))
    assert nowhere.refusal is not None
    assert nowhere.refusal.rule == "C8.24.a"


def test_a_unit_begins_its_action_with_what_it_does_in_its_hex():
    show, offer = first_activation()
    found = show.tried(offer, Gesture(["us-1lk"], bend="right"))
    assert found.path is not UNSET
    assert [each["do"] for each in found.path.actions] == ["ActivateUnit", "Refuse"]
