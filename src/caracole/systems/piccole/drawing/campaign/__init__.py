"""The campaign map of Piccole Guerre: cities, roads and sea routes, armies, sieges, and what everybody has.

look.toml   colours, sizes and words: what a designer changes
signs       cities, pennons, siege works
sheet       the whole picture
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from caracole.systems.piccole.campaign.rules.game import Campaign
from caracole.systems.piccole.drawing.campaign.sheet import Sheet, Spacing

__all__ = ["Sheet", "Spacing", "draw"]


def draw(game: Campaign, view: Mapping[str, Any], *, language: str = "en", with_fonts: bool = True) -> str:
    """SVG of a campaign as a view shows it; whoever may not know where an army is does not see it."""
    return Sheet(game.map, language).draw(view, with_fonts=with_fonts)
