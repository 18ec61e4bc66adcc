"""The socket of a game: reads messages, asks the room, answers. Nothing that arrives is trusted."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any, ParamSpec, TypeVar

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketException

from caracole.kernel.errors import CaracoleError, IllegalAction, Malformed
from caracole.kernel.refusal import NOT_YOUR_DECISION
from caracole.lessons import usually_good
from caracole.play.match import Logged, StaleAction, UndoRefused
from caracole.players import Offer, usual_player
from caracole.present.model import Says
from caracole.server import questions
from caracole.server.agreeing import answer_proposal, propose_rewind
from caracole.server.characters import NOT_TEXT, is_text
from caracole.server.desk import Desk
from caracole.server.limits import Bucket, Buckets, Person, TooCostly
from caracole.server.metrics import Metrics
from caracole.server.nesting import is_too_deep
from caracole.server.people.agreement import partners_among
from caracole.server.people.ending import claim, decline_draw, offer_draw, resign
from caracole.server.people.moderation import is_silenced
from caracole.server.protocol import (
    PROTOCOL,
    Accepted,
    Act,
    AdviceAnswer,
    Advise,
    Agree,
    Ask,
    AskOdds,
    ChatLine,
    Claim,
    Denied,
    Draw,
    FromClient,
    GoToStep,
    Hello,
    Look,
    OddsAnswer,
    Ping,
    Pong,
    Resign,
    Rewind,
    Show,
    ShowMe,
    ShownAnswer,
    Stale,
    Talk,
    Trouble,
    Try,
    Undo,
    Welcome,
    WhatIf,
)
from caracole.server.refusals import RULES_DIFFER, NotPlayable
from caracole.server.revisions import furthest
from caracole.server.room import Room
from caracole.server.settings import Settings
from caracole.server.showing import info_of, is_guided
from caracole.server.sitting import arrive
from caracole.server.talking import may_say, readable, say
from caracole.server.thinking import Thinker, Thought
from caracole.server.turns import TooBusy
from caracole.server.viewers import COME_AGAIN, ENCODER, News, Viewer
from caracole.server.writer import Taken, is_unavailable

P = ParamSpec("P")
T = TypeVar("T")

LOG = logging.getLogger("caracole.socket")

DECODER: msgspec.json.Decoder[Any] = msgspec.json.Decoder(FromClient)
MOST_CAUGHT_UP = 1000
"""Entries that are told one by one to whoever was away; after more than that only what stands is."""
MALFORMED_TOO_OFTEN = 3
TRIES_ARE_LIGHT = 0.75
"""A hand that carries something asks often what would come of it: such a question counts a quarter of a message. The
time that it takes is paid for like that of any other."""
HELLO_WITHIN = 20.0
"""Seconds."""

POLICY, TOO_LARGE, LATER = 1008, 1009, 1013


def decoded(data: bytes | str) -> Any:
    """A message that is well formed. Raises MsgspecError, UnicodeDecodeError or RecursionError."""
    message = DECODER.decode(data)
    if not is_text(data):
        raise msgspec.ValidationError(NOT_TEXT)
    if is_too_deep(getattr(message, "actions", None) or getattr(message, "action", None)):
        raise msgspec.ValidationError("nested too deeply")
    return message


class Allowances:
    """What everybody's sockets together may say: messages by person, chat by person and by seat."""

    def __init__(self, settings: Settings) -> None:
        self.messages = Buckets(10 * settings.burst, 10 * settings.rate)
        self.talk_of_person = Buckets(settings.burst, settings.rate / 5)
        self.talk_of_seat = Buckets(settings.burst / 4, settings.rate / 20)

    def may_talk(self, person: Person, game: str, seat: str) -> bool:
        """Has whoever speaks, and the seat they speak for, been quiet enough?"""
        return not self.talk_of_person.take(person.key) and not self.talk_of_seat.take(f"{game} {seat}")


