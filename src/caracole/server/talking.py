"""Chat at the table: to everybody, or to partners only where the rules let them talk."""

from __future__ import annotations

import time
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from caracole.server.protocol import ChatLine

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
        at=time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(row["at"])),
    )


def may_read(viewer: Viewer, row: Mapping[str, Any]) -> bool:
    """What is said to a side is for that side; nobody reads it while the screen is covered."""
    return row["side"] is None or row["side"] == viewer.side


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
    number = await room.store.say(room.id, viewer.looking, viewer.name, words, side, now)
    row = {"id": number, "seat": viewer.looking, "name": viewer.name, "text": words, "side": side, "at": now}
    hand_out(room, row)
    await room.store.tell("chat", room.id, str(number))
