"""Who is let in: names, guesses, mail addresses that are proved, forgotten passwords, sessions; on both databases."""

from __future__ import annotations

import asyncio
import smtplib
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from servers import Player, Running, new_game, running
from sinks import Sink, mail_sink
from sqlalchemy import insert, select, text, update

from caracole.kernel import CaracoleError
from caracole.server import backups
from caracole.server import mail as mail_module
from caracole.server.accounts import MOST_SESSIONS, browser_of, new_code, place_of
from caracole.server.attempts import Attempts, TooManyTries
from caracole.server.keys import Keys
from caracole.server.mail import BadAddress, counted_as, one_address
from caracole.server.names import LONGEST_FOLDED, BadName, folded, looks_of, proper
from caracole.server.settings import Settings, async_address, from_environment
from caracole.server.tables import accounts, mails, proofs, sessions
from caracole.server.tasks import Supervisor

PASSWORD = "correct horse"


@contextmanager
def account(server: Running, name: str, **more: Any) -> Iterator[httpx.Client]:
    """Somebody who has just registered."""
    with server.client() as client:
        made = client.post("/api/account/register", json={"name": name, "password": PASSWORD, **more})
        assert made.status_code == 201, made.text
        client.headers["x-csrf-token"] = client.cookies["caracole_csrf"]
        yield client


def sign_in(server: Running, name: str, password: str = PASSWORD, **more: Any) -> httpx.Response:
    return httpx.post(f"{server.url}/api/account/login", json={"name": name, "password": password}, timeout=60, **more)


# --- names -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["Anna", "anna.b-c_1", "Žofie", "Алёна", "Ελένη", "李雷", "ab", "x" * 32])
def test_names_of_all_peoples(name: str):
    assert proper(name).shown == name


@pytest.mark.parametrize(
    "name",
    [
        "anna\n",
        "\nanna",
        "an\nna",
        "anna\x00",
        "anna\x7f",
        "anna\u202e",
        "an\u200bna",
        "anna b",
        "anna\u00a0",
        "\u0430nna",
        "ann\u03b1",
        "a",
        "x" * 33,
        "..",
        "--",
        "",
        "<b>",
        "a/b",
        "\u0390" * 32,  # three letters each under case folding
        "\ufdfa" * 3,  # eighteen letters each in the usual form
        "\ufb03" * 32,
    ],
)
def test_what_nobody_can_be_called(name: str):
    with pytest.raises(BadName):
        proper(name)


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("anna", "ANNA"),
        ("anna", "\uff41\uff4e\uff4e\uff41"),
        ("Zoe\u0308", "Zo\u00eb"),
        ("stra\u00dfe", "STRASSE"),
    ],
)
def test_one_name_typed_in_two_ways(name: str, other: str):
    assert folded(name) == folded(other)


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("paca", "\u0440\u0430\u0441\u0430"),  # all Cyrillic
        ("Ian", "lan"),
        ("Bob0", "BobO"),
        ("anna1", "annal"),
        ("mario", "rnario"),
        ("\u0430nna", "anna"),
        ("AHTOH", "\u0410\u041d\u0422\u041e\u041d"),
    ],
)
def test_two_names_that_look_the_same(name: str, other: str):
    assert looks_of(name) == looks_of(other)


@pytest.mark.parametrize(("name", "other"), [("anna", "anne"), ("Zoe", "Zo\u00eb"), ("marco", "mario"), ("ab", "ba")])
def test_two_names_that_do_not(name: str, other: str):
    assert looks_of(name) != looks_of(other)


def test_no_name_that_may_be_had_is_too_long_for_its_column():
    for letter in map(chr, range(0x20, 0x2000)):
        if len(folded(letter)) > 1 or len(looks_of(letter)) > 1:
            try:
                found = proper(letter * 32)
            except BadName:
                continue
            assert max(len(found.folded), len(found.looks)) <= LONGEST_FOLDED


def test_a_name_that_is_kept_free_is_refused_like_one_that_is_taken(server: Running):
    with account(server, "Zaccaria"):
        said = [
            httpx.post(f"{server.url}/api/account/register", json={"name": name, "password": PASSWORD})
            for name in ("Zaccaria", "Captain", "c0mputer", "ADMIN")
        ]
    assert [answer.status_code for answer in said] == [400] * 4
    assert len({answer.text for answer in said}) == 1, "nobody learns which of them is a player"


def test_who_looks_like_somebody_else_is_not_let_in(server: Running):
    with account(server, "Paca"):
        for name in ("PACA", "\uff30\uff41\uff43\uff41", "\u0440\u0430\u0441\u0430"):
            again = httpx.post(f"{server.url}/api/account/register", json={"name": name, "password": PASSWORD})
            assert (again.status_code, again.json()["code"]) == (400, "NameTaken"), name
        for name in ("Paca\n", "\u0440aca", "\u0390" * 32, "\U0001f600\U0001f600"):
            bad = httpx.post(f"{server.url}/api/account/register", json={"name": name, "password": PASSWORD})
            assert bad.status_code == 400, name
    assert sign_in(server, "\uff50aca").status_code == 200, "it is the same name, typed otherwise"


