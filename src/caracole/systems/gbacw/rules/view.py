"""What a seat may know, as JSON data, built by adding; and what it may imagine of the rest.

Everything lies on the table: the pool holds known markers, only their order is chance. In fog (K14) the other side's
units out of sight are ``unknown`` markers, and of their counters nothing is shown but what is printed. ``board`` is
the printed matter, which a client needs once.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING, Any

from caracole.geometry.hex import DIRECTIONS, FACINGS
from caracole.kernel.work import with_names_borne
from caracole.systems.gbacw.rules import query
from caracole.systems.gbacw.rules.battle import fog, fog_dealing, victory
from caracole.systems.gbacw.rules.components.field import CROSSINGS, WALLS, WAYS
from caracole.systems.gbacw.rules.components.numbers import Hex, Unit, each_unit
from caracole.systems.gbacw.rules.components.printed import (
    ADVANCE,
    ARMS,
    BY_DIVISION,
    CAVALRY,
    HALF_POINTS,
    LIGHTS,
    ORDERS,
    SIDES,
    clock,
)
from caracole.systems.gbacw.rules.components.terrain import EDGES
from caracole.systems.gbacw.rules.extension.extension import parts
from caracole.systems.gbacw.rules.flow import called, name_args
from caracole.systems.gbacw.rules.movement.movement import UnitAct, left_to_spend
from caracole.systems.gbacw.rules.sequence.sequence import BrigadeAct, Marker
from caracole.systems.gbacw.rules.sequence.standing import KINDS
from caracole.systems.gbacw.rules.state import (
    AMMUNITION,
    FORMATIONS,
    NOT_ARRIVED,
    REFUSED,
    BrigadeMark,
    GbacwState,
    Mark,
)

if TYPE_CHECKING:
    from caracole.systems.gbacw.rules.game import Gbacw

PLACES = {-1: "not_arrived", -2: "eliminated", -3: "routed", -4: "left_map"}


def view(game: Gbacw, state: GbacwState, seat: int | None) -> dict[str, Any]:
    """All that a seat (None: an onlooker) may know."""
    field = game.field
    turns = field.scenario.turns
    box = turns[min(state.turn, len(turns)) - 1]
    hidden, out = fog.veiled(game, state, seat), fog.veiled_leaders(game, state, seat)
    marks = [(mark.name.lower(), units) for mark, units in zip(Mark, state.marks, strict=False) if units]
    return {
        "system": "gbacw",
        "scenario": field.scenario.id,
        "seat": seat,
        "side": None if seat is None else SIDES[seat],
        "turn": state.turn,
        "turns": len(turns),
        "time": clock(box, field.scenario.rules),
        "light": LIGHTS[box.light],
        "initiative": None if state.initiative < 0 else SIDES[state.initiative],
        "phasing": None if state.phasing < 0 else SIDES[state.phasing],
        "active": game.slugs("brigade", state.active),
        "pool": {field.names["marker"][marker]: number for marker, number in enumerate(state.pool) if number},
        "drawn": [field.names["marker"][marker] for marker in state.drawn],
        "units": [
            _veiled_unit(game, unit) if hidden >> unit & 1 else _unit(game, state, unit, seat, marks)
            for unit in field.every_unit
        ],
        "unknown": [
            marker
            for where in field.grid.every
            if hidden and state.at[where]
            for marker in _unknown(game, state, hidden, where)
        ],
        "leaders": [
            _veiled_leader(game, state, leader) if out >> leader & 1 else _leader(game, state, leader)
            for leader in range(len(field.leaders))
        ],
        "brigades": [_brigade(game, state, brigade, seat) for brigade in range(len(field.brigades))],
        "divisions": [_division(game, state, division) for division in range(len(field.divisions))],
        "stacks": {
            field.grid.names[where]: [field.units[unit].id for unit in row if not hidden >> unit & 1]
            for where, row in zip(field.grid.every, state.at, strict=True)
            if row and any(not hidden >> unit & 1 for unit in row)
        },
        "controlled": {side: game.slugs("hex", state.controlled[number]) for number, side in enumerate(SIDES)},
        "entrenchments": [_earthwork(game, where, corner) for where, corner in state.entrenchments],
        "works": [
            {
                **_earthwork(game, where, corner),
                "unit": None if hidden >> unit & 1 else field.units[unit].id,
                "ends": ends,
            }
            for where, corner, unit, ends in state.works
        ],
        "standing": None if seat is None else dict(zip(KINDS, state.standing[seat], strict=True)),
        "victory": victory.sheet(game, state),
        "flow": _flow(game, state, hidden),
        "decision": _decision(game, state, seat, hidden),
        "result": None if state.result is None else list(state.result),
    }


def _unit(
    game: Gbacw, state: GbacwState, unit: Unit, seat: int | None, marks: Sequence[tuple[str, int]]
) -> dict[str, Any]:
    """C9.71.b: the orders of those who are still to come are their owner's affair. ``marks``: those that anybody bears,
    and who."""
    names = game.field.grid.names
    where = state.hex_of[unit]
    is_secret = where == NOT_ARRIVED and game.field.units[unit].side != seat
    shown: dict[str, Any] = {
        "id": game.field.units[unit].id,
        "place": "map" if where >= 0 else PLACES[where],
        "hex": names[where] if where >= 0 else None,
        "extension": [names[other] for other in state.extension[unit]],
        "facing": FACINGS[state.facing[unit]] if where >= 0 else None,
        "formation": FORMATIONS[state.formation[unit]],
        "refused": REFUSED[state.refused[unit]],
        "strength": state.strength[unit],
        "cohesion": query.cohesion(game, state, unit),
        "movement": query.printed_movement(game, state, unit) // HALF_POINTS,
        "orders": ORDERS[ADVANCE if is_secret else query.orders(game, state, unit)],
        "brigade": game.field.brigades[state.brigade_of[unit]].id,
        "assigned": None if state.assigned[unit] < 0 else game.field.brigades[state.assigned[unit]].id,
        "disordered": query.is_disordered(state, unit),
        "collapsed": query.is_collapsed(state, unit),
        "blown": query.is_blown(state, unit),
        "mounted": query.is_mounted(state, unit),
        "abandoned": 1 if state.abandoned[0] >> unit & 1 else 2 if state.abandoned[1] >> unit & 1 else 0,
        "ammunition": [AMMUNITION[level] for level in state.ammunition[unit]],
        "out_of_command": not is_secret and query.is_out_of_command(state, unit),
        "marks": [name for name, units in marks if units >> unit & 1],
    }
    if state.extension[unit]:
        shown["parts"] = [_part(game, state, unit, where, points) for where, points in parts(game, state, unit)]
    if state.guns[unit]:
        shown["guns"] = list(state.guns[unit])
        shown["section_order"] = list(state.section_order[unit])
    return shown


def _veiled_unit(game: Gbacw, unit: Unit) -> dict[str, Any]:
    """K14: a unit that is somewhere out of sight: what its counter prints, whatever has become of it."""
    row = game.field.units[unit]
    return {
        "id": row.id,
        "place": "veiled",
        "hex": None,
        "extension": [],
        "facing": None,
        "formation": FORMATIONS[0],
        "refused": REFUSED[0],
        "strength": row.strength,
        "cohesion": row.cohesion[0],
        "movement": row.movement[0] // HALF_POINTS,
        "orders": ORDERS[ADVANCE],
        "brigade": game.field.brigades[row.brigade].id,
        "assigned": None,
        "disordered": False,
        "collapsed": False,
        "blown": False,
        "mounted": row.arm == CAVALRY,
        "abandoned": 0,
        "ammunition": [AMMUNITION[0]] * max(1, len(row.sections)),
        "out_of_command": False,
        "marks": [],
    }


def _unknown(game: Gbacw, state: GbacwState, hidden: int, where: Hex) -> list[dict[str, Any]]:
    """K14: the unknown markers in a hex, from the top: whose, how they face, and where the counter lies to which they
    belong: a line or a column is seen to be one."""
    names = game.field.grid.names
    return [
        {
            "hex": names[where],
            "side": SIDES[game.field.units[unit].side],
            "facing": FACINGS[query.facing_in(game, state, unit, where)],
            "refused": REFUSED[query.refused_in(game, state, unit, where)],
            "counter": names[state.hex_of[unit]],
        }
        for unit in state.at[where]
        if hidden >> unit & 1
    ]


def _part(game: Gbacw, state: GbacwState, unit: Unit, where: Hex, points: int) -> dict[str, Any]:
    """The part of a line or column in one of its hexes (8.44, 8.52)."""
    return {
        "hex": game.field.grid.names[where],
        "strength": points,
        "facing": FACINGS[query.facing_in(game, state, unit, where)],
        "refused": REFUSED[query.refused_in(game, state, unit, where)],
    }


def _leader(game: Gbacw, state: GbacwState, leader: int) -> dict[str, Any]:
    where = state.leader_hex[leader]
    ratings = query.ratings(game, state, leader)
    return {
        "id": game.field.leaders[leader].id,
        "name": ratings.name,
        "place": "map" if where >= 0 else PLACES[where],
        "hex": game.field.grid.names[where] if where >= 0 else None,
        "replaced": query.is_replaced(state, leader),
        "moved": query.has_leader_moved(state, leader),
        "range": ratings.range / HALF_POINTS,
    }


def _veiled_leader(game: Gbacw, state: GbacwState, leader: int) -> dict[str, Any]:
    """K14: a leader somewhere out of sight."""
    return {**_leader(game, state, leader), "place": "veiled", "hex": None, "moved": False}


def _brigade(game: Gbacw, state: GbacwState, brigade: int, seat: int | None) -> dict[str, Any]:
    places = {state.hex_of[unit] for unit in each_unit(state.members[brigade])}
    ours = game.field.divisions[game.field.brigades[brigade].division].side == seat
    is_secret = not ours and NOT_ARRIVED in places and max(places) < 0
    return {
        "id": game.field.brigades[brigade].id,
        "orders": ORDERS[ADVANCE if is_secret else state.brigade_orders[brigade]],
        "reserve": query.is_in_reserve(state, brigade),
        "fatigue": None if state.fatigue[brigade] < 0 else state.fatigue[brigade],
        "ineffective": query.is_ineffective(state, brigade),
        "out_of_command": not is_secret and query.is_brigade_out(state, brigade),
        "marks": [mark.name.lower() for mark in BrigadeMark if state.brigade_marks[mark] >> brigade & 1],
    }


def _division(game: Gbacw, state: GbacwState, division: int) -> dict[str, Any]:
    """C5.21.d: the Efficiency Marker lies open for the turn, with the corps or with the division (K1)."""
    by_division = game.field.scenario.command_level == BY_DIVISION
    command = division if by_division else game.field.divisions[division].corps
    return {
        "id": game.field.divisions[division].id,
        "efficiency": state.efficiency[command] if 0 <= command < len(state.efficiency) else 0,
        "activations": state.allotted[division],
        "ineffective": query.is_division_ineffective(state, division),
        "out_of_command": query.is_division_out(state, division),
    }


def _earthwork(game: Gbacw, where: Hex, corner: int) -> dict[str, Any]:
    return {"hex": game.field.grid.names[where], "facing": FACINGS[corner]}


def _flow(game: Gbacw, state: GbacwState, hidden: int) -> dict[str, Any]:
    """Where we are: the marker, the brigades and the unit at work."""
    shown: dict[str, Any] = {}
    for frame in state.stack:
        if isinstance(frame, Marker):
            shown["marker"] = name_args(game, {"marker": frame.marker, "side": frame.side, "brigades": frame.done})
        elif isinstance(frame, BrigadeAct):
            shown["brigades"] = name_args(game, {"brigades": frame.brigades, "side": frame.side})
        elif isinstance(frame, UnitAct) and not hidden >> frame.unit & 1:
            facts = {"unit": frame.unit, "left": left_to_spend(frame) / HALF_POINTS, "stopped": frame.stopped}
            shown["unit"] = name_args(game, facts)
    return shown


def _decision(game: Gbacw, state: GbacwState, seat: int | None, hidden: int) -> dict[str, Any] | None:
    """K14: in fog only who is asked knows what the question is about, and not which unknown marker."""
    decision = game.decision(state)
    if decision is None:
        return None
    about = name_args(game, decision.about)
    if game.rules.fog:
        names = set(game.slugs("unit", hidden))
        about = {key: _unnamed(value, names) for key, value in about.items()} if seat in decision.seats else {}
    return {
        "seats": list(decision.seats),
        "kind": decision.kind,
        "rule": decision.rule,
        "complete": decision.complete,
        "about": with_names_borne(about, called(game, state)),
    }


def _unnamed(value: Any, names: set[str]) -> Any:
    if isinstance(value, list):
        return [each for each in value if each not in names]
    return None if isinstance(value, str) and value in names else value


def imagine(game: Gbacw, state: GbacwState, seat: int | None, rng: Random) -> GbacwState:
    """Hidden are what the other side has said in advance and by which entry it will come; in fog, the units out of
    sight (K14). The order of the pool is nobody's secret: it is not decided before it is drawn."""
    return fog_dealing.imagine(game, state, seat, rng)


