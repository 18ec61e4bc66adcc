"""Thousands of trees are drawn by few elements, each once, and the southern ones over the northern ones."""

from __future__ import annotations

import re
from itertools import combinations
from random import Random

from caracole.draw.shapes import Box
from caracole.systems.gbacw.drawing.trees import FRUIT, SIZES, WOODS, Tree, definitions, forest, layers

ROW = re.compile(r'<path d="M([^"]*)" fill="none" marker-start="url\(#([^)]*)\)" marker-mid="url\(#([^)]*)\)"/>')


def scattered(count: int) -> list[Tree]:
    rng = Random(1)
    return [
        Tree(rng.randrange(300), rng.randrange(300), rng.choice((*WOODS, FRUIT)), rng.randrange(len(SIZES)))
        for _ in range(count)
    ]


def drawn(trees: list[Tree]) -> list[tuple[str, tuple[float, float]]]:
    """(marker, place) one after the other, as a browser draws them: the last point of a row has no marker."""
    found = []
    for points, start, middle in ROW.findall(forest(trees)):
        assert start == middle
        *places, last = (tuple(map(float, point.split())) for point in points.split("L"))
        assert last == places[-1]
        found += [(start, place) for place in places]
    return found


def test_every_tree_is_drawn_once_by_a_marker_that_there_is():
    trees = scattered(400)
    found = drawn(trees)
    assert sorted(found) == sorted((tree.marker, (tree.x, tree.y)) for tree in trees)
    assert all(f'id="{marker}"' in definitions() for marker, _ in found)


def test_of_two_that_overlap_the_southern_one_is_drawn_later():
    trees = scattered(400)
    place = {spot: number for number, spot in enumerate(drawn(trees))}
    overlapping = 0
    for north, south in combinations(sorted(trees), 2):
        if north.box.overlaps(south.box):
            overlapping += 1
            assert place[north.marker, (north.x, north.y)] < place[south.marker, (south.x, south.y)]
    assert overlapping > 400


def test_those_of_one_layer_touch_nobody():
    boxes = [tree.box for tree in sorted(scattered(400))]
    found = layers(boxes)
    for one, other in combinations(range(len(boxes)), 2):
        assert found[one] != found[other] or not boxes[one].overlaps(boxes[other])
    assert layers([Box(0, 0, 9, 9), Box(20, 0, 29, 9), Box(5, 5, 14, 14)]) == [0, 0, 1]
