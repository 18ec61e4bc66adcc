"""10.1 What a shot is: who fires from where, with how much, at which hex; and whether weapon, front, sight and ground
allow it. Who may fire when is told in ``declare`` (one's own activation) and ``nonphasing`` (the other side's)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from caracole.kernel import Refusal
from caracole.kernel.bits import mask_of, members
from caracole.systems.gbacw.rules import query
from caracole.systems.gbacw.rules.components.numbers import Hex, Unit
from caracole.systems.gbacw.rules.components.printed import DAY, MARCH
from caracole.systems.gbacw.rules.components.terrain import CANISTER, SHELL, SMALL_ARMS, Weapon
from caracole.systems.gbacw.rules.extension.extension import strength_in
from caracole.systems.gbacw.rules.fire import los_units
from caracole.systems.gbacw.rules.stacking import frontage
from caracole.systems.gbacw.rules.state import OUT, GbacwState, Mark

if TYPE_CHECKING:
    from caracole.systems.gbacw.rules.setting import Setting

PHASING: Final = "phasing"
RETURN: Final = "return"
WITHDRAWAL: Final = "withdrawal"
APPROACH: Final = "approach"
PRE_ASSAULT: Final = "pre_assault"
"""C10.4.a: fire in one's own activation, and the four kinds of fire in the other side's."""

MARKS: Final = {
    RETURN: Mark.RETURN_FIRED,
    WITHDRAWAL: Mark.WITHDRAWAL_FIRED,
    APPROACH: Mark.APPROACH_FIRED,
    PRE_ASSAULT: Mark.PRE_ASSAULT_FIRED,
}

CANISTER_REACH: Final = 3
"""C10.67.a, C10.67.b: up to here guns fire canister, beyond it shell."""

MOUNTED_REACH: Final = 2
"""C14.24.b: how far cavalry fires from the saddle in its own activation."""

RESUPPLIED: Final = "resupplied"
"""A note: a battery and a section that is resupplied while others fire (C10.92.b)."""

STEEP_LEVELS: Final = 2
"""C10.67.e, RN10.67.2: guns do not bear on an adjacent hex so many levels higher or lower."""


class Part(NamedTuple):
    """What one unit adds to a shot: strength points (guns) from a hex, with a set of a battery's sections."""

    unit: Unit
    hex: Hex
    points: int
    sections: int = 0


class Shot(NamedTuple):
    """One fire at a hex: one die, or two for Rapid Fire (10.68) and Spencers (14.3)."""

    parts: tuple[Part, ...]
    target: Hex
    kind: int
    cause: str
    prepared: bool = False
    moving: bool = False
    """Guns that move in this activation, too (10.61)."""
    rapid: bool = False
    spencer: bool = False
    shared: bool = False
    """One of several shares of the same guns or men (10.15, 10.65)."""

    @property
    def unit(self) -> Unit:
        """The unit that leads it."""
        return self.parts[0].unit

    @property
    def origin(self) -> Hex:
        """Where it comes from (the first of several hexes)."""
        return self.parts[0].hex

    @property
    def points(self) -> int:
        """The firing strength."""
        return sum(part.points for part in self.parts)

    @property
    def rounds(self) -> int:
        """C10.68.c, C14.3.b: how many dice."""
        return 2 if self.rapid or self.spencer else 1


def read_shot(row: Sequence[Any]) -> Shot:
    """A shot from the plain tuples of a saved frame."""
    return Shot(tuple(Part(*part) for part in row[0]), *row[1:])


def read_shots(rows: Iterable[Sequence[Any]]) -> list[Shot]:
    """All of them."""
    return [read_shot(row) for row in rows]


# --- weapons and ranges ----------------------------------------------------------------------------------------------


def kind_of(game: Setting, unit: Unit, distance: int) -> int:
    """C10.1.a, C10.67.a, C10.67.b: small arms, canister or shell."""
    if not query.is_artillery(game, unit):
        return SMALL_ARMS
    return CANISTER if distance <= CANISTER_REACH else SHELL


def weapons(game: Setting, state: GbacwState, part: Part) -> list[Weapon]:
    """The weapons of a part, a battery's by its sections."""
    row = game.field.units[part.unit]
    if row.sections:
        return [game.field.weapons[row.sections[section][0]] for section in members(part.sections)]
    found = query.weapon(game, state, part.unit)
    return [] if found is None else [found]


