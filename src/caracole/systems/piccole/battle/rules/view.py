"""What a player sees: everything (P2.j). The view carries all that a board needs: poses and corners, outlines, edges,
the question, and for a drawing of arcs and zones of control the few numbers that they follow from."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from caracole.systems.piccole.battle.rules.aftermath.victory import losses
from caracole.systems.piccole.battle.rules.components.measures import FRONT, RANGE, TABLE, ZONE_DEPTH
from caracole.systems.piccole.battle.rules.components.numbers import Element, each_element
from caracole.systems.piccole.battle.rules.components.troops import side_of
from caracole.systems.piccole.battle.rules.flow import Turn, name_args
from caracole.systems.piccole.battle.rules.query import base_of
from caracole.systems.piccole.battle.rules.state import DRAW, EDGES, NO_EDGE, BattleState

if TYPE_CHECKING:
    from caracole.systems.piccole.battle.rules.game import Battle


def view(game: Battle, state: BattleState, seat: int | None) -> dict[str, Any]:
    """The table, the armies and the place in the sequence of play."""
    shown: dict[str, Any] = {
        "seat": None if seat is None else game.seats[seat],
        "turn": state.turn,
        "phasing": game.seats[state.phasing] if state.turn else None,
        "table": {"size": TABLE, "front": FRONT, "zone_depth": ZONE_DEPTH, "range": RANGE},
        "sides": [_side(game, state, each) for each in (0, 1)],
        "terrain": [
            {"kind": kind, "level": level, "blocks_sight": flag, "outline": [list(point) for point in points]}
            for kind, level, flag, points in state.pieces
        ],
        "elements": [_element(game, state, element) for element in each_element(game.army[0] | game.army[1])],
        "result": None,
    }
    if state.result is not None:
        winner, rule = state.result
        shown["result"] = {"winner": None if winner == DRAW else game.seats[winner], "rule": rule}
    if state.stack:
        shown["decision"] = _decision(game, state)
        frame = state.stack[-1]
        if isinstance(frame, Turn):
            shown["moves_left"] = frame.left
            shown["shots"] = [name_args(game, {"shooter": a, "target": b}) for a, b in frame.shots]
            shown["reach"] = [name_args(game, {"shooter": a, "target": b}) for a, b in frame.reach]
    return shown


def _side(game: Battle, state: BattleState, seat: int) -> dict[str, Any]:
    edge = state.edges[seat]
    return {
        "id": game.seats[seat],
        "letter": game.letters[seat],
        "edge": None if edge == NO_EDGE else EDGES[edge],
        "lays_terrain": state.layer == seat,
        "camp": [list(point) for point in state.camps[seat]],
        "camp_held_by": game.seats[state.camp_held[seat]],
        "at_start": game.sizes[seat],
        "losses": losses(game, state, seat),
    }


def _element(game: Battle, state: BattleState, element: Element) -> dict[str, Any]:
    row, bit = game.elements[element], 1 << element
    if state.on_table & bit:
        status = "on_table"
    elif state.destroyed & bit:
        status = "destroyed"
    else:
        status = "off_table" if state.off_table & bit else "in_hand"
    shown: dict[str, Any] = {
        "id": game.name(element),
        "side": game.seats[side_of(element)],
        "type": row.troop.id,
        "shoots": row.shoots,
        "general": row.general,
        "depth": row.troop.depth,
        "figures": row.troop.figures,
        "status": status,
        "moved": bool(state.moved & bit),
        "pose": None,
    }
    if status == "on_table":
        shown["pose"] = list(state.poses[element])
        shown["corners"] = [list(point) for point in base_of(game, state, element).points]
        shown["level"] = game.level_of(state, element)
    return shown


def _decision(game: Battle, state: BattleState) -> dict[str, Any]:
    decision = game.decision(state)
    assert decision is not None
    return {
        "kind": decision.kind,
        "rule": decision.rule,
        "seats": [game.seats[each] for each in decision.seats],
        "complete": decision.complete,
        "about": name_args(game, decision.about),
    }
