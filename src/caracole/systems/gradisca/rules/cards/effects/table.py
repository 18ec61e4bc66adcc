"""The table of effects, and a card at work: its effects one after another (12). One function per effect; the card data
name them and their numbers.

An effect may ask a player something by pushing a frame; it is done when the stack is back at its card.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING, Any

from caracole.kernel import Refusal
from caracole.systems.gradisca.rules import query
from caracole.systems.gradisca.rules.actions import ChooseUse
from caracole.systems.gradisca.rules.activation.activation import Activation
from caracole.systems.gradisca.rules.cards.cards import CardPlay, is_for_this_map, put_away, why_not_effect
from caracole.systems.gradisca.rules.components.theatre import SIDES, Effect
from caracole.systems.gradisca.rules.flow import FLOW, Ask, Play
from caracole.systems.gradisca.rules.sequence.teams import first_seat
from caracole.systems.gradisca.rules.state import GradiscaState

if TYPE_CHECKING:
    from caracole.systems.gradisca.rules.setting import Setting


Run = Callable[[Play, CardPlay, Effect], None]
EFFECTS: dict[str, Run] = {}


def effect(name: str) -> Callable[[Run], Run]:
    """Decorator: the function behind an effect's name."""

    def register(function: Run) -> Run:
        EFFECTS[name] = function
        return function

    return register


def side_of(frame: CardPlay, row: Effect) -> int:
    """G12.b, G12.t: the side that the card names, or the player of the card."""
    named = row.arg("side")
    return frame.side if named is None else SIDES.index(named)


@FLOW.auto("card.effect")
def run_effect(play: Play, frame: CardPlay) -> None:
    """G12.a: the card does what its text says, in order; then it is put away."""
    rows = play.game.card_effects[frame.card]
    if frame.cancelled or frame.effect >= len(rows):
        play.pop()
        put_away(play, frame.card)
        return
    if not frame.use and not frame.effect and (uses := uses_of(rows)):
        possible = possible_uses(play.game, play.state, frame.side, frame.card)
        if len(possible) > 1:
            play.go(frame, "card.use")
            return
        frame = frame._replace(use=(possible or uses)[0])
    later = play.go(frame, "card.effect")
    later.effect = frame.effect + 1
    later.use = frame.use
    run_card_effect(play, frame, rows[frame.effect])


def run_card_effect(play: Play, frame: CardPlay, row: Effect) -> None:
    """Do one effect of a card. An answer has only the effects that fit its moment; a card with several uses only those
    of the one that was chosen."""
    if frame.moment and not _fits_moment(row.name, frame.moment):
        return
    if row.arg("use", frame.use) != frame.use or not is_for_this_map(play.game, play.state, row):
        return
    EFFECTS[row.name](play, frame, row)


def uses_of(rows: Iterable[Effect]) -> list[int]:
    """The numbers of the uses among which the player of a card chooses, if there are any."""
    return sorted({row.arg("use") for row in rows} - {None})


def possible_uses(game: Setting, state: GradiscaState, side: int, card: int) -> list[int]:
    """The uses that have a target now."""
    rows = game.card_effects[card]
    return [
        use
        for use in uses_of(rows)
        if any(row.arg("use") == use and why_not_effect(game, state, side, row) is None for row in rows)
    ]


class ChooseOneUse(Ask):
    """12: a card that says "choose one"."""

    step = "card.use"
    rule = "G12.a"
    actions = (ChooseUse,)

    def seats(self, game: Setting, state: GradiscaState, frame: CardPlay) -> tuple[int, ...]:
        return (frame.seat,)

    def about(self, game: Setting, state: GradiscaState, frame: CardPlay) -> dict[str, Any]:
        return {"card": frame.card}

    def why_not(
        self, game: Setting, state: GradiscaState, frame: CardPlay, seat: int, action: ChooseUse
    ) -> Refusal | None:
        if action.use in possible_uses(game, state, frame.side, frame.card):
            return None
        return Refusal("G12.a", "no_such_use", {"card": frame.card, "use": action.use})

    def proposals(self, game: Setting, state: GradiscaState, frame: CardPlay, seat: int) -> Iterator[ChooseUse]:
        return (ChooseUse(use) for use in possible_uses(game, state, frame.side, frame.card))

    def apply(self, play: Play, frame: CardPlay, seat: int, action: ChooseUse) -> None:
        play.tell("use_chosen", "G12.a", card=frame.card, use=action.use)
        play.go(frame, "card.effect").use = action.use


FLOW.choice(ChooseOneUse)


MOMENT_OF_EFFECT = {"cancel_card": "card", "limit_leadership": "option3", "ambush": "entered"}


def _fits_moment(name: str, moment: str) -> bool:
    return MOMENT_OF_EFFECT.get(name, moment) == moment


def speaker(game: Setting, state: GradiscaState, side: int) -> int:
    """Who decides for a side where no Command of its is concerned: the active member, else the first."""
    activation = query.find_frame(state, Activation)
    if activation is not None and activation.side == side:
        return int(state.control[activation.command])
    return first_seat(game, side)
