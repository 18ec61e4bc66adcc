"""Databases from before invitations: a link to a seat on which somebody sat stays their token, one to an open seat
becomes an invitation."""

from __future__ import annotations

import hashlib
import json
import sqlite3
from pathlib import Path
from typing import Any

import httpx
import pytest
from alembic import command
from servers import Player, Running, running
from sqlalchemy import create_engine

from caracole.play.match import Match
from caracole.play.registry import load
from caracole.server.chain import first_link, links_of
from caracole.server.store import _alembic

SEED = bytes(range(32))


def token(name: str) -> str:
    return f"{name}-token-of-old".ljust(32, "x")


class Old:
    """A database as it was, with games of some entries."""

    def __init__(self, file: Path) -> None:
        self.file = file
        engine = create_engine(f"sqlite:///{file}")
        with engine.begin() as connection:
            command.upgrade(_alembic(connection), "0002")
        engine.dispose()

    def game(self, name: str, kinds: dict[str, str], links: dict[str, str], played: int = 0, at: float = 2.0) -> str:
        """A game; ``links`` are the seats of each token. ``at`` is when its entries were written; it was made at 1."""
        match = Match.new(load("gradisca", "drill"), SEED, ["hazel"])
        for _ in range(played):
            seat = match.decision.seats[0]
            match.play(seat, next(iter(match.game.candidates(match.state, seat))))
        plain = match.record.plain(secret=True)
        header, setup = json.dumps(plain["header"]), json.dumps(plain["setup"])
        bodies = [json.dumps(entry) for entry in plain["entries"]]
        game = f"{name}0000000000"
        chain = links_of(first_link(game, header, setup), bodies)
        row: dict[str, Any] = {
            "id": game,
            "header": header,
            "setup": setup,
            "secret": SEED.hex(),
            "seats": json.dumps([{"seat": seat, "kind": kind, "name": ""} for seat, kind in kinds.items()]),
            "onlookers": True,
            "version": match.version,
            "head": chain[-1] if chain else first_link(game, header, setup),
            "tabled": 0,
            "waiting": ",".join(match.game.seats[seat] for seat in match.decision.seats),
            "over": False,
            "winners": "",
            "created": 1.0,
            "changed": 2.0,
        }
        with sqlite3.connect(self.file) as connection:
            self._insert(connection, "games", row)
            for number, (body, link) in enumerate(zip(bodies, chain, strict=True), 1):
                entry = {"game": game, "serial": number, "body": body, "at": at, "chain": link}
                self._insert(connection, "entries", entry)
            for whose, seats in links.items():
                digest = hashlib.sha256(token(f"{game}-{whose}").encode()).digest()
                self._insert(connection, "links", {"hash": digest, "game": game, "seats": seats})
        connection.close()
        return game

    @staticmethod
    def _insert(connection: sqlite3.Connection, table: str, row: dict[str, Any]) -> None:
        marks = ", ".join("?" for _ in row)
        connection.execute(f"INSERT INTO {table} ({', '.join(row)}) VALUES ({marks})", list(row.values()))


def opens(server: Running, game: str, name: str) -> Any:
    """The seats that a link of old opens, or what is said instead."""
    with Player(server.url, game, token(f"{game}-{name}")) as player:
        heard = player.hear("welcome", "trouble")
    return heard["seats"] if heard["type"] == "welcome" else heard["code"]


@pytest.fixture
def old(tmp_path: Path) -> Old:
    return Old(tmp_path / "games.db")


def test_an_open_seat_becomes_an_invitation_and_its_host_may_make_another(old: Old):
    kinds = {"venetian": "person", "austrian": "open"}
    game = old.game("open", kinds, {"host": "venetian", "guest": "austrian"})
    with running(str(old.file)) as server:
        assert opens(server, game, "host") == ["venetian"]
        assert opens(server, game, "guest") == "invitation"
        at = f"{server.url}/api/games/{game}"
        host = {"authorization": f"Seat {token(f'{game}-host')}"}
        (shown,) = httpx.get(f"{at}/invitations", headers=host).json()["invitations"]
        assert (shown["seat"], shown["url"]) == ("austrian", None)  # only its hash was kept
        taken = httpx.post(f"{at}/seat", json={"token": token(f"{game}-guest"), "name": "Bruno"})
        assert taken.status_code == 200
        assert opens(server, game, "guest") == "invitation_used"


def test_a_guest_who_played_without_ever_giving_a_name_keeps_the_seat(old: Old):
    kinds = {"venetian": "person", "austrian": "open"}
    game = old.game("mid", kinds, {"host": "venetian", "guest": "austrian"}, played=25)
    with running(str(old.file)) as server:
        assert opens(server, game, "guest") == ["austrian"]
        info = httpx.get(f"{server.url}/api/games/{game}").json()
        assert [row["kind"] for row in info["seats"]] == ["person", "person"]
        assert info["imported"] is False


def test_an_imported_game_of_old_is_known_by_when_its_entries_were_written(old: Old):
    kinds = {"venetian": "open", "austrian": "open"}
    links = {"all": "venetian,austrian", "one": "venetian", "two": "austrian"}
    game = old.game("taken", kinds, links, played=25, at=1.0)
    with running(str(old.file)) as server:
        assert opens(server, game, "all") == ["venetian", "austrian"]
        assert (opens(server, game, "one"), opens(server, game, "two")) == ("invitation", "invitation")
        assert httpx.get(f"{server.url}/api/games/{game}").json()["imported"] is True
