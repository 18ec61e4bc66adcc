"""10.69, 10.82, 10.9: ammunition and its replenishment; small arms that combine."""

from __future__ import annotations

import pytest

from caracole.play.table import position
from spoken import spoken
from systems.gbacw.rules.fire.positions import code, exchange, fired, firing, modifiers, shoot

AMMUNITION = {"ammunition": True}


def resting(units, **words):
    """The brigade at its Action Phase."""
    return position("gbacw", map="size 12 x 12", units=units, active="u-brigade", **words)


# --- 10.69 guns ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C10.69.a", "C10.69.b")
@pytest.mark.parametrize(
    ("flag", "die", "level"),
    [("", 5, "low"), ("", 4, "full"), ("", 10, "full"), (" (low)", 5, "out"), (" (low)", 6, "low")],
)
def test_10_69_a_natural_five_costs_guns_ammunition(flag, die, level):
    table = firing(f"0205 vE: u1 artillery 4P{flag}\n0907 vW: c1 infantry 7 9/9")
    shoot(table, die, target="0907")
    assert table.ammunition("u1") == level


@pytest.mark.rule("C10.69.d")
def test_10_69_the_fire_that_cost_it_is_not_changed():
    table = firing("0205 vE: u1 artillery 4P\n0907 vW: c1 infantry 7 9/9")
    shoot(table, 5, target="0907")
    assert "low_ammunition" not in modifiers(table)


@pytest.mark.rule("C10.69.b", "C10.91.b")
@pytest.mark.parametrize(
    ("unit", "rule"), [("u1 artillery 4P (out)", "C10.69.b"), ("u1 infantry 7 R (out)", "C10.91.b")]
)
def test_10_69_without_ammunition_nobody_fires(unit, rule):
    table = firing(f"0205 vE: {unit}\n0405 vW: c1 infantry 7", options=AMMUNITION)
    assert code(table, "FireAt", target="0405") == (rule, "no_ammunition")


@pytest.mark.rule("C10.69.c")
def test_10_69_only_the_section_that_fired_is_low():
    table = firing("0205 vE: u1 artillery 4P+2N\n0907 vW: c1 infantry 7 9/9")
    table.play("FireAt", target="0907", sections=[1])
    shoot(table, 5, action="EndFire")
    assert table.ammunition("u1") == "full/low"


@pytest.mark.rule("C10.69.a", "C10.69.c")
def test_10_69_the_log_says_it_once_and_of_which_section():
    whole = firing("0205 vE: u1 artillery 4P+2N\n0907 vW: c1 infantry 7 9/9")
    shoot(whole, 5, target="0907")
    assert spoken(whole, "ammunition_changed") == ["u1: ammunition low."]
    part = firing("0205 vE: u1 artillery 4P+2N\n0907 vW: c1 infantry 7 9/9")
    part.play("FireAt", target="0907", sections=[1])
    shoot(part, 5, action="EndFire")
    assert spoken(part, "ammunition_changed") == ["u1, section 2: ammunition low."]


@pytest.mark.rule("C10.69.a")
def test_10_69_batteries_that_combined_are_all_low():
    table = firing("0205 vE: u1 artillery 4P, u2 artillery 4P\n0907 vW: c1 infantry 7 9/9")
    shoot(table, 5, target="0907", units=["u2"])
    assert (table.ammunition("u1"), table.ammunition("u2")) == ("low", "low")


# --- 10.91 small arms ------------------------------------------------------------------------------------------------


