"""What lies in the box: counters, commands, turn track and sheet of a scenario, as immutable rows.

Numbers inside are indices: a unit's brigade is a place in the list of brigades. Movement points are counted in halves,
so that a road's half point is a whole number.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from caracole.systems.gbacw.rules.components.numbers import NO_UNIT, Hex, Unit

HALF_POINTS: Final = 2
"""Half points of a movement point."""

SIDES: Final = ("union", "confederate")

INFANTRY: Final = 0
CAVALRY: Final = 1
ARTILLERY: Final = 2
ARMS: Final = ("infantry", "cavalry", "artillery")

MARCH: Final = 0
ADVANCE: Final = 1
ATTACK: Final = 2
ORDERS: Final = ("march", "advance", "attack")

DAY: Final = 0
DAWN: Final = 1
DUSK: Final = 2
NIGHT: Final = 3
LIGHTS: Final = ("day", "dawn", "dusk", "night")

BRIGADE_LEADER: Final = 1
DIVISION_LEADER: Final = 2
CORPS_COMMANDER: Final = 3
OVERALL_COMMANDER: Final = 4
"""C2.22.a: the levels are the stars. C2.22.b: the first two are leaders, the others commanders."""

AGGRESSIVE: Final = "A"
NORMAL: Final = "N"
CAUTIOUS: Final = "C"
UNRELIABLE: Final = "U"
PROFILES: Final = (AGGRESSIVE, NORMAL, CAUTIOUS, UNRELIABLE)

INDEPENDENT: Final = "independent"
BRIGADE_KINDS: Final = ("infantry", "cavalry", "artillery", INDEPENDENT)
"""An independent "brigade" holds units that stand directly under their Division leader (C4.22.d)."""

BY_CORPS: Final = "corps"
BY_DIVISION: Final = "division"
FIXED: Final = "fixed"
COMMAND_LEVELS: Final = (BY_CORPS, BY_DIVISION, FIXED)
"""Where Efficiency Markers are drawn: for corps (5.2), for divisions (K1), or nowhere, activations being printed."""


class Dismounted(NamedTuple):
    """The dismounted counter of a cavalry unit (14.21)."""

    weapon: int
    cohesion: tuple[int, int]
    movement: tuple[int, int]


class PrintedUnit(NamedTuple):
    """A combat unit. C2.21.a: infantry, cavalry or artillery; C2.21.c: weapon, strength, Cohesion, MA and brigade;
    C2.41.a: a point is fifty men, or a gun; C2.21.b: cavalry has two states if it has a dismounted counter.
    ``cohesion`` and ``movement`` are those in Good Order and Disordered."""

    id: str
    name: str
    side: int
    arm: int
    brigade: int
    weapon: int
    """Index of its weapon; -1 for a battery, whose sections have theirs."""
    strength: int
    cohesion: tuple[int, int]
    movement: tuple[int, int]
    green: bool = False
    horse_artillery: bool = False
    sections: tuple[tuple[int, int], ...] = ()
    """A battery's guns by type: (weapon, guns) (2.41)."""
    dismounted: Dismounted | None = None


class Ratings(NamedTuple):
    """One side of a leader's counter: C4.11.a: an OC's Initiative Rating; C4.12.a: a Corps Commander's Efficiency
    Rating; C4.13.a: a Division leader's Coordination and Activation Ratings; C4.14.a: a Brigade leader's Orders Rating
    and Action Profile; all have a Command Range. What his level does not have is 0."""

    name: str
    range: int
    initiative: int = 0
    efficiency: int = 0
    activation: int = 0
    coordination: int = 0
    orders: int = 0
    profile: str = NORMAL


class Leader(NamedTuple):
    """A leader or commander (2.22); ``command`` is a place among brigades, divisions, corps or sides by his level."""

    id: str
    side: int
    level: int
    command: int
    front: Ratings
    replacement: Ratings | None = None
    same_person: int = -1
    """The leader whose counter is turned over too when the replacement comes (12.75)."""


