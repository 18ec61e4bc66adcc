"""9.7 Reinforcements.

actions                      what a player can say
schedule         9.7         who is still to come, by which entry
reinforcements   9.7, 9.56   ordered in, entering, and leaving the map
"""
