"""Every game lives in its own house: outside it, no source of the program names one, nor its sides."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from caracole.play import load, systems
from caracole.play.registry import system

HERE = Path(__file__).parent.parent
SOURCES = [HERE / "src" / "caracole", HERE / "web" / "src"]
READ = {".py", ".ts", ".svelte", ".css", ".ftl", ".toml", ".svg", ".md", ".txt", ".json"}


def named_in(folder: Path, names: list[str]) -> list[str]:
    """Where one of the names stands, outside the houses, as `file:line: what`."""
    pattern = re.compile("|".join(map(re.escape, names)), re.IGNORECASE)
    return [
        f"{path.relative_to(folder)}:{number}: {line.strip()}"
        for path in sorted(folder.rglob("*"))
        if path.suffix in READ and path.relative_to(folder).parts[0] != "systems"
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1)
        if pattern.search(line) or pattern.search(path.name)
    ]


@pytest.mark.parametrize("source", SOURCES, ids=["engine", "client"])
def test_no_source_names_a_game(source: Path):
    names = systems()
    assert len(names) >= 3
    assert any(path.suffix in READ for path in source.rglob("*"))
    assert named_in(source, names) == []


SHORT = 6
"""Seats with such short names (red, blue, union) are words of any game."""


@pytest.mark.parametrize("source", SOURCES, ids=["engine", "client"])
def test_no_source_names_the_sides_of_a_game(source: Path):
    games = [load(name, system(name).scenarios()[0]["id"]) for name in systems()]
    sides = {side.partition("_")[0] for game in games for side in game.seats if len(side) > SHORT}
    assert len(sides) >= 3
    assert named_in(source, sorted(sides)) == []


def test_a_name_is_found_wherever_it_stands(tmp_path: Path):
    for name, text in {
        "cli/a.py": "x = 1\nUSUAL = 'chess'\n",
        "draw/chess_board.py": "y = 2\n",
        "texts/messages/en.ftl": "help = Chess is played so\n",
        "board/Board.svelte": "<h1>Chess</h1>\n",
        "lib/games.ts": "export const usual = 'chess'\n",
        "style/base.css": ".chess {}\n",
        "systems/chess/rules.py": "NAME = 'chess'\n",
    }.items():
        file = tmp_path / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    assert [place.rpartition(":")[0] for place in named_in(tmp_path, ["chess"])] == [
        "board/Board.svelte:1",
        "cli/a.py:2",
        "draw/chess_board.py:1",
        "lib/games.ts:1",
        "style/base.css:1",
        "texts/messages/en.ftl:1",
    ]
