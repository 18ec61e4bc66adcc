"""Everything that can lie on the board as symbols of 100 by 100: the square counters of units, leaders, Activation
Markers, chips for what befell a unit, earthworks and flags.

What changes while a counter stays the same (strength, orders, chips) is a symbol of its own that lies over it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from math import cos, radians, sin
from typing import Any

from caracole.draw.fonts import text_width
from caracole.draw.shapes import Box
from caracole.draw.svg import box, group, lettering, line, number, tag
from caracole.systems.gbacw.drawing.counters import Piece, Pieces, outline
from caracole.systems.gbacw.drawing.figures import CHIPS, chip, figure, medallion, star
from caracole.systems.gbacw.drawing.look import band, colour, fitting, of_side
from caracole.systems.gbacw.rules.components.field import Field
from caracole.systems.gbacw.rules.components.printed import (
    ARTILLERY,
    CAVALRY,
    HALF_POINTS,
    ORDERS,
    SIDES,
    Leader,
    PrintedUnit,
    Ratings,
)

WIDE, STRIP = 47.0, 12.0
"""A counter and the band of its brigade, in a square of 50."""
CUT = 6.0
WHOLE = Box(0, 0, 100, 100)

SLOTS = ((-17.4, -4.8), (-17.4, 5.8), (17.4, 5.8), (-6.8, 5.8), (6.8, 5.8))
"""Where chips lie on a counter, the first one first."""
ORDERS_AT = (17.0, -4.8)
MOST_FATIGUE = 4
EXTRA = {f"fatigue_{level}": (str(level), "#3b2f63", "#f7f0dc") for level in range(1, MOST_FATIGUE + 1)}
"""Chips that only boards have: letter, ground, ink."""

ARROWS = {
    "attack": "M8 0L-6 -7L-2.6 0L-6 7Z",
    "advance": "M5 0L-4 -6M5 0L-4 6",
    "march": "M-7 0H5M6 0L0 -4.6M6 0L0 4.6",
}


# --- which there are -------------------------------------------------------------------------------------------------


def faces_of(unit: PrintedUnit) -> dict[str, dict[str, Any]]:
    """The faces of a unit and what each shows: Disordered ones are ``back``; cavalry may dismount, guns limber."""
    states: dict[str, dict[str, Any]] = {"": {"mounted": True, "orders": "advance"}}
    if unit.arm == ARTILLERY:
        states["limbered"] = {"mounted": False, "orders": "march"}
    if unit.arm == CAVALRY and unit.dismounted is not None:
        states["dismounted"] = {"mounted": False, "orders": "advance"}
    found = {}
    for name, state in states.items():
        found[name or "front"] = {**state, "disordered": False}
        found[f"{name}-back" if name else "back"] = {**state, "disordered": True}
    return found


def face_of(unit: PrintedUnit, row: Mapping[str, Any]) -> str:
    """The face that a unit of a view shows."""
    name = ""
    if unit.arm == ARTILLERY and row["orders"] == "march":
        name = "limbered"
    elif unit.arm == CAVALRY and unit.dismounted is not None and not row["mounted"]:
        name = "dismounted"
    back = row["disordered"] or row["abandoned"]
    return (f"{name}-back" if name else "back") if back else name or "front"


def values_of(unit: PrintedUnit, face: Mapping[str, Any]) -> tuple[int, int]:
    """Cohesion and movement that a face prints."""
    back = int(face["disordered"])
    if unit.dismounted is not None and not face["mounted"]:
        return unit.dismounted.cohesion[back], unit.dismounted.movement[back] // HALF_POINTS
    return unit.cohesion[back], unit.movement[back] // HALF_POINTS


def ink_of(side: int, back: bool) -> str:
    """The name of the ink in which strength is written on a face."""
    return f"{SIDES[side]}-pale" if back else SIDES[side]


class Sprites:
    """The symbols of one battle."""

    def __init__(self, field: Field) -> None:
        self.field = field
        self.pieces = Pieces(field)

    def drawn(self) -> str:
        """One SVG with all of them."""
        body = [
            tag("symbol", content, id=name, viewBox="0 0 100 100", overflow="visible")
            for name, content in self.symbols().items()
        ]
        return tag("svg", group(body), xmlns="http://www.w3.org/2000/svg", viewBox="0 0 100 100", width=100, height=100)

    def symbols(self) -> dict[str, str]:
        """Name -> what is drawn."""
        return dict(_centred(self._all()))

    def _all(self) -> Iterator[tuple[str, str]]:
        for unit in self.field.units:
            for name, face in faces_of(unit).items():
                yield f"unit-{unit.id}-{name}", self._unit(unit, face)
        for leader in self.field.leaders:
            yield f"leader-{leader.id}-front", _leader(leader, leader.front)
            if leader.replacement is not None:
                yield f"leader-{leader.id}-back", _leader(leader, leader.replacement)
        most = max(unit.strength for unit in self.field.units)
        for side, name in enumerate(SIDES):
            yield f"unknown-{name}", _unknown(side)
            yield f"shield-{name}", _shield(side)
            yield f"flag-{name}", _flag(side)
            for points in range(most + 1):
                yield f"strength-{points}-{name}", _strength(points, of_side(side, "text"))
                yield f"strength-{points}-{name}-pale", _strength(points, of_side(side, "pale_text"))
        yield "flag-none", _flag(None)
        yield from self._markers()
        yield from ((f"orders-{name}", _orders(name)) for name in ORDERS)
        for name in (*CHIPS, *EXTRA):
            for slot, (x, y) in enumerate(SLOTS):
                yield f"chip-{name}-{slot}", _chip(name, x, y)
        yield "earthwork", _earthwork(done=True)
        yield "work", _earthwork(done=False)

    def _unit(self, unit: PrintedUnit, face: Mapping[str, Any]) -> str:
        cohesion, movement = values_of(unit, face)
        row = {
            **{"id": unit.id, "assigned": None, "brigade": self.field.brigades[unit.brigade].id},
            **{"strength": unit.strength, "cohesion": cohesion, "movement": movement, "abandoned": 0},
            **dict.fromkeys(("collapsed", "blown", "out_of_command"), False),
            **{"ammunition": (), "marks": ()},
        }
        return _counter(self.pieces.piece({**row, **face}), f"{cohesion}-{movement}")

    def _markers(self) -> Iterator[tuple[str, str]]:
        """The Activation Markers: divisions, the March markers of both sides, those of the battle's own."""
        divisions = {row.id: row.side for row in self.field.divisions}
        for slug in self.field.names["marker"]:
            side = divisions.get(slug, next((n for n, name in enumerate(SIDES) if slug.endswith(name)), 0))
            yield f"chit-{slug}", _marker(slug, side, march=slug.startswith("march-"))


