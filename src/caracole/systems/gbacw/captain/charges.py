"""Cavalry Charges in Great Battles of the American Civil War (11.5): whom horsemen ride down, and how."""

from __future__ import annotations

from typing import Any

from caracole.geometry.hex import front
from caracole.players.base import Chosen
from caracole.systems.gbacw.captain.assault import promise
from caracole.systems.gbacw.captain.goals import Thinking
from caracole.systems.gbacw.captain.ground import fails
from caracole.systems.gbacw.captain.reasons import because
from caracole.systems.gbacw.captain.scene import Troop
from caracole.systems.gbacw.rules import actions as do
from caracole.systems.gbacw.rules import query
from caracole.systems.gbacw.rules.assault.charge import PATH, RIDDEN, SEEN
from caracole.systems.gbacw.rules.components.numbers import Hex, Unit, each_unit
from caracole.systems.gbacw.rules.components.printed import ARTILLERY, ATTACK, CAVALRY
from caracole.systems.gbacw.rules.state import GbacwState, Mark

GALLOP = 6
"""Hexes within which horsemen look for somebody to ride down."""
WORTH_IT = 0.5
"""What a Charge must promise, the chance that it is not ridden at all counted."""


def prey(scene: Thinking, unit: Unit) -> list[Troop]:
    """Whom a charge could ride down: men in disorder who are no stronger, and guns that nobody stands beside."""
    state, mine = scene.state, scene.state.strength[unit]
    row = scene.ground.grid.distances(state.hex_of[unit])
    found = []
    for foe in scene.tops:
        if not 1 < row[foe.hex] <= GALLOP or not query.sees(scene.game, state.hex_of[unit], foe.hex):
            continue
        alone = not any(scene.ground.grid.distances(foe.hex)[other.hex] <= 1 for other in scene.foes if _stands(other))
        if (foe.arm == ARTILLERY and alone) or (foe.arm != ARTILLERY and foe.disordered and foe.strength <= mine):
            found.append(foe)
    return sorted(found, key=lambda foe: (row[foe.hex], foe.unit))


def _stands(foe: Troop) -> bool:
    return foe.arm != ARTILLERY


def announce(scene: Thinking, frame: Any) -> Chosen | None:
    """C11.54: a Charge of the acting brigades that is worth announcing."""
    game, state = scene.game, scene.state
    for unit in each_unit(game.field.of_side[scene.side] & game.field.of_arm[CAVALRY]):
        if state.hex_of[unit] < 0 or not frame.brigades >> state.brigade_of[unit] & 1:
            continue
        if query.orders(game, state, unit) != ATTACK or query.arm(game, state, unit) != CAVALRY:
            continue
        worth = max((_promised(scene, unit, foe) for foe in prey(scene, unit)), default=0.0)
        passes = 1.0 - fails(query.cohesion(game, state, unit), 0)
        action = do.AnnounceCharge(unit)
        if passes * (worth + scene.leaning.bold) > WORTH_IT and game.check(state, scene.side, action) is None:
            return because(action, "ride_them_down")
    return None


def _promised(scene: Thinking, unit: Unit, foe: Troop) -> float:
    """What the assault promises from the nearest hex before him, after a straight ride."""
    state, grid = scene.state, scene.ground.grid
    row = grid.distances(state.hex_of[unit])
    places = [where for where in grid.neighbours[foe.hex] if where >= 0 and not state.at[where]]
    if not places:
        return 0.0
    where = min(places, key=lambda each: (row[each], each))
    probe = state.copy()
    query.put_unit(scene.game, probe, unit, where)
    probe.facing[unit] = _facing(scene, where, foe.hex, state.facing[unit])
    _ridden(probe, unit, foe)
    return promise(scene, probe, (unit,), (foe.hex,), scene.plan.prizes)


def _facing(scene: Thinking, where: Hex, target: Hex, now: int) -> int:
    """The facing that has the target in front, that which needs the smaller turn."""
    way = scene.ground.grid.direction(where, target)
    return min((way, (way + 5) % 6), key=lambda facing: (min((facing - now) % 6, (now - facing) % 6), facing))


def _ridden(probe: GbacwState, unit: Unit, foe: Troop) -> None:
    for mark in (Mark.CHARGING, Mark.ENTERED_HEX):
        query.mark(probe, mark, unit)
    for _ in range(PATH):
        query.note(probe, RIDDEN, unit, probe.facing[unit], True)
    query.note(probe, SEEN, unit, foe.unit)


def ride(scene: Thinking, frame: Any) -> Chosen | None:
    """C11.54: on towards whom they mean to strike; the rules let them do nothing that would spoil it."""
    unit, state, grid = frame.unit, scene.state, scene.ground.grid
    where = state.hex_of[unit]
    allowed = [
        each for each in scene.game.candidates(state, scene.side) if isinstance(each, do.Step | do.Turn | do.EndUnit)
    ]
    ahead = [grid.neighbours[where][way] for way in front(state.facing[unit])]
    if do.EndUnit() in allowed and any(to >= 0 and scene.enemy >> to & 1 for to in ahead):
        return because(do.EndUnit(), "ride_them_down")
    targets = [foe.hex for foe in prey(scene, unit)] or scene.foe_hexes
    if not targets:  # the last of them has left the field, or is out of sight in fog
        return None

    def far(action: Any) -> tuple[int, int]:
        place = action.to if isinstance(action, do.Step) else where
        facing = action.facing if isinstance(action, do.Turn) else state.facing[unit]
        target = min(targets, key=lambda each: (grid.distances(place)[each], each))
        return grid.distances(place)[target], scene.ground.turns(place, target)[facing] if place != target else 0

    moves = [each for each in allowed if not isinstance(each, do.EndUnit)]
    best = min(moves, key=far, default=None)
    return None if best is None else because(best, "ride_them_down")
