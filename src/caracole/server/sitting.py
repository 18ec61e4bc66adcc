"""Who sits where: how a seat goes from one to another, and who decides for whoever is away or late."""

from __future__ import annotations

import time
from collections.abc import Iterable
from typing import TYPE_CHECKING

from msgspec import Struct
from sqlalchemy import update
from sqlalchemy.ext.asyncio import AsyncConnection

from caracole.kernel.nested import is_inside
from caracole.play.match import Match, StaleAction
from caracole.play.record import Salted
from caracole.server.store import Also
from caracole.server.tables import games

if TYPE_CHECKING:
    from caracole.server.room import Room

TRIES = 5
"""How often a change is made again when somebody else was first."""


class SeatRow(Struct):
    """Who sits on a seat, as it is kept."""

    seat: str
    kind: str
    name: str
    player: str | None = None
    stand_in: str | None = None
    hands: int = 0
    """How often it went from one holder to another."""
    account: str | None = None
    """The name of the account that holds it."""
    late: bool = False
    """An account holds it that came when the game was under way: whoever waits for the result to sign in has none."""
    muted: bool = False
    """An operator lets it say nothing."""
    resigns: bool = False
    """Has given up; a side loses when all its people have."""
    draw: int | None = None
    """The version at which it offered a draw, or agreed to one."""
    asked: int | None = None
    """The version at which it offered one last."""
    came: bool = False
    """Has been at the table of a live game since it was taken."""
    within: bool = False
    """The stand-in decides in the game inside alone, such as a battle of a campaign."""
    explains: bool = False
    """The computer player says after each move why; otherwise when the game is over."""

    @property
    def computer(self) -> str | None:
        """The computer player that decides for this seat now."""
        return self.player if self.kind == "computer" else self.stand_in


# --- from one to another ---------------------------------------------------------------------------------------------


async def hand_over(
    room: Room, seat: str, name: str | None, taking: Also, salt: str = "", account: str | None = None
) -> None:
    """Somebody takes a seat; ``taking`` makes it theirs, and raises if they may not. If the game has not begun their
    salt has a part in its set-up; one that was moved to newer rules meanwhile keeps the set-up that it was moved
    with, which nobody has seen."""

    def change() -> Match | None:
        begins = not room.has_begun
        row = room.seat_row(seat)
        row.kind, row.name, row.stand_in, row.within = "person", name or row.name, None, False
        row.account, row.muted, row.resigns, row.draw, row.came = account, False, False, None, False
        row.hands += not begins  # nobody has held it yet
        dealt = _set_up_anew(room, salt) if begins and room.playable and room.match.version == 0 else None
        if room.clocks is not None and room.playable and not room.is_over:
            room.clocks.tick(time.time())
            room.clocks.running = room.ticking(dealt)  # from now on somebody can be late
        _end_vacation(room, seat)
        return dealt

    now = time.time()

    async def take(connection: AsyncConnection) -> None:
        await taking(connection)
        goes_on = (games.c.id == room.id) & games.c.over.is_(False)
        await connection.execute(
            update(games).where(goes_on).values(changed=now)
        )  # nobody has kept anybody waiting yet

    await room.change_table(change, take)
    if not room.is_over:
        room.changed = now


def _set_up_anew(room: Room, salt: str) -> Match:
    record = room.match.record
    assert record.secret is not None
    salts = [*record.header.salts, salt] if salt else record.header.salts
    return Match.new(room.game, record.secret, salts, [row.name or row.seat for row in room.seats])


async def renew(room: Room, seats: Iterable[str], renewing: Also) -> None:
    """Whoever holds these seats opens them with another token from now on, and nobody with the one before."""

    def change() -> None:
        for seat in seats:
            room.seat_row(seat).hands += 1

    await room.change_table(change, renewing)


async def add_salt(room: Room, name: str, salt: str) -> bool:
    """Mix the salt of a seat into all rolls to come; True once it is durable, False if the seat has added one since it
    was taken. The same salt is not added twice."""
    room.expect_playable()
    room.expect_room_for_more()
    seat = room.game.seats.index(name)
    for tries in range(TRIES):
        try:
            async with room.changing():
                added = _salts_of(room, seat)
                if salt in added or salt in room.match.record.header.salts:
                    return True
                if len(added) > room.seat_row(name).hands or room.match.is_over or not room.has_begun:
                    return False
                room.match.add_salt(seat, salt)
                await room.keep(None)
                room.tell([])
            return True
        except StaleAction:
            if tries == TRIES - 1:
                raise
    return False


def _salts_of(room: Room, seat: int) -> list[str]:
    """What it has added here; salts of a record from elsewhere count for nothing."""
    record = room.match.record
    since = 0 if record.sealed is None else record.sealed.serial
    return [entry.salt for entry in record.entries[since:] if isinstance(entry, Salted) and entry.seat == seat]


async def arrive(room: Room, seats: Iterable[str]) -> None:
    """Whoever holds these seats is at the table: the clocks of a live game start when everybody has been."""
    held = [room.seat_row(seat) for seat in seats]
    if room.terms is None or not room.terms.live or room.is_over or all(row.came for row in held):
        return

    def change() -> None:
        for seat in [row.seat for row in held]:
            room.seat_row(seat).came = True
        if room.clocks is not None and room.playable:
            room.clocks.tick(time.time())
            room.clocks.running = room.ticking()

    await room.change_table(change)


# --- away and late ---------------------------------------------------------------------------------------------------


async def come_back(room: Room, seat: str) -> None:
    """The person is back: the stand-in goes, and so does the vacation."""
    if not _is_away(room, seat):
        return

    def change() -> None:
        row = room.seat_row(seat)
        row.stand_in, row.within = None, False
        _end_vacation(room, seat)

    await room.change_table(change)


async def give_back(room: Room) -> None:
    """Seats that the computer had for a battle only are given back when it is over."""
    if not any(row.within for row in room.seats) or is_inside(room.game, room.match.state):
        return

    def change() -> None:
        for row in room.seats:
            if row.within:
                row.stand_in, row.within = None, False

    await room.change_table(change)


def _is_away(room: Room, seat: str) -> bool:
    away = room.clocks is not None and room.clocks.banks[seat].vacation
    return away or room.seat_row(seat).stand_in is not None


def _end_vacation(room: Room, seat: str) -> None:
    if room.clocks is not None and room.clocks.banks[seat].vacation:
        room.clocks.vacation([seat], False, time.time())


async def let_time_run_out(room: Room, now: float, player: str) -> None:
    """Whose time is up gets a stand-in, so that the others can go on; acting takes the seat back. When nobody is left
    for whom to go on, everything stands still until somebody comes back."""
    if not late(room, now) and not _stands_still(room):
        return

    def change() -> None:
        for seat in late(room, now):
            room.seat_row(seat).stand_in = player
        if _stands_still(room) and room.clocks is not None:
            room.clocks.stop(now)

    await room.change_table(change)


def late(room: Room, now: float) -> list[str]:
    """The seats of people whose time is up."""
    if room.clocks is None or room.is_over or not room.playable or not room.has_begun:
        return []
    return [seat for seat in room.clocks.overdue(now) if room.seat_row(seat).computer is None]


def _stands_still(room: Room) -> bool:
    """Nobody is left for whom to go on, and clocks still run."""
    return room.clocks is not None and room.playable and room.computers.rest and bool(room.clocks.running)
