"""Short pieces of text side by side, wrapped between the pieces and never inside one."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console, ConsoleOptions, RenderResult
from rich.measure import Measurement
from rich.text import Text


class Flowing:
    """A head, and pieces after it with a separator between; lines that follow are indented below the first piece."""

    def __init__(self, head: Text, pieces: Sequence[Text], separator: str = " · ") -> None:
        self.head = head
        self.pieces = list(pieces)
        self.separator = Text(separator, "dim")

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        width = options.max_width
        indent = self.head.cell_len
        if indent + max((piece.cell_len for piece in self.pieces), default=0) > width:
            indent = 2
        line, is_begun = self.head.copy(), False
        for piece in self.pieces:
            more = piece.cell_len + (self.separator.cell_len if is_begun else 0)
            if is_begun and line.cell_len + more > width:
                yield line
                line, is_begun = Text(" " * indent), False
            if is_begun:
                line.append_text(self.separator)
            line.append_text(piece)
            is_begun = True
        yield line

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        longest = max((piece.cell_len for piece in self.pieces), default=0)
        whole = self.head.cell_len + sum(piece.cell_len + self.separator.cell_len for piece in self.pieces)
        return Measurement(min(longest + 2, options.max_width), min(whole, options.max_width))
