"""The whole sheet: the map with what stands on it, in a frame, and the panel beside it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from caracole.draw.fonts import font_rules
from caracole.draw.shapes import Box
from caracole.draw.svg import box, group, lettering, number, tag
from caracole.systems.gbacw.drawing import cover
from caracole.systems.gbacw.drawing.cover import Cover
from caracole.systems.gbacw.drawing.look import MARGIN, colour
from caracole.systems.gbacw.drawing.naming import Naming
from caracole.systems.gbacw.drawing.panel import Panel, columns, length
from caracole.systems.gbacw.drawing.plate import Plate, read_window
from caracole.systems.gbacw.drawing.relief import Relief
from caracole.systems.gbacw.drawing.traces import Traces
from caracole.systems.gbacw.drawing.troops import Troops
from caracole.systems.gbacw.drawing.ways import Ways
from caracole.systems.gbacw.rules.components.field import Field
from caracole.systems.gbacw.rules.components.numbers import Hex
from caracole.texts import Texts, in_language

FRAME = 9.0
HEAD = 38.0


def draw(
    field: Field,
    view: Mapping[str, Any] | None = None,
    *,
    events: Sequence[Mapping[str, Any]] = (),
    part: str | None = None,
    language: str = "en",
    title: str | None = None,
    key: bool = True,
) -> str:
    """SVG of a map, with what a view tells of the armies, and ``events`` (as ``Event.plain()`` has them) of what has
    just happened. ``part`` shows a piece of the map, named by two of its hexes (``0610-1620``); ``title`` stands in
    place of the scenario's; without the ``key`` there is but the title above the map."""
    texts = Texts(language, "gbacw")
    window = None if part is None else read_window(part, field.grid)
    plate = Plate(field.grid, window, corner=(MARGIN, MARGIN if key else MARGIN + HEAD))
    troops = None if view is None else Troops(field, plate, view)
    land = Land(field, plate, texts, {} if troops is None else troops.boxes())
    over = ""
    if view is not None and troops is not None:
        traces = Traces(plate, view, events)
        over = land.ways.earthworks(view) + traces.under() + troops.drawn() + traces.over()
    place = plate.box
    if not key:
        size = Box(0, 0, place.x1 + MARGIN, place.y1 + MARGIN)
        words = title or in_language(field.scenario.title, language)
        head = lettering(words, place.centre[0], MARGIN + 18, 32, "capitals", fill=colour("ink"))
        return sheet(size, [head, land.drawn(over)], definitions=land.definitions())
    panels = Panel(field, plate, view, texts, title)
    blocks = panels.blocks()
    scale = min(max(place.height / length(blocks), 1.0), 2.3)
    blocks[-1] = panels.scale(scale)
    panel, wide, high = columns(blocks, max(place.height / scale, 640))
    left = place.x1 + MARGIN
    size = Box(0, 0, left + wide * scale, max(place.y1, place.y0 + high * scale) + MARGIN)
    return sheet(
        size,
        [
            land.drawn(over),
            group([panel], transform=f"translate({number(left)} {number(place.y0)}) scale({scale:.3f})"),
        ],
        definitions=land.definitions(),
    )


def sheet(size: Box, inside: list[str], *, definitions: str = "") -> str:
    """A whole picture on paper."""
    return tag(
        "svg",
        tag("defs", tag("style", font_rules()), definitions),
        box(size, fill=colour("paper")),
        *inside,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {size.width:.0f} {size.height:.0f}",
        width=round(size.width),
        height=round(size.height),
    )


class Land:
    """The map of a window, in its layers."""

    def __init__(self, field: Field, plate: Plate, texts: Texts, taken: Mapping[Hex, Box] | None = None) -> None:
        self.plate = plate
        self.ways = Ways(field, plate)
        self.cover = Cover(field, plate, self.ways)
        self.relief = Relief(field, plate)
        self.taken = taken or {}
        self.naming = Naming(field, plate, self.ways, texts, self.taken.values())

    def drawn(self, over: str = "") -> str:
        """The map, and over it what is given, in its frame."""
        ways, cover_, naming = self.ways, self.cover, self.naming
        place = self.plate.box
        layers = group(
            [
                self.relief.drawn(),
                cover_.drawn(),
                ways.streams(),
                ways.cuts(),
                ways.roads(),
                ways.crossings(),
                cover_.houses(),
                naming.grid(self.taken),
                ways.walls(),
                self.relief.spot_heights(),
                naming.names(),
                naming.entries(),
                over,
            ],
            clip_path="url(#gb-map)",
        )
        rim = place.grown(FRAME / 2 + 1)
        return group(
            [
                layers,
                box(place, fill="none", stroke=colour("frame"), stroke_width=1.2),
                box(rim, fill="none", stroke=colour("frame"), stroke_width=0.9),
                box(place.grown(FRAME), fill="none", stroke=colour("frame"), stroke_width=3.2),
            ]
        )

    def definitions(self) -> str:
        """Trees, furrows, and the edge of the map; ask after ``drawn``."""
        return cover.definitions() + self.naming.definitions() + tag("clipPath", box(self.plate.box), id="gb-map")
