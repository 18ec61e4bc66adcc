"""Positions of the siege chapters (7.4 to 7.7, 9, 10, 11, 19.2, 20), and a short way to ask why not."""

from __future__ import annotations

from typing import Any

from caracole.play.table import Table, position

BASIC = {"game": "basic"}


def siege(units: str, *, wall: str = "4", basic: bool = True, land: str = "", **words: Any) -> Table:
    """Gradisca between Farra (wall of Level 4, or as told) and Rubia (Level 2). Behind Farra lie Romans, Palma
    (Venetian Source and Camp) and Lucinico, behind Rubia Gorizia (Austrian Source). Farra is activated, or Gradisca
    if the Austrians are active; ``land`` adds to the map."""
    words.setdefault("active", "venetian")
    words.setdefault("activate", "farra" if words["active"] == "venetian" else "gradisca")
    words.setdefault("camps", {"venetian": "palma"})
    options = {**(BASIC if basic else {}), **words.pop("options", {})}
    country = f"""
        Gradisca: fortress
        Palma: source venetian
        Gorizia: source austrian
        Farra # Gradisca {wall}
        Rubia # Gradisca 2
        Farra - Romans
        Romans - Palma
        Farra - Palma
        Rubia - Gorizia
        Farra - Lucinico
        Gorizia - Lucinico
        {land}
    """
    return position("gradisca", map=country, units=units, options=options, **words)


def field(units: str, *, basic: bool = True, land: str = "", **words: Any) -> Table:
    """Open country in a row: Palma (Venetian Source and Camp), Romans, Farra, Rubia, Gorizia (Austrian Source);
    ``land`` adds to the map."""
    words.setdefault("active", "venetian")
    words.setdefault("camps", {"venetian": "palma"})
    options = {**(BASIC if basic else {}), **words.pop("options", {})}
    country = f"""
        Palma: source venetian
        Gorizia: source austrian
        Palma - Romans
        Romans - Farra
        Farra - Rubia
        Rubia - Gorizia
        {land}
    """
    return position("gradisca", map=country, units=units, options=options, **words)


def verdict(table: Table, action: str, **fields: Any) -> tuple[str, str] | None:
    """The clause and the code of the refusal; None if it is allowed."""
    refusal = table.refusal(action, **fields)
    return None if refusal is None else (refusal.rule, refusal.code)


def fired(table: Table) -> list[list[int]]:
    """The values with which units have fired, one list for each side that fired."""
    return [event.args["values"] for event in table.happened("units_fired")]


def end_activation(table: Table, *dice: int) -> None:
    """Finish the zone and the activation; ``dice`` draw the next Command if there is one."""
    if table.asked == "zone.act":
        table.play("EndZone")
    table.dice(*dice).play("EndActivation")
