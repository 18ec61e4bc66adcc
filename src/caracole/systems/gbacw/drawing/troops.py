"""Units and leaders on the map: stacks fanned upwards, fronts along hexsides, lines and columns over several hexes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import cos, radians, sin
from typing import Any

from caracole.draw.fonts import text_width
from caracole.draw.shapes import Box, Point, square
from caracole.draw.svg import box, group, lettering, line, number, tag
from caracole.geometry.hex import FACINGS
from caracole.systems.gbacw.drawing.counters import HIGH, PART, STRIP, WIDE, Piece, Pieces, counter, part_counter
from caracole.systems.gbacw.drawing.figures import medallion
from caracole.systems.gbacw.drawing.look import colour, fitting, letters, of_side
from caracole.systems.gbacw.drawing.naming import BASELINE
from caracole.systems.gbacw.drawing.plate import Plate
from caracole.systems.gbacw.rules.components.field import Field
from caracole.systems.gbacw.rules.components.numbers import NOWHERE, Hex
from caracole.systems.gbacw.rules.components.printed import SIDES
from caracole.systems.gbacw.rules.query import FRONT, REFUSED_FRONT, class_at
from caracole.systems.gbacw.rules.state import REFUSED

LOWEST = 25.0
"""Where the lower edge of a full stack lies, seen from the centre of its hex; the number of the hex stands below."""

SOUTH_EAST, SOUTH, SOUTH_WEST = 2, 3, 4
"""Hexsides beside the number of a hex."""
CLEAR = 21.0
"""How far from the middle a caption may reach towards a front on such a side."""
ALONE = 9.5
"""How far above the number of the hex the name of a leader stands who is there by himself."""

OVER = 7.0
"""How far a high stack may rise over the upper hexside."""


class Troops:
    """Everything that stands on the hexes of a window, as a view tells it."""

    def __init__(self, field: Field, plate: Plate, view: Mapping[str, Any]) -> None:
        self.field, self.plate, self.view = field, plate, view
        self.pieces = Pieces(field)
        self.rows = {row["id"]: row for row in view["units"]}
        self.stacks = {
            number: names
            for hex_name, names in view["stacks"].items()
            if (number := plate.grid.number(hex_name)) in plate.shown
        }
        self.leaders: dict[Hex, list[Mapping[str, Any]]] = {}
        for row in view["leaders"]:
            where = plate.grid.number(row["hex"]) if row["hex"] else NOWHERE
            if where in plate.shown:
                self.leaders.setdefault(where, []).append(row)
        self.unknown: dict[Hex, list[Mapping[str, Any]]] = {}
        for row in view["unknown"]:
            where = plate.grid.number(row["hex"])
            if where in plate.shown:
                self.unknown.setdefault(where, []).append(row)
        self.dug = {plate.grid.number(row["hex"]) for key in ("entrenchments", "works") for row in view[key]}
        self.printed_leaders = {leader.id: leader for leader in field.leaders}

    def drawn(self) -> str:
        """From the top of the map to its bottom, links between the parts of a unit first."""
        order = sorted(self.stacks.keys() | self.leaders.keys(), key=lambda where: self.plate.centre(where)[::-1])
        passes = (self._counters, self._signs, self._caption)
        veiled = (self._veiled(where) for where in sorted(self.unknown))
        return group([self._links(), *(draw(where) for draw in passes for where in order), *veiled])

    def boxes(self) -> dict[Hex, Box]:
        """hex -> the place that they take there, so that names keep clear of it."""
        return {
            where: square(self.plate.centre(where), 1.5 * WIDE) for where in self.stacks.keys() | self.leaders.keys()
        }

    def _veiled(self, where: Hex) -> str:
        """K14: an unknown marker, with how many there are."""
        rows = self.unknown[where]
        side = SIDES.index(rows[0]["side"])
        place = square((0.0, 0.0), WIDE)
        mark = "?" if len(rows) == 1 else f"{len(rows)}?"
        parts = [
            box(place, fill=of_side(side, "face"), stroke=of_side(side, "edge"), stroke_width=1.6, rx=4),
            lettering(mark, 0, 7, 20, "bold", fill=colour("white")),
        ]
        return group(parts, transform=self._at(where), data={"unknown": self.plate.grid.names[where]})

    # --- lines and columns -------------------------------------------------------------------------------------------

    def _links(self) -> str:
        """A bar through the hexes of an Extended Line, a thinner one along a column."""
        found = []
        for row in self.rows.values():
            places = [self.plate.grid.number(part["hex"]) for part in row.get("parts", ())]
            if not places or not self.plate.shown.issuperset(places):
                continue
            side = self.pieces.units[row["id"]].side
            column = row["formation"] == "column"
            chain = places if column else sorted(places, key=self.plate.centre)
            points = [self.plate.centre(where) for where in chain]
            for name, wide in (("edge", 17.0), ("face", 14.0)) if not column else (("edge", 9.0), ("face", 6.0)):
                found.append(tag("path", d=line(points), fill="none", stroke=of_side(side, name), stroke_width=wide,
                                 stroke_linecap="round", stroke_linejoin="round"))  # fmt: skip
        return group(found)

    # --- a hex -------------------------------------------------------------------------------------------------------

    def _counters(self, where: Hex) -> str:
        """The stack of a hex: the top counter in front, the others behind it, each with its band showing."""
        names = self.stacks.get(where, [])
        hex_name = self.plate.grid.names[where]
        step, bottom = self._fan(where)
        x = -4 * cos(_angle(self._facing(self.rows[names[0]], where)[0])) if names else 0  # a little behind the front
        found = []
        for place in range(len(names) - 1, -1, -1):
            row = self.rows[names[place]]
            piece = self.pieces.piece(row)
            y = bottom - place * step
            if row["hex"] == hex_name:
                body, high, kind = counter(piece, covered=place > 0), HIGH, "unit"
            else:
                body, high, kind = self._part(row, piece, hex_name), PART, "part"
            lifted = f"translate({number(x)} {number(y - high / 2)})"
            found.append(group([body], transform=lifted, data={kind: piece.id}))
        return group(found, transform=self._at(where), data={"stack": hex_name})

    def _fan(self, where: Hex) -> tuple[float, float]:
        """How far apart the counters of a stack lie, and where the lower edge of the top one is."""
        names = self.stacks.get(where, [])
        high = HIGH if names and self.rows[names[0]]["hex"] == self.plate.grid.names[where] else PART
        if len(names) < 2:
            return 0.0, 17.0 - (HIGH - high) / 3
        return min(STRIP, (LOWEST + self.plate.half + OVER - high) / (len(names) - 1)), LOWEST

    def _signs(self, where: Hex) -> str:
        """Over all counters: fronts, how many units there are, leaders."""
        names, leaders = self.stacks.get(where, []), self.leaders.get(where, [])
        parts = [self._front(where, names)] if names else []
        if len(names) > 1:
            looks = cos(_angle(self._facing(self.rows[names[0]], where)[0]))
            parts.append(self._count(len(names), -1 if looks > 0 else 1, self._fan(where)[1] - HIGH))
        parts += self._officers(where, leaders)
        return group(parts, transform=self._at(where))

    def _at(self, where: Hex) -> str:
        x, y = self.plate.centre(where)
        return f"translate({number(x)} {number(y)})"

    def _part(self, row: Mapping[str, Any], piece: Piece, hex_name: str) -> str:
        points = next(part["strength"] for part in row["parts"] if part["hex"] == hex_name)
        return part_counter(piece, points)

    def _count(self, count: int, side: int, top: float) -> str:
        """How many units lie there, behind their front."""
        x, y = side * (WIDE / 2 + 6), top + 1
        return group(
            [
                tag("circle", cx=x, cy=y, r=6.6, fill=colour("white"), stroke=colour("ink"), stroke_width=1.1),
                lettering(str(count), x, y + 3.4, 10, "bold", fill=colour("ink")),
            ],
            data={"count": count},
        )

    # --- fronts ------------------------------------------------------------------------------------------------------

    def _front(self, where: Hex, names: Sequence[str]) -> str:
        """The front hexsides of the top unit (C7.11.c: one facing for a hex), and its order as an arrow; Abandoned guns
        have none (C0.e)."""
        manned = [self.rows[name] for name in names if not self.rows[name]["abandoned"]]
        if not manned:
            return ""
        row = manned[0]
        side = self.pieces.units[row["id"]].side
        facing, refused = self._facing(row, where)
        head = row["hex"] == self.plate.grid.names[where]
        if facing >= 6 and not head:
            return ""
        fronts = [d for d in range(6) if class_at(facing, refused, d) == FRONT]
        bent = [d for d in range(6) if class_at(facing, refused, d) == REFUSED_FRONT]
        centre = self.plate.centre(where)

        inset = 11.0 if where in self.dug else 4.4

        def edge(directions: Sequence[int]) -> list[Point]:
            if len(directions) == 2 and (directions[1] - directions[0]) % 6 != 1:
                directions = directions[::-1]
            points = [self.plate.vertex(where, directions[0] - 1, inset)]
            points += [self.plate.vertex(where, d, inset) for d in directions]
            return [(x - centre[0], y - centre[1]) for x, y in points]

        parts = [self._rail(edge(fronts), side, dashed=False)]
        if bent:
            parts.append(self._rail(edge(bent), side, dashed=True))
        parts.append(_arrow(facing, row["orders"], side, self.plate.radius if facing < 6 else self.plate.half))
        return group(parts, data={"front": row["id"] if head else f"{row['id']} part"})

    def _facing(self, row: Mapping[str, Any], where: Hex) -> tuple[int, int]:
        name = self.plate.grid.names[where]
        told = next((part for part in row.get("parts", ()) if part["hex"] == name), row)
        return FACINGS.index(told["facing"]), REFUSED.index(told["refused"])

    def _rail(self, points: Sequence[Point], side: int, *, dashed: bool) -> str:
        """Union fronts are plain, Confederate ones stitched; a Refused flank is broken."""
        path = line(points)
        parts = [
            tag("path", d=path, fill="none", stroke=colour("white"), stroke_width=7.4, stroke_linejoin="round"),
            tag("path", d=path, fill="none", stroke=of_side(side, "front"), stroke_width=5.2, stroke_linejoin="round",
                stroke_dasharray="7 4" if dashed else None),
        ]  # fmt: skip
        if side == 1:
            parts.append(
                tag("path", d=path, fill="none", stroke=colour("white"), stroke_width=1.1, stroke_dasharray="3 3")
            )
        return group(parts)

    # --- leaders and numbers -----------------------------------------------------------------------------------------

    def _officers(self, where: Hex, leaders: Sequence[Mapping[str, Any]]) -> list[str]:
        """Beside the counters, behind their front."""
        names = self.stacks.get(where, [])
        stacked = bool(names)
        places = [(0.0, -6.0), (23.0, -6.0), (-23.0, -6.0)]
        if stacked:
            angle = _angle(self._facing(self.rows[names[0]], where)[0])
            places = [(36.0, 4.0), (-36.0, 4.0), (33.0, -15.0), (-33.0, -15.0)]
            places.sort(key=lambda place: place[0] * cos(angle) + place[1] * sin(angle) > 8)
        found = []
        for n, row in enumerate(leaders):
            x, y = places[n % len(places)]
            y -= 19 * (n // len(places))
            printed = self.printed_leaders[row["id"]]
            found.append(
                group(
                    [leader_sign(printed.level, printed.side)],
                    transform=f"translate({number(x)} {number(y)}){'' if stacked else ' scale(1.35)'}",
                    data={"leader": row["id"]},
                )
            )
        return found

    def _caption(self, where: Hex) -> str:
        """The number of the hex again, over the counters, with the names of the leaders, clear of the front."""
        x, y = self.plate.centre(where)
        hex_name = self.plate.grid.names[where]
        fronts = self._front_sides(where)
        y += BASELINE - (2.0 if SOUTH in fronts else 0.0)
        names = ", ".join(row["name"] for row in self.leaders.get(where, ()))
        size = letters("number")
        plain = wide = text_width(hex_name, size)
        parts, fitted = [], size
        if names and where not in self.stacks:
            names, fitted = fitting(names, 80, size + 0.6, 7.4, "bold")
            parts.append(lettering(names, x, y - ALONE, fitted, "bold", fill=colour("ink"), halo=colour("paper")))
            names = ""
        if names:
            beside = SOUTH_EAST in fronts or SOUTH_WEST in fronts
            names, fitted = fitting(names, (66 if beside else 80) - plain, size + 0.6, 7.4, "bold")
            wide += 5 + text_width(names, fitted, "bold")
        left = -wide / 2
        if SOUTH_EAST in fronts:
            left = min(left, CLEAR - wide)
        elif SOUTH_WEST in fronts:
            left = max(left, -CLEAR)
        if names:
            parts.append(
                lettering(names, x + left + wide, y, fitted, "bold", anchor="end", fill=colour("ink"),
                          halo=colour("paper"))
            )  # fmt: skip
        if hex_name in self._linked():
            plaque = Box(x + left - 2, y - size * 0.86, x + left + plain + 2, y + size * 0.2)
            parts.append(box(plaque, fill=colour("paper"), rx=2))
        parts.append(
            lettering(hex_name, x + left, y, size, anchor="start", fill=colour("number"), halo=colour("paper"))
        )
        return group(parts)

    def _front_sides(self, where: Hex) -> set[int]:
        """The hexsides along which a front is drawn."""
        manned = [row for name in self.stacks.get(where, ()) if not (row := self.rows[name])["abandoned"]]
        if not manned:
            return set()
        facing, refused = self._facing(manned[0], where)
        return {d for d in range(6) if class_at(facing, refused, d) in (FRONT, REFUSED_FRONT)}

    def _linked(self) -> set[str]:
        """The hexes through which the bar of a line or column goes."""
        return {part["hex"] for row in self.rows.values() for part in row.get("parts", ())}


def leader_sign(stars: int, side: int) -> str:
    """The medallion of a leader of a side."""
    return medallion(stars, of_side(side, "face"), of_side(side, "edge"), of_side(side, "text"))


def _angle(facing: int) -> float:
    """Where a facing looks, clockwise from the east."""
    return radians(60 * facing - 60) if facing < 6 else radians(60 * (facing - 6) - 90)


def _arrow(facing: int, orders: str, side: int, reach: float) -> str:
    """Where a unit looks: a full head for Attack, an open one for Advance, an arrow with a tail for March."""
    angle = _angle(facing)
    tip = reach - 1.0 if facing < 6 else reach + 1
    shape = {
        "attack": "M6 0L-9 -7.6L-5.6 0L-9 7.6Z",
        "advance": "M4 0L-6 -6M4 0L-6 6",
        "march": "M-13 0H3M5 0L-3 -5M5 0L-3 5",
    }[orders]
    full = orders == "attack"
    where = f"translate({number(tip * cos(angle))} {number(tip * sin(angle))}) rotate({number(angle * 57.2957795)})"
    return group(
        [
            tag("path", d=shape, fill=colour("white") if full else "none", stroke=colour("white"),
                stroke_width=3 if full else 6, stroke_linejoin="round", stroke_linecap="round"),
            tag("path", d=shape, fill=colour("blocked") if full else "none", stroke=of_side(side, "edge"),
                stroke_width=1.1 if full else 3, stroke_linejoin="round", stroke_linecap="round"),
        ],
        transform=where,
        data={"orders": orders},
    )  # fmt: skip


def front_sample(orders: str, *, refused: bool = False) -> str:
    """A front as the key shows it."""
    points: list[Point] = [(-2.0, -11.0), (10.0, 0.0), (-2.0, 11.0)] if orders != "march" else [(8.0, -9.0), (8.0, 9.0)]
    parts = [
        tag("path", d=line(points), fill="none", stroke=of_side(0, "front"), stroke_width=5, stroke_linejoin="round")
    ]
    if refused:
        parts.append(
            tag("path", d="M-2 11H-18", fill="none", stroke=of_side(0, "front"), stroke_width=5, stroke_dasharray="6 3")
        )
    else:
        parts.append(group([_arrow(1, orders, 0, 14.0)]))
    return group(parts, transform="translate(-2 0)")
