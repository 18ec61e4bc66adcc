"""6.2 Orders Change: III.C.1, a Brigade leader rolls to change his orders; March brigades, and what combat does to
them.

All attempts of one AM come before any brigade acts (R6.21-1), in the owner's order.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from caracole.kernel import Refusal, StepFrame
from caracole.kernel.bits import mask_of, members
from caracole.systems.gbacw.rules import query
from caracole.systems.gbacw.rules.activation.activation import march_marker, why_not_again
from caracole.systems.gbacw.rules.command.command import serves, serving, units_in_command
from caracole.systems.gbacw.rules.components.charts import band
from caracole.systems.gbacw.rules.components.drm import Drm, listed, total
from caracole.systems.gbacw.rules.components.numbers import Unit, each_unit
from caracole.systems.gbacw.rules.components.printed import ADVANCE, ATTACK, MARCH, ORDERS
from caracole.systems.gbacw.rules.flow import FLOW, Ask, Moment, Offer, OpenChoice, Play, at_moment
from caracole.systems.gbacw.rules.orders.actions import AttemptOrders, EndAttempts, KeepOrders, TakeOrders
from caracole.systems.gbacw.rules.orders.division_orders import why_not_march, why_not_orders
from caracole.systems.gbacw.rules.orders.loose_rein import let_loose
from caracole.systems.gbacw.rules.orders.orders import give_orders, take_orders
from caracole.systems.gbacw.rules.sequence.action_phase import is_activated, use_marker, why_not_act
from caracole.systems.gbacw.rules.sequence.sequence import Marker, next_marker_step
from caracole.systems.gbacw.rules.state import BrigadeMark, GbacwState

if TYPE_CHECKING:
    from caracole.systems.gbacw.rules.setting import Setting


# --- before the attempts ---------------------------------------------------------------------------------------------


@FLOW.auto("marker.begin")
def begin_marker(play: Play, frame: Marker) -> None:
    """C4.23.d, R4.23-1, C9.21.b: units that come back within command take their brigade's orders when it activates.
    C6.25.d, C6.25.e: a Stay that waited for the first division AM of the turn holds now."""
    next_marker_step(play, frame)
    state = play.state
    for brigade in range(len(play.field.brigades)):
        if frame.division >= 0 and play.field.brigades[brigade].division == frame.division:
            bit = 1 << brigade
            if state.brigade_marks[BrigadeMark.STAY_NEXT] & bit:
                state.brigade_marks[BrigadeMark.STAY_NEXT] &= ~bit
                state.brigade_marks[BrigadeMark.STAY] |= bit
        if is_activated(state, frame, brigade) and _calls(play.game, state, frame, brigade):
            rejoin_orders(play, brigade)


def _calls(game: Setting, state: GbacwState, frame: Marker, brigade: int) -> bool:
    """C4.23.d: does this marker call upon a brigade, though all of its units may still carry another order?"""
    refusal = why_not_act(game, state, frame, brigade)
    if refusal is None or refusal.rule != "C5.35.a":
        return refusal is None
    return not query.is_in_reserve(state, brigade) and (
        frame.division < 0 or why_not_again(game, state, brigade) is None
    )


def rejoin_orders(play: Play, brigade: int) -> None:
    """C4.23.d: those In Command now who carried their own order."""
    state, orders = play.state, play.state.brigade_orders[brigade]
    astray = [
        unit
        for unit in serving(state, brigade)
        if state.hex_of[unit] >= 0 and state.orders[unit] != orders and not query.is_abandoned(state, unit)
    ]
    if not astray:
        return
    back = list(each_unit(units_in_command(play.game, state, astray)))
    if orders == MARCH:
        back = [unit for unit in back if why_not_march(play.game, state, _together(state, unit, back)) is None]
    if back:
        play.tell("orders_rejoined", "C4.23.d", units=back, brigade=brigade, orders=orders)
        take_orders(play, back, orders)


def _together(state: GbacwState, unit: Unit, units: list[Unit]) -> list[Unit]:
    """Those of these units that stand in a hex with this one, itself included."""
    places = query.hexes_of(state, unit)
    return [other for other in units if any(where in places for where in query.hexes_of(state, other))]


# --- 6.21, 6.22 the attempt ------------------------------------------------------------------------------------------


def change_modifiers(game: Setting, state: GbacwState, brigade: int) -> list[Drm]:
    """C6.21.c, C4.14.c: the Orders Rating; C6.22.a: +1 with the Division leader in the hex; C6.22.b, C6.22.c, R6.22-1:
    +2 with the Corps Commander or the OC, once, of his own chain."""
    row, field = game.field.brigades[brigade], game.field
    here = state.leader_hex[row.leader]
    found = [Drm("C6.21.c", "orders_rating", query.ratings(game, state, row.leader).orders)]
    division = field.divisions[row.division]
    if division.leader >= 0 and state.leader_hex[division.leader] == here:
        found.append(Drm("C6.22.a", "division_leader_here", 1))
    heads = [field.overall[row.side], field.corps[division.corps].leader if division.corps >= 0 else -1]
    if any(leader >= 0 and state.leader_hex[leader] == here for leader in heads):
        found.append(Drm("C6.22.b", "commander_here", 2))
    return found


def why_not_attempt(game: Setting, state: GbacwState, frame: Marker, brigade: int) -> Refusal | None:
    """C6.21.a, C6.12.b, C6.25.a: once with each AM that activates the brigade. R6.21-2: not if it must skip this AM;
    R6.21-3: not without a leader on the map."""
    args = {"brigade": brigade}
    refusal = why_not_act(game, state, frame, brigade)
    if refusal is not None:
        return refusal
    if not is_activated(state, frame, brigade):
        return Refusal("C6.25.a", "not_in_march" if frame.division < 0 else "march_marker_only", args)
    if frame.tried >> brigade & 1:
        return Refusal("C6.21.a", "tried_already", args)
    leader = game.field.brigades[brigade].leader
    if leader < 0 or state.leader_hex[leader] < 0:
        return Refusal("C6.21.a", "no_leader_on_map", args)
    if not list(open_orders(game, state, brigade)):
        return Refusal("C6.21.a", "no_other_orders", args)
    return None


def open_orders(game: Setting, state: GbacwState, brigade: int) -> Iterator[int]:
    """C6.23.b, C6.14.a: the orders to which a roll may change: Advance or Attack, never March."""
    for orders in (ADVANCE, ATTACK):
        if orders != state.brigade_orders[brigade] and why_not_orders(game, state, brigade, orders) is None:
            yield orders


@FLOW.auto("marker.orders")
def open_attempts(play: Play, frame: Marker) -> None:
    """C3.III.d, C6.21.b: before anybody acts. Nobody is asked who could not."""
    brigades = range(len(play.field.brigades))
    if any(why_not_attempt(play.game, play.state, frame, brigade) is None for brigade in brigades):
        play.go(frame, "marker.attempts")
    else:
        next_marker_step(play, frame)


class AttemptChoice(OpenChoice):
    """C6.21.a: which brigade tries to change its orders?"""

    step = "marker.attempts"
    rule = "C6.21.a"

    def seats(self, game: Setting, state: GbacwState, frame: Marker) -> tuple[int, ...]:
        return (frame.side,)

    def about(self, game: Setting, state: GbacwState, frame: Marker) -> dict[str, object]:
        return {"marker": frame.marker}


FLOW.choice(AttemptChoice)


class AttemptOffer(Offer):
    """C6.21.a, C6.21.c: the die, the rating and 6.22."""

    action = AttemptOrders
    weight = 0.5

    def why_not(
        self, game: Setting, state: GbacwState, frame: Marker, seat: int, action: AttemptOrders
    ) -> Refusal | None:
        return why_not_attempt(game, state, frame, action.brigade)

    def proposals(self, game: Setting, state: GbacwState, frame: Marker, seat: int) -> Iterator[AttemptOrders]:
        return (AttemptOrders(brigade) for brigade in range(len(game.field.brigades)))

    def apply(self, play: Play, frame: Marker, seat: int, action: AttemptOrders) -> None:
        attempt(play, frame, action.brigade)


AttemptChoice.offer(AttemptOffer)


class EndAttemptsOffer(Offer):
    """C6.21.a: no brigade must try."""

    action = EndAttempts

    def why_not(
        self, game: Setting, state: GbacwState, frame: Marker, seat: int, action: EndAttempts
    ) -> Refusal | None:
        return None

    def proposals(self, game: Setting, state: GbacwState, frame: Marker, seat: int) -> Iterator[EndAttempts]:
        yield EndAttempts()

    def apply(self, play: Play, frame: Marker, seat: int, action: EndAttempts) -> None:
        next_marker_step(play, at_orders(frame))


AttemptChoice.offer(EndAttemptsOffer)


def at_orders(frame: Marker) -> Marker:
    """The frame at the step of the sequence to which the question belongs."""
    return frame._replace(step="marker.orders")


def attempt(play: Play, frame: Marker, brigade: int) -> None:
    """6.23: the roll and what it means; C6.23.a: Retain changes nothing. The attempt uses the AM, whatever comes of
    it."""
    state = play.state
    rows = change_modifiers(play.game, state, brigade)
    die = play.die("C6.21.c", "orders_change")
    result = band(play.field.charts.orders_change, die + total(rows)).result
    frame = use_marker(play, frame, brigade)._replace(tried=frame.tried | 1 << brigade)
    play.go(frame, "marker.orders")
    play.tell(
        "orders_change_rolled",
        "C6.21.c",
        brigade=brigade,
        die=die,
        total=die + total(rows),
        result=result,
        modifiers=listed(rows),
    )
    if result == "retain_and_stay":
        # C6.25.f: a March brigade stays on the present March AM.
        query.mark_brigade(state, BrigadeMark.STAY, brigade)
    elif result == "loose_rein":
        let_loose(play, brigade)
    elif result in ("change", "change_and_stay"):
        play.push(Change("orders.change", frame.side, brigade, result == "change_and_stay"))


# --- 6.23 Change -----------------------------------------------------------------------------------------------------


class Change(StepFrame):
    """A brigade that may change its orders now."""

    __slots__ = ("brigade", "side", "stay")

    def __init__(self, step: str, side: int, brigade: int, stay: bool) -> None:
        self.step = step
        self.side = side
        self.brigade = brigade
        self.stay = stay

    def twin(self) -> Change:
        return Change(self.step, self.side, self.brigade, self.stay)


FLOW.frame(Change)


class ChangeChoice(Ask):
    """C6.23.b, R6.23-2: to which orders, or none?"""

    step = "orders.change"
    rule = "C6.23.b"
    actions = (TakeOrders, KeepOrders)

    def seats(self, game: Setting, state: GbacwState, frame: Change) -> tuple[int, ...]:
        return (frame.side,)

    def about(self, game: Setting, state: GbacwState, frame: Change) -> dict[str, object]:
        return {"brigade": frame.brigade}

    def why_not(
        self, game: Setting, state: GbacwState, frame: Change, seat: int, action: TakeOrders | KeepOrders
    ) -> Refusal | None:
        if isinstance(action, KeepOrders):
            return None
        args = {"brigade": frame.brigade, "orders": action.orders}
        if action.orders == MARCH:
            return Refusal("C6.14.a", "no_march_by_roll", args)
        if action.orders == state.brigade_orders[frame.brigade]:
            return Refusal("C6.23.b", "has_these_orders", args)
        return why_not_orders(game, state, frame.brigade, action.orders)

    def proposals(
        self, game: Setting, state: GbacwState, frame: Change, seat: int
    ) -> Iterator[TakeOrders | KeepOrders]:
        yield from (TakeOrders(orders) for orders in range(len(ORDERS)))
        yield KeepOrders()

    def apply(self, play: Play, frame: Change, seat: int, action: TakeOrders | KeepOrders) -> None:
        """C6.23.c: Stay holds with this AM; C6.25.b, C6.25.c, C6.25.d: a March brigade that changes stays where it is,
        acts on its division's AMs from now on, and stays on the first of them."""
        play.pop()
        state, brigade = play.state, frame.brigade
        from_march = state.brigade_orders[brigade] == MARCH and isinstance(action, TakeOrders)
        if frame.stay:
            query.mark_brigade(state, BrigadeMark.STAY_NEXT if from_march else BrigadeMark.STAY, brigade)
        if isinstance(action, TakeOrders):
            give_orders(play, brigade, action.orders, "C6.25.b" if from_march else "C6.23.b")


