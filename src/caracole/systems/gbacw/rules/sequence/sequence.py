"""3 Sequence of play. Read it aloud beside the rulebook.

Each step belongs to a chapter, which gives it a function or a choice under this name.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from caracole.kernel import StepFrame
from caracole.systems.gbacw.rules import query
from caracole.systems.gbacw.rules.battle.victory import end_game, ends_at_once
from caracole.systems.gbacw.rules.components.printed import FIXED, SIDES, BattleMarker, clock
from caracole.systems.gbacw.rules.flow import FLOW, Play
from caracole.systems.gbacw.rules.state import BrigadeMark

if TYPE_CHECKING:
    from caracole.systems.gbacw.rules.components.field import Field

TURN: Final = FLOW.sequence(
    # I. Initiative Segment
    "turn.initiative",  # C3.I.a: both roll (5.1)
    # II. Orders Segment
    "turn.command",  # C3.II.a: II.A Chain of Command (4.2)
    "turn.efficiency",  # C3.II.b: II.B Efficiency Markers, AMs of each division (5.2) ...
    "turn.transfer",  # ... and the Efficiency Transfer (5.4)
    "turn.releases",  # battles that set units free do so in II.C (K5)
    "turn.discretion",  # and those that forbid Attack Orders may lift the ban by a die (18.10)
    "turn.orders",  # C3.II.c: II.C Division Orders (6.12), and batteries assigned to brigades (4.32)
    "turn.reinforcements",  # C3.II.d: II.D orders of reinforcements (9.71)
    "turn.reserve",  # C3.II.e: II.E commands put In Reserve (6.3)
    "turn.engineers",  # C3.II.f: II.F Construction begun (15.1)
    # III. Activation Segment
    "turn.first_marker",  # C3.III.a: III.A the Initiative player names the AM that starts
    "turn.pool",  # C3.III.b: III.B how many of the other AMs ...
    "turn.fill",  # ... go into the pool
    "turn.draw",  # C3.III.c, C3.III.i: III.C one AM after another, each completely, until the pool is empty
    # IV. End of Turn Segment
    "turn.danger",  # leaders whom a battle puts in danger (18.5)
    "turn.commanders",  # C3.IV.a: IV.A Commander Movement (9.32)
    "turn.replacements",  # C3.IV.b: IV.B.1 lost leaders (12.74)
    "turn.recovery",  # IV.B.2 Reserve activities (6.35) ...
    "turn.quiet",  # ... then quiet brigades (13.45, 17.42)
    "turn.leave_reserve",  # IV.B.3 (6.34)
    "turn.abandoned",  # IV.B.4, IV.B.5, C3.IV.c: Abandoned 2 goes, Abandoned 1 is turned (12.8)
    "turn.entrenchments",  # IV.B.6 (15.13)
    "turn.effectiveness",  # C3.IV.d: IV.C brigades, then divisions (13.2, 13.3)
    "turn.end",  # C3.IV.e: IV.D the turn marker
)

MARKER: Final = FLOW.sequence(
    "marker.begin",  # units back in command hear their orders (4.23)
    "marker.orders",  # C3.III.d: III.C.1 Orders Change (6.2)
    "marker.coordination",  # C3.III.e: III.C.2 (5.34)
    "marker.brigade",  # C3.III.h: III.C.3 Action Phase, one brigade after another
    "marker.end",
)

BRIGADE: Final = FLOW.sequence(
    "brigade.begin",
    "brigade.act",  # C3.III.f: movement and fire, or resupply and rally, unit by unit
    "brigade.assault",  # C3.III.g, C10.0.c: Shock comes after all Movement and Fire (11)
    "brigade.end",
)


class Turn(StepFrame):
    """The turn itself; always at the bottom of the stack. ``printed`` counts the activations of a fixed turn track."""

    __slots__ = ("printed",)

    def __init__(self, step: str, printed: int = 0) -> None:
        self.step = step
        self.printed = printed

    def twin(self) -> Turn:
        return Turn(self.step, self.printed)


FLOW.frame(Turn)


class Marker(StepFrame):
    """An activation marker drawn: a division's, or a side's March AM. ``done`` are brigades that have acted with it."""

    __slots__ = ("division", "done", "group", "march", "marker", "most", "side", "tried", "used")

    def __init__(
        self,
        step: str,
        marker: int,
        side: int,
        division: int = -1,
        march: bool = False,
        done: int = 0,
        group: int = 0,
        most: int = 0,
        tried: int = 0,
        used: int = 0,
    ) -> None:
        self.step = step
        self.marker = marker
        self.side = side
        self.division = division
        """-1 for a March AM and for one of the battle's own"""
        self.march = march
        self.done = done
        self.group = group
        """Coordinated brigades (5.34), which act as one."""
        self.most = most
        """How many of them there may be."""
        self.tried = tried
        """Brigades that have tried to change their orders (6.21)."""
        self.used = used
        """Brigades for which this AM counts as used (5.26)."""

    def twin(self) -> Marker:
        return Marker(
            self.step,
            self.marker,
            self.side,
            self.division,
            self.march,
            self.done,
            self.group,
            self.most,
            self.tried,
            self.used,
        )


