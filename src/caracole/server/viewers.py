"""Whoever looks at a game over a socket, and the news they are sent: each seat gets what it may know, made once."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from msgspec import Struct, structs
from msgspec.json import Encoder

from caracole.play.match import Logged
from caracole.present.model import Change, LogLine, Offers, Scene
from caracole.present.presenter import changes
from caracole.server.protocol import ChatLine, GameInfo, Heard, Lean, Proposal, Proposed, Said, Table, Trouble, Update
from caracole.server.showing import as_ended, explains, proposal_of, why
from caracole.server.talking import terms

if TYPE_CHECKING:
    from caracole.server.room import Room

ENCODER = Encoder()
MOST_UNSENT = 400
"""Messages that may wait for a slow reader; then the socket is closed, and it may come again."""
MOST_UNSENT_CHARACTERS = 1 << 20
"""The same, by their length; a single long message always goes."""

NORMAL, COME_AGAIN = 1000, 1012
"""Codes of a socket that is closed: for good, or to be opened again."""

LEAN_CHOICES = 1
"""Actions that a lean client gets to choose from besides those that are listed anyway."""


class News:
    """What one entry brings, by seat; made when the first viewer asks for it. Before the game begins nothing has
    happened: it will be set up anew."""

    def __init__(self, room: Room, logged: list[Logged], fallen: list[int]) -> None:
        self.room, self.logged, self.fallen = room, logged if room.has_begun else [], fallen
        self._scenes: dict[int | None, Scene] = {}
        self._changes: dict[tuple[int | None, int], Change] = {}
        self._lines: dict[int | None, list[LogLine]] = {}
        self._offers: dict[int, Offers | None] = {}
        self._lean: dict[int | None, str] = {}

    def scene(self, seat: int | None) -> Scene:
        """What the seat sees."""
        if seat not in self._scenes:
            room = self.room
            scene = room.presenter.scene(room.match.view(seat))
            scene = as_ended(scene, room.match.record.ended, room.game.seats)
            self._scenes[seat] = scene if self.room.has_begun else structs.replace(scene, question=None)
        return self._scenes[seat]

    def change(self, seat: int | None, before: Scene) -> Change:
        """What is different for it."""
        key = (seat, id(before))
        if key not in self._changes:
            self._changes[key] = changes(before, self.scene(seat))
        return self._changes[key]

    def lines(self, seat: int | None) -> list[LogLine]:
        """What it may know of what happened."""
        if seat not in self._lines:
            logged = self.room.presenter.logged
            self._lines[seat] = [logged(each) for each in self.logged if each.event.is_for(seat)]
            if explains(self.room):
                self._explain(self._lines[seat], seat)
        return self._lines[seat]

    def _explain(self, lines: list[LogLine], seat: int | None) -> None:
        """Put the reason of each move at its first line that is read. Of a move that was told in part only the reason
        might tell the rest: it waits until the game is over."""
        match = self.room.match
        secret = {each.serial for each in match.events if not each.event.is_for(seat)}
        told: set[int] = set()
        for line in lines:
            if line.weight == "noise" or line.serial in secret or line.serial in told or not line.serial:
                continue
            reason = why(match.record.entries[line.serial - 1])
            if reason is not None:
                line.why = reason
            told.add(line.serial)

    def offers(self, seat: int) -> Offers | None:
        """What it may do; None if it has nothing to decide."""
        if seat not in self._offers:
            decision, found = self.room.match.decision, None
            if self.room.playable and decision is not None and seat in decision.seats:
                found = self.room.presenter.offers(self.room.offer(seat), self.room.match.version)
            self._offers[seat] = found
        return self._offers[seat]

    def curtain(self, seats: Sequence[str]) -> bool:
        """Does any of these seats know what another of them does not: now, or of what has happened?"""
        numbers = [self.room.game.seats.index(name) for name in seats]
        if len(numbers) < 2 or not self.room.has_begun:
            return False
        match, (first, *others) = self.room.match, numbers
        known = _without_looker(match.view(first))
        return any(
            _without_looker(match.view(other)) != known or _heard_more(match.events, first, other) for other in others
        )

    def lean(self, seat: int | None) -> str:
        """The message for a program that plays the seat."""
        if seat not in self._lean:
            room = self.room
            match, game = room.match, room.game
            actions: list[dict[str, Any]] = []
            decision = match.decision
            if decision is not None and seat in decision.seats:
                rng = room.chance("lean", seat)
                asked = game.ask(game.imagine(match.state, seat, rng))
                actions = [game.encode_action(asked.sample(seat, rng)) for _ in range(LEAN_CHOICES)]
            events = [each.plain() for each in self.logged if each.event.is_for(seat)]
            message = Lean(match.version, events, room.waiting, match.is_over, actions)
            self._lean[seat] = ENCODER.encode(message).decode()
        return self._lean[seat]


LOOKER = ("seat", "side")
"""What a view says of whoever has it; no secret."""


def _without_looker(view: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in view.items() if key not in LOOKER}


def _heard_more(events: Iterable[Logged], seat: int, other: int) -> bool:
    """Was one of them told something alone? To be shown an empty hand is to be told nothing."""
    alone = (each.event.args for each in events if each.event.is_for(seat) != each.event.is_for(other))
    return any(_tells_something(args) for args in alone)


def _tells_something(args: Mapping[str, Any]) -> bool:
    lists = [value for value in args.values() if isinstance(value, list | tuple)]
    return not lists or any(lists)


class Viewer:
    """One socket: the seats it holds, the one that looks, and what it was sent last."""

    def __init__(
        self,
        room: Room,
        seats: list[str],
        language: str,
        lean: bool,
        hands: Mapping[str, int],
        looking: str | None = None,
    ) -> None:
        self.room, self.seats, self.language, self.lean = room, seats, language, lean
        self.hands = hands
        """As they were when the seats were found to be theirs."""
        self.looking: str | None = seats[0] if len(seats) == 1 else looking if looking in seats else None
        self.scene: Scene | None = None
        self.closed = False
        self.code = NORMAL
        """What the socket is closed with."""
        self._unsent: deque[str] = deque()
        self._length = 0
        self._wake = asyncio.Event()

    @property
    def seat(self) -> int | None:
        """The seat that looks, by its number. Before the game begins nobody sees more than an onlooker."""
        return None if self.looking is None or not self.room.has_begun else self.room.game.seats.index(self.looking)

    @property
    def side(self) -> str | None:
        """The side whose talk it may read: none while the screen is covered, nor for whoever holds several sides, since
        what one of them says is not for the other."""
        sides = {self.room.presenter.side_of(self.room.game.seats.index(name)) for name in self.seats}
        return sides.pop() if self.looking is not None and len(sides) == 1 else None

    # --- sending -----------------------------------------------------------------------------------------------------

    def send(self, message: Struct) -> None:
        """Put a message into the queue."""
        self.send_text(ENCODER.encode(message).decode())

    def send_text(self, text: str) -> None:
        """The same, written already."""
        if self.closed:
            return
        if len(self._unsent) >= MOST_UNSENT or self._length > MOST_UNSENT_CHARACTERS:
            self._unsent.clear()  # who does not read does not need them either
            self.close()
            return
        self._unsent.append(text)
        self._length += len(text)
        self._wake.set()

    def close(self, code: int = NORMAL) -> None:
        """No more."""
        if not self.closed:
            self.closed, self.code = True, code
        self._wake.set()

    async def next_messages(self) -> list[str]:
        """What waits, as soon as something does; empty when there is nothing more to come."""
        while not self._unsent and not self.closed:
            self._wake.clear()
            await self._wake.wait()
        waiting = list(self._unsent)
        self._unsent.clear()
        self._length = 0
        return waiting

    # --- news --------------------------------------------------------------------------------------------------------

    def update(self, news: News, whole: bool = False, lines: list[LogLine] | None = None) -> None:
        """Something happened; or (``whole``) a new look at everything."""
        room, seat = self.room, self.seat
        if self.lean:
            self.send_text(news.lean(seat))
            return
        before = None if whole else self.scene
        scene = news.scene(seat)
        match = room.match
        self.send(
            Update(
                version=match.version,
                line=match.length,
                seat=self.looking,
                log=news.lines(seat) if lines is None else lines,
                scene=scene if before is None else None,
                change=None if before is None else news.change(seat, before),
                offers=None if seat is None else news.offers(seat),
                undo=None if seat is None else room.undo_state(seat),
                fallen=news.fallen,
                proposal=proposal_of(room),
                clocks=room.shown_clocks(),
                talk=terms(self),
                curtain=news.curtain(self.seats),
            )
        )
        self.scene = scene

    def table(self, info: GameInfo, clocks: list[Any]) -> None:
        """Who sits where."""
        if not self.lean:
            self.send(Table(info, clocks))

    def proposed(self, proposal: Proposal | None) -> None:
        """A rewind."""
        self.send(Proposed(proposal))

    def said(self, line: ChatLine) -> None:
        """Chat."""
        if not self.lean:
            self.send(Said(line))

    def heard(self, lines: list[ChatLine]) -> None:
        """Chat, as the seat that looks now may read it."""
        if not self.lean:
            self.send(Heard(lines))

    def trouble(self, code: Any, detail: str = "", request: int | None = None, closing: bool = False) -> None:
        """Something is wrong."""
        self.send(Trouble(code, detail, request, closing))
        if closing:
            self.close()
