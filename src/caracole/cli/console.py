"""Where commands print for people. A terminal is filled to its width. A pipe gets whole lines, as grep wants them:
nothing is wrapped, and no spaces stand at the end of a line."""

from __future__ import annotations

import io
import sys
from typing import IO, cast

from rich.console import Console

WIDE = 10_000
"""Columns that no line of a report reaches."""


class Trimmed(io.TextIOBase):
    """Standard output without spaces at the ends of lines; those that may be such are held back until it is known."""

    def __init__(self) -> None:
        self.held = ""

    @property
    def encoding(self) -> str:  # type: ignore[override]
        """As that of standard output."""
        return sys.stdout.encoding

    def write(self, text: str) -> int:
        """Write what is certain."""
        *whole, begun = (self.held + text).split("\n")
        kept = begun.rstrip(" ")
        self.held = begun[len(kept) :]
        sys.stdout.write("".join(f"{line.rstrip(' ')}\n" for line in whole) + kept)
        return len(text)

    def flush(self) -> None:
        """Hand on what was written."""
        sys.stdout.flush()


def report_console() -> Console:
    """For what is read from top to bottom."""
    return _console(WIDE)


def screen_console() -> Console:
    """For a game, which is laid out for a width: that of a terminal, of COLUMNS, or 80."""
    return _console(None)


def _console(width_of_a_pipe: int | None) -> Console:
    console = Console(highlight=False, markup=False)
    if console.is_terminal:
        return console
    return Console(file=cast(IO[str], Trimmed()), width=width_of_a_pipe, highlight=False, markup=False)
