"""The table of this system's steps, and the context that every step works with."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from caracole.kernel import Choice, Dice, Emit, Event, Flow, Frame
from caracole.kernel.bits import members
from caracole.kernel.flow import at_step
from caracole.systems.piccole.state import BattleState

if TYPE_CHECKING:
    from caracole.systems.piccole.game import Battle


class Play:
    """One step at work: the game, the state it changes, the dice and whoever listens."""

    __slots__ = ("dice", "emit", "game", "state")

    def __init__(self, game: Battle, state: BattleState, dice: Dice, emit: Emit | None) -> None:
        self.game = game
        self.state = state
        self.dice = dice
        self.emit = emit

    def to(self, frame: Frame, step: str, **changes: Any) -> None:
        """The top frame goes on at another step."""
        self.state.stack[-1] = at_step(frame, step, changes)

    def roll(self, rule: str, why: str) -> int:
        """P1.a: one six-sided die."""
        return self.dice.roll(6, rule, why)

    def tell(self, kind: str, rule: str, **args: Any) -> None:
        """Something happened. Arguments are named by domain and translated to slugs here, only if somebody listens."""
        if self.emit is not None:
            self.emit(Event(kind, rule, name_args(self.game, args)))


DOMAIN_OF_ARG = {
    "element": "element",
    "target": "element",
    "shooter": "element",
    "attacker": "element",
    "enemy": "element",
    "friend": "element",
    "one": "element",
    "other": "element",
    "by": "element",
    "elements": "element",
    "side": "seat",
    "winner": "seat",
    "owner": "seat",
    "edge": "edge",
    "terrain": "terrain",
    "terrain_kind": "kind",
}
"""Arguments with these names hold indices; ``elements`` a set (integer) or a sequence of them."""


def name_args(game: Battle, args: dict[str, Any]) -> dict[str, Any]:
    """Indices become slugs, by the names of the arguments; -1 and None become None."""
    named: dict[str, Any] = {}
    for key, value in args.items():
        domain = DOMAIN_OF_ARG.get(key)
        if domain is None:
            named[key] = list(value) if isinstance(value, tuple) else value
        elif key == "elements":
            numbers = members(value) if isinstance(value, int) else value
            named[key] = [game.codec.names[domain][number] for number in numbers]
        else:
            named[key] = None if value is None or value < 0 else game.codec.names[domain][value]
    return named


FLOW: Flow[Battle, BattleState, Play] = Flow()


class Ask(Choice["Battle", BattleState, Play]):
    """A decision of this system."""


@FLOW.frame
class Preparation(NamedTuple):
    """P2: the set-up. ``seat`` is whoever lays, chooses or deploys now."""

    step: str
    seat: int = -1


@FLOW.frame
class Turn(NamedTuple):
    """P3: one player's turn."""

    step: str
    seat: int
    """The phasing player."""
    left: int = 0
    """Moves that are left of the dice (P3.f)."""
    element: int = -1
    """Whoever may break contact now (P8.h), or the target or defender whose main enemy is chosen (P9.s, P10.g)."""
    asked: int = -1
    """The seat that declares its shooting now (P9.p)."""
    reach: tuple[tuple[int, int], ...] = ()
    """P9: every pair (shooter, target) that is possible in this phase."""
    shots: tuple[tuple[int, int], ...] = ()
    """Those that were declared."""
    mains: tuple[tuple[int, int], ...] = ()
    """(target or defender, main shooter or attacker) as chosen by the owner."""
