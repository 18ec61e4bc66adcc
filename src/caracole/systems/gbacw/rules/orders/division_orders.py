"""6.12 Step II.C: orders from the Division leader without a roll; 4.32 and K3: batteries lent to brigades.

Both sides answer, who goes first begins; standing instructions are given here too.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from caracole.kernel import Refusal, StepFrame
from caracole.systems.gbacw.rules import query
from caracole.systems.gbacw.rules.activation.activation import NEW_MARCH
from caracole.systems.gbacw.rules.battle.battle import why_not_attack_orders
from caracole.systems.gbacw.rules.command.command import (
    brigade_in_range,
    division_in_range,
    in_range,
    is_in_command,
    serves,
    serving,
)
from caracole.systems.gbacw.rules.components.numbers import Unit, each_unit
from caracole.systems.gbacw.rules.components.printed import ADVANCE, ARTILLERY, ATTACK, INDEPENDENT, MARCH, ORDERS
from caracole.systems.gbacw.rules.flow import FLOW, Offer, OpenChoice, Play
from caracole.systems.gbacw.rules.orders.actions import AssignBattery, EndOrders, OrderBrigade, TransferBattery
from caracole.systems.gbacw.rules.orders.orders import give_orders, take_orders
from caracole.systems.gbacw.rules.sequence.sequence import Turn, next_turn_step, push_both
from caracole.systems.gbacw.rules.sequence.standing import StandingOffer
from caracole.systems.gbacw.rules.state import GbacwState

if TYPE_CHECKING:
    from caracole.systems.gbacw.rules.setting import Setting

MARCH_DISTANCE: Final = 4
"""C6.14.b: hexes."""
TOO_TIRED: Final = 4
"""C17.32.a: the Fatigue level."""


class DivisionOrders(StepFrame):
    """II.C of one side: the brigades that got orders, the batteries that were lent."""

    __slots__ = ("given", "lent", "side", "transferred")

    def __init__(self, step: str, side: int, given: int = 0, lent: int = 0, transferred: bool = False) -> None:
        self.step = step
        self.side = side
        self.given = given
        self.lent = lent
        self.transferred = transferred

    def twin(self) -> DivisionOrders:
        return DivisionOrders(self.step, self.side, self.given, self.lent, self.transferred)


FLOW.frame(DivisionOrders)


@FLOW.auto("turn.orders")
def begin_orders(play: Play, frame: Turn) -> None:
    """C3.II.c, C5.13.c: both sides give orders, who has the Initiative first."""
    next_turn_step(play, frame)
    push_both(play, DivisionOrders("orders.division", 0))


class DivisionOrdersChoice(OpenChoice):
    """C6.12.a: which brigades get other orders?"""

    step = "orders.division"
    rule = "C6.12.a"

    def seats(self, game: Setting, state: GbacwState, frame: DivisionOrders) -> tuple[int, ...]:
        return (frame.side,)


FLOW.choice(DivisionOrdersChoice)


# --- who may get which orders ----------------------------------------------------------------------------------------


def why_not_orders(game: Setting, state: GbacwState, brigade: int, orders: int) -> Refusal | None:
    """May a brigade be put under these orders at all? C6.18.a: guns never attack; C17.32.a: the exhausted only advance;
    the battle may forbid it (K5)."""
    args = {"brigade": brigade, "orders": orders}
    if orders == ATTACK and all(game.field.units[unit].arm == ARTILLERY for unit in each_unit(state.members[brigade])):
        return Refusal("C6.18.a", "guns_never_attack", args)
    if game.rules.fatigue and state.fatigue[brigade] >= TOO_TIRED and orders != ADVANCE:
        return Refusal("C17.32.a", "too_tired", args)
    return why_not_attack_orders(game, state, brigade, orders)


def why_not_march(game: Setting, state: GbacwState, units: list[Unit]) -> Refusal | None:
    """C6.14.b, R6.14-1: no unit of the command, in command or not, within 4 hexes and in sight of the enemy. C8.12.a:
    nor may one stand with others who do not march."""
    for unit in units:
        side = game.field.units[unit].side
        if query.is_abandoned(state, unit):
            continue
        for where in query.hexes_of(state, unit):
            if query.is_seen_within(game, state, where, side, MARCH_DISTANCE):
                return Refusal("C6.14.b", "enemy_in_sight", {"unit": unit})
            if any(other not in units for other in query.stack(state, where)):
                return Refusal("C8.12.a", "march_with_others", {"hex": where})
    return None


def why_not_order(game: Setting, state: GbacwState, frame: DivisionOrders, action: OrderBrigade) -> Refusal | None:
    """C6.12.a, C5.36.a, C5.36.c, C5.36.g: an unbroken chain from the Corps Commander to the Brigade leader. Where each
    leader is his own Division leader the chain is not asked, and March is not to be had."""
    brigade, orders = action
    args, row = {"brigade": brigade, "orders": orders}, game.field.brigades[brigade]
    if row.side != frame.side:
        return Refusal("C6.12.a", "other_side", args)
    if frame.given >> brigade & 1:
        return Refusal("C6.12.a", "orders_given_already", args)
    units = [unit for unit in serving(state, brigade) if state.hex_of[unit] >= 0]
    if not units:
        return Refusal("C6.12.a", "nobody_on_map", args)
    if query.is_in_reserve(state, brigade):
        return Refusal("C6.32.b", "in_reserve", args)
    if state.brigade_orders[brigade] == orders:
        return Refusal("C6.12.a", "has_these_orders", args)
    free = game.field.scenario.rules.any_order_in_orders_phase
    if free and orders == MARCH:
        return Refusal("C1.0.b", "no_march_here", args)
    over = game.field.divisions[row.division].leader
    if not free and over >= 0 and (state.leader_hex[over] < 0 or not division_in_range(game, state, row.division)):
        return Refusal("C5.36.a", "division_out_of_command", args)
    if not free and not brigade_in_range(game, state, brigade):
        return Refusal("C5.36.c", "brigade_out_of_command", args)
    refusal = why_not_orders(game, state, brigade, orders)
    return refusal or (why_not_march(game, state, units) if orders == MARCH else None)


class OrderBrigadeOffer(Offer):
    """C6.12.a: no roll, each brigade another order if one likes, each once."""

    action = OrderBrigade

    def why_not(
        self, game: Setting, state: GbacwState, frame: DivisionOrders, seat: int, action: OrderBrigade
    ) -> Refusal | None:
        return why_not_order(game, state, frame, action)

    def proposals(self, game: Setting, state: GbacwState, frame: DivisionOrders, seat: int) -> Iterator[OrderBrigade]:
        for brigade in range(len(game.field.brigades)):
            yield from (OrderBrigade(brigade, orders) for orders in range(len(ORDERS)))

    def apply(self, play: Play, frame: DivisionOrders, seat: int, action: OrderBrigade) -> None:
        play.go(frame, "orders.division").given = frame.given | 1 << action.brigade
        if action.orders == MARCH:
            play.state.turn_notes = (*play.state.turn_notes, (NEW_MARCH, action.brigade))
        give_orders(play, action.brigade, action.orders, "C6.12.a")


DivisionOrdersChoice.offer(OrderBrigadeOffer)


class EndOrdersOffer(Offer):
    """II.C is over for this side."""

    action = EndOrders
    weight = 0.6

    def why_not(
        self, game: Setting, state: GbacwState, frame: DivisionOrders, seat: int, action: EndOrders
    ) -> Refusal | None:
        return None

    def proposals(self, game: Setting, state: GbacwState, frame: DivisionOrders, seat: int) -> Iterator[EndOrders]:
        yield EndOrders()

    def apply(self, play: Play, frame: DivisionOrders, seat: int, action: EndOrders) -> None:
        play.pop()


DivisionOrdersChoice.offer(EndOrdersOffer)


DivisionOrdersChoice.offer(StandingOffer)


# --- 4.32 batteries --------------------------------------------------------------------------------------------------


def why_not_lend(game: Setting, state: GbacwState, frame: DivisionOrders, action: AssignBattery) -> Refusal | None:
    """C4.32.a, R4.32-3: one battery of its own division to a brigade that is none of artillery, each for the turn.
    C4.32.c: at any distance. K3: batteries that belong to their brigades are not lent. C6.18.a: it marches if the
    brigade does."""
    unit, brigade = action
    field, args = game.field, {"unit": unit, "brigade": brigade}
    row = field.units[unit]
    if row.side != frame.side or row.arm != ARTILLERY:
        return Refusal("C4.32.a", "no_battery_of_yours", args)
    if field.scenario.rules.organic_batteries[frame.side]:
        return Refusal("C1.0.b", "organic_battery", args)
    if state.hex_of[unit] < 0 or query.is_abandoned(state, unit):
        return Refusal("C4.32.a", "not_on_map", args)
    home, to = field.brigades[state.brigade_of[unit]], field.brigades[brigade]
    if query.is_resting(state, unit) or query.is_in_reserve(state, brigade):
        return Refusal("C6.32.b", "resting", args)
    if to.kind in ("artillery", INDEPENDENT) or state.brigade_of[unit] == brigade:
        return Refusal("C4.32.a", "no_brigade_to_serve", args)
    if home.division != to.division:
        return Refusal("C4.32.a", "other_division", args)
    if frame.lent >> unit & 1:
        return Refusal("C4.32.b", "lent_already", args)
    if brigade in state.assigned:
        return Refusal("C4.32.a", "has_a_battery", args)
    return why_not_go_along(game, state, unit, brigade)


class AssignBatteryOffer(Offer):
    """C4.32.a, C4.32.b: the battery serves with the brigade for the turn."""

    action = AssignBattery
    weight = 0.3

    def why_not(
        self, game: Setting, state: GbacwState, frame: DivisionOrders, seat: int, action: AssignBattery
    ) -> Refusal | None:
        return why_not_lend(game, state, frame, action)

    def proposals(self, game: Setting, state: GbacwState, frame: DivisionOrders, seat: int) -> Iterator[AssignBattery]:
        for unit in each_unit(game.field.of_side[frame.side] & game.field.of_arm[ARTILLERY]):
            yield from (AssignBattery(unit, brigade) for brigade in range(len(game.field.brigades)))

    def apply(self, play: Play, frame: DivisionOrders, seat: int, action: AssignBattery) -> None:
        """C4.32.d, R4.32-1: how often it acts depends on the leader under whom it serves now."""
        play.go(frame, "orders.division").lent = frame.lent | 1 << action.unit
        state, unit = play.state, action.unit
        state.assigned[unit] = action.brigade
        play.tell("battery_assigned", "C4.32.a", unit=unit, brigade=action.brigade)
        go_along(play, unit)


DivisionOrdersChoice.offer(AssignBatteryOffer)


def why_not_go_along(game: Setting, state: GbacwState, unit: Unit, brigade: int) -> Refusal | None:
    """C6.14.b, C8.12.a: may the battery fall into March with the brigade, or out of it? Not where others stand with it,
    who would not."""
    marches = state.brigade_orders[brigade] == MARCH
    if marches == (query.orders(game, state, unit) == MARCH):
        return None
    if marches:
        return why_not_march(game, state, [unit])
    where = state.hex_of[unit]
    return Refusal("C8.12.a", "march_with_others", {"hex": where}) if len(query.stack(state, where)) > 1 else None


def go_along(play: Play, unit: Unit) -> None:
    """C6.18.a: the battery marches if the brigade with which it serves now does, and only then. C4.23.a: under these
    orders it is Out of Command for its activations of this turn, or not."""
    state = play.state
    marches = state.brigade_orders[serves(state, unit)] == MARCH
    if marches != (query.orders(play.game, state, unit) == MARCH):
        take_orders(play, [unit], MARCH if marches else ADVANCE)
    state.out_of_command &= ~(1 << unit)
    if not marches and not is_in_command(play.game, state, unit):
        state.out_of_command |= 1 << unit


def why_not_transfer(
    game: Setting, state: GbacwState, frame: DivisionOrders, action: TransferBattery
) -> Refusal | None:
    """C4.33.a, K3: once a turn a battery goes to another brigade of its division for good, if the Division leader is
    within range of both Brigade leaders."""
    unit, brigade = action
    field, args = game.field, {"unit": unit, "brigade": brigade}
    row = field.units[unit]
    if row.side != frame.side or row.arm != ARTILLERY or not field.scenario.rules.organic_batteries[frame.side]:
        return Refusal("C1.0.b", "no_battery_of_yours", args)
    if frame.transferred:
        return Refusal("C1.0.b", "transferred_already", args)
    if state.hex_of[unit] < 0 or query.is_abandoned(state, unit):
        return Refusal("C1.0.b", "not_on_map", args)
    home, to = field.brigades[state.brigade_of[unit]], field.brigades[brigade]
    if query.is_resting(state, unit) or query.is_in_reserve(state, brigade):
        return Refusal("C6.32.b", "resting", args)
    if home.division != to.division or state.brigade_of[unit] == brigade:
        return Refusal("C1.0.b", "no_brigade_to_serve", args)
    over = field.divisions[to.division].leader
    if over < 0 or not all(
        each.leader >= 0 and in_range(game, state, over, state.leader_hex[each.leader]) for each in (home, to)
    ):
        return Refusal("C1.0.b", "brigade_out_of_command", {"brigade": brigade})
    return why_not_go_along(game, state, unit, brigade)


class TransferBatteryOffer(Offer):
    """K3: the battery changes its brigade."""

    action = TransferBattery
    weight = 0.05

    def why_not(
        self, game: Setting, state: GbacwState, frame: DivisionOrders, seat: int, action: TransferBattery
    ) -> Refusal | None:
        return why_not_transfer(game, state, frame, action)

    def proposals(
        self, game: Setting, state: GbacwState, frame: DivisionOrders, seat: int
    ) -> Iterator[TransferBattery]:
        if game.field.scenario.rules.organic_batteries[frame.side]:
            for unit in each_unit(game.field.of_side[frame.side] & game.field.of_arm[ARTILLERY]):
                yield from (TransferBattery(unit, brigade) for brigade in range(len(game.field.brigades)))

    def apply(self, play: Play, frame: DivisionOrders, seat: int, action: TransferBattery) -> None:
        play.go(frame, "orders.division").transferred = True
        state, unit = play.state, action.unit
        query.move_to_brigade(state, unit, action.brigade)
        play.tell("battery_transferred", "C1.0.b", unit=unit, brigade=action.brigade)
        go_along(play, unit)


DivisionOrdersChoice.offer(TransferBatteryOffer)
