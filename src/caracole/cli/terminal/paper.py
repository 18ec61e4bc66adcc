"""A console on which a no-break space breaks no line."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from rich.console import Console, ConsoleOptions, RenderableType
from rich.segment import Segment
from rich.text import Text

NO_BREAK = "\N{NO-BREAK SPACE}"
STAND_IN = "\ue0a0"
"""A private letter of one cell: Rich breaks lines at every kind of space, but not at letters."""


class Paper(Console):
    """Prints plainly, without markup; French punctuation stays with its word."""

    def __init__(self, **options: Any) -> None:
        super().__init__(**{"highlight": False, "markup": False, **options})

    def render(self, renderable: RenderableType, options: ConsoleOptions | None = None) -> Iterable[Segment]:
        """As any console, but with a letter in the place of the space until lines are broken."""
        if isinstance(renderable, str) and NO_BREAK in renderable:
            renderable = self.render_str(renderable)
        if isinstance(renderable, Text) and NO_BREAK in renderable.plain:
            renderable = renderable.copy()
            renderable.plain = renderable.plain.replace(NO_BREAK, STAND_IN)
        for segment in super().render(renderable, options):
            yield Segment(segment.text.replace(STAND_IN, NO_BREAK), segment.style, segment.control)
