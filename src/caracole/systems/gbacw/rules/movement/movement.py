"""9.1, 9.2 Movement of single units: a unit at its action, and how far its orders let it go.

A unit that acts stands on the stack as a :class:`UnitAct`; ``unit.act`` asks what it does next, and chapters add offers
to :class:`UnitChoice`. Stepping from hex to hex is in ``stepping``, what a step costs in ``costs`` (9.4), what the
enemy forbids in ``near_enemy`` (9.5); turning, fire, refusing, extending, withdrawing belong to theirs.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from caracole.kernel import Refusal, StepFrame
from caracole.systems.gbacw.rules import query
from caracole.systems.gbacw.rules.components.cohesion import fatigue_modifier
from caracole.systems.gbacw.rules.components.numbers import NOWHERE, Hex, Unit
from caracole.systems.gbacw.rules.components.printed import ATTACK, HALF_POINTS
from caracole.systems.gbacw.rules.extension import formation
from caracole.systems.gbacw.rules.extension.actions import Reform, RetractColumn
from caracole.systems.gbacw.rules.facing.refusing import ONE_LESS, owed_for_refusal
from caracole.systems.gbacw.rules.flow import FLOW, Judge, OpenChoice, Play
from caracole.systems.gbacw.rules.reinforcements import schedule
from caracole.systems.gbacw.rules.state import GbacwState, Mark

if TYPE_CHECKING:
    from caracole.systems.gbacw.rules.setting import Setting


STILL: Final = "still"
"""A note: a unit that has fired and moves no more in this activation (10.32, 10.52, 10.61)."""

TOGETHER: Final = "together"
"""A note: a unit that acts and one that goes along with it (8.21)."""

ONE_HEX: Final = "one_hex"
"""A note: a unit that Withdrawal Fire allows one hex only (C10.44.c)."""

HELD_UP: Final = "held_up_by_ground"
"""A note: a Disordered unit that the ground has Disordered again and that goes no further (C9.47.d)."""


class UnitAct(StepFrame):
    """A unit at its action. ``allowance`` and ``spent`` count half points; ``going`` is the hex it is to enter."""

    __slots__ = (
        "allowance",
        "along_way",
        "entered",
        "equivalents",
        "going",
        "joined",
        "spent",
        "stopped",
        "turned",
        "turning",
        "unit",
    )

    def __init__(
        self,
        step: str,
        unit: Unit,
        allowance: int,
        spent: int = 0,
        entered: int = 0,
        going: Hex = NOWHERE,
        turned: bool = False,
        turning: int = 0,
        stopped: bool = False,
        along_way: bool = False,
        joined: bool = False,
        equivalents: int = 1,
    ) -> None:
        self.step = step
        self.unit = unit
        self.allowance = allowance
        self.spent = spent
        self.entered = entered
        """Hexes entered."""
        self.going = going
        self.turned = turned
        """Has turned in this hex."""
        self.turning = turning
        """What that cost."""
        self.stopped = stopped
        """May enter no further hex (9.53)."""
        self.along_way = along_way
        """Came into this hex along a way (C9.45.b)."""
        self.joined = joined
        """Has stopped among friends (8.23)."""
        self.equivalents = equivalents
        """Activations that a marching unit uses at once (5.35)."""

    def twin(self) -> UnitAct:
        return UnitAct(
            self.step,
            self.unit,
            self.allowance,
            self.spent,
            self.entered,
            self.going,
            self.turned,
            self.turning,
            self.stopped,
            self.along_way,
            self.joined,
            self.equivalents,
        )


FLOW.frame(UnitAct)


# --- 9.1, 9.2 allowances ---------------------------------------------------------------------------------------------


def allowance(game: Setting, state: GbacwState, unit: Unit, equivalents: int = 1, *, leaving: bool = False) -> int:
    """C9.11.a, C9.12.a, C9.21.a, C9.24.a, C9.24.d, C17.31.b1: the MA of the unit in half points, in the mode of the
    orders that it acts under: halved under Attack Orders, then less Fatigue and less what an ended refusal costs it
    (C7.32.k), and what following others in theirs does unless it is ``leaving`` (C7.32.c, C8.26.b). C5.35.c: in March
    so many equivalents of it."""
    points = query.printed_movement(game, state, unit)
    if query.orders(game, state, unit) == ATTACK:
        points = query.half_up(points)
    less = query.notes(state, ONE_LESS).count((unit,)) + (0 if leaving else owed_for_refusal(game, state, unit))
    points -= HALF_POINTS * (fatigue_modifier(game, state, unit) + less)
    return max(points, 0) * equivalents


def as_it_leaves(game: Setting, state: GbacwState, frame: UnitAct) -> UnitAct:
    """C8.26.b: who leaves the hex did not Refuse with the others of it, and has its point back."""
    owed = HALF_POINTS * owed_for_refusal(game, state, frame.unit)
    return frame._replace(allowance=frame.allowance + owed) if owed else frame


def left_to_spend(frame: UnitAct) -> int:
    """Half points that the unit still has."""
    return frame.allowance - frame.spent


def why_not_pay(frame: UnitAct, cost: int) -> Refusal | None:
    """C9.42.a: has the unit so many half points left?"""
    return Refusal("C9.42.a", "not_enough_points", {"unit": frame.unit}) if cost > left_to_spend(frame) else None


# --- the choice ------------------------------------------------------------------------------------------------------


class UnitChoice(OpenChoice):
    """C8.21.a: a unit completes its movement and fire before the next one begins."""

    step = "unit.act"
    rule = "C8.21.a"

    def seats(self, game: Setting, state: GbacwState, frame: UnitAct) -> tuple[int, ...]:
        return (game.field.units[frame.unit].side,)

    def about(self, game: Setting, state: GbacwState, frame: UnitAct) -> dict[str, object]:
        return {"unit": frame.unit, "hex": state.hex_of[frame.unit], "left": left_to_spend(frame) / HALF_POINTS}


FLOW.choice(UnitChoice)


@UnitChoice.gate
def why_not_in_column(game: Setting, state: GbacwState, frame: UnitAct, seat: int) -> Judge | None:
    """C8.53.a: a column under Attack Orders first closes up or forms line."""
    if not formation.must_close_up(game, state, frame.unit):
        return None
    refusal = Refusal("C8.53.a", "column_under_attack_orders", {"unit": frame.unit})
    return lambda action: None if isinstance(action, (Reform, RetractColumn)) else refusal


def begin_unit(play: Play, unit: Unit, equivalents: int = 1) -> None:
    """The unit begins its action: its frame goes on the stack. C9.13.b: it has its allowance, and nothing that it or
    others saved. C9.53.e: whoever stands next to the enemy may go straight to another such hex, and stops there."""
    query.mark(play.state, Mark.ACTED, unit)
    schedule.note_activation(play.game, play.state, unit, equivalents)
    points = allowance(play.game, play.state, unit, equivalents)
    play.push(UnitAct("unit.act", unit, points, equivalents=equivalents))
    play.tell("unit_began", "C3.III.f", unit=unit, hex=play.state.hex_of[unit])
    play.moment("unit_begins", unit=unit)


def end_unit(play: Play, frame: UnitAct) -> None:
    """C8.21.a: the unit has finished; before the next one begins its hex is put in order (7.11, 8.23)."""
    play.pop()
    play.moment("unit_ends", unit=frame.unit)


def end_or_go_on(play: Play, frame: UnitAct) -> None:
    """C12.35.h, C12.47.a: what came between may have ended the unit's action."""
    if play.state.hex_of[frame.unit] < 0 or query.has(play.state, Mark.FINISHED, frame.unit):
        end_unit(play, frame)
    else:
        play.go(frame, "unit.act")
