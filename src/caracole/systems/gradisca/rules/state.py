"""A point in play: flat lists, tuples and integers used as sets. Questions about it live in ``query``."""

from __future__ import annotations

from typing import Any, Final

from caracole.kernel import State
from caracole.kernel.state import Mask, Masks
from caracole.kernel.tables import Row
from caracole.systems.gradisca.rules.components.numbers import Unit, Zone

ON_FLAG: Final = Zone(-1)
ELIMINATED: Final = Zone(-2)
ON_TIME_LINE: Final = Zone(-3)
ABSENT: Final = Zone(-4)
"""Where a unit is that is not in a zone."""

NO_CAMP: Final = Zone(-2)
CAMP_LOST: Final = Zone(-1)
"""A side that has no Camp in this game; a Camp that was eliminated and can come back."""


class GradiscaState(State):
    """Everything that can change. Tuples are replaced, lists are copied; rows are never changed in place."""

    turn: int
    end_turn: int
    vp: tuple[int, int]
    morale: tuple[int, int]
    zone_of: Row[Unit, Zone]
    """unit -> zone, or ON_FLAG, ELIMINATED, ON_TIME_LINE, ABSENT"""
    at: Masks
    """zone -> set of units"""
    held: Masks
    """side -> set of zones with at least one of its units"""
    disorganized: Mask
    activated: Mask
    out_of_supply: Mask
    replaced: Mask
    """Commanders that show their replacement."""
    kinds: tuple[str, ...]
    """border -> kind now"""
    bridges_lost: Mask
    """Borders whose bridge a card has taken away, so that engineers can mend it."""
    levels: tuple[int, ...]
    """border -> Level now (walls)"""
    mines: tuple[int, ...]
    fresh_mines: tuple[int, ...]
    """border -> mines that may not be set off yet (G7.5.e)"""
    mine_side: tuple[int, ...]
    forts: tuple[tuple[int, ...], tuple[int, ...]]
    """side -> zone -> Forts"""
    fort_markers: tuple[int, int]
    towns_lost: Mask
    raided: Mask
    booty: tuple[int, ...]
    """zone -> -1, or side * 100 + value, value 0 for the question mark"""
    camp: tuple[Zone, Zone]
    camp_moved: tuple[bool, bool]
    camp_lost_in: tuple[int, int]
    sea_supply: Zone
    cup: Mask
    played: Mask
    deck: list[int]
    """The last card is the top."""
    discard: list[int]
    hands: tuple[tuple[int, ...], tuple[int, ...]]
    known: tuple[int, int]
    """side -> set of the cards in its hand that the other side has seen there"""
    set_aside: tuple[int, ...]
    removed: Mask
    deck_1617: int
    """How many cards on top of the deck are those of 1617 put there together (everybody saw that)."""
    deck_mixed: bool
    """The deck was made anew from the discard pile since the 1617 cards came."""
    boxes: tuple[tuple[int, int], ...]
    """(group, turn box) on the time line"""
    effects: tuple[tuple[Any, ...], ...]
    """Card effects in force: (name, side, value, last turn; 0 for this activation only). A value is a number, the slug
    of a zone, Command or river, or a tuple of these."""
    control: tuple[int, ...]
    """command -> seat"""
    result: tuple[int, ...] | None