def _centred(symbols: Iterator[tuple[str, str]]) -> Iterator[tuple[str, str]]:
    for name, content in symbols:
        yield name, group([content], transform="translate(50 50) scale(2)")


# --- units -----------------------------------------------------------------------------------------------------------


def _counter(piece: Piece, values: str) -> str:
    side = piece.side
    face, ink = (of_side(side, part) for part in (("pale", "pale_text") if piece.pale else ("face", "text")))
    shape = outline(side, WIDE, WIDE)
    parts = [
        tag("path", d=shape, transform="translate(1 1.3)", fill=colour("ink"), fill_opacity="0.32"),
        tag("path", d=shape, fill=face, stroke=of_side(side, "edge"), stroke_width=1.3),
        _strip(piece),
        group([figure(piece.figure, ink)], transform="translate(-0.6 -0.8) scale(0.94)"),
    ]
    if piece.pale:
        hatched = "M-22 14L20 -9M-12 21L22 1"
        parts.append(tag("path", d=hatched, stroke=of_side(side, "edge"), stroke_width=1, stroke_opacity="0.35"))
    weapon, size = fitting(piece.weapon.partition("+")[0], 11, 8, 6.4)
    parts.append(lettering(weapon, 21, 9.4, size, anchor="end", fill=ink))
    parts.append(lettering(values, 20.8, 20.2, 11.4, "bold", anchor="end", fill=ink))
    return group(parts)


