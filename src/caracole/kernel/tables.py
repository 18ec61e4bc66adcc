"""Tables that are asked by one kind of number (a ``NewType``), so that a checker refuses a zone where a unit is meant.

``Table[Unit, int]`` is a tuple with an integer for each unit, ``Row[Unit, Zone]`` a list with a zone for each unit.
These are words for a type checker only: at run time there is a plain tuple or list.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Protocol, TypeVar

Key_contra = TypeVar("Key_contra", bound=int, contravariant=True)
Value_co = TypeVar("Value_co", covariant=True)
Value = TypeVar("Value")


class Table(Protocol[Key_contra, Value_co]):
    """Printed matter: it is read, never changed."""

    def __getitem__(self, key: Key_contra, /) -> Value_co: ...

    def __iter__(self) -> Iterator[Value_co]: ...

    def __len__(self) -> int: ...


class Row(Protocol[Key_contra, Value]):
    """A list of a state."""

    def __getitem__(self, key: Key_contra, /) -> Value: ...

    def __setitem__(self, key: Key_contra, value: Value, /) -> None: ...

    def __iter__(self) -> Iterator[Value]: ...

    def __len__(self) -> int: ...
