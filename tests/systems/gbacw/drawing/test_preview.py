"""`caracole data preview` and `caracole draw` of a battle."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

from caracole.cli.main import main
from caracole.kernel.errors import CaracoleError
from caracole.play import Match, load
from caracole.systems.gbacw.drawing import preview
from caracole.systems.gbacw.loader import SHIPPED, load_shipped


def test_names_of_ways_waters_and_places_are_on_the_map() -> None:
    svg = preview("the-ford", bare=True)
    for name in ("Post road", "Mill Lane", "Mill stream", "North woods", "Farm"):
        assert f">{name}<" in svg
    assert "data-unit" not in svg


def test_a_battle_by_name_and_by_path(tmp_path: Path) -> None:
    shutil.copytree(SHIPPED / "first-volley", tmp_path / "mine")
    assert preview("first-volley") == preview(str(tmp_path / "mine"))


def test_an_unknown_battle() -> None:
    with pytest.raises(CaracoleError, match="neither a scenario of gbacw nor a scenario directory"):
        preview("nowhere")


def test_the_command_finds_the_system(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    shutil.copytree(SHIPPED / "first-volley", tmp_path / "mine")
    assert main(["data", "preview", "first-volley", "--bare", "--language", "it"]) == 0
    assert main(["data", "preview", "mine", "--bare", "--language", "it"]) == 0
    assert Path("mine.svg").read_text("utf-8") == Path("first-volley.svg").read_text("utf-8")


def test_a_saved_game_and_a_part_of_it(tmp_path: Path) -> None:
    record, out = tmp_path / "game.json", tmp_path / "game.svg"
    Match.new(load("gbacw", "the-ford"), bytes(32), ["one", "two"]).save(record)
    assert main(["draw", str(record), "--out", str(out)]) == 0
    units = re.findall(r'data-unit="([^"]+)"', out.read_text("utf-8"))
    assert sorted(units) == sorted(unit.id for unit in load_shipped("the-ford").units)
    assert main(["draw", str(record), "--out", str(out), "--part", "1203-1609"]) == 0
    assert 'data-unit="us-1pr"' in out.read_text("utf-8")
    assert 'data-unit="cs-1pd"' not in out.read_text("utf-8")


def test_parts_are_for_maps_of_hexes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = tmp_path / "game.json"
    Match.new(load("gradisca", "drill"), bytes(32), ["salt"]).save(record)
    assert main(["draw", str(record), "--out", str(tmp_path / "x.svg"), "--part", "0101-0202"]) == 2
    assert "--part is for maps of hexes" in capsys.readouterr().err


def test_a_part_of_a_large_map(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "part.svg"
    assert main(["data", "preview", "the-ford", "--part", "1203-1609", "--out", str(out)]) == 0
    assert 'data-stack="1305"' in out.read_text("utf-8")
    assert 'data-stack="0806"' not in out.read_text("utf-8")
    assert main(["data", "preview", "drill", "--part", "0101-0202", "--out", str(out)]) == 2
    assert "--part is for maps of hexes" in capsys.readouterr().err


def test_a_game_with_data_of_its_own(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    mine = tmp_path / "mine"
    shutil.copytree(SHIPPED / "first-volley", mine)
    sheet = mine / "scenario.toml"
    sheet.write_text(sheet.read_text("utf-8").replace('id = "first-volley"', 'id = "mine"', 1), "utf-8")
    record, out = tmp_path / "game.json", tmp_path / "game.svg"
    Match.new(load("gbacw", None, {}, str(mine)), bytes(32), ["one", "two"]).save(record)
    assert main(["draw", str(record), "--out", str(out)]) == 2
    assert "say where they are with --data DIR" in capsys.readouterr().err
    assert main(["draw", str(record), "--data", str(mine), "--out", str(out)]) == 0
    assert "data-unit" in out.read_text("utf-8")
