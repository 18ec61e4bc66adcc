"""Pictures of battles: everything that stands is drawn, to scale, and a record can be drawn at any entry."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from xml.etree import ElementTree

import pytest

from caracole.cli.main import main
from caracole.play import Match, load
from caracole.play.conformance import random_action
from caracole.play.table import position
from caracole.systems.piccole.drawing import draw, picture
from caracole.systems.piccole.drawing.look import Frame
from caracole.systems.piccole.position import rectangle_of

LINES = """
    S1 FtP 3000 2000 0 general
    S2 CvP 2000 2000 30
    S3 FtM 3400 2000 0 shoots
    N1 FtL 3000 3000 180
    N2 CvL 4000 3000 200
"""


def drawn(svg: str, kind: str) -> list[str]:
    return re.findall(rf'data-{kind}="([^"]+)"', svg)


def test_everything_that_stands_is_drawn() -> None:
    kinds = ["wood", "rough", "hill", "steep", "major_river", "minor_river", "impassable", "fort"]
    terrain = "\n".join(rectangle_of(kind, 500 * n, 4000, 500 * n + 400, 4400) for n, kind in enumerate(kinds))
    table = position("piccole", elements=LINES, terrain=terrain, camps={"S": 2600, "N": 1000})
    svg = draw(table.view())
    ElementTree.fromstring(svg)
    assert [name for name in drawn(svg, "element") if name] == ["S1", "S2", "S3", "N1", "N2"]
    assert sorted(drawn(svg, "terrain")) == sorted(kinds)
    assert drawn(svg, "camp") == ["south", "north"]
    assert drawn(svg, "zone") == ["S1", "S2", "S3", "N1", "N2"]
    assert drawn(svg, "arc") == ["S3"]


def test_zones_and_arcs_may_be_left_out() -> None:
    table = position("piccole", elements=LINES)
    svg = draw(table.view(), zones=("N1",), arcs=False)
    assert (drawn(svg, "zone"), drawn(svg, "arc")) == (["N1"], [])


def test_the_table_is_to_scale() -> None:
    frame = Frame((0, 0, 6000, 6000))
    (x0, y0), (x1, y1) = frame.at((0, 0)), frame.at((6000, 6000))
    assert x1 - x0 == pytest.approx(1200)
    assert y0 - y1 == pytest.approx(1200)  # north is up
    enlarged = Frame((2000, 2000, 5000, 5000), 2)
    assert enlarged.box.width == pytest.approx(frame.box.width)


def test_what_has_just_happened_leaves_its_trace() -> None:
    table = position("piccole", elements=LINES)
    before = draw(table.view())
    events = table.play("Move", element="S1", x=3000, y=2400, h=0)
    after = draw(table.view(), events=[event.plain() for event in events])
    assert "marker-end" in after
    assert "marker-end" not in before


@pytest.mark.parametrize(("language", "word"), [("en", "heavy foot"), ("it", "fanteria pesante"), ("fr", "lourde")])
def test_the_key_speaks_three_languages(language: str, word: str) -> None:
    assert word in draw(position("piccole", elements=LINES).view(), language=language)


def test_caracole_draw(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game, rng = load("piccole", "drill"), Random(2)
    match = Match.new(game, rng.randbytes(32), ["draw"])
    for _ in range(12):
        assert match.decision is not None
        match.play(*random_action(game, match.state, match.decision, rng))
    record = tmp_path / "game.json"
    match.record.save(record)
    svg, png = tmp_path / "now.svg", tmp_path / "then.png"
    assert main(["draw", str(record), "--out", str(svg)]) == 0
    assert svg.read_text(encoding="utf-8").startswith("<svg")
    assert main(["draw", str(record), "--at", "3", "--out", str(png), "--width", "400"]) == 0
    assert png.read_bytes().startswith(b"\x89PNG")
    assert main(["draw", str(record), "--at", "999"]) == 2
    assert "entries 0 (the set-up) to 12" in capsys.readouterr().err
    assert main(["draw", str(record), "--out", str(tmp_path / "x.gif")]) == 2
    assert drawn(picture(game, match.state), "zone") == drawn(svg.read_text(encoding="utf-8"), "zone")
