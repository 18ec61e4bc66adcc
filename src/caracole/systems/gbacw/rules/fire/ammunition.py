"""10.69, 10.9 Ammunition: guns always, small arms by the option or the battle's own rule; and how it is replenished."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Final

from caracole.kernel.bits import mask_of, members
from caracole.systems.gbacw.rules import query
from caracole.systems.gbacw.rules.components.numbers import Unit
from caracole.systems.gbacw.rules.fire.shots import Shot
from caracole.systems.gbacw.rules.flow import Play
from caracole.systems.gbacw.rules.state import AMMUNITION, FULL, OUT, GbacwState

if TYPE_CHECKING:
    from caracole.systems.gbacw.rules.setting import Setting

LOW_DIE: Final = 5
"""C10.69.a, C10.91.a: the natural die that costs ammunition ..."""

RAPID_DICE: Final = (0, 5)
"""... C10.68.d: and those that cost all of it in Rapid Fire."""


def rapid_sections(game: Setting, unit: Unit) -> int:
    """C10.68.a: the sections of a battery with smooth bores for Rapid Fire."""
    rows = game.field.units[unit].sections
    return mask_of(n for n, (gun, _) in enumerate(rows) if game.field.weapons[gun].rapid_fire)


def counts_for(game: Setting, state: GbacwState, unit: Unit) -> bool:
    """10.9: does the ammunition of this unit run low? C10.69.a: that of guns always; C10.91.a: that of men on foot by
    the option, or by the battle's rule for their side (K6); C10.91.d: never in the saddle."""
    if query.is_artillery(game, unit):
        return True
    if query.is_mounted(state, unit):
        return False
    return bool(game.rules.ammunition or game.field.scenario.rules.ammunition[game.field.units[unit].side])


def is_at_stake(game: Setting, state: GbacwState, shot: Shot, round: int) -> bool:
    """C10.41.h, RN10.41.2: can this die cost anybody ammunition?"""
    return bool(shot.spencer and round) or any(counts_for(game, state, part.unit) for part in shot.parts)


def use(play: Play, unit: Unit, sections: Iterable[int], natural: int) -> None:
    """C10.69.a to C10.69.c, C10.91.a, C10.91.b: on a natural five ammunition is Low, and Out if it was Low. For units
    that are no battery the section is 0; C10.91.e, C8.44.r: the whole unit, wherever it stands."""
    if natural != LOW_DIE or not counts_for(play.game, play.state, unit):
        return
    levels = play.state.ammunition[unit]
    rule = "C10.69.a" if query.is_artillery(play.game, unit) else "C10.91.a"
    _set(play, unit, {section: min(levels[section] + 1, OUT) for section in sections}, rule)


def _set(play: Play, unit: Unit, wanted: dict[int, int], rule: str) -> None:
    levels = list(play.state.ammunition[unit])
    changed: dict[int, list[int]] = {}
    for section, level in wanted.items():
        if levels[section] != level:
            levels[section] = level
            changed.setdefault(level, []).append(section + 1)
    play.state.ammunition[unit] = tuple(levels)
    for level, sections in changed.items():
        whole = len(sections) == len(levels)
        play.tell("ammunition_changed", rule, unit=unit, sections=[*sections], whole=whole, level=AMMUNITION[level])


def settle(play: Play, shots: Sequence[Shot], dice: Sequence[tuple[int, int, int]]) -> None:
    """C10.69.d, C10.91.c, C14.33.b: after an exchange, unit by unit in the order in which they fired. A unit suffers
    once, however many of its dice were fives."""
    for unit in dict.fromkeys(part.unit for shot in shots for part in shot.parts):
        rows = [(shots[number], round, die) for number, round, die in dice if _has(shots[number], unit)]
        if query.is_artillery(play.game, unit):
            _settle_guns(play, unit, rows)
        elif any(shot.spencer and round and die == LOW_DIE for shot, round, die in rows):
            _set(play, unit, {0: OUT}, "C14.33.a")
        elif any(die == LOW_DIE for _, _, die in rows):
            use(play, unit, (0,), LOW_DIE)


def _has(shot: Shot, unit: Unit) -> bool:
    return any(part.unit == unit for part in shot.parts)


def _settle_guns(play: Play, unit: Unit, rows: Sequence[tuple[Shot, int, int]]) -> None:
    """C10.68.d: Rapid Fire's nought or five empties the smooth bores; C10.69.a, RN10.69.1: a five makes all others Low;
    C10.65.c: of a battery that fired section by section at one hex, all sections that fired at it."""
    aimed: dict[int, int] = {}
    for shot, _, _ in rows:
        for part in shot.parts:
            if part.unit == unit:
                aimed[shot.target] = aimed.get(shot.target, 0) | part.sections
    empty = low = 0
    smooth = rapid_sections(play.game, unit)
    for shot, round, die in rows:
        if shot.rapid and die in RAPID_DICE:
            empty |= aimed[shot.target] & smooth
        if die == LOW_DIE and not round:
            low |= aimed[shot.target]
    _set(play, unit, dict.fromkeys(members(empty), OUT), "C10.68.d")
    use(play, unit, members(low & ~empty), LOW_DIE)


def improve(play: Play, unit: Unit, sections: Iterable[int], rule: str = "C10.92.a") -> None:
    """C10.92.a: one step better: Out becomes Low, Low is over."""
    levels = play.state.ammunition[unit]
    _set(play, unit, {section: max(FULL, levels[section] - 1) for section in sections}, rule)


def refill(play: Play, unit: Unit, rule: str = "C10.94.a") -> None:
    """C10.94.a: dismounted cavalry that mounts has all its ammunition again."""
    _set(play, unit, dict.fromkeys(range(len(play.state.ammunition[unit])), FULL), rule)
