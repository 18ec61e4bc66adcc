"""What is fixed for one match: a field, rules, and what is seen on that field. Every chapter asks it."""

from __future__ import annotations

from caracole.kernel.native import mypyc_attr
from caracole.systems.gbacw.rules.components.field import Field
from caracole.systems.gbacw.rules.fire import los
from caracole.systems.gbacw.rules.movement.actions import LeaderTo
from caracole.systems.gbacw.rules.options import Rules
from caracole.systems.gbacw.rules.sequence.actions import ActivateUnit


@mypyc_attr(allow_interpreted_subclasses=True)
class Setting:
    """A field with rules. The game itself stands on it."""

    def __init__(self, field: Field, rules: Rules) -> None:
        self.field = field
        self.rules = rules
        self._sight: tuple[bytes, ...] | None = None
        # What is proposed too often to be made each time.
        self.rides = tuple(LeaderTo(to) for to in field.grid.every)
        """hex -> a leader rides there"""
        self.activations = tuple(ActivateUnit(unit) for unit in field.every_unit)
        """unit -> it acts now"""

    @property
    def sight(self) -> tuple[bytes, ...]:
        """hex -> hex -> what terrain lets through (``los.CLEAR`` and so on); made when it is first asked for."""
        if self._sight is None:
            self._sight = los.sight_table(self.field, self.rules.crests, self.field.scenario.rules.bare_woods)
        return self._sight
