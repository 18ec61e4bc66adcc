"""Measuring on an open table: whole numbers in, whole numbers out, the same on every machine.

``table`` knows points, headings, rectangles and convex outlines; it knows no game. A browser that has to agree with it
is held to the same file of vectors, ``tests/geometry/vectors.json``.
"""
