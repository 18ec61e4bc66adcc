"""Sides, draws and claims as they follow from what is kept of a game; nothing here changes anything."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from caracole.kernel.errors import IllegalAction
from caracole.play.record import Played
from caracole.server.refusals import RESIGN_MANY_SIDES

if TYPE_CHECKING:
    from caracole.server.room import Room
    from caracole.server.sitting import SeatRow

CLAIM_AFTER = 14 * 86400.0
"""Seconds after which whoever waits for somebody who is gone may claim a game in which no clock runs."""


def side_of(room: Room, seat: str) -> str:
    """The side that a seat plays for."""
    return room.presenter.side_of(room.game.seats.index(seat))


def sides_of(room: Room) -> dict[str, list[str]]:
    """The seats of each side, in their order."""
    found: dict[str, list[str]] = {}
    for seat in room.game.seats:
        found.setdefault(side_of(room, seat), []).append(seat)
    return found


def loses_on_time(room: Room) -> bool:
    """Does whose time is up lose? If that was the wish of who made the game, and only between two sides: where more
    play, one who is gone does not end the game of the others, but has a stand-in and may come back."""
    return room.terms is not None and room.terms.flag == "loss" and len(sides_of(room)) == 2


def people_at(room: Room) -> list[SeatRow]:
    """The seats that people hold. In a game from elsewhere whoever took it in holds those that nobody has taken yet."""
    return [row for row in room.seats if row.kind != "computer"]


def partners_among(room: Room, seat: str, seats: Sequence[str]) -> list[str]:
    """Those of these seats that play for the side of this one."""
    return [each for each in seats if side_of(room, each) == side_of(room, seat)]


def opponents_of(room: Room, seat: str) -> list[int]:
    """The seats of the other side, by number. Raises IllegalAction where there is more than one."""
    sides = sides_of(room)
    if len(sides) != 2:
        raise IllegalAction(RESIGN_MANY_SIDES)
    del sides[side_of(room, seat)]
    return [room.game.seats.index(each) for each in next(iter(sides.values()))]


def offers_draw(room: Room, row: SeatRow) -> bool:
    """Does its offer of a draw stand? It lapses when another side acts."""
    if row.draw is None or room.is_over:
        return False
    mine = side_of(room, row.seat)
    for entry in reversed(room.match.record.entries):
        if entry.serial <= row.draw:
            return True
        if isinstance(entry, Played) and room.presenter.side_of(entry.seat) != mine:
            return False
    return True


def claim_from(room: Room) -> float | None:
    """The moment from which on the others may claim the game: only where no clock runs, one side keeps another waiting
    and a person has to decide. None if there is no such moment."""
    if room.is_over or not room.has_begun or not room.playable or (room.clocks is not None and room.clocks.running):
        return None
    waiting = room.standing.waiting
    late = {side_of(room, seat) for seat in waiting}
    if len(late) != 1 or len(sides_of(room)) != 2:
        return None
    rows = [room.seat_row(seat) for seat in waiting]
    others = [row for row in room.seats if row.kind == "person" and side_of(room, row.seat) not in late]
    if not others or any(row.kind != "person" or row.stand_in is not None for row in rows):
        return None
    return room.changed + CLAIM_AFTER
