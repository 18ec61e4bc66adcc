"""16, 20, 21 Supply.

supply   16, 20, 21   lines of supply, Attack Supply, the reach of a command span
sea      12, 21       the sea-supply marker in the hands of cards
"""
