"""data check and data copy; playing with files of one's own, and going on with such a game."""

from __future__ import annotations

import io
import json
import shutil
from contextlib import redirect_stdout
from pathlib import Path
from typing import Any

import pytest

from caracole.cli.main import main
from caracole.play import Record, load
from caracole.systems.gradisca import loader
from patience import counted

# --- check -----------------------------------------------------------------------------------------------------------


@pytest.fixture
def scenario(tmp_path: Path) -> Path:
    """A copy of the drill ground to spoil."""
    drill = next(each.path for each in loader.shipped_scenarios() if each.id == "drill")
    return Path(shutil.copytree(drill, tmp_path / "mine"))


def replace(file: Path, old: str, new: str) -> int:
    """Change a text in a file; the line where it stands."""
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), encoding="utf-8")
    return text.count("\n", 0, text.index(old)) + 1


def test_shipped_scenarios_are_sound_and_quickly_checked(caracole):
    ran, calls = counted(lambda: caracole("data", "check", "--all"))
    assert calls < 20_000_000
    assert ran.code == 0
    assert "nothing wrong" in ran.out


@pytest.fixture(scope="module")
def everything() -> list[dict[str, Any]]:
    """What ``caracole data check --all`` says of the shipped scenarios."""
    said = io.StringIO()
    with redirect_stdout(said):
        assert main(["data", "check", "--all", "--json"]) == 0
    return json.loads(said.getvalue())["scenarios"]


def test_every_shipped_scenario_is_counted(everything):
    rows = {row["id"]: row for row in everything if row["system"] == "gradisca"}
    assert set(rows) == {each.id for each in loader.shipped_scenarios()}
    for name, row in rows.items():
        theatre = loader.load_shipped(name)
        assert row["problems"] == []
        assert row["zones"] == len(theatre.zones)
        assert row["cards"] == len(theatre.scenario.deck)
        assert row["units"] == len(theatre.units) - len(theatre.scenario.absent)
    assert (rows["campaign"]["cards"], rows["campaign"]["zones"], rows["campaign"]["units"]) == (36, 69, 112)
    assert (rows["primo-giorno"]["cards"], rows["primo-giorno"]["zones"]) == (0, 8)


def test_a_copy_is_sound(caracole, scenario):
    assert caracole("data", "check", scenario).code == 0
    assert caracole("data", "check", scenario / "scenario.toml").code == 0


def test_an_unknown_zone_is_told_with_file_and_line(caracole, scenario):
    line = replace(scenario / "scenario.toml", 'rubia = ["a-tra-5"]', 'rubbia = ["a-tra-5"]')
    ran = caracole("data", "check", scenario)
    assert ran.code == 1
    assert f"scenario.toml:{line}: " in ran.out
    assert "rubbia" in ran.out
    ran = caracole("data", "check", scenario, "--json")
    assert ran.code == 1
    (row,) = ran.json["scenarios"]
    assert (row["id"], row["cards"], row["zones"], row["units"]) == ("drill", None, None, None)
    problem = row["problems"][0]
    assert (problem["file"], problem["line"], problem["column"]) == (str(scenario / "scenario.toml"), line, 1)
    assert (problem["code"], problem["path"]) == ("unknown_reference", "start.rubbia")
    assert problem["text"] == "unknown zone 'rubbia' (did you mean 'rubia'?)"


def test_a_broken_file_is_told(caracole, scenario):
    (scenario / "cards.toml").write_text("[[card]\n")
    ran = caracole("data", "check", scenario)
    assert ran.code == 1
    assert "cards.toml:1" in ran.out


def test_a_directory_without_a_sheet_is_a_finding(caracole, scenario):
    (scenario / "scenario.toml").unlink()
    ran = caracole("data", "check", scenario, "--json")
    assert ran.code == 1
    (row,) = ran.json["scenarios"]
    assert (row["id"], [problem["code"] for problem in row["problems"]]) == ("mine", ["missing_file"])


