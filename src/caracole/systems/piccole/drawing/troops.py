"""Troops seen from above, in the element's own frame: the middle of the front edge is the origin, ahead is up, units of
the table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from caracole.draw.svg import group, lettering, tag
from caracole.systems.piccole.battle.rules.components.troops import TROOPS, TYPES
from caracole.systems.piccole.drawing.look import Frame, colour, of_side

HALF = 200
DARK = "#2b2418"


def element(frame: Frame, row: Mapping[str, Any], side: int) -> str:
    """A base where it stands; paler if it has moved."""
    body = group([base(row, side)], transform=frame.stand(row["pose"]))
    return group([body], data={"element": row["id"]}, opacity="0.85" if row["moved"] else None)


def base(row: Mapping[str, Any], side: int) -> str:
    """A base with its figures, and what marks a General or a shooter."""
    depth = row["depth"]
    ground = tag("rect", x=-HALF, y=0, width=2 * HALF, height=depth, fill=of_side(side, "base"),
                 stroke=of_side(side, "deep"), stroke_width=9)  # fmt: skip
    front = tag("path", d=f"M{-HALF} 0H{HALF}", stroke=of_side(side, "deep"), stroke_width=22)
    point = tag("path", d="M-26 -2L0 -44L26 -2Z", fill=of_side(side, "deep"))
    figures = group(_figures(row["type"], side, row["depth"]))
    marks = [_bow(150, depth - 40)] if row["shoots"] else []
    marks += [_standard(-150, depth - 44)] if row["general"] else []
    return "".join([ground, front, point, figures, *marks])


def number(frame: Frame, row: Mapping[str, Any]) -> str:
    """The id, upright, over the rear of the base."""
    corners = row["corners"]
    x, y = frame.at(((corners[2][0] * 3 + corners[3][0] * 3 + corners[0][0] + corners[1][0]) / 8,
                     (corners[2][1] * 3 + corners[3][1] * 3 + corners[0][1] + corners[1][1]) / 8))  # fmt: skip
    size = max(9.0, 78 * frame.scale)
    return lettering(row["id"], x, y + size * 0.36, size, "bold", fill=DARK, halo="#fdf8ea")


def _figures(kind: str, side: int, depth: int) -> list[str]:
    troop = TROOPS[TYPES.index(kind)]
    if troop.is_heavy_foot:
        return [_foot(x, 62, side, shield=True) for x in (-148, -50, 50, 148)]
    if troop.is_light_foot:
        return [_foot(x, y, side, shield=False) for x, y in ((-95, 55), (95, 95))]
    if not troop.horse:
        return [_foot(x, 66, side, shield=True) for x in (-128, 0, 128)]
    if troop.weight == "light":
        return [_horse(x, 30 + 40 * n, side, heavy=False) for n, x in enumerate((-85, 85))]
    return [_horse(x, 30, side, heavy=True) for x in (-125, 0, 125)]


def _foot(x: float, y: float, side: int, *, shield: bool) -> str:
    parts = [
        tag("ellipse", cx=x, cy=y, rx=32, ry=21, fill=of_side(side, "coat"), stroke=DARK, stroke_width=4),
        tag("circle", cx=x, cy=y, r=14, fill="#d9b48f", stroke=DARK, stroke_width=4),
    ]
    if shield:
        parts.append(tag("path", d=f"M{x - 36} {y - 20}Q{x} {y - 46} {x + 36} {y - 20}", fill="none",
                         stroke=of_side(side, "deep"), stroke_width=13))  # fmt: skip
    return group(parts)


def _horse(x: float, y: float, side: int, *, heavy: bool) -> str:
    """Head forward, a rider in the saddle; heavy horse has a caparison."""
    coat = of_side(side, "coat") if heavy else "#8a6a45"
    return group(
        [
            tag("ellipse", cx=x, cy=y + 92, rx=36 if heavy else 29, ry=86, fill=coat, stroke=DARK, stroke_width=4),
            tag("path", d=f"M{x - 15} {y + 24}Q{x} {y - 34} {x + 15} {y + 24}Z", fill="#6e5236", stroke=DARK,
                stroke_width=4),
            tag("ellipse", cx=x, cy=y + 92, rx=30, ry=20, fill=of_side(side, "deep"), stroke=DARK, stroke_width=4),
            tag("circle", cx=x, cy=y + 92, r=13, fill="#d9b48f", stroke=DARK, stroke_width=4),
        ]
    )  # fmt: skip


def bow_mark() -> str:
    """A bow, as in the key."""
    return _bow(0, 0)


def general_mark() -> str:
    """A standard, as in the key."""
    return _standard(0, 0)


def _bow(x: float, y: float) -> str:
    """A bow with its arrow."""
    bow = f"M{x - 34} {y + 20}Q{x} {y - 42} {x + 34} {y + 20}"
    return tag("path", d=f"{bow}M{x - 34} {y + 20}H{x + 34}M{x} {y + 22}V{y - 36}", fill="none", stroke=DARK,
               stroke_width=7)  # fmt: skip


def _standard(x: float, y: float) -> str:
    """A golden standard."""
    return group(
        [
            tag("rect", x=x - 30, y=y - 30, width=60, height=60, fill=colour("gold"), stroke=DARK, stroke_width=6),
            tag("path", d=f"M{x - 30} {y}H{x + 30}M{x} {y - 30}V{y + 30}", stroke=DARK, stroke_width=6),
        ]
    )
