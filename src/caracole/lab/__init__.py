"""Counting over many games: rows of plain data, one per game, kept in files; figures, verdicts and pages made of them.

``duel`` lets computer players meet; all else only counts what a command has played.
"""

from caracole.lab.duels import Duel, duel

__all__ = ["Duel", "duel"]
