"""The presenter of battles."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Any

from caracole.play.match import Logged
from caracole.players import Offer
from caracole.present.model import Gesture, Layers, LogLine, Odds, Offered, Offers, Scene, Tried
from caracole.present.presenter import Drawn, Meaning, Presenter
from caracole.systems.piccole.battle.rules.game import Battle
from caracole.systems.piccole.board import board, chances, drawing, lenses, log, offers, trying
from caracole.systems.piccole.board.asking import meaning
from caracole.systems.piccole.board.scene import Scenery
from caracole.systems.piccole.loader import shipped_battles
from caracole.systems.piccole.system import SYSTEM


class BattlePresenter(Presenter):
    """Shows battles on an open table."""

    game: Battle
    drawn_from = (SYSTEM.brought_option,)

    @classmethod
    def shows(cls, scenario: str) -> bool:
        """Battles, those that players bring among them."""
        return scenario == SYSTEM.brought_scenario or any(sheet.id == scenario for sheet in shipped_battles())

    @cached_property
    def scenery(self) -> Scenery:
        """Made when the first scene is asked for."""
        return self.made_scenery()

    def made_scenery(self) -> Scenery:
        """What makes the scenes."""
        return Scenery(self.game)

    def draw(self) -> Drawn:
        """The table in each language, and the sprites."""
        pictures = {f"map.{language}": picture for language, picture in drawing.maps(self.game).items()}
        made = board.board(self.game, self.title())
        return Drawn(made, {**pictures, "sprites": drawing.sprites(self.game)}, None)

    def scene(self, view: dict[str, Any]) -> Scene:
        """What a view shows."""
        return self.scenery.scene(view)

    def offers(self, offer: Offer, version: int) -> Offers:
        """What can be done."""
        return offers.offers(self.game, offer, version)

    def meaning(self, offer: Offer, pieces: Sequence[str], place: str | None, card: str | None) -> Meaning:
        """What a gesture could mean."""
        return meaning(self, self.game, offer, pieces, place)

    def tried(self, offer: Offer, gesture: Gesture) -> Tried:
        """What would come of a pose."""
        return trying.tried(self, self.game, offer, gesture)

    def proposed(self, offer: Offer, action: Any) -> Offered | None:
        """A pose that no list has."""
        return offers.proposed(self.game, offer, action)

    def show(self, state: Any, seat: int | None, lens: str, pieces: Sequence[str], places: Sequence[str]) -> Layers:
        """What a lens shows."""
        return lenses.show(self.game, state, seat, lens, pieces)

    def odds(self, offer: Offer, action: Any) -> Odds | None:
        """The chances of a fight."""
        return chances.odds(self.game, offer, action)

    def logged(self, entry: Logged) -> LogLine:
        """A line of the log."""
        return log.logged(self.game, entry)

    def title(self) -> dict[str, str]:
        """The title of the battle."""
        return dict(self.game.title) or {"en": self.game.scenario}

    def seat_names(self) -> dict[str, dict[str, str]]:
        """``Red``, ``Blue``."""
        return board.seat_names(self.game)

    def side_of(self, seat: int) -> str:
        """Every seat is a side."""
        return self.game.seats[seat]
