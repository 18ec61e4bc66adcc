"""The key: a sample of every sign that is on the map, with its meaning."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from caracole.draw.svg import group, lettering, number, tag
from caracole.systems.gbacw.drawing import relief
from caracole.systems.gbacw.drawing.bends import Bend, arc, cut
from caracole.systems.gbacw.drawing.counters import Piece, Pieces, counter
from caracole.systems.gbacw.drawing.cover import BLADES
from caracole.systems.gbacw.drawing.figures import CHIPS, chip, figure
from caracole.systems.gbacw.drawing.look import colour, fitting, letters, of_side, tint
from caracole.systems.gbacw.drawing.plate import Plate
from caracole.systems.gbacw.drawing.troops import front_sample, leader_sign
from caracole.systems.gbacw.drawing.ways import STYLES, bridge, ford, wall
from caracole.systems.gbacw.rules.components.field import (
    BRIDGE,
    FORD,
    PIKE,
    ROAD,
    TRAIL,
    WALL_HIGH,
    WALL_LOW,
    WAYS,
    Field,
)
from caracole.texts import Texts, in_language

SAMPLE_WIDE = 46.0

Sign = tuple[str, str]
"""A sample, 46 by 24 round the origin, and what it means."""


def ground_signs(field: Field, plate: Plate, texts: Texts, view: Mapping[str, Any] | None) -> list[Sign]:
    """What lies on the part of the map that is shown."""
    kinds = {field.terrain[where].id for where in plate.hexes}
    found = [
        (_ground(kind), in_language(field.chart.rows[kind].name, texts.language))
        for kind in field.chart.rows
        if kind in kinds and kind != "open"
    ]
    sides = {name: {getattr(field.sides, name)[where * 6 + d] for where in plate.hexes for d in range(6)}
             for name in ("slope", "stream", "wall", "way", "crossing")}  # fmt: skip

    def add(present: bool, sample: str, row: str) -> None:
        if present:
            found.append((sample, in_language(field.chart.rows[row].name, texts.language)))

    for way in (PIKE, ROAD, TRAIL):
        add(way in sides["way"], _way(way), WAYS[way])
    add(True in sides["stream"], _stream(), "stream")
    add(BRIDGE in sides["crossing"], _stream(upright=True) + bridge(), "bridge")
    add(FORD in sides["crossing"], _stream(upright=True) + ford(), "ford")
    for kind, high, row in ((WALL_LOW, False, "wall_low"), (WALL_HIGH, True, "wall_high")):
        add(kind in sides["wall"], wall((-20, 0), (20, 0), high=high), row)
    for slope, name in zip(relief.SLOPES, ("minor", "steep", "abrupt"), strict=True):
        if slope in sides["slope"]:
            found.append((_slope(slope), texts.say(f"picture-slope-{name}")))
    if view is not None and view["entrenchments"]:
        found.append((_earthwork(done=True), in_language(field.chart.rows["entrenchment"].name, texts.language)))
    if view is not None and view["works"]:
        found.append((_earthwork(done=False), texts.say("picture-works")))
    if any(entry.hex in plate.shown for entry in field.scenario.entries):
        letter = lettering("A", 0, 4.2, 12, "bold", fill=colour("entry"))
        ring = tag("circle", cx=0, cy=0, r=9, fill=colour("white"), stroke=colour("entry"), stroke_width=1.6)
        found.append((ring + letter, texts.say("picture-entry")))
    return found


def unit_signs(field: Field, view: Mapping[str, Any], texts: Texts) -> list[Sign]:
    """Figures, orders, chips and leaders that occur in a view."""
    pieces = Pieces(field)
    shown = [(row, pieces.piece(row)) for row in view["units"] if row["place"] in ("map", "not_arrived")]
    found: list[Sign] = []
    for kind in ("infantry", "cavalry", "dismounted", "artillery", "limbered"):
        if any(piece.figure == kind for _, piece in shown):
            found.append((figure(kind, colour("ink")), texts.say(f"picture-figure-{kind}")))
    levels = {leader.level for leader in field.leaders}
    for level in sorted(levels):
        found.append((leader_sign(level, 0), texts.say(f"picture-leader-{level}")))
    on_map = [row for row, _ in shown if row["place"] == "map"]
    for orders in ("march", "advance", "attack"):
        if any(row["orders"] == orders for row in on_map):
            found.append((front_sample(orders), texts.say("picture-order", orders=texts.say(f"orders-{orders}"))))
    if any(row["refused"] != "none" for row in on_map):
        found.append((front_sample("advance", refused=True), texts.say("picture-refused")))
    if any(len(names) > 1 for names in view["stacks"].values()):
        found.append((_count(), texts.say("picture-count")))
    for name in CHIPS:
        if any(name in piece.chips for _, piece in shown):
            found.append((chip(name, 0, 0, 1.5), texts.say(f"picture-chip-{name.replace('_', '-')}")))
    return found


def table(signs: Sequence[Sign], wide: float, columns: int = 2) -> tuple[str, float]:
    """The signs in columns; how high the table is."""
    row_high, each = 30.0, wide / columns
    rows = -(-len(signs) // columns)
    drawn = []
    for n, (sample, meaning) in enumerate(signs):
        x, y = (n // rows) * each, (n % rows) * row_high + row_high / 2
        drawn.append(group([sample], transform=f"translate({number(x + SAMPLE_WIDE / 2)} {number(y)})"))
        words, size = fitting(meaning, each - SAMPLE_WIDE - 12, letters("body"), 10)
        drawn.append(lettering(words, x + SAMPLE_WIDE + 8, y + 4.4, size, anchor="start", fill=colour("ink")))
    return group(drawn), rows * row_high


# --- samples ---------------------------------------------------------------------------------------------------------


def _ground(kind: str) -> str:
    rim = tag(
        "rect",
        x=-22,
        y=-11.5,
        width=44,
        height=23,
        rx=3,
        fill=tint(1, 0, 4),
        stroke=colour("ink_soft"),
        stroke_width=0.7,
    )
    uses: list[str] = []
    if kind == "woods":
        rim = rim.replace(tint(1, 0, 4), colour("woods"))
        uses = [
            _use(f"gb-tree-{n % 3}", x, y)
            for n, (x, y) in enumerate([(-15, -4), (-6, 3), (3, -4), (12, 3), (17, -5), (-16, 7)])
        ]
    elif kind == "orchard":
        uses = [_use("gb-fruit", x, y) for x in (-14, -5, 4, 13) for y in (-5, 5)]
    elif kind == "soft":
        for x, y in ((-17, -1), (3, -2), (-8, 8), (10, 8)):
            blades = "".join(f"M{x + 5 + at} {y}{blade}" for at, blade in BLADES)
            uses.append(tag("path", d=f"M{x} {y}h10{blades}", stroke=colour("soft"), fill="none"))
    elif kind == "cut":
        bed: Bend = ((-20, 3), (0, -4), (20, 3))
        line = tag(
            "path", d=arc(bed), fill="none", stroke=colour("way_edge"), stroke_width=1.9, stroke_dasharray="6 3.4"
        )
        uses = [cut(bed), line]
    elif kind in ("town", "building"):
        boxes = [(-14, -6, 11, 7), (1, -7, 9, 8), (13, -4, 8, 7), (-9, 4, 8, 6), (6, 4, 11, 6)]
        uses = [tag("rect", x=x, y=y, width=w, height=h, fill=colour("house"), stroke=colour("ink"), stroke_width=0.7)
                for x, y, w, h in (boxes if kind == "town" else boxes[:1] + boxes[4:])]  # fmt: skip
        rim = rim.replace(tint(1, 0, 4), colour("yard"))
    return rim + "".join(uses)


def _use(sign: str, x: float, y: float) -> str:
    return tag("use", href=f"#{sign}", transform=f"translate({x} {y}) scale(.9)")


def _way(way: int) -> str:
    path = "M-21 4Q-8 -8 4 1T21 -3"
    if way == TRAIL:
        return tag("path", d=path, fill="none", stroke=colour("way_edge"), stroke_width=1.9, stroke_dasharray="6 3.4")
    edge, surface, shade = STYLES[way]
    return tag("path", d=path, fill="none", stroke=colour("way_edge"), stroke_width=edge) + tag(
        "path", d=path, fill="none", stroke=colour(shade), stroke_width=surface
    )


def _stream(*, upright: bool = False) -> str:
    path = "M0 -12V12" if upright else "M-21 4Q-8 -8 4 1T21 -3"
    return tag("path", d=path, fill="none", stroke=colour("water_edge"), stroke_width=7) + tag(
        "path", d=path, fill="none", stroke=colour("water"), stroke_width=4.6
    )


def _slope(slope: int) -> str:
    strokes = relief.comb([(-20.0, 6.0), (20.0, 6.0)][::-1], slope, 0)
    return group(
        [
            tag("path", d="M-20 0H20", stroke=colour("contour"), stroke_width=1.2),
            group([tag("path", d="".join(strokes), fill=colour("hachure"))], transform="translate(0 -6)"),
        ]
    )


def _earthwork(*, done: bool) -> str:
    path = "M-18 7L0 -5L18 7"
    dash = None if done else "5 4"
    return tag("path", d=path, fill="none", stroke=colour("earth"), stroke_width=8, stroke_dasharray=dash) + tag(
        "path",
        d=path,
        fill="none",
        stroke=colour("earth_light"),
        stroke_width=3,
        stroke_dasharray="3.2 2.2" if done else dash,
    )


def _count() -> str:
    return tag("circle", cx=0, cy=0, r=8, fill=colour("white"), stroke=colour("ink"), stroke_width=1.2) + lettering(
        "3", 0, 4, 12, "bold", fill=colour("ink")
    )


def specimen(side: int, texts: Texts) -> str:
    """A counter of a side with its parts named, 300 wide, 60 high."""
    piece = Piece("", "14IN", side, "infantry", "9-8-6", 9, "R", "1", side, False, ())
    body = group([counter(piece)], transform="translate(32 30) scale(1.1)")
    ink = of_side(side, "edge")
    lines = [("picture-spec-band", 12.0), ("picture-spec-values", 48.0)]
    words = [
        group(
            [
                tag("path", d=f"M64 {number(y - 4)}H76", stroke=ink, stroke_width=1),
                lettering(texts.say(name), 80, y, letters("small"), anchor="start", fill=colour("ink")),
            ]
        )
        for name, y in lines
    ]  # fmt: skip
    name = lettering(
        texts.say(f"side-{('union', 'confederate')[side]}"), 80, 31, letters("body"), "bold", anchor="start", fill=ink
    )
    return group([body, name, *words])
