"""Calling an address that a player has chosen: what is called, how, and how much of an answer is heard."""

from __future__ import annotations

import asyncio
import datetime
import socket
import ssl
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from ipaddress import ip_address
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from servers import Running, running
from sinks import web_sink

from caracole.server import notices as notices_module
from caracole.server import webhooks
from caracole.server.notices import HANDS, Notices
from caracole.server.settings import Settings
from caracole.server.tasks import Supervisor
from caracole.server.webhooks import MOST_LOOKUPS, MOST_READ, BadWebhook, Caller, addresses_of, is_open, taken_apart


def ok(connection: Any) -> None:
    connection.wfile.write(b"HTTP/1.1 204 No Content\r\nconnection: close\r\n\r\n")


def named(monkeypatch: pytest.MonkeyPatch, *answers: list[str]) -> list[str]:
    """A name server that gives these answers one after the other, the last for ever; what it was asked."""
    asked: list[str] = []

    def look_up(host: str, port: int) -> list[str]:
        asked.append(host)
        return answers[min(len(asked), len(answers)) - 1]

    monkeypatch.setattr(webhooks, "addresses_of", look_up)
    return asked


# --- where it may lie ------------------------------------------------------------------------------------------------

CLOSED = [
    "0.0.0.0",
    "0.1.2.3",
    "10.1.2.3",
    "100.64.0.1",
    "100.127.255.254",
    "127.0.0.1",
    "127.255.255.254",
    "168.63.129.16",
    "169.254.169.254",
    "172.16.0.1",
    "172.31.255.254",
    "192.0.0.1",
    "192.0.0.9",
    "192.0.0.170",
    "192.0.2.1",
    "192.31.196.1",
    "192.52.193.1",
    "192.88.99.1",
    "192.168.1.1",
    "192.175.48.1",
    "198.18.0.1",
    "198.19.255.254",
    "198.51.100.1",
    "203.0.113.1",
    "224.0.0.1",
    "239.255.255.255",
    "240.0.0.1",
    "255.255.255.255",
    "::",
    "::1",
    "::127.0.0.1",
    "::8.8.8.8",
    "::ffff:127.0.0.1",
    "::ffff:10.0.0.1",
    "::ffff:169.254.169.254",
    "::ffff:0:127.0.0.1",
    "64:ff9b::7f00:1",
    "64:ff9b::8.8.8.8",
    "64:ff9b:1::1",
    "100::1",
    "2001::1",
    "2001:0:1:2::3",
    "2001:2::1",
    "2001:10::1",
    "2001:20::1",
    "2001:db8::1",
    "2002:7f00:1::",
    "2002:808:808::",
    "2620:4f:8000::1",
    "3fff::1",
    "4000::1",
    "5f00::1",
    "fc00::1",
    "fd00:ec2::254",
    "fe80::1",
    "fe80::1%eth0",
    "fec0::1",
    "ff02::1",
    "ff0e::1",
    "nonsense",
]
OPEN = [
    "1.1.1.1",
    "8.8.8.8",
    "100.63.255.255",
    "100.128.0.1",
    "172.15.0.1",
    "172.32.0.1",
    "192.0.1.1",
    "192.167.1.1",
    "223.255.255.254",
    "::ffff:8.8.8.8",
    "2001:200::1",
    "2001:4860:4860::8888",
    "2606:4700::1111",
    "2a00:1450:4001::1",
]


@pytest.mark.parametrize("address", CLOSED)
def test_what_is_not_the_open_internet_is_not_called(address: str):
    assert not is_open(address)


@pytest.mark.parametrize("address", OPEN)
def test_what_is_beside_it_is(address: str):
    assert is_open(address)


def test_nothing_is_open_that_the_standard_library_calls_closed():
    for address in OPEN:
        plain = ip_address(address)
        assert plain.is_global or getattr(plain, "ipv4_mapped", None) is not None