FLOW.frame(Marker)


class BrigadeAct(StepFrame):
    """The Action Phase of one brigade, or of several that act as one."""

    __slots__ = ("brigades", "march", "side")

    def __init__(self, step: str, side: int, brigades: int, march: bool = False) -> None:
        self.step = step
        self.side = side
        self.brigades = brigades
        self.march = march

    def twin(self) -> BrigadeAct:
        return BrigadeAct(self.step, self.side, self.brigades, self.march)


FLOW.frame(BrigadeAct)


def next_turn_step(play: Play, frame: Turn) -> None:
    """C3.0.a: on to the next step of the turn."""
    play.go(frame, TURN.after(frame.step))


def next_marker_step(play: Play, frame: Marker) -> None:
    """On to the next step of the marker."""
    play.go(frame, MARKER.after(frame.step))


def next_brigade_step(play: Play, frame: BrigadeAct) -> None:
    """On to the next step of the brigade."""
    play.go(frame, BRIGADE.after(frame.step))


GOES_FIRST: Final = "goes_first"
"""The note of a turn in which a die said who goes first (R5.12-1)."""


def first_side(play: Play) -> int:
    """C5.13.c, R5.12-1: who goes first in steps that both sides take: the Initiative player, else who last had it, else
    whom the die named; where the order of activations is printed, who acts first."""
    state, scenario = play.state, play.field.scenario
    if state.initiative >= 0 or state.last_initiative >= 0:
        return state.initiative if state.initiative >= 0 else state.last_initiative
    if scenario.command_level == FIXED:
        return next(iter(scenario.turns[state.turn - 1].activations), 0)
    return next((int(row[1]) for row in state.turn_notes if row[0] == GOES_FIRST), 0)


def push_both(play: Play, frame: StepFrame) -> None:
    """C5.13.c: a frame for each side (its field ``side``); the one on top, answered first, is that of who goes
    first."""
    first = first_side(play)
    for side in (1 - first, first):
        play.push(frame._replace(side=side))


# --- III.C: markers --------------------------------------------------------------------------------------------------


@FLOW.auto("turn.draw")
def draw_marker(play: Play, frame: Turn) -> None:
    """C3.III.c, C3.III.i, C5.5.a: a marker at random, its command activates completely; with an empty pool the segment
    ends. A printed order of activations takes the place of the pool."""
    state, scenario = play.state, play.field.scenario
    if scenario.command_level == FIXED:
        order = scenario.turns[state.turn - 1].activations
        if frame.printed < len(order):
            side = order[frame.printed]
            play.go(frame, "turn.draw").printed = frame.printed + 1
            activate_marker(play, play.field.divisions_of_side[side][0])
            return
    elif any(state.pool):
        marker = pick_marker(play)
        state.pool[marker] -= 1
        activate_marker(play, marker)
        return
    next_turn_step(play, frame)


def pick_marker(play: Play) -> int:
    """C5.31.a: every AM in the pool is as likely as the others. K2: after two of one side, one of the other comes."""
    state = play.state
    heavy = repeated_side(play)
    counts = [0 if heavy >= 0 and marker_side(play, m) == heavy else n for m, n in enumerate(state.pool)]
    if not any(counts):
        counts = list(state.pool)
    chosen = play.dice.pick(sum(counts), "C3.III.c", "marker")
    for marker, number in enumerate(counts):
        if chosen < number:
            return marker
        chosen -= number
    raise AssertionError("the pool is not empty")


def repeated_side(play: Play) -> int:
    """The side of the last two markers, if they are of one side and the battle alternates; else -1."""
    drawn = play.state.drawn[-2:]
    if not play.field.scenario.rules.alternation or len(drawn) < 2:
        return -1
    sides = {marker_side(play, marker) for marker in drawn}
    return sides.pop() if len(sides) == 1 else -1


