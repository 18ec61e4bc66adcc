"""Ten thousand messages that no client of ours would send: no mistake of ours, nobody waits, and everybody plays on."""

from __future__ import annotations

import json
import logging
import time
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any
from urllib.parse import quote

import httpx
import msgspec
import pytest
from forging import ODD, RAW, odd, sample, spoilt, written
from servers import Player, Running, new_game, running
from websockets.exceptions import ConnectionClosed

from caracole.server.protocol import FromClient

MESSAGES, REQUESTS = 6_000, 4_000
ANSWER = 2**40
"""The number of the ping that is sent after each message: its answer shows that the server is there."""
HOT_SEAT = {"venetian": {"kind": "me"}, "austrian": {"kind": "me"}}
KINDS = {str(kind.__struct_config__.tag): msgspec.structs.fields(kind) for kind in FromClient.__args__}

Tell = Callable[[str], None]


class Mistakes(logging.Handler):
    """Whatever the server reports as its own fault."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.found: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        if record.name.startswith("websockets.client"):  # our own side of the socket
            return
        self.found.append(f"{record.getMessage()} {record.exc_info and record.exc_info[1]!r}")


@pytest.fixture(scope="module")
def mistakes() -> Iterator[Mistakes]:
    handler = Mistakes()
    logging.getLogger().addHandler(handler)
    yield handler
    logging.getLogger().removeHandler(handler)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder: Path = tmp_path_factory.mktemp("forged")
    with running(str(folder / "games.db"), private_webhooks=False) as found:
        yield found


def expect_well(server: Running, mistakes: Mistakes) -> None:
    assert mistakes.found == []
    assert httpx.get(f"{server.url}/health", timeout=60).status_code == 200
    game, tokens = new_game(server.url, HOT_SEAT)
    with Player(server.url, game, tokens["venetian"], seat="venetian") as player:
        if not player.hear("update")["offers"]:
            player.say(type="look", seat="austrian")
            player.hear("update")
        assert player.act(player.last["offers"]["actions"][0]["action"])["type"] == "accepted"


# --- the socket ------------------------------------------------------------------------------------------------------


def forged(rng: Random, update: dict[str, Any], old: list[str]) -> str | bytes:
    """A message with something wrong in it, or one that was sent before."""
    chance = rng.random()
    if chance < 0.08:
        return rng.choice(RAW)
    if chance < 0.16 and old:
        return rng.choice(old)
    offered = [each["action"] for each in (update["offers"] or {"actions": []})["actions"]] or [{"do": "Pass"}]
    right = {
        "id": rng.randrange(1 << 20),
        "version": update["version"],
        "action": rng.choice(offered),
        "actions": [rng.choice(offered)] * rng.randrange(4),
        "to": rng.randrange(update["version"] + 1),
        "agree": rng.random() < 0.5,
        "seat": rng.choice(["venetian", "austrian", None]),
        "text": "good day",
        "pieces": [],
        "dice": 3,
    }
    kind = rng.choice([*KINDS, "exec"])
    message = {"type": kind}
    for field in KINDS.get(kind, ()):
        message[field.name] = right.get(field.name)
    inner = "action" if "action" in message else "actions"
    if inner in message and rng.random() < 0.7:  # the envelope is right, so that it comes through to the rules
        return written({**message, inner: spoilt(rng, message[inner])})
    return written(spoilt(rng, message) if rng.random() < 0.8 else message)


def test_forged_messages(server: Running, mistakes: Mistakes, tell: Tell):
    rng, heard, old, sockets = Random(1615), Counter(), [], 0
    game, tokens = new_game(server.url, HOT_SEAT)
    player: Player | None = None
    slowest = 0.0
    for number in range(MESSAGES):
        if player is None:
            token = tokens["venetian"] if rng.random() < 0.8 else None
            player, sockets = Player(server.url, game, token, seat="venetian" if token else None), sockets + 1
            player.hear("update")
        text = forged(rng, player.last, old)
        old = [*old[-200:], text] if isinstance(text, str) else old
        started = time.monotonic()
        try:
            player.socket.send(text)
            player.say(type="ping", id=ANSWER)
            while (message := player.hear(timeout=60)) != {"type": "pong", "id": ANSWER}:
                heard[message.get("code") or message["type"]] += 1
        except ConnectionClosed as closed:
            code = closed.rcvd and closed.rcvd.code
            heard[f"closed {code}"] += 1
            too_large = len(text) > server.settings.message_bytes  # closed while we were still speaking
            if code == 1011 or (code is None and not too_large):
                pytest.fail(f"the connection broke off after {text[:200]!r}: {code}")
            player.close()
            player = None
        except TimeoutError:
            pytest.fail(f"no answer after {text[:200]!r}")
        slowest = max(slowest, time.monotonic() - started)
        if number % 1000 == 999:
            tell(f"{number + 1} messages on {sockets} sockets, slowest answer {slowest:.2f} s")
    if player is not None:
        player.close()
    tell(f"answers: {dict(heard.most_common())}")
    expect_well(server, mistakes)


# --- HTTP ------------------------------------------------------------------------------------------------------------


def doors(server: Running) -> list[tuple[str, str, dict[str, Any] | None]]:
    """Every method and path of the API with the schema of its body, and the files that are served."""
    found: list[tuple[str, str, dict[str, Any] | None]] = [
        ("GET", "/boards/{file}", None),
        ("GET", "/game/{game}", None),
    ]
    for path, methods in whole(server)["paths"].items():
        for method, said in methods.items():
            body = said.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema")
            found.append((method.upper(), path, body))
    return found


def whole(server: Running) -> dict[str, Any]:
    described: dict[str, Any] = server.app.openapi_schema.to_schema()
    return described


def test_forged_requests(server: Running, mistakes: Mistakes, tell: Tell):
    rng, statuses = Random(1617), Counter()
    game, tokens = new_game(server.url, HOT_SEAT)
    described, known = whole(server), doors(server)
    asked: Counter[str] = Counter()
    with server.client() as client:
        client.post("/api/account/register", json={"name": "forger", "password": "correct horse"})
        record = client.get(f"/api/games/{game}/record", headers={"authorization": f"Seat {tokens['venetian']}"}).json()
        right = {"game": game, "token": tokens["venetian"], "record": record, "seat": "austrian"}
        slowest = 0.0
        for number in range(REQUESTS):
            method, path, schema = rng.choice(known)
            asked[f"{method} {path}"] += 1
            address = filled(rng, path, game)
            content = None if schema is None else body(rng, sample(rng, schema, described), right)
            headers = {"content-type": "application/json", "connection": "close"}  # else one may close under a request
            if rng.random() < 0.7:
                headers["authorization"] = f"Seat {tokens['venetian']}"
            if rng.random() < 0.7:
                headers["x-csrf-token"] = client.cookies.get("caracole_csrf", "")
            started = time.monotonic()
            answer = client.request(method, address, content=content, headers=headers)
            slowest = max(slowest, time.monotonic() - started)
            statuses[answer.status_code] += 1
            what = f"{method} {address} {(content or b'')[:200]!r}: {answer.status_code} {answer.text[:200]}"
            assert answer.status_code < 500, what
            assert "Traceback" not in answer.text, what
            if number % 1000 == 999:
                tell(f"{number + 1} requests, slowest answer {slowest:.2f} s")
    assert set(asked) == {f"{method} {path}" for method, path, _ in known}, "some door was not tried"
    tell(f"answers: {dict(statuses.most_common())}")
    expect_well(server, mistakes)


def filled(rng: Random, path: str, game: str) -> str:
    """The path with its parameters, and others behind it."""
    while "{" in path:
        before, _, rest = path.partition("{")
        name, _, after = rest.partition("}")
        value = game if name.startswith("game") and rng.random() < 0.8 else str(rng.choice(ODD))
        path = before + quote(value.encode("utf-8", "replace"), safe="") + after
    if rng.random() < 0.3:
        path += "?" + "&".join(
            f"{name}={quote(str(odd(rng)).encode('utf-8', 'replace'), safe='')}" for name in ("at", "seat", "since")
        )
    return path


def body(rng: Random, value: Any, right: dict[str, Any]) -> bytes:
    """A body of this shape with something wrong in it."""
    if isinstance(value, dict):
        value = {name: right.get(name, each) if rng.random() < 0.5 else each for name, each in value.items()}
    chance = rng.random()
    if chance < 0.08:
        raw = rng.choice(RAW)
        return raw if isinstance(raw, bytes) else raw.encode("utf-8", "surrogatepass")
    if chance < 0.12:
        deep = rng.choice([200, 900, 3000, 100_000])
        return b'{"record":' + b'{"options":' * deep + b"1" + b"}" * deep + b"}"
    return json.dumps(spoilt(rng, value) if chance < 0.9 else value).encode("utf-8", "surrogatepass")
