"""What people read: Fluent catalogues and rulebook texts in English, Italian and French, for terminal and browser.

    texts = Texts("it", "gradisca", lexicon)
    texts.say("refusal-wall_not_breached", to="gradisca")
    texts.event({"kind": "units_marched", "rule": "G6.b", "args": {...}})
    rule_text("gradisca", "G7.3.c", "it")

Catalogues are ``cli/messages/<language>.ftl`` (the program's own sentences, the kernel's refusals),
``present/messages/<language>.ftl`` (what a board says) and ``systems/<system>/messages/<language>.ftl``, with
``<part>.<language>.ftl`` beside it where a system has several parts, or one file for each chapter in
``messages/<language>/``. Message ids of a system:

    event-<kind>        underscores of the kind as hyphens: event-units-marched
    refusal-<code>      refusal-wall_not_breached (or with hyphens)
    decision-<kind>     dots as hyphens: decision-zone-act
    action-<Name>       action-March
    reason-<code>       why a computer player did it

What a message finds in its variables: a slug (``$zone``, ``$unit``, ``$side`` ...) prints as its name in the reader's
language and can still be selected by its slug (``{ $side -> [venetian] ... *[austrian] ... }``); a list prints as a
sentence would list it and comes with its length (``$units_count``); true, false and nothing are ``true``, ``false``,
``none``; a number is a number. The names come from a :class:`Lexicon`, which knows the game.

A message that a language lacks is said in English; one that nobody has written yet, in a raw form that can be read.
Nothing here ever raises for a missing text.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, NamedTuple, Protocol

from fluent.runtime import FluentBundle, FluentResource

from caracole.kernel.decision import Decision
from caracole.play.grammar import polished

LANGUAGES = ("en", "it", "fr")
FALLBACK = "en"
MOST_SECTIONS = 19
"""A chapter that counts its sections has no more."""


class Lexicon(Protocol):
    """The names of a game's things in the reader's language. ``key`` is the argument that a thing stands in."""

    def one(self, key: str, slug: str) -> str | None:
        """The name behind a slug; None if it has none."""

    def many(self, key: str, slugs: Sequence[str]) -> str | None:
        """Several things at once ("the Duke, 3 infantry"); None to have them listed one by one."""


class Named(str):
    """A text that prints as a name and equals its slug as well, so that a message may select by either."""

    slug: str

    def __new__(cls, name: str, slug: str) -> Named:
        self = super().__new__(cls, name)
        self.slug = slug
        return self

    def __eq__(self, other: object) -> bool:
        return str.__eq__(self, other) is True or self.slug == other

    def __ne__(self, other: object) -> bool:
        return not self == other

    __hash__ = str.__hash__


class Texts:
    """The sentences of one language, for the program itself and for one system."""

    def __init__(self, language: str, system: str | None = None, lexicon: Lexicon | None = None) -> None:
        self.language = language if language in LANGUAGES else FALLBACK
        self.system = system
        self.lexicon = lexicon

    # --- saying ------------------------------------------------------------------------------------------------------

    def say(self, message_id: str, /, **args: Any) -> str:
        """The message in this language, else in English, else in a raw form."""
        found = self.find(message_id, **args)
        return raw(message_id, self.arguments(args)) if found is None else found

    def find(self, message_id: str, /, **args: Any) -> str | None:
        """The message in this language, else in English; None if neither has it."""
        for language in dict.fromkeys((self.language, FALLBACK)):
            bundle = _bundle(language, self.system)
            for form in dict.fromkeys((message_id, message_id.replace("_", "-"))):
                if bundle.has_message(form):
                    said = _format(bundle, form, self.arguments(args))
                    if said is not None:
                        return polished(said, language)
        return None

    def event(self, plain: Mapping[str, Any]) -> str:
        """An event, given as ``Event.plain()`` has it."""
        return self.say(f"event-{plain['kind'].replace('_', '-')}", **plain["args"])

    def refusal(self, plain: Mapping[str, Any]) -> str:
        """A refusal, given as ``Game.explain`` has it."""
        return self.say(f"refusal-{plain['code']}", **plain["args"])

    def decision(self, decision: Decision, about: Mapping[str, Any]) -> str:
        """A question; ``about`` with readable slugs, as a view has it."""
        return self.say(f"decision-{decision.kind.replace('.', '-')}", **about)

    def action(self, message: Mapping[str, Any]) -> str:
        """An action, given as its message."""
        return self.say(f"action-{message['do']}", **{key: value for key, value in message.items() if key != "do"})

    def reason(self, code: str, args: Mapping[str, Any]) -> str:
        """Why a computer player did something."""
        return self.say(f"reason-{code}", **args)

    # --- what messages are given -------------------------------------------------------------------------------------

    def arguments(self, args: Mapping[str, Any]) -> dict[str, Any]:
        """Plain data as the variables of a message."""
        variables: dict[str, Any] = {}
        for key, value in args.items():
            variables[key] = self._variable(key, value)
            if isinstance(value, list | tuple):
                variables[f"{key}_count"] = len(value)
        return variables

    def _variable(self, key: str, value: Any) -> str | int | float:
        if value is None:
            return Named("-", "none")
        if isinstance(value, bool):
            return "true" if value else "false"
        if isinstance(value, int | float):
            return value
        if isinstance(value, list | tuple):
            return self._many(key, value)
        if isinstance(value, Named) or self.lexicon is None:
            return value if isinstance(value, Named) else str(value)
        name = self.lexicon.one(key, str(value))
        return str(value) if name is None else Named(name, str(value))

    def _many(self, key: str, values: Sequence[Any]) -> str:
        if self.lexicon is not None and values and all(isinstance(value, str) for value in values):
            together = self.lexicon.many(key, values)
            if together is not None:
                return together
        as_numbers = getattr(self.lexicon, "numbers", None)  # a place is no list: "3000 2000 90°"
        if as_numbers is not None and (said := as_numbers(key, values)) is not None:
            return str(said)
        return self.listed([str(self._variable(key, value)) for value in values])

    def listed(self, words: Sequence[str]) -> str:
        """``a, b and c``"""
        if len(words) < 2:
            return "".join(words) or "-"
        conjunction = self.find("and") or "and"
        return f"{', '.join(words[:-1])} {conjunction} {words[-1]}"


def raw(message_id: str, variables: Mapping[str, Any]) -> str:
    """A message that nobody has written, so that it can be read: ``wall not breached (to: Gradisca)``."""
    _, _, code = message_id.partition("-")
    words = re.sub(r"(?<=[a-z])(?=[A-Z])", " ", code or message_id)
    words = re.sub(r"[-_.]+", " ", words)
    facts = ", ".join(f"{key}: {value}" for key, value in variables.items() if not key.endswith("_count"))
    return f"{words} ({facts})" if facts else words


# --- catalogues ------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=32)
def _bundle(language: str, system: str | None) -> FluentBundle:
    """The messages of a system and of the program in one language; where both have one, the system's stands."""
    bundle = FluentBundle([language], use_isolating=False)
    own = None if system is None else _package(f"caracole.systems.{system}")
    for folder in (own, _package("caracole.cli"), _package("caracole.present")):
        for text in () if folder is None else _catalogues(folder.joinpath("messages"), language):
            bundle.add_resource(FluentResource(text))
    return bundle


