"""The analysis of a finished game: the page of the laboratory for this one game, made beside the event loop and kept.

It rests on the record, which is open to everybody when a game is over; before that there is none."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from litestar import Controller, Request, Response, get
from litestar.datastructures import State
from litestar.exceptions import NotFoundException, PermissionDeniedException

from caracole.server.api.games import GameName
from caracole.server.api.lab import Language, page_in, pay_for_page
from caracole.server.api.looking_back import exported, whole_record
from caracole.server.laboratory.lab import is_installed
from caracole.server.laboratory.pages import analysis_of
from caracole.server.laboratory.protocol import Analysis
from caracole.server.room import Room
from caracole.server.services import Services

Req = Request[Any, Any, Any]

KEPT = 200
"""Analyses that are kept; the oldest go first."""


class AnalysisController(Controller):
    """What was, and when it turned."""

    path = "/api/games"
    tags = ("looking back",)

    @get("/{game:str}/analysis", summary="The page about a finished game")
    async def analysis(self, state: State, request: Req, game: GameName, language: Language = "en") -> Analysis:
        """Whoever asks first has it made; ask again until it is ``ready``. 403 while the game goes on."""
        services: Services = state.services
        room = await self._finished(services, game)
        if not services.settings.analysis:
            return Analysis("off")
        file = file_of(services, room, language)
        if await asyncio.to_thread(file.exists):
            return Analysis("ready", f"/api/games/{game}/analysis/page?language={language}")
        if not is_installed():
            return Analysis("missing")
        if services.pages.has_failed(file):
            return Analysis("failed")
        if not services.pages.is_making(file):
            person = await services.person(request)
            pay_for_page(services, person)
            async with room.lock:
                whole = await whole_record(services, room)
                version = whole.version
            record = await asyncio.to_thread(exported, whole, version, False)
            await asyncio.to_thread(file.parent.mkdir, 0o700, True, True)
            services.pages.make(file, person.key, KEPT, analysis_of, record, game, language)
        return Analysis("making")

    @get("/{game:str}/analysis/page", summary="The page itself", media_type="text/html", packed=True)
    async def page(self, state: State, request: Req, game: GameName, language: Language = "en") -> Response[bytes]:
        """One page that needs nothing else; 404 before it is made."""
        services: Services = state.services
        room = await self._finished(services, game)
        if not services.settings.analysis:
            raise NotFoundException("games are not analysed here")
        try:
            return await page_in(request, file_of(services, room, language))
        except FileNotFoundError as error:
            raise NotFoundException("it has not been made yet") from error

    @staticmethod
    async def _finished(services: Services, game: str) -> Room:
        room = await services.room(game)
        if not room.is_over:
            raise PermissionDeniedException("a game is analysed when it is over")
        return room


def file_of(services: Services, room: Room, language: str) -> Path:
    """Where the page is, or will be."""
    return services.settings.lab_place / "analyses" / f"{room.id}-{room.standing.version}-{language}.html.gz"
