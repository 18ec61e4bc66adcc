"""9.7 Questions about the schedule of reinforcements: who is still to come, by which entry, with how many activations.

``reinforcements`` orders them in and lets them enter. A group is due from its turn on, once it was ordered in (II.D).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from caracole.systems.gbacw.rules import query
from caracole.systems.gbacw.rules.components.numbers import Hex, Unit, each_unit
from caracole.systems.gbacw.rules.components.printed import MARCH, Reinforcement
from caracole.systems.gbacw.rules.state import NOT_ARRIVED, GbacwState

if TYPE_CHECKING:
    from caracole.systems.gbacw.rules.setting import Setting

UNDECIDED: Final = -1
NEVER: Final = -2
"""What ``state.groups_in`` says of a group in place of an entry."""

ACTIVATED: Final = "activated"
FINISHED: Final = "finished_march"
"""Rows of ``turn_notes``: (activated, unit, equivalents) in its entry turn; (finished_march, unit) by 9.71."""


def group_of(game: Setting, state: GbacwState, unit: Unit) -> int:
    """The group with which a unit comes or came in; -1 for none."""
    for number, group in enumerate(game.field.scenario.reinforcements):
        if state.groups_in[number] >= 0 and unit in group.units:
            return number
    return -1


def is_coming(game: Setting, state: GbacwState, unit: Unit) -> bool:
    """C9.71.a: may enter from now on, and has not yet done so."""
    if state.hex_of[unit] != NOT_ARRIVED:
        return False
    number = group_of(game, state, unit)
    return number >= 0 and state.turn >= game.field.scenario.reinforcements[number].turn


def group_of_leader(game: Setting, state: GbacwState, leader: int) -> int:
    """The group with which a leader comes in now; -1 for none."""
    if state.leader_hex[leader] == NOT_ARRIVED:
        for number, group in enumerate(game.field.scenario.reinforcements):
            if state.groups_in[number] >= 0 and leader in group.leaders and state.turn >= group.turn:
                return number
    return -1


def has_shown_itself(state: GbacwState, group: Reinforcement) -> bool:
    """Has anybody of the group come in, so that its entry is no secret any more?"""
    places = (*(state.hex_of[unit] for unit in group.units), *(state.leader_hex[leader] for leader in group.leaders))
    return any(where != NOT_ARRIVED for where in places)


def is_present(game: Setting, state: GbacwState, unit: Unit) -> bool:
    """On the map, or about to enter it."""
    return state.hex_of[unit] >= 0 or is_coming(game, state, unit)


def marches(game: Setting, state: GbacwState, unit: Unit) -> bool:
    """Present and under March Orders (C5.31.c, C5.35.b)."""
    return query.orders(game, state, unit) == MARCH and is_present(game, state, unit)


def due(game: Setting, state: GbacwState) -> list[Reinforcement]:
    """9.7: the groups that come this turn, or came earlier and have units waiting at the edge. (II.B asks before they
    are ordered in.)"""
    rows = game.field.scenario.reinforcements
    return [
        group
        for number, group in enumerate(rows)
        if group.turn <= state.turn
        and state.groups_in[number] != NEVER
        and any(state.hex_of[unit] == NOT_ARRIVED for unit in group.units)
    ]


def are_at_hand(game: Setting, state: GbacwState, brigades: Iterable[int]) -> bool:
    """C5.21.b: have these brigades units on the map, or due to enter this turn?"""
    units = {unit for brigade in brigades for unit in each_unit(state.members[brigade])}
    if any(state.hex_of[unit] >= 0 for unit in units):
        return True
    return any(state.hex_of[unit] == NOT_ARRIVED and unit in units for row in due(game, state) for unit in row.units)


def leads_in(game: Setting, state: GbacwState, leader: int, brigades: Iterable[int]) -> bool:
    """C9.71.d: does a leader who is off the map apply his ratings to these brigades? If they come in this turn by the
    entries by which he does, and the battle does not fix their activations; C9.71.e: not if any of them is on the
    map."""
    groups = [row for row in due(game, state) if leader in row.leaders]
    if not groups or state.leader_hex[leader] != NOT_ARRIVED:
        return False
    units = {unit for brigade in brigades for unit in each_unit(state.members[brigade])}
    coming = [row for row in due(game, state) if any(unit in units for unit in row.units)]
    if not coming or any(state.hex_of[unit] >= 0 for unit in units):
        return False
    entries = {entry for row in groups for entry in row.entries}
    return all(row.activations is None and entries.intersection(row.entries) for row in coming)


def activations_left(game: Setting, state: GbacwState, unit: Unit) -> int | None:
    """C5.28.d, C9.74.a: how often (in March: how many equivalents) a reinforcement may still act in the turn in which
    it comes in; None where the schedule sets no limit."""
    used = [row[2] for row in state.turn_notes if row[:2] == (ACTIVATED, unit)]
    if not used and state.hex_of[unit] != NOT_ARRIVED:
        return None
    number = group_of(game, state, unit)
    limit = game.field.scenario.reinforcements[number].activations if number >= 0 else None
    return None if limit is None else max(0, limit - sum(used))


def note_activation(game: Setting, state: GbacwState, unit: Unit, equivalents: int) -> None:
    """Count an activation of a unit that comes in this turn."""
    if activations_left(game, state, unit) is not None:
        state.turn_notes = (*state.turn_notes, (ACTIVATED, unit, equivalents))


def has_finished_march(state: GbacwState, unit: Unit) -> bool:
    """C9.71.g: it marched in and took its brigade's orders: that was its turn."""
    return (FINISHED, unit) in state.turn_notes


def has_other_way(game: Setting, number: int) -> bool:
    """May another group come in place of this one, or is it such a group?"""
    rows = game.field.scenario.reinforcements
    return rows[number].instead_of >= 0 or any(other.instead_of == number for other in rows)


def is_kept_for_enemy(game: Setting, state: GbacwState, side: int, where: Hex) -> bool:
    """C9.72.d: an entry hex of the other side to which somebody is still to come, who could not yet have entered. One
    could have, once the turn is past. Which entry was chosen is not known before somebody comes in by it."""
    scenario = game.field.scenario
    return any(
        group.side != side
        and group.turn >= state.turn
        and any(scenario.entries[entry].hex == where for entry in group.entries)
        and any(scenario.entries[entry].hex == where for entry in _expected_at(game, state, number))
        for number, group in enumerate(scenario.reinforcements)
    )


def _expected_at(game: Setting, state: GbacwState, number: int) -> tuple[int, ...]:
    """The entries by which, for all that the other side knows, somebody of a group is still to come."""
    group, chosen = game.field.scenario.reinforcements[number], state.groups_in[number]
    waiting = sum(state.hex_of[unit] == NOT_ARRIVED for unit in group.units)
    if not waiting:
        return ()
    if waiting < len(group.units):
        return (chosen,) if chosen >= 0 else ()
    return () if chosen == NEVER and not has_other_way(game, number) else group.entries
