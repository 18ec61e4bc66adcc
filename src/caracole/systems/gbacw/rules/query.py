"""Questions about a state, and the few ways in which units and leaders are put somewhere and taken away.

Nothing here knows a decision. What a question costs is worth knowing: stacks, sides, adjacency are look-ups; whatever
says "mask" goes through all units of a side once.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any, Final

from caracole.geometry import hex as hexes
from caracole.systems.gbacw.rules.components.numbers import NO_UNIT, NOWHERE, Hex, Unit, each_hex, each_unit
from caracole.systems.gbacw.rules.components.printed import (
    ADVANCE,
    ARTILLERY,
    ATTACK,
    CAVALRY,
    INFANTRY,
    MARCH,
    Ratings,
)
from caracole.systems.gbacw.rules.components.terrain import Weapon
from caracole.systems.gbacw.rules.fire import los
from caracole.systems.gbacw.rules.state import (
    COLUMN,
    ELIMINATED,
    LEFT,
    NOT_REFUSED,
    ORDINARY,
    REFUSED,
    RIGHT,
    BrigadeMark,
    GbacwState,
    Mark,
    Tally,
)

if TYPE_CHECKING:
    from caracole.systems.gbacw.rules.components.field import Field
    from caracole.systems.gbacw.rules.setting import Setting

FRONT: Final = 0
REFUSED_FRONT: Final = 1
FLANK: Final = 2
REAR: Final = 3
CLASSES: Final = ("front", "refused_front", "flank", "rear")


# --- units -----------------------------------------------------------------------------------------------------------


def is_on_map(state: GbacwState, unit: Unit) -> bool:
    """Stands on a hex."""
    return state.hex_of[unit] >= 0


def is_abandoned(state: GbacwState, unit: Unit) -> bool:
    """Guns without a crew (12.8): no combat unit (C0.e)."""
    return bool((state.abandoned[0] | state.abandoned[1]) >> unit & 1)


def is_disordered(state: GbacwState, unit: Unit) -> bool:
    """Shows its Disordered side."""
    return bool(state.disordered >> unit & 1)


def is_mounted(state: GbacwState, unit: Unit) -> bool:
    """Cavalry in the saddle."""
    return bool(state.mounted >> unit & 1)


def is_blown(state: GbacwState, unit: Unit) -> bool:
    """Cavalry that has charged or ridden itself out (C11.59)."""
    return bool(state.blown >> unit & 1)


def is_collapsed(state: GbacwState, unit: Unit) -> bool:
    """C12.23.a: it has lost so many that it never rallies again."""
    return bool(state.collapsed >> unit & 1)


def is_out_of_command(state: GbacwState, unit: Unit) -> bool:
    """C4.23.a: as II.A found it."""
    return bool(state.out_of_command >> unit & 1)


def is_in_reserve(state: GbacwState, brigade: int) -> bool:
    """6.3: the brigade is In Reserve."""
    return bool(state.reserve >> brigade & 1)


def is_active(state: GbacwState, brigade: int) -> bool:
    """The brigade acts now."""
    return bool(state.active >> brigade & 1)


def is_ineffective(state: GbacwState, brigade: int) -> bool:
    """13.2: the brigade is Combat Ineffective."""
    return bool(state.ineffective_brigades >> brigade & 1)


def is_division_ineffective(state: GbacwState, division: int) -> bool:
    """13.3: the division is Combat Ineffective."""
    return bool(state.ineffective_divisions >> division & 1)


def is_brigade_out(state: GbacwState, brigade: int) -> bool:
    """4.2: the brigade is out of command."""
    return bool(state.brigades_out >> brigade & 1)


def is_division_out(state: GbacwState, division: int) -> bool:
    """4.2: the division is out of command."""
    return bool(state.divisions_out >> division & 1)


def is_replaced(state: GbacwState, leader: int) -> bool:
    """12.74: the leader shows his replacement."""
    return bool(state.leaders_replaced >> leader & 1)


def has_leader_moved(state: GbacwState, leader: int) -> bool:
    """C9.31.e: the leader has moved in the present activation."""
    return bool(state.leaders_moved >> leader & 1)


def went_far(state: GbacwState, leader: int) -> bool:
    """9.32: the commander used more than 10 MP in the last Commander Movement Phase."""
    return bool(state.far_commanders >> leader & 1)


def is_resting(state: GbacwState, unit: Unit) -> bool:
    """C6.32.b: In Reserve with its own command, to which a battery belongs whomever it serves: it does nothing, on
    whosever AM."""
    return bool(state.reserve >> state.brigade_of[unit] & 1)


def arm(game: Setting, state: GbacwState, unit: Unit) -> int:
    """C14.23.a: the arm whose rules it follows: dismounted cavalry is infantry."""
    printed = game.field.units[unit].arm
    return INFANTRY if printed == CAVALRY and not state.mounted >> unit & 1 else printed


def is_artillery(game: Setting, unit: Unit) -> bool:
    """A battery: one unit, whatever its sections (C8.37.a)."""
    return game.field.units[unit].arm == ARTILLERY


def cohesion(game: Setting, state: GbacwState, unit: Unit) -> int:
    """C2.6.d, C2.21.e: the Cohesion of the side that it shows. C2.21.g: in some battles guns have but one."""
    row = game.field.units[unit]
    values = row.cohesion
    if row.arm == ARTILLERY and game.field.scenario.rules.steady_guns:
        return values[0]
    if row.dismounted is not None and not state.mounted >> unit & 1:
        values = row.dismounted.cohesion
    return values[state.disordered >> unit & 1]


def printed_movement(game: Setting, state: GbacwState, unit: Unit) -> int:
    """C12.34.e: the MA of the side that it shows, in halves. C2.21.f, C12.31.b: artillery keeps its own when
    Disordered. C11.59.a: Blown cavalry has half of it, rounded up."""
    row = game.field.units[unit]
    values = row.movement
    if row.dismounted is not None and not state.mounted >> unit & 1:
        values = row.dismounted.movement
    if row.arm == ARTILLERY:
        return values[0]
    points = values[state.disordered >> unit & 1]
    return half_up(points) if state.blown >> unit & 1 else points


def good_order_movement(game: Setting, state: GbacwState, unit: Unit) -> int:
    """The MA of its Good Order side, in halves (C9.42.c)."""
    row = game.field.units[unit]
    if row.dismounted is not None and not state.mounted >> unit & 1:
        return row.dismounted.movement[0]
    return row.movement[0]


def weapon(game: Setting, state: GbacwState, unit: Unit) -> Weapon | None:
    """The small arms of a unit that is no battery."""
    row = game.field.units[unit]
    if row.arm == ARTILLERY:
        return None
    if row.dismounted is not None and not state.mounted >> unit & 1:
        return game.field.weapons[row.dismounted.weapon]
    return game.field.weapons[row.weapon]


def orders(game: Setting, state: GbacwState, unit: Unit) -> int:
    """The order a unit acts under. C6.18.a, C6.18.b: artillery never attacks. C11.59.e: Blown cavalry counts as under
    Advance Orders."""
    found = state.orders[unit]
    if found == ATTACK and (game.field.units[unit].arm == ARTILLERY or state.blown >> unit & 1):
        return ADVANCE
    return found


def hexes_of(state: GbacwState, unit: Unit) -> tuple[Hex, ...]:
    """C8.44.a: every hex that a unit occupies, its counter's first."""
    return (state.hex_of[unit], *state.extension[unit]) if state.hex_of[unit] >= 0 else ()


