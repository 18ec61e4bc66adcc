"""Counting over many games: rows of plain data, one per game, kept in files; figures, verdicts and pages made of them.

Nothing here plays: a command plays the games and hands each finished match over.
"""
