"""Small pictures in ink: troops, officers, and chips for what has befallen a unit. The origin is the middle."""

from __future__ import annotations

from math import cos, pi, sin

from caracole.draw.svg import group, lettering, line, number, tag
from caracole.systems.gbacw.drawing.look import colour

# --- troops ----------------------------------------------------------------------------------------------------------


def figure(kind: str, ink: str) -> str:
    """infantry, cavalry, dismounted, artillery, limbered."""
    drawn = {
        "infantry": _rank,
        "cavalry": _horseman,
        "dismounted": _dismounted,
        "artillery": _gun,
        "limbered": _limber,
    }[kind](ink)
    return group([drawn], data={"figure": kind})


def _soldier(ink: str, x: float, *, carbine: bool = False) -> str:
    body = "M-2.5 -4.4H2.4L2.9 1.8H-2.9ZM-2.8 1.4L-4.2 8.2H-2L0 3.6L2 8.2H4.2L2.7 1.4Z"
    kepi = "M-2.3 -7.2L-1.9 -9.7H1.7L2.2 -7.7L3.6 -7.1H-2.3Z"
    musket = "M4.6 -2.2L1.2 3.4" if carbine else "M5.4 -10.6L1 3.6"
    return group(
        [
            tag("path", d=body + kepi, fill=ink),
            tag("circle", cx=0.1, cy=-6, r=1.8, fill=ink),
            tag("path", d=f"{musket}M2 -3.6L4 -1.6L2 0.4", fill="none", stroke=ink, stroke_width=1.2),
        ],
        transform=f"translate({number(x)} 0.6)",
    )


def _rank(ink: str) -> str:
    return group(_soldier(ink, x) for x in (-8, 0, 8))


def _dismounted(ink: str) -> str:
    shoe = tag("path", d="M-11.6 7.4Q-15 -1.6 -9.6 -3.2Q-4.4 -1.6 -7.6 7.4", fill="none", stroke=ink, stroke_width=2.2)
    return group([shoe, _soldier(ink, 1, carbine=True), _soldier(ink, 9.4, carbine=True)])


def _horseman(ink: str) -> str:
    horse = (
        "M-7 -1.4Q-3 -3 1.6 -2Q4.4 -2.4 6.4 -6.4L7.2 -8.2L8.2 -6.8Q10.6 -5.6 12 -3L10.6 -1.6L8.4 -2.8Q7.4 1 5.2 2.6"
        "Q0 4.4 -4.4 3Q-7.8 2.4 -7 -1.4Z"
    )
    legs = "M4.4 2L8.4 4.6L7.6 9M2.6 2.6L4 6L2.2 9.2M-4.6 2L-8.4 4.4L-7.4 9M-3 2.6L-4.6 6L-3.4 9.2"
    return group(
        [
            tag("path", d=horse, fill=ink),
            tag("path", d=legs, fill="none", stroke=ink, stroke_width=1.5, stroke_linejoin="round"),
            tag("path", d="M-6.8 -0.6Q-10.4 -0.6 -10.6 4.6", fill="none", stroke=ink, stroke_width=1.7),
            tag("path", d="M-1.4 -1.6L-0.8 -7H1.8L2.6 -2ZM-1.4 -8.8L-1 -10.9H1.6L2 -9.3L3.2 -8.8Z", fill=ink),
            tag("circle", cx=0.5, cy=-8, r=1.5, fill=ink),
            tag("path", d="M2 -6L5.6 -8.4L11.6 -12.2M0.4 -2L1.8 3.4", fill="none", stroke=ink, stroke_width=1.1),
        ]
    )


def _wheel(ink: str, x: float, y: float, r: float) -> str:
    spokes = "".join(
        f"M{number(x)} {number(y)}L{number(x + r * cos(pi * n / 4))} {number(y + r * sin(pi * n / 4))}"
        for n in range(8)
    )
    return group(
        [
            tag("circle", cx=x, cy=y, r=r, fill="none", stroke=ink, stroke_width=1.5),
            tag("path", d=spokes, stroke=ink, stroke_width=0.6),
            tag("circle", cx=x, cy=y, r=1.2, fill=ink),
        ]
    )


def _gun(ink: str) -> str:
    return group(
        [
            tag("path", d="M-7.6 -2.6L11.4 -5.8L11.8 -3.2L-6.8 1.6Q-9 0 -7.6 -2.6Z", fill=ink),
            tag("path", d="M-1.6 1L-12.6 8.2", stroke=ink, stroke_width=2.3, stroke_linecap="round"),
            _wheel(ink, 0.2, 2.6, 6),
        ]
    )


