"""12.74 to 12.76 New leaders for lost ones, in the Replacement phase (IV.B.1)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING

from caracole.kernel import Refusal, StepFrame
from caracole.systems.gbacw.rules import query
from caracole.systems.gbacw.rules.components.numbers import Hex, Unit, each_unit
from caracole.systems.gbacw.rules.components.printed import BRIGADE_LEADER, CORPS_COMMANDER, DIVISION_LEADER
from caracole.systems.gbacw.rules.flow import FLOW, Ask, Play
from caracole.systems.gbacw.rules.results.actions import PlaceLeader, Promote
from caracole.systems.gbacw.rules.sequence.sequence import Turn, first_side, next_turn_step
from caracole.systems.gbacw.rules.state import ELIMINATED, NOT_ARRIVED, ROUTED, GbacwState

if TYPE_CHECKING:
    from caracole.systems.gbacw.rules.setting import Setting


class Replacing(StepFrame):
    """A side replaces its lost leaders; the first of ``leaders`` is next."""

    __slots__ = ("leaders", "side")

    def __init__(self, step: str, side: int, leaders: tuple[int, ...]) -> None:
        self.step = step
        self.side = side
        self.leaders = leaders

    def twin(self) -> Replacing:
        return Replacing(self.step, self.side, self.leaders)


FLOW.frame(Replacing)


@FLOW.auto("turn.replacements")
def replace_leaders(play: Play, frame: Turn) -> None:
    """IV.B.1: both sides, who has the Initiative first."""
    next_turn_step(play, frame)
    first = first_side(play)
    for side in (1 - first, first):
        lost = tuple(leader for leader in lost_leaders(play.game, play.state, side))
        if lost:
            play.push(Replacing("leader.replace", side, lost))


def own_units(game: Setting, state: GbacwState, leader: int) -> tuple[Unit, ...]:
    """The units of a leader's command as they stand now (battles move units between brigades)."""
    row = game.field.leaders[leader]
    return each_unit(state.members[row.command] if row.level == BRIGADE_LEADER else game.field.commands(leader))


def lost_leaders(game: Setting, state: GbacwState, side: int) -> list[int]:
    """Leaders out of play whose command is not all gone (C12.71.e), the highest first. C4.18.a: some have nobody to
    follow them, and their place stays empty."""
    found = [
        leader
        for leader, row in enumerate(game.field.leaders)
        if row.side == side
        and row.replacement is not None
        and state.leader_hex[leader] == ELIMINATED
        and any(state.hex_of[unit] not in (ELIMINATED, NOT_ARRIVED) for unit in own_units(game, state, leader))
    ]
    return sorted(found, key=lambda leader: -game.field.leaders[leader].level)


@FLOW.auto("leader.replace")
def replace_next(play: Play, frame: Replacing) -> None:
    """C12.74.a: turn the counter to its replacement side; a brigadier who fell on that side simply returns. C12.75.a,
    C12.76.a: whoever goes up leaves his own place to his replacement. RN12.76.1: of a higher leader who fell on that
    side the replacement is out of the game, so that somebody goes up for him too."""
    if not frame.leaders:
        play.pop()
        return
    state, leader = play.state, frame.leaders[0]
    row = play.field.leaders[leader]
    assert row.replacement is not None
    is_replaced = query.is_replaced(state, leader)
    fell_again = is_replaced and row.level != BRIGADE_LEADER
    if not is_replaced:
        play.tell("leader_replaced", "C12.74.a", leader=leader, name=row.replacement.name)
    state.leaders_replaced |= 1 << leader
    play.go(frame, "leader.place")
    if not fell_again:
        if row.same_person < 0:
            return
        if not is_out(state, row.same_person):
            _promote(play, row.same_person, "C12.75.a")
            return
    found = successors(play.game, state, leader)
    if len(found) == 1:
        _promote(play, found[0], "C12.76.a")
    elif found:
        play.go(frame, "leader.promote")


def is_out(state: GbacwState, leader: int) -> bool:
    """Has the man himself left the game, or his place?"""
    return bool((state.leaders_killed | state.leaders_replaced) >> leader & 1)


def _promote(play: Play, leader: int, rule: str) -> None:
    if play.field.leaders[leader].replacement is not None:
        play.tell("leader_promoted", rule, leader=leader)
        play.state.leaders_replaced |= 1 << leader


def subordinates(game: Setting, leader: int) -> list[int]:
    """The leaders directly under one, in the order of battle."""
    field, row = game.field, game.field.leaders[leader]
    if row.level == DIVISION_LEADER:
        found = [field.brigades[brigade].leader for brigade in field.brigades_of[row.command]]
    elif row.level == CORPS_COMMANDER:
        found = [field.divisions[division].leader for division in field.divisions_of_corps[row.command]]
    else:
        over = [each.leader for each in field.corps if each.side == row.side]
        found = over or [each.leader for each in field.divisions if each.side == row.side]
    return [each for each in found if each >= 0]


def successors(game: Setting, state: GbacwState, leader: int) -> list[int]:
    """C12.76.a: if the named man is out of the game: the surviving original leader of the subordinate command with the
    lowest number; where commands have no numbers, the one with the best ratings; several if they are equal."""
    left = [each for each in subordinates(game, leader) if not is_out(state, each)]
    numbered = {each: number for each in left if (number := _number(game, each)) is not None}
    if numbered:
        return [min(numbered, key=lambda each: numbered[each])]
    best = max((_worth(game, state, each) for each in left), default=0)
    return [each for each in left if _worth(game, state, each) == best]


