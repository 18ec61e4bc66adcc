"""Chat at the table: to everybody, or to partners only where the rules let them talk. It is for those who sit there:
onlookers neither read it nor add to it."""

from __future__ import annotations

import time
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from caracole.server.protocol import ChatLine, TalkTerms
from caracole.server.showing import stamp

if TYPE_CHECKING:
    from caracole.server.room import Room
    from caracole.server.viewers import Viewer


def chat_line(row: Mapping[str, Any]) -> ChatLine:
    """A kept line as it is sent."""
    return ChatLine(
        id=row["id"],
        seat=row["seat"],
        name=row["name"],
        text=row["text"],
        to="all" if row["side"] is None else "side",
        at=stamp(row["at"]),
    )


def terms(viewer: Viewer) -> TalkTerms:
    """To whom a viewer may talk now."""
    if not viewer.seats:
        return TalkTerms()
    silent = _silent_towards(viewer)
    # under the cover nobody could tell who spoke, and so not who may not hear it
    found = TalkTerms([] if silent and viewer.looking is None else ["all"], silent)
    if any(partner not in silent for partner in _partners(viewer)):
        found.to.append("side")
    return found


def _partners(viewer: Viewer) -> list[str]:
    """The seats of others on its side, as far as it has one side."""
    seats, side_of = viewer.room.game.seats, viewer.room.presenter.side_of
    side = viewer.side
    if side is None:
        return []
    return [name for number, name in enumerate(seats) if side_of(number) == side and name not in viewer.seats]


def _silent_towards(viewer: Viewer) -> list[str]:
    """The seats of others to whom the rules forbid it to talk while the game is played."""
    room, seats = viewer.room, viewer.room.game.seats
    others = [name for name in seats if name not in viewer.seats]
    return [name for name in others if not all(_may_talk(room, mine, name) for mine in viewer.seats)]


def _may_talk(room: Room, one: str, other: str) -> bool:
    seats = room.game.seats
    return one == other or room.match.is_over or room.game.may_talk(seats.index(one), seats.index(other))


def may_read(viewer: Viewer, row: Mapping[str, Any]) -> bool:
    """What is said to a side is for that side, and nobody reads it while the screen is covered; what is said to all is
    for all whom the speaker may talk to."""
    if not viewer.seats:
        return False
    if row["side"] is not None:
        return bool(row["side"] == viewer.side)
    speaker = row["seat"]
    if speaker is None or speaker in viewer.seats:
        return True
    return all(_may_talk(viewer.room, speaker, seat) for seat in viewer.seats)


def hand_out(room: Room, row: Mapping[str, Any]) -> None:
    """Give a line to whoever may read it."""
    line = chat_line(row)
    for viewer in tuple(room.viewers):
        if may_read(viewer, row):
            viewer.said(line)


async def say(room: Room, viewer: Viewer, words: str, to_side: bool) -> None:
    """A viewer says something."""
    now = time.time()
    side = viewer.side if to_side else None
    name = room.seat_row(viewer.looking or viewer.seats[0]).name
    number = await room.house.store.say(room.id, viewer.looking, name, words, side, now)
    row = {"id": number, "seat": viewer.looking, "name": name, "text": words, "side": side, "at": now}
    hand_out(room, row)
    await room.house.store.tell("chat", room.id, str(number))
