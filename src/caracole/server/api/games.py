"""Games: making them, sitting down, mine; notes, clocks, stand-ins."""

from __future__ import annotations

import logging
import secrets
import time
from typing import Annotated, Any

from litestar import Controller, Request, get, post, put
from litestar.datastructures import State
from litestar.exceptions import ClientException, NotAuthorizedException, PermissionDeniedException, ValidationException
from litestar.params import JSONBody, PathParameter

from caracole.kernel import CaracoleError
from caracole.play.record import Record, RecordError
from caracole.server.api.lobby import wished_game
from caracole.server.clocks import Clocks
from caracole.server.limits import TooCostly
from caracole.server.nesting import is_too_deep
from caracole.server.protocol import (
    Created,
    CreateGame,
    GameInfo,
    Grant,
    ImportGame,
    MyGame,
    MyGames,
    Notes,
    SeatLink,
    SeatWish,
    StandIn,
    Taken,
    TakeSeat,
    Tickets,
    Vacation,
)
from caracole.server.room import MOST_ENTRIES, Room, SeatRow, stamp
from caracole.server.rooms import NotPromised, known_player, new_token
from caracole.server.services import Services
from caracole.server.turns import TooBusy

LOG = logging.getLogger("caracole.games")
Req = Request[Any, Any, Any]
GameName = Annotated[str, PathParameter(pattern="^[a-z0-9]{10,24}$")]


def link_to(seats: list[str], token: str, game: str, mine: bool) -> SeatLink:
    """A link; its secret stays behind the #."""
    return SeatLink(seats, token, f"/game/{game}#{token}", mine)


def doors_for(seats: list[SeatRow], mine: list[str]) -> list[tuple[list[str], str]]:
    """A link for my seats together, and one for each open seat."""
    doors = [(mine, new_token())] if mine else []
    return doors + [([row.seat], new_token()) for row in seats if row.kind == "open"]


LONGEST_NAME, LONGEST_SALT, MOST_SALTS = 40, 64, 16


def read_bounded(plain: dict[str, Any]) -> Record:
    """The record of a game from elsewhere, no larger than one of our own could be. Raises RecordError."""
    if is_too_deep(plain):
        raise RecordError("record", "nested too deeply")
    entries = plain.get("entries")
    if isinstance(entries, list) and len(entries) > MOST_ENTRIES:
        raise RecordError("entries", f"{len(entries)} of them; at most {MOST_ENTRIES} are taken in")
    record = Record.from_plain(plain)
    header = record.header
    for number, name in enumerate(header.players):
        if len(name) > LONGEST_NAME or not name.isprintable():
            raise RecordError(f"header.players[{number}]", f"not a name of at most {LONGEST_NAME} letters")
    if len(header.salts) > MOST_SALTS or any(len(salt) > LONGEST_SALT for salt in header.salts):
        raise RecordError("header.salts", f"at most {MOST_SALTS} of at most {LONGEST_SALT} letters")
    if header.edition is not None and len(header.edition) > LONGEST_NAME:
        raise RecordError("header.edition", "not an edition")
    return record


