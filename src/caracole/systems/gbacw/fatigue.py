"""17 Fatigue, and the quiet of a brigade (13.45): what its units did in a turn."""

from __future__ import annotations

from caracole.systems.gbacw import query
from caracole.systems.gbacw.flow import Play
from caracole.systems.gbacw.printed import ATTACK
from caracole.systems.gbacw.state import Mark

MOVE, FIRE, ASSAULT, REACTION_MOVE, BUILD, TARGETED = "move", "fire", "assault", "reaction_move", "build", "targeted"
RALLY, RESUPPLY, TURN = "rally", "resupply", "turn"
DISTURBS = (MOVE, FIRE, ASSAULT, REACTION_MOVE, BUILD, TARGETED)
"""C13.45.a1 to C13.45.a6: what breaks a brigade's quiet."""
TIRES = (MOVE, FIRE, ASSAULT)
"""C17.22.c: what makes an activation count; rallying, resupply, free turns and engineering do not."""
NOTE, ASSAULTED = "activity", "assaulted"


def note_activity(play: Play, unit: int, kind: str) -> None:
    """A unit did or suffered something: ``move`` (any MP spent), ``fire`` (phasing), ``assault`` (declared),
    ``reaction_move``, ``build``, ``targeted``; ``rally``, ``resupply`` and ``turn`` (free) may be told and change
    nothing."""
    state = play.state
    if kind in DISTURBS:
        query.mark(state, Mark.DISTURBED, unit)
    brigade = state.brigade_of[unit]
    if kind in TIRES and not query.is_artillery(play.game, unit) and play.field.units[unit].side == state.phasing:
        row = (brigade, query.orders(play.game, state, unit) == ATTACK)
        if row not in query.notes(state, NOTE):
            query.note(state, NOTE, *row)


def note_assault(play: Play, brigade: int) -> None:
    """C17.22.h: a unit of this brigade took part in a Step 6b of the present Action Phase, on either side."""
    if (brigade,) not in query.notes(play.state, ASSAULTED):
        query.note(play.state, ASSAULTED, brigade)
