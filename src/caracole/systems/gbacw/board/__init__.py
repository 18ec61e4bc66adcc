"""Great Battles of the American Civil War on a board.

presenter  the face that boards speak to
drawing    the map without pieces, by `caracole.systems.gbacw.drawing`
sightlines the table of lines of sight, kept with the drawing
sprites    counters, leaders, markers and signs, in the same look
board      what stays the same during a game
anatomy    what is printed on a counter, sign by sign
badges     what has befallen a unit
scene      what a seat sees now
charts     the charts, as players look them up
falls      where a roll falls on them
standing   turn, points and what wins, at a glance
log        what happened, with its places, arrows and dice
gestures   what is touched for each action
offers     what can be done
asking     what a gesture could mean, why not, and moves of several actions
planning   a move as it is drawn, in actions
lenses     what can be looked at over the map
ways       where a unit can go, and for how much
foresight  what would happen on the way
chances    the odds of a fire and of an assault
"""

from __future__ import annotations

from importlib import import_module
from typing import Any


def __getattr__(name: str) -> Any:
    """``PRESENTER``, imported when a board is asked for: parts are listed where there is no server."""
    if name != "PRESENTER":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return import_module(f"{__name__}.presenter").PRESENTER
