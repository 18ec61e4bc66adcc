"""A stand-in for the battle: one decision says how it ended. The campaign takes the result as it takes a real one's."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from random import Random
from types import MappingProxyType
from typing import Any, NamedTuple

from caracole.kernel import ActionCodec, Choice, Dice, Emit, Flow, FlowGame, Outcome, Refusal, State
from caracole.systems.piccole.battle.rules.components.troops import cost_of
from caracole.systems.piccole.campaign.rules.field import FieldBattles
from toys.table import Table


class Report(NamedTuple):
    winner: int | None
    destroyed: tuple[tuple[int, ...], tuple[int, ...]]
    off_table: tuple[tuple[int, ...], tuple[int, ...]]
    losses: tuple[int, int]


class DuelState(State):
    ended: tuple[Any, ...] | None


class End(NamedTuple):
    """So it ended: the winning side (-1: nobody), who was destroyed and who left the table, by number."""

    winner: int
    destroyed: tuple[int, ...] = ()
    defenders_destroyed: tuple[int, ...] = ()
    off_table: tuple[int, ...] = ()
    defenders_off_table: tuple[int, ...] = ()


flow: Flow[Any, DuelState, Table[DuelState]] = Flow()


@flow.frame
class Fight(NamedTuple):
    step: str


@flow.choice
class EndIt(Choice[Any, DuelState, Table[DuelState]]):
    step = "duel"
    rule = "P16.a"
    complete = False
    actions = (End,)

    def seats(self, game: Any, state: DuelState, frame: Fight) -> tuple[int, ...]:
        return (0,)

    def why_not(self, game: Duel, state: DuelState, frame: Fight, seat: int, action: End) -> Refusal | None:
        if action.winner not in (-1, 0, 1):
            return Refusal("P16.a", "no_such_winner", {"to": action.winner})
        for side, rows in enumerate(((action[1], action[3]), (action[2], action[4]))):
            numbers = [*rows[0], *rows[1]]
            if len(set(numbers)) != len(numbers) or not set(numbers) <= set(range(len(game.armies[side]))):
                return Refusal("P16.a", "no_such_element")
        return None

    def proposals(self, game: Duel, state: DuelState, frame: Fight, seat: int) -> Iterator[End]:
        yield from (End(0), End(1), End(-1))

    def sample(self, game: Duel, state: DuelState, frame: Fight, seat: int, rng: Random) -> End:
        rows = []
        for army in game.armies:
            numbers = rng.sample(range(len(army)), rng.randint(0, len(army)))
            cut = rng.randint(0, len(numbers))
            rows.append((tuple(sorted(numbers[:cut])), tuple(sorted(numbers[cut:]))))
        standing = [len(army) > len(row[0]) for army, row in zip(game.armies, rows, strict=True)]
        winner = rng.choice([side for side in (0, 1) if standing[side]] or [-1])
        if rng.random() < 0.1:
            winner = -1
        return End(winner, rows[0][0], rows[1][0], rows[0][1], rows[1][1])

    def apply(self, table: Table[DuelState], frame: Fight, seat: int, action: End) -> None:
        table.state.ended = tuple(action)
        table.state.stack.pop()
        table.tell("duel_ended", "P16.a", winner=action.winner)


class Duel(FlowGame[DuelState, Table[DuelState]]):
    system = "duel"
    revision = 1
    scenario = "duel"
    options = MappingProxyType[str, Any]({})
    data_digest = "6" * 32
    flow = flow
    state_type = DuelState
    codec = ActionCodec([End], {})

    def __init__(self, armies: Any, layer: int, seats: tuple[str, str]) -> None:
        self.armies = armies
        self.layer = layer
        self.seats = seats

    def work(self, state: DuelState, dice: Dice, emit: Emit | None) -> Table[DuelState]:
        return Table(self, state, dice, emit)

    def setup(self, dice: Dice, emit: Emit | None = None) -> DuelState:
        state = DuelState()
        state.ended, state.stack = None, [Fight("duel")]
        return state

    def outcome(self, state: DuelState) -> Outcome | None:
        if state.ended is None:
            return None
        winner = state.ended[0]
        return Outcome(() if winner < 0 else (winner,), (0, 0), "P16.a")

    def report(self, state: DuelState) -> Report:
        assert state.ended is not None
        winner, dead, their_dead, off, their_off = state.ended
        return Report(
            None if winner < 0 else winner, (dead, their_dead), (off, their_off), (len(dead), len(their_dead))
        )

    def view(self, state: DuelState, seat: int | None) -> dict[str, Any]:
        return {"seats": list(self.seats), "sizes": [len(army) for army in self.armies], "layer": self.layer}

    def imagine(self, state: DuelState, seat: int | None, rng: Random) -> DuelState:
        return state.copy()


@lru_cache(maxsize=64)
def duel(armies: Any, layer: int, seats: tuple[str, str]) -> Duel:
    return Duel(armies, layer, seats)


class Duels(FieldBattles):
    """Makes stand-ins, and remembers the last one."""

    last: Duel | None = None

    def any_battle(self) -> Duel:
        return duel(((), ()), 1, ("attacker", "defender"))

    def make(self, armies: Any, layer: int, seats: tuple[str, str], terrain: str | None = None) -> Duel:
        self.last = duel(armies, layer, seats)
        return self.last

    def command(self, battle: Duel, table: DuelState, seat: int, rng: Random) -> End:
        action: End = battle.sample(table, seat, rng)
        return action


class Skirmishes(Duels):
    """Battles that a computer decides by strength and a little luck, for campaigns that must be quick."""

    def command(self, battle: Duel, table: DuelState, seat: int, rng: Random) -> End:
        strength = [sum(cost_of(element) for element in army) ** 2 for army in battle.armies]
        winner = 0 if rng.random() * sum(strength) < strength[0] else 1
        fallen: list[tuple[int, ...]] = []
        for side, army in enumerate(battle.armies):
            most = len(army) // 3 + 1 if side != winner else len(army) // 6
            fallen.append(tuple(sorted(rng.sample(range(len(army)), min(most, len(army))))))
        return End(winner, fallen[0], fallen[1])
