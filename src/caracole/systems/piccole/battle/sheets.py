"""What data files say: army lists, terrain, battles. Anything wrong is told with its file and line."""

from __future__ import annotations

import re
from collections.abc import Mapping
from itertools import groupby
from typing import NamedTuple

from caracole.datafiles import Node, Problems, Reader, localized
from caracole.geometry.table import Point
from caracole.kernel import CaracoleError, Refusal
from caracole.systems.piccole.battle.rules.components.measures import HIGHEST_LEVEL, TABLE
from caracole.systems.piccole.battle.rules.components.troops import ROOM, TROOPS, TYPES, ListedElement
from caracole.systems.piccole.battle.rules.field.field import why_not_enough, why_not_piece
from caracole.systems.piccole.battle.rules.field.ground import KINDS, LAID_KINDS
from caracole.systems.piccole.battle.rules.state import Piece

ID = r"[A-Za-z][A-Za-z0-9_-]*"


class ArmyList(NamedTuple):
    """P1.b, P4.d: an army by name; the elements in the order of their numbers."""

    id: str
    name: dict[str, str]
    period: dict[str, str]
    elements: tuple[ListedElement, ...]


class Table(NamedTuple):
    """P2.c: terrain that can be laid as it is."""

    id: str
    name: dict[str, str]
    pieces: tuple[Piece, ...]


class BattleSheet(NamedTuple):
    """A battle between two lists; ``terrain`` None: the loser of the die lays it."""

    id: str
    title: dict[str, str]
    rank: int
    red: str
    blue: str
    terrain: str | None
    drawn_up: bool
    camps: bool


# --- army lists ------------------------------------------------------------------------------------------------------


def read_list(document: Node) -> ArmyList:
    """P1.b, P1.g: one General; any number of elements. P4.d: only some types shoot, unless ``scenario`` says so."""
    reader = Reader(Problems())
    reader.no_unknown_keys(document, ("kind", "id", "name", "period", "elements", "reconstruction", "special_shooters"))
    reader.text(document, "kind", one_of=("list",))
    name = reader.text(document, "id", pattern=ID)
    reader.boolean(document, "reconstruction", default=False)
    special = reader.boolean(document, "special_shooters", default=False)
    elements: list[ListedElement] = []
    for row in reader.tables(document, "elements"):
        elements += _elements(reader, row, special)
    generals = sum(1 for element in elements if element.general)
    if generals != 1:
        message = f"an army has one General, this one has {generals} (P1.b)"
        reader.problems.add(document, "elements", "out_of_range", message)
    if len(elements) > ROOM:
        message = f"{len(elements)} elements; no more than {ROOM} can be numbered"
        reader.problems.add(document, "elements", "out_of_range", message)
    found = ArmyList(name, localized(reader, document, "name"), localized(reader, document, "period"), tuple(elements))
    reader.problems.raise_if_any()
    return found


def _elements(reader: Reader, row: Node, special: bool) -> list[ListedElement]:
    reader.no_unknown_keys(row, ("type", "count", "general", "shoots"))
    kind = TYPES.index(reader.text(row, "type", one_of=TYPES))
    count = reader.integer(row, "count", default=1, low=1, high=ROOM)
    general = reader.boolean(row, "general", default=False)
    shoots = reader.boolean(row, "shoots", default=False)
    if general and count != 1:
        reader.problems.add(row, row.path_of("count"), "out_of_range", "the General has one element to himself (P1.b)")
    if shoots and not (TROOPS[kind].may_shoot or special):
        message = f"{TYPES[kind]} do not shoot, unless the list says special_shooters = true (P4.d)"
        reader.problems.add(row, row.path_of("shoots"), "bad_choice", message)
    return [ListedElement(kind, shoots, general)] * count


# --- army lists in one line ------------------------------------------------------------------------------------------

LINE_UP = re.compile(r"(?P<count>\d+) (?P<type>\w+)(?P<shoots> shoots)?(?P<general> general)?")


def written(army: ArmyList) -> str:
    """A list as a record keeps it, so that it can be played again where its file is not:
    ``MINE: 1 CvP general, 6 FtP, 4 FtM shoots``."""
    rows = []
    for element, same in groupby(army.elements):
        words = [f"{len(list(same))} {TYPES[element.type]}"]
        words += ["shoots"] * element.shoots + ["general"] * element.general
        rows.append(" ".join(words))
    return f"{army.id}: {', '.join(rows)}"


def is_written(text: str) -> bool:
    """Is it a list in one line, and not the name of one?"""
    return ": " in text