@pytest.mark.parametrize(
    "address",
    [
        "ftp://a.example/",
        "gopher://1.1.1.1/",
        "//a.example/",
        "a.example",
        "http://",
        "http:///x",
        "http://me:secret@a.example/",
        "http://me@a.example/",
        "http://a.example:22/",
        "http://a.example:25/",
        "http://a.example:0/",
        "http://a.example:99999/",
        "http://a.example:x/",
        "http://[::1/",
        "http://a.example/a b",
        "http://a.example/\r\nX-Forged: 1",
        "http://a.example/\tx",
        "http://a.ex\u0430mple/",
        "",
    ],
)
def test_what_is_no_web_address_is_refused(address: str):
    with pytest.raises(BadWebhook):
        taken_apart(address)


def test_a_web_address_is_taken_apart():
    assert taken_apart("https://A.example/turn?me=1#top") == (True, "a.example", 443, "/turn?me=1")
    assert taken_apart("http://a.example:8080").host_header == "a.example:8080"
    assert taken_apart("http://[2606:4700::1]:80").host_header == "[2606:4700::1]"


@pytest.mark.parametrize(
    "address", ["http://127.0.0.1/x", "http://localhost/", "http://0x7f000001/", "http://2130706433/", "http://127.1/"]
)
def test_however_this_machine_is_written_it_is_not_called(address: str):
    with pytest.raises(BadWebhook):
        asyncio.run(Caller().check(address))


def test_one_closed_address_among_open_ones_is_enough(monkeypatch: pytest.MonkeyPatch):
    named(monkeypatch, ["8.8.8.8", "2606:4700::1", "10.0.0.1"])
    with pytest.raises(BadWebhook, match="open internet"):
        asyncio.run(Caller().check("http://a.example/"))


# --- names -----------------------------------------------------------------------------------------------------------


def test_the_connection_goes_to_the_address_that_was_judged(monkeypatch: pytest.MonkeyPatch):
    """A name server that gives an open address first and this machine afterwards is asked once for each call."""
    asked = named(monkeypatch, ["8.8.8.8"], ["127.0.0.1"])
    went: list[tuple[str, int]] = []

    async def connect(host: str, port: int, **more: Any) -> Any:
        went.append((host, port))
        raise ConnectionRefusedError

    monkeypatch.setattr(asyncio, "open_connection", connect)
    with pytest.raises(ConnectionRefusedError):
        asyncio.run(Caller().post("http://rebind.example:9000/", {}))
    assert (asked, went) == (["rebind.example"], [("8.8.8.8", 9000)])
    with pytest.raises(BadWebhook):
        asyncio.run(Caller().post("http://rebind.example:9000/", {}))
    assert len(went) == 1


def test_the_called_server_hears_its_own_name(monkeypatch: pytest.MonkeyPatch):
    named(monkeypatch, ["127.0.0.1"])
    with web_sink(ok) as (port, heard):
        assert asyncio.run(Caller(private=True).post(f"http://a.example:{port}/turn", {"event": "your_turn"})) == 204
    head, _, body = heard[0].partition(b"\r\n\r\n")
    assert head.startswith(b"POST /turn HTTP/1.1\r\n")
    assert f"Host: a.example:{port}".encode() in head
    assert body == b'{"event":"your_turn"}'


@contextmanager
def silent_names(monkeypatch: pytest.MonkeyPatch) -> Iterator[threading.Event]:
    """A name server that does not answer until it is told to."""
    go = threading.Event()
    true = addresses_of

    def wait(host: str, port: int) -> list[str]:
        assert go.wait(60)
        return true("127.0.0.1", port)

    monkeypatch.setattr(webhooks, "addresses_of", wait)
    try:
        yield go
    finally:
        go.set()


def test_a_name_server_that_does_not_answer_holds_nobody_up(monkeypatch: pytest.MonkeyPatch):
    async def work() -> int:
        caller, turned = Caller(looking_up=0.2), 0
        asking = asyncio.create_task(caller.check("http://slow.example/"))
        while not asking.done():
            turned += 1
            await asyncio.sleep(0)
        with pytest.raises(BadWebhook, match="not found"):
            await asking
        return turned

    with silent_names(monkeypatch):
        assert asyncio.run(work()) > 1, "the loop went on"


