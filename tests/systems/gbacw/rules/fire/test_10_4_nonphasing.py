"""10.4: the other side's fire: Return Fire, Pre-Assault Fire, Withdrawal Fire, Approach Fire."""

from __future__ import annotations

import json

import pytest

from caracole.kernel.codec import decode_state, encode_state
from caracole.play.table import position
from caracole.systems.gbacw.rules import query
from caracole.systems.gbacw.rules.fire import nonphasing
from caracole.systems.gbacw.rules.flow import FLOW, Play
from systems.gbacw.rules.fire.positions import SMALL, STEADY, code, exchange, fired, modifiers, shoot

FACE_TO_FACE = "0505 vE attack: u1 infantry 7 R 9/9\n0605 vW: c1 infantry 7 R 9/9"


def asked_for(table):
    """Who may answer at whom."""
    rows = [row for row in table.candidates() if row["do"] == "AnswerFire"]
    return sorted({(row["unit"], row["target"]) for row in rows})


def points_for(table, unit):
    """With how much this unit may answer, in the order offered; 0 is all of it."""
    return [row["points"] for row in table.candidates() if row["do"] == "AnswerFire" and row["unit"] == unit]


def opened(table, kind, unit, hex, **words):
    """The other kinds of fire, begun by hand as assault and movement begin them."""
    names = table.game.field.numbers
    after = table.state.copy()
    play = Play(table.game, after, table.script, table.events.append)
    units = tuple(names["unit"][name] for name in words.get("units", ()))
    hexes = tuple(names["hex"][name] for name in words.get("hexes", ()))
    further = {"units": units, "hexes": hexes, "continued": words.get("continued", False)}
    nonphasing.open_nonphasing(play, kind, names["unit"][unit], names["hex"][hex], **further)
    FLOW.run(play, after.stack)
    table.state = after
    return table


# --- 10.4, 10.41 common rules ----------------------------------------------------------------------------------------


@pytest.mark.rule("C10.4.a", "C10.11.c", "C10.4.b")
def test_10_4_only_the_other_side_is_asked():
    table = exchange(FACE_TO_FACE + "\n0506 vE: u2 infantry 5")
    table.play("FireAt", target="0605")
    assert (table.asked, table.decision.seats) == ("fire.answer", (1,))
    assert table.decision.about["kind"] == "return"
    assert code(table, "AnswerFire", unit="u2", target="0605") == ("C10.4.b", "not_asked")


@pytest.mark.rule("C12.8.a", "C10.42.b")
def test_10_4_abandoned_guns_do_not_answer():
    table = exchange(FACE_TO_FACE + "\n0604 vW: c-bat artillery 4N (abandoned 1)")
    table.play("FireAt", target="0605")
    assert code(table, "AnswerFire", unit="c-bat", target="0505") == ("C12.8.a", "abandoned")


@pytest.mark.rule("C10.41.a", "C6.13.h")
def test_10_41_nobody_answers_in_march():
    table = exchange("0505 vE: u1 infantry 7 R\n0605 sNW: c1 infantry 7 9/9\n0504 sN: c2 infantry 3 @c-two")
    shoot(table, 1, target="0605")
    assert table.asked == "unit.act"
    table = exchange("0505 vE: u1 infantry 7 R\n0605 vW: c1 infantry 7 9/9\n0606 sNW: c2 infantry 3 @c-two")
    table.play("FireAt", target="0605")
    assert code(table, "AnswerFire", unit="c2", target="0505") == ("C10.41.a", "fire_in_march")


@pytest.mark.rule("C6.32.b")
def test_6_32_nobody_answers_in_reserve():
    table = exchange(
        "0505 vE: u1 infantry 7 R\n0706 vW: c1 infantry 7\n0705 vW: c2 infantry 5 @c-rest", reserve="c-rest"
    )
    table.play("FireAt", target="0706")
    assert code(table, "AnswerFire", unit="c2", target="0505") == ("C6.32.b", "rests_in_reserve")


@pytest.mark.rule("C12.35.e")
def test_12_35_who_was_disordered_twice_by_turning_does_not_answer():
    table = exchange(FACE_TO_FACE + "\n0604 vW: c2 infantry 3")
    table.play("FireAt", target="0605")
    unit = table.game.field.numbers["unit"]
    query.note(table.state, "no_return", unit["c1"], unit["u1"])
    assert code(table, "AnswerFire", unit="c1", target="0505") == ("C12.35.e", "no_return_fire")
    later = exchange(FACE_TO_FACE.replace("u1", "u3") + "\n0404 vE: u1 infantry 3", unit="u3")
    later.play("FireAt", target="0605")
    unit = later.game.field.numbers["unit"]
    query.note(later.state, "no_return", unit["c1"], unit["u1"])
    assert later.allows("AnswerFire", unit="c1", target="0505"), "another fires at it now"


@pytest.mark.rule("C10.44.a")
def test_10_44_every_hex_that_a_line_leaves_is_watched():
    table = exchange("0505 vNW attack: u1 infantry 10 9/9 9/9 (line 0405)\n0506 vNW: c1 infantry 5 R 9/9")
    table.play("Step", to="0504")
    assert (table.decision.about["kind"], asked_for(table)) == ("withdrawal", [("c1", "0405"), ("c1", "0505")])


