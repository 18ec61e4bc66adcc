"""12.5 Rout and 12.6 Advance after combat."""

from __future__ import annotations

import pytest

from systems.gbacw.rules.results.positions import hit, offer_advance, rout, suffer, table_with


def checked(table):
    return [event.args["unit"] for event in table.last if event.kind == "cohesion_checked"]


# --- 12.5 ------------------------------------------------------------------------------------------------------------

FOUR = """
    0505 vE: uA infantry 4 R 7/5 {a}
    0504 vE: uB infantry 4 R 7/5
    0605 vE: uC infantry 4 R 7/5 {c}
    0506 vE: uD infantry 4 R 7/5
    1515 vW: c1 infantry
"""


@pytest.mark.rule("C12.53.a")
def test_12_53_a_routed_unit_leaves_the_map():
    table = table_with(FOUR.format(a="", c=""))
    rout(table, "uA", 1, 1, 1)
    assert table.where("uA") == "routed"
    assert table.is_disordered("uA")


@pytest.mark.rule("C12.54.a")
def test_12_54_friends_beside_it_and_in_its_hex_check_and_guns_do_not():
    table = table_with(
        "0505 vE: uA infantry 4, uB infantry 4 R 7/5, u-bat artillery 4N\n"
        "0605 vE: uC infantry 4 R 7/5\n0705 vE: uD infantry\n1515 vW: c1 infantry"
    )
    rout(table, "uA", 8, 7)
    assert checked(table) == ["uB", "uC"]
    assert (table.is_disordered("uB"), table.is_disordered("uC")) == (True, False)


@pytest.mark.rule("C12.54.b", "C12.54.c")
def test_12_54_example_c_routs_because_of_a_and_b_and_d_do_not_check_again():
    table = table_with(FOUR.format(a="", c="(disordered)"))
    # B, D and C check; C fails, and fails again.
    rout(table, "uA", 1, 1, 9, 9)
    assert table.is_routed("uC")
    assert sorted(checked(table)) == ["uB", "uC", "uC", "uD"]


@pytest.mark.rule("C12.54.b")
def test_12_54_a_rout_caused_by_a_rout_spreads_further():
    table = table_with(
        "0505 vE: uA infantry 4\n0605 vE: uC infantry 4 R 7/5 (disordered)\n0705 vE: uD infantry 4 R 7/5\n"
        "1515 vW: c1 infantry"
    )
    rout(table, "uA", 9, 9, 8)
    assert table.is_routed("uC")
    assert checked(table)[-1] == "uD"
    assert table.is_disordered("uD")


@pytest.mark.rule("C12.54.d", "C12.73.a")
def test_12_54_a_leader_left_alone_before_the_enemy_is_moved_before_the_checks():
    table = table_with(
        "0505 vE: uA infantry 4\n0405 vE: uB infantry 4 R 7/5\n0604 vW: c1 infantry", leaders="0505: u-smith brigade"
    )
    # 8 less his star: he stands with uB already.
    rout(table, "uA", 8)
    assert table.leader("u-smith") == "0405"
    assert not table.is_disordered("uB")


@pytest.mark.rule("C12.51.a4")
def test_12_51_whoever_must_may_be_routed_at_once():
    table = table_with("0505 sSE march: u1 infantry 4\n1515 vW: c1 infantry")
    rout(table, "u1")
    assert table.is_routed("u1")


@pytest.mark.rule("C12.51.a1")
def test_12_51_a_second_disorder_routs_who_fails_its_check():
    table = table_with("0505 vE: u1 infantry 6 R 7/5 (disordered)\n0705 vW: c1 infantry")
    suffer(table, "u1", "assault", 6, by="c1")
    assert table.rules_of("unit_routed") == ["C12.35.c"]


# --- 12.6 ------------------------------------------------------------------------------------------------------------

GONE = "1515 vW: u1 infantry\n0505 vE: c1 infantry 6"


def why(table, *units, to="0605"):
    from caracole.systems.gbacw.rules.results.advance import why_not_advance

    numbers = table.game.field.numbers
    refusal = why_not_advance(table.game, table.state, numbers["unit"][units[0]], numbers["hex"][to])
    return refusal and (refusal.rule, refusal.code)


@pytest.mark.rule("C12.6.a", "C12.6.c")
def test_12_6_after_fire_the_unit_may_advance_and_turn_by_one_corner():
    table = table_with(GONE)
    offer_advance(table, "c1", "0605")
    assert table.asked == "advance.choose"
    table.play("Advance", unit="c1", to=["0605"])
    assert table.asked == "advance.face"
    refusal = table.refusal("FaceAfterAdvance", facing="vSW")
    assert (refusal.rule, refusal.code) == ("C12.6.a", "one_corner")
    assert table.refusal("FaceAfterAdvance", facing="sN").rule == "C7.11.b"
    table.play("FaceAfterAdvance", facing="vSE")
    assert (table.where("c1"), table.facing("c1")) == ("0605", "vSE")


@pytest.mark.rule("C12.6.c")
def test_12_6_it_need_not_and_it_must_be_adjacent():
    table = table_with(GONE)
    offer_advance(table, "c1", "0605")
    table.play("DeclineAdvance", unit="c1")
    assert table.where("c1") == "0505"
    assert why(table, "c1", to="0705") == ("C12.6.c", "not_adjacent")


@pytest.mark.rule("C12.6.a")
def test_12_6_not_where_the_enemy_still_is():
    table = table_with("0605 vW: u1 infantry\n0505 vE: c1 infantry 6")
    assert why(table, "c1") == ("C12.6.a", "not_vacated")