def test_so_many_names_are_looked_up_at_once_and_no_more(monkeypatch: pytest.MonkeyPatch):
    async def work(go: threading.Event) -> None:
        caller = Caller(private=True, looking_up=0.05)
        for _ in range(MOST_LOOKUPS):
            with pytest.raises(BadWebhook):
                await caller.check("http://slow.example/")
        threads = [each for each in threading.enumerate() if each.name == "lookup"]
        with pytest.raises(BadWebhook):
            await caller.check("http://slow.example/")
        assert len([each for each in threading.enumerate() if each.name == "lookup"]) == len(threads) == MOST_LOOKUPS
        go.set()
        while caller._lookups:
            await asyncio.sleep(0.01)
        await caller.check("http://slow.example/")

    with silent_names(monkeypatch) as go:
        asyncio.run(work(go))


def test_setting_a_webhook_holds_nobody_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    with running(str(tmp_path / "games.db"), private_webhooks=False) as server, silent_names(monkeypatch) as go:
        client = signed_in(server, "Anna")
        found: list[httpx.Response] = []
        wish = {"webhook": "http://slow.example/"}
        setting = threading.Thread(target=lambda: found.append(client.patch("/api/account", json=wish)))
        setting.start()
        while not server.services.notices.caller._lookups:
            time.sleep(0.01)
        assert httpx.get(f"{server.url}/health", timeout=60).json()["status"] == "ok"
        go.set()
        setting.join(60)
        assert (found[0].status_code, client.get("/api/account").json()["account"]["webhook"]) == (400, None)
        client.close()


def signed_in(server: Running, name: str) -> httpx.Client:
    client = server.client()
    assert client.post("/api/account/register", json={"name": name, "password": "correct horse"}).status_code == 201
    client.headers["x-csrf-token"] = client.cookies["caracole_csrf"]
    return client


# --- answers ---------------------------------------------------------------------------------------------------------


def test_of_an_answer_without_end_a_kilobyte_is_read():
    sent = [0]

    def endless(connection: Any) -> None:
        connection.wfile.write(b"HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n")
        while True:
            connection.wfile.write(b"10000\r\n" + b"x" * 0x10000 + b"\r\n")
            sent[0] += 0x10000

    with web_sink(endless) as (port, _):
        assert asyncio.run(Caller(private=True).post(f"http://127.0.0.1:{port}/", {})) == 200
    assert sent[0] < 64 << 20, "it was hung up on"


def test_an_answer_that_does_not_come_has_one_deadline():
    """A byte now and then does not move it."""
    over = threading.Event()

    def trickle(connection: Any) -> None:
        try:
            while not over.wait(0.02):
                connection.wfile.write(b"x")
        except OSError:
            return

    async def slow_head() -> None:
        with pytest.raises(TimeoutError):
            await Caller(private=True, patience=0.3).post(f"http://127.0.0.1:{silent.getsockname()[1]}/", {})

    with socket.create_server(("127.0.0.1", 0)) as silent:
        asyncio.run(slow_head())
    with web_sink(trickle) as (port, _):
        assert asyncio.run(Caller(private=True).post(f"http://127.0.0.1:{port}/", {})) == 0
        over.set()


def test_no_redirect_is_followed():
    with web_sink(ok) as (closed, inner):
        where = f"HTTP/1.1 307 Go\r\nlocation: http://127.0.0.1:{closed}/inner\r\n\r\n".encode()
        with web_sink(lambda connection: connection.wfile.write(where)) as (port, heard):
            assert asyncio.run(Caller(private=True).post(f"http://127.0.0.1:{port}/", {})) == 307
    assert (len(heard), inner) == (1, [])


