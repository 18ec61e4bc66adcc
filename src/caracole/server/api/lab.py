"""The laboratory: computer players meet, everybody may watch who has the link of a run, and the report is shared by it.
Games of a run are between computers, so all of them may be seen."""

from __future__ import annotations

import asyncio
import gzip
from pathlib import Path
from typing import Annotated, Any, Literal

from litestar import Controller, Request, Response, delete, get, post
from litestar.datastructures import State
from litestar.exceptions import ClientException, NotFoundException, PermissionDeniedException, ValidationException
from litestar.params import JSONBody, PathParameter, QueryParameter

from caracole.kernel import CaracoleError
from caracole.lab.games import orders_of
from caracole.play.record import Record
from caracole.server.api.lobby import wished_game
from caracole.server.laboratory.counting import shown, shown_game
from caracole.server.laboratory.lab import Laboratory, TooMany, is_installed
from caracole.server.laboratory.pages import record_of, report_of
from caracole.server.laboratory.protocol import LabGames, LabPage, LabRun, OpenedGame, StartRun
from caracole.server.laboratory.runs import Run
from caracole.server.limits import Person, TooCostly
from caracole.server.names import folded
from caracole.server.protocol import SeatName
from caracole.server.rooms import Doors, known_player, new_id
from caracole.server.services import Services
from caracole.server.sitting import SeatRow
from caracole.server.systems import seats_in
from caracole.server.turns import TooBusy
from caracole.texts import LANGUAGES

Req = Request[Any, Any, Any]
RunName = Annotated[str, PathParameter(pattern="^[a-z0-9]{10,24}$")]
GameNumber = Annotated[int, PathParameter(ge=0, le=2**31 - 1)]
Place = Annotated[int, QueryParameter(ge=0, le=2**31 - 1)]
Language = Annotated[Literal["en", "it", "fr"], QueryParameter()]

A_PAGE = 3.0
"""What the first to ask for a page pays, in seconds of the processor."""

