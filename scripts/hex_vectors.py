"""Writes tests/geometry/hex_vectors.json: neighbours, distances and middles of hexes, for Python and for a browser.

    PYTHONPATH=src python scripts/hex_vectors.py

The cases are drawn from a fixed seed; the answers are those of ``caracole.geometry.hex``.
"""

from __future__ import annotations

import json
from math import sqrt
from pathlib import Path
from random import Random
from typing import Any

from caracole.geometry.hex import CORNERS, Hex, HexGrid

FILE = Path(__file__).parent.parent / "tests" / "geometry" / "hex_vectors.json"
RADIUS = 40.0


def point(x: float, y: float) -> list[float]:
    """A point of the lattice of ``caracole.geometry.hex`` in units of a map."""
    return [round(x * RADIUS / 2, 4), round(y * RADIUS * sqrt(3) / 2, 4)]


def cases(grid: HexGrid, rng: Random) -> dict[str, Any]:
    """What is asked about one grid."""
    names, some = grid.names, rng.sample(grid.every, 24)
    around = [[names[each] if each >= 0 else None for each in grid.neighbours[number]] for number in some]
    pairs = [(rng.choice(grid.every), rng.choice(grid.every)) for _ in range(40)]
    return {
        "columns": grid.columns,
        "rows": grid.rows,
        "lowered": "odd" if grid.even_lower else "even",
        "names": list(names),
        "origin": middle(grid, grid.every[0]),
        "middles": [[names[number], middle(grid, number)] for number in some],
        "corners": [[names[number], corners(grid, number)] for number in some[:6]],
        "around": [[names[number], row] for number, row in zip(some, around, strict=True)],
        "distances": [[names[a], names[b], grid.distance(a, b)] for a, b in pairs],
    }


def middle(grid: HexGrid, number: Hex) -> list[float]:
    """The centre of a hex."""
    return point(3 * grid.x[number], grid.y[number])


def corners(grid: HexGrid, number: Hex) -> list[list[float]]:
    """Its corners, counted as facings are: the list of the geometry begins with the one on the right, facing 1."""
    x, y = 3 * grid.x[number], grid.y[number]
    found = [point(x + dx, y + dy) for dx, dy in CORNERS]
    return [found[-1], *found[:-1]]


def vectors() -> dict[str, Any]:
    """Two grids, one with each kind of column standing lower."""
    rng = Random("caracole hexes")
    return {"radius": RADIUS, "grids": [cases(HexGrid(9, 7, even), rng) for even in (True, False)]}


if __name__ == "__main__":
    FILE.write_text(json.dumps(vectors(), separators=(",", ":")) + "\n", encoding="utf-8")
