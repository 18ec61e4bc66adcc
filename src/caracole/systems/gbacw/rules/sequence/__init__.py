"""3 Sequence of play.

actions                      what a player can say
sequence       3.0           the turn, step by step
action_phase   3.0 III.C.3   which brigade acts next, and what its units do
standing                     answers given in advance, for a game by correspondence
"""
