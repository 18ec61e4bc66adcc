"""A point in play: flat lists, tuples and integers used as sets. Questions about it live in ``query``.

Chapters keep what lasts only for a while in open drawers, so that none needs a slot of its own:

``marks``          a set of units for each :class:`Mark`: for one brigade activation, for one turn, or lasting
``brigade_marks``  the same for brigades, by :class:`BrigadeMark`
``tallies``        a number for each brigade, by :class:`Tally`; wiped at the end of the turn
``notes``          rows (kind, ...) for what needs more than one bit; wiped when a brigade begins its activation
``turn_notes``     the same, wiped at the end of the turn
"""

from __future__ import annotations

from enum import IntEnum, auto
from typing import Any, ClassVar, Final

from caracole.kernel.stackstate import StackState
from caracole.kernel.state import Mask, Masks
from caracole.kernel.tables import Row
from caracole.systems.gbacw.rules.components.numbers import Hex, Unit

NOT_ARRIVED: Final = Hex(-1)
ELIMINATED: Final = Hex(-2)
ROUTED: Final = Hex(-3)
LEFT_MAP: Final = Hex(-4)
"""Where a unit or leader is that stands on no hex. A leader who was lost is ELIMINATED."""

ORDINARY: Final = 0
LINE: Final = 1
COLUMN: Final = 2
FORMATIONS: Final = ("ordinary", "line", "column")

NOT_REFUSED: Final = 0
LEFT: Final = 1
RIGHT: Final = 2
REFUSED: Final = ("none", "left", "right")

FULL: Final = 0
LOW: Final = 1
OUT: Final = 2
AMMUNITION: Final = ("full", "low", "out")

NO_FATIGUE: Final = -1


class Mark(IntEnum):
    """What is remembered of units."""

    # --- for one brigade activation: the phasing side ---
    ACTED = 0
    """Has done its action of the Action Phase (C3.III.f)."""
    SPENT_MP = auto()
    ENTERED_HEX = auto()
    TURNED_AFTER_ENTRY = auto()
    """Changed facing in a hex that it entered in this activation (C11.12.b6)."""
    FIRED = auto()
    RALLIED = auto()
    RESUPPLIED = auto()
    REORDERED = auto()
    """Changed its place in the stack (8.24)."""
    MINIMUM_MOVE = auto()
    """Moved by an exception of 9.42."""
    WITHDREW = auto()
    CROSSED = auto()
    """Came next to the enemy over a bridge or ford, or as a reinforcement, under Advance Orders (9.23, 9.72)."""
    CONFORMED = auto()
    """Took the facing of a stack next to the enemy (C9.53.c)."""
    CHARGING = auto()
    MUST_ASSAULT = auto()
    ASSAULTING = auto()
    """Designated as an attacker, in Step 1 or in a Continued Assault (11.31, 11.47)."""
    FINISHED = auto()
    """May do nothing more in this activation (12.35, 12.47)."""
    BEGAN_UNDER = auto()
    """Artillery that began the brigade activation beneath others (C10.61.f)."""
    ASSAULTED = auto()
    """Took part in a Step 6b of this activation, on either side."""
    # --- for one brigade activation: the other side ---
    REACTED = auto()
    """Made a Reaction facing change or Refuse (C9.62.a)."""
    REACTION_MOVED = auto()
    RETURN_FIRED = auto()
    PRE_ASSAULT_FIRED = auto()
    WITHDRAWAL_FIRED = auto()
    APPROACH_FIRED = auto()
    REACTION_PENALTY = auto()
    """Artillery whose next non-phasing fire has the penalty of C9.62.f."""
    TARGETED = auto()
    """Designated in an assault (11.31)."""
    COUNTERCHARGING = auto()
    """Meets a Charge with one of its own (11.56)."""
    # --- for one turn ---
    DISTURBED = auto()
    """Did or suffered something that breaks the quiet of 13.45."""
    RECREWED = auto()
    """Guns manned again that may not move or rally before their next activation (C12.81.b)."""
    # --- lasting ---
    BUILDING = auto()
    """Assigned to Construction (15.1)."""
    MANNED_AGAIN = auto()
    """Guns manned again that have not left their hex since (C12.81.d)."""
    RELEASED = auto()
    """Set free by the battle's rules (K5)."""
    FOUGHT_BLOWN = auto()
    """Blown cavalry that was in a Step 6b since the last activation of its command (C11.59.f); since revision 2."""
    DISCOVERED = auto()
    """Has fired, or had an enemy next to it (18.6); only in battles with a wall to lie behind."""

    @classmethod
    def turn_marks(cls) -> int:
        """The first mark that outlives a brigade activation."""
        return cls.DISTURBED

    @classmethod
    def lasting_marks(cls) -> int:
        """The first mark that outlives the turn."""
        return cls.BUILDING


