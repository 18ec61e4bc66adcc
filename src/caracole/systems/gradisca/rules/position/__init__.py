"""Positions by words; ``docs/api.md`` shows the language.

building   a game and a state from words, and what a table may be asked
diagram    what the words say: map, units, markers, hands
theatre    what is fixed, made from them
"""
