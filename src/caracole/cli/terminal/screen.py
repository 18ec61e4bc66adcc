"""One terminal: what is shown and what is typed. Works as well when both are pipes."""

from __future__ import annotations

import sys
from contextlib import suppress
from importlib import import_module
from typing import Any, TextIO

from rich.console import Console, RenderableType
from rich.text import Text

from caracole.cli.console import screen_console

readline: Any = None
with suppress(ImportError):  # not on every system
    readline = import_module("readline")

ERASE_SCROLLBACK = "\x1b[3J"


class InputEnded(Exception):
    """Nobody types any more: end of file, or Ctrl-D."""


class Screen:
    """Shows things and reads lines."""

    def __init__(self, console: Console | None = None, source: TextIO | None = None) -> None:
        self.console = console or screen_console()
        self.source = source or sys.stdin
        self.is_typed = self.source is sys.stdin and self.source.isatty()
        """A person sits at a keyboard; otherwise lines come from a pipe and are shown as if they had been typed."""

    def show(self, *things: RenderableType) -> None:
        """Print things, one below the other."""
        for thing in things:
            self.console.print(thing)

    def ask(self, prompt: str) -> str:
        """A line, without spaces around it. Raises InputEnded, and KeyboardInterrupt for Ctrl-C."""
        if self.is_typed:
            self.console.file.flush()
            try:
                return input(prompt).strip()
            except EOFError:
                self.show("")
                raise InputEnded from None
        line = self.source.readline()
        self.console.print(Text(prompt + line.strip()))
        if not line:
            raise InputEnded
        return line.strip()

    def clear(self) -> None:
        """Wipe what was shown and typed, so that the next player does not see it. (A pipe keeps everything anyway.)"""
        forget_lines()
        if self.console.is_terminal:
            self.console.clear()
            self.console.file.write(ERASE_SCROLLBACK)
            self.console.file.flush()


def forget_lines() -> None:
    """The arrow keys shall not bring back what somebody else has typed."""
    if readline is not None:
        readline.clear_history()


def complete_with(words: list[str]) -> None:
    """Let the Tab key complete these words, where the keyboard is read by readline."""
    if readline is None:
        return

    def complete(begun: str, number: int) -> str | None:
        fitting = [word for word in words if word.startswith(begun)]
        return f"{fitting[number]} " if number < len(fitting) else None

    readline.set_completer_delims(" ,")
    readline.set_completer(complete)
    readline.parse_and_bind("tab: complete")
