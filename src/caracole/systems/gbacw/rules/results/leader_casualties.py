"""12.71 Leader casualties: who is in danger and who falls. (12.72 ``leaders_going_along``, 12.74 to 12.76
``replacements``.)"""

from __future__ import annotations

from typing import Final

from caracole.kernel.bits import members
from caracole.systems.gbacw.rules import query
from caracole.systems.gbacw.rules.flow import FLOW, Moment, Play, at_moment
from caracole.systems.gbacw.rules.results import chain
from caracole.systems.gbacw.rules.results.replacements import own_units
from caracole.systems.gbacw.rules.results.results import Hit
from caracole.systems.gbacw.rules.state import ELIMINATED

KILLED_ON: Final = 0


@FLOW.auto("hit.leaders")
def roll_in_fire(play: Play, frame: Hit) -> None:
    """C12.71.c: when a result costs strength, the dice for leaders come before any check of order."""
    play.go(frame, "hit.order")
    roll_for_leaders(play)


def roll_for_leaders(play: Play) -> None:
    """C12.71.a, C12.71.b, RN12.71.1: a die for each leader stacked with units that lost strength, one in all for each
    fire result or Assault step; on 0 he is killed."""
    frame = chain.current(play)
    chain.update(play, leaders=0, diced=frame.diced | frame.leaders)
    for leader in members(frame.leaders & ~frame.diced):
        if play.state.leader_hex[leader] < 0:
            continue
        die = play.die("C12.71.b", "leader_casualty")
        play.tell("leader_in_danger", "C12.71.b", leader=leader, die=die, killed=die == KILLED_ON)
        if die == KILLED_ON:
            kill(play, leader, "C12.71.b")


def kill(play: Play, leader: int, rule: str) -> None:
    """The leader falls; he is replaced at the end of the turn (12.74)."""
    state = play.state
    where = state.leader_hex[leader]
    state.leader_hex[leader] = ELIMINATED
    state.leaders_killed |= 1 << leader
    play.tell("leader_killed", rule, leader=leader, hex=where)


@at_moment("lost_strength", 30)
def fall_with_his_command(play: Play, moment: Moment) -> None:
    """C12.71.e: when the last unit of his command is eliminated a leader is killed; if they only Routed he stays."""
    state = play.state
    if query.is_on_map(state, moment.unit) or state.hex_of[moment.unit] != ELIMINATED:
        return
    for leader, where in enumerate(state.leader_hex):
        units = own_units(play.game, state, leader)
        if where >= 0 and moment.unit in units and all(state.hex_of[unit] == ELIMINATED for unit in units):
            kill(play, leader, "C12.71.e")
