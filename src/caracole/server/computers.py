"""The computer players of a game: for whom they decide, when they rest, and what happens when they fail.

They think one decision after the other, in other processes (see :mod:`caracole.server.thinking`), about a state that
their seat could not tell from the true one. When the computer decides for everybody and nobody has been there for a
while, nothing is played.
"""

from __future__ import annotations

import asyncio
import logging
import math
import secrets
import time
from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING, Any

from caracole.play.match import StaleAction
from caracole.server.refusals import NotPlayable
from caracole.server.tasks import wait_after
from caracole.server.thinking import Thinker, Thought
from caracole.server.turns import TooBusy

if TYPE_CHECKING:
    from caracole.server.room import Room

LOG = logging.getLogger("caracole.computers")

RANDOM = "random"


class Computers:
    """Those of one room."""

    def __init__(self, room: Room, clock: Callable[[], float] = time.monotonic) -> None:
        self.room, self.clock = room, clock
        self.attended = -math.inf
        """When somebody who plays here was last seen."""
        self._task: asyncio.Task[None] | None = None

    # --- who is there ------------------------------------------------------------------------------------------------

    def seen(self) -> None:
        """Somebody who plays here is there."""
        self.attended = self.clock()

    def attend(self) -> None:
        """Somebody who plays here is there, or was until now: what rests goes on."""
        self.seen()
        self.wake()

    @property
    def are_watched(self) -> bool:
        """Is anybody there who plays?"""
        return any(viewer.seats for viewer in self.room.viewers)

    @property
    def rest(self) -> bool:
        """Do they decide for everybody, and nobody has been there for a while?"""
        if any(row.computer is None for row in self.room.seats) or self.are_watched:
            return False
        return self.clock() - self.attended >= self.room.house.unattended

    # --- deciding ----------------------------------------------------------------------------------------------------

    @property
    def are_busy(self) -> bool:
        """Is anything being thought about?"""
        return self._task is not None and not self._task.done()

    def wake(self) -> None:
        """Let them decide where they have to."""
        if self.room.playable and not self.are_busy and self._next_seat() is not None:
            self._task = asyncio.create_task(self._decide_all())

    def cancel(self) -> asyncio.Task[None] | None:
        """Think no more; what ends then, to be waited for: what it was writing is written, or taken back."""
        if self._task is not None:
            self._task.cancel()
        return self._task

    async def done(self) -> None:
        """Until they have nothing to decide."""
        if self._task is not None:
            await self._task

    def _next_seat(self) -> str | None:
        room = self.room
        if self.rest or room.is_full:
            return None
        return next((name for name in room.waiting if room.seat_row(name).computer), None)

    async def _decide_all(self) -> None:
        room = self.room
        watch = room.house.watch(f"computer player of game {room.id}")
        try:
            while not room.gone and (seat := self._next_seat()) is not None:
                player = room.seat_row(seat).computer
                assert player is not None
                try:
                    await self._decide(seat, player)
                    watch.well()
                except StaleAction:
                    continue
                except NotPlayable:
                    return
                except TooBusy:  # everybody waits: no illness of this one
                    await asyncio.sleep(wait_after(1))
                except Exception as error:  # the database is away, a worker was killed: it goes on when it can
                    watch.ill(error)
                    await asyncio.sleep(wait_after(watch.failures))
        finally:
            room.house.forget_watch(watch)

    async def _decide(self, seat: str, player: str) -> None:
        room, game = self.room, self.room.game
        number = game.seats.index(seat)
        rng = Random(secrets.randbits(64))
        async with room.lock:  # what is being written is not thought about
            version, undone = room.match.version, room.match.version - room.match.length
            imagined = game.imagine(room.match.state, number, rng)
        asked = game.ask(imagined)
        if number not in asked.seats:
            return
        thinker = Thinker(room.key, room.id, number, player, undone)
        thought = None if player == RANDOM else await self._thought(thinker, imagined)
        if thought is None:
            thought = Thought(game.encode_action(asked.sample(number, rng)))
        if room.seat_row(seat).computer == player:
            await room.act(number, version, thought.action, by_person=False, reason=thought.reason)

    async def _thought(self, thinker: Thinker, imagined: Any) -> Thought | None:
        """What the player thinks best; None if it took too long or failed, so that something simple is done instead."""
        room = self.room
        try:
            return await room.house.thinkers.think(
                thinker, room.game.encode_state(imagined), owner=room.owner, watched=self.are_watched
            )
        except TooBusy:
            raise
        except Exception:
            LOG.warning("game %s: %s gave no answer, so chance decides", room.id, thinker.player, exc_info=True)
            return None
