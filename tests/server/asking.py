"""A seat that asks everything that can be asked without changing anything, in two worlds that differ only in what that
seat may not know.

    with seated(server, "gbacw", "the-ford", {"fog": True}) as (room, askers):
        asked_in_both_worlds(room, askers[0], 0, rng)
        play_on(server, room, rng)
"""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any, NamedTuple, get_args
from zlib import crc32

from servers import Player, Running, new_game

from caracole.kernel import Event
from caracole.play.line import Position
from caracole.play.match import Logged, Match
from caracole.play.record import Reason
from caracole.server.protocol import FromClient

HIDDEN = Event("hidden", "kernel", {"secret": "somebody else's"}, ())
REASON = Reason("known_to_the_captain_alone", {"zone": "nowhere_else_named"})
POSE = {"x": 300.0, "y": 200.0, "angle": 90.0}


class Question(NamedTuple):
    """What is asked, and how to ask it."""

    kind: str
    ask: Callable[[], str]


@contextmanager
def hidden_otherwise(
    match: Match, seat: int | None, rng: random.Random, twins: dict[int, Position] | None = None
) -> Iterator[bool]:
    """For a while everything that the seat may not know is otherwise, now and at every moment before; was anything?
    ``twins`` remembers the other world's past for the next time, if nothing is taken back."""
    twins = {} if twins is None else twins
    line, game = match._line, match.game
    positions, events = line.mark(), list(match._events)
    for number, position in enumerate(positions):
        if number not in twins:
            twin = game.imagine(position.state, seat, rng)
            twins[number] = position._replace(state=twin, decision=game.decision(twin))
        line._positions[number] = twins[number]
    match._events = [each if each.event.is_for(seat) else Logged(each.serial, HIDDEN) for each in events]
    try:
        yield match._events != events or game.digest(line.now.state) != game.digest(positions[-1].state)
    finally:
        line.back_to(positions)
        match._events = events