@pytest.mark.rule("C10.41.b", "C10.42.g")
def test_10_41_each_kind_of_fire_once_in_an_enemy_activation():
    table = exchange(FACE_TO_FACE + "\n0506 vE: u2 infantry 5 9/9")
    table.play("FireAt", target="0605")
    shoot(table, 1, 1, action="AnswerFire", unit="c1", target="0505")
    table.play("EndUnit")
    table.play("ActivateUnit", unit="u2")
    shoot(table, 1, target="0605")
    assert table.asked == "unit.act"
    assert [row[0] for row in fired(table)] == ["u1", "c1", "u2"]


@pytest.mark.rule("C10.42.g", "C10.13.a")
def test_10_42_fire_may_be_held_for_a_later_exchange():
    table = exchange(FACE_TO_FACE + "\n0506 vE: u2 infantry 5 9/9")
    table.play("FireAt", target="0605")
    shoot(table, 1, action="HoldFire")
    table.play("EndUnit")
    table.play("ActivateUnit", unit="u2")
    table.play("FireAt", target="0605")
    shoot(table, 1, 1, action="AnswerFire", unit="c1", target="0506")
    assert [row[0] for row in fired(table)] == ["u1", "u2", "c1"]


@pytest.mark.rule("C10.41.b")
def test_10_41_a_unit_never_aims_two_kinds_at_one_stack():
    units = FACE_TO_FACE + "\n0507 vE: u2 infantry 5"
    table = exchange(units)
    table.play("FireAt", target="0605")
    shoot(table, 1, 1, action="AnswerFire", unit="c1", target="0505")
    opened(table, "pre_assault", "u1", "0505", units=["u1"])
    assert table.asked == "unit.act"
    table = exchange(units, options={"same_stack_twice": True})
    table.play("FireAt", target="0605")
    shoot(table, 1, 1, action="AnswerFire", unit="c1", target="0505")
    opened(table, "pre_assault", "u1", "0505", units=["u1"])
    assert asked_for(table) == [("c1", "0505")]


@pytest.mark.rule("C10.41.b")
def test_10_41_a_stack_is_the_same_wherever_it_has_gone():
    table = exchange("0505 vE attack: u1 infantry 7 R 9/9\n0706 vW: c1 infantry 7 R 9/9")
    table.play("FireAt", target="0706", moving=True)
    shoot(table, 1, 1, action="AnswerFire", unit="c1", target="0505")
    table.play("Step", to="0605")
    opened(table, "pre_assault", "u1", "0605", units=["u1"])
    assert table.asked == "unit.act"


@pytest.mark.rule("C10.15.g", "C10.15.h", "C10.41.c")
def test_10_15_example_2_three_points_answer_with_one_or_two_and_hold_the_rest():
    units = "0505 vE: u1 infantry 7 R 9/9\n0506 vE: u2 infantry 7 R 9/9\n0605 vW: c1 infantry 3 R 9/9"
    table = exchange(units)
    table.play("FireAt", target="0605")
    assert points_for(table, "c1") == [0, 2, 1]
    assert code(table, "AnswerFire", unit="c1", target="0505", points=4) == ("C10.15.h", "shares_not_equal")
    shoot(table, 1, 1, action="AnswerFire", unit="c1", target="0505", points=1)
    table.play("EndUnit")
    table.play("ActivateUnit", unit="u2")
    table.play("FireAt", target="0605")
    assert set(points_for(table, "c1")) == {0, 2}
    shoot(table, 1, 1, action="AnswerFire", unit="c1", target="0506")
    assert fired(table)[-1][:2] == ("c1", 2)
    assert [row[:2] for row in fired(table) if row[0] == "c1"] == [("c1", 1), ("c1", 2)]


@pytest.mark.rule("C10.15.h", "C14.24.b")
def test_10_15_horsemen_answer_with_half_beyond_their_own_reach_too():
    table = exchange("0505 vE: u1 infantry 7 R\n0806 vW: c1 cavalry 4 C 9/9")
    table.play("FireAt", target="0806")
    assert points_for(table, "c1") == [0, 2]


@pytest.mark.rule("C10.15.j")
@pytest.mark.parametrize(("strength", "first", "later"), [(4, 2, 2), (2, 1, 1), (3, 1, 2)])
def test_10_15_losses_do_not_touch_what_was_held_back_unless_less_is_left(strength, first, later):
    table = exchange(
        "0505 vE: u1 infantry 7 R 9/9\n0506 vE: u2 infantry 7 R 9/9\n"
        f"0605 vW: c1 infantry {strength} R 9/9, c2 infantry 3 9/9"
    )
    table.play("FireAt", target="0605")
    # A nine takes one strength point, and the leaders of nobody are in danger.
    table.play("AnswerFire", unit="c1", target="0505", points=first)
    shoot(table, 6, 1, action="HoldFire")
    assert table.strength("c1") == strength - 1
    table.play("EndUnit")
    table.play("ActivateUnit", unit="u2")
    table.play("FireAt", target="0605")
    table.play("AnswerFire", unit="c1", target="0506")
    shoot(table, 1, 1, action="HoldFire")
    assert [row[1] for row in fired(table) if row[0] == "c1"] == [first, min(later, strength - 1)]


