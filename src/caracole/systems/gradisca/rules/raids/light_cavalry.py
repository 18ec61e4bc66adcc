"""25.2 Light cavalry incursion: in, fire, and back."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from caracole.kernel import Refusal
from caracole.systems.gradisca.rules import query
from caracole.systems.gradisca.rules.actions import GoBack, Halt
from caracole.systems.gradisca.rules.combat.field import zone_is_won
from caracole.systems.gradisca.rules.components.numbers import Zone
from caracole.systems.gradisca.rules.flow import FLOW, Ask, Play
from caracole.systems.gradisca.rules.forts.camp import camp_left_alone
from caracole.systems.gradisca.rules.movement.column import Column, column_mask, left_to_spend
from caracole.systems.gradisca.rules.movement.zones import zone_was_left
from caracole.systems.gradisca.rules.state import GradiscaState

if TYPE_CHECKING:
    from caracole.systems.gradisca.rules.setting import Setting


def why_not_incursion(
    game: Setting, state: GradiscaState, frame: Column, units: int, to: Zone, over_river: bool
) -> Refusal | None:
    """25.2: light cavalry only (G25.2.g) against an enemy-held zone, with movement for a way back (G25.2.h) that leads
    to no enemies (raiders may stand among some). Several times while movement lasts (G25.2.d), but once per zone
    (G25.2.e) and, after the first, from its start zone (G25.2.f)."""
    theatre = game.theatre
    if units & ~theatre.light:
        return Refusal("G25.2.g", "light_cavalry_only", {"to": to})
    if not query.is_enemy_held(state, frame.side, to):
        return Refusal("G25.2.a", "no_enemy_there", {"to": to})
    if to in frame.struck:
        return Refusal("G25.2.e", "struck_already", {"to": to})
    if frame.struck and frame.zone != frame.start and game.rules.incursion_from_home_only:
        return Refusal("G25.2.f", "not_back_home", {"zone": frame.start})
    there_and_back = theatre.cost[to] + theatre.cost[frame.zone]
    if over_river or there_and_back > left_to_spend(frame) or query.is_enemy_held(state, frame.side, frame.zone):
        return Refusal("G25.2.h", "no_way_back", {"to": to})
    return None


@FLOW.auto("column.struck")
def after_incursion(play: Play, frame: Column) -> None:
    """G25.2.b, G25.2.h: the cavalry must go back; G25.2.j: if nobody is left there it may stay instead. A Camp that is
    left alone is lost either way (G24.h)."""
    if query.is_enemy_held(play.state, frame.side, frame.zone):
        go_back(play, frame)
    else:
        play.go(frame, "column.won")
        camp_left_alone(play, 1 - frame.side, frame.zone, "G24.h")


def go_back(play: Play, frame: Column) -> None:
    """Into the zone it came from, paying for it."""
    units = column_mask(frame, play.state)
    zone, home = frame.zone, frame.origin
    query.relocate(play, units, zone, home)
    spent = frame.spent + int(play.theatre.cost[home])
    play.tell("cavalry_returned", "G25.2.b", side=frame.side, units=units, origin=zone, to=home)
    later = play.go(frame, "column.next")
    later.zone = home
    later.origin = zone
    later.spent = spent
    zone_was_left(play, zone)


class StayOrGoBack(Ask):
    """G25.2.j: the incursion has wiped out the defenders: hold the zone or go back."""

    step = "column.won"
    rule = "G25.2.j"
    actions = (Halt, GoBack)

    def seats(self, game: Setting, state: GradiscaState, frame: Column) -> tuple[int, ...]:
        return (frame.seat,)

    def about(self, game: Setting, state: GradiscaState, frame: Column) -> dict[str, Any]:
        return {"zone": frame.zone, "to": frame.origin}

    def why_not(self, game: Setting, state: GradiscaState, frame: Column, seat: int, action: Any) -> Refusal | None:
        return None

    def proposals(self, game: Setting, state: GradiscaState, frame: Column, seat: int) -> Iterator[Any]:
        yield Halt()
        yield GoBack()

    def apply(self, play: Play, frame: Column, seat: int, action: Any) -> None:
        if isinstance(action, GoBack):
            go_back(play, frame)
        else:
            play.pop()
            zone_is_won(play, frame.side, frame.zone, column_mask(frame, play.state))


FLOW.choice(StayOrGoBack)
