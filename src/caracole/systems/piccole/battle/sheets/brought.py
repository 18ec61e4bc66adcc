"""A battle that somebody brings along: one text, which travels with the game and stands in its record."""

from __future__ import annotations

import json
from typing import Any, Final

from caracole.datafiles import DataError, Node, Problem, read_json, read_toml
from caracole.systems.piccole.battle.rules.components.troops import TROOPS
from caracole.systems.piccole.battle.sheets.battles import SIDES, BattleSheet
from caracole.systems.piccole.battle.sheets.lists import plain_rows
from caracole.systems.piccole.battle.sheets.terrain import plain_pieces

LARGEST: Final = 32_768
"""Letters of a text."""


def document_of(text: str, name: str) -> Node:
    """The text as a document, TOML as people write it or JSON as records keep it; ``name`` is named in errors."""
    if len(text) > LARGEST:
        message = f"{len(text)} letters; a battle has at most {LARGEST}"
        raise DataError(Problem(name, 1, "", "out_of_range", message))
    return read_json(text, name) if text.lstrip().startswith("{") else read_toml(text, name)


def kept(sheet: BattleSheet) -> str:
    """A battle as a record keeps it: what was understood, in one line, always written alike."""
    return json.dumps(plain(sheet), ensure_ascii=False, sort_keys=True, separators=(",", ":"))


def plain(sheet: BattleSheet) -> dict[str, Any]:
    """A battle as its file has it; whatever goes without saying is left out."""
    row: dict[str, Any] = {"kind": "battle", "id": sheet.id, "title": sheet.title}
    row |= {side: _army(sheet, side) for side in SIDES}
    if sheet.table is not None:
        row["terrain"] = {"pieces": plain_pieces(sheet.table.pieces)}
    elif sheet.terrain is not None:
        row["terrain"] = sheet.terrain
    row |= {"drawn_up": sheet.drawn_up, "camps": sheet.camps, "edge": sheet.edge}
    row |= {"formations": dict(zip(SIDES, sheet.formations, strict=True))}
    return row | ({} if sheet.first is None else {"first": sheet.first})


def _army(sheet: BattleSheet, side: str) -> Any:
    army = sheet.armies.get(side)
    if army is None:
        return sheet.red if side == SIDES[0] else sheet.blue
    special = any(element.shoots and not TROOPS[element.type].may_shoot for element in army.elements)
    row: dict[str, Any] = {"name": army.name, "elements": plain_rows(army)}
    row |= {"places": [list(pose) for pose in army.places]} if army.places else {}
    return row | ({"special_shooters": True} if special else {})
