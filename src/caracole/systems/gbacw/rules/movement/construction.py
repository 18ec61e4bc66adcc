"""15 Construction: Entrenchments begun in II.F, finished in IV.B, given up when their builders do anything else.

What they do to fire and assault (15.23) is with the modifiers of those chapters, crossing and razing with movement.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final, TypeAlias

from caracole.kernel import Refusal, StepFrame
from caracole.systems.gbacw.rules import query
from caracole.systems.gbacw.rules.components.numbers import Hex, Unit, each_unit
from caracole.systems.gbacw.rules.components.printed import ADVANCE, INFANTRY, NIGHT
from caracole.systems.gbacw.rules.facing.facing import set_stack_facing
from caracole.systems.gbacw.rules.flow import FLOW, Moment, Offer, OpenChoice, Play, at_moment
from caracole.systems.gbacw.rules.movement.actions import BeginWork, EndEngineers, StopWork
from caracole.systems.gbacw.rules.recovery.fatigue import note_activity
from caracole.systems.gbacw.rules.sequence.action_phase import BrigadeChoice
from caracole.systems.gbacw.rules.sequence.sequence import BrigadeAct, Turn, first_side, next_turn_step
from caracole.systems.gbacw.rules.state import ORDINARY, GbacwState, Mark

if TYPE_CHECKING:
    from caracole.systems.gbacw.rules.setting import Setting

Work: TypeAlias = tuple[Hex, int, Unit, int]
"""(hex, corner, builder, turn in which it is finished)"""

MATERIAL: Final = ("woods", "orchard", "town", "building")
"""C15.12.a: hexes with timber ..."""
NO_BUILDING: Final = ("town", "swamp")
"""... and those in which nobody digs."""


# --- who may build, and where ----------------------------------------------------------------------------------------


def why_not_build(game: Setting, state: GbacwState, side: int, unit: Unit, where: Hex, corner: int) -> Refusal | None:
    """15.11, 15.12: may the unit begin an Entrenchment on these two hexsides of this hex?"""
    return _why_not_builder(game, state, side, unit, where) or _why_not_place(game, state, unit, where, corner)


def _why_not_builder(game: Setting, state: GbacwState, side: int, unit: Unit, where: Hex) -> Refusal | None:
    """C6.13.j, C6.15.g, C6.16.g, C15.11.a1 to C15.11.b: infantry or dismounted cavalry under Advance Orders, In
    Command, whose brigadier could change orders in II.C, not too tired. C15.15.a: each hex of a line builds for
    itself."""
    args, brigade = {"unit": unit}, state.brigade_of[unit]
    if game.field.units[unit].side != side or where not in query.hexes_of(state, unit):
        return Refusal("C15.11.a1", "not_there", {"unit": unit, "hex": where})
    if query.arm(game, state, unit) != INFANTRY or query.orders(game, state, unit) != ADVANCE:
        return Refusal("C15.11.a1", "cannot_build", args)
    if query.is_resting(state, unit):
        return Refusal("C6.32.b", "in_reserve", {"brigade": brigade})
    if query.is_out_of_command(state, unit):
        return Refusal("C15.11.a2", "builder_out_of_command", args)
    division = game.field.brigades[brigade].division
    out = query.is_brigade_out(state, brigade) or query.is_division_out(state, division)
    if out and not game.field.scenario.rules.any_order_in_orders_phase:
        return Refusal("C15.11.a3", "brigadier_out_of_reach", args)
    if game.rules.fatigue and state.fatigue[brigade] >= game.field.charts.fatigue["no_building_from"]:  # C17.34.a
        return Refusal("C15.11.b", "too_tired_to_build", args)
    if any(row[0] == where and row[2] == unit for row in state.works):
        return Refusal("C15.15.a", "is_building", args)
    return None


def _why_not_place(game: Setting, state: GbacwState, unit: Unit, where: Hex, corner: int) -> Refusal | None:
    """C15.12.a to C15.12.c, C15.13.b: the ground, the timber, the hexsides, and how the builder stands. RN15.12.2: a
    second Entrenchment must cover a hexside more, and may share one. K12: in some hexes the battle lets nobody
    build."""
    args = {"unit": unit, "hex": where}
    if corner > 5:
        return Refusal("C7.11.b", "wrong_kind_of_facing", {"unit": unit, "facing": corner})
    if where in game.field.scenario.rules.no_entrenchments:
        return Refusal("C1.0.b", "no_building_in_battle", args)
    if game.field.terrain[where].id in NO_BUILDING:
        return Refusal("C15.12.a", "no_digging_here", args)
    if not _timber(game, state, where, game.field.units[unit].side, safe=False):
        return Refusal("C15.12.a", "no_timber", args)
    if not _timber(game, state, where, game.field.units[unit].side, safe=True):
        return Refusal("C15.12.b", "timber_not_safe", args)
    corners = [row[1] for row in (*state.entrenchments, *state.works) if row[0] == where]
    if len(corners) >= game.field.charts.construction["most_in_hex"]:
        return Refusal("C15.12.c", "enough_entrenchments", args)
    if corner in corners:
        return Refusal("C15.12.c", "hexside_covered", args)
    stands_so = corner == state.facing[unit]
    others = [other for other in query.stack(state, where) if other != unit]
    at_work = any(query.has(state, Mark.BUILDING, other) or state.formation[other] != ORDINARY for other in others)
    if not stands_so and (state.formation[unit] != ORDINARY or at_work):
        return Refusal("C15.13.b", "builder_faces_elsewhere", {"unit": unit, "facing": corner})
    return None


def _timber(game: Setting, state: GbacwState, where: Hex, side: int, *, safe: bool) -> bool:
    """C15.12.a, C15.12.b, RN15.12.1: is there a hex with timber near enough? ``safe``: to which a path leads that, with
    both its ends, is nowhere next to an enemy; one is enough."""
    grid = game.field.grid
    reach = game.field.charts.construction["timber_within"]

    def is_open(here: Hex) -> bool:
        if not safe:
            return True
        enemies = (grid.adjacent[here] | 1 << here) & state.occupied[1 - side]
        return not enemies

    if not is_open(where):
        return False
    seen, edge = {where}, [where]
    for _ in range(reach + 1):
        if any(game.field.terrain[here].id in MATERIAL for here in edge):
            return True
        edge = sorted(
            {to for here in edge for to in grid.neighbours[here] if to >= 0 and to not in seen and is_open(to)}
        )
        seen.update(edge)
    return False


# --- II.F ------------------------------------------------------------------------------------------------------------


class Engineers(StepFrame):
    """II.F of one side."""

    __slots__ = ("side",)

    def __init__(self, step: str, side: int) -> None:
        self.step = step
        self.side = side

    def twin(self) -> Engineers:
        return Engineers(self.step, self.side)


FLOW.frame(Engineers)


@FLOW.auto("turn.engineers")
def open_engineers(play: Play, frame: Turn) -> None:
    """C3.II.f: both sides, one after the other."""
    next_turn_step(play, frame)
    first = first_side(play)
    for side in (1 - first, first):
        play.push(Engineers("engineers.begin", side))


@FLOW.auto("engineers.begin")
def ask_engineers(play: Play, frame: Engineers) -> None:
    """Ask as long as somebody could begin."""
    able = any(
        why_not_build(play.game, play.state, frame.side, row.unit, row.hex, row.facing) is None
        for row in _proposals(play.game, play.state, frame.side)
    )
    if able:
        play.go(frame, "engineers.order")
    else:
        play.pop()


def _proposals(game: Setting, state: GbacwState, side: int) -> Iterator[BeginWork]:
    for unit in each_unit(game.field.of_side[side]):
        for where in query.hexes_of(state, unit):
            if _why_not_builder(game, state, side, unit, where) is None:
                yield from (BeginWork(unit, where, corner) for corner in range(6))


class EngineersChoice(OpenChoice):
    """C15.13.b: who begins an Entrenchment, and on which hexsides?"""

    step = "engineers.order"
    rule = "C15.13.b"

    def seats(self, game: Setting, state: GbacwState, frame: Engineers) -> tuple[int, ...]:
        return (frame.side,)

    def about(self, game: Setting, state: GbacwState, frame: Engineers) -> dict[str, object]:
        return {"side": frame.side}


FLOW.choice(EngineersChoice)


class BeginWorkOffer(Offer):
    """C15.13.a to C15.13.c, RN15.13.1: two full turns by day, one at night; the builder turns to its work."""

    action = BeginWork
    weight = 0.03

    def why_not(
        self, game: Setting, state: GbacwState, frame: Engineers, seat: int, action: BeginWork
    ) -> Refusal | None:
        return why_not_build(game, state, frame.side, action.unit, action.hex, action.facing)

    def proposals(self, game: Setting, state: GbacwState, frame: Engineers, seat: int) -> Iterator[BeginWork]:
        return _proposals(game, state, frame.side)

    def apply(self, play: Play, frame: Engineers, seat: int, action: BeginWork) -> None:
        state, chart = play.state, play.field.charts.construction
        turns = chart["turns_at_night" if query.light(play.game, state) == NIGHT else "turns_by_day"]
        play.go(frame, "engineers.begin")
        ends = state.turn + turns - 1
        state.works = (*state.works, (action.hex, action.facing, action.unit, ends))
        query.mark(state, Mark.BUILDING, action.unit)
        query.mark(state, Mark.DISTURBED, action.unit)
        set_stack_facing(play, action.hex, action.facing, "C15.13.b")
        note_activity(play, action.unit, "build")
        play.tell("work_began", "C15.13.b", unit=action.unit, hex=action.hex, facing=action.facing, turn=ends)


EngineersChoice.offer(BeginWorkOffer)


class EndEngineersOffer(Offer):
    """Nobody has to build."""

    action = EndEngineers

    def why_not(
        self, game: Setting, state: GbacwState, frame: Engineers, seat: int, action: EndEngineers
    ) -> Refusal | None:
        return None

    def proposals(self, game: Setting, state: GbacwState, frame: Engineers, seat: int) -> Iterator[EndEngineers]:
        yield EndEngineers()

    def apply(self, play: Play, frame: Engineers, seat: int, action: EndEngineers) -> None:
        play.pop()


EngineersChoice.offer(EndEngineersOffer)


# --- 15.14 work given up ---------------------------------------------------------------------------------------------

OTHER_ACTIONS: Final = (
    Mark.FIRED,
    Mark.RALLIED,
    Mark.RESUPPLIED,
    Mark.REACTED,
    Mark.REACTION_MOVED,
    Mark.RETURN_FIRED,
    Mark.PRE_ASSAULT_FIRED,
    Mark.WITHDRAWAL_FIRED,
)


def why_cancelled(game: Setting, state: GbacwState, work: Work) -> str | None:
    """C15.14.a1 to C15.14.a5: the clause that ends the work; C6.32.b: Reserve does, which leaves nothing to do.
    C15.14.b: want of command in the second turn does not.
    C15.14.c, C15.16.a: a builder defends itself as others do; its work is given up when the enemy's activation is over,
    so that its Return Fire is still that of a unit which has not moved."""
    where, _, unit, _ = work
    if where not in query.hexes_of(state, unit):
        return "C15.14.a2"
    if query.orders(game, state, unit) != ADVANCE:
        return "C15.14.a1"
    if query.is_resting(state, unit):
        return "C6.32.b"
    if any(query.has(state, Mark.TARGETED, other) for other in query.stack(state, where)):
        return "C15.14.a4"
    if any(query.has(state, mark, unit) for mark in OTHER_ACTIONS):
        return "C15.14.a3"
    tired = state.fatigue[state.brigade_of[unit]] >= game.field.charts.fatigue["building_stops_at"]
    return "C15.14.a5" if game.rules.fatigue and tired else None


def cancel(play: Play, work: Work, rule: str) -> None:
    """The work is given up."""
    state, unit = play.state, work[2]
    state.works = tuple(row for row in state.works if row != work)
    if not any(row[2] == unit for row in state.works):
        query.unmark(state, Mark.BUILDING, unit)
    play.tell("work_cancelled", rule, unit=unit, hex=work[0])


def sweep(play: Play) -> None:
    """Give up every work that may not go on."""
    for work in play.state.works:
        rule = why_cancelled(play.game, play.state, work)
        if rule is not None:
            cancel(play, work, rule)


@at_moment("brigade_begins", 5)
def sweep_before(play: Play, frame: Moment) -> None:
    """C15.14.a1: orders may have changed in II.C or III.C.1."""
    sweep(play)


@at_moment("brigade_ends", 6)
def sweep_after(play: Play, frame: Moment) -> None:
    """C15.14.a2, C15.14.a3, C15.14.a4: after what the activation has done to builders, before its marks go."""
    sweep(play)


class StopWorkOffer(Offer):
    """C15.14.a3: a builder that is to do something else gives up its work first."""

    action = StopWork
    weight = 0.02

    def why_not(
        self, game: Setting, state: GbacwState, frame: BrigadeAct, seat: int, action: StopWork
    ) -> Refusal | None:
        args = {"unit": action.unit}
        if not frame.brigades >> state.brigade_of[action.unit] & 1:
            return Refusal("C5.33.a", "other_brigade", args)
        if not query.has(state, Mark.BUILDING, action.unit):
            return Refusal("C15.14.a3", "is_not_building", args)
        return None

    def proposals(self, game: Setting, state: GbacwState, frame: BrigadeAct, seat: int) -> Iterator[StopWork]:
        return (StopWork(unit) for unit in each_unit(state.marks[Mark.BUILDING]))

    def apply(self, play: Play, frame: BrigadeAct, seat: int, action: StopWork) -> None:
        for work in play.state.works:
            if work[2] == action.unit:
                cancel(play, work, "C15.14.a3")


BrigadeChoice.offer(StopWorkOffer)


# --- IV.B ------------------------------------------------------------------------------------------------------------


@FLOW.auto("turn.entrenchments")
def finish_works(play: Play, frame: Turn) -> None:
    """C15.13.c, C15.13.d: what is due this turn stands from now on, as it was begun; C15.15.a: those who began it
    have done it."""
    next_turn_step(play, frame)
    sweep(play)
    state = play.state
    for work in state.works:
        where, corner, unit, ends = work
        if ends > state.turn:
            continue
        state.works = tuple(row for row in state.works if row != work)
        state.entrenchments = (*state.entrenchments, (where, corner))
        if not any(row[2] == unit for row in state.works):
            query.unmark(state, Mark.BUILDING, unit)
        play.tell("entrenchment_built", "C15.13.c", unit=unit, hex=where, facing=corner)
