"""What every state has: a stack of frames, a way to be written down, and a cheap copy.

Most systems derive from :class:`~caracole.kernel.state.State`, which makes all of it from annotations. A compiled class
has no annotations when it runs; a state that is to be compiled derives from this one and says everything itself.
"""

from __future__ import annotations

from typing import Any, ClassVar, Self

from caracole.kernel.native import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class StackState:
    """Base of all states. ``SHAPE`` names every field with its shape, in the words of :mod:`caracole.kernel.state`."""

    __slots__ = ("stack",)

    SHAPE: ClassVar[dict[str, str]] = {"stack": "frames"}

    stack: list[Any]

    def copy(self) -> Self:
        """An independent state that shares only immutable rows; every class has one of its own."""
        raise NotImplementedError
