"""P2.e, P2.g, P2.l, P0.k: terrain, and what an element has under its feet."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from caracole.geometry.table import Point, Pose, Shape, holds, overlap, polygon, rectangle, vector
from caracole.systems.piccole.battle.rules.components.measures import HALF_FRONT, TABLE
from caracole.systems.piccole.battle.rules.state import Piece
from caracole.systems.piccole.loader import own_toml


class TerrainKind(NamedTuple):
    """P2.g: a row of the table of terrain."""

    going: str
    height: bool
    sight: str
    river: bool = False
    works: bool = False


KINDS: Final = {name: TerrainKind(**row) for name, row in own_toml("terrain.toml").items()}
LAID_KINDS: Final = tuple(name for name in KINDS if name != "camp")
"""P2.k: a camp is not laid like a piece; each army places its own."""
MAJOR_RIVER: Final = "major_river"
CAMP: Final = "camp"
EXTENT: Final = 365
"""No part of a base is farther than this from the middle of its front."""
REACH_OF_BASES: Final = 2 * EXTENT
"""Two elements whose front middles are farther apart than this, along x or y, cannot touch."""


class Patch(NamedTuple):
    """A piece with its shape measured."""

    kind: str
    level: int
    blocks_sight: bool
    shape: Shape


def meets(shape: Shape, others: Sequence[Shape]) -> bool:
    """P0.g: whether a shape overlaps any of these."""
    x0, y0, x1, y1 = shape.x0, shape.y0, shape.x1, shape.y1
    for other in others:
        if x1 <= other.x0 or other.x1 <= x0 or y1 <= other.y0 or other.y1 <= y0:
            continue  # most are far away
        if overlap(shape, other):
            return True
    return False


class Ground:
    """All terrain of a table, sorted by what it does. P2.g: whatever no piece covers is open and easy."""

    def __init__(self, pieces: Sequence[Piece], camps: Sequence[Sequence[Point]]) -> None:
        self.patches = [Patch(kind, level, flag, polygon(points)) for kind, level, flag, points in pieces]
        self.patches += [Patch(CAMP, 0, False, polygon(points)) for points in camps if points]
        self.difficult = [patch.shape for patch in self.patches if KINDS[patch.kind].going == "difficult"]
        self.difficult_land = [
            patch.shape
            for patch in self.patches
            if KINDS[patch.kind].going == "difficult" and not KINDS[patch.kind].river
        ]
        self.impassable = [patch.shape for patch in self.patches if KINDS[patch.kind].going == "impassable"]
        self.rivers = [patch.shape for patch in self.patches if patch.kind == MAJOR_RIVER]
        self.heights = [patch for patch in self.patches if KINDS[patch.kind].height]
        self.works = [patch.shape for patch in self.patches if KINDS[patch.kind].works]
        self.sight = [patch for patch in self.patches if KINDS[patch.kind].sight != "never"]

    def is_difficult(self, base: Shape) -> bool:
        """P0.k: the base overlaps difficult ground."""
        return meets(base, self.difficult)

    def is_impassable(self, shape: Shape) -> bool:
        """The shape overlaps ground that may not be entered."""
        return meets(shape, self.impassable)

    def is_in_river(self, shape: Shape) -> bool:
        """The shape overlaps a major river."""
        return meets(shape, self.rivers)

    def is_fortified(self, base: Shape) -> bool:
        """P0.k: all four corners lie in or on the outline of one camp or fortification."""
        return any(all(holds(works.points, corner) for corner in base.points) for works in self.works)

    def level_at(self, point: Sequence[int]) -> int:
        """P2.l: the highest level among the heights that hold the point, their edges included."""
        return max((patch.level for patch in self.heights if holds(patch.shape.points, point)), default=0)


def centre(pose: Pose, depth: int) -> Point:
    """P0.e: half the depth behind the middle of the front."""
    dx, dy = vector(depth // 2, pose[2])
    return pose[0] - dx, pose[1] - dy


def rear_middle(pose: Pose, depth: int) -> Point:
    """P0.e: the whole depth behind the middle of the front."""
    dx, dy = vector(depth, pose[2])
    return pose[0] - dx, pose[1] - dy


def base_at(pose: Pose, depth: int) -> Shape:
    """P0.e, P1.c: the base of an element of that depth in that pose."""
    return rectangle(pose, HALF_FRONT, depth)


def is_on_table(shape: Shape) -> bool:
    """P5.h: nothing of it leaves the table."""
    return shape.x0 >= 0 and shape.y0 >= 0 and shape.x1 <= TABLE and shape.y1 <= TABLE
