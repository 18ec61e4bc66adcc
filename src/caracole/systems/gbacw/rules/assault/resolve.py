"""11.1, 11.41, 11.45, 11.46 The assaults of a brigade: Steps 1 to 5 for all of them, then Step 6 for one after another
along the line: modifiers, roll, advance, Continued Assault, Disorder.

A :class:`Series` is one assault with all Continued Assaults that come of it; ``continued`` has its later steps.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from caracole.geometry.hex import STEPS, front
from caracole.kernel import Refusal, StepFrame
from caracole.systems.gbacw.rules import amendments, query
from caracole.systems.gbacw.rules.assault.actions import ResolveFrom
from caracole.systems.gbacw.rules.assault.before import Before
from caracole.systems.gbacw.rules.assault.declared import (
    BROKEN,
    LEFT_BEFORE,
    Assault,
    assault,
    attackers,
    change,
    declared,
    defended,
    defenders,
)
from caracole.systems.gbacw.rules.assault.modifiers import assault_modifiers, is_charge
from caracole.systems.gbacw.rules.assault.strength import ratio
from caracole.systems.gbacw.rules.assault.targets import Designating, why_not_assault
from caracole.systems.gbacw.rules.components.drm import listed, total
from caracole.systems.gbacw.rules.components.numbers import Hex, Unit
from caracole.systems.gbacw.rules.extension import wraparound
from caracole.systems.gbacw.rules.flow import FLOW, Ask, Play
from caracole.systems.gbacw.rules.recovery import fatigue
from caracole.systems.gbacw.rules.results import advance, assault_result
from caracole.systems.gbacw.rules.sequence.sequence import BrigadeAct, next_brigade_step
from caracole.systems.gbacw.rules.state import GbacwState, Mark

if TYPE_CHECKING:
    from caracole.systems.gbacw.rules.setting import Setting

LEFT_END: Final = "left"
RIGHT_END: Final = "right"
WHOLE: Final = 720720
"""Divisible by every number of hexes up to 16, so that the middles of attacks compare in whole numbers."""


class Assaults(StepFrame):
    """All assaults of the acting brigade; ``order`` are those still to be resolved."""

    __slots__ = ("brigades", "order", "side")

    def __init__(self, step: str, side: int, brigades: int, order: tuple[int, ...] = ()) -> None:
        self.step = step
        self.side = side
        self.brigades = brigades
        self.order = order

    def twin(self) -> Assaults:
        return Assaults(self.step, self.side, self.brigades, self.order)


FLOW.frame(Assaults)


class Series(StepFrame):
    """One assault and what it leads to. ``number`` is the assault at hand, ``pending`` those declared to continue
    it."""

    __slots__ = (
        "against",
        "brigades",
        "charged",
        "first",
        "fought",
        "further",
        "going_on",
        "hexes",
        "number",
        "pending",
        "result",
        "rolled",
        "rows",
        "series",
        "side",
        "units",
    )

    def __init__(
        self,
        step: str,
        side: int,
        brigades: int,
        number: int,
        pending: tuple[int, ...] = (),
        series: int = 0,
        rolled: tuple[Unit, ...] = (),
        fought: tuple[Unit, ...] = (),
        rows: tuple[int, ...] = (),
        charged: bool = False,
        result: int = -1,
        going_on: bool = False,
        units: tuple[Unit, ...] = (),
        against: tuple[Unit, ...] = (),
        hexes: tuple[Hex, ...] = (),
        further: tuple[tuple[Unit, int], ...] = (),
        first: int = 0,
    ) -> None:
        self.step = step
        self.side = side
        """Who attacks in the assault at hand."""
        self.brigades = brigades
        self.number = number
        self.pending = pending
        self.series = series
        """Continued Assaults made so far."""
        self.rolled = rolled
        """Attackers, of either side, of the assaults that were rolled for."""
        self.fought = fought
        """Their defenders."""
        self.rows = rows
        """All assaults of the series."""
        self.charged = charged
        self.result = result
        """The band of the table; -1 if nothing was rolled."""
        self.going_on = going_on
        self.units = units
        """Those who continue, or might."""
        self.against = against
        """Who defended when the assault at hand was rolled for."""
        self.hexes = hexes
        """Those that the present step still has to do with."""
        self.further = further
        """(unit, hex) for every hex gone further (C11.47.g)"""
        self.first = first

    def twin(self) -> Series:
        return Series(
            self.step,
            self.side,
            self.brigades,
            self.number,
            self.pending,
            self.series,
            self.rolled,
            self.fought,
            self.rows,
            self.charged,
            self.result,
            self.going_on,
            self.units,
            self.against,
            self.hexes,
            self.further,
            self.first,
        )


FLOW.frame(Series)


# --- the steps of all assaults ---------------------------------------------------------------------------------------


@FLOW.auto("brigade.assault")
def open_assaults(play: Play, frame: BrigadeAct) -> None:
    """C11.12.a, C10.0.c: after all movement and fire of the brigade, if anybody may assault; C5.35.b: not on a March
    AM, which activates only those who march."""
    next_brigade_step(play, frame)
    if frame.march:
        return
    units = query.units_on_map(play.game, play.state, frame.side)
    if any(why_not_assault(play.game, play.state, unit, frame.brigades) is None for unit in units):
        play.push(Assaults("assault.begin", frame.side, frame.brigades))


@FLOW.auto("assault.begin")
def begin(play: Play, frame: Assaults) -> None:
    """C11.11.a: Step 1."""
    play.go(frame, "assault.prepare")
    play.push(Designating("assault.designate", frame.side, frame.brigades))


@FLOW.auto("assault.prepare")
def prepare(play: Play, frame: Assaults) -> None:
    """C11.11.a, C11.11.b: Steps 2 to 5."""
    rows = tuple(row.number for row in declared(play.state))
    if not rows:
        play.pop()
        return
    play.go(frame, "assault.line")
    play.push(Before("before.retreats", frame.side, rows))


# --- 11.41 the order of Step 6 ---------------------------------------------------------------------------------------


def along_the_line(game: Setting, state: GbacwState, rows: list[Assault]) -> list[int]:
    """C11.11.c, C11.41.b: the assaults from the left of the line to its right, as the attackers look; where they look
    every way at once, by the numbers of their hexes."""
    grid = game.field.grid
    look_x = look_y = 0
    for row in rows:
        for unit in row.attackers:
            for direction in front(state.facing[unit]):
                look_x, look_y = look_x + 3 * STEPS[direction][0], look_y + STEPS[direction][1]

    def place(row: Assault) -> tuple[int, Hex]:
        hexes = [where for each in row.places for where in each]
        across = sum(look_x * grid.y[where] - look_y * 3 * grid.x[where] for where in hexes)
        return across * (WHOLE // len(hexes)), min(hexes)

    return [row.number for row in sorted(rows, key=place)]


@FLOW.auto("assault.line")
def open_line(play: Play, frame: Assaults) -> None:
    """C11.41.b: with several assaults the attacker says from which end."""
    rows = [row for row in declared(play.state) if not row.resolved]
    order = tuple(along_the_line(play.game, play.state, rows))
    play.go(frame, "assault.order" if len(order) > 1 else "assault.next").order = order


class OrderChoice(Ask):
    """C11.11.c, C11.41.b: from left to right or from right to left."""

    step = "assault.order"
    rule = "C11.41.b"
    actions = (ResolveFrom,)

    def seats(self, game: Setting, state: GbacwState, frame: Assaults) -> tuple[int, ...]:
        return (frame.side,)

    def about(self, game: Setting, state: GbacwState, frame: Assaults) -> dict[str, object]:
        return {"side": frame.side, "assaults": len(frame.order)}

    def why_not(
        self, game: Setting, state: GbacwState, frame: Assaults, seat: int, action: ResolveFrom
    ) -> Refusal | None:
        if action.end in (LEFT_END, RIGHT_END):
            return None
        return Refusal("C11.41.b", "from_one_end", {"end": action.end})

    def proposals(self, game: Setting, state: GbacwState, frame: Assaults, seat: int) -> Iterator[ResolveFrom]:
        return (ResolveFrom(end) for end in (LEFT_END, RIGHT_END))

    def apply(self, play: Play, frame: Assaults, seat: int, action: ResolveFrom) -> None:
        order = frame.order if action.end == LEFT_END else frame.order[::-1]
        play.go(frame, "assault.next").order = order


FLOW.choice(OrderChoice)


@FLOW.auto("assault.next")
def next_assault(play: Play, frame: Assaults) -> None:
    """C11.41.a: one assault with all its steps before the next begins."""
    if not frame.order:
        play.pop()
        return
    play.go(frame, "assault.next").order = frame.order[1:]
    play.push(Series("series.resolve", frame.side, frame.brigades, frame.order[0], rows=(frame.order[0],)))


# --- Steps 6a and 6b -------------------------------------------------------------------------------------------------


@FLOW.auto("series.resolve")
def resolve(play: Play, frame: Series) -> None:
    """C11.42.a, C11.45.a: add up the modifiers and roll. C11.46.f: a target that is empty by now is only advanced into;
    C11.32.g: a defender who is still there after another assault is assaulted again. Without attackers there is no
    assault; C11.46.g: those whom a victorious defender assaulted meanwhile make theirs if they have not left."""
    game, state = play.game, play.state
    row = assault(state, frame.number)
    units = attackers(game, state, row)
    change(state, row.number, resolved=True)
    frame = frame._replace(side=row.side, series=row.series, result=-1, going_on=False, units=units)
    if not units:
        play.go(frame, "series.next")
    elif not defended(game, state, row):
        play.go(frame, "series.grounds").charged = is_charge(game, state, row)
    else:
        roll(play, frame, row)


def roll(play: Play, frame: Series, row: Assault) -> None:
    """C11.45.a, C11.45.b, C17.22.h: one die with all modifiers; both sides were in a Step 6b, C11.59.f: which the Blown
    among them remember."""
    game, state = play.game, play.state
    units, others = attackers(game, state, row), defenders(game, state, row)
    rows, strengths = assault_modifiers(game, state, row), ratio(game, state, row)
    charged = is_charge(game, state, row)
    die = play.die("C11.45.a", "assault")
    found = game.field.charts.assault(die + total(rows))
    for unit in (*units, *others):
        query.mark(state, Mark.ASSAULTED, unit)
        if query.is_blown(state, unit) and amendments.blown_cavalry_remembers_every_assault(game):
            query.mark(state, Mark.FOUGHT_BLOWN, unit)
    for brigade in sorted({state.brigade_of[unit] for unit in (*units, *others)}):
        fatigue.note_assault(play, brigade)
    play.tell(
        "assault_resolved",
        "C11.45.a",
        units=units,
        hexes=row.targets,
        die=die,
        total=die + total(rows),
        result=found.id,
        attack=strengths.attack / 2,
        defence=strengths.defence / 2,
        modifiers=listed(rows),
    )
    later = play.go(frame, "series.apply")
    later.charged = charged
    later.result = game.field.charts.assault_results.index(found)
    later.rolled = tuple(dict.fromkeys((*frame.rolled, *units)))
    later.fought = tuple(dict.fromkeys((*frame.fought, *others)))
    later.units = units
    later.against = others
    for unit in units:
        wraparound.retract(play, unit)


@FLOW.auto("series.apply")
def apply_result(play: Play, frame: Series) -> None:
    """C11.45.a: the result takes effect at once (12), after a line that wrapped around has closed up (C8.49.a)."""
    play.go(frame, "series.grounds")
    assault_result.apply(play, frame.units, frame.against, play.field.charts.assault_results[frame.result])


# --- Step 6c ---------------------------------------------------------------------------------------------------------


def left_by_enemy(state: GbacwState, side: int, hexes: tuple[Hex, ...]) -> tuple[Hex, ...]:
    """C11.46.a, C12.6.i: of these hexes those without enemy combat units; Abandoned guns do not hold one."""
    return tuple(where for where in hexes if not query.is_occupied(state, 1 - side, where))


@FLOW.auto("series.advance")
def advance_next(play: Play, frame: Series) -> None:
    """C11.46.a to C11.46.c, C11.57.a, C12.6.b: all attackers must advance into a hex that was left, within the limits
    of stacking, upper units first; after a Retreat Before Assault they may. Who can reach another such hex may still
    choose that one."""
    state = play.state
    if not frame.hexes:
        play.go(frame, "series.advanced")
        return
    row = assault(state, frame.number)
    where, later = frame.hexes[0], frame.hexes[1:]
    play.go(frame, "series.advance").hexes = later
    voluntary = (LEFT_BEFORE, row.number, where) in state.notes
    bound: list[Unit] = []
    free: list[Unit] = []
    for unit in attackers(play.game, state, row):
        elsewhere = any(advance.why_not_advance(play.game, state, unit, other) is None for other in later)
        (free if elsewhere or voluntary else bound).append(unit)
    advance.offer(play, bound, where, must=True)
    advance.offer(play, free, where, must=False)


def is_broken(state: GbacwState, frame: Series) -> bool:
    """C11.47.a: did the check before the assault Rout all defenders and cost them their guns?"""
    return frame.result < 0 and assault(state, frame.number).left == BROKEN
