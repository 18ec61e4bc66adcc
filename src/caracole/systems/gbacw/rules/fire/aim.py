"""10.15, 10.63 to 10.68 Aiming: from what a player says to a shot, or to the rule that forbids it.

A unit may divide its fire. What it has declared before in the same fire is given as ``declared``; a share must leave
the others possible, so that all of them are as equal as they can be.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from caracole.kernel import Refusal
from caracole.kernel.bits import mask_of
from caracole.systems.gbacw.rules import amendments, query
from caracole.systems.gbacw.rules.components.numbers import NO_UNIT, Hex, Unit
from caracole.systems.gbacw.rules.components.terrain import CANISTER, SMALL_ARMS
from caracole.systems.gbacw.rules.fire import combined
from caracole.systems.gbacw.rules.fire.modifiers import came_to_the_top
from caracole.systems.gbacw.rules.fire.prepared import is_prepared
from caracole.systems.gbacw.rules.fire.ranging import Ranging
from caracole.systems.gbacw.rules.fire.shots import (
    PHASING,
    Part,
    Shot,
    divides_evenly,
    kind_of,
    possible_shares,
    too_steep,
    usable_sections,
    weapons,
)
from caracole.systems.gbacw.rules.fire.spencer import fires_twice
from caracole.systems.gbacw.rules.state import GbacwState, Mark

if TYPE_CHECKING:
    from caracole.systems.gbacw.rules.setting import Setting


class Wish(NamedTuple):
    """What a player wants fired: the fields of ``FireAt`` and ``AnswerFire``."""

    unit: Unit
    target: Hex
    points: int = 0
    origin: Hex | None = None
    sections: tuple[int, ...] = ()
    rapid: bool = False
    moving: bool = False
    combine: bool = False
    units: tuple[Unit, ...] = ()


class Aim(NamedTuple):
    """A wish made exact: from which hex, with which sections, through which front, and how much that is in all."""

    part: Part
    refused: bool
    whole: int
    by_section: bool
    """A battery that gives its sections targets of their own (C10.65.b)."""
    crew: tuple[Part, ...] = ()
    """Those who fire along, each with all that it could fire; they are in ``whole``."""


# --- from where, through which front, with how much ------------------------------------------------------------------


def why_not_named(state: GbacwState, unit: Unit, origin: Hex | None) -> Refusal | None:
    """C8.44.p: an Extended unit fires hex by hex and says from which; any other has but one."""
    if (origin is None) == bool(state.extension[unit]) and state.hex_of[unit] >= 0:
        return Refusal("C8.44.p", "name_its_hex" if origin is None else "only_one_hex", {"unit": unit})
    return None


def take_aim(look: Ranging, wish: Wish, cause: str, declared: Sequence[Shot]) -> Aim | Refusal:
    """10.12 to 10.16, 10.65: where the fire comes from, and how much of it there is."""
    state = look.state
    unit, guns = wish.unit, state.guns[wish.unit]
    origin = state.hex_of[unit] if wish.origin is None else wish.origin
    if origin < 0 or origin not in query.hexes_of(state, unit):
        return Refusal("C8.44.p", "not_its_hex", {"unit": unit})
    if any(not 0 <= section < len(guns) for section in wish.sections) or (
        _says_twice(wish.sections) and amendments.a_section_fires_once_in_a_fire(look.game)
    ):
        return Refusal("C10.65.b", "no_such_section", {"unit": unit})
    direction = look.direction_of(unit, origin, wish.target)
    refused = direction >= 0 and look.is_refused_front(unit, origin, wish.target)
    mask, by_section = 0, False
    if guns:
        usable = usable_sections(state, unit)
        fired = _sections_fired(look, unit, origin, refused, declared)
        mask = mask_of(wish.sections) if wish.sections else usable & ~fired
        by_section = mask != usable
        if mask & fired or (usable and not mask):
            return Refusal("C10.31.a", "has_fired", {"unit": unit})
    part = Part(unit, origin, 0, mask)
    refusal = look.why_not_part(part, wish.target, cause)
    if refusal is not None:
        return refusal
    whole = look.strength(unit, origin, direction, mask)
    if not whole:
        return Refusal("C10.14.b", "no_room_to_fire", {"unit": unit, "target": wish.target})
    crew = combined.join(look, wish.units, part, wish.target, cause)
    if isinstance(crew, Refusal):
        return crew
    return Aim(part, refused, whole + sum(each.points for each in crew), by_section, tuple(crew))


def _says_twice(sections: tuple[int, ...]) -> bool:
    """Is a section named more than once, as no list of sections does?"""
    return len(set(sections)) < len(sections)


def _parts_before(
    look: Ranging, unit: Unit, origin: Hex, refused: bool, declared: Sequence[Shot]
) -> list[tuple[Shot, Part]]:
    """What was declared before from the same hex through the same front."""
    return [
        (shot, part)
        for shot in declared
        for part in shot.parts
        if part.unit == unit and part.hex == origin and look.is_refused_front(unit, origin, shot.target) == refused
    ]


def _sections_fired(look: Ranging, unit: Unit, origin: Hex, refused: bool, declared: Sequence[Shot]) -> int:
    """C10.65.b: the sections that were given a target of their own."""
    found = 0
    for shot, part in _parts_before(look, unit, origin, refused, declared):
        found |= 0 if shot.shared else part.sections
    return found


# --- 10.15, 10.65 how much of it -------------------------------------------------------------------------------------

Others: TypeAlias = Callable[[int], Sequence[Hex]]
"""The hexes, so many away at the most, at which the same part could fire."""


def share_out(look: Ranging, wish: Wish, aim: Aim, others: Others, declared: Sequence[Shot]) -> int | Refusal:
    """10.15, 10.65: the points of this shot: all of them, or a share that leaves the other shares possible.

    C10.15.a: small arms divide among adjacent hexes only; C10.15.c: no target twice; C10.15.f, C10.65.a: a battery
    divides at any range; C10.65.d: a section never does; C10.65.g: nor do batteries that combine. C10.82.d: a stack of
    small arms that combines divides as one unit.
    """
    unit, args = wish.unit, {"unit": wish.unit, "target": wish.target}
    before = _shots_before(look, aim, declared)
    shares = [points for shot, points in before if shot.shared or not aim.part.sections]
    rest = aim.whole - sum(shares)
    if rest <= 0:
        return Refusal("C10.31.a", "has_fired", {"unit": unit})
    if not shares and wish.points == aim.whole:
        return Refusal("C10.15.b", "all_that_is_left", args)
    points = wish.points or rest
    if aim.crew and aim.part.sections and (declared or aim.by_section or points < aim.whole):
        return Refusal("C10.65.g", "combined_not_divided", {"unit": unit})
    if not shares and points == aim.whole:
        return points
    if aim.by_section:
        return Refusal("C10.65.d", "section_does_not_divide", {"unit": unit})
    if any(shot.target == wish.target for shot, _ in before):
        return Refusal("C10.15.c", "same_target_twice", args)
    taken = {shot.target for shot, _ in before}
    distances = look.game.field.grid.distances(aim.part.hex)
    if not aim.part.sections and any(distances[where] > 1 for where in (wish.target, *taken)):
        return Refusal("C10.15.a", "divides_next_to_it_only", args)
    more = _further_targets(look, aim, others, {wish.target, *taken})
    if not divides_evenly(aim.whole, [*shares, points], more):
        return Refusal("C10.15.b", "shares_not_equal", {**args, "points": points})
    return points


def shares_open(look: Ranging, aim: Aim, target: Hex, cause: str, declared: Sequence[Shot]) -> list[int]:
    """The shares of less than all that ``share_out`` might allow at this target, the largest first."""
    before = _shots_before(look, aim, declared)
    taken = {target, *(shot.target for shot, _ in before)}
    distances = look.game.field.grid.distances(aim.part.hex)
    if not aim.part.sections and any(distances[where] > 1 for where in taken):
        return []
    shares = [points for shot, points in before if shot.shared or not aim.part.sections]
    more = _further_targets(look, aim, lambda most: look.targets(aim.part, cause, most), taken)
    return [points for points in possible_shares(aim.whole, shares, more) if points < aim.whole]


def _further_targets(look: Ranging, aim: Aim, others: Others, taken: set[Hex]) -> int:
    """C10.15.a, C10.15.f: among how many other hexes, through the same front, the fire could be divided."""
    found = others(look.game.field.grid.size if aim.part.sections else 1)
    return sum(where not in taken and _through_refused(look, aim, where) == aim.refused for where in found)


def _shots_before(look: Ranging, aim: Aim, declared: Sequence[Shot]) -> list[tuple[Shot, int]]:
    """What was declared before by those who fire now, from the same hex through the same front, with its points."""
    units = {aim.part.unit, *(part.unit for part in aim.crew)}
    found = []
    for shot in declared:
        points = sum(part.points for part in shot.parts if part.hex == aim.part.hex and part.unit in units)
        if points and _through_refused(look, aim, shot.target) == aim.refused:
            found.append((shot, points))
    return found


def _through_refused(look: Ranging, aim: Aim, target: Hex) -> bool:
    return look.is_refused_front(aim.part.unit, aim.part.hex, target)


def unfinished(look: Ranging, declared: Sequence[Shot]) -> Unit:
    """C10.15.b: the unit that has begun to divide, with shares still to be aimed; NO_UNIT if none has."""
    for shot in declared:
        for part in shot.parts if shot.shared else ():
            way = look.direction_of(part.unit, part.hex, shot.target)
            refused = look.is_refused_front(part.unit, part.hex, shot.target)
            whole = look.strength(part.unit, part.hex, way, part.sections)
            before = _parts_before(look, part.unit, part.hex, refused, declared)
            if sum(each.points for _, each in before) < whole:
                return part.unit
    return NO_UNIT


# --- the shot --------------------------------------------------------------------------------------------------------


def make_shot(look: Ranging, wish: Wish, aim: Aim, points: int, cause: str, declared: Sequence[Shot]) -> Shot | Refusal:
    """The shot, with those who join it; C10.68.h: Rapid Fire is said now."""
    game, state = look.game, look.state
    origin, shared = aim.part.hex, points < aim.whole
    kind = kind_of(game, wish.unit, game.field.grid.distance(origin, wish.target))
    parts = _parts(look, aim, points, declared)
    shot = Shot(
        parts,
        wish.target,
        kind,
        cause,
        prepared=not wish.moving and all(is_prepared(game, state, each, wish.target) for each in parts),
        moving=wish.moving,
        rapid=wish.rapid,
        spencer=all(fires_twice(game, state, each.unit) for each in parts),
        shared=shared,
    )
    refusal = _why_not_rapid(game, state, shot) if wish.rapid else None
    return refusal or shot


def _parts(look: Ranging, aim: Aim, points: int, declared: Sequence[Shot]) -> tuple[Part, ...]:
    """Who fires how much of these points: C10.82.d: those of a stack from the leading unit down, each what it has
    left."""
    if not aim.crew:
        return (aim.part._replace(points=points),)
    own = aim.whole - sum(each.points for each in aim.crew)
    found, left = [], points
    for part in (aim.part._replace(points=own), *aim.crew):
        before = _parts_before(look, part.unit, part.hex, aim.refused, declared)
        share = min(left, part.points - sum(each.points for _, each in before))
        left -= share
        if share:
            found.append(part._replace(points=share))
    return tuple(found)


def _why_not_rapid(game: Setting, state: GbacwState, shot: Shot) -> Refusal | None:
    """C10.68.a, C10.68.b, C10.68.g, C10.68.i: smooth bores with canister that do not move and were not surprised."""
    unit, args = shot.unit, {"unit": shot.unit}
    if shot.kind != CANISTER:
        return Refusal("C10.68.a", "rapid_fire_is_canister", args)
    if not any(weapon.rapid_fire for part in shot.parts for weapon in weapons(game, state, part)):
        return Refusal("C10.68.a", "no_rapid_guns", args)
    if shot.moving or query.has(state, Mark.SPENT_MP, unit):
        return Refusal("C10.68.b", "rapid_guns_stand", args)
    turned = shot.cause != PHASING and query.has(state, Mark.REACTION_PENALTY, unit)
    adjacent = game.field.grid.distance(shot.origin, shot.target) == 1
    if turned or came_to_the_top(game, state, unit) or (adjacent and too_steep(game, shot.origin, shot.target)):
        return Refusal("C10.68.i", "no_rapid_fire_now", args)
    return None


def add_shot(wish: Wish, shot: Shot, declared: Sequence[Shot]) -> tuple[Shot, ...] | Refusal:
    """C8.45.a, RN10.15.3: one more shot, or more men for one of the same line at the same target."""
    if not wish.combine:
        return (*declared, shot)
    for number, other in enumerate(declared):
        same_line = other.kind == SMALL_ARMS and other.unit == wish.unit and other.target == wish.target
        if same_line and all(part.hex != shot.origin for part in other.parts):
            both = other._replace(
                parts=(*other.parts, *shot.parts),
                prepared=other.prepared and shot.prepared,
                shared=other.shared or shot.shared,
            )
            return (*declared[:number], both, *declared[number + 1 :])
    return Refusal("C8.45.a", "nothing_to_combine", {"unit": wish.unit, "target": wish.target})