def test_names_of_old_that_look_alike_are_still_found(sqlite_server: Running):
    """Before looks were compared anybody could register them; nobody loses an account."""
    with account(sqlite_server, "Oldie"):
        hasher = sqlite_server.services.accounts._hasher

        async def put() -> None:
            async with sqlite_server.services.store.writing() as connection:
                row = {"name": "\uff2fldie", "folded": "\uff4fldie", "password": hasher.hash("another secret")}
                await connection.execute(insert(accounts).values(**row, language="en", created=0.0))

        sqlite_server.do(put())
        assert sign_in(sqlite_server, "Oldie").json()["account"]["name"] == "Oldie"
        assert sign_in(sqlite_server, "\uff2fldie", "another secret").json()["account"]["name"] == "\uff2fldie"


# --- guesses ---------------------------------------------------------------------------------------------------------


def attempts(tries: int = 3) -> tuple[Attempts, list[float]]:
    now = [0.0]
    return Attempts(tries, Keys(bytes(32)), lambda: now[0]), now


def guess(door: Attempts, about: str, address: str = "192.0.2.1") -> bool:
    try:
        door.begin(about, address)
    except TooManyTries:
        return False
    return True


def test_a_name_may_be_guessed_at_so_often_from_wherever():
    door, now = attempts()
    assert [guess(door, "name anna", f"192.0.{n}.1") for n in range(5)] == [True] * 3 + [False] * 2
    assert guess(door, "name bruno")
    now[0] = 3600 / 3
    assert [guess(door, "name anna", f"192.0.{n}.2") for n in range(2)] == [True, False]


def test_an_address_may_guess_so_often_at_whatever():
    door, _ = attempts()
    assert [guess(door, f"name {n}") for n in range(11)] == [True] * 9 + [False] * 2
    assert guess(door, "name 99", "192.0.2.2")
    for n in range(9):
        guess(door, f"name six {n}", f"2001:db8::{n}")
    assert not guess(door, "name six", "2001:db8::ffff"), "a /64 is one address"


def test_what_was_right_does_not_count():
    door, _ = attempts()
    for _ in range(20):
        assert guess(door, "name anna")
        door.succeeded("name anna", "192.0.2.1")


def test_a_known_browser_is_counted_by_itself_and_for_its_account_only():
    door, _ = attempts()
    cookie = door.cookie_for("Anna", "")
    assert door.cookie_for("anna", cookie) == cookie
    assert door.at_name("anna", cookie).startswith("known ")
    assert door.at_name("bruno", cookie) == "name bruno"
    assert door.at_name("anna", cookie[:-1] + "0") == "name anna" or cookie.endswith("0")
    assert door.at_name("ANNA", "nonsense") == "name anna"
    other = Attempts(3, Keys(bytes(31) + b"x"))
    assert other.at_name("anna", cookie) == "name anna", "nobody but us makes them"


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(str(tmp_path_factory.mktemp("strict") / "games.db"), tries=3, registrations=40) as server:
        yield server


@pytest.fixture
def fresh(strict: Running) -> Running:
    """The same, and everything is forgotten."""
    strict.services.attempts._secrets._buckets.clear()
    strict.services.attempts._addresses._buckets.clear()
    return strict


def test_wrong_passwords_shut_the_door_whether_or_not_there_is_such_an_account(fresh: Running):
    with account(fresh, "Anna"):
        pass
    told = {
        name: [
            (said.status_code, said.json()["detail"]) for said in (sign_in(fresh, name, f"no {n}") for n in range(4))
        ]
        for name in ("Anna", "Nobody")
    }
    assert told["Anna"] == told["Nobody"]
    assert [status for status, _ in told["Anna"]] == [401] * 3 + [429]
    right = sign_in(fresh, "anna")
    assert (right.status_code, right.json()["code"]) == (429, "TooManyTries"), "a right one is not let in either"
    assert int(right.headers["retry-after"]) > 60


def test_the_owner_comes_in_though_a_stranger_guesses(fresh: Running):
    with account(fresh, "Berta") as owner:
        for n in range(4):
            sign_in(fresh, "Berta", f"no {n}")
        assert sign_in(fresh, "Berta").status_code == 429
        owner.post("/api/account/logout")
        back = owner.post("/api/account/login", json={"name": "berta", "password": PASSWORD})
        assert back.status_code == 200


def test_many_right_ones_are_no_guesses(fresh: Running):
    with account(fresh, "Carla"):
        assert {sign_in(fresh, "carla").status_code for _ in range(8)} == {200}


def test_guesses_at_the_old_password_count_as_well(fresh: Running):
    with account(fresh, "Dora") as client:
        wish = {"password": "a new secret", "old_password": "wrong"}
        assert [client.patch("/api/account", json=wish).status_code for _ in range(4)] == [401] * 3 + [429]
        right = wish | {"old_password": PASSWORD}
        assert client.patch("/api/account", json=right).status_code == 429


@pytest.mark.parametrize(("path", "more"), [("verify", {}), ("reset", {"password": "a new secret"})])
def test_guesses_at_codes_count_as_well(fresh: Running, path: str, more: dict[str, str]):
    tried = [
        httpx.post(f"{fresh.url}/api/account/{path}", json={"code": new_code(), **more}).status_code for _ in range(4)
    ]
    assert tried == [400] * 3 + [429]


