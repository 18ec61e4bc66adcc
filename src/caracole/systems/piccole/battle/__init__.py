"""Battles of Piccole Guerre: ``rules`` is the rulebook (P0 to P16), ``sheets`` reads army lists, terrain and battles,
``marshal`` and ``marches`` are rules of thumb for fighting one. Numbers are in the .toml files beside them.
"""
