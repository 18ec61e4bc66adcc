"""C1.b: what the files of a campaign may say, and how a mistake is told: file, line and path."""

from __future__ import annotations

from pathlib import Path

import pytest

from caracole.cli.main import main
from caracole.datafiles import DataError
from caracole.kernel import CaracoleError
from caracole.systems.piccole.campaign.loader import load_map, load_shipped, shipped
from caracole.systems.piccole.campaign.options import read_options

MAP = """\
kind = "campaign-map"
roads = ["AAA-BBB", "BBB-CCC", "CCC-DDD", "DDD-EEE", "EEE-FFF"]
sea = ["AAA-FFF"]
[[power]]
id = "ONE"
name = "One"
[[power]]
id = "TWO"
name = { en = "Two", it = "Due", fr = "Deux" }
[[node]]
id = "AAA"
name = "Alpha"
home = "ONE"
capital = true
at = [0, 0]
[[node]]
id = "BBB"
name = "Beta"
home = "ONE"
at = [1, 0]
[[node]]
id = "CCC"
name = "Gamma"
home = "ONE"
at = [2, 0]
[[node]]
id = "DDD"
name = "Delta"
home = "TWO"
capital = true
at = [3, 0]
[[node]]
id = "EEE"
name = "Epsilon"
home = "TWO"
at = [4, 0]
[[node]]
id = "FFF"
name = "Zeta"
home = "TWO"
at = [5, 0]
"""

SHEET = """\
kind = "campaign"
id = "campaign-small"
title = "Small"
map = "small-map.toml"
years = 2
[[player]]
power = "ONE"
list = "ROM"
[[player]]
power = "TWO"
list = "CAR"
treasury = 3
[[special]]
kind = "hold_together"
nodes = ["AAA", "FFF"]
income = 2
[[alliance]]
between = ["ONE", "TWO"]
"""


def problems(folder: Path, chart: str = MAP, sheet: str = SHEET) -> list[str]:
    """What is wrong with these files, without their folder."""
    (folder / "small-map.toml").write_text(chart, encoding="utf-8")
    path = folder / "small.toml"
    path.write_text(sheet, encoding="utf-8")
    try:
        load_map(path)
    except DataError as error:
        return [str(problem).replace(f"{folder}/", "") for problem in error.problems]
    return []


@pytest.mark.rule("C1.b", "C1.c")
def test_a_campaign_of_ones_own(tmp_path: Path) -> None:
    assert problems(tmp_path) == []
    chart = load_map(tmp_path / "small.toml")
    assert chart.seats == ("ONE", "TWO")
    assert [player.treasury for player in chart.players] == [0, 3]
    assert chart.players[0].elements[0].general
    assert chart.beside[0] == {1: False, 5: True}
    assert chart.alliances == ((0, 1),)


@pytest.mark.rule("C1.b")
@pytest.mark.parametrize(
    ("old", "new", "wrong"),
    [
        ('"DDD-EEE"', '"DDD-EEX"', "small-map.toml:2: roads[3]: unknown node 'EEX'"),
        ('["AAA-FFF"]', '["AAA-BBB"]', "small-map.toml:3: sea[0]: AAA-BBB: at most one edge to a pair of nodes (C1.b)"),
        ('["AAA-FFF"]', '["AAA-AAA"]', "small-map.toml:3: sea[0]: AAA-AAA: at most one edge to a pair of nodes (C1.b)"),
        (
            '"CCC-DDD", "DDD-EEE", "EEE-FFF"',
            '"CCC-AAA", "DDD-EEE"',
            "small-map.toml:26: node[3]: no way leads from AAA to DDD (C1.b)",
        ),
        (
            "capital = true\nat = [0, 0]",
            "at = [0, 0]",
            "small-map.toml:4: power[0]: ONE has 0 capitals, not one (C1.b)",
        ),
        (
            'home = "ONE"\nat = [2, 0]',
            "at = [2, 0]",
            "small-map.toml:4: power[0]: ONE has 2 home nodes; a capital and two more are needed (C1.b)",
        ),
        (
            'home = "ONE"\nat = [2, 0]',
            "capital = true\nat = [2, 0]",
            "small-map.toml:24: node[2].capital: a capital is somebody's home (C1.b)",
        ),
        ('id = "BBB"', 'id = "AAA"', "small-map.toml:17: node[1].id: there is already a node 'AAA'"),
        ('id = "TWO"', 'id = "ONE"', "small-map.toml:8: power[1].id: there is already a power 'ONE'"),
        ("at = [1, 0]", "at = [1, 0, 3]", "small-map.toml:20: node[1].at: expected two numbers from 0 to 1000: [x, y]"),
        ('name = "Beta"', 'name = " "', "small-map.toml:18: node[1].name: the name is blank"),
    ],
)
def test_what_is_wrong_with_a_map_is_told_with_its_line(tmp_path: Path, old: str, new: str, wrong: str) -> None:
    assert old in MAP
    assert wrong in problems(tmp_path, MAP.replace(old, new))


