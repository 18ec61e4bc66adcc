"""10.6, 10.7: guns: moving and firing, canister and shell, dividing and combining, Rapid Fire."""

from __future__ import annotations

import pytest

from systems.gbacw.rules.fire.positions import cited, code, exchange, fired, firing, modifiers, shoot

FAR = "\n1212 vW: c9 infantry 5"


# --- 10.61 moving and firing -----------------------------------------------------------------------------------------


@pytest.mark.rule("C10.61.a", "C10.61.b", "C10.61.c")
def test_10_61_guns_that_have_moved_fire_at_minus_two():
    table = firing("0305 vE: u1 artillery 4P 9/9 8/8\n1109 vW: c1 infantry 7 9/9")
    table.play("Step", to="0405")
    table.play("Step", to="0506")
    shoot(table, 3, target="1109")
    assert (modifiers(table)["moved_artillery"], cited(table)["moved_artillery"]) == (-2, "C10.61.c")
    # They have moved once: before their fire, and not after it as well.
    assert table.left() == 0
    assert code(table, "Step", to="0606") == ("C10.33.b", "fired_and_stays")
    assert table.allows("EndUnit")


@pytest.mark.rule("C10.61.b", "C10.61.c")
def test_10_61_guns_that_mean_to_move_fire_at_minus_two_and_then_have_half():
    table = firing("0305 vE: u1 artillery 4P 9/9 7/7\n1109 vW: c1 infantry 7 9/9")
    shoot(table, 3, target="1109", moving=True)
    assert modifiers(table)["moved_artillery"] == -2
    assert table.left() == 4
    table = firing("0305 vE: u1 artillery 4P 9/9 7/7\n1109 vW: c1 infantry 7 9/9")
    shoot(table, 3, target="1109")
    assert "moved_artillery" not in modifiers(table)
    assert table.left() == 0
    assert code(table, "Step", to="0405") == ("C10.33.b", "fired_and_stays")


@pytest.mark.rule("C10.61.d")
def test_10_61_guns_that_spent_more_than_half_do_not_fire():
    table = firing("0305 vE: u1 artillery 4P 9/9 6/6\n1109 vW: c1 infantry 7 9/9")
    for to in ("0405", "0506", "0606"):
        assert table.allows("FireAt", target="1109")
        table.play("Step", to=to)
    assert table.allows("FireAt", target="1109")
    table.play("Step", to="0707")
    assert code(table, "FireAt", target="1109") == ("C10.61.d", "guns_moved_too_far")


@pytest.mark.rule("C10.61.e", "C12.34.d")
def test_10_61_disordered_guns_move_but_do_not_fire():
    table = firing("0305 vE: u1 artillery 4P (disordered)\n1109 vW: c1 infantry 7")
    assert code(table, "FireAt", target="1109") == ("C10.61.e", "guns_disordered")
    assert table.allows("Step", to="0405")


@pytest.mark.rule("C10.61.f", "C10.68.i")
def test_10_61_guns_that_came_to_the_top_fire_at_minus_two_and_not_rapidly():
    units = "0505 vE: u2 infantry 3 R, u1 artillery 4N\n0706 vW: c1 infantry 7 9/9"
    table = firing(units, unit="u2")
    assert table.has_mark("u1", "began under")
    table.play("Step", to="0604")
    table.play("EndUnit")
    table.play("ActivateUnit", unit="u1")
    assert code(table, "FireAt", target="0706", rapid=True) == ("C10.68.i", "no_rapid_fire_now")
    shoot(table, 10, target="0706")
    assert (modifiers(table)["moved_artillery"], cited(table)["moved_artillery"]) == (-2, "C10.61.f")


@pytest.mark.rule("C10.61.f")
def test_10_61_moving_and_coming_to_the_top_count_once():
    table = firing("0505 vE: u1 artillery 4N (began under, spent mp)\n0706 vW: c1 infantry 7 9/9")
    shoot(table, 10, target="0706")
    assert modifiers(table)["moved_artillery"] == -2


@pytest.mark.rule("C10.62.a", "C4.32.a")
def test_10_62_a_battery_fires_with_the_brigade_that_it_serves():
    units = "0505 vE: u1 artillery 4N @u-guns\n0506 vE: u2 infantry 5 @u-red\n0706 vW: c1 infantry 7 9/9"
    table = firing(units, unit="u1", active="u-red", assigned={"u1": "u-red"})
    assert table.allows("FireAt", target="0706")
    table = firing(units, unit="u1", active="u-guns")
    assert table.allows("FireAt", target="0706")
    table = firing(units, unit="u1", active="u-red")
    assert code(table, "FireAt", target="0706") == ("C10.62.a", "other_brigade")


