"""13.1 to 13.3 Combat effectiveness of brigades and divisions (IV.C). States of units are in ``results``."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caracole.systems.gbacw.rules import query
from caracole.systems.gbacw.rules.components.numbers import Unit, each_unit
from caracole.systems.gbacw.rules.components.printed import INDEPENDENT
from caracole.systems.gbacw.rules.flow import FLOW, Play
from caracole.systems.gbacw.rules.sequence.sequence import Turn, next_turn_step
from caracole.systems.gbacw.rules.state import ELIMINATED, NOT_ARRIVED, ROUTED, GbacwState

if TYPE_CHECKING:
    from caracole.systems.gbacw.rules.setting import Setting


def regiments(game: Setting, state: GbacwState, brigade: int) -> list[Unit]:
    """C13.21.a, C13.24.a: the units that count: no artillery, and nobody who is still to arrive."""
    return [
        unit
        for unit in each_unit(state.members[brigade])
        if not query.is_artillery(game, unit) and state.hex_of[unit] != NOT_ARRIVED
    ]


def is_spent(game: Setting, state: GbacwState, brigade: int) -> bool:
    """C13.21.a: all regiments are eliminated, Collapsed, Disordered (Blown too) or Routed; C13.21.b: or more than half
    of them are eliminated, Collapsed or Routed. C13.24.a: artillery brigades never are."""
    units = regiments(game, state, brigade)
    if not units or game.field.brigades[brigade].kind in ("artillery", INDEPENDENT):
        return False
    gone = [u for u in units if state.hex_of[u] in (ELIMINATED, ROUTED) or query.is_collapsed(state, u)]
    shaken = [u for u in units if u in gone or query.is_disordered(state, u)]
    return len(shaken) == len(units) or 2 * len(gone) > len(units)


def counted_brigades(game: Setting, state: GbacwState, division: int) -> list[int]:
    """C13.31.a: the brigades of a division that count for it, with regiments in the game."""
    return [
        brigade
        for brigade in game.field.brigades_of[division]
        if game.field.brigades[brigade].kind not in ("artillery", INDEPENDENT) and regiments(game, state, brigade)
    ]


@FLOW.auto("turn.effectiveness")
def judge_commands(play: Play, frame: Turn) -> None:
    """C13.22.a: in IV.C alone markers are placed and taken off; brigades first, then divisions. C13.31.a: a division is
    Combat Ineffective if more than half of its brigades are. C13.33.a, RN13.33.1: with exactly half nothing changes."""
    next_turn_step(play, frame)
    game, state = play.game, play.state
    for brigade in range(len(play.field.brigades)):
        spent, was = is_spent(game, state, brigade), query.is_ineffective(state, brigade)
        if spent != was:
            state.ineffective_brigades ^= 1 << brigade
            kind = "brigade_ineffective" if spent else "brigade_effective"
            play.tell(kind, "C13.22.a", brigade=brigade)
    for division in range(len(play.field.divisions)):
        brigades = counted_brigades(game, state, division)
        spent_brigades = sum(1 for brigade in brigades if query.is_ineffective(state, brigade))
        was = query.is_division_ineffective(state, division)
        if 2 * spent_brigades > len(brigades) and not was:
            state.ineffective_divisions |= 1 << division
            play.tell("division_ineffective", "C13.31.a", division=division)
        elif 2 * spent_brigades < len(brigades) and was:
            state.ineffective_divisions &= ~(1 << division)
            play.tell("division_effective", "C13.33.a", division=division)
