"""Games: making them, sitting down, mine; notes, clocks, stand-ins."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable
from typing import Annotated, Any

from litestar import Controller, Request, delete, get, post, put
from litestar.datastructures import State
from litestar.exceptions import ClientException, NotAuthorizedException, PermissionDeniedException, ValidationException
from litestar.params import FromPath, JSONBody, PathParameter

from caracole.kernel import CaracoleError
from caracole.kernel.nested import is_inside
from caracole.play.match import StaleAction
from caracole.play.record import Record, RecordError
from caracole.play.registry import is_brought
from caracole.server.accounts import is_muted
from caracole.server.api.lobby import wished_game
from caracole.server.characters import is_name
from caracole.server.clocks import Clocks
from caracole.server.limits import TooCostly
from caracole.server.nesting import is_too_deep
from caracole.server.people.agreement import loses_on_time
from caracole.server.people.moderation import is_silenced
from caracole.server.people.rematch import rematch
from caracole.server.protocol import (
    Created,
    CreateGame,
    GameInfo,
    Grant,
    ImportGame,
    Invitation,
    Invite,
    MyGame,
    MyGames,
    Notes,
    OpenInvitation,
    OpenInvitations,
    Rematch,
    SeatLink,
    SeatWish,
    StandIn,
    Taken,
    TakeSeat,
    Tickets,
    Vacation,
)
from caracole.server.refusals import NotPlayable
from caracole.server.room import MOST_ENTRIES, Room
from caracole.server.rooms import Doors, NotPromised, known_player, new_token
from caracole.server.seating import OPEN, InvitationGone, Invited, NotYours
from caracole.server.services import InvitationUsedException, Services, seat_token
from caracole.server.showing import info_of, stamp
from caracole.server.sitting import SeatRow, add_salt, hand_over, renew
from caracole.server.store import StoreError
from caracole.server.systems import shown_system
from caracole.server.turns import TooBusy

LOG = logging.getLogger("caracole.games")
Req = Request[Any, Any, Any]
GameName = Annotated[str, PathParameter(pattern="^[a-z0-9]{10,24}$")]


def link_to(seats: list[str], token: str, game: str, mine: bool) -> SeatLink:
    """A link; its secret stays behind the #."""
    return SeatLink(seats, token, f"/game/{game}#{token}", mine)


def links_of(doors: Doors, game: str) -> list[SeatLink]:
    """Mine, and the invitations."""
    mine = [link_to(doors.mine, doors.token, game, True)] if doors.mine else []
    return mine + [link_to([seat], token, game, False) for seat, token in doors.invited]


def called(wish: str | None, account: dict[str, Any] | None) -> str:
    """What somebody wants to be called, if it can be read. Who is muted says nothing with a name either."""
    if wish is not None and not is_name(wish):
        raise ValidationException("a name is made of letters that can be printed")
    return "" if account is not None and is_muted(account) else (wish or "").strip()