# --- 10.63, 10.64 combining ------------------------------------------------------------------------------------------

TWO_BATTERIES = "0205 vE: u1 artillery 4P 9/9, u2 artillery 4N 9/9\n{} vW: c1 infantry 7 9/9"


@pytest.mark.rule("C10.63.a", "C10.64.a")
def test_10_63_batteries_of_a_hex_combine_shell_with_the_worst_range():
    table = firing(TWO_BATTERIES.format("0906"))
    shoot(table, 3, target="0906", units=["u2"])
    assert fired(table)[0][:2] == ("u1 u2", 8)
    # At seven hexes the Parrotts have +1, the Napoleons nothing.
    assert modifiers(table) == {}
    assert table.has_mark("u2", "fired")
    alone = firing(TWO_BATTERIES.format("0906"))
    shoot(alone, 3, target="0906")
    assert modifiers(alone) == {"range": 1}


@pytest.mark.rule("C10.63.b")
def test_10_63_different_batteries_never_combine_canister():
    table = firing(TWO_BATTERIES.format("0405"))
    assert code(table, "FireAt", target="0405", units=["u2"]) == ("C10.63.b", "canister_not_combined")


@pytest.mark.rule("C10.63.b", "C10.64.a")
def test_10_63_sections_of_one_battery_combine_canister():
    table = firing("0205 vE: u1 artillery 4P+2N 9/9\n0506 vW: c1 infantry 7 9/9")
    shoot(table, 3, target="0506")
    assert fired(table)[0][:2] == ("u1", 6)
    assert modifiers(table)["range"] == -1


@pytest.mark.rule("C10.63.c", "C16.12.c")
def test_16_12_at_night_every_battery_fires_alone():
    table = firing(TWO_BATTERIES.format("0607"), light="night")
    assert code(table, "FireAt", target="0607", units=["u2"]) == ("C16.12.c", "night_alone")


@pytest.mark.rule("C10.65.g")
def test_10_65_batteries_that_combine_do_not_divide():
    table = firing(TWO_BATTERIES.format("0906") + "\n0907 vW: c2 infantry 3")
    assert code(table, "FireAt", target="0906", points=4, units=["u2"]) == ("C10.65.g", "combined_not_divided")


@pytest.mark.rule("C10.14.a")
def test_10_63_batteries_of_different_hexes_do_not_combine():
    units = TWO_BATTERIES.format("0906").replace(", u2", "\n0206 vE: u2")
    assert code(firing(units), "FireAt", target="0906", units=["u2"]) == ("C10.14.a", "units_fire_alone")


# --- 10.65 dividing --------------------------------------------------------------------------------------------------

THREE_TARGETS = "\n0906 vW: c1 infantry 7 9/9\n0907 vW: c2 infantry 7 9/9\n0908 vW: c3 infantry 7 9/9"


@pytest.mark.rule("C10.65.a", "C10.15.f", "C10.65.e")
def test_10_65_a_battery_divides_among_hexes_at_any_range():
    table = firing("0205 vE: u1 artillery 5P 9/9" + THREE_TARGETS)
    assert {p for p in range(6) if table.allows("FireAt", target="0906", points=p)} == {0, 1, 2, 3}
    table.play("FireAt", target="0906", points=2)
    assert fired(table) == []
    table.play("FireAt", target="0907", points=2)
    shoot(table, 3, 3, 3, target="0908")
    assert [row[:2] for row in fired(table)] == [("u1", 2), ("u1", 2), ("u1", 1)]


@pytest.mark.rule("C10.65.b")
@pytest.mark.parametrize(("revision", "allowed"), [(4, False), (3, True)])
def test_10_65_a_section_is_named_once_in_one_fire(revision, allowed):
    """Named twice it would fire twice; under revision 3 it did."""
    table = firing("0205 vE: u1 artillery 4P+2N 9/9" + THREE_TARGETS, revision=revision)
    assert table.allows("FireAt", target="0906", sections=[1])
    assert table.allows("FireAt", target="0906", sections=[1, 1]) is allowed