@pytest.mark.parametrize(
    "said", [b"", b"\r\n", b"220 smtp ready\r\n", b"HTTP/1.1\r\n", b"HTTP/1.1 abc\r\n", b"x" * MOST_READ]
)
def test_what_is_no_answer_has_no_status(said: bytes):
    with web_sink(lambda connection: connection.wfile.write(said)) as (port, _):
        assert asyncio.run(Caller(private=True).post(f"http://127.0.0.1:{port}/", {})) == 0


def test_the_certificate_must_be_for_the_name(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    """Though the connection goes to a number, the name is what the certificate is checked against."""
    named(monkeypatch, ["127.0.0.1"])
    ours = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    ours.load_cert_chain(*certificate(tmp_path, "a.example"))
    true = ssl.create_default_context
    monkeypatch.setattr(webhooks.ssl, "create_default_context", lambda: true(cafile=str(tmp_path / "cert.pem")))
    for host, fine in (("a.example", True), ("b.example", False)):
        with socket.create_server(("127.0.0.1", 0)) as plain, ours.wrap_socket(plain, server_side=True) as secure:
            serving = threading.Thread(target=answer_once, args=(secure,), daemon=True)
            serving.start()
            asked = Caller(private=True).post(f"https://{host}:{plain_port(secure)}/", {})
            if fine:
                assert asyncio.run(asked) == 204
            else:
                with pytest.raises(ssl.SSLCertVerificationError):
                    asyncio.run(asked)
            serving.join(10)


def plain_port(bound: socket.socket) -> int:
    return int(bound.getsockname()[1])


def answer_once(bound: ssl.SSLSocket) -> None:
    try:
        with bound.accept()[0] as connection:
            connection.recv(4096)
            connection.sendall(b"HTTP/1.1 204 No Content\r\n\r\n")
    except OSError:
        return


def certificate(folder: Path, name: str) -> tuple[str, str]:
    key = ec.generate_private_key(ec.SECP256R1())
    subject = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, name)])
    now = datetime.datetime.now(datetime.UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(subject)
        .issuer_name(subject)
        .public_key(key.public_key())
        .serial_number(1)
        .not_valid_before(now - datetime.timedelta(days=1))
        .not_valid_after(now + datetime.timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(name)]), False)
        .add_extension(x509.BasicConstraints(True, None), True)
        .sign(key, hashes.SHA256())
    )
    (folder / "cert.pem").write_bytes(made.public_bytes(serialization.Encoding.PEM))
    form = serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    (folder / "key.pem").write_bytes(key.private_bytes(serialization.Encoding.PEM, *form))
    return str(folder / "cert.pem"), str(folder / "key.pem")


# --- turns in a line -------------------------------------------------------------------------------------------------


class Slow:
    """In the place of a caller: every call takes until it is told to go on."""

    def __init__(self) -> None:
        self.called: list[str] = []
        self.go = asyncio.Event()

    async def post(self, address: str, body: Any) -> int:
        self.called.append(body["game"])
        await self.go.wait()
        return 204


class Kept:
    """In the place of the database: everybody sits at every game; ``ill`` so many times."""

    def __init__(self, ill: int = 0) -> None:
        self.ill = ill

    async def accounts_at(self, game: str) -> list[tuple[int, list[str]]]:
        if self.ill:
            self.ill -= 1
            raise ConnectionError
        return [(int(game[1:]) % 50, ["venetian"])]

    async def claim_turn(self, game: str, version: int, waiting: list[str], away: list[str]) -> list[str]:
        return away

    async def by_id(self, number: int) -> dict[str, Any]:
        return {"id": number, "webhook": "http://a.example/", "email": None, "verified": None}


def line(kept: Kept, caller: Slow) -> Notices:
    return Notices(Settings(database="x", push=False), kept, kept, None, caller)  # type: ignore[arg-type]


def room(number: int) -> Any:
    return SimpleNamespace(id=f"g{number}", viewers=set(), tabled=0, match=SimpleNamespace(version=0))