@pytest.mark.rule("C12.6.b")
def test_12_6_in_an_assault_all_must_within_the_limits_upper_units_first():
    table = table_with("1515 vW: u1 infantry\n0505 vE: c1 infantry 8, c2 infantry 6, c3 infantry 5")
    offer_advance(table, "c1, c2, c3", "0605", must=True)
    assert table.where("c1") == "0605"
    table.play("FaceAfterAdvance", facing="vE")
    assert table.stack("0605") == ["c1", "c2"]
    assert table.stack("0505") == ["c3"]


@pytest.mark.rule("C12.6.b", "C8.47.a", "C8.47.b")
def test_12_6_a_line_that_must_advance_cannot_decline_and_stays_a_line():
    table = table_with("1515 vW: u1 infantry\n2222 vE: c1 infantry 9 (line 2223)", map="size 30 x 30")
    offer_advance(table, "c1", "2323", must=True)
    assert table.refusal("DeclineAdvance", unit="c1").code == "must_advance"
    refusal = table.refusal("Advance", unit="c1", to=["2323"])
    assert (refusal.rule, refusal.code) == ("C8.47.a", "no_such_advance")


@pytest.mark.rule("C8.47.c")
def test_8_47_example_straight_ahead_or_by_a_wheel():
    def begin():
        table = table_with("1515 vW: u1 infantry\n2222 vE: c1 infantry 9 (line 2223)", map="size 30 x 30")
        return offer_advance(table, "c1", "2323", must=True)

    table = begin()
    table.play("Advance", unit="c1", to=["2323", "2324"])
    assert (table.where("c1"), table.extension("c1"), table.facing("c1")) == ("2323", ["2324"], "vE")
    wheel = begin()
    wheel.play("Advance", unit="c1", to=["2323", "2223"])
    assert (wheel.where("c1"), wheel.extension("c1"), wheel.facing("c1")) == ("2323", ["2223"], "vSE")


def test_12_6_upper_units_first():
    table = table_with("1515 vW: u1 infantry\n0505 vE: c1 infantry 4, c2 infantry 4")
    offer_advance(table, "c1, c2", "0605")
    assert table.refusal("Advance", unit="c2", to=["0605"]).code == "upper_units_first"


@pytest.mark.rule("C12.6.d")
def test_12_6_under_attack_orders_nobody_moves_after_an_advance():
    for orders, moves in ((" attack", False), ("", True)):
        table = table_with(f"1515 vW: u1 infantry\n0505 vE{orders}: c1 infantry 6 6/4 12/8", active=None, acting="c1")
        offer_advance(table, "c1", "0605")
        table.play("Advance", unit="c1", to=["0605"])
        table.play("FaceAfterAdvance", facing="vE")
        assert table.asked == "unit.act"
        assert table.allows("Step", to="0705") is moves


@pytest.mark.rule("C12.6.e")
def test_12_6_not_over_ground_that_is_closed_to_it():
    table = table_with("1515 vW: u1 infantry\n0505 vE: c1 cavalry 4", map="0505/SE: abrupt\n0605: level 3")
    assert why(table, "c1") == ("C12.6.e", "prohibited")
    offer_advance(table, "c1", "0605", must=True)
    assert table.where("c1") == "0505"


@pytest.mark.rule("C12.6.f")
def test_12_6_the_ground_disorders_who_advances_into_it():
    table = table_with("1515 vW: u1 infantry\n0505 vE: c1 cavalry 4 C 6/4", map="0605: woods")
    offer_advance(table, "c1", "0605", 9, must=True)
    assert table.is_disordered("c1")
    again = table_with("1515 vW: u1 infantry\n0505 vE: c1 cavalry 4 C 6/4 (disordered)", map="0605: woods")
    offer_advance(again, "c1", "0605", 9, must=True)
    assert again.happened("unit_stopped")[0].args["unit"] == "c1"
    assert not again.has_mark("c1", "finished"), "C12.35.f: no other penalty"


@pytest.mark.rule("C12.6.g")
def test_12_6_guns_never_advance():
    table = table_with("1515 vW: u1 infantry\n0505 vE: c1 artillery 4N")
    assert why(table, "c1") == ("C12.6.g", "guns_never_advance")
    offer_advance(table, "c1", "0605")
    assert table.asked == "brigade.act"


@pytest.mark.rule("C12.6.h")
def test_12_6_nobody_fires_at_those_who_advance():
    table = table_with("0607 vNE: u2 infantry\n0706 vNW: u-bat artillery 4N\n0606 vNE: c1 infantry 6")
    offer_advance(table, "c1", "0605", must=True)
    assert table.asked == "advance.face"


@pytest.mark.rule("C12.6.i", "C12.8.d")
def test_12_6_abandoned_guns_stay_where_they_are():
    table = table_with("0605 vW: u-bat artillery 4N (abandoned 1)\n0505 vE: c1 infantry 6\n1515 vW: u1 infantry")
    offer_advance(table, "c1", "0605", must=True)
    table.play("FaceAfterAdvance", facing="vE")
    assert (table.where("u-bat"), table.where("c1"), table.abandoned("u-bat")) == ("0605", "0605", 1)


def test_12_6_too_many_do_not_go_in():
    table = table_with("1515 vW: u1 infantry\n0505 vE: c1 infantry 9\n0605 vE: c2 infantry 9")
    assert why(table, "c1")[1] == "too_many"
    hit(table, "1515", "1")
    offer_advance(table, "c1", "0605")
    assert table.asked == "brigade.act"