def marker_side(play: Play, marker: int) -> int:
    """Whose marker it is: a division's, a March AM, or one of the battle's own (C5.31.d)."""
    divisions = play.field.divisions
    if marker < len(divisions):
        return divisions[marker].side
    own = battle_marker(play.field, marker)
    return marker - len(divisions) if own is None else own.side


def battle_marker(field: Field, marker: int) -> BattleMarker | None:
    """C5.31.d: the row of a marker that is the battle's own; None for all others."""
    place = marker - len(field.divisions) - len(SIDES)
    return field.scenario.rules.markers[place] if place >= 0 else None


def activate_marker(play: Play, marker: int) -> None:
    """C3.III.c, C0.d: the command of this marker activates; its side is the phasing one."""
    state, divisions = play.state, play.field.divisions
    side = marker_side(play, marker)
    state.drawn = (*state.drawn, marker)
    state.phasing = side
    state.leaders_moved = 0
    play.tell("marker_drawn", "C3.III.c", marker=marker, side=side)
    march = 0 <= marker - len(divisions) < len(SIDES)
    play.push(Marker(MARKER[0], marker, side, marker if marker < len(divisions) else -1, march))


@FLOW.auto("marker.end")
def end_marker(play: Play, frame: Marker) -> None:
    """The marker is done with; draw again."""
    query.wipe_activation(play.state)
    play.state.phasing = -1
    play.state.active = 0
    play.pop()


# --- III.C.3: brigades -----------------------------------------------------------------------------------------------


def begin_brigade(play: Play, frame: Marker, brigades: int) -> None:
    """C3.III.h: this brigade (or these, coordinated) acts to the end before another begins."""
    play.go(frame, "marker.brigade").done = frame.done | brigades
    play.push(BrigadeAct("brigade.begin", frame.side, brigades, march=frame.march))


@FLOW.auto("brigade.begin")
def open_brigade(play: Play, frame: BrigadeAct) -> None:
    """What lasts for one brigade activation begins anew; Stay and its like, which III.C.1 has just set, are kept."""
    state = play.state
    kept = list(state.brigade_marks)
    query.wipe_activation(state)
    state.brigade_marks = kept
    state.active = frame.brigades
    play.tell("brigade_activated", "C3.III.h", brigades=frame.brigades, side=frame.side)
    next_brigade_step(play, frame)
    play.moment("brigade_begins")


@FLOW.auto("brigade.end")
def close_brigade(play: Play, frame: BrigadeAct) -> None:
    """All its actions are finished; what waited for that happens now."""
    play.pop()
    play.push(BrigadeEnd("brigade.closed", frame.brigades))
    play.moment("brigade_ends")


class BrigadeEnd(StepFrame):
    """After ``brigade_ends``: the marks of the activation go."""

    __slots__ = ("brigades",)

    def __init__(self, step: str, brigades: int) -> None:
        self.step = step
        self.brigades = brigades

    def twin(self) -> BrigadeEnd:
        return BrigadeEnd(self.step, self.brigades)


FLOW.frame(BrigadeEnd)


@FLOW.auto("brigade.closed")
def clear_brigade(play: Play, frame: BrigadeEnd) -> None:
    """The activation is over for good; Stay and its like hold on for brigades of this AM still to act."""
    play.pop()
    state = play.state
    kept = [mask & ~frame.brigades for mask in state.brigade_marks[: BrigadeMark.turn_marks()]]
    query.wipe_activation(state)
    state.brigade_marks[: BrigadeMark.turn_marks()] = kept
    state.active = 0


# --- IV.D ------------------------------------------------------------------------------------------------------------


@FLOW.auto("turn.end")
def end_turn(play: Play, frame: Turn) -> None:
    """C3.IV.e: one box on; after the last one, or when the battle's own condition is met, it is over."""
    state = play.state
    if ends_at_once(play.game, state) or state.turn >= len(play.field.scenario.turns):
        end_game(play)
        return
    state.turn += 1
    query.wipe_turn(state)
    state.drawn = ()
    box = play.field.scenario.turns[state.turn - 1]
    play.tell("turn_began", "C3.IV.e", turn=state.turn, time=clock(box, play.field.scenario.rules), day=box.day)
    play.go(frame, TURN[0]).printed = 0
    play.moment("turn_ends")