class Brigade(NamedTuple):
    """A brigade with its leader (-1: none)."""

    id: str
    name: str
    side: int
    division: int
    kind: str
    leader: int = -1
    fatigue: int = -1


class Division(NamedTuple):
    """A division with its leader (-1: none) and corps (-1: none)."""

    id: str
    name: str
    side: int
    corps: int = -1
    leader: int = -1


class Corps(NamedTuple):
    """A corps with its commander."""

    id: str
    name: str
    side: int
    leader: int = -1


# --- the scenario ----------------------------------------------------------------------------------------------------


class TurnBox(NamedTuple):
    """A box of the turn track (C2.43.b: as far from the next as the battle says); ``activations`` are the sides that
    act, in order, where they are printed."""

    time: str
    light: int
    day: int = 1
    activations: tuple[int, ...] = ()


class SetUp(NamedTuple):
    """A unit on the map at the start."""

    unit: Unit
    hex: Hex
    facing: int
    orders: int


class Entry(NamedTuple):
    """A hex at the edge where reinforcements come in."""

    id: str
    hex: Hex
    way: str


class Reinforcement(NamedTuple):
    """A group that comes in (9.7). ``instead_of`` names the group it takes the place of, ``roll`` the dice on which it
    comes at all."""

    id: str
    name: str
    side: int
    turn: int
    entries: tuple[int, ...]
    orders: int | None
    activations: int | None
    units: tuple[Unit, ...]
    leaders: tuple[int, ...]
    instead_of: int = -1
    roll: tuple[int, ...] = ()


class Place(NamedTuple):
    """Hexes with a name."""

    id: str
    name: str
    hexes: tuple[Hex, ...]


class Score(NamedTuple):
    """A line of the victory sheet. ``kind``: strength, guns, routed, brigadiers, division_leaders, control, always."""

    id: str
    kind: str
    points: tuple[int, int]
    hexes: tuple[Hex, ...] = ()
    needed: int = 1
    each: bool = False
    """Points for each hex, not for holding ``needed`` of them."""
    since: int = 1
    """The first revision of the rules under which it counts: a match keeps the sheet it was begun with."""


class Level(NamedTuple):
    """From this margin (Union less Confederate points) on; ``winner`` None is a draw."""

    at_least: int
    id: str
    winner: int | None
    title: dict[str, str]


class Restriction(NamedTuple):
    """A brigade that may not do something for a time (a battle's own rule).

    ``kind``: no_movement; rows_up_to, columns_up_to (hexes it may not enter, ``value`` the last one); no_attack_orders.
    ``until_released``: it ends for a regiment that a ``Release`` sets free.
    """

    brigade: int
    kind: str
    first_turn: int
    last_turn: int
    value: int = 0
    until_released: bool = False


class Release(NamedTuple):
    """A regiment that leaves its tied brigade for another (K5): on a turn, or by a die from a turn on."""

    unit: Unit
    brigade: int
    first_turn: int
    roll: int | None = None
    after: Unit = NO_UNIT
    """Only after this unit was released, from the turn after."""
    enemy_west_of: tuple[int, int] = (0, 0)
    """(column, modifier) if enemy infantry or artillery stands in a lower column."""
    later: tuple[int, int] = (99, 0)
    """(turn, modifier) from that turn on."""


class BattleMarker(NamedTuple):
    """Activation Markers of a battle's own (C5.31.d), as of an artillery leader: so many of them, each for these
    brigades. ``begins``: one may be named to begin the turn."""

    id: str
    side: int
    brigades: tuple[int, ...]
    number: int = 1
    begins: bool = False


class Danger(NamedTuple):
    """A leader who may fall without a shot at him (18.5): from a turn on, with enemy infantry within so many hexes, on
    a die up to this."""

    leader: int
    first_turn: int
    within: int
    killed_up_to: int


