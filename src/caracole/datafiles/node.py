"""A value read from a data file, together with the place where the author wrote it."""

import json
import re
from collections.abc import Iterator

from caracole.datafiles.errors import DataError, Problem
from caracole.datafiles.marks import Mark

_PLAIN_KEY = re.compile(r"[A-Za-z0-9_-]+")


class Node:
    """One place of a document: its plain value, its file, line and column, and the way to it.

    A table is read by key, a list by number and by iteration; whatever is asked of the wrong kind of node, or is
    not there, raises a `DataError` that names the place. Every node is true, so `if node.get("zone")` asks only
    whether the key is there.
    """

    __slots__ = ("_mark", "file", "steps", "value")

    def __init__(self, value: object, mark: Mark, file: str, steps: tuple[str | int, ...] = ()) -> None:
        self.value = value
        self.file = file
        self.steps = steps
        self._mark = mark

    @property
    def line(self) -> int:
        """The line of the key, or of the value itself inside a list; counted from 1."""
        return self._mark.line

    @property
    def column(self) -> int:
        """The column of the key, or of the value itself inside a list; counted from 1."""
        return self._mark.column

    @property
    def path(self) -> str:
        """The way from the root as text, `unit[7].zone`; list items count from 0; empty for the root."""
        return path_text(self.steps)

    @property
    def is_table(self) -> bool:
        """Has keys."""
        return isinstance(self.value, dict)

    @property
    def is_list(self) -> bool:
        """Has items."""
        return isinstance(self.value, list)

    def path_of(self, step: str | int) -> str:
        """The path a child has or would have."""
        return path_text((*self.steps, step))

    def __getitem__(self, step: str | int) -> "Node":
        if isinstance(step, str):
            if step in self._table():
                return self._child(step)
            raise self._error(step, "missing_key", f"required key {step!r} is missing")
        if -len(self) <= step < len(self._list()):
            return self._child(step % len(self))
        raise self._error(step, "missing_key", f"the list has only {len(self)} items")

    def get(self, key: str) -> "Node | None":
        """The child under this key, or None."""
        return self._child(key) if key in self._table() else None

    def keys(self) -> tuple[str, ...]:
        """The keys of a table in the order of the file."""
        return tuple(self._table())

    def items(self) -> Iterator[tuple[str, "Node"]]:
        """The keys of a table with their nodes, in the order of the file."""
        return ((key, self._child(key)) for key in self._table())

    def __iter__(self) -> Iterator["Node"]:
        return (self._child(number) for number in range(len(self._list())))

    def __contains__(self, key: object) -> bool:
        return key in self._table()

    def __len__(self) -> int:
        return len(self._table() if self.is_table else self._list())

    def __bool__(self) -> bool:
        return True

    def __repr__(self) -> str:
        return f"<Node {self.file}:{self.line}: {self.path or 'root'}>"

    def _child(self, step: str | int) -> "Node":
        value = self._table()[step] if isinstance(step, str) else self._list()[step]
        # The parent's mark is a net under the TOML scanner; the tests prove that nothing falls into it.
        return Node(value, self._mark.children.get(step, self._mark), self.file, (*self.steps, step))

    def _table(self) -> dict[str, object]:
        if isinstance(self.value, dict):
            return self.value
        raise self._error(None, "wrong_type", "expected a table")

    def _list(self) -> list[object]:
        if isinstance(self.value, list):
            return self.value
        raise self._error(None, "wrong_type", "expected a list")

    def _error(self, step: str | int | None, code: str, message: str) -> DataError:
        path = self.path if step is None else self.path_of(step)
        return DataError(Problem(self.file, self.line, path, code, message, self.column))


def path_text(steps: tuple[str | int, ...]) -> str:
    """Keys joined by dots, list items in brackets; a key that is not plain is quoted, as in TOML."""
    parts = [f"[{step}]" if isinstance(step, int) else f".{_key_text(step)}" for step in steps]
    return "".join(parts).removeprefix(".")


def _key_text(key: str) -> str:
    return key if _PLAIN_KEY.fullmatch(key) else json.dumps(key, ensure_ascii=not key.isprintable())
