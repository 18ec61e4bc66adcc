"""7 and 8 in combat: what facing, refusal, stacks and extensions mean for fire, assault, retreat, advance and rally."""

from __future__ import annotations

import pytest

from caracole.play.table import position
from caracole.systems.gbacw.rules.assault import targets
from caracole.systems.gbacw.rules.assault.strength import points
from caracole.systems.gbacw.rules.command import command
from caracole.systems.gbacw.rules.fire.nonphasing import open_nonphasing
from caracole.systems.gbacw.rules.stacking.stack_moves import begin_together
from caracole.systems.gbacw.rules.stacking.stacking import why_not_stack
from systems.gbacw.rules.assault.positions import facing_off
from systems.gbacw.rules.extension.positions import SILENT, acting, code, effect, moving, number
from systems.gbacw.rules.fire.positions import exchange, fired, firing, modifiers, shoot
from systems.gbacw.rules.results.positions import clash, fall_back, hit, offer_advance, table_with

NEAR = "0605 vW: c1 infantry 7"


# --- 7.23, 7.25, 7.33 facing and refusal in combat -------------------------------------------------------------------


@pytest.mark.rule("C7.23.c", "C7.33.b")
def test_7_23_an_advance_turns_free_and_ends_refusal():
    table = table_with("0909 vE: u1 infantry 6\n0202 vNW: c1 infantry (refused left)")
    offer_advance(table, "c1", "0102")
    table.play("Advance", unit="c1", to=["0102"])
    assert table.refused("c1") == "none"
    assert code(table, "FaceAfterAdvance", facing="vE") == ("C12.6.a", "one_corner")
    table.play("FaceAfterAdvance", facing="vW")
    assert table.facing("c1") == "vW"
    assert not table.has_mark("c1", "spent mp")


@pytest.mark.rule("C7.25.a")
def test_7_25_a_retreat_keeps_the_facing_but_among_friends():
    table = table_with(f"0505 vE: u1 infantry 6\n{NEAR}")
    fall_back(table, "u1", 1, 1)
    table.play("Retreat", units=["u1"], path=["0405"])
    assert table.facing("u1") == "vE"
    friends = table_with(f"0505 vE: u1 infantry 6\n0405 vSE: u2 infantry 3\n{NEAR}")
    fall_back(friends, "u1", 1, 1)
    friends.play("Retreat", units=["u1"], path=["0405"])
    assert friends.facing("u1") == "vSE"


@pytest.mark.rule("C7.33.b")
def test_7_33_a_retreat_before_an_assault_ends_refusal_and_another_does_not():
    for words, refused in (({"voluntary": True, "before": True}, "none"), ({}, "right")):
        table = table_with(f"0505 vE: u1 infantry 6 (refused right)\n{NEAR}")
        fall_back(table, "u1", 1, 1, **words)
        table.play("Retreat", units=["u1"], path=["0404"])
        assert table.refused("u1") == refused


@pytest.mark.rule("C7.23.f", "C7.25.b")
def test_7_25_who_rallies_turns_one_corner_free_but_not_refused_nor_in_a_stack():
    table = acting("0505 vE: u1 infantry 6 (disordered)")
    table.dice(1).play("Rally", unit="u1")
    assert code(table, "TurnAfterRally", facing="vW") == ("C13.41.b", "one_corner")
    table.play("TurnAfterRally", facing="vNE")
    assert table.facing("u1") == "vNE"
    for units in ("u1 infantry 6 (disordered, refused left)", "u1 infantry 6 (disordered), u2 infantry 3"):
        other = acting(f"0505 vE: {units}")
        other.dice(1).play("Rally", unit="u1")
        assert other.asked == "brigade.act"


