"""timeline.toml: the boxes of the time line, in order (G2.4.a, G3.a)."""

from __future__ import annotations

from caracole.datafiles import Node
from caracole.systems.gradisca.rules.components.theatre import TurnBox, charts
from caracole.systems.gradisca.scenario_files.reading import SheetReader

SEASONS = ("jan-feb", "mar-apr", "may-jun", "jul-aug", "sep-oct", "nov-dec")
FIRST_BOX = (1615, "sep-oct")
YEARS = (1600, 1699)


def read_timeline(reader: SheetReader, document: Node) -> tuple[TurnBox, ...]:
    """The boxes; they are numbered from 1, which is Sept-Oct 1615, and each is the two months after the one before."""
    reader.no_unknown_keys(document, ("box",))
    boxes: list[TurnBox] = []
    for node in reader.tables(document, "box"):
        box = _read_box(reader, node)
        if "turn" in node and box.turn != len(boxes) + 1:
            reader.complain(node["turn"], "bad_order", f"expected turn {len(boxes) + 1}, found {box.turn}")
        if not boxes and (box.year, SEASONS[box.season]) != FIRST_BOX:
            reader.complain(node, "bad_order", "the first box is Sept-Oct 1615 (G4.d)")
        if boxes and _months(box) != _months(boxes[-1]) + 1:
            reader.complain(node, "bad_order", "a box is the two months after those of the box before (G3.a)")
        boxes.append(box)
    if not boxes:
        reader.complain(document, "missing_key", "a time line has boxes")
    if len(boxes) > charts().time.last_turn:
        reader.complain(document["box"], "out_of_range", "the game ends at the latest with Mar-Apr 1618 (G4.1.i)")
    return tuple(boxes)


def _read_box(reader: SheetReader, node: Node) -> TurnBox:
    reader.no_unknown_keys(node, TurnBox._fields)
    return TurnBox(
        turn=reader.integer(node, "turn", low=1),
        label=reader.names(node, "label"),
        year=reader.integer(node, "year", low=YEARS[0], high=YEARS[1]),
        season=SEASONS.index(reader.text(node, "season", one_of=SEASONS)),
        morale_loss=reader.boolean(node, "morale_loss", default=False),
    )


def _months(box: TurnBox) -> int:
    return box.year * len(SEASONS) + box.season