@pytest.mark.rule("C10.15.i")
def test_10_15_the_same_hex_is_not_fired_at_twice():
    table = exchange(FACE_TO_FACE.replace("u1 infantry 7 R 9/9", "u1 infantry 3 R 9/9, u2 infantry 3 R 9/9"))
    table.play("FireAt", target="0605")
    shoot(table, 1, 1, action="AnswerFire", unit="c1", target="0505", points=3)
    table.play("EndUnit")
    table.play("ActivateUnit", unit="u2")
    shoot(table, 1, target="0605")
    assert table.asked == "unit.act"
    assert [row[0] for row in fired(table)] == ["u1", "c1", "u2"]


@pytest.mark.rule("C10.41.d", "C10.41.e", "C10.41.h")
def test_10_41_when_the_target_is_gone_the_others_have_fired_all_the_same():
    table = exchange(
        "0505 vE: u1 infantry 1 R 9/9\n0605 vW: c1 infantry 7 9/9\n0604 vW: c2 infantry 7 9/9",
        options={"ammunition": True},
    )
    opened(table, "pre_assault", "u1", "0505", units=["u1"])
    table.play("AnswerFire", unit="c2", target="0505")
    # c2 eliminates u1; c1 only rolls for its ammunition, and a five costs it.
    shoot(table, 9, 5, action="AnswerFire", unit="c1", target="0505")
    assert table.is_eliminated("u1")
    assert [row[0] for row in fired(table)] == ["c2"]
    assert [event.args["units"] for event in table.happened("fire_wasted")] == [["c1"]]
    assert table.ammunition("c1") == "low"
    assert table.has_mark("c1", "pre assault fired")


@pytest.mark.rule("C10.41.h", "C10.69.a")
def test_10_41_guns_without_a_target_roll_for_ammunition_in_any_case():
    table = exchange("0505 vE: u1 infantry 1 R 9/9\n0605 vW: c1 infantry 7 9/9\n0604 vW: c2 artillery 4N")
    opened(table, "pre_assault", "u1", "0505", units=["u1"])
    table.play("AnswerFire", unit="c1", target="0505")
    shoot(table, 9, 5, action="AnswerFire", unit="c2", target="0505")
    assert table.ammunition("c2") == "low"
    table = exchange("0505 vE: u1 infantry 1 R 9/9\n0605 vW: c1 infantry 7 9/9\n0604 vW: c2 infantry 7")
    opened(table, "pre_assault", "u1", "0505", units=["u1"])
    table.play("AnswerFire", unit="c1", target="0505")
    # Without the option small arms roll nothing.
    table.dice(9).play("AnswerFire", unit="c2", target="0505")


@pytest.mark.rule("C10.41.f", "C10.41.g", "C10.42.d", "C12.35.a")
def test_10_42_example_3_a_single_point_over_a_disordered_unit():
    table = exchange(
        "0505 vE: u1 infantry 1 R, u2 infantry 4 R 7/5 (disordered)\n"
        "0605 vW: c1 infantry 5 R 9/9, c2 infantry 2 R 9/9\n1212 vW: c9 infantry 5"
    )
    table.play("FireAt", target="0605")
    table.play("AnswerFire", unit="c1", target="0505")
    # Three dice before anything is applied: u1, c1 (1d+2: u1 is eliminated), c2 (d). u2 then fails its own check.
    table.dice(1, 9, 6, 9).play("AnswerFire", unit="c2", target="0505")
    assert [row[2] for row in fired(table)] == ["-", "1d+2", "d"]
    assert table.is_eliminated("u1")
    assert table.strength("u2") == 3
    assert table.asked == "retreat.choose"
    table.play(table.candidates()[0])
    while table.asked == "retreat.choose":
        table.play(table.candidates()[-1])
    assert table.stack("0505") == []
    assert [event.args["units"] for event in table.happened("fire_wasted")] == [["c2"]]
    assert table.has_mark("u2", "finished")
    assert table.refusal("ActivateUnit", unit="u2").code == "finished"


# --- 10.42 Return Fire -----------------------------------------------------------------------------------------------


@pytest.mark.rule("C10.42.a")
def test_10_42_the_answer_goes_where_the_fire_came_from_if_the_front_allows():
    table = exchange(FACE_TO_FACE + "\n0506 vE: u2 infantry 5")
    table.play("FireAt", target="0605")
    assert asked_for(table) == [("c1", "0505")]
    assert code(table, "AnswerFire", unit="c1", target="0506") == ("C10.42.a", "answers_elsewhere")
    away = exchange("0505 vE: u1 infantry 7 R\n0605 vE: c1 infantry 7 9/9")
    shoot(away, 1, target="0605")
    assert away.asked == "unit.act"
    muskets = exchange("0505 vE: u1 infantry 7 R\n0806 vW: c1 infantry 7 M 9/9")
    shoot(muskets, 1, target="0806")
    assert muskets.asked == "unit.act"


@pytest.mark.rule("C10.42.b")
def test_10_42_neighbours_of_the_target_or_of_the_firer_answer_too():
    table = exchange(
        "0505 vE: u1 infantry 7 R\n0706 vW: c1 infantry 7\n0705 vW: c2 infantry 5\n0405 vNE: c3 infantry 5\n"
        "0803 vW: c4 infantry 5"
    )
    table.play("FireAt", target="0706")
    assert asked_for(table) == [("c1", "0505"), ("c2", "0505"), ("c3", "0505")]
    assert code(table, "AnswerFire", unit="c4", target="0505") == ("C10.42.b", "not_beside_the_fire")


