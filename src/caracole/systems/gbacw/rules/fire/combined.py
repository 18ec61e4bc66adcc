"""10.63, 10.82 Combined fire: batteries of one hex with shell, and (by the option) small arms of one hex."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from caracole.kernel import Refusal
from caracole.systems.gbacw.rules import query
from caracole.systems.gbacw.rules.components.numbers import Hex, Unit
from caracole.systems.gbacw.rules.components.printed import NIGHT
from caracole.systems.gbacw.rules.components.terrain import SHELL
from caracole.systems.gbacw.rules.fire.ranging import Ranging
from caracole.systems.gbacw.rules.fire.shots import (
    PHASING,
    Part,
    kind_of,
    usable_sections,
)
from caracole.systems.gbacw.rules.state import GbacwState

if TYPE_CHECKING:
    from caracole.systems.gbacw.rules.setting import Setting

SHOT_AT: Final = "shot_at"
"""A note: unit, hex, target and sections of a fire of the acting side."""


def join(look: Ranging, units: tuple[Unit, ...], part: Part, target: Hex, cause: str) -> list[Part] | Refusal:
    """The parts of those who fire together with ``part``; whether they are free to fire, the caller asks."""
    found: list[Part] = []
    for unit in units:
        refusal = _why_not_join(look, unit, part, target, cause)
        if refusal is not None or unit in (each.unit for each in found):
            return refusal or Refusal("C10.14.a", "units_fire_alone", {"unit": unit})
        mask = usable_sections(look.state, unit) if look.state.guns[unit] else 0
        way = look.direction_of(unit, part.hex, target)
        found.append(Part(unit, part.hex, look.strength(unit, part.hex, way, mask), mask))
        if not found[-1].points:
            return Refusal("C10.14.b", "no_room_to_fire", {"unit": unit, "target": target})
    return found


def _why_not_join(look: Ranging, unit: Unit, part: Part, target: Hex, cause: str) -> Refusal | None:
    """C8.32.a: guns and others of a hex never combine; C10.14.a: units fire alone, but for the options below."""
    game, state, args = look.game, look.state, {"unit": unit, "target": target}
    guns = query.is_artillery(game, unit)
    alone = Refusal("C10.14.a", "units_fire_alone", args)
    if unit == part.unit or part.hex not in query.hexes_of(state, unit) or guns != query.is_artillery(game, part.unit):
        return alone
    if guns:
        refusal = _why_not_batteries(game, state, unit, part, target)
    elif not game.rules.combined_small_arms or cause != PHASING:
        refusal = alone
    else:
        refusal = None
    mask = usable_sections(state, unit) if guns else 0
    return refusal or look.why_not_part(Part(unit, part.hex, 0, mask), target, cause)


def _why_not_batteries(game: Setting, state: GbacwState, unit: Unit, part: Part, target: Hex) -> Refusal | None:
    """C10.63.a, C10.63.b: batteries combine shell, never canister; C10.63.c, C16.12.c: not at night."""
    args = {"unit": unit, "target": target}
    if kind_of(game, unit, game.field.grid.distance(part.hex, target)) != SHELL:
        return Refusal("C10.63.b", "canister_not_combined", args)
    if query.light(game, state) == NIGHT:
        return Refusal("C16.12.c", "night_alone", args)
    return None


def why_not_apart(game: Setting, state: GbacwState, unit: Unit, origin: Hex, target: Hex) -> Refusal | None:
    """C10.82.a: with the option, who fires from the hex at a target at which another of that hex has fired had to do it
    together with him."""
    if not game.rules.combined_small_arms or query.is_artillery(game, unit):
        return None
    for other, where, hit, _ in query.notes(state, SHOT_AT):
        if other != unit and where == origin and hit == target and not query.is_artillery(game, other):
            return Refusal("C10.82.a", "must_combine", {"unit": unit, "target": target})
    return None


def note_shot(state: GbacwState, part: Part, target: Hex) -> None:
    """Remember who has fired at what."""
    query.note(state, SHOT_AT, part.unit, part.hex, target, part.sections)
