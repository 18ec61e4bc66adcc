"""Ultimatum: ten coins to share, six times.

1    Both choose secretly and at once: one seat offers coins, the other sets the least it will take. A choice stays
     hidden until both have chosen.
2    If the offer is enough it is shared so; otherwise the coins are lost.
3    The seats change places; after six rounds the richer one wins.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from types import MappingProxyType
from typing import Any, NamedTuple

from caracole.kernel import ActionCodec, Choice, Dice, Emit, Flow, FlowGame, Outcome, Refusal, State
from toys.table import Table

COINS = 10
ROUNDS = 6
UNSAID = -1


class UltimatumState(State):
    answers: list[int]
    purses: list[int]
    round: int


class Offer(NamedTuple):
    """1: so many coins for you."""

    coins: int


class Demand(NamedTuple):
    """1: at least so many coins for me."""

    coins: int


flow: Flow[Any, UltimatumState, Table[UltimatumState]] = Flow()


@flow.frame
class Round(NamedTuple):
    step: str


def offering(state: UltimatumState) -> int:
    """3: the seats change places."""
    return state.round % 2


@flow.auto("reveal")
def reveal(table: Table[UltimatumState], frame: Round) -> None:
    """1, 2: both have chosen."""
    state = table.state
    giver = offering(state)
    offer, demand = state.answers[giver], state.answers[1 - giver]
    table.tell("choices_shown", "1", reveals=True, offer=offer, demand=demand)
    if offer >= demand:
        state.purses[giver] += COINS - offer
        state.purses[1 - giver] += offer
    table.tell("coins_shared" if offer >= demand else "coins_lost", "2")
    state.answers = [UNSAID, UNSAID]
    state.round += 1
    if state.round == ROUNDS:
        state.stack.pop()
    else:
        table.move_on(step="choose")


@flow.choice
class ChooseSecretly(Choice[Any, UltimatumState, Table[UltimatumState]]):
    step = "choose"
    rule = "1"
    actions = (Offer, Demand)

    def seats(self, game: Any, state: UltimatumState, frame: Round) -> tuple[int, ...]:
        return tuple(seat for seat in range(2) if state.answers[seat] == UNSAID)

    def why_not(self, game: Any, state: UltimatumState, frame: Round, seat: int, action: Any) -> Refusal | None:
        if isinstance(action, Offer) != (seat == offering(state)):
            return Refusal("1", "other_seat_offers" if isinstance(action, Offer) else "you_offer")
        if not 0 <= action.coins <= COINS:
            return Refusal("1", "ten_coins", {"coins": action.coins})
        return None

    def proposals(self, game: Any, state: UltimatumState, frame: Round, seat: int) -> Iterator[Any]:
        say = Offer if seat == offering(state) else Demand
        yield from (say(coins) for coins in range(COINS + 1))

    def apply(self, table: Table[UltimatumState], frame: Round, seat: int, action: Any) -> None:
        table.state.answers[seat] = action.coins
        table.tell("choice_made", "1", seat=table.game.seats[seat])
        table.tell("own_choice", "1", audience=(seat,), coins=action.coins)
        if UNSAID not in table.state.answers:
            table.move_on(step="reveal")


class Ultimatum(FlowGame[UltimatumState, Table[UltimatumState]]):
    system = "ultimatum"
    revision = 1
    scenario = "ten-coins"
    options = MappingProxyType[str, Any]({})
    data_digest = "2" * 32
    seats = ("left", "right")
    flow = flow
    state_type = UltimatumState
    codec = ActionCodec([Offer, Demand], {})

    def work(self, state: UltimatumState, dice: Dice, emit: Emit | None) -> Table[UltimatumState]:
        return Table(self, state, dice, emit)

    def setup(self, dice: Dice, emit: Emit | None = None) -> UltimatumState:
        state = UltimatumState()
        state.answers, state.purses, state.round = [UNSAID, UNSAID], [0, 0], 0
        state.stack = [Round("choose")]
        return state

    def outcome(self, state: UltimatumState) -> Outcome | None:
        if state.stack:
            return None
        left, right = state.purses
        return Outcome(() if left == right else (0,) if left > right else (1,), (left, right), "3")

    def view(self, state: UltimatumState, seat: int | None) -> dict[str, Any]:
        view: dict[str, Any] = {
            "round": state.round,
            "purses": list(state.purses),
            "has_chosen": [answer != UNSAID for answer in state.answers],
        }
        if seat is not None and state.answers[seat] != UNSAID:
            view["own_choice"] = state.answers[seat]
        return view

    def imagine(self, state: UltimatumState, seat: int | None, rng: Random) -> UltimatumState:
        """Whoever has chosen may have chosen anything."""
        twin = state.copy()
        for other in range(2):
            if other != seat and state.answers[other] != UNSAID:
                twin.answers[other] = rng.randint(0, COINS)
        return twin

    def broken_invariants(self, state: UltimatumState) -> list[str]:
        return [] if sum(state.purses) <= COINS * state.round else [f"purses {state.purses}"]
