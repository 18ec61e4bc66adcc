"""The match as it stood after any of its entries, without going through it from the start.

Most of what once was still stands, and the match has it; of what was taken back only that part is played again which
is asked for. What was found last is remembered, so that going forward entry by entry costs one entry each.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from caracole.kernel.dice import ReplayDice
from caracole.kernel.events import Event
from caracole.kernel.game import Game
from caracole.play.line import Line, Position
from caracole.play.match import Match
from caracole.play.record import Entry, Played, TakenBack
from caracole.play.replay import Step, again


class Known(NamedTuple):
    """A line that is there: its choices, and where each of them led (the set-up first)."""

    played: Sequence[Played]
    positions: Sequence[Position]

    def shared(self, wanted: Sequence[Played]) -> int:
        """How many of these choices are its own, from the beginning; the very same, not only of the same number."""
        count = 0
        for entry, known in zip(wanted, self.played, strict=False):
            if entry is not known:
                break
            count += 1
        return count


class Past:
    """A match up to now, for looking back. Taken at one moment, it does not change when the match goes on."""

    def __init__(self, match: Match, before: Past | None = None) -> None:
        self._games = match.games
        self._entries: Sequence[Entry] = match.record.entries
        self._standing = Known(match.record.line, match.positions)
        self._events = match.events
        self._found: Known = self._standing if before is None else before._found
        """The line that was found last."""
        self.steps = 0
        """How many entries had to be played again."""

    @property
    def last(self) -> int:
        """The number of entries."""
        return len(self._entries)

    def at(self, number: int) -> Step:
        """Where the match stood after so many entries, and what the last of them brought."""
        line = self._line_at(number)
        position = line[-1]
        entry = self._entries[number - 1] if number else None
        events: tuple[Event, ...] = ()
        if not isinstance(entry, TakenBack):
            events = tuple(each.event for each in self._events if each.serial == number)
        return Step(entry, len(line) - 1, position, events)

    def before(self, number: int) -> tuple[Game[Any], Position, Played] | None:
        """An entry that is a choice: the rules it was made under and where the match stood before it; None for any
        other entry, and for the set-up."""
        entry = self._entries[number - 1] if number else None
        if not isinstance(entry, Played):
            return None
        return self._game_of(entry), self._line_at(number)[-2], entry

    def _game_of(self, entry: Played) -> Game[Any]:
        return next(game for since, game in reversed(self._games) if since < entry.serial)

    def _line_at(self, number: int) -> Sequence[Position]:
        wanted: list[Played] = []
        for entry in self._entries[:number]:
            if isinstance(entry, Played):
                wanted.append(entry)
            elif isinstance(entry, TakenBack):
                del wanted[entry.to_length :]
        known = max((self._found, self._standing), key=lambda line: line.shared(wanted))
        shared = known.shared(wanted)
        line = Line(known.positions[0])
        for position in known.positions[1 : shared + 1]:
            line.push(position)
        dice = ReplayDice()
        for entry in wanted[shared:]:
            line.push(again(self._game_of(entry), line, entry, dice, verify=False, trust=True)[0])
            self.steps += 1
        self._found = Known(wanted, line.positions)
        return line.positions