@pytest.mark.rule("C10.91.a", "C10.91.b", "C10.91.d")
@pytest.mark.parametrize(
    ("unit", "options", "level"),
    [
        ("u1 infantry 7 R", AMMUNITION, "low"),
        ("u1 infantry 7 R", {}, "full"),
        ("u1 infantry 7 R (low)", AMMUNITION, "out"),
        ("u1 cavalry 4 C (dismounted)", AMMUNITION, "low"),
        ("u1 cavalry 4 C", AMMUNITION, "full"),
    ],
)
def test_10_91_a_natural_five_costs_men_on_foot_ammunition_by_the_option(unit, options, level):
    table = firing(f"0505 vE: {unit}\n0706 vW: c1 infantry 7 9/9", options=options)
    shoot(table, 5, target="0706")
    assert table.ammunition("u1") == level


@pytest.mark.rule("C10.91.a")
@pytest.mark.parametrize(("side", "level"), [(0, "low"), (1, "full")])
def test_10_91_a_battle_may_ask_it_of_one_side(side, level):
    rules = {"ammunition": (side == 0, side == 1)}
    table = firing("0505 vE: u1 infantry 7 R\n0706 vW: c1 infantry 7 9/9", rules=rules)
    shoot(table, 5, target="0706")
    assert table.ammunition("u1") == level


@pytest.mark.rule("C10.91.c")
def test_10_91_low_only_after_all_parts_were_fired_and_once():
    table = firing(
        "0505 vE: u1 infantry 6 R\n0604 vW: c1 infantry 7 9/9\n0605 vW: c2 infantry 7 9/9", options=AMMUNITION
    )
    table.play("FireAt", target="0604", points=3)
    shoot(table, 5, 5, target="0605")
    assert "low_ammunition" not in modifiers(table)
    assert table.ammunition("u1") == "low"


@pytest.mark.rule("C10.91.e", "C8.44.r")
def test_10_91_one_hex_of_a_line_makes_the_whole_unit_low():
    table = firing("0505 vE: u1 infantry 10 R (line 0504)\n0604 vW: c1 infantry 7 9/9", options=AMMUNITION)
    table.play("FireAt", target="0604", origin="0504")
    shoot(table, 5, action="EndFire")
    assert table.ammunition("u1") == "low"


# --- 10.92, 10.93 resupply -------------------------------------------------------------------------------------------


@pytest.mark.rule("C10.92.a", "C10.69.e")
@pytest.mark.parametrize(
    ("unit", "before", "after"),
    [("infantry 7", "out", "low"), ("infantry 7", "low", "full"), ("artillery 4N", "out", "low")],
)
def test_10_92_one_step_better_without_a_roll(unit, before, after):
    table = resting(f"0505 vE: u1 {unit} ({before})")
    table.play("Resupply", unit="u1")
    assert table.ammunition("u1") == after
    assert table.refusal("ActivateUnit", unit="u1").code == "has_acted"
    assert code(table, "Resupply", unit="u1") == ("C3.III.f", "has_acted")


@pytest.mark.rule("C10.92.a")
def test_10_92_who_lacks_nothing_or_has_moved_is_not_resupplied():
    table = resting("0505 vE: u1 infantry 7, u2 infantry 3 (low)\n0507 vE: u3 infantry 3 (low, acted)")
    assert code(table, "Resupply", unit="u1") == ("C10.92.a", "ammunition_full")
    assert code(table, "Resupply", unit="u3") == ("C3.III.f", "has_acted")


@pytest.mark.rule("C10.92.a", "C13.4.a")
def test_10_92_rally_and_resupply_go_together_but_resupply_only_once():
    table = resting("0505 vE: u1 infantry 7 (out, acted, rallied)")
    table.play("Resupply", unit="u1")
    assert code(table, "Resupply", unit="u1") == ("C10.92.a", "has_resupplied")


