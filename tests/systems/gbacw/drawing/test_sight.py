"""A line of sight as a picture: the hexes that are judged, the answer, the ground from the side."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from caracole.cli.main import main
from caracole.play.table import position
from caracole.systems.gbacw.drawing import draw_sight


@pytest.fixture(scope="module")
def hill() -> Any:
    ground = "size 12 x 10\n0505: level 2\n0507: woods\n0505/S: steep\n0709: town\n0606 0607: orchard"
    return position("gbacw", map=ground, units="0101 vE: u1 infantry", active="u-brigade")


def judged(svg: str) -> list[str]:
    return re.findall(r'data-judged="(\d+)"', svg)


def test_a_clear_line(hill: Any) -> None:
    story = hill.los("0505", "0509")
    svg = draw_sight(hill.game.field, story)
    ElementTree.fromstring(svg)
    assert 'data-sight="clear"' in svg
    assert judged(svg) == ["0506", "0507", "0508"]
    assert "The line of sight is clear." in svg
    assert "mean level" in svg


def test_a_blocked_line_names_its_reasons(hill: Any) -> None:
    story = hill.los("0506", "0508")
    svg = draw_sight(hill.game.field, story)
    assert 'data-sight="blocked"' in svg
    assert "C10.24.a" in svg
    assert "0507 is higher than both ends." in svg
    assert "mean level" not in svg  # both ends lie at one level


def test_a_line_along_hexsides_is_judged_on_both_sides(hill: Any) -> None:
    story = hill.los("0505", "0705")
    beside = [step["hex"] for step in story["path"] if step["beside"]]
    assert beside
    svg = draw_sight(hill.game.field, story, language="fr")
    assert judged(svg) == [step["hex"] for step in story["path"]]
    assert " / ".join(beside[:2]) in svg
    assert "Ligne de vue" in svg


def test_the_command_draws(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "line.svg"
    assert main(["los", "the-ford", "0505", "1106", "--out", str(out)]) == 0
    assert capsys.readouterr().out.endswith(f"{out}\n")
    ElementTree.fromstring(out.read_text(encoding="utf-8"))


def test_the_command_refuses_other_formats_and_no_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["los", "the-ford", "0505", "1106", "--out", str(tmp_path / "line.gif")]) == 2
    assert "must end in .svg or .png" in capsys.readouterr().err
    assert main(["los", "the-ford", "0505", "0505", "--out", str(tmp_path / "line.svg")]) == 2
    assert "between two hexes" in capsys.readouterr().err


@pytest.mark.parametrize(("ends", "anchor"), [(("0505", "0709"), "end"), (("0709", "0505"), "start")])
def test_the_mean_level_is_named_over_the_lower_ground(hill: Any, ends: tuple[str, str], anchor: str) -> None:
    svg = draw_sight(hill.game.field, hill.los(*ends))
    found = next(each for each in ElementTree.fromstring(svg).iter() if (each.text or "") == "mean level")
    assert found.get("text-anchor", "start") == anchor


def test_a_file_that_cannot_be_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "nowhere" / "line.svg"
    assert main(["los", "the-ford", "0505", "1106", "--json", "--out", str(out)]) == 2
    assert f"{out}: cannot be written" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ("1 hex.", "mean level of both ends: 2.5", "No weapon of this battle reaches so far")),
        ("it", ("1 esagono.", "livello medio dei due estremi: 2.5", "Nessuna arma di questa battaglia")),
        ("fr", ("1 hex.", "niveau moyen des deux bouts : 2.5", "Aucune arme de cette bataille")),
    ],
)
def test_the_story_tells_mean_level_and_range(
    capsys: pytest.CaptureFixture[str], language: str, words: tuple[str, str, str]
) -> None:
    assert main(["los", "the-ford", "0505", "0605", "--language", language]) == 0
    told = capsys.readouterr().out
    assert words[0] in told
    assert words[1] in told
    assert words[2] not in told
    assert main(["los", "kernstown", "0101", "3930", "--language", language]) == 0
    assert words[2] in capsys.readouterr().out