# --- the printed matter ----------------------------------------------------------------------------------------------


def board(game: Gbacw) -> dict[str, Any]:
    """Map and counters as printed: what a client draws once. C2.21.i: each counter tells its brigade, division and
    corps."""
    field = game.field
    grid = field.grid
    return {
        "columns": grid.columns,
        "rows": grid.rows,
        "lower_columns": "even" if grid.even_lower else "odd",
        "hexes": [
            {"id": grid.names[n], "level": field.elevation[n], "terrain": field.terrain[n].id} for n in grid.every
        ],
        "hexsides": [side for n in grid.every for side in _hexsides(game, n)],
        "places": [
            {"id": place.id, "name": place.name, "hexes": [grid.names[n] for n in place.hexes]}
            for place in field.places
        ],
        "units": [
            {
                "id": unit.id,
                "name": unit.name,
                "side": SIDES[unit.side],
                "arm": ARMS[unit.arm],
                "weapon": None if unit.weapon < 0 else field.weapons[unit.weapon].id,
                "strength": unit.strength,
                "cohesion": list(unit.cohesion),
                "movement": [points // HALF_POINTS for points in unit.movement],
                "green": unit.green,
                "horse_artillery": unit.horse_artillery,
                "sections": [{"gun": field.weapons[gun].id, "guns": guns} for gun, guns in unit.sections],
                "can_dismount": unit.dismounted is not None,
            }
            for unit in field.units
        ],
        "leaders": [
            {"id": row.id, "side": SIDES[row.side], "stars": row.level, "units": game.slugs("unit", field.commands(n))}
            for n, row in enumerate(field.leaders)
        ],
        "brigades": [
            {"id": row.id, "name": row.name, "division": field.divisions[row.division].id} for row in field.brigades
        ],
        "divisions": [
            {
                "id": row.id,
                "name": row.name,
                "side": SIDES[row.side],
                "corps": None if row.corps < 0 else field.corps[row.corps].id,
            }
            for row in field.divisions
        ],
    }


def _hexsides(game: Gbacw, number: int) -> list[dict[str, Any]]:
    """What lies on the northern and eastern sides of a hex (its neighbours tell of the others)."""
    field, found = game.field, []
    for direction in range(3):
        place = number * 6 + direction
        facts: dict[str, Any] = {}
        if field.sides.slope[place]:
            facts["slope"] = EDGES[field.sides.slope[place]]
        if field.sides.stream[place]:
            facts["stream"] = True
        if field.sides.wall[place]:
            facts["wall"] = WALLS[field.sides.wall[place]]
        if field.sides.way[place]:
            facts["way"] = WAYS[field.sides.way[place]]
        if field.sides.crossing[place]:
            facts["crossing"] = CROSSINGS[field.sides.crossing[place]]
        if facts:
            found.append({"hex": field.grid.names[number], "direction": DIRECTIONS[direction], **facts})
    return found
