"""10.2: what the ground hides, and which units stand in the line of fire."""

from __future__ import annotations

import json
from random import Random

import pytest

from caracole.cli.main import main
from caracole.play import load
from caracole.play.table import Table
from caracole.play.table import position as any_position
from caracole.systems.gbacw.loader import load_shipped
from caracole.systems.gbacw.rules.components.terrain import CANISTER, SHELL, SMALL_ARMS
from caracole.systems.gbacw.rules.fire import los, los_units


def position(system, **words) -> Table:
    """A position in mid-turn, so that nothing is rolled for."""
    words.setdefault("units", "0101 vE: u1 infantry")
    return any_position(system, active="u-brigade", **words)


def ground(map, **options):
    return position("gbacw", map=map, options=options)


def reasons(table, origin, target):
    return [reason["rule"] for reason in table.los(origin, target)["reasons"]]


# --- the printed examples --------------------------------------------------------------------------------------------

SLOPES = """
    0501 0502 0503: level 6      // D, C, B
    0504: level 5                // A
    0505: level 3                // W
    0506: level 2                // X
    0507 0508: level 1           // Y, Z
    0504/S: steep
"""
ROW = {"D": "0501", "C": "0502", "B": "0503", "A": "0504", "W": "0505", "X": "0506", "Y": "0507", "Z": "0508"}


@pytest.mark.rule("C10.24.d", "C10.24.e", "C10.24.f", "C10.24.g", "C10.24.i", "C10.24.l")
@pytest.mark.parametrize(
    ("origin", "seen"),
    [
        ("A", {"W": 1, "X": 1, "Y": 1, "Z": 1}),
        ("B", {"W": 0, "X": 1, "Y": 1, "Z": 1}),
        ("C", {"W": 0, "X": 0, "Y": 0, "Z": 1}),
        ("D", {"W": 0, "X": 0, "Y": 0, "Z": 0}),
    ],
)
def test_10_24_the_example_of_slopes(origin, seen):
    table = ground(SLOPES)
    assert {name: int(table.sees(ROW[origin], ROW[name])) for name in seen} == seen


def test_10_24_the_example_of_slopes_with_its_reasons():
    table = ground(SLOPES)
    assert reasons(table, ROW["B"], ROW["W"]) == ["C10.24.e", "C10.24.l"]
    assert "C10.24.d" in reasons(table, ROW["C"], ROW["W"])
    assert "C10.24.e" in reasons(table, ROW["C"], ROW["X"])
    assert reasons(table, ROW["C"], ROW["Y"]) == ["C10.24.f"]
    assert reasons(table, ROW["D"], ROW["Z"]) == ["C10.24.f"]


@pytest.mark.rule("C10.24.m", "C10.24.n")
def test_10_24_the_example_of_crests():
    """A at level 3; one level hex in front of Y's line, none behind; on Z's line none in front, none behind."""
    crest = """
        0505: level 3    // A
        0506: level 3
        0507 0508: level 2
        0509: level 1    // Y
        0504: level 2
        0503: level 4
    """
    assert not ground(crest, crests=True).sees("0505", "0509")
    assert ground(crest, crests=False).sees("0505", "0509")
    assert reasons(ground(crest, crests=True), "0505", "0509") == ["C10.24.m"]
    equal = crest.replace("0506: level 3", "0506: level 2")
    assert ground(equal, crests=True).sees("0505", "0509")
    higher_first = crest.replace("0504: level 2", "0504: level 4")
    assert ground(higher_first, crests=True).sees("0505", "0509")


@pytest.mark.rule("C10.24.n")
def test_10_24_the_edge_of_the_map_is_no_lower_ground():
    table = ground("0501 0502: level 2\n0503 0504: level 1\n0505: level 0", crests=True)
    assert table.sees("0501", "0505")


