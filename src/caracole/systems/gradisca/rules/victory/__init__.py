"""13 Victory and 22 Army Morale.

victory   13   the end of the game and Victory Points
morale    22   Army Morale
"""
