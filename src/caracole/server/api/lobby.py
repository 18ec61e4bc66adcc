"""What can be played here; the texts of rules and messages."""

from __future__ import annotations

import asyncio
import gzip
import re
from functools import cache
from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, Response, get, post
from litestar.datastructures import State
from litestar.exceptions import NotFoundException, ValidationException
from litestar.params import JSONBody, PathParameter

from caracole import __version__
from caracole.kernel import CaracoleError, Game
from caracole.play.registry import system, systems
from caracole.players import player_names
from caracole.present.presenter import has_presenter, presenter_for
from caracole.server.protocol import (
    PROTOCOL,
    Commitment,
    Lobby,
    OptionInfo,
    RuleText,
    ScenarioInfo,
    SeatName,
    SeatsQuery,
    SystemInfo,
)
from caracole.server.services import Services
from caracole.server.thinking import wished
from caracole.texts import LANGUAGES, Clause, catalogue, rulebook

Req = Request[Any, Any, Any]
SystemName = Annotated[str, PathParameter(pattern="^[a-z][a-z0-9_]{0,30}$")]


@cache
def shown_system(name: str) -> SystemInfo:
    """A system as the lobby shows it."""
    found = system(name)
    scenarios = [ScenarioInfo(str(row["id"]), dict(row.get("title", {})), row.get("game")) for row in found.scenarios()]
    options = [
        OptionInfo(
            str(row["id"]),
            str(row.get("rule", "")),
            row["default"],
            list(row["values"]),
            dict(row.get("text", {})),
            dict(row.get("editions", {})),
        )
        for row in found.options()
    ]
    return SystemInfo(name, found.title, scenarios, options, player_names(name))


@cache
def shown_systems() -> tuple[str, ...]:
    """The systems that have a board."""
    return tuple(name for name in systems() if has_presenter(name))


def wished_game(name: str, scenario: str, options: dict[str, Any]) -> Game[Any]:
    """The game that somebody asks for; a bad wish is told in words."""
    if name not in shown_systems():
        raise ValidationException(f"there is no system {name!r} to be played here")
    try:
        return wished(name, scenario, options)
    except (CaracoleError, ValueError, TypeError, KeyError) as error:
        raise ValidationException(str(error)) from error


_SEATS: dict[tuple[str, tuple[str, ...]], list[SeatName]] = {}
"""The names of the seats, by system and seats: there are few, however many options there are."""


def seats_of(name: str, scenario: str, options: dict[str, Any]) -> list[SeatName]:
    """The seats of a game with these options."""
    game = wished_game(name, scenario, options)
    key = game.system, tuple(game.seats)
    if key not in _SEATS:
        presenter = presenter_for(game)
        _SEATS[key] = [
            SeatName(seat, presenter.side_of(number), names)
            for number, (seat, names) in enumerate(presenter.seat_names().items())
        ]
    return _SEATS[key]


class LobbyController(Controller):
    """Before a game."""

    path = "/api"
    tags = ("lobby",)

    @get("/lobby", summary="What can be played here")
    async def lobby(self, state: State) -> Lobby:
        """Systems with their scenarios, options and computer players."""
        services: Services = state.services
        return Lobby(
            protocol=PROTOCOL,
            version=__version__,
            languages=list(LANGUAGES),
            systems=[shown_system(name) for name in shown_systems()],
            accounts=services.settings.accounts,
            mail=services.settings.mail is not None,
        )

    @post("/lobby/seats", status_code=200, summary="The seats of a game")
    async def seats(self, state: State, request: Req, data: JSONBody[SeatsQuery]) -> list[SeatName]:
        """They may depend on the options: in team play there are four."""
        services: Services = state.services
        person = await services.person(request)
        return await services.desk.ask(person, seats_of, data.system, data.scenario, dict(data.options))

    @post("/lobby/commitment", summary="A seed for a game yet to be made")
    async def commitment(self, state: State) -> Commitment:
        """Its hash. Choose your salt after you have it, and create the game with both."""
        services: Services = state.services
        return Commitment(await services.rooms.promise())

    @get("/rules/{name:str}", summary="All clauses of a rulebook", cache_control=None, packed=True)
    async def rules(self, request: Req, name: SystemName) -> Response[list[RuleText]]:
        """In the order of the book."""
        packed = await asyncio.to_thread(packed_rules, name) if name in systems() else None
        if packed is None:
            raise NotFoundException("there is no such rulebook")
        headers = {"vary": "accept-encoding"}
        data: Any = packed
        if "gzip" in request.headers.get("accept-encoding", ""):
            headers["content-encoding"] = "gzip"
        else:
            data = gzip.decompress(packed)
        return Response(data, media_type="application/json", headers=headers)

    @get("/rules/{name:str}/{clause:str}", summary="A clause of a rulebook")
    async def rule(
        self, name: SystemName, clause: Annotated[str, PathParameter(pattern=r"^[A-Za-z0-9.]{1,20}$")]
    ) -> RuleText:
        """Title and text in our own words."""
        found = rulebook(name).get(clause) if name in systems() else None
        if found is None:
            raise NotFoundException("there is no such clause")
        return _rule(found)

    @get("/texts/{language:str}/{file:str}", summary="Messages in a language", media_type="text/plain")
    async def texts(
        self,
        language: Annotated[str, PathParameter(pattern="^(en|it|fr)$")],
        file: Annotated[str, PathParameter(pattern=r"^[a-z][a-z0-9_]{0,30}\.ftl$")],
    ) -> Response[str]:
        """A Fluent file with the messages of the program, of boards and of a system."""
        name = file.removesuffix(".ftl")
        if name not in systems():
            raise NotFoundException("there is no such system")
        return Response(
            browser_catalogue(language, name),
            media_type="text/plain; charset=utf-8",
            headers={"cache-control": "public, max-age=300"},
        )


@cache
def packed_rules(name: str) -> bytes | None:
    """All clauses of a rulebook as JSON, packed: that takes much longer than sending it, so it is done once."""
    found = rulebook(name)
    if not found:
        return None
    data = msgspec.json.encode([_rule(clause) for clause in found.values()])
    return gzip.compress(data, 9, mtime=0)


def _rule(clause: Clause) -> RuleText:
    return RuleText(clause.id, dict(clause.title), dict(clause.text), _texts(clause.editions), _texts(clause.reason))


def _texts(row: Any) -> dict[str, str]:
    return {str(key): str(value) for key, value in dict(row).items()}


SELECTOR = re.compile(r"\{(\s*)\$([A-Za-z0-9_]+)(\s*)->")


@cache
def browser_catalogue(language: str, name: str) -> str:
    """The messages as a browser says them: selectors ask for the raw value (``$side_key``), since the value itself is a
    name."""
    return SELECTOR.sub(r"{\1$\2_key\3->", catalogue(language, name))
