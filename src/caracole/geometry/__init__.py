"""Measuring and adjacency on areas, hexes and the open table; not a single rule.

``areas``   outlines that share their edges
``hex``     hexes: neighbours, distances, facings, straight lines
``table``   the open table in whole numbers

Whole numbers in, whole numbers out, the same on every machine. A browser that has to agree with ``table`` is held to
the same file of vectors, ``tests/geometry/vectors.json``.
"""
