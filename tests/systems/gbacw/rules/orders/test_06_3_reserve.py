"""6.3: commands In Reserve."""

from __future__ import annotations

import pytest

from caracole.play.table import position
from caracole.systems.gbacw.rules import query
from caracole.systems.gbacw.rules.orders import reserve


def placing(units, **words):
    """Step II.E, the Union first."""
    words.setdefault("initiative", "union")
    return position("gbacw", units=units, step="turn.reserve", **words)


def code(table, action, **fields):
    refusal = table.refusal(action, **fields)
    return refusal.rule, refusal.code


def may_rest(units, **words):
    table = placing(units + "\n2001 vE: u9 infantry @u-far", **words)
    return table.asked == "reserve.place" and table.allows("PlaceInReserve", brigade="u-brigade")


# --- 6.31, 6.33 ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C6.31.a", "C3.II.e")
def test_6_31_out_of_sight_and_five_hexes_away_or_ten_hexes_away():
    hidden = {"map": "0507: woods\n0508: woods"}
    assert may_rest("0505 vE: u1 infantry\n0510 vNE: c1 infantry", **hidden)
    assert not may_rest("0505 vE: u1 infantry\n0509 vNE: c1 infantry", map="0507: woods"), "four hexes"
    assert not may_rest("0505 vE: u1 infantry\n0514 vNE: c1 infantry"), "nine hexes and in sight"
    assert may_rest("0505 vE: u1 infantry\n0515 vNE: c1 infantry"), "ten hexes"


@pytest.mark.rule("C6.31.a")
def test_6_31_whatever_the_orders():
    for words in ("sN", "vE attack"):
        assert may_rest(f"0505 {words}: u1 infantry\n0515 vNE: c1 infantry")


@pytest.mark.rule("C6.31.a")
def test_6_31_all_units_by_the_same_condition_unless_the_switch_says_otherwise():
    """u1 is ten hexes away and seen, u2 seven hexes away among woods and unseen."""
    units = "0505 vE: u1 infantry\n0808 vE: u2 infantry\n0515 vNE: c1 infantry"
    woods = "0807 0809 0708 0709 0908 0909: woods"
    assert not may_rest(units, map=woods)
    assert may_rest(units, map=woods, options={"mixed_reserve": True})


@pytest.mark.rule("C6.31.b")
def test_6_31_by_night_five_hexes_are_enough():
    assert may_rest("0505 vE: u1 infantry\n0510 vNE: c1 infantry", light="night")
    assert not may_rest("0505 vE: u1 infantry\n0509 vNE: c1 infantry", light="night")


@pytest.mark.rule("C6.31.c")
def test_6_31_units_in_between_hide_nobody():
    assert not may_rest("0505 vE: u1 infantry\n0508 vE: u2 infantry @u-blue\n0512 vNE: c1 infantry")


@pytest.mark.rule("C6.33.a")
def test_6_33_a_routed_brigade_rests_where_its_leader_is():
    words = {"leaders": "0505: u-smith brigade"}
    assert may_rest("routed: u1 infantry\n0515 vNE: c1 infantry", **words)
    assert not may_rest("routed: u1 infantry\n0514 vNE: c1 infantry", **words)
    assert not may_rest("routed: u1 infantry\n0515 vNE: c1 infantry"), "without a leader on the map"
    assert not may_rest("eliminated: u1 infantry\n0515 vNE: c1 infantry", **words), "without anybody who could return"


# --- 6.32 ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C6.32.a", "C6.32.b")
def test_6_32_in_reserve_a_brigade_ignores_all_markers():
    table = placing("0505 vE: u1 infantry\n2020 vW: c1 infantry", allotted={"u-division": 1})
    table.play("PlaceInReserve", brigade="u-brigade")
    assert table.in_reserve("u-brigade")
    assert table.view(0)["brigades"][0]["reserve"] is True
    unit = table.game.field.numbers["unit"]
    assert query.is_resting(table.state, unit["u1"])
    assert not query.is_resting(table.state, unit["c1"])