def _strip(piece: Piece) -> str:
    half = WIDE / 2
    cut = CUT if piece.side else 0
    shape = [(cut - half, -half), (half - cut, -half), (half, cut - half), (half, STRIP - half), (-half, STRIP - half)]
    inner = half - 2.2 - cut * 0.5
    room = 2 * inner - 2.5 - text_width(piece.brigade, 7.2)
    words, size = fitting(piece.label, room, 9, 6.8, "bold")
    return group(
        [
            tag("path", d=line([*shape, (-half, cut - half)], closed=True), fill=band(piece.band),
                stroke=of_side(piece.side, "edge"), stroke_width=0.9),
            lettering(words, -inner, 9 - half, size, "bold", anchor="start", fill=colour("ink")),
            lettering(piece.brigade, inner, 9 - half, 7.2, anchor="end", fill=colour("ink")),
        ]
    )  # fmt: skip


def _strength(points: int, ink: str) -> str:
    return lettering(str(points), -21, 20.4, 15, "bold", anchor="start", fill=ink)


def _orders(orders: str) -> str:
    x, y = ORDERS_AT
    full = orders == "attack"
    sign = tag("path", d=ARROWS[orders], fill=colour("blocked") if full else "none",
               stroke="none" if full else colour("ink"), stroke_width=2, stroke_linejoin="round",
               stroke_linecap="round", transform="scale(0.58)")  # fmt: skip
    ground = tag("circle", cx=0, cy=0, r=5.4, fill=colour("white"), stroke=colour("ink"), stroke_width=0.7)
    return group([ground, sign], transform=f"translate({number(x)} {number(y)})")


def _chip(name: str, x: float, y: float) -> str:
    if name in CHIPS:
        return chip(name, x, y, 1.02)
    letter, ground, ink = EXTRA[name]
    parts = [
        tag("rect", x=-5, y=-5, width=10, height=10, rx=2.4, fill=ground, stroke=colour("ink"), stroke_width=0.8),
        lettering(letter, 0, 2.9, 8.6, "bold", fill=ink),
    ]
    return group(parts, transform=f"translate({number(x)} {number(y)})")


def _unknown(side: int) -> str:
    """K14: somebody, out of sight."""
    shape = outline(side, WIDE, WIDE)
    return group(
        [
            tag("path", d=shape, fill=of_side(side, "face"), stroke=of_side(side, "edge"), stroke_width=1.6),
            tag("path", d=outline(side, WIDE - 8, WIDE - 8), fill="none", stroke=of_side(side, "text"),
                stroke_width=0.8, stroke_dasharray="3 2"),
            lettering("?", 0, 9.5, 28, "bold", fill=of_side(side, "text")),
        ]
    )  # fmt: skip


# --- leaders ---------------------------------------------------------------------------------------------------------


def ratings_printed(leader: Leader, ratings: Ratings) -> str:
    """The ratings of his level, as his counter prints them."""
    printed = {
        1: f"{ratings.orders}-{ratings.profile}",
        2: f"{ratings.activation}-{ratings.coordination}",
        3: str(ratings.efficiency),
        4: str(ratings.initiative),
    }
    return printed[leader.level]


def _leader(leader: Leader, ratings: Ratings) -> str:
    side = leader.side
    sign = medallion(leader.level, of_side(side, "face"), of_side(side, "edge"), of_side(side, "text"))
    name, size = fitting(ratings.name, 43, 10, 6.8, "bold")
    reach = f"{ratings.range / HALF_POINTS:g}"
    plate = Box(-23.5, 12.5, 23.5, 23.5)
    return group(
        [
            group([sign], transform="translate(0 -4) scale(1.55)"),
            box(plate, fill=colour("white"), stroke=of_side(side, "edge"), stroke_width=1, rx=2.4),
            lettering(name, 0, 21.2, size, "bold", fill=colour("ink")),
            _corner(ratings_printed(leader, ratings), -15.8, of_side(side, "edge")),
            _corner(reach, 15.8, of_side(side, "edge")),
        ]
    )


