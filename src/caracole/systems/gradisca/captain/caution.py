"""What the captain does not even think of, because any onlooker would laugh."""

from __future__ import annotations

from typing import Any

from caracole.kernel.bits import mask_of
from caracole.systems.gradisca.rules.actions import GoOn, March
from caracole.systems.gradisca.rules.components.numbers import Zone
from caracole.systems.gradisca.rules.game import Gradisca
from caracole.systems.gradisca.rules.movement.column import Column
from caracole.systems.gradisca.rules.state import GradiscaState
from caracole.systems.gradisca.rules.victory.victory import count_of

CROWD = 4
"""Enemies into whom nobody goes alone. Two may: before a Fortress a few who fall on its garrison wear it down."""


def points_now(game: Gradisca, state: GradiscaState, side: int) -> int:
    """The points that a side would have if the game ended now."""
    scenario = game.theatre.scenario
    held = sum(points for owner, zone, points in scenario.objectives if owner == side and state.held[side] >> zone & 1)
    scored = sum(score.points * count_of(game, state, score) for score in scenario.scores if score.side == side)
    return state.vp[side] + held + scored


def is_behind(game: Gradisca, state: GradiscaState, side: int) -> bool:
    """Would the side lose if the game ended now?"""
    return points_now(game, state, side) < points_now(game, state, 1 - side)


def is_laughable(game: Gradisca, state: GradiscaState, side: int, action: Any, has_won: bool) -> bool:
    """An action that needs no weighing. ``has_won``: the column on the march has won something on its way."""
    if isinstance(action, March):
        alone = len(action.units) == 1 and _is_crowded(game, state, side, action.to)
        return alone or abandons_a_prize(game, state, side, action)
    if isinstance(action, GoOn):
        column = state.stack[-1]
        if not isinstance(column, Column):
            return False
        if action.to == column.start and not has_won:
            return True
        return len(column.units) == 1 and _is_crowded(game, state, side, action.to)
    return False


def _is_crowded(game: Gradisca, state: GradiscaState, side: int, zone: Zone) -> bool:
    return (state.at[zone] & game.theatre.of_side[1 - side]).bit_count() >= CROWD


def abandons_a_prize(game: Gradisca, state: GradiscaState, side: int, action: March) -> bool:
    """Nobody who fights is left in a zone that pays the enemy, and an enemy who can still act is next to it."""
    zone, theatre = state.stack[-1].zone, game.theatre
    if not any(owner != side and prize == zone for owner, prize, _ in theatre.scenario.objectives):
        return False
    helpless = theatre.commanders | theatre.engineers
    if state.at[zone] & theatre.of_side[side] & ~mask_of(action.units) & ~helpless:
        return False
    able = theatre.of_side[1 - side]
    if state.turn >= state.end_turn:
        able &= ~state.activated
    return any(state.at[other] & able for other in game.neighbours[zone])
