"""Positions by words: the words are fields of a few frozen dataclasses, each with its default and what it means."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import fields
from difflib import get_close_matches
from typing import Any, Generic, TypeVar

from caracole.kernel.errors import CaracoleError

Part = TypeVar("Part")
GameT = TypeVar("GameT")
StateT = TypeVar("StateT")


class TableQuestions(Generic[GameT, StateT]):
    """What a position can be asked by names: a system adds its questions as methods, and a table hands them on."""

    def __init__(self, table: Any) -> None:
        self._table = table

    @property
    def _game(self) -> GameT:
        game: GameT = self._table.game
        return game

    @property
    def _state(self) -> StateT:
        state: StateT = self._table.state
        return state


def part_of(part: type[Part], words: Mapping[str, Any]) -> Part:
    """Those of the words that belong to a part; None stands for the default."""
    return part(**{name: words[name] for name in names_of(part) if words.get(name) is not None})


def names_of(*parts: type) -> list[str]:
    """The words of some parts."""
    return [row.name for part in parts for row in fields(part)]


def refuse_unknown(words: Collection[str], known: Collection[str], error: type[CaracoleError] = CaracoleError) -> None:
    """A word that nobody knows is an error, with a suggestion."""
    for word in words:
        if word not in known:
            close = get_close_matches(word, known, 1)
            hint = f"did you mean {close[0]!r}?" if close else f"there are: {', '.join(sorted(known))}"
            raise error(f"{word!r} is no word of a position ({hint})")
