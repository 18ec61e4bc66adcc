"""Where messages are found. One loader, for the terminal and for the browser.

The words of the program stand in ``messages`` beside this module, those of a system in the ``messages`` folder of its
package. Such a folder has ``<language>.ftl``, ``<part>.<language>.ftl`` where there are several parts, and one file for
each chapter in ``<language>/`` where there are many. Where a system and the program have a message of one name, the
system's stands; what a language lacks is taken from the English catalogue.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentNone, FluentType, fluent_number
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, Resource, Term

from caracole.play.parts import package_of

LANGUAGES = ("en", "it", "fr")
FALLBACK = "en"
MESSAGES = "messages"
PROGRAM = "caracole.texts"

# --- files -----------------------------------------------------------------------------------------------------------


def house_of(system: str | None) -> Traversable | None:
    """The folder of a system's package; None if it has none."""
    package = None if system is None else package_of(system)
    return None if package is None else _folder(package)


def _folder(package: str) -> Traversable | None:
    try:
        return files(package)
    except (ModuleNotFoundError, TypeError):
        return None


def _texts_in(house: Traversable | None, language: str) -> list[str]:
    """``en.ftl``, then ``campaign.en.ftl`` and the like by name, then the chapters in ``en/``."""
    if house is None or not (folder := house.joinpath(MESSAGES)).is_dir():
        return []
    found = [folder.joinpath(f"{language}.ftl")]
    for place, ending in ((folder, f".{language}.ftl"), (folder.joinpath(language), ".ftl")):
        if place.is_dir():
            fitting = (each for each in place.iterdir() if each.name.endswith(ending))
            found += sorted(fitting, key=lambda each: each.name)
    return [text for file in found if (text := _read(file)) is not None]


def _read(file: Traversable) -> str | None:
    try:
        return file.read_text(encoding="utf-8")
    except OSError:
        return None


def sources(language: str, system: str | None) -> list[str]:
    """The catalogues of a system and of the program in one language; the first message of a name stands."""
    return [*_texts_in(house_of(system), language), *_texts_in(_folder(PROGRAM), language)]


def hundredths(value: Any) -> FluentType:
    """``HUNDREDTHS($length)`` in a message: a length in hundredths of what the sentence names, ``29.5`` of 2950."""
    return fluent_number(value / 100) if isinstance(value, int | float) else FluentNone(str(value))


FUNCTIONS: dict[str, Callable[[Any], FluentType]] = {"HUNDREDTHS": hundredths}
"""What messages may call, besides what every Fluent has; the browser has the same."""


# --- for whoever says them here --------------------------------------------------------------------------------------


def bundle(language: str, system: str | None) -> FluentBundle:
    """The messages of a system and of the program in one language, ready to be said."""
    return _bundle(language, system, None if system is None else package_of(system))


@lru_cache(maxsize=32)
def _bundle(language: str, system: str | None, package: str | None) -> FluentBundle:
    made = FluentBundle([language], functions=FUNCTIONS, use_isolating=False)
    for text in sources(language, system):
        made.add_resource(_resource(text))
    return made


@lru_cache(maxsize=512)
def _resource(text: str) -> Resource:
    """A catalogue that was read: what the program says is the same beside every system, and reading it is slow."""
    return FluentResource(text)


def formatted(made: FluentBundle, message_id: str, variables: dict[str, Any]) -> str | None:
    """A message with its variables; None if it has no text or cannot be said."""
    pattern = made.get_message(message_id).value
    if pattern is None:
        return None
    try:
        said, _ = made.format_pattern(pattern, variables)
    except Exception:  # a catalogue is data: whatever is wrong in it must not stop a game
        return None
    return said if isinstance(said, str) else None


def has_catalogue(system: str) -> bool:
    """Has anybody written words for this system?"""
    return bool(_texts_in(house_of(system), FALLBACK))


def spoken(system: str) -> list[str]:
    """The languages that a system has words in; what they lack is said in English."""
    return [language for language in LANGUAGES if _texts_in(house_of(system), language)]


def has_message(language: str, system: str, message_id: str) -> bool:
    """Is there a message with this id in this very language?"""
    made = bundle(language, system)
    return made.has_message(message_id) or made.has_message(message_id.replace("_", "-"))


# --- for whoever says them elsewhere ---------------------------------------------------------------------------------


def catalogue(language: str, system: str) -> str:
    """All messages of a system and of the program as one Fluent text: each once, and in English where the language
    lacks it."""
    found = _entries(sources(language, system))
    if language != FALLBACK:
        found = _entries(sources(FALLBACK, system)) | found
    return "\n".join(found.values()) + "\n"


def _entries(texts: Iterable[str]) -> dict[str, str]:
    """The source of each message and term by its name; the first of a name stands."""
    parser, found = FluentParser(with_spans=True), dict[str, str]()
    for text in texts:
        for entry in parser.parse(text).body:
            if isinstance(entry, Message | Term) and entry.span is not None and entry.id.span is not None:
                name = ("-" if isinstance(entry, Term) else "") + entry.id.name
                start = entry.id.span.start - isinstance(entry, Term)
                found.setdefault(name, text[start : entry.span.end])
    return found
