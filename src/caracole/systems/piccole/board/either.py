"""Which presenter shows a game: battles lie on a table, campaigns on a map with a table for their battles."""

from __future__ import annotations

from typing import Any

from caracole.kernel import Game
from caracole.present.presenter import Presenter
from caracole.systems.piccole.board.campaign.presenter import CampaignPresenter
from caracole.systems.piccole.board.presenter import BattlePresenter
from caracole.systems.piccole.campaign.rules.game import Campaign


class EitherPresenter(BattlePresenter):
    """Chooses by the game."""

    @classmethod
    def of(cls, game: Game[Any], places: Any = None) -> Presenter:
        """A battle's, or a campaign's."""
        return CampaignPresenter(game, places) if isinstance(game, Campaign) else BattlePresenter(game, places)

    @classmethod
    def shows(cls, scenario: str) -> bool:
        """Whatever one of them shows."""
        return BattlePresenter.shows(scenario) or CampaignPresenter.shows(scenario)


PRESENTER = EitherPresenter
