"""K14 Which of the counters out of sight lies under which unknown marker, as somebody who sees none of them imagines.

A *place* is what the other side sees of a unit it cannot tell: its hexes, how it faces, its place in the stacks. The
units are taken from their places and dealt to them anew, stacks and lines first, since they do not suit everybody.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from random import Random
from typing import TYPE_CHECKING, Final, NamedTuple

from caracole.systems.gbacw.rules import query
from caracole.systems.gbacw.rules.components.numbers import Hex, Unit
from caracole.systems.gbacw.rules.components.printed import ADVANCE, MARCH
from caracole.systems.gbacw.rules.extension.extension import may_be_in_line, most_extensions
from caracole.systems.gbacw.rules.stacking.stacking import why_not_stack
from caracole.systems.gbacw.rules.state import LINE, GbacwState, Mark

if TYPE_CHECKING:
    from caracole.systems.gbacw.rules.setting import Setting

TRIES: Final = 12
"""Deals that are tried until all stacks are lawful; the last one is taken as it is."""


class Place(NamedTuple):
    """What is seen of a unit that cannot be told from others. ``ranks`` are its places from the top in its hexes, and
    ``works`` the rows of ``state.works`` that somebody builds there."""

    side: int
    hexes: tuple[Hex, ...]
    ranks: tuple[int, ...]
    facing: int
    refused: int
    formation: int
    works: tuple[int, ...]


def deal(game: Setting, after: GbacwState, free: list[Unit], rng: Random) -> None:
    """Put these units under each other's markers."""
    places = sorted(_place(game, after, unit) for unit in free)
    places.sort(key=lambda place: (-len(place.hexes), -max(len(after.at[where]) for where in place.hexes)))
    others = {
        where: tuple(unit for unit in query.stack(after, where) if unit not in free)
        for place in places
        for where in place.hexes
    }
    chosen: list[Unit] = []
    is_lawful, tries = False, 0
    while not is_lawful and tries < TRIES:
        chosen, is_lawful = _choose(game, after, places, others, rng.sample(free, len(free)))
        tries += 1
    for place, unit in zip(places, chosen, strict=True):
        _put(after, place, unit)


def _place(game: Setting, after: GbacwState, unit: Unit) -> Place:
    hexes = query.hexes_of(after, unit)
    return Place(
        game.field.units[unit].side,
        hexes,
        tuple(after.at[where].index(unit) for where in hexes),
        after.facing[unit],
        after.refused[unit],
        after.formation[unit],
        tuple(number for number, row in enumerate(after.works) if row[2] == unit),
    )


def _choose(
    game: Setting, after: GbacwState, places: list[Place], others: Mapping[Hex, tuple[Unit, ...]], units: list[Unit]
) -> tuple[list[Unit], bool]:
    """A unit for each place, the first that suits it or else the likeliest; and may everybody stand where he is?"""
    chosen: list[Unit] = []
    is_lawful = True
    stacks = dict(others)
    for place in places:
        ours = [unit for unit in units if unit not in chosen and game.field.units[unit].side == place.side]
        unit = next((unit for unit in ours if _suits(game, after, place, unit, stacks)), None)
        if unit is None:
            unit, is_lawful = max(ours, key=partial(_likeliness, game, after, place)), False
        _draw_up(after, place, unit)
        chosen.append(unit)
        stacks.update({where: (*stacks[where], unit) for where in place.hexes})
    return chosen, is_lawful


def _suits(game: Setting, after: GbacwState, place: Place, unit: Unit, stacks: Mapping[Hex, tuple[Unit, ...]]) -> bool:
    """May the unit stand there, with those who are there already?"""
    if place.formation == LINE and not may_be_in_line(game, unit):
        return False
    if len(place.hexes) - 1 > most_extensions(game, after, unit):
        return False
    _draw_up(after, place, unit)
    return all(
        not stacks[where] or why_not_stack(game, after, (*stacks[where], unit), where) is None for where in place.hexes
    )


def _likeliness(game: Setting, after: GbacwState, place: Place, unit: Unit) -> tuple[bool, int]:
    """Where nobody suits: in several hexes stands whoever could if he were stronger, the strongest of them."""
    return may_be_in_line(game, unit), after.strength[unit] if len(place.hexes) > 1 else 0


def _draw_up(after: GbacwState, place: Place, unit: Unit) -> None:
    """In the formation of the place, and in March if it faces so (C7.11.a)."""
    after.formation[unit] = place.formation
    after.orders[unit] = ADVANCE if query.may_face(ADVANCE, place.facing) else MARCH


def _put(after: GbacwState, place: Place, unit: Unit) -> None:
    """The unit is there, and does what is done there."""
    _draw_up(after, place, unit)
    after.hex_of[unit], after.extension[unit] = place.hexes[0], place.hexes[1:]
    after.facing[unit], after.refused[unit] = place.facing, place.refused
    for where, rank in zip(place.hexes, place.ranks, strict=True):
        row = list(after.at[where])
        row[rank] = unit
        after.at[where] = tuple(row)
    for number in place.works:
        works = list(after.works)
        works[number] = (*works[number][:2], unit, works[number][3])
        after.works = tuple(works)
        after.marks[Mark.BUILDING] |= 1 << unit
