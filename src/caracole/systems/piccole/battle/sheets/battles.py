"""Battles: two armies, the ground and the set-up. Lists and terrain are named, or stand in the same file."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from caracole.datafiles import Node, Problems, Reader
from caracole.systems.piccole.battle.rules.field.formations import FORMATIONS
from caracole.systems.piccole.battle.rules.state import EDGES
from caracole.systems.piccole.battle.sheets.lists import ArmyList, read_list_within
from caracole.systems.piccole.battle.sheets.naming import ID, named
from caracole.systems.piccole.battle.sheets.terrain import Table, read_table_within

SIDES: Final = ("red", "blue")
OWN_TABLE: Final = "own"
"""The id of terrain that stands in the file of a battle."""
KEYS: Final = (
    *("kind", "id", "rank", "title", "red", "blue", "terrain"),
    *("drawn_up", "camps", "edge", "first", "formations"),
)


class BattleSheet(NamedTuple):
    """A battle between two lists; ``terrain`` None: the loser of the die lays it. What the file holds itself stands in
    ``armies`` and ``table``. For armies that begin drawn up ``edge`` is red's edge of the table, and ``formations`` say
    how each is drawn up. ``first``: the seat that has the first turn, None if the dice decide."""

    id: str
    title: dict[str, str]
    rank: int
    red: str
    blue: str
    terrain: str | None
    drawn_up: bool
    camps: bool
    armies: Mapping[str, ArmyList] = {}
    table: Table | None = None
    edge: str = EDGES[0]
    first: str | None = None
    formations: tuple[str, str] = (FORMATIONS[0], FORMATIONS[0])


def read_battle(document: Node, lists: Mapping[str, str], tables: Mapping[str, str]) -> BattleSheet:
    """A battle between lists of its own or those that are known by name."""
    reader = Reader(Problems())
    reader.no_unknown_keys(document, KEYS)
    reader.text(document, "kind", one_of=("battle",))
    armies = {side: army for side in SIDES if (army := _own_list(reader, document, side)) is not None}
    table = _own_table(reader, document)
    terrain = OWN_TABLE if table else reader.reference(document, "terrain", tables, "terrain", required=False)
    drawn_up = reader.boolean(document, "drawn_up", default=False)
    if drawn_up and "terrain" not in document:
        message = "armies that begin drawn up need a terrain"
        reader.problems.add(document, "drawn_up", "missing_key", message, "fault-needs_terrain")
    red, blue = (side if side in armies else reader.reference(document, side, lists, "army list") for side in SIDES)
    found = BattleSheet(
        reader.text(document, "id", pattern=ID),
        named(reader, document, "title"),
        reader.integer(document, "rank", default=100),
        red or "",
        blue or "",
        terrain,
        drawn_up,
        reader.boolean(document, "camps", default=True),
        armies,
        table,
        reader.text(document, "edge", required=False, default=EDGES[0], one_of=EDGES),
        reader.text(document, "first", required=False, one_of=SIDES),
        _formations(reader, document),
    )
    reader.problems.raise_if_any()
    return found


def _own_list(reader: Reader, document: Node, side: str) -> ArmyList | None:
    """A list in the same file, which may name a side instead of an id."""
    found = document.get(side) if document.is_table else None
    if found is None or not found.is_table:
        return None
    return read_list_within(reader, found, side)


def _own_table(reader: Reader, document: Node) -> Table | None:
    found = document.get("terrain") if document.is_table else None
    if found is None or not found.is_table:
        return None
    return read_table_within(reader, found, OWN_TABLE)


def _formations(reader: Reader, document: Node) -> tuple[str, str]:
    """How each army is drawn up."""
    table = reader.table(document, "formations", required=False)
    if table is None:
        return FORMATIONS[0], FORMATIONS[0]
    reader.no_unknown_keys(table, SIDES)
    red, blue = (reader.text(table, side, required=False, default=FORMATIONS[0], one_of=FORMATIONS) for side in SIDES)
    return red, blue
