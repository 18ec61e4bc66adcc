"""The data of the battles, and what the loader says of files that are wrong, line by line."""

from __future__ import annotations

import re
import shutil
from collections import Counter
from pathlib import Path

import pytest

from caracole.cli.main import main
from caracole.datafiles import DataError
from caracole.kernel import CaracoleError
from caracole.play import load
from caracole.systems.gbacw.loader import SHIPPED, find_field, load_field, load_shipped, shipped_scenarios
from caracole.systems.gbacw.rules.components.charts import Result, band, read_code
from caracole.systems.gbacw.rules.components.field import PROFILES
from caracole.systems.gbacw.rules.components.printed import ARTILLERY, CAVALRY, INFANTRY
from caracole.systems.gbacw.rules.options import make_rules


def test_the_scenarios_that_come_with_the_system():
    small, large = ["first-volley", "the-ford", "kernstown"], ["mcphersons-ridge", "oak-ridge", "gettysburg"]
    assert [each.id for each in shipped_scenarios()] == [*small, *large]


def test_every_shipped_file_is_sound(capsys):
    assert main(["data", "check", "--system", "gbacw", "--all", "--language", "en"]) == 0
    assert "6" in capsys.readouterr().out


def totals(name):
    field = load_shipped(name)
    found = Counter()
    for unit in field.units:
        found[unit.side, unit.arm] += unit.strength
    return found


def test_the_totals_of_the_orders_of_battle():
    kernstown = totals("kernstown")
    assert (kernstown[0, INFANTRY], kernstown[0, CAVALRY], kernstown[0, ARTILLERY]) == (120, 15, 24)
    assert (kernstown[1, INFANTRY], kernstown[1, CAVALRY], kernstown[1, ARTILLERY]) == (65, 6, 27)
    ford = totals("the-ford")
    assert (ford[0, INFANTRY], ford[0, CAVALRY], ford[0, ARTILLERY]) == (41, 4, 4)
    assert (ford[1, INFANTRY], ford[1, CAVALRY], ford[1, ARTILLERY]) == (26, 7, 4)
    volley = totals("first-volley")
    assert (volley[0, INFANTRY], volley[1, INFANTRY]) == (30, 21)


@pytest.mark.rule("C2.41.b", "C8.37.a")
def test_a_battery_is_one_unit_with_its_sections():
    field = load_shipped("kernstown")
    rockbridge = field.units[field.numbers["unit"]["cs-rockbridge"]]
    assert [(field.weapons[gun].id, guns) for gun, guns in rockbridge.sections] == [("P", 2), ("6", 4), ("H12", 2)]
    assert rockbridge.strength == 8


@pytest.mark.rule("C2.21.b")
def test_cavalry_without_a_dismounted_counter():
    field = load_shipped("kernstown")
    assert field.units[field.numbers["unit"]["cs-7vac-a"]].dismounted is None
    assert field.units[field.numbers["unit"]["us-1micav"]].dismounted is not None


def test_the_march_of_the_37th_virginia_to_the_wall_costs_twenty_points():
    """The designer's check: over the fields and up the wood road, from Barton's Woods to the wall at 1310, in Advance
    movement."""
    field = load_shipped("kernstown")
    number, profile = field.grid.number, PROFILES.index("infantry_advance")
    best = {number("2026"): 0}
    queue = [number("2026")]
    while queue:
        queue.sort(key=best.__getitem__)
        here = queue.pop(0)
        for direction, there in enumerate(field.grid.neighbours[here]):
            place = here * 6 + direction
            costs = [cost for cost in (field.cost[profile][place], field.way_cost[profile][place]) if cost >= 0]
            if there >= 0 and costs and best[here] + min(costs) < best.get(there, 10**9):
                best[there] = best[here] + min(costs)
                queue.append(there)
    assert best[number("1310")] / 2 <= 20


