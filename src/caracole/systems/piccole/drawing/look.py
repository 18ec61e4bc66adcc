"""Colours and sizes, as look.toml has them, and the place of things on the sheet."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, Final

from caracole.datafiles import package_toml
from caracole.draw.shapes import Box, Point


@cache
def look() -> dict[str, Any]:
    """The whole file."""
    return package_toml("caracole.systems.piccole.drawing", "look.toml")


def colour(name: str) -> str:
    """A colour by its name."""
    found: str = look()["colours"][name]
    return found


def of_side(side: int, part: str) -> str:
    """A colour of a side: base, deep, coat, zone."""
    found: str = look()["sides"][side][part]
    return found


SCALE: Final[float] = look()["sheet"]["scale"]
MARGIN: Final[float] = look()["sheet"]["margin"]
PANEL: Final[float] = look()["sheet"]["panel"]


class Frame:
    """A part of the table on the sheet: the table's y goes up, the sheet's down."""

    def __init__(self, window: Sequence[int], zoom: float = 1.0) -> None:
        self.x0, self.y0, self.x1, self.y1 = window
        self.scale = SCALE * zoom
        """Pixels to a unit."""

    def at(self, point: Sequence[float]) -> Point:
        """A point of the table."""
        return MARGIN + (point[0] - self.x0) * self.scale, MARGIN + (self.y1 - point[1]) * self.scale

    @property
    def box(self) -> Box:
        """The whole part."""
        x0, y0 = self.at((self.x0, self.y1))
        x1, y1 = self.at((self.x1, self.y0))
        return Box(x0, y0, x1, y1)

    def stand(self, pose: Sequence[int]) -> str:
        """The transformation that puts the middle of a front edge at the origin, ahead upwards, in units of the
        table."""
        x, y = self.at(pose)
        return f"translate({x:.1f} {y:.1f}) rotate({pose[2]}) scale({self.scale:.4g})"