def test_so_many_accounts_from_one_address(tmp_path: Path):
    with running(str(tmp_path / "games.db"), registrations=2) as server:
        made = [
            httpx.post(f"{server.url}/api/account/register", json={"name": f"Anna{n}", "password": PASSWORD})
            for n in range(3)
        ]
        assert [each.status_code for each in made] == [201, 201, 429]
        assert "retry-after" in made[2].headers


def test_whoever_has_many_addresses_still_has_one_account(tmp_path: Path):
    with running(str(tmp_path / "games.db"), requests=300, trust_proxy=1) as server, account(server, "Anna") as client:
        said = [
            client.patch("/api/account", json={"language": "it"}, headers={"x-forwarded-for": f"198.51.{n}.1"})
            for n in range(40)
        ]
        assert {each.status_code for each in said} == {200, 429}


# --- where a request comes from --------------------------------------------------------------------------------------


class Headers(dict[str, str]):
    def getall(self, name: str, default: list[str]) -> list[str]:
        return self[name].split("|") if name in self else default


@pytest.mark.parametrize(
    ("proxies", "said", "found"),
    [
        (0, "198.51.100.7", "192.0.2.1"),
        (1, "198.51.100.7", "198.51.100.7"),
        (1, "10.0.0.1, 198.51.100.7", "198.51.100.7"),
        (1, "10.0.0.1|198.51.100.7", "198.51.100.7"),  # two lines of the header
        (2, "10.0.0.1, 198.51.100.7, 203.0.113.5", "198.51.100.7"),
        (2, "198.51.100.7", "198.51.100.7"),
        (1, "198.51.100.7:4711", "198.51.100.7"),
        (1, "[2001:db8::1]:4711", "2001:db8::1"),
        (1, "2001:db8::1", "2001:db8::1"),
        (1, "nonsense", "192.0.2.1"),
        (1, "", "192.0.2.1"),
        (1, None, "192.0.2.1"),
        (1, "198.51.100.7, ", "192.0.2.1"),
    ],
)
def test_the_address_is_what_our_own_proxies_say(sqlite_server: Running, proxies: int, said: str | None, found: str):
    headers = Headers() if said is None else Headers({"x-forwarded-for": said})
    connection = SimpleNamespace(headers=headers, client=SimpleNamespace(host="192.0.2.1"))
    services = SimpleNamespace(settings=SimpleNamespace(trust_proxy=proxies))
    assert type(sqlite_server.services).address(services, connection) == found


@pytest.mark.parametrize(("said", "proxies"), [("yes", 1), ("true", 1), ("1", 1), ("2", 2), ("0", 0), ("no", 0)])
def test_how_many_proxies_are_trusted(said: str, proxies: int, tmp_path: Path):
    found = from_environment({"XDG_DATA_HOME": str(tmp_path), "CARACOLE_TRUST_PROXY": said})
    assert found.trust_proxy == proxies


def test_nobody_chooses_the_address_by_which_they_are_counted(tmp_path: Path):
    """uvicorn by itself believes whoever comes from this machine."""
    for number, (proxies, said) in enumerate([(0, "10.2.{}.1"), (1, "10.3.{}.1, 203.0.113.9")]):
        with running(str(tmp_path / f"{number}.db"), tries=3, trust_proxy=proxies) as server:
            tried = [
                sign_in(server, f"Anna{n}", "wrong", headers={"x-forwarded-for": said.format(n)}).status_code
                for n in range(11)
            ]
            assert tried == [401] * 9 + [429] * 2


# --- mail addresses --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("said", "kept"),
    [
        ("anna@example.com", "anna@example.com"),
        (" anna@example.com ", "anna@example.com"),
        ("Anna.B+turns@Example.COM", "Anna.B+turns@example.com"),
        ("o'neil@mail.example.co.uk", "o'neil@mail.example.co.uk"),
        ("anna@b\u00fccher.example", "anna@xn--bcher-kva.example"),
    ],
)
def test_one_address_is_an_address(said: str, kept: str):
    assert one_address(said) == kept


@pytest.mark.parametrize(
    "said",
    [
        "",
        "anna",
        "@example.com",
        "anna@",
        "anna@localhost",
        "anna@example",
        "anna@@example.com",
        "a@b@example.com",
        "anna@example.com, bruno@example.com",
        "anna@example.com,bruno@example.com",
        "anna@example.com;bruno@example.com",
        "anna@example.com bruno@example.com",
        "anna@example.com\r\nBcc: bruno@example.com",
        "anna@example.com\n",
        "\nanna@example.com",
        "anna\r\n@example.com",
        "Anna <anna@example.com>",
        "<anna@example.com>",
        '"anna b"@example.com',
        "anna(b)@example.com",
        "anna@[127.0.0.1]",
        "anna@127.0.0.1",
        "anna@-example.com",
        "anna@exa_mple.com",
        "anna@example..com",
        ".anna@example.com",
        "anna.@example.com",
        "an..na@example.com",
        "\u00e4nna@example.com",
        "anna\x00@example.com",
        "undisclosed-recipients:;@example.com",
        "a" * 65 + "@example.com",
        "anna@" + "a" * 250 + ".com",
        "anna@" + "a" * 64 + ".com",
    ],
)
def test_anything_else_is_none(said: str):
    with pytest.raises(BadAddress):
        one_address(said)


