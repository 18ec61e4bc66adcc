"""What a standing instruction would mean now: a unit of the seat's own and an enemy that it sees, so placed that the
question could come up."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import islice
from typing import NamedTuple

from caracole.present.model import Says
from caracole.systems.gbacw.board.lenses.looking import Looking
from caracole.systems.gbacw.rules import query
from caracole.systems.gbacw.rules.assault.continued import may_counter
from caracole.systems.gbacw.rules.components.numbers import Hex, Unit
from caracole.systems.gbacw.rules.components.printed import ADVANCE, CAVALRY, MARCH
from caracole.systems.gbacw.rules.fire.aim import Aim, Wish, take_aim
from caracole.systems.gbacw.rules.fire.ranging import Ranging
from caracole.systems.gbacw.rules.fire.shots import PHASING, RETURN
from caracole.systems.gbacw.rules.state import COLUMN

MOST = 300
"""Pairs that are looked at, the nearest first."""


class Pair(NamedTuple):
    """A unit of ours and an enemy, each in one of its hexes."""

    distance: int
    unit: Unit
    hex: Hex
    enemy: Unit
    there: Hex


Fits = Callable[[Looking, Pair], bool]


def example(look: Looking, kind: str, pairs: list[Pair]) -> Says:
    """Who would be asked now, and when."""
    if kind == "leaders_go_along":
        return _leader(look)
    found = next((pair for pair in pairs if FITS[kind](look, pair)), None)
    if found is None:
        return Says("instruction-now-no-one")
    args = {"unit": look.unit_name(found.unit), "hex": look.name(found.hex), "other": look.unit_name(found.enemy)}
    return Says(f"instruction-now-{kind}", args)


def nearest(look: Looking) -> list[Pair]:
    """Units of ours and enemies that we see, the nearest first."""
    field, state, grid = look.game.field, look.state, look.game.field.grid
    sides: list[list[tuple[Unit, Hex]]] = [
        [
            (unit, state.hex_of[unit])
            for unit in query.units_on_map(look.game, state, side)
            if field.units[unit].id in look.seen and not query.is_abandoned(state, unit)
        ]
        for side in (0, 1)
    ]
    seat = look.seat or 0
    pairs = sorted(
        Pair(grid.distance(here, there), unit, here, enemy, there)
        for unit, here in sides[seat]
        for enemy, there in sides[1 - seat]
    )
    return list(islice(pairs, MOST))


def _leader(look: Looking) -> Says:
    field, state = look.game.field, look.state
    for leader, row in enumerate(field.leaders):
        where = state.leader_hex[leader]
        top = query.top(state, where) if where >= 0 and row.side == look.seat else -1
        if top >= 0 and field.units[Unit(top)].side == row.side:
            args = {"leader": row.id, "unit": look.unit_name(Unit(top)), "hex": look.name(where)}
            return Says("instruction-now-leaders_go_along", args)
    return Says("instruction-now-no-one")


# --- who could be asked ----------------------------------------------------------------------------------------------


def _stands(look: Looking, unit: Unit) -> bool:
    return query.orders(look.game, look.state, unit) != MARCH


def _faces(look: Looking, pair: Pair) -> bool:
    """Have we the enemy in front of us?"""
    return pair.distance == 1 and pair.there in query.front_hexes(look.game, look.state, pair.unit, pair.hex)


def _is_faced(look: Looking, pair: Pair) -> bool:
    """Has the enemy us in front of him?"""
    return pair.distance == 1 and pair.hex in query.front_hexes(look.game, look.state, pair.enemy, pair.there)


def _fires_back(look: Looking, pair: Pair) -> bool:
    ranging = Ranging(look.game, look.state)
    theirs = take_aim(ranging, Wish(pair.enemy, pair.hex, origin=pair.there), PHASING, ())
    return isinstance(theirs, Aim) and isinstance(
        take_aim(ranging, Wish(pair.unit, pair.there, origin=pair.hex), RETURN, ()), Aim
    )


def _fires_at_leavers(look: Looking, pair: Pair) -> bool:
    return not query.is_artillery(look.game, pair.unit) and _stands(look, pair.unit) and _faces(look, pair)


def _fires_at_approach(look: Looking, pair: Pair) -> bool:
    return query.is_artillery(look.game, pair.unit) and _stands(look, pair.unit)


def _fires_before_assault(look: Looking, pair: Pair) -> bool:
    return _stands(look, pair.unit) and _faces(look, pair) and _may_assault(look, pair)


def _may_assault(look: Looking, pair: Pair) -> bool:
    return not query.is_artillery(look.game, pair.enemy) and _is_faced(look, pair)


def _turns(look: Looking, pair: Pair) -> bool:
    return pair.distance > 1 and _stands(look, pair.unit) and look.state.formation[pair.unit] != COLUMN


def _gives_way(look: Looking, pair: Pair) -> bool:
    rides = query.arm(look.game, look.state, pair.unit) == CAVALRY
    return pair.distance > 1 and _stands(look, pair.unit) and (rides or query.is_artillery(look.game, pair.unit))


def _retreats(look: Looking, pair: Pair) -> bool:
    advances = query.orders(look.game, look.state, pair.unit) == ADVANCE
    return advances and not query.is_artillery(look.game, pair.unit) and _may_assault(look, pair)


def _countercharges(look: Looking, pair: Pair) -> bool:
    return query.arm(look.game, look.state, pair.unit) == CAVALRY and _stands(look, pair.unit)


def _throws_back(look: Looking, pair: Pair) -> bool:
    return may_counter(look.game, look.state, pair.unit) and _may_assault(look, pair)


FITS: Mapping[str, Fits] = {
    "return_fire": _fires_back,
    "withdrawal_fire": _fires_at_leavers,
    "approach_fire": _fires_at_approach,
    "pre_assault_fire": _fires_before_assault,
    "reaction_facing": _turns,
    "reaction_movement": _gives_way,
    "retreat_before_assault": _retreats,
    "countercharge": _countercharges,
    "continued_assault": _throws_back,
}