def units_on_map(game: Setting, state: GbacwState, side: int) -> Iterator[Unit]:
    """The units of a side that stand on a hex."""
    return (unit for unit in each_unit(game.field.of_side[side]) if state.hex_of[unit] >= 0)


# --- marks, tallies, notes -------------------------------------------------------------------------------------------


def has(state: GbacwState, mark: Mark, unit: Unit) -> bool:
    """Is the unit marked so?"""
    return bool(state.marks[mark] >> unit & 1)


def mark(state: GbacwState, mark: Mark, unit: Unit) -> None:
    """Remember it."""
    state.marks[mark] |= 1 << unit


def unmark(state: GbacwState, mark: Mark, unit: Unit) -> None:
    """Forget it."""
    state.marks[mark] &= ~(1 << unit)


def brigade_has(state: GbacwState, mark: BrigadeMark, brigade: int) -> bool:
    """Is the brigade marked so?"""
    return bool(state.brigade_marks[mark] >> brigade & 1)


def mark_brigade(state: GbacwState, mark: BrigadeMark, brigade: int) -> None:
    """Remember it."""
    state.brigade_marks[mark] |= 1 << brigade


def count(state: GbacwState, tally: Tally, brigade: int, by: int = 1) -> int:
    """Count one more; the new number."""
    state.tallies[tally][brigade] += by
    return state.tallies[tally][brigade]


