"""2.6 The Universal Disorder Dieroll (UDD): one die with modifiers against a unit's Cohesion."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from caracole.systems.gbacw.rules import query
from caracole.systems.gbacw.rules.components.drm import Drm, listed, total
from caracole.systems.gbacw.rules.components.numbers import Unit
from caracole.systems.gbacw.rules.components.printed import ARTILLERY
from caracole.systems.gbacw.rules.flow import Play
from caracole.systems.gbacw.rules.state import GbacwState

if TYPE_CHECKING:
    from caracole.systems.gbacw.rules.setting import Setting


def fatigue_modifier(game: Setting, state: GbacwState, unit: Unit) -> int:
    """C17.31.a, C17.26.a, C17.33.a: half the brigade's level, rounded up; artillery does not tire."""
    if not game.rules.fatigue or game.field.units[unit].arm == ARTILLERY:
        return 0
    level = state.fatigue[state.brigade_of[unit]]
    return (level + 1) // 2 if level > 0 else 0


def standing_modifiers(game: Setting, state: GbacwState, unit: Unit) -> list[Drm]:
    """C2.6.e, C11.73.a, C17.31.c1, C17.31.c3: less the stars of own leaders in the hex, plus Fatigue, on every Cohesion
    roll."""
    stars = sum(game.field.leaders[leader].level for leader in query.own_leaders(game, state, unit))
    found = [Drm("C11.73.a", "leaders", -stars)] if stars else []
    tired = fatigue_modifier(game, state, unit)
    return [*found, Drm("C17.31.c1", "fatigue", tired)] if tired else found


def check_cohesion(play: Play, unit: Unit, rule: str, why: str, modifiers: Iterable[Drm] = ()) -> bool:
    """C2.6.a, C2.6.b, C2.6.c, C2.6.d, C2.6.f: roll for the unit; true if it passes. What failure means, the caller
    says. ``why`` is the name of the roll (message ``roll-<why>``), ``modifiers`` those of the calling clause."""
    return cohesion_margin(play, unit, rule, why, modifiers) <= 0


def cohesion_margin(play: Play, unit: Unit, rule: str, why: str, modifiers: Iterable[Drm] = ()) -> int:
    """The same, for clauses that ask by how much: the modified die less the Cohesion, more than 0 if it failed."""
    rows = [*standing_modifiers(play.game, play.state, unit), *modifiers]
    needed = query.cohesion(play.game, play.state, unit)
    die = play.die(rule, why)
    margin = die + total(rows) - needed
    play.tell(
        "cohesion_checked",
        rule,
        unit=unit,
        why=why,
        die=die,
        total=die + total(rows),
        cohesion=needed,
        passed=margin <= 0,
        modifiers=listed(rows),
    )
    return margin
