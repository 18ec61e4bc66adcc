"""11.1, 11.2, 11.31, 11.32: who may assault, who must, whom, and together with whom."""

from __future__ import annotations

import pytest

from caracole.systems.gbacw.rules.assault.strength import ratio
from caracole.systems.gbacw.rules.orders.loose_rein import BOUND, CHARGE
from systems.gbacw.rules.assault.positions import code, facing_off, plan, ready, told

FOE = "0605 vW: c1 infantry 5"


def designate(line, map="", foe=FOE, **words):
    """What speaks against an assault of u1 from 0505 on 0605? Two friends stand ready, so that there is a Step 1."""
    table = facing_off(f"0505 {line}\n{foe}\n0706 vW: u9 infantry 4", map, **words)
    return code(table, "DesignateAssault", unit="u1", targets=["0605"])


# --- 11.12 -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C11.12.a", "C11.11.a", "C10.0.c")
def test_11_12_assaults_come_after_all_movement_and_fire():
    table = ready(f"0505 vE: u1 infantry 8\n{FOE}")
    assert table.asked == "brigade.act"
    assert "DesignateAssault" not in {action["do"] for action in table.candidates()}
    table.play("EndBrigade")
    assert table.asked == "assault.designate"


@pytest.mark.rule("C11.12.b", "C11.12.b1", "C11.12.c", "C11.22.a")
@pytest.mark.parametrize("line", ["vE attack: u1 infantry 8", "vE: u1 infantry 8", "vE: u1 infantry 8 (disordered)"])
def test_11_12_attack_and_advance_orders_may_assault_disordered_or_not(line):
    assert designate(line) is None


@pytest.mark.rule("C11.12.b1")
def test_11_12_nobody_assaults_under_march_orders():
    table = facing_off(
        f"0505 sSE: u1 infantry 7\n{FOE}\n0706 vW: u9 infantry 4", active="u-brigade", orders={"u-brigade": "advance"}
    )
    assert code(table, "DesignateAssault", unit="u1", targets=["0605"]) == ("C11.12.b1", "march_never_assaults")


@pytest.mark.rule("C11.12.b2")
def test_11_12_only_the_activated_brigade_assaults():
    assert designate("vE: u1 infantry 8 @u-other") == ("C11.12.b2", "other_brigade")
    table = facing_off(f"0505 vE: u1 infantry 8\noff: u2 infantry 5\n{FOE}")
    assert code(table, "DesignateAssault", unit="u2", targets=["0605"]) == ("C11.12.b2", "not_on_map")


@pytest.mark.rule("C11.12.b3")
@pytest.mark.parametrize("flag", ["rallied", "building", "resupplied"])
def test_11_12_who_rallied_or_built_does_not_assault(flag):
    assert designate(f"vE: u1 infantry 8 ({flag})") == ("C11.12.b3", "rallied_or_built")


@pytest.mark.rule("C11.12.b4", "C7.34.j")
def test_11_12_the_enemy_is_in_a_front_hex_and_not_in_the_refused_front():
    assert designate("vNW: u1 infantry 8") == ("C11.12.b4", "nobody_in_front")
    refused = facing_off(
        "0505 vE: u1 infantry 8 (refused right)\n0506 vNW: c1 infantry 5\n0604 vW: c2 infantry 5", leaders=""
    )
    assert refused.side_toward("u1", "0506") == "refused_front"
    assert code(refused, "DesignateAssault", unit="u1", targets=["0506"]) == ("C11.12.b4", "not_in_front")
    assert refused.allows("DesignateAssault", unit="u1", targets=["0604"])


@pytest.mark.rule("C11.12.b5", "C11.12.b6", "C11.12.d", "C9.53.c")
@pytest.mark.parametrize(
    ("flag", "why"),
    [
        ("minimum move", "used_minimum_move"),
        ("turned after entry", "turned_after_entering"),
        ("crossed", "crossed_to_enemy"),
        ("conformed", "conformed_next_to_enemy"),
        ("withdrew", "withdrew"),
        ("finished", "finished"),
    ],
)
def test_11_12_what_was_done_before_forbids_an_assault(flag, why):
    assert designate(f"vE attack: u1 infantry 8 (entered hex, {flag})")[1] == why


@pytest.mark.rule("C11.12.b6")
def test_11_12_who_began_adjacent_may_turn_in_place_and_assault():
    table = ready(f"0505 vNE attack: u1 infantry 8\n{FOE}")
    table.play("ActivateUnit", unit="u1")
    table.play("Turn", facing="vE")
    table.play("EndUnit")
    table.play("EndBrigade")
    assert table.allows("DesignateAssault", unit="u1", targets=["0605"])


