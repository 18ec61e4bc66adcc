"""7 Facing.

actions                      what a player can say
facing            7.1        one facing for all units of a hex
turning           7.2, 7.3   a unit at its action turns, refuses a flank, stands straight again
line_and_column   7.26       facing decides the formation of a unit in several hexes
refusing          7.3        one end of a line bends back
"""
