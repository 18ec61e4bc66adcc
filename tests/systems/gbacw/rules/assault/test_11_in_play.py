"""11 Assault, played on: positions in which several rules meet."""

from __future__ import annotations

import pytest

from systems.gbacw.rules.assault.positions import assault, code, facing_off, told
from systems.gbacw.rules.results.positions import clash, table_with

# --- 9 ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C11.12.b7")
def test_11_12_riders_assault_across_a_bank_where_a_bridge_is_and_nowhere_else():
    """Horse cannot climb the bank, but for the road."""
    table = facing_off(
        "0505 vE attack: u1 cavalry 9\n0605 vW: c1 infantry 3",
        "0605: level 2\n0505/SE: abrupt, stream, bridge\nroad 0505 0605",
    )
    assert table.allows("DesignateAssault", unit="u1", targets=["0605"])
    closed = facing_off(
        "0505 vE attack: u1 cavalry 9\n0604 vW: c2 infantry\n0605 vW: c1 infantry 3", "0605: level 2\n0505/SE: abrupt"
    )
    assert code(closed, "DesignateAssault", unit="u1", targets=["0605"]) == ("C11.12.b4", "not_in_front")


# --- 10, 11 ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C11.34.b", "C12.46.d")
def test_11_34_only_a_hex_that_awaits_an_assault_is_closed():
    """0606 lies in the Front of u2 and is held by a friend: the assault on it makes the difference."""
    units = "0505 vE: u1 infantry 5\n0506 vE: u2 infantry 5\n0605 vW: c1 infantry 3\n0606 vW: c2 infantry 3"
    ask = {"confederate": {"retreat_before_assault": "ask"}}
    for groups, why in (
        ((("u1", "0605"), ("u2", "0606")), ("C12.46.d", "assault_to_come")),
        ((("u1", "0605"),), ("C12.44.d", "not_farther")),
    ):
        table = assault(facing_off(units, **ask), *groups)
        table.play("RetreatBefore", unit="c1")
        assert code(table, "Retreat", units=["c1"], path=["0606"]) == why


@pytest.mark.rule("C11.57.b", "C11.47.k")
def test_11_57_nobody_countercharges_a_continued_assault():
    units = "0505 vE attack: u1 infantry 9 (entered hex)\n0605 vW: c1 infantry 3\n0706 vW attack: c2 cavalry 9"
    table = assault(facing_off(units, confederate={"countercharge": "ask"}), ("u1", "0605"), dice=(3, 5))
    table.play("Retreat", units=["c1"], path=["0705"])
    table.dice(2).play("FaceAfterAdvance", facing="vSE")
    assert told(table, "assault_resolved")[-1]["hexes"] == ["0706"]


@pytest.mark.rule("C11.47.l")
def test_11_47_a_continued_assault_stands_by_itself_beside_one_that_is_still_to_come():
    """u3 has its own assault on c3 before it when u1, who goes on, comes to c3 as well."""
    units = """
        0505 vE attack: u1 infantry 9 (entered hex)
        0704 vSE: u3 infantry 5
        0605 vW: c1 infantry 1
        0705 vNW: c3 infantry 9
    """
    table = assault(facing_off(units), ("u1", "0605"), ("u3", "0705"), dice=(3, 3))
    table.dice(7).play("ResolveFrom", end="right")
    assert told(table, "assault_resolved")[-1]["units"] == ["u1"]
    table.dice(3).play("FaceAfterAdvance", facing="vE")
    fights = [(row["units"], row["hexes"]) for row in told(table, "assault_resolved")]
    assert fights == [(["u1"], ["0605"]), (["u1"], ["0705"])]


@pytest.mark.rule("C11.47.h")
@pytest.mark.parametrize(("die", "goes_on"), [(1, True), (9, False)])
def test_11_47_a_second_disorder_by_the_ground_ends_the_further_advance(die, goes_on):
    """Disordered riders come into an orchard; c2 is two hexes beyond it."""
    units = "0505 vE attack: u1 cavalry 9 C 6/4 (disordered)\n0605 vW: c1 infantry 1\n0906 vW: c2 infantry 9"
    table = assault(facing_off(units, "0706: orchard"), ("u1", "0605"), dice=(3, 8))
    table.play("ContinueAssault")
    table.play("FaceAfterAdvance", facing="vE")
    table.dice(die).play("AdvanceFurther", unit="u1", to="0706")
    table.play("FaceAfterAdvance", facing="vE")
    assert table.where("u1") == "0706"
    assert (table.asked == "assault.further") is goes_on


@pytest.mark.rule("C11.48.h")
def test_11_48_those_who_were_assaulted_do_not_check_with_the_rest_of_their_march_brigade():
    units = "0505 vE: u1 infantry 2\n0605 sSW: c1 infantry 9 7/5\n1212 sS: c2 infantry 5 7/5"
    table = assault(facing_off(units), ("u1", "0605"), dice=(4, 1))
    while table.asked == "retreat.choose":
        table.play(table.candidates()[0])
    table.play(table.candidates()[0])
    table.dice(1).play(table.candidates()[0])
    checks = [row["unit"] for row in told(table, "cohesion_checked") if row["why"] == "march_brigade"]
    assert checks == ["c2"]


# --- 12 --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C11.59.d")
def test_11_59_blown_and_collapsed_it_checks_once_for_rout():
    """Thrown back with five of eight points lost before, it loses one by its Second Disorder and one being Blown."""
    units = "0505 vE: u1 cavalry 8 C 7/5 (lost 5, collapsed, disordered, blown)\n0605 vW: c1 infantry 9"
    table = assault(facing_off(units), ("u1", "0605"), dice=(3, 1, 1))
    while table.asked == "retreat.choose":
        table.dice(1).play(table.candidates()[0])
    assert (table.strength("u1"), table.is_collapsed("u1")) == (1, True)
    assert [row["why"] for row in told(table, "cohesion_checked")].count("frayed") == 1


# --- 8.36, 11.64 -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("C8.36.c", "C11.64.b", "C11.63.b")
def test_11_64_guns_beneath_others_lose_nothing_in_a_bloody_stalemate_however_steady():
    table = table_with("0505 vE: u1 infantry 6 R 6/4, u-bat artillery 4N 9/7\n0604 vW: c1 infantry 7")
    clash(table, "c1", "u1, u-bat", 3, 1, 1, 1)
    assert (table.strength("u1"), table.guns("u-bat")) == (5, (4,))