class Asker:
    """A seat at a game of a running server."""

    def __init__(self, server: Running, game: str, seat: str, other: str, token: str) -> None:
        self.server, self.game, self.seat, self.other, self.token = server, game, seat, other, token
        self.player: Player
        self.http = server.client()
        self.refused: list[dict[str, Any]] = []
        """Actions that are not allowed now."""
        self.asked: set[str] = set()
        self.called: set[tuple[str, str]] = set()
        self.answers = 0
        self.turns = 0
        """How often it has asked in both worlds."""
        self.twins: dict[int, Position] = {}
        self._lenses: list[str] | None = None

    def everything(self, part: int = 0, parts: int = 1) -> list[str]:
        """What is seen, and the answers to all questions; or to one of so many parts of them. The first question of a
        kind is always in the same part, and so is the second, however many there are."""
        self.server.do(self._look_back_afresh())
        with Player(self.server.url, self.game, self.token) as self.player:
            heard = [self._hear(self.player), self._hear(self.player)]
            seen: Counter[str] = Counter()
            for kind, ask in self.questions(json.loads(heard[-1])):
                seen[kind] += 1
                if crc32(f"{kind} {seen[kind]}".encode()) % parts == part % parts:
                    heard.append(ask())
        self.answers += len(heard)
        return heard

    def questions(self, update: dict[str, Any]) -> list[Question]:
        """Whatever there is to ask about what is seen."""
        return [
            *self._about_pieces(update),
            *self._about_lenses(update),
            *self._about_actions(update),
            *self._about_the_table(update),
            *self._arrivals(update["version"]),
            *self._addresses(update["version"]),
        ]

    async def _look_back_afresh(self) -> None:
        """What was found in the past of the true game is not to be remembered."""
        (await self.server.services.rooms.get(self.game))._past = None

    # --- over the socket ---------------------------------------------------------------------------------------------

    # What is sent because somebody else came or went, and when, has nothing to do with what is hidden.
    def _hear(self, player: Player) -> str:
        while '"type":"table"' in (text := player.hear_text())[:20]:
            pass
        return text

    def _tell(self, kind: str, **fields: Any) -> str:
        self.asked.add(kind)
        self.player.say(type=kind, **fields)
        return self._hear(self.player)

    def _ask(self, kind: str, **fields: Any) -> str:
        """All that comes until the answer does."""
        self.asked.add(kind)
        request, heard = self.player.ask(kind, **fields), []
        while True:
            heard.append(self._hear(self.player))
            if json.loads(heard[-1]).get("id") == request:
                return "".join(heard).replace(f'"id":{request}', '"id":0')

    def _telling(self, kind: str, **fields: Any) -> Question:
        return Question(kind, lambda: self._tell(kind, **fields))

    def _asking(self, kind: str, **fields: Any) -> Question:
        return Question(kind, lambda: self._ask(kind, **fields))

    def _about_pieces(self, update: dict[str, Any]) -> Iterator[Question]:
        now, pieces, places = update["version"], _pieces(update), _places(update)
        for piece in (pieces[0], pieces[len(pieces) // 2], pieces[-1]):
            for place in (None, *places[::9]):
                yield self._asking("ask", version=now, pieces=[piece], place=place)
        for card in [card for hand in update["scene"]["hands"] for card in hand["cards"] or []][:2]:
            yield self._asking("ask", version=now, card=card)
        yield self._asking("ask", version=now + 1, place=places[0])
        for piece in (pieces[0], pieces[-1]):
            for place in places[::9]:
                yield self._asking("try", version=now, pieces=[piece], places=[place])
            yield self._asking("try", version=now, pieces=[piece], facing=2, pose=POSE, way=[POSE])

    def _about_lenses(self, update: dict[str, Any]) -> Iterator[Question]:
        now, pieces, places = update["version"], _pieces(update), _places(update)
        for lens in (*self.lenses(), "no-such-lens"):
            for piece in (pieces[0], pieces[-1]):
                yield self._asking("show", version=now, lens=lens, pieces=[piece], places=places[:1])
            yield self._asking("show", version=now, lens=lens, places=[places[0], places[-1]])

    def lenses(self) -> list[str]:
        """What the board can show when it is asked to."""
        if self._lenses is None:
            about = self.http.get(f"/api/games/{self.game}", headers={"authorization": f"Seat {self.token}"}).json()
            self._lenses = [each["id"] for each in self.http.get(about["board"]).json().get("lenses", [])]
        return self._lenses

    def _about_actions(self, update: dict[str, Any]) -> Iterator[Question]:
        now, offers = update["version"], (update["offers"] or {"actions": []})["actions"]
        offered, attacks = [each["action"] for each in offers], [each["action"] for each in offers if each["attack"]]
        for action in (*attacks[:2], *offered[:1], {"do": "No"}):
            yield self._asking("odds", version=now, action=action)
        for dice in range(3):
            yield self._asking("whatif", version=now, actions=offered[:1], dice=dice)
            yield self._asking("whatif", version=now, actions=[{"do": "No"}], dice=dice)
        for action in offered[:1]:
            yield self._asking("act", version=now + 1, action=action)
        for action in ({"do": "No"}, *self.refused):
            yield self._asking("act", version=now, action=action)

    def _about_the_table(self, update: dict[str, Any]) -> Iterator[Question]:
        now, line = update["version"], update["line"]
        yield Question("look", self._look_through_each)
        yield self._asking("undo", version=now + 1)
        if not update["undo"]["allowed"]:
            yield self._asking("undo", version=now)
        yield self._asking("undo", version=now, to=line + 5)
        yield self._asking("rewind", version=now, to=line + 5)
        yield self._asking("agree", agree=True)
        if line:
            yield Question("propose", lambda: self._propose_and_withdraw(now))
        yield self._asking("draw", agree=False)
        yield self._asking("claim")
        yield self._asking("advise", version=now)
        yield self._telling("go_to_step", to=1)
        yield self._telling("show_me")
        yield Question("resign", self._resign_as_an_onlooker)
        yield self._telling("talk", text="well?", to="side")
        yield self._asking("ping")
        yield self._telling("hello", token=self.token)

    def _look_through_each(self) -> str:
        return "".join(self._tell("look", seat=seat) for seat in (None, self.other, self.seat))

    def _propose_and_withdraw(self, now: int) -> str:
        """Before anybody could agree."""
        proposed = self._ask("rewind", version=now, to=0)
        return proposed + self._ask("agree", agree=False, to=0, version=now)

    def _resign_as_an_onlooker(self) -> str:
        """Whoever sits there would end the game by it."""
        self.asked.add("resign")
        with Player(self.server.url, self.game, None) as onlooker:
            onlooker.hear("update")
            onlooker.ask("resign")
            return self._hear(onlooker)

    def _arrivals(self, version: int) -> Iterator[Question]:
        """Coming in: as a player, after a while, as a program, as an onlooker."""
        since = max(0, version - 7)
        for token, hello in (
            (self.token, {}),
            (self.token, {"since": since}),
            (self.token, {"lean": True}),
            (self.token, {"lean": True, "since": since}),
            (None, {}),
            (None, {"since": since}),
        ):
            yield Question("arrive", partial(self._arrive, token, hello))

    def _arrive(self, token: str | None, hello: dict[str, Any]) -> str:
        with Player(self.server.url, self.game, token, **hello) as player:
            return "".join(self._hear(player) for _ in range(1 if hello.get("lean") else 2))

    # --- over HTTP ---------------------------------------------------------------------------------------------------

    def _call(self, method: str, path: str, **more: Any) -> str:
        query = more.pop("query", "")
        self.called.add((method, f"/api/games/{{game}}{path}"))
        address = f"/api/games/{self.game}{path.format(seat=self.other)}{query}"
        answer = self.http.request(method, address, headers={"authorization": f"Seat {self.token}"}, **more)
        return f"{method} {path}{query} {answer.status_code} {answer.text}"

    def _calling(self, method: str, path: str, **more: Any) -> Question:
        return Question(f"{method} {path}", lambda: self._call(method, path, **more))

    def _addresses(self, last: int) -> Iterator[Question]:
        """Every address of a game; what would change something is asked so that it is refused."""
        for at in sorted({0, 1, last // 3, last // 2, max(0, last - 1), last, last + 1}):
            for seat in ("", f"&seat={self.seat}", f"&seat={self.other}"):
                yield self._calling("GET", "/replay", query=f"?at={at}{seat}")
        for path in (
            "",
            "/replay",
            "/record",
            "/dice",
            "/notes",
            "/invitation",
            "/invitations",
            "/analysis",
            "/analysis/page",
        ):
            yield self._calling("GET", path)
        yield self._calling("PUT", "/notes", json={"text": "mine"})
        yield self._calling("POST", "/seat", json={"token": self.token, "name": "Anna"})
        yield self._calling("POST", "/stand-in", json={"player": "nobody"})
        yield self._calling("POST", "/grant", json={"seat": self.other, "seconds": 60})
        yield self._calling("POST", "/vacation", json={"on": True})
        yield self._calling("POST", "/invitations", json={"seat": self.other})
        yield self._calling("DELETE", "/invitations/{seat}")
        yield self._calling("POST", "/rematch")
        yield self._calling("GET", "/chronicle", query=f"?seat={self.seat}")
        yield self._calling("POST", "/report", json={"text": ""})
        tickets = {"tickets": [{"game": self.game, "token": self.token}]}
        yield Question("lookup", lambda: self.http.post("/api/games/lookup", json=tickets).text)

    def introduce(self) -> None:
        """Names are given, notes are taken: what the addresses do once."""
        for question in self._addresses(0):
            question.ask()

    # --- was that all? -----------------------------------------------------------------------------------------------

    def whole(self) -> None:
        """Has everything been asked that there is?"""
        kinds = {each.__struct_config__.tag for each in get_args(FromClient)}
        assert self.asked == kinds, f"nobody asked: {kinds - self.asked}"
        paths = self.http.get("/api/schema/openapi.json").json()["paths"]
        known = {
            (method.upper(), path.removesuffix("/"))
            for path, methods in paths.items()
            if path.startswith("/api/games/{game}")
            for method in methods
        }
        assert self.called == known, f"nobody asked: {known - self.called}; not there: {self.called - known}"


# --- two worlds ------------------------------------------------------------------------------------------------------


@contextmanager
def seated(server: Running, system: str, scenario: str, options: dict[str, Any]) -> Iterator[tuple[Any, list[Asker]]]:
    """A new game, and somebody at each of its seats who will ask."""
    game, tokens = new_game(server.url, system=system, scenario=scenario, options=options)
    room = server.do(server.services.rooms.get(game))
    seats = room.game.seats
    askers = [Asker(server, game, seat, seats[number - 1], tokens[seat]) for number, seat in enumerate(seats)]
    try:
        for asker in askers:
            asker.introduce()
        yield room, askers
    finally:
        for asker in askers:
            asker.http.close()


def asked_in_both_worlds(
    room: Any, asker: Asker, number: int, rng: random.Random, part: int = 0, parts: int = 1
) -> bool:
    """Is anything hidden from the seat? Then it is asked again when all that is otherwise, and every answer is the
    same."""
    with hidden_otherwise(room.match, number, rng, asker.twins) as differs:
        other = asker.everything(part, parts) if differs else []
    true = asker.everything(part, parts) if differs else []
    asker.turns += differs
    for one, two in zip(true, other, strict=True):
        assert one == two, f"it shows: {_difference(one, two)}"
        assert REASON.code not in one
        assert REASON.args["zone"] not in one
    return differs


def refused_now(room: Any, number: int, done: list[Any]) -> list[dict[str, Any]]:
    """Some of what was done before and is not allowed now."""
    refused = (each for each in done if room.game.check(room.match.state, number, each) is not None)
    return [room.game.encode_action(each) for _, each in zip(range(8), refused, strict=False)]


def play_on(server: Running, room: Any, rng: random.Random) -> Any:
    """Whoever has to decide does something."""
    mover = room.match.decision.seats[0]
    action = room.game.sample(room.match.state, mover, rng)
    server.do(room.act(mover, room.match.version, room.game.encode_action(action), reason=REASON))
    return action


def _difference(one: str, two: str) -> str:
    """Where two answers part."""
    at = next((n for n, (a, b) in enumerate(zip(one, two, strict=False)) if a != b), min(len(one), len(two)))
    return f"{one[:60]} ... {one[max(0, at - 80) : at + 80]!r}, else {two[max(0, at - 80) : at + 80]!r}"


def _pieces(update: dict[str, Any]) -> list[str]:
    """Those that are seen; where none is, one that is not."""
    return [piece["id"] for piece in update["scene"]["pieces"] if piece["movable"]] or ["nobody"]


def _places(update: dict[str, Any]) -> list[str]:
    return sorted({piece["place"] for piece in update["scene"]["pieces"]}) or ["nowhere"]
