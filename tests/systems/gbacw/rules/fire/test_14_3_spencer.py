"""14.3: Spencer repeaters fire twice, and everybody else around them."""

from __future__ import annotations

import pytest

from caracole.play.table import position
from systems.gbacw.rules.fire.positions import exchange, fired, firing, modifiers, shoot
from systems.gbacw.rules.fire.test_10_4_nonphasing import opened


def firers(table):
    return [row[0] for row in fired(table)]


def order(table):
    """Shots and what they did, as they happened: u1 for a shot of u1, c1! for a loss of c1, c1~ for its Disorder."""
    names = []
    for event in table.events:
        if event.kind == "unit_fired":
            names.append(" ".join(event.args["units"]))
        elif event.kind == "strength_lost":
            names.append(event.args["unit"] + "!")
        elif event.kind == "unit_disordered":
            names.append(event.args["unit"] + "~")
    return names


# --- 14.3 who fires twice --------------------------------------------------------------------------------------------


@pytest.mark.rule("C14.3.a", "C14.3.b", "C10.31.a")
@pytest.mark.parametrize(
    ("unit", "shots"),
    [
        ("u1 infantry 5 SR", 2),
        ("u1 cavalry 4 SC (dismounted)", 2),
        ("u1 infantry 5 R", 1),
        ("u1 infantry 5 SR (disordered)", 1),
        ("u1 cavalry 4 SC", 1),
    ],
)
def test_14_3_spencers_in_good_order_and_on_foot_fire_twice(unit, shots):
    table = firing(f"0505 vE: {unit}\n0605 vW: c1 infantry 7 9/9")
    shoot(table, *[2] * shots, target="0605")
    assert len(fired(table)) == shots


@pytest.mark.rule("C14.3.c")
def test_14_3_both_shots_go_to_the_same_hex_even_if_it_is_empty():
    table = firing("0505 vE: u1 infantry 7 SR\n0706 vW: c1 infantry 1 9/9\n1212 vW: c9 infantry 5")
    # The second die is rolled for ammunition alone, and a five empties the boxes.
    table.dice(9, 5).play("FireAt", target="0706")
    assert table.is_eliminated("c1")
    assert len(fired(table)) == 1
    assert table.happened("fire_wasted")[0].args["target"] == "0706"
    assert table.ammunition("u1") == "out"


# --- 14.31 in one's own activation -----------------------------------------------------------------------------------


@pytest.mark.rule("C14.31.a")
def test_14_31_the_first_shot_is_applied_then_the_answer_then_the_second():
    table = exchange("0505 vE: u1 infantry 7 SR 9/9\n0605 vW: c1 infantry 7 R 9/9")
    # The first shot costs c1 a point before it answers with six.
    shoot(table, 6, target="0605")
    assert (table.asked, table.strength("c1")) == ("fire.answer", 6)
    shoot(table, 6, 10, 6, action="AnswerFire", unit="c1", target="0505")
    assert fired(table)[1][:2] == ("c1", 6)
    assert order(table) == ["u1", "c1!", "c1", "u1!", "u1", "c1!"]
    # The second shot of u1 is fired with the six that are left.
    assert fired(table)[2][:2] == ("u1", 6)


@pytest.mark.rule("C14.31.a")
def test_14_31_the_second_shot_comes_even_without_an_answer():
    table = exchange("0505 vE: u1 infantry 5 SR 9/9\n0605 vW: c1 infantry 7 9/9")
    shoot(table, 2, target="0605")
    shoot(table, 3, action="HoldFire")
    assert firers(table) == ["u1", "u1"]


@pytest.mark.rule("C14.3.b", "C14.31.a")
def test_14_31_who_is_merely_disordered_by_the_answer_fires_again():
    table = exchange("0505 vE: u1 infantry 5 SR 5/4\n0605 vW: c1 infantry 7 R 9/9")
    shoot(table, 2, target="0605")
    shoot(table, 3, 9, 3, action="AnswerFire", unit="c1", target="0505")
    assert table.is_disordered("u1")
    assert firers(table) == ["u1", "c1", "u1"]


@pytest.mark.rule("C14.3.b")
def test_14_3_who_is_driven_off_does_not_fire_again():
    table = exchange("0505 vE: u1 infantry 5 SR 5/4\n0605 vW: c1 infantry 7 R 9/9\n0604 vW: c2 infantry 7 R 9/9")
    shoot(table, 2, target="0605")
    table.play("AnswerFire", unit="c1", target="0505")
    # Both answers: the first Disorders u1, the second is its Second Disorder.
    table.dice(3, 3, 9, 9).play("AnswerFire", unit="c2", target="0505")
    assert table.asked == "retreat.choose"
    while table.asked == "retreat.choose":
        table.play(table.candidates()[-1])
    assert firers(table) == ["u1", "c1", "c2"]


@pytest.mark.rule("C14.34.a")
def test_14_34_those_who_were_not_the_target_answer_after_the_spencers_too():
    table = exchange("0505 vE: u1 infantry 7 SR 9/9\n0605 vE: c1 infantry 7 9/9\n0604 vW: c2 infantry 5 R 9/9")
    shoot(table, 6, target="0605")
    assert (table.asked, table.strength("c1")) == ("fire.answer", 6)
    shoot(table, 2, 2, action="AnswerFire", unit="c2", target="0505")
    assert firers(table) == ["u1", "c2", "u1"]


# --- 14.32 as an answer ----------------------------------------------------------------------------------------------


@pytest.mark.rule("C14.32.a")
def test_14_32_the_first_answer_is_simultaneous_the_second_follows():
    table = exchange("0505 vE: u1 infantry 7 R 9/9\n0605 vW: c1 infantry 6 SR 9/9")
    table.play("FireAt", target="0605")
    shoot(table, 6, 2, action="AnswerFire", unit="c1", target="0505")
    assert order(table) == ["u1", "c1", "c1!", "c1"]
    assert [row[1] for row in fired(table)] == [7, 6, 5]


