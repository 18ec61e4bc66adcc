"""23 Raids and 25 light cavalry.

raids           23, 25.3   raids
light_cavalry   25.2       incursions: in, fire, and back
"""
