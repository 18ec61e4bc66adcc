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
from caracole.present.examples import examples, game_of_example, laid
from caracole.present.presenter import has_presenter, is_shown
from caracole.server.coverage import has_coverage, packed_coverage
from caracole.server.protocol import (
    PROTOCOL,
    Arrow,
    Commitment,
    Coverage,
    ListedGames,
    Lobby,
    Rulebook,
    RuleExample,
    RuleText,
    SeatName,
    SeatsQuery,
    SystemInfo,
)
from caracole.server.services import Services
from caracole.server.systems import seats_in, shown_system, shown_systems
from caracole.server.thinking import wished
from caracole.texts import LANGUAGES, Clause, about, catalogue, cover, rulebook

Req = Request[Any, Any, Any]
ClauseId = Annotated[str, PathParameter(pattern=r"^[A-Za-z0-9.]{1,20}$")]
SystemName = Annotated[str, PathParameter(pattern="^[a-z][a-z0-9_]{0,30}$")]


FILES = (".toml", ".json", ".geojson")
"""What names of data files end in: in a terminal an option may name one of the player's own."""


def wished_game(name: str, scenario: str, options: dict[str, Any]) -> Game[Any]:
    """The game that somebody asks for; a bad wish is told in words."""
    if name not in shown_systems() or not has_presenter(name):
        raise ValidationException(f"there is no system {name!r} to be played here")
    if any(isinstance(value, str) and value.endswith(FILES) for value in options.values()):
        raise ValidationException("no file of this server can be named in an option")
    try:
        game = wished(name, scenario, options)
    except (CaracoleError, ValueError, TypeError, KeyError) as error:
        raise ValidationException(str(error)) from error
    if not is_shown(name, scenario):
        raise ValidationException(f"{scenario!r} of {name!r} is played in a terminal only")
    return game


def wished_seats(name: str, scenario: str, options: dict[str, Any]) -> list[SeatName]:
    """The seats of the game that somebody asks for."""
    return seats_in(wished_game(name, scenario, options))


def _shown() -> list[SystemInfo]:
    return [shown_system(name) for name in shown_systems()]


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
            systems=await asyncio.to_thread(_shown),
            accounts=services.settings.accounts,
            mail=services.settings.mail is not None,
            lab=services.settings.lab,
        )

    @post("/lobby/seats", status_code=200, summary="The seats of a game")
    async def seats(self, state: State, request: Req, data: JSONBody[SeatsQuery]) -> list[SeatName]:
        """They may depend on the options: in team play there are four."""
        services: Services = state.services
        person = await services.person(request)
        return await services.desk.ask(person, wished_seats, data.system, data.scenario, dict(data.options))

    @get("/lobby/games", summary="Games that wait for a player, and games to watch")
    async def games(self, state: State) -> ListedGames:
        """Those that their hosts have listed."""
        services: Services = state.services
        return await services.listing.shown()

    @get("/lobby/covers/{name:str}", summary="The picture of a system", media_type="image/jpeg")
    async def cover(self, name: SystemName) -> Response[bytes]:
        """A JPEG; its address changes when it does."""
        found = cover(name) if name in systems() else None
        if found is None:
            raise NotFoundException("there is no such picture")
        headers = {"cache-control": "public, max-age=31536000, immutable"}
        return Response(found, media_type="image/jpeg", headers=headers)

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
        return _unpacked_if_need_be(request, packed)

    @get("/rulebooks/{name:str}", summary="A rulebook as a whole")
    async def book(self, name: SystemName) -> Rulebook:
        """Its title and its chapters."""
        if name not in systems() or not await asyncio.to_thread(rulebook, name):
            raise NotFoundException("there is no such rulebook")
        chapters = {number: dict(words) for number, words in about(name).chapters.items()}
        return Rulebook(name, system(name).title, chapters, await asyncio.to_thread(has_coverage, name))

    @get("/rulebooks/{name:str}/coverage", summary="Which code and tests stand behind each clause", packed=True)
    async def coverage(self, request: Req, name: SystemName) -> Response[Coverage]:
        """In the order of the book; 404 where neither the package nor a checkout tells."""
        packed = await asyncio.to_thread(packed_coverage, name) if name in systems() else None
        if packed is None:
            raise NotFoundException("it is not known here how the clauses of this rulebook are proved")
        return _unpacked_if_need_be(request, packed)

    @get("/rules/{name:str}/{clause:str}/example", summary="A position that shows a clause")
    async def example(self, state: State, request: Req, name: SystemName, clause: ClauseId) -> RuleExample:
        """As an onlooker sees it."""
        services: Services = state.services
        found = examples(name).get(clause) if name in systems() and has_presenter(name) else None
        if found is None:
            raise NotFoundException("there is no example of this clause")
        game = await asyncio.to_thread(game_of_example, found)
        await services.pay_for_board(await services.person(request), game)
        presenter, board = await services.rooms.presenter(game)
        scene = await asyncio.to_thread(lambda: presenter.scene(game.view(laid(found, game), None)))
        arrows = [
            Arrow(row["from"], row["to"], row.get("kind", "hint"))  # type: ignore[arg-type]
            for row in found.arrows
        ]
        return RuleExample(clause, dict(found.text), board, scene, list(found.places), list(found.pieces), arrows)

    @get("/rules/{name:str}/{clause:str}", summary="A clause of a rulebook")
    async def rule(self, name: SystemName, clause: ClauseId) -> RuleText:
        """Title and text in our own words."""
        found = rulebook(name).get(clause) if name in systems() else None
        if found is None:
            raise NotFoundException("there is no such clause")
        return _rule(name, found)

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


def _unpacked_if_need_be(request: Req, packed: bytes) -> Response[Any]:
    """JSON that is kept packed, for whoever reads it packed and for whoever does not."""
    headers = {"vary": "accept-encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(packed, media_type="application/json", headers={**headers, "content-encoding": "gzip"})
    return Response(gzip.decompress(packed), media_type="application/json", headers=headers)


@cache
def packed_rules(name: str) -> bytes | None:
    """All clauses of a rulebook as JSON, packed: that takes much longer than sending it, so it is done once."""
    found = rulebook(name)
    if not found:
        return None
    data = msgspec.json.encode([_rule(name, clause) for clause in found.values()])
    return gzip.compress(data, 9, mtime=0)


def _rule(name: str, clause: Clause) -> RuleText:
    return RuleText(
        clause.id,
        dict(clause.title),
        dict(clause.text),
        _texts(clause.editions),
        _texts(clause.reason),
        clause.kind,
        clause.scope,
        clause.id in examples(name),
    )


def _texts(row: Any) -> dict[str, str]:
    return {str(key): str(value) for key, value in dict(row).items()}


SELECTOR = re.compile(r"\{(\s*)\$(?!\w+_count\b)([A-Za-z0-9_]+)(\s*)->")
"""What a sentence chooses by; how many there are of something (``$units_count``) is a number and needs no key."""


@cache
def browser_catalogue(language: str, name: str) -> str:
    """The messages as a browser says them: selectors ask for the raw value (``$side_key``), since the value itself is a
    name."""
    return SELECTOR.sub(r"{\1$\2_key\3->", catalogue(language, name))
