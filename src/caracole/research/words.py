"""Actions spelled in words of a fixed vocabulary, so that any action of any size is a few choices among few things.

An action is written as a message (``{"do": "March", "units": ["foot"], "to": "hill"}``) and spelled from left to
right: ``March``, ``foot``, ``(end)``, ``hill``. Each word has a number that never changes within a game: kinds of
action, names of units and places, small numbers, yes, no and nothing. What has no word of its own (a place on an open
table) is told by its rank among the values that may stand there.

A :class:`Spelling` is one decision of one seat: which words may come next, and the action once it is whole. Where only
one word is possible it is said without asking.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from caracole.kernel import Action, CaracoleError, Game

END, NOTHING, YES, NO = "(end)", "(nothing)", "(yes)", "(no)"
SMALL = 33
"""Numbers from 0 that have a word of their own."""
RANKS = 64
"""Words that tell a value by its rank; more values than these are told by several of them."""


class Vocabulary:
    """The words of a game. ``names[number]`` is the word, ``numbers[word]`` its number."""

    def __init__(self, game: Game[Any]) -> None:
        kinds, slugs = _said_by(game)
        words = [END, NOTHING, YES, NO, *kinds, *slugs, *(str(number) for number in range(SMALL))]
        self.names: tuple[str, ...] = (*dict.fromkeys(words), *(f"(rank {rank})" for rank in range(RANKS)))
        self.numbers: Mapping[str, int] = {word: number for number, word in enumerate(self.names)}
        self.first_rank = len(self.names) - RANKS

    def __len__(self) -> int:
        return len(self.names)


def _said_by(game: Game[Any]) -> tuple[list[str], list[str]]:
    """Kinds of action and names of things, of the game and of the games inside it."""
    kinds: list[str] = []
    slugs: list[str] = []
    inner: Any = game
    while inner is not None:
        codec = getattr(inner, "codec", None)
        if codec is not None:
            kinds += codec.types
            slugs += [slug for names in codec.names.values() for slug in names]
        inner = getattr(codec, "inner", None)
    return kinds, slugs


def spell(message: Any) -> list[Any]:
    """A message as the values that are said one after the other."""
    if isinstance(message, dict):
        return [value for each in message.values() for value in spell(each)]
    if isinstance(message, list | tuple):
        return [*(value for each in message for value in spell(each)), END]
    return [message]


def _word(value: Any) -> str | None:
    """The word of a value, whether the vocabulary has it or not; None for what has none."""
    if value is None:
        return NOTHING
    if isinstance(value, bool):
        return YES if value else NO
    if isinstance(value, int):
        return str(value) if 0 <= value < SMALL else None
    return value if isinstance(value, str) else None


class Spelling:
    """One decision being spelled. ``allowed`` are the numbers of the words that may come next; when ``action`` is there
    it is whole."""

    def __init__(self, game: Game[Any], vocabulary: Vocabulary, candidates: Iterable[Action]) -> None:
        self.vocabulary = vocabulary
        self.said: list[int] = []
        """What was said so far, also what went without saying."""
        self.action: Action | None = None
        self._rows: list[tuple[list[Any], Action]] = [(spell(game.encode_action(each)), each) for each in candidates]
        self._at = 0
        """How many values are told."""
        self._ways: dict[int, list[tuple[list[Any], Action]]] = {}
        self._go_on()

    @property
    def allowed(self) -> list[int]:
        """The words that may come next, in the order of their numbers."""
        return sorted(self._ways)

    def say(self, word: int) -> None:
        """The next word; a CaracoleError if it cannot stand here."""
        if word not in self._ways:
            raise CaracoleError(f"{self.vocabulary.names[word]!r} cannot be said here")
        self._take(word)
        self._go_on()

    def _take(self, word: int) -> None:
        self.said.append(word)
        chosen = self._ways[word]
        if word < self.vocabulary.first_rank or len({_key(row[0][self._at]) for row in chosen}) == 1:
            self._at += 1
        self._rows = chosen

    def _go_on(self) -> None:
        """Say what goes without saying, and see what may come next."""
        while True:
            whole = next((action for values, action in self._rows if len(values) == self._at), None)
            if whole is not None:
                self.action, self._ways = whole, {}
                return
            self._ways = self._next()
            if len(self._ways) != 1:
                return
            self._take(next(iter(self._ways)))

    def _next(self) -> dict[int, list[tuple[list[Any], Action]]]:
        numbers = self.vocabulary.numbers
        ways: dict[int, list[tuple[list[Any], Action]]] = {}
        unnamed: dict[Any, list[tuple[list[Any], Action]]] = {}
        for row in self._rows:
            value = row[0][self._at]
            word = _word(value)
            number = None if word is None else numbers.get(word)
            if number is None:
                unnamed.setdefault(_key(value), []).append(row)
            else:
                ways.setdefault(number, []).append(row)
        for rank, rows in enumerate(_shared_out(list(unnamed.values()))):
            ways[self.vocabulary.first_rank + rank] = rows
        return ways


def _key(value: Any) -> Any:
    return (type(value).__name__, value)


def _shared_out(groups: Sequence[list[tuple[list[Any], Action]]]) -> list[list[tuple[list[Any], Action]]]:
    """At most as many heaps as there are ranks, of neighbours."""
    if len(groups) <= RANKS:
        return list(groups)
    each = -(-len(groups) // RANKS)
    heaps = [groups[first : first + each] for first in range(0, len(groups), each)]
    return [[row for group in heap for row in group] for heap in heaps]
