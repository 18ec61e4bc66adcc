"""Moderation: what players report, and what an operator does about it. Every act is written down.

Accounts are muted and banned in the database at once. What needs the server (closing a game, muting a seat) is an act
that waits until a server carries it out, so that a command may be given whether one runs or not.
"""

from __future__ import annotations

import logging
import secrets
import time
from collections.abc import Sequence
from typing import Any, Literal

from sqlalchemy import ColumnElement, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from caracole.kernel import CaracoleError
from caracole.server.accounts import Accounts
from caracole.server.names import folded
from caracole.server.people.ending import closed, end
from caracole.server.people.protocol import ModerationAct, Overheard, Report, Reported
from caracole.server.room import Room
from caracole.server.rooms import Rooms
from caracole.server.showing import stamp
from caracole.server.store import Store
from caracole.server.tables import accounts, acts, chat, games, links, reports, sessions
from caracole.server.talking import number_of
from caracole.server.viewers import COME_AGAIN

LOG = logging.getLogger("caracole.moderation")

Act = Literal["mute", "unmute", "ban", "unban", "close", "dismiss"]
ACTS: tuple[Act, ...] = ("mute", "unmute", "ban", "unban", "close", "dismiss")
FOR_EVER = 100 * 365
"""Days."""
SHOWN = 200
BEFORE, AFTER = 5, 3
"""Lines of chat that are shown around one that was reported."""
SERVERS_TASK = ("close", "mute-seat", "unmute-seat")
"""Acts that a server carries out."""


class NoSuchTarget(CaracoleError):
    """Nobody and nothing is called that."""


async def report(store: Store, game: str, reporter: str, seats: Sequence[str], wish: Report) -> None:
    """Somebody who holds these seats complains. A line of chat is quoted as it was said; what two seats say to each
    other is quoted for none but those two."""
    number = None if wish.line is None else number_of(store, game, wish.line)
    quoted = None if number is None else await store.line_of(game, number)
    if quoted is not None and quoted["receiver"] is not None and not {quoted["seat"], quoted["receiver"]} & set(seats):
        quoted = None
    values = {
        "game": game,
        "reporter": reporter[:64],
        "seat": wish.seat if quoted is None else quoted["seat"],
        "text": wish.text,
        "quoted": None if quoted is None else quoted["text"],
        "line": None if quoted is None else quoted["id"],
        "at": time.time(),
        "open": True,
    }
    async with store.writing() as connection:
        await connection.execute(insert(reports).values(**values))


async def open_reports(store: Store) -> list[Reported]:
    """Those that nobody has dealt with, the oldest first."""
    async with store.reading() as connection:
        asked = select(reports).where(reports.c.open).order_by(reports.c.id).limit(SHOWN)
        return [
            Reported(
                row.id,
                row.game,
                row.reporter,
                row.seat,
                row.text,
                row.quoted,
                stamp(row.at),
                await _around(connection, row.game, row.line),
            )
            for row in (await connection.execute(asked)).all()
        ]


async def _around(connection: AsyncConnection, game: str, line: int | None) -> list[Overheard]:
    """What was said before and after a line, to those to whom it was said; the line itself among it."""
    said = None if line is None else (await connection.execute(select(chat).where(chat.c.id == line))).first()
    if said is None:
        return []
    heard = select(chat).where(chat.c.game == game, *_said_to_the_same(said))
    before = heard.where(chat.c.id <= line).order_by(chat.c.id.desc()).limit(BEFORE + 1)
    after = heard.where(chat.c.id > line).order_by(chat.c.id).limit(AFTER)
    rows = [*reversed((await connection.execute(before)).all()), *(await connection.execute(after)).all()]
    return [Overheard(row.name, row.seat, row.text, stamp(row.at), row.id == line) for row in rows]


def _said_to_the_same(said: Any) -> list[ColumnElement[bool]]:
    """Between the same two seats; else to everybody or to the same side."""
    if said.receiver is not None:
        pair = (said.seat, said.receiver)
        return [chat.c.seat.in_(pair), chat.c.receiver.in_(pair)]
    return [chat.c.receiver.is_(None), chat.c.side.is_(None) | (chat.c.side == said.side)]


async def log(store: Store) -> list[ModerationAct]:
    """What was done, the last first."""
    async with store.reading() as connection:
        rows = await connection.execute(select(acts).order_by(acts.c.id.desc()).limit(SHOWN))
        return [
            ModerationAct(row.act, row.target, row.operator, row.reason, stamp(row.at), row.done is not None)
            for row in rows
        ]


