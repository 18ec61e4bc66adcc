"""11 Assault. After all movement and fire of a brigade its units close with the enemy.

    actions                                   what a player can say
    contact        11.12                      which enemies a unit could assault
    declared       11.31                      the assaults of an activation, as rows
    targets        11.1, 11.2, 11.31, 11.32   who may, who must, against whom, together with whom
    before         11.33 to 11.38             Steps 2 to 5: retreat, commitment, check, fire
    ground         11.42, 11.43, 11.55        what the ground does
    strength       11.43, 11.63               strengths and their ratio
    modifiers      11.42 to 11.44             every modifier of both rolls as an item, with exact odds
    resolve        11.41, 11.45, 11.46        Step 6, one assault after another
    continued      11.47                      Continued Assault
    after          11.48, 11.58, 11.59        Disorder after the assault, Blown cavalry
    charge         11.5                       announcing a Charge, riding it
    countercharge  11.56                      meeting it

Artillery (11.6) and leaders (11.7) have their say in ``strength``, ``modifiers`` and in the results (12).
"""
