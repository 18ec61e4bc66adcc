"""5.4 Efficiency Transfer: two activations given up raise another division by one."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import TYPE_CHECKING

from caracole.kernel import Refusal, StepFrame
from caracole.systems.gbacw.rules.activation.actions import NoTransfer, TransferActivations
from caracole.systems.gbacw.rules.activation.efficiency import LEAST, commander_reaches, limited
from caracole.systems.gbacw.rules.command.command import corps_in_range
from caracole.systems.gbacw.rules.components.printed import BY_CORPS
from caracole.systems.gbacw.rules.flow import FLOW, Offer, OpenChoice, Play
from caracole.systems.gbacw.rules.sequence.sequence import Turn, next_turn_step, push_both
from caracole.systems.gbacw.rules.state import GbacwState

if TYPE_CHECKING:
    from caracole.systems.gbacw.rules.setting import Setting


class Transfer(StepFrame):
    """One side's chance; C5.44.a: one transfer a turn."""

    __slots__ = ("side",)

    def __init__(self, step: str, side: int) -> None:
        self.step = step
        self.side = side

    def twin(self) -> Transfer:
        return Transfer(self.step, self.side)


FLOW.frame(Transfer)


@FLOW.auto("turn.transfer")
def begin_transfers(play: Play, frame: Turn) -> None:
    """C5.41.a: when all numbers are known, each side may make one. K1: not where there are no corps."""
    next_turn_step(play, frame)
    if play.field.scenario.command_level == BY_CORPS:
        push_both(play, Transfer("transfer.open", 0))


@FLOW.auto("transfer.open")
def open_transfer(play: Play, frame: Transfer) -> None:
    """Nobody is asked who could not."""
    may = any(why_not_transfer(play.game, play.state, frame, each) is None for each in proposals(play.game, frame))
    if may:
        play.go(frame, "transfer.choose")
    else:
        play.pop()


def proposals(game: Setting, frame: Transfer) -> Iterator[TransferActivations]:
    """Every receiver with every pair of givers."""
    own = game.field.divisions_of_side[frame.side]
    for division in own:
        for giver, second in product(own, repeat=2):
            yield TransferActivations(division, giver, second)


def why_not_transfer(game: Setting, state: GbacwState, frame: Transfer, action: TransferActivations) -> Refusal | None:
    """C5.42.a: all with an unbroken chain up to the OC; C5.43.a: two from one, or one each from two others, of any
    corps (R5.44-1); C5.43.b, C5.43.c: no giver falls to 0, the receiver stays within its limits."""
    givers = (action.giver, action.second_giver)
    for division in (action.division, *givers):
        row, args = game.field.divisions[division], {"division": division}
        if row.side != frame.side or not state.allotted[division]:
            return Refusal("C5.41.a", "not_your_division", args)
        if not (row.corps >= 0 and commander_reaches(game, state, division) and corps_in_range(game, state, row.corps)):
            return Refusal("C5.42.a", "chain_broken", args)
    if action.division in givers:
        return Refusal("C5.43.a", "gives_to_itself", {"division": action.division})
    for division in givers:
        if state.allotted[division] - givers.count(division) < LEAST:
            return Refusal("C5.43.b", "would_have_none", {"division": division})
    after = state.allotted[action.division] + 1
    if limited(game, state, action.division, after) < after:
        return Refusal("C5.43.c", "would_have_too_many", {"division": action.division})
    return None


class TransferChoice(OpenChoice):
    """C5.41.a: does a division receive activations of others?"""

    step = "transfer.choose"
    rule = "C5.41.a"

    def seats(self, game: Setting, state: GbacwState, frame: Transfer) -> tuple[int, ...]:
        return (frame.side,)


FLOW.choice(TransferChoice)


class TransferOffer(Offer):
    """C5.43.a: two in, one out."""

    action = TransferActivations
    weight = 0.3

    def why_not(
        self, game: Setting, state: GbacwState, frame: Transfer, seat: int, action: TransferActivations
    ) -> Refusal | None:
        return why_not_transfer(game, state, frame, action)

    def proposals(self, game: Setting, state: GbacwState, frame: Transfer, seat: int) -> Iterator[TransferActivations]:
        return proposals(game, frame)

    def apply(self, play: Play, frame: Transfer, seat: int, action: TransferActivations) -> None:
        """C5.44.a: that was the one of this turn."""
        play.pop()
        row = list(play.state.allotted)
        row[action.division] += 1
        row[action.giver] -= 1
        row[action.second_giver] -= 1
        play.state.allotted = tuple(row)
        play.tell("activations_transferred", "C5.43.a", **action._asdict(), number=row[action.division])


TransferChoice.offer(TransferOffer)


class NoTransferOffer(Offer):
    """C5.41.a: he may."""

    action = NoTransfer

    def why_not(
        self, game: Setting, state: GbacwState, frame: Transfer, seat: int, action: NoTransfer
    ) -> Refusal | None:
        return None

    def proposals(self, game: Setting, state: GbacwState, frame: Transfer, seat: int) -> Iterator[NoTransfer]:
        yield NoTransfer()

    def apply(self, play: Play, frame: Transfer, seat: int, action: NoTransfer) -> None:
        play.pop()


TransferChoice.offer(NoTransferOffer)
