"""Orchard: patience pays.

1    Two seats have a purse each that the other does not see: 0 to 3 coins.
2    In its turn a seat acts three times: it picks an apple (1 point), or climbs.
2.1  Whoever picks from the second step of the ladder gets 6 points at once. The ladder is left when the turn ends.
3    The wind blows down 0 or 1 apple for the seat after its turn, by the dice.
4    After two turns each, points and purse together decide.

Whoever takes what is nearest gets 3 points in a turn; whoever plans gets 6.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from random import Random
from types import MappingProxyType
from typing import Any, NamedTuple

from caracole.kernel import ActionCodec, Choice, Dice, Emit, Flow, FlowGame, Outcome, Refusal, State
from caracole.players import Chosen, Reason
from caracole.players.plans import Intention
from toys.table import Table

ACTS, TURNS, HIGH = 3, 4, 2
PURSES = 4


class OrchardState(State):
    points: list[int]
    purses: list[int]
    turn: int


class Pick(NamedTuple):
    """2: an apple."""


class Climb(NamedTuple):
    """2: a step up the ladder."""


flow: Flow[Any, OrchardState, Table[OrchardState]] = Flow()


@flow.frame
class Turn(NamedTuple):
    step: str
    seat: int
    acts: int = ACTS
    height: int = 0


@flow.auto("turn")
def next_act(table: Table[OrchardState], frame: Turn) -> None:
    state = table.state
    if frame.acts:
        table.move_on(step="act")
        return
    state.points[frame.seat] += table.dice.roll(2, "3", "wind") - 1
    state.turn += 1
    if state.turn == TURNS:
        state.stack.clear()
    else:
        state.stack[-1] = Turn("turn", 1 - frame.seat)


@flow.choice
class Act(Choice[Any, OrchardState, Table[OrchardState]]):
    step = "act"
    rule = "2"
    actions = (Pick, Climb)

    def seats(self, game: Any, state: OrchardState, frame: Turn) -> tuple[int, ...]:
        return (frame.seat,)

    def why_not(self, game: Any, state: OrchardState, frame: Turn, seat: int, action: Any) -> Refusal | None:
        return Refusal("2.1", "top_of_the_ladder") if isinstance(action, Climb) and frame.height == HIGH else None

    def proposals(self, game: Any, state: OrchardState, frame: Turn, seat: int) -> Iterator[Any]:
        yield Pick()
        yield Climb()

    def apply(self, table: Table[OrchardState], frame: Turn, seat: int, action: Any) -> None:
        if isinstance(action, Climb):
            table.move_on(step="turn", acts=frame.acts - 1, height=frame.height + 1)
        else:
            table.state.points[seat] += 6 if frame.height == HIGH else 1
            table.move_on(step="turn", acts=frame.acts - 1)


class Orchard(FlowGame[OrchardState, Table[OrchardState]]):
    system = "orchard"
    revision = 1
    scenario = "two-trees"
    options = MappingProxyType[str, Any]({})
    data_digest = "3" * 32
    seats = ("left", "right")
    flow = flow
    state_type = OrchardState
    codec = ActionCodec([Pick, Climb], {})

    def work(self, state: OrchardState, dice: Dice, emit: Emit | None) -> Table[OrchardState]:
        return Table(self, state, dice, emit)

    def setup(self, dice: Dice, emit: Emit | None = None) -> OrchardState:
        state = OrchardState()
        state.points, state.turn = [0, 0], 0
        state.purses = [dice.pick(PURSES, "1", "purse") for _ in self.seats]
        state.stack = [Turn("turn", 0)]
        flow.run(self.work(state, dice, emit), state.stack)
        return state

    def outcome(self, state: OrchardState) -> Outcome | None:
        if state.stack:
            return None
        scores = tuple(points + purse for points, purse in zip(state.points, state.purses, strict=True))
        winners = tuple(seat for seat in (0, 1) if scores[seat] > scores[1 - seat])
        return Outcome(winners, scores, "4")

    def view(self, state: OrchardState, seat: int | None) -> dict[str, Any]:
        seen = {} if seat is None else {"purse": state.purses[seat]}
        return {"turn": state.turn, "points": list(state.points), **seen}

    def imagine(self, state: OrchardState, seat: int | None, rng: Random) -> OrchardState:
        twin = state.copy()
        twin.purses = [
            purse if owner == seat else int(rng.random() * PURSES) for owner, purse in enumerate(state.purses)
        ]
        return twin


# --- what it brings to a search --------------------------------------------------------------------------------------


class Greedy:
    """Picks at once; with patience he climbs as long as it pays."""

    def __init__(self, patience: float = 0.0) -> None:
        self.patience = patience

    def decide(self, game: Orchard, state: OrchardState, seat: int) -> Chosen:
        frame = state.stack[-1]
        if frame.height < HIGH and self.patience > 0.5 and frame.acts > 1:
            return Chosen(Climb(), Reason("climbs"))
        return Chosen(Pick(), Reason("picks"))


class OrchardPlans:
    """The part ``plans`` of the orchard."""

    def stretch(self, game: Orchard, state: OrchardState, seat: int) -> Hashable | None:
        return state.turn

    def intentions(self, game: Orchard, state: OrchardState, seat: int, rng: Random) -> list[Intention]:
        return [Intention("hasty", {"patience": 0.2}), Intention("patient", {"patience": 1.0})]

    def captain(self, intention: Intention, seed: int) -> Greedy:
        return Greedy(intention.weights.get("patience", 0.0))

    def judge(self, game: Orchard, state: OrchardState, seat: int) -> float:
        ahead = sum(sign * (state.points[who] + state.purses[who]) for who, sign in ((seat, 1), (1 - seat, -1)))
        return min(1.0, max(0.0, 0.5 + 0.03 * ahead))

    def settled(self, game: Orchard, state: OrchardState, seat: int, since: OrchardState) -> bool:
        return state.turn >= since.turn + 2
