"""4 Set-up and sequence of play.

setup      4         the starting state of a scenario
sequence   4, ADV    the turn, basic and advanced
teams      4.2       which seat decides
"""
