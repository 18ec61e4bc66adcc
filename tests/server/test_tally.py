"""A database that is older than what people were told is noticed."""

from __future__ import annotations

import shutil
import stat
from pathlib import Path

import pytest
from kept import play
from servers import Process, running

from caracole.cli.main import main
from caracole.server import checking
from caracole.server.settings import Settings, async_address
from caracole.server.tally import Tally


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """Two games of five entries each; a copy as it was after the first lies beside it."""
    file = tmp_path / "games.db"
    with running(str(file)) as server:
        play(server, 5)
    shutil.copy(file, tmp_path / "older.db")
    with running(str(file)) as server:
        play(server, 5)
    return file


def put_back(file: Path) -> None:
    """As somebody does who has only the one file."""
    for end in ("-wal", "-shm"):
        Path(f"{file}{end}").unlink(missing_ok=True)
    shutil.copy(file.with_name("older.db"), file)


def test_the_count_is_kept_up_to_date_and_private(database: Path):
    tally = Path(f"{database}.tally")
    assert int(tally.read_text()) == 10
    assert stat.S_IMODE(tally.stat().st_mode) == 0o600


def test_an_older_file_is_not_served_unless_somebody_says_so(database: Path, capsys: pytest.CaptureFixture[str]):
    put_back(database)
    assert main(["serve", "--port", "0", "--database", str(database)]) == 2
    said = capsys.readouterr().err
    assert "5 entries are missing" in said
    assert "caracole db repair" in said
    settings = Settings(database=async_address(str(database)))
    (wrong,) = checking.verify(settings, lambda total: lambda: None).database
    assert wrong.startswith("5 entries are missing")
    assert main(["db", "--database", str(database), "repair", "--dry-run"]) == 0
    assert Tally(settings).known == 10, "a dry run changes nothing"
    assert main(["db", "--database", str(database), "repair"]) == 0
    with running(str(database)):
        assert Tally(settings).known == 5


def test_a_log_of_writes_that_was_lost_after_a_kill_is_noticed(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    file = tmp_path / "games.db"
    server = Process(str(file))
    play(server, 5)  # type: ignore[arg-type]
    server.kill()
    wal = Path(f"{file}-wal")
    wal.write_bytes(wal.read_bytes()[: wal.stat().st_size // 2])
    assert main(["serve", "--port", "0", "--database", str(file)]) == 2
    assert "entries are missing" in capsys.readouterr().err


def test_what_cannot_be_read_claims_nothing(tmp_path: Path):
    settings = Settings(database=async_address(str(tmp_path / "games.db")))
    tally = Tally(settings)
    assert tally.known == 0
    Path(f"{tmp_path / 'games.db'}.tally").write_text("spoilt")
    assert (tally.known, tally.missing(0)) == (0, None)
    nobody = Tally(Settings(database="postgresql+asyncpg://nobody@127.0.0.1/nothing"))
    nobody.begin(7)
    nobody.add(1)
    nobody.forget()
    assert nobody.known == 0
