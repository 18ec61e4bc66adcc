"""Piccole Guerre: battles of ancient and medieval armies on an open table, and the campaigns they decide.

battle       chapters P0 to P16, with their ``rules``
campaign     chapters C1 to C12, with theirs
amendments   what later revisions changed in either
system       how the rest of the program finds this game
loader       reading files
odds         what a fight promises
position     positions by words
laying       positions of lessons
lessons      what a beginner is taught, step by step
lexicon      names in the player's language
captain      the computer player
plans        what colonel and general weigh before a turn
blunders     what people laugh about in a computer player, counted
board        battles on a board
making       battles that players make in the browser
drawing      the table from above, and the map of a campaign
terminal     the game in a terminal
bench        how fast it should play
tensors      what a seat sees, as numbers

Army lists, terrain and battles are in data/, clauses and their texts in rulebook/.
"""

from caracole.systems.piccole.system import SYSTEM

__all__ = ["SYSTEM"]
