"""Positions in a source text: offsets turned into lines, and a tree of marks parallel to the tree of values."""

import re
from bisect import bisect_right

MAX_DEPTH = 100
"""Tables and lists inside one another; far beyond any data file, well within Python's own recursion limit."""

_LINE_END = re.compile(r"\r\n?|\n")


class TooDeepError(Exception):
    """A document nests deeper than `MAX_DEPTH`; says where."""

    def __init__(self, line: int, column: int) -> None:
        super().__init__(f"nested deeper than {MAX_DEPTH} levels")
        self.line = line
        self.column = column


class Mark:
    """Where one value stands: the start of its key, or of the value itself inside a list.

    Children are marked by key for a table and by number, from 0, for a list; the two never mix.
    """

    __slots__ = ("children", "column", "depth", "line")

    def __init__(self, line: int, column: int, depth: int = 0) -> None:
        self.line = line
        self.column = column
        self.depth = depth
        self.children: dict[str | int, Mark] = {}

    def add(self, step: str | int, position: tuple[int, int]) -> "Mark":
        """A new mark for the child under this key or number."""
        if self.depth >= MAX_DEPTH:
            raise TooDeepError(*position)
        child = Mark(*position, self.depth + 1)
        self.children[step] = child
        return child

    def move(self, position: tuple[int, int]) -> None:
        """Put the mark elsewhere."""
        self.line, self.column = position


class LineIndex:
    """Turns offsets in a text into lines and columns, both counted from 1."""

    def __init__(self, text: str) -> None:
        self._starts = [0, *(match.end() for match in _LINE_END.finditer(text))]

    def position(self, offset: int) -> tuple[int, int]:
        """Line and column of the character at this offset."""
        line = bisect_right(self._starts, offset)
        return line, offset - self._starts[line - 1] + 1
