"""5.13, 5.26 to 5.36 Activation: the first marker, the pool, how often a command may act, March equivalents."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from caracole.kernel import Refusal, StepFrame
from caracole.systems.gbacw.rules import query
from caracole.systems.gbacw.rules.activation.actions import FillPool, HoldBack, NameFirstMarker
from caracole.systems.gbacw.rules.activation.efficiency import MOST_INEFFECTIVE
from caracole.systems.gbacw.rules.command.command import serves
from caracole.systems.gbacw.rules.components.numbers import Unit, each_unit
from caracole.systems.gbacw.rules.components.printed import FIXED, SIDES
from caracole.systems.gbacw.rules.flow import FLOW, Ask, Moment, Offer, OpenChoice, Play, at_moment
from caracole.systems.gbacw.rules.reinforcements import schedule
from caracole.systems.gbacw.rules.sequence.sequence import (
    Turn,
    activate_marker,
    battle_marker,
    next_turn_step,
    push_both,
)
from caracole.systems.gbacw.rules.state import BrigadeMark, GbacwState, Mark, Tally

if TYPE_CHECKING:
    from caracole.systems.gbacw.rules.setting import Setting

FIRST_MARKER: Final = "first_marker"
"""The note of the marker that the Initiative player has named."""


def march_marker(game: Setting, side: int) -> int:
    """The single March AM of a side."""
    return len(game.field.divisions) + side


def has_marchers(game: Setting, state: GbacwState, side: int) -> bool:
    """C5.31.c, R5.31-2: has the side any unit under March Orders now, on the map or coming in this turn?"""
    return any(schedule.marches(game, state, unit) for unit in each_unit(game.field.of_side[side]))


def markers_of(game: Setting, state: GbacwState, side: int) -> dict[int, int]:
    """C5.31.a, C5.31.c, C5.31.d, C5.28.e, C2.23.a: the AMs of a side this turn: those of its divisions, whatever their
    orders, its March AM, and those of the battle's own whose brigades are there."""
    found = {
        division: state.allotted[division]
        for division in game.field.divisions_of_side[side]
        if state.allotted[division]
    }
    if has_marchers(game, state, side):
        found[march_marker(game, side)] = 1
    first = len(game.field.divisions) + len(SIDES)
    for marker, row in enumerate(game.field.scenario.rules.markers, first):
        if row.side == side and schedule.are_at_hand(game, state, row.brigades):
            found[marker] = row.number
    return found


def markers_to_begin(game: Setting, state: GbacwState, side: int) -> list[int]:
    """C5.13.a, C5.13.b, R5.13-1: the markers that a side may name to begin; those of the battle's own only if it says
    so."""
    rows = {marker: battle_marker(game.field, marker) for marker in markers_of(game, state, side)}
    return [marker for marker, row in rows.items() if row is None or row.begins]


# --- III.A the first marker ------------------------------------------------------------------------------------------


class FirstMarker(StepFrame):
    """The Initiative player names the AM that begins."""

    __slots__ = ("side",)

    def __init__(self, step: str, side: int) -> None:
        self.step = step
        self.side = side

    def twin(self) -> FirstMarker:
        return FirstMarker(self.step, self.side)


FLOW.frame(FirstMarker)


@FLOW.auto("turn.first_marker")
def ask_first_marker(play: Play, frame: Turn) -> None:
    """C3.III.a, C5.12.a: if somebody has the Initiative he names a marker. R5.13-1: he must, if he has any."""
    next_turn_step(play, frame)
    side = play.state.initiative
    if side >= 0 and markers_to_begin(play.game, play.state, side):
        play.push(FirstMarker("activation.first", side))


class FirstMarkerChoice(Ask):
    """C5.13.a, C5.13.b: one of his own divisions, or his March AM."""

    step = "activation.first"
    rule = "C5.13.a"
    actions = (NameFirstMarker,)

    def seats(self, game: Setting, state: GbacwState, frame: FirstMarker) -> tuple[int, ...]:
        return (frame.side,)

    def why_not(
        self, game: Setting, state: GbacwState, frame: FirstMarker, seat: int, action: NameFirstMarker
    ) -> Refusal | None:
        if action.marker not in markers_to_begin(game, state, frame.side):
            return Refusal("C5.13.a", "not_your_marker", {"marker": action.marker})
        return None

    def proposals(self, game: Setting, state: GbacwState, frame: FirstMarker, seat: int) -> Iterator[NameFirstMarker]:
        return (NameFirstMarker(marker) for marker in range(len(state.pool)))

    def apply(self, play: Play, frame: FirstMarker, seat: int, action: NameFirstMarker) -> None:
        play.pop()
        play.state.turn_notes = (*play.state.turn_notes, (FIRST_MARKER, action.marker))
        play.tell("first_marker_named", "C5.13.a", side=seat, marker=action.marker)