def reach(game: Setting, state: GbacwState, part: Part) -> int:
    """C10.16.a, C10.16.b: how far all weapons of a part reach. C16.11.a, C16.12.a: half as far, rounded up, when it is
    not day."""
    far = min((weapon.reach for weapon in weapons(game, state, part)), default=0)
    return far if query.light(game, state) == DAY else (far + 1) // 2


def usable_sections(state: GbacwState, unit: Unit) -> int:
    """C10.69.b: the sections of a battery that have guns and ammunition; C10.92.b: and are not being resupplied."""
    away = {section for other, section in query.notes(state, RESUPPLIED) if other == unit}
    rows = zip(state.guns[unit], state.ammunition[unit], strict=True)
    return mask_of(n for n, (guns, ammunition) in enumerate(rows) if guns and ammunition != OUT and n not in away)


# --- what may be fired -----------------------------------------------------------------------------------------------


def direction_of(game: Setting, state: GbacwState, unit: Unit, origin: Hex, target: Hex) -> int:
    """C10.16.c, RN10.16.1: the Front hexside through which the fire leaves, -1 if there is none. At the corner between
    Front and Refused Front it is the Front."""
    front, found = query.front_directions(game, state, unit, origin), -1
    for way in game.field.grid.leaves(origin, target):
        if way not in front or game.field.grid.neighbours[origin][way] < 0:
            continue
        if query.side_class_in(game, state, unit, origin, way) == query.FRONT:
            return way
        found = way if found < 0 else found
    return found


def is_refused_front(game: Setting, state: GbacwState, unit: Unit, origin: Hex, direction: int) -> bool:
    """C7.34.c: does it fire through its Refused Front?"""
    return query.side_class_in(game, state, unit, origin, direction) == query.REFUSED_FRONT


def strength(game: Setting, state: GbacwState, unit: Unit, origin: Hex, direction: int, sections: int = 0) -> int:
    """C10.0.a, C10.14.b: the strength points (guns of these sections) that may fire through this hexside: 8.31, 8.33,
    7.34."""
    if not state.guns[unit]:
        return frontage.firing_strength(game, state, unit, origin, direction)
    return sum(frontage.firing_strength(game, state, unit, origin, direction, n) for n in members(sections))


def strength_now(game: Setting, state: GbacwState, part: Part) -> int:
    """C10.15.j: what is left of a part's strength when it fires: never more than the unit has there."""
    if state.guns[part.unit]:
        left = sum(state.guns[part.unit][section] for section in members(part.sections))
    else:
        left = strength_in(game, state, part.unit, part.hex)
    return min(part.points, left)


def why_not_armed(game: Setting, state: GbacwState, unit: Unit, sections: int) -> Refusal | None:
    """May the unit fire at anything at all? C10.33.a: not in March."""
    args = {"unit": unit}
    if query.orders(game, state, unit) == MARCH:
        return Refusal("C10.11.d", "fire_in_march", args)
    if query.is_abandoned(state, unit):
        return Refusal("C12.8.a", "abandoned", args)
    if query.is_artillery(game, unit):
        if query.is_disordered(state, unit):
            return Refusal("C10.61.e", "guns_disordered", args)
        if not sections or sections & ~usable_sections(state, unit):
            return Refusal("C10.69.b", "no_ammunition", args)
    elif state.ammunition[unit][0] == OUT:
        return Refusal("C10.91.b", "no_ammunition", args)
    if query.is_mounted(state, unit) and query.has(state, Mark.CHARGING, unit):
        return Refusal("C14.24.a", "fire_in_charge", args)
    if query.has(state, Mark.COUNTERCHARGING, unit):
        return Refusal("C11.56.f2", "fire_in_charge", args)
    return None


