"""11.42 to 11.44, 11.63, 11.72, 11.73: strengths, ratio, and every modifier of an assault before it is rolled."""

from __future__ import annotations

import pytest

from caracole.play.table import position
from caracole.systems.gbacw.rules.assault.declared import declared
from caracole.systems.gbacw.rules.assault.modifiers import assault_modifiers
from caracole.systems.gbacw.rules.assault.strength import ratio
from systems.gbacw.rules.assault.positions import assault, facing_off, modifiers, named, plan, ready, rolled

LEADER = "0505: u-smith brigade N"


def ratio_of(attack, defence, *, moved=False, map="", **words):
    """The ratio of infantry against infantry, as a player reads it."""
    flag = " (entered hex)" if moved else ""
    table = facing_off(f"0505 vE: u1 infantry {attack}{flag}\n0605 vW: c1 infantry {defence}", map, **words)
    return table.assault_odds("u1", "0605")["ratio"]


# --- 11.43 -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C11.43.a", "C11.43.d", "C11.43.e")
def test_11_43_example_five_against_three():
    """2-1 if the attacker moved; 1.5-1 if it began adjacent, or if the defender is in woods."""
    assert ratio_of(5, 3, moved=True) == [2, 1]
    assert ratio_of(5, 3) == [1.5, 1]
    assert ratio_of(5, 3, moved=True, map="0605: woods") == [1.5, 1]


@pytest.mark.rule("C11.43.a", "C11.43.f")
@pytest.mark.parametrize(
    ("attack", "defence", "for_defender", "for_attacker"),
    [
        (1, 9, [1, 4], [1, 4]),
        (1, 3, [1, 3], [1, 3]),
        (3, 7, [1, 3], [1, 2]),
        (6, 9, [1, 1.5], [1, 1.5]),
        (7, 9, [1, 1.5], [1, 1]),
        (6, 6, [1, 1], [1, 1]),
        (8, 5, [1.5, 1], [2, 1]),
        (14, 3, [4, 1], [5, 1]),
        (14, 1, [5, 1], [5, 1]),
    ],
)
def test_11_43_every_ratio_has_a_column_and_the_ends_are_the_last_ones(attack, defence, for_defender, for_attacker):
    assert ratio_of(attack, defence) == for_defender
    assert ratio_of(attack, defence, moved=True) == for_attacker


@pytest.mark.rule("C11.43.a")
def test_11_43_the_ratio_is_a_modifier():
    table = facing_off("0505 vE: u1 infantry 9\n0605 vW: c1 infantry 3", leaders=LEADER)
    assert modifiers(table, "u1", "0605") == {"assault_ratio": 3}


@pytest.mark.rule("C11.43.d")
def test_11_43_every_attacking_hex_must_have_moved_unless_the_option_says_otherwise():
    units = "0505 vE: u1 infantry 3 (entered hex)\n0506 vE: u2 infantry 2\n0605 vW: c1 infantry 3"
    for options, expected in (({}, [1.5, 1]), ({"any_mover_rounds_up": True}, [2, 1])):
        assert facing_off(units, options=options).assault_odds("u1 u2", "0605")["ratio"] == expected


@pytest.mark.rule("C11.43.e", "C11.47.n")
def test_11_43_a_continued_assault_rounds_for_the_defender():
    table = facing_off("0505 vE attack: u1 infantry 5 (entered hex)\n0605 vW: c1 infantry 3")
    assert ratio(table.game, table.state, plan(table, "u1", "0605", series=1)).column == (3, 2)


@pytest.mark.rule("C11.43.c")
@pytest.mark.parametrize(("terrain", "strength"), [("open", 4), ("woods", 2), ("orchard", 2), ("town", 4)])
def test_11_43_mounted_cavalry_counts_half_into_woods_and_orchards_and_defending_there(terrain, strength):
    attacking = facing_off("0505 vE: u1 cavalry 4\n0605 vW: c1 infantry 4", f"0605: {terrain}")
    assert attacking.assault_odds("u1", "0605")["attack"] == strength
    defending = facing_off("0505 vE: u1 infantry 4\n0605 vW: c1 cavalry 4", f"0605: {terrain}")
    assert defending.assault_odds("u1", "0605")["defence"] == strength


