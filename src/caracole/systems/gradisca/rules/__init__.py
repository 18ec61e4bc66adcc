"""The rulebook of La Guerra di Gradisca, a folder for each group of chapters.

    components   1 to 3                sides, map, armies, cards and time line as printed
    sequence     4                     set-up, sequence of play, teams
    activation   5                     cards, Commands and zones; what an activated unit may do; answers
    movement     6, 8.1, 9, 14, 15     marches, rivers and bridges, crowded zones
    combat       7, 8, 17, 18, 19.1    battles, losses, retreat, artillery, mines
    forts        10, 11, 19.2, 24      Forts, Fortified Towns, the Camp
    cards        12, 26                hands, deck, effects, reinforcements
    victory      13, 22                points and Army Morale
    supply       16, 20, 21            lines traced over the map
    raids        23, 25                raids and light cavalry
    position                           positions by words

What all chapters share stands beside them: ``setting`` is what is fixed for one match,
``game`` what the kernel plays, ``state`` a point in play, ``query`` what
one may ask of it, ``flow`` the table of steps, ``actions`` what a player can say, ``options`` and ``amendments`` the
editions and switches, ``view`` what a seat may know, ``invariants`` what always holds.
"""