@pytest.mark.rule("C10.65.b", "C10.65.d", "C10.65.f")
def test_10_65_sections_fire_at_targets_of_their_own_even_at_the_same_hex():
    units = "0205 vE: u1 artillery 4P+2N 9/9" + THREE_TARGETS
    table = firing(units)
    assert code(table, "FireAt", target="0906", sections=[0], points=2) == ("C10.65.d", "section_does_not_divide")
    assert code(table, "FireAt", target="0906", sections=[2]) == ("C10.65.b", "no_such_section")
    table.play("FireAt", target="0906", sections=[0])
    assert table.asked == "fire.declare"
    shoot(table, 3, 3, target="0906")
    assert [row[:2] for row in fired(table)] == [("u1", 4), ("u1", 2)]
    # A whole battery that divides by hex has the worst range modifier of its guns each time.
    table = firing(units)
    table.play("FireAt", target="0906", points=3)
    shoot(table, 3, 3, target="0907")
    assert modifiers(table) == {}


@pytest.mark.rule("C10.65.b", "C10.13.a")
def test_10_65_the_other_section_need_not_fire():
    table = firing("0205 vE: u1 artillery 4P+2N 9/9" + THREE_TARGETS)
    table.play("FireAt", target="0906", sections=[1])
    shoot(table, 3, action="EndFire")
    assert [row[:2] for row in fired(table)] == [("u1", 2)]


@pytest.mark.rule("C10.65.c", "C10.69.c")
def test_10_65_a_five_for_a_hex_concerns_all_sections_that_fired_at_it():
    units = "0205 vE: u1 artillery 4P+2N 9/9" + THREE_TARGETS
    table = firing(units)
    table.play("FireAt", target="0906", sections=[0])
    shoot(table, 5, 3, target="0906")
    assert table.ammunition("u1") == "low/low"
    table = firing(units)
    table.play("FireAt", target="0906", sections=[0])
    shoot(table, 5, 3, target="0907")
    assert table.ammunition("u1") == "low/full"


@pytest.mark.rule("C10.65.e", "C10.41.c")
def test_10_65_all_parts_of_an_answer_are_declared_before_the_first_die():
    table = exchange("0205 vE: u1 infantry 7 R 9/9\n0405 vW: c1 artillery 4P+2N 9/9")
    table.play("FireAt", target="0405")
    table.play("AnswerFire", unit="c1", target="0205", sections=[0])
    assert fired(table) == []
    shoot(table, 1, 1, 1, action="AnswerFire", unit="c1", target="0205", sections=[1])
    assert [row[:2] for row in fired(table)] == [("u1", 7), ("c1", 4), ("c1", 2)]


# --- 10.66 guns under threat -----------------------------------------------------------------------------------------


@pytest.mark.rule("C10.66.a")
def test_10_66_a_battery_alone_fires_at_who_threatens_it():
    units = "0505 vE: u1 artillery 4N{}\n0605 vW: c1 infantry 5 9/9\n0706 {}: c2 infantry 5\n0604 {}: c3 infantry 5 9/9"
    table = firing(units.format("", "vW", "vE"))
    assert code(table, "FireAt", target="0604") == ("C10.66.a", "guns_threatened")
    assert table.allows("FireAt", target="0605")
    both = firing(units.format("", "vW", "vW"))
    assert both.allows("FireAt", target="0604")
    both.play("FireAt", target="0604", points=2)
    shoot(both, 10, 10, target="0605")
    assert [row[1] for row in fired(both)] == [2, 2]
    assert firing(units.format(", u2 infantry 3", "vW", "vE")).allows("FireAt", target="0604")


@pytest.mark.rule("C10.66.a")
def test_10_66_not_if_the_guns_do_not_bear():
    table = firing("0505 vE: u1 artillery 4N\n0506 vNW: c1 infantry 5\n0604 vE: c3 infantry 5 9/9")
    assert table.allows("FireAt", target="0604")


# --- 10.67 canister and shell ----------------------------------------------------------------------------------------


@pytest.mark.rule("C10.67.a", "C10.67.b", "C10.1.a")
@pytest.mark.parametrize(("target", "result"), [("0506", "1d"), ("0607", "d")])
def test_10_67_canister_up_to_three_hexes_shell_beyond(target, result):
    """Six Napoleons and a seven: the Fire Table with +1 at three hexes, the table of shell with +1 at four."""
    table = firing(f"0205 vE: u1 artillery 6N\n{target} vW: c1 infantry 7 9/9")
    shoot(table, 6, target=target)
    assert fired(table)[0][2] == result