@pytest.mark.rule("C7.23.e", "C8.26.a")
def test_7_23_one_corner_is_free_before_fire_and_turns_the_stack():
    table = moving("0505 vE: u1 infantry 6, u2 infantry 3\n0803 vW: c1 infantry", **SILENT)
    table.play("Turn", facing="vNE")
    assert table.left() == 6
    assert code(table, "FireAt", target="0803")[1] == "fires_with_its_stack"
    table.play("JoinStack")
    assert (table.facing("u2"), code(table, "FireAt", target="0803")) == ("vNE", None)
    assert code(table, "Step", to="0504") == ("C8.23.a", "has_joined")
    woods = moving("0505 vE attack: u1 infantry 6\n0803 vW: c1 infantry", map="0505: woods", **SILENT)
    woods.play("Turn", facing="vNE")
    assert woods.left() == 2


@pytest.mark.rule("C7.34.j")
def test_7_34_nobody_assaults_through_the_refused_front():
    units = "0505 vE attack: u1 infantry 6{}\n0506 vNE: c1 infantry"
    table = acting(units.format(" (refused right)"))
    assert targets.faced(table.game, table.state, number(table, "unit", "u1")) == []
    turned = acting(units.format("").replace("0505 vE", "0505 vSE"))
    assert targets.faced(turned.game, turned.state, number(turned, "unit", "u1")) == [number(turned, "hex", "0506")]


# --- 8.1 limits ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C8.11.b", "C8.23.a")
def test_8_11_a_retreat_goes_through_friends_beyond_all_limits():
    full = "\n".join(f"{where} vE: u{where} infantry 12" for where in ("0404", "0405", "0504", "0506"))
    table = table_with(f"0505 vE: u1 infantry 6\n{full}\n{NEAR}")
    fall_back(table, "u1", 1, 1)
    assert not table.allows("Retreat", units=["u1"], path=["0405"])
    table.dice(1).play("Retreat", units=["u1"], path=["0405", "0305"])
    assert table.where("u1") == "0305"


@pytest.mark.rule("C8.12.j")
def test_8_12_the_limits_follow_the_orders_and_the_battle():
    def limit(units, **words):
        table = position("gbacw", units=units, active="u-brigade", **words)
        where = number(table, "hex", "0505")
        return why_not_stack(table.game, table.state, table.state.at[where], where)

    assert limit("0505 vE: u1 infantry 8, u2 infantry 7") is None
    assert limit("0505 sN: u1 infantry 4, u2 infantry 4").args["limit"] == 7
    mixed = limit("0505 vE: u1 infantry 4, u2 infantry 4 (march)")
    assert (mixed.rule, mixed.code) == ("C8.12.a", "march_with_others")


# --- 8.3 stacks under fire -------------------------------------------------------------------------------------------


@pytest.mark.rule("C8.32.a")
def test_8_32_guns_and_foot_of_a_hex_fire_apart():
    table = moving("0505 vE: u1 artillery 4N, u2 infantry 6\n0705 vW: c1 infantry", **SILENT)
    assert code(table, "FireAt", target="0705", units=["u2"]) == ("C10.14.a", "units_fire_alone")
    assert table.allows("FireAt", target="0705")
    words = {**SILENT, "options": {"combined_small_arms": True}}
    foot = moving("0505 vE: u1 infantry 3, u2 infantry 3\n0705 vW: c1 infantry", **words)
    assert foot.allows("FireAt", target="0705", units=["u2"]), "with the option foot of one hex fires together"
    mixed = moving("0505 vE: u1 artillery 3N, u2 infantry 3\n0705 vW: c1 infantry", **words)
    assert code(mixed, "FireAt", target="0705", units=["u2"]) == ("C10.14.a", "units_fire_alone")


@pytest.mark.rule("C8.31.e")
@pytest.mark.parametrize("fires", [True, False])
def test_8_31_who_comes_on_top_of_those_who_have_fired_finds_the_limit_used_up(fires):
    table = firing("0505 vE attack: u1 infantry 7\n0604 vSW attack: u2 infantry 7\n0805 vW: c1 infantry 7 9/9")
    if fires:
        shoot(table, 5, target="0805")
    table.play("EndUnit")
    table.play("ActivateUnit", unit="u2")
    table.play("Step", to="0505")
    table.play("JoinStack")
    assert table.stack("0505") == ["u2", "u1"]
    assert table.allows("FireAt", target="0805") is not fires


