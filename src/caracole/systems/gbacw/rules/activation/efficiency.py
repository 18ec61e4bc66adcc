"""5.2 Activation Efficiency: markers drawn for corps (K1: divisions), and the number of AMs that each division gets.

Each side in turn: one draw after another, each for a command named before (5.21); then the Overall Commander raises
corps (5.22), Corps Commanders raise divisions (5.23), and the sum is taken.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from caracole.kernel import Refusal, StepFrame
from caracole.kernel.bits import members
from caracole.systems.gbacw.rules import query
from caracole.systems.gbacw.rules.activation.actions import (
    AddActivation,
    DrawForCorps,
    DrawForDivision,
    EndAdding,
    EndRaising,
    RaiseCorps,
)
from caracole.systems.gbacw.rules.activation.initiative import subordinates
from caracole.systems.gbacw.rules.command.command import corps_in_range, in_range
from caracole.systems.gbacw.rules.components.drm import Drm, listed, total
from caracole.systems.gbacw.rules.components.printed import BY_CORPS, FIXED
from caracole.systems.gbacw.rules.flow import FLOW, Ask, Play
from caracole.systems.gbacw.rules.reinforcements.schedule import are_at_hand, leads_in
from caracole.systems.gbacw.rules.sequence.sequence import Turn, next_turn_step, push_both
from caracole.systems.gbacw.rules.state import GbacwState

if TYPE_CHECKING:
    from caracole.systems.gbacw.rules.setting import Setting

LEAST: Final = 1
MOST: Final = 4
"""C5.22.e, C5.24.b."""
MOST_OUT_OF_RANGE: Final = 3
"""C5.25.a."""
MOST_INEFFECTIVE: Final = 2
"""C5.23.j, C13.32.a."""
MOST_TO_ONE_DIVISION: Final = 2
"""C5.23.b, R5.23-3."""


class Efficiency(StepFrame):
    """Step II.B of one side."""

    __slots__ = ("added", "drawn", "raised", "side")

    def __init__(
        self, step: str, side: int, drawn: tuple[int, ...] = (), raised: int = 0, added: tuple[int, ...] = ()
    ) -> None:
        self.step = step
        self.side = side
        self.drawn = drawn
        """Markers that have left the cup this turn."""
        self.raised = raised
        """Corps raised by the Overall Commander."""
        self.added = added
        """Divisions to which their Corps Commanders have added 1, once for each time."""

    def twin(self) -> Efficiency:
        return Efficiency(self.step, self.side, self.drawn, self.raised, self.added)


FLOW.frame(Efficiency)


@FLOW.auto("turn.efficiency")
def begin_efficiency(play: Play, frame: Turn) -> None:
    """C3.II.b, C5.0.a, C5.21.a: all markers go back into the cups, and both sides draw anew."""
    next_turn_step(play, frame)
    play.state.efficiency = (0,) * len(play.state.efficiency)
    play.state.allotted = (0,) * len(play.state.allotted)
    if play.field.scenario.command_level != FIXED:
        push_both(play, Efficiency("efficiency.next", 0))


# --- 5.21 draws ------------------------------------------------------------------------------------------------------


def brigades_of_command(game: Setting, command: int) -> tuple[int, ...]:
    """The brigades of a corps, or of a division where efficiency is drawn for divisions (C5.21.e, K1)."""
    field = game.field
    if field.scenario.command_level != BY_CORPS:
        return field.brigades_of[command]
    return tuple(brigade for division in field.divisions_of_corps[command] for brigade in field.brigades_of[division])


def to_draw_for(game: Setting, state: GbacwState, side: int) -> list[int]:
    """C5.21.b: the commands of a side that still need a marker: those with units on the map or due this turn."""
    field = game.field
    if field.scenario.command_level == BY_CORPS:
        sides = [row.side for row in field.corps]
    else:
        sides = [row.side for row in field.divisions]
    mine = [command for command, owner in enumerate(sides) if owner == side and not state.efficiency[command]]
    return [command for command in mine if are_at_hand(game, state, brigades_of_command(game, command))]


@FLOW.auto("efficiency.next")
def next_draw(play: Play, frame: Efficiency) -> None:
    """C5.21.c: with several commands left the player names the one he draws for; a single one needs no word."""
    left = to_draw_for(play.game, play.state, frame.side)
    if not left or len(frame.drawn) == len(play.field.scenario.efficiency_markers[frame.side]):
        play.go(frame, "efficiency.overall")
    elif len(left) == 1:
        draw(play, frame, left[0])
    elif play.field.scenario.command_level == BY_CORPS:
        play.go(frame, "efficiency.corps")
    else:
        play.go(frame, "efficiency.division")


def draw(play: Play, frame: Efficiency, command: int) -> None:
    """C5.21.b, C5.21.d: one of the markers left in the cup; it lies with its command for the turn."""
    left = list(play.field.scenario.efficiency_markers[frame.side])
    for value in frame.drawn:
        left.remove(value)
    value = left[play.dice.pick(len(left), "C5.21.b", "efficiency")]
    row = list(play.state.efficiency)
    row[command] = value
    play.state.efficiency = tuple(row)
    play.go(frame, "efficiency.next").drawn = (*frame.drawn, value)
    if play.field.scenario.command_level == BY_CORPS:
        play.tell("corps_efficiency_drawn", "C5.21.b", corps=command, value=value)
    else:
        play.tell("division_efficiency_drawn", "C5.21.e", division=command, value=value)


class _DrawChoice(Ask):
    def seats(self, game: Setting, state: GbacwState, frame: Efficiency) -> tuple[int, ...]:
        return (frame.side,)


class CorpsDrawChoice(_DrawChoice):
    """C5.21.c: for which corps is the next draw?"""

    step = "efficiency.corps"
    rule = "C5.21.c"
    actions = (DrawForCorps,)

    def why_not(
        self, game: Setting, state: GbacwState, frame: Efficiency, seat: int, action: DrawForCorps
    ) -> Refusal | None:
        if action.corps not in to_draw_for(game, state, frame.side):
            return Refusal("C5.21.b", "no_draw_for_corps", {"corps": action.corps})
        return None

    def proposals(self, game: Setting, state: GbacwState, frame: Efficiency, seat: int) -> Iterator[DrawForCorps]:
        return (DrawForCorps(corps) for corps in range(len(game.field.corps)))

    def apply(self, play: Play, frame: Efficiency, seat: int, action: DrawForCorps) -> None:
        draw(play, frame, action.corps)


FLOW.choice(CorpsDrawChoice)


class DivisionDrawChoice(_DrawChoice):
    """C5.21.e, K1: for which division is the next draw?"""

    step = "efficiency.division"
    rule = "C5.21.c"
    actions = (DrawForDivision,)

    def why_not(
        self, game: Setting, state: GbacwState, frame: Efficiency, seat: int, action: DrawForDivision
    ) -> Refusal | None:
        if action.division not in to_draw_for(game, state, frame.side):
            return Refusal("C5.21.e", "no_draw_for_division", {"division": action.division})
        return None

    def proposals(self, game: Setting, state: GbacwState, frame: Efficiency, seat: int) -> Iterator[DrawForDivision]:
        return (DrawForDivision(division) for division in range(len(game.field.divisions)))

    def apply(self, play: Play, frame: Efficiency, seat: int, action: DrawForDivision) -> None:
        draw(play, frame, action.division)


FLOW.choice(DivisionDrawChoice)


# --- 5.22 the Overall Commander --------------------------------------------------------------------------------------


def why_not_raise(game: Setting, state: GbacwState, frame: Efficiency, corps: int) -> Refusal | None:
    """5.22: may the OC raise the Efficiency of this corps by 1? C4.11.b: as many corps as his Initiative Rating,
    whether he used it for the Initiative or not."""
    args, overall = {"corps": corps}, game.field.overall[frame.side]
    if game.field.corps[corps].side != frame.side or not state.efficiency[corps]:
        return Refusal("C5.22.a", "no_efficiency_to_raise", args)
    if overall < 0 or state.leader_hex[overall] < 0:
        return Refusal("C5.22.a", "no_overall_commander", args)
    if query.went_far(state, overall):
        return Refusal("C5.22.d", "commander_rode_far", args)
    if len(members(frame.raised)) >= query.ratings(game, state, overall).initiative:
        return Refusal("C5.22.b", "rating_used_up", args)
    if frame.raised >> corps & 1:
        return Refusal("C5.22.b", "raised_already", args)
    if state.efficiency[corps] >= MOST:
        return Refusal("C5.22.e", "efficiency_at_most", args)
    if not corps_in_range(game, state, corps):
        return Refusal("C5.22.a", "corps_out_of_range", args)
    return None


@FLOW.auto("efficiency.overall")
def next_raise(play: Play, frame: Efficiency) -> None:
    """C5.22.c: the Overall Commander may, if he can."""
    corps = range(len(play.field.corps))
    may = play.field.scenario.command_level == BY_CORPS
    may = may and any(why_not_raise(play.game, play.state, frame, number) is None for number in corps)
    play.go(frame, "efficiency.raise" if may else "efficiency.commanders")


class RaiseChoice(_DrawChoice):
    """C5.22.a, C5.22.c: which corps does the Overall Commander raise?"""

    step = "efficiency.raise"
    rule = "C5.22.a"
    actions = (RaiseCorps, EndRaising)

    def why_not(
        self, game: Setting, state: GbacwState, frame: Efficiency, seat: int, action: RaiseCorps | EndRaising
    ) -> Refusal | None:
        return None if isinstance(action, EndRaising) else why_not_raise(game, state, frame, action.corps)

    def proposals(
        self, game: Setting, state: GbacwState, frame: Efficiency, seat: int
    ) -> Iterator[RaiseCorps | EndRaising]:
        yield from (RaiseCorps(corps) for corps in range(len(game.field.corps)))
        yield EndRaising()

    def apply(self, play: Play, frame: Efficiency, seat: int, action: RaiseCorps | EndRaising) -> None:
        if isinstance(action, EndRaising):
            play.go(frame, "efficiency.commanders")
            return
        row = list(play.state.efficiency)
        row[action.corps] += 1
        play.state.efficiency = tuple(row)
        play.go(frame, "efficiency.overall").raised = frame.raised | 1 << action.corps
        play.tell("corps_raised", "C5.22.a", corps=action.corps, value=row[action.corps])


FLOW.choice(RaiseChoice)


# --- 5.23 Corps Commanders -------------------------------------------------------------------------------------------


def has_say(game: Setting, state: GbacwState, leader: int, division: int) -> bool:
    """Do the ratings of a leader count for a division? On the map they do; C5.23.i, C9.71.d, C9.71.e: from off the map
    only for those who come in with him."""
    if leader < 0:
        return False
    return state.leader_hex[leader] >= 0 or leads_in(game, state, leader, game.field.brigades_of[division])


def commander_reaches(game: Setting, state: GbacwState, division: int) -> bool:
    """Is the Division leader within the range of his Corps Commander, both on the map, or do both come in with the
    division?"""
    row = game.field.divisions[division]
    over = game.field.corps[row.corps].leader if row.corps >= 0 else -1
    if over < 0 or row.leader < 0:
        return False
    if state.leader_hex[over] < 0 and state.leader_hex[row.leader] < 0:
        return has_say(game, state, over, division) and has_say(game, state, row.leader, division)
    return in_range(game, state, over, state.leader_hex[row.leader])


def efficiency_rating(game: Setting, state: GbacwState, division: int) -> int:
    """C4.12.a: the Efficiency Rating of the Corps Commander."""
    corps = game.field.divisions[division].corps
    over = game.field.corps[corps].leader if corps >= 0 else -1
    return query.ratings(game, state, over).efficiency if has_say(game, state, over, division) else 0


def why_not_add(game: Setting, state: GbacwState, frame: Efficiency, division: int) -> Refusal | None:
    """C5.23.b, C5.23.c, C4.12.b, R5.23-3: may the Corps Commander add 1 to this division?"""
    args, row = {"division": division}, game.field.divisions[division]
    if row.side != frame.side or row.corps < 0 or not state.efficiency[row.corps]:
        return Refusal("C5.23.b", "no_efficiency_to_raise", args)
    used = sum(1 for each in frame.added if game.field.divisions[each].corps == row.corps)
    if used >= efficiency_rating(game, state, division):
        return Refusal("C5.23.d", "rating_used_up", args)
    if frame.added.count(division) >= MOST_TO_ONE_DIVISION:
        return Refusal("C5.23.b", "division_raised_enough", args)
    if not commander_reaches(game, state, division):
        return Refusal("C5.23.c", "division_out_of_range", args)
    return None


@FLOW.auto("efficiency.commanders")
def next_addition(play: Play, frame: Efficiency) -> None:
    """Corps Commanders with a positive rating may add to their divisions."""
    divisions = range(len(play.field.divisions))
    may = play.field.scenario.command_level == BY_CORPS
    may = may and any(why_not_add(play.game, play.state, frame, number) is None for number in divisions)
    play.go(frame, "efficiency.add" if may else "efficiency.total")


class AddChoice(_DrawChoice):
    """C5.23.b, C5.23.c: which division does a Corps Commander raise by 1?"""

    step = "efficiency.add"
    rule = "C5.23.c"
    actions = (AddActivation, EndAdding)

    def why_not(
        self, game: Setting, state: GbacwState, frame: Efficiency, seat: int, action: AddActivation | EndAdding
    ) -> Refusal | None:
        return None if isinstance(action, EndAdding) else why_not_add(game, state, frame, action.division)

    def proposals(
        self, game: Setting, state: GbacwState, frame: Efficiency, seat: int
    ) -> Iterator[AddActivation | EndAdding]:
        yield from (AddActivation(division) for division in range(len(game.field.divisions)))
        yield EndAdding()

    def apply(self, play: Play, frame: Efficiency, seat: int, action: AddActivation | EndAdding) -> None:
        if isinstance(action, EndAdding):
            play.go(frame, "efficiency.total")
            return
        play.go(frame, "efficiency.commanders").added = (*frame.added, action.division)
        play.tell("division_raised", "C5.23.c", division=action.division)


FLOW.choice(AddChoice)


# --- the sum ---------------------------------------------------------------------------------------------------------


def activation_sum(game: Setting, state: GbacwState, division: int, added: int) -> list[Drm]:
    """What makes the number of a division, as a list. C5.23.a: it starts from the Efficiency of its corps, wherever it
    is. R5.23-2: one sum, nothing cut off in between."""
    row = game.field.divisions[division]
    if game.field.scenario.command_level == BY_CORPS:
        base = state.efficiency[row.corps] if row.corps >= 0 else 0
        found = [Drm("C5.23.a", "efficiency", base), Drm("C5.23.c", "corps_commander", added)]
        found += _corps_link(game, state, division)
    else:
        found = [Drm("C5.21.e", "efficiency", state.efficiency[division])]
        found.append(Drm("C5.21.e", "initiative_rating", _own_overall_commander(game, state, division)))
    if has_say(game, state, row.leader, division):
        # C5.23.h, C5.23.i: in range or not, but from off the map only if he comes in with the division.
        found.append(Drm("C5.23.h", "activation_rating", query.ratings(game, state, row.leader).activation))
    return found


def _corps_link(game: Setting, state: GbacwState, division: int) -> list[Drm]:
    """C5.23.e: a bad commander takes from those he reaches. C5.23.f, C5.23.g, C5.36.b: a division on the map that he
    does not reach, or whose leader or commander is off the map, loses one; one that comes in this turn does not."""
    if commander_reaches(game, state, division):
        return [Drm("C5.23.e", "corps_commander", min(0, efficiency_rating(game, state, division)))]
    return [Drm("C5.23.f", "out_of_command", -1)] if query.is_division_out(state, division) else []


def _own_overall_commander(game: Setting, state: GbacwState, division: int) -> int:
    """K1: a Division leader on the map who has more than half of his Brigade leaders on the map within his range adds
    his Initiative Rating."""
    leader = game.field.divisions[division].leader
    if leader < 0 or state.leader_hex[leader] < 0:
        return 0
    there = [under for under in subordinates(game, leader) if state.leader_hex[under] >= 0]
    near = [under for under in there if in_range(game, state, leader, state.leader_hex[under])]
    return query.ratings(game, state, leader).initiative if 2 * len(near) > len(there) else 0


def limited(game: Setting, state: GbacwState, division: int, number: int) -> int:
    """C5.24.b, C5.25.a, C5.23.j, R5.23-2: from 1 to 4, then no more than 3 out of the Corps Commander's range, no more
    than 2 if Combat Ineffective."""
    number = max(LEAST, min(MOST, number))
    if query.is_division_out(state, division):
        number = min(number, MOST_OUT_OF_RANGE)
    return min(number, MOST_INEFFECTIVE) if query.is_division_ineffective(state, division) else number


@FLOW.auto("efficiency.total")
def allot(play: Play, frame: Efficiency) -> None:
    """C5.24.a: the number of AMs of each division. A division with nobody on the map or due has none."""
    play.pop()
    row = list(play.state.allotted)
    for division in play.field.divisions_of_side[frame.side]:
        if not are_at_hand(play.game, play.state, play.field.brigades_of[division]):
            continue
        parts = activation_sum(play.game, play.state, division, frame.added.count(division))
        row[division] = limited(play.game, play.state, division, total(parts))
        play.tell("activations_allotted", "C5.24.a", division=division, number=row[division], modifiers=listed(parts))
    play.state.allotted = tuple(row)
