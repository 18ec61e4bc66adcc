"""12 Cards, and 26 in the advanced game.

cards     12, 26   hands, deck, when a card may or must be played
effects   12, 26   what single cards do, with a table of contents of its own
"""