@pytest.mark.rule("C8.52.i")
def test_8_52_a_column_has_no_prepared_fire():
    line = firing("0505 vE: u1 infantry 9\n0605 vW: c1 infantry 7 9/9")
    shoot(line, 5, target="0605")
    assert "prepared" in modifiers(line)
    column = firing("0505 vE: u1 infantry 9 (column 0405)\n0605 vW: c1 infantry 7 9/9")
    shoot(column, 5, target="0605", origin="0505")
    assert "prepared" not in modifiers(column)


@pytest.mark.rule("C8.35.a", "C8.35.b")
def test_8_35_the_top_unit_takes_the_result_and_if_it_falls_into_disorder_the_others_check():
    table = table_with("0505 vE: u1 infantry 6, u2 infantry 6\n0805 vW: c1 infantry")
    hit(table, "0505", "1d+2", 9, 3)
    assert (table.strength("u1"), table.strength("u2")) == (5, 6)
    assert (table.is_disordered("u1"), table.is_disordered("u2")) == (True, False)
    checks = table.happened("cohesion_checked")
    assert [row.args["unit"] for row in checks] == ["u1", "u2"]
    assert [row.args["total"] - row.args["die"] for row in checks] == [2, 0]
    steady = table_with("0505 vE: u1 infantry 6, u2 infantry 6\n0805 vW: c1 infantry")
    hit(steady, "0505", "d", 1)
    assert len(steady.happened("cohesion_checked")) == 1


@pytest.mark.rule("C8.35.b")
def test_8_35_a_collapse_of_the_top_unit_alone_makes_the_others_check():
    """Two points of six are left: no d, but the Collapse Disorders it."""
    table = table_with("0505 vE: u1 infantry 6 (lost 3), u2 infantry 3\n0805 vW: c1 infantry")
    hit(table, "0505", "1", 1)
    assert [row.args["unit"] for row in table.happened("cohesion_checked")] == ["u2"]


@pytest.mark.rule("C8.35.c")
def test_8_35_excess_losses_pass_down_and_the_rest_of_the_result_does_not():
    table = table_with("0505 vE: u1 infantry 1, u2 infantry 6\n0805 vW: c1 infantry")
    hit(table, "0505", "2d", 3)
    assert (table.is_eliminated("u1"), table.strength("u2")) == (True, 5)
    assert [row.args["unit"] for row in table.happened("cohesion_checked")] == ["u2"]


@pytest.mark.rule("C8.35.d")
def test_8_35_example_shell_strikes_each_for_itself():
    """Artillery at five hexes: the top unit fails, the bottom one passes and does not check again."""
    table = table_with("0505 vE: u1 infantry 6, u2 infantry 6\n1005 vW: c1 artillery 4N")
    hit(table, "0505", "d", 9, 3, cause="shell")
    assert (table.is_disordered("u1"), table.is_disordered("u2")) == (True, False)
    assert len(table.happened("cohesion_checked")) == 2


@pytest.mark.rule("C8.35.f", "C8.37.b", "C8.37.a")
@pytest.mark.parametrize(("die", "guns"), [(1, (3, 2)), (2, (4, 1))])
def test_8_37_a_battery_loses_guns_of_a_section_at_random_and_checks_once(die, guns):
    table = table_with("0505 vE: u1 artillery 4N+2H12\n0805 vW: c1 infantry")
    hit(table, "0505", "1d", die, 1)
    assert table.guns("u1") == guns
    assert len(table.happened("cohesion_checked")) == 1


@pytest.mark.rule("C8.44.q")
def test_8_44_fire_at_one_part_of_a_line_meets_the_ground_of_that_part():
    for target, sheltered in (("0705", False), ("0706", True)):
        table = firing("0505 vE: u1 infantry 6\n0705 vW: c1 infantry 9 (line 0706)", map="0706: woods")
        shoot(table, 5, target=target)
        assert ("terrain" in modifiers(table)) == sheltered


