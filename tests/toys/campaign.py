"""Campaign: three houses on a ring of six provinces; every battle is a game of Skirmish.

1    Each house begins with two provinces and a secret ally among the others.
2.1  In turn a house attacks a neighbouring province of another house, or rests.
2.2  The battle is fought out as a skirmish: the attacker is blue, the defender red. The third house looks on.
2.3  If the attacker wins the province is his.
3    After six turns the houses with most provinces win.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from types import MappingProxyType
from typing import Annotated, Any, NamedTuple, TypeAlias

from caracole.kernel import ActionCodec, Choice, Dice, Domain, Emit, Flow, FlowGame, Outcome, Refusal, State
from caracole.kernel.nested import Inner, NestedChoice, NestedCodec, Within, decode_nested
from caracole.kernel.state import InnerState
from toys.skirmish import Skirmish
from toys.table import Table

HOUSES = ("arco", "brandis", "castelnuovo")
PROVINCES = ("alpago", "bassa", "carnia", "dogado", "estuario", "friuli")
TURNS = 6
BATTLE = Skirmish()

Province: TypeAlias = Annotated[int, Domain("province")]


class CampaignState(State):
    allies: list[int]
    battle: InnerState
    owners: list[int]
    turn: int


class Attack(NamedTuple):
    """2.1: attack this province."""

    province: Province


class Rest(NamedTuple):
    """2.1: do nothing."""


flow: Flow[Any, CampaignState, Table[CampaignState]] = Flow()


@flow.frame
class HouseTurn(NamedTuple):
    step: str


@flow.frame
class Battle(NamedTuple):
    step: str
    attacker: int
    defender: int
    province: int


@flow.auto("end_turn")
def end_turn(table: Table[CampaignState], frame: HouseTurn) -> None:
    """3: six turns in all."""
    table.state.turn += 1
    if table.state.turn == TURNS:
        table.state.stack.pop()
        table.tell("campaign_ended", "3")
    else:
        table.move_on(step="campaign")


@flow.choice
class CampaignTurn(Choice[Any, CampaignState, Table[CampaignState]]):
    step = "campaign"
    rule = "2.1"
    actions = (Attack, Rest)

    def seats(self, game: Any, state: CampaignState, frame: HouseTurn) -> tuple[int, ...]:
        return (state.turn % 3,)

    def why_not(self, game: Any, state: CampaignState, frame: HouseTurn, seat: int, action: Any) -> Refusal | None:
        if isinstance(action, Rest):
            return None
        province = action.province
        if state.owners[province] == seat:
            return Refusal("2.1", "your_own_province", {"province": province})
        if seat not in (state.owners[province - 1], state.owners[(province + 1) % 6]):
            return Refusal("2.1", "not_a_neighbour", {"province": province})
        return None

    def proposals(self, game: Any, state: CampaignState, frame: HouseTurn, seat: int) -> Iterator[Any]:
        yield from (Attack(province) for province in range(6))
        yield Rest()

    def apply(self, table: Table[CampaignState], frame: HouseTurn, seat: int, action: Any) -> None:
        state = table.state
        table.move_on(step="end_turn")
        if isinstance(action, Rest):
            table.tell("house_rested", "2.1", house=HOUSES[seat])
            return
        defender = state.owners[action.province]
        table.tell("province_attacked", "2.2", house=HOUSES[seat], province=PROVINCES[action.province])
        state.stack.append(Battle("battle", seat, defender, action.province))
        window = Inner(BATTLE, None, (seat, defender))
        state.battle = BATTLE.setup(table.dice, window.translate(table.emit))


@flow.choice
class FightBattle(NestedChoice[Any, CampaignState, Table[CampaignState]]):
    step = "battle"
    rule = "2.2"

    def inner(self, game: Any, state: CampaignState, frame: Battle) -> Inner:
        return Inner(BATTLE, state.battle, (frame.attacker, frame.defender))

    def finished(self, table: Table[CampaignState], frame: Battle, inner: Inner) -> None:
        """2.3: the attacker takes the province if he won."""
        state = table.state
        outcome = inner.outcome()
        assert outcome is not None
        if outcome.winners == (frame.attacker,):
            state.owners[frame.province] = frame.attacker
            table.tell("province_taken", "2.3", province=PROVINCES[frame.province])
        state.battle = None
        state.stack.pop()


class Campaign(FlowGame[CampaignState, Table[CampaignState]]):
    system = "campaign"
    revision = 1
    scenario = "ring"
    options = MappingProxyType[str, Any]({})
    data_digest = "5" * 32
    seats = HOUSES
    flow = flow
    state_type = CampaignState
    codec = NestedCodec(ActionCodec([Attack, Rest], {"province": PROVINCES}), BATTLE)

    def work(self, state: CampaignState, dice: Dice, emit: Emit | None) -> Table[CampaignState]:
        return Table(self, state, dice, emit)

    def decode_state(self, plain: Any) -> CampaignState:
        return decode_nested(self, plain, "battle", lambda _: BATTLE)

    def setup(self, dice: Dice, emit: Emit | None = None) -> CampaignState:
        state = CampaignState()
        state.owners, state.turn, state.battle = [0, 0, 1, 1, 2, 2], 0, None
        state.allies = [(house + dice.roll(2, "1", "ally")) % 3 for house in range(3)]
        state.stack = [HouseTurn("campaign")]
        return state

    def outcome(self, state: CampaignState) -> Outcome | None:
        if state.stack:
            return None
        scores = tuple(state.owners.count(house) for house in range(3))
        return Outcome(tuple(house for house in range(3) if scores[house] == max(scores)), scores, "3")

    def inner(self, state: CampaignState) -> Inner | None:
        """The battle that is being fought."""
        if state.battle is None:
            return None
        frame = state.stack[-1]
        return Inner(BATTLE, state.battle, (frame.attacker, frame.defender))

    def view(self, state: CampaignState, seat: int | None) -> dict[str, Any]:
        view: dict[str, Any] = {"turn": state.turn, "owners": [HOUSES[house] for house in state.owners]}
        if seat is not None:
            view["ally"] = HOUSES[state.allies[seat]]
        battle = self.inner(state)
        if battle is not None:
            view["battle"] = battle.view(seat)
        return view

    def imagine(self, state: CampaignState, seat: int | None, rng: Random) -> CampaignState:
        """Any ally will do for the others; the battle imagines for itself."""
        twin = state.copy()
        twin.allies = [
            ally if house == seat else (house + rng.randint(1, 2)) % 3 for house, ally in enumerate(state.allies)
        ]
        battle = self.inner(state)
        if battle is not None:
            twin.battle = battle.imagine(seat, rng)
        return twin

    def broken_invariants(self, state: CampaignState) -> list[str]:
        broken = [] if state.battle is None else BATTLE.broken_invariants(state.battle)
        if any(ally == house for house, ally in enumerate(state.allies)):
            broken.append(f"allies {state.allies}")
        return broken


__all__ = ["Attack", "Campaign", "Rest", "Within"]
