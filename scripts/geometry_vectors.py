"""Writes tests/geometry/vectors.json: what measuring on the table must give, for Python and for a browser.

    PYTHONPATH=src python scripts/geometry_vectors.py

The cases are drawn from a fixed seed; the answers are those of ``caracole.geometry.table``, which the tests also hold
against a slow and independent reckoning with fractions. A change of this file is a change of the rules.
"""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

from caracole.geometry import table

FILE = Path(__file__).parent.parent / "tests" / "geometry" / "vectors.json"
HALF = 200
DEPTHS = (200, 300)


def a_pose(rng: Random, about: tuple[int, int] = (3000, 3000), spread: int = 2500) -> list[int]:
    """A pose near a point; often along the sides of the table, as in a game."""
    heading = rng.choice((0, 90, 180, 270)) if rng.random() < 0.3 else rng.randrange(360)
    return [about[0] + rng.randint(-spread, spread), about[1] + rng.randint(-spread, spread), heading]


def vectors() -> dict[str, Any]:
    """All cases by the name of the function."""
    rng = Random("caracole table")
    found: dict[str, Any] = {"sin6": list(table.SIN6), "cos6": list(table.COS6), "tolerance": table.TOLERANCE}
    numbers = [0, 499_999, 500_000, 500_001, -499_999, -500_000, -500_001, 1_500_000, -1_500_000, 123_456_789]
    found["r6"] = [[n, table.r6(n)] for n in numbers]
    squares = [0, 1, 2, 3, 4, 5, 562_500, 562_501, *(rng.randrange(10**8) for _ in range(20))]
    found["ceil_sqrt"] = [[n, table.ceil_sqrt(n)] for n in squares]
    lengths = [(rng.randrange(1, 1500), rng.randrange(360)) for _ in range(60)]
    found["vector"] = [[length, heading, list(table.vector(length, heading))] for length, heading in lengths]
    found["corners"], found["local"], found["overlap"], found["sweep"] = [], [], [], []
    for _ in range(120):
        pose, depth = a_pose(rng), rng.choice(DEPTHS)
        shape = table.rectangle(tuple(pose), HALF, depth)
        found["corners"].append([pose, depth, [list(point) for point in shape.points]])
        point = a_pose(rng)[:2]
        found["local"].append([pose, point, list(table.local(tuple(pose), point))])
        other, other_depth = a_pose(rng, (pose[0], pose[1]), 450), rng.choice(DEPTHS)
        second = table.rectangle(tuple(other), HALF, other_depth)
        found["overlap"].append([pose, depth, other, other_depth, table.overlap(shape, second)])
        to = [pose[0] + rng.randint(-900, 900), pose[1] + rng.randint(-900, 900)]
        way = table.sweep(tuple(pose), HALF, depth, to)
        near = a_pose(rng, ((pose[0] + to[0]) // 2, (pose[1] + to[1]) // 2), 600)
        hit = table.overlap(way, table.rectangle(tuple(near), HALF, 200))
        found["sweep"].append([pose, depth, to, [list(p) for p in table.hull(way.points)], near, hit])
    found["crossing"] = []
    for _ in range(60):
        outline = table.hull([(rng.randint(-400, 400), rng.randint(-300, 900)) for _ in range(8)])
        probe = -195 + 10 * rng.randrange(40)
        crossed = table.crossing(outline, probe)
        found["crossing"].append([[list(p) for p in outline], probe, None if crossed is None else list(crossed)])
    # The very edge of touching, along both axes: five units touch, six overlap.
    for gap in (394, 395, 396, 400):
        for pose in ([3000, 2000, 0], [3000, 2000, 90]):
            other = [3000 + gap, 2000, 0] if pose[2] == 0 else [3000, 2000 + gap, 90]
            shapes = (table.rectangle((pose[0], pose[1], pose[2]), HALF, 200),
                      table.rectangle((other[0], other[1], other[2]), HALF, 200))  # fmt: skip
            found["overlap"].append([pose, 200, other, 200, table.overlap(*shapes)])
    return found


if __name__ == "__main__":
    lines = [f"{json.dumps(name)}: {json.dumps(cases)}" for name, cases in vectors().items()]
    FILE.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
    print(FILE)