# --- 8.36, 8.44, 8.5 in assault --------------------------------------------------------------------------------------


@pytest.mark.rule("C8.44.t", "C8.5.l", "C8.5.k")
def test_8_44_an_attacker_need_not_touch_all_hexes_of_an_extended_defender():
    for defender in ("0605 vW: c1 infantry 9 (line 0604)", "0605 vW: c1 infantry 9 (column 0705)"):
        table = acting(f"0505 vE attack: u1 infantry 6\n{defender}", **SILENT)
        unit = number(table, "unit", "u1")
        assert number(table, "hex", "0605") in targets.faced(table.game, table.state, unit)
        assert points(table.game, table.state, number(table, "unit", "c1")) == 9


@pytest.mark.rule("C8.44.t", "C8.5.l")
@pytest.mark.parametrize("defender", ["0605 vW: c1 infantry 9 (line 0606)", "0605 vNW: c1 infantry 9 (column 0606)"])
def test_8_44_who_touches_one_hex_of_an_extended_defender_joins_who_touches_two(defender):
    table = facing_off(f"0505 vE attack: u1 infantry 6\n0506 vE attack: u2 infantry 6\n{defender}")
    table.play("DesignateAssault", unit="u2", targets=["0605", "0606"])
    assert code(table, "JoinAssault", unit="u1", other="u2") is None


@pytest.mark.rule("C8.36.a")
def test_8_36_stacked_units_combine_their_strengths_attacking_and_defending():
    table = facing_off("0505 vE: u1 infantry 5, u2 infantry 4\n0605 vW: c1 infantry 4, c2 infantry 3")
    odds = table.assault_odds("u1 u2", "0605")
    assert (odds["attack"], odds["defence"]) == (9, 7)


@pytest.mark.rule("C8.36.d", "C8.36.e")
def test_8_36_the_whole_stack_is_disordered_and_retreats():
    table = table_with("0505 vE: u1 infantry 6, u2 infantry 4\n0604 vW: c1 infantry 7")
    clash(table, "c1", "u1, u2", 5)
    assert (table.is_disordered("u1"), table.is_disordered("u2")) == (True, True)
    table.play("Retreat", units=["u1", "u2"], path=["0405"])
    assert table.stack("0405") == ["u1", "u2"]


@pytest.mark.rule("C8.36.g")
def test_8_36_each_defender_of_a_stack_fires_before_an_assault_for_itself():
    table = exchange(
        "0505 vE attack: u1 infantry 7 9/9\n0605 vW: c1 infantry 4 9/9 (targeted), c2 infantry 3 9/9 (targeted)"
    )
    attackers, where = (number(table, "unit", "u1"),), number(table, "hex", "0505")
    effect(table, open_nonphasing, "pre_assault", attackers[0], where, units=attackers, hexes=(where,))
    table.play("AnswerFire", unit="c1", target="0505")
    shoot(table, 1, 1, action="AnswerFire", unit="c2", target="0505")
    assert [row[:2] for row in fired(table)] == [("c1", 4), ("c2", 3)]


# --- 8.21 a charge ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("C8.21.c")
def test_8_21_who_charges_moves_as_a_stack_over_any_ground():
    table = acting("0505 vE attack: u1 cavalry 3 (charging), u2 cavalry 2 (charging)")
    riders = tuple(number(table, "unit", name) for name in ("u1", "u2"))
    effect(table, begin_together, riders)
    table.play("Step", to="0605")
    assert table.stack("0605") == ["u1", "u2"]
    table.play("EndUnit")
    assert table.asked == "brigade.act"


# --- 8.47 advance and retreat ----------------------------------------------------------------------------------------


