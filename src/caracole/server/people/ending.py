"""How a game ends before its rules end it: somebody resigns, all agree to a draw, a game is claimed, time runs out.

What somebody wishes is kept at the table first (who resigns, who offers a draw). When the wishes of all who are needed
are there the end is an entry of the record like any other, and nothing follows it.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from caracole.kernel.errors import IllegalAction
from caracole.kernel.refusal import GAME_OVER
from caracole.play.match import StaleAction
from caracole.server.people.agreement import (
    claim_from,
    loses_on_time,
    offers_draw,
    opponents_of,
    people_at,
    side_of,
    sides_of,
)
from caracole.server.refusals import DRAW_ALONE, DRAW_JUST_OFFERED, DRAW_WITH_COMPUTER, TOO_EARLY_TO_CLAIM
from caracole.server.sitting import TRIES, late
from caracole.server.sitting import let_time_run_out as stand_in_for_late

if TYPE_CHECKING:
    from caracole.server.room import Room

LOG = logging.getLogger("caracole.ending")


class End(NamedTuple):
    """How a game is to end: see :class:`caracole.play.record.Ended`."""

    how: str
    winners: list[int]
    seat: int | None = None


def _expect_going_on(room: Room) -> None:
    if room.match.is_over:
        raise IllegalAction(GAME_OVER)
    room.expect_begun()


# --- wishes ----------------------------------------------------------------------------------------------------------


async def resign(room: Room, seats: Sequence[str]) -> int:
    """These seats give up. A side loses when all its people have; computer players follow them. The version then."""
    room.expect_playable()

    def change() -> None:
        _expect_going_on(room)
        opponents_of(room, seats[0])
        for seat in seats:
            room.seat_row(seat).resigns = True

    await room.change_table(change)
    return await end(room, _given_up)


async def offer_draw(room: Room, seats: Sequence[str]) -> int:
    """These seats would like a draw, or agree to the one that is offered. The version then."""
    room.expect_playable()

    def change() -> None:
        _expect_going_on(room)
        version = room.match.version
        _expect_somebody_to_agree(room, seats)
        for seat in seats:
            row = room.seat_row(seat)
            if row.asked == version and row.draw is None and not _is_offered_to(room, seat):
                raise IllegalAction(DRAW_JUST_OFFERED)
            row.draw = row.asked = version

    await room.change_table(change)
    return await end(room, _drawn)


async def decline_draw(room: Room, seats: Sequence[str]) -> int:
    """These seats take back what they offered, and decline what is offered to them. The version then."""
    room.expect_playable()

    def change() -> None:
        _expect_going_on(room)
        for row in room.seats:
            if row.seat in seats or any(side_of(room, row.seat) != side_of(room, seat) for seat in seats):
                row.draw = None

    await room.change_table(change)
    return room.match.version


async def claim(room: Room, seats: Sequence[str]) -> int:
    """Whoever has to decide is gone: the game is ours. The version then."""
    room.expect_playable()
    _expect_going_on(room)

    def claimed(room: Room) -> End:
        moment, waiting = claim_from(room), room.waiting
        ours = {side_of(room, seat) for seat in seats}
        if moment is None or time.time() < moment or ours & {side_of(room, seat) for seat in waiting}:
            raise IllegalAction(TOO_EARLY_TO_CLAIM)
        return End("abandoned", opponents_of(room, waiting[0]), room.game.seats.index(waiting[0]))

    return await end(room, claimed)


def _expect_somebody_to_agree(room: Room, seats: Sequence[str]) -> None:
    for side in sides_of(room).values():
        if all(room.seat_row(seat).kind == "computer" for seat in side):
            raise IllegalAction(DRAW_WITH_COMPUTER)
    if all(row.seat in seats for row in people_at(room)) and len(sides_of(room)) < 2:
        raise IllegalAction(DRAW_ALONE)


def _is_offered_to(room: Room, seat: str) -> bool:
    return any(offers_draw(room, row) for row in room.seats if side_of(room, row.seat) != side_of(room, seat))


# --- the end ---------------------------------------------------------------------------------------------------------


def _given_up(room: Room) -> End | None:
    for seats in sides_of(room).values():
        people = [row for row in people_at(room) if row.seat in seats]
        if people and all(row.resigns for row in people):
            loser = room.game.seats.index(people[0].seat)
            return End("resigned", opponents_of(room, people[0].seat), loser)
    return None


def _drawn(room: Room) -> End | None:
    people = people_at(room)
    return End("drawn", []) if people and all(offers_draw(room, row) for row in people) else None


async def let_time_run_out(room: Room, now: float, player: str) -> None:
    """Whose time is up loses, if that was agreed; else this player stands in for them."""
    if not loses_on_time(room):
        await stand_in_for_late(room, now, player)
    elif late(room, now):
        await end(room, lambda room: _timed_out(room, now))


def _timed_out(room: Room, now: float) -> End | None:
    """If both sides have somebody who is late nobody wins."""
    gone = late(room, now)
    if not gone:
        return None
    losing = {side_of(room, seat) for seat in gone}
    winners = [number for number, seat in enumerate(room.game.seats) if side_of(room, seat) not in losing]
    return End("timed_out", winners, room.game.seats.index(gone[0]))


def closed(_room: Room) -> End:
    """By whoever runs the server; nobody wins."""
    return End("closed", [])


async def end(room: Room, ending: Callable[[Room], End | None]) -> int:
    """End the game if that is what comes out when nobody else acts; the version then."""
    for tries in range(TRIES):
        try:
            async with room.changing():
                found = None if room.match.is_over else ending(room)
                if found is None:
                    return room.match.version
                logged = room.match.end(*found)
                await room.keep(None)
                room.tell(logged)
                LOG.info("game %s: %s", room.id, found.how)
            break
        except StaleAction:
            if tries == TRIES - 1:
                raise
    if not room.gone:
        room.announce_table()
    return room.match.version