def notes(state: GbacwState, kind: str) -> list[tuple[Any, ...]]:
    """The rows of this kind of the present activation, without their kind."""
    return [row[1:] for row in state.notes if row[0] == kind]


def note(state: GbacwState, kind: str, *row: Any) -> None:
    """Write a row down for the rest of this activation."""
    state.notes = (*state.notes, (kind, *row))


def wipe_activation(state: GbacwState) -> None:
    """What lasts for one brigade activation is over."""
    for number in range(Mark.turn_marks()):
        state.marks[number] = 0
    for number in range(BrigadeMark.turn_marks()):
        state.brigade_marks[number] = 0
    state.notes = ()


def wipe_turn(state: GbacwState) -> None:
    """What lasts for one turn is over."""
    wipe_activation(state)
    for number in range(Mark.turn_marks(), Mark.lasting_marks()):
        state.marks[number] = 0
    for number in range(BrigadeMark.turn_marks(), BrigadeMark.lasting_marks()):
        state.brigade_marks[number] = 0
    state.tallies = [[0] * len(row) for row in state.tallies]
    state.turn_notes = ()
    state.leaders_moved = 0


# --- stacks ----------------------------------------------------------------------------------------------------------


def stack(state: GbacwState, where: Hex) -> tuple[Unit, ...]:
    """C0.g, C12.8.d: the combat units in a hex, top first, Abandoned guns left out."""
    found = state.at[where]
    out = state.abandoned[0] | state.abandoned[1]
    return found if not out else tuple(unit for unit in found if not out >> unit & 1)


def top(state: GbacwState, where: Hex) -> Unit:
    """The top unit of a hex; NO_UNIT if there is none."""
    found = stack(state, where)
    return found[0] if found else NO_UNIT


def is_occupied(state: GbacwState, side: int, where: Hex) -> bool:
    """C0.e: does a combat unit of this side stand there? Abandoned guns do not count."""
    return bool(state.occupied[side] >> where & 1)


def side_at(game: Setting, state: GbacwState, where: Hex) -> int:
    """The side whose combat units stand there; -1 for nobody."""
    bit = 1 << where
    if state.occupied[0] & bit:
        return 0
    return 1 if state.occupied[1] & bit else -1


def is_adjacent_to_enemy(game: Setting, state: GbacwState, where: Hex, side: int) -> bool:
    """C0.c: whatever lies on the hexside."""
    return bool(game.field.grid.adjacent[where] & state.occupied[1 - side])


def adjacent_enemies(game: Setting, state: GbacwState, where: Hex, side: int) -> tuple[Hex, ...]:
    """The adjacent hexes with enemy combat units."""
    return each_hex(game.field.grid.adjacent[where] & state.occupied[1 - side])


def nearest_enemy(game: Setting, state: GbacwState, where: Hex, side: int) -> int:
    """How many hexes to the nearest enemy combat unit; 999 if there is none."""
    distances = game.field.grid.distances(where)
    return min((distances[other] for other in each_hex(state.occupied[1 - side])), default=999)


