"""P3 The turn.

sequence   P3   dice for moves, moves, horse that breaks contact, all combat at once
"""