@pytest.mark.rule("C10.67.c", "C8.35.d")
def test_8_35_the_example_shell_at_five_hexes_shakes_each_unit_for_itself():
    table = firing("0205 vE: u1 artillery 6P\n0707 vW: c1 infantry 4 6/4, c2 infantry 4 6/4")
    # d for both: c1 fails with a seven, c2 passes with a six and makes no further check.
    table.dice(4, 7, 6).play("FireAt", target="0707")
    assert fired(table)[0][2] == "d"
    assert (table.is_disordered("c1"), table.is_disordered("c2")) == (True, False)


@pytest.mark.rule("C10.67.c")
@pytest.mark.parametrize(("once", "left"), [(False, (3, 3)), (True, (3, 4))])
def test_10_67_every_unit_loses_what_shell_takes(once, left):
    table = firing(
        "0205 vE: u1 artillery 6P\n0707 vW: c1 infantry 4 9/9, c2 infantry 4 9/9", options={"shell_losses_once": once}
    )
    shoot(table, 9, target="0707")
    assert (table.strength("c1"), table.strength("c2")) == left


@pytest.mark.rule("C10.67.d")
@pytest.mark.parametrize(("target", "modifier"), [("0707", 1), ("0506", None)])
def test_10_67_shell_downhill_has_plus_one_but_canister_has_not(target, modifier):
    table = firing(f"0205 vE: u1 artillery 6P\n{target} vW: c1 infantry 5 9/9", map="0205: level 1")
    shoot(table, 1, target=target)
    assert modifiers(table).get("downhill_shell") == modifier


@pytest.mark.rule("C10.67.d", "C10.67.g")
def test_10_67_the_chart_of_a_battle_has_its_say_and_its_plus_one_is_not_added(monkeypatch):
    table = firing("0205 vE: u1 artillery 6P\n0707 vW: c1 infantry 5 9/9", map="0205: level 1")
    rows = table.game.field.chart.rows
    monkeypatch.setitem(rows, "minor_down", rows["minor_down"]._replace(fire=(1, 1, 1)))
    shoot(table, 1, target="0707")
    assert {name: n for name, n in modifiers(table).items() if name.startswith("downhill")} == {"downhill": 1}


@pytest.mark.rule("C10.67.e")
@pytest.mark.parametrize("level", [2, 3])
def test_10_67_guns_do_not_bear_on_a_neighbour_two_levels_off(level):
    units = "0505 vE: u1 artillery 4N, u2 infantry 2\n0605 vW: c1 infantry 5"
    for hill in ("0505", "0605"):
        table = firing(units, map=f"{hill}: level {level}")
        assert code(table, "FireAt", target="0605") == ("C10.67.e", "guns_too_steep")
    assert firing(units, map="0505: level 1").allows("FireAt", target="0605")


@pytest.mark.rule("C10.67.f", "C10.68.i")
def test_10_67_but_they_fire_before_an_assault_at_minus_two_and_not_rapidly():
    from systems.gbacw.rules.fire.test_10_4_nonphasing import opened

    table = exchange("0505 vE attack: u1 infantry 5 9/9\n0605 vW: c1 artillery 4N (targeted)", map="0605: level 2")
    opened(table, "pre_assault", "u1", "0505", units=["u1"])
    assert code(table, "AnswerFire", unit="c1", target="0505", rapid=True) == ("C10.68.i", "no_rapid_fire_now")
    shoot(table, 1, action="AnswerFire", unit="c1", target="0505")
    assert modifiers(table)["adjacent_two_levels"] == -2


# --- 10.68 Rapid Fire ------------------------------------------------------------------------------------------------


@pytest.mark.rule("C10.68.c", "C10.68.h", "C10.31.a")
def test_10_68_smooth_bores_fire_two_shots_at_the_same_hex():
    table = firing("0505 vE: u1 artillery 4N\n0706 vW: c1 infantry 7 9/9")
    shoot(table, 3, 4, target="0706", rapid=True)
    assert [row[:2] for row in fired(table)] == [("u1", 4), ("u1", 4)]
    gone = firing("0505 vE: u1 artillery 6N\n0706 vW: c1 infantry 1 9/9" + FAR)
    shoot(gone, 9, 4, target="0706", rapid=True)
    assert gone.is_eliminated("c1")
    assert gone.happened("fire_wasted")