@pytest.mark.rule("C6.32.b")
def test_6_32_guns_rest_with_their_own_brigade_and_serve_nobody():
    units = "0505 vE: u1 infantry\n0506 vE: u-bat artillery @u-guns\n2020 vW: c1 infantry"
    words = {"commands": "brigade u-guns artillery", "reserve": "u-guns"}
    table = position("gbacw", units=units, active="u-brigade", assigned={"u-bat": "u-brigade"}, **words)
    assert code(table, "ActivateUnit", unit="u-bat") == ("C6.32.b", "resting")
    lending = position("gbacw", units=units, step="turn.orders", initiative="union", **words)
    assert code(lending, "AssignBattery", unit="u-bat", brigade="u-brigade") == ("C6.32.b", "resting")
    awake = position("gbacw", units=units, step="turn.orders", initiative="union", commands=words["commands"])
    assert awake.allows("AssignBattery", unit="u-bat", brigade="u-brigade")


@pytest.mark.rule("C6.31.a", "C6.32.a", "C6.33.a")
def test_6_32_what_cannot_be_placed():
    table = placing("0505 vE: u1 infantry\n0605 vE: u2 infantry @u-blue\noff: u3 infantry @u-off\n2020 vW: c1 infantry")
    assert table.refusal("PlaceInReserve", brigade="c-brigade").code == "other_side"
    assert code(table, "PlaceInReserve", brigade="u-off") == ("C6.33.a", "nobody_on_map")
    table.play("PlaceInReserve", brigade="u-blue")
    assert table.refusal("PlaceInReserve", brigade="u-blue").code == "in_reserve"


@pytest.mark.rule("C6.31.a")
def test_6_32_a_brigade_too_near():
    table = placing("0505 vE: u1 infantry\n2001 vE: u2 infantry @u-far\n0508 vNE: c1 infantry")
    assert code(table, "PlaceInReserve", brigade="u-brigade") == ("C6.31.a", "too_near_for_reserve")
    assert table.allows("EndPlacing")


# --- 6.34 ------------------------------------------------------------------------------------------------------------


def struck(distance, **words):
    table = position(
        "gbacw",
        units="0505 vE attack: u1 infantry, u2 infantry 4 (disordered)\n0507 vE: u3 infantry (advance)\n"
        "2020 vW: c1 infantry",
        leaders="0515: u-smith brigade range 1",
        reserve="u-brigade",
        active="c-brigade",
        **words,
    )
    reserve.fired_upon(table.game.work(table.state, table.script, table.events.append), [0], distance)
    return table


@pytest.mark.rule("C6.34.b", "C6.34.c", "C6.34.d")
def test_6_34_fired_at_from_four_hexes_all_its_units_are_disordered_and_advance():
    table = struck(4)
    assert not table.in_reserve("u-brigade")
    assert [table.is_disordered(unit) for unit in ("u1", "u2", "u3")] == [True, True, True]
    assert table.brigade_orders("u-brigade") == "advance"
    assert [table.orders(unit) for unit in ("u1", "u2", "u3")] == ["advance"] * 3, "their leader is far away"
    assert table.rules_of("reserve_broken") == ["C6.34.b"]


@pytest.mark.rule("C6.34.d")
def test_6_34_driven_out_of_reserve_it_acts_on_a_marker_still_to_be_drawn():
    table = struck(4, pool={"u-division": 1})
    table.play("EndBrigade")
    table.dice(1).play("EndDivision")
    if table.asked == "marker.attempts":
        table.play("EndAttempts")
    assert table.allows("ActivateBrigade", brigade="u-brigade")
    resting = struck(5, pool={"u-division": 1})
    resting.play("EndBrigade")
    resting.dice(1).play("EndDivision")
    assert resting.refusal("ActivateBrigade", brigade="u-brigade").code == "in_reserve"


@pytest.mark.rule("C6.34.e")
def test_6_34_fire_from_five_hexes_does_not_end_it():
    table = struck(5)
    assert table.in_reserve("u-brigade")
    assert not table.is_disordered("u1")