@pytest.mark.rule("C11.43.c", "C14.25.a")
def test_11_43_fractions_are_kept_and_horse_holders_do_not_fight():
    halved = facing_off("0505 vE: u1 cavalry 3\n0605 vW: c1 infantry 4", "0605: woods")
    assert halved.assault_odds("u1", "0605")["attack"] == 1.5
    dismounted = facing_off("0505 vE: u1 cavalry 9 (dismounted)\n0605 vW: c1 cavalry 4 (dismounted)")
    shown = dismounted.assault_odds("u1", "0605")
    assert (shown["attack"], shown["defence"]) == (7, 3)


# --- 11.63 artillery -------------------------------------------------------------------------------------------------


@pytest.mark.rule("C11.63.a", "C11.63.b")
@pytest.mark.parametrize(
    ("stack", "strength"),
    [
        ("c-bat artillery 4N", 1),
        ("c-bat artillery 2N", 1),
        ("c-bat artillery 6N, c-other artillery 6N", 3),
        ("c-bat artillery 6N, c1 infantry 5", 6),
        ("c1 infantry 5, c-bat artillery 6N", 5),
        ("c-bat artillery 6N (abandoned 1), c1 infantry 5", 5),
    ],
)
def test_11_63_guns_on_top_or_alone_add_a_point_for_four_of_them(stack, strength):
    table = facing_off(f"0505 vE: u1 infantry 8\n0605 vW: {stack}")
    assert table.assault_odds("u1", "0605")["defence"] == strength


@pytest.mark.rule("C11.63.a", "C8.44.s")
def test_11_63_guns_on_any_part_of_a_line_count():
    units = "0504 vE: u1 infantry 8\n0605 vW: c-bat artillery 4N\n0604 vW: c1 infantry 12 (line 0605)"
    table = facing_off(units)
    guns_on_top = table.stack("0605")[0] == "c-bat"
    assert table.assault_odds("u1", "0604")["defence"] == 12 + guns_on_top


# --- 11.42 -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C11.42.a", "C11.42.b")
@pytest.mark.parametrize(
    ("map", "expected"),
    [
        ("", {}),
        ("0605: woods", {"assault_hex": -1}),
        ("0605: town\n0505/SE: wall_low", {"assault_hex": -2, "assault_wall": -1}),
        ("0605: level 1\n0505/SE: minor", {"assault_slope": -1}),
        ("0505: level 1\n0505/SE: minor", {}),
        ("0505/SE: stream", {"assault_stream": -1}),
        ("road 0505 0605\n0505/SE: stream\n0505/SE: bridge", {"assault_crossing": -2}),
        (
            "0605: town, level 3\n0505/SE: abrupt, stream",
            {"assault_hex": -2, "assault_slope": -3, "assault_stream": -1, "assault_ground_limit": 2},
        ),
    ],
)
def test_11_42_the_ground_helps_the_defender(map, expected):
    table = facing_off("0505 vE: u1 infantry 5\n0605 vW: c1 infantry 5", map, leaders=LEADER)
    assert modifiers(table, "u1", "0605") == expected


@pytest.mark.rule("C11.42.b")
def test_11_42_of_several_pairs_of_hexes_the_best_for_the_defender_counts():
    """Over the wall it is -1, over the stream and into the same hex -1 and uphill -2 more."""
    map = "0605: level 1\n0505/SE: wall_low\n0506/NE: stream, minor"
    table = facing_off("0505 vE: u1 infantry 5\n0506 vE: u2 infantry 5\n0605 vW: c1 infantry 5", map, leaders=LEADER)
    found = modifiers(table, "u1 u2", "0605")
    assert found == {"assault_ratio": 2, "assault_stream": -1, "assault_slope": -1}


@pytest.mark.rule("C15.23.d", "C11.42.a")
@pytest.mark.parametrize("defender", ["infantry 4", "cavalry 4", "cavalry 4 (dismounted)", "artillery 16N"])
def test_15_23_entrenchments_help_whoever_is_assaulted_behind_them(defender):
    """RN15.23.1: only against fire are they for men on foot."""
    units = f"0505 vE: u1 infantry 4\n0605 vW: c1 {defender}"
    table = facing_off(units, leaders=LEADER, entrenchments="0605 vW")
    assert modifiers(table, "u1", "0605")["assault_entrenchment"] == -1
    behind = facing_off(units, leaders=LEADER, entrenchments="0605 vE")
    assert "assault_entrenchment" not in modifiers(behind, "u1", "0605")


