"""6.3 Reserve: who may rest out of the fight, what rest gives, and how it ends.

Commands are put In Reserve brigade by brigade: what a division or corps could do together, each of its brigades can do.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Final

from caracole.kernel import Refusal, StepFrame
from caracole.kernel.bits import mask_of, members
from caracole.systems.gbacw.rules import query
from caracole.systems.gbacw.rules.components.numbers import Hex, Unit, each_hex, each_unit
from caracole.systems.gbacw.rules.components.printed import ADVANCE, MARCH, NIGHT, ORDERS
from caracole.systems.gbacw.rules.flow import FLOW, Ask, Offer, OpenChoice, Play
from caracole.systems.gbacw.rules.orders.actions import (
    EndLeaving,
    EndPlacing,
    KeepOrders,
    LeaveReserve,
    PlaceInReserve,
    TakeOrders,
)
from caracole.systems.gbacw.rules.orders.division_orders import why_not_orders
from caracole.systems.gbacw.rules.orders.orders import give_orders
from caracole.systems.gbacw.rules.recovery import fatigue, rout_recovery, stragglers
from caracole.systems.gbacw.rules.recovery.rally import rally_all
from caracole.systems.gbacw.rules.results.results import disorder
from caracole.systems.gbacw.rules.sequence.sequence import Turn, next_turn_step, push_both
from caracole.systems.gbacw.rules.state import FULL, ROUTED, GbacwState

if TYPE_CHECKING:
    from caracole.systems.gbacw.rules.setting import Setting

UNSEEN: Final = 5
FAR: Final = 10
"""C6.31.a: hexes from the nearest enemy, out of his sight or not; C6.31.b: by night the first is enough."""
FATIGUE_OFF: Final = 2
"""C6.35.a."""


# --- 6.31, 6.33 who may ----------------------------------------------------------------------------------------------


def places_of(game: Setting, state: GbacwState, brigade: int) -> list[Hex]:
    """The hexes that count: those of its units on the map; C6.33.a: of its leader, if all that are left have Routed."""
    units = [unit for unit in each_unit(state.members[brigade]) if state.hex_of[unit] >= 0]
    if units:
        return list(dict.fromkeys(where for unit in units for where in query.hexes_of(state, unit)))
    leader = game.field.brigades[brigade].leader
    routed = any(state.hex_of[unit] == ROUTED for unit in each_unit(state.members[brigade]))
    return [state.leader_hex[leader]] if routed and leader >= 0 and state.leader_hex[leader] >= 0 else []


def is_unseen(game: Setting, state: GbacwState, where: Hex, side: int) -> bool:
    """C6.31.a, C6.31.c: out of sight of every enemy unit, whoever stands between, and 5 hexes away. C6.31.b: by night
    the distance alone counts."""
    if query.nearest_enemy(game, state, where, side) < UNSEEN:
        return False
    if query.light(game, state) == NIGHT:
        return True
    return not any(query.sees(game, where, other) for other in each_hex(state.occupied[1 - side]))


def is_far(game: Setting, state: GbacwState, where: Hex, side: int) -> bool:
    """C6.31.a: 10 hexes away, seen or not."""
    return query.nearest_enemy(game, state, where, side) >= FAR


def why_not_reserve(game: Setting, state: GbacwState, side: int, brigade: int) -> Refusal | None:
    """C6.31.a, R6.31-1: all units unseen and 5 hexes away, or all 10 hexes away, whatever their orders; a switch lets
    each of them meet either."""
    args = {"brigade": brigade}
    if game.field.brigades[brigade].side != side:
        return Refusal("C6.31.a", "other_side", args)
    if query.is_in_reserve(state, brigade):
        return Refusal("C6.32.a", "in_reserve", args)
    places = places_of(game, state, brigade)
    if not places:
        return Refusal("C6.33.a", "nobody_on_map", args)
    near = [where for where in places if not is_far(game, state, where, side)]
    if not near or all(is_unseen(game, state, where, side) for where in places):
        return None
    if game.rules.mixed_reserve and all(is_unseen(game, state, where, side) for where in near):
        return None
    return Refusal("C6.31.a", "too_near_for_reserve", args)


# --- II.E ------------------------------------------------------------------------------------------------------------


class Placing(StepFrame):
    """II.E of one side."""

    __slots__ = ("side",)

    def __init__(self, step: str, side: int) -> None:
        self.step = step
        self.side = side

    def twin(self) -> Placing:
        return Placing(self.step, self.side)


FLOW.frame(Placing)


@FLOW.auto("turn.reserve")
def begin_placing(play: Play, frame: Turn) -> None:
    """C3.II.e, C6.32.a: the only step in which commands go into Reserve."""
    next_turn_step(play, frame)
    push_both(play, Placing("reserve.open", 0))


@FLOW.auto("reserve.open")
def open_placing(play: Play, frame: Placing) -> None:
    """Nobody is asked who has no brigade that could."""
    brigades = range(len(play.field.brigades))
    if any(why_not_reserve(play.game, play.state, frame.side, brigade) is None for brigade in brigades):
        play.go(frame, "reserve.place")
    else:
        play.pop()


class PlacingChoice(OpenChoice):
    """C6.31.a: which brigades go into Reserve?"""

    step = "reserve.place"
    rule = "C6.31.a"

    def seats(self, game: Setting, state: GbacwState, frame: Placing) -> tuple[int, ...]:
        return (frame.side,)


FLOW.choice(PlacingChoice)


class PlaceOffer(Offer):
    """One brigade after another."""

    action = PlaceInReserve
    weight = 0.1

    def why_not(
        self, game: Setting, state: GbacwState, frame: Placing, seat: int, action: PlaceInReserve
    ) -> Refusal | None:
        return why_not_reserve(game, state, frame.side, action.brigade)

    def proposals(self, game: Setting, state: GbacwState, frame: Placing, seat: int) -> Iterator[PlaceInReserve]:
        return (PlaceInReserve(brigade) for brigade in range(len(game.field.brigades)))

    def apply(self, play: Play, frame: Placing, seat: int, action: PlaceInReserve) -> None:
        play.state.reserve |= 1 << action.brigade
        play.go(frame, "reserve.open")
        play.tell("put_in_reserve", "C6.32.a", brigade=action.brigade)


PlacingChoice.offer(PlaceOffer)


class EndPlacingOffer(Offer):
    """II.E is over for this side."""

    action = EndPlacing

    def why_not(
        self, game: Setting, state: GbacwState, frame: Placing, seat: int, action: EndPlacing
    ) -> Refusal | None:
        return None

    def proposals(self, game: Setting, state: GbacwState, frame: Placing, seat: int) -> Iterator[EndPlacing]:
        yield EndPlacing()

    def apply(self, play: Play, frame: Placing, seat: int, action: EndPlacing) -> None:
        play.pop()


PlacingChoice.offer(EndPlacingOffer)


# --- 6.34 leaving ----------------------------------------------------------------------------------------------------


def end_reserve(play: Play, brigade: int, rule: str = "C6.34.b") -> None:
    """C6.34.b, C6.34.c, R6.34-1: a brigade In Reserve of which a unit is made the target of an assault, or of fire from
    4 hexes or less, leaves it before that is resolved: all its units are Disordered and under Advance Orders. C6.34.d:
    it may act on AMs still to be drawn."""
    state = play.state
    if not query.is_in_reserve(state, brigade):
        return
    state.reserve &= ~(1 << brigade)
    units = [unit for unit in each_unit(state.members[brigade]) if state.hex_of[unit] >= 0]
    play.tell("reserve_broken", rule, brigade=brigade)
    give_orders(play, brigade, ADVANCE, rule, everybody=True)
    for unit in units:
        if not query.is_abandoned(state, unit):
            disorder(play, unit, rule)


def fired_upon(play: Play, units: Iterable[Unit], distance: int) -> None:
    """C6.34.b, C6.34.e: these units are the target of fire from so many hexes; 5 or more do not end Reserve."""
    if distance < UNSEEN:
        for brigade in sorted({play.state.brigade_of[unit] for unit in units}):
            end_reserve(play, brigade)


class Leaving(StepFrame):
    """IV.B.3 of one side."""

    __slots__ = ("side",)

    def __init__(self, step: str, side: int) -> None:
        self.step = step
        self.side = side

    def twin(self) -> Leaving:
        return Leaving(self.step, self.side)


FLOW.frame(Leaving)


@FLOW.auto("turn.leave_reserve")
def begin_leaving(play: Play, frame: Turn) -> None:
    """C6.34.a, C6.12.c: the only step in which commands leave Reserve of their own will."""
    next_turn_step(play, frame)
    if play.state.reserve:
        push_both(play, Leaving("reserve.leaving", 0))


@FLOW.auto("reserve.leaving")
def open_leaving(play: Play, frame: Leaving) -> None:
    """Nobody is asked who has none In Reserve."""
    if any(play.field.brigades[brigade].side == frame.side for brigade in members(play.state.reserve)):
        play.go(frame, "reserve.leave")
    else:
        play.pop()


def why_not_leave(game: Setting, state: GbacwState, side: int, action: LeaveReserve) -> Refusal | None:
    """C6.34.a, C6.12.c, C3.IV.b: with Attack or Advance Orders."""
    args = {"brigade": action.brigade, "orders": action.orders}
    if game.field.brigades[action.brigade].side != side or not query.is_in_reserve(state, action.brigade):
        return Refusal("C6.34.a", "not_in_reserve", args)
    if action.orders == MARCH:
        return Refusal("C6.12.c", "no_march_from_reserve", args)
    return why_not_orders(game, state, action.brigade, action.orders)


class LeavingChoice(OpenChoice):
    """C6.34.a: which brigades leave Reserve?"""

    step = "reserve.leave"
    rule = "C6.34.a"

    def seats(self, game: Setting, state: GbacwState, frame: Leaving) -> tuple[int, ...]:
        return (frame.side,)


FLOW.choice(LeavingChoice)


class LeaveOffer(Offer):
    """C6.12.c: with orders."""

    action = LeaveReserve

    def why_not(
        self, game: Setting, state: GbacwState, frame: Leaving, seat: int, action: LeaveReserve
    ) -> Refusal | None:
        return why_not_leave(game, state, frame.side, action)

    def proposals(self, game: Setting, state: GbacwState, frame: Leaving, seat: int) -> Iterator[LeaveReserve]:
        for brigade in members(state.reserve):
            yield from (LeaveReserve(brigade, orders) for orders in range(len(ORDERS)))

    def apply(self, play: Play, frame: Leaving, seat: int, action: LeaveReserve) -> None:
        state = play.state
        state.reserve &= ~(1 << action.brigade)
        play.go(frame, "reserve.leaving")
        play.tell("left_reserve", "C6.34.a", brigade=action.brigade)
        give_orders(play, action.brigade, action.orders, "C6.12.c", everybody=True)


LeavingChoice.offer(LeaveOffer)


class EndLeavingOffer(Offer):
    """IV.B.3 is over for this side."""

    action = EndLeaving

    def why_not(
        self, game: Setting, state: GbacwState, frame: Leaving, seat: int, action: EndLeaving
    ) -> Refusal | None:
        return None

    def proposals(self, game: Setting, state: GbacwState, frame: Leaving, seat: int) -> Iterator[EndLeaving]:
        yield EndLeaving()

    def apply(self, play: Play, frame: Leaving, seat: int, action: EndLeaving) -> None:
        play.pop()


LeavingChoice.offer(EndLeavingOffer)


# --- 6.35 IV.B.2 -----------------------------------------------------------------------------------------------------


class Recovery(StepFrame):
    """IV.B.2 of a brigade In Reserve, activity by activity."""

    __slots__ = ("brigade", "side")

    def __init__(self, step: str, side: int, brigade: int) -> None:
        self.step = step
        self.side = side
        self.brigade = brigade

    def twin(self) -> Recovery:
        return Recovery(self.step, self.side, self.brigade)


FLOW.frame(Recovery)


@FLOW.auto("turn.recovery")
def begin_recovery(play: Play, frame: Turn) -> None:
    """C3.IV.b: brigade by brigade, the Union's first; each does all six activities in their order."""
    next_turn_step(play, frame)
    for brigade in reversed(members(play.state.reserve)):
        play.push(Recovery("reserve.rest", play.field.brigades[brigade].side, brigade))


