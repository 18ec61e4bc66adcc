"""The rulebook of Great Battles of the American Civil War, a folder for each chapter or group of chapters.

    components       0, 2             counters, charts, ground; the Universal Disorder Dieroll
    sequence         3                the turn, the Action Phase, standing instructions
    command          4                how far a word carries, and who stands in the chain
    activation       5                Initiative, Efficiency, markers and the pool
    orders           6                the three orders, how they change, Loose Rein, Reserve
    facing           7                facing, turning, refusing a flank
    stacking         8.1 to 8.3       who stands together, passing through, frontage
    extension        8.4, 8.5         lines and columns in several hexes
    movement         9.1 to 9.5       movement, leaders, withdrawal; mounting (14.2), construction (15)
    reaction         9.6              what the other side does about a move
    reinforcements   9.7              who comes, and when
    fire             10, 14.3         fire, line of sight, ammunition
    assault          11               assaults and Charges
    results          12               losses, Disorder, retreat, Rout, advance, leaders lost
    recovery         13, 16.2, 17     effectiveness, Rally, the way back from Rout, Fatigue
    battle           1, K             what a battle brings of its own: its rules, set-up, fog, victory
    position                          positions by words

What all chapters share stands beside them: ``game`` is what the kernel plays, on the ``setting`` that is fixed for one
match, ``state`` a point in play with its ``notes``, ``query`` what one may ask of it, ``flow`` the table of steps with
open choices and moments, ``chapters`` the list of those who have a say, ``actions`` all that a player can say,
``domains`` what the numbers in it stand for, ``options`` and ``amendments`` the switches, ``view`` what a seat may
know, ``invariants`` what always holds.
"""
