"""La Guerra di Gradisca on a board.

presenter  the face that boards speak to
lexicon    names of zones, units, cards and Commands
drawing    the map without pieces, and the sprites, by `caracole.systems.gradisca.drawing`
board      what stays the same during a game
scene      what a seat sees now
log        what happened, with its places and dice
offers     what can be done, and with which gestures
asking     what a gesture could mean, why not, the way there, the odds
"""

from caracole.systems.gradisca.board.presenter import PRESENTER

__all__ = ["PRESENTER"]
