"""For operators: what players report, and what is done about it. An operator is an account that the settings name."""

from __future__ import annotations

from typing import Any

from litestar import Controller, Request, get, post
from litestar.datastructures import State
from litestar.exceptions import (
    NotAuthorizedException,
    PermissionDeniedException,
    TooManyRequestsException,
    ValidationException,
)
from litestar.params import JSONBody

from caracole.server.api.games import GameName
from caracole.server.names import folded
from caracole.server.people import moderation
from caracole.server.people.protocol import Moderate, ModerationPage, Report
from caracole.server.services import Services

Req = Request[Any, Any, Any]


class OperatorController(Controller):
    """Reports and acts."""

    path = "/api"
    tags = ("moderation",)

    @post("/games/{game:str}/report", status_code=204, summary="Report somebody at this table")
    async def report(self, state: State, request: Req, game: GameName, data: JSONBody[Report]) -> None:
        """For those who sit there. Operators read it, nobody else."""
        services: Services = state.services
        room = await services.room(game)
        seats = await services.expect_seats(request, room)
        person = await services.person(request)
        wait = services.reports.take(person.key)
        if wait:
            raise TooManyRequestsException("slower, please", headers={"retry-after": str(int(wait) + 1)})
        if data.seat is not None and data.seat not in room.game.seats:
            raise ValidationException(f"there is no seat {data.seat!r}")
        account = await services.account(request)
        reporter = account["name"] if account else f"{room.seat_row(seats[0]).name} ({seats[0]})"
        await moderation.report(services.store, game, reporter, seats, data)

    @get("/operator", summary="Reports that are open, and what was done")
    async def page(self, state: State, request: Req) -> ModerationPage:
        """For operators."""
        services: Services = state.services
        await self._operator(services, request)
        return await self._page(services)

    @post("/operator", status_code=200, summary="Mute, ban, close a game, dismiss a report")
    async def act(self, state: State, request: Req, data: JSONBody[Moderate]) -> ModerationPage:
        """For operators. Every act is written down."""
        services: Services = state.services
        operator = await self._operator(services, request)
        try:
            await moderation.do(services.store, operator, data.act, data.target, data.reason, data.days)
        except moderation.NoSuchTarget as error:
            raise ValidationException(str(error)) from error
        await services.moderation.look()
        await services.signed_in.look()
        return await self._page(services)

    @staticmethod
    async def _page(services: Services) -> ModerationPage:
        return ModerationPage(await moderation.open_reports(services.store), await moderation.log(services.store))

    @staticmethod
    async def _operator(services: Services, request: Req) -> str:
        row = await services.account(request)
        if row is None:
            raise NotAuthorizedException("sign in first")
        if row["folded"] not in {folded(name) for name in services.settings.operators}:
            raise PermissionDeniedException("this page is for operators")
        return str(row["name"])
