"""Rulebooks in our own words: numbered clauses, from the ``rulebook`` folder of a system."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from functools import cache
from typing import Any, NamedTuple

from caracole.texts.catalogues import FALLBACK, house_of
from caracole.texts.grammar import polished

MOST_SECTIONS = 19
"""A chapter that counts its sections has no more."""


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
    not_applicable: Mapping[str, str] = {}
    """Why no program can enforce it."""


@cache
def rulebook(system: str) -> dict[str, Clause]:
    """The clauses of a system by id, in the order of the book; none if it has no rulebook."""
    house = house_of(system)
    folder = None if house is None else house.joinpath("rulebook")
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
        _by_language(row.get("not_applicable", {})),
    )


def _by_language(words: str | Mapping[str, str]) -> Mapping[str, str]:
    """A text that is written in one language only is English."""
    return {FALLBACK: words} if isinstance(words, str) else words


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
