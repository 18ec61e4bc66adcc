"""A picture of a battle as it starts, or of a recorded game where it stands."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from caracole.kernel.dice import FreeDice
from caracole.kernel.events import Event
from caracole.play.record import Record
from caracole.play.replay import expect_game, walk
from caracole.systems.gbacw.drawing.sheet import draw
from caracole.systems.gbacw.loader import find_field
from caracole.systems.gbacw.rules.game import Gbacw
from caracole.systems.gbacw.rules.state import GbacwState


def preview(
    wish: str, *, record: str | None = None, bare: bool = False, language: str = "en", part: str | None = None
) -> str:
    """SVG of a battle that comes with the program, or of one in a directory (or of its `scenario.toml`).

    Without a record it shows the set-up; ``bare`` shows the map alone, with the key of its signs; ``part`` is a piece
    of the map, such as ``0610-1620``.
    """
    field = find_field(wish)
    if bare:
        return draw(field, language=language, part=part)
    if record is None:
        game = Gbacw(field)
        state = game.setup(FreeDice(Random("preview")))
    else:
        written = Record.load(record)
        game = Gbacw(field, written.header.options)
        expect_game(game, written)
        state = list(walk(game, written))[-1].state
    return draw(field, game.view(state, None), language=language, part=part)


def picture(
    game: Gbacw, state: GbacwState, *, events: Sequence[Event] = (), language: str = "en", part: str | None = None
) -> str:
    """SVG of a position, as everybody may see it, with what has just happened; ``part`` is a piece of the map, such as
    ``0610-1620``."""
    told = [event.plain() for event in events if event.is_for(None)]
    return draw(game.field, game.view(state, None), events=told, part=part, language=language)
