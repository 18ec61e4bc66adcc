"""Piccole Guerre on a board.

either     whose presenter a game has
presenter  the face that boards speak to, of a battle
campaign   the map of a campaign, with a table for its battles
places     from the table of the rules to the map, and back
drawing    the map without pieces, and the sprites
patches    terrain and camps, which players lay
trays      terrain and camps that lie ready to be laid
board      what stays the same during a game
scene      what a seat sees now
standing   turn, losses and what wins, at a glance
words      moves as a player would tell them
offers     what can be done, and with which gestures
asking     what a gesture could mean, and why not
magnets    where a hand probably means to put an element
laying     set-up by hand: terrain, camps, whole lines
trying     what would come of a pose, while the hand still holds the element
lenses     how far, zones of control, arcs, threats: what can be looked at over the table
chances    what a contact or a shot promises
log        what happened, with ways and dice
"""

from __future__ import annotations

from importlib import import_module
from typing import Any


def __getattr__(name: str) -> Any:
    """``PRESENTER``, imported when a board is asked for: parts are listed where there is no server."""
    if name != "PRESENTER":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return import_module(f"{__name__}.either").PRESENTER
