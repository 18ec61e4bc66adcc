"""11.43, 11.63 The strengths of an assault and their ratio. Strengths are counted in halves, so that half a unit is a
whole number (RN11.43.2: only the ratio is rounded)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from caracole.systems.gbacw.rules import query
from caracole.systems.gbacw.rules.assault import charge
from caracole.systems.gbacw.rules.assault.declared import Assault, attackers, defended, units_in
from caracole.systems.gbacw.rules.assault.ground import attacks_across, favours_defender, halves_assault, halves_defence
from caracole.systems.gbacw.rules.components.numbers import Hex, Unit
from caracole.systems.gbacw.rules.components.printed import CAVALRY
from caracole.systems.gbacw.rules.state import GbacwState, Mark

if TYPE_CHECKING:
    from caracole.systems.gbacw.rules.setting import Setting

HORSE_HOLDERS: Final = 4
"""C14.25.a: of so many dismounted men one holds the horses."""
GUNS_TO_A_POINT: Final = 4
"""C11.63.a."""


class Ratio(NamedTuple):
    """Strengths in halves, and the column of the table."""

    attack: int
    defence: int
    column: tuple[int, int]
    """As the table has it, both doubled: (3, 2) is one and a half to one."""
    modifier: int
    for_attacker: bool
    """Rounded in the attacker's favour."""


def points(game: Setting, state: GbacwState, unit: Unit) -> int:
    """C14.25.a, C8.44.s: the strength that a unit has in an assault; an Extended unit has all of it."""
    strength = state.strength[unit]
    dismounted = game.field.units[unit].arm == CAVALRY and not query.is_mounted(state, unit)
    return strength - strength // HORSE_HOLDERS if dismounted else strength


def attack_strength(game: Setting, state: GbacwState, row: Assault) -> int:
    """C8.36.a, C11.32.b, C11.32.f: all attackers together, in halves. C11.43.b, C11.43.c, C11.55.c: a Charge into flank
    or rear counts double, mounted men against cover half; both may apply."""
    held = tuple(where for where in defended(game, state, row) if where in row.targets) or row.targets
    strength = 0
    for unit in attackers(game, state, row):
        halves = 2 * points(game, state, unit)
        if query.arm(game, state, unit) == CAVALRY:
            charging = not row.series and charge.is_charging(game, state, unit, row.targets)
            if charging and strikes_flank(game, state, unit, held):
                halves *= 2
            if halves_assault(game, held, charging):
                halves //= 2
        strength += halves
    return strength


def strikes_flank(game: Setting, state: GbacwState, unit: Unit, targets: tuple[Hex, ...]) -> bool:
    """C11.43.b: does a unit reach all its targets through their Flank or Rear?"""
    return all(
        query.class_of_attack(game, state, query.top(state, to), to, where) in (query.FLANK, query.REAR)
        for to in targets
        for where in query.hexes_of(state, unit)
        if query.top(state, to) >= 0 and attacks_across(game, state, unit, where, to)
    )


def defence_strength(game: Setting, state: GbacwState, row: Assault) -> int:
    """C11.32.e, C8.36.a, C8.44.s, C11.43.c: all defenders together, in halves, mounted men in cover with half of
    theirs; C2.21.d, C11.63.a, C11.63.b: guns count only on top or alone, one point for four of them."""
    held = defended(game, state, row)
    strength = 0
    for unit in units_in(state, held):
        if query.is_artillery(game, unit):
            continue
        mounted = query.arm(game, state, unit) == CAVALRY
        covered = mounted and any(halves_defence(game, where) for where in query.hexes_of(state, unit))
        strength += points(game, state, unit) * (1 if covered else 2)
    return strength + 2 * sum(gun_points(game, state, where) for where in held)


def gun_points(game: Setting, state: GbacwState, where: Hex) -> int:
    """C11.63.a, C11.63.b: what the guns of a hex add to its defence; Abandoned ones are no longer part of the stack."""
    stack = query.stack(state, where)
    if not stack or not query.is_artillery(game, stack[0]):
        return 0
    guns = sum(state.strength[unit] for unit in stack if query.is_artillery(game, unit))
    return max(1, guns // GUNS_TO_A_POINT)


def rounds_for_attacker(game: Setting, state: GbacwState, row: Assault) -> bool:
    """C11.43.d, C11.43.e, C11.47.n, RN11.43.1: the attacker moved in this Action Phase and the ground does not favour
    the defender; never in a Continued Assault. Every attacking hex must have moved (option: any)."""
    if row.series or favours_defender(game, state, row):
        return False
    moved = [query.has(state, Mark.ENTERED_HEX, unit) for unit in attackers(game, state, row)]
    return any(moved) if game.rules.any_mover_rounds_up else bool(moved) and all(moved)


def ratio(game: Setting, state: GbacwState, row: Assault) -> Ratio:
    """C11.43.a, C11.43.d to C11.43.f: the strengths, reduced to a column of the table."""
    attack, defence = attack_strength(game, state, row), defence_strength(game, state, row)
    for_attacker = rounds_for_attacker(game, state, row)
    charts = game.field.charts
    columns = charts.ratio_columns
    # The last column that the strengths reach; below the first one it is the first.
    reached = [n for n, (one, other) in enumerate(columns) if attack * other >= one * defence]
    place = reached[-1] if reached else 0
    exact = attack * columns[place][1] == columns[place][0] * defence
    if reached and not exact and for_attacker:
        place = min(place + 1, len(columns) - 1)
    return Ratio(attack, defence, columns[place], charts.ratio_modifiers[place], for_attacker)
