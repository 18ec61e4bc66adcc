"""What follows from poses and from what has just happened: zones of control, arcs of shooting, ways gone, shots."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import cos, radians, sin
from typing import Any

from caracole.draw.svg import group, line, tag
from caracole.systems.piccole.drawing.look import Frame, colour, of_side

HALF = 200
GONE = ("element_moved", "contact_broken", "element_recoiled", "element_pushed", "element_fled", "element_turned")
"""Events that tell where an element came from and where it went."""


def zone(frame: Frame, row: Mapping[str, Any], side: int, depth: int) -> str:
    """P6.c: as wide as the base and two inches deep."""
    area = tag("rect", x=-HALF, y=-depth, width=2 * HALF, height=depth, fill=of_side(side, "zone"),
               fill_opacity="0.10", stroke=of_side(side, "zone"), stroke_width=6, stroke_opacity="0.55",
               stroke_dasharray="24 18")  # fmt: skip
    return group([area], transform=frame.stand(row["pose"]), data={"zone": row["id"]})


def arc(frame: Frame, row: Mapping[str, Any], side: int, reach: int) -> str:
    """P9.c: straight ahead and 45 degrees to either side from the front corners, up to four inches."""
    aside, ahead = reach * sin(radians(45)), reach * cos(radians(45))
    path = (
        f"M{-HALF} 0L{-HALF - aside:.1f} {-ahead:.1f}A{reach} {reach} 0 0 1 {-HALF} {-reach}"
        f"H{HALF}A{reach} {reach} 0 0 1 {HALF + aside:.1f} {-ahead:.1f}L{HALF} 0Z"
    )
    area = tag("path", d=path, fill=of_side(side, "zone"), fill_opacity="0.07", stroke=of_side(side, "deep"),
               stroke_width=6, stroke_dasharray="8 16", stroke_opacity="0.8")  # fmt: skip
    return group([area], transform=frame.stand(row["pose"]), data={"arc": row["id"]})


def _gone(
    rows: Mapping[str, Mapping[str, Any]], events: Sequence[Mapping[str, Any]]
) -> list[tuple[Mapping[str, Any], Mapping[str, Any]]]:
    """Whoever has just left a place, and what is told of it."""
    found = []
    for event in events:
        row = rows.get(event["args"].get("element", ""))
        if event["kind"] in GONE and row is not None and event["args"].get("origin"):
            found.append((row, event["args"]))
    return found


def ghosts(frame: Frame, rows: Mapping[str, Mapping[str, Any]], events: Sequence[Mapping[str, Any]]) -> str:
    """The bases that elements have left, dashed."""
    return group(_ghost(frame, args["origin"], row["depth"]) for row, args in _gone(rows, events))


def ways(frame: Frame, rows: Mapping[str, Mapping[str, Any]], events: Sequence[Mapping[str, Any]]) -> str:
    """Arrows from where elements came to where they stand."""
    drawn = []
    for _, args in _gone(rows, events):
        path = args.get("path") or []
        stops = [args["origin"], *(path[n : n + 3] for n in range(0, len(path), 3)), args["to"]]
        drawn.append(_arrow(frame, stops))
    return group(drawn)


def _ghost(frame: Frame, pose: Sequence[int], depth: int) -> str:
    outline = tag("rect", x=-HALF, y=0, width=2 * HALF, height=depth, fill="none", stroke=colour("ghost"),
                  stroke_width=8, stroke_dasharray="22 14")  # fmt: skip
    return group([outline], transform=frame.stand(pose))


def _arrow(frame: Frame, stops: Sequence[Sequence[int]]) -> str:
    points = [frame.at(stop) for stop in stops]
    return tag("path", d=line(points), fill="none", stroke=colour("ghost"), stroke_width=2.4, marker_end="url(#tip)")


def shots(frame: Frame, rows: Mapping[str, Mapping[str, Any]], events: Sequence[Mapping[str, Any]]) -> str:
    """Lines from shooters to their targets."""
    drawn = []
    for event in events:
        if event["kind"] != "shot_declared":
            continue
        one, other = rows.get(event["args"]["shooter"]), rows.get(event["args"]["target"])
        if one is None or other is None:
            continue
        points = [frame.at(one["pose"]), frame.at(other["pose"])]
        drawn.append(tag("path", d=line(points), stroke=colour("ink"), stroke_width=1.8, stroke_dasharray="10 5",
                         marker_end="url(#tip)"))  # fmt: skip
    return group(drawn)


def tip() -> str:
    """The head of an arrow."""
    return tag("marker", tag("path", d="M0 0L10 5L0 10Z", fill=colour("ghost")), id="tip", viewBox="0 0 10 10",
               refX=9, refY=5, markerWidth=7, markerHeight=7, orient="auto-start-reverse")  # fmt: skip
