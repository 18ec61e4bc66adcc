"""Skirmish: two patrols of three on a road of eight squares.

1    Each unit has a strength of 1, 2 or 3 that the enemy does not know; strengths are dealt by lot.
2.1  In its turn a seat moves one unit, up to two squares forward, one at a time.
2.2  It may not enter a square with an enemy, nor jump over one: it fights by firing.
3.1  A unit that comes within two squares of an enemy may be shot at, before the move goes on: the other seat chooses
     who fires, or holds.
3.2  A hit is a die up to the strength of the one who fires, whose strength is then known to all. The target is lost.
4    The game ends when one side is lost, when a unit stands at the far end, or after ten turns.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from types import MappingProxyType
from typing import Annotated, Any, NamedTuple, TypeAlias

from caracole.kernel import ActionCodec, Choice, Dice, Domain, Emit, Flow, FlowGame, Outcome, Refusal, State
from caracole.kernel.bits import members
from caracole.kernel.state import Mask
from toys.table import Table

SQUARES = 8
TURNS = 10
LOST = -1
UNITS = ("blue-1", "blue-2", "blue-3", "red-1", "red-2", "red-3")

Unit: TypeAlias = Annotated[int, Domain("unit")]


def side_of(unit: int) -> int:
    return unit // 3


class SkirmishState(State):
    squares: list[int]
    strengths: list[int]
    known: Mask
    turn: int


class Advance(NamedTuple):
    """2.1: this unit goes one square forward."""

    unit: Unit


class Halt(NamedTuple):
    """2.1: that is all for this turn."""


class Fire(NamedTuple):
    """3.1: this unit fires at the one that moves."""

    unit: Unit


class Hold(NamedTuple):
    """3.1: nobody fires."""


flow: Flow[Any, SkirmishState, Table[SkirmishState]] = Flow()


@flow.frame
class March(NamedTuple):
    """A seat's move; ``unit`` is the one that has begun, ``steps`` what it has left."""

    step: str
    seat: int
    unit: int = LOST
    steps: int = 2


@flow.frame
class Reaction(NamedTuple):
    """The other seat may fire at ``target``; pushed on top of the march that caused it."""

    step: str
    seat: int
    target: int


def are_in_range(state: SkirmishState, one: int, other: int) -> bool:
    """3.1: both on the road and within two squares."""
    a, b = state.squares[one], state.squares[other]
    return LOST not in (a, b) and abs(a - b) <= 2


def forward(unit: int) -> int:
    return 1 if side_of(unit) == 0 else -1


def is_over(state: SkirmishState) -> bool:
    """4: a side lost, the far end reached, or ten turns."""
    blue, red = state.squares[:3], state.squares[3:]
    reached = SQUARES - 1 in blue or 0 in red
    return max(blue) == LOST or max(red) == LOST or reached or state.turn == TURNS


@flow.auto("turn")
def begin_turn(table: Table[SkirmishState], frame: March) -> None:
    if is_over(table.state):
        table.state.stack.clear()
        table.tell("skirmish_ended", "4")
    else:
        table.state.stack[-1] = March("march", table.state.turn % 2)


@flow.auto("stepped")
def after_a_step(table: Table[SkirmishState], frame: March) -> None:
    """The march goes on, unless it is over, shot down or out of steps."""
    state = table.state
    if state.squares[frame.unit] == LOST or not frame.steps or is_over(state):
        state.turn += 1
        table.move_on(step="turn")
    else:
        table.move_on(step="march")


@flow.choice
class MarchOn(Choice[Any, SkirmishState, Table[SkirmishState]]):
    step = "march"
    rule = "2.1"
    actions = (Advance, Halt)

    def seats(self, game: Any, state: SkirmishState, frame: March) -> tuple[int, ...]:
        return (frame.seat,)

    def about(self, game: Any, state: SkirmishState, frame: March) -> dict[str, Any]:
        return {"steps": frame.steps}

    def why_not(self, game: Any, state: SkirmishState, frame: March, seat: int, action: Any) -> Refusal | None:
        if isinstance(action, Halt):
            return None
        unit = action.unit
        if side_of(unit) != seat or state.squares[unit] == LOST:
            return Refusal("2.1", "not_your_unit", {"unit": unit})
        if frame.unit not in (LOST, unit):
            return Refusal("2.1", "another_unit_has_begun", {"unit": frame.unit})
        ahead = state.squares[unit] + forward(unit)
        if not 0 <= ahead < SQUARES:
            return Refusal("2.1", "end_of_the_road", {"unit": unit})
        if any(side_of(other) != seat and square == ahead for other, square in enumerate(state.squares)):
            return Refusal("2.2", "enemy_in_the_way", {"unit": unit})
        return None

    def proposals(self, game: Any, state: SkirmishState, frame: March, seat: int) -> Iterator[Any]:
        yield from (Advance(unit) for unit in range(len(UNITS)))
        yield Halt()

    def apply(self, table: Table[SkirmishState], frame: March, seat: int, action: Any) -> None:
        state = table.state
        if isinstance(action, Halt):
            state.turn += 1
            table.move_on(step="turn")
            return
        unit = action.unit
        state.squares[unit] += forward(unit)
        table.tell("unit_advanced", "2.1", unit=UNITS[unit], square=state.squares[unit])
        table.move_on(step="stepped", unit=unit, steps=frame.steps - 1)
        if any(side_of(enemy) != seat and are_in_range(state, unit, enemy) for enemy in range(len(UNITS))):
            state.stack.append(Reaction("react", 1 - seat, unit))


