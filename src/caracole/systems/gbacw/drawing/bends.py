"""Curves through hexes: stretches of ways, and what lies beside them."""

from __future__ import annotations

from math import hypot

from caracole.draw.shapes import Point
from caracole.draw.svg import group, number, tag
from caracole.systems.gbacw.drawing.look import colour

Bend = tuple[Point, Point, Point]
"""A stretch of a curve: start, the point that pulls, end."""

BANK = 9.0
"""From the middle of a railroad bed to the brink of its cut."""
COMB = 11
"""Strokes along a brink."""


def on(bend: Bend, t: float) -> Point:
    """A point of the stretch, from its start (0) to its end (1)."""
    a, b, c = (1 - t) ** 2, 2 * t * (1 - t), t * t
    start, pull, end = bend
    return a * start[0] + b * pull[0] + c * end[0], a * start[1] + b * pull[1] + c * end[1]


def beside(bend: Bend, t: float, away: float) -> Point:
    """A point so far to the right of the stretch, or to the left if ``away`` is negative."""
    start, pull, end = bend
    along = [2 * (1 - t) * (pull[n] - start[n]) + 2 * t * (end[n] - pull[n]) for n in (0, 1)]
    length = hypot(*along) or 1.0
    x, y = on(bend, t)
    return x - along[1] / length * away, y + along[0] / length * away


def arc(bend: Bend) -> str:
    """The stretch as path data."""
    (x0, y0), (x1, y1), (x2, y2) = bend
    return f"M{number(x0)} {number(y0)}Q{number(x1)} {number(y1)} {number(x2)} {number(y2)}"


def cut(bend: Bend) -> str:
    """A railroad cut: the bed lies deep between two brinks, with strokes down to it."""
    rims = [[beside(bend, n / COMB, away) for n in range(COMB + 1)] for away in (BANK, -BANK)]
    strokes = [
        _line([beside(bend, (n + 0.5) / COMB, away), beside(bend, (n + 0.5) / COMB, away * 0.55)])
        for away in (BANK, -BANK)
        for n in range(COMB)
    ]
    floor = _line([*rims[0], *reversed(rims[1])]) + "Z"
    return group(
        [
            tag("path", d=floor, fill=colour("shade"), fill_opacity="0.3"),
            tag("path", d="".join(map(_line, rims)), fill="none", stroke=colour("hachure"), stroke_width=2.2),
            tag("path", d="".join(strokes), stroke=colour("hachure"), stroke_width=1.3),
        ],
        data={"ground": "cut"},
    )


def _line(points: list[Point]) -> str:
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in points)
