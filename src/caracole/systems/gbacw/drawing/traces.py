"""What has just happened: ways gone, fire, assaults, and where units routed, from the events of an action."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from math import atan2, cos, degrees, hypot, pi, sin
from typing import Any

from caracole.draw.shapes import Point
from caracole.draw.svg import group, line, number, tag
from caracole.systems.gbacw.drawing.look import colour
from caracole.systems.gbacw.drawing.plate import Plate

MOVES = {"unit_moved": "moved", "unit_advanced": "moved", "unit_retreated": "retreated"}
LOST = ("unit_routed", "unit_eliminated")


class Traces:
    """Arrows and bursts over the map."""

    def __init__(self, plate: Plate, view: Mapping[str, Any], events: Sequence[Mapping[str, Any]]) -> None:
        self.plate, self.events = plate, events
        self.now = {row["id"]: row["hex"] for row in view["units"]}

    def under(self) -> str:
        """Ways gone, under the counters that went them."""
        return group(
            _arrow(
                points,
                colour("blocked") if kind == "retreated" else colour("ink"),
                dashed=kind == "retreated",
                kind=kind,
            )
            for kind, points in self._moves()
        )

    def over(self) -> str:
        """Fire, assaults, and bursts where somebody was lost."""
        drawn = []
        for event in self.events:
            args = event["args"]
            if event["kind"] == "unit_fired":
                drawn += self._line(args.get("origin"), args.get("target"), "fire")
            elif event["kind"] == "assault_declared":
                for unit in args["units"]:
                    for target in args["hexes"]:
                        drawn += self._line(self.now.get(unit), target, "assault")
            elif event["kind"] in LOST and args.get("hex"):
                drawn += [_burst(point) for point in self._points([args["hex"]])]
        return group(drawn)

    def _moves(self) -> Iterator[tuple[str, list[Point]]]:
        """One way for steps that follow one another."""
        ways: list[tuple[str, str, list[str]]] = []
        for event in self.events:
            kind, args = MOVES.get(event["kind"]), event["args"]
            if kind is None or not args.get("origin"):
                continue
            if ways and ways[-1][:2] == (kind, args["unit"]) and ways[-1][2][-1] == args["origin"]:
                ways[-1][2].append(args["hex"])
            else:
                ways.append((kind, args["unit"], [args["origin"], args["hex"]]))
        for kind, _, names in ways:
            points = self._points(names)
            if len(points) > 1:
                (x0, y0), (x1, y1) = points[-2:]
                back = 40 / (hypot(x1 - x0, y1 - y0) or 1)  # the head shows beside the counter
                points[-1] = x1 - (x1 - x0) * back, y1 - (y1 - y0) * back
                yield kind, points

    def _points(self, names: Sequence[str]) -> list[Point]:
        numbers = [self.plate.grid.number(name) for name in names]
        return [self.plate.centre(where) for where in numbers if where in self.plate.shown]

    def _line(self, origin: str | None, target: str | None, kind: str) -> list[str]:
        points = self._points([name for name in (origin, target) if name])
        if len(points) < 2:
            return []
        (x0, y0), (x1, y1) = points
        long = hypot(x1 - x0, y1 - y0) or 1
        dx, dy = (x1 - x0) / long, (y1 - y0) / long
        if kind == "assault":
            start, end = (x0 + dx * 25, y0 + dy * 25), (x1 - dx * 36, y1 - dy * 36)
            return [_arrow([start, end], colour("blocked"), dashed=False, kind=kind, thick=6)]
        start, end = (x0 + dx * 30, y0 + dy * 30), (x1 - dx * 26, y1 - dy * 26)
        return [_arrow([start, end], colour("blocked"), dashed=True, kind=kind, thick=2.4)]


def _arrow(points: Sequence[Point], ink: str, *, dashed: bool, kind: str, thick: float = 4.0) -> str:
    (x0, y0), (x1, y1) = points[-2], points[-1]
    angle = degrees(atan2(y1 - y0, x1 - x0))
    wide = 6 + thick
    head = f"M{number(wide * 0.9)} 0L{number(-wide)} {number(-wide * 0.8)}L{number(-wide)} {number(wide * 0.8)}Z"
    dash = "9 6" if dashed else None
    pale = colour("white")
    way = line(points)
    where = f"translate({number(x1)} {number(y1)}) rotate({number(angle)})"
    return group(
        [
            tag("path", d=way, fill="none", stroke=pale, stroke_width=thick + 3, stroke_linejoin="round"),
            tag("path", d=way, fill="none", stroke=ink, stroke_width=thick, stroke_dasharray=dash),
            tag("path", d=head, fill=ink, stroke=pale, stroke_width=1.4, transform=where),
        ],
        data={"trace": kind},
    )


def _burst(at: Point) -> str:
    points = []
    for n in range(20):
        reach = 26 if n % 2 == 0 else 15
        points.append((at[0] + reach * cos(pi * n / 10), at[1] + reach * sin(pi * n / 10)))
    shape = line(points, closed=True)
    return tag("path", d=shape, fill=colour("gold"), fill_opacity="0.85", stroke=colour("blocked"), stroke_width=2,
               data={"trace": "lost"})  # fmt: skip