PAGE_SECURITY = "; ".join(
    (
        "sandbox allow-scripts allow-popups",  # a page about games is nobody's session
        "default-src 'none'",
        "script-src 'unsafe-inline'",  # it is one file with everything inside
        "style-src 'unsafe-inline'",
        "img-src data:",
        "font-src data:",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)


class LabOffException(NotFoundException):
    """The operator has not switched it on."""


class LabMissingException(ClientException):
    """Packages are missing."""

    status_code = 503


class LabFullException(ClientException):
    """As many runs play or wait as may."""

    status_code = 409


class LabDiskException(ClientException):
    """There is no room for another run."""

    status_code = 507


class NotYetException(ClientException):
    """It still plays."""

    status_code = 409


async def page_in(request: Req, file: Path) -> Response[bytes]:
    """A page that is kept packed: for whoever reads it packed, and for whoever does not."""
    found = await asyncio.to_thread(file.read_bytes)
    headers = {"content-security-policy": PAGE_SECURITY, "vary": "accept-encoding", "cache-control": "no-cache"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
    else:
        found = await asyncio.to_thread(gzip.decompress, found)
    return Response(found, media_type="text/html; charset=utf-8", headers=headers)


def pay_for_page(services: Services, person: Person) -> None:
    """Whoever is the first to ask for a page pays for it. Raises TooCostly while something is owed."""
    services.desk.purses.expect(person)
    services.desk.purses.spend(person, A_PAGE)


class LabController(Controller):
    """For who may make games."""

    path = "/api/lab"
    tags = ("laboratory",)

    @get("/", summary="The laboratory, and my runs")
    async def lab(self, state: State, request: Req) -> LabPage:
        """404 with the code ``LabOff`` where the operator has not switched it on."""
        services: Services = state.services
        lab = _lab(services)
        me = services.owner(await services.person(request))
        every = await self._is_operator(services, request)

        def mine() -> list[LabRun]:
            return [shown(run, True, whole=False) for run in lab.runs.all() if every or run.asked.owner == me]

        limits = services.settings
        return LabPage(is_installed(), limits.lab_games, limits.lab_minutes, await asyncio.to_thread(mine))

    @post("/runs", summary="Let computer players meet")
    async def begin(self, state: State, request: Req, data: JSONBody[StartRun]) -> LabRun:
        """Whoever may make a game may. Runs are played one after the other, and give way to people's games."""
        services: Services = state.services
        lab = _lab(services, installed=True)
        if data.games > services.settings.lab_games:
            raise ValidationException(f"a run has at most {services.settings.lab_games} games")
        person = await services.person(request)
        seats = await services.desk.ask(person, checked, data)
        owner = services.owner(person)
        try:
            run = await asyncio.to_thread(lab.add, new_id(), owner, data, seats)
        except (TooMany, OSError) as error:
            raise _refusal(error) from error
        lab.wake()
        return await asyncio.to_thread(shown, run, True)

    @get("/runs/{run:str}", summary="How a run stands")
    async def run(self, state: State, request: Req, run: RunName) -> LabRun:
        """For whoever has its link."""
        services: Services = state.services
        found = await self._run(services, run)
        return await asyncio.to_thread(shown, found, await self._is_mine(services, request, found))

    @get("/runs/{run:str}/games", summary="The games of a run")
    async def games(self, state: State, run: RunName, since: Place = 0) -> LabGames:
        """In the order in which they were played, without the first ``since``."""
        found = await self._run(state.services, run)
        seats = [seat.seat for seat in found.asked.seats]
        games = await asyncio.to_thread(found.games, since)
        return LabGames([shown_game(game, seats) for game in games])

    @post("/runs/{run:str}/games/{number:int}", status_code=200, summary="Open a game of a run on the board")
    async def open(self, state: State, request: Req, run: RunName, number: GameNumber) -> OpenedGame:
        """It becomes a game of this server that is over, once; whoever asks again gets the same."""
        services: Services = state.services
        found = await self._run(services, run)
        if services.settings.lab and not is_installed():
            raise _missing()
        person = await services.person(request)
        work = services.desk.long_work_of(person)
        async with services.opening:
            known = (await asyncio.to_thread(found.opened)).get(str(number))
            if known is not None:
                return OpenedGame(known)
            if all(game.number != number for game in await asyncio.to_thread(found.games)):
                raise NotFoundException("this run has no such game yet")
            try:
                plain = await services.pages.do(
                    person.key, record_of, str(found.data), number, not await asyncio.to_thread(_is_unfinished, found)
                )
                record: Record = await work(Record.from_plain, plain)
                header = record.header
                game = await work(wished_game, header.system, header.scenario, dict(header.options))
                await services.pay_for_board(person, game)
                rows = [
                    SeatRow(seat, "computer", name, name)
                    for seat, name in zip(header.seats, header.players, strict=True)
                ]
                doors = Doors([], "", [])
                room = await services.rooms.take_in(record, rows, True, doors, work=work, owner=services.owner(person))
            except (TooCostly, TooBusy):
                raise
            except (CaracoleError, OSError) as error:  # the files may be put in order at this very moment
                raise ClientException(f"this game cannot be opened now: {error}", status_code=409) from error
            await asyncio.to_thread(found.keep_opened, number, room.id)
        return OpenedGame(room.id)

    @post("/runs/{run:str}/stop", status_code=200, summary="Stop a run")
    async def stop(self, state: State, request: Req, run: RunName) -> LabRun:
        """For whoever began it. What was played is kept."""
        services: Services = state.services
        found = await self._my_run(services, request, run)
        if await asyncio.to_thread(_is_unfinished, found):
            await asyncio.to_thread(found.stop)
            services.lab.wake()
        return await asyncio.to_thread(shown, found, True)

    @post("/runs/{run:str}/resume", status_code=200, summary="Go on with a run")
    async def resume(self, state: State, request: Req, run: RunName) -> LabRun:
        """For whoever began it, if it was stopped or failed: the missing games are played."""
        services: Services = state.services
        _lab(services, installed=True)
        found = await self._my_run(services, request, run)
        if found.kept.state not in ("stopped", "failed"):
            raise NotYetException("there is nothing to go on with")
        try:
            await asyncio.to_thread(services.lab.go_on, found, found.asked.owner)
        except (TooMany, OSError) as error:
            raise _refusal(error) from error
        for language in LANGUAGES:
            services.pages.forget(found.page(language))
        services.lab.wake()
        return await asyncio.to_thread(shown, found, True)

    @delete("/runs/{run:str}", summary="Remove a run")
    async def remove(self, state: State, request: Req, run: RunName) -> None:
        """For whoever began it, when it is over. Its report is gone then; games that were opened stay."""
        services: Services = state.services
        found = await self._my_run(services, request, run)
        if await asyncio.to_thread(_is_unfinished, found):
            raise NotYetException("stop it first")
        await asyncio.to_thread(services.lab.runs.remove, found)

    @get("/runs/{run:str}/report", summary="The report of a run", media_type="text/html", packed=True)
    async def report(self, state: State, request: Req, run: RunName, language: Language = "en") -> Response[bytes]:
        """One page that needs nothing else, for whoever has the link; 409 while the run plays."""
        services: Services = state.services
        found = await self._run(services, run)
        file = found.page(language)
        if not await asyncio.to_thread(file.exists):
            if await asyncio.to_thread(_is_unfinished, found):
                raise NotYetException("the report is there when the games are played")
            if not is_installed():
                raise _missing()
            person = await services.person(request)
            pay_for_page(services, person)
            services.pages.make(file, person.key, len(LANGUAGES), report_of, str(found.data), run, language)
            await services.pages.wait(file)
        try:
            return await page_in(request, file)
        except FileNotFoundError as error:
            raise NotFoundException("there is no report of this run") from error

    # --- who asks ----------------------------------------------------------------------------------------------------

    @staticmethod
    async def _run(services: Services, name: str) -> Run:
        found = await asyncio.to_thread(_lab(services).runs.get, name)
        if found is None:
            raise NotFoundException("there is no such run, or it is no longer kept")
        return found

    async def _my_run(self, services: Services, request: Req, name: str) -> Run:
        found = await self._run(services, name)
        if not await self._is_mine(services, request, found):
            raise PermissionDeniedException("only who began this run may do that")
        return found

    async def _is_mine(self, services: Services, request: Req, run: Run) -> bool:
        me = services.owner(await services.person(request))
        return run.asked.owner == me or await self._is_operator(services, request)

    @staticmethod
    async def _is_operator(services: Services, request: Req) -> bool:
        account = await services.account(request)
        return account is not None and account["folded"] in {folded(name) for name in services.settings.operators}


def checked(wish: StartRun) -> list[SeatName]:
    """The seats of a run that can be played; a bad wish is told in words."""
    game = wished_game(wish.system, wish.scenario, dict(wish.options))
    try:
        for player in wish.players:
            known_player(game.system, player)
        orders_of(game, wish.players)
    except CaracoleError as error:
        raise ValidationException(str(error)) from error
    return seats_in(game)


def _lab(services: Services, *, installed: bool = False) -> Laboratory:
    if not services.settings.lab:
        raise LabOffException("this server has no laboratory")
    if installed and not is_installed():
        raise _missing()
    return services.lab


def _missing() -> ClientException:
    return LabMissingException("packages are missing here: pip install 'caracole[lab]'")


def _refusal(error: Exception) -> ClientException:
    if isinstance(error, TooMany):
        return LabFullException("as many runs play or wait here as may: come again when one is over")
    return LabDiskException("there is no room for another run on this server")


def _is_unfinished(run: Run) -> bool:
    return run.is_unfinished