FLOW.choice(FirstMarkerChoice)


def first_marker(state: GbacwState) -> int:
    """The marker named to begin the turn; -1 if none was."""
    return next((int(row[1]) for row in state.turn_notes if row[0] == FIRST_MARKER), -1)


# --- III.B the pool --------------------------------------------------------------------------------------------------


class Pool(StepFrame):
    """A side says how many of its AMs go into the pool."""

    __slots__ = ("side",)

    def __init__(self, step: str, side: int) -> None:
        self.step = step
        self.side = side

    def twin(self) -> Pool:
        return Pool(self.step, self.side)


FLOW.frame(Pool)


@FLOW.auto("turn.pool")
def open_pool(play: Play, frame: Turn) -> None:
    """C3.III.b: both sides put their AMs in; then the first marker acts, and the rest are drawn."""
    next_turn_step(play, frame)
    if play.field.scenario.command_level != FIXED:
        push_both(play, Pool("activation.pool", 0))


@FLOW.auto("activation.pool")
def ask_pool(play: Play, frame: Pool) -> None:
    """C5.31.b: who has a division with more than one AM is asked whether he holds some back."""
    state = play.state
    if any(why_not_hold_back(play.game, state, frame.side, d) is None for d in range(len(play.field.divisions))):
        play.go(frame, "activation.fill")
    else:
        play.pop()


def why_not_hold_back(game: Setting, state: GbacwState, side: int, division: int) -> Refusal | None:
    """C5.31.b, R5.31-1, C5.24.b: fewer AMs than allotted, but at least one for each division."""
    if game.field.divisions[division].side != side:
        return Refusal("C5.31.b", "not_your_division", {"division": division})
    if state.allotted[division] <= 1:
        return Refusal("C5.24.b", "last_marker", {"division": division})
    return None


class PoolChoice(OpenChoice):
    """C5.31.b: how many AMs go into the pool?"""

    step = "activation.fill"
    rule = "C5.31.b"

    def seats(self, game: Setting, state: GbacwState, frame: Pool) -> tuple[int, ...]:
        return (frame.side,)


FLOW.choice(PoolChoice)


class HoldBackOffer(Offer):
    """C5.31.b: one AM fewer."""

    action = HoldBack
    weight = 0.03

    def why_not(self, game: Setting, state: GbacwState, frame: Pool, seat: int, action: HoldBack) -> Refusal | None:
        return why_not_hold_back(game, state, frame.side, action.division)

    def proposals(self, game: Setting, state: GbacwState, frame: Pool, seat: int) -> Iterator[HoldBack]:
        return (HoldBack(division) for division in range(len(game.field.divisions)))

    def apply(self, play: Play, frame: Pool, seat: int, action: HoldBack) -> None:
        row = list(play.state.allotted)
        row[action.division] -= 1
        play.state.allotted = tuple(row)
        play.state.turn_notes = (*play.state.turn_notes, (HELD_BACK, action.division))
        play.go(frame, "activation.pool")
        play.tell("marker_held_back", "C5.31.b", division=action.division, number=row[action.division])


PoolChoice.offer(HoldBackOffer)


class FillPoolOffer(Offer):
    """C5.31.a: all that are left."""

    action = FillPool

    def why_not(self, game: Setting, state: GbacwState, frame: Pool, seat: int, action: FillPool) -> Refusal | None:
        return None

    def proposals(self, game: Setting, state: GbacwState, frame: Pool, seat: int) -> Iterator[FillPool]:
        yield FillPool()

    def apply(self, play: Play, frame: Pool, seat: int, action: FillPool) -> None:
        play.pop()


PoolChoice.offer(FillPoolOffer)


@FLOW.auto("turn.fill")
def fill_pool(play: Play, frame: Turn) -> None:
    """C3.III.b, R3-2, C5.31.a, C5.24.a: all AMs of both sides but the one named go into the pool; C3.III.c: that one
    acts first."""
    state = play.state
    if play.field.scenario.command_level == FIXED:
        next_turn_step(play, frame)
        return
    state.pool = [0] * len(state.pool)
    for side in (0, 1):
        for marker, number in markers_of(play.game, state, side).items():
            state.pool[marker] = number
    first = first_marker(state)
    if first >= 0:
        state.pool[first] -= 1
    play.tell("pool_filled", "C3.III.b", markers=sum(state.pool))
    next_turn_step(play, frame)
    if first >= 0:
        activate_marker(play, first)


