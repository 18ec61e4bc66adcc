"""The line of a match: the positions from the set-up to now, and where a seat may step back.

A wall is derived from what happened, never declared: a roll, a revealed secret, or a decision that passed to other
seats. Behind a wall nothing can be taken back by one seat alone.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from caracole.kernel.decision import Decision
from caracole.kernel.refusal import Refusal

NOTHING_TO_UNDO = Refusal("kernel", "nothing_to_undo")
UNDO_NOT_YOUR_CHOICE = Refusal("kernel", "undo_not_your_choice")
UNDO_AFTER_ROLL = Refusal("kernel", "undo_after_roll")
UNDO_AFTER_REVELATION = Refusal("kernel", "undo_after_revelation")
UNDO_AFTER_CHANGE_OF_SEAT = Refusal("kernel", "undo_after_change_of_seat")


class Position(NamedTuple):
    """A state in the line: the entry that led to it, and what its events made of it. Serial 0 is the set-up."""

    serial: int
    seat: int | None
    state: Any
    decision: Decision | None
    rolled: bool
    revealed: bool

    @property
    def deciding(self) -> frozenset[int]:
        """The seats that have to answer now; nobody when the game is over."""
        return frozenset() if self.decision is None else frozenset(self.decision.seats)


class Line:
    """The positions that stand. The length counts entries, so the set-up alone has length 0."""

    def __init__(self, start: Position) -> None:
        self._positions = [start]

    def __len__(self) -> int:
        return len(self._positions) - 1

    @property
    def now(self) -> Position:
        """Where the match stands."""
        return self._positions[-1]

    @property
    def serials(self) -> list[int]:
        """The serial numbers of the entries that stand, in order."""
        return [position.serial for position in self._positions[1:]]

    @property
    def positions(self) -> tuple[Position, ...]:
        """All of them, the set-up first."""
        return tuple(self._positions)

    def at(self, length: int) -> Position:
        """The position after so many entries."""
        return self._positions[length]

    def push(self, position: Position) -> None:
        """One entry more."""
        self._positions.append(position)

    def cut(self, length: int) -> list[int]:
        """Back to this length; the serial numbers of the entries that fell."""
        fallen = self.serials[length:]
        del self._positions[length + 1 :]
        return fallen

    def ask_again(self, decision: Decision | None) -> None:
        """The same state under other rules: what has to be decided in it may be another thing."""
        self._positions[-1] = self.now._replace(decision=decision)

    def mark(self) -> list[Position]:
        """The positions that stand now."""
        return self._positions.copy()

    def back_to(self, mark: list[Position]) -> None:
        """As it stood at the mark."""
        self._positions = mark.copy()

    def why_not_undo(self, seat: int, to_length: int) -> Refusal | None:
        """None, or why this seat may not take the line back so far by itself."""
        if not 0 <= to_length < len(self):
            return NOTHING_TO_UNDO
        for number in range(len(self), to_length, -1):
            after, before = self._positions[number], self._positions[number - 1]
            if after.seat != seat:
                return UNDO_NOT_YOUR_CHOICE
            if after.rolled:
                return UNDO_AFTER_ROLL
            if after.revealed:
                return UNDO_AFTER_REVELATION
            if after.deciding != before.deciding:
                return UNDO_AFTER_CHANGE_OF_SEAT
        return None