@pytest.mark.rule("C11.21.a", "C11.21.b", "C11.21.e", "C11.42.c", "C11.47.n")
def test_11_42_the_infantry_charge_needs_all_attackers_to_charge():
    units = """
        0505 vE attack: u1 infantry 5 (entered hex), u2 infantry 5 ({})
        0605 vW: c1 infantry 5
    """
    charging = facing_off(units.format("entered hex"), leaders=LEADER)
    assert modifiers(charging, "u1 u2", "0605")["infantry_charge"] == 1
    assert "infantry_charge" not in modifiers(charging, "u1 u2", "0605", series=1)
    for flags in ("fired", "entered hex, fired"):
        table = facing_off(units.format(flags), leaders=LEADER)
        assert "infantry_charge" not in modifiers(table, "u1 u2", "0605")
        assert modifiers(table, "u1", "0605")["infantry_charge"] == 1


@pytest.mark.rule("C11.22.a", "C12.34.c")
def test_11_42_any_disordered_attacker_and_only_all_disordered_defenders():
    units = """
        0505 vE: u1 infantry 3, u2 infantry 3 ({})
        0605 vW: c1 infantry 3 ({}), c2 infantry 3 ({}), c-bat artillery 4N
    """
    for first, second, third, expected in (
        ("disordered", "low", "low", {"attacker_disordered": -1}),
        ("low", "disordered", "low", {}),
        ("low", "disordered", "disordered", {"defenders_disordered": 1}),
    ):
        table = facing_off(units.format(first, second, third), leaders=LEADER)
        assert modifiers(table, "u1 u2", "0605") == expected


@pytest.mark.rule("C11.42.f", "C11.42.g", "C17.31.a", "C17.31.b2", "C17.31.c2")
def test_11_42_the_most_tired_attacker_and_the_freshest_defender():
    units = """
        0505 vE: u1 infantry 3
        0506 vE: u2 infantry 3 @u-blue
        0605 vW: c1 infantry 6 @c-grey
    """
    words = {"options": {"fatigue": True}, "leaders": "0505: u-smith brigade N\n0506: u-jones brigade @u-blue N"}
    table = facing_off(units, active="u-brigade, u-blue", fatigue={"u-brigade": 1, "u-blue": 4, "c-grey": 3}, **words)
    assert modifiers(table, "u1 u2", "0605") == {"attacker_fatigue": -2, "defender_fatigue": 2}
    assert modifiers(table, "u1", "0605")["attacker_fatigue"] == -1


@pytest.mark.rule("C11.42.g")
def test_11_42_of_two_defending_hexes_the_fresher_one():
    units = "0505 vE: u1 infantry 6\n0604 vW: c1 infantry 3\n0605 vW: c2 infantry 3 @c-grey"
    table = facing_off(units, leaders=LEADER, options={"fatigue": True}, fatigue={"c-brigade": 4, "c-grey": 1})
    assert modifiers(table, "u1", "0604 0605") == {"defender_fatigue": 1}
    assert modifiers(table, "u1", "0604")["defender_fatigue"] == 2


# --- 11.44 position --------------------------------------------------------------------------------------------------


def against(facing, *rows):
    """A regiment in 0605, facing so, and those who assault it."""
    return facing_off("\n".join([f"0605 {facing}: c1 infantry 5", *rows]), leaders=LEADER)


FROM_WEST = "0505 vE: u1 infantry 5"
FROM_EAST = "0705 vW: u3 infantry 5"


@pytest.mark.rule("C11.44.a")
@pytest.mark.parametrize(
    ("facing", "side", "expected"),
    [
        ("vW", "front", {}),
        ("vNW", "front", {}),
        ("vSW", "flank", {"position_flank": 2}),
        ("vNE", "flank", {"position_flank": 2}),
        ("vE", "rear", {"position_rear": 3}),
        ("vSE", "rear", {"position_rear": 3}),
    ],
)
def test_11_44_position_depends_on_the_hexside_of_the_defender(facing, side, expected):
    table = against(facing, FROM_WEST)
    assert table.side_toward("c1", "0505") == side
    assert modifiers(table, "u1", "0605") == expected


@pytest.mark.rule("C11.44.a", "C11.44.f", "C8.48.b")
def test_11_44_front_and_flank_together():
    table = against("vSW", "0506 vNE: u2 infantry 5", FROM_WEST)
    assert (table.side_toward("c1", "0506"), table.side_toward("c1", "0505")) == ("front", "flank")
    assert modifiers(table, "u1 u2", "0605")["position_combined"] == 4


