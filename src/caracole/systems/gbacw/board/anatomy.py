"""What is printed on a counter, sign by sign, each with its rule (C2.21, C2.22)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from caracole.present.model import Says, Sign
from caracole.systems.gbacw.board.sprites import ratings_printed, values_of
from caracole.systems.gbacw.drawing.counters import Pieces
from caracole.systems.gbacw.rules.components.field import Field
from caracole.systems.gbacw.rules.components.printed import ARTILLERY, HALF_POINTS, Leader, PrintedUnit, Ratings

RATINGS = {
    1: ("orders", "C4.14.c"),
    2: ("division", "C4.13.a"),
    3: ("efficiency", "C4.12.b"),
    4: ("initiative", "C4.11.b"),
}
"""What the number on a leader's counter is, by his level."""


def unit_signs(field: Field, pieces: Pieces, unit: PrintedUnit, face: Mapping[str, Any]) -> list[Sign]:
    """Everything on one face of a unit, from top to bottom."""
    brigade = field.brigades[unit.brigade].id
    cohesion, movement = values_of(unit, face)
    found = [
        Sign(pieces.bands[brigade][1], Says("sign-brigade", {"brigade": brigade}), "C2.21.i"),
        *_weapons(field, unit, face),
        Sign(str(unit.strength), _strength(unit), "C2.21.d" if unit.arm == ARTILLERY else "C2.41.a"),
        Sign(str(cohesion), Says("sign-cohesion", {"cohesion": cohesion}), "C2.6.d"),
        Sign(str(movement), Says("sign-movement", {"movement": movement}), "C2.21.c"),
    ]
    if face["disordered"]:
        found.append(Sign("", Says("sign-disordered"), "C12.31.a"))
    elif unit.green:
        found.append(Sign("", Says("sign-green"), "C2.21.c"))
    return found


def _strength(unit: PrintedUnit) -> Says:
    return Says("sign-guns" if unit.arm == ARTILLERY else "sign-strength", {"points": unit.strength})


def _weapons(field: Field, unit: PrintedUnit, face: Mapping[str, Any]) -> list[Sign]:
    if unit.arm == ARTILLERY:
        rows = [(field.weapons[gun], guns) for gun, guns in unit.sections]
        said = [(row, Says("sign-section", {"gun": row.id, "guns": guns, "range": row.reach})) for row, guns in rows]
        return [Sign(row.id, says, "C2.41.b") for row, says in said]
    number = unit.weapon
    if unit.dismounted is not None and not face["mounted"]:
        number = unit.dismounted.weapon
    weapon = field.weapons[number]
    return [Sign(weapon.id, Says("sign-weapon", {"gun": weapon.id, "range": weapon.reach}), "C10.16.a")]


def leader_signs(leader: Leader, ratings: Ratings) -> list[Sign]:
    """Everything on one side of a leader's counter."""
    kind, rule = RATINGS[leader.level]
    numbers = {"orders": ratings.orders, "activation": ratings.activation, "coordination": ratings.coordination}
    numbers |= {"efficiency": ratings.efficiency, "initiative": ratings.initiative}
    args = {**{f"{name}_rating": value for name, value in numbers.items()}, "profile": ratings.profile}
    reach = ratings.range / HALF_POINTS
    return [
        Sign("★" * leader.level, Says("sign-stars", {"stars": leader.level}), "C2.22.a"),
        Sign(ratings_printed(leader, ratings), Says(f"sign-rating-{kind}", args), rule),
        Sign(f"{reach:g}", Says("sign-range", {"range": reach}), "C4.15.a"),
    ]
