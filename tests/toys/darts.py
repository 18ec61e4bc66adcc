"""Darts: a board without a grid.

1    The board is a disc of radius 1000. Each seat is dealt a secret target on it.
2.1  In turn a seat aims at any point of the board,
2.2  at least 100 from every dart that sticks in it.
2.3  The dart drifts by up to 5 in each direction, by the dice.
3    After four darts each the targets are shown; the seat whose darts come nearest to its own target wins.

Lengths are whole numbers and are compared by their squares, so no rounding ever decides a case.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from types import MappingProxyType
from typing import Any, NamedTuple

from caracole.kernel import ActionCodec, Choice, Dice, Emit, Flow, FlowGame, Outcome, Refusal, State
from toys.table import Table

RADIUS = 1000
APART = 100
DARTS = 8
GRID = 400

Point = tuple[int, int]


class DartsState(State):
    darts: list[Point]
    targets: list[Point]


class Throw(NamedTuple):
    """2.1: aim here."""

    x: int
    y: int


flow: Flow[Any, DartsState, Table[DartsState]] = Flow()


@flow.frame
class Turn(NamedTuple):
    step: str
    seat: int


def squared_distance(one: Point, other: Point) -> int:
    return (one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2


@flow.choice
class Aim(Choice[Any, DartsState, Table[DartsState]]):
    step = "aim"
    rule = "2"
    complete = False
    actions = (Throw,)

    def seats(self, game: Any, state: DartsState, frame: Turn) -> tuple[int, ...]:
        return (frame.seat,)

    def why_not(self, game: Any, state: DartsState, frame: Turn, seat: int, action: Any) -> Refusal | None:
        aim = (action.x, action.y)
        if squared_distance(aim, (0, 0)) > RADIUS**2:
            return Refusal("2.1", "off_the_board", {"x": action.x, "y": action.y})
        for number, dart in enumerate(state.darts):
            if squared_distance(aim, dart) < APART**2:
                return Refusal("2.2", "too_near_a_dart", {"dart": number})
        return None

    def proposals(self, game: Any, state: DartsState, frame: Turn, seat: int) -> Iterator[Any]:
        """One's own target, and a coarse grid."""
        yield Throw(*state.targets[seat])
        for x in range(-RADIUS, RADIUS + 1, GRID):
            for y in range(-RADIUS, RADIUS + 1, GRID):
                yield Throw(x, y)

    def sample(self, game: Any, state: DartsState, frame: Turn, seat: int, rng: Random) -> Any:
        """Any free point of the board."""
        while True:
            throw = Throw(rng.randint(-RADIUS, RADIUS), rng.randint(-RADIUS, RADIUS))
            if self.why_not(game, state, frame, seat, throw) is None:
                return throw

    def apply(self, table: Table[DartsState], frame: Turn, seat: int, action: Any) -> None:
        state = table.state
        right, up = table.dice.rolls(2, 11, "2.3", "drift")
        dart = (action.x + right - 6, action.y + up - 6)
        state.darts.append(dart)
        table.tell("dart_thrown", "2.3", seat=table.game.seats[seat], at=list(dart))
        if len(state.darts) == DARTS:
            table.tell("targets_shown", "3", reveals=True, targets=[list(target) for target in state.targets])
            state.stack.pop()
        else:
            table.move_on(seat=1 - seat)


class Darts(FlowGame[DartsState, Table[DartsState]]):
    system = "darts"
    revision = 1
    scenario = "disc"
    options = MappingProxyType[str, Any]({})
    data_digest = "4" * 32
    seats = ("first", "second")
    flow = flow
    state_type = DartsState
    codec = ActionCodec([Throw], {})

    def work(self, state: DartsState, dice: Dice, emit: Emit | None) -> Table[DartsState]:
        return Table(self, state, dice, emit)

    def setup(self, dice: Dice, emit: Emit | None = None) -> DartsState:
        state = DartsState()
        state.darts = []
        state.targets = [(dice.roll(1201, "1", "x") - 601, dice.roll(1201, "1", "y") - 601) for _ in range(2)]
        state.stack = [Turn("aim", 0)]
        return state

    def outcome(self, state: DartsState) -> Outcome | None:
        if state.stack:
            return None
        scores = tuple(-min(squared_distance(dart, state.targets[s]) for dart in state.darts[s::2]) for s in range(2))
        return Outcome(tuple(s for s in range(2) if scores[s] == max(scores)), scores, "3")

    def view(self, state: DartsState, seat: int | None) -> dict[str, Any]:
        view: dict[str, Any] = {"darts": [list(dart) for dart in state.darts]}
        if not state.stack:
            view["targets"] = [list(target) for target in state.targets]
        elif seat is not None:
            view["target"] = list(state.targets[seat])
        return view

    def imagine(self, state: DartsState, seat: int | None, rng: Random) -> DartsState:
        """The other target may be anywhere, until it is shown."""
        twin = state.copy()
        for other in range(2):
            if other != seat and state.stack:
                twin.targets[other] = (rng.randint(-600, 600), rng.randint(-600, 600))
        return twin

    def broken_invariants(self, state: DartsState) -> list[str]:
        drifted = APART - 15
        return [
            f"darts {one} and {other} touch"
            for number, one in enumerate(state.darts)
            for other in state.darts[:number]
            if squared_distance(one, other) < drifted**2
        ]
