"""The presenter of campaigns."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from caracole.kernel import Dice, Game
from caracole.kernel.nested import Within
from caracole.play.match import Logged
from caracole.players import Offer
from caracole.present.model import Chronicle, Gesture, Layers, LogLine, Odds, Offered, Offers, Scene, Tried
from caracole.present.presenter import Drawn, Meaning, Moment, Presenter
from caracole.systems.piccole.board import chances as battle_chances
from caracole.systems.piccole.board.campaign import (
    asking,
    board,
    chances,
    chronicle,
    drawing,
    film,
    inside,
    lenses,
    log,
    names,
    offers,
    scene,
)
from caracole.systems.piccole.campaign.loader import shipped
from caracole.systems.piccole.campaign.rules.game import Campaign
from caracole.systems.piccole.campaign.rules.view import battle_window


class CampaignPresenter(Presenter):
    """Shows a campaign on its map, and its battles on a table of the same board."""

    game: Campaign

    @classmethod
    def shows(cls, scenario: str) -> bool:
        """Campaigns."""
        return any(each.id == scenario for each in shipped())

    def draw(self) -> Drawn:
        """Both sheets in each language, and the sprites."""
        return Drawn(board.board(self.game, self.title()), drawing.pictures(self.game), None)

    def scene(self, view: dict[str, Any]) -> Scene:
        """What a view shows."""
        return scene.scene(self.game, view)

    def _table(self, offer: Offer) -> inside.Table | None:
        """The decision of a battle, if one is being fought."""
        return inside.table_of(self.game, offer, offer.imagine(Random(0)))

    def offers(self, offer: Offer, version: int) -> Offers:
        """What can be done."""
        table = self._table(offer)
        if table is None:
            return offers.offers(self.game, offer, version)
        found = table.presenter.offers(table.offer, version)
        found.seat = self.game.seats[offer.seat]
        found.actions = [inside.offered(each) for each in found.actions]
        return found

    def meaning(self, offer: Offer, pieces: Sequence[str], place: str | None, card: str | None) -> Meaning:
        """What a gesture could mean."""
        table = self._table(offer)
        if table is None:
            return asking.meaning(self, self.game, offer, pieces, place)
        found = table.presenter.meaning(table.offer, pieces, place, card)
        possible = [inside.offered(each) for each in found.possible]
        return Meaning(possible, [inside.refused(each) for each in found.refused], None)

    def tried(self, offer: Offer, gesture: Gesture) -> Tried:
        """What would come of a way on the map, or of a pose on the table."""
        table = self._table(offer)
        if table is None:
            return asking.tried(self, self.game, offer, gesture)
        found = table.presenter.tried(table.offer, gesture)
        found.possible = [inside.offered(each) for each in found.possible]
        return found

    def proposed(self, offer: Offer, action: Any) -> Offered | None:
        """A way on the map that no list has, as one that is forbidden."""
        return None if isinstance(action, Within) else offers.proposed(self.game, offer, action)

    def show(self, state: Any, seat: int | None, lens: str, pieces: Sequence[str], places: Sequence[str]) -> Layers:
        """What a lens shows: of the map, or of the table."""
        if any(lens == name for name, _, _ in lenses.LENSES):
            return lenses.show(self.game, state, seat, lens, pieces)
        inner = battle_window(self.game, state)
        if inner is None:
            return Layers()
        battle = inside.presenter_of(self.game, inner.game)
        return battle.show(inner.state, inner.inside(seat), lens, pieces, places)

    def odds(self, offer: Offer, action: Any) -> Odds | None:
        """The chances of a fight on the table, or of a siege."""
        if not isinstance(action, Within):
            return chances.odds(self.game, offer, action)
        table = self._table(offer)
        assert table is not None, "an action within a battle is checked before"
        return battle_chances.odds(table.presenter.game, table.offer, action.action)

    def logged(self, entry: Logged) -> LogLine:
        """A line of the log."""
        return log.logged(self.game, entry)

    def chronicle(self, entries: Sequence[Logged]) -> Chronicle:
        """Year by year."""
        return chronicle.chronicle(self.game, self.title(), entries)

    def film(self, game: Game[Any], before: Any, seat: int, action: Any, dice: Dice) -> list[Moment]:
        """A battle that computers fought at once."""
        assert isinstance(game, Campaign), "a campaign is played under the rules of campaigns"
        return film.film(game, before, seat, action, dice) if game.at_once else []

    def title(self) -> dict[str, str]:
        """The title of the scenario."""
        return dict(self.game.map.title)

    def seat_names(self) -> dict[str, dict[str, str]]:
        """``Rome``, ``Carthage``."""
        return names.player_names(self.game)

    def side_of(self, seat: int) -> str:
        """Every player is a side of his own."""
        return self.game.seats[seat]