@pytest.mark.rule("C2.3.a")
def test_the_charts_are_data():
    charts = load_shipped("kernstown").charts
    assert charts.fire.result(9, 7).code == "1d+2"
    assert charts.fire.result(99, 1).code == "1D"
    assert charts.fire.result(-99, 21).code == "-"
    assert charts.fire.result(5, 10) == Result(loss=1, check=True)
    assert charts.artillery_fire.result(10, 6).code == "1d"
    assert charts.artillery_fire.result(14, 40).code == "1D"
    assert [charts.assault(die).id for die in (-3, 1, 2, 4, 5, 8, 10, 30)] == [
        *("attacker_retreats", "attacker_retreats", "bloody_stalemate", "bloody_stalemate"),
        *("defender_retreats", "defender_driven", "defender_broken", "defender_broken"),
    ]
    assert band(charts.orders_change, 4).result == "loose_rein"
    assert band(charts.coordination, 8).number == 2


@pytest.mark.parametrize("code", ["-", "d", "d+2", "D", "1d+2", "1D", "3D", "2", "1d"])
def test_result_codes_read_back(code):
    assert read_code(code).code == code


def test_what_is_no_result_code():
    assert read_code("x") is None
    assert read_code("1D+2") is None


# --- what is wrong, and where ----------------------------------------------------------------------------------------


@pytest.fixture
def scenario(tmp_path):
    shutil.copytree(SHIPPED / "the-ford", tmp_path / "ford")
    return tmp_path / "ford"


def change(scenario: Path, file: str, old: str, new: str) -> int:
    """Change a text; the line that it stands on."""
    path = scenario / file
    text = path.read_text(encoding="utf-8")
    assert text.count(old) >= 1
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    return text[: text.index(old)].count("\n") + 1