LONGEST_NAME, LONGEST_SALT, MOST_SALTS = 40, 64, 64
AT_ONCE = 8
"""How many may sit down at one moment."""


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
    if len(record.salts) > MOST_SALTS or any(len(salt) > LONGEST_SALT for salt in record.salts):
        raise RecordError("salts", f"at most {MOST_SALTS} of at most {LONGEST_SALT} letters")
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
        if data.listed and is_brought(data.system, data.scenario):
            raise ValidationException("a battle of one's own is not listed: invite somebody by a link")
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
            name = called(wish.name, account) or (account["name"] if account and wish.kind == "me" else "")
            if wish.kind == "me":
                mine.append(seat)
            kind = {"me": "person", "open": "open", "computer": "computer"}[wish.kind]
            page = account["name"] if account and wish.kind == "me" else None
            explains = data.reasons and player is not None
            rows.append(SeatRow(seat, kind, name or player or "", player, account=page, explains=explains))
        if all(row.kind == "computer" for row in rows):
            raise ValidationException("somebody has to play: at least one seat must not be the computer's")
        if data.reasons and sum(row.kind != "computer" for row in rows) != 1:
            raise ValidationException("computer players say why only to somebody who is alone against them")
        doors = Doors.to(rows, mine)
        await services.pay_for_board(person, game)
        try:
            room = await services.rooms.create(
                game,
                rows,
                onlookers=data.onlookers,
                listed=data.listed,
                terms=data.clock,
                salts=[data.salt or secrets.token_hex(8)],
                doors=doors,
                account=account["id"] if account and mine else None,
                promised=data.commitment,
                rated=data.rated and not data.reasons,
                owner=services.owner(person),
            )
        except NotPromised as error:
            raise ClientException(str(error), status_code=409) from error
        return Created(info_of(room), links_of(doors, room.id))

    @post("/import", summary="A game from its record")
    async def take_in(self, state: State, request: Req, data: JSONBody[ImportGame]) -> Created:
        """It is replayed digest for digest first. If it is not over it goes on with a new seed, and everybody is told
        that it was taken in. The link to all seats is yours; each can be given to somebody by its invitation."""
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
            doors = Doors.to(rows, seats)
            account = await services.account(request)
            room = await services.rooms.take_in(
                record,
                rows,
                data.onlookers,
                doors,
                account=None if account is None else account["id"],
                work=work,
                owner=services.owner(person),
            )
        except (TooCostly, TooBusy):
            raise
        except CaracoleError as error:
            raise ValidationException(str(error)) from error
        return Created(info_of(room), links_of(doors, room.id))

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
        held: dict[str, list[str]] = {}
        for ticket in {(ticket.game, ticket.token): ticket for ticket in data.tickets}.values():
            link = await services.store.link(ticket.game, ticket.token)
            if link is not None:
                held.setdefault(ticket.game, []).extend(link["seats"].split(","))
        return await _my_games(services, list(held.items()))

    @get("/{game:str}", summary="What everybody may know about a game")
    async def info(self, state: State, request: Req, game: GameName) -> GameInfo:
        """Who sits where, who has to decide, where the board is. Of a game without onlookers this is for those who sit
        there or are invited."""
        services: Services = state.services
        room = await services.room(game)
        await services.expect_guest(request, room)
        return info_of(room)

    # --- sitting down ------------------------------------------------------------------------------------------------

    @get("/{game:str}/invitation", summary="What I am invited to")
    async def invitation(self, state: State, request: Req, game: GameName) -> Invitation:
        """With an invitation as the token: who invites, to which seat of what. Nothing that is hidden."""
        services: Services = state.services
        room = await services.room(game)
        token = seat_token(request)
        found = None if token is None else await services.seating.invitation(game, token)
        if found is None:
            raise NotAuthorizedException("this is no invitation to this game")
        if found.state != OPEN:
            raise InvitationUsedException(str(InvitationGone(found.state)))
        host = await services.seating.host(game)
        name = "" if host is None else room.seat_row(host.seats[0]).name
        number = room.game.seats.index(found.seat)
        names = room.presenter.seat_names()
        shown = await asyncio.to_thread(shown_system, room.game.system)
        scenario = next((each for each in shown.scenarios if each.id == room.game.scenario), None)
        return Invitation(
            game=info_of(room),
            seat=found.seat,
            side=room.presenter.side_of(number),
            name=dict(names[found.seat]),
            host=name,
            title=shown.title,
            cover=shown.cover,
            names={seat: dict(words) for seat, words in names.items()},
            text={} if scenario is None else scenario.text,
            minutes=None if scenario is None else scenario.minutes,
        )

    @post("/{game:str}/seat", status_code=200, summary="Sit down")
    async def take_seat(self, state: State, request: Req, game: GameName, data: JSONBody[TakeSeat]) -> Taken:
        """An invitation is exchanged, once, for a token of your own; it is worth nothing afterwards. With a token of
        your own: give another name, renew the token, or bind the seat to the account that is signed in. Only whoever a
        seat is bound to can do that again."""
        services: Services = state.services
        room = await services.room(game)
        account = await services.account(request)
        wish = called(data.name, account)
        invited = await services.seating.invitation(game, data.token)
        if invited is not None:
            token = await self._exchange(services, game, data, invited, wish, account)
        elif data.renew:
            token = await self._renew(services, request, room, data, account)
        else:
            token = data.token
        seats = await services.seats(request, game, token)
        room = await services.room(game)  # if everybody is there now the game has been set up anew
        if invited is None:
            silenced = await is_silenced(room, (await services.person(request)).key, seats)
            name = "" if silenced else wish or (account["name"] if account else "")
            await self._sit_again(services, room, token, name, seats, account)
        salted = bool(data.salt) and await self._add_salt(room, seats[0], data.salt)
        return Taken(info_of(room), seats, token, f"/game/{game}#{token}", salted)

    async def _add_salt(self, room: Room, seat: str, salt: str) -> bool:
        """The seat is taken, whatever becomes of the salt: it can be sent again."""
        try:
            return await add_salt(room, seat, salt)
        except (NotPlayable, StaleAction, StoreError) as error:
            LOG.warning("game %s: a salt was not added (%s)", room.id, type(error).__name__)
            return False

    async def _exchange(
        self,
        services: Services,
        game: str,
        data: TakeSeat,
        invited: Invited,
        wish: str,
        account: dict[str, Any] | None,
    ) -> str:
        """The invitation for a token; the same again for whoever asks again."""
        token = _another_token(services, game, data)
        if data.again is not None and await services.store.link(game, token) is not None:
            return token
        number, name = (None, "") if account is None else (account["id"], account["name"])
        taking = services.seating.taking(game, data.token, token, number)
        try:
            if invited.state != OPEN:
                raise InvitationGone(invited.state)
            for _ in range(AT_ONCE):
                room = await services.room(game)
                try:
                    await hand_over(room, invited.seat, wish or name, taking, data.salt, name or None)
                    return token
                except StoreError:
                    if not room.gone:  # else somebody else sat down at the same moment
                        raise
        except InvitationGone as error:
            raise InvitationUsedException(str(error)) from error
        raise StoreError("please try again")

    async def _renew(
        self, services: Services, request: Req, room: Room, data: TakeSeat, account: dict[str, Any] | None
    ) -> str:
        """Another token for the one that is shown; the same again for whoever asks again."""
        token = _another_token(services, room.id, data)
        if data.again is not None and await services.store.link(room.id, token) is not None:
            return token
        seats = await services.seats(request, room.id, data.token)
        renewing = services.seating.renewing(room.id, data.token, token, None if account is None else account["id"])
        try:
            await renew(room, seats, renewing)
        except NotYours as error:
            raise PermissionDeniedException(str(error)) from error
        return token

    async def _sit_again(
        self,
        services: Services,
        room: Room,
        token: str,
        name: str,
        seats: list[str],
        account: dict[str, Any] | None,
    ) -> None:
        link = await services.store.link(room.id, token)
        comes_late = account is not None and link is not None and link["account"] is None and room.is_under_way
        binding = None if account is None else services.seating.binding(room.id, token, account["id"])

        def sit_down() -> None:
            for row in room.seats:
                if row.seat in seats and row.kind == "person":
                    row.name = name or row.name
                    row.account = account["name"] if account else row.account
                    row.late = row.late or comes_late

        try:
            await room.change_table(sit_down, binding)
        except NotYours as error:
            raise PermissionDeniedException(str(error)) from error

    @get("/{game:str}/invitations", summary="The invitations that nobody has used yet")
    async def invitations(self, state: State, request: Req, game: GameName) -> OpenInvitations:
        """For the host: to show them again."""
        services: Services = state.services
        await self._expect_host(services, request, await services.room(game))
        return OpenInvitations([_shown(game, each) for each in await services.seating.open_ones(game)])

    @post("/{game:str}/invitations", summary="Another invitation to a seat")
    async def invite(self, state: State, request: Req, game: GameName, data: JSONBody[Invite]) -> OpenInvitation:
        """For the host. The one before can no longer be used; for a seat that is taken there is none."""
        services: Services = state.services
        room = await services.room(game)
        await self._expect_host(services, request, room)
        token = new_token()
        await room.change_table(_expect_open(room, data.seat), services.seating.inviting(game, data.seat, token))
        return _shown(game, Invited(data.seat, OPEN, time.time(), token))

    @delete("/{game:str}/invitations/{seat:str}", summary="Withdraw an invitation")
    async def withdraw(self, state: State, request: Req, game: GameName, seat: FromPath[str]) -> None:
        """For the host, while nobody has used it."""
        services: Services = state.services
        room = await services.room(game)
        await self._expect_host(services, request, room)
        await room.change_table(_expect_open(room, seat), services.seating.withdrawing(game, seat))

    async def _expect_host(self, services: Services, request: Req, room: Room) -> None:
        await services.expect_seats(request, room)
        if not await services.is_host(request, room.id):
            raise PermissionDeniedException("only who made this game may do that")

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

    @post("/{game:str}/rematch", status_code=200, summary="The same people again, on the other side")
    async def rematch(self, state: State, request: Req, game: GameName) -> Rematch:
        """When the game is over. Whoever asks first makes the next one; the others find their invitation here."""
        services: Services = state.services
        room = await services.room(game)
        seats = await services.expect_seats(request, room)
        person, account = await services.person(request), await services.account(request)
        header = room.match.record.header
        fresh = await services.desk.ask(person, wished_game, header.system, header.scenario, dict(header.options))
        await services.pay_for_board(person, fresh)
        number = None if account is None else account["id"]
        return await rematch(services, room, fresh, seats, account=number, owner=services.owner(person))

    @post("/{game:str}/stand-in", status_code=200, summary="Let the computer decide for me")
    async def stand_in(self, state: State, request: Req, game: GameName, data: JSONBody[StandIn]) -> GameInfo:
        """Until I take my seats back (null), or simply act; or ``within`` a battle of a campaign, until it is over."""
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
            if player is None and _is_late(room, seats):
                raise ClientException("your time is up: whoever acts takes the seat back", status_code=409)
            _expect_not_lost(room, seats)
            if data.within and not is_inside(room.game, room.match.state):
                raise ClientException("no battle is being fought", status_code=409)
            for seat in seats:
                row = room.seat_row(seat)
                row.stand_in, row.within = player, data.within and player is not None
            room.computers.seen()

        await room.change_table(stand_in)
        return info_of(room)

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

        def change() -> None:
            _expect_not_lost(room, [data.seat])
            _expect_clocks(room).grant(data.seat, float(data.seconds), time.time())

        await room.change_table(change)
        return info_of(room)

    @post("/{game:str}/vacation", status_code=200, summary="Go away, or come back")
    async def vacation(self, state: State, request: Req, game: GameName, data: JSONBody[Vacation]) -> GameInfo:
        """My clock stands still meanwhile, and what I have of vacation runs down while I should decide. 409 if I am
        away already, or if nothing is left."""
        services: Services = state.services
        room = await services.room(game)
        seats = await services.expect_seats(request, room)

        def change() -> None:
            clocks, now = _expect_clocks(room), time.time()
            _expect_not_lost(room, seats)
            clocks.tick(now)
            banks = [clocks.banks[seat] for seat in seats]
            if data.on and all(bank.vacation for bank in banks):
                raise ClientException("you are on vacation already", status_code=409)
            if data.on and all(bank.away <= 0 for bank in banks):
                raise ClientException("you have no vacation left in this game", status_code=409)
            clocks.vacation(seats, data.on, now)

        await room.change_table(change)
        return info_of(room)


