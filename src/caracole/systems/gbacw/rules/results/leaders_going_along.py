"""12.72 Leaders beside troops that advance or retreat: they may go along, all the way or part of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from caracole.kernel import Refusal, StepFrame
from caracole.systems.gbacw.rules import query
from caracole.systems.gbacw.rules.components.numbers import Hex, Unit
from caracole.systems.gbacw.rules.flow import FLOW, Ask, Play
from caracole.systems.gbacw.rules.results.actions import GoAlong, StayBehind
from caracole.systems.gbacw.rules.sequence.standing import ALWAYS, ASK, standing, tell_followed
from caracole.systems.gbacw.rules.state import GbacwState

if TYPE_CHECKING:
    from caracole.systems.gbacw.rules.setting import Setting


class Following(StepFrame):
    """Leaders whose troops have gone along ``path``; the first of ``leaders`` is asked about."""

    __slots__ = ("leaders", "path", "side")

    def __init__(self, step: str, side: int, leaders: tuple[int, ...], path: tuple[Hex, ...]) -> None:
        self.step = step
        self.side = side
        self.leaders = leaders
        self.path = path

    def twin(self) -> Following:
        return Following(self.step, self.side, self.leaders, self.path)


FLOW.frame(Following)


def ask(play: Play, unit: Unit, start: Hex, path: Sequence[Hex]) -> None:
    """C12.72.a: ask about every leader who stood with the unit; leaders never have to go, and never Rout. Out of his
    own activation the owner may have said beforehand whether they go along, and then they go all the way."""
    side = play.field.units[unit].side
    leaders = tuple(leader for leader in query.leaders_in(play.state, start) if play.field.leaders[leader].side == side)
    if not leaders:
        return
    told = ASK if side == play.state.phasing else standing(play.state, side, "leaders_go_along")
    if told == ASK:
        play.push(Following("leader.follow", side, leaders, tuple(path)))
        return
    tell_followed(play, side, "leaders_go_along")
    for leader in leaders if told == ALWAYS else ():
        go(play, leader, path[-1])


def go(play: Play, leader: int, where: Hex) -> None:
    """The leader goes along so far."""
    play.state.leader_hex[leader] = where
    play.tell("leader_followed", "C12.72.a", leader=leader, hex=where)
    if not query.stack(play.state, where):
        # C9.33.a, C12.73.a: he does not stay alone next to the enemy where his troops went on.
        play.moment("vacated", hex=where)


class FollowChoice(Ask):
    """C12.72.a: a leader goes along as far as he likes, or stays."""

    step = "leader.follow"
    rule = "C12.72.a"
    actions = (GoAlong, StayBehind)

    def seats(self, game: Setting, state: GbacwState, frame: Following) -> tuple[int, ...]:
        return (frame.side,)

    def about(self, game: Setting, state: GbacwState, frame: Following) -> dict[str, object]:
        return {"leader": frame.leaders[0], "hexes": frame.path}

    def why_not(
        self, game: Setting, state: GbacwState, frame: Following, seat: int, action: GoAlong | StayBehind
    ) -> Refusal | None:
        if action.leader != frame.leaders[0]:
            return Refusal("C12.72.a", "another_leader", {"leader": frame.leaders[0]})
        if isinstance(action, GoAlong) and action.to not in frame.path:
            return Refusal("C12.72.a", "not_on_the_way", {"leader": action.leader, "hex": action.to})
        return None

    def proposals(
        self, game: Setting, state: GbacwState, frame: Following, seat: int
    ) -> Iterator[GoAlong | StayBehind]:
        for place in frame.path:
            yield GoAlong(frame.leaders[0], place)
        yield StayBehind(frame.leaders[0])

    def apply(self, play: Play, frame: Following, seat: int, action: GoAlong | StayBehind) -> None:
        if len(frame.leaders) > 1:
            play.go(frame, "leader.follow").leaders = frame.leaders[1:]
        else:
            play.pop()
        if isinstance(action, GoAlong):
            go(play, action.leader, action.to)


FLOW.choice(FollowChoice)
