"""Clocks of correspondence play: a bank of seconds for each seat, more for each decision, never above a cap.

Plain arithmetic over times that are handed in; nothing here reads a clock.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import Any

from msgspec import Struct

from caracole.server.protocol import Clock, ClockTerms

VACATION_OF_OLD = 14 * 86400.0
"""Seconds, in games of old that kept no account of it. In others there is as much vacation as time in the bank."""


class Bank(Struct):
    """What a seat has left as of ``Clocks.at``; on vacation nothing runs but the vacation, and that only while the
    others wait for this seat."""

    left: float
    vacation: bool = False
    vacation_left: float = VACATION_OF_OLD

    def after(self, passed: float) -> Bank:
        """When it had to decide for so many seconds."""
        away = min(passed, self.vacation_left) if self.vacation else 0.0
        return Bank(self.left - (passed - away), self.vacation, self.vacation_left - away)

    @property
    def stands_still(self) -> bool:
        """On vacation, and there is some left."""
        return self.vacation and self.vacation_left > 0


class Clocks(Struct):
    """The banks of all seats, and when they were counted last."""

    at: float
    banks: dict[str, Bank]
    running: list[str] = []

    @classmethod
    def new(cls, terms: ClockTerms, seats: Iterable[str], now: float) -> Clocks:
        """Full banks, nothing running."""
        return cls(now, {seat: Bank(float(terms.bank), False, float(terms.bank)) for seat in seats})

    @classmethod
    def read(cls, plain: Mapping[str, Any]) -> Clocks:
        """What :meth:`plain` wrote."""
        banks = {
            seat: Bank(row["left"], row["vacation"], row.get("vacation_left", VACATION_OF_OLD))
            for seat, row in plain["banks"].items()
        }
        return cls(plain["at"], banks, list(plain["running"]))

    def tick(self, now: float) -> None:
        """Count up to now."""
        passed = max(0.0, now - self.at)
        for seat in self.running:
            if seat in self.banks:
                self.banks[seat] = self.banks[seat].after(passed)
        self.at = now

    def stood_still(self, since: float, now: float) -> None:
        """Nobody could decide in this time: it is not counted."""
        self.at = now if self.at > since else self.at + (now - since)

    def decided(self, terms: ClockTerms, seat: str | None, waiting: Collection[str], now: float) -> None:
        """A seat has decided: it gets its bonus, and the clocks of those who have to decide now run."""
        self.tick(now)
        bank = None if seat is None else self.banks.get(seat)
        if bank is not None and seat not in waiting:
            cap = max(terms.cap or terms.bank, bank.left)
            bank.left = min(cap, bank.left + terms.bonus)
        self.running = list(waiting)

    def stop(self, now: float) -> None:
        """Nobody is there: no clock runs until somebody decides."""
        self.tick(now)
        self.running = []

    def grant(self, seat: str, seconds: float, now: float) -> None:
        """More time, as a gift: the cap does not hold for it."""
        self.tick(now)
        self.banks[seat].left += seconds

    def may_go(self, seat: str, now: float) -> bool:
        """Has this seat vacation left?"""
        self.tick(now)
        return seat in self.banks and self.banks[seat].vacation_left > 0

    def vacation(self, seats: Iterable[str], on: bool, now: float) -> None:
        """Seats go away or come back."""
        self.tick(now)
        for seat in seats:
            if seat in self.banks:
                self.banks[seat].vacation = on

    def shown(self, now: float) -> list[Clock]:
        """As everybody sees them."""
        passed = max(0.0, now - self.at)
        found = []
        for seat, bank in self.banks.items():
            running = seat in self.running
            then = bank.after(passed) if running else bank
            left, away = round(then.left, 1), round(then.vacation_left, 1)
            found.append(Clock(seat, left, running and not then.stands_still, bank.vacation, away))
        return found

    def overdue(self, now: float) -> list[str]:
        """Seats whose time is up."""
        return [clock.seat for clock in self.shown(now) if clock.running and clock.left <= 0]

    def plain(self) -> dict[str, Any]:
        """As it is kept."""
        return {
            "at": self.at,
            "running": self.running,
            "banks": {
                seat: {"left": bank.left, "vacation": bank.vacation, "vacation_left": bank.vacation_left}
                for seat, bank in self.banks.items()
            },
        }
