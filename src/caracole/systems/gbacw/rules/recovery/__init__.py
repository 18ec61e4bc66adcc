"""13, 16.2, 17 Recovery and Fatigue.

actions                          what a player can say
effectiveness     13.1 to 13.3   combat effectiveness of brigades and divisions
rally             13.4           an action of its own in the Action Phase
quiet_brigades    13.45, 17.42   brigades left in peace for a whole turn
rout_recovery     13.5           the way back from Rout
stragglers        16.2           men who find their regiments again
fatigue           17, 17.4       what units do in a turn, and rest
gaining_fatigue   17.2           what the activities of a turn come to
"""
