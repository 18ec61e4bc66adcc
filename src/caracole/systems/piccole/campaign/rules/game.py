"""The campaign of Piccole Guerre as a game that the kernel can play."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any, Self

from caracole.kernel import ActionCodec, Dice, Emit, Event, FlowGame, Outcome, Refusal
from caracole.kernel.changes import changes_in
from caracole.kernel.nested import NestedCodec, decode_nested
from caracole.systems.piccole import amendments
from caracole.systems.piccole.battle.rules.components.troops import TYPES
from caracole.systems.piccole.campaign.loader import charts
from caracole.systems.piccole.campaign.options import read_options
from caracole.systems.piccole.campaign.rules import administration, victory
from caracole.systems.piccole.campaign.rules import view as views
from caracole.systems.piccole.campaign.rules.actions import ACTIONS
from caracole.systems.piccole.campaign.rules.battles import battle_of
from caracole.systems.piccole.campaign.rules.field import FieldBattles
from caracole.systems.piccole.campaign.rules.flow import FIXED_NAMES, FLOW, Play, name_args
from caracole.systems.piccole.campaign.rules.map import SPRING, CampaignMap
from caracole.systems.piccole.campaign.rules.sequence import Year
from caracole.systems.piccole.campaign.rules.state import ALLY, NO_GENERAL, NO_RELATION, UNSEALED, CampaignState, Siege

REVISION = 2
"""Matches begun under an older one are played on under it; ``amendments`` names what changed since."""

Watch = Callable[[CampaignState, Any, Any, tuple[Event, ...]], None]
"""The campaign, the attack, its table after a decision, and what happened since the last."""

STEP_MODULES = (administration,)
"""Chapters that nobody imports by name: importing them registers their steps."""


class Campaign(FlowGame[CampaignState, Play]):
    """A map with players and rules: everything fixed that one match needs. ``battles`` makes its pitched battles."""

    system = "piccole"
    revision = REVISION
    changes = changes_in(amendments)
    flow = FLOW
    state_type = CampaignState

    def __init__(
        self, chart: CampaignMap, options: Mapping[str, Any] | None = None, battles: FieldBattles | None = None
    ) -> None:
        self.map = chart
        self.charts = charts()
        self.rules = read_options(options or {})
        self.scenario = chart.scenario
        self.options = self.rules
        self.data_digest = chart.digest
        self.seats = chart.seats
        self.type_names = TYPES
        self.specials = chart.specials if self.rules["special"] else ()
        self.battles = battles or FieldBattles()
        self.at_once = self.rules["battles"] == "computer"
        self.watch: Watch | None = None
        """Who is told of every moment of a battle that computers fight at once; see ``board.campaign.film``."""
        self.codec = NestedCodec(ActionCodec(ACTIONS, {**chart.names, **FIXED_NAMES}), self.battles.any_battle())

    def under(self, revision: int) -> Self:
        """The same campaign under another revision, and its battles with it."""
        other = super().under(revision)
        if other is not self:
            other.battles = self.battles.under(revision)
        return other

    # --- the kernel's questions --------------------------------------------------------------------------------------

    def work(self, state: CampaignState, dice: Dice, emit: Emit | None) -> Play:
        """The context of a step."""
        return Play(self, state, dice, emit)

    def setup(self, dice: Dice, emit: Emit | None = None) -> CampaignState:
        """C1.c: everybody has his army, his treasury and his home nodes; the first year begins."""
        state = self.start()
        play = self.work(state, dice, emit)
        play.tell("campaign_began", "C1.c", players=list(range(len(self.seats))), years=self.map.years)
        self.flow.run(play, state.stack)
        return state

    def start(self) -> CampaignState:
        """The state before the first year."""
        count = len(self.seats)
        sheets = self.map.players
        state = CampaignState()
        state.alive = [(1 << len(sheet.elements)) - 1 for sheet in sheets]
        state.asked, state.served, state.order = (), (), tuple(range(count))
        state.at = list(self.map.capitals)
        state.battle, state.result = None, None
        state.commitment, state.nonce = [""] * count, [""] * count
        state.fought = state.hidden = state.isolated = state.year = state.signed = 0
        state.general = [
            next((n for n, element in enumerate(sheet.elements) if element.general), NO_GENERAL) for sheet in sheets
        ]
        state.maybe, state.sealed = [0] * count, [UNSEALED] * count
        state.owner = [node.home for node in self.map.nodes]
        no_siege: Siege | tuple[int, int] | None = None
        state.pacts, state.siege = [], [no_siege for _ in self.map.nodes]
        state.relation = [[NO_RELATION] * count for _ in range(count)]
        if self.rules["alliances"]:
            for a, b in self.map.alliances:
                state.relation[a][b] = state.relation[b][a] = ALLY
        state.season = SPRING
        state.treasury = [sheet.treasury for sheet in sheets]
        state.stack = [Year("year.begin")]
        return state

    def outcome(self, state: CampaignState) -> Outcome | None:
        """Chapter C12."""
        return victory.outcome(self, state)

    def view(self, state: CampaignState, seat: int | None) -> dict[str, Any]:
        """What a seat may know."""
        return views.view(self, state, seat)

    def imagine(self, state: CampaignState, seat: int | None, rng: Random) -> CampaignState:
        """A state the seat could not tell from the true one."""
        return views.imagine(self, state, seat, rng)

    def decode_state(self, plain: Any) -> CampaignState:
        """With the battle that is being fought, if there is one."""
        return decode_nested(self, plain, "battle", lambda state: battle_of(self, state, state.stack[-1]))

    def explain(self, refusal: Refusal) -> dict[str, Any]:
        """A refusal with readable names; one from a battle has them already."""
        args = refusal.args if "within" in refusal.args else name_args(self, refusal.args)
        return {"rule": refusal.rule, "code": refusal.code, "args": dict(args)}

    def broken_invariants(self, state: CampaignState) -> list[str]:
        """What no legal play could have made."""
        return views.broken_invariants(self, state)
