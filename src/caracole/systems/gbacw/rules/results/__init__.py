"""12 Combat results.

    actions                                       what a player can say
    results               12.1 to 12.3, 8.35      strength, losses and Disorder; a fire result applied to a hex
    chain, aftermath      12.2 to 12.5            all that one result sets off, in the order of the book
    assault_result        8.36, 11.45, 12         what a band of the Assault Resolution Table does
    second_disorder       12.35, 12.36            what a Second Disorder costs
    retreat_paths         12.44 to 12.46          where a unit may retreat
    retreat               12.4                    the retreat itself
    rout                  12.5                    Rout, and who follows
    advance               12.6, 8.47              advance after combat
    leader_casualties     12.71                   who is in danger and who falls
    leaders_going_along   12.72                   leaders with troops that advance or retreat
    replacements          12.74 to 12.76          new leaders for lost ones
    abandoned_guns        12.8                    left without a crew, manned again, lost

Leaders left alone next to the enemy (12.73) are in ``movement.leader_movement``.
"""
