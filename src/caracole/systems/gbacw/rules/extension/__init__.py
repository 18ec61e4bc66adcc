"""8.4, 8.5 Extension: units in several hexes.

actions                   what a player can say
extension    8.4, 8.5     where their parts are, and how strong
formation    8.44, 8.5    what a step means for all their hexes
lines        8.4          extending, retracting, wheeling, turning about
wraparound   8.48, 8.49   the free end of an assaulting line
column       8.5          columns: closing up, becoming a line and back
"""
