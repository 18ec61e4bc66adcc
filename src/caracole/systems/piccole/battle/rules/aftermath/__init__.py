"""P14 to P16 What combat leaves behind.

recoil    P14   straight back, pushing friends
flight    P15   about-face, and away
victory   P16   winning and losing
"""
