"""Tournaments: opening, joining, beginning, standings."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Controller, Request, get, post
from litestar.datastructures import State
from litestar.exceptions import (
    ClientException,
    NotAuthorizedException,
    NotFoundException,
    PermissionDeniedException,
    ValidationException,
)
from litestar.params import JSONBody, PathParameter

from caracole.play.registry import is_brought
from caracole.server.accounts import is_muted
from caracole.server.api.lobby import wished_game
from caracole.server.characters import is_name
from caracole.server.people.protocol import CreateTournament, ListedTournaments, TournamentPage
from caracole.server.people.tournaments import NotNow
from caracole.server.services import Services
from caracole.server.systems import shown_system

Req = Request[Any, Any, Any]
TournamentName = Annotated[str, PathParameter(pattern="^[a-z0-9]{10,24}$")]


class TournamentsController(Controller):
    """By their links; those that are listed are known to everybody while they wait for players."""

    path = "/api/tournaments"
    tags = ("tournaments",)

    @post("/", summary="Open a tournament")
    async def open(self, state: State, request: Req, data: JSONBody[CreateTournament]) -> TournamentPage:
        """Whoever is signed in may; they take part, and say when it begins."""
        services: Services = state.services
        account = await self._me(services, request, speaks=True)
        person = await services.person(request)
        game = await services.desk.ask(person, wished_game, data.system, data.scenario, dict(data.options))
        if is_brought(data.system, data.scenario):
            raise ValidationException("a tournament is played with what comes with the program")
        if len(game.seats) != 2:
            raise ValidationException("a tournament is for games with two seats")
        if not any(each.id == data.scenario and each.tournaments for each in shown_system(data.system).scenarios):
            raise ValidationException(f"{data.scenario!r} lasts too long for a tournament")
        if not is_name(data.title):
            raise ValidationException("a title is made of letters that can be printed")
        await services.pay_for_board(person, game)
        try:
            name = await services.tournaments.open(account, data)
        except NotNow as error:
            raise ClientException(str(error), status_code=409) from error
        return await self._page(services, name, account)

    @get("/", summary="Tournaments that everybody may join")
    async def listed(self, state: State) -> ListedTournaments:
        """Those that their owners have listed, the newest first."""
        services: Services = state.services
        return await services.tournaments.listed()

    @get("/{name:str}", summary="A tournament")
    async def page(self, state: State, request: Req, name: TournamentName) -> TournamentPage:
        """For whoever has its link."""
        services: Services = state.services
        account = await services.account(request)
        return await self._page(services, name, None if account is None else account["id"])

    @post("/{name:str}/join", status_code=200, summary="Take part")
    async def join(self, state: State, request: Req, name: TournamentName) -> TournamentPage:
        """While it has not begun."""
        return await self._do(state, request, name, "join")

    @post("/{name:str}/leave", status_code=200, summary="Take part no longer")
    async def leave(self, state: State, request: Req, name: TournamentName) -> TournamentPage:
        """Games that are under way go on."""
        return await self._do(state, request, name, "leave")

    @post("/{name:str}/start", status_code=200, summary="Begin")
    async def start(self, state: State, request: Req, name: TournamentName) -> TournamentPage:
        """For whoever opened it. The games of the first round are made at once."""
        return await self._do(state, request, name, "start")

    async def _do(self, state: State, request: Req, name: str, what: str) -> TournamentPage:
        services: Services = state.services
        account = await self._me(services, request)
        try:
            await getattr(services.tournaments, what)(name, account)
        except NotNow as error:
            raise ClientException(str(error), status_code=409) from error
        return await self._page(services, name, account)

    @staticmethod
    async def _page(services: Services, name: str, account: int | None) -> TournamentPage:
        found = await services.tournaments.page(name, account)
        if found is None:
            raise NotFoundException("there is no such tournament")
        return found

    @staticmethod
    async def _me(services: Services, request: Req, speaks: bool = False) -> int:
        row = await services.account(request)
        if row is None:
            raise NotAuthorizedException("sign in first")
        if speaks and is_muted(row):
            raise PermissionDeniedException("you may not talk for now")
        return int(row["id"])
