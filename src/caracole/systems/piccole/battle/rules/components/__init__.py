"""P0, P1, P4 Measures, chance and troops.

measures   P0, P1.d, P2.a   the numbers of the rules by name
chance     P0.m             the generator that the rules name
numbers    P0.n             the name for the numbers of elements
troops     P1, P4           elements and types of troops
"""
