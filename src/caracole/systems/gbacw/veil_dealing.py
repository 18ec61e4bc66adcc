"""What a seat may imagine of what it cannot see: a state with everything hidden from it dealt anew.

Hidden in every game are the instructions that the other side has given in advance (``standing``) and the entry by which
its reinforcements will come. In fog (K14, ``veil``) so are its counters out of sight: which of them lies under which
unknown marker, stacks and lines included, what it has suffered, the order it acts under, and where its leaders are.
Units that the place in play names stay what they are, for play goes on about them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial
from random import Random
from typing import TYPE_CHECKING, Any, TypeVar

from caracole.kernel.bits import mask_of, members
from caracole.systems.gbacw import query, veil
from caracole.systems.gbacw.printed import ADVANCE, ATTACK, MARCH
from caracole.systems.gbacw.schedule import NEVER, has_shown_itself
from caracole.systems.gbacw.sequence import BrigadeAct, Marker, Turn
from caracole.systems.gbacw.stacking import why_not_stack
from caracole.systems.gbacw.standing import NOTE as INSTRUCTION
from caracole.systems.gbacw.standing import none_given
from caracole.systems.gbacw.state import ORDINARY, GbacwState, Mark

if TYPE_CHECKING:
    from caracole.systems.gbacw.game import Gbacw

Thing = TypeVar("Thing")
PLACE = ("hex_of", "extension", "facing", "formation", "refused", "orders")
"""What belongs to a counter because of where it lies."""
PLACE_SETS, CONDITION_SETS = ("out_of_command",), ("disordered", "collapsed", "blown")
"""Sets of units by where they are, and by what they have suffered."""
NO_UNITS = frozenset((
    "step", "side", "hex", "origin", "to", "hexes", "path", "paths", "start", "facing", "moves", "going", "spent",
    "allowance", "entered", "division", "marker", "brigades", "brigade", "group", "most", "target", "left", "leader",
    "leaders", "kind", "number", "series", "place", "printed",
))  # fmt: skip
"""Fields of frames that hold no unit."""
MANY = 10_000
"""No unit has so high a number: it must be a set."""
DISORDERED_SHARE, OTHER_ORDER_SHARE = 0.2, 0.25
"""How often an unknown unit is thought to be Disordered, or under another order than its brigade's."""


def imagine(game: Gbacw, state: GbacwState, seat: int | None, rng: Random) -> GbacwState:
    """A state that the seat could not tell from the true one."""
    after = state.copy()
    _forget_instructions(after, seat)
    _deal_entries(game, after, seat, rng)
    hidden = veil.veiled(game, state, seat)
    if hidden:
        free = members(hidden & ~_named(state))
        _deal_counters(game, after, free, rng)
        _deal_conditions(game, after, free, rng)
        _deal_orders(after, free, rng)
        _deal_leaders(game, after, hidden, veil.veiled_leaders(game, state, seat), rng)
    return after


# --- in every game ---------------------------------------------------------------------------------------------------


def _forget_instructions(after: GbacwState, seat: int | None) -> None:
    """Who is not told of instructions takes it that none were given."""
    rows = [row if side == seat else none_given() for side, row in enumerate(after.standing)]
    after.standing = (rows[0], rows[1])
    after.turn_notes = tuple(row for row in after.turn_notes if row[0] != INSTRUCTION or row[1] == seat)


def _deal_entries(game: Gbacw, after: GbacwState, seat: int | None, rng: Random) -> None:
    """The entry of a group that was ordered in, and of which nobody has come in; in the turn in which that was decided,
    it may also have been held back for another."""
    row = list(after.groups_in)
    rows = game.field.scenario.reinforcements
    for number, group in enumerate(rows):
        if group.side == seat or has_shown_itself(after, group):
            continue
        is_new = group.turn == after.turn and any(other.instead_of == number for other in rows)
        if row[number] >= 0 or (row[number] == NEVER and is_new):
            row[number] = rng.choice((*group.entries, NEVER) if is_new else group.entries)
    after.groups_in = tuple(row)


# --- in fog ----------------------------------------------------------------------------------------------------------


def _named(state: GbacwState) -> int:
    """Units that a frame or a note may be about; rather too many than too few."""
    frames = [frame for frame in state.stack if not isinstance(frame, Turn | Marker | BrigadeAct)]
    fields = (getattr(frame, name) for frame in frames for name in frame._fields if name not in NO_UNITS)
    return mask_of(_numbers((*fields, *state.notes, *state.turn_notes)))


def _numbers(row: Iterable[Any]) -> Iterator[int]:
    for value in row:
        if isinstance(value, tuple | list):
            yield from _numbers(value)
        elif isinstance(value, int) and not isinstance(value, bool) and 0 <= value < MANY:
            yield value


def _pairs(things: list[Thing], rng: Random) -> Iterator[tuple[Thing, Thing]]:
    """Each with another one at random, as in a shuffle."""
    order = rng.sample(things, len(things))
    for place in range(len(order) - 1, 0, -1):
        other = int(rng.random() * (place + 1))
        if other != place:
            yield order[place], order[other]


def _deal_counters(game: Gbacw, after: GbacwState, free: list[int], rng: Random) -> None:
    """Which counter lies under which marker: whole stacks change places with others of their size, then single units.
    Of the brigades at work each place keeps to itself."""
    allowed = mask_of(free)
    stacks = {after.at[after.hex_of[unit]] for unit in free if len(after.at[after.hex_of[unit]]) > 1}
    whole = sorted(stack for stack in stacks if not mask_of(stack) & ~allowed)
    for one, other in (*_pairs(whole, rng), *_pairs([(unit,) for unit in free], rng)):
        if len(one) == len(other) and all(map(partial(_could_stand, game, after), one, other)):
            _change_places(after, one, other)
            if not _stands(game, after, (*one, *other)):
                _change_places(after, one, other)


