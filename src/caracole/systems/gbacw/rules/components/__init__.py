"""0, 2 Components.

numbers    2.1, 2.3        names for the numbers of units and hexes
printed    2.1, 2.2, 2.4   counters, commands, turn track and sheet of a scenario
charts     2.3             the charts of the series
terrain    2.3             Terrain Effects Chart and Range Effects Table
field      2.3             the printed matter of one scenario, with tables made once
drm        2.5             a die and its modifiers as items
cohesion   2.6             the Universal Disorder Dieroll
"""
