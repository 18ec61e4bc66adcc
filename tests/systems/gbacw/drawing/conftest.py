"""A small position with a sign of every kind."""

from __future__ import annotations

from typing import Any

import pytest

from caracole.play.table import position

MAP = """
    size 13 x 9
    0101-1309: level 1
    0401-0709: level 2
    0504 0505 0604 0605: level 3
    0203 0204 0304: woods
    0907 1007: orchard
    0908: soft
    1002: town
    0402: building
    pike 0105 0205 0306 0405 0506 0605 0706 0805 0906
    road 0906 1005 1106
    trail 0905 0904 0903
    0704/SE 0704/NE: stream
    0705/NE: stream, ford
    0605/NE: minor
    0605/SE: steep
    0504/NW: abrupt
    0803/N: wall_low
    0802/SE: wall_high
"""
UNITS = """
    0306 vE attack: u1 infantry 8 R 7/5 6/4, u2 infantry 5 (disordered), u3 infantry 6 @u-red
    0404 vE: u4 infantry 9 (refused left)
    0407 vE: u5 infantry 9 (line 0408, low)
    0504 vSE: u-bat artillery 4N+2H12 (fired)
    0107 sNE: u9 infantry 6 (column 0108 0109)
    0903 vW: c1 infantry 7 M 8/6 (disordered, collapsed, out, fired, finished)
    0905 vW: c2 cavalry 4 (dismounted), c3 infantry 8, c4 infantry 3, c5 infantry 5 @c-blue
    1107 vNW: c6 cavalry 4 (blown)
    0707 vW attack: c7 infantry 9 (assaulting)
    0607 vE: u7 infantry 6 (targeted)
    1103 sNW: c-bat artillery 4N
    1005 vW: c-gun artillery 2P (abandoned 1)
    routed: c8 infantry 4
    off: u8 cavalry 5
"""
LEADERS = """
    0306: u-smith brigade range 4 orders 1 A
    0203: u-kimball division range 4
    0905: c-jones brigade range 4
"""


@pytest.fixture(scope="session")
def table() -> Any:
    """The position; nobody plays in it."""
    return position(
        "gbacw",
        map=MAP,
        units=UNITS,
        leaders=LEADERS,
        entrenchments="0404 vE",
        works=[("0607", "vE", "u7", 2)],
        out_of_command="u4",
        active="u-brigade",
    )
