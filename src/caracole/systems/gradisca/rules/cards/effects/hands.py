"""Effects on hands: a spy, a card lost, cards that may not be played for a while."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from caracole.kernel import Refusal, StepFrame
from caracole.kernel.bits import mask_of
from caracole.systems.gradisca.rules import query
from caracole.systems.gradisca.rules.actions import ChooseCard
from caracole.systems.gradisca.rules.cards.cards import TARGETS, CardPlay, discard, is_mandatory, set_known
from caracole.systems.gradisca.rules.cards.effects.table import effect, side_of
from caracole.systems.gradisca.rules.components.theatre import SIDES, Effect
from caracole.systems.gradisca.rules.flow import FLOW, Ask, Play
from caracole.systems.gradisca.rules.sequence.teams import seats_of_side
from caracole.systems.gradisca.rules.state import GradiscaState

if TYPE_CHECKING:
    from caracole.systems.gradisca.rules.setting import Setting


# --- a spy -----------------------------------------------------------------------------------------------------------


class Spying(StepFrame):
    """``side`` has seen the other hand and takes a card from it."""

    __slots__ = ("seat", "side")

    def __init__(self, step: str, seat: int, side: int) -> None:
        self.step = step
        self.seat = seat
        self.side = side

    def twin(self) -> Spying:
        return Spying(self.step, self.seat, self.side)


FLOW.frame(Spying)


def why_not_steal(game: Setting, state: GradiscaState, owner: int, card: int) -> Refusal | None:
    """Not a reinforcement card, nor one that is Mandatory for its holder now."""
    if card not in state.hands[owner]:
        return Refusal("G12.a", "not_in_that_hand", {"card": card})
    return _why_not_lose(game, state, owner, card)


def _why_not_lose(game: Setting, state: GradiscaState, owner: int, card: int) -> Refusal | None:
    if game.theatre.cards[card].reinforcement:
        return Refusal("G12.a", "reinforcement_card", {"card": card})
    if is_mandatory(game, state, owner, card):
        return Refusal("G12.c", "mandatory_card", {"card": card})
    return None


def is_stealable(game: Setting, state: GradiscaState, owner: int, card: int) -> bool:
    """Could a spy take this card, if the owner held it?"""
    return _why_not_lose(game, state, owner, card) is None


def stealable(game: Setting, state: GradiscaState, owner: int) -> list[int]:
    """The cards of a hand that a spy can take."""
    return [card for card in state.hands[owner] if is_stealable(game, state, owner, card)]


@effect("spy")
def spy(play: Play, frame: CardPlay, row: Effect) -> None:
    """The player sees the other hand, and remembers it; then he puts one card of it on the discard pile, if there is
    one that he may."""
    owner = 1 - frame.side
    hand = play.state.hands[owner]
    set_known(play.state, owner, mask_of(hand))
    seats = seats_of_side(play.game, frame.side)
    play.tell("hand_spied", "G12.a", audience=seats, reveals=True, side=owner, cards=hand)
    if stealable(play.game, play.state, owner):
        play.push(Spying("effect.spy", frame.seat, frame.side))


def _empty_hand(game: Setting, state: GradiscaState, side: int, row: Effect) -> Refusal | None:
    return None if state.hands[1 - side] else Refusal("G12.a", "no_target")


TARGETS["spy"] = _empty_hand


class Steal(Ask):
    """12: the card that the other side loses."""

    step = "effect.spy"
    rule = "G12.a"
    actions = (ChooseCard,)

    def seats(self, game: Setting, state: GradiscaState, frame: Spying) -> tuple[int, ...]:
        return (frame.seat,)

    def about(self, game: Setting, state: GradiscaState, frame: Spying) -> dict[str, Any]:
        return {"side": 1 - frame.side}

    def why_not(
        self, game: Setting, state: GradiscaState, frame: Spying, seat: int, action: ChooseCard
    ) -> Refusal | None:
        return why_not_steal(game, state, 1 - frame.side, action.card)

    def proposals(self, game: Setting, state: GradiscaState, frame: Spying, seat: int) -> Iterator[ChooseCard]:
        return (ChooseCard(card) for card in state.hands[1 - frame.side])

    def apply(self, play: Play, frame: Spying, seat: int, action: ChooseCard) -> None:
        play.pop()
        discard(play, 1 - frame.side, action.card, "G12.a")


FLOW.choice(Steal)


# --- a card lost by chance -------------------------------------------------------------------------------------------


@effect("random_discard")
def random_discard(play: Play, frame: CardPlay, row: Effect) -> None:
    """The side named loses a card at random, never a reinforcement card. The whole hand is shuffled, so that the dice
    do not tell how many cards could be lost."""
    side = side_of(frame, row)
    for card in play.dice.shuffle(play.state.hands[side], "G12.a", "discard"):
        if not play.theatre.cards[card].reinforcement:
            discard(play, side, card, "G12.a")
            return


def _nothing_to_lose(game: Setting, state: GradiscaState, side: int, row: Effect) -> Refusal | None:
    named = row.arg("side")
    return None if state.hands[side if named is None else SIDES.index(named)] else Refusal("G12.a", "no_target")


TARGETS["random_discard"] = _nothing_to_lose


# --- cards that may not be played ------------------------------------------------------------------------------------


@effect("bar_cards")
def bar_cards(play: Play, frame: CardPlay, row: Effect) -> None:
    """Until the end of the turn that comes ``turns`` later the side named may not play these cards, by number; one that
    is Mandatory waits."""
    side, state = side_of(frame, row), play.state
    for number in row.arg("cards"):
        query.put_in_force(state, "card_barred", side, number, state.turn + row.arg("turns"))
    cards = [index for index, card in enumerate(play.theatre.cards) if card.number in row.arg("cards")]
    play.tell("cards_barred", "G12.a", side=side, cards=cards, turn=state.turn + row.arg("turns"))
