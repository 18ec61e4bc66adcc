"""A point in play: flat lists, tuples and integers used as sets. Questions about it live in ``query``."""

from __future__ import annotations

from typing import Any, ClassVar

from caracole.kernel import State

ON_FLAG, ELIMINATED, ON_TIME_LINE, ABSENT = -1, -2, -3, -4
"""Where a unit is that is not in a zone."""

NO_CAMP, CAMP_LOST = -2, -1
"""A side that has no Camp in this game; a Camp that was eliminated and can come back."""


class GradiscaState(State):
    """Everything that can change. Tuples are replaced, lists are copied; rows are never changed in place."""

    __slots__ = (
        "activated",
        "at",
        "booty",
        "boxes",
        "bridges_lost",
        "camp",
        "camp_lost_in",
        "camp_moved",
        "control",
        "cup",
        "deck",
        "deck_1617",
        "deck_mixed",
        "discard",
        "disorganized",
        "effects",
        "end_turn",
        "fort_markers",
        "forts",
        "fresh_mines",
        "hands",
        "held",
        "kinds",
        "known",
        "levels",
        "mine_side",
        "mines",
        "morale",
        "out_of_supply",
        "played",
        "raided",
        "removed",
        "replaced",
        "result",
        "sea_supply",
        "set_aside",
        "towns_lost",
        "turn",
        "vp",
        "zone_of",
    )

    SHAPE: ClassVar[dict[str, str]] = {
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
        "stack": "frames",
    }

    turn: int
    end_turn: int
    vp: tuple[int, int]
    morale: tuple[int, int]
    zone_of: list[int]
    """unit -> zone, or ON_FLAG, ELIMINATED, ON_TIME_LINE, ABSENT"""
    at: list[int]
    """zone -> set of units"""
    held: list[int]
    """side -> set of zones with at least one of its units"""
    disorganized: int
    activated: int
    out_of_supply: int
    replaced: int
    """Commanders that show their replacement."""
    kinds: tuple[str, ...]
    """border -> kind now"""
    bridges_lost: int
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
    towns_lost: int
    raided: int
    booty: tuple[int, ...]
    """zone -> -1, or side * 100 + value, value 0 for the question mark"""
    camp: tuple[int, int]
    camp_moved: tuple[bool, bool]
    camp_lost_in: tuple[int, int]
    sea_supply: int
    cup: int
    played: int
    deck: list[int]
    """The last card is the top."""
    discard: list[int]
    hands: tuple[tuple[int, ...], tuple[int, ...]]
    known: tuple[int, int]
    """side -> set of the cards in its hand that the other side has seen there"""
    set_aside: tuple[int, ...]
    removed: int
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
        """Slot by slot; tuples and integers are shared."""
        twin = object.__new__(GradiscaState)
        twin.turn = self.turn
        twin.end_turn = self.end_turn
        twin.vp = self.vp
        twin.morale = self.morale
        twin.zone_of = self.zone_of[:]
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
