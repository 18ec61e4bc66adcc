"""Where cities and armies are on the map."""

from __future__ import annotations

from functools import lru_cache
from math import cos, pi, sin
from typing import Final

from caracole.draw.shapes import Box, Point
from caracole.draw.svg import line
from caracole.present.model import Spot
from caracole.systems.piccole.campaign.rules.map import CampaignMap
from caracole.systems.piccole.drawing.campaign import Sheet, Spacing
from caracole.systems.piccole.drawing.campaign.look import size

MAP_SHEET: Final = "map"
BATTLE_SHEET: Final = "battle"
RESERVE: Final = "reserve"
"""Where armies are that stand nowhere: destroyed, or started where this seat does not know."""
COUNTER: Final = 62.0
REACH: Final = 30.0
"""The radius of a city for the finger."""
CORNERS: Final = 24
MOST_ARMIES: Final = 6
SPACING: Final = Spacing(1.6, 27.0, REACH + 8, Box(12, -9 - COUNTER, 12 + COUNTER, -9))
"""Room for armies between cities that lie close together, and names that nothing covers."""


@lru_cache(maxsize=8)
def sheet_of(chart: CampaignMap) -> Sheet:
    """The map as it is laid out; where cities are does not depend on the language."""
    return Sheet(chart, spacing=SPACING)


def map_size(chart: CampaignMap) -> tuple[float, float]:
    """Width and height of the map."""
    frame = sheet_of(chart).frame
    return frame.x1 + size("edge"), frame.y1 + size("edge")


def centre_of(chart: CampaignMap, node: int) -> Point:
    """The middle of a city."""
    x, y = sheet_of(chart).centres[node]
    return round(x, 1), round(y, 1)


def outline(centre: Point) -> str:
    """What is touched for a city: a disc."""
    angles = [2 * pi * n / CORNERS for n in range(CORNERS)]
    return line([(centre[0] + REACH * cos(angle), centre[1] + REACH * sin(angle)) for angle in angles], closed=True)


def spots(chart: CampaignMap, centre: Point) -> list[list[Spot]]:
    """Armies stand above their city to the right, side by side; near the edge of the map to the left."""
    width, _ = map_size(chart)
    x, y = centre
    found = []
    for count in range(1, MOST_ARMIES + 1):
        step = COUNTER * 0.82
        left = min(x + SPACING.army.x0, width - size("edge") - COUNTER - step * (count - 1))
        top = max(size("edge"), y + SPACING.army.y0)
        found.append([Spot(round(left + step * n, 1), round(top, 1), COUNTER) for n in range(count)])
    return found