@pytest.mark.rule("C6.34.b", "C6.34.c")
def test_6_34_the_fire_is_then_resolved_against_disordered_units():
    table = position(
        "gbacw",
        units="0505 vE: u1 infantry\n0705 vW: c1 infantry",
        reserve="u-brigade",
        acting="c1",
        standing={"union": {"return_fire": "never"}},
    )
    table.dice(10).play("FireAt", target="0505")
    assert table.is_disordered("u1")
    assert not table.in_reserve("u-brigade")


RESTING = {
    "units": "0505 vE attack: u1 infantry (disordered)\n0506 vE: u2 infantry (collapsed, low)\n2020 vW: c1 infantry",
    "leaders": "0515: u-smith brigade range 1",
    "reserve": "u-brigade",
    "turns": 1,
}
"""Their leader is far away: nobody is In Command."""


@pytest.mark.rule("C6.34.a", "C6.12.c", "C3.IV.b")
def test_6_34_of_its_own_will_only_at_the_end_of_the_turn_with_advance_or_attack():
    table = position("gbacw", **RESTING, step="turn.leave_reserve")
    assert code(table, "LeaveReserve", brigade="u-brigade", orders="march") == ("C6.12.c", "no_march_from_reserve")
    assert code(table, "LeaveReserve", brigade="c-brigade", orders="attack") == ("C6.34.a", "not_in_reserve")
    table.play("LeaveReserve", brigade="u-brigade", orders="attack")
    assert not table.in_reserve("u-brigade")
    assert (table.orders("u1"), table.orders("u2")) == ("attack", "attack")
    stays = position("gbacw", **RESTING, step="turn.leave_reserve")
    stays.play("EndLeaving")
    assert stays.in_reserve("u-brigade")


# --- 6.35 ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C6.35.a", "C6.35.b", "C6.35.e", "C6.35.f")
def test_6_35_rest_gives_back_order_ammunition_and_strength_of_legs():
    table = position(
        "gbacw",
        **RESTING,
        step="turn.recovery",
        fatigue={"u-brigade": 3},
        options={"fatigue": True, "ammunition": True},
    )
    assert table.fatigue("u-brigade") == 1
    assert (table.is_disordered("u1"), table.is_disordered("u2")) == (False, True), "the Collapsed stay Disordered"
    assert table.ammunition("u2") == "full"
    assert table.asked == "reserve.orders"
    assert code(table, "TakeOrders", orders="march") == ("C6.35.f", "no_march_from_reserve")
    table.play("TakeOrders", orders="advance")
    assert (table.orders("u1"), table.orders("u2")) == ("advance", "advance")
    assert table.in_reserve("u-brigade")
    same = position("gbacw", **{**RESTING, "units": "0505 vE: u1 infantry\n2020 vW: c1 infantry"}, step="turn.recovery")
    assert code(same, "TakeOrders", orders="advance") == ("C6.35.f", "has_these_orders")


@pytest.mark.rule("C6.35.c", "C6.35.d", "C6.32.c")
def test_6_35_stragglers_and_routed_units_try_to_come_back():
    table = position(
        "gbacw",
        units="0505 vE: u1 infantry 8 7/5 (lost 3)\nrouted vE: u2 infantry 6 7/5\n2020 vW: c1 infantry",
        leaders="0505: u-smith brigade",
        reserve="u-brigade",
        light="night",
        turns=1,
        step="turn.recovery",
        dice=(3,),
    )
    assert table.strength("u1") == 6
    table.dice(2).play("TryToReturn", unit="u2")
    while table.asked == "rout.place":
        table.play(table.candidates()[0])
    assert (table.strength("u2"), table.is_routed("u2")) == (5, False)


@pytest.mark.rule("C6.32.c")
def test_6_32_stragglers_come_back_to_commands_in_reserve_only():
    table = position(
        "gbacw",
        units="0505 vE: u1 infantry 8 7/5 (lost 3)\n2020 vW: c1 infantry",
        leaders="0505: u-smith brigade",
        light="night",
        turns=1,
        step="turn.recovery",
    )
    assert table.strength("u1") == 5
    assert table.happened("cohesion_checked") == []
