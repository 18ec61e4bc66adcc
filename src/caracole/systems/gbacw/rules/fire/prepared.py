"""10.5 Prepared Fire: steady infantry that does not move."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caracole.systems.gbacw.rules import query
from caracole.systems.gbacw.rules.components.numbers import Hex
from caracole.systems.gbacw.rules.components.printed import ARTILLERY, CAVALRY, NIGHT
from caracole.systems.gbacw.rules.fire.shots import Part, weapons
from caracole.systems.gbacw.rules.state import COLUMN, GbacwState, Mark

if TYPE_CHECKING:
    from caracole.systems.gbacw.rules.setting import Setting


def is_prepared(game: Setting, state: GbacwState, part: Part, target: Hex) -> bool:
    """C6.15.e, C6.15.f, C6.16.c, C10.51.a, C10.53.a: may this fire be Prepared Fire? Only small arms within their
    Prepared range (C10.16.a).

    C10.52.a: in one's own activation infantry (no dismounted cavalry) that does not move, against a Continued Assault
    as well (C10.4.c); C10.52.b: otherwise dismounted cavalry, too. C10.52.d: a free turn costs nothing, for only points
    spent count.
    """
    unit = part.unit
    arm = query.arm(game, state, unit)
    if arm in (ARTILLERY, CAVALRY):  # C10.52.e4
        return False
    if game.field.grid.distance(part.hex, target) > weapons(game, state, part)[0].prepared:
        return False
    if query.is_disordered(state, unit):  # C10.52.e5
        return False
    if state.formation[unit] == COLUMN:  # C10.52.e1, C8.52.i
        return False
    if query.light(game, state) == NIGHT:  # C10.52.e3, C16.12.d
        return False
    if query.has(state, Mark.REORDERED, unit):  # C10.52.c, C8.24.e
        return False
    if game.field.units[unit].side == state.phasing:
        if game.field.units[unit].arm == CAVALRY:
            return False
        return not query.has(state, Mark.SPENT_MP, unit)  # C10.52.e2
    return True
