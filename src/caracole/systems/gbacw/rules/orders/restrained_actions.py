"""What bars an action of a unit, whatever chapter it belongs to: Stay (6.23), Confusion (5.34), the battle (K4, K5)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from caracole.geometry.hex import turn_between
from caracole.kernel import Refusal
from caracole.systems.gbacw.rules.activation.activation import why_not_confused
from caracole.systems.gbacw.rules.battle import battle
from caracole.systems.gbacw.rules.components.numbers import Hex, Unit
from caracole.systems.gbacw.rules.extension import extension
from caracole.systems.gbacw.rules.extension.actions import Extend, Wheel
from caracole.systems.gbacw.rules.facing.actions import Turn
from caracole.systems.gbacw.rules.facing.turning import turn_cost
from caracole.systems.gbacw.rules.fire.actions import FireAt
from caracole.systems.gbacw.rules.flow import Judge
from caracole.systems.gbacw.rules.movement.actions import EndUnit, Step
from caracole.systems.gbacw.rules.movement.movement import UnitAct, UnitChoice
from caracole.systems.gbacw.rules.movement.stepping import why_not_closed
from caracole.systems.gbacw.rules.orders.restraints import why_not_spend
from caracole.systems.gbacw.rules.stacking.actions import JoinStack, OrderSections
from caracole.systems.gbacw.rules.state import GbacwState

if TYPE_CHECKING:
    from caracole.systems.gbacw.rules.setting import Setting


def entered(game: Setting, state: GbacwState, unit: Unit, action: Any) -> Iterable[Hex]:
    """The hexes that a unit, with all its parts, comes into by an action that is no step. (A withdrawal asks for
    itself.)"""
    if isinstance(action, Extend):
        return action.to
    if not isinstance(action, Wheel):
        return ()
    wheel = extension.wheels(game, state, unit).get(action.pivot)
    return () if wheel is None else [to for path in wheel.paths for to in path]


@UnitChoice.gate
def why_not_move(game: Setting, state: GbacwState, frame: UnitAct, seat: int) -> Judge:
    """C6.23.c, C6.23.d, R6.23-1: under Stay everything that costs MP is barred; fire and free turns are not, nor what
    goes with them (C8.26.a, C8.24.b). C5.34.e, R5.34-2: in Confusion a turn of one corner, free of cost, is all. K5:
    some hexes are closed."""
    unit = frame.unit
    confused, barred = why_not_confused(state, unit), why_not_spend(game, state, unit)

    def judge(action: Any) -> Refusal | None:
        if isinstance(action, (EndUnit, JoinStack, OrderSections)):
            return None
        if isinstance(action, FireAt):
            return confused
        if isinstance(action, Turn) and not turn_cost(game, state, frame, action.facing):
            return confused if turn_between(state.facing[unit], action.facing) > 1 else None
        if isinstance(action, Step):
            return barred or why_not_closed(game, state, unit, action.to)
        return barred or battle.why_not_enter_any(game, state, unit, entered(game, state, unit, action))

    return judge
