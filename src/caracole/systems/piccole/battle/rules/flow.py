"""The table of this system's steps, and the context that every step works with."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from caracole.kernel import Choice, Flow, Naming, Work
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
    element: Element = NO_ELEMENT
    """Whoever may break contact now (P8.h), or the target or defender whose main enemy is chosen (P9.s, P10.g)."""
    asked: int = -1
    """The seat that declares its shooting now (P9.p)."""
    reach: tuple[tuple[Element, Element], ...] = ()
    """P9: every pair (shooter, target) that is possible in this phase."""
    shots: tuple[tuple[Element, Element], ...] = ()
    """Those that were declared."""
    mains: tuple[tuple[Element, Element], ...] = ()
    """(target or defender, main shooter or attacker) as chosen by the owner."""
