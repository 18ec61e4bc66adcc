"""A point in play: flat lists, tuples and integers used as sets. Questions about it live in ``query``."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from caracole.kernel.stackstate import StackState
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


WRITTEN: Final = {
    "turn": "value",
    "end_turn": "value",
    "vp": "value",
    "morale": "value",
    "zone_of": "list",
    "at": "masks",
    "held": "masks",
    "disorganized": "mask",
    "activated": "mask",
    "out_of_supply": "mask",
    "replaced": "mask",
    "kinds": "value",
    "bridges_lost": "mask",
    "levels": "value",
    "mines": "value",
    "fresh_mines": "value",
    "mine_side": "value",
    "forts": "value",
    "fort_markers": "value",
    "towns_lost": "mask",
    "raided": "mask",
    "booty": "value",
    "camp": "value",
    "camp_moved": "value",
    "camp_lost_in": "value",
    "sea_supply": "value",
    "cup": "mask",
    "played": "mask",
    "deck": "list",
    "discard": "list",
    "hands": "value",
    "known": "value",
    "set_aside": "value",
    "removed": "mask",
    "deck_1617": "value",
    "deck_mixed": "value",
    "boxes": "value",
    "effects": "value",
    "control": "value",
    "result": "value",
}
"""How each field of a state is written down, and so copied."""


class GradiscaState(StackState):
    """Everything that can change. Tuples are replaced, lists are copied; rows are never changed in place."""

    __slots__ = tuple(WRITTEN)
    SHAPE: ClassVar[dict[str, str]] = {**WRITTEN, **StackState.SHAPE}

    turn: int
    end_turn: int
    vp: tuple[int, ...]
    morale: tuple[int, ...]
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
    forts: tuple[tuple[int, ...], ...]
    """side -> zone -> Forts"""
    fort_markers: tuple[int, ...]
    towns_lost: Mask
    raided: Mask
    booty: tuple[int, ...]
    """zone -> -1, or side * 100 + value, value 0 for the question mark"""
    camp: tuple[Zone, ...]
    camp_moved: tuple[bool, ...]
    camp_lost_in: tuple[int, ...]
    sea_supply: Zone
    cup: Mask
    played: Mask
    deck: list[int]
    """The last card is the top."""
    discard: list[int]
    hands: tuple[tuple[int, ...], ...]
    known: tuple[int, ...]
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

    def copy(self) -> GradiscaState:
        twin = GradiscaState()
        twin.turn = self.turn
        twin.end_turn = self.end_turn
        twin.vp = self.vp
        twin.morale = self.morale
        twin.zone_of = list(self.zone_of)
        twin.at = self.at[:]
        twin.held = self.held[:]
        twin.disorganized = self.disorganized
        twin.activated = self.activated
        twin.out_of_supply = self.out_of_supply
        twin.replaced = self.replaced
        twin.kinds = self.kinds
        twin.bridges_lost = self.bridges_lost
        twin.levels = self.levels
        twin.mines = self.mines
        twin.fresh_mines = self.fresh_mines
        twin.mine_side = self.mine_side
        twin.forts = self.forts
        twin.fort_markers = self.fort_markers
        twin.towns_lost = self.towns_lost
        twin.raided = self.raided
        twin.booty = self.booty
        twin.camp = self.camp
        twin.camp_moved = self.camp_moved
        twin.camp_lost_in = self.camp_lost_in
        twin.sea_supply = self.sea_supply
        twin.cup = self.cup
        twin.played = self.played
        twin.deck = self.deck[:]
        twin.discard = self.discard[:]
        twin.hands = self.hands
        twin.known = self.known
        twin.set_aside = self.set_aside
        twin.removed = self.removed
        twin.deck_1617 = self.deck_1617
        twin.deck_mixed = self.deck_mixed
        twin.boxes = self.boxes
        twin.effects = self.effects
        twin.control = self.control
        twin.result = self.result
        twin.stack = self.stack[:]
        return twin
