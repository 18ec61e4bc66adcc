"""Victory: control, points and levels, as the battle's sheet says (C1.0.b)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from caracole.kernel import Outcome
from caracole.kernel.bits import members
from caracole.systems.gbacw.rules import query
from caracole.systems.gbacw.rules.components.numbers import each_hex, each_unit
from caracole.systems.gbacw.rules.components.printed import ARTILLERY, BRIGADE_LEADER, DIVISION_LEADER, Score
from caracole.systems.gbacw.rules.flow import Play
from caracole.systems.gbacw.rules.state import ELIMINATED, NOT_ARRIVED, ROUTED, GbacwState

if TYPE_CHECKING:
    from caracole.systems.gbacw.rules.setting import Setting

RULE: Final = "C1.0.b"


def points(game: Setting, state: GbacwState, side: int) -> list[tuple[Score, int]]:
    """What a side scores now, line by line of the sheet."""
    return [(score, _score(game, state, side, score)) for score in game.field.scenario.scores]


def _score(game: Setting, state: GbacwState, side: int, score: Score) -> int:
    value = score.points[side]
    if not value:
        return 0
    if score.kind == "always":
        return value
    if score.kind == "control":
        held = sum(1 for where in score.hexes if state.controlled[side] >> where & 1)
        return value * held if score.each else value * (held >= score.needed)
    return value * _lost(game, state, 1 - side, score.kind)


def _lost(game: Setting, state: GbacwState, side: int, kind: str) -> int:
    """How much a side has lost of what a line of the sheet counts."""
    found = 0
    for unit in each_unit(game.field.of_side[side]):
        row = game.field.units[unit]
        if state.hex_of[unit] == NOT_ARRIVED:
            continue
        if row.arm == ARTILLERY:
            if kind == "guns":
                gone = query.is_abandoned(state, unit) or state.hex_of[unit] == ELIMINATED
                found += row.strength if gone else row.strength - state.strength[unit]
        elif kind == "strength":
            found += row.strength - state.strength[unit]
        elif kind == "routed":
            found += state.hex_of[unit] == ROUTED
    level = {"brigadiers": BRIGADE_LEADER, "division_leaders": DIVISION_LEADER}.get(kind)
    if level is not None:
        found += sum(
            1
            for leader in members(state.leaders_killed)
            if game.field.leaders[leader].side == side and game.field.leaders[leader].level == level
        )
    return found


def margin(game: Setting, state: GbacwState) -> tuple[int, int]:
    """The points of both sides."""
    totals = [sum(value for _, value in points(game, state, side)) for side in (0, 1)]
    return totals[0], totals[1]


def level_of(game: Setting, union: int, confederate: int) -> int:
    """The place of the level that a margin reaches."""
    levels = game.field.scenario.levels
    return next((n for n, level in enumerate(levels) if union - confederate >= level.at_least), len(levels) - 1)


def ends_at_once(game: Setting, state: GbacwState) -> bool:
    """Does one of the battle's own conditions end the game now?"""
    return any(_condition(game, state, kind, args) for kind, args in game.field.scenario.rules.ends)


def _condition(game: Setting, state: GbacwState, kind: str, args: tuple[int, ...]) -> bool:
    side, *rest = args
    if kind == "controls":
        scores = game.field.scenario.scores
        return all(_score(game, state, side, scores[number]) for number in rest)
    divisions = game.field.divisions_of_side[side]
    if not all(query.is_division_ineffective(state, division) for division in divisions):
        return False
    return all(game.field.grid.x[where] + 1 >= rest[0] for where in each_hex(state.occupied[side]))


def end_game(play: Play) -> None:
    """Count the points; the stack is empty, so nothing more can be decided."""
    state = play.state
    union, confederate = margin(play.game, state)
    level = level_of(play.game, union, confederate)
    state.result = (union, confederate, level)
    row = play.field.scenario.levels[level]
    play.tell("game_ended", RULE, union=union, confederate=confederate, level=row.id, winner=row.winner)
    state.stack.clear()


def outcome(game: Setting, state: GbacwState) -> Outcome | None:
    """How it ended."""
    if state.result is None:
        return None
    union, confederate, level = state.result
    winner = game.field.scenario.levels[level].winner
    return Outcome(() if winner is None else (winner,), (union, confederate), RULE)


def sheet(game: Setting, state: GbacwState) -> dict[str, Any]:
    """The victory sheet as it stands, as JSON data."""
    rows = [points(game, state, side) for side in (0, 1)]
    union, confederate = (sum(value for _, value in row) for row in rows)
    return {
        "points": [union, confederate],
        "level": game.field.scenario.levels[level_of(game, union, confederate)].id,
        "lines": [
            {"id": score.id, "kind": score.kind, "points": [ours, theirs]}
            for (score, ours), (_, theirs) in zip(rows[0], rows[1], strict=True)
        ],
    }
