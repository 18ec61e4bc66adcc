"""The table of this system's steps, and the context that every step works with."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from caracole.kernel import Choice, Dice, Emit, Flow, Naming, Work
from caracole.kernel.bits import members
from caracole.systems.gradisca.rules.state import GradiscaState

if TYPE_CHECKING:
    from caracole.systems.gradisca.rules.setting import Setting


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

NAMING = Naming(DOMAIN_OF_ARG, ("units", "zones", "commands", "cards"))


class Play(Work["Setting", GradiscaState]):
    """One step at work, with the theatre and its rules at hand."""

    __slots__ = ("rules", "theatre")

    naming = NAMING

    def __init__(self, game: Setting, state: GradiscaState, dice: Dice, emit: Emit | None) -> None:
        super().__init__(game, state, dice, emit)
        self.theatre = game.theatre
        self.rules = game.rules

    def names(self) -> Mapping[str, Sequence[str]]:
        """The theatre's."""
        return self.theatre.names

    def called(self) -> Mapping[str, str]:
        """G7.2.h: replacements of Commanders."""
        return called(self.game, self.state)

    def roll(self, rule: str, why: str) -> int:
        """One six-sided die."""
        return self.dice.roll(6, rule, why)


def name_args(game: Setting, args: dict[str, Any]) -> dict[str, Any]:
    """Indices become slugs, by the names of the arguments."""
    return NAMING.named(game.theatre.names, args)


def called(game: Setting, state: GradiscaState) -> dict[str, str]:
    """G7.2.h: the names of Commanders who show their back."""
    units = game.theatre.units
    return {units[unit].id: units[unit].back_name for unit in members(state.replaced) if units[unit].back_name}


FLOW: Flow[Setting, GradiscaState, Play] = Flow()


class Ask(Choice["Setting", GradiscaState, Play]):
    """A decision of this system."""
