"""18 Dice that a battle brings of its own: a leader where the fire is hottest, and orders that may come after all.

``turn.discretion`` comes in II.C, before orders are given; ``turn.danger`` opens IV.A.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from caracole.systems.gbacw.rules import query
from caracole.systems.gbacw.rules.battle.battle import LIFTED
from caracole.systems.gbacw.rules.command.command import reach
from caracole.systems.gbacw.rules.components.drm import Drm, listed, total
from caracole.systems.gbacw.rules.components.numbers import each_unit
from caracole.systems.gbacw.rules.components.printed import INFANTRY, Danger, Discretion
from caracole.systems.gbacw.rules.flow import FLOW, Play
from caracole.systems.gbacw.rules.results.leader_casualties import kill
from caracole.systems.gbacw.rules.sequence.sequence import Turn, next_turn_step
from caracole.systems.gbacw.rules.state import GbacwState

if TYPE_CHECKING:
    from caracole.systems.gbacw.rules.setting import Setting

IN_DANGER: Final = "C18.5.a"
MAY_ATTACK: Final = "C18.10.a"


# --- 18.5 a leader in danger -----------------------------------------------------------------------------------------


@FLOW.auto("turn.danger")
def roll_for_those_in_danger(play: Play, frame: Turn) -> None:
    """C18.5.a: a leader whom the battle names, near enemy infantry, is killed on a low die and replaced by 12.74."""
    next_turn_step(play, frame)
    for row in play.field.scenario.rules.dangers:
        if is_in_danger(play.game, play.state, row):
            die = play.die(IN_DANGER, "leader_casualty")
            play.tell("leader_in_danger", IN_DANGER, leader=row.leader, die=die, killed=die <= row.killed_up_to)
            if die <= row.killed_up_to:
                kill(play, row.leader, IN_DANGER)


def is_in_danger(game: Setting, state: GbacwState, row: Danger) -> bool:
    """C18.5.a, C18.5.b: has his hour come, is it he himself, and does enemy infantry stand so near?"""
    where = state.leader_hex[row.leader]
    if where < 0 or state.turn < row.first_turn or state.leaders_replaced >> row.leader & 1:
        return False
    side = game.field.leaders[row.leader].side
    return any(
        game.field.grid.distance(where, there) <= row.within
        for unit in query.units_on_map(game, state, 1 - side)
        if game.field.units[unit].arm == INFANTRY
        for there in query.hexes_of(state, unit)
    )


# --- 18.10 orders that may come after all ----------------------------------------------------------------------------


@FLOW.auto("turn.discretion")
def roll_for_discretion(play: Play, frame: Turn) -> None:
    """C18.10.a: from its turn on a die may lift a ban on Attack Orders, for this turn."""
    next_turn_step(play, frame)
    state = play.state
    for row in play.field.scenario.rules.discretions:
        if state.turn < row.first_turn:
            continue
        rows = discretion_modifiers(play.game, state, row)
        die = play.die(MAY_ATTACK, "discretion")
        lifted = die + total(rows) >= row.roll
        if lifted:
            state.turn_notes = (*state.turn_notes, *((LIFTED, brigade) for brigade in row.brigades))
        play.tell(
            "discretion_rolled",
            MAY_ATTACK,
            leader=row.leader,
            die=die,
            total=die + total(rows),
            lifted=lifted,
            modifiers=listed(rows),
        )


def discretion_modifiers(game: Setting, state: GbacwState, row: Discretion) -> list[Drm]:
    """C18.10.b: his superior near by, divisions that are fit to fight, and nobody who watches the rear."""
    found = []
    where = state.leader_hex[row.leader]
    if where >= 0 and reach(game, state, row.superior, row.within) >> where & 1:
        found.append(Drm("C18.10.b", "superior_near", row.near))
    fit = sum(not query.is_division_ineffective(state, division) for division in row.divisions)
    if fit:
        found.append(Drm("C18.10.b", "fit_divisions", row.fit * fit))
    if all(state.hex_of[unit] < 0 for unit in each_unit(state.members[row.rear])):
        found.append(Drm("C18.10.b", "rear_open", row.absent))
    return found