class Conversation:
    """One socket from hello to goodbye."""

    def __init__(
        self,
        socket: WebSocket[Any, Any, Any],
        settings: Settings,
        metrics: Metrics,
        desk: Desk,
        allowances: Allowances,
        person: Person,
    ) -> None:
        self.socket, self.settings, self.metrics = socket, settings, metrics
        self.desk, self.allowances, self.person = desk, allowances, person
        self.bucket = Bucket(settings.burst, settings.rate)
        self.malformed = 0
        self.viewer: Viewer | None = None

    # --- reading -----------------------------------------------------------------------------------------------------

    async def read(self) -> Any | None:
        """The next message; None when the other side has gone, or was sent away."""
        while True:
            event = await self.socket.receive()
            if event["type"] != "websocket.receive":
                return None
            raw = event.get("text")
            data: bytes | str = event.get("bytes") or b"" if raw is None else raw
            if len(data) > self.settings.message_bytes:
                await self.refuse("too_large", f"at most {self.settings.message_bytes} bytes", TOO_LARGE)
                return None
            if not self.bucket.take() or self.allowances.messages.take(self.person.key):
                await self.refuse("too_many", "slower, please", POLICY)
                return None
            try:
                message = decoded(data)
                if isinstance(message, Try):
                    self.bucket.give(TRIES_ARE_LIGHT)
                return message
            except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
                self.malformed += 1
                closing = self.malformed >= MALFORMED_TOO_OFTEN
                LOG.warning("malformed message on %s: %s", self.socket.url.path, error)
                self.metrics.refused("malformed")
                if closing:
                    await self.refuse("malformed", str(error), POLICY)
                    return None
                await self.send(Trouble("malformed", str(error)))

    async def send(self, message: Any) -> None:
        """Send at once, or through the queue of the viewer."""
        if self.viewer is not None:
            self.viewer.send(message)
        else:
            await self._send_text(ENCODER.encode(message).decode())

    async def _send_text(self, text: str) -> None:
        await self.socket.send({"type": "websocket.send", "text": text, "bytes": None})

    async def refuse(self, code: Any, detail: str, close: int) -> None:
        """Say why, and close."""
        LOG.warning("socket closed on %s: %s (%s)", self.socket.url.path, code, detail)
        self.metrics.refused(code)
        with suppress(Exception):
            await self._send_text(ENCODER.encode(Trouble(code, detail, None, True)).decode())
        with suppress(Exception):
            await self.socket.close(code=close, reason=code)
        if self.viewer is not None:
            self.viewer.close()

    async def come_again(self) -> None:
        """Nothing is wrong with who asks: in a moment it may go."""
        with suppress(Exception):
            await self._send_text(ENCODER.encode(Trouble("unavailable", "please try again")).decode())
        with suppress(Exception):
            await self.socket.close(code=COME_AGAIN)

    async def hello(self) -> Hello | None:
        """The first message."""
        try:
            message = await asyncio.wait_for(self.read(), HELLO_WITHIN)
        except TimeoutError:
            await self.refuse("hello_first", "say hello first", POLICY)
            return None
        if message is not None and not isinstance(message, Hello):
            await self.refuse("hello_first", "say hello first", POLICY)
            return None
        return message

    # --- talking -----------------------------------------------------------------------------------------------------

    async def run(self, viewer: Viewer, hello: Hello, notes: str, chat: list[ChatLine]) -> None:
        """Welcome the viewer, then answer until it goes."""
        self.viewer, room = viewer, viewer.room
        if not viewer.seats:  # whoever plays here is let in whatever they owe
            try:
                self.desk.purses.expect(self.person)
            except TooCostly as error:
                await self.refuse("too_costly", str(error), LATER)
                return
        sender = asyncio.create_task(self._sender(viewer))
        self.metrics.sockets.inc()
        try:
            async with room.lock:
                lost = any(viewer.hands[seat] != count for seat, count in room.hands.items() if seat in viewer.seats)
                if room.gone or lost:  # while we came in: all is as it is kept for whoever asks again
                    viewer.close(COME_AGAIN)
                    return
                started = time.thread_time()
                room.viewers.add(viewer)
                self._welcome(viewer, hello, notes, chat)
            self.desk.purses.spend(self.person, time.thread_time() - started)
            if viewer.seats:
                room.announce_table()
                room.computers.attend()
                await self._arrive(viewer)
            while not viewer.closed and (message := await self.read()) is not None:
                if not viewer.closed:  # the seat may have gone to somebody else meanwhile
                    await self._answer(viewer, message)
        finally:
            room.viewers.discard(viewer)
            self.metrics.sockets.dec()
            viewer.close()
            with suppress(asyncio.CancelledError, Exception):
                await asyncio.wait_for(sender, 2.0)
            if viewer.seats:
                room.computers.attend()
                room.announce_table()

    @staticmethod
    async def _arrive(viewer: Viewer) -> None:
        """That they came is noted; if that cannot be, they are here all the same."""
        try:
            await arrive(viewer.room, viewer.seats)
        except Exception as error:
            if not is_unavailable(error) and not isinstance(error, Taken):
                raise

    def _welcome(self, viewer: Viewer, hello: Hello, notes: str, chat: list[ChatLine]) -> None:
        room = viewer.room
        since = hello.since if 0 <= room.match.version - hello.since <= MOST_CAUGHT_UP and hello.since >= 0 else -1
        if not viewer.lean:
            viewer.send(Welcome(PROTOCOL, info_of(room), viewer.seats, viewer.looking, chat, notes, resent=since >= 0))
        viewer.update(News(room, _story(room, viewer.seat, since), _fallen(room, since)), whole=True)

    async def _sender(self, viewer: Viewer) -> None:
        while True:
            waiting = await viewer.next_messages()
            for text in waiting:
                await self._send_text(text)
            if viewer.closed:
                with suppress(Exception):
                    await self.socket.close(code=viewer.code)
                return

    async def _answer(self, viewer: Viewer, message: Any) -> None:
        """Do what a message asks; whatever goes wrong here closes nobody's socket."""
        request = getattr(message, "id", None)
        try:
            await self._obey(viewer, message, request)
        except (asyncio.CancelledError, WebSocketException):
            raise
        except Exception as error:
            what = type(message).__name__
            if is_unavailable(error):
                LOG.warning("game %s: %s waits for the database (%s)", viewer.room.id, what, type(error).__name__)
            else:
                LOG.exception("game %s: %s failed", viewer.room.id, what)
            viewer.trouble("unavailable", "please try again", request)

    async def _obey(self, viewer: Viewer, message: Any, request: int | None) -> None:
        """Do it, or say why not."""
        try:
            await self._handle(viewer, message)
        except StaleAction as error:
            self.metrics.refused("stale")
            viewer.send(Stale(request or 0, error.quoted, viewer.room.match.version))
        except IllegalAction as error:
            self._deny(viewer, request, error.refusal)
        except UndoRefused as error:
            self._deny(viewer, request, error.refusal)
        except Malformed as error:
            self.malformed += 1
            LOG.warning("malformed action in game %s: %s", viewer.room.id, error)
            self.metrics.refused("malformed")
            viewer.trouble("malformed", str(error), request, closing=self.malformed >= 10 * MALFORMED_TOO_OFTEN)
        except NotPlayable as error:
            viewer.trouble("not_playable", str(error), request)
        except (TooCostly, TooBusy) as error:
            self.metrics.refused("too_costly")
            viewer.trouble("too_costly", str(error), request)
        except CaracoleError as error:
            if is_unavailable(error):
                raise
            viewer.trouble("not_allowed", str(error), request)

    def _deny(self, viewer: Viewer, request: int | None, refusal: Any) -> None:
        self.metrics.refused("denied")
        viewer.send(Denied(request or 0, viewer.room.match.version, viewer.room.presenter.refused(refusal)))

    async def _handle(self, viewer: Viewer, message: Any) -> None:
        room = viewer.room
        match message:
            case Act(id=request, version=version, action=action):
                seat = self._seat(viewer, request)
                if seat is not None:
                    viewer.send(Accepted(request, await room.act(seat, version, action)))
            case Ping(id=request):
                viewer.send(Pong(request))
            case Look(seat=name):
                await self._look(viewer, name)
            case Ask():
                await self._ask(viewer, message)
            case AskOdds():
                await self._odds(viewer, message)
            case Try():
                await self._try(viewer, message)
            case Show():
                await self._show(viewer, message)
            case WhatIf():
                await self._what_if(viewer, message)
            case Undo(id=request, version=version, to=to):
                seat = self._seat(viewer, request)
                if seat is not None:
                    viewer.send(Accepted(request, await room.undo(seat, version, to)))
            case Rewind(id=request, version=version, to=to, amend=amend):
                seat = self._seat(viewer, request)
                if seat is not None:
                    if amend:
                        await self._expect_same_so_far(room, version, to)
                    viewer.send(Accepted(request, await propose_rewind(room, seat, version, to, amend)))
                    if room.match.proposal is not None and not room.gone:
                        await self._agree_for_all(viewer, to, version, amend)
            case Agree(id=request, agree=agree, to=to, version=version, amend=amend):
                seats = [room.game.seats.index(name) for name in viewer.seats]
                if not seats:
                    viewer.trouble("not_your_seat", "only who sits at the table may agree", request)
                else:
                    viewer.send(Accepted(request, await answer_proposal(room, seats, agree, to, version, amend)))
            case Resign(id=request) | Draw(id=request) | Claim(id=request) if not viewer.seats:
                viewer.trouble("not_your_seat", "only who sits at the table may do that", request)
            case Resign(id=request):
                viewer.send(Accepted(request, await resign(room, self._mine(viewer))))
            case Draw(id=request, agree=agree):
                answer = offer_draw if agree else decline_draw
                viewer.send(Accepted(request, await answer(room, viewer.seats)))
            case Claim(id=request):
                viewer.send(Accepted(request, await claim(room, viewer.seats)))
            case Talk():
                await self._talk(viewer, message)
            case Advise():
                await self._advise(viewer, message)
            case GoToStep() | ShowMe():
                viewer.trouble("not_allowed", "this is no lesson")
            case Hello():
                viewer.trouble("hello_twice", "you are here already")

    async def _talk(self, viewer: Viewer, talk: Talk) -> None:
        room = viewer.room
        if not viewer.seats:
            viewer.trouble("not_allowed", "the talk is for those who sit at the table")
        elif not self.allowances.may_talk(self.person, room.id, viewer.seats[0]):
            self.metrics.refused("too_many")
            viewer.trouble("too_many", "you have said a lot: wait a moment")
        elif await is_silenced(room, self.person.key, viewer.seats):
            viewer.trouble("muted", "you may not talk for now")
        elif not may_say(viewer, talk):
            viewer.trouble("may_not_talk", "nobody is there to whom you may say that now")
        else:
            await say(room, viewer, talk)

    async def _expect_same_so_far(self, room: Room, version: int, to: int) -> None:
        """Whoever asks to go on under the present rules is told at once if they would have made another game of it. It
        is gone through from its beginning, so it is done beside the event loop and paid for."""
        async with room.lock:
            self._expect(room, version)
            record, game = room.match.record, room.game
        far = await self.desk.ask_long(self.person, furthest, game.under(game.newest), record)
        if to > far:
            raise UndoRefused(RULES_DIFFER)

    async def _agree_for_all(self, viewer: Viewer, to: int, version: int, amend: bool) -> None:
        """Hot-seat: whoever holds several seats has agreed with themselves; to this, and not to what another one may
        have proposed meanwhile."""
        others = [viewer.room.game.seats.index(name) for name in viewer.seats if name != viewer.looking]
        if others:
            with suppress(UndoRefused):
                await answer_proposal(viewer.room, others, True, to, version, amend)

    @staticmethod
    def _mine(viewer: Viewer) -> list[str]:
        """Whom a player gives up for: whoever holds both sides, for the one that is looking."""
        return viewer.seats if viewer.looking is None else partners_among(viewer.room, viewer.looking, viewer.seats)

    def _seat(self, viewer: Viewer, request: int | None) -> int | None:
        if viewer.looking is not None:
            viewer.room.expect_begun()
        seat = viewer.seat
        if seat is None:
            self.metrics.refused("not_your_seat")
            viewer.trouble("not_your_seat", "nobody is looking through a seat of yours", request)
        return seat

    async def _look(self, viewer: Viewer, name: str | None) -> None:
        if name is not None and name not in viewer.seats:
            self.metrics.refused("not_your_seat")
            LOG.warning("game %s: a seat was asked for that is not held", viewer.room.id)
            viewer.trouble("not_your_seat", "that seat is not yours")
            return
        if name is not None:  # covering the screen is never too much
            self.desk.purses.expect(self.person)
        viewer.looking = name
        room = viewer.room
        async with room.lock:
            started = time.thread_time()  # it has to be of this very moment, so it is done here, and paid for
            viewer.update(News(room, room.match.log_for(viewer.seat), []), whole=True)
        self.desk.purses.spend(self.person, time.thread_time() - started)
        if len(viewer.seats) > 1:
            viewer.heard(await readable(viewer))

    # --- questions ---------------------------------------------------------------------------------------------------

    async def _ask(self, viewer: Viewer, asked: Ask) -> None:
        room, seat = viewer.room, self._seat(viewer, asked.id)
        if seat is None:
            return
        offer = await self._offer(viewer, asked, seat)
        if offer is not None:
            viewer.send(await self._think(questions.meaning, room.presenter, offer, asked.version, asked))

    async def _odds(self, viewer: Viewer, asked: AskOdds) -> None:
        room, seat = viewer.room, self._seat(viewer, asked.id)
        if seat is None:
            return
        offer = await self._offer(viewer, asked, seat)
        if offer is not None:
            found = await self._think(questions.odds, room.presenter, room.game, offer, asked.action)
            viewer.send(OddsAnswer(asked.id, found))

    async def _try(self, viewer: Viewer, asked: Try) -> None:
        room, seat = viewer.room, self._seat(viewer, asked.id)
        if seat is None:
            return
        offer = await self._offer(viewer, asked, seat)
        if offer is not None:
            viewer.send(await self._think(questions.tried, room.presenter, offer, asked))

    async def _show(self, viewer: Viewer, asked: Show) -> None:
        """A lens may be looked through at any time, by onlookers too; what it shows is made from what they know."""
        room, seat = viewer.room, viewer.seat
        self.desk.purses.expect(self.person)
        async with room.lock:
            self._expect(room, asked.version)
            state = room.game.imagine(room.match.state, seat, room.chance("show", seat))
        layers = await self._think(questions.shown, room.presenter, state, seat, asked)
        viewer.send(ShownAnswer(asked.id, asked.version, layers))

    async def _offer(self, viewer: Viewer, asked: Ask | AskOdds | Try | Advise, seat: int) -> Offer | None:
        """What the seat may do, if it has to decide; the lock is held no longer than it takes to look."""
        room = viewer.room
        async with room.lock:
            self._expect(room, asked.version)
            if self._decides(room, seat):
                return room.offer(seat)
        self._deny(viewer, asked.id, NOT_YOUR_DECISION)
        return None

    async def _what_if(self, viewer: Viewer, asked: WhatIf) -> None:
        """Everything from what the seat knows: hidden cards are dealt anew, dice are free. The same number of the dice
        gives the same cards and rolls again; which, nobody outside can foresee."""
        room, seat = viewer.room, self._seat(viewer, asked.id)
        if seat is None:
            return
        self.desk.purses.expect(self.person)
        async with room.lock:
            self._expect(room, asked.version)
            game = room.game
            rng = room.chance("whatif", seat, asked.dice)
            state = game.imagine(room.match.state, seat, rng)
        answer = await self._think(
            questions.what_if,
            room.presenter,
            game,
            state,
            seat,
            asked.actions,
            rng,
            version=asked.version,
            request=asked.id,
        )
        viewer.send(answer)

    async def _advise(self, viewer: Viewer, asked: Advise) -> None:
        """What a captain would do, from what the seat knows; only where nobody but the computer sits opposite."""
        room, seat = viewer.room, self._seat(viewer, asked.id)
        if seat is None:
            return
        if not is_guided(room):
            viewer.trouble("not_allowed", "there is no coach in this game", asked.id)
            return
        self.desk.purses.expect(self.person)
        offer = await self._offer(viewer, asked, seat)
        if offer is None:
            return
        game, kind = room.game, offer.decision.kind
        thought = await self._coach(room, seat, offer, asked.version)
        offered = await self._think(questions.offered, room.presenter, offer, asked.version, thought.action)
        why = None if thought.reason is None else Says(f"reason-{thought.reason.code}", dict(thought.reason.args))
        usually = usually_good(game.system, kind, viewer.language)
        viewer.send(AdviceAnswer(asked.id, asked.version, usually, offered, why))

    @staticmethod
    async def _coach(room: Room, seat: int, offer: Offer, version: int) -> Thought:
        """What a captain would do, thought once; made from what the seat knows at this version."""
        if room.advice is None or room.advice[:2] != (version, seat):
            imagined = room.game.encode_state(offer.imagine(room.chance("advice", seat)))
            coach = Thinker(room.key, f"{room.id} coach", seat, usual_player(room.game.system), version)
            thought = await room.house.thinkers.think(coach, imagined, owner=room.owner, watched=True)
            room.advice = version, seat, thought
        return room.advice[2]

    async def _think(self, function: Callable[P, T], *args: P.args, **more: P.kwargs) -> T:
        """Beside the event loop, in turn with everybody else, and paid for."""
        return await self.desk.ask(self.person, function, *args, **more)

    @staticmethod
    def _decides(room: Room, seat: int) -> bool:
        decision = room.match.decision
        return decision is not None and seat in decision.seats

    @staticmethod
    def _expect(room: Room, version: int) -> None:
        if version != room.match.version:
            raise StaleAction(version, room.match.version)


def _story(room: Room, seat: int | None, since: int) -> list[Logged]:
    """What a seat may know of what happened; all of it, or what came after a version."""
    return room.match.log_for(seat) if since < 0 else room.match.events_for(seat, since)


def _fallen(room: Room, since: int) -> list[int]:
    """Entries up to a version that no longer hold."""
    return [] if since < 0 else sorted(set(range(1, since + 1)) - room.match.standing)
