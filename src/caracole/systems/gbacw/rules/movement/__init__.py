"""9.1 to 9.5 Movement, with mounting (14.2) and construction (15).

actions                              what a player can say
movement              9.1, 9.2       a unit at its action, and how far its orders let it go
stepping              9.1            one hex after another
leader_movement       9.3, 12.73     leaders and commanders
costs                 9.4            what a step costs, and what the ground does to order
near_enemy            9.5            which hexes the enemy closes
withdrawal            9.54           backward without turning
artillery_proximity   9.55           guns near the enemy
mounting              14.21, 14.22   cavalry mounts and dismounts
construction          15             Entrenchments
"""