@pytest.mark.rule("C10.68.a")
@pytest.mark.parametrize(
    ("guns", "target", "refused"),
    [
        ("4N", "0706", None),
        ("4P", "0706", ("C10.68.a", "no_rapid_guns")),
        ("4N", "0907", ("C10.68.a", "rapid_fire_is_canister")),
    ],
)
def test_10_68_only_smooth_bores_and_only_canister(guns, target, refused):
    table = firing(f"0505 vE: u1 artillery {guns}\n{target} vW: c1 infantry 7")
    assert code(table, "FireAt", target=target, rapid=True) == refused


@pytest.mark.rule("C10.68.b")
def test_10_68_guns_that_move_do_not():
    units = "0505 vE: u1 artillery 4N{}\n0706 vW: c1 infantry 7"
    moved = firing(units.format(" (spent mp)"))
    assert code(moved, "FireAt", target="0706", rapid=True) == ("C10.68.b", "rapid_guns_stand")
    table = firing(units.format(""))
    assert code(table, "FireAt", target="0706", rapid=True, moving=True) == ("C10.68.b", "rapid_guns_stand")


@pytest.mark.rule("C10.68.d", "C10.69.d")
@pytest.mark.parametrize(
    ("dice", "level"), [((3, 4), "full"), ((5, 4), "out"), ((3, 5), "out"), ((10, 4), "out"), ((3, 10), "out")]
)
def test_10_68_a_nought_or_a_five_on_either_shot_empties_the_guns(dice, level):
    table = firing("0505 vE: u1 artillery 2N\n0806 vW: c1 infantry 7 9/9")
    shoot(table, *dice, target="0806", rapid=True)
    assert table.ammunition("u1") == level
    # Both shots were fired before the guns were empty.
    assert len(fired(table)) == 2


@pytest.mark.rule("C10.68.e", "C10.68.c")
def test_10_68_both_shots_are_simultaneous_with_the_answer_on_either_side():
    table = exchange("0505 vE: u1 artillery 2N 9/9\n0706 vW: c1 artillery 2N 2/2")
    table.play("FireAt", target="0706", rapid=True)
    # c1 is Disordered by the first shot, yet all four shots have been rolled.
    shoot(table, 8, 3, 3, 3, 9, action="AnswerFire", unit="c1", target="0505", rapid=True)
    assert [row[0] for row in fired(table)] == ["u1", "u1", "c1", "c1"]
    assert table.is_disordered("c1")


@pytest.mark.rule("C10.68.g", "C10.69.a")
def test_10_68_rifled_guns_fire_the_first_shot_along():
    table = firing("0505 vE: u1 artillery 2P+3N\n0806 vW: c1 infantry 7 9/9")
    shoot(table, 5, 3, target="0806", rapid=True)
    assert [row[:2] for row in fired(table)] == [("u1", 5), ("u1", 3)]
    # A five: the smooth bores are empty, the rifles low. A nought concerns only the smooth bores.
    assert table.ammunition("u1") == "low/out"
    table = firing("0505 vE: u1 artillery 2P+3N\n0806 vW: c1 infantry 7 9/9")
    shoot(table, 10, 3, target="0806", rapid=True)
    assert table.ammunition("u1") == "full/out"


@pytest.mark.rule("C10.68.h")
def test_10_68_divided_rapid_fire_fires_both_shots_of_each_part():
    table = firing("0505 vE: u1 artillery 4N\n0604 vW: c1 infantry 7 9/9\n0605 vW: c2 infantry 7 9/9")
    table.play("FireAt", target="0604", points=2, rapid=True)
    shoot(table, 1, 1, 1, 1, target="0605", rapid=True)
    assert [event.args["target"] for event in table.happened("unit_fired")] == ["0604", "0604", "0605", "0605"]


# --- 10.7 ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C10.7.a")
@pytest.mark.parametrize("line", ["0505 vE: u1 infantry 7 R", "0205 vE: u1 artillery 6P", "0505 vE: u1 artillery 6N"])
def test_10_7_a_point_lost_is_a_gun_lost(line):
    table = firing(f"{line}\n0706 vW: c1 artillery 4N 9/9")
    shoot(table, 9, target="0706")
    assert (table.strength("c1"), table.guns("c1")) == (3, (3,))
