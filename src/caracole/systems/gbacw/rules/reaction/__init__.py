"""9.6 Reaction, in the other side's activation.

actions                          what a player can say
reaction_facing     9.61, 9.62   a stack turns, or refuses a flank
reaction_movement   9.63         mounted cavalry and guns go before the enemy comes near
"""
