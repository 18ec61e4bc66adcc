"""Numbers in data files, changed in a copy: ``drill/map.geojson:features[properties.a=x].properties.level``.

Before the colon stands a file within the folder of data, after it the way to the number: names between dots, ``[2]``
for the third of a list, ``[id=x]`` for the one of whom that is true (several conditions between commas). TOML files
keep their comments.
"""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from caracole.kernel import CaracoleError
from caracole.lab.datasets import NotInstalled
from caracole.play.registry import checked_system

STEP = re.compile(r"\.?([^.\[\]]+)|\[([^\]]*)\]")


class NoSuchNumber(CaracoleError):
    """A way that leads to nothing in a data file."""

    def __init__(self, where: str, problem: str) -> None:
        super().__init__(f"{where}: {problem}")


def changed_copy(system: str, target: str | Path, changes: Mapping[str, Any], data: str | None = None) -> str:
    """A copy of the data files of a system, or of ``data``, with some numbers changed; where it is."""
    folder = Path(target)
    if not folder.exists():
        shutil.copytree(data or checked_system(system).shipped_data, folder)
    for where, value in changes.items():
        change(folder, where, value)
    return str(folder)


def change(folder: Path, where: str, value: Any) -> None:
    """Put another value where a way leads."""
    name, colon, way = where.partition(":")
    file = folder / name
    if not colon or not way:
        raise NoSuchNumber(where, "write FILE:WAY.TO.THE.NUMBER")
    if not file.is_file() or not file.resolve().is_relative_to(folder.resolve()):
        raise NoSuchNumber(where, f"there is no file {name} in {folder}")
    text = file.read_text(encoding="utf-8")
    if file.suffix == ".toml":
        try:
            import tomlkit  # noqa: PLC0415 - only who changes such a file needs it
        except ImportError as error:
            raise NotInstalled("lab", error.name) from error
        tree: Any = tomlkit.parse(text)
        _put(tree, way, value, where)
        file.write_text(tomlkit.dumps(tree), encoding="utf-8")
    else:
        try:
            tree = json.loads(text)
        except ValueError as error:
            raise NoSuchNumber(where, f"{name} is neither TOML nor JSON") from error
        _put(tree, way, value, where)
        file.write_text(json.dumps(tree, ensure_ascii=False, indent=1), encoding="utf-8")


def _put(tree: Any, way: str, value: Any, where: str) -> None:
    steps = [name or f"[{inside}]" for name, inside in STEP.findall(way)]
    if not steps:
        raise NoSuchNumber(where, "write FILE:WAY.TO.THE.NUMBER")
    for step in steps[:-1]:
        tree = _step(tree, step, where)
    last = steps[-1]
    if last.startswith("["):
        before = _step(tree, last, where)
        place = next(number for number, each in enumerate(tree) if each is before)
        tree[place] = value
        return
    if not isinstance(tree, dict) or last not in tree:
        raise NoSuchNumber(where, f"nothing is called {last!r} there")
    tree[last] = value


def _step(tree: Any, step: str, where: str) -> Any:
    try:
        if not step.startswith("["):
            return tree[step]
        inside = step[1:-1]
        if "=" not in inside:
            return tree[int(inside)]
        wanted = [condition.split("=", 1) for condition in inside.split(",")]
        fitting = [each for each in tree if all(str(_at(each, way)) == text for way, text in wanted)]
        if len(fitting) == 1:
            return fitting[0]
        raise NoSuchNumber(where, f"{len(fitting)} entries are like {step}; it must be one")
    except (KeyError, IndexError, TypeError, ValueError) as error:
        raise NoSuchNumber(where, f"nothing is at {step!r}") from error


def _at(each: Any, way: str) -> Any:
    for name in way.split("."):
        each = each.get(name) if isinstance(each, dict) else None
    return each
