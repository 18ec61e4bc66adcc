"""The brigades of both sides in a table: orders, what lies on them, strength and losses."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from caracole.present.model import Layers, Paper, PaperPart, PaperRow, Says, Text
from caracole.systems.gbacw.board.lenses.looking import Looking
from caracole.systems.gbacw.rules.components.printed import SIDES

View = Mapping[str, Any]
COLUMNS = ("army-brigade", "army-orders", "army-strength")


def army(look: Looking) -> Layers:
    """Every brigade of both sides, one's own side first."""
    first, brigades = look.seat or 0, look.game.field.brigades
    parts = [
        table_of(
            look, Says("army-side", {"side": SIDES[side]}), [n for n, row in enumerate(brigades) if row.side == side]
        )
        for side in (first, 1 - first)
    ]
    return Layers(paper=Paper(Says("paper-army"), parts))


def table_of(look: Looking, title: Says, brigades: Iterable[int]) -> PaperPart:
    """Some brigades, a row for each."""
    rows = [_row(look, look.view["brigades"][number]) for number in brigades]
    return PaperPart(title, columns=[Says(column) for column in COLUMNS], rows=rows)


def _row(look: Looking, row: View) -> PaperRow:
    units = units_of(look, row["id"])
    pieces = [unit["id"] for unit in units if unit["id"] in look.seen]
    now, printed = strength_of(look, units)
    args = {name: row[name] for name in ("orders", "reserve", "out_of_command", "ineffective")}
    cells: list[Text] = [
        Says("army-name", {"brigade": row["id"]}),
        Says("army-state", {**args, "number": row["fatigue"] or 0}),
        f"{now} / {printed}",
    ]
    return PaperRow(cells, pieces, "brigade" if pieces else None)


def units_of(look: Looking, brigade: str) -> list[View]:
    """The units of a brigade as the seat knows them."""
    return [row for row in look.view["units"] if row["brigade"] == brigade]


def strength_of(look: Looking, rows: Iterable[View]) -> tuple[int, int]:
    """What is left of these units, and what is printed on them."""
    field, rows = look.game.field, list(rows)
    now = sum(row["strength"] for row in rows if row["place"] != "eliminated")
    return now, sum(field.units[field.unit_numbers[row["id"]]].strength for row in rows)
