"""La Guerra di Gradisca as a game that the kernel can play."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, Final, Self

from caracole.kernel import ActionCodec, Dice, Emit, FlowGame, Outcome, Refusal
from caracole.kernel.bits import members
from caracole.kernel.changes import changes_in
from caracole.systems.gradisca.rules import amendments
from caracole.systems.gradisca.rules import view as views
from caracole.systems.gradisca.rules.actions import ACTIONS
from caracole.systems.gradisca.rules.cards import effects
from caracole.systems.gradisca.rules.combat import recall
from caracole.systems.gradisca.rules.components.theatre import SIDES, Theatre
from caracole.systems.gradisca.rules.flow import FLOW, Play, name_args
from caracole.systems.gradisca.rules.invariants import broken_invariants
from caracole.systems.gradisca.rules.options import Rules, as_options, rules_for
from caracole.systems.gradisca.rules.raids import raids
from caracole.systems.gradisca.rules.sequence import teams
from caracole.systems.gradisca.rules.sequence.setup import set_up
from caracole.systems.gradisca.rules.setting import Setting
from caracole.systems.gradisca.rules.state import GradiscaState
from caracole.systems.gradisca.rules.victory import victory

REVISION: Final = 2
"""Matches begun under an older one are played on under it; ``amendments`` names what changed since."""

STEP_MODULES: Final = (recall, raids, effects)
"""Chapters that nobody imports by name: importing them registers their steps."""


class Gradisca(FlowGame[GradiscaState, Play], Setting):
    """A theatre with rules: everything fixed that one match needs."""

    system = "gradisca"
    revision = REVISION
    changes = changes_in(amendments)
    flow = FLOW
    state_type = GradiscaState

    def __init__(self, theatre: Theatre, rules: Rules | Mapping[str, Any] | None = None) -> None:
        chosen = as_options(rules) if isinstance(rules, Rules) else rules
        Setting.__init__(self, theatre, rules_for(theatre.scenario.game, chosen))
        self.scenario = theatre.scenario.id
        self.options = as_options(self.rules)
        self.data_digest = theatre.digest
        if self.rules.teams:
            self.seats = tuple(f"{side}_{member}" for side in SIDES for member in (1, 2))
        else:
            self.seats = SIDES
        self.codec = ActionCodec(ACTIONS, theatre.names)

    def __copy__(self) -> Self:
        twin = type(self)(self.theatre, self.rules)
        twin.revision = self.revision
        return twin

    # --- the kernel's questions --------------------------------------------------------------------------------------

    def work(self, state: GradiscaState, dice: Dice, emit: Emit | None) -> Play:
        """The context of a step."""
        return Play(self, state, dice, emit)

    def setup(self, dice: Dice, emit: Emit | None = None) -> GradiscaState:
        """Chapter 4."""
        return set_up(self, dice, emit)

    def outcome(self, state: GradiscaState) -> Outcome | None:
        """Chapter 13."""
        return victory.outcome(self, state)

    def view(self, state: GradiscaState, seat: int | None) -> dict[str, Any]:
        """What a seat may know."""
        return views.view(self, state, seat)

    def imagine(self, state: GradiscaState, seat: int | None, rng: Random) -> GradiscaState:
        """A state the seat could not tell from the true one."""
        return views.imagine(self, state, seat, rng)

    def explain(self, refusal: Refusal) -> dict[str, Any]:
        """A refusal with readable names."""
        return {"rule": refusal.rule, "code": refusal.code, "args": name_args(self, refusal.args)}

    def broken_invariants(self, state: GradiscaState) -> list[str]:
        """What no legal play could have made."""
        return broken_invariants(self, state)

    # --- small services ----------------------------------------------------------------------------------------------

    def side_of_seat(self, seat: int) -> int:
        """The side a seat plays for."""
        return teams.side_of_seat(self, seat)

    def may_talk(self, seat: int, other: int) -> bool:
        """G4.2.e."""
        return teams.may_talk(self, seat, other)

    def slugs(self, domain: str, mask: int) -> list[str]:
        """The readable names of a set."""
        names = self.theatre.names[domain]
        return [names[number] for number in members(mask)]