def test_tags_lead_to_the_same_box():
    assert counted_as("anna+1@example.com") == counted_as("ANNA+2@example.com") != counted_as("bruno@example.com")


@pytest.fixture(scope="module")
def sink() -> Iterator[Sink]:
    with mail_sink() as found:
        yield found


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def posting(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory, sink: Sink) -> Iterator[Running]:
    """A server that sends mail."""
    database = str(tmp_path_factory.mktemp("mail") / "games.db")
    if request.param == "postgres":
        database = request.getfixturevalue("postgres_url")
    with running(database, mail=sink.url, base="https://play.example", mail_from="Caracole <play@example.com>") as made:
        yield made


@pytest.fixture
def post(posting: Running, sink: Sink) -> Iterator[Sink]:
    """Its mails; nothing has been sent yet."""

    async def forget() -> None:
        async with posting.services.store.writing() as connection:
            await connection.execute(mails.delete())

    posting.do(forget())
    sink.mails.clear()
    yield sink
    posting.do(posting.services.mail.close())


NUMBER = iter(range(1_000_000))


def somebody() -> tuple[str, str]:
    """A name and an address that nobody has."""
    name = f"Post{time.time_ns() % 10**9}x{next(NUMBER)}"
    return name, f"{name.lower()}@example.com"


def test_an_address_is_used_when_its_owner_says_so(posting: Running, post: Sink):
    name, email = somebody()
    with account(posting, name, email=email) as client:
        assert client.get("/api/account").json() == {
            "account": {"name": name, "email": email, "webhook": None, "language": "en", "verified": False},
            "mail": True,
        }
        (sent,) = post.until(1)
        assert (sent.to, sent.message["to"]) == ([email], email)
        assert f"https://play.example/account#verify={sent.code}" in sent.text
        typed = sent.code.lower().replace("-", " ").replace("0", "o")
        done = client.post("/api/account/verify", json={"code": typed})
        assert done.json()["account"]["verified"]
        again = client.post("/api/account/verify", json={"code": sent.code})
        assert again.status_code == 400, "it serves once"


def test_whoever_follows_the_link_need_not_be_signed_in(posting: Running, post: Sink):
    name, email = somebody()
    with account(posting, name, email=email) as client:
        code = post.until(1)[0].code
        elsewhere = httpx.post(f"{posting.url}/api/account/verify", json={"code": code})
        assert (elsewhere.status_code, elsewhere.json()["account"]) == (200, None)
        assert client.get("/api/account").json()["account"]["verified"]


def test_codes_are_kept_as_hashes_and_do_not_last(posting: Running, post: Sink):
    name, email = somebody()
    with account(posting, name, email=email) as client:
        code = post.until(1)[0].code

        async def look_and_age() -> str:
            async with posting.services.store.writing() as connection:
                found = repr((await connection.execute(select(proofs))).all())
                await connection.execute(update(proofs).values(until=time.time() - 1))
                return found

        kept = posting.do(look_and_age())
        assert code not in kept
        assert code.replace("-", "") not in kept
        assert client.post("/api/account/verify", json={"code": code}).status_code == 400


def test_an_older_code_serves_until_one_is_used(posting: Running, post: Sink):
    """Else whoever asks for another one, again and again, would spoil each before its owner could use it."""
    name, email = somebody()
    with account(posting, name, email=email) as client:
        assert client.post("/api/account/verify/again").status_code == 204
        first, _ = post.until(2)
        for _ in range(5):
            client.post("/api/account/verify/again")  # too many: none is sent, and none is spoilt
        assert client.post("/api/account/verify", json={"code": first.code}).status_code == 200
        assert client.post("/api/account/verify/again").status_code == 400, "there is nothing to be proved"


def test_a_code_proves_the_address_that_it_was_sent_to_and_no_other(posting: Running, post: Sink):
    name, email = somebody()
    with account(posting, name, email=email) as client:
        code = post.until(1)[0].code
        wish = {"email": f"other-{email}", "old_password": PASSWORD}
        assert client.patch("/api/account", json=wish).json()["verified"] is False
        assert client.post("/api/account/verify", json={"code": code}).status_code == 400
        second = post.until(2)[1]
        assert second.to == [f"other-{email}"]
        assert client.post("/api/account/verify", json={"code": second.code}).json()["account"]["verified"]


def test_another_address_needs_the_password_and_the_old_one_hears_of_it(posting: Running, post: Sink):
    name, email = somebody()
    with account(posting, name, email=email) as client:
        client.post("/api/account/verify", json={"code": post.until(1)[0].code})
        assert client.patch("/api/account", json={"email": f"thief-{email}"}).status_code == 401
        assert client.patch("/api/account", json={"email": ""}).status_code == 401
        assert client.patch("/api/account", json={"email": email, "language": "it"}).json()["verified"], "the same"
        wish = {"email": f"new-{email}", "old_password": PASSWORD}
        assert client.patch("/api/account", json=wish).status_code == 200
        assert {mail.to[0] for mail in post.until(3)[1:]} == {email, f"new-{email}"}


