"""1 to 3 Sides, components and time.

numbers   2.1, 2.3               names for the numbers of units and zones
theatre   1.a, 2.1 to 2.4, 3.a   one scenario's map, armies, cards and time line, with tables made once
"""
