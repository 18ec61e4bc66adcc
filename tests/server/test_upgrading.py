"""A fix of the rules never ends a game: it goes on as it was begun, or it is moved, or its players agree to go back."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from uuid import uuid4

import asyncpg
import pytest
from old_games import BEFORE, DIFFERS_AT, LOW_MORALE, Old, act, cut, may_recall, play_on, table, token
from servers import KEY, Player, Running
from sqlalchemy import insert, update

from caracole.cli.main import main
from caracole.kernel import Refusal
from caracole.play import load
from caracole.server import thinking, upgrading
from caracole.server.store import Store, hashed, rechain
from caracole.server.tables import games, links
from caracole.server.writer import StoreError
from caracole.systems.gradisca.rules.game import Gradisca

DRILL = "revision-1/gradisca-drill-it"
PICCOLE = "revision-1/piccole-ticinus-captain"
PRESENT = load("gradisca").revision


@pytest.fixture
def old_sqlite(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Old:
    return Old(str(tmp_path / "games.db"), capsys)


@pytest.fixture
def old_postgres(
    tmp_path: Path, postgres_url: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> Old:
    name = f"old_{uuid4().hex[:12]}"

    async def create() -> None:
        connection = await asyncpg.connect(postgres_url)
        await connection.execute(f"CREATE DATABASE {name}")
        await connection.close()

    asyncio.run(create())
    monkeypatch.setenv("CARACOLE_KEY", KEY)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return Old(f"{postgres_url.rsplit('/', 1)[0]}/{name}", capsys)


@pytest.fixture(params=["sqlite", "postgres"])
def old(request: pytest.FixtureRequest) -> Old:
    """The same test on both databases."""
    made: Old = request.getfixturevalue(f"old_{request.param}")
    return made


# --- as it was begun -------------------------------------------------------------------------------------------------


def test_a_game_is_played_on_under_the_revision_it_was_begun_under(old: Old):
    game = old.put(LOW_MORALE, BEFORE)
    with old.serve() as server, server.client() as client:
        info = client.get(f"/api/games/{game}").json()
        assert (info["revision"], info["newest_revision"], info["playable"]) == (1, PRESENT, True)
        assert ["G22.l"] in [change["clauses"] for change in info["changes"]]
        venetian, austrian = players = table(server, game)
        act(players, venetian, {"do": "ActivateZone", "zone": "cividale"})
        assert not may_recall(server, game), "as it was begun: no recall at Low Morale"
        play_on(players, 5)
        venetian.close()
        austrian.close()
    assert old.db("verify")[0] == 0


def test_what_is_exported_of_it_can_be_taken_in_again(old_sqlite: Old):
    with old_sqlite.serve() as server, server.client() as client:
        answer = client.post("/api/games/import", json={"record": cut(LOW_MORALE, DIFFERS_AT).plain(secret=True)})
        assert answer.status_code == 201, answer.text
        assert (answer.json()["game"]["revision"], answer.json()["game"]["playable"]) == (1, True)
    assert old_sqlite.db("verify")[0] == 0


# --- moved -----------------------------------------------------------------------------------------------------------


def test_a_game_that_passes_is_moved_and_played_on_under_the_present_rules(old: Old):
    """Before the Commander who could have recalled is activated nothing differs; after the move he may."""
    game, battle = old.put(LOW_MORALE, BEFORE), old.put(PICCOLE, 30)
    before = old.entries_of(game)
    found = old.found("--dry-run")
    assert {each["state"] for each in found.values()} == {"passes"}
    assert (found[game]["revision"], found[game]["present"], found[game]["done"]) == (1, PRESENT, "")
    assert old.entries_of(game) == before, "nothing was done"
    found = old.found()
    assert (found[game]["done"], found[battle]["done"]) == ("moved", "moved")
    *same, move = old.entries_of(game)
    assert same == before
    assert (move["serial"], move["revision"], move["digest"]) == (BEFORE + 1, PRESENT, before[-1]["digest"])
    assert old.found() == {}, "a second time there is nothing to do"
    assert old.db("verify")[1] == {"games": 2, "bad": [], "not_replayed": [], "database": []}
    with old.serve() as server, server.client() as client:
        info = client.get(f"/api/games/{game}").json()
        assert (info["revision"], info["changes"], info["notice"]) == (PRESENT, [], None)
        venetian, austrian = players = table(server, game)
        assert "event-rules-amended" in [line["says"]["code"] for line in venetian.last["log"]]
        act(players, venetian, {"do": "ActivateZone", "zone": "cividale"})
        assert may_recall(server, game)
        play_on(players, 5)
        venetian.close()
        austrian.close()
    assert old.db("verify")[0] == 0


def test_a_clock_goes_on_running_through_the_move(old_sqlite: Old):
    ticks = {
        "at": 1.0,
        "running": ["venetian"],
        "banks": {seat: {"left": 4e9, "vacation": False} for seat in ("venetian", "austrian")},
    }
    game = old_sqlite.put(LOW_MORALE, BEFORE, clock='{"bank":600,"bonus":0}', clocks=json.dumps(ticks))
    old_sqlite.found()
    with old_sqlite.serve() as server:
        room = server.do(server.services.rooms.get(game))
        clocks = {clock.seat: clock for clock in room.shown_clocks()}
        assert clocks["venetian"].running
        assert clocks["venetian"].left < clocks["austrian"].left == 4e9


def test_a_game_that_cannot_be_read_does_not_stop_the_others(old_sqlite: Old):
    damaged, good = old_sqlite.put(DRILL, 10), old_sqlite.put(DRILL, 10)
    with sqlite3.connect(old_sqlite.database) as connection:
        connection.execute("UPDATE entries SET body = '{' WHERE serial = 4 AND game = ?", (damaged,))
    connection.close()
    found = old_sqlite.found()
    assert found[damaged]["state"] == "unreadable"
    assert "entry 4" in found[damaged]["problem"]
    assert found[good]["done"] == "moved"


def test_nobody_moves_games_of_a_sqlite_file_that_is_served(old_sqlite: Old):
    game = old_sqlite.put(DRILL, 10)
    with old_sqlite.serve():
        assert main(["db", "--database", old_sqlite.database, "upgrade"]) == 2
        assert "another server uses this file" in old_sqlite.capsys.readouterr().err
        assert old_sqlite.found("--dry-run")[game]["state"] == "passes", "looking is no harm"


def test_a_server_on_postgres_goes_on_while_its_games_are_moved(old_postgres: Old):
    game = old_postgres.put(LOW_MORALE, BEFORE)
    with old_postgres.serve() as server:
        venetian, austrian = table(server, game)
        assert old_postgres.found()[game]["done"] == "moved"
        for player in (venetian, austrian):
            player.expect_closed()
            assert player.socket.close_code == 1012, "come again"
        venetian, austrian = players = table(server, game)
        act(players, venetian, {"do": "ActivateZone", "zone": "cividale"})
        assert may_recall(server, game)
        venetian.close()
        austrian.close()


def test_a_game_that_went_on_meanwhile_is_looked_at_again(old_postgres: Old, monkeypatch: pytest.MonkeyPatch):
    """Between the look and the move somebody acts: the move is made from where the game is then."""
    game = old_postgres.put(LOW_MORALE, BEFORE - 3)
    with old_postgres.serve() as server:
        players = table(server, game)
        look_at, looked = upgrading.look_at, []

        def look_and_act(row: Any, bodies: list[str]) -> Any:
            found = look_at(row, bodies)
            if not looked:
                play_on(players, 1)
            looked.append(len(bodies))
            return found

        monkeypatch.setattr(upgrading, "look_at", look_and_act)
        assert old_postgres.found()[game]["done"] == "moved"
        assert looked == [BEFORE - 3, BEFORE - 2]
        for player in players:
            player.close()
    assert old_postgres.db("verify")[0] == 0


# --- not moved -------------------------------------------------------------------------------------------------------


def test_a_game_that_does_not_pass_goes_on_under_its_rules_and_its_players_are_told(old: Old):
    game = old.put(LOW_MORALE, DIFFERS_AT + 1)
    before = old.entries_of(game)
    for dry in (["--dry-run"], [], []):
        found = old.found(*dry)[game]
        assert (found["state"], found["done"]) == ("differs", "" if dry else "told")
        told = found["difference"]
        assert (told["serial"], told["to"], told["seat"]) == (DIFFERS_AT, BEFORE, "venetian")
        assert told["action"] == {"do": "ActivateZone", "zone": "cividale"}
    assert old.entries_of(game) == before
    with old.serve() as server, server.client() as client:
        info = client.get(f"/api/games/{game}").json()
        assert (info["revision"], info["playable"]) == (1, True)
        assert info["notice"] == {"revision": PRESENT, "to": BEFORE}
        tickets = [{"game": game, "token": token(game, "venetian")}]
        [mine] = client.post("/api/games/lookup", json={"tickets": tickets}).json()["games"]
        assert mine["game"]["notice"] == info["notice"]
        venetian, austrian = players = table(server, game)
        play_on(players, 4)
        venetian.close()
        austrian.close()
    assert old.db("verify")[0] == 0


def test_players_agree_to_go_back_and_go_on_under_the_present_rules(old: Old):
    game = old.put(LOW_MORALE, DIFFERS_AT + 3)
    old.found()
    with old.serve() as server, server.client() as client:
        venetian, austrian = table(server, game)
        here = venetian.last["version"]
        venetian.ask("rewind", version=here, to=BEFORE, amend=True)
        shown = austrian.hear("proposed")["proposal"]
        assert shown == {"to": BEFORE, "version": here, "agreed": ["venetian"], "amend": True}
        austrian.ask("agree", agree=True, to=BEFORE, version=here)
        assert austrian.hear("denied")["refusal"]["says"]["code"] == "refusal-other_rewind_proposed"
        request = austrian.ask("agree", agree=True, to=BEFORE, version=here, amend=True)
        assert austrian.hear("accepted")["id"] == request
        for player in (venetian, austrian):
            player.expect_closed()
            assert player.socket.close_code == 1012, "come again"
        back, move = old.entries_of(game)[-2:]
        assert (back["rewind"], back["serial"]) == (BEFORE, here + 1)
        assert (move["revision"], move["serial"]) == (PRESENT, here + 2)
        info = client.get(f"/api/games/{game}").json()
        assert (info["revision"], info["notice"]) == (PRESENT, None)
        venetian, austrian = players = table(server, game)
        assert (venetian.last["version"], venetian.last["line"]) == (here + 2, BEFORE)
        act(players, venetian, {"do": "ActivateZone", "zone": "cividale"})
        assert may_recall(server, game), "what was played before without it is played again with it"
        play_on(players, 4)
        seat = {"authorization": f"Seat {token(game, 'venetian')}"}
        frame = client.get(f"/api/games/{game}/replay?at={DIFFERS_AT + 1}&seat=venetian", headers=seat)
        assert frame.status_code == 200, "what was taken back can be looked at under the rules it was played under"
        venetian.close()
        austrian.close()
    assert old.found() == {}
    assert old.db("verify")[1]["bad"] == []


def test_a_computer_agrees_and_plays_on_under_the_present_rules(old: Old):
    """It takes its seat up again by itself: nobody else is at the table."""
    seats = [
        {"seat": "venetian", "kind": "computer", "name": "random", "player": "random"},
        {"seat": "austrian", "kind": "person", "name": "Anna"},
    ]
    game = old.put(LOW_MORALE, DIFFERS_AT + 6, seats=json.dumps(seats))
    with old.serve() as server:
        [austrian] = table(server, game, "austrian")
        here = austrian.last["version"]
        austrian.ask("rewind", version=here, to=BEFORE, amend=True)
        assert austrian.hear("accepted")["version"] == here + 2
        austrian.expect_closed()
        with Player(server.url, game, token(game, "austrian")) as again:
            while again.hear("update")["version"] < here + 3:
                pass
        assert server.do(server.services.rooms.get(game)).match.game.revision == PRESENT
    assert old.db("verify")[0] == 0


def test_nobody_goes_on_under_rules_that_would_have_made_another_game_of_it(old_sqlite: Old):
    game = old_sqlite.put(LOW_MORALE, DIFFERS_AT + 1)
    with old_sqlite.serve() as server:
        venetian, austrian = players = table(server, game)
        for to in (DIFFERS_AT, DIFFERS_AT + 1):
            venetian.ask("rewind", version=DIFFERS_AT + 1, to=to, amend=True)
            assert venetian.hear("denied")["refusal"]["says"]["code"] == "refusal-rules_differ"
        venetian.ask("rewind", version=DIFFERS_AT, to=BEFORE, amend=True)
        assert venetian.hear("stale")["version"] == DIFFERS_AT + 1
        play_on(players, 1)
        venetian.close()
        austrian.close()


def test_players_of_a_game_that_passes_may_move_it_themselves(old_sqlite: Old):
    """Nothing has to be taken back: only the rules change."""
    game = old_sqlite.put(LOW_MORALE, BEFORE)
    with old_sqlite.serve() as server:
        venetian, austrian = table(server, game)
        venetian.ask("rewind", version=BEFORE, to=BEFORE, amend=True)
        austrian.hear("proposed")
        austrian.ask("agree", agree=True, to=BEFORE, version=BEFORE, amend=True)
        austrian.expect_closed()
        venetian.expect_closed()
        venetian, austrian = table(server, game)
        assert (venetian.last["version"], venetian.last["line"]) == (BEFORE + 1, BEFORE)
        venetian.ask("rewind", version=BEFORE + 1, to=BEFORE, amend=True)
        assert venetian.hear("denied")["refusal"]["says"]["code"] == "refusal-rules_are_present"
        venetian.close()
        austrian.close()


def test_a_stand_in_does_not_agree_to_other_rules(old_sqlite: Old):
    game = old_sqlite.put(LOW_MORALE, BEFORE)
    with old_sqlite.serve() as server:
        [venetian] = table(server, game, "venetian")
        room = server.do(server.services.rooms.get(game))
        room.seat_row("austrian").stand_in = "random"
        venetian.ask("rewind", version=BEFORE, to=BEFORE, amend=True)
        assert venetian.hear("proposed")["proposal"]["agreed"] == ["venetian"]
        assert not room.gone
        venetian.close()


def test_going_back_and_the_new_rules_are_kept_together_or_not_at_all(old: Old, monkeypatch: pytest.MonkeyPatch):
    """The write fails: the game stands where it stood, under its rules, and the proposal is still there."""
    game = old.put(LOW_MORALE, DIFFERS_AT + 1)
    with old.serve() as server:
        venetian, austrian = players = table(server, game)
        here = venetian.last["version"]
        venetian.ask("rewind", version=here, to=BEFORE, amend=True)
        austrian.hear("proposed")
        store = server.services.store

        async def fail(row: Any) -> None:
            assert [json.loads(body)["serial"] for body in (*row.prior, row.body)] == [here + 1, here + 2]
            raise StoreError("it could not be written")

        with monkeypatch.context() as broken:
            broken.setattr(store, "append", fail)
            austrian.ask("agree", agree=True, to=BEFORE, version=here, amend=True)
            assert austrian.hear("trouble")["code"] == "unavailable"
        room = server.do(server.services.rooms.get(game))
        assert (room.match.version, room.match.game.revision, room.gone) == (here, 1, False)
        austrian.ask("agree", agree=True, to=BEFORE, version=here, amend=True)
        for player in players:
            player.expect_closed()
    assert old.entries_of(game)[-1]["revision"] == PRESENT
    assert old.db("verify")[0] == 0


def test_the_report_in_words(old_sqlite: Old):
    game, other = old_sqlite.put(LOW_MORALE, DIFFERS_AT + 1), old_sqlite.put(DRILL, 10)
    command = ["db", "--database", old_sqlite.database, "upgrade", "--language", "en"]
    assert main([*command, "--dry-run"]) == 1
    shown = old_sqlite.capsys.readouterr()
    assert "games: 2/2" in shown.err, "how far it is"
    assert f"game {game}: gradisca drill, revision 1: stays under it, 76 entries" in shown.out
    assert "entry 75, venetian: " in shown.out
    assert "may agree to go back to 74 choices" in shown.out
    assert f"game {other}: gradisca drill, revision 1: passes revision {PRESENT}, 10 entries" in shown.out
    assert "1 can be moved to them, 1 cannot be moved as they stand, 0 cannot be read" in shown.out
    assert main(command) == 1
    assert (
        f"game {other}: gradisca drill, revision 1: moved to revision {PRESENT}" in old_sqlite.capsys.readouterr().out
    )


# --- rules that are gone ---------------------------------------------------------------------------------------------

Release = Callable[..., None]


@pytest.fixture
def release(monkeypatch: pytest.MonkeyPatch) -> Iterator[Release]:
    """Another program, in which this of the game is different."""

    def forget() -> None:
        thinking.game_of.cache_clear()
        thinking._key_of_wish.cache_clear()

    def publish(**changes: Any) -> None:
        for name, value in changes.items():
            monkeypatch.setattr(Gradisca, name, value)
        forget()

    yield publish
    monkeypatch.undo()
    forget()


def begun(old: Old) -> str:
    """A game under the present rules; its board is drawn."""
    game = old.put(LOW_MORALE, BEFORE)
    old.found()
    with old.serve() as server, server.client() as client:
        assert client.get(f"/api/games/{game}").json()["revision"] == PRESENT
    return game


def other_data(self: Any, *args: Any, **more: Any) -> None:
    SET_UP(self, *args, **more)
    self.data_digest = "mended"


SET_UP, DIGEST, CHECK, APPLY = Gradisca.__init__, Gradisca.digest, Gradisca.check, Gradisca.apply


def refuses_cards(self: Any, state: Any, seat: int, action: Any) -> Refusal | None:
    if type(action).__name__ == "PlayCard":
        return Refusal("G5.a", "not_your_decision")
    return CHECK(self, state, seat, action)


def stumbles_over_cards(self: Any, state: Any, seat: int, action: Any, *more: Any) -> None:
    if type(action).__name__ == "PlayCard":
        raise ValueError("there are no cards any more")
    APPLY(self, state, seat, action, *more)


NEWER = {"revision": PRESENT + 1}
NEWER_ALONE = {**NEWER, "oldest": PRESENT + 1}
"""A program that no longer carries the rules before."""


@pytest.mark.parametrize(
    "changes",
    [NEWER, {**NEWER, "digest": lambda self, state: DIGEST(self, state)[::-1]}, {**NEWER, "check": refuses_cards}],
    ids=["revision", "digests", "illegal"],
)
def test_a_new_release_leaves_running_games_under_their_rules(old: Old, release: Release, changes: dict[str, Any]):
    """Even if it has another way to take fingerprints, or forbids what was played: what is kept is not judged again."""
    game = begun(old)
    release(**changes)
    with old.serve() as server, server.client() as client:
        info = client.get(f"/api/games/{game}").json()
        assert (info["revision"], info["newest_revision"], info["playable"]) == (PRESENT, PRESENT + 1, True)
        venetian, austrian = players = table(server, game)
        play_on(players, 3)
        assert client.get(f"/api/games/{game}/replay?at=1").status_code == 200
        venetian.close()
        austrian.close()


AGREE = [
    NEWER_ALONE,
    {"__init__": other_data},
    {"__init__": other_data, "check": refuses_cards},
    {**NEWER_ALONE, "__init__": other_data},
]


@pytest.mark.parametrize("changes", AGREE, ids=["revision", "data", "data and stricter", "both"])
def test_a_game_whose_rules_are_gone_goes_on_under_the_present_ones_if_they_agree(
    old_sqlite: Old, release: Release, changes: dict[str, Any]
):
    """The program does not carry the revision before, or a mistake in the data was mended: it is simply played on."""
    game = begun(old_sqlite)
    release(**changes)
    assert old_sqlite.found("--dry-run")[game]["is_carried"] is False
    with old_sqlite.serve() as server, server.client() as client:
        info = client.get(f"/api/games/{game}").json()
        assert (info["revision"], info["playable"], info["unplayable"]) == (Gradisca.revision, True, None)
        venetian, austrian = players = table(server, game)
        play_on(players, 3)
        venetian.close()
        austrian.close()
    assert old_sqlite.entries_of(game)[BEFORE + 1]["revision"] == Gradisca.revision
    assert old_sqlite.db("verify")[0] == ("check" in changes), "whoever asks is told that the same revision is stricter"
    assert old_sqlite.found() == {}


def test_or_it_is_moved_before_anybody_opens_it(old_sqlite: Old, release: Release):
    game = begun(old_sqlite)
    release(revision=PRESENT + 1)
    assert old_sqlite.found()[game]["done"] == "moved"
    assert old_sqlite.db("verify")[1]["bad"] == []


DISAGREE = [
    {**NEWER_ALONE, "digest": lambda self, state: DIGEST(self, state)[::-1]},
    {**NEWER_ALONE, "check": refuses_cards},
    {"__init__": other_data, "digest": lambda self, state: DIGEST(self, state)[::-1]},
    {"apply": stumbles_over_cards},
]


@pytest.mark.parametrize(
    ("changes", "why"),
    list(zip(DISAGREE, ["rules_gone", "rules_gone", "data_changed", "does_not_replay"], strict=True)),
    ids=["digests", "illegal", "data", "no new revision"],
)
def test_a_game_whose_rules_are_gone_and_that_would_be_another_can_be_looked_at(
    old: Old, release: Release, changes: dict[str, Any], why: str
):
    game = begun(old)
    release(**changes)
    with old.serve() as server, server.client() as client:
        info = client.get(f"/api/games/{game}").json()
        assert (info["playable"], info["unplayable"], info["over"]) == (False, why, False)
        assert info["revision"] == PRESENT
        tickets = [{"game": game, "token": token(game, "venetian")}]
        assert len(client.post("/api/games/lookup", json={"tickets": tickets}).json()["games"]) == 1
        with Player(server.url, game, token(game, "venetian")) as player:
            assert player.hear("update")["offers"] is None
            answer = player.act({"do": "Pass"})
            assert (answer["type"], answer["code"]) == ("trouble", "not_playable")
        assert client.get(f"/api/games/{game}/dice").json()["seed"] is None
        record = exported(old, server, game)
        assert [entry["serial"] for entry in record["entries"]] == list(range(1, BEFORE + 2)), "all of it"
        assert (record["seed"], record.get("secret")) == (None, None)
        server.do(server.services.rooms.let_time_run_out(1e12))
    if why == "does_not_replay":  # rules that changed without a new revision: nothing to move to
        assert old.db("verify")[1]["bad"][0]["game"] == game
    else:
        assert old.found()[game]["state"] == "differs"
    release(revision=PRESENT, oldest=1, digest=DIGEST, check=CHECK, apply=APPLY, __init__=SET_UP)
    with old.serve() as server, server.client() as client:
        assert client.get(f"/api/games/{game}").json()["playable"], "the rules are back"


def test_nobody_is_moved_back_to_older_rules_by_opening_a_game(old_sqlite: Old, release: Release):
    """A newer version of the program was taken back, or two versions serve one database for a while."""
    game = begun(old_sqlite)
    release(revision=PRESENT + 1)
    old_sqlite.found()
    before = old_sqlite.entries_of(game)
    release(revision=PRESENT)
    with old_sqlite.serve() as server, server.client() as client:
        info = client.get(f"/api/games/{game}").json()
        assert (info["revision"], info["playable"], info["unplayable"]) == (PRESENT + 1, False, "rules_newer")
    assert old_sqlite.entries_of(game) == before
    assert old_sqlite.found()[game]["done"] == "moved", "the operator may"
    with old_sqlite.serve() as server, server.client() as client:
        assert client.get(f"/api/games/{game}").json()["playable"]


def exported(old: Old, server: Running, game: str) -> dict[str, Any]:
    """The record, as whoever holds all seats gets it."""
    both = f"{game}-both-tokens"

    async def work(store: Store) -> None:
        async with store.writing() as connection:
            row = {"hash": hashed(both), "game": game, "seats": "venetian,austrian"}
            await connection.execute(insert(links), [row])

    server.do(work(server.services.store))
    with server.client() as client:
        answer = client.get(f"/api/games/{game}/record", headers={"authorization": f"Seat {both}"})
        assert answer.status_code == 200, answer.text
        return dict(answer.json())


async def change_header(store: Store, game: str, header: str) -> None:
    """Another header for a game, its chain made to fit."""
    async with store.writing() as connection:
        await connection.execute(update(games).where(games.c.id == game).values(header=header))
        await rechain(connection, game)


def test_a_game_of_a_scenario_that_is_gone_is_said_to_be(old_sqlite: Old):
    plain = cut(DRILL, 5).plain(secret=True)
    game = old_sqlite.put(DRILL, 5)
    header = json.dumps({**plain["header"], "scenario": "atlantis"})
    with old_sqlite.serve() as server, server.client() as client:
        server.do(change_header(server.services.store, game, header))
        answer = client.get(f"/api/games/{game}")
        assert (answer.status_code, answer.json()["code"]) == (503, "RulesMissing")
        with Player(server.url, game, token(game, "venetian")) as player:
            assert player.hear("trouble")["closing"] is True
    assert old_sqlite.found()[game]["state"] == "unreadable"
