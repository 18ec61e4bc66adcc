"""Terrain that can be laid as it is."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from caracole.datafiles import Node, Problems, Reader
from caracole.geometry.table import Point
from caracole.kernel import Refusal
from caracole.systems.piccole.battle.rules.components.measures import HIGHEST_LEVEL, TABLE
from caracole.systems.piccole.battle.rules.field.field import why_not_enough, why_not_piece
from caracole.systems.piccole.battle.rules.field.ground import KINDS, LAID_KINDS
from caracole.systems.piccole.battle.rules.state import Piece
from caracole.systems.piccole.battle.sheets.naming import ID, named

MOST_SHAPES: Final = 40
"""The stretches of a river count as one piece (P2.h); this is how many shapes a table may have in all."""


class Table(NamedTuple):
    """P2.c: terrain that can be laid as it is."""

    id: str
    name: dict[str, str]
    pieces: tuple[Piece, ...]


def read_table(document: Node) -> Table:
    """P2.h: every piece is held against the same rules as one that a player lays."""
    reader = Reader(Problems())
    reader.no_unknown_keys(document, ("kind", "id", "name", "pieces", "reconstruction"))
    reader.text(document, "kind", one_of=("terrain",))
    name = reader.text(document, "id", pattern=ID)
    reader.boolean(document, "reconstruction", default=False)
    pieces = _pieces(reader, document, needs_id=True)
    found = Table(name, named(reader, document, "name"), pieces)
    reader.problems.raise_if_any()
    return found


def read_table_within(reader: Reader, node: Node, name: str) -> Table:
    """Terrain that stands in the file of a battle; neither it nor its pieces need a name."""
    reader.no_unknown_keys(node, ("name", "pieces"))
    title = named(reader, node, "name", required=False) or {"en": name}
    return Table(name, title, _pieces(reader, node, needs_id=False))


def _pieces(reader: Reader, node: Node, *, needs_id: bool) -> tuple[Piece, ...]:
    pieces: list[Piece] = []
    rows = reader.tables(node, "pieces")
    place, path = node.get("pieces") or node, node.path_of("pieces")
    if len(rows) > MOST_SHAPES:
        message = f"{len(rows)} shapes; no more than {MOST_SHAPES} can be laid"
        reader.problems.add(place, path, "out_of_range", message, "fault-shapes", most=MOST_SHAPES)
    for row in rows[:MOST_SHAPES]:
        before = len(reader.problems)
        piece = _piece(reader, row, needs_id)
        if len(reader.problems) > before:
            continue
        refusal = why_not_piece(pieces, piece)
        if refusal is not None:
            _complain(reader, row, row.path, refusal)
        pieces.append(piece)
    refusal = why_not_enough(pieces)
    if refusal is not None:
        _complain(reader, place, path, refusal)
    return tuple(pieces)


def _complain(reader: Reader, place: Node, path: str, refusal: Refusal) -> None:
    """What a player would be told who lays such a piece."""
    reader.problems.add(place, path, "out_of_range", in_words(refusal), f"refusal-{refusal.code}", **refusal.args)


def _piece(reader: Reader, row: Node, needs_id: bool) -> Piece:
    reader.no_unknown_keys(row, ("id", "kind", "level", "blocks_sight", "vertices"))
    reader.text(row, "id", pattern=ID, required=needs_id)
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


def plain_pieces(pieces: tuple[Piece, ...]) -> list[dict[str, Any]]:
    """The pieces as the rows of a file."""
    rows = []
    for kind, level, flag, points in pieces:
        row: dict[str, Any] = {"kind": kind}
        row |= {"level": level} if level else {}
        row |= {"blocks_sight": True} if flag else {}
        rows.append(row | {"vertices": [list(point) for point in points]})
    return rows


def in_words(refusal: Refusal) -> str:
    """A refusal as a complaint about a file."""
    facts = ", ".join(f"{key} {value}" for key, value in refusal.args.items())
    words = refusal.code.replace("_", " ")
    return f"{words} ({facts}; {refusal.rule})" if facts else f"{words} ({refusal.rule})"
