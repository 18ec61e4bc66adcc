"""`caracole data preview`: scenarios by name and by path, saved games, SVG and PNG."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

import pytest

from caracole.cli.main import main
from caracole.draw.png import png
from caracole.kernel.errors import CaracoleError
from caracole.play import Match, load
from caracole.systems.gradisca.drawing import preview
from caracole.systems.gradisca.loader import SHIPPED


def test_a_scenario_by_name_and_by_path(tmp_path: Path):
    shutil.copytree(SHIPPED / "drill", tmp_path / "mine")
    assert preview("drill") == preview(str(tmp_path / "mine")) == preview(str(tmp_path / "mine" / "scenario.toml"))


def test_a_saved_game(tmp_path: Path):
    path = tmp_path / "game.json"
    Match.new(load("gradisca", "drill"), bytes(32), ["salt"]).save(path)
    assert 'data-unit="v-giu-1"' in preview("drill", record=str(path))
    with pytest.raises(CaracoleError, match="scenario"):
        preview("campaign", record=str(path))


def test_an_unknown_scenario():
    with pytest.raises(CaracoleError, match="neither a directory nor a scenario"):
        preview("nowhere")


def test_the_command_writes_svg(tmp_path: Path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    assert main(["data", "preview", "drill", "--bare", "--language", "it"]) == 0
    assert capsys.readouterr().out == "drill.svg\n"
    assert "Il campo di prova" in (tmp_path / "drill.svg").read_text(encoding="utf-8")


def test_the_command_writes_png(tmp_path: Path):
    pytest.importorskip("resvg_py")
    out = tmp_path / "map.png"
    assert main(["data", "preview", "drill", "--out", str(out), "--width", "300"]) == 0
    head = out.read_bytes()[:24]
    assert head[:8] == b"\x89PNG\r\n\x1a\n"
    assert int.from_bytes(head[16:20], "big") == 300


def test_the_command_refuses_other_formats(tmp_path: Path, capsys):
    assert main(["data", "preview", "drill", "--out", str(tmp_path / "map.jpg")]) == 2
    assert "must end in .svg or .png" in capsys.readouterr().err


def test_png_says_what_it_needs(monkeypatch):
    monkeypatch.setitem(sys.modules, "resvg_py", None)
    with pytest.raises(CaracoleError, match="caracole\\[draw\\]"):
        png("<svg/>")
