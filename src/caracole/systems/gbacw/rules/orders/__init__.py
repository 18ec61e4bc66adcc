"""6 Orders.

actions                                     what a player can say
orders               6.1                    the three orders, and how they are given
division_orders      6.12, 4.32             II.C: orders without a roll, batteries lent to brigades
orders_change        6.2                    III.C.1: a Brigade leader rolls
loose_rein           6.24                   the Brigade leader does as he is
restraints           6.23, 5.34, K4         what keeps a unit from spending MP
restrained_actions   6.23, 5.34, K4, K5     the same, asked of every action of a unit
reserve              6.3                    commands In Reserve
"""