# --- 14.33 ammunition ------------------------------------------------------------------------------------------------


@pytest.mark.rule("C14.33.a", "C14.33.b")
@pytest.mark.parametrize(
    ("dice", "options", "level"),
    [
        ((5, 3), {}, "full"),
        ((3, 5), {}, "out"),
        ((5, 3), {"ammunition": True}, "low"),
        ((5, 5), {"ammunition": True}, "out"),
    ],
)
def test_14_33_a_five_in_the_second_round_empties_them(dice, options, level):
    table = firing("0505 vE: u1 infantry 2 SR\n0806 vW: c1 infantry 7 9/9", options=options)
    table.dice(*dice).play("FireAt", target="0806")
    assert table.ammunition("u1") == level
    assert "low_ammunition" not in modifiers(table)


# --- 14.35, 14.36 ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("C14.35.a")
def test_14_35_withdrawal_fire_is_two_shots_before_the_unit_leaves():
    table = exchange("0505 vNW attack: u1 infantry 7 9/9\n0605 vW: c1 infantry 5 SR 9/9")
    table.play("Step", to="0404")
    shoot(table, 2, action="AnswerFire", unit="c1", target="0505")
    assert firers(table) == ["c1", "c1"]
    assert [event.kind for event in table.events if event.kind in ("unit_fired", "unit_moved")] == [
        "unit_fired",
        "unit_fired",
        "unit_moved",
    ]
    stays = exchange("0505 vNW attack: u1 infantry 3 9/9, u2 infantry 4 9/9\n0605 vW: c1 infantry 5 SR 9/9")
    stays.play("Step", to="0404")
    shoot(stays, 7, 10, 7, action="AnswerFire", unit="c1", target="0505")
    assert (stays.strength("u1"), stays.strength("u2")) == (3, 2)


@pytest.mark.rule("C14.36.a")
def test_14_36_pre_assault_fire_is_two_shots():
    table = exchange("0505 vE attack: u1 infantry 7 9/9\n0605 vW: c1 infantry 5 SR 9/9 (targeted)")
    opened(table, "pre_assault", "u1", "0505", units=["u1"])
    shoot(table, 2, action="AnswerFire", unit="c1", target="0505")
    assert firers(table) == ["c1", "c1"]


# --- 14.37, 14.38 with Rapid Fire ------------------------------------------------------------------------------------


@pytest.mark.rule("C14.37.a")
def test_14_37_all_four_shots_are_simultaneous_when_spencers_answer_rapid_fire():
    table = exchange("0505 vE: u1 artillery 4N 9/9\n0605 vW: c1 infantry 5 SR 9/9")
    table.play("FireAt", target="0605", rapid=True)
    shoot(table, 8, 3, 3, 3, action="AnswerFire", unit="c1", target="0505")
    assert order(table)[:4] == ["u1", "u1", "c1", "c1"]
    assert [row[1] for row in fired(table)] == [4, 4, 5, 5]


RAPID = "0505 vE: u1 infantry 5 SR 9/9\n0605 vW: c1 artillery 4N {}"


@pytest.mark.rule("C14.38.a")
def test_14_38_spencers_and_rapid_guns_fire_in_turns_spencers_first():
    table = exchange(RAPID.format("9/9"))
    shoot(table, 2, target="0605")
    shoot(table, 1, 1, 1, action="AnswerFire", unit="c1", target="0505", rapid=True)
    assert firers(table) == ["u1", "c1", "u1", "c1"]


@pytest.mark.rule("C14.38.b")
def test_14_38_guns_that_are_disordered_fire_no_more():
    table = exchange(RAPID.format("3/3"))
    shoot(table, 4, 9, 1, target="0605")
    # Nobody is asked: the guns can no longer answer, and the second shot has followed.
    assert firers(table) == ["u1", "u1"]
    assert table.asked == "unit.act"
    table = exchange(RAPID.format("3/3"))
    table.dice(4, 1).play("FireAt", target="0605")
    shoot(table, 1, 10, 4, 9, action="AnswerFire", unit="c1", target="0505", rapid=True)
    assert firers(table) == ["u1", "c1", "u1"]


@pytest.mark.rule("C14.38.c")
def test_14_38_others_of_the_stack_fire_after_the_first_shot_of_the_spencers():
    table = exchange(RAPID.format("9/9") + ", c2 infantry 3 R 9/9")
    shoot(table, 2, target="0605")
    table.play("AnswerFire", unit="c1", target="0505", rapid=True)
    shoot(table, 1, 1, 1, 1, action="AnswerFire", unit="c2", target="0505")
    assert firers(table) == ["u1", "c1", "c2", "u1", "c1"]


@pytest.mark.rule("C14.3.b", "C14.32.a")
def test_14_3_spencers_at_bay_do_not_fire_again_after_a_second_disorder():
    """c1 in its corner has nowhere to go: it loses a point, Collapses, suffers the D as a Second Disorder, pays for it
    and for the hex that it cannot retreat, checks for Rout and stays; its second round is not fired."""
    table = position("gbacw", units="0201 vW: u1 infantry 7 9/9\n0101 vE: c1 infantry 8 SR 9/9 (lost 4)", acting="u1")
    table.play("FireAt", target="0101")
    table.dice(9, 1, 1).play("AnswerFire", unit="c1", target="0201")
    assert (table.where("c1"), table.strength("c1"), table.is_collapsed("c1")) == ("0101", 1, True)
    assert [event.args["units"] for event in table.happened("unit_fired")] == [["u1"], ["c1"]]