# --- 5.26, 5.27, 5.36 how often --------------------------------------------------------------------------------------


def most_activations(game: Setting, state: GbacwState, brigade: int) -> int | None:
    """C5.26.a, C5.36.d: a brigade out of its Division leader's range activates once less than its division, C5.27.a:
    but at least once. R5.26-1, C13.23.a: a Combat Ineffective one at most twice, the smaller of both, not both
    together. None: as often as its division."""
    limits = []
    if query.is_brigade_out(state, brigade):
        limits.append(state.allotted[game.field.brigades[brigade].division] - 1)
    if query.is_ineffective(state, brigade):
        limits.append(MOST_INEFFECTIVE)
    return max(1, min(limits)) if limits else None


def why_not_again(game: Setting, state: GbacwState, brigade: int) -> Refusal | None:
    """C5.26.a, C5.26.b, C5.32.c: the owner chooses the AM that a brigade out of range skips, by not acting with it; if
    it has not skipped one before the last, it skips that. C5.36.g: not in March."""
    most = most_activations(game, state, brigade)
    if most is None or state.tallies[Tally.ACTIVATIONS][brigade] < most:
        return None
    rule = "C5.26.a" if query.is_brigade_out(state, brigade) else "C13.23.a"
    return Refusal(rule, "must_skip", {"brigade": brigade})


USED: Final = "used_marker"
"""The notes of the AMs with which a unit Out of Command has acted."""
ACTIVE_MARKS: Final = (Mark.ACTED, Mark.FIRED, Mark.RALLIED, Mark.RESUPPLIED, Mark.ASSAULTED)


def why_not_unit_again(game: Setting, state: GbacwState, unit: Unit) -> Refusal | None:
    """C5.36.f, C4.32.d, R5.36-1: a unit Out of Command activates once less than its division, but at least once; if its
    brigade is out of range too, it loses no more than that."""
    if not query.is_out_of_command(state, unit):
        return None
    division = game.field.brigades[serves(state, unit)].division
    used = sum(1 for note in state.turn_notes if note == (USED, unit))
    if used < max(1, state.allotted[division] - 1):
        return None
    return Refusal("C5.36.f", "unit_must_skip", {"unit": unit})


@at_moment("brigade_ends", 5)
def count_units(play: Play, moment: Moment) -> None:
    """C5.36.f: what units Out of Command have done with this AM counts."""
    state = play.state
    acted = 0
    for mark in ACTIVE_MARKS:
        acted |= state.marks[mark]
    for unit in each_unit(acted & state.out_of_command):
        if query.is_active(state, serves(state, unit)):
            state.turn_notes = (*state.turn_notes, (USED, unit))


# --- 5.28, 5.35 March ------------------------------------------------------------------------------------------------

MOST_EQUIVALENTS: Final = 4
"""C5.28.a, C5.25.b."""
HELD_BACK: Final = "held_back"
"""The note of a division for each AM that its player did not put into the pool."""
NEW_MARCH: Final = "new_march"
"""The note of a brigade that got March Orders this turn."""


def most_equivalents(game: Setting, state: GbacwState, unit: Unit) -> int:
    """C5.28.a, C5.35.b, C5.35.c, R5.35-1: how many activation equivalents a marching unit has, as one budget. C5.28.c:
    in the turn in which its brigade fell into March, as many as its division was given AMs (those held back, C5.31.b,
    included); C5.28.d: as its schedule says in the turn of arrival; R5.28-1: two if Combat Ineffective."""
    brigade = serves(state, unit)
    division = game.field.brigades[brigade].division
    limits = [MOST_EQUIVALENTS]
    if (NEW_MARCH, brigade) in state.turn_notes:
        limits.append(max(1, state.allotted[division] + state.turn_notes.count((HELD_BACK, division))))
    if query.is_ineffective(state, brigade):
        limits.append(MOST_INEFFECTIVE)
    scheduled = schedule.activations_left(game, state, unit)
    return min([*limits, scheduled] if scheduled is not None else limits)


# --- 5.34 Confusion --------------------------------------------------------------------------------------------------


def why_not_confused(state: GbacwState, unit: Unit) -> Refusal | None:
    """C5.34.e: may a unit move, fire or assault with this AM? Its brigade may be in Confusion."""
    if query.brigade_has(state, BrigadeMark.CONFUSED, serves(state, unit)):
        return Refusal("C5.34.e", "confused", {"unit": unit})
    return None
