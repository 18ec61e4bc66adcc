"""Clocks, buckets, settings, logs, backups: the parts that need no network."""

from __future__ import annotations

import asyncio
import json
import logging
import socket
from email.message import EmailMessage
from pathlib import Path

import pytest
from servers import Running, new_game

from caracole.cli.main import main
from caracole.kernel import CaracoleError
from caracole.server import backups
from caracole.server.clocks import Clocks
from caracole.server.limits import Bucket, Buckets
from caracole.server.mail import send_mail
from caracole.server.protocol import ClockTerms
from caracole.server.run import Discreet, free_socket
from caracole.server.settings import Settings, async_address, client_in, from_environment

TERMS = ClockTerms(bank=600, bonus=60, cap=650)


def test_a_clock_runs_while_its_seat_decides_and_gains_up_to_the_cap():
    clocks = Clocks.new(TERMS, ["venetian", "austrian"], 1000.0)
    clocks.running = ["venetian"]
    clocks.decided(TERMS, "venetian", ["austrian"], 1100.0)
    assert {clock.seat: clock.left for clock in clocks.shown(1100.0)} == {"venetian": 560.0, "austrian": 600.0}
    clocks.decided(TERMS, "austrian", ["venetian"], 1101.0)
    assert clocks.banks["austrian"].left == 650.0, "no more than the cap"
    assert Clocks.read(clocks.plain()) == clocks


def test_nothing_runs_on_vacation_and_a_gift_may_pass_the_cap():
    clocks = Clocks.new(TERMS, ["venetian"], 0.0)
    clocks.running = ["venetian"]
    clocks.vacation(["venetian"], True, 100.0)
    assert clocks.overdue(690.0) == []
    clocks.vacation(["venetian"], False, 600.0)
    assert clocks.banks["venetian"].left == 500.0
    clocks.grant("venetian", 1000.0, 600.0)
    assert clocks.shown(600.0)[0].left == 1500.0
    assert clocks.overdue(2_100.0) == ["venetian"]


def test_a_vacation_does_not_last_for_ever():
    """Whoever had to decide could stop the clock by going away, and nobody could do anything about it."""
    clocks = Clocks.new(TERMS, ["venetian", "austrian"], 0.0)
    clocks.running = ["venetian"]
    clocks.vacation(["venetian", "austrian"], True, 0.0)
    (shown, other) = clocks.shown(400.0)
    assert (shown.left, shown.running, shown.vacation, shown.vacation_left) == (600.0, False, True, 200.0)
    assert other.vacation_left == 600.0, "nobody waits for them"
    (shown, _) = clocks.shown(700.0)
    assert (shown.left, shown.running, shown.vacation, shown.vacation_left) == (500.0, True, False, 0.0)
    assert clocks.overdue(1200.0) == ["venetian"]
    clocks.vacation(["venetian"], True, 700.0)
    assert not clocks.banks["venetian"].vacation, "nothing is left"
    assert Clocks.read(clocks.plain()) == clocks


def test_terms_say_how_long_a_vacation_lasts_and_older_clocks_get_as_much_as_is_in_the_bank():
    none = Clocks.new(ClockTerms(bank=600, vacation=0), ["venetian"], 0.0)
    none.vacation(["venetian"], True, 0.0)
    assert not none.banks["venetian"].vacation
    old = {"at": 0.0, "running": [], "banks": {"venetian": {"left": 90.0, "vacation": True}}}
    assert Clocks.read(old).banks["venetian"].away == 90.0


def test_a_bucket_lets_a_burst_through_and_then_a_trickle():
    now = [0.0]
    bucket = Bucket(3, 1.0, lambda: now[0])
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    now[0] = 1.0
    assert [bucket.take(), bucket.take()] == [True, False]
    buckets = Buckets(1, 0.01)
    assert (buckets.take("a"), buckets.take("b")) == (0.0, 0.0)
    assert buckets.take("a") > 0