EXERCISES = """
    0505 1205 clear
    0505 1304 clear
    0505 1203 blocked C10.24.k
    0904 1204 blocked C10.24.a
    0205 1006 blocked C10.24.a
    0307 0907 blocked C10.24.a
    0906 0606 clear
    0906 0507 blocked C10.24.a
    1010 0409 blocked C10.24.a
    1405 0505 clear
"""


@pytest.mark.parametrize("line", [line.split() for line in EXERCISES.strip().splitlines()])
def test_the_exercises_of_the_ford(line):
    origin, target, answer, *rule = line
    field = load_shipped("the-ford")
    story = los.explain(field, field.grid.number(origin), field.grid.number(target), crests=False, bare_woods=False)
    assert story["clear"] == (answer == "clear")
    if rule:
        assert rule[0] in [reason["rule"] for reason in story["reasons"]]


# --- clause by clause ------------------------------------------------------------------------------------------------


@pytest.mark.rule("C10.22.b", "C10.22.c", "C10.21.a")
def test_10_22_one_looks_into_woods_but_not_through():
    table = ground("0506: woods")
    assert table.sees("0505", "0506")
    assert table.los("0505", "0506")["distance"] == 1
    assert table.sees("0504", "0506")
    assert not table.sees("0505", "0507")
    assert [reasons(table, "0505", to) for to in ("0506", "0507")] == [[], ["C10.24.a"]]


@pytest.mark.rule("C10.23.a", "C10.23.b", "C10.23.e", "C10.24.a")
@pytest.mark.parametrize(
    ("terrain", "seen"), [("woods", False), ("town", False), ("orchard", True), ("building", True)]
)
def test_10_23_woods_and_towns_stand_a_level_above_their_ground(terrain, seen):
    assert ground(f"0507: {terrain}").sees("0505", "0509") is seen
    assert ground(f"0507: {terrain}\n0505 0509: level 1").sees("0505", "0509") is True


@pytest.mark.rule("C10.23.c", "C10.24.a")
def test_10_24_a_hill_higher_than_both_ends_blocks_whatever_their_levels():
    hill = "0507: level 2\n0505: level 1"
    assert reasons(ground(hill), "0505", "0509")[0] == "C10.24.a"
    assert ground("0507: level 1\n0505 0509: level 1").sees("0505", "0509")


@pytest.mark.rule("C10.24.b", "C10.24.c")
def test_10_24_treetops_next_to_the_woods_one_stands_in():
    """RN10.24.5: whatever the levels of the ends."""
    woods = "0505 0506: woods\n0505: level 2\n0506: level 1\n0509: level 2"
    assert reasons(ground(woods), "0505", "0509") == ["C10.24.b"]
    assert reasons(ground(woods), "0509", "0505") == ["C10.24.b"]
    assert ground(f"{woods}\n0505/S: minor").sees("0505", "0509")
    assert not ground(f"{woods}\n0505/S: minor\n0509: level 1").sees("0505", "0509")


@pytest.mark.rule("C10.23.d", "C10.24.e")
def test_10_23_a_change_without_a_slope_sign_is_gradual():
    rise = "0505: level 4\n0506: level 3\n0507: level 3\n0508: level 1"
    assert ground(rise).sees("0505", "0509")
    assert reasons(ground(f"{rise}\n0507/S: steep"), "0505", "0509") == ["C10.24.e"]


@pytest.mark.rule("C10.23.f")
def test_10_23_the_rim_of_woods_is_a_steep_slope():
    """The woods in the middle stand at the mean level and above: only their rim makes them count as nearer."""
    assert "C10.24.e" in reasons(ground("0505: level 3\n0507: woods, level 1"), "0505", "0509")
    assert ground("0505: level 3\n0507: level 2").sees("0505", "0509")


@pytest.mark.rule("C10.24.h")
def test_10_24_a_slope_only_one_level_above_the_low_end_counts_as_gradual():
    gentle = "0505: level 1\n0506 0507: level 1\n0507/S: minor"
    assert ground(gentle).sees("0505", "0509")
    steeper = "0505: level 2\n0506 0507: level 2\n0508: level 1\n0507/S: minor"
    assert reasons(ground(steeper), "0505", "0509") == ["C10.24.e"]