def test_a_fault_in_a_shared_file_is_told_once(caracole, tmp_path):
    assert caracole("data", "copy", "own").code == 0
    line = replace(tmp_path / "own" / "friuli" / "timeline.toml", "turn = 4", "turn = 5")
    ran = caracole("data", "check", "own")
    assert ran.code == 1
    assert ran.out.count(f"timeline.toml:{line}: ") == 1
    assert "one problem" in ran.out
    rows = {row["id"]: len(row["problems"]) for row in caracole("data", "check", "own", "--json").json["scenarios"]}
    assert rows == {"campaign": 1, "drill": 0, "istria-1617": 1, "primo-giorno": 1, "siege-1616": 1}


def test_several_paths_are_checked_at_once(caracole, scenario, everything):
    ran = caracole("data", "check", scenario, scenario / "scenario.toml", "--all", "--json")
    assert [row["id"] for row in ran.json["scenarios"]][:2] == ["drill", "drill"]
    assert ran.json["scenarios"][2:] == everything


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["check"], "which scenario?"),
        (["check", "/nowhere"], "/nowhere: there is no such file or directory"),
        (["check", "--all", "--system", "gradisc"], "did you mean 'gradisca'?"),
        (["check", ".", "--system", "cards"], "cards has no data files"),
        (["check", "--everything"], "unrecognized arguments"),
        (["copy", "."], "there is such a folder already"),
        (["copy", "own", "--system", "cards"], "cards has no data files"),
    ],
)
def test_a_wrong_call(caracole, cards, arguments, complaint):
    ran = caracole("data", *arguments)
    assert ran.code == 2
    assert complaint in ran.err
    assert ran.out == ""


# --- files of one's own ----------------------------------------------------------------------------------------------

QUICK = ("--auto", "--seats", "random,random", "--seed", 1, "--option", "game=basic")


@pytest.fixture
def own(caracole, tmp_path: Path) -> Path:
    """A copy of everything, in which Venetian infantry of the drill ground attacks better."""
    assert caracole("data", "copy", "own").code == 0
    replace(tmp_path / "own" / "drill" / "armies.toml", "value = [2, 3]", "value = [3, 3]")
    return tmp_path / "own"


def test_a_copy_has_every_file_and_says_so(caracole, tmp_path):
    ran = caracole("data", "copy", "own")
    told = {Path(line) for line in ran.out.splitlines()}
    copied = {path.relative_to(tmp_path) for path in (tmp_path / "own").rglob("*") if path.is_file()}
    shipped = {Path("own") / path.relative_to(loader.SHIPPED) for path in loader.SHIPPED.rglob("*") if path.is_file()}
    assert told == copied == shipped
    assert load("gradisca", "campaign", data="own").data_digest == load("gradisca", "campaign").data_digest


def test_a_game_with_files_of_ones_own(caracole, own):
    ran = caracole("play", "gradisca", "--data", "own", "--scenario", "drill", *QUICK, "--save", "g.json", "--json")
    assert ran.code == 0
    assert ran.json["scenario"] == "drill"
    header = Record.load("g.json").header
    assert header.data_digest == load("gradisca", "drill", data=own / "drill").data_digest
    assert header.data_digest != load("gradisca", "drill").data_digest
    assert caracole("replay", "g.json", "--data", "own", "--verify").code == 0
    assert caracole("check-rules", "g.json", "--data", own / "drill").code == 0
    assert caracole("why", "g.json", "--data", own / "drill" / "scenario.toml", '{"do": "EndZone"}').code == 1


def test_one_directory_is_enough(caracole, own):
    ran = caracole("play", "gradisca", "--data", own / "drill", *QUICK, "--json")
    assert (ran.code, ran.json["scenario"]) == (0, "drill")


