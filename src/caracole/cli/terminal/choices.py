"""What can be chosen, as numbered lines: a short list as it is, a long one by its headings."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from caracole.cli.terminal.words import normal

Message = Mapping[str, Any]

FLAT = 12
"""So many choices are listed at once; more are put under headings."""


class Labels(Protocol):
    """How actions are called: the headings that one stands under, and its own line."""

    def headings(self, message: Message) -> tuple[str, ...]:
        """From the outermost in; none for an action that stands by itself."""

    def label(self, message: Message, within: int) -> Text:
        """The line of an action; ``within`` headings above it are shown already and need not be repeated."""


class Line(NamedTuple):
    """A numbered line: an action, or a heading that opens."""

    message: Message | None
    heading: tuple[str, ...]
    size: int
    within: int


class Choices:
    """All that can be chosen now."""

    def __init__(self, labels: Labels, messages: Sequence[Message]) -> None:
        self._labels = labels
        self._placed = [(labels.headings(message), message) for message in messages]

    def __len__(self) -> int:
        return len(self._placed)

    def lines(self, under: tuple[str, ...] = ()) -> list[Line]:
        """The lines under a heading (none: the top), in the order of the actions."""
        depth = len(under)
        inside = [(path, message) for path, message in self._placed if path[:depth] == under]
        if len(inside) <= FLAT and not under:
            return [Line(message, path, 1, 0) for path, message in inside]
        groups: dict[tuple[str, ...], list[Message]] = {}
        for number, (path, message) in enumerate(inside):
            key = path[: depth + 1] if len(path) > depth else (*under, f"\0{number}")
            groups.setdefault(key, []).append(message)
        lines = []
        for key, messages in groups.items():
            if len(messages) == 1:
                lines.append(Line(messages[0], under, 1, depth))
            else:
                lines.append(Line(None, key, len(messages), depth))
        if len(lines) == 1 and lines[0].message is None:
            return self.lines(lines[0].heading)
        return lines

    def matching(self, words: str) -> list[Line]:
        """The actions whose line holds all these words."""
        wanted = [normal(word) for word in words.split()]
        found = []
        for path, message in self._placed:
            text = normal(self._labels.label(message, 0).plain)
            if all(word in text for word in wanted):
                found.append(Line(message, path, 1, 0))
        return found

    def shown(self, lines: Sequence[Line]) -> RenderableType:
        """The lines with their numbers."""
        table = Table(box=None, show_header=False, padding=(0, 1))
        table.add_column(justify="right", style="bold cyan", no_wrap=True)
        table.add_column(overflow="fold")
        for number, text in self._texts(lines):
            table.add_row(str(number), text)
        return table

    def _texts(self, lines: Sequence[Line]) -> Iterator[tuple[int, Text]]:
        for number, line in enumerate(lines, start=1):
            if line.message is None:
                yield number, Text.assemble(line.heading[-1], (f" ... ({line.size})", "dim"))
            else:
                yield number, self._labels.label(line.message, line.within)
