"""Mistakes in data files: one text replaced by another, and the line where it has to be told."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from caracole.datafiles import Problem

ABOVE = "above: "


class Mistake(NamedTuple):
    file: str
    old: str
    new: str
    message: str
    at: str = ""
    """Text in the line that is told, from the line of the mistake on, or the last above it; usually its own line."""


def replace(file: Path, old: str, new: str) -> None:
    """Make the first `old` text of a file `new`."""
    text = file.read_text(encoding="utf-8")
    assert old in text, f"{file.name} has no {old!r}"
    file.write_text(text.replace(old, new, 1), encoding="utf-8")


def line_of(file: Path, text: str) -> int:
    """The line of the first such text."""
    whole = file.read_text(encoding="utf-8")
    return whole.count("\n", 0, whole.index(text)) + 1


def assert_told(problems: Iterable[Problem], mistake: Mistake, original: Path, copy: Path) -> None:
    """The mistake in the copy is among the problems, with its file and line."""
    problems = list(problems)
    told = [problem for problem in problems if mistake.message in problem.message]
    assert told, "\n".join(map(str, problems))
    assert (told[0].file, told[0].line) == (str(copy / mistake.file), _line(mistake, original, copy)), str(told[0])


def _line(mistake: Mistake, original: Path, copy: Path) -> int:
    edit = (original / mistake.file).read_text(encoding="utf-8").index(mistake.old)
    text = (copy / mistake.file).read_text(encoding="utf-8")
    if mistake.at.startswith(ABOVE):
        place = text.rindex(mistake.at.removeprefix(ABOVE), 0, edit)
    elif mistake.at:
        place = text.index(mistake.at, text.rindex("\n", 0, edit))
    else:
        place = edit
    return text.count("\n", 0, place) + 1


def spoil(document: Any, rng: Random) -> Any:
    """The document with one value, somewhere, replaced by nonsense or left out."""
    inside = document
    while True:
        step = rng.choice(list(inside) if isinstance(inside, dict) else range(len(inside)))
        if isinstance(inside[step], dict | list) and inside[step] and rng.random() < 0.85:
            inside = inside[step]
            continue
        if rng.random() < 0.2:
            del inside[step]
        else:
            inside[step] = rng.choice([None, True, 0, -1, 99, 1.5, "", "none", "gradisca", [], [[]], {}, {"a": {}}])
        return document
