"""Databases with games that were begun under an older revision of the rules."""

from __future__ import annotations

import asyncio
import gzip
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from servers import KEY, Player, Running, running
from sqlalchemy import insert, select

from caracole.cli.main import main
from caracole.play import Match, Record, load_recorded
from caracole.server.chain import first_link, links_of
from caracole.server.revisions import row_fields
from caracole.server.rooms import new_id
from caracole.server.settings import Settings, async_address
from caracole.server.store import Store, as_json, hashed
from caracole.server.tables import entries, games, links

SPECIMENS = Path(__file__).parents[1] / "specimens"
LOW_MORALE = "revision-1/gradisca-drill-it-low-morale"
"""Under the Italian edition. Until revision 2 a Commander did not recall at Low Morale (G22.l): entry 75 activates one
who may since."""
DIFFERS_AT, BEFORE = 75, 74


def cut(name: str, count: int) -> Record:
    """A specimen as it was after so many entries, with its seed still secret."""
    plain = json.loads(gzip.decompress((SPECIMENS / f"{name}.json.gz").read_bytes()))
    return Record.from_plain(plain | {"entries": plain["entries"][:count], "seed": None, "secret": plain["seed"]})


class Old:
    """A database, the games in it, and what a test asks of both."""

    def __init__(self, database: str, capsys: pytest.CaptureFixture[str]) -> None:
        self.database, self.capsys = database, capsys
        key = {"key": KEY} if database.startswith("postgresql") else {}
        self.settings = Settings(database=async_address(database), **key)

    def put(self, name: str, count: int, **more: Any) -> str:
        """A specimen after so many entries, with somebody on each seat; its name."""
        return self.put_record(cut(name, count), **more)

    def put_record(self, record: Record, **more: Any) -> str:
        game, seats = new_id(), record.header.seats
        bodies = [as_json(entry) for entry in record.plain()["entries"]]
        header, setup = as_json(record.header.plain()), as_json(record.setup.plain())
        first = first_link(game, header, setup)
        chain = links_of(first, bodies)
        people = [{"seat": seat, "kind": "person", "name": seat} for seat in seats]
        row = {
            "id": game,
            "header": header,
            "setup": setup,
            "seats": as_json(people),
            "onlookers": True,
            "version": len(bodies),
            "head": chain[-1] if chain else first,
            "tabled": 0,
            "created": 1.0,
            "changed": 1.0,
            **row_fields(Match.resume(load_recorded(record), record, verify=False)),
            **more,
        }

        async def work(store: Store) -> None:
            await store.prepare()
            async with store.writing() as connection:
                assert record.secret is not None
                sealed = store.keys.seal(record.secret, game)
                await connection.execute(insert(games), [{**row, "secret": sealed}])
                lines = [
                    {"game": game, "serial": number, "body": body, "at": 1.0, "chain": link}
                    for number, (body, link) in enumerate(zip(bodies, chain, strict=True), 1)
                ]
                await connection.execute(insert(entries), lines)
                doors = [{"hash": hashed(token(game, seat)), "game": game, "seats": seat} for seat in seats]
                await connection.execute(insert(links), doors)

        self.do(work)
        return game

    def do(self, work: Callable[[Store], Awaitable[Any]]) -> Any:
        async def with_store() -> Any:
            store = Store(self.settings)
            try:
                return await work(store)
            finally:
                await store.close()

        return asyncio.run(with_store())

    def db(self, *words: str) -> tuple[int, dict[str, Any]]:
        """``caracole db``: its exit code and what it answers."""
        code = main(["db", "--database", self.database, *words, "--json"])
        return code, json.loads(self.capsys.readouterr().out or "{}")

    def found(self, *words: str) -> dict[str, dict[str, Any]]:
        """What ``caracole db upgrade`` says of each game that is not under the present rules."""
        code, report = self.db("upgrade", *words)
        findings = {each["game"]: each for each in report["findings"]}
        assert code == (0 if all(each["state"] == "passes" for each in findings.values()) else 1)
        return findings

    def entries_of(self, game: str) -> list[dict[str, Any]]:
        async def work(store: Store) -> list[str]:
            async with store.reading() as connection:
                asked = select(entries.c.body).where(entries.c.game == game).order_by(entries.c.serial)
                return list((await connection.execute(asked)).scalars())

        return [json.loads(body) for body in self.do(work)]

    def serve(self, **more: Any) -> Any:
        return running(self.database, **more)


def token(game: str, seat: str) -> str:
    return f"{game}-{seat}-token"


def table(server: Running, game: str, *seats: str) -> list[Player]:
    """Players who have sat down."""
    players = [Player(server.url, game, token(game, seat)) for seat in seats or ("venetian", "austrian")]
    for player in players:
        player.hear("update")
    return players


def play_on(players: list[Player], count: int) -> None:
    """So many choices more, each the first that is offered."""
    for _ in range(count):
        player = next(each for each in players if each.last["offers"])
        act(players, player, player.last["offers"]["actions"][0]["action"])


def act(players: list[Player], player: Player, action: dict[str, Any]) -> None:
    version = player.last["version"]
    answer = player.act(action)
    assert answer["type"] == "accepted", answer
    for each in players:
        while each.last["version"] == version:
            each.hear("update")


def may_recall(server: Running, game: str) -> bool:
    """May the Commander who is active call others to his battles (G17, G22.l)?"""
    room = server.do(server.services.rooms.get(game))
    return bool(room.game.encode_state(room.match.state)["stack"][-1]["may_recall"])
