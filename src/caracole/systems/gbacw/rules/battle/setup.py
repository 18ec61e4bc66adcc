"""The starting state of a scenario."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caracole.kernel import Dice, Emit
from caracole.kernel.bits import mask_of
from caracole.systems.gbacw.rules import amendments, query
from caracole.systems.gbacw.rules.components.numbers import Hex, Unit
from caracole.systems.gbacw.rules.components.printed import ADVANCE, BY_CORPS, CAVALRY, MARCH, clock
from caracole.systems.gbacw.rules.flow import FLOW, Play
from caracole.systems.gbacw.rules.sequence.sequence import TURN, Turn
from caracole.systems.gbacw.rules.sequence.standing import none_given
from caracole.systems.gbacw.rules.state import (
    FULL,
    NOT_ARRIVED,
    NOT_REFUSED,
    ORDINARY,
    BrigadeMark,
    GbacwState,
    Mark,
    Tally,
)

if TYPE_CHECKING:
    from caracole.systems.gbacw.rules.setting import Setting


def empty_state(game: Setting) -> GbacwState:
    """The board before anything is put on it."""
    field = game.field
    units, brigades, leaders = len(field.units), len(field.brigades), len(field.leaders)
    state = GbacwState()
    state.turn = 1
    state.initiative = state.last_initiative = state.phasing = -1
    state.active = state.out_of_command = state.brigades_out = state.divisions_out = state.far_commanders = 0
    state.efficiency = (0,) * (len(field.corps) if field.scenario.command_level == BY_CORPS else len(field.divisions))
    state.allotted = (0,) * len(field.divisions)
    state.pool = [0] * len(field.names["marker"])
    state.drawn = ()
    state.hex_of = [NOT_ARRIVED] * units
    nowhere_else: tuple[Hex, ...] = ()
    nobody: tuple[Unit, ...] = ()
    state.extension = [nowhere_else] * units
    state.at = [nobody] * field.grid.size
    state.occupied = [0, 0]
    state.facing = [0] * units
    state.formation = [ORDINARY] * units
    state.refused = [NOT_REFUSED] * units
    state.strength = [unit.strength for unit in field.units]
    state.guns = [tuple(guns for _, guns in unit.sections) for unit in field.units]
    state.section_order = [tuple(range(len(unit.sections))) for unit in field.units]
    state.ammunition = [(FULL,) * max(1, len(unit.sections)) for unit in field.units]
    state.orders = [ADVANCE] * units  # C6.11.b
    state.brigade_of = [unit.brigade for unit in field.units]
    state.assigned = [-1] * units
    state.disordered = state.collapsed = state.blown = 0
    state.mounted = mask_of(n for n, unit in enumerate(field.units) if unit.arm == CAVALRY)
    state.abandoned = [0, 0]
    state.leader_hex = [NOT_ARRIVED] * leaders
    state.leaders_replaced = state.leaders_moved = state.leaders_killed = 0
    state.members = list(field.of_brigade)
    state.brigade_orders = [ADVANCE] * brigades
    state.reserve = 0
    state.fatigue = [brigade.fatigue for brigade in field.brigades]
    state.ineffective_brigades = state.ineffective_divisions = 0
    state.entrenchments = field.scenario.entrenchments
    state.works = ()
    state.controlled = [mask_of(hexes) for hexes in field.scenario.control]
    state.groups_in = (-1,) * len(field.scenario.reinforcements)
    state.marks = [0] * _marks(game)
    state.brigade_marks = [0] * len(BrigadeMark)
    state.tallies = [[0] * brigades for _ in Tally]
    state.notes = state.turn_notes = ()
    state.standing = (none_given(), none_given())
    state.result = None
    state.stack = []
    return state


def _marks(game: Setting) -> int:
    """How many marks there are: those that a battle does not need, or did not have under older rules, have no place."""
    if game.field.scenario.rules.ambushes:
        return len(Mark)
    return Mark.DISCOVERED if amendments.blown_cavalry_remembers_every_assault(game) else Mark.FOUGHT_BLOWN


def set_up(game: Setting, dice: Dice, emit: Emit | None) -> GbacwState:
    """C6.17.a: units, leaders and orders as the sheet says; then the first turn begins."""
    state = empty_state(game)
    play = Play(game, state, dice, emit)
    held = [*state.controlled]
    for row in game.field.scenario.set_up:
        query.put_unit(game, state, row.unit, row.hex, place=len(state.at[row.hex]))
        state.facing[row.unit] = row.facing
        state.orders[row.unit] = row.orders
    # Standing somewhere at the start does not make it one's own: the sheet says who holds what.
    state.controlled = held
    for leader, where in game.field.scenario.leaders:
        state.leader_hex[leader] = where
    for brigade in range(len(game.field.brigades)):
        state.brigade_orders[brigade] = brigade_order(state, brigade)
    begin(game, state)
    scenario = game.field.scenario
    play.tell("game_began", "C3.0.a", turn=state.turn, time=clock(scenario.turns[0], scenario.rules))
    FLOW.run(play, state.stack)
    return state


def brigade_order(state: GbacwState, brigade: int) -> int:
    """C6.11.a: the order of a brigade at the start: March if its units march, else the highest they have."""
    found = [order for order, home in zip(state.orders, state.brigade_of, strict=True) if home == brigade]
    return MARCH if found and all(order == MARCH for order in found) else max(found, default=ADVANCE)


def begin(game: Setting, state: GbacwState) -> None:
    """The stack of a game that starts."""
    state.stack.append(Turn(TURN[0]))
