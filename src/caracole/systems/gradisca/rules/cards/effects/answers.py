"""Effects of the cards that answer in the other side's activation (5.1): 20 and 28."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from caracole.kernel import Refusal, StepFrame
from caracole.systems.gradisca.rules import query
from caracole.systems.gradisca.rules.actions import ChooseUnit, Enough
from caracole.systems.gradisca.rules.activation.activation import Activation
from caracole.systems.gradisca.rules.activation.windows import ambushers
from caracole.systems.gradisca.rules.cards.cards import CardPlay
from caracole.systems.gradisca.rules.cards.effects.table import effect
from caracole.systems.gradisca.rules.combat import field
from caracole.systems.gradisca.rules.combat.losses import CARD, push_hits
from caracole.systems.gradisca.rules.components.numbers import each_unit
from caracole.systems.gradisca.rules.components.theatre import Effect
from caracole.systems.gradisca.rules.flow import FLOW, Ask, Play
from caracole.systems.gradisca.rules.movement.column import Column, column_mask
from caracole.systems.gradisca.rules.state import GradiscaState

if TYPE_CHECKING:
    from caracole.systems.gradisca.rules.setting import Setting


@effect("cancel_card")
def cancel_card(play: Play, frame: CardPlay, row: Effect) -> None:
    """The card just announced has no effect, but counts as played."""
    stack = play.state.stack
    for index in range(len(stack) - 2, -1, -1):
        if isinstance(stack[index], CardPlay) and stack[index].side != frame.side:
            stack[index] = stack[index]._replace(cancelled=True)
            play.tell("card_cancelled", "G5.1.i", side=frame.side, card=stack[index].card)
            return


@effect("limit_leadership")
def limit_leadership(play: Play, frame: CardPlay, row: Effect) -> None:
    """The Commander named for option 3 counts as less in this activation, for recall too."""
    play.state.effects = (*play.state.effects, ("leadership", 1 - frame.side, row.arg("to"), 0))
    activation = query.find_frame(play.state, Activation)
    play.tell("leadership_limited", "G5.1.i", commander=activation.leader, to_value=row.arg("to"))


@effect("ambush")
def ambush(play: Play, frame: CardPlay, row: Effect) -> None:
    """The owner's choice of the hidden infantry and cavalry fires once with its defence value; all of it where it is no
    more than the card allows, since firing costs nothing. With a hit the stack stops there and its raid is lost."""
    column = query.find_frame(play.state, Column)
    there = ambushers(play.game, play.state, frame.side, column.zone)
    if there.bit_count() <= row.arg("units"):
        spring_ambush(play, frame.side, there)
    else:
        play.push(Hidden("effect.ambush", frame.seat, frame.side, there, row.arg("units")))


def spring_ambush(play: Play, side: int, shooters: int) -> None:
    """Forts and Towns do not count, nobody answers, and who fired is not activated."""
    game, state = play.game, play.state
    column = query.find_frame(state, Column)
    line = [(unit, query.fire_value(game, state, unit, False)) for unit in each_unit(shooters)]
    hits, _ = field.roll_fire(play, line, side, "G12.a")
    if hits:
        query.change_frame(state, Column, allowances=(column.spent,) * len(column.units), how="march", raiding=False)
        push_hits(play, column.side, column_mask(column, state), hits, CARD)


class Hidden(StepFrame):
    """Those who could fire from ambush, and those who will."""

    __slots__ = ("chosen", "left", "pool", "seat", "side")

    def __init__(self, step: str, seat: int, side: int, pool: int, left: int, chosen: int = 0) -> None:
        self.step = step
        self.seat = seat
        self.side = side
        self.pool = pool
        self.left = left
        self.chosen = chosen

    def twin(self) -> Hidden:
        return Hidden(self.step, self.seat, self.side, self.pool, self.left, self.chosen)


FLOW.frame(Hidden)


class ChooseShooters(Ask):
    """12: more lie in ambush than the card lets fire."""

    step = "effect.ambush"
    rule = "G12.a"
    actions = (ChooseUnit, Enough)

    def seats(self, game: Setting, state: GradiscaState, frame: Hidden) -> tuple[int, ...]:
        return (frame.seat,)

    def about(self, game: Setting, state: GradiscaState, frame: Hidden) -> dict[str, Any]:
        return {"count": frame.left, "units": frame.chosen}

    def why_not(self, game: Setting, state: GradiscaState, frame: Hidden, seat: int, action: Any) -> Refusal | None:
        if isinstance(action, Enough):
            return None if frame.chosen else Refusal("G12.a", "somebody_must_fire")
        if frame.pool & ~frame.chosen & 1 << action.unit:
            return None
        return Refusal("G12.a", "not_in_ambush", {"unit": action.unit})

    def proposals(self, game: Setting, state: GradiscaState, frame: Hidden, seat: int) -> Iterator[Any]:
        units = each_unit(frame.pool & ~frame.chosen)
        for unit in sorted(units, key=lambda unit: (-query.fire_value(game, state, unit, False), unit)):
            yield ChooseUnit(unit)
        yield Enough()

    def apply(self, play: Play, frame: Hidden, seat: int, action: Any) -> None:
        chosen = frame.chosen if isinstance(action, Enough) else frame.chosen | 1 << action.unit
        if isinstance(action, Enough) or frame.left == 1:
            play.pop()
            spring_ambush(play, frame.side, chosen)
        else:
            later = play.go(frame, "effect.ambush")
            later.chosen = chosen
            later.left = frame.left - 1


FLOW.choice(ChooseShooters)