@pytest.mark.rule("C10.24.j")
def test_10_24_a_hill_as_high_as_the_high_end_behind_a_dip():
    dip = "0505: level 3\n0506: level 2\n0507: level 3\n0508 0509 0510 0511 0512: level 0"
    assert "C10.24.j" in reasons(ground(dip), "0505", "0513")
    assert "C10.24.j" not in reasons(ground(dip.replace("0506: level 2", "0506: level 3")), "0505", "0513")


@pytest.mark.rule("C10.24.k")
def test_10_24_woods_next_to_an_end_and_above_it():
    assert reasons(ground("0505: level 4\n0508: woods"), "0505", "0509") == ["C10.24.k"]
    assert ground("0505: level 4\n0507: woods").sees("0505", "0509")
    assert reasons(ground("0505: level 1\n0509: level 1\n0508: woods"), "0505", "0509") == []


@pytest.mark.rule("C10.24.l")
def test_10_24_a_steep_slope_above_the_low_end_unless_all_is_steep():
    """RN10.24.1: only the hex next to the low end."""
    cliff = "0505: level 6\n0506: level 4\n0507: level 2\n0507/S: steep\n0508: level 0"
    assert reasons(ground(cliff), "0505", "0508") == ["C10.24.l"]
    assert ground(f"{cliff}\n0505/S: steep\n0506/S: steep").sees("0505", "0508")


@pytest.mark.rule("C10.27.a")
def test_10_27_along_a_hexside_either_hex_blocks():
    for beside in ("0604", "0605"):
        assert not ground(f"{beside}: woods").sees("0505", "0705")


@pytest.mark.rule("C10.25.a")
def test_10_25_sight_is_mutual_and_the_table_says_what_the_rules_say():
    field = load_shipped("the-ford")
    for crests in (False, True):
        table = los.sight_table(field, crests, bare_woods=False)
        rng = Random(1)
        for _ in range(3000):
            a, b = rng.randrange(field.grid.size), rng.randrange(field.grid.size)
            if table[a][b] != los.OUT_OF_TABLE:
                assert table[a][b] == table[b][a] == los.judge(los.sighting(field, a, b), crests, bare_woods=False)


def test_one_table_serves_every_field_on_the_same_ground():
    def table(words="0506: woods", crests=False, **told):
        return los.sight_table(position("gbacw", map=words, **told).game.field, crests, bare_woods=False)

    same = table()
    assert table(units="0505 vSE: u1 infantry") is same
    for other in (
        table("0507: woods"),
        table("0506: town"),
        table("0506: woods, level 1"),
        table("0506: woods\n0506/S: steep"),
        table("size 21x20\n0506: woods"),
        table("odd columns lower\n0506: woods"),
        table(crests=True),
    ):
        assert other is not same


def test_kernstown_bare_woods_are_seen_through_at_two_hexes():
    """K7: only if the ground alone would leave the line open."""
    plain = position("gbacw", map="0506 0507: woods", rules={"bare_woods": True})
    assert plain.sees("0505", "0507")
    assert not plain.sees("0505", "0508")
    story = position("gbacw", map="0506: woods", rules={"bare_woods": True}).los("0505", "0507")
    assert (story["clear"], story["bare_woods"]) == (True, True)
    assert not position("gbacw", map="0506: woods, level 1", rules={"bare_woods": True}).sees("0505", "0507")
    assert not position("gbacw", map="0506: town", rules={"bare_woods": True}).sees("0505", "0507")


# --- 10.26 units in the way ------------------------------------------------------------------------------------------