@pytest.mark.rule("C10.92.b")
def test_10_92_one_section_is_resupplied_while_the_other_fires():
    table = resting("0205 vE: u1 artillery 4P+2N (out)\n0907 vW: c1 infantry 7 9/9")
    table.play("Resupply", unit="u1", section=0)
    assert table.ammunition("u1") == "low/out"
    assert code(table, "Resupply", unit="u1", section=0) == ("C10.92.b", "section_is_busy")
    table = resting("0205 vE: u1 artillery 4P+2N (low)\n0907 vW: c1 infantry 7 9/9")
    table.play("Resupply", unit="u1", section=0)
    table.play("ActivateUnit", unit="u1")
    assert code(table, "FireAt", target="0907", sections=[0]) == ("C10.69.b", "no_ammunition")
    assert code(table, "Step", to="0305") == ("C10.33.b", "fired_and_stays")
    shoot(table, 3, target="0907")
    assert fired(table)[0][:2] == ("u1", 2)


@pytest.mark.rule("C10.92.b")
def test_10_92_the_section_that_has_fired_is_not_resupplied():
    table = firing("0205 vE: u1 artillery 4P+2N (low)\n0907 vW: c1 infantry 7 9/9")
    table.play("FireAt", target="0907", sections=[1])
    shoot(table, 3, action="EndFire")
    table.play("EndUnit")
    assert code(table, "Resupply", unit="u1", section=1) == ("C10.92.b", "section_is_busy")
    table.play("Resupply", unit="u1", section=0)
    assert table.ammunition("u1") == "full/low"
    assert code(table, "Resupply", unit="u1", section=5) == ("C10.65.b", "no_such_section")


@pytest.mark.rule("C10.92.c", "C17.22.c")
def test_10_92_resupply_does_not_tire():
    table = resting(
        "0505 vE: u1 infantry 7 (low)",
        options={"fatigue": True},
        fatigue={"u-brigade": 0},
        tallies={"fatiguing": {"u-brigade": 2}},
    )
    table.play("Resupply", unit="u1")
    table.play("EndBrigade")
    assert table.fatigue("u-brigade") == 0


@pytest.mark.rule("C10.92.d")
def test_10_92_then_it_may_turn_by_one_corner():
    table = resting("0505 vE: u1 infantry 7 (low)")
    assert code(table, "Resupply", unit="u1", facing="vSW") == ("C10.92.d", "one_corner_only")
    table.play("Resupply", unit="u1", facing="vSE")
    assert (table.facing("u1"), table.ammunition("u1")) == ("vSE", "full")
    stack = resting("0505 vE: u1 infantry 4 (low), u2 infantry 3")
    assert code(stack, "Resupply", unit="u1", facing="vSE") == ("C7.11.c", "cannot_turn_alone")


@pytest.mark.rule("C10.92.d", "C13.41.b")
def test_10_92_a_unit_that_turned_after_its_rally_does_not_turn_again():
    table = resting("0505 vE: u1 infantry 7 7/5 (low, disordered)")
    table.dice(1).play("Rally", unit="u1")
    table.play("TurnAfterRally", facing="vSE")
    assert code(table, "Resupply", unit="u1", facing="vE") == ("C10.92.d", "turned_at_rest")
    assert table.allows("Resupply", unit="u1")
    table = resting("0505 vE: u1 infantry 7 7/5 (low, disordered)")
    table.play("Resupply", unit="u1", facing="vSE")
    table.dice(1).play("Rally", unit="u1")
    assert table.asked == "brigade.act"


@pytest.mark.rule("C10.93.a")
def test_10_93_not_next_to_the_enemy():
    table = resting("0505 vE: u1 infantry 7 (low)\n0605 vW: c1 infantry 7")
    assert code(table, "Resupply", unit="u1") == ("C10.93.a", "resupply_next_to_enemy")


@pytest.mark.rule("C10.92.a")
@pytest.mark.parametrize(("turn", "die", "level"), [(1, None, "full"), (2, 4, "full"), (2, 5, "low"), (2, 10, "full")])
def test_k6_a_battle_may_make_infantry_roll_for_it(turn, die, level):
    table = resting("0505 vE: u1 infantry 7 (low)", turn=turn, rules={"resupply_roll": ((0, 2, 4),)})
    if die is not None:
        table.dice(die)
    table.play("Resupply", unit="u1")
    assert table.ammunition("u1") == level


