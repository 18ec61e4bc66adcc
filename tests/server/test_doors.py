"""Small doors: JSON without a bottom, forged lines in the log, scripts of others, metrics, connections that wait."""

from __future__ import annotations

import asyncio
import io
import json
import logging
import re
import socket
import time
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from servers import Player, Running, new_game, running
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from caracole.server import connections
from caracole.server.app import create_app
from caracole.server.connections import Door
from caracole.server.nesting import DEEPEST, is_too_deep
from caracole.server.run import Discreet, DiscreetFormatter
from caracole.server.settings import Settings, from_environment

# --- JSON without a bottom -------------------------------------------------------------------------------------------


def nested(depth: int) -> Any:
    value: Any = 1
    for _ in range(depth):
        value = {"a": [value]}
    return value


def test_how_deep_is_too_deep():
    assert not is_too_deep(nested(DEEPEST // 2 - 1))
    assert is_too_deep(nested(DEEPEST // 2))
    assert not is_too_deep([[]] * 1000)
    assert not is_too_deep(None)


def takes_a_body() -> list[tuple[str, str]]:
    schema = create_app(Settings(database="sqlite+aiosqlite:///nowhere")).openapi_schema.to_schema()
    return [
        (method.upper(), re.sub(r"\{game\}", "abcdefghijkl", path))
        for path, item in schema["paths"].items()
        for method, about in item.items()
        if isinstance(about, dict) and "requestBody" in about
    ]


@pytest.mark.parametrize("depth", [100, 450, 990, 3000, 100_000])
@pytest.mark.parametrize(("method", "path"), takes_a_body())
def test_a_body_without_a_bottom_is_refused_at_every_door(sqlite_server: Running, method: str, path: str, depth: int):
    for opening, closing in (("[", "]"), ('{"record":', "}"), ('{"options":', "}")):
        body = opening * depth + "1" + closing * depth
        said = httpx.request(
            method, f"{sqlite_server.url}{path}", content=body, headers={"content-type": "application/json"}, timeout=60
        )
        assert said.status_code in (400, 401, 404), said.text


@pytest.mark.parametrize("depth", [100, 450, 990, 5000])
def test_a_record_without_a_bottom_is_refused_in_words(sqlite_server: Running, depth: int):
    deep = '{"options":' * depth + "1" + "}" * depth
    body = '{"record":{"format":"caracole-record","schema":1,"header":' + deep + "}}"
    said = httpx.post(
        f"{sqlite_server.url}/api/games/import",
        content=body,
        headers={"content-type": "application/json"},
        timeout=60,
    )
    assert said.status_code == 400
    assert "nested too deeply" in said.json()["detail"]


@pytest.mark.parametrize("depth", [100, 450, 990, 2000])
@pytest.mark.parametrize("kind", ["act", "odds", "whatif", "ask"])
def test_a_message_without_a_bottom_is_malformed(sqlite_server: Running, kind: str, depth: int):
    game, tokens = new_game(sqlite_server.url)
    with Player(sqlite_server.url, game, tokens["venetian"]) as player:
        player.hear("update")
        deep = '{"do":' * depth + "1" + "}" * depth
        what = f'"actions":[{deep}]' if kind == "whatif" else f'"action":{deep}'
        player.socket.send(f'{{"type":"{kind}","id":1,"version":0,{what}}}')
        assert player.hear("trouble")["code"] == "malformed"
        player.ask("ping")
        assert player.hear("pong")


def test_a_fall_of_our_own_is_still_a_mistake_of_ours(sqlite_server: Running, monkeypatch: pytest.MonkeyPatch):
    async def fall(*_: Any) -> Any:
        raise RecursionError

    monkeypatch.setattr(sqlite_server.services.rooms, "get", fall)
    assert httpx.get(f"{sqlite_server.url}/api/games/abcdefghijkl").status_code == 500


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""])
def test_a_form_of_another_page_cannot_say_that_it_is_json(sqlite_server: Running, kind: str):
    body = json.dumps({"name": "anna", "password": "correct horse"})
    said = httpx.post(f"{sqlite_server.url}/api/account/login", content=body, headers={"content-type": kind})
    assert said.status_code == 415


# --- the log ---------------------------------------------------------------------------------------------------------

FORGED = "2026-01-01 00:00:00,000 ERROR caracole: forged"


@pytest.fixture
def written() -> Iterator[tuple[logging.Logger, io.StringIO]]:
    """A log as the server writes it."""
    text = io.StringIO()
    handler = logging.StreamHandler(text)
    handler.setFormatter(DiscreetFormatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    handler.addFilter(Discreet())
    logger = logging.Logger("caracole.test")
    logger.addHandler(handler)
    yield logger, text
    handler.close()


@pytest.mark.parametrize("end", ["\n", "\r", "\r\n", "\x0b", "\x0c", "\x1c", "\x85", "\u2028", "\u2029"])
def test_nobody_begins_a_line_of_the_log(written: tuple[logging.Logger, io.StringIO], end: str):
    logger, text = written
    logger.warning("malformed message on %s", f"/ws/games/x{end}{FORGED}")
    try:
        raise ValueError(f"bad{end}{FORGED}")
    except ValueError:
        logger.exception("it failed: %s", f"y{end}{FORGED}", stack_info=True)
    lines = text.getvalue().splitlines()
    assert sum(FORGED in line for line in lines) >= 3
    assert not any(line.startswith(FORGED[:10]) and "caracole.test" not in line for line in lines)
    assert {line[:4] for line in lines if not line[0].isdigit()} == {"  | "}


@pytest.mark.parametrize("sign", ["\x1b[2J", "\x07", "\x00", "\u202e", "\u2066", "\x9b31m"])
def test_nobody_paints_in_the_log(written: tuple[logging.Logger, io.StringIO], sign: str):
    logger, text = written
    logger.warning("%s", sign)
    assert sign[0] not in text.getvalue()


@pytest.mark.parametrize(
    "path", ["x%0a" + FORGED.replace(" ", "%20"), "..%2f..", "%00", "a-b", "%d0%b0", "x" * 10 + "%20"]
)
def test_a_socket_at_no_game_is_not_opened(sqlite_server: Running, path: str, caplog: pytest.LogCaptureFixture):
    with pytest.raises(InvalidStatus, match=r"40[34]"):
        connect(f"ws://127.0.0.1:{sqlite_server.port}/ws/games/{path}", compression=None)
    assert not any("\n" in record.getMessage() for record in caplog.records)


# --- what runs in a browser ------------------------------------------------------------------------------------------


def test_nothing_of_ours_comes_from_anywhere_else(sqlite_server: Running):
    for path in ("/", "/api/schema", "/api/schema/swagger", "/api/lobby", "/nowhere"):
        answer = httpx.get(sqlite_server.url + path)
        policy = dict(part.split(" ", 1) for part in answer.headers["content-security-policy"].split("; "))
        assert policy["default-src"] == policy["connect-src"] == "'self'"
        assert "script-src" not in policy
        assert not re.search(r"\b(https?|wss?):", answer.headers["content-security-policy"])


def test_the_api_page_describes_every_request_without_a_script(sqlite_server: Running):
    page = httpx.get(f"{sqlite_server.url}/api/schema/swagger")
    assert page.headers["content-type"].startswith("text/html")
    assert not re.search(r"<script|https?://|\son\w+=", page.text)
    schema = httpx.get(f"{sqlite_server.url}/api/schema/openapi.json").json()
    for path, item in schema["paths"].items():
        assert path in page.text
        assert all(about["summary"].replace("'", "&#x27;") in page.text for about in item.values())
    for name in re.findall(r'href="#(\w+)"', page.text):
        assert f'id="{name}"' in page.text


# --- the operator's --------------------------------------------------------------------------------------------------


def test_metrics_are_closed_unless_the_operator_opens_them(tmp_path: Path):
    assert not from_environment({"XDG_DATA_HOME": str(tmp_path)}).metrics
    with running(str(tmp_path / "closed.db"), metrics=False) as server:
        assert httpx.get(f"{server.url}/metrics").status_code == 404
    with running(str(tmp_path / "token.db"), metrics=False, metrics_token="open sesame") as server:
        at = f"{server.url}/metrics"
        assert httpx.get(at).status_code == 401
        assert httpx.get(at, headers={"authorization": "Bearer wrong"}).status_code == 401
        found = httpx.get(at, headers={"authorization": "Bearer open sesame"})
        assert "caracole_entries_total" in found.text


# --- connections -----------------------------------------------------------------------------------------------------


@pytest.fixture
def hurried(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Running]:
    """A server that waits for nobody long."""
    monkeypatch.setattr(connections.Impatient, "within", (0.3, 0.3, 60.0))
    with running(str(tmp_path / "games.db")) as server:
        yield server


def raw(server: Running, said: bytes) -> socket.socket:
    connection = socket.create_connection(("127.0.0.1", server.port), timeout=30)
    connection.sendall(said)
    return connection


def is_hung_up_on(connection: socket.socket) -> bool:
    """Within half a minute."""
    try:
        while connection.recv(65536):
            pass
    except ConnectionError:
        return True
    return True


def keep_sending(connection: socket.socket, said: bytes, pause: float) -> None:
    for _ in range(100_000):
        connection.sendall(said)
        time.sleep(pause)


@pytest.mark.parametrize(
    "said",
    [
        b"",
        b"GET /health HT",
        b"GET /health HTTP/1.1\r\nHost: x\r\nX-Slow: ",
        b"POST /api/account/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 90\r\n\r\n{",
        b"GET /health HTTP/1.1\r\nHost: x\r\n\r\nGET /health HTTP/1.1\r\nX-Slow: ",  # the second of two
    ],
)
def test_what_is_never_sent_to_its_end_is_not_waited_for(hurried: Running, said: bytes):
    with raw(hurried, said) as connection:
        assert is_hung_up_on(connection)


def test_a_trickle_does_not_move_the_deadline(hurried: Running):
    with raw(hurried, b"GET /health HTTP/1.1\r\nHost: x\r\nX-Slow: ") as connection, pytest.raises(ConnectionError):
        keep_sending(connection, b"x", 0.02)


def test_a_head_without_end_is_not_read(sqlite_server: Running):
    with raw(sqlite_server, b"GET /health HTTP/1.1\r\nHost: x\r\n") as connection, pytest.raises(ConnectionError):
        keep_sending(connection, b"X-More: " + b"x" * 1000 + b"\r\n", 0.0)


def test_who_asks_and_sockets_are_not_cut_off(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(connections.Impatient, "within", (2.0, 60.0, 60.0))
    with running(str(tmp_path / "games.db")) as server:
        game, tokens = new_game(server.url)
        with Player(server.url, game, tokens["venetian"]) as player:
            player.hear("update")
            time.sleep(2.5)
            player.ask("ping")
            assert player.hear("pong")


class Comer:
    def __init__(self, came: float, idle: bool = True) -> None:
        self.came, self.is_idle, self.gone = came, idle, False
        self.transport = SimpleNamespace(abort=self._abort)

    def _abort(self) -> None:
        self.gone = True


def test_whoever_waited_longest_makes_room_for_a_neighbour():
    door = Door(3, 100)
    others = [Comer(n) for n in range(3)]
    busy = Comer(-1.0, idle=False)
    for comer in [busy, *others[:2]]:
        assert door.enter("192.0.2.1", comer)  # type: ignore[arg-type]
    assert door.enter("192.0.2.1", others[2])  # type: ignore[arg-type]
    assert [comer.gone for comer in (busy, *others)] == [False, True, False, False]
    assert door.enter("192.0.2.2", Comer(9.0)), "others have their own"  # type: ignore[arg-type]
    assert door.count == 4


def test_nobody_makes_room_who_is_being_served():
    door = Door(2, 100)
    for _ in range(2):
        assert door.enter("2001:db8::1", Comer(0.0, idle=False))  # type: ignore[arg-type]
    assert not door.enter("2001:db8::2", Comer(1.0))  # type: ignore[arg-type]


def test_all_together_have_a_measure_too():
    door = Door(None, 3)
    comers = [Comer(float(n)) for n in range(4)]
    assert all(door.enter(f"192.0.2.{n}", comer) for n, comer in enumerate(comers))  # type: ignore[arg-type]
    assert [comer.gone for comer in comers] == [True, False, False, False]
    for comer in comers:
        door.leave(comer)  # type: ignore[arg-type]
    assert door.count == 0


def test_newcomers_are_served_however_many_wait(tmp_path: Path):
    with running(str(tmp_path / "games.db"), sockets=0) as server:  # a hundred connections, then
        held = [raw(server, b"GET /health HTTP/1.1\r\nX-Slow: ") for _ in range(150)]
        assert httpx.get(f"{server.url}/health", timeout=60).status_code == 200
        for connection in held:
            connection.close()

        async def count() -> int:
            for _ in range(500):
                if protocol.door.count == 0:
                    break
                await asyncio.sleep(0.01)
            return int(protocol.door.count)

        protocol: Any = server.uvicorn.config.http_protocol_class
        assert server.do(count()) == 0
