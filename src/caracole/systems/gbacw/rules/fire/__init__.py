"""10 Fire.

actions                              what a player can say
los            10.2                  line of sight: what the ground hides
los_units      10.26, 10.16, 10.21   units in the way, and the field of fire
shots          10.1                  what a shot is
ranging                              what was found out about fire in one state
aim            10.15, 10.63, 10.65   from a wish to a shot
declare        10.3                  fire in one's own activation
nonphasing     10.4                  the other side's fire
exchange       10.17, 10.42          simultaneous fire and its results
prepared       10.5                  Prepared Fire
combined       10.63, 10.82          combined fire
modifiers      10.8                  every modifier of a shot, and previews
ammunition     10.69, 10.9           ammunition
resupply       10.92 to 10.94        how it is replenished
spencer        14.3                  repeaters, and the order of volleys
"""
