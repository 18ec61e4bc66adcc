"""Everything that happens is an event: its rule, its parameters, and who may see it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple


class Event(NamedTuple):
    """Something that happened. Arguments are readable slugs and plain values, never internal integers.

    ``audience`` is None for everybody, or the seats that may know it. ``reveals`` is true when somebody learns what
    was hidden before (a drawn card, a turned marker): undo stops there. ``beside`` is what a board may show beside it,
    such as why a value was what it was: for the same audience, and no part of the log.
    """

    kind: str
    rule: str
    args: dict[str, Any]
    audience: tuple[int, ...] | None = None
    reveals: bool = False
    beside: dict[str, Any] | None = None

    def is_for(self, seat: int | None) -> bool:
        """May this seat (None: an onlooker) know of the event?"""
        return self.audience is None or (seat is not None and seat in self.audience)

    def plain(self) -> dict[str, Any]:
        """The event as JSON data, without its audience and what stands beside it."""
        return {"kind": self.kind, "rule": self.rule, "args": self.args}


Emit = Callable[[Event], None]
