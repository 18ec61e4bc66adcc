"""Clocks, of minutes or of days: a bank of seconds for each seat, more for each decision, never above a cap.

Plain arithmetic over times that are handed in; nothing here reads a clock.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import Any

from msgspec import Struct

from caracole.server.protocol import Clock, ClockTerms


class Bank(Struct):
    """What a seat has left as of ``Clocks.at``. On vacation ``away`` runs instead, which is never filled up again; when
    it is used up the vacation is over."""

    left: float
    vacation: bool = False
    away: float = 0.0

    def after(self, passed: float) -> Bank:
        """When its seat has had to decide for so many seconds more."""
        spent = min(passed, self.away) if self.vacation else 0.0
        away = self.away - spent
        return Bank(self.left - (passed - spent), self.vacation and away > 0, away)


class Clocks(Struct):
    """The banks of all seats, and when they were counted last."""

    at: float
    banks: dict[str, Bank]
    running: list[str] = []

    @classmethod
    def new(cls, terms: ClockTerms, seats: Iterable[str], now: float) -> Clocks:
        """Full banks, nothing running."""
        away = float(terms.bank if terms.vacation is None else terms.vacation)
        return cls(now, {seat: Bank(float(terms.bank), False, away) for seat in seats})

    @classmethod
    def read(cls, plain: Mapping[str, Any]) -> Clocks:
        """What :meth:`plain` wrote. Of old there was no bound to vacations: as long as the bank, from now on."""
        banks = {
            seat: Bank(row["left"], row["vacation"], row.get("away", max(0.0, row["left"])))
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

    def vacation(self, seats: Iterable[str], on: bool, now: float) -> None:
        """Seats go away or come back."""
        self.tick(now)
        for seat in seats:
            if seat in self.banks:
                self.banks[seat].vacation = on and self.banks[seat].away > 0

    def shown(self, now: float) -> list[Clock]:
        """As everybody sees them."""
        passed = max(0.0, now - self.at)
        banks = {seat: bank.after(passed if seat in self.running else 0.0) for seat, bank in self.banks.items()}
        return [
            Clock(
                seat,
                round(bank.left, 1),
                seat in self.running and not bank.vacation,
                bank.vacation,
                round(bank.away, 1),
            )
            for seat, bank in banks.items()
        ]

    def overdue(self, now: float) -> list[str]:
        """Seats whose time is up."""
        return [clock.seat for clock in self.shown(now) if clock.running and clock.left <= 0]

    def plain(self) -> dict[str, Any]:
        """As it is kept."""
        return {
            "at": self.at,
            "running": self.running,
            "banks": {
                seat: {"left": bank.left, "vacation": bank.vacation, "away": bank.away}
                for seat, bank in self.banks.items()
            },
        }
