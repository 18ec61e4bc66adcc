"""What a seat may imagine of what it cannot see: a state with everything hidden from it dealt anew.

Hidden in every game are the instructions that the other side has given in advance (``standing``) and how its
reinforcements will come. In fog (K14, ``fog``) so are its counters out of sight: which of them lies under which
unknown marker (``fog_places``), what it has suffered and done, the order it acts under, and where its leaders are.
Units that the place in play names stay what they are, for play goes on about them.

Nothing is dealt from where it truly lies: what is hidden is taken off the map, put into the order of the scenario's
list and dealt from there, so that who knows the chance as well learns nothing. Of losses only the sum is kept, which is
on the victory sheet.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from random import Random
from typing import TYPE_CHECKING, Any, Final

from caracole.kernel.bits import mask_of, members
from caracole.kernel.frames import fields_of
from caracole.systems.gbacw.rules.activation.activation import NEW_MARCH
from caracole.systems.gbacw.rules.battle import fog, fog_places
from caracole.systems.gbacw.rules.components.numbers import Unit, each_unit
from caracole.systems.gbacw.rules.components.printed import ADVANCE, ARTILLERY, ATTACK, CAVALRY, MARCH
from caracole.systems.gbacw.rules.recovery.fatigue import ACTIVITY, ASSAULTED
from caracole.systems.gbacw.rules.reinforcements.reinforcements import ENTRY, ways_in
from caracole.systems.gbacw.rules.reinforcements.schedule import NEVER, has_shown_itself
from caracole.systems.gbacw.rules.sequence.sequence import BrigadeAct, Marker, Turn
from caracole.systems.gbacw.rules.sequence.standing import NOTE as INSTRUCTION
from caracole.systems.gbacw.rules.sequence.standing import none_given
from caracole.systems.gbacw.rules.state import FULL, LOW, GbacwState, Mark

if TYPE_CHECKING:
    from caracole.systems.gbacw.rules.setting import Setting

NO_UNITS: Final = frozenset((
    "step", "side", "hex", "origin", "to", "hexes", "path", "paths", "start", "facing", "moves", "going", "spent",
    "allowance", "entered", "division", "marker", "brigades", "brigade", "group", "most", "target", "left", "leader",
    "leaders", "kind", "number", "series", "place", "printed",
))  # fmt: skip
"""Fields of frames that hold no unit."""
OF_NO_UNIT: Final = (ACTIVITY, ASSAULTED, ENTRY, INSTRUCTION, NEW_MARCH)
"""Kinds of notes that are about no unit; all others begin with theirs."""
MANY: Final = 10_000
"""No unit has so high a number: it must be a set."""
DISORDERED_SHARE: Final = 0.2
LOW_SHARE: Final = 0.1
OTHER_ORDER_SHARE: Final = 0.25
"""How often an unknown unit is thought to be Disordered, low on ammunition, or under another order than its
brigade's."""


def imagine(game: Setting, state: GbacwState, seat: int | None, rng: Random) -> GbacwState:
    """A state that the seat could not tell from the true one."""
    after = state.copy()
    _forget_instructions(after, seat)
    _deal_ways_in(game, after, seat, rng)
    hidden, leaders = fog.veiled(game, state, seat), fog.veiled_leaders(game, state, seat)
    if hidden:
        free = list(each_unit(hidden & ~_named(state.stack)))
        _forget_deeds(game, after, free)
        free = list(each_unit(mask_of(free) & ~_noted(after)))
        _deal_conditions(game, after, free, rng)
        fog_places.deal(game, after, free, rng)
        _deal_orders(after, free, rng)
    if leaders:
        _deal_leaders(game, after, hidden, leaders, rng)
    return after


# --- in every game ---------------------------------------------------------------------------------------------------


def _forget_instructions(after: GbacwState, seat: int | None) -> None:
    """Who is not told of instructions takes it that none were given."""
    rows = [row if side == seat else none_given() for side, row in enumerate(after.standing)]
    after.standing = (rows[0], rows[1])
    after.turn_notes = tuple(row for row in after.turn_notes if row[0] != INSTRUCTION or row[1] == seat)


def _deal_ways_in(game: Setting, after: GbacwState, seat: int | None, rng: Random) -> None:
    """The entry and the orders of a group that was ordered in, and of which nobody has come in; in the turn in which
    that was decided, it may also have been held back for another. A brigade at work shows its orders."""
    row = list(after.groups_in)
    rows = game.field.scenario.reinforcements
    for number, group in enumerate(rows):
        if group.side == seat or has_shown_itself(after, group):
            continue
        is_new = group.turn == after.turn and any(other.instead_of == number for other in rows)
        if row[number] >= 0 or (row[number] == NEVER and is_new):
            ways = ways_in(game, after, number)
            row[number], orders = rng.choice([*ways, (NEVER, ADVANCE)] if is_new else ways)
            _order(after, group.units, orders)
    after.groups_in = tuple(row)


def _order(after: GbacwState, units: Iterable[Unit], orders: int) -> None:
    """C9.71.b: those to come act under these orders, and their brigades if none of them is on the map."""
    for unit in units:
        brigade = after.brigade_of[unit]
        if not after.active >> brigade & 1:
            after.orders[unit] = orders
            if max(after.hex_of[other] for other in each_unit(after.members[brigade])) < 0:
                after.brigade_orders[brigade] = orders


