"""Things that a person across the table laughs at, counted in a finished game.

prize_abandoned   the last men march out of a zone that pays the enemy, who stands next to it
out_and_back      a column marches out and comes back to where it started, and nothing was won on the way
lone_unit         one unit marches alone into four enemies or more
idle_draw         a card is drawn in the last turn by a side that is behind
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from caracole.kernel.bits import mask_of
from caracole.play import Match
from caracole.systems.gradisca.rules.actions import ChooseOption, GoOn, March
from caracole.systems.gradisca.rules.activation.activation import DRAW
from caracole.systems.gradisca.rules.components.numbers import Zone
from caracole.systems.gradisca.rules.game import Gradisca
from caracole.systems.gradisca.rules.movement.column import Column
from caracole.systems.gradisca.rules.state import GradiscaState
from caracole.systems.gradisca.rules.victory.victory import count_of

KINDS = ("prize_abandoned", "out_and_back", "lone_unit", "idle_draw")
CROWD = 4
"""Enemies into whom nobody goes alone."""


def count(match: Match) -> dict[str, int]:
    """How often each kind happened."""
    found = dict.fromkeys(KINDS, 0)
    for kind in _blunders(match):
        found[kind] += 1
    return found


def _blunders(match: Match) -> Iterator[str]:
    game: Any = match.game
    won_before: dict[int, tuple[int, int]] = {}
    for before, entry in zip(match.positions, match.record.line, strict=False):
        state, action = before.state, game.decode_action(entry.action)
        side = game.side_of_seat(entry.seat)
        if isinstance(action, March):
            won_before[side] = _won(state, side)
            if _abandons(game, state, side, action):
                yield "prize_abandoned"
            if len(action.units) == 1 and _enemies(game, state, side, action.to) >= CROWD:
                yield "lone_unit"
        elif isinstance(action, GoOn):
            column = state.stack[-1]
            if isinstance(column, Column) and action.to == column.start and _won(state, side) == won_before.get(side):
                yield "out_and_back"
        elif isinstance(action, ChooseOption) and action.option == DRAW and _is_lost(game, state, side):
            yield "idle_draw"


def _is_lost(game: Gradisca, state: GradiscaState, side: int) -> bool:
    """The last turn, and the side is behind."""
    return state.turn >= state.end_turn and standing(game, state, side) < standing(game, state, 1 - side)


def standing(game: Gradisca, state: GradiscaState, side: int) -> int:
    """The points that a side would have if the game ended now."""
    scenario = game.theatre.scenario
    held = sum(points for owner, zone, points in scenario.objectives if owner == side and state.held[side] >> zone & 1)
    scored = sum(score.points * count_of(game, state, score) for score in scenario.scores if score.side == side)
    return state.vp[side] + held + scored


def _won(state: GradiscaState, side: int) -> tuple[int, int]:
    return state.vp[side], state.raided


def _enemies(game: Gradisca, state: GradiscaState, side: int, zone: Zone) -> int:
    return (state.at[zone] & game.theatre.of_side[1 - side]).bit_count()


def _abandons(game: Gradisca, state: GradiscaState, side: int, action: March) -> bool:
    """Nobody who fights is left in a zone that pays the enemy, and the enemy is next to it."""
    zone, theatre = state.stack[-1].zone, game.theatre
    if not any(owner != side and prize == zone for owner, prize, _ in theatre.scenario.objectives):
        return False
    helpless = theatre.commanders | theatre.engineers
    if state.at[zone] & theatre.of_side[side] & ~mask_of(action.units) & ~helpless:
        return False
    return any(state.held[1 - side] >> other & 1 for other in game.neighbours[zone])