def sees(game: Setting, a: Hex, b: Hex) -> bool:
    """C10.21.d: terrain alone, through any hexside; units do not count (C10.26.j)."""
    answer = game.sight[a][b]
    if answer == los.OUT_OF_TABLE:
        answer = los.far_sight(game.field, a, b, game.rules.crests, game.field.scenario.rules.bare_woods)
    return answer != los.BLOCKED


def is_seen_within(game: Setting, state: GbacwState, where: Hex, side: int, distance: int) -> bool:
    """C0.b, C6.13.l: is the hex within so many hexes and in sight of an enemy combat unit of this side?"""
    distances = game.field.grid.distances(where)
    return any(
        distances[other] <= distance and sees(game, where, other) for other in each_hex(state.occupied[1 - side])
    )


# --- facing ----------------------------------------------------------------------------------------------------------


def class_at(facing: int, refused: int, direction: int) -> int:
    """C0.a, C7.12.a, C7.12.b, C7.12.c, C7.34.a, C7.34.b: what a hexside is for a facing and a refusal: FRONT,
    REFUSED_FRONT, FLANK or REAR."""
    turn = (direction - facing) % 6
    if facing >= 6:
        return FRONT if turn == 0 else REAR if turn == 3 else FLANK
    if turn in (0, 1):
        return FRONT
    if refused == RIGHT:
        return {2: REFUSED_FRONT, 3: FLANK, 4: REAR, 5: FLANK}[turn]
    if refused == LEFT:
        return {5: REFUSED_FRONT, 4: FLANK, 3: REAR, 2: FLANK}[turn]
    return FLANK if turn in (2, 5) else REAR


SIDE_CLASSES: Final = tuple(
    tuple(tuple(class_at(facing, refused, direction) for direction in range(6)) for refused in range(len(REFUSED)))
    for facing in range(len(hexes.FACINGS))
)
"""facing -> refusal -> direction -> what the hexside is"""

FRONTS: Final = tuple(
    tuple(tuple(way for way in range(6) if row[way] in (FRONT, REFUSED_FRONT)) for row in rows) for rows in SIDE_CLASSES
)
"""facing -> refusal -> the directions of the Front, the Refused Front included"""


def side_class(state: GbacwState, unit: Unit, direction: int) -> int:
    """What a hexside is to a unit."""
    return SIDE_CLASSES[state.facing[unit]][state.refused[unit]][direction]


def refused_in(game: Setting, state: GbacwState, unit: Unit, where: Hex) -> int:
    """C8.44.l, C7.31.b: how the part of a unit that stands here is Refused; of a line only the end that bends back."""
    refused = state.refused[unit]
    if refused == NOT_REFUSED or not state.extension[unit]:
        return refused
    facing = state.facing[unit]
    outward = hexes.left_flank(facing) if refused == LEFT else hexes.right_flank(facing)
    return NOT_REFUSED if game.field.grid.neighbours[where][outward] in hexes_of(state, unit) else refused


def facing_in(game: Setting, state: GbacwState, unit: Unit, where: Hex) -> int:
    """C8.44.c: a line has one facing. C8.52.b, C8.52.c: an extension of a column looks at the part that it follows: as
    the unit does if that part is then in its Front, else turned toward it as little as needed."""
    facing = state.facing[unit]
    if state.formation[unit] != COLUMN or where == state.hex_of[unit]:
        return facing
    row = hexes_of(state, unit)
    ahead = game.field.grid.direction(where, row[row.index(where) - 1])
    if facing >= 6:
        return hexes.side_facing(ahead)
    return min((ahead, (ahead + 5) % 6), key=lambda corner: hexes.turn_between(facing, corner))


