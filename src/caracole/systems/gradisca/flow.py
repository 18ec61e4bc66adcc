"""The table of this system's steps, and the context that every step works with."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from caracole.kernel import Choice, Dice, Emit, Event, Flow, Frame
from caracole.kernel.bits import members
from caracole.kernel.flow import at_step
from caracole.systems.gradisca.state import GradiscaState

if TYPE_CHECKING:
    from caracole.systems.gradisca.game import Gradisca


class Play:
    """One step at work: the game, the state it changes, the dice and whoever listens."""

    __slots__ = ("dice", "emit", "game", "rules", "state", "theatre")

    def __init__(self, game: Gradisca, state: GradiscaState, dice: Dice, emit: Emit | None) -> None:
        self.game = game
        self.state = state
        self.dice = dice
        self.emit = emit
        self.theatre = game.theatre
        self.rules = game.rules

    # --- the stack ---------------------------------------------------------------------------------------------------

    def push(self, frame: Frame) -> None:
        """Something comes first; the frame below waits."""
        self.state.stack.append(frame)

    def pop(self) -> None:
        """The top frame is over. (After the end of the game there is nothing left to pop.)"""
        if self.state.stack:
            self.state.stack.pop()

    def to(self, frame: Frame, step: str, **changes: Any) -> None:
        """The top frame goes on at another step."""
        if self.state.stack:
            self.state.stack[-1] = at_step(frame, step, changes)

    # --- chance and telling ------------------------------------------------------------------------------------------

    def roll(self, rule: str, why: str) -> int:
        """One six-sided die."""
        return self.dice.roll(6, rule, why)

    def tell(
        self, kind: str, rule: str, *, audience: tuple[int, ...] | None = None, reveals: bool = False, **args: Any
    ) -> None:
        """Something happened. Arguments are named by domain and translated to slugs here, only if somebody listens."""
        if self.emit is not None:
            self.emit(Event(kind, rule, name_args(self.game, args), audience, reveals))


DOMAIN_OF_ARG = {
    "zone": "zone",
    "to": "zone",
    "origin": "zone",
    "via": "zone",
    "zones": "zone",
    "fortress": "zone",
    "unit": "unit",
    "units": "unit",
    "commander": "unit",
    "command": "command",
    "commands": "command",
    "card": "card",
    "cards": "card",
    "group": "group",
    "region": "region",
    "side": "side",
    "winner": "side",
}
"""Arguments with these names hold indices; ``units`` and the like hold a set (integer) or a sequence of them."""

SETS = {"units", "zones", "commands", "cards"}


def name_args(game: Gradisca, args: dict[str, Any]) -> dict[str, Any]:
    """Indices become slugs, by the names of the arguments; -1 and None become None."""
    named: dict[str, Any] = {}
    for key, value in args.items():
        domain = DOMAIN_OF_ARG.get(key)
        if domain is None:
            named[key] = value
        elif key in SETS:
            slugs = game.theatre.names[domain]
            numbers = members(value) if isinstance(value, int) else value
            named[key] = [slugs[number] for number in numbers]
        else:
            named[key] = None if value is None or value < 0 else game.theatre.names[domain][value]
    return named


FLOW: Flow[Gradisca, GradiscaState, Play] = Flow()


class Ask(Choice["Gradisca", GradiscaState, Play]):
    """A decision of this system."""