class BrigadeMark(IntEnum):
    """What is remembered of brigades."""

    # --- for one brigade activation ---
    STAY = 0
    """May spend no MP in this activation (C6.23.c)."""
    MUST_CHARGE = auto()
    """Loose Rein of an Aggressive leader near the enemy (C6.24.b)."""
    MUST_CLOSE = auto()
    """Loose Rein of an Aggressive leader far from the enemy (C6.24.f)."""
    CONFUSED = auto()
    """Confusion in coordination (C5.34.e)."""
    IN_COMBAT_AS_MARCH = auto()
    """Was Shocked or fired at under March Orders (6.26)."""
    # --- for one turn ---
    STAY_NEXT = auto()
    """Stay at the next division AM of this turn (C6.25.d)."""
    USED_MARCH = auto()
    # --- lasting ---
    MAY_ATTACK = auto()
    """The battle's bar to Attack Orders is lifted (K5)."""

    @classmethod
    def turn_marks(cls) -> int:
        """The first mark that outlives a brigade activation."""
        return cls.STAY_NEXT

    @classmethod
    def lasting_marks(cls) -> int:
        """The first mark that outlives the turn."""
        return cls.MAY_ATTACK


class Tally(IntEnum):
    """What is counted of brigades in a turn."""

    ACTIVATIONS = 0
    """AMs (or March equivalents) used."""
    SKIPPED = auto()
    """AMs skipped for want of command (5.26)."""
    FATIGUING = auto()
    """Activations that count for Fatigue (17.22)."""
    ASSAULT_PHASES = auto()
    """Action Phases with a Step 6b of this brigade."""
    FATIGUE_FROM_ACTIVATIONS = auto()


WRITTEN: Final = {
    "turn": "value",
    "initiative": "value",
    "last_initiative": "value",
    "phasing": "value",
    "active": "mask",
    "efficiency": "value",
    "allotted": "value",
    "pool": "list",
    "drawn": "value",
    "out_of_command": "mask",
    "brigades_out": "mask",
    "divisions_out": "mask",
    "far_commanders": "mask",
    "hex_of": "list",
    "extension": "list",
    "at": "list",
    "occupied": "masks",
    "facing": "list",
    "formation": "list",
    "refused": "list",
    "strength": "list",
    "guns": "list",
    "section_order": "list",
    "ammunition": "list",
    "orders": "list",
    "brigade_of": "list",
    "assigned": "list",
    "disordered": "mask",
    "collapsed": "mask",
    "blown": "mask",
    "mounted": "mask",
    "abandoned": "masks",
    "leader_hex": "list",
    "leaders_replaced": "mask",
    "leaders_moved": "mask",
    "leaders_killed": "mask",
    "members": "masks",
    "brigade_orders": "list",
    "reserve": "mask",
    "fatigue": "list",
    "ineffective_brigades": "mask",
    "ineffective_divisions": "mask",
    "entrenchments": "value",
    "works": "value",
    "controlled": "masks",
    "groups_in": "value",
    "marks": "masks",
    "brigade_marks": "masks",
    "tallies": "lists",
    "notes": "value",
    "turn_notes": "value",
    "standing": "value",
    "result": "value",
}
"""How each field of a state is written down, and so copied."""


