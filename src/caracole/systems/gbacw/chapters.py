"""The chapters of the rulebook: importing them registers their steps, offers and moments. One line for each."""

from __future__ import annotations

from caracole.systems.gbacw import (
    abandoned,  # 12.8
    action_phase,  # 3.0 III.C.3
    activation,  # 5.13, 5.26 to 5.36
    advance,  # 12.6
    aftermath,  # 12.2 to 12.5
    among_guns,  # 8.23
    artillery_proximity,  # 9.55
    assault_result,  # 8.36, 12 in assault
    battle,  # 1.0, K4, K5
    casualties,  # 12.7
    cavalry,  # 14.2
    column,  # 8.5
    command,  # 4
    construction,  # 15
    coordination,  # 5.34
    division_orders,  # 4.32, 6.12
    effectiveness,  # 13.2, 13.3
    efficiency,  # 5.2
    extension,  # 8.4
    facing,  # 7.1
    fire,  # 10, 14.3
    gates,  # 5.34, 6.23: what bars a unit from spending MP
    giving_way,  # 9.63
    going_along,  # 12.72
    initiative,  # 5.1
    leader_movement,  # 9.3
    lines,  # 8.4
    loose_rein,  # 6.24
    movement,  # 9.1, 9.2
    orders,  # 6.1
    orders_change,  # 6.2
    passing,  # 8.22, 8.23
    quiet,  # 13.45
    rally,  # 13.4
    reaction,  # 9.61, 9.62
    refusing,  # 7.3
    reinforcements,  # 9.7
    replacements,  # 12.74 to 12.76
    reserve,  # 6.3
    rout_recovery,  # 13.5
    sequence,  # 3
    stack_moves,  # 8.21, 8.24
    stepping,  # 9.1: one hex after another
    stragglers,  # 16.2
    tiring,  # 17
    transfer,  # 5.4
    turning,  # 7.2, 7.3
    withdrawal,  # 9.54
    wraparound,  # 8.48, 8.49
)
from caracole.systems.gbacw.assault import after, continued  # 11

CHAPTERS = (
    sequence,
    action_phase,
    command,
    initiative,
    efficiency,
    transfer,
    activation,
    coordination,
    battle,
    orders,
    division_orders,
    orders_change,
    loose_rein,
    reserve,
    gates,
    facing,
    refusing,
    extension,
    passing,
    movement,
    stepping,
    turning,
    stack_moves,
    among_guns,
    lines,
    column,
    wraparound,
    artillery_proximity,
    leader_movement,
    reinforcements,
    construction,
    aftermath,
    assault_result,
    casualties,
    going_along,
    advance,
    fire,
    continued,
    after,
    abandoned,
    cavalry,
    effectiveness,
    tiring,
    quiet,
    rally,
    replacements,
    rout_recovery,
    stragglers,
    withdrawal,
    reaction,
    giving_way,
)


def all_steps() -> int:
    """How many chapters there are; calling it makes sure that they are imported."""
    return len(CHAPTERS)
