"""Players: their results and ratings."""

from __future__ import annotations

from typing import Annotated

from litestar import Controller, get
from litestar.datastructures import State
from litestar.exceptions import NotFoundException
from litestar.params import PathParameter

from caracole.server.people.players import page_of
from caracole.server.people.protocol import PlayerPage
from caracole.server.services import Services

PlayerName = Annotated[str, PathParameter(min_length=1, max_length=100)]


class PlayersController(Controller):
    """Everybody who has an account, and computer players."""

    path = "/api/players"
    tags = ("players",)

    @get("/{name:str}", summary="The page of a player")
    async def page(self, state: State, name: PlayerName) -> PlayerPage:
        """By the name of an account, or ``~system.player`` for a computer player. Only games that are over."""
        services: Services = state.services
        found = await page_of(services.store, name)
        if found is None:
            raise NotFoundException("there is no such player")
        return found