def side_class_in(game: Setting, state: GbacwState, unit: Unit, where: Hex, direction: int) -> int:
    """What a hexside is to the part of a unit that stands here. C8.51.b: a March column has one Front hex, at its head,
    and one Rear hex, at its tail; all others are Flank."""
    if not state.extension[unit]:
        return SIDE_CLASSES[state.facing[unit]][state.refused[unit]][direction]
    facing = facing_in(game, state, unit, where)
    if facing < 6:
        return SIDE_CLASSES[facing][refused_in(game, state, unit, where)][direction]
    found = SIDE_CLASSES[facing][NOT_REFUSED][direction]
    if found == FRONT and where != state.hex_of[unit]:
        return FLANK
    return FLANK if found == REAR and where != state.extension[unit][-1] else found


def front_directions(game: Setting, state: GbacwState, unit: Unit, where: Hex) -> tuple[int, ...]:
    """The directions of the Front of a unit (or of the part of it that stands here), its Refused Front included."""
    if not state.extension[unit]:
        return FRONTS[state.facing[unit]][state.refused[unit]]
    return tuple(way for way in range(6) if side_class_in(game, state, unit, where, way) in (FRONT, REFUSED_FRONT))


def front_hexes(game: Setting, state: GbacwState, unit: Unit, where: Hex) -> list[Hex]:
    """The Front hexes of a unit (or of the part of it that stands here), its Refused Front included."""
    row = game.field.grid.neighbours[where]
    return [row[way] for way in front_directions(game, state, unit, where) if row[way] >= 0]


def front_mask(game: Setting, state: GbacwState, side: int, skip: Hex = NOWHERE) -> int:
    """The Front hexes of all combat units of a side, those standing in the hex ``skip`` left out."""
    found = 0
    for where in each_hex(state.occupied[side]):
        if where == skip:
            continue
        for unit in stack(state, where)[:1]:  # C7.11.c: one facing for all units of a hex
            for other in front_hexes(game, state, unit, where):
                found |= 1 << other
    return found


def class_of_attack(game: Setting, state: GbacwState, unit: Unit, where: Hex, origin: Hex) -> int:
    """From which side of a unit in ``where`` an adjacent hex touches it."""
    return side_class_in(game, state, unit, where, game.field.grid.direction(where, origin))


def may_face(orders: int, facing: int) -> bool:
    """C7.11.a, C7.11.b: March faces a hexside, other orders a corner."""
    return hexes.is_vertex(facing) == (orders != MARCH)


# --- entrenchments ---------------------------------------------------------------------------------------------------


def is_entrenched(state: GbacwState, where: Hex, direction: int) -> bool:
    """C15.21.a: does an Entrenchment of this hex cover the hexside? It covers two, v and v+1."""
    return any(hex == where and (direction - corner) % 6 < 2 for hex, corner in state.entrenchments)


def crosses_entrenchment(field: Field, entrenchments: tuple[tuple[Hex, int], ...], origin: Hex, direction: int) -> bool:
    """C15.21.a, C15.22.a: does the step go over an Entrenchment, out of its hex or into it?"""
    if not entrenchments:
        return False
    to, back = field.grid.neighbours[origin][direction], (direction + 3) % 6
    return any(
        (where == origin and (direction - corner) % 6 < 2) or (where == to and (back - corner) % 6 < 2)
        for where, corner in entrenchments
    )


# --- leaders ---------------------------------------------------------------------------------------------------------


def ratings(game: Setting, state: GbacwState, leader: int) -> Ratings:
    """C4.18.a: the side of the counter that a leader shows."""
    row = game.field.leaders[leader]
    if state.leaders_replaced >> leader & 1 and row.replacement is not None:
        return row.replacement
    return row.front


def leaders_in(state: GbacwState, where: Hex) -> list[int]:
    """The leaders in a hex."""
    return [leader for leader, place in enumerate(state.leader_hex) if place == where]


def own_leaders(game: Setting, state: GbacwState, unit: Unit) -> list[int]:
    """Leaders stacked with a unit that belongs to their command as it is now (C2.6.e, C11.73.a; K3, K5)."""
    places = hexes_of(state, unit)
    here = (leader for leader, place in enumerate(state.leader_hex) if place >= 0 and place in places)
    return [leader for leader in here if commands_now(game, state, leader, unit)]


