"""17.3 What Fatigue forbids. (What it does to rolls and movement: ``cohesion.fatigue_modifier``.)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from caracole.kernel import Refusal
from caracole.systems.gbacw.printed import ADVANCE
from caracole.systems.gbacw.state import GbacwState

if TYPE_CHECKING:
    from caracole.systems.gbacw.game import Gbacw


def why_not_orders(game: Gbacw, state: GbacwState, brigade: int, orders: int) -> Refusal | None:
    """C17.32.a: at Level 4 neither March nor Attack Orders."""
    exhausted = game.rules.fatigue and state.fatigue[brigade] >= game.field.charts.fatigue["highest"]
    if exhausted and orders != ADVANCE:
        return Refusal("C17.32.a", "exhausted", {"brigade": brigade, "orders": orders})
    return None


def why_not_build(game: Gbacw, state: GbacwState, unit: int) -> Refusal | None:
    """C17.34.a: from Level 2 on nobody digs."""
    brigade = state.brigade_of[unit]
    if game.rules.fatigue and state.fatigue[brigade] >= game.field.charts.fatigue["no_building_from"]:
        return Refusal("C17.34.a", "too_tired_to_build", {"unit": unit, "brigade": brigade})
    return None
