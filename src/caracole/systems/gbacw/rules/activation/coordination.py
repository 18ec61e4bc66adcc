"""5.34 Brigade Coordination: III.C.2, a Division leader rolls to let brigades act as one."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from caracole.kernel import Refusal
from caracole.kernel.bits import mask_of, members
from caracole.systems.gbacw.rules import query
from caracole.systems.gbacw.rules.activation.actions import ActSeparately, Coordinate, EndGroup, JoinGroup
from caracole.systems.gbacw.rules.command.command import in_range
from caracole.systems.gbacw.rules.components.charts import band
from caracole.systems.gbacw.rules.flow import FLOW, Offer, OpenChoice, Play
from caracole.systems.gbacw.rules.sequence.action_phase import why_not_act
from caracole.systems.gbacw.rules.sequence.sequence import Marker, next_marker_step
from caracole.systems.gbacw.rules.state import BrigadeMark, GbacwState

if TYPE_CHECKING:
    from caracole.systems.gbacw.rules.setting import Setting

STEP: Final = "marker.coordination"


def brigades_at_hand(game: Setting, state: GbacwState, division: int) -> list[int]:
    """C5.34.b, R5.34-3, R5.34-4: the brigades, those of artillery too, whose leaders are within the Division leader's
    range now."""
    over = game.field.divisions[division].leader
    if over < 0 or state.leader_hex[over] < 0:
        return []
    found = []
    for brigade in game.field.brigades_of[division]:
        leader = game.field.brigades[brigade].leader
        if leader >= 0 and in_range(game, state, over, state.leader_hex[leader]):
            found.append(brigade)
    return found


def why_not_coordinate(game: Setting, state: GbacwState, frame: Marker) -> Refusal | None:
    """C5.34.a to C5.34.c: with a division AM, if at least two brigades at hand may act with it; not if Combat
    Ineffective."""
    args = {"division": frame.division}
    if frame.division < 0:
        return Refusal("C5.34.a", "division_marker_only", {"marker": frame.marker})
    if query.is_division_ineffective(state, frame.division):
        return Refusal("C5.34.c", "division_ineffective", args)
    at_hand = brigades_at_hand(game, state, frame.division)
    if sum(1 for brigade in at_hand if why_not_act(game, state, frame, brigade) is None) < 2:
        return Refusal("C5.34.b", "nobody_to_coordinate", args)
    return None


@FLOW.auto(STEP)
def open_coordination(play: Play, frame: Marker) -> None:
    """C3.III.e: nobody is asked who could not."""
    if why_not_coordinate(play.game, play.state, frame) is None:
        play.go(frame, "marker.coordinate")
    else:
        next_marker_step(play, frame)


class CoordinationChoice(OpenChoice):
    """C5.34.a: does the Division leader try?"""

    step = "marker.coordinate"
    rule = "C5.34.a"

    def seats(self, game: Setting, state: GbacwState, frame: Marker) -> tuple[int, ...]:
        return (frame.side,)

    def about(self, game: Setting, state: GbacwState, frame: Marker) -> dict[str, object]:
        return {"division": frame.division}


FLOW.choice(CoordinationChoice)


class CoordinateOffer(Offer):
    """C5.34.d: the die and his rating, once."""

    action = Coordinate
    weight = 0.3

    def why_not(self, game: Setting, state: GbacwState, frame: Marker, seat: int, action: Coordinate) -> Refusal | None:
        return why_not_coordinate(game, state, frame)

    def proposals(self, game: Setting, state: GbacwState, frame: Marker, seat: int) -> Iterator[Coordinate]:
        yield Coordinate()

    def apply(self, play: Play, frame: Marker, seat: int, action: Coordinate) -> None:
        """C5.34.e, C5.34.f, R5.34-1: Confusion strikes those at hand; C5.34.g: failure nobody; else some may act as
        one."""
        state, division = play.state, frame.division
        rating = query.ratings(play.game, state, play.field.divisions[division].leader).coordination
        die = play.die("C5.34.d", "coordination")
        row = band(play.field.charts.coordination, die + rating)
        at_hand = brigades_at_hand(play.game, state, division)
        play.tell("coordination_rolled", "C5.34.d", division=division, die=die, total=die + rating, result=row.result)
        if row.result == "coordinate":
            later = play.go(frame, "marker.group")
            later.group = 0
            later.most = min(row.number, len(at_hand))
            return
        if row.result == "confusion":
            state.brigade_marks[BrigadeMark.CONFUSED] |= mask_of(at_hand)
            play.tell("brigades_confused", "C5.34.e", brigades=mask_of(at_hand))
        next_marker_step(play, frame._replace(step=STEP))


CoordinationChoice.offer(CoordinateOffer)


class SeparateOffer(Offer):
    """C5.34.a: it is optional."""

    action = ActSeparately

    def why_not(
        self, game: Setting, state: GbacwState, frame: Marker, seat: int, action: ActSeparately
    ) -> Refusal | None:
        return None

    def proposals(self, game: Setting, state: GbacwState, frame: Marker, seat: int) -> Iterator[ActSeparately]:
        yield ActSeparately()

    def apply(self, play: Play, frame: Marker, seat: int, action: ActSeparately) -> None:
        next_marker_step(play, frame._replace(step=STEP))


CoordinationChoice.offer(SeparateOffer)


# --- who acts as one -------------------------------------------------------------------------------------------------


class GroupChoice(OpenChoice):
    """C5.34.h, C5.34.i: which brigades act as one?"""

    step = "marker.group"
    rule = "C5.34.h"

    def seats(self, game: Setting, state: GbacwState, frame: Marker) -> tuple[int, ...]:
        return (frame.side,)

    def about(self, game: Setting, state: GbacwState, frame: Marker) -> dict[str, object]:
        return {"brigades": frame.group, "most": frame.most}


FLOW.choice(GroupChoice)


class JoinGroupOffer(Offer):
    """C5.34.h: one more. C5.34.j: stacking limits hold for them as for any others."""

    action = JoinGroup
    weight = 3.0

    def why_not(self, game: Setting, state: GbacwState, frame: Marker, seat: int, action: JoinGroup) -> Refusal | None:
        args = {"brigade": action.brigade}
        if action.brigade not in brigades_at_hand(game, state, frame.division):
            return Refusal("C5.34.b", "brigade_out_of_command", args)
        if frame.group >> action.brigade & 1:
            return Refusal("C5.34.h", "in_group_already", args)
        if len(members(frame.group)) >= frame.most:
            return Refusal("C5.34.h", "group_full", args)
        return why_not_act(game, state, frame, action.brigade)

    def proposals(self, game: Setting, state: GbacwState, frame: Marker, seat: int) -> Iterator[JoinGroup]:
        return (JoinGroup(brigade) for brigade in range(len(game.field.brigades)))

    def apply(self, play: Play, frame: Marker, seat: int, action: JoinGroup) -> None:
        play.go(frame, "marker.group").group = frame.group | 1 << action.brigade
        play.tell("brigade_joined_group", "C5.34.h", brigade=action.brigade)


GroupChoice.offer(JoinGroupOffer)


class EndGroupOffer(Offer):
    """C5.34.h: the rest of the division acts separately."""

    action = EndGroup

    def why_not(self, game: Setting, state: GbacwState, frame: Marker, seat: int, action: EndGroup) -> Refusal | None:
        return None

    def proposals(self, game: Setting, state: GbacwState, frame: Marker, seat: int) -> Iterator[EndGroup]:
        yield EndGroup()

    def apply(self, play: Play, frame: Marker, seat: int, action: EndGroup) -> None:
        next_marker_step(play, frame._replace(step=STEP))


GroupChoice.offer(EndGroupOffer)