def _limber(ink: str) -> str:
    return group(
        [
            tag("path", d="M-13.4 -1.6L-2.6 -3.8L-2.2 -1L-13 0.8Z", fill=ink),
            tag("path", d="M-7 1.2L6 3.4H14.4", stroke=ink, stroke_width=1.7, fill="none"),
            tag("rect", x=2.4, y=-4.2, width=8.4, height=4.8, fill=ink),
            _wheel(ink, -7.4, 3.4, 4.8),
            _wheel(ink, 6.6, 3.4, 4.8),
        ]
    )


# --- officers --------------------------------------------------------------------------------------------------------


def star(x: float, y: float, r: float, ink: str) -> str:
    """A star of five points."""
    points = []
    for n in range(10):
        reach = r if n % 2 == 0 else r * 0.42
        points.append((x + reach * sin(pi * n / 5), y - reach * cos(pi * n / 5)))
    return tag("path", d=line(points, closed=True), fill=ink)


STARS = {
    1: ((0, 0, 5.4),),
    2: ((-3.4, 0, 3.6), (3.4, 0, 3.6)),
    3: ((0, -3, 3.3), (-3.5, 2.6, 3.3), (3.5, 2.6, 3.3)),
    4: ((-3.1, -3.1, 2.9), (3.1, -3.1, 2.9), (-3.1, 3.1, 2.9), (3.1, 3.1, 2.9)),
}


def medallion(stars: int, face: str, edge: str, ink: str) -> str:
    """A leader: as many stars as his level has (C2.22.a)."""
    return group(
        [
            tag("circle", cx=0, cy=0, r=10, fill=colour("white")),
            tag("circle", cx=0, cy=0, r=9, fill=face, stroke=edge, stroke_width=1.5),
            *(star(x, y, r, ink) for x, y, r in STARS[min(max(stars, 1), 4)]),
        ]
    )


# --- chips -----------------------------------------------------------------------------------------------------------

CHIPS: dict[str, tuple[str, str, str]] = {
    # name -> letter, ground, ink
    "disordered": ("D", "#b3261e", "#fffaf0"),
    "collapsed": ("C", "#2a2219", "#f2d16b"),
    "blown": ("B", "#6a4c93", "#fffaf0"),
    "low": ("L", "#f2d16b", "#2a2219"),
    "out": ("O", "#fffaf0", "#b3261e"),
    "out_of_command": ("?", "#fffaf0", "#2a2219"),
    "abandoned_1": ("1", "#8a8378", "#fffaf0"),
    "abandoned_2": ("2", "#8a8378", "#fffaf0"),
    "fired": ("", "#e8e4da", "#2a2219"),
    "moved": ("", "#e8e4da", "#2a2219"),
    "finished": ("", "#e8e4da", "#2a2219"),
    "assaulting": ("", "#f7b2a6", "#7a120c"),
    "targeted": ("", "#fffaf0", "#b3261e"),
    "building": ("", "#d2a86a", "#2a2219"),
}
"""Every chip in the order in which they are shown. Letters or signs tell them apart, not colours alone."""

SIGNS = {
    "fired": "M-3 2.2Q-4.4 0 -2.4 -1Q-2.4 -3.2 0 -2.6Q2.6 -3.6 2.8 -1Q4.4 0.4 2.8 2.2Z",
    "moved": "M-3.4 -1H0.4V-3L3.6 0L0.4 3V1H-3.4Z",
    "finished": "M-2.6 -2.6H2.6V2.6H-2.6Z",
}
LINES = {
    "assaulting": "M-3 3L3 -3M-3 -3L3 3",
    "targeted": "M0 -3.6V3.6M-3.6 0H3.6M-2 0A2 2 0 1 0 2 0A2 2 0 1 0 -2 0",
    "building": "M-2.6 2.8L1.4 -1.2M0 -2.6L2.8 0.2",
}


def chip(name: str, x: float, y: float, scale: float = 1) -> str:
    """A small round marker."""
    letter, ground, ink = CHIPS[name]
    parts = [tag("circle", cx=0, cy=0, r=5.1, fill=ground, stroke=colour("ink"), stroke_width=0.8)]
    if letter:
        parts.append(lettering(letter, 0, 2.9, 8.6, "bold", fill=ink))
    elif name in SIGNS:
        parts.append(tag("path", d=SIGNS[name], fill=ink))
    else:
        parts.append(tag("path", d=LINES[name], fill="none", stroke=ink, stroke_width=1.2, stroke_linecap="round"))
    where = f"translate({number(x)} {number(y)})"
    return group(parts, transform=where if scale == 1 else f"{where} scale({scale:.3g})", data={"chip": name})