WRONG = [
    ("map.toml", "05 1233321000001221", "05 123332100000122", "row 05: expected 16 signs, found 15"),
    ("map.toml", "05 1233321000001221", "05 12333210000012x1", "is no elevation sign"),
    ("map.toml", "06 .....t....b.....", "07 .....t....b.....", "expected row 06"),
    ("map.toml", "0107 0206 0307", "0107 0206 0407", "0407 is not adjacent to 0206"),
    ("map.toml", "0801/NE 0801/SE", "0801/EN 0801/SE", "'EN' is none of"),
    ("map.toml", "0801/NE 0801/SE", "1799/NE 0801/SE", "there is no hex '1799'"),
    ("map.toml", "0304/NW 0505/NE", "0304/S 0505/NE", "stands 0 levels above"),
    ("map.toml", '"""\n0806/NE\n"""', '"""\n0807/NE\n"""', "where a way crosses a stream"),
    ("armies.toml", 'weapon = "SG"', 'weapon = "BB"', "unknown weapon 'BB'"),
    ("armies.toml", 'brigade = "2-dc"', 'brigade = "2-cd"', "unknown brigade '2-cd' (did you mean"),
    ("armies.toml", "cohesion = [7, 5]", "cohesion = [7]", "expected two numbers"),
    ("armies.toml", 'profile = "U"', 'profile = "X"', "'X' is not one of"),
    ("scenario.toml", 'unit = "us-1pr"', 'unit = "us-2pr"', "'us-2pr' is placed already"),
    ("scenario.toml", 'hex = "1305"', 'hex = "1713"', "there is no hex '1713'"),
    ("scenario.toml", 'facing = "vW"', 'facing = "W"', "'W' is not one of"),
    ("scenario.toml", 'time = "1300"', 'time = "2500"', "does not have the form"),
    ("scenario.toml", 'place = "hill"', 'place = "hills"', "unknown place 'hills'"),
    ("scenario.toml", "at_least = 4\n", "at_least = 40\n", "from the highest margin down"),
    ("scenario.toml", "[rules]\n", "[rules]\nfog = 1\n", "unknown key 'fog'"),
    ("map.toml", "06 .....t....b.....", "06 .....t....Q.....", "'Q' is no terrain sign"),
    ("map.toml", "1506 1606\n", "1506 1606 1706\n", "there is no hex '1706'"),
    ("map.toml", 'hex = "1606"', 'hex = "0806"', "0806 does not lie at the edge"),
    ("map.toml", 'id = "town"', 'id = "hill"', "there is already a place 'hill'"),
    ("map.toml", 'hexes = "0606"', 'hexes = ""', "a place has hexes"),
    ("map.toml", "columns = 16", "columns = 0", "out of range"),
    ("armies.toml", "strength = 8", "strength = -8", "-8 is out of range"),
    ("armies.toml", "strength = 8", "strength = 8.5", "expected an integer, found a decimal number 8.5"),
    ("armies.toml", "strength = 8", 'strength = "eight"', "expected an integer, found text 'eight'"),
    ("armies.toml", 'arm = "infantry"', 'arm = "infantery"', "(did you mean 'infantry'?)"),
    ("armies.toml", 'id = "us-2pr"', 'id = "us-1pr"', "there is already a unit 'us-1pr'"),
    ("armies.toml", 'command = "2-du"', 'command = "9-du"', "unknown command '9-du'"),
    ("armies.toml", 'command = "2-du"', 'command = "1-du"', "this command has a leader already"),
    ("armies.toml", 'gun = "P"', 'gun = "R"', "'R' is no gun"),
    ("scenario.toml", 'id = "the-ford"', 'id = "The Ford"', "form"),
    ("scenario.toml", 'leader = "us-alden"', 'leader = "us-aldan"', "unknown leader 'us-aldan' (did you mean"),
    ("scenario.toml", '"us-alden", hex = "1306"', '"us-whitcomb", hex = "1306"', "'us-whitcomb' is placed already"),
    ("scenario.toml", 'unit = "cs-1pd", hex = "0806"', 'unit = "cs-1pd", hex = "1305"', "held by the other side"),
    ("scenario.toml", '"1305", facing = "vW"', '"1305", facing = "sN"', "one faces a corner"),
    ("scenario.toml", 'facing = "vW", orders = "advance"', 'facing = "vW", orders = "march"', "one faces a hexside"),
    ("scenario.toml", 'entries = ["a", "b"]', "entries = []", "where does it come in?"),
    ("scenario.toml", 'entries = ["a", "b"]', 'entries = ["z"]', "unknown entry 'z'"),
    ("scenario.toml", "turn = 2\n", "turn = 9\n", "expected from 1 to 6"),
    ("scenario.toml", '"us-4pr", "us-5pr"', '"cs-4pd", "us-5pr"', "'cs-4pd' is of the other side"),
    ("scenario.toml", 'hexes = "0806 0906"', 'hexes = "0806 2906"', "there is no hex '2906'"),
    ("scenario.toml", "needed = 5", "needed = 50", "expected from 1 to 8"),
    ("scenario.toml", 'id = "guns"', 'id = "strength"', "there is already a score 'strength'"),
    ("scenario.toml", "columns = [1, 8]", "columns = [8, 1]", "the first column and the last one"),
    ("scenario.toml", "union = { 2 = 2, 3 = 2 }", "union = { 9 = 2, 3 = 2 }", "unknown key '9'"),
    ("scenario.toml", "fatigue = false", "fatig = false", "unknown key 'fatig' (did you mean 'fatigue'?)"),
    ("scenario.toml", "fatigue = false", 'fatigue = "maybe"', "neither true nor false"),
    (
        "scenario.toml",
        "[[level]]\nid =",
        "[[level]]\nat_least = -99\nid =",
        "the last level holds for everything below",
    ),
    ("scenario.toml", "command_level = ", "command_level ", "Expected '=' after a key"),
]


@pytest.mark.parametrize(("file", "old", "new", "message"), WRONG)
def test_faults_are_told_with_file_and_line(scenario, file, old, new, message):
    line = change(scenario, file, old, new)
    with pytest.raises(DataError) as caught:
        load_field(scenario)
    found = [problem for problem in caught.value.problems if message in problem.message]
    assert found, str(caught.value)
    assert found[0].file.endswith(file)
    if "does not" not in message and "crosses" not in message and "rules" not in old and "margin" not in message:
        assert abs(found[0].line - line) <= new.count("\n") + 1


