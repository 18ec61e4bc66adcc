"""What every state of every system has: slots of plain data, a stack of frames, and a cheap copy.

A system declares a slotted class and its SHAPE: how each slot is written down and read back. Allowed shapes:

``value``   an immutable value: number, text, None, or nested tuples of these
``list``    a list of immutable values
``lists``   a list of lists of immutable values
``mask``    an integer used as a set of small numbers; written as the sorted list of its members
``masks``   a list of such integers
``frames``  the stack of frames
``state``   another system's state inside this one, or None (a game inside a game)
"""

from __future__ import annotations

from typing import Any, ClassVar, Self


class State:
    """Base of all states. Subclasses define ``__slots__``, ``SHAPE`` and ``copy``."""

    __slots__ = ("stack",)
    SHAPE: ClassVar[dict[str, str]] = {"stack": "frames"}

    stack: list[Any]

    def copy(self) -> Self:
        """An independent state that shares only immutable rows. Systems override this with a faster one."""
        twin = object.__new__(type(self))
        for name, shape in self.SHAPE.items():
            value = getattr(self, name)
            if shape in ("list", "masks", "frames"):
                value = list(value)
            elif shape == "lists":
                value = [list(row) for row in value]
            elif shape == "state" and value is not None:
                value = value.copy()
            setattr(twin, name, value)
        return twin
