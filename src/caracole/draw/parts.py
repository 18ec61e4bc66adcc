"""What a system brings to be drawn."""

from __future__ import annotations

from collections.abc import Sequence
from inspect import signature
from typing import Any, Protocol

from caracole.kernel import CaracoleError, Event, Game
from caracole.play.parts import part


class DrawingPart(Protocol):
    """What a system brings as its ``drawing``. One that draws scenarios too has ``preview(scenario, record=, bare=,
    language=)``; one that draws a piece of a map takes ``part=`` in either."""

    def picture(self, game: Any, state: Any, *, events: Sequence[Event] = (), language: str = "en") -> str:
        """SVG of a position, as everybody may see it."""


def draw_position(game: Game[Any], state: Any, **wishes: Any) -> str:
    """SVG of a position; wishes that are None were not made."""
    return _draw(_drawing(game.system).picture, game.system, wishes, game, state)


def draw_scenario(system: str, scenario: str, **wishes: Any) -> str:
    """SVG of a scenario by its name or in a directory."""
    preview = getattr(_drawing(system), "preview", None)
    if preview is None:
        raise CaracoleError(f"{system}: its scenarios have no picture of their own; caracole draw shows a saved game")
    return _draw(preview, system, wishes, scenario)


def _drawing(system: str) -> DrawingPart:
    found = part(system, "drawing", DrawingPart)
    if found is None:
        raise CaracoleError(f"{system}: nobody has drawn this system yet")
    return found


def _draw(function: Any, system: str, wishes: dict[str, Any], *what: Any) -> str:
    if wishes.get("part") is None:
        wishes.pop("part", None)
    elif "part" not in signature(function).parameters:
        raise CaracoleError(f"{system}: --part is for maps of hexes")
    drawn: str = function(*what, **wishes)
    return drawn