FLOW.choice(ChangeChoice)


# --- 6.26 combat and March Orders ------------------------------------------------------------------------------------


def struck(play: Play, units: Iterable[Unit]) -> None:
    """C6.26.a, C6.26.d, C6.26.e, R6.26-1: these units were assaulted, or fire other than artillery fire was resolved
    against them: brigades under March Orders among theirs are marked."""
    state = play.state
    for unit in units:
        if query.orders(play.game, state, unit) == MARCH:
            query.mark_brigade(state, BrigadeMark.IN_COMBAT_AS_MARCH, serves(state, unit))


@at_moment("brigade_ends", 10)
def leave_march(play: Play, moment: Moment) -> None:
    """C6.26.a, C6.26.b, C8.51.c: at the end of the enemy brigade's activation they are under Advance Orders, all of
    them. C6.26.c: if their March AM was drawn this turn already they do not activate again in it. C6.26.e: of a brigade
    under other orders only units that were still in March are."""
    state = play.state
    caught = state.brigade_marks[BrigadeMark.IN_COMBAT_AS_MARCH]
    state.brigade_marks[BrigadeMark.IN_COMBAT_AS_MARCH] = 0
    for brigade in members(caught):
        if state.brigade_orders[brigade] != MARCH:
            there = [unit for unit in serving(state, brigade) if state.hex_of[unit] >= 0]
            behind = [unit for unit in there if query.orders(play.game, state, unit) == MARCH]
            if behind:
                play.tell("left_march", "C6.26.a", units=mask_of(behind))
                take_orders(play, behind, ADVANCE)
            continue
        if march_marker(play.game, play.field.brigades[brigade].side) in state.drawn:
            query.mark_brigade(state, BrigadeMark.USED_MARCH, brigade)
        give_orders(play, brigade, ADVANCE, "C6.26.a", everybody=True)