@pytest.mark.rule("C11.44.c", "C11.44.a")
def test_11_44_front_and_rear_are_separate_assaults_with_four_each():
    table = against("vW", FROM_WEST, FROM_EAST)
    assert table.side_toward("c1", "0705") == "rear"
    assault(table, ("u1", "0605"), ("u3", "0605"), dice=(3,))
    assert table.asked == "assault.order"
    assert modifiers_of(table, 0)["position_combined"] == 4
    assert modifiers_of(table, 1)["position_combined"] == 4


def modifiers_of(table, number):
    """Those of an assault that is declared."""
    rows = assault_modifiers(table.game, table.state, declared(table.state)[number])
    return {row.code: row.value for row in rows}


@pytest.mark.rule("C11.44.b")
def test_11_44_green_units_that_hung_back_do_not_count():
    table = against("vW", FROM_WEST, "0705 vW: u3 infantry 5 7/5 (green)")
    assault(table, ("u1", "0605"), ("u3", "0605"), dice=(9, 3))
    assert "position_combined" not in modifiers_of(table, 0)


@pytest.mark.rule("C11.44.d")
def test_11_44_surrounded():
    """Three attackers in every other hex around the defender have the rest in their Front; two do not suffice."""
    units = ("0505 vE: u1 infantry 5", "0606 vNW: u2 infantry 5", "0705 vSW: u3 infantry 5")
    table = against("vW", *units)
    table.play("DesignateAssault", unit="u2", targets=["0605"])
    assert modifiers(table, "u1", "0605")["position_combined"] == 4
    table.play("DesignateAssault", unit="u3", targets=["0605"])
    assert modifiers(table, "u1", "0605")["position_surrounded"] == 5
    table.play("DesignateAssault", unit="u1", targets=["0605"])
    assert [modifiers_of(table, number)["position_surrounded"] for number in (0, 1, 2)] == [5, 5, 5]


@pytest.mark.rule("C11.44.e")
def test_11_44_attacking_hexes_in_front_of_others_cost_one_each():
    table = against("vSW", FROM_WEST, "0604 vW: c2 infantry 5")
    found = modifiers(table, "u1", "0605")
    assert (found["position_flank"], found["unattacked_front"]) == (2, -1)
    frontal = against("vW", FROM_WEST, "0604 vW: c2 infantry 5")
    assert "unattacked_front" not in modifiers(frontal, "u1", "0605")


@pytest.mark.rule("C11.42.e")
def test_11_42_positions_that_differ_between_defending_hexes():
    units = "0505 vE: u1 infantry 5\n0604 vW: c1 infantry 5\n0605 vSW: c2 infantry 5"
    table = facing_off(units, leaders=LEADER)
    assert "position_flank" not in modifiers(table, "u1", "0604 0605")
    assert modifiers(table, "u1", "0605")["position_flank"] == 2


# --- 11.72, 11.73 leaders --------------------------------------------------------------------------------------------


@pytest.mark.rule("C11.72.a")
def test_11_72_a_brigade_without_its_leader():
    units = "0505 vE: u1 infantry 5\n0506 vE: u2 infantry 5\n0605 vW: c1 infantry 5\n0606 vW: c2 infantry 5"
    for place, expected in (("0303", {"no_leader": -1}), ("0505", {})):
        table = facing_off(units, leaders=f"{place}: u-smith brigade N")
        assert modifiers(table, "u1", "0605") == expected
    # One designated unit of the brigade with its leader is enough for all its assaults.
    table = facing_off(units, leaders="0506: u-smith brigade N")
    assert modifiers(table, "u1", "0605") == {"no_leader": -1}
    table.play("DesignateAssault", unit="u2", targets=["0605", "0606"])
    assert modifiers(table, "u1", "0605") == {}


@pytest.mark.rule("C11.72.a")
def test_11_72_for_units_of_no_brigade_the_division_leader_counts():
    units = "0505 vE: u1 infantry 5 @u-independent\n0605 vW: c1 infantry 5"
    for place, expected in (("0303", {"no_leader": -1}), ("0505", {})):
        table = facing_off(units, leaders=f"{place}: u-boss division A", active="u-independent")
        assert modifiers(table, "u1", "0605") == expected


