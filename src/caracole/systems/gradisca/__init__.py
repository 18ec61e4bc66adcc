"""La Guerra di Gradisca 1615-1617: an area campaign with cards, sieges, supply and morale.

rules                    the rulebook, a folder for each group of chapters
system                   how the rest of the program finds this game
loader, scenario_files   reading scenarios: the files, and what they say
odds                     what a fight promises
position                 positions by words
laying                   positions of lessons and examples, laid on the map of a scenario
lexicon                  names in the player's language
examples                 positions beside the clauses of the rulebook
captain, plans           the computer players, and what they search among
blunders                 what people would laugh at, counted
drawing                  the map with all that lies on it
board                    the game in the browser
terminal                 the game in a terminal
lessons                  what a beginner is taught, step by step
balance, bench           are the scenarios even, is every card of use; how fast should it play?
tensors                  what a seat sees, as numbers

Numbers are in charts.toml, switches in
options.toml, clauses and their texts in rulebook/.
"""

from caracole.systems.gradisca.system import SYSTEM

__all__ = ["SYSTEM"]
