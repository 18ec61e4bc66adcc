"""K14 Fog: what no enemy has in sight lies on the map as an unknown marker, of which the other side knows the hex and
how it faces, and no more. What lies on the counter is hidden with it (losses, disorder, orders of its own, leaders in
the hex); what both sides keep in the open stays open: tracks, the pool, how brigades and divisions stand, earthworks,
the victory sheet. Guns without a crew are no combat unit (C0.e) and lie open.

Everything here answers for a *seat*: the side that looks, or None for an onlooker, to whom both sides' secrets are
closed. Without the option nothing is ever veiled.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from caracole.kernel.bits import mask_of
from caracole.systems.gbacw.rules import query
from caracole.systems.gbacw.rules.components.numbers import Hex, each_hex
from caracole.systems.gbacw.rules.components.printed import SIDES
from caracole.systems.gbacw.rules.state import GbacwState

if TYPE_CHECKING:
    from caracole.systems.gbacw.rules.setting import Setting

FARTHEST: Final = 20
"""K14: beyond so many hexes nobody is made out."""
UNITS: Final = ("unit", "other")
SET_OF_UNITS: Final = "units"
LEADER: Final = "leader"
SET_OF_LEADERS: Final = "leaders"
"""Arguments of events that name units and leaders; the sets may be integers used as such."""


def is_out_of_sight(game: Setting, state: GbacwState, where: Hex, side: int) -> bool:
    """K14: no combat unit of the other side within twenty hexes has this hex, of ``side``, in sight."""
    distance = game.field.grid.distance
    watching = each_hex(state.occupied[1 - side])
    return not any(distance(where, other) <= FARTHEST and query.sees(game, where, other) for other in watching)


def is_unknown(game: Setting, state: GbacwState, where: Hex, side: int) -> bool:
    """Does ``side`` not know what stands in this hex of the enemy's?"""
    return bool(game.rules.fog) and is_out_of_sight(game, state, where, 1 - side)


def veiled(game: Setting, state: GbacwState, seat: int | None) -> int:
    """The units on the map whose markers a seat cannot tell, as a set; a unit is seen if any of its hexes is."""
    if not game.rules.fog:
        return 0
    found, known = 0, {}
    for unit, row in zip(game.field.every_unit, game.field.units, strict=True):
        if row.side == seat or state.hex_of[unit] < 0 or query.is_abandoned(state, unit):
            continue
        for where in query.hexes_of(state, unit):
            if where not in known:
                known[where] = is_out_of_sight(game, state, where, row.side)
        if all(known[where] for where in query.hexes_of(state, unit)):
            found |= 1 << unit
    return found


def veiled_leaders(game: Setting, state: GbacwState, seat: int | None) -> int:
    """The leaders on the map whom a seat does not see, as a set."""
    if not game.rules.fog:
        return 0
    return mask_of(
        leader
        for leader, row in enumerate(game.field.leaders)
        if row.side != seat
        and state.leader_hex[leader] >= 0
        and is_out_of_sight(game, state, state.leader_hex[leader], row.side)
    )


# --- who hears of it -------------------------------------------------------------------------------------------------


def audience(game: Setting, state: GbacwState, args: Mapping[str, Any]) -> tuple[int, ...] | None:
    """Who hears of something that happens to these units and leaders: everybody, or those who see all of them."""
    if not game.rules.fog:
        return None
    units = _set(args.get(SET_OF_UNITS)) | mask_of(args[key] for key in UNITS if _is_number(args.get(key)))
    leaders = _set(args.get(SET_OF_LEADERS)) | (1 << args[LEADER] if _is_number(args.get(LEADER)) else 0)
    if not units and not leaders:
        return None
    seats = tuple(seat for seat in range(len(SIDES)) if _sees(game, state, seat, units, leaders))
    return None if _sees(game, state, None, units, leaders) else seats


def _sees(game: Setting, state: GbacwState, seat: int | None, units: int, leaders: int) -> bool:
    return not veiled(game, state, seat) & units and not veiled_leaders(game, state, seat) & leaders


def _is_number(value: Any) -> bool:
    return isinstance(value, int) and value >= 0


def _set(value: Any) -> int:
    return 0 if value is None else value if isinstance(value, int) else mask_of(value)