def test_an_owner_brings_his_own_charts(scenario):
    series = SHIPPED / "series" / "charts.toml"
    text = series.read_text(encoding="utf-8").replace("infantry_charge = 1", "infantry_charge = 2")
    (scenario / "published.toml").write_text(text, encoding="utf-8")
    change(scenario, "scenario.toml", "[options]\n", '[files]\ncharts = "published.toml"\n\n[options]\n')
    field = load_field(scenario)
    assert field.charts.assault_modifiers["infantry_charge"] == 2
    assert field.digest != load_shipped("the-ford").digest


@pytest.mark.parametrize(("file", "old", "new", "message"), WRONG)
def test_nobody_plays_or_draws_with_such_files(scenario, capsys, file, old, new, message):
    change(scenario, file, old, new)
    assert main(["data", "check", str(scenario)]) == 1
    assert message in capsys.readouterr().out
    for command in (["play", "gbacw", "--auto", "--data"], ["data", "preview", "--system", "gbacw"], ["los"]):
        hexes = ["0505", "0506"] if command == ["los"] else []
        assert main([*command, str(scenario), *hexes]) == 2
        told = capsys.readouterr()
        assert told.out == ""
        assert message in told.err
        assert str(scenario / file) in told.err


WRONG_RULES = [
    ('brigade = "f-vd"', 'brigade = "f-xx"', "unknown brigade 'f-xx'"),
    ('kind = "no_movement"', 'kind = "no_moving"', "(did you mean 'no_movement'?)"),
    ("value = 23", "value = 230", "expected from 1 to 32"),
    ('"rows_up_to", value = 23,', '"rows_up_to",', "required key 'value' is missing"),
    ('unit = "us-5oh", to', 'unit = "us-55oh", to', "unknown unit 'us-55oh' (did you mean 'us-5oh'?)"),
    ('hex = "2632", from_turn = 6', 'hex = "9932", from_turn = 6', "there is no hex '9932'"),
    ('hex = "2632", from_turn = 6', 'hex = "2020", from_turn = 6', "2020 does not lie at the edge"),
    ('hex = "2632", from_turn = 6', 'hex = "2632", from_turn = 16', "expected from 1 to 7"),
    ('scores = ["hill", "north"]', 'scores = ["hills", "north"]', "unknown score 'hills'"),
    ("column = 20", "column = 200", "200 is out of range"),
    ('no_entrenchments = "0909', 'no_entrenchments = "0999', "there is no hex '0999'"),
    ('instead_of = "tyler"', 'instead_of = "taylor"', "unknown group 'taylor' (did you mean 'tyler'?)"),
    ("roll = [7, 8, 9]", "roll = [7, 8, 19]", "19 is out of range"),
]


@pytest.mark.parametrize(("old", "new", "message"), WRONG_RULES)
def test_faults_in_the_rules_of_a_battle(tmp_path, capsys, old, new, message):
    kernstown = Path(shutil.copytree(SHIPPED / "kernstown", tmp_path / "kernstown"))
    line = change(kernstown, "scenario.toml", old, new)
    assert main(["data", "check", str(kernstown)]) == 1
    told = capsys.readouterr().out.splitlines()
    assert told[0].startswith(f"{kernstown}/scenario.toml:{line}: ")
    assert message in told[0]


@pytest.fixture
def folder(tmp_path, capsys):
    """All the files, as an owner copies them."""
    assert main(["data", "copy", str(tmp_path / "mine"), "--system", "gbacw"]) == 0
    capsys.readouterr()
    return tmp_path / "mine"