@flow.choice
class React(Choice[Any, SkirmishState, Table[SkirmishState]]):
    step = "react"
    rule = "3.1"
    actions = (Fire, Hold)

    def seats(self, game: Any, state: SkirmishState, frame: Reaction) -> tuple[int, ...]:
        return (frame.seat,)

    def about(self, game: Any, state: SkirmishState, frame: Reaction) -> dict[str, Any]:
        return {"unit": frame.target}

    def why_not(self, game: Any, state: SkirmishState, frame: Reaction, seat: int, action: Any) -> Refusal | None:
        if isinstance(action, Hold):
            return None
        if side_of(action.unit) != seat:
            return Refusal("3.1", "not_your_unit", {"unit": action.unit})
        if not are_in_range(state, action.unit, frame.target):
            return Refusal("3.1", "out_of_range", {"unit": action.unit})
        return None

    def proposals(self, game: Any, state: SkirmishState, frame: Reaction, seat: int) -> Iterator[Any]:
        yield from (Fire(unit) for unit in range(len(UNITS)))
        yield Hold()

    def apply(self, table: Table[SkirmishState], frame: Reaction, seat: int, action: Any) -> None:
        state = table.state
        state.stack.pop()
        if isinstance(action, Hold):
            table.tell("fire_held", "3.1")
            return
        strength = state.strengths[action.unit]
        state.known |= 1 << action.unit
        table.tell("strength_shown", "3.2", reveals=True, unit=UNITS[action.unit], strength=strength)
        if table.dice.roll(6, "3.2", "fire") <= strength:
            state.squares[frame.target] = LOST
            table.tell("unit_lost", "3.2", unit=UNITS[frame.target])
        else:
            table.tell("shot_missed", "3.2", unit=UNITS[frame.target])


class Skirmish(FlowGame[SkirmishState, Table[SkirmishState]]):
    system = "skirmish"
    revision = 1
    scenario = "road"
    options = MappingProxyType[str, Any]({})
    data_digest = "1" * 32
    seats = ("blue", "red")
    flow = flow
    state_type = SkirmishState
    codec = ActionCodec([Advance, Halt, Fire, Hold], {"unit": UNITS})

    def work(self, state: SkirmishState, dice: Dice, emit: Emit | None) -> Table[SkirmishState]:
        return Table(self, state, dice, emit)

    def setup(self, dice: Dice, emit: Emit | None = None) -> SkirmishState:
        state = SkirmishState()
        state.squares = [0, 0, 0, SQUARES - 1, SQUARES - 1, SQUARES - 1]
        state.strengths = dice.shuffle((1, 2, 3), "1", "blue") + dice.shuffle((1, 2, 3), "1", "red")
        state.known = state.turn = 0
        state.stack = [March("turn", 0)]
        flow.run(self.work(state, dice, emit), state.stack)
        return state

    def outcome(self, state: SkirmishState) -> Outcome | None:
        if state.stack:
            return None
        blue, red = state.squares[:3], state.squares[3:]
        scores = (3 - blue.count(LOST) + 3 * (SQUARES - 1 in blue), 3 - red.count(LOST) + 3 * (0 in red))
        winners = () if scores[0] == scores[1] else (0,) if scores[0] > scores[1] else (1,)
        return Outcome(winners, scores, "4")

    def view(self, state: SkirmishState, seat: int | None) -> dict[str, Any]:
        knows = [side_of(unit) == seat or bool(state.known >> unit & 1) for unit in range(len(UNITS))]
        return {
            "turn": state.turn,
            "squares": {name: state.squares[unit] for unit, name in enumerate(UNITS)},
            "strengths": {UNITS[unit]: state.strengths[unit] for unit in range(len(UNITS)) if knows[unit]},
        }

    def imagine(self, state: SkirmishState, seat: int | None, rng: Random) -> SkirmishState:
        """Deal the strengths that this seat does not know among the units it does not know."""
        twin = state.copy()
        for side in range(2):
            hidden = [unit for unit in range(3 * side, 3 * side + 3) if side != seat and not state.known >> unit & 1]
            strengths = sorted(state.strengths[unit] for unit in hidden)
            rng.shuffle(strengths)
            for unit, strength in zip(hidden, strengths, strict=True):
                twin.strengths[unit] = strength
        return twin

    def broken_invariants(self, state: SkirmishState) -> list[str]:
        broken = []
        if sorted(state.strengths[:3]) != [1, 2, 3] or sorted(state.strengths[3:]) != [1, 2, 3]:
            broken.append(f"strengths {state.strengths}")
        if not set(state.squares) <= {LOST, *range(SQUARES)}:
            broken.append(f"squares {state.squares}")
        blue, red = (set(half) - {LOST} for half in (state.squares[:3], state.squares[3:]))
        if blue & red:
            broken.append(f"both sides in {sorted(blue & red)}")
        if max(members(state.known), default=0) >= len(UNITS):
            broken.append(f"known {members(state.known)}")
        return broken
