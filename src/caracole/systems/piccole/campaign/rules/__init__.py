"""The rulebook of a campaign, a module for each chapter.

    map              C1        cities, roads and sea routes, players and armies
    resources        C2, C3    resources and replacement costs
    movement         C4        along roads and sea routes
    sequence         C5        the campaign year
    invasions        C6        invasions, sally and relief
    contingents      C7        four elements for a friend's battle
    battles, field   C8        a battle of the campaign is a game of its own
    sieges           C9        the die, what it costs, and how a place falls
    diplomacy        C10       vassals and alliances
    administration   C11       income, winter quarters, pay, replacements
    victory          C12       winning the campaign

What all chapters share stands beside them: ``game`` is what the kernel plays, ``state`` a point in play, ``query`` what
one may ask of it, ``flow`` the table of steps, ``actions`` what a player can say, ``view`` what a seat may know.
"""
