"""What the readers of all the files share: ids, sides, names that may be the same in every language."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from difflib import get_close_matches
from typing import TypeVar

from caracole import datafiles
from caracole.datafiles import Node
from caracole.systems.gradisca.rules.components.theatre import SIDES

T = TypeVar("T")

SIDE_NUMBERS = {name: number for number, name in enumerate(SIDES)}

BY_WORD = {"none": (False, False), SIDES[0]: (True, False), SIDES[1]: (False, True), "both": (True, True)}
"""For whom of the two sides something holds."""


class SheetReader(datafiles.SheetReader):
    """A reader that knows sides and ids."""

    def unknown(self, place: Node, what: str, slug: str, known: Mapping[str, int]) -> None:
        """Complain of a name as the datafiles do, where the name is a key and not a value."""
        close = get_close_matches(slug, known, n=1)
        hint = f" (did you mean {close[0]!r}?)" if close else ""
        self.complain(place, "unknown_reference", f"unknown {what} {slug!r}{hint}")

    def side(self, node: Node, key: str, *, required: bool = True) -> int | None:
        """One of the two sides, as its number."""
        word = self.text(node, key, required=required, one_of=SIDES)
        return None if word is None else SIDE_NUMBERS[word]

    def both_sides(self, node: Node, key: str, *, default: str | None = None) -> tuple[bool, bool]:
        """For whom something holds: none, one side, or both."""
        found = node.get(key)
        if found is None and default is None:
            self.text(node, key)
        word = None if found is None else self.text_value(found, one_of=tuple(BY_WORD))
        return BY_WORD[word or default or "both"]

    def pair(self, node: Node, key: str, value_of: Callable[[Node], T | None], default: tuple[T, T]) -> tuple[T, T]:
        """Something for each side, `{ venetian = ..., austrian = ... }`; a side that is not named has the default."""
        table = self.table(node, key, required=False)
        if table is None:
            return default
        self.no_unknown_keys(table, SIDES)
        first, second = (
            default[number] if (found := table.get(side)) is None or (value := value_of(found)) is None else value
            for number, side in enumerate(SIDES)
        )
        return first, second

    def integer_pair(self, node: Node, key: str, default: tuple[int, int], low: int, high: int) -> tuple[int, int]:
        """A number for each side."""
        return self.pair(node, key, lambda found: self.integer_value(found, low=low, high=high), default)


def known_by(known: Mapping[str, T], place: Node) -> T | None:
    """The thing that this place names, if it is known; no complaint if not."""
    return known.get(place.value) if isinstance(place.value, str) else None


def first_repeated(places: list[tuple[T, Node]]) -> list[tuple[T, Node]]:
    """The things that were named before, each where it is named again."""
    seen: set[T] = set()
    again = []
    for thing, place in places:
        if thing in seen:
            again.append((thing, place))
        seen.add(thing)
    return again