def test_the_lab_and_the_bench_take_them_too(caracole, own):
    replace(own / "drill" / "scenario.toml", 'id = "drill"', 'id = "my-drill"')
    ran = caracole(
        "lab", "duel", "gradisca", "--data", own / "drill", "--seats", "random,random", "--games", 2, "--json"
    )
    assert (ran.code, ran.json["scenario"]) == (0, "my-drill")
    ran = caracole("bench", "gradisca", "--data", own / "drill", "--seconds", 0.3, "--json")
    assert (ran.code, ran.json["scenario"]) == (0, "my-drill")


def test_the_menu_shows_the_scenarios_of_the_folder(caracole, own):
    replace(own / "drill" / "scenario.toml", 'en = "The drill ground"', 'en = "My own drill ground"')
    ran = caracole("play", "gradisca", "--data", "own", typed="1\n1\n1\n1\nquit\n")
    assert "My own drill ground" in ran.out
    assert ran.code == 0


def test_without_its_files_a_game_cannot_go_on_and_says_which_are_missing(caracole, own):
    assert caracole("play", "gradisca", "--data", own / "drill", *QUICK, "--save", "g.json").code == 0
    digest = Record.load("g.json").header.data_digest
    for command in (["play", "--auto", "--resume", "g.json"], ["replay", "g.json"], ["why", "g.json", "end"]):
        ran = caracole(*command)
        assert ran.code == 2
        assert f"g.json was played with data files of digest {digest}" in ran.err
        assert "--data DIR" in ran.err
    assert caracole("play", "--auto", "--resume", "g.json", "--data", own).code == 0


def test_files_that_have_changed_since_are_told(caracole, own):
    assert caracole("play", "gradisca", "--data", own / "drill", *QUICK, "--save", "g.json").code == 0
    replace(own / "drill" / "armies.toml", "leadership = 3", "leadership = 4")
    ran = caracole("replay", "g.json", "--data", own / "drill")
    assert ran.code == 2
    assert "put them back as they were" in ran.err
    replace(own / "drill" / "armies.toml", "leadership = 4", "leadership = 0")
    ran = caracole("replay", "g.json", "--data", own / "drill")
    assert ran.code == 2
    assert "armies.toml:" in ran.err


def test_a_scenario_that_does_not_come_with_the_program(caracole, own):
    replace(own / "drill" / "scenario.toml", 'id = "drill"', 'id = "my-drill"')
    assert caracole("play", "gradisca", "--data", own / "drill", *QUICK, "--save", "g.json").code == 0
    ran = caracole("replay", "g.json")
    assert ran.code == 2
    assert "say where they are with --data DIR ('my-drill' does not come with this program)" in ran.err


def test_two_scenarios_of_one_name_are_told(caracole, own):
    shutil.copytree(own / "drill", own / "drill-2")
    ran = caracole("play", "gradisca", "--data", own, "--scenario", "drill", *QUICK)
    assert ran.code == 2
    assert "are both called 'drill'" in ran.err


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--data", "nowhere"], "nowhere: there is no such directory"),
        (["--data", "own", "--scenario", "drll"], "did you mean 'drill'?"),
        (["--data", "own/friuli"], "own/friuli/scenario.toml:1: there is no such file"),
    ],
)
def test_a_wrong_folder(caracole, own, arguments, complaint):
    ran = caracole("play", "gradisca", *arguments, *QUICK)
    assert ran.code == 2
    assert complaint in ran.err


# --- schemas ---------------------------------------------------------------------------------------------------------


def test_schemas_are_printed_or_written(caracole, tmp_path):
    printed = caracole("data", "schema").json
    assert set(printed) == {"scenario.json", "map.json", "armies.json", "cards.json", "timeline.json"}
    ran = caracole("data", "schema", "--out", "made/here")
    assert ran.code == 0
    assert {Path(line).name for line in ran.out.splitlines()} == set(printed)
    for name, schema in printed.items():
        assert json.loads((tmp_path / "made" / "here" / name).read_text(encoding="utf-8")) == schema
    (tmp_path / "file").write_text("")
    ran = caracole("data", "schema", "--out", "file/under")
    assert ran.code == 2
    assert "cannot be written" in ran.err
