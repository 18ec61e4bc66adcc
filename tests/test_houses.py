"""Every game lives in its own house: outside it, no source of the program names one."""

from __future__ import annotations

import re
from pathlib import Path

from caracole.play import systems

SOURCE = Path(__file__).parent.parent / "src" / "caracole"
READ = {".py", ".ftl", ".toml", ".svg", ".md", ".txt", ".json"}


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


def test_no_source_names_a_game():
    names = systems()
    assert len(names) >= 3
    assert named_in(SOURCE, names) == []


def test_a_name_is_found_wherever_it_stands(tmp_path: Path):
    for name, text in {
        "cli/a.py": "x = 1\nUSUAL = 'chess'\n",
        "draw/chess_board.py": "y = 2\n",
        "texts/messages/en.ftl": "help = Chess is played so\n",
        "systems/chess/rules.py": "NAME = 'chess'\n",
    }.items():
        file = tmp_path / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    assert [place.rpartition(":")[0] for place in named_in(tmp_path, ["chess"])] == [
        "cli/a.py:2",
        "draw/chess_board.py:1",
        "texts/messages/en.ftl:1",
    ]