class GamesController(Controller):
    """Games as a whole."""

    path = "/api/games"
    tags = ("games",)

    @post("/", summary="A new game")
    async def create(self, state: State, request: Req, data: JSONBody[CreateGame]) -> Created:
        """The answer has the link of every seat: keep yours, send the others."""
        services: Services = state.services
        person = await services.person(request)
        game = await services.desk.ask(person, wished_game, data.system, data.scenario, dict(data.options))
        for seat in data.seats:
            if seat not in game.seats:
                raise ValidationException(f"there is no seat {seat!r}; there are: {', '.join(game.seats)}")
        account = await services.account(request)
        rows, mine = [], []
        for seat in game.seats:
            wish = data.seats.get(seat) or SeatWish("open")
            player = None
            if wish.kind == "computer":
                try:
                    player = known_player(game.system, wish.player)
                except CaracoleError as error:
                    raise ValidationException(str(error)) from error
            name = wish.name or (account["name"] if account and wish.kind == "me" else "")
            if wish.kind == "me":
                mine.append(seat)
            kind = {"me": "person", "open": "open", "computer": "computer"}[wish.kind]
            rows.append(SeatRow(seat, kind, name or player or "", player))
        if all(row.kind == "computer" for row in rows):
            raise ValidationException("somebody has to play: at least one seat must not be the computer's")
        doors = doors_for(rows, mine)
        await services.pay_for_board(person, game)
        try:
            room = await services.rooms.create(
                game,
                rows,
                onlookers=data.onlookers,
                terms=data.clock,
                salts=[data.salt or secrets.token_hex(8)],
                doors=doors,
                account=account["id"] if account and mine else None,
                promised=data.commitment,
                owner=services.owner(person),
            )
        except NotPromised as error:
            raise ClientException(str(error), status_code=409) from error
        links = [link_to(seats, token, room.id, seats == mine) for seats, token in doors]
        return Created(room.info(), links)

    @post("/import", summary="A game from its record")
    async def take_in(self, state: State, request: Req, data: JSONBody[ImportGame]) -> Created:
        """It is replayed digest for digest first. With its secret seed it can be played on, without it looked at."""
        services: Services = state.services
        person = await services.person(request)
        work = services.desk.long_work_of(person)
        try:
            record: Record = await work(read_bounded, data.record)
            header = record.header
            game = await work(wished_game, header.system, header.scenario, dict(header.options))
            await services.pay_for_board(person, game)
            seats = list(record.header.seats)
            rows = [SeatRow(seat, "open", name) for seat, name in zip(seats, record.header.players, strict=True)]
            doors = doors_for(rows, seats)
            room = await services.rooms.take_in(
                record, rows, data.onlookers, doors, work=work, owner=services.owner(person)
            )
        except (TooCostly, TooBusy):
            raise
        except CaracoleError as error:
            raise ValidationException(str(error)) from error
        return Created(room.info(), [link_to(held, token, room.id, held == seats) for held, token in doors])

    @get("/mine", summary="My games, the most urgent first")
    async def mine(self, state: State, request: Req) -> MyGames:
        """Games bound to the account."""
        services: Services = state.services
        account = await services.account(request)
        if account is None:
            raise NotAuthorizedException("sign in first")
        held: dict[str, list[str]] = {}
        for game, seats in await services.store.games_of_account(account["id"]):
            held.setdefault(game, []).extend(seats)
        return await _my_games(services, list(held.items()))

    @post("/lookup", status_code=200, summary="A guest's games, the most urgent first")
    async def lookup(self, state: State, data: JSONBody[Tickets]) -> MyGames:
        """By the links that the guest has kept; those that open nothing are left out."""
        services: Services = state.services
        held = []
        for ticket in {(ticket.game, ticket.token): ticket for ticket in data.tickets}.values():
            link = await services.store.link(ticket.game, ticket.token)
            if link is not None:
                held.append((ticket.game, link["seats"].split(",")))
        return await _my_games(services, held)

    @get("/{game:str}", summary="What everybody may know about a game")
    async def info(self, state: State, game: GameName) -> GameInfo:
        """Who sits where, who has to decide, where the board is."""
        return (await state.services.room(game)).info()  # type: ignore[no-any-return]

    @post("/{game:str}/seat", status_code=200, summary="Sit down with a link")
    async def take_seat(self, state: State, request: Req, game: GameName, data: JSONBody[TakeSeat]) -> Taken:
        """Give a name; who is signed in binds the seat to the account."""
        services: Services = state.services
        room = await services.room(game)
        seats = await services.seats(request, game, data.token)
        account = await services.account(request)
        name = data.name or (account["name"] if account else "")

        def sit_down() -> None:
            for seat in seats:
                row = room.seat_row(seat)
                if row.kind != "computer":
                    row.kind = "person"
                    row.name = name or row.name

        await room.change_table(sit_down)
        if account is not None:
            await services.store.bind(data.token, account["id"])
        return Taken(room.info(), seats)

    @get("/{game:str}/notes", summary="My notes")
    async def notes(self, state: State, request: Req, game: GameName) -> Notes:
        """Nobody else reads them."""
        services: Services = state.services
        room = await services.room(game)
        seats = await services.expect_seats(request, room)
        return Notes(await services.store.notes_of(game, seats[0]))

    @put("/{game:str}/notes", summary="Keep my notes")
    async def keep_notes(self, state: State, request: Req, game: GameName, data: JSONBody[Notes]) -> Notes:
        """They replace the old ones."""
        services: Services = state.services
        room = await services.room(game)
        seats = await services.expect_seats(request, room)
        await services.store.keep_notes(game, seats[0], data.text)
        return data

    @post("/{game:str}/stand-in", status_code=200, summary="Let the computer decide for me")
    async def stand_in(self, state: State, request: Req, game: GameName, data: JSONBody[StandIn]) -> GameInfo:
        """Until I take my seats back (null), or simply act."""
        services: Services = state.services
        room = await services.room(game)
        seats = await services.expect_seats(request, room)
        player = None
        if data.player is not None:
            try:
                player = known_player(room.game.system, data.player)
            except CaracoleError as error:
                raise ValidationException(str(error)) from error

        def stand_in() -> None:
            for seat in seats:
                room.seat_row(seat).stand_in = player
            room.attended = room.clock()

        await room.change_table(stand_in)
        return room.info()

    @post("/{game:str}/grant", status_code=200, summary="Give another seat more time")
    async def grant(self, state: State, request: Req, game: GameName, data: JSONBody[Grant]) -> GameInfo:
        """A gift: the cap does not hold for it."""
        services: Services = state.services
        room = await services.room(game)
        seats = await services.expect_seats(request, room)
        _expect_clocks(room)
        if data.seat not in room.game.seats:
            raise ValidationException(f"there is no seat {data.seat!r}")
        if data.seat in seats:
            raise PermissionDeniedException("time is a gift: nobody gives it to themselves")
        await room.change_table(lambda: _expect_clocks(room).grant(data.seat, float(data.seconds), time.time()))
        return room.info()

    @post("/{game:str}/vacation", status_code=200, summary="Go away, or come back")
    async def vacation(self, state: State, request: Req, game: GameName, data: JSONBody[Vacation]) -> GameInfo:
        """My clock stands still meanwhile, for as long as there is vacation left."""
        services: Services = state.services
        room = await services.room(game)
        seats = await services.expect_seats(request, room)
        if data.on and not any(_expect_clocks(room).may_go(seat, time.time()) for seat in seats):
            raise ClientException("all the vacation of this game is taken", status_code=409)
        await room.change_table(lambda: _expect_clocks(room).vacation(seats, data.on, time.time()))
        return room.info()


def _expect_clocks(room: Room) -> Clocks:
    if room.clocks is None:
        raise ValidationException("this game has no clocks")
    return room.clocks


async def _my_games(services: Services, held: list[tuple[str, list[str]]]) -> MyGames:
    found: list[tuple[tuple[Any, ...], MyGame]] = []
    for game, seats in held:
        try:
            room = await services.rooms.get(game)
        except (CaracoleError, ValueError, TypeError, LookupError) as error:  # the others can be shown all the same
            LOG.warning("game %s cannot be opened (%s)", game, type(error).__name__)
            continue
        if room is not None:
            mine = _my_game(room, seats)
            urgency = (mine.game.over, not mine.my_turn, mine.left if mine.left is not None else 1e18, -room.changed)
            found.append((urgency, mine))
    return MyGames([mine for _, mine in sorted(found, key=lambda pair: pair[0])])


def _my_game(room: Room, seats: list[str]) -> MyGame:
    turn = [seat for seat in room.standing.waiting if seat in seats]
    left = [clock.left for clock in room.shown_clocks() if clock.seat in (turn or seats)]
    return MyGame(room.info(), seats, bool(turn), min(left, default=None), stamp(room.changed))