async def do(store: Store, operator: str, act: Act, target: str, reason: str = "", days: int = FOR_EVER) -> None:
    """An operator does this. ``target`` is the name of an account, a game, ``game/seat`` for a seat that is to be
    muted, or the number of a report. Raises NoSuchTarget."""
    now = time.time()
    async with store.writing() as connection:
        kept: str = act
        if act == "close":
            await _expect_game(connection, target)
        elif act == "dismiss":
            await _dismiss(connection, target)
        elif "/" in target and act in ("mute", "unmute"):
            await _expect_game(connection, target.partition("/")[0])
            kept = f"{act}-seat"
        else:
            until = now + days * 86400.0 if act in ("mute", "ban") else None
            await _change_account(connection, target, "muted" if act.endswith("mute") else "banned", until)
        await _write_down(connection, operator, kept, target, reason)


async def appoint(store: Store, operator: str, name: str, reason: str = "") -> str:
    """An account for somebody whom the settings name as an operator; its password, which is told to nobody else. The
    name cannot be registered, so whoever runs the server gives it."""
    password = secrets.token_urlsafe(15)
    await Accounts(store).appoint(name, password)
    async with store.writing() as connection:
        await _write_down(connection, operator, "appoint", name, reason)
    return password


async def _write_down(connection: AsyncConnection, operator: str, act: str, target: str, reason: str) -> None:
    now = time.time()
    values = {"act": act, "target": target, "operator": operator, "reason": reason, "at": now}
    await connection.execute(insert(acts).values(**values, done=None if act in SERVERS_TASK else now))
    LOG.warning("%s: %s %s (%s)", operator, act, target, reason)


async def _expect_game(connection: AsyncConnection, game: str) -> None:
    if (await connection.execute(select(games.c.id).where(games.c.id == game))).first() is None:
        raise NoSuchTarget(f"there is no game {game!r}")


async def _dismiss(connection: AsyncConnection, number: str) -> None:
    found = update(reports).where(reports.c.id == (int(number) if number.isdecimal() else 0), reports.c.open)
    if (await connection.execute(found.values(open=False))).rowcount != 1:
        raise NoSuchTarget(f"there is no open report {number!r}")


async def _change_account(connection: AsyncConnection, name: str, what: str, until: float | None) -> None:
    row = (await connection.execute(select(accounts.c.id).where(accounts.c.folded == folded(name)))).first()
    if row is None:
        raise NoSuchTarget(f"there is no account {name!r}")
    await connection.execute(update(accounts).where(accounts.c.id == row.id).values({what: until}))
    if what == "banned" and until is not None:
        await connection.execute(delete(sessions).where(sessions.c.account == row.id))


async def is_muted(store: Store, person: str, game: str, seats: Sequence[str]) -> bool:
    """May this person (see `limits`), who speaks through these seats of a game, not talk? A seat that belongs to an
    account is silent with it, whoever has opened it with its link."""
    async with store.reading() as connection:
        asked = select(accounts.c.id, links.c.seats).outerjoin(
            links, (links.c.account == accounts.c.id) & (links.c.game == game)
        )
        muted = (await connection.execute(asked.where(accounts.c.muted > time.time()))).all()
    return any(f"account {row.id}" == person or set((row.seats or "").split(",")) & set(seats) for row in muted)


async def is_silenced(room: Room, person: str, seats: Sequence[str]) -> bool:
    """The same, or is one of the seats itself muted?"""
    if any(room.seat_row(seat).muted for seat in seats):
        return True
    return await is_muted(room.house.store, person, room.id, seats)


class Moderation:
    """Carries out what waits."""

    def __init__(self, store: Store, rooms: Rooms) -> None:
        self.store, self.rooms = store, rooms

    async def look(self) -> None:
        """Do what operators have asked for. What cannot be done yet waits, and keeps nothing else waiting."""
        await self.send_banned_away()
        async with self.store.reading() as connection:
            waiting = (await connection.execute(select(acts).where(acts.c.done.is_(None)).order_by(acts.c.id))).all()
        for act in waiting:
            try:
                await self._carry_out(act)
                async with self.store.writing() as connection:
                    await connection.execute(update(acts).where(acts.c.id == act.id).values(done=time.time()))
            except Exception as error:
                LOG.warning("%s %s cannot be done yet (%s)", act.act, act.target, type(error).__name__)

    async def send_banned_away(self) -> None:
        """Whoever looks through a seat of a banned account comes again, and is not let in."""
        async with self.store.reading() as connection:
            asked = select(links.c.game, links.c.seats).join(accounts, accounts.c.id == links.c.account)
            held = (await connection.execute(asked.where(accounts.c.banned > time.time()))).all()
        for game, seats in held:
            room = self.rooms.live.get(game)
            for viewer in () if room is None else tuple(room.viewers):
                if set(viewer.seats) & set(seats.split(",")):
                    viewer.close(COME_AGAIN)

    async def _carry_out(self, act: Any) -> None:
        game, _, seat = act.target.partition("/")
        room = await self.rooms.get(game)
        if room is None:
            return
        if act.act == "close":
            await end(room, closed)
            return

        def change() -> None:
            for row in room.seats:
                if row.seat == seat:
                    row.muted = act.act == "mute-seat"

        await room.change_table(change)
