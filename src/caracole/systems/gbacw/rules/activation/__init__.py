"""5 Activation.

actions                            what a player can say
initiative     5.1                 who begins the turn
efficiency     5.2                 how many Activation Markers each division gets
activation     5.13, 5.26 to 5.36  the first marker, the pool, how often a command may act
coordination   5.34                brigades that act as one
transfer       5.4                 activations given up for another division
"""
