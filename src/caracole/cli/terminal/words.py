"""Finding things by what a player types: slugs and names, shortened as long as they stay unambiguous."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Sequence
from typing import NamedTuple

LONGEST_NAME = 4
"""Words that a name may have when it is typed in full."""


def normal(text: str) -> str:
    """Without accents, spaces, hyphens, apostrophes and capitals."""
    plain = unicodedata.normalize("NFKD", text.casefold())
    return "".join(char for char in plain if char.isalnum())


class Thing(NamedTuple):
    """Something that can be named: its kind, its slug, and all it is called."""

    domain: str
    slug: str
    names: tuple[str, ...]


class Found(NamedTuple):
    """What the next words of a line mean; ``others`` are there when they could mean several things."""

    thing: Thing
    words: int
    others: tuple[Thing, ...] = ()


class Finder:
    """A vocabulary of things."""

    def __init__(self, things: Iterable[Thing]) -> None:
        self.things = list(things)
        self._slugs: dict[str, list[Thing]] = {}
        self._exact: dict[str, list[Thing]] = {}
        self._whole: list[tuple[Thing, tuple[str, ...]]] = []
        self._words: list[tuple[Thing, tuple[str, ...]]] = []
        for thing in self.things:
            names = tuple(dict.fromkeys(normal(name) for name in (thing.slug, *thing.names)))
            self._slugs.setdefault(names[0], []).append(thing)
            for name in names:
                self._exact.setdefault(name, []).append(thing)
            self._whole.append((thing, names))
            self._words.append((thing, tuple(normal(word) for name in thing.names for word in name.split())))

    def find(self, words: Sequence[str], domains: Iterable[str] = ()) -> Found | None:
        """What the first words mean: a slug before a full name before the beginning of a name before any word in it;
        and of several things those of the preferred domains."""
        preferred = tuple(domains)
        for count in range(min(LONGEST_NAME, len(words)), 0, -1):
            for table in (self._slugs, self._exact):
                found = _pick(table.get(normal("".join(words[:count])), []), count, preferred)
                if found is not None:
                    return found
        begun = normal(words[0])
        for beginnings in (self._whole, self._words) if begun else ():
            fitting = [thing for thing, names in beginnings if any(name.startswith(begun) for name in names)]
            found = _pick(fitting, 1, preferred)
            if found is not None:
                return found
        return None


def _pick(things: list[Thing], count: int, preferred: tuple[str, ...]) -> Found | None:
    if not things:
        return None
    liked = [thing for thing in things if thing.domain in preferred] or things
    return Found(liked[0], count, tuple(liked) if len(liked) > 1 else ())
