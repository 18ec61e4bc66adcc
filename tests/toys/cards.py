"""Cards: eight cards, two hands of three, and a die.

1    Each seat is dealt three cards; two stay in the stock.
2.1  In its turn a seat lays one or two cards face down, and may take that back.
2.2  Once in the game, before it lays anything, it may look at the card on top of the stock.
2.3  When it is done a die is added to its best card, and what it laid is turned up.
3    After two turns each the higher total wins.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Annotated, Any, NamedTuple

from caracole.kernel import ActionCodec, Choice, Dice, Domain, Emit, Flow, FlowGame, Outcome, Refusal, State
from caracole.kernel.bits import mask_of, members
from caracole.kernel.state import Mask, Masks
from toys.table import Table

DECK = tuple(range(8))
TURNS = 4


class CardsState(State):
    hands: Masks
    laid: list[int]
    shown: Mask
    stock: list[int]
    peeked: Mask
    scores: list[int]
    turn: int


class Lay(NamedTuple):
    """2.1: this card, face down."""

    card: Annotated[int, Domain("card")]


class Peek(NamedTuple):
    """2.2: look at the top of the stock."""


class Done(NamedTuple):
    """2.3: turn up and roll."""


flow: Flow[Any, CardsState, Table[CardsState]] = Flow()


@flow.frame
class Turn(NamedTuple):
    step: str
    seat: int


@flow.auto("turn")
def next_turn(table: Table[CardsState], frame: Turn) -> None:
    """3: two turns each."""
    if table.state.turn == TURNS:
        table.state.stack.pop()
        table.tell("game_ended", "3")
    else:
        table.move_on(step="lay", seat=table.state.turn % 2)


@flow.choice
class LayCards(Choice[Any, CardsState, Table[CardsState]]):
    step = "lay"
    rule = "2"
    actions = (Lay, Peek, Done)

    def seats(self, game: Any, state: CardsState, frame: Turn) -> tuple[int, ...]:
        return (frame.seat,)

    def why_not(self, game: Any, state: CardsState, frame: Turn, seat: int, action: Any) -> Refusal | None:
        if isinstance(action, Lay):
            if not state.hands[seat] >> action.card & 1:
                return Refusal("2.1", "not_in_hand", {"card": action.card})
            if len(state.laid) == 2:
                return Refusal("2.1", "two_cards_at_most")
        elif isinstance(action, Peek):
            if state.peeked >> seat & 1:
                return Refusal("2.2", "once_in_the_game")
            if state.laid:
                return Refusal("2.2", "before_laying")
        elif not state.laid and state.hands[seat]:
            return Refusal("2.1", "at_least_one_card")
        return None

    def proposals(self, game: Any, state: CardsState, frame: Turn, seat: int) -> Iterator[Any]:
        yield from (Lay(card) for card in members(state.hands[seat]))
        yield Peek()
        yield Done()

    def apply(self, table: Table[CardsState], frame: Turn, seat: int, action: Any) -> None:
        state = table.state
        if isinstance(action, Lay):
            state.hands[seat] &= ~(1 << action.card)
            state.laid.append(action.card)
            table.tell("card_laid", "2.1", audience=(seat,), card=f"card-{action.card}")
        elif isinstance(action, Peek):
            state.peeked |= 1 << seat
            top = f"card-{state.stock[-1]}"
            table.tell("stock_seen", "2.2", audience=(seat,), reveals=True, card=top)
        else:
            die = table.dice.roll(6, "2.3", "turn")
            state.scores[seat] += max(state.laid, default=0) + die
            table.tell("turned_up", "2.3", cards=[f"card-{card}" for card in state.laid], die=die)
            state.shown |= mask_of(state.laid)
            state.laid.clear()
            state.turn += 1
            table.move_on(step="turn")


class Cards(FlowGame[CardsState, Table[CardsState]]):
    system = "cards"
    revision = 1
    scenario = "standard"
    data_digest = "0" * 32
    seats = ("north", "south")
    flow = flow
    state_type = CardsState
    codec = ActionCodec([Lay, Peek, Done], {"card": [f"card-{n}" for n in DECK]})

    def __init__(self) -> None:
        self.options: dict[str, Any] = {"edition": "first"}

    def work(self, state: CardsState, dice: Dice, emit: Emit | None) -> Table[CardsState]:
        return Table(self, state, dice, emit)

    def setup(self, dice: Dice, emit: Emit | None = None) -> CardsState:
        state = CardsState()
        deck = dice.shuffle(DECK, "1", "deal")
        state.hands = [mask_of(deck[:3]), mask_of(deck[3:6])]
        state.stock = deck[6:]
        state.laid, state.scores = [], [0, 0]
        state.shown = state.peeked = state.turn = 0
        state.stack = [Turn("turn", 0)]
        flow.run(self.work(state, dice, emit), state.stack)
        return state

    def outcome(self, state: CardsState) -> Outcome | None:
        if state.stack:
            return None
        best = max(state.scores)
        winners = tuple(seat for seat in range(2) if state.scores[seat] == best)
        return Outcome(winners if len(winners) == 1 else (), tuple(state.scores), "3")

    def view(self, state: CardsState, seat: int | None) -> dict[str, Any]:
        view: dict[str, Any] = {
            "turn": state.turn,
            "scores": list(state.scores),
            "shown": members(state.shown),
            "cards_in_hand": [hand.bit_count() for hand in state.hands],
            "cards_laid": len(state.laid),
            "peeked": members(state.peeked),
        }
        if seat is not None:
            view["hand"] = members(state.hands[seat])
            if state.peeked >> seat & 1:
                view["top_of_stock"] = state.stock[-1]
            if seat == state.turn % 2:
                view["laid"] = list(state.laid)
        return view

    def imagine(self, state: CardsState, seat: int | None, rng: Random) -> CardsState:
        """Shuffle together what this seat cannot see, and deal it again."""
        twin = state.copy()
        laid_is_known = seat is not None and seat == state.turn % 2
        top_is_known = seat is not None and state.peeked >> seat & 1
        unseen = [card for hand in range(2) if hand != seat for card in members(state.hands[hand])]
        unseen += [] if laid_is_known else state.laid
        unseen += state.stock[:-1] if top_is_known else state.stock
        unseen.sort()  # as printed, so that the deal tells nothing of the true order
        rng.shuffle(unseen)
        for hand in range(2):
            if hand != seat:
                twin.hands[hand] = mask_of(unseen.pop() for _ in range(state.hands[hand].bit_count()))
        if not laid_is_known:
            twin.laid = [unseen.pop() for _ in state.laid]
        twin.stock = unseen + ([state.stock[-1]] if top_is_known else [])
        return twin

    def broken_invariants(self, state: CardsState) -> list[str]:
        everywhere = [card for hand in state.hands for card in members(hand)]
        everywhere += state.laid + state.stock + members(state.shown)
        return [] if sorted(everywhere) == list(DECK) else [f"cards: {sorted(everywhere)}"]