@pytest.mark.rule("C10.42.c")
def test_10_42_a_neighbour_in_the_front_of_another_enemy_does_not():
    units = "0505 vE: u1 infantry 7 R\n0706 vW: c1 infantry 7\n0705 vW: c2 infantry 5\n{}: u2 infantry 3"
    table = exchange(units.format("0805 vW"))
    table.play("FireAt", target="0706")
    assert code(table, "AnswerFire", unit="c2", target="0505") == ("C10.42.c", "busy_with_another")
    table = exchange(units.format("0805 vE"))
    table.play("FireAt", target="0706")
    assert code(table, "AnswerFire", unit="c2", target="0505") is None


@pytest.mark.rule("C10.42.f", "C10.14.b")
def test_10_42_all_units_of_a_hex_answer_within_its_limit():
    table = exchange("0505 vE: u1 infantry 7 R 9/9\n0605 vW: c1 infantry 5, c2 infantry 4, c3 infantry 3")
    table.play("FireAt", target="0605")
    table.play("AnswerFire", unit="c1", target="0505")
    assert code(table, "AnswerFire", unit="c3", target="0505") == ("C10.14.b", "no_room_to_fire")
    shoot(table, 1, 1, 1, action="AnswerFire", unit="c2", target="0505")
    assert [row[:2] for row in fired(table)] == [("u1", 7), ("c1", 5), ("c2", 2)]


@pytest.mark.rule("C10.17.c", "C10.45.a")
def test_10_45_shell_answers_after_the_fire_was_applied_and_only_if_the_guns_are_in_order():
    units = "0205 vE: u1 artillery 6P 9/9\n0705 vW: c1 artillery 6P 7/5"
    table = exchange(units)
    table.play("FireAt", target="0705")
    shoot(table, 4, action="AnswerFire", unit="c1", target="0205")
    assert [row[0] for row in fired(table)] == ["u1", "c1"]
    table = exchange(units)
    table.play("FireAt", target="0705")
    table.dice(9, 9).play("AnswerFire", unit="c1", target="0205")
    assert table.is_disordered("c1")
    assert [row[0] for row in fired(table)] == ["u1"]


@pytest.mark.rule("C10.17.b")
def test_10_17_canister_answers_at_once():
    table = exchange("0505 vE: u1 infantry 7 R 9/9\n0706 vW: c1 artillery 6N 3/3")
    table.play("FireAt", target="0706")
    shoot(table, 6, 1, 9, action="AnswerFire", unit="c1", target="0505")
    assert [row[0] for row in fired(table)] == ["u1", "c1"]
    assert table.is_disordered("c1")


# --- 10.43 Pre-Assault Fire ------------------------------------------------------------------------------------------


@pytest.mark.rule("C10.43.a")
def test_10_43_those_who_are_assaulted_fire_at_their_attackers():
    table = exchange(
        "0505 vE attack: u1 infantry 7 9/9\n0506 vE attack: u2 infantry 5 9/9\n"
        "0605 vW: c1 infantry 6 R 9/9 (targeted), c2 infantry 1 9/9 (targeted)"
    )
    opened(table, "pre_assault", "u1", "0505", units=["u1", "u2"], hexes=["0505", "0506"])
    assert table.decision.about["kind"] == "pre_assault"
    assert ("c1", "0505") in asked_for(table)
    assert ("c1", "0506") in asked_for(table)
    # Divided at once, as equally as possible; nothing may be held back.
    assert {row["points"] for row in table.candidates() if row.get("unit") == "c1"} == {0, 3}
    table.play("AnswerFire", unit="c1", target="0505", points=3)
    table.play("AnswerFire", unit="c1", target="0506")
    shoot(table, 1, 1, action="HoldFire")
    assert [row[:2] for row in fired(table)] == [("c1", 3), ("c1", 3)]


@pytest.mark.rule("C10.43.a", "C10.41.b")
def test_10_43_of_two_assaults_each_may_get_its_share():
    units = (
        "0505 vE attack: u1 infantry 7 9/9\n0506 vE attack: u2 infantry 5 9/9\n0605 vW: c1 infantry 5 R 9/9 (targeted)"
    )
    both = {"units": ["u1", "u2"], "hexes": ["0505", "0506"]}
    table = opened(exchange(units), "pre_assault", "u1", "0505", **both)
    table.play("AnswerFire", unit="c1", target="0505", points=3)
    assert code(table, "HoldFire") == ("C10.15.b", "shares_left")
    shoot(table, 1, 1, action="AnswerFire", unit="c1", target="0506")
    assert [row[:2] for row in fired(table)] == [("c1", 3), ("c1", 2)]
    table = opened(exchange(units), "pre_assault", "u1", "0505", units=["u1"])
    assert code(table, "AnswerFire", unit="c1", target="0505", points=3) == ("C10.15.b", "shares_not_equal")
    shoot(table, 1, action="AnswerFire", unit="c1", target="0505")
    assert opened(table, "pre_assault", "u2", "0506", units=["u2"]).asked == "unit.act"


@pytest.mark.rule("C10.43.b", "C8.35.e")
def test_10_43_the_top_assaulting_unit_is_hit():
    table = exchange(
        "0505 vE attack: u2 infantry 5 9/9, u1 infantry 4 9/9\n0605 vW: c1 infantry 7 R 9/9 (targeted)", unit="u1"
    )
    opened(table, "pre_assault", "u1", "0505", units=["u1"])
    shoot(table, 8, action="AnswerFire", unit="c1", target="0505")
    assert (table.strength("u1"), table.strength("u2")) == (3, 5)


