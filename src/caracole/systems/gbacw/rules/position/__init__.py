"""Positions by words; ``docs/api-gbacw.md`` shows the language.

building   a game and a state from words, and what a table may be asked
map        the map
armies     units, leaders and commands
"""