def has_catalogue(system: str) -> bool:
    """Has anybody written words for this system?"""
    folder = _package(f"caracole.systems.{system}")
    return folder is not None and bool(_catalogues(folder.joinpath("messages"), FALLBACK))


def has_message(language: str, system: str, message_id: str) -> bool:
    """Is there a message with this id in this very language?"""
    bundle = _bundle(language, system)
    return bundle.has_message(message_id) or bundle.has_message(message_id.replace("_", "-"))


def _catalogues(folder: Traversable, language: str) -> list[str]:
    """``en.ftl``, then ``campaign.en.ftl`` and the like by name, then the chapters in ``en/``."""
    if not folder.is_dir():
        return []
    chapters = folder.joinpath(language)
    files = [folder.joinpath(f"{language}.ftl")]
    for place, ending in ((folder, f".{language}.ftl"), (chapters, ".ftl")):
        if place.is_dir():
            found = (each for each in place.iterdir() if each.name.endswith(ending))
            files += sorted(found, key=lambda each: each.name)
    return [text for file in files if (text := _read(file)) is not None]


def _format(bundle: FluentBundle, message_id: str, variables: dict[str, Any]) -> str | None:
    pattern = bundle.get_message(message_id).value
    if pattern is None:
        return None
    try:
        said, _ = bundle.format_pattern(pattern, variables)
    except Exception:  # a catalogue is data: whatever is wrong in it must not stop a game
        return None
    return said if isinstance(said, str) else None