def test_a_flood_of_turns_makes_no_more_tasks_than_hands(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
):
    monkeypatch.setattr(notices_module, "MOST_WAITING", 60)

    async def work() -> None:
        caller, supervisor = Slow(), Supervisor()
        notices = line(Kept(), caller)
        notices.start(supervisor)
        before = len(asyncio.all_tasks())
        for number in range(1000):
            notices.turn(room(number), ["venetian"])
        await asyncio.sleep(0.05)
        assert len(asyncio.all_tasks()) == before
        assert len(caller.called) <= HANDS
        assert len(notices._line) <= 60
        caller.go.set()
        while not notices.is_idle:
            await asyncio.sleep(0.01)
        await supervisor.stop()

    asyncio.run(work())
    assert len(caplog.messages) == 2, "and the log is not flooded either"


class Strangers(Kept):
    """Nobody has an account, until somebody has."""

    def __init__(self) -> None:
        super().__init__()
        self.asked, self.bound = 0, False

    async def accounts_at(self, game: str) -> list[tuple[int, list[str]]]:
        self.asked += 1
        return await super().accounts_at(game) if self.bound else []


def test_where_nobody_has_an_account_the_database_is_asked_again_only_when_the_table_has_changed():
    async def work() -> None:
        caller, supervisor, kept = Slow(), Supervisor(), Strangers()
        caller.go.set()
        notices = line(kept, caller)
        notices.start(supervisor)
        table = room(0)

        async def turns() -> None:
            for seat in ("venetian", "austrian", "venetian"):
                notices.turn(table, [seat])
                while not notices.is_idle:
                    await asyncio.sleep(0.001)

        await turns()
        assert kept.asked == 1
        kept.bound, table.tabled = True, 1
        notices.turn(table, ["austrian"])
        await turns()
        assert "g0" in caller.called
        await supervisor.stop()

    asyncio.run(work())


def test_a_slow_webhook_keeps_only_its_owner_waiting():
    async def work() -> None:
        caller, supervisor = Slow(), Supervisor()
        notices = line(Kept(), caller)
        notices.start(supervisor)
        for number in (0, 50, 100, 150, 200, 250):  # all of one account
            notices.turn(room(number), ["venetian"])
        notices.turn(room(1), ["venetian"])
        for _ in range(1000):
            if "g1" in caller.called:
                break
            await asyncio.sleep(0.01)
        assert caller.called == ["g0", "g1"]
        caller.go.set()
        for _ in range(1000):
            if len(caller.called) == 7:
                break
            await asyncio.sleep(0.01)
        assert caller.called[2:] == ["g50", "g100", "g150", "g200", "g250"], "and they are told in the end"
        await supervisor.stop()

    asyncio.run(work())


def test_who_is_called_too_often_rests(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(notices_module, "CALLS_AT_ONCE", 3)

    async def work() -> list[str]:
        caller, supervisor = Slow(), Supervisor()
        caller.go.set()
        notices = line(Kept(), caller)
        notices.start(supervisor)
        for number in (0, 50, 100, 150, 200):
            notices.turn(room(number), ["venetian"])
        while not notices.is_idle:
            await asyncio.sleep(0.01)
        await supervisor.stop()
        return caller.called

    called = asyncio.run(work())
    assert called == ["g0", "g50", "g100"][: len(called)], "fewer, if they took long"


def test_a_turn_is_told_when_the_database_answers_again_and_the_failure_shows(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("caracole.server.tasks.FIRST_WAIT", 0.01)

    async def work() -> None:
        caller, supervisor, kept = Slow(), Supervisor(), Kept(ill=2)
        caller.go.set()
        notices = line(kept, caller)
        notices.start(supervisor)
        notices.turn(room(0), ["venetian"])
        shown = False
        for _ in range(1000):
            shown = shown or supervisor.failing == ["notices"]
            assert supervisor.is_well, "nobody is kept from playing"
            if caller.called:
                break
            await asyncio.sleep(0.001)
        assert shown
        assert caller.called == ["g0"]
        await supervisor.stop()

    asyncio.run(work())