@pytest.mark.rule("C10.94.a")
def test_10_94_who_mounts_has_all_his_ammunition_again():
    table = firing("0505 vE: u1 cavalry 4 C (dismounted, out)", options=AMMUNITION)
    table.play("Mount")
    assert table.ammunition("u1") == "full"


# --- 10.82 combined small arms ---------------------------------------------------------------------------------------

COMBINED = {"combined_small_arms": True}
STACK = "0505 vE attack: u1 infantry 3 R, u2 infantry 4 M\n{} vW: c1 infantry 7 9/9"


@pytest.mark.rule("C10.82.a", "C10.82.b", "C10.14.a")
def test_10_82_units_of_a_hex_fire_together_with_the_worst_modifiers():
    table = firing(STACK.format("0706"), options=COMBINED)
    shoot(table, 3, target="0706", units=["u2"])
    assert fired(table)[0][:2] == ("u1 u2", 7)
    assert modifiers(table) == {"range": -3}
    assert table.has_mark("u2", "fired")


@pytest.mark.rule("C10.82.b")
@pytest.mark.parametrize("flag", ["disordered", "low", "green"])
def test_10_82_the_state_of_the_worst_counts_for_all(flag):
    units = STACK.format("0605").replace("4 M", f"4 R ({flag})")
    table = firing(units, options=COMBINED)
    shoot(table, 3, target="0605", units=["u2"])
    assert {"disordered": -1, "low": -2, "green": -1}[flag] in modifiers(table).values()
    assert ("prepared" in modifiers(table)) is (flag != "disordered")


@pytest.mark.rule("C10.82.a")
def test_10_82_they_do_not_fire_at_one_hex_one_after_the_other():
    table = firing(STACK.format("0605"), options=COMBINED)
    shoot(table, 10, target="0605")
    table.play("EndUnit")
    table.play("ActivateUnit", unit="u2")
    assert code(table, "FireAt", target="0605") == ("C10.82.a", "must_combine")


@pytest.mark.rule("C10.82.c")
def test_10_82_a_unit_that_has_moved_waits_for_the_others():
    table = firing(
        "0404 vE attack: u1 infantry 3 R\n0405 vE attack: u2 infantry 4 R\n0706 vW: c1 infantry 7 9/9", options=COMBINED
    )
    table.play("Step", to="0505")
    table.play("EndUnit")
    table.play("ActivateUnit", unit="u2")
    table.play("Step", to="0505")
    shoot(table, 3, target="0706", units=["u1"])
    assert sorted(fired(table)[0][0].split()) == ["u1", "u2"]


@pytest.mark.rule("C10.82.d")
def test_10_82_the_stack_divides_as_one_unit():
    table = firing(STACK.format("0605").replace("4 M", "4 R") + "\n0604 vW: c2 infantry 7 9/9", options=COMBINED)
    assert {p for p in range(8) if table.allows("FireAt", target="0605", points=p, units=["u2"])} == {0, 3, 4}
    offered = {row["points"] for row in table.candidates() if row["do"] == "FireAt" and row["units"] == ["u2"]}
    assert offered == {0, 3, 4}
    table.play("FireAt", target="0605", points=4, units=["u2"])
    shoot(table, 10, 10, target="0604", units=["u2"])
    assert [row[:2] for row in fired(table)] == [("u1 u2", 4), ("u2", 3)]


@pytest.mark.rule("C10.82.a")
def test_10_82_the_other_side_does_not_combine():
    table = exchange(
        STACK.format("0605").replace("c1 infantry 7 9/9", "c1 infantry 3, c2 infantry 3"), options=COMBINED
    )
    table.play("FireAt", target="0605")
    refused = code(table, "AnswerFire", unit="c1", target="0505", units=["c2"])
    assert refused == ("C10.14.a", "units_fire_alone")
