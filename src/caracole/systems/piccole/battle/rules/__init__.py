"""The rulebook of a battle, a folder for each group of chapters.

    components   P0, P1, P4   measures, chance, elements and types of troops
    field        P2           terrain, camps, set-up
    sequence     P3           the turn
    movement     P5 to P8     movement, zones of control, interpenetration, breaking contact
    shooting     P9           shooting
    combat       P10 to P13   contact, melee, modifiers, results
    aftermath    P14 to P16   recoil, flight, winning and losing

What all chapters share stands beside them: ``game`` is what the kernel plays, ``state`` a point in play, ``query`` what
one may ask of it, ``flow`` the table of steps, ``actions`` what a player can say, ``view`` what a player sees,
``invariants`` what always holds.
"""
