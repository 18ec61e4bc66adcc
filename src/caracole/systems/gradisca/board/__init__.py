"""La Guerra di Gradisca on a board.

presenter  the face that boards speak to
drawing    the map without pieces, and the sprites, by `caracole.systems.gradisca.drawing`
board      what stays the same during a game
anatomy    what is printed on a counter, sign by sign
scene      what a seat sees now
standing   turn, points and what wins, at a glance
log        what happened, with its places and dice
story      which part of the log a line belongs to, and how much it weighs
offers     what can be done, and with which gestures
asking     what a gesture could mean, why not, the way there, the odds
"""

from __future__ import annotations

from importlib import import_module
from typing import Any


def __getattr__(name: str) -> Any:
    """``PRESENTER``, imported when a board is asked for: parts are listed where there is no server."""
    if name != "PRESENTER":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return import_module(f"{__name__}.presenter").PRESENTER