@pytest.mark.parametrize("email", ["a@b.it, c@d.it", "a@b.it\r\nBcc: c@d.it", "Anna <a@b.it>", "a@b"])
def test_an_address_that_is_none_is_refused_at_every_door(posting: Running, post: Sink, email: str):
    name, good = somebody()
    wish = {"name": name, "password": PASSWORD, "email": email}
    assert httpx.post(f"{posting.url}/api/account/register", json=wish).status_code == 400
    with account(posting, name, email=good) as client:
        changed = client.patch("/api/account", json={"email": email, "old_password": PASSWORD})
        assert changed.status_code == 400
        posting.services.proving.forgot(email)
    assert [mail.to for mail in post.until(1)] == [[good]]


# --- not too many ----------------------------------------------------------------------------------------------------


def play_a_turn(server: Running, away: httpx.Client) -> None:
    """A new game in which whoever is away has to decide."""
    game, tokens = new_game(server.url)
    turn = httpx.get(f"{server.url}/api/games/{game}").json()["waiting_for"][0]
    other = "austrian" if turn == "venetian" else "venetian"
    assert away.post(f"/api/games/{game}/seat", json={"token": tokens[other]}).status_code == 200
    with Player(server.url, game, tokens[turn]) as player:
        player.hear("update")
        for _ in range(200):
            if not player.last["offers"]:
                break
            player.act(player.last["offers"]["actions"][-1]["action"])


def all_told(server: Running) -> None:
    for _ in range(3000):
        if server.services.notices.is_idle:
            break
        time.sleep(0.01)
    server.do(server.services.mail.close())


def test_nobody_is_told_of_a_turn_at_an_address_that_is_not_proved(posting: Running, post: Sink):
    """Once, twelve mails went to a stranger in six seconds."""
    name, email = somebody()
    with account(posting, name, email=email) as client:
        code = post.until(1)[0].code
        play_a_turn(posting, client)
        all_told(posting)
        assert len(post.mails) == 1
        client.post("/api/account/verify", json={"code": code})
        play_a_turn(posting, client)
        turn = post.until(2)[1]
        assert turn.to == [email]
        assert "https://play.example/game/" in turn.text