@pytest.mark.rule("C10.43.c", "C10.43.d")
def test_10_43_who_has_the_attacker_in_his_front_helps_unless_he_is_threatened_himself():
    units = (
        "0505 vE attack: u1 infantry 7 9/9\n0605 vW: c1 infantry 7 9/9 (targeted)\n0604 vW: c2 infantry 5 9/9\n"
        "{}: u2 infantry 3"
    )
    table = exchange(units.format("0304 vW"))
    opened(table, "pre_assault", "u1", "0505", units=["u1"])
    assert asked_for(table) == [("c1", "0505"), ("c2", "0505")]
    table = exchange(units.format("0603 vSE"))
    opened(table, "pre_assault", "u1", "0505", units=["u1"])
    assert code(table, "AnswerFire", unit="c2", target="0505") == ("C10.43.c", "busy_with_another")
    # The unit that was assaulted has gone; the other one fires all the same.
    table = exchange(units.format("0304 vW").replace("0605 vW: c1 infantry 7 9/9 (targeted)", "routed: c1 infantry"))
    opened(table, "pre_assault", "u1", "0505", units=["u1"])
    assert asked_for(table) == [("c2", "0505")]


@pytest.mark.rule("C10.43.e", "C10.4.c")
def test_10_43_against_a_continued_assault_the_acting_side_fires_too_but_once():
    units = "0505 vE attack: u1 infantry 7 9/9 ({})\n0605 vW: c1 infantry 7 9/9"
    table = opened(exchange(units.format("targeted")), "pre_assault", "c1", "0605", units=["c1"])
    assert (table.decision.seats, asked_for(table)) == ((0,), [("u1", "0605")])
    shoot(table, 1, action="AnswerFire", unit="u1", target="0605")
    opened(table, "pre_assault", "c1", "0605", units=["c1"])
    assert table.asked == "unit.act"


@pytest.mark.rule("C10.43.e")
def test_10_43_against_a_continued_assault_nobody_fires_whom_another_enemy_threatens():
    units = "0505 vE attack: u1 infantry 7 9/9\n0605 vW: c1 infantry 7 9/9 (targeted)\n0604 vSE: u2 infantry 3"
    first = opened(exchange(units), "pre_assault", "u1", "0505", units=["u1"])
    assert asked_for(first) == [("c1", "0505")]
    table = opened(exchange(units), "pre_assault", "u1", "0505", units=["u1"], continued=True)
    assert table.asked == "unit.act"


@pytest.mark.rule("C10.63.a", "C10.41.b")
def test_10_63_a_battery_that_answers_for_itself_does_not_join_another():
    table = exchange("0205 vE: u1 artillery 4P 9/9\n0906 vW: c1 artillery 4P 9/9, c2 artillery 4P 9/9")
    table.play("FireAt", target="0906")
    assert table.allows("AnswerFire", unit="c1", target="0205", units=["c2"])
    table.play("AnswerFire", unit="c2", target="0205")
    assert code(table, "AnswerFire", unit="c1", target="0205", units=["c2"]) == ("C10.41.b", "kind_used")


@pytest.mark.rule("C10.43.a")
def test_10_43_only_attackers_in_front_are_fired_at():
    table = exchange("0505 vE attack: u1 infantry 7\n0605 vE: c1 infantry 7 (targeted)\n0604 vW: c2 infantry 3")
    opened(table, "pre_assault", "u1", "0505", units=["u1"])
    assert code(table, "AnswerFire", unit="c1", target="0505") == ("C10.43.a", "not_in_front")


@pytest.mark.rule("C10.43.a", "C10.43.c", "C11.38.a")
def test_10_43_who_is_assaulted_fires_at_his_own_attackers_and_not_at_those_of_his_neighbour():
    """u1 assaults c1, u2 assaults c2 from behind; u2 stands in c1's Front too, but c1 has u1 to deal with."""
    table = position(
        "gbacw",
        units="""
            0505 vE: u1 infantry 7 9/9
            0506 vSE: u2 infantry 5 9/9
            0605 vW: c1 infantry 6 9/9
            0507 vSE: c2 infantry 4 9/9
        """,
        active="u-brigade",
        standing={"confederate": {"retreat_before_assault": "never"}},
    )
    table.play("EndBrigade")
    table.play("DesignateAssault", unit="u1", targets=["0605"])
    table.play("DesignateAssault", unit="u2", targets=["0507"])
    table.dice(1, 1).play("EndDesignation")
    assert table.decision.about["kind"] == "pre_assault"
    assert table.allows("AnswerFire", unit="c1", target="0505")
    assert code(table, "AnswerFire", unit="c1", target="0506") == ("C10.43.c", "busy_with_another")


