"""Piccole Guerre from above, to scale: the table, its terrain, the bases with their figures, zones and arcs.

look.toml, look   colours, sizes, and the table on the sheet
ground            terrain and camps
troops            bases and figures
marks             zones of control, arcs, ways gone and shots
sheet             the whole, with its panel
campaign          the map of a campaign
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from caracole.kernel import Event
from caracole.systems.piccole.battle.rules.game import Battle
from caracole.systems.piccole.drawing import campaign
from caracole.systems.piccole.drawing.sheet import draw

__all__ = ["draw", "picture"]


def picture(game: Any, state: Any, *, events: Sequence[Event] = (), language: str = "en") -> str:
    """SVG of a position of a battle, or of a campaign where it stands."""
    view = game.view(state, None)
    if not isinstance(game, Battle):
        return campaign.draw(game, view, language=language)
    return draw(view, events=[event.plain() for event in events], language=language)