@pytest.mark.rule("C8.47.a", "C8.47.b", "C8.47.c")
def test_8_47_example_a_line_advances_straight_ahead_or_by_a_wheel():
    def advance(to):
        table = position(
            "gbacw",
            map="size 30 x 30",
            units="2222 vE attack: u1 infantry 9 (line 2223)\n1010 vW: c1 infantry",
            active="u-brigade",
        )
        offer_advance(table, "u1", "2323", must=True)
        assert table.refusal("Advance", unit="u1", to=["2323"]).code == "no_such_advance"
        table.play("Advance", unit="u1", to=to)
        return table.where("u1"), table.extension("u1"), table.facing("u1")

    assert advance(["2323", "2324"]) == ("2323", ["2324"], "vE")
    assert advance(["2323", "2223"]) == ("2323", ["2223"], "vSE")


@pytest.mark.rule("C8.47.a", "C8.52.k")
def test_8_47_only_who_cannot_go_extended_goes_without_and_a_column_closes_up():
    blocked = acting("0505 vE attack: u1 infantry 9 (line 0506)\n0605 vE attack: u2 infantry 5\n1010 vW: c1 infantry")
    offer_advance(blocked, "u1", "0604", must=True)
    blocked.play("FaceAfterAdvance", facing="vE")
    assert (blocked.where("u1"), blocked.extension("u1"), blocked.formation("u1")) == ("0604", [], "ordinary")
    column = acting("0505 vE: u1 infantry 9 (column 0405)\n1010 vW: c1 infantry")
    offer_advance(column, "u1", "0605", must=True)
    column.play("FaceAfterAdvance", facing="vE")
    assert (column.where("u1"), column.extension("u1"), column.formation("u1")) == ("0605", [], "ordinary")


@pytest.mark.rule("C8.47.d", "C8.5.m")
def test_8_47_extended_units_retreat_extended_if_they_can():
    line = table_with("0505 vE: u1 infantry 9 (line 0506)\n0605 vW: c1 infantry")
    fall_back(line, "u1", 1, 1)
    if line.asked == "retreat.choose":
        line.play("Retreat", units=["u1"], path=["0405"])
    assert (line.where("u1"), line.extension("u1"), line.formation("u1")) == ("0405", ["0406"], "line")
    column = table_with("0605 vE: u1 infantry 9 (column 0505)\n0706 vW: c1 infantry")
    fall_back(column, "u1", 1, 1)
    if column.asked == "retreat.choose":
        path = next(row["path"] for row in column.candidates())
        column.play("Retreat", units=["u1"], path=path)
    assert column.formation("u1") == "column"


@pytest.mark.rule("C8.47.e")
@pytest.mark.parametrize(("flags", "die", "disordered"), [("", 3, False), ("", 9, True), (", disordered", 9, True)])
def test_8_47_who_cannot_retreat_extended_closes_up_and_checks(flags, die, disordered):
    """At the edge of the map the line has nowhere to go as a line."""
    table = table_with(f"0105 vE: u1 infantry 9 (line 0106{flags})\n0205 vW: c1 infantry")
    fall_back(table, "u1", 1, 1)
    dice = (die,) if "disordered" not in flags else ()
    table.dice(*dice).play("Retreat", units=["u1"], path=["0104"])
    assert (table.where("u1"), table.extension("u1"), table.formation("u1")) == ("0104", [], "ordinary")
    assert (table.is_disordered("u1"), table.strength("u1")) == (disordered, 9)


# --- 8.5 command -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("C8.5.n")
def test_8_5_the_hexes_of_a_column_carry_the_chain_of_command():
    units = "0805 sSE: u1 infantry 15 {}\n0906 sSE: u2 infantry 3\n0603 sSE: u3 infantry 3"
    leader = "0603: u-smith brigade range 0"
    far = position("gbacw", units=units.format(""), leaders=leader, active="u-brigade")
    near = position("gbacw", units=units.format("(column 0705 0604)"), leaders=leader, active="u-brigade")
    found = [command.is_in_command(table.game, table.state, number(table, "unit", "u2")) for table in (far, near)]
    assert found == [False, True]