@pytest.mark.parametrize(
    ("said", "kept"),
    [
        ("Authorization: Seat abcdefghijklmnopqrstuvwx", "Authorization: ***"),
        ("token=abcdefghijklmnop", "***"),
        ('{"password": "correct-horse"}', "***"),
        ("postgresql://me:secret@host/db", "postgresql://***@host/db"),
        ("game 8swippfynx7q was loaded", "game 8swippfynx7q was loaded"),
    ],
)
def test_no_secret_goes_into_a_log(said: str, kept: str):
    record = logging.LogRecord("x", logging.INFO, "", 0, "%s", (said,), None)
    Discreet().filter(record)
    assert kept in record.getMessage()
    assert "secret" not in record.getMessage()
    assert "abcdefghijklmnop" not in record.getMessage()


def test_a_mail_that_nobody_takes_is_an_error():
    with pytest.raises(ConnectionRefusedError):
        send_mail("smtp://127.0.0.1:9", "a@b.it", "c@d.it", EmailMessage())


def test_settings_come_from_arguments_then_environment_then_defaults(tmp_path: Path):
    home = {"XDG_DATA_HOME": str(tmp_path)}
    assert from_environment(home).database == f"sqlite+aiosqlite:///{tmp_path}/caracole/games.db"
    said = {**home, "CARACOLE_DATABASE_URL": "postgresql://h/d", "CARACOLE_ACCOUNTS": "no", "CARACOLE_WORKERS": "3"}
    found = from_environment(said)
    assert (found.database, found.is_postgres) == ("postgresql+asyncpg://h/d", True)
    assert (found.accounts, found.workers) == (False, 3)
    assert not from_environment(said, database=str(tmp_path / "x.db")).is_postgres
    with pytest.raises(CaracoleError, match=r"no index\.html"):
        client_in(str(tmp_path))


def test_small_answers_are_sent_at_once():
    """Each answer once waited 40 ms for the acknowledgement of its head: the bound socket did not say it was TCP."""

    async def story() -> int:
        at_once: asyncio.Future[int] = asyncio.get_running_loop().create_future()

        async def come(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            accepted = writer.get_extra_info("socket")
            at_once.set_result(accepted.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))
            writer.close()

        bound = free_socket("127.0.0.1", 0)
        async with await asyncio.start_server(come, sock=bound):
            _, writer = await asyncio.open_connection(*bound.getsockname())
            found = await at_once
            writer.close()
        return found

    assert asyncio.run(story())


def test_a_port_that_is_taken_is_told_in_words(capsys: pytest.CaptureFixture[str], tmp_path: Path):
    taken = free_socket("127.0.0.1", 0)
    taken.listen()
    try:
        port = str(taken.getsockname()[1])
        assert main(["serve", "--port", port, "--database", str(tmp_path / "games.db")]) == 2
    finally:
        taken.close()
    assert "cannot be used" in capsys.readouterr().err
    assert main(["serve", "--processes", "2", "--database", str(tmp_path / "games.db")]) == 2
    assert "PostgreSQL" in capsys.readouterr().err


# --- backup and restore ----------------------------------------------------------------------------------------------


def test_a_backup_goes_from_one_kind_of_database_into_the_other(
    postgres_server: Running, tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    game, _ = new_game(postgres_server.url)
    file = tmp_path / "all.jsonl.gz"
    done = backups.backup(postgres_server.settings, str(file))
    assert done["games"] >= 1
    assert file.stat().st_mode & 0o077 == 0, "there are seeds in it"
    fresh = str(tmp_path / "fresh.db")
    settings = Settings(database=async_address(fresh))
    assert backups.restore(settings, str(file)) == done
    assert backups.backup(settings, str(tmp_path / "again.gz")) == done
    assert (tmp_path / "again.gz").read_bytes() == file.read_bytes()
    assert main(["db", "--database", fresh, "restore", str(file)]) == 2
    assert "not empty" in capsys.readouterr().err
    assert main(["db", "--database", fresh, "migrate", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["before"] == told["after"] == "0014"
    (tmp_path / "broken.gz").write_bytes(b"nonsense")
    assert main(["db", "--database", fresh, "restore", str(tmp_path / "broken.gz")]) == 2
    assert "not a backup" in capsys.readouterr().err
    assert game
