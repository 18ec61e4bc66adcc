"""The charts of the series, as read from charts.toml: look-ups by row and column (2.3)."""

from __future__ import annotations

import re
from typing import Any, Final, NamedTuple

CODE: Final = re.compile(r"(?P<loss>\d*)(?:(?P<check>d)(?:\+(?P<plus>\d+))?|(?P<disorder>D))?")


class Result(NamedTuple):
    """A result of fire or assault: strength points lost, a Disorder check with so much added, or Disorder (12.3)."""

    loss: int = 0
    check: bool = False
    plus: int = 0
    disorder: bool = False

    @property
    def code(self) -> str:
        """As the chart prints it."""
        tail = "D" if self.disorder else ("d" + (f"+{self.plus}" if self.plus else "") if self.check else "")
        return f"{self.loss or ''}{tail}" or "-"


def read_code(text: str) -> Result | None:
    """``1d+2`` and the like; None if it is no code."""
    if text in ("-", ""):
        return Result()
    found = CODE.fullmatch(text)
    if found is None:
        return None
    loss = int(found["loss"] or 0)
    return Result(loss, found["check"] is not None, int(found["plus"] or 0), found["disorder"] is not None)


class FireTable(NamedTuple):
    """Rows by modified die, columns by strength; the last rows hold for everything beyond them."""

    lowest: int
    columns: tuple[int, ...]
    """The highest strength of each column."""
    rows: tuple[tuple[Result, ...], ...]

    def column(self, strength: int) -> int:
        """The column for so many points or guns; the last one for more than it prints."""
        for number, highest in enumerate(self.columns):
            if strength <= highest:
                return number
        return len(self.columns) - 1

    def result(self, die: int, strength: int) -> Result:
        """C10.17.a: the result of a modified die in the column of the firing strength."""
        row = min(max(die - self.lowest, 0), len(self.rows) - 1)
        return self.rows[row][self.column(strength)]


class SideResult(NamedTuple):
    """What an assault does to one side (11.45)."""

    result: Result = Result()
    retreat: int = 0
    advance: bool = False
    may_continue: bool = False
    rout_check: bool = False
    abandons_guns: bool = False


class AssaultResult(NamedTuple):
    """A band of the Assault Resolution Table."""

    id: str
    up_to: int
    attacker: SideResult
    defender: SideResult


class Band(NamedTuple):
    """A row of a small table: up to this modified die, this result."""

    up_to: int
    result: str
    number: int = 0


def band(rows: tuple[Band, ...], die: int) -> Band:
    """The first row that reaches the die; the last one for anything above."""
    for row in rows:
        if die <= row.up_to:
            return row
    return rows[-1]


class Charts(NamedTuple):
    """C2.3.a: all charts of a scenario. The small groups of numbers are dictionaries by the names in charts.toml."""

    fire: FireTable
    artillery_fire: FireTable
    fire_modifiers: dict[str, int]
    pre_assault: dict[str, int]
    ratio_columns: tuple[tuple[int, int], ...]
    """Ratios as (attacker, defender), both doubled, from the worst for the attacker to the best."""
    ratio_modifiers: tuple[int, ...]
    assault_modifiers: dict[str, int]
    assault_results: tuple[AssaultResult, ...]
    coordination: tuple[Band, ...]
    orders_change: tuple[Band, ...]
    unreliable: tuple[Band, ...]
    stacking: dict[str, int]
    fire_caps: dict[str, int]
    extension: dict[str, int]
    leaders: dict[str, int]
    night_fire: tuple[int, ...]
    fatigue: dict[str, int]
    construction: dict[str, int]
    plain: Any = None
    """The document itself, for the fingerprint of the data."""

    def assault(self, die: int) -> AssaultResult:
        """C11.45.a."""
        for row in self.assault_results:
            if die <= row.up_to:
                return row
        return self.assault_results[-1]
