"""The application: everything put together."""

from __future__ import annotations

import asyncio
import gzip
import hmac
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Annotated, Any

from litestar import Litestar, Request, Response, WebSocket, get, websocket
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.exceptions import HTTPException, NotAuthorizedException, NotFoundException
from litestar.openapi import OpenAPIConfig
from litestar.params import FromPath, PathParameter
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError

from caracole import __version__
from caracole.draw.fonts import font_rules
from caracole.kernel import CaracoleError
from caracole.server.accounts import COOKIE
from caracole.server.api.account import AccountController
from caracole.server.api.analysis import AnalysisController
from caracole.server.api.games import GamesController
from caracole.server.api.lab import LabController
from caracole.server.api.lessons import LessonsController, learn
from caracole.server.api.lobby import LobbyController
from caracole.server.api.looking_back import LookingBackController
from caracole.server.api.making import MakingController
from caracole.server.api.operator import OperatorController
from caracole.server.api.players import PlayersController
from caracole.server.api.tournaments import TournamentsController
from caracole.server.api_page import ApiPage
from caracole.server.attempts import TooManyTries
from caracole.server.client_files import ClientFile, ClientFiles
from caracole.server.guard import Answering, before_request
from caracole.server.limits import TooCostly
from caracole.server.nesting import fell_while_reading
from caracole.server.protocol import Health, Problem
from caracole.server.revisions import RulesMissing
from caracole.server.services import InvitationException, Services
from caracole.server.settings import Settings
from caracole.server.socket import LATER, Conversation
from caracole.server.store import Damaged, StoreError
from caracole.server.talking import readable
from caracole.server.turns import TooBusy
from caracole.server.viewers import COME_AGAIN, Viewer
from caracole.server.writer import OUR_MISTAKES

LOG = logging.getLogger("caracole")

HEALTH_WITHIN = 5.0
"""Seconds in which the database has to answer."""

RULES_ARE_GONE = "this server no longer has the rules of this game; its operator can bring them back"

FOREVER = "public, max-age=31536000, immutable"
Req = Request[Any, Any, Any]

# --- the socket ------------------------------------------------------------------------------------------------------


@websocket("/ws/games/{game:str}")
async def play(socket: WebSocket[Any, Any, Any], game: FromPath[str]) -> None:
    """Play, or look on."""
    services: Services = socket.app.state.services
    if not (game.isascii() and game.isalnum()):
        await socket.close(code=LATER)
        return
    async with services.entered(socket) as talk:
        if talk is not None:
            await _converse(services, socket, talk, game)


async def _converse(services: Services, socket: WebSocket[Any, Any, Any], talk: Conversation, game: str) -> None:
    hello = await talk.hello()
    if hello is None:
        return
    try:
        room = await services.rooms.get(game)
    except TooBusy as error:
        await talk.refuse("too_costly", str(error), LATER)
        return
    except RulesMissing:
        await talk.refuse("unavailable", RULES_ARE_GONE, 1008)
        return
    except Exception as error:
        LOG.warning("game %s cannot be opened: %s", game, error if isinstance(error, Damaged) else type(error).__name__)
        await talk.come_again()
        return
    if room is None:
        await talk.refuse("no_such_game", "there is no such game", 1008)
        return
    try:
        hands = room.hands  # before the seats: whoever loses one meanwhile is found out
        seats = await services.seats(socket, game, hello.token)
        notes = await services.store.notes_of(game, seats[0]) if seats else ""
        viewer = Viewer(room, seats, hello.language, hello.lean, hands, hello.seat)
        chat = [] if hello.lean else await readable(viewer)
    except InvitationException as error:
        await talk.refuse(error.trouble, error.detail, 1008)
        return
    except HTTPException as error:
        await talk.refuse("not_allowed", error.detail, 1008)
        return
    except Exception as error:
        LOG.warning("game %s cannot be entered: %s", game, type(error).__name__)
        await talk.come_again()
        return
    if not seats and not room.onlookers:
        await talk.refuse("not_allowed", "this game has no onlookers", 1008)
        return
    if not seats and sum(not viewer.seats for viewer in room.viewers) >= services.settings.onlookers:
        await talk.refuse("too_many", "this game has as many onlookers as there is room for", LATER)
        return
    session = socket.cookies.get(COOKIE) if hello.token is None and seats else None
    if session is None:
        await talk.run(viewer, hello, notes, chat)
        return
    with services.signed_in.with_session(session, lambda: viewer.close(COME_AGAIN)):
        await talk.run(viewer, hello, notes, chat)