@pytest.mark.rule("C11.12.b7", "C11.31.b")
def test_11_12_not_across_what_cannot_be_crossed():
    closed = "0605: level 2\n0505/SE: abrupt"
    assert designate("vE attack: u1 cavalry 4", map=closed) == ("C11.12.b7", "hexside_closed")
    assert designate("vE attack: u1 infantry 8", map=closed) is None
    # RN11.31.1: whom one cannot reach need not be assaulted.
    table = facing_off(f"0505 vE attack: u1 cavalry 4\n{FOE}\n0604 vW: c2 infantry 5", map=closed)
    table.play("DesignateAssault", unit="u1", targets=["0604"])
    assert table.allows("EndDesignation")


@pytest.mark.rule("C11.61.a", "C8.52.j")
def test_11_61_artillery_never_assaults_nor_does_a_column():
    assert designate("vE: u1 artillery 4N") == ("C11.61.a", "artillery_never_assaults")
    column = facing_off(f"0505 vE: u1 infantry 8 (column 0404)\n{FOE}\n0706 vW: u9 infantry 4")
    assert code(column, "DesignateAssault", unit="u1", targets=["0605"]) == ("C8.52.j", "column_never_assaults")


# --- 11.21, 11.22 ----------------------------------------------------------------------------------------------------


def must(line, **words):
    table = facing_off(f"0505 {line}\n{FOE}\n0706 vW: u9 infantry 4", **words)
    return code(table, "EndDesignation")


@pytest.mark.rule("C11.21.a", "C11.22.a", "C11.31.c")
def test_11_21_infantry_that_moved_next_to_the_enemy_and_did_not_fire_must_assault():
    assert must("vE attack: u1 infantry 8 (entered hex)") == ("C11.21.a", "must_assault")
    assert must("vE attack: u1 cavalry 4 (dismounted, entered hex)") == ("C11.21.a", "must_assault")
    assert must("vE attack: u1 infantry 8 (entered hex, fired)") is None
    assert must("vE attack: u1 infantry 8") is None
    assert must("vE: u1 infantry 8 (entered hex)") is None
    # RN11.21.1: what 11.12 forbids is not obligatory.
    assert must("vE attack: u1 infantry 8 (entered hex, turned after entry)") is None


@pytest.mark.rule("C11.21.c", "C11.21.d")
def test_11_21_mounted_cavalry_that_closed_must_assault():
    assert must("vE attack: u1 cavalry 4 (entered hex)") == ("C11.21.c", "must_assault")
    assert must("vE attack: u1 cavalry 4 (entered hex, fired)") is None
    assert must("vE attack: u1 cavalry 4 (charging)") == ("C11.21.d", "must_assault")


@pytest.mark.rule("C11.21.f")
def test_11_21_who_stacks_under_guns_may_charge_but_need_not():
    guns = "vE attack: u-bat artillery 4N, u1 infantry 8 (entered hex)"
    assert must(guns) is None
    assert designate(guns) is None
    assert must("vE attack: u-bat artillery 4N, u1 cavalry 4 (charging)") == ("C11.21.d", "must_assault")


@pytest.mark.rule("C11.21.a")
def test_6_24_a_brigade_that_must_charge_leaves_nobody_out_who_heard_of_it():
    table = facing_off(f"0505 vE attack: u1 infantry 8\n{FOE}", brigade_marks={"must_charge": "u-brigade"})
    assert table.allows("EndDesignation")
    table.state.turn_notes = (*table.state.turn_notes, (BOUND, table.game.field.numbers["unit"]["u1"], CHARGE))
    assert code(table, "EndDesignation") == ("C6.24.b", "must_assault")


# --- 11.31 -----------------------------------------------------------------------------------------------------------

THREE = """
    0504 vE: u-a1 infantry 5
    0505 vE: u-a2 infantry 5
    0506 vE: u-a3 infantry 5
    0604 vW: c-d1 infantry 4
    0605 vW: c-d2 infantry 4
"""
D1, D2 = "0604", "0605"


@pytest.mark.rule("C11.31.d", "C11.32.b")
def test_11_32_example_1_three_against_two_do_not_combine():
    table = facing_off(THREE)
    table.play("DesignateAssault", unit="u-a2", targets=[D1, D2])
    for unit in ("u-a1", "u-a3"):
        assert code(table, "JoinAssault", unit=unit, other="u-a2") == ("C11.31.d", "many_against_many")