def blocked(table, unit, target, kind=SMALL_ARMS):
    game, state = table.game, table.state
    number, where = game.field.numbers["unit"][unit], game.field.numbers["hex"][target]
    refusal = los_units.why_blocked(game, state, number, state.hex_of[number], where, kind)
    return None if refusal is None else (refusal.rule, game.field.grid.names[refusal.args["hex"]])


@pytest.mark.rule("C10.26.a")
@pytest.mark.parametrize("between", ["u2 infantry", "c2 infantry", "c2 artillery"])
def test_10_26_a_unit_of_either_side_blocks_small_arms_and_canister(between):
    table = position("gbacw", units=f"0505 vSE: u1 infantry\n0506 vSE: {between}\n0507 vNW: c1 infantry")
    assert blocked(table, "u1", "0507") == ("C10.26.a", "0506")
    assert blocked(table, "u1", "0507", CANISTER) == ("C10.26.a", "0506")


@pytest.mark.rule("C10.26.a")
def test_10_26_units_beside_a_hexside_on_the_line_count():
    """RN10.26.1."""
    table = position("gbacw", units="0505 vE: u1 infantry\n0604 vE: u2 infantry\n0705 vW: c1 infantry")
    assert blocked(table, "u1", "0705") == ("C10.26.a", "0604")


@pytest.mark.rule("C10.26.b")
def test_10_26_over_units_lower_than_both():
    units = "0505 vSE: u1 infantry\n0506 vSE: u2 infantry\n0507 vNW: c1 infantry"
    assert blocked(position("gbacw", map="0505 0507: level 1", units=units), "u1", "0507") is None
    assert blocked(position("gbacw", map="0505: level 1", units=units), "u1", "0507") is not None


@pytest.mark.rule("C10.26.c")
def test_10_26_enemies_that_cannot_be_seen_do_not_block():
    """The enemy in between stands in a blind hex under a steep slope; with a friend beside him it blocks again."""
    map = "0505: level 6\n0506: level 6\n0507: level 4\n0506/S: steep\n0508 0509 0510 0511 0512: level 0"
    units = "0505 vSE: u1 infantry\n0507 vNW: c2 infantry\n0512 vNW: c1 infantry"
    table = position("gbacw", map=map, units=units)
    assert not table.sees("0505", "0507")
    assert blocked(table, "u1", "0512") is None
    assert blocked(position("gbacw", map=map, units=f"{units}\n0509 vSE: u2 infantry"), "u1", "0512") is not None


@pytest.mark.rule("C10.26.d")
def test_10_26_guns_fire_over_units_two_levels_below_them():
    units = "0505 vSE: u-bat artillery, u1 infantry\n0506 vSE: u2 infantry\n0507 vNW: c1 infantry"
    table = position("gbacw", map="0505: level 2\n0505/S: steep", units=units)
    assert blocked(table, "u-bat", "0507", CANISTER) is None
    lower = position("gbacw", map="0505: level 1", units=units)
    assert blocked(lower, "u-bat", "0507", CANISTER) == ("C10.26.a", "0506")


@pytest.mark.rule("C10.26.e")
def test_10_26_over_units_at_the_low_level_not_nearer_to_it():
    units = "0505 vSE: u1 infantry\n{where} vSE: u2 infantry\n0509 vNW: c1 infantry"
    for where, free in (("0506", True), ("0507", True), ("0508", False)):
        table = position("gbacw", map="0505: level 2", units=units.format(where=where))
        assert (blocked(table, "u1", "0509") is None) is free
    one_level = position("gbacw", map="0505: level 1", units=units.format(where="0506"))
    assert blocked(one_level, "u1", "0509") is not None


@pytest.mark.rule("C10.26.f")
def test_10_26_friends_next_to_the_target_are_endangered():
    table = position(
        "gbacw",
        map="0505 0508: level 1",
        units="0505 vSE: u1 infantry\n0506 vSE: u2 infantry\n0507 vSE: u3 infantry, u4 infantry\n0508 vNW: c1 infantry",
    )
    unit, field = table.game.field.numbers["unit"]["u1"], table.game.field
    found = los_units.friends_endangered(
        table.game, table.state, unit, field.grid.number("0505"), field.grid.number("0508")
    )
    assert [field.units[number].id for number in found] == ["u3", "u4"]
    assert los_units.LARGEST_STARTLING_DIE == 2


