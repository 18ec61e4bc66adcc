"""The docstring of a folder is its table of contents: whatever lies in the folder stands in it."""

from __future__ import annotations

import ast
import re
from pathlib import Path

SOURCE = Path(__file__).parent.parent / "src" / "caracole"
WITHOUT_CONTENTS = {".", "systems", "server/migrations", "server/migrations/versions"}
"""The package itself and the systems are found by name; migrations go by number."""


def contents(folder: Path) -> set[str]:
    """The modules and packages of a folder."""
    modules = {path.stem for path in folder.glob("*.py") if not path.stem.startswith("__")}
    return modules | {path.parent.name for path in folder.glob("*/__init__.py")}


def left_out(source: Path) -> list[str]:
    """What lies in a folder of several modules and is not in its docstring, as `folder/name`."""
    found = []
    for init in sorted(source.rglob("__init__.py")):
        names = contents(init.parent)
        place = init.parent.relative_to(source).as_posix()
        if len(names) < 2 or place in WITHOUT_CONTENTS:
            continue
        said = re.findall(r"\w+", ast.get_docstring(ast.parse(init.read_text(encoding="utf-8"))) or "")
        found += [f"{place}/{name}" for name in sorted(names.difference(said))]
    return found


def test_every_module_stands_in_the_contents_of_its_folder():
    assert any(SOURCE.rglob("__init__.py"))
    assert left_out(SOURCE) == []


def test_a_module_left_out_is_found(tmp_path: Path):
    for name, text in {
        "a/__init__.py": '"""``one`` and ``three``."""',
        "a/one.py": "",
        "a/two.py": "",
        "a/three/__init__.py": "",
        "a/three/alone.py": "",
    }.items():
        file = tmp_path / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    assert left_out(tmp_path) == ["a/two"]
