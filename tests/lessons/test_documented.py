"""The lesson of docs/lessons.md is one: it can be taken to its end, and nothing of it goes unsaid."""

from __future__ import annotations

import re
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from caracole.lessons import Run, read_lesson
from caracole.lessons.words import message_of

PAGE = Path(__file__).parent.parent.parent / "docs" / "lessons.md"


def block(language: str) -> str:
    found = re.search(rf"```{language}\n((?:minutes|lesson).*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert found is not None
    return found[1]


def test_the_worked_example_works(tmp_path: Path) -> None:
    file = tmp_path / "round-the-wall.toml"
    file.write_text(block("toml"), encoding="utf-8")
    lesson = read_lesson("gradisca", file)
    run = Run(lesson)
    run.go_to(len(lesson.steps))
    assert run.is_over
    said = {entry.id.name for entry in FluentParser().parse(block("text")).body if isinstance(entry, Message)}
    needed = {"lesson-round-the-wall", "lesson-round-the-wall-about"}
    for step in lesson.steps:
        needed |= {message_of(lesson, step), *([f"{message_of(lesson, step)}-hint"] if step.do else [])}
    assert said == needed
