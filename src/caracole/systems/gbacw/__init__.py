"""Great Battles of the American Civil War: brigades and regiments on a hex map, orders, reactions, simultaneous fire.

rules                    the rulebook, a folder for each chapter or group of chapters
system                   how the rest of the program finds this game
loader, scenario_files   reading battles: the files, and what they say
odds                     what a fire or an assault promises
position                 positions by words
laying                   positions of lessons, laid on the map of a scenario
lexicon                  names in the player's language
captain, plans           the computer player; what colonel and general weigh
blunders                 what makes an onlooker laugh, counted
drawing, sight           the map with all that stands on it; lines of sight explained
board                    the game on a board in a browser
terminal                 the game in a terminal
lessons                  boot camps for beginners, step by step
balance, bench           are the battles even; how fast are lines of sight
tensors                  what a seat sees, as numbers

Numbers are in data/series (charts, terrain,
weapons), switches in options.toml, clauses and their texts in rulebook/, battles in data/.
"""

from caracole.systems.gbacw.system import SYSTEM

__all__ = ["SYSTEM"]