@pytest.mark.rule("C10.65.d", "C10.15.g", "C10.41.c")
def test_10_65_a_battery_that_holds_back_half_of_its_guns_does_not_fire_by_section_besides():
    """Six guns: three now and three later, or four of one section and two of the other; not both."""
    table = exchange(
        "0605 vE attack: u1 infantry 7 9/9\n0606 vE attack: u2 infantry 7 9/9\n"
        "0905 vW: c1 artillery 4N+2H12\n0904 vW: c2 infantry 3"
    )
    table.play("FireAt", target="0905")
    table.play("AnswerFire", unit="c1", target="0605", points=3)
    for section in ([0], [1]):
        assert code(table, "AnswerFire", unit="c1", target="0605", sections=section) == (
            "C10.65.d",
            "section_does_not_divide",
        )
    assert not table.allows("AnswerFire", unit="c1", target="0605")


# --- 10.44 Withdrawal Fire -------------------------------------------------------------------------------------------

LEAVING = "0505 vNW attack: u1 infantry 7 6/4 6/4\n0605 vW: c1 infantry 7 R 9/9"


@pytest.mark.rule("C10.44.a", "C10.44.b")
def test_10_44_who_leaves_a_front_hex_is_fired_at_first():
    table = exchange(LEAVING)
    table.play("Step", to="0404")
    assert (table.asked, table.decision.about["kind"]) == ("fire.answer", "withdrawal")
    assert table.where("u1") == "0505"
    shoot(table, 1, action="AnswerFire", unit="c1", target="0505")
    assert table.where("u1") == "0404"
    assert table.has_mark("c1", "withdrawal fired")


@pytest.mark.rule("C10.44.a")
def test_10_44_leaving_one_front_hex_for_another_counts_too():
    table = exchange("0506 vNE attack: u1 infantry 7 6/4\n0605 vW: c1 infantry 7 R 9/9")
    table.play("Turn", facing="vNW")
    table.play("Step", to="0505")
    assert table.decision.about["kind"] == "withdrawal"


@pytest.mark.rule("C10.44.c")
@pytest.mark.parametrize(("dice", "hexes"), [((1, 10), 2), ((2, 7), 1), ((7, 10), 1)])
def test_10_44_a_unit_that_is_shaken_or_loses_moves_one_hex_only(dice, hexes):
    table = exchange(LEAVING)
    table.play("Step", to="0404")
    table.dice(*dice).play("AnswerFire", unit="c1", target="0505")
    assert table.where("u1") == "0404"
    assert table.allows("Step", to="0304") is (hexes == 2)


@pytest.mark.rule("C10.44.d")
def test_10_44_a_second_disorder_takes_the_place_of_the_move():
    table = exchange(LEAVING.replace("6/4 6/4", "6/4 6/6 (disordered)"))
    table.play("Step", to="0404")
    table.dice(4, 9).play("AnswerFire", unit="c1", target="0505")
    assert table.asked == "retreat.choose"
    while table.asked == "retreat.choose":
        table.play(table.candidates()[-1])
    assert table.has_mark("u1", "finished")
    assert table.happened("unit_moved") == []


@pytest.mark.rule("C10.44.e")
def test_10_44_those_who_stay_are_hit_in_place_of_the_one_who_leaves():
    table = exchange(LEAVING.replace("u1 infantry 7 6/4 6/4", "u1 infantry 3 6/4 6/4, u2 infantry 4 6/4"))
    table.play("Step", to="0404")
    # u2 loses a point and is Disordered; u1 checks as one of its stack, and fails.
    table.dice(8, 9, 9).play("AnswerFire", unit="c1", target="0505")
    assert (table.strength("u2"), table.strength("u1")) == (3, 3)
    assert (table.is_disordered("u2"), table.is_disordered("u1")) == (True, True)
    assert table.where("u1") == "0404"


@pytest.mark.rule("C10.45.g", "C10.4.a")
def test_10_45_guns_have_no_withdrawal_fire():
    table = exchange(LEAVING + ", c2 artillery 4N")
    table.play("Step", to="0404")
    assert code(table, "AnswerFire", unit="c2", target="0505") == ("C10.45.g", "no_withdrawal_fire_of_guns")
    alone = exchange(LEAVING.replace("c1 infantry 7 R 9/9", "c1 artillery 4N"))
    alone.play("Step", to="0404")
    # They are asked for Approach Fire, when it has entered the next hex.
    assert (alone.asked, alone.decision.about["kind"], alone.where("u1")) == ("fire.answer", "approach", "0404")


@pytest.mark.rule("C10.44.a")
def test_10_44_only_those_with_the_hex_in_front_fire():
    table = exchange(LEAVING + "\n0506 vE: c2 infantry 5")
    table.play("Step", to="0404")
    assert code(table, "AnswerFire", unit="c2", target="0505") == ("C10.44.a", "not_in_front")


# --- 10.45 Approach Fire ---------------------------------------------------------------------------------------------

GUNS = "0405 vE attack: u1 infantry 7 9/9 6/6\n0806 vW: c1 artillery 4N"


@pytest.mark.rule("C10.45.c", "C10.45.d")
def test_10_45_guns_fire_once_at_who_comes_within_three_hexes():
    table = exchange(GUNS)
    table.play("Step", to="0505")
    assert (table.asked, table.decision.about["kind"]) == ("fire.answer", "approach")
    shoot(table, 1, action="AnswerFire", unit="c1", target="0505")
    table.play("Step", to="0605")
    assert table.asked == "unit.act"
    assert len(fired(table)) == 1