class Discretion(NamedTuple):
    """A die that lifts a ban on Attack Orders for a turn (18.10): from a turn on, on this sum or more."""

    leader: int
    """Whose decision it is."""
    brigades: tuple[int, ...]
    first_turn: int
    roll: int
    superior: int
    within: int
    """Half points within which his superior's word reaches him."""
    near: int
    """Modifier if it does."""
    divisions: tuple[int, ...]
    fit: int
    """Modifier for each of these divisions that is not Combat Ineffective."""
    rear: int
    absent: int
    """Modifier if nobody of this brigade is on the map."""


class Ambush(NamedTuple):
    """A wall behind which a side lies hidden (18.6): its first fire over these hexsides, at these hexes so near, has a
    modifier."""

    side: int
    wall: tuple[tuple[Hex, int], ...]
    """(hex, direction) of each hexside, as those behind it see it."""
    targets: tuple[Hex, ...]
    within: int
    modifier: int


class BattleRules(NamedTuple):
    """What a battle adds to the series rules or puts in their place (C1.0.b)."""

    alternation: bool = False
    bare_woods: bool = False
    any_order_in_orders_phase: bool = False
    """Each brigade leader counts as his own Division leader in II.C, and March is not to be had."""
    organic_batteries: tuple[bool, bool] = (False, False)
    ammunition: tuple[bool, bool] = (False, False)
    """Sides for which 10.9 holds whatever the option says."""
    resupply_roll: tuple[tuple[int, int, int], ...] = ()
    """(side, first turn, highest die on which infantry resupply succeeds)"""
    no_entrenchments: tuple[Hex, ...] = ()
    """Hexes in which nobody builds."""
    exits: tuple[tuple[int, Hex, int], ...] = ()
    """(side, hex, first turn)"""
    restrictions: tuple[Restriction, ...] = ()
    releases: tuple[Release, ...] = ()
    attack_allowed_within: tuple[int, int] = (-1, 0)
    """(brigade, hexes): enemy infantry that ends a turn so near frees the brigade for Attack Orders."""
    ends: tuple[tuple[str, tuple[int, ...]], ...] = ()
    """What ends the game at once: (broken_and_east, (side, column)) or (controls, (side, score, score ...))."""
    markers: tuple[BattleMarker, ...] = ()
    steady_guns: bool = False
    """No value of artillery changes when it is Disordered (C2.21.g)."""
    twelve_hours: bool = False
    """Times are shown on twelve hours (C2.43.b)."""
    dangers: tuple[Danger, ...] = ()
    discretions: tuple[Discretion, ...] = ()
    prisoners: tuple[tuple[str, ...], ...] = ()
    """For each side the kinds of ground in which its infantry loses prisoners (18.11); () for none at all."""
    ambushes: tuple[Ambush, ...] = ()


def clock(box: TurnBox, rules: BattleRules) -> str:
    """C2.43.a, C2.43.b: the hour of a box as it is shown, on 24 hours (1620) or on twelve (4:20 pm)."""
    if not rules.twelve_hours:
        return box.time
    hour, minutes = int(box.time[:2]), box.time[2:]
    return f"{(hour + 11) % 12 + 1}:{minutes} {'am' if hour < 12 else 'pm'}"


class Scenario(NamedTuple):
    """The sheet."""

    id: str
    title: dict[str, str]
    turns: tuple[TurnBox, ...]
    command_level: str
    efficiency_markers: tuple[tuple[int, ...], tuple[int, ...]]
    first_initiative: int | None
    """A side, -1 for nobody, None for a roll as in any other turn (C5.11.d)."""
    set_up: tuple[SetUp, ...]
    leaders: tuple[tuple[int, Hex], ...]
    """(leader, hex)"""
    entries: tuple[Entry, ...]
    reinforcements: tuple[Reinforcement, ...]
    control: tuple[tuple[Hex, ...], tuple[Hex, ...]]
    scores: tuple[Score, ...]
    levels: tuple[Level, ...]
    entrenchments: tuple[tuple[Hex, int], ...] = ()
    """(hex, corner v: the hexsides v and v+1)"""
    options: tuple[tuple[str, object], ...] = ()
    """What this battle sets unless the players choose otherwise."""
    rules: BattleRules = BattleRules()