@pytest.mark.rule("C11.31.c", "C11.32.e", "C11.32.i")
def test_11_32_example_1_the_middle_may_take_both_alone():
    table = facing_off(THREE)
    table.play("DesignateAssault", unit="u-a2", targets=[D1, D2])
    assert table.allows("EndDesignation")
    strengths = ratio(table.game, table.state, plan(table, "u-a2", f"{D1} {D2}"))
    assert (strengths.attack, strengths.defence) == (10, 16)


@pytest.mark.rule("C11.31.b")
@pytest.mark.parametrize("helped", [False, True])
def test_11_32_example_1_if_the_middle_attacks_one_somebody_attacks_the_other(helped):
    table = facing_off(THREE)
    table.play("DesignateAssault", unit="u-a2", targets=[D2])
    if helped:
        table.play("JoinAssault", unit="u-a3", other="u-a2")
    assert code(table, "EndDesignation") == ("C11.31.b", "unassaulted")
    table.play("DesignateAssault", unit="u-a1", targets=[D1])
    assert table.allows("EndDesignation")


@pytest.mark.rule("C11.31.b", "C11.32.e")
def test_11_31_nobody_is_left_to_others_who_are_not_there():
    table = facing_off(THREE.replace("0504 vE: u-a1 infantry 5", "0404 vE: u-a1 infantry 5"))
    assert code(table, "DesignateAssault", unit="u-a2", targets=[D2]) == ("C11.31.b", "left_unassaulted")
    assert table.allows("DesignateAssault", unit="u-a2", targets=[D1, D2])


@pytest.mark.rule("C11.31.a", "C11.32.f")
def test_11_31_one_unit_one_assault_against_somebody():
    table = facing_off(THREE)
    assert code(table, "DesignateAssault", unit="u-a1", targets=[]) == ("C11.31.a", "no_targets")
    assert code(table, "DesignateAssault", unit="u-a2", targets=[D2, D1]) == ("C11.31.a", "no_targets")
    assert code(table, "DesignateAssault", unit="u-a1", targets=[D2]) == ("C11.12.b4", "not_in_front")
    table.play("DesignateAssault", unit="u-a1", targets=[D1])
    assert told(table, "assault_declared") == [{"units": ["u-a1"], "hexes": [D1]}]
    assert code(table, "DesignateAssault", unit="u-a1", targets=[D1]) == ("C11.32.f", "assaults_already")
    assert code(table, "JoinAssault", unit="u-a2", other="u-a3") == ("C11.32.a", "does_not_assault")


@pytest.mark.rule("C11.31.b", "C6.34.b", "C13.45.a5", "C13.45.a6")
def test_11_31_targets_lose_their_reserve_and_both_sides_their_quiet():
    table = facing_off(f"0505 vE: u1 infantry 8\n{FOE}, c2 infantry 5", reserve="c-brigade")
    table.play("DesignateAssault", unit="u1", targets=["0605"])
    assert not table.in_reserve("c-brigade")
    assert table.is_disordered("c1")
    assert table.is_disordered("c2")
    assert all(table.has_mark(unit, "disturbed") for unit in ("u1", "c1", "c2"))
    assert table.has_mark("u1", "assaulting")
    assert table.has_mark("c2", "targeted")


# --- 11.32 -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C11.32.b", "C11.32.a")
def test_11_32_attackers_combine_if_they_are_adjacent_directly_or_through_another():
    units = """
        0504 vE: u1 infantry 5
        0505 vNE: u2 infantry 5
        0605 vNW: u3 infantry 5
        0604 vW: c1 infantry 4
    """
    table = facing_off(units)
    table.play("DesignateAssault", unit="u1", targets=["0604"])
    assert code(table, "JoinAssault", unit="u3", other="u1") == ("C11.32.b", "attackers_not_adjacent")
    table.play("JoinAssault", unit="u2", other="u1")
    table.play("JoinAssault", unit="u3", other="u1")
    assert told(table, "assault_joined")[-1] == {"unit": "u3", "other": "u1"}


@pytest.mark.rule("C11.32.c", "C11.32.d")
def test_11_32_foot_horse_and_charging_horse_never_combine():
    units = """
        0505 vE attack: u1 infantry 5
        0506 vE attack: u2 cavalry 4 @u-horse
        0605 vW: c1 infantry 4
    """
    table = facing_off(units, active="u-brigade, u-horse")
    table.play("DesignateAssault", unit="u1", targets=["0605"])
    assert code(table, "JoinAssault", unit="u2", other="u1") == ("C11.32.c", "foot_with_horse")