def _corner(words: str, x: float, ink: str) -> str:
    wide = max(11.0, text_width(words, 9, "bold") + 5)
    place = Box(x - wide / 2, -23.5, x + wide / 2, -12.5)
    return group(
        [
            box(place, fill=colour("white"), stroke=ink, stroke_width=0.8, rx=3),
            lettering(words, x, -14.9, 9, "bold", fill=colour("ink")),
        ]
    )


# --- markers and signs -----------------------------------------------------------------------------------------------


def _marker(slug: str, side: int, march: bool) -> str:
    """An Activation Marker: a round chit."""
    first, _, rest = slug.partition("-")
    letters = (rest if rest and first in ("us", "cs") else first)[:4].upper()
    disc = tag("circle", cx=0, cy=0, r=22, fill=of_side(side, "face"), stroke=of_side(side, "edge"), stroke_width=2)
    rim = tag("circle", cx=0, cy=0, r=18.4, fill="none", stroke=of_side(side, "text"), stroke_width=0.8)
    ink = of_side(side, "text")
    if march:
        arrow = tag("path", d="M-11 0H8M10 0L1 -7M10 0L1 7", fill="none", stroke=ink, stroke_width=3.4,
                    stroke_linejoin="round", stroke_linecap="round")  # fmt: skip
        return group([disc, rim, arrow])
    words, size = fitting(letters, 32, 13, 9, "bold")
    return group([disc, rim, lettering(words, 0, 4.4, size, "bold", fill=ink)])


def _shield(side: int) -> str:
    ink = of_side(side, "text")
    charge = star(0, -2, 12, ink)
    if side:
        charge = tag("path", d="M-14 -14L14 12M14 -14L-14 12", stroke=ink, stroke_width=5)
    return group(
        [
            tag("path", d="M-19 -21H19V0Q19 16 0 23Q-19 16 -19 0Z", fill=of_side(side, "face"),
                stroke=of_side(side, "edge"), stroke_width=2.4),
            charge,
        ]
    )  # fmt: skip


def _flag(side: int | None) -> str:
    """Who holds a hex that counts: Union flags are square, Confederate ones have a swallow's tail."""
    ground, edge = ("#f6eedb", "#3c3022") if side is None else (of_side(side, "face"), of_side(side, "edge"))
    cloth = "M-13 -21H15L8 -12L15 -3H-13Z" if side == 1 else "M-13 -21H15V-3H-13Z"
    parts = [
        tag("path", d="M-13 -23V22", stroke=colour("ink"), stroke_width=3, stroke_linecap="round"),
        tag("path", d=cloth, fill=ground, stroke=edge, stroke_width=1.6,
            stroke_dasharray="3 2" if side is None else None),
    ]  # fmt: skip
    if side == 0:
        parts.append(star(1, -12, 7, of_side(0, "text")))
    return group(parts)


def _earthwork(*, done: bool) -> str:
    """On the two hexsides at the right-hand corner of a hex that fills the square."""
    points = [(23.8 * cos(radians(angle)), 23.8 * sin(radians(angle))) for angle in (-60, 0, 60)]
    path = line(points)
    broken = None if done else "2.8 2.2"
    return group(
        [
            tag("path", d=path, fill="none", stroke=colour("earth"), stroke_width=4.2, stroke_linejoin="round",
                stroke_dasharray=broken),
            tag("path", d=path, fill="none", stroke=colour("earth_light"), stroke_width=1.6, stroke_linejoin="round",
                stroke_dasharray="1.7 1.2" if done else broken),
        ]
    )  # fmt: skip
