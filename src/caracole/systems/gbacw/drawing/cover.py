"""What stands on the ground: fields with their fences, woods, orchards, towns, farms, wet meadows."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from math import cos, hypot, pi, sin

from caracole.draw.shapes import Point
from caracole.draw.svg import group, line, number, tag
from caracole.systems.gbacw.drawing import trees
from caracole.systems.gbacw.drawing.look import chance, colour
from caracole.systems.gbacw.drawing.plate import Lattice, Plate, curve
from caracole.systems.gbacw.drawing.trees import FRUIT, WOODS, Tree, forest, sized
from caracole.systems.gbacw.drawing.ways import Ways
from caracole.systems.gbacw.rules.components.field import Field
from caracole.systems.gbacw.rules.components.numbers import Hex

TREE = 9.0
"""How far a tree reaches from its middle."""
FURROWS = (18, 72, 128)
"""Angles of ploughed fields."""

BLADES = ((-2, "l-1.4 -4"), (0, "v-5"), (2, "l1.4 -4"))
"""A tuft of grass."""


def definitions() -> str:
    """Trees, and furrows of fields."""
    return trees.definitions() + "".join(_furrows(n) for n in range(len(FURROWS)))


def _furrows(kind: int) -> str:
    lines = tag("path", d="M0 1H7M0 4.5H7", stroke=colour("field"), stroke_width=0.55, stroke_opacity="0.55",
                stroke_dasharray=None if kind else "4 1.5")  # fmt: skip
    return tag("pattern", lines, id=f"gb-furrows-{kind}", width=7, height=7, patternUnits="userSpaceOnUse",
               patternTransform=f"rotate({FURROWS[kind]})")  # fmt: skip


class Cover:
    """What stands on the hexes of a window."""

    def __init__(self, field: Field, plate: Plate, ways: Ways) -> None:
        self.field, self.plate, self.ways = field, plate, ways

    def kind(self, place: Lattice) -> str:
        return self.field.terrain[self.plate.inside(*place)].id

    def drawn(self) -> str:
        """Everything that lies under roads and grid."""
        return group([self._fields(), self._soft(), self._groves(), self._yards()])

    def _rings(self, kinds: Iterable[str], limit: float = 0.5) -> list[list[Point]]:
        wanted = frozenset(kinds)
        rings = self.plate.outlines(lambda place: float(self.kind(place) in wanted), limit)
        return [[cut.at for cut in ring] for ring in rings]

    # --- fields ------------------------------------------------------------------------------------------------------

    def _fields(self) -> str:
        """Ploughed patches with worm fences, to please the eye: the rules know open ground."""
        patches: dict[Lattice, float] = {}
        for where in self.plate.hexes:
            if self.field.terrain[where].id == "open":
                x, y = self.plate.grid.x[where], self.plate.grid.y[where]
                block = (x + y // 4) // 3, (y + x // 3) // 5
                patches[(x, y)] = chance("field", block)
        found = []
        for kind in range(len(FURROWS)):
            low, high = 0.16 * kind, 0.16 * (kind + 1)
            chosen = {place for place, luck in patches.items() if low <= luck < high}
            rings = self.plate.outlines(lambda place, chosen=chosen: float(place in chosen), 0.53)  # type: ignore[misc]
            shape = "".join(line([cut.at for cut in ring], closed=True) for ring in rings)
            if shape:
                found.append(tag("path", d=shape, fill=f"url(#gb-furrows-{kind})", stroke=colour("fence"),
                                 stroke_width=0.9, stroke_dasharray="1.2 2.6", stroke_opacity="0.8"))  # fmt: skip
        return group(found)

    # --- wet meadows -------------------------------------------------------------------------------------------------

    def _soft(self) -> str:
        tufts = []
        for where in self.plate.around(1):
            if self.kind(where) != "soft":
                continue
            for n, (x, y) in enumerate(self._scattered(where, 9.5)):
                w = 4.5 + 3 * chance("tuft", where, n)
                blades = "".join(f"M{number(x + at)} {number(y)}{blade}" for at, blade in BLADES)
                tufts.append(f"M{number(x - w)} {number(y)}h{number(2 * w)}{blades}")
        if not tufts:
            return ""
        return tag(
            "path",
            d="".join(tufts),
            stroke=colour("soft"),
            stroke_width=1.0,
            stroke_opacity="0.8",
            fill="none",
            data={"cover": "soft"},
        )

    # --- trees -------------------------------------------------------------------------------------------------------

    def _groves(self) -> str:
        """The floor of the woods, and the trees; orchards stand in rows."""
        layers = []
        shape = "".join(curve(ring) for ring in self._rings(["woods"], 0.42))
        if shape:
            layers.append(tag("path", d=shape, fill=colour("woods"), fill_opacity="0.8", stroke=colour("tree_dark"),
                              stroke_width=0.8, stroke_dasharray="0.6 3", stroke_linecap="round",
                              data={"cover": "woods"}))  # fmt: skip
        standing: list[Tree] = []
        for where in self.plate.around(1):  # half hexes at the edge of the window have trees too
            kind = self.kind(where)
            if kind == "woods":
                standing += [tree for tree in self._wood(where) if self._is_shown(tree.x, tree.y)]
            elif kind == "orchard":
                standing += [Tree(y, x, FRUIT, sized(1.0)) for x, y in self._rows(where)]
        return group([*layers, forest(standing)])

    def _wood(self, where: Lattice) -> Iterator[Tree]:
        for n, (x, y) in enumerate(self._scattered(where, 11.5)):
            kind = WOODS[int(chance("kind", where, n) * len(WOODS)) % len(WOODS)]
            yield Tree(y, x, kind, sized(0.8 + 0.45 * chance("size", where, n)))

    def _is_shown(self, x: float, y: float) -> bool:
        """Does a tree there show in the window?"""
        place = self.plate.box.grown(TREE)
        return place.x0 < x < place.x1 and place.y0 < y < place.y1

    def _scattered(self, where: Lattice, gap: float) -> list[Point]:
        """Points over a hex about so far apart, none of them on a way."""
        cx, cy = self.plate.spot(*where)
        number_ = self.plate.grid.at(*where)
        reach = self.plate.radius
        found = []
        steps = int(reach / gap) + 1
        for i in range(-steps, steps + 1):
            for j in range(-steps, steps + 1):
                x = (i + (j % 2) * 0.5) * gap + (chance("x", where, i, j) - 0.5) * gap * 0.7
                y = j * gap * 0.87 + (chance("y", where, i, j) - 0.5) * gap * 0.7
                if _in_hex(x, y, reach * 0.95) and not self.ways.passes(number_, (cx + x, cy + y), 7.5):
                    found.append((cx + x, cy + y))
        return found

    def _rows(self, where: Lattice) -> list[Point]:
        cx, cy = self.plate.spot(*where)
        number_ = self.plate.grid.at(*where)
        gap = self.plate.radius / 4.2
        places = [((i + 0.5 * (j % 2)) * gap, j * gap * 0.9) for i in range(-4, 5) for j in range(-4, 5)]
        return [
            (cx + x, cy + y)
            for x, y in places
            if _in_hex(x, y, self.plate.radius * 0.86) and not self.ways.passes(number_, (cx + x, cy + y), 7)
        ]

    # --- houses ------------------------------------------------------------------------------------------------------

    def _yards(self) -> str:
        """Gardens of towns and farms."""
        shape = "".join(curve(ring) for ring in self._rings(["town"], 0.45))
        drawn = []
        if shape:
            drawn.append(tag("path", d=shape, fill=colour("yard"), stroke=colour("fence"), stroke_width=1,
                             stroke_dasharray="3 2", data={"cover": "town"}))  # fmt: skip
        return group(drawn)

    def houses(self) -> str:
        """Over the ways: the blocks of a town, the house and barn of a farm."""
        found = []
        for where in self.plate.hexes:
            kind = self.field.terrain[where].id
            if kind == "town":
                found.append(group(self._town(where), data={"houses": "town"}))
            elif kind == "building":
                found.append(group(self._farm(where), data={"houses": "building"}))
        return group(found)

    def _town(self, where: Hex) -> list[str]:
        cx, cy = self.plate.centre(where)
        houses = []
        for n, (dx, dy) in enumerate(_ring_of_places(self.plate.radius)):
            x, y = cx + dx, cy + dy
            if self.ways.passes(where, (x, y), 9.5):
                continue
            wide, deep = 8 + 4 * chance("wide", where, n), 6 + 3 * chance("deep", where, n)
            houses.append(_house(x, y, wide, deep, round((chance("turn", where, n) - 0.5) * 16)))
        return houses

    def _farm(self, where: Hex) -> list[str]:
        """A house and a barn in a fenced yard beside the way."""
        cx, cy = self.plate.centre(where)
        r = self.plate.radius
        spots = [(-0.34, -0.34), (0.34, -0.34), (0.34, 0.3), (-0.34, 0.3)]
        spots.sort(key=lambda spot: self.ways.passes(where, (cx + spot[0] * r, cy + spot[1] * r), 15))
        x, y = cx + spots[0][0] * r, cy + spots[0][1] * r
        fence = tag("rect", x=x - 14, y=y - 11, width=28, height=22, fill=colour("yard"), stroke=colour("fence"),
                    stroke_width=0.9, stroke_dasharray="2.4 1.6")  # fmt: skip
        return [fence, _house(x - 5, y - 2, 10, 8, -6), _house(x + 7, y + 4, 7, 8, 4)]


def _ring_of_places(radius: float) -> list[Point]:
    places = [(0.0, 0.0)]
    for count, reach in ((6, 0.36), (12, 0.7)):
        places += [
            (radius * reach * cos(2 * pi * n / count + 0.26), radius * reach * 0.92 * sin(2 * pi * n / count + 0.26))
            for n in range(count)
        ]
    return places


def _house(x: float, y: float, wide: float, deep: float, turn: int) -> str:
    """A roof with a ridge, and its shadow."""
    return group(
        [
            tag("rect", x=-wide / 2 + 1.4, y=-deep / 2 + 1.6, width=wide, height=deep, fill=colour("ink"),
                fill_opacity="0.35"),
            tag("rect", x=-wide / 2, y=-deep / 2, width=wide, height=deep, fill=colour("house"), stroke=colour("ink"),
                stroke_width=0.7),
            tag("path", d=f"M{number(-wide / 2)} 0H{number(wide / 2)}", stroke=colour("yard"), stroke_width=0.7),
        ],
        transform=f"translate({number(x)} {number(y)}) rotate({turn})",
    )  # fmt: skip


def _in_hex(x: float, y: float, radius: float) -> bool:
    """Is a point, seen from the centre, inside the hex?"""
    half = radius * 0.866
    return abs(y) < half and abs(x) * 0.866 + abs(y) * 0.5 < half and hypot(x, y) < radius
