"""17.2 Gaining Fatigue: what the activities of a turn come to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caracole.kernel.bits import members
from caracole.systems.gbacw.rules import query
from caracole.systems.gbacw.rules.components.field import PIKE, ROAD
from caracole.systems.gbacw.rules.components.numbers import Unit, each_unit
from caracole.systems.gbacw.rules.components.printed import ADVANCE, MARCH, NIGHT
from caracole.systems.gbacw.rules.flow import Moment, Play, at_moment
from caracole.systems.gbacw.rules.movement.movement import UnitAct, allowance
from caracole.systems.gbacw.rules.orders.orders import give_orders
from caracole.systems.gbacw.rules.recovery.fatigue import (
    ACTIVITY,
    ASSAULT,
    ASSAULTED,
    BUILD,
    FIRE,
    MARCHED,
    MOVE,
    REACTION_MOVE,
    TARGETED,
    note_activity,
)
from caracole.systems.gbacw.rules.results.results import lose_strength
from caracole.systems.gbacw.rules.state import GbacwState, Mark, Tally

if TYPE_CHECKING:
    from caracole.systems.gbacw.rules.setting import Setting


@at_moment("entered", 60)
def note_step(play: Play, moment: Moment) -> None:
    """A step of movement counts as activity; of marching units it is remembered how far they went and whether they left
    the roads. RN17.22.3: road and pike, bridges and fords included; trails are other terrain."""
    state, unit = play.state, moment.unit
    note_activity(play, unit, MOVE)
    act = next((f for f in state.stack[::-1] if isinstance(f, UnitAct) and f.unit == unit), None)
    if act is None or query.orders(play.game, state, unit) != MARCH:
        return
    on_road = moment.origin < 0
    if not on_road and act.along_way:
        direction = play.field.grid.direction(moment.origin, moment.hex)
        on_road = play.field.sides.way[moment.origin * 6 + direction] in (ROAD, PIKE)
    before = [row for row in query.notes(state, MARCHED) if row[0] == unit]
    off_road = not on_road or any(row[2] for row in before)
    state.notes = tuple(row for row in state.notes if row[:2] != (MARCHED, unit))
    query.note(state, MARCHED, unit, act.spent, off_road)


# --- the end of an activation -----------------------------------------------------------------------------------------


@at_moment("brigade_ends", 30)
def tire(play: Play, moment: Moment) -> None:
    """C17.21.b, RN17.21.1: markers change when a brigade activation is over, those of defenders too. C17.1.a: the
    brigade tires even if only one of its units did what tires."""
    state = play.state
    _read_marks(play)
    march = query.notes(state, MARCHED)
    activity = query.notes(state, ACTIVITY)
    assaulted = [row[0] for row in query.notes(state, ASSAULTED)]
    for brigade in members(state.active):
        used = equivalents_used(play.game, state, brigade, march)
        if used:
            _tire_by_march(play, brigade, used, march)
        elif any(row[0] == brigade for row in activity):
            _tire_by_activity(play, brigade, any(row == (brigade, True) for row in activity))
    for brigade in assaulted:
        # C17.22.g: every Action Phase with an assault after the first one of the turn.
        if query.count(state, Tally.ASSAULT_PHASES, brigade) > 1:
            gain(play, brigade, 1, "C17.22.g")


def _read_marks(play: Play) -> None:
    """What the marks of the activation tell of its units, on both sides."""
    state = play.state
    told = {
        MOVE: (Mark.SPENT_MP, Mark.ENTERED_HEX),
        FIRE: (Mark.FIRED,),
        ASSAULT: (Mark.ASSAULTING, Mark.CHARGING),
        REACTION_MOVE: (Mark.REACTION_MOVED,),
        TARGETED: (Mark.TARGETED,),
        BUILD: (Mark.BUILDING,),
    }
    for kind, marks in told.items():
        for mark in marks:
            for unit in each_unit(state.marks[mark]):
                note_activity(play, unit, kind)


def _tire_by_activity(play: Play, brigade: int, attacks: bool) -> None:
    """C17.22.a, RN17.22.1, RN17.22.2: each activation of the turn that counts, beyond the second. C16.12.e, C16.12.f:
    at night every one in which units under Attack Orders did something, and then it is not numbered as well."""
    if query.light(play.game, play.state) == NIGHT and attacks:
        _gain_by_activation(play, brigade, 1, "C16.12.e")
        return
    free = play.field.charts.fatigue["free_activations"]
    if query.count(play.state, Tally.FATIGUING, brigade) > free:
        _gain_by_activation(play, brigade, 1, "C17.22.a")


def equivalents_used(game: Setting, state: GbacwState, brigade: int, march: list[tuple[Unit, int, bool]]) -> int:
    """C17.22.d: how many activations' worth of points the farthest marching unit of a brigade spent; guns not counted
    (C17.22.b)."""
    most = 0
    for unit, spent, _ in march:
        if state.brigade_of[unit] == brigade and not query.is_artillery(game, unit):
            points = allowance(game, state, unit)
            most = max(most, -(-spent // points) if points else 1)
    return most


def _tire_by_march(play: Play, brigade: int, used: int, march: list[tuple[Unit, int, bool]]) -> None:
    """C17.22.d: wholly on road and pike the first three equivalents are free, otherwise two. C17.26.b: guns that
    marched along with a fourth one may break a wheel."""
    state, chart = play.state, play.field.charts.fatigue
    before = state.tallies[Tally.FATIGUING][brigade]
    query.count(state, Tally.FATIGUING, brigade, used)
    own = [row for row in march if state.brigade_of[row[0]] == brigade]
    off_road = any(row[2] for row in own if not query.is_artillery(play.game, row[0]))
    free = chart["free_activations"] + (0 if off_road else 1)
    beyond = max(0, before + used - free) - max(0, before - free)
    if beyond:
        _gain_by_activation(play, brigade, beyond, "C17.22.d")
    if play.rules.fatigue and used > chart["free_activations"] + 1:
        for unit in (row[0] for row in own if query.is_artillery(play.game, row[0])):
            if query.is_on_map(state, unit):
                _try_wheels(play, unit)


def _try_wheels(play: Play, unit: Unit) -> None:
    die = play.die("C17.26.b", "wheels")
    broke = die >= play.field.charts.fatigue["wheel_breaks_from"]
    play.tell("wheels_tried", "C17.26.b", unit=unit, die=die, broke=broke)
    if broke:
        lose_strength(play, unit, 1, "C17.26.b")


def _gain_by_activation(play: Play, brigade: int, levels: int, rule: str) -> None:
    """C17.23.a: no more than two levels in a turn from activations; assaults have no limit."""
    state, most = play.state, play.field.charts.fatigue["most_from_activations"]
    levels = min(levels, most - state.tallies[Tally.FATIGUE_FROM_ACTIVATIONS][brigade])
    if levels > 0:
        query.count(state, Tally.FATIGUE_FROM_ACTIVATIONS, brigade, levels)
        gain(play, brigade, levels, rule)


def gain(play: Play, brigade: int, levels: int, rule: str) -> None:
    """C17.21.a, C17.24.a, C17.25.a: up the ladder: no marker, Level 0, 1, 2, 3, 4, and no further. C17.26.a: artillery
    does not tire. C17.32.a: at Level 4 the brigade takes Advance Orders at once."""
    state, highest = play.state, play.field.charts.fatigue["highest"]
    before = state.fatigue[brigade]
    if not play.rules.fatigue or play.field.brigades[brigade].kind == "artillery" or before == highest:
        return
    state.fatigue[brigade] = min(highest, before + levels)
    play.tell("fatigue_gained", rule, brigade=brigade, level=state.fatigue[brigade])
    orders = {state.brigade_orders[brigade], *(state.orders[unit] for unit in each_unit(state.members[brigade]))}
    if state.fatigue[brigade] == highest and orders != {ADVANCE}:
        give_orders(play, brigade, ADVANCE, "C17.32.a", everybody=True)
