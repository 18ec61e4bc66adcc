"""A lesson from its TOML file; whatever is wrong in it is told at once, with file and line."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from caracole.datafiles import Node, Problems, SheetReader, read_file
from caracole.lessons.model import ARROWS, PANELS, Arrow, Deed, Lesson, Pointed, Step

LESSON_KEYS = ("minutes", "rank", "scenario", "options", "seat", "position", "dice", "step")
STEP_KEYS = ("id", "point", "rules", "do", "accept", "refused", "dice", "answers")
POINT_KEYS = ("places", "pieces", "arrows", "panel")


def read_lesson(system: str, path: Path) -> Lesson:
    """The lesson in a file. Raises DataError."""
    document, problems = read_file(path), Problems()
    reader = SheetReader(problems)
    reader.no_unknown_keys(document, LESSON_KEYS)
    lesson = Lesson(
        system=system,
        id=path.stem,
        file=str(path),
        minutes=reader.integer(document, "minutes", low=1, high=60),
        rank=reader.integer(document, "rank", required=False, default=100),
        scenario=reader.text(document, "scenario"),
        seat=reader.text(document, "seat"),
        steps=tuple(_steps(reader, document)),
        options=_plain(reader.table(document, "options", required=False)),
        position=_plain(reader.table(document, "position", required=False)),
        dice=tuple(reader.list_of_integers(document, "dice", required=False, low=1)),
    )
    if not lesson.steps:
        problems.add(document, "step", "missing_key", "a lesson has at least one step")
    problems.raise_if_any()
    return lesson


def _plain(node: Node | None) -> dict[str, Any]:
    value: Any = {} if node is None else node.value
    return dict(value)


def _steps(reader: SheetReader, document: Node) -> list[Step]:
    known: dict[str, int] = {}
    return [_step(reader, node, known, number) for number, node in enumerate(reader.tables(document, "step"))]


def _step(reader: SheetReader, node: Node, known: dict[str, int], number: int) -> Step:
    reader.no_unknown_keys(node, STEP_KEYS)
    dice = tuple(reader.list_of_integers(node, "dice", required=False, low=1))
    asked = reader.table(node, "do", required=False)
    step = Step(
        id=reader.define(node, known, number, "step"),
        pointed=_pointed(reader, reader.table(node, "point", required=False)),
        rules=tuple(reader.list_of_text(node, "rules", required=False)),
        do=None if asked is None else _deed(reader, asked, dice),
        accept=tuple(_plain(each) for each in reader.tables(node, "accept", required=False)),
        refused=reader.text(node, "refused", required=False),
        answers=tuple(_deed(reader, each) for each in reader.tables(node, "answers", required=False)),
    )
    if asked is None and (dice or step.accept or step.refused or step.answers):
        reader.complain(node, "missing_key", "without do there is nothing to accept, to refuse, to roll or to answer")
    if step.refused is not None and (dice or step.answers):
        reader.complain(node, "unknown_key", "nothing follows from what is refused: leave out dice and answers")
    return step


def _deed(reader: SheetReader, node: Node, dice: tuple[int, ...] = ()) -> Deed:
    """``{ do = "March", to = "hill" }``; an answer has its dice and its seat in the same table."""
    action = _plain(node)
    reader.text(node, "do")
    own = tuple(reader.list_of_integers(node, "dice", required=False, low=1))
    seat = reader.text(node, "seat", required=False)
    return Deed({key: value for key, value in action.items() if key not in ("dice", "seat")}, dice or own, seat)


def _pointed(reader: SheetReader, node: Node | None) -> Pointed:
    if node is None:
        return Pointed()
    reader.no_unknown_keys(node, POINT_KEYS)
    return Pointed(
        tuple(reader.list_of_text(node, "places", required=False)),
        tuple(reader.list_of_text(node, "pieces", required=False)),
        tuple(_arrow(reader, each) for each in reader.tables(node, "arrows", required=False)),
        reader.text(node, "panel", required=False, one_of=PANELS),
    )


def _arrow(reader: SheetReader, node: Node) -> Arrow:
    reader.no_unknown_keys(node, ("from", "to", "kind"))
    return Arrow(
        reader.text(node, "from"),
        reader.text(node, "to"),
        reader.text(node, "kind", required=False, default="hint", one_of=ARROWS),
    )
