"""Auction: four bidders, four lots.

1    Each bidder is dealt a purse that the others do not know.
2.1  In turn a bidder bids more than the last bid, at most five more, or passes. Who has passed is out for this lot.
2.2  Nobody bids more than is left in his purse.
2.3  The last one in pays his bid and takes the lot. The first bidder of the next lot sits to his left.
2.4  A lot for which everybody passes is withdrawn.
3    Most lots win; ties are broken by the money left.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from types import MappingProxyType
from typing import Any, NamedTuple

from caracole.kernel import ActionCodec, Choice, Dice, Emit, Flow, FlowGame, Outcome, Refusal, State
from toys.table import Table

BIDDERS = 4
LOTS = 4
PURSES = (6, 9, 12, 15, 18, 21)
NOBODY = -1


class AuctionState(State):
    lot: int
    lots: list[list[int]]
    purses: list[int]
    spare: list[int]
    spent: list[int]


class Bid(NamedTuple):
    """2.1: so much."""

    coins: int


class Pass(NamedTuple):
    """2.1: out for this lot."""


flow: Flow[Any, AuctionState, Table[AuctionState]] = Flow()


@flow.frame
class Bidding(NamedTuple):
    """Who speaks, who has spoken highest, and who has passed."""

    step: str
    seat: int
    high: int = 0
    leader: int = NOBODY
    out: tuple[int, ...] = ()


@flow.auto("next")
def next_bidder(table: Table[AuctionState], frame: Bidding) -> None:
    """2.1, 2.3, 2.4: the next one who is still in, or the hammer."""
    state = table.state
    if len(frame.out) == BIDDERS or (frame.leader != NOBODY and len(frame.out) == BIDDERS - 1):
        hammer(table, frame)
        state.lot += 1
        first = (frame.leader if frame.leader != NOBODY else frame.seat) + 1
        state.stack[-1] = Bidding("bid", first % BIDDERS)
        if state.lot == LOTS:
            state.stack.pop()
        return
    seat = (frame.seat + 1) % BIDDERS
    while seat in frame.out:
        seat = (seat + 1) % BIDDERS
    table.move_on(step="bid", seat=seat)


def hammer(table: Table[AuctionState], frame: Bidding) -> None:
    if frame.leader == NOBODY:
        table.tell("lot_withdrawn", "2.4", lot=table.state.lot)
        return
    table.state.spent[frame.leader] += frame.high
    table.state.lots[frame.leader].append(table.state.lot)
    table.tell("lot_sold", "2.3", lot=table.state.lot, to=table.game.seats[frame.leader], for_=frame.high)


@flow.choice
class BidOrPass(Choice[Any, AuctionState, Table[AuctionState]]):
    step = "bid"
    rule = "2.1"
    actions = (Bid, Pass)

    def seats(self, game: Any, state: AuctionState, frame: Bidding) -> tuple[int, ...]:
        return (frame.seat,)

    def about(self, game: Any, state: AuctionState, frame: Bidding) -> dict[str, Any]:
        return {"high": frame.high}

    def why_not(self, game: Any, state: AuctionState, frame: Bidding, seat: int, action: Any) -> Refusal | None:
        if isinstance(action, Pass):
            return None
        if not frame.high < action.coins <= frame.high + 5:
            return Refusal("2.1", "one_to_five_more", {"high": frame.high})
        left = state.purses[seat] - state.spent[seat]
        if action.coins > left:
            return Refusal("2.2", "more_than_you_have", {"coins": left})
        return None

    def proposals(self, game: Any, state: AuctionState, frame: Bidding, seat: int) -> Iterator[Any]:
        yield from (Bid(frame.high + more) for more in range(1, 6))
        yield Pass()

    def apply(self, table: Table[AuctionState], frame: Bidding, seat: int, action: Any) -> None:
        if isinstance(action, Pass):
            table.move_on(step="next", out=(*frame.out, seat))
            table.tell("bidder_passed", "2.1", seat=table.game.seats[seat])
        else:
            table.move_on(step="next", high=action.coins, leader=seat)
            table.tell("bid_made", "2.1", seat=table.game.seats[seat], coins=action.coins)


class Auction(FlowGame[AuctionState, Table[AuctionState]]):
    system = "auction"
    revision = 1
    scenario = "four-lots"
    options = MappingProxyType[str, Any]({})
    data_digest = "3" * 32
    seats = ("east", "south", "west", "north")
    flow = flow
    state_type = AuctionState
    codec = ActionCodec([Bid, Pass], {})

    def work(self, state: AuctionState, dice: Dice, emit: Emit | None) -> Table[AuctionState]:
        return Table(self, state, dice, emit)

    def setup(self, dice: Dice, emit: Emit | None = None) -> AuctionState:
        state = AuctionState()
        dealt = dice.shuffle(PURSES, "1", "purses")
        state.purses, state.spare = dealt[:BIDDERS], dealt[BIDDERS:]
        state.spent = [0] * BIDDERS
        state.lot, state.lots = 0, [[] for _ in range(BIDDERS)]
        state.stack = [Bidding("bid", 0)]
        return state

    def outcome(self, state: AuctionState) -> Outcome | None:
        if state.stack:
            return None
        scores = tuple(100 * len(state.lots[seat]) + state.purses[seat] - state.spent[seat] for seat in range(BIDDERS))
        return Outcome(tuple(seat for seat in range(BIDDERS) if scores[seat] == max(scores)), scores, "3")

    def view(self, state: AuctionState, seat: int | None) -> dict[str, Any]:
        view: dict[str, Any] = {"lot": state.lot, "lots": [list(lots) for lots in state.lots]}
        view["spent"] = list(state.spent)
        if state.stack:
            frame = state.stack[-1]
            view["bidding"] = {"high": frame.high, "leader": frame.leader, "out": list(frame.out)}
        if seat is not None:
            view["purse"] = state.purses[seat]
        return view

    def imagine(self, state: AuctionState, seat: int | None, rng: Random) -> AuctionState:
        """Deal the purses again until everybody can pay what he has paid and bid."""
        owed = list(state.spent)
        if state.stack and state.stack[-1].leader != NOBODY:
            owed[state.stack[-1].leader] += state.stack[-1].high
        twin = state.copy()
        others = [bidder for bidder in range(BIDDERS) if bidder != seat]
        unseen = sorted([state.purses[bidder] for bidder in others] + state.spare)
        rng.shuffle(unseen)
        while any(purse < owed[bidder] for bidder, purse in zip(others, unseen, strict=False)):
            rng.shuffle(unseen)
        for bidder, purse in zip(others, unseen, strict=False):
            twin.purses[bidder] = purse
        twin.spare = unseen[len(others) :]
        return twin

    def broken_invariants(self, state: AuctionState) -> list[str]:
        broken = []
        if sorted(state.purses + state.spare) != list(PURSES):
            broken.append(f"purses {state.purses} {state.spare}")
        if any(spent > purse for spent, purse in zip(state.spent, state.purses, strict=True)):
            broken.append(f"spent {state.spent} of {state.purses}")
        return broken
