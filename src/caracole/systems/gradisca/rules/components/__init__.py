"""2 Components.

theatre   2.1 to 2.4   one scenario's map, armies, cards and time line, with tables made once
"""