def _package(name: str) -> Traversable | None:
    try:
        return files(name)
    except (ModuleNotFoundError, TypeError):
        return None


def _read(file: Traversable) -> str | None:
    try:
        return file.read_text(encoding="utf-8")
    except OSError:
        return None


# --- rulebooks -------------------------------------------------------------------------------------------------------


class Clause(NamedTuple):
    """A numbered clause of a rulebook, in our own words, by language."""

    id: str
    title: Mapping[str, str]
    text: Mapping[str, str]
    scope: str = ""
    kind: str = ""
    editions: Mapping[str, str] = {}
    """How the editions differ here."""
    reason: Mapping[str, str] = {}
    """Why a ruling was taken as it was."""
    not_applicable: str | None = None
    """Why no program can enforce it."""


@cache
def rulebook(system: str) -> dict[str, Clause]:
    """The clauses of a system by id, in the order of the book; none if it has no rulebook."""
    package = _package(f"caracole.systems.{system}")
    folder = None if package is None else package.joinpath("rulebook")
    if folder is None or not folder.is_dir():
        return {}
    clauses: dict[str, Clause] = {}
    for file in sorted(folder.iterdir(), key=lambda each: each.name):
        if file.name.endswith(".toml"):
            for clause, row in tomllib.loads(file.read_text(encoding="utf-8")).items():
                clauses[clause] = _clause(clause, row)
    return clauses


def _clause(clause: str, row: Mapping[str, Any]) -> Clause:
    return Clause(
        clause,
        row.get("title", {}),
        row.get("text", {}),
        row.get("scope", ""),
        row.get("kind", ""),
        row.get("editions", {}),
        row.get("reason", {}),
        row.get("not_applicable"),
    )


def in_language(texts: Mapping[str, str], language: str) -> str:
    """The text in this language, else in English, else in any; empty if there is none."""
    return polished(texts.get(language, ""), language) or texts.get(FALLBACK) or next(iter(texts.values()), "")


def rule_text(system: str, clause: str, language: str) -> str:
    """The text of a clause; empty if the rulebook has no such clause."""
    found = rulebook(system).get(clause)
    return "" if found is None else in_language(found.text, language)


def rule_title(system: str, clause: str, language: str) -> str:
    """The title of a clause; empty if the rulebook has no such clause."""
    found = rulebook(system).get(clause)
    return "" if found is None else in_language(found.title, language)


def clauses_under(system: str, number: str) -> list[Clause]:
    """The clauses with this number or below it, in the order of the book: ``7``, ``7.3``, ``G7.3.c``, ``adv``; a letter
    counts where a book has several (``P5`` and ``C5``). In a book that numbers by decimals 7.31 is below 7.3."""
    clauses = rulebook(system)
    letter, wanted = number.strip()[:1].upper(), _parts(number)
    letters = {name[:1] for name in clauses}
    if letter.isalpha() and (len(letters) > 1 or re.match(r"[A-Z]\d", number.strip().upper())):
        clauses = {name: clause for name, clause in clauses.items() if name.startswith(letter)}
    decimal = len(wanted) == 2 and wanted[1].isdecimal() and _is_decimal(system)
    return [
        clause
        for clause in clauses.values()
        if (parts := _parts(clause.id))[: len(wanted)] == wanted
        or (decimal and parts[0] == wanted[0] and len(parts) > 1 and parts[1].startswith(wanted[1]))
    ]


@cache
def _is_decimal(system: str) -> bool:
    """Does 7.31 stand between 7.3 and 7.4? No other numbering comes to a 7.20."""
    seconds = [parts[1] for parts in map(_parts, rulebook(system)) if len(parts) > 1 and parts[1].isdecimal()]
    return any(int(second) > MOST_SECTIONS for second in seconds)


def _parts(number: str) -> list[str]:
    """``G7.3.c`` and ``7.3.c`` alike; the letter of the book is left out, as in ``GADV``."""
    number = number.strip().strip(".").upper()
    found = re.fullmatch(r"[A-Z](?=\d|ADV)(.*)", number)
    return (found[1] if found else number).split(".")