@pytest.mark.rule("C11.72.b")
def test_11_72_defenders_who_continue_an_assault_miss_no_leader():
    table = facing_off("0505 vE: u1 infantry 5\n0605 vW: c1 infantry 5")
    assert "no_leader" not in modifiers(table, "c1", "0505", series=1)


@pytest.mark.rule("C11.72.c")
def test_11_72_an_aggressive_leader_with_the_attackers():
    units = "0505 vE: u1 infantry 5\n0506 vE: u2 infantry 5\n0605 vW: c1 infantry 5\n0606 vW: c2 infantry 5"
    table = facing_off(units, leaders="0505: u-smith brigade A\n0605: c-smith brigade A")
    assert modifiers(table, "u1", "0605") == {"aggressive_leader": 1}
    table.play("DesignateAssault", unit="u1", targets=["0605"])
    assert "aggressive_leader" not in modifiers(table, "u2", "0605")


@pytest.mark.rule("C11.42.d")
def test_11_42_of_two_coordinated_brigades_the_leader_who_helps_least():
    units = "0505 vE: u1 infantry 3\n0506 vE: u2 infantry 3 @u-blue\n0605 vW: c1 infantry 6"
    for where, expected in (("0506", {}), ("0303", {"no_leader": -1})):
        leaders = f"0505: u-smith brigade A\n{where}: u-jones brigade @u-blue N"
        table = facing_off(units, active="u-brigade, u-blue", leaders=leaders)
        assert modifiers(table, "u1 u2", "0605") == expected


@pytest.mark.rule("C11.73.a")
def test_11_73_stars_help_every_roll_on_cohesion():
    """A corps commander with a colonel's regiment takes three off its roll, his brigadier one more."""
    units = "0505 vE: u1 infantry 5\n0605 vW: c1 infantry 5 6/4"
    table = facing_off(
        units, leaders="0605: c-boss corps @c-I\n0605: c-smith brigade N", commands="corps c-I: c-division"
    )
    shown = table.assault_odds("u1", "0605")["checks"][0]
    assert shown["modifiers"] == [{"rule": "C11.73.a", "code": "leaders", "value": -4}]
    assert shown["passes"] == 100
    assert facing_off(units).assault_odds("u1", "0605")["checks"][0]["passes"] == 70


@pytest.mark.rule("C11.71.a")
def test_11_71_leaders_do_nothing_for_fire():
    units = "0505 vE attack: u1 infantry 7\n0605 vW: c1 infantry 7"
    leaders = "0505: u-smith brigade A\n0505: u-boss division A\n0605: c-smith brigade A"
    alone, led = (fire_modifiers(ready(units, leaders=words, acting="u1")) for words in ("", leaders))
    assert alone == led


def fire_modifiers(table):
    """The modifiers of the fire of u1 at 0605, as they are told when it is rolled."""
    table.dice(1, 1).play("FireAt", target="0605")
    return table.happened("unit_fired")[-1].args["modifiers"]


# --- 11.45 odds ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C11.45.a")
def test_11_45_odds_are_exact_and_the_roll_is_what_they_told():
    table = facing_off("0505 vE: u1 infantry 9\n0605 vW: c1 infantry 3 7/5", leaders=LEADER)
    shown = table.assault_odds("u1", "0605")
    assert shown["total"] == 3
    assert shown["odds"] == {
        "bloody_stalemate": 20,
        "defender_retreats": 30,
        "defender_driven": 20,
        "defender_broken": 30,
    }
    assert shown["checks"] == [{"unit": "c1", "cohesion": 7, "modifiers": [], "passes": 80}]
    assault(table, ("u1", "0605"), dice=(3, 4))
    event = rolled(table)
    assert (event["die"], event["total"], event["result"]) == (4, 7, "defender_retreats")
    assert named(event) == {"assault_ratio": 3}


@pytest.mark.rule("C11.73.a", "C13.42.a")
def test_11_73_example_a_corps_commander_takes_three_off_a_rally():
    table = position(
        "gbacw",
        units="0505 vE: u1 infantry 5 6/4 (disordered)\n2020 vW: c1 infantry",
        leaders="0505: u-boss corps @u-I",
        commands="corps u-I: u-division",
        active="u-brigade",
    )
    table.dice(7).play("Rally", unit="u1")
    assert not table.is_disordered("u1"), "7 less 3 is no more than 4"
