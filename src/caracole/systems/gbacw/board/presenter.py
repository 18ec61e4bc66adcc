"""The presenter of Great Battles of the American Civil War."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from functools import cached_property
from typing import Any

from caracole.kernel import Game
from caracole.play.match import Logged
from caracole.players import Offer
from caracole.present.model import Gesture, Layers, LogLine, Odds, Offers, Scene, Tried
from caracole.present.presenter import Drawn, Meaning, Presenter
from caracole.systems.gbacw.board import board, chances, lenses, sightlines
from caracole.systems.gbacw.board.asking import Asking
from caracole.systems.gbacw.board.drawing import Drawing
from caracole.systems.gbacw.board.log import Log
from caracole.systems.gbacw.board.offers import Offering
from caracole.systems.gbacw.board.scene import Scenery
from caracole.systems.gbacw.board.sprites import Sprites
from caracole.systems.gbacw.rules.components.printed import SIDES
from caracole.systems.gbacw.rules.game import Gbacw
from caracole.texts import LANGUAGES, Texts

SHOWN = 64
"""Looks through a lens that are remembered."""


class GbacwPresenter(Presenter):
    """Shows battles."""

    game: Gbacw
    drawn_from = ("crests",)

    def __init__(self, game: Game[Any], places: Any = None) -> None:
        super().__init__(game)
        self._shown: dict[Hashable, Layers] = {}
        if places is not None:
            sightlines.unpack(self.game, places["sight"])

    @cached_property
    def scenery(self) -> Scenery:
        """Made when the first scene is asked for."""
        return Scenery(self.game)

    @cached_property
    def log(self) -> Log:
        """Made when the first line is asked for."""
        return Log(self.game)

    def draw(self) -> Drawn:
        """The map, counters and names."""
        drawing = Drawing(self.game.field)
        pictures = {f"map.{language}": drawn for language, drawn in drawing.maps().items()}
        pictures["sprites"] = Sprites(self.game.field).drawn()
        return Drawn(board.board(self.game, drawing), pictures, {"sight": sightlines.packed(self.game)})

    def scene(self, view: dict[str, Any]) -> Scene:
        """What a view shows."""
        return self.scenery.scene(view)

    def offers(self, offer: Offer, version: int) -> Offers:
        """What can be done."""
        return Offering(self.game, offer).offers(version)

    def meaning(self, offer: Offer, pieces: Sequence[str], place: str | None, card: str | None) -> Meaning:
        """What a gesture could mean."""
        return Asking(self, self.game, offer).meaning(pieces, place)

    def tried(self, offer: Offer, gesture: Gesture) -> Tried:
        """What would come of a move that is being drawn."""
        return Asking(self, self.game, offer).tried(gesture)

    def show(self, state: Any, seat: int | None, lens: str, pieces: Sequence[str], places: Sequence[str]) -> Layers:
        """What a lens shows. It is remembered for a while: who compares two units looks at each of them again."""
        key = (self.game.digest(state), seat, lens, tuple(pieces), tuple(places))
        found = self._shown.get(key)
        if found is None:
            found = self._shown[key] = lenses.show(self.game, state, seat, lens, pieces, places)
            for oldest in list(self._shown)[:-SHOWN]:
                self._shown.pop(oldest, None)
        return found

    def odds(self, offer: Offer, action: Any) -> Odds | None:
        """The chances of a fight."""
        about = Offering(self.game, offer).subject.pieces
        return chances.odds(self.game, offer, action, next(iter(about), None))

    def logged(self, entry: Logged) -> LogLine:
        """A line of the log."""
        return self.log.line(entry)

    def title(self) -> dict[str, str]:
        """The title of the battle."""
        return dict(self.game.field.scenario.title)

    def seat_names(self) -> dict[str, dict[str, str]]:
        """``Union``."""
        texts = {language: Texts(language, self.game.system) for language in LANGUAGES}
        return {side: {language: each.say(f"side-{side}") for language, each in texts.items()} for side in SIDES}

    def side_of(self, seat: int) -> str:
        """Every seat is a side."""
        return SIDES[seat]


PRESENTER = GbacwPresenter
