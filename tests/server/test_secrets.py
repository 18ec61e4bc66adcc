"""Nobody learns anything hidden: whatever a seat asks, over the socket, over HTTP or of the functions behind them, the
answer is the same in two games that differ only in what that seat may not know."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, get_args

import pytest
from servers import Player, Running, new_game

from caracole.kernel import Event, FreeDice
from caracole.kernel.errors import IllegalAction
from caracole.play.hindsight import Past
from caracole.play.match import Logged, Match
from caracole.play.record import Reason
from caracole.play.registry import load
from caracole.players import Offer
from caracole.server.keys import Keys
from caracole.server.protocol import FromClient

HIDDEN = Event("hidden", "kernel", {"secret": "somebody else's"}, ())
REASON = Reason("known_to_the_captain_alone", {"zone": "nowhere_else_named"})


@contextmanager
def hidden_otherwise(match: Match, seat: int | None, rng: random.Random) -> Iterator[bool]:
    """For a while everything that the seat may not know is otherwise, now and at every moment before; was anything?"""
    line, game = match._line, match.game
    positions, events = line.mark(), list(match._events)
    for number, position in enumerate(positions):
        twin = game.imagine(position.state, seat, rng)
        line._positions[number] = position._replace(state=twin, decision=game.decision(twin))
    match._events = [each if each.event.is_for(seat) else Logged(each.serial, HIDDEN) for each in events]
    try:
        yield match._events != events or game.digest(line.now.state) != game.digest(positions[-1].state)
    finally:
        line.back_to(positions)
        match._events = events


# --- through the server ----------------------------------------------------------------------------------------------


class Asker:
    """A seat that asks everything that can be asked without changing anything."""

    def __init__(self, server: Running, game: str, seat: str, other: str, token: str) -> None:
        self.server, self.game, self.seat, self.other, self.token = server, game, seat, other, token
        self.player: Player
        self.http = server.client()
        self.refused: list[dict[str, Any]] = []
        """Actions that are not allowed now."""
        self.asked: set[str] = set()
        self.called: set[tuple[str, str]] = set()

    def everything(self) -> list[str]:
        self.server.do(self._look_back_afresh())
        with Player(self.server.url, self.game, self.token) as self.player:
            self.player.hear("update")
            return [*self.by_socket(), *self.on_arrival(), *self.by_http()]

    async def _look_back_afresh(self) -> None:
        """What was found in the past of the true game is not to be remembered."""
        (await self.server.services.rooms.get(self.game))._past = None

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

    def by_socket(self) -> list[str]:
        """Every kind of message, with what can be asked about and with what is refused."""
        heard = [self._tell("look", seat=None), self._tell("look", seat=self.other)]
        heard.append(self._tell("look", seat=self.seat))
        update = json.loads(heard[-1])
        now, line, scene = update["version"], update["line"], update["scene"]
        offered = [each["action"] for each in update["offers"]["actions"]] if update["offers"] else []
        pieces = [piece["id"] for piece in scene["pieces"] if piece["movable"]]
        places = sorted({piece["place"] for piece in scene["pieces"]})
        cards = [card for hand in scene["hands"] for card in hand["cards"] or []]
        for piece in (pieces[0], pieces[len(pieces) // 2], pieces[-1]):
            heard += [self._ask("ask", version=now, pieces=[piece], place=place) for place in (None, *places[::9])]
        heard += [self._ask("ask", version=now, card=card) for card in cards[:2]]
        heard.append(self._ask("ask", version=now + 1, place=places[0]))
        attacks = [each["action"] for each in (update["offers"] or {"actions": []})["actions"] if each["attack"]]
        heard += [
            self._ask("odds", version=now, action=action) for action in [*attacks[:2], *offered[:1], {"do": "No"}]
        ]
        pose = {"x": 300.0, "y": 200.0, "angle": 90.0}
        for piece in (pieces[0], pieces[-1]):
            heard += [self._ask("try", version=now, pieces=[piece], places=[place]) for place in places[::9]]
            heard.append(self._ask("try", version=now, pieces=[piece], facing=2, pose=pose, way=[pose]))
            for lens in (*self.lenses(), "no-such-lens"):
                heard.append(self._ask("show", version=now, lens=lens, pieces=[piece], places=places[:1]))
                heard.append(self._ask("show", version=now, lens=lens, places=[places[0], places[-1]]))
        for dice in range(3):
            heard.append(self._ask("whatif", version=now, actions=offered[:1], dice=dice))
            heard.append(self._ask("whatif", version=now, actions=[{"do": "No"}], dice=dice))
        heard += [self._ask("act", version=now + 1, action=action) for action in offered[:1]]
        heard += [self._ask("act", version=now, action=action) for action in ({"do": "No"}, *self.refused)]
        heard.append(self._ask("undo", version=now + 1))
        if not update["undo"]["allowed"]:
            heard.append(self._ask("undo", version=now))
        heard.append(self._ask("undo", version=now, to=line + 5))
        heard += [self._ask("rewind", version=now, to=line + 5), self._ask("agree", agree=True)]
        if line:  # proposed, and withdrawn before anybody could agree
            heard.append(self._ask("rewind", version=now, to=0))
            heard.append(self._ask("agree", agree=False, to=0, version=now))
        heard += [self._ask("draw", agree=False), self._ask("claim"), self._ask("advise", version=now)]
        heard += [self._tell("go_to_step", to=1), self._tell("show_me"), self._resign_as_an_onlooker()]
        heard += [self._tell("talk", text="well?", to="side"), self._ask("ping"), self._tell("hello", token=self.token)]
        return heard

    def lenses(self) -> list[str]:
        """What the board can show when it is asked to."""
        address = self.http.get(f"/api/games/{self.game}", headers={"authorization": f"Seat {self.token}"}).json()[
            "board"
        ]
        return [each["id"] for each in self.http.get(address).json().get("lenses", [])]

    def _resign_as_an_onlooker(self) -> str:
        """Whoever sits there would end the game by it."""
        self.asked.add("resign")
        with Player(self.server.url, self.game, None) as onlooker:
            onlooker.hear("update")
            onlooker.ask("resign")
            return self._hear(onlooker)

    def on_arrival(self) -> list[str]:
        """Coming in: as a player, after a while, as a program, as an onlooker."""
        version, heard = self.player.last.get("version", 0), []
        arrivals: list[tuple[str | None, dict[str, Any]]] = [
            (self.token, {}),
            (self.token, {"since": max(0, version - 7)}),
            (self.token, {"lean": True}),
            (self.token, {"lean": True, "since": max(0, version - 7)}),
            (None, {}),
            (None, {"since": max(0, version - 7)}),
        ]
        for token, hello in arrivals:
            with Player(self.server.url, self.game, token, **hello) as player:
                heard.append(self._hear(player))
                if not hello.get("lean"):
                    heard.append(self._hear(player))
        return heard

    def _call(self, method: str, path: str, **more: Any) -> str:
        query = more.pop("query", "")
        self.called.add((method, f"/api/games/{{game}}{path}"))
        address = f"/api/games/{self.game}{path.format(seat=self.other)}{query}"
        answer = self.http.request(method, address, headers={"authorization": f"Seat {self.token}"}, **more)
        return f"{method} {path}{query} {answer.status_code} {answer.text}"

    def by_http(self) -> list[str]:
        """Every address of a game; what would change something is asked so that it is refused."""
        last = json.loads(self._call("GET", "/replay").split(" ", 3)[3])["last"]
        moments = sorted({0, 1, last // 3, last // 2, last - 1, last, last + 1} - {-1})
        heard = [
            self._call("GET", "/replay", query=f"?at={at}{seat}")
            for at in moments
            for seat in ("", f"&seat={self.seat}", f"&seat={self.other}")
        ]
        heard += [self._call("GET", path) for path in ("", "/record", "/dice", "/notes", "/invitation", "/invitations")]
        heard += [
            self._call("PUT", "/notes", json={"text": "mine"}),
            self._call("POST", "/seat", json={"token": self.token, "name": "Anna"}),
            self._call("POST", "/stand-in", json={"player": "nobody"}),
            self._call("POST", "/grant", json={"seat": self.other, "seconds": 60}),
            self._call("POST", "/vacation", json={"on": True}),
            self._call("POST", "/invitations", json={"seat": self.other}),
            self._call("DELETE", "/invitations/{seat}"),
            self._call("POST", "/rematch"),
            self._call("GET", "/chronicle", query=f"?seat={self.seat}"),
            self._call("POST", "/report", json={"text": ""}),
        ]
        tickets = {"tickets": [{"game": self.game, "token": self.token}]}
        heard.append(self.http.post("/api/games/lookup", json=tickets).text)
        return heard

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


@pytest.mark.parametrize(
    ("system", "scenario", "options"),
    [
        ("gradisca", "drill", {"game": "basic"}),
        ("gradisca", "drill", {"game": "advanced"}),
        ("gbacw", "the-ford", {"fog": True}),
    ],
    ids=["gradisca basic", "gradisca advanced", "gbacw fog"],
)
def test_no_answer_of_the_server_changes_when_only_hidden_facts_change(
    sqlite_server: Running, system: str, scenario: str, options: dict[str, Any]
):
    rng = random.Random(str(next(iter(options.values()))))
    game, tokens = new_game(sqlite_server.url, system=system, scenario=scenario, options=options)
    room = sqlite_server.do(sqlite_server.services.rooms.get(game))
    seats = room.game.seats
    askers = [Asker(sqlite_server, game, seat, other, tokens[seat]) for seat, other in (seats, seats[::-1])]
    different, done = 0, []
    for asker in askers:
        asker.by_http()  # names are given, notes are taken
    for step in range(130):
        if room.match.decision is None:
            break
        if step % 16 == 0:
            number = step // 16 % 2
            asker, is_refused = askers[number], lambda each, seat=number: room.game.check(room.match.state, seat, each)
            asker.refused = [room.game.encode_action(each) for each in done if is_refused(each)][:8]
            true = asker.everything()
            with hidden_otherwise(room.match, number, rng) as differs:
                different += differs
                other = asker.everything()
            for one, two in zip(true, other, strict=True):
                assert one == two
                assert REASON.code not in one
                assert REASON.args["zone"] not in one
        mover = room.match.decision.seats[0]
        action = room.game.sample(room.match.state, mover, rng)
        done.insert(rng.randrange(len(done) + 1), action)
        sqlite_server.do(room.act(mover, room.match.version, room.game.encode_action(action), reason=REASON))
    assert different > 3, "hardly anything was hidden"
    for asker in askers:
        asker.whole()
        asker.http.close()


# --- through what the server calls, for every system -----------------------------------------------------------------


def told(match: Match, seat: int, keys: Keys) -> Iterator[Any]:
    """All that the functions behind the socket and the HTTP API say to a seat."""
    game, version = match.game, match.version
    yield game.view(match.state, seat)
    yield [each.plain() for each in match.log_for(seat)]
    yield [each.plain() for each in match.events_for(seat, max(-1, version - 7))]
    yield match.why_not_undo(seat), match.why_not_undo(seat, 0)
    decision = match.decision
    yield decision
    past = Past(match)
    for at in sorted({0, past.last // 2, past.last}):
        step = past.at(at)
        yield step.serial, game.view(step.state, seat), [each.plain() for each in step.events if each.is_for(seat)]
    if decision is not None and seat in decision.seats:
        offer = Offer.of(game, match.state, seat, keys.rng("offer", "game", version, seat))
        rng = keys.rng("lean", "game", version, seat)
        listed = [each for _, each in zip(range(40), offer.candidates(), strict=False)]
        sampled = [offer.sample(rng) for _ in range(3)]
        yield offer.view, [game.encode_action(each) for each in (*listed, *sampled)]
        yield [offer.check(each) for each in (*listed[:10], *sampled)]
        yield from what_if(match, seat, listed[:3], keys)
    else:
        yield from what_if(match, seat, [], keys)


def what_if(match: Match, seat: int, actions: list[Any], keys: Keys) -> Iterator[Any]:
    """Playing on in imagination, some steps for whoever has to decide."""
    game = match.game
    for number, first in enumerate([*actions, None]):
        rng = keys.rng("whatif", "game", match.version, seat, number)
        state = game.imagine(match.state, seat, rng)
        dice = FreeDice(rng)
        for step in range(4):
            decision = game.decision(state)
            if decision is None:
                break
            mover = seat if seat in decision.seats else decision.seats[0]
            try:
                chosen = first if first is not None and step == 0 else game.sample(state, mover, rng)
                state, events = game.step(state, mover, chosen, dice)
            except IllegalAction as error:
                yield error.refusal
                break
            yield game.view(state, seat), [event.plain() for event in events if event.is_for(seat)]


@pytest.mark.parametrize(
    ("system", "scenario", "options"),
    [
        ("gradisca", "drill", {"game": "advanced"}),
        ("gradisca", "drill", {"teams": True}),
        ("gbacw", "the-ford", {"fog": True}),
        ("piccole", "campaign-sicily-duel", {"battles": "computer"}),
        ("piccole", "campaign-tuscany", {"battles": "computer"}),
    ],
    ids=lambda each: each if isinstance(each, str) else " ".join(each),
)
def test_nothing_that_a_seat_is_told_changes_when_only_hidden_facts_change(
    system: str, scenario: str, options: dict[str, Any]
):
    rng, keys = random.Random(scenario), Keys(bytes(range(32)))
    game = load(system, scenario, options)
    match = Match.new(game, bytes(range(32)), ["hazel"])
    different = 0
    for step in range(160):
        decision = match.decision
        if decision is None:
            break
        if step % 8 == 0:
            seat = step // 8 % len(game.seats)
            true = list(told(match, seat, keys))
            with hidden_otherwise(match, seat, rng) as differs:
                different += differs
                for one, two in zip(true, told(match, seat, keys), strict=True):
                    assert one == two
        mover = rng.choice(list(decision.seats))
        match.play(mover, game.sample(match.state, mover, rng))
    assert different > 3, "hardly anything was hidden"
