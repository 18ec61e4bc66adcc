"""Going back by agreement of the whole table, and going on from there under mended rules."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import TYPE_CHECKING

from caracole.play.match import CannotAmend, StaleAction, UndoRefused
from caracole.server.refusals import RULES_ARE_PRESENT, RULES_DIFFER
from caracole.server.store import Taken, as_json
from caracole.server.writer import written

if TYPE_CHECKING:
    from caracole.server.room import Room


async def propose_rewind(room: Room, seat: int, version: int, to: int, amend: bool = False) -> int:
    """Propose to go back, or to ``amend`` the rules as well; computer players agree to everything, who stands in for
    somebody to nothing. The version of the match then."""
    room.expect_playable()
    room.expect_room_for_more()
    async with room.changing():
        room.expect_begun()
        standing = set(room.match.line)
        if amend and room.is_under_present_rules:
            raise UndoRefused(RULES_ARE_PRESENT)
        done = room.match.propose_rewind(seat, to, at=version, amend=amend)
        await _settle(room, done, seat, standing, amend)
    return room.match.version


async def answer_proposal(
    room: Room, seats: Iterable[int], agree: bool, to: int | None, version: int | None, amend: bool = False
) -> int:
    """Agree to the rewind that is quoted, or decline it. The version of the match then."""
    room.expect_playable()
    match = room.match
    async with room.changing():
        refusal = match.why_not_answer(to, version, amend)
        if refusal is not None:
            raise UndoRefused(refusal)
        standing = set(match.line)
        first, *others = seats
        if not agree:
            match.decline(first)
            await _keep_proposal(room)
            return match.version
        done = match.agree(first)
        for seat in others:
            done = done or match.agree(seat)
        await _settle(room, done, first, standing, amend)
    return match.version


async def _settle(room: Room, done: bool, seat: int, standing: set[int], amend: bool) -> None:
    for number, name in enumerate(room.game.seats):
        if not done and room.seat_row(name).kind == "computer":
            done = room.match.agree(number)
    if done and amend:
        await _go_on_under_present_rules(room, seat)
    elif done:
        await room.keep(seat)
        room.tell_taken_back(standing)
    else:
        await _keep_proposal(room)


async def _go_on_under_present_rules(room: Room, seat: int) -> None:
    """All have agreed, and the match has gone back: move it to the present rules. Both are kept, or neither."""
    match, game = room.match, room.game
    try:
        await written(asyncio.to_thread(match.amend, game.under(game.newest)))
    except BaseException as error:
        match.back_to(room.mark)
        if isinstance(error, CannotAmend):  # it was looked at when it was proposed; since then the program changed
            raise UndoRefused(RULES_DIFFER) from error
        raise
    try:
        await room.keep(seat)
    finally:
        if match.game is not game:
            room.reopen()


async def _keep_proposal(room: Room) -> None:
    """The rewind that waits has changed: keep it and tell everybody."""
    match = room.match
    plain = None if match.proposal is None else as_json(match.proposal)
    try:
        await written(room.house.store.change_proposal(room.id, match.version, plain))
    except asyncio.CancelledError:
        room.announce_proposal()
        raise
    except Exception as error:
        await room.put_back()
        if isinstance(error, Taken):
            raise StaleAction(room.mark.version, match.version) from error
        raise
    room.announce_proposal()
