"""The chapters of the rulebook: importing them registers their steps, offers and moments.

A list of actions names the offers of its chapters in the order of the lines below, and whoever plays at random
goes by it: a new line goes to the end. Every module stands after those that it needs itself.
"""

# ruff: noqa: I001 (the order counts)

from __future__ import annotations

from typing import Final

from caracole.systems.gbacw.rules.results import chain
from caracole.systems.gbacw.rules.sequence import sequence  # 3
from caracole.systems.gbacw.rules.command import command  # 4
from caracole.systems.gbacw.rules.results import results  # 12.1 to 12.3
from caracole.systems.gbacw.rules.results import abandoned_guns  # 12.8
from caracole.systems.gbacw.rules.activation import initiative  # 5.1
from caracole.systems.gbacw.rules.activation import efficiency  # 5.2
from caracole.systems.gbacw.rules.activation import activation  # 5.13, 5.26 to 5.36
from caracole.systems.gbacw.rules.extension import extension  # 8.4, 8.5
from caracole.systems.gbacw.rules.battle import battle
from caracole.systems.gbacw.rules.facing import refusing  # 7.3
from caracole.systems.gbacw.rules.movement import movement  # 9.1, 9.2
from caracole.systems.gbacw.rules.sequence import action_phase  # 3.0 III.C.3
from caracole.systems.gbacw.rules.results import leaders_going_along  # 12.72
from caracole.systems.gbacw.rules.stacking import passing  # 8.22, 8.23
from caracole.systems.gbacw.rules.results import advance  # 12.6
from caracole.systems.gbacw.rules.results import replacements  # 12.74 to 12.76
from caracole.systems.gbacw.rules.results import leader_casualties  # 12.71
from caracole.systems.gbacw.rules.stacking import among_guns  # 8.23
from caracole.systems.gbacw.rules.results import retreat  # 12.4
from caracole.systems.gbacw.rules.results import aftermath
from caracole.systems.gbacw.rules.movement import artillery_proximity  # 9.55
from caracole.systems.gbacw.rules.results import assault_result  # 8.36, 11.45, 12.2 to 12.5
from caracole.systems.gbacw.rules.facing import facing  # 7.1
from caracole.systems.gbacw.rules.orders import orders  # 6.1
from caracole.systems.gbacw.rules.orders import division_orders  # 6.12
from caracole.systems.gbacw.rules.movement import stepping  # 9.1
from caracole.systems.gbacw.rules.facing import turning  # 7.2, 7.3
from caracole.systems.gbacw.rules.orders import restrained_actions
from caracole.systems.gbacw.rules.orders import loose_rein  # 6.24
from caracole.systems.gbacw.rules.orders import orders_change  # 6.2
from caracole.systems.gbacw.rules.recovery import rout_recovery  # 13.5
from caracole.systems.gbacw.rules.recovery import rally  # 13.4
from caracole.systems.gbacw.rules.orders import reserve  # 6.3
from caracole.systems.gbacw.rules.fire import exchange  # 10.17, 10.42
from caracole.systems.gbacw.rules.fire import declare  # 10.3
from caracole.systems.gbacw.rules.fire import resupply  # 10.92 to 10.94
from caracole.systems.gbacw.rules.extension import lines  # 8.4
from caracole.systems.gbacw.rules.fire import nonphasing  # 10.4
from caracole.systems.gbacw.rules.movement import mounting  # 14.21, 14.22
from caracole.systems.gbacw.rules.extension import column  # 8.5
from caracole.systems.gbacw.rules.movement import construction  # 15
from caracole.systems.gbacw.rules.activation import coordination  # 5.34
from caracole.systems.gbacw.rules.recovery import effectiveness  # 13.1 to 13.3
from caracole.systems.gbacw.rules.movement import withdrawal  # 9.54
from caracole.systems.gbacw.rules.reaction import reaction_movement  # 9.63
from caracole.systems.gbacw.rules.movement import leader_movement  # 9.3
from caracole.systems.gbacw.rules.recovery import quiet_brigades  # 13.45, 17.42
from caracole.systems.gbacw.rules.reaction import reaction_facing  # 9.61, 9.62
from caracole.systems.gbacw.rules.reinforcements import reinforcements  # 9.7
from caracole.systems.gbacw.rules.stacking import stack_moves  # 8.21, 8.23, 8.24
from caracole.systems.gbacw.rules.recovery import gaining_fatigue  # 17.2
from caracole.systems.gbacw.rules.activation import transfer  # 5.4
from caracole.systems.gbacw.rules.extension import wraparound  # 8.48, 8.49
from caracole.systems.gbacw.rules.assault import charge  # 11.5
from caracole.systems.gbacw.rules.assault import targets  # 11.1, 11.2, 11.31, 11.32
from caracole.systems.gbacw.rules.assault import countercharge  # 11.56
from caracole.systems.gbacw.rules.assault import before  # 11.33 to 11.38
from caracole.systems.gbacw.rules.assault import resolve  # 11.1, 11.41, 11.45, 11.46
from caracole.systems.gbacw.rules.assault import after  # 11.48, 11.58, 11.59
from caracole.systems.gbacw.rules.assault import continued  # 11.46, 11.47
from caracole.systems.gbacw.rules.battle import fortunes  # 18

CHAPTERS: Final = (
    chain,
    sequence,
    command,
    results,
    abandoned_guns,
    initiative,
    efficiency,
    activation,
    extension,
    battle,
    refusing,
    movement,
    action_phase,
    leaders_going_along,
    passing,
    advance,
    replacements,
    leader_casualties,
    among_guns,
    retreat,
    aftermath,
    artillery_proximity,
    assault_result,
    facing,
    orders,
    division_orders,
    stepping,
    turning,
    restrained_actions,
    loose_rein,
    orders_change,
    rout_recovery,
    rally,
    reserve,
    exchange,
    declare,
    resupply,
    lines,
    nonphasing,
    mounting,
    column,
    construction,
    coordination,
    effectiveness,
    withdrawal,
    reaction_movement,
    leader_movement,
    quiet_brigades,
    reaction_facing,
    reinforcements,
    stack_moves,
    gaining_fatigue,
    transfer,
    wraparound,
    charge,
    targets,
    countercharge,
    before,
    resolve,
    after,
    continued,
    fortunes,
)


def all_steps() -> int:
    """How many chapters there are; calling it makes sure that they are imported."""
    return len(CHAPTERS)
