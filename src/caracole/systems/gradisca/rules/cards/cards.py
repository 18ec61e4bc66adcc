"""12 Cards and 26 cards in the advanced game: hands, deck, when a card may or must be played, and response windows.

What single cards do is in ``effects``.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from caracole.kernel import Refusal, StepFrame
from caracole.kernel.bits import mask_of
from caracole.systems.gradisca.rules import query
from caracole.systems.gradisca.rules.components.theatre import Effect
from caracole.systems.gradisca.rules.flow import FLOW, Play
from caracole.systems.gradisca.rules.sequence.teams import seats_of_side
from caracole.systems.gradisca.rules.state import GradiscaState

if TYPE_CHECKING:
    from caracole.systems.gradisca.rules.setting import Setting

TARGETS: dict[str, Callable[[Any, GradiscaState, int, Effect], Refusal | None]] = {}
"""Why an effect would do nothing now; effects not named here always do something. Filled by ``effects``."""


# --- 12 hand and deck ------------------------------------------------------------------------------------------------


def set_hand(state: GradiscaState, side: int, hand: tuple[int, ...]) -> None:
    """A hand is kept sorted: its order means nothing. What has left it is no longer known to be there."""
    row = query.put(state.hands, side, tuple(sorted(hand)))
    state.hands = (row[0], row[1])
    if state.known[side]:
        set_known(state, side, state.known[side] & mask_of(hand))


def set_known(state: GradiscaState, side: int, cards: int) -> None:
    """The cards in the hand of ``side`` that the other side has seen."""
    row = query.put(state.known, side, cards)
    state.known = (row[0], row[1])


def why_not_draw(game: Setting, state: GradiscaState, side: int) -> Refusal | None:
    """G12.e: not with a due Mandatory card in hand; G5.t: not when none of a full hand could be discarded."""
    if not game.theatre.scenario.draw_allowed:
        return Refusal("G5.c", "no_cards_in_scenario")
    due = due_cards(game, state, side)
    if due:
        return Refusal("G12.e", "mandatory_card_in_hand", {"card": due[0]})
    hand = state.hands[side]
    full = len(hand) >= game.charts.hand.limit
    if full and all(why_not_discard(game, state, side, card) is not None for card in hand):
        return Refusal("G5.t", "nothing_to_discard")
    return None


def draw_card(play: Play, side: int) -> None:
    """G5.c: the top of the deck; G5.s: an empty deck and no discards give nothing."""
    state = play.state
    if not state.deck:
        reshuffle_if_empty(play)
    if not state.deck:
        play.tell("nothing_to_draw", "G5.s", side=side)
        return
    card = state.deck.pop()
    state.deck_1617 = max(0, state.deck_1617 - 1)
    set_hand(state, side, (*state.hands[side], card))
    if play.emit is not None:
        play.tell("card_drawn", "G5.c", side=side)
        play.tell("card_seen", "G5.c", audience=seats_of_side(play.game, side), reveals=True, side=side, card=card)


def reshuffle_if_empty(play: Play) -> None:
    """G5.j, G5.s: when the deck is used up the discard pile becomes the deck, after the discard of that draw."""
    state = play.state
    if state.deck or not state.discard:
        return
    state.deck = play.dice.shuffle(state.discard, "G5.j", "reshuffle")
    state.discard = []
    state.deck_mixed = True
    play.tell("deck_reshuffled", "G5.j", reveals=True, count=len(state.deck))


def discard(play: Play, side: int, card: int, rule: str = "G5.f") -> None:
    """G5.u: a discarded card goes to the pile, also one that would be removed if used."""
    state = play.state
    set_hand(state, side, tuple(other for other in state.hands[side] if other != card))
    state.discard.append(card)
    play.tell("card_discarded", rule, side=side, card=card)


def is_dated(game: Setting, state: GradiscaState, card: int) -> bool:
    """Its date has not passed: the turn is X or earlier (G12.g)."""
    return bool(game.theatre.cards[card].only_after >= state.turn)


def is_mandatory(game: Setting, state: GradiscaState, side: int, card: int) -> bool:
    """G12.c, G12.d, G12.g, G26.e: Mandatory for this holder, and only in turns later than its date."""
    return card in game.mandatory_cards[side] and not is_dated(game, state, card)


def is_due(game: Setting, state: GradiscaState, side: int, card: int) -> bool:
    """It must be played at the next opportunity; one that may not be played for now (G12.a) waits."""
    return is_mandatory(game, state, side, card) and why_not_now(game, state, side, card) is None


def why_not_now(game: Setting, state: GradiscaState, side: int, card: int) -> Refusal | None:
    """G12.a: the conditions that a card states, and what another card has forbidden."""
    row = game.theatre.cards[card]
    if row.closed_seasons and game.theatre.box[state.turn].season in row.closed_seasons:
        return Refusal("G12.a", "not_in_this_season", {"card": card})
    if row.needs_command:
        command = game.theatre.numbers["command"].get(row.needs_command, -1)
        if command < 0 or not query.fights_on(game, state, command):
            return Refusal("G12.a", "needs_a_command", {"card": card, "command": command})
    if state.effects and row.number in query.effect_values(state, "card_barred", side):
        return Refusal("G12.a", "card_barred", {"card": card})
    return None


def due_cards(game: Setting, state: GradiscaState, side: int) -> list[int]:
    """The Mandatory cards that this side must play at its next opportunity (G12.u)."""
    mandatory = game.mandatory_cards[side]
    return [card for card in state.hands[side] if card in mandatory and is_due(game, state, side, card)]


def why_not_discard(game: Setting, state: GradiscaState, side: int, card: int) -> Refusal | None:
    """G12.c, G12.ab: a due Mandatory card cannot go; G26.a: nor, in the advanced game, a dated reinforcement card;
    other dated cards may (G12.i, G26.j)."""
    if is_mandatory(game, state, side, card):
        return Refusal("G12.c", "mandatory_card", {"card": card})
    row = game.theatre.cards[card]
    if game.rules.advanced and row.reinforcement and row.only_after and is_dated(game, state, card):
        return Refusal("G26.a", "dated_reinforcement", {"card": card})
    return None


def why_not_play(game: Setting, state: GradiscaState, frame: Any, card: int) -> Refusal | None:
    """5, 12, 26: may the active side play this card now? ``frame`` is its Activation."""
    side = frame.side
    if card not in state.hands[side]:
        return Refusal("G12.a", "not_in_hand", {"card": card})
    if not frame.cards_left:
        return Refusal(frame.cards_rule, "no_cards_left", {"card": card})
    owed = owed_cards(game, state, frame)
    if owed and card not in owed and (frame.cards_left == 1 or must_come_first(game, owed)):
        return Refusal("G12.f", "mandatory_card_first", {"card": owed[0]})
    row = game.theatre.cards[card]
    if row.moments:
        return Refusal("G5.1.i", "response_card", {"card": card})
    if not row.playable_by[side]:
        return Refusal("G12.a", "not_for_your_side", {"card": card})
    if row.only_after and is_dated(game, state, card) and not (game.rules.advanced and row.reinforcement):
        return Refusal("G12.h", "before_its_date", {"card": card, "turn": row.only_after})
    refusal = why_not_now(game, state, side, card)
    if refusal is not None:
        return refusal
    if row.before_units and frame.zones_done:
        return Refusal("G12.n", "before_the_units", {"card": card})
    if is_due(game, state, side, card):
        return None  # G12.z: a due card is played even without effect
    return why_no_effect(game, state, side, card)


def owed_cards(game: Setting, state: GradiscaState, frame: Any) -> list[int]:
    """G12.f, G12.j: the due cards of which one must be played in this activation, within its limits; no other card has
    to be played (G5.k), a dated one not before its date has passed (G26.g)."""
    if frame.mandatory_done or not frame.cards_left:
        return []
    due = due_cards(game, state, frame.side)
    if due and frame.zones_done:
        due = [card for card in due if not game.theatre.cards[card].before_units]
    return due


def must_come_first(game: Setting, owed: list[int]) -> bool:
    """G12.f: before units and other cards. Where G12.n is read as free of that, only what says so itself; then a card
    that is owed still keeps its place among the cards of the option (G12.c)."""
    return game.rules.mandatory_cards_first or all(game.theatre.cards[card].before_units for card in owed)


def why_no_effect(game: Setting, state: GradiscaState, side: int, card: int) -> Refusal | None:
    """A card without any legal target is not played, unless it is due (G12.z)."""
    refusal = None
    for row in game.card_effects[card]:
        refusal = why_not_effect(game, state, side, row)
        if refusal is None:
            return None
    return refusal


def why_not_effect(game: Setting, state: GradiscaState, side: int, row: Effect) -> Refusal | None:
    """12: what one effect of a card asks for: its place before the units, a Command that is on the map or is not, and a
    target."""
    if row.arg("before_units"):
        frame = query.activation(state)
        if frame is not None and frame.zones_done:
            return Refusal("G12.n", "use_before_the_units")
    if not is_for_this_map(game, state, row):
        return Refusal("G12.a", "no_target")
    test = TARGETS.get(row.name)
    return test(game, state, side, row) if test else None


def is_for_this_map(game: Setting, state: GradiscaState, row: Effect) -> bool:
    """Effects that ask for a Command: ``when_on_map`` and ``when_not_on_map``."""
    for key, wanted in (("when_on_map", True), ("when_not_on_map", False)):
        slug = row.arg(key)
        if slug is not None:
            command = game.theatre.numbers["command"].get(slug, -1)
            if bool(command >= 0 and query.command_on_map(game, state, command)) != wanted:
                return False
    return True


# --- a card on the table ---------------------------------------------------------------------------------------------


class CardPlay(StepFrame):
    """A card being played: its effects one after another."""

    __slots__ = ("cancelled", "card", "effect", "moment", "seat", "side", "use")

    def __init__(
        self,
        step: str,
        side: int,
        card: int,
        moment: str = "",
        effect: int = 0,
        cancelled: bool = False,
        seat: int = -1,
        use: int = 0,
    ) -> None:
        self.step = step
        self.side = side
        self.card = card
        self.moment = moment
        """the window it answers in; empty in the own activation"""
        self.effect = effect
        self.cancelled = cancelled
        self.seat = seat
        """who played it and decides about it"""
        self.use = use
        """which of the uses that the card offers was chosen; 0: it offers none, or nothing was chosen yet"""

    def twin(self) -> CardPlay:
        return CardPlay(self.step, self.side, self.card, self.moment, self.effect, self.cancelled, self.seat, self.use)


FLOW.frame(CardPlay)


def put_away(play: Play, card: int) -> None:
    """G5.h, G5.i, G12.k: on the discard pile, or out of the game if it is removed when used."""
    if play.theatre.cards[card].remove_if_used:
        play.state.removed |= 1 << card
        play.tell("card_removed", "G12.k", card=card)
    else:
        play.state.discard.append(card)