@FLOW.auto("reserve.rest")
def rest(play: Play, frame: Recovery) -> None:
    """C6.35.a: two levels of Fatigue less; C6.35.b: Disordered units that are not Collapsed, Blown ones among them, are
    in Good Order again; C6.35.c, C6.32.c: stragglers come back."""
    play.go(frame, "reserve.routed")
    state, brigade = play.state, frame.brigade
    fatigue.rest(play, brigade, FATIGUE_OFF, "C6.35.a")
    units = each_unit(state.members[brigade] & ~state.collapsed)
    state.blown &= ~mask_of(units)
    rally_all(play, units, "C6.35.b")
    stragglers.recover(play, brigade)


@FLOW.auto("reserve.routed")
def bring_back(play: Play, frame: Recovery) -> None:
    """C6.35.d: Routed units try to return."""
    play.go(frame, "reserve.supply")
    rout_recovery.recover(play, frame.brigade)


@FLOW.auto("reserve.supply")
def supply(play: Play, frame: Recovery) -> None:
    """C6.35.e: all ammunition is made good."""
    play.go(frame, "reserve.orders")
    state = play.state
    for unit in each_unit(state.members[frame.brigade]):
        if state.hex_of[unit] >= 0 and any(level != FULL for level in state.ammunition[unit]):
            state.ammunition[unit] = (FULL,) * len(state.ammunition[unit])
            play.tell("unit_supplied", "C6.35.e", unit=unit)


