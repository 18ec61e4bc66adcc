"""Trees: what each kind looks like, and thousands of them as few elements.

A browser takes long to copy a tree into the picture ten thousand times. So trees of one kind and size are the markers
of a path that goes from one to the next. Where trees overlap the southern one lies over the northern one: they are put
into layers, and a tree lies one layer above the highest tree that it covers. Those of one layer touch nobody, in
whatever order they are drawn.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from math import cos, pi, sin
from typing import NamedTuple

from caracole.draw.shapes import Box
from caracole.draw.svg import group, number, tag
from caracole.systems.gbacw.drawing.look import chance, colour
from caracole.systems.gbacw.drawing.plate import curve

WOODS = ("gb-tree-0", "gb-tree-1", "gb-tree-2")
"""Kinds of trees in the woods."""
FRUIT = "gb-fruit"
"""The kind that stands in orchards."""
SIZES = (0.85, 0.95, 1.0, 1.1, 1.2)
CELL = 20.0
"""Squares in which neighbours are looked for: no tree is larger."""


class Tree(NamedTuple):
    """Where one stands; ``size`` is a place in ``SIZES``."""

    y: float
    x: float
    kind: str
    size: int

    @property
    def box(self) -> Box:
        """All that it covers, its shadow included."""
        scale = SIZES[self.size]
        reach = 7 * scale
        return Box(self.x - reach, self.y - reach, self.x + 8.1 * scale, self.y + 7.7 * scale)

    @property
    def marker(self) -> str:
        """What is drawn there."""
        return f"{self.kind}-{self.size}"


def sized(scale: float) -> int:
    """The nearest size."""
    return min(range(len(SIZES)), key=lambda n: abs(SIZES[n] - scale))


# --- what they look like ---------------------------------------------------------------------------------------------


def definitions() -> str:
    """Every tree as a symbol, and as a marker in each of its sizes."""
    kinds = (*WOODS, FRUIT)
    markers = [_marker(kind, size) for kind in kinds for size in range(len(SIZES))]
    return "".join([*(_tree(n) for n in range(len(WOODS))), _fruit_tree(), *markers])


def _tree(kind: int) -> str:
    """A crown of lobes with its shaded side to the south-east."""
    lobes = 6 + kind
    points = []
    for n in range(lobes * 2):
        angle = 2 * pi * n / (lobes * 2)
        reach = (6.0 if n % 2 else 4.9) * (0.92 + 0.16 * chance("tree", kind, n))
        points.append((reach * cos(angle), reach * sin(angle)))
    crown = tag("path", d=curve(points), fill=colour("tree"), stroke=colour("tree_dark"), stroke_width=0.7)
    dots = "".join(f"M{x} {y}h.5l.3 .4l-.3 .5h-.5l-.3 -.5Z" for x, y in ((-2.6, -2), (0.2, -3.2), (-1.2, 0.5)))
    shadow = tag(
        "path", d=f"M-1.2 4.2Q4.6 4.6 4.7 -1.6Q2.8 2.6 -1.2 4.2Z{dots}", fill=colour("tree_dark"), fill_opacity="0.8"
    )
    fallen = tag("ellipse", cx=2, cy=3.2, rx=6, ry=4.4, fill=colour("tree_dark"), fill_opacity="0.28")
    return tag("g", fallen, crown, shadow, id=WOODS[kind])


def _fruit_tree() -> str:
    return tag(
        "g",
        tag("ellipse", cx=1.4, cy=1.8, rx=4, ry=3, fill=colour("tree_dark"), fill_opacity="0.3"),
        tag("circle", cx=0, cy=0, r=3.6, fill=colour("orchard"), stroke=colour("tree_dark"), stroke_width=0.8),
        tag("path", d="M-.4 2.4Q2.6 2.4 2.5 -.8", fill="none", stroke=colour("tree_dark"), stroke_width=0.9),
        id=FRUIT,
    )


def _marker(kind: str, size: int) -> str:
    """``markerUnits``: the width of the path that carries it, which has none, is not to matter."""
    drawn = tag("use", href=f"#{kind}", transform=f"scale({SIZES[size]})")
    return tag("marker", drawn, id=f"{kind}-{size}", overflow="visible", markerUnits="userSpaceOnUse")


# --- many of them ----------------------------------------------------------------------------------------------------


def forest(trees: Iterable[Tree]) -> str:
    """All trees, the southern ones over the northern ones."""
    ordered = sorted(trees)
    alike: dict[tuple[int, str], list[Tree]] = defaultdict(list)
    for tree, layer in zip(ordered, layers([tree.box for tree in ordered]), strict=True):
        alike[layer, tree.marker].append(tree)
    return group(_row(marker, row) for (_, marker), row in sorted(alike.items()))


def _row(marker: str, trees: Sequence[Tree]) -> str:
    """A marker at the start of a path and at every point in the middle; its end, which is named twice, has none."""
    points = "L".join(f"{number(tree.x)} {number(tree.y)}" for tree in (*trees, trees[-1]))
    drawn = f"url(#{marker})"
    return tag("path", d=f"M{points}", fill="none", marker_start=drawn, marker_mid=drawn)


def layers(boxes: Sequence[Box]) -> list[int]:
    """For each box its layer: one above the highest of those before it that it overlaps."""
    found: list[int] = []
    near: dict[tuple[int, int], list[int]] = defaultdict(list)
    for place in boxes:
        column, row = int(place.x0 // CELL), int(place.y0 // CELL)
        around = [n for x in (-1, 0, 1) for y in (-1, 0, 1) for n in near[column + x, row + y]]
        found.append(max((found[n] + 1 for n in around if place.overlaps(boxes[n])), default=0))
        near[column, row].append(len(found) - 1)
    return found
