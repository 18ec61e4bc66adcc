"""11.33 to 11.38 Steps 2 to 5, each for all assaults before the next (C11.11.a, C11.11.b): Retreat Before Assault, the
commitment of Green attackers, the defenders' check (or countercharge), fire at the attackers.

Dice: defenders and attackers by the number of their hex, top first (C11.11.c leaves the order free).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from caracole.kernel import Refusal, StepFrame
from caracole.systems.gbacw.rules import query
from caracole.systems.gbacw.rules.assault import countercharge
from caracole.systems.gbacw.rules.assault.actions import CheckWith, RetreatBefore, StandFast
from caracole.systems.gbacw.rules.assault.declared import (
    BEFORE,
    BROKEN,
    EMPTIED,
    HUNG_BACK,
    LEFT_BEFORE,
    RETREATED,
    Assault,
    assault,
    attackers,
    change,
    declared,
    defended,
    defenders,
    follow,
    hexes_of_all,
    position,
    positions,
    units_in,
)
from caracole.systems.gbacw.rules.assault.modifiers import check_modifiers, is_mounted_assault
from caracole.systems.gbacw.rules.components.cohesion import check_cohesion
from caracole.systems.gbacw.rules.components.numbers import Hex, Unit
from caracole.systems.gbacw.rules.components.printed import ATTACK, CAVALRY, MARCH
from caracole.systems.gbacw.rules.extension import wraparound
from caracole.systems.gbacw.rules.fire.nonphasing import open_nonphasing
from caracole.systems.gbacw.rules.flow import FLOW, Ask, Play
from caracole.systems.gbacw.rules.orders.orders_change import struck
from caracole.systems.gbacw.rules.results import abandoned_guns, chain, results, retreat, rout
from caracole.systems.gbacw.rules.sequence.standing import ASK, IF_DISORDERED, standing, tell_followed
from caracole.systems.gbacw.rules.state import ROUTED, GbacwState, Mark

if TYPE_CHECKING:
    from caracole.systems.gbacw.rules.setting import Setting

MARCHERS: Final = "march_assaulted"
"""Note: a brigade was assaulted under March Orders (C11.48.g)."""


class Before(StepFrame):
    """Steps 2 to 5 of these assaults; ``side`` attacks. A Continued Assault has only Steps 2 and 5 (C11.47.m)."""

    __slots__ = ("continued", "done", "place", "rows", "side", "tops")

    def __init__(
        self,
        step: str,
        side: int,
        rows: tuple[int, ...],
        continued: bool = False,
        place: int = 0,
        done: tuple[Hex, ...] = (),
        tops: tuple[Unit, ...] = (),
    ) -> None:
        self.step = step
        self.side = side
        self.rows = rows
        self.continued = continued
        self.place = place
        """How far the present step has come."""
        self.done = done
        """Hexes whose defenders have been asked or have rolled."""
        self.tops = tops
        """Those who might roll for an Extended position (C11.37.b)."""

    def twin(self) -> Before:
        return Before(self.step, self.side, self.rows, self.continued, self.place, self.done, self.tops)


FLOW.frame(Before)


def rows_of(state: GbacwState, frame: Before) -> list[Assault]:
    """The assaults of this frame."""
    return [assault(state, number) for number in frame.rows]


def is_alive(game: Setting, state: GbacwState, row: Assault) -> bool:
    """Is there anybody left who assaults, and anybody who is assaulted?"""
    return bool(attackers(game, state, row) and defended(game, state, row))


# --- Step 2: Retreat Before Assault ----------------------------------------------------------------------------------


def assailants_of(game: Setting, state: GbacwState, frame: Before, unit: Unit) -> list[Assault]:
    """The assaults of this frame that a unit is to meet."""
    return [row for row in rows_of(state, frame) if unit in defenders(game, state, row)]


def reach(game: Setting, state: GbacwState, unit: Unit) -> int:
    """C11.33.b: infantry and dismounted cavalry go one hex, mounted cavalry up to two."""
    return 2 if query.arm(game, state, unit) == CAVALRY else 1


def why_not_retreat_before(game: Setting, state: GbacwState, frame: Before, unit: Unit) -> Refusal | None:
    """C6.15.i, C6.16.h, C6.18.c, C11.33.a, C11.33.c1 to C11.33.c4, RN11.33.1, RN11.33.2: may this unit retreat before
    the assault? C11.33.e: it may have made a Reaction Move. RN11.47.1: phasing units may not."""
    args = {"unit": unit}
    rows = assailants_of(game, state, frame, unit)
    if not rows:
        return Refusal("C11.33.a", "not_assaulted", args)
    if game.field.units[unit].side == state.phasing:
        return Refusal("C11.47.k", "phasing_stays", args)
    if query.is_artillery(game, unit):
        return Refusal("C11.33.c3", "guns_stay", args)
    orders = query.orders(game, state, unit)
    if orders == ATTACK:
        return Refusal("C11.33.c1", "attackers_stay", args)
    if orders == MARCH:
        return Refusal("C11.33.c2", "marchers_stay", args)
    known = [row for row in declared(state) if not row.resolved and unit in defenders(game, state, row)]
    if any(is_mounted_assault(game, state, row) for row in known):
        return Refusal("C11.33.c4", "assaulted_by_horse", args)
    return retreat.why_not_begin(game, state, (unit,), 1, reach(game, state, unit), causes(game, state, rows))


def causes(game: Setting, state: GbacwState, rows: list[Assault]) -> tuple[Unit, ...]:
    """The units that cause what happens to the defenders of these assaults."""
    return tuple(dict.fromkeys(unit for row in rows for unit in attackers(game, state, row)))


def able_to_retreat(game: Setting, state: GbacwState, frame: Before) -> list[Unit]:
    """The defenders that may retreat before the assault."""
    hexes = sorted({where for row in rows_of(state, frame) for where in defended(game, state, row)})
    return [unit for unit in units_in(state, hexes) if why_not_retreat_before(game, state, frame, unit) is None]


@FLOW.auto("before.retreats")
def open_retreats(play: Play, frame: Before) -> None:
    """C11.33.a: ask the defender, unless nobody could or an instruction stands."""
    if frame.continued and play.rules.no_retreat_before_continued_assault:
        close_retreats(play, frame)
        return
    able = able_to_retreat(play.game, play.state, frame)
    told = standing(play.state, 1 - frame.side, "retreat_before_assault")
    if able and told == ASK:
        play.go(frame, "assault.retreat_before")
        return
    if able:
        tell_followed(play, 1 - frame.side, "retreat_before_assault")
    shaken = [unit for unit in able if told == IF_DISORDERED and query.is_disordered(play.state, unit)]
    if shaken:
        retreat_before(play, frame, shaken[0])
    else:
        close_retreats(play, frame)


def close_retreats(play: Play, frame: Before) -> None:
    """Nobody retreats any more; on to what comes next."""
    play.go(frame, "before.left" if frame.continued else "before.commit")


class RetreatChoice(Ask):
    """C11.33.a, RN11.33.1: each unit decides for itself; whatever stays is assaulted."""

    step = "assault.retreat_before"
    rule = "C11.33.a"
    actions = (RetreatBefore, StandFast)

    def seats(self, game: Setting, state: GbacwState, frame: Before) -> tuple[int, ...]:
        return (1 - frame.side,)

    def about(self, game: Setting, state: GbacwState, frame: Before) -> dict[str, object]:
        return {"units": able_to_retreat(game, state, frame)}

    def why_not(
        self, game: Setting, state: GbacwState, frame: Before, seat: int, action: RetreatBefore | StandFast
    ) -> Refusal | None:
        if isinstance(action, StandFast):
            return None
        return why_not_retreat_before(game, state, frame, action.unit)

    def proposals(
        self, game: Setting, state: GbacwState, frame: Before, seat: int
    ) -> Iterator[RetreatBefore | StandFast]:
        yield StandFast()
        yield from (RetreatBefore(unit) for unit in query.units_on_map(game, state, seat))

    def apply(self, play: Play, frame: Before, seat: int, action: RetreatBefore | StandFast) -> None:
        if isinstance(action, StandFast):
            play.go(frame, "before.left" if frame.continued else "before.commit")
        else:
            retreat_before(play, frame, action.unit)


FLOW.choice(RetreatChoice)


def retreat_before(play: Play, frame: Before, unit: Unit) -> None:
    """C11.33.b, C11.34.a, C11.34.b, C11.35.b: a voluntary retreat that keeps facing and draws no fire. C11.33.d: the
    retreat has a Disordered unit check afterwards."""
    state = play.state
    rows = assailants_of(play.game, state, frame, unit)
    query.note(state, RETREATED, unit)
    play.tell("unit_retreated_before", "C11.33.a", unit=unit)
    play.go(frame, "before.retreats")
    most = reach(play.game, state, unit)
    retreat.begin(play, (unit,), 1, most, causes(play.game, state, rows), voluntary=True, before=True)


def note_left_before(play: Play, frame: Before) -> None:
    """C11.35.a, C11.46.b: targets that are empty when Step 2 is over may be advanced into, but need not."""
    state = play.state
    for row in rows_of(state, frame):
        for where in row.targets:
            if not query.is_occupied(state, 1 - row.side, where):
                query.note(state, LEFT_BEFORE, row.number, where)


# --- Step 3: Green attackers -----------------------------------------------------------------------------------------


@FLOW.auto("before.commit")
def commit_green(play: Play, frame: Before) -> None:
    """C11.36.a, C11.36.b, C8.36.h: every Green attacker who still has somebody to assault takes a UDD; on failure it
    hangs back, without Disorder."""
    note_left_before(play, frame)
    for row in rows_of(play.state, frame):
        if not defended(play.game, play.state, row):
            continue
        for unit in attackers(play.game, play.state, row):
            if play.field.units[unit].green and not check_cohesion(play, unit, "C11.36.a", "commitment"):
                query.note(play.state, HUNG_BACK, unit)
                play.tell("unit_hung_back", "C11.36.b", unit=unit)
    play.go(frame, "before.wrap").place = 0


@FLOW.auto("before.wrap")
def wrap_around(play: Play, frame: Before) -> None:
    """C8.48.b: after Step 3 Extended Lines may wrap around their target. Who has wheeled attacks from where it stands
    now, its counter too."""
    state = play.state
    for (unit,) in query.notes(state, wraparound.WRAPPED):
        follow(state, unit)
    lines = [
        (unit, row)
        for row in rows_of(state, frame)
        for unit in row.attackers
        if state.extension[unit] and unit in attackers(play.game, state, row)
    ]
    if frame.place >= len(lines):
        play.go(frame, "before.countercharge").place = 0
        return
    play.go(frame, "before.wrap").place = frame.place + 1
    unit, row = lines[frame.place]
    if len(defended(play.game, state, row)) == 1:
        wraparound.offer(play, unit, defended(play.game, state, row)[0])


# --- Step 4: the defenders' check ------------------------------------------------------------------------------------


def defending(game: Setting, state: GbacwState, frame: Before) -> list[tuple[Hex, ...]]:
    """C11.37.a: the positions, by their first hex, that await an assault and have not rolled."""
    found = {
        place
        for row in rows_of(state, frame)
        if is_alive(game, state, row)
        for place in positions(state, [where for where in defended(game, state, row) if where in row.targets])
    }
    return sorted(place for place in found if not set(place) & set(frame.done))


def rows_against(game: Setting, state: GbacwState, frame: Before, place: tuple[Hex, ...]) -> list[Assault]:
    """The assaults on a position whose attackers are still there."""
    return [
        row
        for row in rows_of(state, frame)
        if attackers(game, state, row) and any(target in place for target in row.targets)
    ]


@FLOW.auto("before.countercharge")
def open_countercharges(play: Play, frame: Before) -> None:
    """C11.56.b: before the checks, in whose place they come."""
    for place in defending(play.game, play.state, frame):
        done = (*frame.done, *place)
        rows = rows_against(play.game, play.state, frame, place)
        if countercharge.why_not_countercharge(play.game, play.state, place, rows) is None:
            play.go(frame, "before.countercharge").done = done
            countercharge.offer(play, 1 - frame.side, place, tuple(row.number for row in rows))
            return
        frame = frame._replace(done=done)
    play.go(frame, "before.check").done = ()


@FLOW.auto("before.check")
def check_defenders(play: Play, frame: Before) -> None:
    """C11.37.a, C11.37.b, C8.36.f: the top unit of each position rolls; C11.56.b: who countercharges does not."""
    state = play.state
    waiting = defending(play.game, state, frame)
    if not waiting:
        play.go(frame, "before.left").done = ()
        return
    place = waiting[0]
    frame = frame._replace(done=(*frame.done, *place))
    play.go(frame, "before.check").done = frame.done
    units = units_in(state, place)
    if any(query.has(state, Mark.COUNTERCHARGING, unit) for unit in units):
        return
    tops = tuple(dict.fromkeys(query.top(state, where) for where in place if query.top(state, where) >= 0))
    if len(tops) > 1:
        later = play.go(frame, "assault.who_checks")
        later.done = frame.done
        later.tops = tops
    else:
        check_position(play, frame, place, tops[0])


class WhoChecks(Ask):
    """C11.37.b: an Extended defender with guns on it has more than one top unit; its owner chooses."""

    step = "assault.who_checks"
    rule = "C11.37.b"
    actions = (CheckWith,)

    def seats(self, game: Setting, state: GbacwState, frame: Before) -> tuple[int, ...]:
        return (1 - frame.side,)

    def why_not(self, game: Setting, state: GbacwState, frame: Before, seat: int, action: CheckWith) -> Refusal | None:
        return None if action.unit in frame.tops else Refusal("C11.37.b", "not_on_top", {"unit": action.unit})

    def proposals(self, game: Setting, state: GbacwState, frame: Before, seat: int) -> Iterator[CheckWith]:
        return (CheckWith(unit) for unit in frame.tops)

    def apply(self, play: Play, frame: Before, seat: int, action: CheckWith) -> None:
        frame = frame._replace(tops=())
        play.go(frame, "before.check")
        check_position(play, frame, position(play.state, frame.done[-1]), action.unit)


FLOW.choice(WhoChecks)


def check_position(play: Play, frame: Before, place: tuple[Hex, ...], unit: Unit) -> None:
    """C11.37.c, C11.37.d, C11.62.a, C12.36.a: a failure Disorders everybody in the position, a Second Disorder for
    those who are Disordered, guns being Abandoned. C11.37.e, RN11.37.1, RN11.37.2: under March Orders a pass does
    so, and a failure Routs everybody."""
    state = play.state
    rows = rows_against(play.game, state, frame, place)
    units = units_in(state, place)
    marching = query.orders(play.game, state, unit) == MARCH
    struck(play, units)
    if marching:
        query.note(state, MARCHERS, state.brigade_of[unit])
    modifiers = check_modifiers(play.game, state, unit, rows)
    passed = check_cohesion(play, unit, "C11.37.a", "pre_assault_check", modifiers)
    if marching and not passed:
        chain.join(play, chain.PRE_ASSAULT, causes(play.game, state, rows))
        for each in units:
            if query.is_artillery(play.game, each):
                abandoned_guns.abandon(play, each, "C11.37.e")
            else:
                rout.begin(play, each, "C11.37.e")
    elif marching or not passed:
        rule = "C11.37.e" if marching else "C11.37.d"
        results.disorder_stack(play, units, "pre_assault", causes(play.game, state, rows), rule)


@FLOW.auto("before.left")
def note_vacancies(play: Play, frame: Before) -> None:
    """C11.35.c, C11.47.a, C11.47.e: write down how targets that are empty now came to be so."""
    state = play.state
    if frame.continued:
        note_left_before(play, frame)
    for row in rows_of(state, frame):
        if not defended(play.game, state, row):
            change(state, row.number, left=how_left(play.game, state, row))
    play.go(frame, "before.fire")


def how_left(game: Setting, state: GbacwState, row: Assault) -> str:
    """C11.35.c: all by Retreat Before Assault; C11.47.a: whoever stayed was Routed or left his guns; or otherwise."""
    stayed = [unit for unit in row.defenders if (RETREATED, unit) not in state.notes]
    if not stayed:
        return BEFORE
    gone = all(state.hex_of[unit] == ROUTED or query.is_abandoned(state, unit) for unit in stayed)
    return BROKEN if gone else EMPTIED


# --- Step 5: Pre-Assault Fire ----------------------------------------------------------------------------------------


@FLOW.auto("before.fire")
def open_fire(play: Play, frame: Before) -> None:
    """C11.38.a, C11.38.b, C10.41.d, C10.43.d, C10.43.e: at the attackers of all these assaults at once, so that a
    defender may divide its fire among them, even if those whom they assault have left."""
    play.pop()
    state = play.state
    units = chain.by_place(play, (unit for row in rows_of(state, frame) for unit in attackers(play.game, state, row)))
    if units:
        where, hexes = state.hex_of[units[0]], tuple(hexes_of_all(state, units))
        continued = frame.continued
        open_nonphasing(play, "pre_assault", units[0], where, units=tuple(units), hexes=hexes, continued=continued)