class GbacwState(StackState):
    """Everything that can change. C2.24.a: markers are state, and never count in stacks. Tuples are replaced, lists are
    copied; rows are never changed in place."""

    __slots__ = tuple(WRITTEN)
    SHAPE: ClassVar[dict[str, str]] = {**WRITTEN, **StackState.SHAPE}

    turn: int
    initiative: int
    """The side that has it this turn; -1 for nobody."""
    last_initiative: int
    """The side that had it last, whenever that was (R5.12-1); -1 if none ever did."""
    phasing: int
    """The side whose command is activated now; -1 between activations."""
    active: Mask
    """The brigades that act now (several when coordinated)."""
    efficiency: tuple[int, ...]
    """corps (or division, K1) -> Efficiency this turn; 0 if none was drawn"""
    allotted: tuple[int, ...]
    """division -> its number of AMs this turn"""
    pool: list[int]
    """marker -> how many are in the pool; markers are the divisions, then the March AM of each side"""
    drawn: tuple[int, ...]
    """Markers drawn this turn, in order, the Initiative AM included."""
    out_of_command: Mask
    """Units Out of Command in II.A (C4.23.a)."""
    brigades_out: Mask
    divisions_out: Mask
    far_commanders: Mask
    """Commanders who used more than 10 MP in the last Commander Movement Phase (9.32)."""
    hex_of: Row[Unit, Hex]
    """unit -> hex of its counter, or NOT_ARRIVED, ELIMINATED, ROUTED, LEFT_MAP"""
    extension: Row[Unit, tuple[Hex, ...]]
    """unit -> hexes of its extensions: a line's left then right, a column's from the head to the tail"""
    at: Row[Hex, tuple[Unit, ...]]
    """hex -> the units in it, top first; a unit in several hexes is in each of them"""
    occupied: Masks
    """side -> hexes with at least one of its combat units, Abandoned guns not counted (C0.e)"""
    facing: Row[Unit, int]
    """unit -> 0 to 5 a corner, 6 to 11 a hexside (see ``geometry.hex``)"""
    formation: Row[Unit, int]
    refused: Row[Unit, int]
    strength: Row[Unit, int]
    """unit -> strength points, a battery's guns all together"""
    guns: Row[Unit, tuple[int, ...]]
    """battery -> guns by section; () for other units"""
    section_order: Row[Unit, tuple[int, ...]]
    """battery -> its sections from the top down (8.24)"""
    ammunition: Row[Unit, tuple[int, ...]]
    """unit -> FULL, LOW or OUT, by section (one entry for units that are no battery)"""
    orders: Row[Unit, int]
    """unit -> the order it acts under (R4.23-1)"""
    brigade_of: Row[Unit, int]
    """unit -> its brigade now (battles move units between brigades)"""
    assigned: Row[Unit, int]
    """battery -> the brigade it serves with this turn (4.32); -1 for its own"""
    disordered: Mask
    collapsed: Mask
    blown: Mask
    mounted: Mask
    """Cavalry that is mounted."""
    abandoned: Masks
    """[guns marked Abandoned 1, guns marked Abandoned 2]"""
    leader_hex: list[Hex]
    leaders_replaced: Mask
    """Leaders that show their replacement side."""
    leaders_moved: Mask
    """Leaders who have moved in the present activation (C9.31.e)."""
    leaders_killed: Mask
    """Leaders lost at any time, replaced or not: victory counts them."""
    members: Masks
    """brigade -> its units"""
    brigade_orders: list[int]
    reserve: Mask
    """Brigades In Reserve."""
    fatigue: list[int]
    """brigade -> NO_FATIGUE, or the level 0 to 4"""
    ineffective_brigades: Mask
    ineffective_divisions: Mask
    entrenchments: tuple[tuple[Hex, int], ...]
    """(hex, corner v): protects the hexsides v and v+1"""
    works: tuple[tuple[Hex, int, Unit, int], ...]
    """Construction under way: (hex, corner, unit, turn it ends)"""
    controlled: Masks
    """side -> hexes it holds for victory"""
    groups_in: tuple[int, ...]
    """group -> -1 not due or not decided, -2 never comes, else the entry by which it comes"""
    marks: Masks
    brigade_marks: Masks
    tallies: list[list[int]]
    notes: tuple[tuple[Any, ...], ...]
    turn_notes: tuple[tuple[Any, ...], ...]
    standing: tuple[tuple[str, ...], tuple[str, ...]]
    """side -> its standing instructions, in the order of ``standing.KINDS``"""
    result: tuple[int, ...] | None
    """At the end: Union points, Confederate points, number of the victory level."""

    def copy(self) -> GbacwState:
        twin = GbacwState()
        twin.turn = self.turn
        twin.initiative = self.initiative
        twin.last_initiative = self.last_initiative
        twin.phasing = self.phasing
        twin.active = self.active
        twin.efficiency = self.efficiency
        twin.allotted = self.allotted
        twin.pool = self.pool[:]
        twin.drawn = self.drawn
        twin.out_of_command = self.out_of_command
        twin.brigades_out = self.brigades_out
        twin.divisions_out = self.divisions_out
        twin.far_commanders = self.far_commanders
        twin.hex_of = list(self.hex_of)
        twin.extension = list(self.extension)
        twin.at = list(self.at)
        twin.occupied = self.occupied[:]
        twin.facing = list(self.facing)
        twin.formation = list(self.formation)
        twin.refused = list(self.refused)
        twin.strength = list(self.strength)
        twin.guns = list(self.guns)
        twin.section_order = list(self.section_order)
        twin.ammunition = list(self.ammunition)
        twin.orders = list(self.orders)
        twin.brigade_of = list(self.brigade_of)
        twin.assigned = list(self.assigned)
        twin.disordered = self.disordered
        twin.collapsed = self.collapsed
        twin.blown = self.blown
        twin.mounted = self.mounted
        twin.abandoned = self.abandoned[:]
        twin.leader_hex = self.leader_hex[:]
        twin.leaders_replaced = self.leaders_replaced
        twin.leaders_moved = self.leaders_moved
        twin.leaders_killed = self.leaders_killed
        twin.members = self.members[:]
        twin.brigade_orders = self.brigade_orders[:]
        twin.reserve = self.reserve
        twin.fatigue = self.fatigue[:]
        twin.ineffective_brigades = self.ineffective_brigades
        twin.ineffective_divisions = self.ineffective_divisions
        twin.entrenchments = self.entrenchments
        twin.works = self.works
        twin.controlled = self.controlled[:]
        twin.groups_in = self.groups_in
        twin.marks = self.marks[:]
        twin.brigade_marks = self.brigade_marks[:]
        twin.tallies = [row[:] for row in self.tallies]
        twin.notes = self.notes
        twin.turn_notes = self.turn_notes
        twin.standing = self.standing
        twin.result = self.result
        twin.stack = self.stack[:]
        return twin