WRONG_CHARTS = [
    (
        "charts.toml",
        "  0  -     -     -     -     -     -     d ",
        "  5  -     -     -     -     -     -     d ",
        "die 0, found",
    ),
    ("charts.toml", "  2  -     -     -     -     -     -     -     -     d\n", "", "expected the row of die 2"),
    ("charts.toml", "  3  -     -     -     d     d ", "  3  -     -     -     d ", "expected 10 results, found 9"),
    ("charts.toml", "  9  d+2   d+2 ", "  9  d+2   d*2 ", "'d*2' is no result"),
    ("charts.toml", '"7", "8-10"', '"7", "9-10"', "expected a column that begins with 8, found '9-10'"),
    ("charts.toml", "infantry_charge = 1\n", "", "required key 'infantry_charge' is missing"),
    ("charts.toml", "massed = 1\n", "massed = 1\nscattered = 2\n", "unknown key 'scattered'"),
    ("charts.toml", "massed = 1\n", 'massed = "one"\n', "expected an integer, found text 'one'"),
    ("charts.toml", "[night]", "[nite]", "unknown key 'nite' (did you mean 'night'?)"),
    ("charts.toml", "-2, -1, 0, 1", "-2, 0, 1", "as many modifiers as columns"),
    ("charts.toml", '"1-2", "1-1.5"', '"1-1.5", "1-2"', "from the worst for the attacker to the best"),
    ("charts.toml", "up_to = 7\n", "up_to = 3\n", "up_to 3 is not above the 4"),
    ("charts.toml", 'id = "bloody_stalemate"', 'id = "stalemate"', "'stalemate' is not one of"),
    ("charts.toml", 'result = "loose_rein"', 'result = "loose"', "'loose' is not one of"),
    ("charts.toml", "fire = [-1, -3", "fire = [] #", "a number for each hex of distance"),
    ("terrain.toml", 'code = "o"', 'code = "."', "open has the sign '.' already"),
    ("terrain.toml", "[terrain.woods]", "[terrain.wood]", "no row 'woods'"),
    ("terrain.toml", "[terrain.bridge]", "[terrain.bridges]", "no row 'bridge'"),
    (
        "terrain.toml",
        "march = { infantry = 2, cavalry = 3,",
        "march = { infantry = 2,",
        "required key 'cavalry' is missing",
    ),
    ("terrain.toml", "march = { infantry = 2,", "march = { infantry = 2.3,", "whole or half points"),
    ("weapons.toml", "range = [0, -3]", "range = []", "a number for each hex of distance"),
    ("weapons.toml", "[weapon.M]", "[weapon.MM]", "unknown weapon 'M'"),
]


@pytest.mark.parametrize(("file", "old", "new", "message"), WRONG_CHARTS)
def test_a_chart_with_a_hole_is_told_with_file_and_line(folder, capsys, file, old, new, message):
    line = change(folder / "series", file, old, new)
    shutil.rmtree(folder / "kernstown")
    assert main(["data", "check", str(folder)]) == 1
    told = [row for row in capsys.readouterr().out.splitlines() if message in row]
    assert told
    where, _, number = told[0].partition(": ")[0].rpartition(":")
    if file in where and "no row" not in message:
        assert abs(int(number) - line) <= 8
    assert main(["play", "gbacw", "--data", str(folder), "--scenario", "the-ford", "--auto"]) == 2
    assert message in capsys.readouterr().err


def test_a_battle_adds_ground_and_weapons_to_those_of_the_series(folder, capsys):
    """One that the series has already is told, and so is a file that is not there."""
    assert main(["data", "check", str(folder / "oak-ridge")]) == 0
    change(folder / "gettysburg", "terrain.toml", "[terrain.cut]", "[terrain.woods]")
    assert main(["data", "check", str(folder / "oak-ridge")]) == 1
    assert "the series has 'woods' already" in capsys.readouterr().out
    change(folder / "oak-ridge", "scenario.toml", "../gettysburg/weapons.toml", "../gettysburg/arms.toml")
    assert main(["data", "check", str(folder / "oak-ridge")]) == 1
    assert "there is no file '../gettysburg/arms.toml'" in capsys.readouterr().out


