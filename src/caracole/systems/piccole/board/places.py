"""From the table of the rules to the map, and back.

The rules know a base by the middle of its front edge, in whole units, north up, and a heading clockwise from north. A
map has y downwards, knows it by its middle, and angles clockwise from the right.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import floor
from typing import Final

from caracole.draw.shapes import Point
from caracole.geometry.table import COS6, MILLION, SIN6, Pose
from caracole.present import model
from caracole.systems.piccole.battle.rules.components.measures import FRONT, TABLE
from caracole.systems.piccole.battle.rules.components.troops import ROOM
from caracole.systems.piccole.drawing.look import MARGIN, SCALE, Frame

TRAY: Final = 112.0
"""The width of the strip beside the table where each side keeps what does not stand on it."""
PITCH: Final = 90.0
"""From one element of a tray to the next, if there is room."""
CENTIMETRE: Final = 100
"""Units, which are tenths of a millimetre (P0.a)."""
TABLE_PLACE: Final = "table"
BESIDE: Final = ("in_hand", "destroyed", "off_table")
"""Where elements are that do not stand on the table."""


class BoardFrame(Frame):
    """The whole table on the map, with a tray on either side."""

    def __init__(self) -> None:
        super().__init__((0, 0, TABLE, TABLE))

    def at(self, point: Sequence[float]) -> Point:
        """A point of the table."""
        x, y = super().at(point)
        return x + TRAY, y


FRAME: Final = BoardFrame()
WIDTH: Final = FRAME.box.x1 + MARGIN + TRAY
HEIGHT: Final = FRAME.box.y1 + MARGIN
STEP: Final = SCALE
LENGTH: Final = CENTIMETRE * SCALE


def on_map(points: Sequence[Sequence[float]]) -> list[tuple[float, float]]:
    """An outline of the table."""
    return [(round(x, 2), round(y, 2)) for x, y in map(FRAME.at, points)]


def base_on_map(depth: int) -> tuple[float, float]:
    """The front and the depth of a base."""
    return FRONT * SCALE, depth * SCALE


def pose_on_map(pose: Sequence[int], depth: int) -> model.Pose:
    """Where a base stands."""
    x, y, heading = pose
    middle = x - depth * SIN6[heading] / (2 * MILLION), y - depth * COS6[heading] / (2 * MILLION)
    px, py = FRAME.at(middle)
    return model.Pose(round(px, 3), round(py, 3), float((heading - 90) % 360))


def pose_on_table(pose: model.Pose, depth: int) -> Pose:
    """The pose of whole numbers that is nearest to one on the map."""
    heading = _nearest(pose.angle + 90) % 360
    x = (pose.x - TRAY - MARGIN) / SCALE + depth * SIN6[heading] / (2 * MILLION)
    y = TABLE - (pose.y - MARGIN) / SCALE + depth * COS6[heading] / (2 * MILLION)
    return _nearest(x), _nearest(y), heading


def _nearest(number: float) -> int:
    return floor(number + 0.5)


def pose_in_tray(seat: int, number: int, size: int, heading: int = 0) -> model.Pose:
    """Where an element of an army of that size lies while it does not stand on the table, looking where it will."""
    pitch = min(PITCH, FRAME.box.height / max(1, size))
    top = FRAME.box.y0 + pitch / 2
    x = TRAY / 2 if seat == 0 else WIDTH - TRAY / 2
    return model.Pose(round(x, 2), round(top + pitch * (number % ROOM), 2), float((heading - 90) % 360))
