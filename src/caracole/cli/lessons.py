"""``caracole lessons``: what can be learnt, a lesson in the terminal, and a check of those that somebody writes."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Any

from caracole.cli.common import add_json, add_language, complain, print_json
from caracole.kernel.errors import CaracoleError

if TYPE_CHECKING:
    from caracole.lessons import Lesson, Run, Words


def add(commands: Any) -> None:
    """The command line."""
    parser = commands.add_parser("lessons", help="list the lessons, take one, or check those that you write")
    add_json(parser)
    add_language(parser)
    parser.set_defaults(run=run)
    tasks = parser.add_subparsers(title="tasks", metavar="TASK")
    playing = tasks.add_parser("play", help="take a lesson in the terminal")
    playing.add_argument("lesson", metavar="ID", help="the lesson, as the list has it")
    playing.add_argument("--auto", action="store_true", help="let the lesson play itself to its end")
    add_language(playing)
    playing.set_defaults(run=play)
    checking = tasks.add_parser("check", help="play lessons to their end, and say what is wrong with them")
    checking.add_argument("files", metavar="FILE", nargs="*", help="lesson files (default: all lessons of all systems)")
    checking.add_argument("--system", metavar="NAME", help="the system that the files belong to")
    add_language(checking)
    checking.set_defaults(run=check)


def run(asked: argparse.Namespace) -> int:
    """List them."""
    from caracole.lessons import Words, lessons

    rows = [
        {
            "system": lesson.system,
            "id": lesson.id,
            "title": Words(lesson.system, asked.language).title(lesson),
            "minutes": lesson.minutes,
        }
        for lesson in lessons()
    ]
    if asked.json:
        print_json(rows)
    else:
        _show(rows, asked.language)
    return 0


def _show(rows: list[dict[str, Any]], language: str) -> None:
    from rich.table import Table

    from caracole.cli.console import report_console
    from caracole.texts import Texts

    texts = Texts(language)
    table = Table(box=None, padding=(0, 2, 0, 0), show_header=False)
    for row in rows:
        table.add_row(row["system"], row["id"], row["title"], texts.say("lessons-minutes", minutes=row["minutes"]))
    report_console().print(table if rows else texts.say("lessons-none"))


# --- taking one ------------------------------------------------------------------------------------------------------


def play(asked: argparse.Namespace) -> int:
    """Take a lesson: every step is said, and done when somebody presses Enter, or at once."""
    from caracole.lessons import Run, Words, find
    from caracole.texts import Texts

    lesson = find(asked.lesson)
    taken, words, texts = Run(lesson), Words(lesson.system, asked.language), Texts(asked.language)
    print(words.title(lesson))
    while not taken.is_over:
        _tell(taken, words)
        if not asked.auto and not _pressed_enter(texts.say("lessons-enter")):
            return 0
        _take(taken)
    print(f"\n{texts.say('lessons-end')}")
    return 0


def _tell(taken: Run, words: Words) -> None:
    step = taken.step
    print(f"\n{taken.number + 1}/{len(taken.lesson.steps)}  {words.said(taken.lesson, step)}")
    if step.do is not None:
        print(f"    > {_in_words(taken, step.do.action, words.language)}")


def _in_words(taken: Run, action: Any, language: str) -> str:
    from caracole.texts import Texts

    message = taken.game.encode_action(taken.game.decode_action(action))
    return Texts(language, taken.lesson.system).action(message)


def _take(taken: Run) -> None:
    """Do the step; it has to lead to the next one."""
    number, step = taken.number, taken.step
    taken.show()
    if taken.number == number:
        raise CaracoleError(f"step {step.id!r} of {taken.lesson.id} does not lead on: run caracole lessons check")


def _pressed_enter(prompt: str) -> bool:
    try:
        input(f"    {prompt} ")
    except EOFError:
        return False
    return True


# --- checking --------------------------------------------------------------------------------------------------------


def check(asked: argparse.Namespace) -> int:
    """Play lessons to their end; 1 if something is wrong with one of them."""
    from caracole.lessons import check as faults_of
    from caracole.texts import Texts

    texts, wrong = Texts(asked.language), 0
    for lesson in _wanted(asked):
        faults = faults_of(lesson)
        wrong += len(faults)
        for fault in faults:
            complain(fault)
        if not faults:
            print(texts.say("lessons-well", lesson=f"{lesson.system}/{lesson.id}", steps=len(lesson.steps)))
    return 1 if wrong else 0


def _wanted(asked: argparse.Namespace) -> list[Lesson]:
    from caracole.lessons import lessons, read_lesson
    from caracole.play.registry import system

    if not asked.files:
        return [each for each in lessons() if asked.system in (None, each.system)]
    if asked.system is None:
        raise CaracoleError("say which system the files belong to: --system NAME")
    return [read_lesson(system(asked.system).name, Path(file)) for file in asked.files]