def _another_token(services: Services, game: str, data: TakeSeat) -> str:
    """A new one; for whoever repeats a request the same."""
    return new_token() if data.again is None else services.store.keys.token("seat", game, data.token, data.again)


def _expect_open(room: Room, seat: str) -> Callable[[], None]:
    """A change of the table that changes nothing, if this seat is open."""

    def change() -> None:
        row = next((row for row in room.seats if row.seat == seat), None)
        if row is None:
            raise ValidationException(f"there is no seat {seat!r}")
        if row.kind != "open":
            raise ClientException("this seat is taken", status_code=409)

    return change


def _shown(game: str, invited: Invited) -> OpenInvitation:
    url = None if invited.token is None else f"/game/{game}#{invited.token}"
    return OpenInvitation(invited.seat, url, stamp(invited.at))


def _expect_clocks(room: Room) -> Clocks:
    if room.clocks is None:
        raise ValidationException("this game has no clocks")
    return room.clocks


def _is_late(room: Room, seats: list[str]) -> bool:
    return room.clocks is not None and not set(seats).isdisjoint(room.clocks.overdue(time.time()))


def _expect_not_lost(room: Room, seats: list[str]) -> None:
    """Whose time is up has lost, if that was agreed, whoever has noticed: nothing that is done to a clock helps."""
    if loses_on_time(room) and _is_late(room, seats):
        raise ClientException("time is up", status_code=409)


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
    turn = [seat for seat in room.standing.waiting if seat in seats and room.playable]
    left = [clock.left for clock in room.shown_clocks() if clock.seat in (turn or seats)]
    return MyGame(info_of(room), seats, bool(turn), min(left, default=None), stamp(room.changed))
