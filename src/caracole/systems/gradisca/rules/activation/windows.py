"""5.1 Response windows: the moments in which the other side may answer with cards 20 and 28 (G5.1.i, G5.1.k)."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import TYPE_CHECKING, Any, Final

from caracole.kernel import Refusal, StepFrame
from caracole.systems.gradisca.rules import query
from caracole.systems.gradisca.rules.actions import Pass, Respond
from caracole.systems.gradisca.rules.cards.cards import CardPlay, set_hand, why_not_now
from caracole.systems.gradisca.rules.components.numbers import Zone
from caracole.systems.gradisca.rules.components.theatre import IMPASSABLE, RIVER, WALL
from caracole.systems.gradisca.rules.flow import FLOW, Ask, Play
from caracole.systems.gradisca.rules.movement.column import Column
from caracole.systems.gradisca.rules.sequence.teams import seats_of_side, side_of_seat
from caracole.systems.gradisca.rules.state import GradiscaState

if TYPE_CHECKING:
    from caracole.systems.gradisca.rules.setting import Setting

MOMENTS: Final = ("drawn", "option", "option3", "zone", "dice", "entered", "card", "closing")
"""After the draw, after the option, when option 3 is declared, before a zone, before dice, on entering a difficult
zone, when a card is announced, before the marker goes to the Played track. Never between a roll and its effect."""
ANY_MOMENT: Final = "any"


class Window(StepFrame):
    """A moment in which the other side may answer with a card."""

    __slots__ = ("moment", "passed", "side")

    def __init__(self, step: str, side: int, moment: str, passed: tuple[int, ...] = ()) -> None:
        self.step = step
        self.side = side
        """the side that may answer"""
        self.moment = moment
        self.passed = passed

    def twin(self) -> Window:
        return Window(self.step, self.side, self.moment, self.passed)


FLOW.frame(Window)


def response_cards(game: Setting, moment: str) -> tuple[int, ...]:
    """Cards that may answer at this moment: by their text, and by the errata only numbers 20 and 28 (G5.1.i)."""
    found: tuple[int, ...] | None = game.response_table.get(moment)
    if found is None:
        numbers = game.charts.hand.response_cards
        found = game.response_table[moment] = tuple(
            index
            for index, row in enumerate(game.theatre.cards)
            if (moment in row.moments or ANY_MOMENT in row.moments)
            and (row.number in numbers or not game.rules.responses_by_number)
        )
    return found


def could_answer(game: Setting, state: GradiscaState, side: int, moment: str) -> bool:
    """Might this side hold an answer, as far as everybody can see? A card in the discard pile, removed or set aside is
    not in a hand; an empty hand holds nothing. What is really held must not matter: a pass betrays nothing."""
    if not state.hands[side]:
        return False
    for card in response_cards(game, moment):
        row = game.theatre.cards[card]
        if not row.playable_by[side] or card not in game.scenario_cards:
            continue
        if state.removed >> card & 1 or card in state.discard or card in state.set_aside:
            continue
        if why_not_now(game, state, side, card) is not None:
            continue
        return True
    return False


def window(play: Play, moment: str) -> None:
    """G4.1.c, G5.1.k: give the opponent of the active side its moment, if an answer is thinkable at all. Between the
    turns nobody is active and nobody answers (G5.1.i), whoever fights then."""
    if not response_cards(play.game, moment):
        return
    active = query.active_side(play.state)
    if active is None:
        return
    side = 1 - active
    if could_answer(play.game, play.state, side, moment) and moment_suits(play, side, moment):
        play.push(Window("window.ask", side, moment))


class Answer(Ask):
    """G5.1.i: one or both response cards, or none. Low Morale does not limit answers (G5.1.l)."""

    step = "window.ask"
    rule = "G5.1.i"
    actions = (Respond, Pass)

    def seats(self, game: Setting, state: GradiscaState, frame: Window) -> tuple[int, ...]:
        return tuple(seat for seat in seats_of_side(game, frame.side) if seat not in frame.passed)

    def about(self, game: Setting, state: GradiscaState, frame: Window) -> dict[str, Any]:
        return {"moment": frame.moment}

    def why_not(self, game: Setting, state: GradiscaState, frame: Window, seat: int, action: Any) -> Refusal | None:
        if isinstance(action, Pass):
            return None
        if action.card not in state.hands[frame.side]:
            return Refusal("G12.a", "not_in_hand", {"card": action.card})
        row = game.theatre.cards[action.card]
        if action.card not in response_cards(game, frame.moment):
            return Refusal("G5.1.i", "not_an_answer_here", {"card": action.card})
        if not row.playable_by[frame.side]:
            return Refusal("G12.a", "not_for_your_side", {"card": action.card})
        return why_not_now(game, state, frame.side, action.card)

    def proposals(self, game: Setting, state: GradiscaState, frame: Window, seat: int) -> Iterator[Any]:
        yield Pass()
        for card in state.hands[frame.side]:
            yield Respond(card)

    def sample(self, game: Setting, state: GradiscaState, frame: Window, seat: int, rng: Random) -> Any:
        for card in response_cards(game, frame.moment):
            if card in state.hands[frame.side] and rng.random() < 0.5:
                action = Respond(card)
                if self.why_not(game, state, frame, seat, action) is None:
                    return action
        return Pass()

    def apply(self, play: Play, frame: Window, seat: int, action: Any) -> None:
        if isinstance(action, Respond):
            play.go(frame, "window.again")
            announce(play, frame.side, action.card, seat, frame.moment)
            return
        passed = (*frame.passed, seat)
        if len(passed) == len(seats_of_side(play.game, side_of_seat(play.game, seat))):
            play.pop()
        else:
            play.go(frame, "window.ask").passed = passed


FLOW.choice(Answer)


@FLOW.auto("window.again")
def window_again(play: Play, frame: Window) -> None:
    """After one answer the other card may still follow."""
    if could_answer(play.game, play.state, frame.side, frame.moment) and moment_suits(play, frame.side, frame.moment):
        play.go(frame, "window.ask")
    else:
        play.pop()


def moment_suits(play: Play, side: int, moment: str) -> bool:
    """Whether the moment, as everybody sees it, is one in which an answer could do anything: the announced card may be
    cancelled (not R, not Mandatory for its player), the stack that entered may be shot at."""
    state = play.state
    if moment == "card":
        frame = query.find_frame(state, CardPlay)
        row = play.theatre.cards[frame.card]
        return not row.reinforcement and not row.mandatory[frame.side]
    if moment == "entered":
        frame = query.find_frame(state, Column)
        return bool(frame is not None and ambushers(play.game, state, side, frame.zone))
    return True


def ambushers(game: Setting, state: GradiscaState, side: int, zone: Zone) -> int:
    """Infantry and cavalry in the zone or next to it across an open or bridged border."""
    theatre = game.theatre
    zones = [zone]
    for other, border in theatre.border_to[zone].items():
        if query.border_kind(game, state, border) not in (IMPASSABLE, RIVER, WALL):
            zones.append(other)
    found = 0
    for place in zones:
        found |= query.units_of(game, state, side, place) & theatre.line
    return found


def announce(play: Play, side: int, card: int, seat: int, moment: str = "") -> None:
    """The card leaves the hand and is shown; the other side may answer before it works."""
    set_hand(play.state, side, tuple(other for other in play.state.hands[side] if other != card))
    play.tell("card_played", "G12.a", reveals=True, side=side, card=card)
    play.push(CardPlay("card.effect", side, card, moment, seat=seat))
    if not moment:
        window(play, "card")
