"""What a room needs of the server it is in: where its game is kept, who thinks for it, and whom to tell."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from caracole.server.keys import Keys
from caracole.server.store import Store
from caracole.server.tasks import Watch
from caracole.server.thinking import Thinks

if TYPE_CHECKING:
    from caracole.server.room import Room


class House(Protocol):
    """All rooms of one process; see :class:`caracole.server.rooms.Rooms`."""

    @property
    def store(self) -> Store:
        """Where games are kept."""

    @property
    def thinkers(self) -> Thinks:
        """Who thinks for computer players."""

    @property
    def keys(self) -> Keys:
        """What chance is drawn from that nobody may foresee."""

    @property
    def unattended(self) -> float:
        """Seconds for which the computer plays on for everybody when nobody is there any more."""

    async def before_acting(self) -> None:
        """Somebody is about to act: put the clocks right if the database was away."""

    def doubt(self, room: Room) -> None:
        """The database may have more than the room: look as soon as it answers."""

    def forget(self, room: Room) -> None:
        """This room is no more: whoever asks gets the game as it is kept."""

    def reopen(self, room: Room) -> None:
        """The game of a room that is no more goes on in another one."""

    def turn(self, room: Room, seats: list[str]) -> None:
        """These seats have to decide."""

    def entry(self, seconds: float) -> None:
        """An entry was made durable, so long after it was asked for."""

    def watch(self, name: str) -> Watch:
        """Show how something is that runs by itself."""

    def forget_watch(self, watch: Watch) -> None:
        """It is over."""
