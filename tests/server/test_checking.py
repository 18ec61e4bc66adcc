"""``caracole db verify`` finds what is damaged, ``caracole db repair`` mends it; databases of old are taken over."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from kept import ENTRIES, Copy, make_old
from servers import running

from caracole.cli.main import main
from caracole.play.match import Match
from caracole.play.registry import load
from caracole.server import backups
from caracole.server.settings import Settings, async_address


def test_a_database_that_nobody_touched_is_good(copy: Copy):
    code, report = copy.db("verify")
    assert (code, report["games"], report["bad"], report["database"]) == (0, 2, [], [])
    code, report = copy.db("repair")
    assert (code, report["mended"], report["file"]) == (0, [], None)


DAMAGES = [
    ("DELETE FROM entries WHERE serial = 2 AND game = ?", "missing", 1),
    ("DELETE FROM entries WHERE serial = 5 AND game = ?", "4 entries at version 5", 4),
    (
        "UPDATE entries SET body = replace(body, '\"serial\":3', '\"serial\": 3') WHERE serial = 3 AND game = ?",
        "not",
        2,
    ),
    ("UPDATE entries SET body = '{' WHERE serial = 4 AND game = ?", "not the one", 3),
    ("UPDATE entries SET chain = 'x' WHERE serial = 4 AND game = ?", "not the one", 3),
    ("UPDATE games SET version = 9 WHERE id = ?", "5 entries at version 9", 5),
    ("UPDATE games SET head = 'x' WHERE id = ?", "does not end", 5),
    ("UPDATE games SET waiting = 'nobody' WHERE id = ?", "waiting is 'nobody'", 5),
    ("UPDATE games SET header = replace(header, '\"salts\":[', '\"salts\": [') WHERE id = ?", "does not begin", 5),
]


@pytest.mark.parametrize(("damage", "problem", "whole"), DAMAGES)
def test_what_is_damaged_is_found_and_cut_back_to_what_is_whole(copy: Copy, damage: str, problem: str, whole: int):
    copy.sql(damage, copy.game)
    before = copy.serials()
    code, report = copy.db("verify")
    assert code == 1
    [finding] = report["bad"]
    assert (finding["game"], finding["whole"]) == (copy.game, whole)
    assert any(problem in each for each in finding["problems"]), finding["problems"]
    assert copy.db("repair", "--dry-run")[1]["mended"][0]["kept"] == whole
    assert copy.serials() == before, "nothing was done"
    code, report = copy.db("repair")
    assert (code, [each["game"] for each in report["mended"]]) == (0, [copy.game])
    aside = [json.loads(line) for line in Path(report["file"]).read_text().splitlines()]
    assert [entry["serial"] for entry in aside[1]["entries"]] == before, "what was cut is beside"
    assert Path(report["file"]).stat().st_mode & 0o077 == 0
    assert copy.serials() == list(range(1, whole + 1))
    assert copy.db("verify")[0] == 0


def test_a_header_that_cannot_be_read_is_left_as_it_is(copy: Copy):
    copy.sql("UPDATE games SET header = '{' WHERE id = ?", copy.game)
    code, report = copy.db("repair")
    assert (code, report["mended"][0]["can_be_mended"]) == (1, False)
    assert copy.serials() == [1, 2, 3, 4, 5]


def test_a_mended_game_goes_on_and_its_neighbour_never_noticed(copy: Copy):
    copy.sql("DELETE FROM entries WHERE serial = 2 AND game = ?", copy.game)
    with running(str(copy.file)) as server, server.client() as client:
        assert client.get(f"/api/games/{copy.game}").status_code == 503
        assert client.get(f"/api/games/{copy.other}").json()["version"] == ENTRIES
    assert copy.db("repair")[0] == 0
    with running(str(copy.file)) as server, server.client() as client:
        found = client.get(f"/api/games/{copy.game}").json()
        assert (found["version"], found["playable"]) == (1, True)


def test_nobody_repairs_under_a_running_server(copy: Copy, capsys: pytest.CaptureFixture[str]):
    with running(str(copy.file)):
        assert main(["db", "--database", str(copy.file), "repair"]) == 2
        assert "another server uses this file" in capsys.readouterr().err
        assert copy.db("verify")[0] == 0


def test_the_report_in_words(copy: Copy, capsys: pytest.CaptureFixture[str]):
    copy.sql("DELETE FROM entries WHERE serial = 2 AND game = ?", copy.game)
    assert main(["db", "--database", str(copy.file), "verify"]) == 1
    shown = capsys.readouterr()
    assert f"game {copy.game}: 1 of 4 entries are whole" in shown.out
    assert "games: 2/2" in shown.err, "how far it is"
    assert main(["db", "--database", str(copy.file), "repair"]) == 0
    assert "cut back to 1; kept 1, cut 3" in capsys.readouterr().out


# --- a database of the program before --------------------------------------------------------------------------------


def test_a_game_that_the_rules_do_not_lead_through_is_cut_where_they_stop(copy: Copy, tmp_path: Path):
    """Numbered, chained when the tables were brought up to date, readable, and not what the game makes of it."""
    old = tmp_path / "old.db"
    make_old(old, copy, missing=0)
    copy.file = old
    (body,) = copy.sql("SELECT body FROM entries WHERE serial = 3 AND game = ?", copy.game)[0]
    plain = json.loads(body) | {"digest": "0" * 32}
    copy.sql("UPDATE entries SET body = ? WHERE serial = 3 AND game = ?", json.dumps(plain), copy.game)
    assert copy.db("migrate")[0] == 0
    code, report = copy.db("verify")
    assert (code, report["bad"][0]["whole"]) == (1, 2)
    assert "digest" in report["bad"][0]["problems"][0]


def test_a_database_with_a_gap_made_by_an_old_program_is_taken_over_and_repaired(copy: Copy, tmp_path: Path):
    old = tmp_path / "old.db"
    make_old(old, copy, missing=2)
    copy.file = old
    settings = Settings(database=async_address(str(old)))
    assert backups.migrate_now(settings)["before"] == "0001"
    code, report = copy.db("verify")
    assert (code, [each["game"] for each in report["bad"]]) == (1, [copy.game]), "the game without a gap is good"
    assert copy.db("repair")[0] == 0
    assert (copy.serials(), copy.db("verify")[0]) == ([1], 0)


@pytest.fixture
def imported(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Copy:
    """A database with a game that was taken in after three entries; its seal is the fourth."""
    file = tmp_path / "made.db"
    match = Match.new(load("gradisca", "drill"), bytes(range(32)), ["hazel"])
    for _ in range(3):
        seat = match.decision.seats[0]
        match.play(seat, next(iter(match.game.candidates(match.state, seat))))
    with running(str(file)) as server, server.client() as client:
        game = client.post("/api/games/import", json={"record": match.export()}).json()["game"]["id"]
    return Copy((file, game, ""), tmp_path, capsys)


def test_the_seal_of_an_imported_game_is_no_damage(imported: Copy):
    """It was taken for an entry that cannot be replayed, and a repair would have cut the game there."""
    code, report = imported.db("verify")
    assert (code, report["bad"]) == (0, [])


def test_a_game_that_is_cut_before_its_seal_can_be_looked_at(imported: Copy):
    imported.sql("UPDATE entries SET body = '{}' WHERE serial = 2")
    assert imported.db("verify")[0] == 1
    assert imported.db("repair")[0] == 0
    assert imported.serials() == [1]
    assert imported.db("verify")[0] == 0
    with running(str(imported.file)) as server, server.client() as client:
        assert client.get(f"/api/games/{imported.game}").json()["playable"] is False
