"""Measuring and adjacency on areas, hexes and the open table; not a single rule."""
