"""Standing instructions: answers given in advance, so that a game by correspondence need not wait at every reaction.

A player sets them at his own decisions in the Orders Segment and in his own activations; they are actions, so they are
part of the record. They are the secret of the side that gives them. A reaction that an instruction covers is answered
by the game itself, whether it says yes or no, with an event that says so and that nobody takes back.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from caracole.kernel import Frame, Refusal
from caracole.systems.gbacw.rules.flow import Offer, Play
from caracole.systems.gbacw.rules.sequence.actions import SetStanding
from caracole.systems.gbacw.rules.state import GbacwState

if TYPE_CHECKING:
    from caracole.systems.gbacw.rules.setting import Setting

ASK: Final = "ask"
ALWAYS: Final = "always"
NEVER: Final = "never"
IF_DISORDERED: Final = "if_disordered"


class Kind(NamedTuple):
    """An instruction: the clause of the reaction that it answers, and what it may be."""

    rule: str
    values: tuple[str, ...]


KINDS: Final = {
    "return_fire": Kind("C10.42.a", (ASK, ALWAYS, NEVER)),
    "withdrawal_fire": Kind("C10.44.a", (ASK, ALWAYS, NEVER)),
    "approach_fire": Kind("C10.45.c", (ASK, ALWAYS, NEVER)),
    "pre_assault_fire": Kind("C10.43.a", (ASK, ALWAYS, NEVER)),
    "reaction_facing": Kind("C9.61.a", (ASK, NEVER)),
    "reaction_movement": Kind("C9.63.a", (ASK, NEVER)),
    "retreat_before_assault": Kind("C11.33.a", (ASK, NEVER, IF_DISORDERED)),
    "countercharge": Kind("C11.56.a", (ASK, ALWAYS, NEVER)),
    "continued_assault": Kind("C11.47.d", (ASK, ALWAYS, NEVER)),
    "leaders_go_along": Kind("C12.72.a", (ASK, ALWAYS, NEVER)),
}
"""Every question that the other side may be asked and need not answer. What must be answered (how to retreat, which
unit checks) is always asked."""
NOTE: Final = "standing"


def none_given() -> tuple[str, ...]:
    """Ask about everything."""
    return (ASK,) * len(KINDS)


def tell_followed(play: Play, side: int, kind: str) -> None:
    """An instruction has answered in place of its side."""
    play.tell("instruction_followed", KINDS[kind].rule, reveals=True, side=side, instruction=kind)


def standing(state: GbacwState, side: int, kind: str) -> str:
    """What a side has said in advance about this kind of reaction."""
    return state.standing[side][list(KINDS).index(kind)]


class StandingOffer(Offer):
    """Offered wherever a chapter adds it to a choice of its own: once for each kind and turn, so that it ends."""

    action = SetStanding
    weight = 0.02

    def why_not(self, game: Setting, state: GbacwState, frame: Frame, seat: int, action: SetStanding) -> Refusal | None:
        kind = KINDS.get(action.kind)
        if kind is None or action.value not in kind.values:
            return Refusal("C10.4.a", "no_such_instruction", {"kind": action.kind, "value": action.value})
        if standing(state, seat, action.kind) == action.value:
            return Refusal(kind.rule, "instruction_stands", {"kind": action.kind})
        if (NOTE, seat, action.kind) in state.turn_notes:
            return Refusal(kind.rule, "instruction_given_this_turn", {"kind": action.kind})
        return None

    def proposals(self, game: Setting, state: GbacwState, frame: Frame, seat: int) -> Iterator[SetStanding]:
        return (SetStanding(kind, value) for kind, row in KINDS.items() for value in row.values)

    def apply(self, play: Play, frame: Frame, seat: int, action: SetStanding) -> None:
        place = list(KINDS).index(action.kind)
        row = list(play.state.standing[seat])
        row[place] = action.value
        rows = [play.state.standing[0], play.state.standing[1]]
        rows[seat] = tuple(row)
        play.state.standing = (rows[0], rows[1])
        play.state.turn_notes = (*play.state.turn_notes, (NOTE, seat, action.kind))
        args: dict[str, Any] = {"side": seat, "instruction": action.kind, "value": action.value}
        play.tell("instruction_given", KINDS[action.kind].rule, audience=(seat,), **args)