@pytest.mark.rule("C1.b", "C1.c")
@pytest.mark.parametrize(
    ("old", "new", "wrong"),
    [
        ('power = "TWO"', 'power = "TOW"', "small.toml:10: player[1].power: unknown power 'TOW' (did you mean 'TWO'?)"),
        ('power = "TWO"', 'power = "ONE"', "small.toml:10: player[1].power: ONE is played already"),
        (
            '["AAA", "FFF"]',
            '["AAA", "FXF"]',
            "small.toml:15: special[0].nodes[1]: unknown node 'FXF' (did you mean 'FFF'?)",
        ),
        (
            '["ONE", "TWO"]',
            '["ONE", "ONE"]',
            "small.toml:18: alliance[0].between: an alliance is between two players (C10.h)",
        ),
        ('"small-map.toml"', '"no-map.toml"', "no-map.toml:1: there is no such file"),
        ("years = 2", "years = 0", "small.toml:5: years: 0 is out of range: expected from 1 to 30"),
    ],
)
def test_what_is_wrong_with_a_campaign_is_told_with_its_line(tmp_path: Path, old: str, new: str, wrong: str) -> None:
    assert old in SHEET
    assert wrong in problems(tmp_path, sheet=SHEET.replace(old, new))


@pytest.mark.rule("C1.c")
def test_one_player_is_too_few_and_an_unknown_list_is_told(tmp_path: Path) -> None:
    alone = SHEET.replace('[[player]]\npower = "TWO"\nlist = "CAR"\ntreasury = 3\n', "").replace('"TWO"', '"ONE"')
    assert any("1 players; a campaign is for 2 to 6 (C1.c)" in problem for problem in problems(tmp_path, sheet=alone))
    found = problems(tmp_path, sheet=SHEET.replace('list = "CAR"', 'list = "XXX"'))
    assert len(found) == 1
    assert found[0].startswith("small.toml:11: player[1].list: ")


@pytest.mark.rule("C1.c")
def test_homes_of_a_power_that_nobody_plays_are_neutral() -> None:
    chart = load_shipped("campaign-sicily-duel")
    assert chart.seats == ("ROM", "CAR")
    syracuse = chart.nodes[chart.number("node", "SYR")]
    assert (syracuse.home, syracuse.capital) == (-1, False)


def test_the_command_checks_campaigns(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for each in shipped():
        assert main(["data", "check", "--system", "piccole", str(each.path)]) == 0
    assert problems(tmp_path, MAP.replace('"DDD-EEE"', '"DDD-EEX"'))
    capsys.readouterr()
    assert main(["data", "check", "--system", "piccole", str(tmp_path / "small.toml")]) == 1
    assert "small-map.toml:2: roads[3]: unknown node 'EEX'" in capsys.readouterr().out


def test_options_are_read_and_mistakes_are_told() -> None:
    assert read_options({}) == {"battles": "hand", "council": "turn", "special": True, "alliances": False}
    assert read_options({"special": "off", "alliances": "yes", "battles": "computer"})["alliances"] is True
    for chosen, told in (
        ({"battles": "never"}, "is none of hand, computer"),
        ({"special": "perhaps"}, "is neither true nor false"),
        ({"edition": "it"}, "has no such option"),
    ):
        with pytest.raises(CaracoleError, match=told):
            read_options(chosen)


def test_an_unknown_campaign_is_told() -> None:
    with pytest.raises(
        CaracoleError, match="only the campaigns campaign-sicily, campaign-sicily-duel, campaign-tuscany"
    ):
        load_shipped("campaign-atlantis")