@pytest.mark.rule("C11.31.e", "C11.32.g", "C8.44.s")
def test_11_32_example_2_two_that_are_not_adjacent_against_a_line():
    """A and B attack C, 12 points in two hexes: two assaults, each against all 12. If C attacks, it attacks both."""
    units = "0504 vE: u-a infantry 6\n0506 vE: u-b infantry 6\n0604 vW: c-c infantry 12 (line 0605)"
    table = facing_off(units)
    table.play("DesignateAssault", unit="u-a", targets=["0604"])
    assert code(table, "JoinAssault", unit="u-b", other="u-a") == ("C11.32.b", "attackers_not_adjacent")
    table.play("DesignateAssault", unit="u-b", targets=["0605"])
    for unit, target in (("u-a", "0604"), ("u-b", "0605")):
        strengths = ratio(table.game, table.state, plan(table, unit, target))
        assert (strengths.attack, strengths.defence) == (12, 24)


@pytest.mark.rule("C11.31.e", "C8.46.a", "C11.32.f")
def test_11_32_example_2_the_line_attacks_both():
    units = "0603 vW: c-a infantry 6\n0605 vW: c-b infantry 6\n0504 vE: u-c infantry 12 (line 0505)"
    table = facing_off(units)
    assert code(table, "DesignateAssault", unit="u-c", targets=["0603"]) == ("C8.46.a", "line_attacks_all")
    table.play("DesignateAssault", unit="u-c", targets=["0603", "0605"])
    strengths = ratio(table.game, table.state, plan(table, "u-c", "0603 0605"))
    assert (strengths.attack, strengths.defence) == (24, 24)


@pytest.mark.rule("C8.44.s", "C11.32.f")
def test_11_32_example_3_all_of_a_line_counts():
    table = facing_off("0504 vE: u-a infantry 12 (line 0505)\n0605 vW: c-b infantry 6")
    assert table.assault_odds("u-a", "0605")["attack"] == 12


@pytest.mark.rule("C11.31.e", "C11.32.b")
def test_11_32_example_4_a_line_of_three_hexes():
    units = "0505 vE: u-a infantry 18 (line 0504 0506)\n0603 vW: c-b infantry 6\n0606 vW: c-c infantry 6"
    table = facing_off(units)
    shown = table.assault_odds("u-a", "0603 0606")
    assert (shown["attack"], shown["defence"]) == (18, 12)
    back = facing_off(units, active="c-brigade")
    back.play("DesignateAssault", unit="c-b", targets=["0504"])
    assert code(back, "JoinAssault", unit="c-c", other="c-b") == ("C11.32.b", "attackers_not_adjacent")


@pytest.mark.rule("C11.31.e", "C11.32.b")
def test_11_31_several_hexes_against_several_hexes_of_one_line():
    units = "0504 vE: u1 infantry 5\n0505 vE: u2 infantry 5\n0604 vW: c1 infantry 12 (line 0605)"
    table = facing_off(units)
    table.play("DesignateAssault", unit="u1", targets=["0604"])
    table.play("JoinAssault", unit="u2", other="u1")
    assert table.allows("EndDesignation")


@pytest.mark.rule("C11.31.d", "C8.46.a")
def test_11_31_a_joiner_has_the_targets_in_front_of_it():
    table = facing_off(THREE + "    0405 vE: u-a4 infantry 3")
    table.play("DesignateAssault", unit="u-a1", targets=[D1])
    assert code(table, "JoinAssault", unit="u-a3", other="u-a1") == ("C11.32.b", "attackers_not_adjacent")
    table.play("JoinAssault", unit="u-a2", other="u-a1")
    assert code(table, "JoinAssault", unit="u-a3", other="u-a1") == ("C11.12.b4", "target_not_in_front")


@pytest.mark.rule("C11.32.g", "C11.32.i", "C8.36.a")
def test_11_32_units_of_one_hex_may_combine_or_assault_one_after_the_other():
    units = "0505 vE: u1 infantry 5, u2 infantry 4\n0605 vW: c1 infantry 5"
    table = facing_off(units)
    table.play("DesignateAssault", unit="u1", targets=["0605"])
    assert table.allows("DesignateAssault", unit="u2", targets=["0605"])
    assert table.allows("JoinAssault", unit="u2", other="u1")
    assert table.assault_odds("u1 u2", "0605")["attack"] == 9
