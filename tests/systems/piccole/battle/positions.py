"""Short ways to write positions of Piccole Guerre: S faces north from the south edge, N faces south."""

from __future__ import annotations

from typing import Any

from caracole.play.table import Table, position
from caracole.systems.piccole.position import rectangle_of

FAR = """
    S30 FtM 200 200 0
    N30 FtM 5800 5800 180
"""
"""Somebody on either side who takes no part, so that a battle does not end for want of an army."""

AT_START = {"S": 40, "N": 40}
"""Armies so large that a few losses decide nothing."""


def table_of(elements: str, terrain: str = "", **words: Any) -> Table:
    """A position in S's movement phase with twelve moves left."""
    words.setdefault("at_start", AT_START)
    return position("piccole", elements=elements + FAR, terrain=terrain, **words)


def fight(table: Table, *dice: int) -> Table:
    """The phasing player moves nobody else; these dice are rolled, and then two for the moves of the next turn."""
    table.dice(*dice, 1, 1).play("EndMoves")
    return table


def box(kind: str, x0: int, y0: int, x1: int, y1: int, *more: str) -> str:
    """A rectangle of terrain."""
    return rectangle_of(kind, x0, y0, x1, y1, *more) + "\n"


def why(refusal: Any) -> tuple[str, str] | None:
    """Rule and code of a refusal."""
    return None if refusal is None else (refusal.rule, refusal.code)
