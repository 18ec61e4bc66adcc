"""Where a unit or a leader can go, with the cost of each hex; what would react to a move."""

from __future__ import annotations

from caracole.present.model import Gesture, Layers, Line, Says, Tag, Told, Wash
from caracole.systems.gbacw.board.foresight import foreseen
from caracole.systems.gbacw.board.lenses.looking import Looking
from caracole.systems.gbacw.board.planning import Planner
from caracole.systems.gbacw.board.ways import Spot, Ways
from caracole.systems.gbacw.rules.components.numbers import Hex, Unit
from caracole.systems.gbacw.rules.components.printed import HALF_POINTS
from caracole.systems.gbacw.rules.movement import leader_movement
from caracole.systems.gbacw.rules.movement.movement import UnitAct, allowance


def reach(look: Looking) -> Layers:
    """Every hex that the unit at its action, or as if it began one now, can enter; of a leader, every hex that he rides
    to."""
    if look.unit is not None:
        return _of_unit(look, look.unit)
    return Layers() if look.leader is None else _of_leader(look, look.leader)


def _frame(look: Looking, unit: Unit) -> UnitAct:
    top = look.state.stack[-1] if look.state.stack else None
    if isinstance(top, UnitAct) and top.unit == unit:
        return top
    return UnitAct("unit.act", unit, allowance(look.game, look.state, unit))


def _of_unit(look: Looking, unit: Unit) -> Layers:
    frame = _frame(look, unit)
    ways = Ways(look.game, look.state, frame, look.game.field.units[unit].side)
    best: dict[Hex, Spot] = {}
    for (where, _), spot in ways.reach().items():
        if where != ways.start.hex and (where not in best or spot.spent < best[where].spent):
            best[where] = spot
    stopped = [where for where, spot in best.items() if spot.frame.stopped]
    free = [where for where in best if where not in stopped]
    washes = [
        Wash("good", look.names(free), Says("lens-reach-free")),
        Wash("attack", look.names(stopped), Says("lens-reach-contact")),
    ]
    tags = [Tag(look.name(where), _points(spot.spent - frame.spent)) for where, spot in best.items()]
    left = (frame.allowance - frame.spent) / HALF_POINTS
    args = {"unit": look.unit_name(unit), "hexes": len(best), "left": left}
    told = [Told(Says("lens-reach-told", args), "C9.13.a")]
    return Layers([wash for wash in washes if wash.places], tags=tags, told=told)


def _of_leader(look: Looking, leader: int) -> Layers:
    game, state = look.game, look.state
    points = leader_movement.movement_allowance(game, leader)
    origin = state.leader_hex[leader]
    found = leader_movement.reach(game, state, game.field.leaders[leader].side, origin, points)
    found = {where: cost for where, cost in found.items() if where != origin}
    tags = [Tag(look.name(where), _points(cost)) for where, cost in found.items()]
    args = {"leader": game.field.leaders[leader].id, "hexes": len(found), "left": points / HALF_POINTS}
    told = [Told(Says("lens-reach-leader", args), "C9.31.d")]
    return Layers([Wash("good", look.names(found), Says("lens-reach-free"))], tags=tags, told=told)


def _points(half: int) -> str:
    return f"{half / HALF_POINTS:g}"


def reactions(look: Looking) -> Layers:
    """Who of the other side may react to a move along these hexes, and which rolls it asks for."""
    decision = look.game.decision(look.state)
    if look.unit is None or decision is None or look.seat is None or look.seat not in decision.seats:
        return Layers()
    planner = Planner(look.game, look.state, look.seat)
    places = look.names(where for where in look.hexes if where != look.origin)
    planned = planner.planned(Gesture([look.unit_name(look.unit)], places))
    found = foreseen(look.game, look.state, look.seat, planned.actions, look.seen)
    lines = [Line("attack", [piece, each.place], "arrow", each.told.says) for each in found for piece in each.pieces]
    washes = [Wash("hint", [each.place], each.told.says) for each in found if each.place and not each.pieces]
    return Layers(washes, lines=[line for line in lines if line.through[1]], told=[each.told for each in found])
