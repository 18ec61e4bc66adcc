"""Databases to be spoilt: copies of one in which games were played, and one as the first tables were."""

from __future__ import annotations

import json
import shutil
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from servers import Player, Running, new_game
from sqlalchemy import create_engine

from caracole.cli.main import main
from caracole.server.store import _alembic

HOT_SEAT = {"venetian": {"kind": "me"}, "austrian": {"kind": "me"}}
ENTRIES = 5


def play(server: Running, count: int) -> str:
    """A game with so many entries; its name."""
    game, tokens = new_game(server.url, HOT_SEAT, clock={"bank": 600, "bonus": 0})
    with Player(server.url, game, tokens["venetian"], lean=True, seat="venetian") as player:
        update = player.hear("lean")
        while update["version"] < count:
            if update["actions"]:
                player.ask("act", version=update["version"], action=update["actions"][0])
            else:
                player.say(type="look", seat=update["waiting_for"][0])
            update = player.hear("lean")
    return game


class Copy:
    """A copy of the database that may be spoilt."""

    def __init__(self, played: tuple[Path, str, str], folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
        source, self.game, self.other = played
        self.file, self.capsys = folder / "games.db", capsys
        for end in ("", ".key"):
            shutil.copy(f"{source}{end}", f"{self.file}{end}")

    def sql(self, said: str, *values: Any) -> list[Any]:
        with sqlite3.connect(self.file) as connection:
            found = connection.execute(said, values).fetchall()
        connection.close()
        return found

    def db(self, *words: str) -> tuple[int, dict[str, Any]]:
        """``caracole db``: its exit code and what it answers."""
        code = main(["db", "--database", str(self.file), *words, "--json"])
        return code, json.loads(self.capsys.readouterr().out or "{}")

    def serials(self) -> list[int]:
        return [n for (n,) in self.sql("SELECT serial FROM entries WHERE game = ? ORDER BY serial", self.game)]


SEED = "ab" * 32


def make_old(file: Path, copy: Copy, missing: int) -> None:
    """As the first tables were, without an entry that was never written, and with the seed in the clear."""
    engine = create_engine(f"sqlite:///{file}")
    with engine.begin() as connection:
        command.upgrade(_alembic(connection), "0001")
    engine.dispose()
    file.chmod(0o644)
    with sqlite3.connect(file) as connection:
        connection.execute("ATTACH ? AS made", (str(copy.file),))
        for table in ("games", "entries", "links"):
            columns = ", ".join(row[1] for row in connection.execute(f"PRAGMA main.table_info({table})"))
            connection.execute(f"INSERT INTO main.{table} ({columns}) SELECT {columns} FROM made.{table}")
        connection.execute("UPDATE main.games SET secret = ?", (SEED,))
        connection.execute("DELETE FROM main.entries WHERE serial = ? AND game = ?", (missing, copy.game))
    connection.close()