@pytest.mark.rule("C10.45.d")
def test_10_45_once_in_a_brigade_activation_means_at_anybody():
    table = exchange(GUNS + "\n0404 vE attack: u2 infantry 5")
    table.play("Step", to="0505")
    shoot(table, 1, action="AnswerFire", unit="c1", target="0505")
    table.play("EndUnit")
    table.play("ActivateUnit", unit="u2")
    table.play("Step", to="0504")
    assert table.asked == "unit.act"


@pytest.mark.rule("C10.45.c")
@pytest.mark.parametrize("line", ["0906 vW: c1 artillery 4N", "0806 vE: c1 artillery 4N", "0806 vW: c1 infantry 4"])
def test_10_45_neither_beyond_three_hexes_nor_backwards_nor_small_arms(line):
    table = exchange(GUNS.splitlines()[0] + "\n" + line)
    table.play("Step", to="0505")
    assert table.asked == "unit.act"


@pytest.mark.rule("C10.45.c")
def test_10_45_approach_fire_is_for_guns_within_three_hexes():
    table = exchange(GUNS + "\n0705 vW: c2 infantry 5")
    table.play("Step", to="0505")
    assert code(table, "AnswerFire", unit="c2", target="0505") == ("C10.45.c", "no_guns_within_three")


@pytest.mark.rule("C10.45.f", "C9.63.l")
def test_10_45_guns_that_moved_in_reaction_do_not():
    table = exchange(GUNS.replace("4N", "4N (reaction moved)") + "\n0706 vW: c2 artillery 4N")
    table.play("Step", to="0505")
    assert code(table, "AnswerFire", unit="c1", target="0505") == ("C10.45.f", "reaction_moved")


@pytest.mark.rule("C10.45.e", "C9.62.f", "C10.68.i")
def test_10_45_guns_that_turned_in_reaction_fire_at_minus_two_once():
    table = exchange(GUNS.replace("4N", "4N (reaction penalty)"))
    table.play("Step", to="0505")
    assert code(table, "AnswerFire", unit="c1", target="0505", rapid=True) == ("C10.68.i", "no_rapid_fire_now")
    shoot(table, 1, action="AnswerFire", unit="c1", target="0505")
    assert modifiers(table)["reaction_facing"] == -2
    assert not table.has_mark("c1", "reaction penalty")


# --- standing instructions -------------------------------------------------------------------------------------------


@pytest.mark.rule("C10.42.a")
def test_a_standing_instruction_answers_by_itself():
    table = exchange(FACE_TO_FACE, standing={"confederate": {"return_fire": "always"}})
    shoot(table, 1, 1, target="0605")
    assert [row[0] for row in fired(table)] == ["u1", "c1"]
    assert table.happened("instruction_followed")[0].args["instruction"] == "return_fire"


# --- saving ----------------------------------------------------------------------------------------------------------


def test_an_exchange_may_be_saved_while_the_answers_are_awaited():
    table = exchange("0505 vE: u1 infantry 7 R 9/9\n0605 vW: c1 infantry 4 R 9/9, c2 infantry 3 R 9/9")
    table.play("FireAt", target="0605")
    table.play("AnswerFire", unit="c1", target="0505", points=2)
    saved = json.loads(json.dumps(encode_state(table.state)))
    table.state = decode_state(type(table.state), saved, FLOW.frames)
    shoot(table, 2, 2, 2, action="AnswerFire", unit="c2", target="0505")
    assert [row[:2] for row in fired(table)] == [("u1", 7), ("c1", 2), ("c2", 3)]


# --- 10.42, 9.61 fire from outside the front -------------------------------------------------------------------------

FLANKED = "0505 vE: u1 {}\n0605 vSW: c1 {}"
"""0505 lies at the right flank of a unit in 0605 that looks south-west."""


@pytest.mark.rule("C10.42.e", "C10.15.e", "C9.61.d")
def test_10_42_who_turns_because_of_the_fire_answers_after_it_was_applied():
    table = exchange(FLANKED.format("infantry 7 R 9/9", "infantry 7 R 9/9"), standing={})
    shoot(table, 6, target="0605")
    assert (table.asked, table.strength("c1")) == ("reaction.face", 6)
    table.dice(1).play("ReactFacing", facing="vW")
    assert table.decision.about["kind"] == "return"
    shoot(table, 2, action="AnswerFire", unit="c1", target="0505")
    assert [row[:2] for row in fired(table)] == [("u1", 7), ("c1", 6)]


@pytest.mark.rule("C10.42.e")
def test_10_42_others_have_answered_before_and_do_not_answer_then():
    table = exchange(
        FLANKED.format("infantry 7 R 9/9", "infantry 7 R 9/9") + "\n0604 vW: c2 infantry 5 9/9", standing={}
    )
    table.play("FireAt", target="0605")
    assert asked_for(table) == [("c2", "0505")]
    shoot(table, 2, action="HoldFire")
    table.dice(1).play("ReactFacing", facing="vW")
    assert asked_for(table) == [("c1", "0505")]
    assert code(table, "AnswerFire", unit="c2", target="0505") == ("C10.42.e", "did_not_turn")


@pytest.mark.rule("C10.42.e")
def test_10_42_who_does_not_turn_does_not_answer():
    table = exchange(FLANKED.format("infantry 7 R 9/9", "infantry 7 R 9/9"), standing={})
    shoot(table, 2, target="0605")
    table.play("LetBe")
    assert table.asked == "unit.act"


