"""The presenter of Gradisca."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Any

from caracole.kernel import Game
from caracole.play.match import Logged
from caracole.players import Offer
from caracole.present.model import LogLine, Odds, Offers, Scene
from caracole.present.presenter import Drawn, Meaning, Presenter
from caracole.systems.gradisca.board import asking, board, log, offers
from caracole.systems.gradisca.board.drawing import Slots, drawing_of
from caracole.systems.gradisca.board.scene import Scenery
from caracole.systems.gradisca.lexicon import seat_name
from caracole.systems.gradisca.rules.components.theatre import SIDES
from caracole.systems.gradisca.rules.game import Gradisca
from caracole.texts import LANGUAGES, Texts


class GradiscaPresenter(Presenter):
    """Shows games of Gradisca."""

    game: Gradisca
    drawn_from = ("game", "teams")

    def __init__(self, game: Game[Any], places: Any = None) -> None:
        super().__init__(game)
        self._slots: Slots | None = None if places is None else Slots.read(places)

    @cached_property
    def scenery(self) -> Scenery:
        """Made when the first scene is asked for."""
        return Scenery(self.game, self._slots or drawing_of(self.game.scenario).slots)

    def draw(self) -> Drawn:
        """The map, counters, cards and names; the map in each language, and the sprites."""
        drawing = drawing_of(self.game.scenario)
        pictures = {f"map.{language}": picture for language, picture in drawing.maps.items()}
        return Drawn(board.board(self.game, drawing), {**pictures, "sprites": drawing.sprites}, drawing.slots.plain())

    def scene(self, view: dict[str, Any]) -> Scene:
        """What a view shows."""
        return self.scenery.scene(view)

    def offers(self, offer: Offer, version: int) -> Offers:
        """What can be done."""
        return offers.offers(self.game, offer, version)

    def meaning(self, offer: Offer, pieces: Sequence[str], place: str | None, card: str | None) -> Meaning:
        """What a gesture could mean."""
        return asking.meaning(self, self.game, offer, pieces, place, card)

    def odds(self, offer: Offer, action: Any) -> Odds | None:
        """The chances of a fight."""
        return asking.odds(self.game, offer, action)

    def logged(self, entry: Logged) -> LogLine:
        """A line of the log."""
        return log.logged(self.game, entry)

    def title(self) -> dict[str, str]:
        """The title of the scenario."""
        return dict(self.game.theatre.scenario.title)

    def seat_names(self) -> dict[str, dict[str, str]]:
        """``Venetian``, in team play ``Venetian 2``."""
        texts = {language: Texts(language, self.game.system) for language in LANGUAGES}
        return {
            seat: {language: seat_name(words, seat) for language, words in texts.items()} for seat in self.game.seats
        }

    def side_of(self, seat: int) -> str:
        """The side of a seat."""
        return SIDES[self.game.side_of_seat(seat)]


PRESENTER = GradiscaPresenter
