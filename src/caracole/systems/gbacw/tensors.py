"""What a seat of a battle may know, as numbers: planes over the hexes (columns by rows), and single figures.

In fog the enemy's unknown markers are in a plane of their own; what is out of sight is nowhere.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import cos, pi, sin
from typing import Any, Final

from caracole.geometry.hex import FACINGS
from caracole.systems.gbacw.rules.components.printed import ARTILLERY, CAVALRY, ORDERS, SIDES
from caracole.systems.gbacw.rules.game import Gbacw

WHOSE: Final = ("own", "enemy")
OF_UNITS: Final = (
    *("strength", "guns", "cavalry", "cohesion", "facing sine", "facing cosine", "disordered", "collapsed"),
    *("out of command", "leader", "controlled", "extension"),
)
GROUND: Final = ("elevation", "height", "unknown marker", "entrenchment", "active brigade")
LEFT_OUT: Final = ("SetStanding",)
"""Standing instructions are a help for people: an agent answers every question itself."""
TEN, LEAD = 10.0, 30.0


def layout(game: Gbacw) -> tuple[tuple[str, ...], tuple[int, ...], tuple[str, ...]]:
    """Planes over the grid of hexes."""
    planes = (*(f"{whose}: {what}" for whose in WHOSE for what in OF_UNITS), *GROUND)
    figures = ["turn", "turns left", "own phase", *(f"{whose}: points" for whose in WHOSE)]
    names = game.codec.names
    figures += [f"in the pool: {marker}" for marker in names["marker"]]
    figures += [f"active: {brigade}" for brigade in names["brigade"]]
    figures += [f"{order}: {brigade}" for order in ORDERS for brigade in names["brigade"]]
    return planes, (game.field.grid.columns, game.field.grid.rows), tuple(figures)


def fill(game: Gbacw, seat: int, view: Mapping[str, Any], sheet: Any) -> None:
    """Write down the view."""
    field = game.field
    at = field.grid.number
    for where in field.grid.every:
        sheet.add("elevation", where, field.elevation[where])
        sheet.add("height", where, field.terrain[where].height)
    active = frozenset(view["active"])
    for number, unit in zip(field.every_unit, view["units"], strict=True):
        if unit["hex"] is not None:
            who = WHOSE[field.units[number].side != seat]
            _unit(sheet, who, unit, field.units[number].arm, at(unit["hex"]))
            for other in unit["extension"]:
                sheet.add(f"{who}: extension", at(other))
            if unit["brigade"] in active:
                sheet.add("active brigade", at(unit["hex"]))
    for printed, leader in zip(field.leaders, view["leaders"], strict=True):
        if leader.get("hex") is not None:
            sheet.add(f"{WHOSE[printed.side != seat]}: leader", at(leader["hex"]))
    for marker in view["unknown"]:
        sheet.add("unknown marker", at(marker["hex"]))
    for work in view["entrenchments"]:
        sheet.add("entrenchment", at(work["hex"]))
    for side, name in enumerate(SIDES):
        for where in view["controlled"][name]:
            sheet.add(f"{WHOSE[side != seat]}: controlled", at(where))
        sheet.set(f"{WHOSE[side != seat]}: points", view["victory"]["points"][side] / TEN)
    sheet.set("turn", view["turn"] / TEN)
    sheet.set("turns left", (view["turns"] - view["turn"]) / TEN)
    sheet.set("own phase", float(view["phasing"] == SIDES[seat]))
    for marker, count in view["pool"].items():
        sheet.set(f"in the pool: {marker}", count)
    for brigade in view["active"]:
        sheet.set(f"active: {brigade}")
    for brigade in view["brigades"]:
        sheet.set(f"{brigade['orders']}: {brigade['id']}")


def _unit(sheet: Any, who: str, unit: Mapping[str, Any], arm: int, where: int) -> None:
    angle = 2 * pi * FACINGS.index(unit["facing"]) / len(FACINGS)
    weapon = "guns" if arm == ARTILLERY else "strength"
    sheet.add(f"{who}: {weapon}", where, unit["strength"] / TEN)
    sheet.add(f"{who}: cavalry", where, float(arm == CAVALRY))
    sheet.add(f"{who}: cohesion", where, unit["cohesion"] / TEN)
    sheet.add(f"{who}: facing sine", where, sin(angle))
    sheet.add(f"{who}: facing cosine", where, cos(angle))
    for key in ("disordered", "collapsed"):
        sheet.add(f"{who}: {key}", where, float(unit[key]))
    sheet.add(f"{who}: out of command", where, float(unit["out_of_command"]))


def standing(game: Gbacw, seat: int, view: Mapping[str, Any]) -> float:
    """The lead in Victory Points as they stand."""
    points = view["victory"]["points"]
    return float(max(-1.0, min(1.0, (points[seat] - points[1 - seat]) / LEAD)))
