"""The position of a lesson, laid on the map of a scenario. Its words:

units      a stack to a line, from the top down: "0505 vE attack: us-1lk, us-2lk (disordered)"; who is not named is away
leaders    leader -> hex
active     the brigade that acts; acting = its unit that has begun; step = where in the turn it is else
turn       its number; printed = how many activations of a fixed turn track are over

and the words of docs/api-gbacw.md that are markers or tracks: pool, drawn, initiative, orders, control, standing ...
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from caracole.geometry.hex import FACINGS
from caracole.kernel import CaracoleError, Dice, Emit
from caracole.kernel.words import refuse_unknown
from caracole.systems.gbacw.rules import query
from caracole.systems.gbacw.rules.battle.setup import brigade_order, empty_state
from caracole.systems.gbacw.rules.components.numbers import Hex, Unit
from caracole.systems.gbacw.rules.components.printed import ADVANCE, ORDERS
from caracole.systems.gbacw.rules.flow import FLOW, Play
from caracole.systems.gbacw.rules.game import Gbacw
from caracole.systems.gbacw.rules.position.armies import OFF_MAP, extension_of, put_flag
from caracole.systems.gbacw.rules.position.building import Markers, PlayWords, stand
from caracole.systems.gbacw.rules.position.map import lines
from caracole.systems.gbacw.rules.state import GbacwState

PLACES = ("units", "leaders", "printed")
COURSE = ("active", "acting", "step", "turn")
UNIT = re.compile(r"(?P<id>[\w-]+)\s*(?:\((?P<flags>[^)]*)\))?$")


def begin(game: Gbacw, position: Mapping[str, Any], dice: Dice, emit: Emit | None = None) -> GbacwState:
    """The state that a lesson begins with; without words, the scenario as it is set up."""
    if not position:
        return game.setup(dice, emit)
    refuse_unknown(list(position), (*PLACES, *COURSE, *Markers.known()))
    state = empty_state(game)
    play = Play(game, state, dice, emit)
    for line in lines(position.get("units", "")):
        _put_stack(game, state, line)
    for leader, where in position.get("leaders", {}).items():
        state.leader_hex[_number(game, "leader", leader)] = Hex(_number(game, "hex", where))
    for brigade in range(len(game.field.brigades)):
        state.brigade_orders[brigade] = brigade_order(state, brigade)
    told = {word: value for word, value in position.items() if word not in (*PLACES, *COURSE)}
    Markers(game, state).apply(told)
    state.turn = position.get("turn", 1)
    stand(play, PlayWords(**{word: position[word] for word in COURSE if word in position}))
    state.stack[0] = state.stack[0]._replace(printed=position.get("printed", 0))
    FLOW.run(play, state.stack)
    wrong = game.broken_invariants(state)
    if wrong:
        raise CaracoleError(f"the position is impossible: {'; '.join(wrong)}")
    return state


def _number(game: Gbacw, domain: str, name: str) -> int:
    return game.codec.number(domain, name, domain)


def _put_stack(game: Gbacw, state: GbacwState, line: str) -> None:
    """``0505 vE attack: us-1lk, us-2lk (disordered)``, the top first."""
    head, _, rest = line.partition(":")
    place, *words = head.split()
    where = OFF_MAP.get(place)
    if where is None:
        where = Hex(_number(game, "hex", place))
    facing = next((FACINGS.index(word) for word in words if word in FACINGS), 0)
    orders = next((ORDERS.index(word) for word in words if word in ORDERS), ADVANCE)
    for item in re.split(r",(?![^()]*\))", rest):
        _put_unit(game, state, item.strip(), where, facing, orders)


def _put_unit(game: Gbacw, state: GbacwState, item: str, where: Hex, facing: int, orders: int) -> None:
    found = UNIT.match(item)
    if found is None:
        raise CaracoleError(f"{item!r} is no unit; write 'us-1lk' or 'us-1lk (disordered)'")
    flags = [flag.strip() for flag in (found["flags"] or "").split(",") if flag.strip()]
    unit = Unit(_number(game, "unit", found["id"]))
    state.facing[unit], state.orders[unit] = facing, orders
    if where < 0:
        state.hex_of[unit] = where
    else:
        extension = extension_of(flags, game.field.grid)
        query.put_unit(game, state, unit, where, place=len(state.at[where]), extension=extension)
    for flag in flags:
        put_flag(game, state, unit, flag)
