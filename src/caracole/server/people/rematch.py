"""The same people again, each on the other side. Whoever asks first makes the game; the others are invited to it by the
page of the game that is over."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Any

from litestar.exceptions import ClientException
from sqlalchemy import update
from sqlalchemy.ext.asyncio import AsyncConnection

from caracole.kernel import Game
from caracole.server.people.agreement import sides_of
from caracole.server.protocol import Rematch
from caracole.server.rooms import Doors, new_id, new_token
from caracole.server.showing import info_of
from caracole.server.sitting import SeatRow
from caracole.server.store import Also, Taken
from caracole.server.tables import games

if TYPE_CHECKING:
    from caracole.server.room import Room
    from caracole.server.services import Services


def swapped(room: Room) -> dict[str, str]:
    """Each seat, and the one that whoever sat there has next: the same place on the other side. Where sides are not
    alike, or one person plays them all, everybody stays."""
    sides = list(sides_of(room).values())
    if len(sides) != 2 or len(sides[0]) != len(sides[1]):
        return {seat: seat for seat in room.game.seats}
    there = dict(zip(sides[0], sides[1], strict=True))
    return there | {theirs: mine for mine, theirs in there.items()}


async def rematch(
    services: Services, room: Room, game: Game[Any], seats: list[str], *, account: int | None, owner: str
) -> Rematch:
    """The next game (as ``game`` is made now), for whoever holds these seats of this one."""
    if not room.is_over:
        raise ClientException("there is another game when this one is over", status_code=409)
    places = {seat: seat for seat in seats} if set(seats) == set(room.game.seats) else swapped(room)
    if room.rematch is None:
        try:
            mine = [places[seat] for seat in seats]
            return await _make(services, room, game, mine, places, account=account, owner=owner)
        except Taken:
            room.doubt()
            await room.be_sure()
    if room.rematch is None:
        raise ClientException("please try again", status_code=409)
    return await _invited(services, room, await services.room(room.rematch), [places[seat] for seat in seats])


async def _make(
    services: Services,
    room: Room,
    game: Game[Any],
    mine: list[str],
    places: dict[str, str],
    *,
    account: int | None,
    owner: str,
) -> Rematch:
    name = new_id()
    before = {places.get(row.seat, row.seat): row for row in room.seats}
    rows = [_next_row(seat, before[seat], seat in mine) for seat in game.seats]
    token = _token(services, room, mine)
    doors = Doors(mine, token, [(row.seat, new_token()) for row in rows if row.kind == "open"])
    made = await services.rooms.create(
        game,
        rows,
        onlookers=room.onlookers,
        terms=room.terms,
        salts=[secrets.token_hex(8)],
        doors=doors,
        account=account,
        owner=owner,
        also=_pointing(room, name),
        name=name,
        rated=room.rated,
    )
    room.rematch = made.id
    room.announce_table()
    await services.store.tell("table", room.id)
    return Rematch(info_of(made), f"/game/{made.id}#{token}", mine=True)


def _next_row(seat: str, before: SeatRow, is_mine: bool) -> SeatRow:
    if before.kind == "computer":
        return SeatRow(seat, "computer", before.name, before.player, explains=before.explains)
    return SeatRow(seat, "person", before.name, account=before.account) if is_mine else SeatRow(seat, "open", "")


def _token(services: Services, room: Room, mine: list[str]) -> str:
    """The same for whoever asks again, because the answer was lost."""
    return services.store.keys.token("rematch", room.id, *mine)


def _pointing(room: Room, name: str) -> Also:
    async def work(connection: AsyncConnection) -> None:
        done = await connection.execute(
            update(games).where(games.c.id == room.id, games.c.rematch.is_(None)).values(rematch=name)
        )
        if done.rowcount != 1:
            raise Taken(f"{room.id}: there is another game already")

    return work


async def _invited(services: Services, room: Room, made: Room, mine: list[str]) -> Rematch:
    token = _token(services, room, mine)
    if await services.store.link(made.id, token) is not None:
        return Rematch(info_of(made), f"/game/{made.id}#{token}", mine=True)
    for invited in await services.seating.open_ones(made.id):
        if invited.seat in mine and invited.token is not None:
            return Rematch(info_of(made), f"/game/{made.id}#{invited.token}")
    return Rematch(info_of(made), f"/game/{made.id}")