def test_turns_are_told_so_often_and_no_more(posting: Running, post: Sink, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setitem(mail_module.ACCOUNT_QUOTAS, "turn", (2, 50))
    name, email = somebody()
    with account(posting, name, email=email) as client:
        client.post("/api/account/verify", json={"code": post.until(1)[0].code})
        for _ in range(4):
            play_a_turn(posting, client)
        all_told(posting)
        assert len(post.until(3)) == 3


def test_one_account_asks_for_so_many_codes(posting: Running, post: Sink):
    name, _ = somebody()
    sent = []
    with account(posting, name) as client:
        for n in range(5):
            wish = {"email": f"{name}{n}@example.com", "old_password": PASSWORD}
            assert client.patch("/api/account", json=wish).status_code == 200
        sent = post.until(3)
        assert client.post("/api/account/verify/again").status_code == 429
    all_told(posting)
    assert len(sent) == 3


def test_one_address_gets_so_many_codes_whoever_asks(posting: Running, post: Sink):
    _, victim = somebody()
    local, _, domain = victim.partition("@")
    for n in range(5):
        with account(posting, somebody()[0], email=f"{local}+{n}@{domain}"):
            pass
    all_told(posting)
    assert len(post.until(2)) == 2


def test_the_server_sends_so_many_in_a_day(posting: Running, post: Sink, monkeypatch: pytest.MonkeyPatch):
    settings = posting.services.mail.settings
    monkeypatch.setattr(
        posting.services.mail,
        "settings",
        SimpleNamespace(mail=settings.mail, mails=2, is_postgres=settings.is_postgres, base="", mail_from="a@b.it"),
    )
    for _ in range(4):
        name, email = somebody()
        with account(posting, name, email=email):
            pass
    posting.do(posting.services.mail.close())
    assert len(post.until(2)) == 2


def test_what_was_sent_yesterday_does_not_count(posting: Running, post: Sink):
    name, email = somebody()
    with account(posting, name, email=email) as client:
        for _ in range(2):
            client.post("/api/account/verify/again")

        async def age() -> None:
            async with posting.services.store.writing() as connection:
                await connection.execute(update(mails).values(at=time.time() - 90_000))

        post.until(2)
        assert client.post("/api/account/verify/again").status_code == 429
        posting.do(age())
        assert client.post("/api/account/verify/again").status_code == 204


# --- sending ---------------------------------------------------------------------------------------------------------


def test_a_mail_that_the_server_does_not_take_now_is_sent_later(
    posting: Running, post: Sink, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr("caracole.server.tasks.FIRST_WAIT", 0.05)
    monkeypatch.setattr("caracole.server.tasks.LONGEST_WAIT", 0.05)
    monkeypatch.setattr(mail_module, "TRIES", 100_000)
    post.deaf = True
    name, email = somebody()
    with account(posting, name, email=email):
        while "mail" not in posting.services.supervisor.failing:
            time.sleep(0.01)
        shown = httpx.get(f"{posting.url}/health").json()
        post.deaf = False
        assert (shown["status"], shown["failing"]) == ("ok", ["mail"]), "nobody is kept from playing"
        assert post.until(1)[0].to == [email]


def test_a_receiver_that_is_refused_is_given_up(posting: Running, post: Sink):
    post.refuse = True
    name, email = somebody()
    with account(posting, name, email=email):
        posting.do(posting.services.mail.close())
    post.refuse = False
    assert posting.services.supervisor.failing == []
    name, email = somebody()
    with account(posting, name, email=email):
        assert post.until(1)[0].to == [email]


def test_letters_that_wait_are_bounded(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(mail_module, "MOST_WAITING", 3)

    async def work() -> int:
        settings: Any = SimpleNamespace(mail="smtp://nowhere", base="", mail_from="a@b.it")
        refused: list[str] = []
        post = mail_module.Mail(settings, None, SimpleNamespace(refused=refused.append))  # type: ignore[arg-type]

        async def may(*_: Any) -> bool:
            return True

        monkeypatch.setattr(post, "_may", may)
        row = {"id": 1, "name": "Anna", "email": "anna@example.com", "language": "en"}
        letter = mail_module.Letter("changed", row, {})
        return sum([await post.send(letter) for _ in range(9)])

    assert asyncio.run(work()) == 3


def test_the_receiver_is_who_we_say_whatever_the_headers_say(sink: Sink):
    sink.mails.clear()
    message = mail_module.EmailMessage()
    message["To"], message["Cc"], message["Bcc"] = "a@b.it", "c@d.it", "e@f.it"
    mail_module.send_mail(sink.url, "play@example.com", "only@example.com", message)
    assert sink.until(1)[0].to == ["only@example.com"]
    sink.refuse = True
    with pytest.raises(smtplib.SMTPRecipientsRefused):
        mail_module.send_mail(sink.url, "play@example.com", "only@example.com", message)
    sink.refuse = False


@pytest.mark.parametrize("language", ["en", "it", "fr"])
@pytest.mark.parametrize("kind", ["verify", "reset", "changed", "turn"])
def test_every_letter_has_words_in_every_language(kind: Any, language: str):
    settings: Any = SimpleNamespace(mail="smtp://x", mail_from="a@b.it")
    row = {"id": 1, "name": "Anna", "email": "anna@example.com", "language": language}
    about = {"code": "0000-1111-2222-3333", "link": "https://play.example/x", "title": "Gradisca"}
    written = mail_module.Mail(settings, None, None)._written(  # type: ignore[arg-type]
        mail_module.Letter(kind, row, about), "anna@example.com"
    )
    body = written.get_content()
    assert "Anna" in body
    assert f"mail-{kind}" not in body + written["subject"]
    if kind in ("verify", "reset"):
        assert about["code"] in body
        assert about["link"] in body


# --- forgotten passwords ---------------------------------------------------------------------------------------------


def proved(server: Running, post: Sink) -> tuple[str, str]:
    """An account with a proved address, and nothing sent."""
    name, email = somebody()
    with account(server, name, email=email) as client:
        assert client.post("/api/account/verify", json={"code": post.to(email).code}).status_code == 200
    post.mails.clear()
    return name, email


def forgotten(server: Running, who: str) -> httpx.Response:
    return httpx.post(f"{server.url}/api/account/forgotten", json={"who": who}, timeout=60)


@pytest.mark.parametrize("by", ["name", "address"])
def test_who_forgot_the_password_gets_another_and_every_session_ends(posting: Running, post: Sink, by: str):
    name, email = proved(posting, post)
    with posting.client() as client:
        client.post("/api/account/login", json={"name": name, "password": PASSWORD})
        assert forgotten(posting, name.upper() if by == "name" else email.upper()).status_code == 204
        sent = post.until(1)[0]
        assert sent.to == [email]
        assert f"https://play.example/account#reset={sent.code}" in sent.text
        wish = {"code": sent.code, "password": "a better horse"}
        assert httpx.post(f"{posting.url}/api/account/reset", json=wish).status_code == 204
        assert client.get("/api/account").json()["account"] is None
        assert httpx.post(f"{posting.url}/api/account/reset", json=wish).status_code == 400, "it serves once"
    assert sign_in(posting, name).status_code == 401
    assert sign_in(posting, name, "a better horse").status_code == 200
    assert post.until(2)[1].to == [email], "and the owner hears of it"


def test_the_answer_does_not_tell_whether_there_is_such_an_account(posting: Running, post: Sink):
    name, email = proved(posting, post)
    unproved, _ = somebody()
    with account(posting, unproved, email=f"{unproved}@example.com"):
        post.until(1)
    post.mails.clear()
    asked = [forgotten(posting, who) for who in (name, "Nobody", "nobody@example.com", unproved, "a, b@c", "@")]
    assert {(answer.status_code, answer.content) for answer in asked} == {(204, b"")}
    assert {tuple(answer.headers) for answer in asked} == {tuple(asked[0].headers)}
    assert [mail.to for mail in post.until(1)] == [[email]]
    all_told(posting)
    assert len(post.mails) == 1


def test_a_code_serves_for_what_it_was_sent_for(posting: Running, post: Sink):
    name, email = somebody()
    with account(posting, name, email=email):
        code = post.until(1)[0].code
        wish = {"code": code, "password": "a better horse"}
        assert httpx.post(f"{posting.url}/api/account/reset", json=wish).status_code == 400
    name, _ = proved(posting, post)
    forgotten(posting, name)
    assert httpx.post(f"{posting.url}/api/account/verify", json={"code": post.until(1)[0].code}).status_code == 400


def test_a_code_for_a_new_password_does_not_last_nor_outlive_another_password(posting: Running, post: Sink):
    name, _ = proved(posting, post)
    forgotten(posting, name)
    first = post.until(1)[0].code
    with posting.client() as client:
        client.post("/api/account/login", json={"name": name, "password": PASSWORD})
        client.headers["x-csrf-token"] = client.cookies["caracole_csrf"]
        wish = {"password": "a third horse", "old_password": PASSWORD}
        assert client.patch("/api/account", json=wish).status_code == 200
    again = {"code": first, "password": "a better horse"}
    assert httpx.post(f"{posting.url}/api/account/reset", json=again).status_code == 400
    forgotten(posting, name)
    second = next(mail.code for mail in post.until(3) if "#reset=" in mail.text and first not in mail.text)

    async def age() -> None:
        async with posting.services.store.writing() as connection:
            await connection.execute(update(proofs).values(until=time.time() - 1))

    posting.do(age())
    assert httpx.post(f"{posting.url}/api/account/reset", json=again | {"code": second}).status_code == 400


def test_no_link_is_made_from_what_the_request_says(posting: Running, post: Sink):
    """Whoever asks for somebody else's new password must not choose where the link leads."""
    name, _ = proved(posting, post)
    evil = {"host": "evil.example", "x-forwarded-host": "evil.example", "origin": "http://evil.example"}
    httpx.post(f"{posting.url}/api/account/forgotten", json={"who": name}, headers=evil, timeout=60)
    assert "evil" not in post.until(1)[0].text


# --- sessions --------------------------------------------------------------------------------------------------------

FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
SAFARI = "Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Version/17.0 Safari/604.1"


def test_browsers_and_places_in_a_few_words():
    assert (browser_of(FIREFOX), browser_of(SAFARI), browser_of("curl/8")) == ("Firefox, Linux", "Safari, iPhone", "")
    assert place_of("198.51.100.7") == "198.51.x.x"
    assert place_of("2001:db8:1:2::3") == "2001:db8:x"
    assert place_of("::ffff:198.51.100.7") == "198.51.x.x"
    assert place_of("nonsense") == ""


@contextmanager
def entered(server: Running, name: str, agent: str = FIREFOX) -> Iterator[httpx.Client]:
    with server.client() as client:
        client.headers["user-agent"] = agent
        assert client.post("/api/account/login", json={"name": name, "password": PASSWORD}).status_code == 200
        client.headers["x-csrf-token"] = client.cookies["caracole_csrf"]
        yield client


def listed(client: httpx.Client) -> list[dict[str, Any]]:
    return list(client.get("/api/account/sessions").json()["sessions"])


def test_sessions_are_listed_and_ended_one_by_one_or_all_at_once(server: Running):
    name, _ = somebody()
    with account(server, name), entered(server, name) as here, entered(server, name, SAFARI) as there:
        found = listed(here)
        assert (found[0]["agent"], found[0]["place"], found[0]["current"]) == ("Firefox, Linux", "127.0.x.x", True)
        assert len(found) == 3
        phone = next(row for row in found if row["agent"] == "Safari, iPhone")
        assert here.delete(f"/api/account/sessions/{phone['id']}").status_code == 204
        assert there.get("/api/account").json()["account"] is None
        assert here.delete(f"/api/account/sessions/{phone['id']}").status_code == 404
        assert here.delete("/api/account/sessions").status_code == 204
        assert [row["current"] for row in listed(here)] == [True]


def test_nobody_ends_or_sees_the_sessions_of_others(server: Running):
    name, other = somebody()[0], somebody()[0]
    with account(server, name) as mine, account(server, other) as theirs:
        target = listed(theirs)[0]["id"]
        assert mine.delete(f"/api/account/sessions/{target}").status_code == 404
        assert len(listed(theirs)) == len(listed(mine)) == 1
        del mine.headers["x-csrf-token"]
        assert mine.delete("/api/account/sessions").status_code == 403
    for method, path in (("GET", ""), ("DELETE", ""), ("DELETE", f"/{target}")):
        assert httpx.request(method, f"{server.url}/api/account/sessions{path}").status_code == 401


def test_what_a_session_is_called_opens_nothing(server: Running):
    name, _ = somebody()
    with account(server, name) as client:
        called = listed(client)[0]["id"]
        assert called not in client.cookies["caracole_session"]
        guest = httpx.get(f"{server.url}/api/account", cookies={"caracole_session": called})
        assert guest.json()["account"] is None


def test_there_are_so_many_sessions_and_no_more(server: Running):
    name, _ = somebody()
    with account(server, name) as client:
        number = client.get("/api/account").json()["account"]["name"]
        assert number == name

        async def many() -> None:
            row = await server.services.accounts.by_name(name)
            for _ in range(MOST_SESSIONS + 5):
                await server.services.accounts.begin_session(row["id"])

        server.do(many())
        with entered(server, name) as last:
            assert len(listed(last)) == MOST_SESSIONS
        assert client.get("/api/account").json()["account"] is None, "the oldest has ended"


def test_when_a_session_was_used_is_known_to_the_hour(server: Running):
    name, _ = somebody()
    with account(server, name) as client:

        async def age() -> None:
            async with server.services.store.writing() as connection:
                await connection.execute(update(sessions).values(seen=1_000_000.0))

        server.do(age())
        assert client.get("/api/account").status_code == 200
        assert listed(client)[0]["seen"] > "2020"


@pytest.mark.parametrize("how", ["logout", "one", "others", "password"])
def test_sockets_end_with_the_session_that_let_them_in(server: Running, how: str):
    name, _ = somebody()
    with account(server, name) as client:
        seats = {"venetian": {"kind": "me"}}
        made = client.post("/api/games", json={"system": "gradisca", "scenario": "drill", "seats": seats}).json()
        cookie = f"caracole_session={client.cookies['caracole_session']}"
        held = Held(server.url, made["game"]["id"], cookie)
        assert held.hear("welcome")["seats"] == ["venetian"]
        with entered(server, name) as other:
            guest = Player(server.url, made["game"]["id"], made["links"][0]["token"])
            guest.hear("update")
            if how == "logout":
                client.post("/api/account/logout")
            elif how == "one":
                mine = next(row for row in listed(client) if row["current"])
                other.delete(f"/api/account/sessions/{mine['id']}")
            elif how == "others":
                other.delete("/api/account/sessions")
            else:
                other.patch("/api/account", json={"password": "a new secret", "old_password": PASSWORD})
            held.expect_closed()
            guest.ask("ping")
            assert guest.hear("pong"), "who has a link has it still"
            guest.close()
        held.close()


class Held(Player):
    """A player who comes by a cookie."""

    def __init__(self, url: str, game: str, cookie: str) -> None:
        from websockets.sync.client import connect

        def with_cookie(address: str, **more: Any) -> Any:
            return connect(address, additional_headers={"cookie": cookie}, **more)

        import servers

        true, servers.connect = servers.connect, with_cookie  # type: ignore[attr-defined]
        try:
            super().__init__(url, game)
        finally:
            servers.connect = true  # type: ignore[attr-defined]


# --- backups ---------------------------------------------------------------------------------------------------------


def test_codes_and_counts_are_in_no_backup_and_sessions_are(posting: Running, post: Sink, tmp_path: Path):
    name, email = somebody()
    with account(posting, name, email=email):
        post.until(1)
        file = tmp_path / "all.jsonl.gz"
        done = backups.backup(posting.settings, str(file))
        assert done["sessions"] >= 1
        assert {"proofs", "mails"}.isdisjoint(done)
        fresh = Settings(database=async_address(str(tmp_path / "fresh.db")))
        assert backups.restore(fresh, str(file)) == done
    post.until(1)


def test_addresses_and_names_of_old_are_brought_up_to_date(tmp_path: Path):
    """A database as it was before addresses were proved and looks were compared."""
    import sqlite3

    from alembic import command
    from sqlalchemy import create_engine

    from caracole.server.store import _alembic

    file = tmp_path / "old.db"
    engine = create_engine(f"sqlite:///{file}")
    with engine.begin() as connection:
        command.upgrade(_alembic(connection), "0003")
        for name in ("anna", "\u0430nna", "Bruno", "\u0390" * 32):
            row = {"name": name, "folded": name.casefold(), "email": "a@b.it, c@d.it"}
            connection.execute(
                text(
                    "INSERT INTO accounts (name, folded, password, email, language, created)"
                    " VALUES (:name, :folded, 'x', :email, 'en', 0)"
                ),
                row,
            )
    engine.dispose()
    backups.migrate_now(Settings(database=async_address(str(file))))
    with sqlite3.connect(file) as plain:
        rows = plain.execute("SELECT name, looks, verified FROM accounts ORDER BY id").fetchall()
    plain.close()
    assert rows[:3] == [("anna", "anna", None), ("\u0430nna", None, None), ("Bruno", "bruno", None)]
    assert rows[3][1:] == (None, None) or len(rows[3][1]) <= LONGEST_FOLDED


def test_a_task_that_sends_is_watched():
    async def work() -> list[str]:
        supervisor = Supervisor()
        settings: Any = SimpleNamespace(mail="smtp://x", base="https://x")
        mail_module.Mail(settings, None, None).start(supervisor)  # type: ignore[arg-type]
        names = [watch.name for watch in supervisor._watches]
        await supervisor.stop()
        return names

    assert asyncio.run(work()) == ["mail"]
    assert issubclass(BadAddress, CaracoleError)
