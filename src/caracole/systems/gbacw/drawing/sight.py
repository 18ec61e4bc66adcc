"""A line of sight explained: the line over the map, and the ground under it seen from the side."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any, NamedTuple

from caracole.draw.shapes import Box, Point
from caracole.draw.svg import box, group, lettering, line, number, tag
from caracole.kernel.tables import Table
from caracole.systems.gbacw.drawing.look import MARGIN, colour, fitting, letters, tint, wrapped
from caracole.systems.gbacw.drawing.plate import Plate, window_of
from caracole.systems.gbacw.drawing.sheet import Land, sheet
from caracole.systems.gbacw.rules.components.field import Field
from caracole.systems.gbacw.rules.components.numbers import Hex
from caracole.texts import Texts, in_language, rule_title

HEAD = 62.0
LEVEL = 44.0
"""How high a level is in the profile."""

STEP = 66.0
"""How wide a hex is in the profile, at least."""


class Stop(NamedTuple):
    """A hex on the line: how far along it (0 to 1), the point there, whether the line only runs beside it."""

    hex: Hex
    part: float
    at: Point
    beside: bool


def draw_sight(field: Field, story: Mapping[str, Any], *, language: str = "en") -> str:
    """SVG of a line of sight as ``los.explain`` tells it."""
    return Sight(field, story, Texts(language, "gbacw")).drawn()


class Sight:
    """The picture of one line."""

    def __init__(self, field: Field, story: Mapping[str, Any], texts: Texts) -> None:
        self.field, self.story, self.texts = field, story, texts
        grid = field.grid
        self.ends = grid.number(story["from"]), grid.number(story["to"])
        path = [grid.number(step["hex"]) for step in story["path"]]
        self.plate = Plate(grid, window_of(grid, (*self.ends, *path), 2), corner=(MARGIN, MARGIN + HEAD))
        self.ink = colour("clear" if story["clear"] else "blocked")
        beside = [step["beside"] for step in story["path"]]
        self.stops = [self._stop(where, aside) for where, aside in zip(path, beside, strict=True)]
        self.numbers: dict[Hex, list[int]] = {}
        """hex -> the reasons (from 1) that name it"""
        for n, reason in enumerate(story["reasons"], 1):
            self.numbers.setdefault(grid.number(reason["hex"]), []).append(n)

    def _stop(self, where: Hex, beside: bool) -> Stop:
        (x0, y0), (x1, y1) = (self.plate.centre(end) for end in self.ends)
        x, y = self.plate.centre(where)
        part = ((x - x0) * (x1 - x0) + (y - y0) * (y1 - y0)) / ((x1 - x0) ** 2 + (y1 - y0) ** 2 or 1)
        return Stop(where, part, (x0 + part * (x1 - x0), y0 + part * (y1 - y0)), beside)

    def drawn(self) -> str:
        """Title, map, profile, and the reasons in words."""
        land = Land(self.field, self.plate, self.texts, {where: self._label_box(where) for where in self.ends})
        place = self.plate.box
        wide = max(place.width, 620.0, STEP * (self.story["distance"] + 1) + 90)
        profile, high = self._profile(wide)
        words, long = self._words(wide)
        y = place.y1 + MARGIN
        over = group([self._trace()], data={"layer": "sight"})
        return sheet(
            Box(0, 0, wide + 2 * MARGIN, y + high + long + 1.2 * MARGIN),
            [
                self._title(wide),
                group(
                    [land.drawn(over)],
                    transform=f"translate({number((wide - place.width) / 2)} 0)" if wide > place.width else None,
                ),
                group([profile], transform=f"translate({number(MARGIN)} {number(y)})"),
                group([words], transform=f"translate({number(MARGIN)} {number(y + high)})"),
            ],
            definitions=land.definitions(),
        )

    def _title(self, wide: float) -> str:
        words = self.texts.say("picture-sight-title", origin=self.story["from"], target=self.story["to"])
        words, size = fitting(words, wide, 32, 18, "capitals")
        battle = in_language(self.field.scenario.title, self.texts.language)
        x = MARGIN + wide / 2
        return group(
            [
                lettering(words, x, MARGIN + 16, size, "capitals", fill=colour("ink")),
                lettering(battle, x, MARGIN + 37, 15, "italic", fill=colour("ink_soft")),
            ]
        )

    # --- over the map ------------------------------------------------------------------------------------------------

    def _trace(self) -> str:
        """The hexes that count, the line, and the points where it is judged."""
        parts = []
        for stop in self.stops:
            blocks = stop.hex in self.numbers
            ink = colour("blocked") if blocks else colour("ink")
            parts.append(
                tag(
                    "path",
                    d=line(self.plate.outline(stop.hex, 3), closed=True),
                    fill=ink,
                    fill_opacity="0.16" if blocks else "0.05",
                    stroke=ink,
                    stroke_width=2.6 if blocks else 1.4,
                    stroke_dasharray="5 4" if stop.beside else None,
                    data={"judged": self._name(stop.hex)},
                )
            )
        points = [self.plate.centre(end) for end in self.ends]
        answer = {"sight": "clear" if self.story["clear"] else "blocked"}
        parts.append(tag("path", d=line(points), stroke=colour("white"), stroke_width=7, stroke_linecap="round"))
        parts.append(
            tag("path", d=line(points), stroke=self.ink, stroke_width=3.4, stroke_linecap="round", data=answer)
        )
        for stop in self.stops:
            x, y = stop.at
            parts.append(tag("circle", cx=x, cy=y, r=4, fill=colour("white"), stroke=colour("ink"), stroke_width=1.5))
        for where, point in zip(self.ends, points, strict=True):
            parts.append(self._end(where, point))
        for where, numbers in self.numbers.items():
            x, y = self.plate.centre(where)
            parts.append(_badge(numbers, x, y - 22))
        return group(parts)

    def _label_box(self, where: Hex) -> Box:
        x, y = self.plate.centre(where)
        return Box(x - 55, y - 12, x + 55, y + 32)

    def _end(self, where: Hex, point: Point) -> str:
        x, y = point
        words = f"{self._name(where)}, {self.texts.say('picture-sight-level')} {self.field.elevation[where]}"
        return group(
            [
                tag("circle", cx=x, cy=y, r=9, fill=colour("gold"), stroke=colour("ink"), stroke_width=2),
                tag("circle", cx=x, cy=y, r=3, fill=colour("ink")),
                lettering(words, x, y + 26, 13, "bold", fill=colour("ink"), halo=colour("paper")),
            ]
        )

    def _name(self, where: Hex) -> str:
        return self.field.grid.names[where]

    # --- from the side -----------------------------------------------------------------------------------------------

    def _profile(self, wide: float) -> tuple[str, float]:
        """The ground along the line with what grows on it; its height on the sheet."""
        ground = self.field.elevation
        rows = [Stop(self.ends[0], 0.0, (0, 0), False), *self.stops, Stop(self.ends[1], 1.0, (0, 0), False)]
        lowest = min(ground[row.hex] for row in rows)
        highest = max([self.field.height[row.hex] for row in self.stops] + [ground[end] for end in self.ends])
        left, right = 60.0, wide - 30
        top = 46.0
        base = top + (highest - lowest + 0.9) * LEVEL
        step: float = (right - left) / (self.story["distance"] + 1)

        def across(part: float) -> float:
            return left + step / 2 + part * (right - left - step)

        def up(level: float) -> float:
            return base - (level - lowest) * LEVEL

        soil = base + 0.6 * LEVEL
        parts = [_heading(self.texts.say("picture-sight-profile"), wide)]
        for level in range(lowest, highest + 1):
            y = up(level)
            parts.append(tag("path", d=f"M{number(left)} {number(y)}H{number(right)}", stroke=colour("ink_soft"),
                             stroke_width=0.6, stroke_dasharray="2 4"))  # fmt: skip
            parts.append(lettering(str(level), left - 10, y + 4, 13, anchor="end", fill=colour("ink")))
        merged = _merged(rows, ground)
        parts += [self._growth(row.hex, across(row.part), step, up) for row in merged]
        outline: list[Point] = [(left, soil), (left, up(ground[merged[0].hex]))]
        for row, after in pairwise(merged):
            x0, x1 = across(row.part), across(after.part)
            slope = min(step, x1 - x0) * 0.17
            outline += [((x0 + x1) / 2 - slope, up(ground[row.hex])), ((x0 + x1) / 2 + slope, up(ground[after.hex]))]
        outline += [(right, up(ground[merged[-1].hex])), (right, soil)]
        ink = colour("hachure")
        parts.append(tag("path", d=line(outline, closed=True), fill=tint(4, 0, 6), stroke=ink, stroke_width=1.6))
        lower = False
        for n, row in enumerate(merged):
            x = across(row.part)
            lower = n > 0 and not lower and x - across(merged[n - 1].part) < 0.85 * step
            parts.append(self._foot(row, rows, x, soil + (28 if lower else 0), step))
        parts += self._rays(across, up, merged, left, right)
        return group(parts), soil + 70

    def _growth(self, where: Hex, x: float, step: float, up: Any) -> str:
        """Trees as high as the rules take them, or roofs."""
        kind, level = self.field.terrain[where], self.field.elevation[where]
        y, reach = up(level), LEVEL * (kind.height or 0.4)
        if kind.id == "woods":
            return group(
                _tree(x + step * dx, y, reach * tall) for dx, tall in ((-0.3, 0.9), (0.28, 0.86), (-0.02, 1.0))
            )
        if kind.id == "orchard":
            return group(_tree(x + step * dx, y, reach) for dx in (-0.25, 0.0, 0.25))
        if kind.id in ("town", "building"):
            return group(_roof(x + step * dx, y, reach * tall) for dx, tall in ((-0.2, 1.0), (0.18, 0.8)))
        return ""

    def _foot(self, row: Stop, rows: Sequence[Stop], x: float, y: float, step: float) -> str:
        """Under the ground: the number of the hex (of both, where the line runs between two) and its terrain."""
        names = " / ".join(self._name(other.hex) for other in rows if abs(other.part - row.part) < 1e-6)
        terrain = in_language(self.field.terrain[row.hex].name, self.texts.language)
        told, size = fitting(terrain, step - 4, letters("small"), 8)
        face = "bold" if row.hex in self.ends else "plain"
        names, wide = fitting(names, 1.3 * step, 12, 9, face)
        return group(
            [
                lettering(names, x, y + 16, wide, face, fill=colour("ink")),
                lettering(told, x, y + 28, size, "italic", fill=colour("ink_soft")),
            ]
        )

    def _rays(self, across: Any, up: Any, rows: Sequence[Stop], left: float, right: float) -> list[str]:
        """The mean level, the line, the points where it is judged, and what blocks it."""
        low, high = self.story["levels"]
        parts = []
        if low != high:
            y = up(self.story["mean_level"])
            level = [(left, y), (right, y)]
            words = self.texts.say("picture-sight-mean")
            parts.append(tag("path", d=line(level), stroke=colour("clear"), stroke_width=1.5, stroke_dasharray="9 5"))
            x, anchor = (right, "end") if high < low else (left + 4, "start")  # over the lower ground
            parts.append(
                lettering(words, x, y - 6, 13, "italic", anchor=anchor, fill=colour("clear"), halo=colour("paper"))
            )
        ends = [(across(0.0), up(low)), (across(1.0), up(high))]
        for ink, thick in ((colour("white"), 6.4), (self.ink, 3.0)):
            parts.append(tag("path", d=line(ends), stroke=ink, stroke_width=thick, stroke_linecap="round"))
        for row in rows[1:-1]:
            x, y = across(row.part), up(low + (high - low) * row.part)
            parts.append(tag("circle", cx=x, cy=y, r=4, fill=colour("white"), stroke=colour("ink"), stroke_width=1.5))
        for x, y in ends:
            parts.append(tag("circle", cx=x, cy=y, r=7, fill=colour("gold"), stroke=colour("ink"), stroke_width=1.8))
        for stop in [Stop(self.ends[0], 0.0, (0, 0), False), *self.stops, Stop(self.ends[1], 1.0, (0, 0), False)]:
            if stop.hex in self.numbers:
                x, y = across(stop.part), up(self.field.height[stop.hex]) - 16
                parts.append(_badge(self.numbers[stop.hex], x, y))
        return parts

    # --- in words ----------------------------------------------------------------------------------------------------

    def _words(self, wide: float) -> tuple[str, float]:
        """The answer, and every reason with its rule."""
        texts, y = self.texts, 26.0
        verdict = texts.say("los-clear" if self.story["clear"] else "los-blocked")
        if self.story["bare_woods"]:
            verdict = f"{texts.say('los-bare-woods')} {verdict}"
        drawn = []
        for row in wrapped(verdict, wide, 22, "italic"):
            drawn.append(lettering(row, 0, y, 22, "italic", anchor="start", fill=self.ink))
            y += 26
        for n, reason in enumerate(self.story["reasons"], 1):
            sentence = texts.say(f"los-{reason['code']}", hex=reason["hex"], other=reason["other"])
            told = f"{reason['rule']} ({rule_title('gbacw', reason['rule'], texts.language)}): {sentence}"
            drawn.append(_badge([n], 11, y - 4))
            for row in wrapped(told, wide - 34, letters("body") + 1):
                drawn.append(lettering(row, 30, y, letters("body") + 1, anchor="start", fill=colour("ink")))
                y += 19
            y += 6
        return group(drawn), y


def _merged(rows: Sequence[Stop], ground: Table[Hex, int]) -> list[Stop]:
    """One hex for each point of the line: the higher of two between which it runs."""
    found: list[Stop] = []
    for row in rows:
        if found and abs(found[-1].part - row.part) < 1e-6:
            if ground[row.hex] > ground[found[-1].hex]:
                found[-1] = row
        else:
            found.append(row)
    return found


def _badge(numbers: Sequence[int], x: float, y: float) -> str:
    words = ", ".join(str(n) for n in numbers)
    wide = 10 + 4 * max(0, len(words) - 1)
    return group(
        [
            box(
                Box(x - wide, y - 10, x + wide, y + 10),
                rx=10,
                fill=colour("blocked"),
                stroke=colour("white"),
                stroke_width=1.6,
            ),
            lettering(words, x, y + 4.6, 13, "bold", fill=colour("white")),
        ]
    )


def _heading(words: str, wide: float) -> str:
    return lettering(words, 0, 16, 18, "capitals", anchor="start", fill=colour("ink")) + tag(
        "path", d=f"M0 22H{number(wide)}", stroke=colour("frame"), stroke_width=0.9
    )


def _tree(x: float, y: float, high: float) -> str:
    """A tree from the side, standing at this point."""
    r = min(high * 0.42, 16.0)
    top = y - high + r
    thick = max(1.4, high * 0.07)
    return group(
        [
            tag("path", d=line([(x, y), (x, top)]), stroke=colour("hachure"), stroke_width=thick),
            tag(
                "ellipse",
                cx=x,
                cy=top,
                rx=r * 0.86,
                ry=r,
                fill=colour("tree"),
                stroke=colour("tree_dark"),
                stroke_width=1,
            ),
        ]
    )


def _roof(x: float, y: float, high: float) -> str:
    """A house from the side."""
    half, eaves = min(high * 0.42, 13.0), y - high * 0.55
    walls = [(x - half, y), (x - half, eaves), (x, y - high), (x + half, eaves), (x + half, y)]
    return tag("path", d=line(walls, closed=True), fill=colour("house"), stroke=colour("ink"), stroke_width=1)