@pytest.mark.rule("C10.68.f", "C9.61.c")
def test_10_68_both_shots_of_rapid_fire_are_applied_before_the_target_turns():
    table = exchange(FLANKED.format("artillery 4N", "infantry 7 R 9/9"), standing={})
    shoot(table, 6, 6, target="0605", rapid=True)
    assert (table.asked, table.strength("c1")) == ("reaction.face", 5)
    table.dice(1).play("ReactFacing", facing="vW")
    assert table.asked == "fire.answer"


@pytest.mark.rule("C14.32.b", "C14.32.a")
def test_14_32_spencers_that_turned_answer_twice_but_not_simultaneously():
    table = exchange(FLANKED.format("infantry 7 R 9/9", "infantry 6 SR 9/9"), standing={})
    shoot(table, 6, target="0605")
    table.dice(1).play("ReactFacing", facing="vW")
    shoot(table, 2, 10, 2, action="AnswerFire", unit="c1", target="0505")
    assert [row[:2] for row in fired(table)] == [("u1", 7), ("c1", 5), ("c1", 5)]


@pytest.mark.rule("C14.31.a", "C9.61.c")
def test_14_31_a_target_of_spencers_turns_after_their_second_shot():
    table = exchange(FLANKED.format("infantry 5 SR 9/9", "infantry 7 R 9/9"), standing={})
    shoot(table, 2, 10, 2, target="0605")
    assert table.asked == "reaction.face"
    assert [row[0] for row in fired(table)] == ["u1", "u1"]


@pytest.mark.rule("C10.42.b")
def test_10_42_a_neighbour_of_any_part_of_the_target_answers():
    """c2 touches only the part of the line at which nobody fired."""
    table = exchange("0505 vE: u1 infantry 7 R\n0705 vW: c1 infantry 10 (line 0706)\n0707 vW: c2 infantry 5 R")
    table.play("FireAt", target="0705")
    assert ("c2", "0505") in asked_for(table)


@pytest.mark.rule("C10.52.a", "C10.52.e2", "C10.4.c")
def test_10_52_the_acting_side_has_no_prepared_fire_after_moving_against_a_continued_assault():
    units = "0505 vE attack: u1 infantry 7 9/9 (targeted{})\n0605 vW: c1 infantry 7 9/9"
    for marks, prepared in (("", {"prepared": 1}), (", spent mp", {})):
        table = opened(exchange(units.format(marks)), "pre_assault", "c1", "0605", units=["c1"], continued=True)
        shoot(table, 1, action="AnswerFire", unit="u1", target="0605")
        assert modifiers(table) == prepared
    troopers = exchange("0505 vE attack: u1 cavalry 4 9/9 (dismounted, targeted)\n0605 vW: c1 infantry 7 9/9")
    opened(troopers, "pre_assault", "c1", "0605", units=["c1"], continued=True)
    shoot(troopers, 1, action="AnswerFire", unit="u1", target="0605")
    assert "prepared" not in modifiers(troopers)


@pytest.mark.rule("C10.61.c", "C10.68.b", "C10.4.c")
def test_10_61_guns_that_have_moved_pay_for_it_against_a_continued_assault_too():
    units = "0505 vE: u1 artillery 4N 9/9 (targeted, spent mp)\n0605 vW: c1 infantry 7 9/9"
    table = opened(exchange(units), "pre_assault", "c1", "0605", units=["c1"], continued=True)
    assert code(table, "AnswerFire", unit="u1", target="0605", rapid=True) == ("C10.68.b", "rapid_guns_stand")
    shoot(table, 1, action="AnswerFire", unit="u1", target="0605")
    assert modifiers(table)["moved_artillery"] == -2


@pytest.mark.rule("C10.44.e", "C8.21.b")
def test_10_44_of_a_stack_that_moves_as_one_the_top_unit_is_hit():
    """Nobody stays in the hex: u1, on top of those who go, takes the result."""
    units = "0505 vNW: u1 infantry 3 9/9, u2 infantry 3 9/9\n0506 vNW: c1 infantry 5 R 9/9"
    table = exchange(units, map="road 0505 0404")
    table.play("MoveStack", units=["u2"])
    table.play("Step", to="0404", way=True)
    assert table.decision.about["kind"] == "withdrawal"
    shoot(table, 8, action="AnswerFire", unit="c1", target="0505")
    assert [event.args["unit"] for event in table.happened("strength_lost")] == ["u1"]


@pytest.mark.rule("C10.42.g", "C10.41.b")
def test_10_42_example_1_fire_and_its_answer_then_the_next_fire():
    """c1 holds its fire when u1 fires, and answers u2, who fires at it next in the same activation."""
    units = "0505 vE: u1 infantry 7 R 9/9\n0506 vE: u2 infantry 5 R 9/9\n0605 vW: c1 infantry 7 R 9/9"
    table = position("gbacw", units=units, map=SMALL, active="u-brigade", standing=STEADY)
    table.play("ActivateUnit", unit="u1")
    table.play("FireAt", target="0605")
    assert table.asked == "fire.answer"
    table.dice(10, 10).play("HoldFire")
    table.play("EndUnit")
    table.play("ActivateUnit", unit="u2")
    table.play("FireAt", target="0605")
    shoot(table, 10, 10, action="AnswerFire", unit="c1", target="0506")
    assert [row[:2] for row in fired(table)] == [("u1", 7), ("u2", 5), ("c1", 7)]
