"""P2 The field.

field        P2              what may be laid on the table, and where armies and camps may stand
ground       P2.e, P2.g      terrain, and what an element has under its feet
setup        P2              from the empty table to the first turn
formations                   orders of battle that a player would recognise: suggestions, not rules
"""
