"""17 Fatigue: what units do in a turn, as it is told, and rest (17.4). How brigades tire by it is ``gaining_fatigue``,
how it weighs on rolls ``cohesion.fatigue_modifier``; quiet brigades (13.45) are ``quiet_brigades``."""

from __future__ import annotations

from typing import Final

from caracole.systems.gbacw.rules import query
from caracole.systems.gbacw.rules.components.numbers import Unit
from caracole.systems.gbacw.rules.components.printed import ATTACK
from caracole.systems.gbacw.rules.flow import Play
from caracole.systems.gbacw.rules.state import NO_FATIGUE, Mark

MOVE: Final = "move"
FIRE: Final = "fire"
ASSAULT: Final = "assault"
REACTION_MOVE: Final = "reaction_move"
BUILD: Final = "build"
TARGETED: Final = "targeted"
RESUPPLY: Final = "resupply"
TURN: Final = "turn"
DISTURBS: Final = (MOVE, FIRE, ASSAULT, REACTION_MOVE, BUILD, TARGETED)
"""C13.45.a1, C13.45.a2, C13.45.a3, C13.45.a4, C13.45.a5, C13.45.a6: what breaks a brigade's quiet. C13.45.c, C17.42.b:
turning without cost and Reaction facing or Refusal do not."""
TIRES: Final = (MOVE, FIRE, ASSAULT)
"""C17.22.c, C17.22.f, C6.23.e: what makes an activation count, also one that Stays; rallying, resupply, free turns and
engineering do not. C17.22.e: nor do leaders on the move or the retreat of a Cautious leader's brigade."""
ACTIVITY: Final = "activity"
ASSAULTED: Final = "assaulted"
MARCHED: Final = "marched"
"""Notes: (brigade, under Attack Orders); (brigade,); (unit, half points spent, left the road)."""


# --- what is told ----------------------------------------------------------------------------------------------------


def note_activity(play: Play, unit: Unit, kind: str) -> None:
    """A unit did or suffered something: ``move`` (any MP spent), ``fire`` (phasing), ``assault`` (declared),
    ``reaction_move``, ``build``, ``targeted``; ``rally``, ``resupply`` and ``turn`` (free) may be told and change
    nothing. C17.22.b: what artillery alone does tires nobody; units out of command count like others."""
    state = play.state
    if kind in DISTURBS:
        query.mark(state, Mark.DISTURBED, unit)
    if kind in TIRES and not query.is_artillery(play.game, unit) and play.field.units[unit].side == state.phasing:
        row = (state.brigade_of[unit], query.orders(play.game, state, unit) == ATTACK)
        if row not in query.notes(state, ACTIVITY):
            query.note(state, ACTIVITY, *row)


def note_assault(play: Play, brigade: int) -> None:
    """C17.22.h, C11.45.b: a unit of this brigade took part in a Step 6b of the present Action Phase, on either side;
    C17.22.i, C17.23.b: it counts once in a phase, however often and on whichever side."""
    if (brigade,) not in query.notes(play.state, ASSAULTED):
        query.note(play.state, ASSAULTED, brigade)


# --- 17.4 losing -----------------------------------------------------------------------------------------------------


def rest(play: Play, brigade: int, levels: int, rule: str) -> None:
    """C17.41.a, C17.42.a: so many levels less, down to no marker at all."""
    state = play.state
    if not play.rules.fatigue or state.fatigue[brigade] == NO_FATIGUE:
        return
    state.fatigue[brigade] = max(NO_FATIGUE, state.fatigue[brigade] - levels)
    play.tell("fatigue_lost", rule, brigade=brigade, level=state.fatigue[brigade])