class ReserveOrdersChoice(Ask):
    """C6.35.f: other orders without a roll?"""

    step = "reserve.orders"
    rule = "C6.35.f"
    actions = (TakeOrders, KeepOrders)

    def seats(self, game: Setting, state: GbacwState, frame: Recovery) -> tuple[int, ...]:
        return (frame.side,)

    def about(self, game: Setting, state: GbacwState, frame: Recovery) -> dict[str, object]:
        return {"brigade": frame.brigade}

    def why_not(
        self, game: Setting, state: GbacwState, frame: Recovery, seat: int, action: TakeOrders | KeepOrders
    ) -> Refusal | None:
        if isinstance(action, KeepOrders):
            return None
        args = {"brigade": frame.brigade, "orders": action.orders}
        if action.orders == MARCH:
            return Refusal("C6.35.f", "no_march_from_reserve", args)
        if all(state.orders[unit] == action.orders for unit in each_unit(state.members[frame.brigade])):
            return Refusal("C6.35.f", "has_these_orders", args)
        return why_not_orders(game, state, frame.brigade, action.orders)

    def proposals(
        self, game: Setting, state: GbacwState, frame: Recovery, seat: int
    ) -> Iterator[TakeOrders | KeepOrders]:
        yield from (TakeOrders(orders) for orders in range(len(ORDERS)))
        yield KeepOrders()

    def apply(self, play: Play, frame: Recovery, seat: int, action: TakeOrders | KeepOrders) -> None:
        """For all its units, in command or not."""
        play.pop()
        if isinstance(action, TakeOrders):
            give_orders(play, frame.brigade, action.orders, "C6.35.f", everybody=True)


FLOW.choice(ReserveOrdersChoice)