def commands_now(game: Setting, state: GbacwState, leader: int, unit: Unit) -> bool:
    """Does the unit belong to the leader's command as it is now (2.22)? Battles move units between brigades."""
    return game.field.leads(leader, state.brigade_of[unit])


# --- putting and taking ----------------------------------------------------------------------------------------------


def put_unit(
    game: Setting, state: GbacwState, unit: Unit, where: Hex, *, place: int = 0, extension: Iterable[Hex] = ()
) -> None:
    """Put a unit (again) on the map: into the stack at this place from the top. It keeps facing and state."""
    lift_unit(game, state, unit)
    state.hex_of[unit] = where
    state.extension[unit] = tuple(extension)
    for number in hexes_of(state, unit):
        row = state.at[number]
        here = min(place, len(row)) if number == where else 0
        state.at[number] = (*row[:here], unit, *row[here:])
        _count_hex(game, state, number)
        take_control(game, state, unit, number)


def lift_unit(game: Setting, state: GbacwState, unit: Unit, to: Hex = ELIMINATED) -> None:
    """Take a unit off the map: ELIMINATED, ROUTED, LEFT_MAP. What lay on it is gone, but for its losses."""
    for number in hexes_of(state, unit):
        state.at[number] = tuple(other for other in state.at[number] if other != unit)
        _count_hex(game, state, number)
    state.hex_of[unit] = to
    state.extension[unit] = ()


def remove_unit(game: Setting, state: GbacwState, unit: Unit, to: Hex) -> None:
    """Take a unit out of the fight: off the map, in no formation, under no marker."""
    lift_unit(game, state, unit, to)
    bit = ~(1 << unit)
    state.formation[unit], state.refused[unit] = ORDINARY, NOT_REFUSED
    state.blown &= bit
    state.abandoned = [state.abandoned[0] & bit, state.abandoned[1] & bit]
    if to == ELIMINATED:
        state.disordered &= bit
        state.collapsed &= bit
    state.marks[Mark.BUILDING] &= bit


def abandon(game: Setting, state: GbacwState, unit: Unit, step: int) -> None:
    """Mark guns Abandoned 1 (``step`` 0) or 2 (``step`` 1)."""
    bit = 1 << unit
    state.abandoned = [state.abandoned[0] & ~bit, state.abandoned[1] & ~bit]
    state.abandoned[step] |= bit
    for number in hexes_of(state, unit):
        _count_hex(game, state, number)


def man_guns(game: Setting, state: GbacwState, unit: Unit) -> None:
    """Take the Abandoned marker off."""
    bit = ~(1 << unit)
    state.abandoned = [state.abandoned[0] & bit, state.abandoned[1] & bit]
    for number in hexes_of(state, unit):
        _count_hex(game, state, number)


def take_control(game: Setting, state: GbacwState, unit: Unit, where: Hex) -> None:
    """A hex belongs to the side whose combat unit was there last."""
    side = game.field.units[unit].side
    state.controlled[side] |= 1 << where
    state.controlled[1 - side] &= ~(1 << where)


def move_to_brigade(state: GbacwState, unit: Unit, brigade: int) -> None:
    """A unit belongs to another brigade from now on."""
    state.members[state.brigade_of[unit]] &= ~(1 << unit)
    state.members[brigade] |= 1 << unit
    state.brigade_of[unit] = brigade


def _count_hex(game: Setting, state: GbacwState, where: Hex) -> None:
    bit = 1 << where
    state.occupied[0] &= ~bit
    state.occupied[1] &= ~bit
    for unit in stack(state, where):
        state.occupied[game.field.units[unit].side] |= bit


def light(game: Setting, state: GbacwState) -> int:
    """The light of the present turn."""
    turns = game.field.scenario.turns
    return turns[min(state.turn, len(turns)) - 1].light


def half_up(points: int) -> int:
    """Half a number of half points, rounded up to whole points (9.24, 14.22)."""
    return 2 * -(-points // 4)
