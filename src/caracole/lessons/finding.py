"""The lessons of the systems: each is a file in the folder ``lessons`` of its package."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, Protocol

from caracole.kernel import CaracoleError, Dice, Emit, Game
from caracole.lessons.model import Guided, Lesson
from caracole.lessons.reading import read_lesson
from caracole.play.parts import BrokenPart, folder_of, module_of, part
from caracole.play.registry import working_systems

LESSONS = "lessons"


class LessonsPart(Protocol):
    """What a system brings as its ``lessons``. ``GUIDED`` may be there besides: a first game with a coach."""

    def begin(self, game: Game[Any], position: Mapping[str, Any], dice: Dice, emit: Emit | None) -> Any:
        """The state that a lesson begins with, at a decision; the words of the position are the system's own."""


class UnknownLesson(CaracoleError):
    """There is no lesson of that name, or there are several."""


def lessons_part(system: str) -> LessonsPart | None:
    """The part, if there is one. Raises BrokenPart."""
    return part(system, LESSONS, LessonsPart)


def lessons_of(system: str) -> tuple[Lesson, ...]:
    """The lessons of a system in the order in which they are best taken. Raises BrokenPart and DataError."""
    module = None if lessons_part(system) is None else module_of(system, LESSONS)
    return () if module is None else _in_folder(system, folder_of(module))


@cache
def _in_folder(system: str, folder: Path) -> tuple[Lesson, ...]:
    found = [read_lesson(system, file) for file in sorted(folder.glob("*.toml"))]
    return tuple(sorted(found, key=lambda lesson: (lesson.rank, lesson.id)))


def lessons() -> list[Lesson]:
    """All lessons of all systems that work."""
    return [lesson for each in working_systems() for lesson in _if_they_load(each.name)]


def _if_they_load(system: str) -> tuple[Lesson, ...]:
    """A system whose lessons are broken is no trouble to the others."""
    try:
        return lessons_of(system)
    except BrokenPart:
        return ()


def find(name: str, system: str | None = None) -> Lesson:
    """The lesson of that name; ``system/name`` where several systems have one."""
    wanted, _, short = name.rpartition("/")
    owner = wanted or system
    found = [each for each in lessons() if each.id == short and owner in (None, each.system)]
    if not found:
        known = ", ".join(each.id for each in lessons()) or "none"
        raise UnknownLesson(f"there is no lesson {name!r}; there are: {known}")
    if len(found) > 1:
        named = " or ".join(f"{each.system}/{each.id}" for each in found)
        raise UnknownLesson(f"several lessons are called {name!r}: say {named}")
    return found[0]


def guided_game(system: str) -> Guided | None:
    """The first game that a system recommends, with a coach; None if it has none."""
    return getattr(lessons_part(system), "GUIDED", None)
