"""Mistakes in data files: one text replaced by another, and the line where it has to be told."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

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
