"""Chat at the table: to everybody, to partners only, or to one seat alone, where the rules let them talk. It is for
those who sit there: onlookers neither read it nor add to it.

What two seats say to each other goes to nobody else, whoever made the game. Nor does anybody see that they talk: lines
have names and no numbers on the wire, and what a seat is sent on arrival depends on its own lines alone.
"""

from __future__ import annotations

import time
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from caracole.server.protocol import Channel, ChatLine, Talk, TalkTerms
from caracole.server.showing import stamp

if TYPE_CHECKING:
    from caracole.server.room import Room
    from caracole.server.store import Store
    from caracole.server.viewers import Viewer

MOST_LINES = 200
"""That somebody is sent on arrival."""


def chat_line(store: Store, row: Mapping[str, Any]) -> ChatLine:
    """A kept line as it is sent."""
    return ChatLine(
        id=store.keys.veiled(row["id"], row["game"]),
        seat=row["seat"],
        name=row["name"],
        text=row["text"],
        to=_channel(row),
        at=stamp(row["at"]),
        receiver=row["receiver"],
    )


def number_of(store: Store, game: str, line: str) -> int | None:
    """Which kept line is called that."""
    return store.keys.unveiled(line, game)


def _channel(row: Mapping[str, Any]) -> Channel:
    if row["receiver"] is not None:
        return "seat"
    return "all" if row["side"] is None else "side"


def terms(viewer: Viewer) -> TalkTerms:
    """To whom a viewer may talk now."""
    if not viewer.seats:
        return TalkTerms()
    silent = _silent_towards(viewer)
    # under the cover nobody could tell who spoke, and so not who may not hear it
    found = TalkTerms([] if silent and viewer.looking is None else ["all"], silent, _alone_with(viewer))
    if any(partner not in silent for partner in _partners(viewer)):
        found.to.append("side")
    if found.seats:
        found.to.append("seat")
    return found


def _alone_with(viewer: Viewer) -> list[str]:
    """The seats of other people with which the seat that looks may talk alone; where two play, they are alone."""
    room, looking = viewer.room, viewer.looking
    if looking is None or len(room.game.seats) < 3:
        return []
    others = [row.seat for row in room.seats if row.kind == "person" and row.seat not in viewer.seats]
    return [seat for seat in others if _may_talk(room, looking, seat)]


def may_say(viewer: Viewer, talk: Talk) -> bool:
    """Is somebody there to whom the viewer may say that?"""
    found = terms(viewer)
    return talk.seat in found.seats if talk.to == "seat" else talk.to in found.to


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
    """What is said to a seat is for the two while one of them looks. What is said to a side is for that side, and
    nobody reads it while the screen is covered; what is said to all is for all whom the speaker may talk to."""
    if not viewer.seats:
        return False
    if row["receiver"] is not None:
        return viewer.looking is not None and viewer.looking in (row["seat"], row["receiver"])
    if row["side"] is not None:
        return bool(row["side"] == viewer.side)
    speaker = row["seat"]
    if speaker is None or speaker in viewer.seats:
        return True
    return all(_may_talk(viewer.room, speaker, seat) for seat in viewer.seats)


async def readable(viewer: Viewer) -> list[ChatLine]:
    """The last lines that a viewer may read, the oldest first: as many, whatever others have said."""
    store, found, before = viewer.room.house.store, list[ChatLine](), None
    while viewer.seats and len(found) < MOST_LINES:
        rows = await store.chat_of(viewer.room.id, viewer.looking, before, MOST_LINES)
        found += [chat_line(store, row) for row in rows if may_read(viewer, row)]
        if len(rows) < MOST_LINES:
            break
        before = rows[-1]["id"]
    return found[:MOST_LINES][::-1]


def hand_out(room: Room, row: Mapping[str, Any]) -> None:
    """Give a line to whoever may read it."""
    line = chat_line(room.house.store, row)
    for viewer in tuple(room.viewers):
        if may_read(viewer, row):
            viewer.said(line)


async def say(room: Room, viewer: Viewer, talk: Talk) -> None:
    """A viewer says something."""
    store = room.house.store
    line = {
        "seat": viewer.looking,
        "name": room.seat_row(viewer.looking or viewer.seats[0]).name,
        "text": talk.text,
        "side": viewer.side if talk.to == "side" else None,
        "receiver": talk.seat if talk.to == "seat" else None,
        "at": time.time(),
    }
    number = await store.say(room.id, line)
    hand_out(room, {**line, "id": number, "game": room.id})
    await store.tell("chat", room.id, str(number))
