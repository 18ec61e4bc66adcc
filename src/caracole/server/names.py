"""The names of accounts: what one may be called, and whether two names look alike.

A name is kept in its usual form (NFKC: full-width letters become plain ones) and is written in one script. Two accounts
never have names that differ in capitals only, nor names that look the same though they are spelled with other letters
(Unicode's table of confusable characters, UTS 39): a Cyrillic 'а' is no way to be taken for somebody else.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection
from functools import cache
from typing import Any, NamedTuple

from caracole.kernel import CaracoleError

SHORTEST, LONGEST = 2, 32
LONGEST_FOLDED = 64
"""Letters may become several when capitals are folded, or when they are taken for what they look like."""

_LETTERS = re.compile(r"[\w.-]+")
_OF_ALL_SCRIPTS = {"COMMON", "INHERITED"}


class BadName(CaracoleError):
    """Nobody can be called that."""


class Name(NamedTuple):
    """A name as it is shown, as it is found, and as it looks."""

    shown: str
    folded: str
    looks: str


def folded(name: str) -> str:
    """The same for all ways to type a name: capitals, full-width letters, letters with accents in two parts."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())


def looks_of(name: str) -> str:
    """The same for all names that look the same."""
    apart = unicodedata.normalize("NFD", unicodedata.normalize("NFKC", name))
    return unicodedata.normalize("NFD", "".join(map(_looks, apart)).casefold())


def proper(name: str) -> Name:
    """A name that an account may have. Raises BadName."""
    if len(name) > LONGEST:  # before anything is done with it
        raise BadName(f"a name has at most {LONGEST} letters")
    shown = unicodedata.normalize("NFKC", name)
    if not SHORTEST <= len(shown) <= LONGEST:
        raise BadName(f"a name has {SHORTEST} to {LONGEST} letters")
    if not _LETTERS.fullmatch(shown) or not any(letter.isalnum() for letter in shown):
        raise BadName("a name has letters, figures, and the signs . _ - only")
    if len(_scripts(shown)) > 1:
        raise BadName("a name is written in one script")
    found = Name(shown, folded(shown), looks_of(shown))
    if max(len(found.folded), len(found.looks)) > LONGEST_FOLDED:
        raise BadName("this name is too long")
    return found


def _scripts(name: str) -> set[str]:
    from confusable_homoglyphs import categories  # noqa: PLC0415  (a large table, for who registers)

    return {str(each) for each in categories.unique_aliases(name)} - _OF_ALL_SCRIPTS


@cache
def _table() -> dict[str, Any]:
    from confusable_homoglyphs import confusables  # noqa: PLC0415

    return confusables.confusables_data  # type: ignore[no-any-return]


def _looks(letter: str) -> str:
    """What a letter is taken for. The table leads from many letters to one, and from that one back to all of them."""
    table = _table()
    alike = [str(row["c"]).strip("\u200e\u200f") for row in table.get(letter, ())]
    if len(alike) != 1:
        return letter
    other = alike[0]
    if len(table.get(other, ())) > 1:
        return other
    return min(letter, other, key=lambda each: (not each.isascii(), each))


KEPT_FREE = [
    "admin",
    "administrator",
    "caracole",
    "captain",
    "recruit",
    "computer",
    "moderator",
    "nobody",
    "operator",
    "random",
    "root",
    "server",
    "support",
    "system",
]
"""Who is called so could be taken for the computer, or for whoever runs the server."""


def is_reserved(name: Name, operators: Collection[str] = ()) -> bool:
    """Shall nobody be called that who asks for it? The names of operators are given by who runs the server."""
    if name.folded in KEPT_FREE or name.looks in _kept_free():
        return True
    return any(name.folded == folded(each) or name.looks == looks_of(each) for each in operators)


@cache
def _kept_free() -> frozenset[str]:
    return frozenset(map(looks_of, KEPT_FREE))
