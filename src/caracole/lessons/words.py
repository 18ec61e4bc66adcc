"""What a teacher says: messages of ``lessons/<language>.ftl`` in the package of a system.

``lesson-<lesson>`` is its title and ``lesson-<lesson>-about`` what it is about. A step has
``lesson-<lesson>-<step>``, where something has to be done ``...-hint`` besides, and if it likes ``...-wrong`` for
whoever does something else.
``coach-<decision>`` says what is usually good at a decision.
"""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

from caracole.lessons.finding import LESSONS
from caracole.lessons.model import Lesson, Step
from caracole.play.parts import module_of
from caracole.texts import FALLBACK, LANGUAGES, Texts
from caracole.texts.catalogues import formatted
from caracole.texts.grammar import polished


class Words:
    """The words of the lessons of a system in one language; what it lacks is said in English."""

    def __init__(self, system: str, language: str) -> None:
        self.system = system
        self.language = language if language in LANGUAGES else FALLBACK

    def find(self, message: str) -> str | None:
        """A message, in English if this language lacks it; None if that does as well."""
        for language in dict.fromkeys((self.language, FALLBACK)):
            said = spoken(self.system, language, message)
            if said is not None:
                return said
        return None

    def title(self, lesson: Lesson) -> str:
        """The name of a lesson."""
        return self.find(f"lesson-{lesson.id}") or lesson.id

    def about(self, lesson: Lesson) -> str:
        """What is learnt in it."""
        return self.find(f"lesson-{lesson.id}-about") or ""

    def said(self, lesson: Lesson, step: Step) -> str:
        """What the teacher says at a step."""
        return self.find(message_of(lesson, step)) or step.id

    def hint(self, lesson: Lesson, step: Step) -> str | None:
        """For whoever hesitates."""
        return self.find(f"{message_of(lesson, step)}-hint")

    def wrong(self, lesson: Lesson, step: Step) -> str:
        """A kind word for whoever does something else."""
        own = self.find(f"{message_of(lesson, step)}-wrong")
        return own or Texts(self.language).say("lesson-something-else")

    def usually_good(self, kind: str) -> str | None:
        """What is usually good at a decision of this kind."""
        return self.find(f"coach-{kind.replace('.', '-').replace('_', '-')}")


def message_of(lesson: Lesson, step: Step) -> str:
    """The message of a step."""
    return f"lesson-{lesson.id}-{step.id}"


def spoken(system: str, language: str, message: str) -> str | None:
    """A message in this very language."""
    made = _bundle(language, module_of(system, LESSONS))
    if not made.has_message(message):
        return None
    said = formatted(made, message, {})
    return None if said is None else polished(said, language)


@lru_cache(maxsize=64)
def _bundle(language: str, module: str | None) -> FluentBundle:
    made = FluentBundle([language], use_isolating=False)
    file = None if module is None else files(module).joinpath(f"{language}.ftl")
    if file is not None and file.is_file():
        made.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return made