def test_the_charts_of_a_copy_are_played_with(folder, tmp_path, capsys):
    """As your-own-data.md tells it: the owner writes the published chart into series/charts.toml."""
    change(folder / "series", "charts.toml", "infantry_charge = 1", "infantry_charge = 3")
    assert main(["data", "check", str(folder / "series" / "charts.toml")]) == 0
    game = load("gbacw", "first-volley", {}, folder)
    assert game.field.charts.assault_modifiers["infantry_charge"] == 3
    assert game.data_digest != load("gbacw", "first-volley").data_digest
    assert load_field(folder / "the-ford").charts.assault_modifiers["infantry_charge"] == 3
    record = tmp_path / "game.json"
    words = ["--data", str(folder), "--seats", "random,random", "--seed", "3", "--save", str(record), "--json"]
    assert main(["play", "gbacw", "--scenario", "first-volley", "--auto", *words]) == 0
    capsys.readouterr()
    assert main(["replay", str(record), "--verify"]) == 2
    assert "say where they are with --data DIR" in capsys.readouterr().err
    assert main(["replay", str(record), "--verify", "--data", str(folder)]) == 0


def test_a_copy_that_nobody_changed_is_the_same_battle(folder):
    assert load("gbacw", "the-ford", {}, folder).data_digest == load("gbacw", "the-ford").data_digest


def test_two_battles_of_one_name(folder):
    shutil.copytree(folder / "the-ford", folder / "another")
    with pytest.raises(CaracoleError, match="are both called 'the-ford'"):
        load("gbacw", "the-ford", {}, folder)


@pytest.mark.parametrize(
    ("content", "message"),
    [(b"\xff\xfe\x00", "UTF-8"), (b"", "missing"), (b"[[unit", "TOML|Expected|Unexpected|]]"), (None, "no such file")],
)
def test_files_that_are_no_files(scenario, capsys, content, message):
    path = scenario / "armies.toml"
    path.unlink() if content is None else path.write_bytes(content)
    assert main(["data", "check", str(scenario)]) == 1
    told = capsys.readouterr().out
    assert "armies.toml:" in told
    assert re.search(message, told)
    assert main(["play", "gbacw", "--data", str(scenario), "--auto"]) == 2


def test_a_folder_without_a_battle(tmp_path, capsys):
    assert main(["data", "check", str(tmp_path), "--system", "gbacw"]) == 2
    assert "there is no scenario of gbacw here" in capsys.readouterr().err


def test_a_file_that_is_not_there(scenario):
    change(scenario, "scenario.toml", "[options]\n", '[files]\ncharts = "nowhere.toml"\n\n[options]\n')
    with pytest.raises(DataError, match=r"there is no file 'nowhere\.toml'"):
        load_field(scenario)


def test_scenarios_by_name_or_by_path(scenario):
    assert find_field("the-ford") is load_shipped("the-ford")
    assert find_field(str(scenario)).digest == load_shipped("the-ford").digest
    with pytest.raises(CaracoleError, match="neither a scenario"):
        find_field("nowhere")


# --- options ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C1.0.a", "C1.0.b")
def test_a_battle_sets_options_and_players_have_the_last_word():
    assert make_rules().crests is True
    sheet = load_shipped("the-ford").scenario.options
    assert make_rules(sheet).crests is False
    assert make_rules(sheet, {"crests": "yes"}).crests is True
    assert make_rules(sheet, {"artillery_proximity": "2"}).artillery_proximity == 2


@pytest.mark.parametrize(
    ("chosen", "message"),
    [
        ({"tea": True}, "no such option"),
        ({"crests": 7}, "neither true nor false"),
        ({"artillery_proximity": 3}, "not a number from 1 to 2"),
    ],
)
def test_options_that_make_no_sense(chosen, message):
    with pytest.raises(CaracoleError, match=message):
        make_rules((), chosen)
