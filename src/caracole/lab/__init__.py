"""Counting over many games: rows of plain data, one per game, kept in files; figures, verdicts and pages made of them.

``duel`` lets computer players meet; all else only counts what a command has played.

duels               computer players meet
keeping             rows in files, one line per game
ledgers             what a system brings to a report on balance
figures, verdicts   small statistics; who wins how often, and whether that is as it should be
markdown            the parts of a page that are the same for every system
"""

from caracole.lab.duels import Duel, duel

__all__ = ["Duel", "duel"]