# --- in fog ----------------------------------------------------------------------------------------------------------


def _named(stack: Iterable[Any]) -> int:
    """Units that a frame may be about; rather too many than too few."""
    frames = [frame for frame in stack if not isinstance(frame, Turn | Marker | BrigadeAct)]
    return mask_of(
        _numbers(getattr(frame, name) for frame in frames for name in fields_of(type(frame)) if name not in NO_UNITS)
    )


def _noted(after: GbacwState) -> int:
    """Units that are named in what was noted of others."""
    return mask_of(_numbers(row[1:] for row in (*after.notes, *after.turn_notes)))


def _numbers(row: Iterable[Any]) -> Iterator[int]:
    for value in row:
        if isinstance(value, tuple | list):
            yield from _numbers(value)
        elif isinstance(value, int) and not isinstance(value, bool) and 0 <= value < MANY:
            yield value


def _forget_deeds(game: Setting, after: GbacwState, free: list[Unit]) -> None:
    """Who did something out of sight is taken to have done nothing. What a battle has set free stays free (K5)."""
    kept = ~mask_of(free)
    for number in range(len(after.marks)):
        if number != Mark.RELEASED:
            after.marks[number] &= kept
    after.out_of_command &= kept
    for unit in free:
        after.assigned[unit] = -1
    after.notes, after.turn_notes = (
        tuple(row for row in rows if row[0] in OF_NO_UNIT or row[1] not in free)
        for rows in (after.notes, after.turn_notes)
    )


def _deal_conditions(game: Setting, after: GbacwState, free: list[Unit], rng: Random) -> None:
    """Who has lost what: points that were lost are lost by anybody else, so that the victory sheet shows the same; who
    is Disordered, and who is low on ammunition. Nobody is thought to be worse off than that."""
    for side in (0, 1):
        for guns in (False, True):
            ours = [unit for unit in free if _counts_as(game, unit) == (side, guns)]
            lost = sum(game.field.units[unit].strength - after.strength[unit] for unit in ours)
            for unit in ours:
                _make_new(game, after, unit)
            for _ in range(lost):
                _lose_one(after, rng.choice([unit for unit in ours if after.strength[unit] > 1]), rng)
    for unit in free:
        after.disordered |= (rng.random() < DISORDERED_SHARE) << unit
        after.ammunition[unit] = tuple(LOW if rng.random() < LOW_SHARE else FULL for _ in after.ammunition[unit])


def _counts_as(game: Setting, unit: Unit) -> tuple[int, bool]:
    """The victory sheet counts the guns of a side, and the strength points of all others."""
    row = game.field.units[unit]
    return row.side, row.arm == ARTILLERY


def _make_new(game: Setting, after: GbacwState, unit: Unit) -> None:
    """As the unit was printed."""
    row, bit = game.field.units[unit], 1 << unit
    after.strength[unit], after.guns[unit] = row.strength, tuple(guns for _, guns in row.sections)
    after.section_order[unit] = tuple(range(len(row.sections)))
    after.mounted = after.mounted & ~bit | bit * (row.arm == CAVALRY)
    for name in ("disordered", "collapsed", "blown"):
        setattr(after, name, getattr(after, name) & ~bit)


def _lose_one(after: GbacwState, unit: Unit, rng: Random) -> None:
    """A strength point, or a gun of some section."""
    after.strength[unit] -= 1
    guns = list(after.guns[unit])
    if guns:
        guns[rng.choice([section for section, number in enumerate(guns) if number])] -= 1
        after.guns[unit] = tuple(guns)


def _deal_orders(after: GbacwState, free: list[Unit], rng: Random) -> None:
    """March shows itself in the facing; under which of the others a unit acts does not."""
    for unit in free:
        if after.orders[unit] != MARCH:
            ours = after.brigade_orders[after.brigade_of[unit]]
            usual = ADVANCE if ours == MARCH else ours
            after.orders[unit] = ADVANCE + ATTACK - usual if rng.random() < OTHER_ORDER_SHARE else usual


def _deal_leaders(game: Setting, after: GbacwState, hidden: int, leaders: int, rng: Random) -> None:
    """A leader out of sight is with some unit out of sight. Of those who stand alone only the place is known to be one
    where nobody looks, so that they are thought to be with the others as well."""
    named = {value for frame in after.stack for name in ("leader", "leaders") for value in _leaders_of(frame, name)}
    free = [leader for leader in members(leaders) if leader not in named]
    for side in (0, 1):
        units = [unit for unit in each_unit(hidden) if game.field.units[unit].side == side]
        places = sorted({after.hex_of[unit] for unit in units})
        for leader in free:
            if game.field.leaders[leader].side == side and places:
                after.leader_hex[leader] = rng.choice(places)
    after.leaders_moved &= ~mask_of(free)
    after.far_commanders &= ~mask_of(free)


def _leaders_of(frame: Any, name: str) -> Iterator[int]:
    value = getattr(frame, name, ())
    return _numbers(value if isinstance(value, tuple) else (value,))