# --- files -----------------------------------------------------------------------------------------------------------


@get("/boards/{file:str}", include_in_schema=False, packed=True)
async def board_file(
    state: State, request: Req, file: Annotated[str, PathParameter(pattern=r"^[a-z0-9.]{1,40}$")]
) -> Response[bytes]:
    """A board, a map or its sprites: drawn once, never changed."""
    services: Services = state.services
    if file == "fonts.css":
        return Response(font_rules().encode(), media_type="text/css", headers={"cache-control": FOREVER})
    found = await services.thinkers.file(file)
    if found is None:
        raise NotFoundException("there is no such file")
    headers = {"cache-control": FOREVER, "vary": "accept-encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(found.packed, media_type=found.kind, headers={**headers, "content-encoding": "gzip"})
    return Response(gzip.decompress(found.packed), media_type=found.kind, headers=headers)


@get(["/", "/{path:path}"], include_in_schema=False, packed=True)
async def client_file(state: State, request: Req, path: FromPath[str] = "") -> Response[bytes]:
    """The browser client."""
    found: ClientFile | None = state.client.find(path)
    if found is None or path.startswith(("/api/", "/ws/", "/boards/")):
        raise NotFoundException("there is nothing here")
    headers = {"etag": found.tag, "cache-control": FOREVER if found.lasting else "no-cache", "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == found.tag:
        return Response(b"", status_code=304, headers=headers)
    if found.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(found.packed, media_type=found.kind, headers={**headers, "content-encoding": "gzip"})
    return Response(found.plain, media_type=found.kind, headers=headers)


# --- for the operator ------------------------------------------------------------------------------------------------


@get("/health", tags=["operator"], summary="How the server is")
async def health(state: State) -> Response[Health]:
    """503 when the database does not answer, or when a task fails without which nothing works."""
    services: Services = state.services
    answers = True
    try:
        async with asyncio.timeout(HEALTH_WITHIN), services.store.reading() as connection:
            await connection.execute(text("SELECT 1"))
    except Exception as error:
        LOG.warning("the database does not answer: %s", type(error).__name__)
        answers = False
    tasks = services.supervisor
    well = answers and tasks.is_well
    found = Health("ok" if well else "ill", __version__, answers, len(services.rooms.live), tasks.failing)
    return Response(found, status_code=200 if well else 503)


@get("/metrics", include_in_schema=False)
async def metrics(state: State, request: Req) -> Response[bytes]:
    """For Prometheus: for whoever has the token, or for everybody if the operator says so."""
    services: Services = state.services
    token = services.settings.metrics_token
    if token is not None:
        given = request.headers.get("authorization", "").removeprefix("Bearer ")
        if not hmac.compare_digest(given.encode(), token.encode()):
            raise NotAuthorizedException("the metrics are for whoever has their token")
    elif not services.settings.metrics:
        raise NotFoundException("no metrics here")
    services.metrics.rooms.set(len(services.rooms.live))
    return Response(services.metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


# --- errors ----------------------------------------------------------------------------------------------------------


def on_http_error(_: Req, error: HTTPException) -> Response[Problem]:
    """What the API says no with."""
    extra = error.extra if isinstance(error.extra, list) else []
    words = "; ".join(str(each.get("message", "")) for each in extra if isinstance(each, dict))
    detail = f"{error.detail}: {words}" if words else error.detail
    return Response(
        Problem(error.status_code, detail, type(error).__name__.removesuffix("Exception")),
        status_code=error.status_code,
        headers=error.headers,
    )


def on_too_much(request: Req, error: CaracoleError) -> Response[Problem]:
    """Somebody has asked for more than their share, or everybody has."""
    wait = error.wait if isinstance(error, TooCostly) else 5.0
    request.app.state.services.metrics.refused("too_costly")
    return Response(Problem(429, str(error), "TooCostly"), status_code=429, headers={"retry-after": str(int(wait) + 1)})


def on_too_many_tries(request: Req, error: TooManyTries) -> Response[Problem]:
    """Somebody guesses."""
    request.app.state.services.metrics.refused("too_many_tries")
    after = {"retry-after": str(int(error.wait) + 1)}
    return Response(Problem(429, str(error), "TooManyTries"), status_code=429, headers=after)


def on_unavailable(request: Req, error: Exception) -> Response[Problem]:
    """The database does not answer, or has something that cannot be used: not for good, and no fault of who asks."""
    LOG.warning("%s %s: unavailable (%s)", request.method, request.url.path, _why(error))
    return Response(Problem(503, "not available now, please try again", "Unavailable"), status_code=503)


def on_rules_missing(request: Req, error: RulesMissing) -> Response[Problem]:
    """Only the operator can mend this."""
    LOG.warning("%s %s: %s", request.method, request.url.path, error)
    return Response(Problem(503, RULES_ARE_GONE, "RulesMissing"), status_code=503)


def _why(error: Exception) -> str:
    return f"{type(error).__name__}: {error}" if isinstance(error, CaracoleError) else type(error).__name__


def on_error(request: Req, error: Exception) -> Response[Problem]:
    """A mistake of ours: written down, and not shown. That somebody sends JSON without a bottom is none."""
    if isinstance(error, RecursionError) and fell_while_reading(error):
        return Response(Problem(400, "nested too deeply", "Validation"), status_code=400)
    LOG.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return Response(Problem(500, "something went wrong here", "Internal"), status_code=500)


# --- all together ----------------------------------------------------------------------------------------------------


def create_app(settings: Settings) -> Litestar:
    """The application for these settings."""

    @asynccontextmanager
    async def life(app: Litestar) -> AsyncIterator[None]:
        services = Services(settings)
        app.state.services = services
        app.state.client = ClientFiles(settings.client)
        await services.open()
        try:
            yield
        finally:
            await services.close()

    return Litestar(
        route_handlers=[
            play,
            learn,
            LobbyController,
            LessonsController,
            MakingController,
            GamesController,
            LookingBackController,
            LabController,
            AnalysisController,
            AccountController,
            PlayersController,
            TournamentsController,
            OperatorController,
            board_file,
            health,
            metrics,
            client_file,
        ],
        lifespan=[life],
        before_request=before_request,
        middleware=[Answering()],
        exception_handlers={
            HTTPException: on_http_error,
            TooCostly: on_too_much,
            TooBusy: on_too_much,
            RulesMissing: on_rules_missing,
            TooManyTries: on_too_many_tries,
            StoreError: on_unavailable,
            SQLAlchemyError: on_unavailable,
            **dict.fromkeys(OUR_MISTAKES, on_error),
            ConnectionError: on_unavailable,
            Exception: on_error,
        },
        request_max_body_size=settings.body_bytes,
        compression_config=CompressionConfig(
            backend="gzip", minimum_size=1500, gzip_compress_level=4, exclude_opt_key="packed"
        ),
        openapi_config=OpenAPIConfig(
            title="Caracole",
            version=__version__,
            path="/api/schema",
            render_plugins=[ApiPage(path=["/", "/swagger"])],
            description="Historical wargames by the book. Play itself is over a socket: see docs/protocol.md.",
        ),
        logging_config=None,
    )