def why_not_part(game: Setting, state: GbacwState, part: Part, target: Hex, cause: str) -> Refusal | None:
    """10.12, 10.16, 10.2, 10.6: may this unit fire from this hex at that one? C10.12.b: the range counts the target's
    hex and not the firer's. Not yet: with how much."""
    unit, origin, grid = part.unit, part.hex, game.field.grid
    args = {"unit": unit, "target": target}
    found = why_not_armed(game, state, unit, part.sections)
    if found is not None:
        return found
    if query.side_at(game, state, target) != 1 - game.field.units[unit].side:
        return Refusal("C10.12.a", "no_enemy_there", args)
    distance = grid.distance(origin, target)
    if distance > reach(game, state, part):
        return Refusal("C10.16.b", "out_of_range", args)
    if cause == PHASING and query.is_mounted(state, unit) and distance > MOUNTED_REACH:
        return Refusal("C14.24.b", "too_far_for_horsemen", args)
    if direction_of(game, state, unit, origin, target) < 0:
        return Refusal("C10.16.c", "not_in_field_of_fire", args)
    stack = query.stack(state, origin)
    if query.is_artillery(game, unit) and stack[0] != unit and any(not query.is_artillery(game, n) for n in stack):
        return Refusal("C10.14.c", "guns_not_on_top", args)
    found = why_not_in_sight(game, state, unit, origin, target)
    return found or _why_not_guns(game, state, part, target, cause, distance)


def why_not_in_sight(game: Setting, state: GbacwState, unit: Unit, origin: Hex, target: Hex) -> Refusal | None:
    """10.22 to 10.26: do the ground, or units in the way, forbid fire from this hex at that one?"""
    kind = kind_of(game, unit, game.field.grid.distance(origin, target))
    return los_units.why_not_seen(game, origin, target) or los_units.why_blocked(
        game, state, unit, origin, target, kind
    )


def _why_not_guns(
    game: Setting, state: GbacwState, part: Part, target: Hex, cause: str, distance: int
) -> Refusal | None:
    """C10.67.e, C10.67.f: guns and steep neighbours; C10.66.a: a battery alone whom the enemy threatens fires at
    him."""
    unit = part.unit
    if not query.is_artillery(game, unit):
        return None
    if distance == 1 and too_steep(game, part.hex, target) and cause != PRE_ASSAULT:
        return Refusal("C10.67.e", "guns_too_steep", {"unit": unit, "target": target})
    if len(query.stack(state, part.hex)) > 1:
        return None
    threats = [where for where in threatening(game, state, part.hex) if _bears_on(game, state, part, where, cause)]
    if threats and target not in threats:
        return Refusal("C10.66.a", "guns_threatened", {"unit": unit, "hex": threats[0]})
    return None


def too_steep(game: Setting, origin: Hex, target: Hex) -> bool:
    """RN10.67.2: two levels or more between them."""
    return abs(game.field.elevation[origin] - game.field.elevation[target]) >= STEEP_LEVELS


def threatening(game: Setting, state: GbacwState, where: Hex) -> list[Hex]:
    """The adjacent enemy hexes in whose Front the units of this hex stand."""
    side = query.side_at(game, state, where)
    return [
        other
        for other in query.adjacent_enemies(game, state, where, side)
        if where in query.front_hexes(game, state, query.top(state, other), other)
    ]


def _bears_on(game: Setting, state: GbacwState, part: Part, target: Hex, cause: str) -> bool:
    """Could the guns fire at this neighbour?"""
    if too_steep(game, part.hex, target) and cause != PRE_ASSAULT:
        return False
    return direction_of(game, state, part.unit, part.hex, target) >= 0


# --- 10.15 dividing --------------------------------------------------------------------------------------------------


def divides_evenly(whole: int, shares: Sequence[int], more: int) -> bool:
    """C10.15.b, RN10.65.1: can these shares, with at most ``more`` further ones, be parts of the whole that are as
    equal as possible?"""
    rest = whole - sum(shares)
    if rest < 0 or min(shares, default=1) < 1:
        return False
    if rest == 0:
        return max(shares) - min(shares) <= 1
    for number in range(1, min(more, rest) + 1):
        each, over = divmod(rest, number)
        all_shares = [*shares, *([each + 1] * over), *([each] * (number - over))]
        if max(all_shares) - min(all_shares) <= 1:
            return True
    return False


def possible_shares(whole: int, shares: Sequence[int], more: int) -> list[int]:
    """The sizes that the next share may have, the largest first."""
    rest = whole - sum(shares)
    return [points for points in range(rest, 0, -1) if divides_evenly(whole, [*shares, points], more)]
