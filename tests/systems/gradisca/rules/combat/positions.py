"""Positions for chapters 7.1 to 7.3, 8, 18 and 19.1: the Venetians stand in Farra, the Austrians hold Romans."""

from __future__ import annotations

from typing import Any

from caracole.play.table import Table, position

VENETIAN, AUSTRIAN = 0, 1
"""The seats."""

OPEN_FIELD = """
    Farra - Romans
    Romans - Mariano
    Romans - Cormons
"""
"""Behind Romans two free zones: defenders who lose have a choice."""

FORTRESS = """
    Gradisca: fortress
    Farra # Gradisca 4 now 0
    Gradisca # Rubia 3
    Gradisca # Sagrado 3
"""
"""Gradisca, breached towards Farra."""


def table_of(units: str, *, map: str = OPEN_FIELD, game: str = "basic", **words: Any) -> Table:
    """The Venetian Command is active in Farra. The basic game, unless the advanced one is asked for."""
    options = {"game": game, **words.pop("options", {})}
    words = {"active": "venetian", "activate": "farra", **words}
    return position("gradisca", options=options, map=map, units=units, **words)


def attack(table: Table, *dice: int, units: str = "v1", to: str = "romans") -> None:
    """March into the enemy zone. The dice: attackers in their order, then defenders, then what follows."""
    table.dice(*dice).play("March", units=units.split(), to=to)


def fire(table: Table, side: str) -> dict[str, Any]:
    """What the last fire of a side was: units, values, dice, hits."""
    return next(event.args for event in reversed(table.happened("units_fired")) if event.args["side"] == side)


def winner(table: Table) -> str:
    """Who won the last battle."""
    return table.happened("battle_won")[-1].args["winner"]


def rules_of(table: Table, kind: str) -> list[str]:
    """The clauses that the events of a kind named."""
    return [event.rule for event in table.happened(kind)]


def lost_under(table: Table, rule: str) -> list[str]:
    """The units eliminated under a clause."""
    return [event.args["unit"] for event in table.happened("unit_eliminated") if event.rule == rule]
