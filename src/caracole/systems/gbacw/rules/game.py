"""Great Battles of the American Civil War as a game that the kernel can play."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, Self

from caracole.kernel import Action, ActionCodec, Dice, Emit, FlowGame, Outcome, Refusal
from caracole.kernel.bits import members
from caracole.kernel.changes import changes_in
from caracole.systems.gbacw.rules import amendments, chapters
from caracole.systems.gbacw.rules import view as views
from caracole.systems.gbacw.rules.battle import fog, victory
from caracole.systems.gbacw.rules.battle.setup import set_up
from caracole.systems.gbacw.rules.components.field import Field
from caracole.systems.gbacw.rules.components.printed import SIDES
from caracole.systems.gbacw.rules.flow import FLOW, Play, name_args
from caracole.systems.gbacw.rules.invariants import broken_invariants
from caracole.systems.gbacw.rules.options import Rules, as_options, make_rules
from caracole.systems.gbacw.rules.setting import Setting
from caracole.systems.gbacw.rules.state import GbacwState

REVISION = 4
"""Matches begun under an older one are played on under it; ``amendments`` names what changed since."""


class Gbacw(FlowGame[GbacwState, Play], Setting):
    """A field with rules: everything fixed that one match needs."""

    system = "gbacw"
    revision = REVISION
    changes = changes_in(amendments)
    flow = FLOW
    state_type = GbacwState
    seats = SIDES

    def __init__(self, field: Field, rules: Rules | Mapping[str, Any] | None = None) -> None:
        chapters.all_steps()
        self._printed = field
        chosen = as_options(rules) if isinstance(rules, Rules) else rules
        Setting.__init__(self, field, make_rules(field.scenario.options, chosen))
        self.scenario = field.scenario.id
        self.options = as_options(self.rules)
        self.data_digest = field.digest
        types = {action for choice in FLOW.choices.values() for action in choice.actions}
        self.codec = ActionCodec(sorted(types, key=lambda each: each.__name__), field.names)

    def under(self, revision: int) -> Self:
        """The same game under another revision of its rules, with the victory sheet that it had then."""
        other = super().under(revision)
        if other is not self:
            other.field = self._printed.as_of(revision)
            other.data_digest = other.field.digest
        return other

    def __copy__(self) -> Self:
        twin = type(self)(self._printed, self.rules)
        twin.revision, twin.field, twin.data_digest = self.revision, self.field, self.data_digest
        return twin

    # --- the kernel's questions --------------------------------------------------------------------------------------

    def work(self, state: GbacwState, dice: Dice, emit: Emit | None) -> Play:
        """The context of a step."""
        return Play(self, state, dice, emit)

    def apply(self, state: GbacwState, seat: int, action: Action, dice: Dice, emit: Emit | None = None) -> None:
        """Do it, then run on to the next decision. In fog each side is told whom it sees now that it did not see
        before (K14), which nobody takes back."""
        if emit is None or not self.rules.fog:
            super().apply(state, seat, action, dice, emit)
            return
        before = [(fog.veiled(self, state, side), fog.veiled_leaders(self, state, side)) for side in (0, 1)]
        super().apply(state, seat, action, dice, emit)
        for side, (units, leaders) in enumerate(before):
            seen = units & ~fog.veiled(self, state, side)
            met = leaders & ~fog.veiled_leaders(self, state, side)
            if seen or met:
                play = self.work(state, dice, emit)
                play.tell("enemy_sighted", "C1.0.b", audience=(side,), reveals=True, units=seen, leaders=met)

    def setup(self, dice: Dice, emit: Emit | None = None) -> GbacwState:
        """The starting state."""
        return set_up(self, dice, emit)

    def outcome(self, state: GbacwState) -> Outcome | None:
        """By the battle's sheet."""
        return victory.outcome(self, state)

    def view(self, state: GbacwState, seat: int | None) -> dict[str, Any]:
        """What a seat may know."""
        return views.view(self, state, seat)

    def board(self) -> dict[str, Any]:
        """Map and counters as printed."""
        return views.board(self)

    def imagine(self, state: GbacwState, seat: int | None, rng: Random) -> GbacwState:
        """A state the seat could not tell from the true one."""
        return views.imagine(self, state, seat, rng)

    def explain(self, refusal: Refusal) -> dict[str, Any]:
        """A refusal with readable names."""
        return {"rule": refusal.rule, "code": refusal.code, "args": name_args(self, refusal.args)}

    def broken_invariants(self, state: GbacwState) -> list[str]:
        """What no legal play could have made."""
        return broken_invariants(self, state)

    # --- small services ----------------------------------------------------------------------------------------------

    def slugs(self, domain: str, mask: int) -> list[str]:
        """The readable names of a set."""
        names = self.field.names[domain]
        return [names[number] for number in members(mask)]
