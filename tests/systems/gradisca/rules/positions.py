"""Positions in which chapters of Gradisca meet: a siege, a raid, a field."""

from __future__ import annotations

from typing import Any

from caracole.play.table import Table, position
from caracole.systems.gradisca.position import card

SIEGE = """
    Gradisca: fortress
    Palma: source venetian
    Goritia: source austrian
    Farra # Gradisca {wall}
    Sagrado # Gradisca 3
    Farra - Palma
    Farra - Romans
    Romans - Palma
    Sagrado - Goritia
"""


RAIDERS = """
    Farra: source venetian
    Romans: raid venetian
    Farra - Romans
    Romans - Mariano
    Goritia: source austrian
    Mariano - Goritia
"""


FIELD = """
    Farra: source venetian
    Goritia: source austrian
    Farra - Romans
    Romans - Goritia
    Mariano - Romans
    Mariano - Farra
"""


def siege(units: str, wall: str = "3", **words: Any) -> Table:
    """Gradisca under siege from Farra; Farra is activated, or Gradisca when the Austrians are active."""
    words = {"active": "venetian", "camps": {"venetian": "palma"}, **words}
    words.setdefault("activate", "farra" if words["active"] == "venetian" else "gradisca")
    return position("gradisca", map=SIEGE.format(wall=wall), units=units, **words)


def farra(units: str, land: str = FIELD, **words: Any) -> Table:
    """The Venetian units in Farra are activated; their Camp is with them."""
    words = {"active": "venetian", "activate": "farra", "camps": {"venetian": "farra"}, **words}
    return position("gradisca", map=land, units=units, **words)


def why(table: Table, action: str, **fields: Any) -> tuple[str, str] | None:
    """Clause and code of a refusal."""
    refusal = table.refusal(action, **fields)
    return None if refusal is None else (refusal.rule, refusal.code)


def values(table: Table) -> list[list[int]]:
    """The values of every volley so far."""
    return [event.args["values"] for event in table.happened("units_fired")]


LANDING = card(2, ("place_group", {"group": "fleet"}))


def landing(**words: Any) -> Table:
    """The fleet's company lands at Pirano: Town, Austrian Fort, Camp and Booty, and one Austrian company."""
    land = "Pirano: sea, town, booty austrian 4\nPirano - Trieste\nTrieste: source austrian\nFarra: source venetian"
    units = "Farra: v1 infantry 2\nPirano: a1 infantry 2\nflag: v8 infantry 4 [1] @fleet, v9 infantry 4 [1] @fleet"
    facts: dict[str, Any] = {
        "cards": [LANDING],
        "hands": {"venetian": [2]},
        "groups": {"fleet": {"units": "v8, v9", "entries": "Pirano"}},
        "camps": {"venetian": "farra", "austrian": "pirano"},
        "forts": "austrian Pirano",
        "activate": None,
    }
    table = farra(units, land=land, **{**facts, **words})
    table.play("ChooseOption", option=1)
    return table
