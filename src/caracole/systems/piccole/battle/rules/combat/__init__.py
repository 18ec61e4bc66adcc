"""P10 to P13 Combat.

contact     P10.c to P10.f   the ways in which a front edge is in contact
melee       P10, P12.h       who fights whom, who helps, who threatens
combat      P11              all combats of a phase at once
modifiers   P12              what is added to the die
results     P13              recoil, flight, destruction
"""