@pytest.mark.rule("C10.26.g", "C10.26.i", "C10.21.c")
@pytest.mark.parametrize(
    ("where", "who", "free"),
    [
        ("0510", "u2", True),
        ("0511", "u2", False),
        ("0512", "u2", False),
        ("0514", "u2", False),
        ("0515", "u2", False),
        ("0516", "u2", True),
        ("0512", "c2", True),
    ],
)
def test_10_26_shell_is_blocked_by_friends_within_two_hexes_of_the_target(where, who, free):
    units = f"0505 vSE: u-bat artillery 4P\n{where} vSE: {who} infantry\n0513 vNW: c1 infantry"
    assert (blocked(position("gbacw", units=units), "u-bat", "0513", SHELL) is None) is free


@pytest.mark.rule("C10.26.h")
def test_10_26_shell_along_a_hexside():
    units = "0505 vE: u-bat artillery 4P\n0805 vE: u2 infantry\n0905 vW: c1 infantry"
    assert blocked(position("gbacw", units=units), "u-bat", "0905", SHELL) == ("C10.26.g", "0805")


@pytest.mark.rule("C10.26.k")
def test_10_26_abandoned_guns_do_not_block():
    table = position(
        "gbacw", units="0505 vSE: u1 infantry\n0506 vSE: u-bat artillery (abandoned 1)\n0507 vNW: c1 infantry"
    )
    assert blocked(table, "u1", "0507") is None


@pytest.mark.rule("C10.26.j", "C10.21.d")
def test_10_26_units_never_block_sight_for_other_rules():
    table = position("gbacw", units="0505 vNW: u1 infantry\n0506 vSE: u2 infantry\n0507 vNW: c1 infantry")
    assert table.sees("0505", "0507")


@pytest.mark.rule("C10.16.c", "C10.21.b")
def test_10_16_fire_leaves_through_the_front_corners_included():
    table = position("gbacw", units="0505 vE: u1 infantry\n0808 vW: u2 infantry (refused right)")
    game, state, number = table.game, table.state, table.game.field.grid.number

    def may(unit, target):
        where = state.hex_of[game.field.numbers["unit"][unit]]
        return los_units.is_in_field_of_fire(game, state, game.field.numbers["unit"][unit], where, number(target))

    assert may("u1", "0705")
    assert may("u1", "0605")
    assert not may("u1", "0506")
    assert not may("u1", "0303")
    assert may("u1", "0704")  # RN10.16.1: the line leaves by the corner between N and NE
    assert may("u2", "0807")  # the Refused Front


# --- the command -----------------------------------------------------------------------------------------------------


def test_the_command_explains_a_line(capsys):
    assert main(["los", "the-ford", "0505", "1203", "--language", "en"]) == 0
    told = capsys.readouterr().out
    assert "C10.24.k" in told
    assert told.rstrip().endswith("The line of sight is blocked.")
    assert main(["los", "the-ford", "0505", "1205", "--json"]) == 0
    story = json.loads(capsys.readouterr().out)
    assert story["clear"] is True
    assert story["path"][0]["hex"] == "0605"


def test_the_command_names_what_it_does_not_know(capsys):
    assert main(["los", "the-ford", "0505", "9905"]) == 2
    assert "9905" in capsys.readouterr().err
    assert main(["los", "nowhere", "0505", "0506"]) == 2
    assert "nowhere" in capsys.readouterr().err


def test_a_game_keeps_its_table():
    game = load("gbacw", "the-ford")
    assert game.sight is game.sight
    assert game.sight is load("gbacw", "the-ford").sight
