"""Ground for the chapters on movement: a road out of Udine, and a Command that acts there."""

from __future__ import annotations

from typing import Any

from caracole.play.table import Table, position

BASIC = {"game": "basic"}

ROAD = """
    Udine: source venetian
    Udine - Strassoldo
    Strassoldo - Medea
    Medea - Cormons
    Cormons - Brazzano
    Brazzano - Lucinico
    Lucinico - Gorizia
"""


def at_udine(land: str, units: str, **words: Any) -> Table:
    """The Venetian Command has drawn its marker and acts with its units in Udine; basic game unless told otherwise."""
    chosen = {"options": BASIC, "active": "venetian", "activate": "udine", **words}
    return position("gradisca", map=land, units=units, **chosen)


def walk(table: Table, unit: str, *zones: str) -> None:
    """The unit sets out and goes on from zone to zone."""
    table.play("March", units=[unit], to=zones[0])
    for zone in zones[1:]:
        table.play("GoOn", to=zone)
