"""What the toys share: the context that their steps receive."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from caracole.kernel import Dice, Emit, Event, State

S = TypeVar("S", bound=State)


@dataclass(slots=True)
class Table(Generic[S]):
    """Game, state, dice and listeners in one hand."""

    game: Any
    state: S
    dice: Dice
    emit: Emit | None

    def tell(
        self, kind: str, rule: str, *, audience: tuple[int, ...] | None = None, reveals: bool = False, **args: Any
    ) -> None:
        """Something happened."""
        if self.emit is not None:
            self.emit(Event(kind, rule, args, audience, reveals))

    def move_on(self, **changes: Any) -> None:
        """The top frame, changed."""
        stack = self.state.stack
        stack[-1] = stack[-1]._replace(**changes)