def read_written(text: str) -> ArmyList:
    """The list that :func:`written` wrote."""
    name, _, rows = text.partition(": ")
    elements: list[ListedElement] = []
    for row in rows.split(", "):
        found = LINE_UP.fullmatch(row)
        if found is None or found["type"] not in TYPES or not 1 <= int(found["count"]) <= ROOM:
            raise CaracoleError(f"army list {name!r}: {row!r} is no part of it; write e.g. '4 FtM shoots'")
        element = ListedElement(TYPES.index(found["type"]), found["shoots"] is not None, found["general"] is not None)
        elements += [element] * int(found["count"])
    if sum(element.general for element in elements) != 1 or len(elements) > ROOM:
        raise CaracoleError(f"army list {name!r}: one General and no more than {ROOM} elements (P1.b, P1.g)")
    return ArmyList(name, {"en": name}, {}, tuple(elements))


# --- terrain ---------------------------------------------------------------------------------------------------------


def read_table(document: Node) -> Table:
    """P2.h: every piece is held against the same rules as one that a player lays."""
    reader = Reader(Problems())
    reader.no_unknown_keys(document, ("kind", "id", "name", "pieces", "reconstruction"))
    reader.text(document, "kind", one_of=("terrain",))
    name = reader.text(document, "id", pattern=ID)
    reader.boolean(document, "reconstruction", default=False)
    pieces: list[Piece] = []
    for row in reader.tables(document, "pieces"):
        before = len(reader.problems)
        piece = _piece(reader, row)
        if len(reader.problems) > before:
            continue
        refusal = why_not_piece(pieces, piece)
        if refusal is not None:
            reader.problems.add(row, None, "out_of_range", in_words(refusal))
        pieces.append(piece)
    refusal = why_not_enough(pieces)
    if refusal is not None:
        reader.problems.add(document, "pieces", "out_of_range", in_words(refusal))
    found = Table(name, localized(reader, document, "name"), tuple(pieces))
    reader.problems.raise_if_any()
    return found


def _piece(reader: Reader, row: Node) -> Piece:
    reader.no_unknown_keys(row, ("id", "kind", "level", "blocks_sight", "vertices"))
    reader.text(row, "id", pattern=ID)
    kind = reader.text(row, "kind", one_of=LAID_KINDS)
    level = reader.integer(row, "level", default=1 if KINDS[kind].height else 0, low=0, high=HIGHEST_LEVEL)
    flag = reader.boolean(row, "blocks_sight", default=False)
    points: list[Point] = []
    vertices = row.get("vertices")
    if vertices is None:
        reader.problems.add(row, row.path_of("vertices"), "missing_key", "required key 'vertices' is missing")
    elif reader.list_value(vertices) is not None:
        for place in vertices:
            if reader.list_value(place) is None:
                continue
            numbers = [reader.integer_value(each, low=0, high=TABLE) for each in place]
            if len(numbers) != 2:
                reader.problems.add(place, None, "wrong_type", "a vertex is two numbers, x and y")
            elif numbers[0] is not None and numbers[1] is not None:
                points.append((numbers[0], numbers[1]))
    return kind, level, flag, tuple(points)


def in_words(refusal: Refusal) -> str:
    """A refusal as a complaint about a file."""
    facts = ", ".join(f"{key} {value}" for key, value in refusal.args.items())
    words = refusal.code.replace("_", " ")
    return f"{words} ({facts}; {refusal.rule})" if facts else f"{words} ({refusal.rule})"


# --- battles ---------------------------------------------------------------------------------------------------------


def read_battle(document: Node, lists: Mapping[str, str], tables: Mapping[str, str]) -> BattleSheet:
    """A battle between two lists that come with the system."""
    reader = Reader(Problems())
    keys = ("kind", "id", "rank", "title", "red", "blue", "terrain", "drawn_up", "camps")
    reader.no_unknown_keys(document, keys)
    reader.text(document, "kind", one_of=("battle",))
    terrain = reader.reference(document, "terrain", tables, "terrain", required=False)
    drawn_up = reader.boolean(document, "drawn_up", default=False)
    if drawn_up and terrain is None:
        message = "armies that begin drawn up need a terrain"
        reader.problems.add(document, "drawn_up", "missing_key", message)
    found = BattleSheet(
        reader.text(document, "id", pattern=ID),
        localized(reader, document, "title"),
        reader.integer(document, "rank", default=100),
        reader.reference(document, "red", lists, "army list") or "",
        reader.reference(document, "blue", lists, "army list") or "",
        terrain,
        drawn_up,
        reader.boolean(document, "camps", default=True),
    )
    reader.problems.raise_if_any()
    return found
