"""The table of this system's steps, and the context that every step works with."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from caracole.kernel import Choice, Flow, Naming, StepFrame, Work
from caracole.systems.piccole.battle.rules.components.numbers import NO_ELEMENT, Element
from caracole.systems.piccole.battle.rules.state import BattleState

if TYPE_CHECKING:
    from caracole.systems.piccole.battle.rules.game import Battle


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
    "other_side": "seat",
    "winner": "seat",
    "owner": "seat",
    "edge": "edge",
    "terrain": "terrain",
    "terrain_kind": "kind",
}
"""Arguments with these names hold indices; ``elements`` a set (integer) or a sequence of them."""

NAMING = Naming(DOMAIN_OF_ARG, ("elements",))


class Play(Work["Battle", BattleState]):
    """One step at work."""

    __slots__ = ()

    naming = NAMING

    def names(self) -> Mapping[str, Sequence[str]]:
        """The battle's."""
        return self.game.codec.names

    def roll(self, rule: str, why: str) -> int:
        """P1.a: one six-sided die."""
        return self.dice.roll(6, rule, why)


def name_args(game: Battle, args: dict[str, Any]) -> dict[str, Any]:
    """Indices become slugs, by the names of the arguments."""
    return NAMING.named(game.codec.names, args)


FLOW: Flow[Battle, BattleState, Play] = Flow()


class Ask(Choice["Battle", BattleState, Play]):
    """A decision of this system."""


class Preparation(StepFrame):
    """P2: the set-up. ``seat`` is whoever lays, chooses or deploys now."""

    __slots__ = ("seat",)

    def __init__(self, step: str, seat: int = -1) -> None:
        self.step = step
        self.seat = seat

    def twin(self) -> Preparation:
        return Preparation(self.step, self.seat)


FLOW.frame(Preparation)


class Turn(StepFrame):
    """P3: one player's turn."""

    __slots__ = ("asked", "element", "left", "mains", "reach", "seat", "shots")

    def __init__(
        self,
        step: str,
        seat: int,
        left: int = 0,
        element: Element = NO_ELEMENT,
        asked: int = -1,
        reach: tuple[tuple[Element, Element], ...] = (),
        shots: tuple[tuple[Element, Element], ...] = (),
        mains: tuple[tuple[Element, Element], ...] = (),
    ) -> None:
        self.step = step
        self.seat = seat
        """The phasing player."""
        self.left = left
        """Moves that are left of the dice (P3.f)."""
        self.element = element
        """Whoever may break contact now (P8.h), or the target or defender whose main enemy is chosen (P9.s, P10.g)."""
        self.asked = asked
        """The seat that declares its shooting now (P9.p)."""
        self.reach = reach
        """P9: every pair (shooter, target) that is possible in this phase."""
        self.shots = shots
        """Those that were declared."""
        self.mains = mains
        """(target or defender, main shooter or attacker) as chosen by the owner."""

    def twin(self) -> Turn:
        return Turn(self.step, self.seat, self.left, self.element, self.asked, self.reach, self.shots, self.mains)


FLOW.frame(Turn)
