"""Bridges that cards break and build (12), and the engineers who mend them. The rest of rivers is in rule 15."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caracole.kernel import Refusal
from caracole.systems.gradisca.rules import query
from caracole.systems.gradisca.rules.components.numbers import Unit, Zone
from caracole.systems.gradisca.rules.components.theatre import BRIDGE, RIVER
from caracole.systems.gradisca.rules.flow import Play
from caracole.systems.gradisca.rules.state import GradiscaState

if TYPE_CHECKING:
    from caracole.systems.gradisca.rules.setting import Setting


def borders_on(game: Setting, state: GradiscaState, river: str, kind: str) -> list[int]:
    """The borders on a river that are of this kind now."""
    return [
        number
        for number, border in enumerate(game.theatre.borders)
        if border.river == river and state.kinds[number] == kind
    ]


def lose_bridge(play: Play, border: int, roll: int) -> None:
    """The border is a river without bridge from now on, until engineers mend it."""
    state, row = play.state, play.theatre.borders[border]
    state.kinds = query.put(state.kinds, border, RIVER)
    state.bridges_lost |= 1 << border
    play.tell("bridge_lost", "G12.a", zone=row.a, to=row.b, roll=roll)


def make_bridge(play: Play, border: int) -> None:
    """A bridge, new or mended."""
    state = play.state
    state.kinds = query.put(state.kinds, border, BRIDGE)
    state.bridges_lost &= ~(1 << border)


def why_not_repair_bridge(game: Setting, state: GradiscaState, zone: Zone, to: Zone) -> Refusal | None:
    """G12.a: from either bank, only where a flood has taken a bridge. Neither Attack Supply nor the other bank
    matters."""
    border = game.theatre.border_to[zone].get(to)
    if border is None or not state.bridges_lost >> border & 1:
        return Refusal("G12.a", "no_bridge_lost", {"zone": zone, "to": to})
    return None


def repair_bridge(play: Play, unit: Unit, zone: Zone, to: Zone) -> None:
    """G12.a: a die equal to or below the engineers' value; the miners of another card are no carpenters."""
    border = play.theatre.border_to[zone][to]
    roll = play.roll("G12.a", "bridge")
    mended = roll <= play.theatre.units[unit].attack
    if mended:
        make_bridge(play, border)
    play.tell("bridge_mended" if mended else "bridge_not_mended", "G12.a", unit=unit, zone=zone, to=to, roll=roll)


def banks_held(game: Setting, state: GradiscaState, side: int, river: str) -> list[int]:
    """Borders on a river without bridge that have combat units of this side on one bank."""
    borders = game.theatre.borders
    return [
        number
        for number in borders_on(game, state, river, RIVER)
        if any(holds_bank(game, state, side, zone) for zone in (borders[number].a, borders[number].b))
    ]


def holds_bank(game: Setting, state: GradiscaState, side: int, zone: Zone) -> bool:
    """A combat unit of this side stands there."""
    return bool(query.units_of(game, state, side, zone) & game.theatre.combat)
