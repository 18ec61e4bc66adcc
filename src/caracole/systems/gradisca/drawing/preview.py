"""A picture of a scenario as it starts, or of a recorded game where it stands."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random

from caracole.kernel.dice import FreeDice
from caracole.kernel.errors import CaracoleError
from caracole.kernel.events import Event
from caracole.play.record import Record
from caracole.play.replay import expect_game, walk
from caracole.systems.gradisca.drawing.artist import draw
from caracole.systems.gradisca.drawing.land import map_file, read_land, shipped_land
from caracole.systems.gradisca.loader import load_shipped, load_theatre, shipped_scenarios
from caracole.systems.gradisca.rules.game import Gradisca
from caracole.systems.gradisca.rules.state import GradiscaState


def preview(wish: str, *, record: str | None = None, bare: bool = False, language: str = "en") -> str:
    """SVG of a scenario that comes with the program, or of one in a directory (or of its `scenario.toml`).

    Without a record it shows the set-up; `bare` shows the map alone, with the key of its signs. Hands stay hidden.
    """
    if wish in {shipped.id for shipped in shipped_scenarios()}:
        theatre, land = load_shipped(wish), shipped_land(wish)
    elif Path(wish).exists():
        theatre, land = load_theatre(wish), read_land(map_file(Path(wish)))
    else:
        known = ", ".join(shipped.id for shipped in shipped_scenarios())
        raise CaracoleError(f"{wish}: neither a directory nor a scenario of gradisca ({known})")
    if bare:
        return draw(theatre, land=land, language=language)
    if record is None:
        game = Gradisca(theatre)
        state = game.setup(FreeDice(Random("preview")))
    else:
        written = Record.load(record)
        game = Gradisca(theatre, written.header.options)
        expect_game(game, written)
        state = list(walk(game, written))[-1].state
    return draw(theatre, game.view(state, None), land=land, language=language)


def picture(game: Gradisca, state: GradiscaState, *, events: Sequence[Event] = (), language: str = "en") -> str:
    """SVG of a position of a game that comes with the program, as everybody may see it; events leave no trace here."""
    return draw(game.theatre, game.view(state, None), land=shipped_land(game.scenario), language=language)