def _could_stand(game: Gbacw, after: GbacwState, one: int, other: int) -> bool:
    """Might each of the two units be where the other one is?"""
    active = [after.active >> after.brigade_of[unit] & 1 for unit in (one, other)]
    shapes = [(after.formation[unit], len(after.extension[unit])) for unit in (one, other)]
    sides = [game.field.units[unit].side for unit in (one, other)]
    return active[0] == active[1] and shapes[0] == shapes[1] and sides[0] == sides[1]


def _change_places(after: GbacwState, ones: Iterable[int], others: Iterable[int]) -> None:
    """Each takes the other's place, the facing and the order of that place, and the marks that lie there. What a battle
    has set free stays free (K5)."""
    for one, other in zip(ones, others, strict=True):
        _exchange(after, one, other, PLACE, PLACE_SETS)
        names = {one: other, other: one}
        for where in {*query.hexes_of(after, one), *query.hexes_of(after, other)}:
            after.at[where] = tuple(names.get(unit, unit) for unit in after.at[where])
        after.works = tuple((where, corner, names.get(unit, unit), ends) for where, corner, unit, ends in after.works)
        for mark in Mark:
            if mark != Mark.RELEASED:
                after.marks[mark] = _exchanged(after.marks[mark], one, other)


def _stands(game: Gbacw, after: GbacwState, units: Iterable[int]) -> bool:
    """May these units stand where they are, with those who are there?"""
    places = {where for unit in units for where in query.hexes_of(after, unit)}
    stacks = {where: query.stack(after, where) for where in places}
    return all(len(row) < 2 or why_not_stack(game, after, row, where) is None for where, row in stacks.items())


def _exchange(after: GbacwState, one: int, other: int, rows: Iterable[str], sets: Iterable[str]) -> None:
    for name in rows:
        row = getattr(after, name)
        row[one], row[other] = row[other], row[one]
    for name in sets:
        setattr(after, name, _exchanged(getattr(after, name), one, other))


def _exchanged(mask: int, one: int, other: int) -> int:
    """The set with the two units changed for each other."""
    if (mask >> one ^ mask >> other) & 1:
        return mask ^ (1 << one | 1 << other)
    return mask


def _deal_conditions(game: Gbacw, after: GbacwState, free: list[int], rng: Random) -> None:
    """Who has lost what: losses change places, so that the victory sheet shows the same; and who is Disordered."""
    simple = [unit for unit in free if after.formation[unit] == ORDINARY]
    for one, other in _pairs(simple, rng):
        if _could_suffer(game, one, other):
            _change_losses(game, after, one, other)
            if not _is_whole(game, after, one, other) or not _stands(game, after, (one, other)):
                _change_losses(game, after, one, other)
    for unit in simple:
        if not (after.collapsed | after.blown) >> unit & 1:
            is_disordered = rng.random() < DISORDERED_SHARE
            after.disordered = after.disordered & ~(1 << unit) | is_disordered << unit


def _could_suffer(game: Gbacw, one: int, other: int) -> bool:
    """Are the two of a kind, so that each could have suffered what the other one did?"""
    first, second = game.field.units[one], game.field.units[other]
    return (first.side, first.arm, len(first.sections)) == (second.side, second.arm, len(second.sections))


def _change_losses(game: Gbacw, after: GbacwState, one: int, other: int) -> None:
    _exchange(after, one, other, ("section_order", "ammunition"), CONDITION_SETS)
    rows = game.field.units[one], game.field.units[other]
    apart = rows[0].strength - rows[1].strength
    after.strength[one], after.strength[other] = after.strength[other] + apart, after.strength[one] - apart
    sections = tuple(first[1] - second[1] for first, second in zip(rows[0].sections, rows[1].sections, strict=True))
    guns = after.guns[one], after.guns[other]
    after.guns[one] = tuple(number + more for number, more in zip(guns[1], sections, strict=True))
    after.guns[other] = tuple(number - more for number, more in zip(guns[0], sections, strict=True))


def _is_whole(game: Gbacw, after: GbacwState, *units: int) -> bool:
    """Is somebody left of each unit, and no gun owed?"""
    return all(after.strength[unit] > 0 and min(after.guns[unit], default=0) >= 0 for unit in units)


def _deal_orders(after: GbacwState, free: list[int], rng: Random) -> None:
    """March shows itself in the facing; under which of the others a unit acts does not."""
    for unit in free:
        if after.orders[unit] != MARCH:
            ours = after.brigade_orders[after.brigade_of[unit]]
            usual = ADVANCE if ours == MARCH else ours
            after.orders[unit] = ADVANCE + ATTACK - usual if rng.random() < OTHER_ORDER_SHARE else usual


def _deal_leaders(game: Gbacw, after: GbacwState, hidden: int, leaders: int, rng: Random) -> None:
    """A leader out of sight is with some unit out of sight, or where another one is."""
    named = {value for frame in after.stack for name in ("leader", "leaders") for value in _leaders_of(frame, name)}
    named.update(value for row in after.notes for value in _numbers(row))
    for side in (0, 1):
        ours = [leader for leader in members(leaders) if game.field.leaders[leader].side == side]
        places = {after.leader_hex[leader] for leader in ours}
        places.update(after.hex_of[unit] for unit in members(hidden) if game.field.units[unit].side == side)
        for leader in ours:
            if leader not in named:
                after.leader_hex[leader] = rng.choice(sorted(places))


def _leaders_of(frame: Any, name: str) -> Iterator[int]:
    value = getattr(frame, name, ())
    return _numbers(value if isinstance(value, tuple) else (value,))
