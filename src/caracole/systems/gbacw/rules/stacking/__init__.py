"""8.1 to 8.3 Stacking.

actions                          what a player can say
stacking      8.1                who may stand together
passing       8.22, 8.23         passing through friends, stopping among them
stack_moves   8.21, 8.23, 8.24   changing places, moving as one
among_guns    8.23               above or below the guns
frontage      8.3, 7.34          how much of a hex may fire, and through which hexsides
"""