def _number(game: Setting, leader: int) -> int | None:
    field, row = game.field, game.field.leaders[leader]
    if row.level == BRIGADE_LEADER:
        name = field.brigades[row.command].name
    elif row.level == DIVISION_LEADER:
        name = field.divisions[row.command].name
    else:
        name = field.corps[row.command].name
    found = re.search(r"\b\d+", name)
    return None if found is None else int(found[0])


def _worth(game: Setting, state: GbacwState, leader: int) -> int:
    row = query.ratings(game, state, leader)
    return row.range + row.initiative + row.efficiency + row.activation + row.coordination + row.orders


class PromoteChoice(Ask):
    """C12.76.a: between equals the owner chooses."""

    step = "leader.promote"
    rule = "C12.76.a"
    actions = (Promote,)

    def seats(self, game: Setting, state: GbacwState, frame: Replacing) -> tuple[int, ...]:
        return (frame.side,)

    def about(self, game: Setting, state: GbacwState, frame: Replacing) -> dict[str, object]:
        return {"leader": frame.leaders[0]}

    def why_not(self, game: Setting, state: GbacwState, frame: Replacing, seat: int, action: Promote) -> Refusal | None:
        if action.leader not in successors(game, state, frame.leaders[0]):
            return Refusal("C12.76.a", "no_successor", {"leader": action.leader})
        return None

    def proposals(self, game: Setting, state: GbacwState, frame: Replacing, seat: int) -> Iterator[Promote]:
        return (Promote(leader) for leader in successors(game, state, frame.leaders[0]))

    def apply(self, play: Play, frame: Replacing, seat: int, action: Promote) -> None:
        play.go(frame, "leader.place")
        _promote(play, action.leader, "C12.76.a")


FLOW.choice(PromoteChoice)


# --- where he comes in -----------------------------------------------------------------------------------------------


def places_for(game: Setting, state: GbacwState, leader: int) -> list[Hex]:
    """C12.74.a: with any unit of his command. C12.74.b: if all units of a brigade have Routed, with his superior."""
    units = own_units(game, state, leader)
    found = {
        state.hex_of[unit] for unit in units if query.is_on_map(state, unit) and not query.is_abandoned(state, unit)
    }
    if not found and any(state.hex_of[unit] == ROUTED for unit in units):
        over = superior(game, leader)
        if over >= 0 and state.leader_hex[over] >= 0:
            return [state.leader_hex[over]]
    return sorted(found)


def superior(game: Setting, leader: int) -> int:
    """The leader directly over another; -1 if there is none."""
    field, row = game.field, game.field.leaders[leader]
    if row.level == BRIGADE_LEADER:
        return field.divisions[field.brigades[row.command].division].leader
    if row.level == DIVISION_LEADER and field.divisions[row.command].corps >= 0:
        return field.corps[field.divisions[row.command].corps].leader
    return field.overall[row.side] if row.level <= CORPS_COMMANDER else -1


@FLOW.auto("leader.place")
def place(play: Play, frame: Replacing) -> None:
    """One hex is taken as it is; of several the owner chooses. Nobody to join: he waits for another turn."""
    leader = frame.leaders[0]
    found = places_for(play.game, play.state, leader)
    if len(found) > 1:
        play.go(frame, "leader.join")
        return
    play.go(frame, "leader.replace").leaders = frame.leaders[1:]
    if found:
        _join(play, leader, found[0])


def _join(play: Play, leader: int, where: Hex) -> None:
    play.state.leader_hex[leader] = where
    play.tell("leader_took_over", "C12.74.a", leader=leader, hex=where)


class JoinChoice(Ask):
    """C12.74.a: the owner chooses the unit that the new leader joins."""

    step = "leader.join"
    rule = "C12.74.a"
    actions = (PlaceLeader,)

    def seats(self, game: Setting, state: GbacwState, frame: Replacing) -> tuple[int, ...]:
        return (frame.side,)

    def about(self, game: Setting, state: GbacwState, frame: Replacing) -> dict[str, object]:
        return {"leader": frame.leaders[0]}

    def why_not(
        self, game: Setting, state: GbacwState, frame: Replacing, seat: int, action: PlaceLeader
    ) -> Refusal | None:
        if action.leader != frame.leaders[0]:
            return Refusal("C12.74.a", "another_leader", {"leader": frame.leaders[0]})
        if action.to not in places_for(game, state, action.leader):
            return Refusal("C12.74.a", "none_of_his_command", {"leader": action.leader, "hex": action.to})
        return None

    def proposals(self, game: Setting, state: GbacwState, frame: Replacing, seat: int) -> Iterator[PlaceLeader]:
        leader = frame.leaders[0]
        return (PlaceLeader(leader, where) for where in places_for(game, state, leader))

    def apply(self, play: Play, frame: Replacing, seat: int, action: PlaceLeader) -> None:
        play.go(frame, "leader.replace").leaders = frame.leaders[1:]
        _join(play, action.leader, action.to)


FLOW.choice(JoinChoice)
