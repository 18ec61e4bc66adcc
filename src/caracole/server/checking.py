"""Is everything there, as it was written? ``caracole db verify`` looks, ``caracole db repair`` mends.

A game is whole when its entries are numbered without a gap, chained without a break, readable, and lead from state to
state by the rules they were made under, digest for digest. A game that is not is cut back to what is whole; what is cut
goes into a file first.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from msgspec import Struct
from sqlalchemy import delete, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from caracole.kernel import CaracoleError, NotCarried
from caracole.kernel.dice import commitment
from caracole.play.match import Match
from caracole.play.record import Record, read_entry, write_whole
from caracole.play.replay import WrongGame
from caracole.server.chain import first_link, next_link
from caracole.server.clocks import Clocks
from caracole.server.keys import Keys, KeyTrouble, key_file
from caracole.server.private import alone
from caracole.server.revisions import RulesMissing, own_game, row_fields
from caracole.server.settings import Settings
from caracole.server.store import OPEN_SEED, Store, as_json, from_json, rechain, revision_of
from caracole.server.tables import entries, facts, games
from caracole.server.writer import StoreError

T = TypeVar("T")
Advance = Callable[[], None]
Rows = Sequence[tuple[int, str, str]]
"""Of entries: serial number, body, link."""

FORMAT = "caracole-cut"


class Finding(Struct):
    """What is wrong with a game."""

    game: str
    entries: int
    whole: int
    """So many entries from the first on are whole; -1: not even the set-up is."""
    problems: list[str]


class Report(Struct):
    """What was found."""

    games: int
    bad: list[Finding]
    not_replayed: list[str]
    """Games under rules that this program does not have: their entries were checked, not replayed."""
    database: list[str]
    """What is wrong with the database as a whole."""

    @property
    def is_good(self) -> bool:
        """Nothing is wrong."""
        return not self.bad and not self.database


class Mended(Struct):
    """What was done to a game."""

    game: str
    problems: list[str]
    kept: int
    cut: int
    done: str
    can_be_mended: bool = True


class RepairReport(Struct):
    """What was done."""

    games: int
    mended: list[Mended]
    file: str | None
    """Where what was cut can be found; None if nothing was."""
    dry_run: bool


# --- one game --------------------------------------------------------------------------------------------------------


class Examined:
    """A game row by row: the longest part from its beginning that is whole, and what is wrong after it."""

    def __init__(self, row: Mapping[str, Any], rows: Rows, keys: Keys | None) -> None:
        self.row, self.rows = row, rows
        self.problems: list[str] = []
        self.whole = -1
        self.match: Match | None = None
        self.is_replayed = True
        record = self._begin()
        if record is None:
            return
        bodies = self._numbered()
        first_good = self._chained(bodies)
        self._readable(record, bodies[:first_good])
        self._replayed(record)
        self._fields()
        if keys is not None:
            self._seed(record, keys)

    def finding(self) -> Finding | None:
        """None if nothing is wrong."""
        return Finding(self.row["id"], len(self.rows), self.whole, self.problems) if self.problems else None

    def _begin(self) -> Record | None:
        plain = {"format": "caracole-record", "schema": 1, "entries": [], "seed": None}
        try:
            header, setup = from_json(self.row["header"]), from_json(self.row["setup"])
            return Record.from_plain({**plain, "header": header, "setup": setup})
        except (CaracoleError, msgspec.MsgspecError) as error:
            self.problems.append(f"the header or the set-up cannot be read: {error}")
            return None

    def _numbered(self) -> list[str]:
        """The bodies before the first gap."""
        for number, (serial, _, _) in enumerate(self.rows, 1):
            if serial != number:
                self.problems.append(f"entry {number} is missing, {serial} follows")
                return [body for _, body, _ in self.rows[: number - 1]]
        if self.row["version"] != len(self.rows):
            self.problems.append(f"{len(self.rows)} entries at version {self.row['version']}")
        return [body for _, body, _ in self.rows]

    def _chained(self, bodies: Sequence[str]) -> int:
        """How many of them are chained to each other. A first link that does not fit the header is told, but it is no
        fault of the entries: whether they fit is shown by their replay."""
        link = first_link(self.row["id"], self.row["header"], self.row["setup"])
        for number, (_, body, kept) in enumerate(self.rows[: len(bodies)], 1):
            if kept != next_link(link, body):
                if number > 1:
                    self.problems.append(f"entry {number} is not the one that was written, or follows another one")
                    return number - 1
                self.problems.append("the chain does not begin with this header and set-up")
            link = kept if _is_link(kept) else next_link(link, body)
        if len(bodies) == len(self.rows) and self.row["head"] != link:
            self.problems.append("the chain does not end where the game says")
        return len(bodies)

    def _readable(self, record: Record, bodies: Sequence[str]) -> None:
        for number, body in enumerate(bodies, 1):
            try:
                record.append(read_entry(from_json(body), f"entry {number}", record.header.seats))
            except (CaracoleError, msgspec.MsgspecError) as error:
                self.problems.append(f"entry {number} cannot be read: {error}")
                return

    def _replayed(self, record: Record) -> None:
        """As far as the rules lead."""
        try:
            game = own_game(record)
        except (NotCarried, WrongGame):
            self.is_replayed, self.whole = False, record.version
            return
        except RulesMissing as error:
            self.problems.append(f"there is no such game here: {error}")
            return
        part = Record(record.header, record.setup)
        try:
            self.match = Match.resume(game, part, any_revision=True)
            self.whole = 0
            for entry in record.entries:
                self.match.follow(entry)
                self.whole = entry.serial
        except (CaracoleError, ValueError, LookupError, TypeError) as error:
            self.problems.append(f"the replay stops after {max(self.whole, 0)}: {error}")

    def _fields(self) -> None:
        """What the row says of the game is what the entries make of it."""
        if self.match is None or self.whole != len(self.rows):
            return
        for name, value in row_fields(self.match).items():
            if self.row[name] != value:
                self.problems.append(f"{name} is {self.row[name]!r}, the entries make it {value!r}")

    def _seed(self, record: Record, keys: Keys) -> None:
        sealed = self.row["secret"]
        if sealed is None:
            return
        try:
            seed = bytes.fromhex(sealed) if len(sealed) == OPEN_SEED else keys.open(sealed, self.row["id"])
        except (KeyTrouble, ValueError):
            self.problems.append("the seed cannot be opened with this key")
            return
        if commitment(seed) != record.commitment:
            self.problems.append("the seed is not the one that was committed to")


def _is_link(text: str) -> bool:
    try:
        return len(bytes.fromhex(text)) == 32
    except ValueError:
        return False


# --- all games -------------------------------------------------------------------------------------------------------


def verify(settings: Settings, begin: Callable[[int], Advance]) -> Report:
    """Look at every game; a server may go on meanwhile. ``begin`` is told how many there are."""

    async def work(store: Store) -> Report:
        async with store.reading() as connection:
            await expect_new_tables(connection)
            names = [name for (name,) in await connection.execute(select(games.c.id).order_by(games.c.created))]
            keys, wrong = await _keys(store, connection)
            report = Report(len(names), [], [], wrong + await _whole_database(store, connection))
        advance = begin(len(names))
        for name in names:
            async with store.one_moment() as connection:
                found = await _examine(connection, name, keys)
            if found is not None:
                finding = found.finding()
                report.bad += [] if finding is None else [finding]
                report.not_replayed += [] if found.is_replayed else [name]
            advance()
        return report

    return asyncio.run(with_store(settings, work))


def repair(settings: Settings, file: str | None, dry_run: bool, begin: Callable[[int], Advance]) -> RepairReport:
    """Cut every game back to what is whole of it. No server may run. What is cut is on disk before it is cut."""

    async def work(store: Store) -> RepairReport:
        if not dry_run:
            await store.prepare_tables()
        async with store.reading() as connection:
            await expect_new_tables(connection)
            await _expect_no_server(store, connection)
            names = [name for (name,) in await connection.execute(select(games.c.id).order_by(games.c.created))]
            keys, _ = await _keys(store, connection)
        advance = begin(len(names))
        bad: list[Examined] = []
        for name in names:
            async with store.one_moment() as connection:
                found = await _examine(connection, name, keys)
            if found is not None and found.problems:
                bad.append(found)
            advance()
        target = None
        if bad and not dry_run:
            target = Path(file) if file is not None else _place(settings)
            _set_aside(target, bad)
            async with store.writing() as connection:
                for each in bad:
                    await _mend(connection, each)
        return RepairReport(len(names), [_told(each) for each in bad], None if target is None else str(target), dry_run)

    with alone(settings):
        return asyncio.run(with_store(settings, work))


def _told(found: Examined) -> Mended:
    cut = max(0, len(found.rows) - max(found.whole, 0))
    if found.whole < 0:
        return Mended(found.row["id"], found.problems, len(found.rows), 0, "cannot be mended: left as it is", False)
    done = f"cut back to {found.whole}" if cut else "chain and fields made again"
    return Mended(found.row["id"], found.problems, found.whole, cut, done)


def _place(settings: Settings) -> Path:
    stamp = time.strftime("%Y%m%dT%H%M%SZ", time.gmtime())
    base = settings.sqlite_file
    return Path(f"{base}.cut-{stamp}.jsonl") if base is not None else Path(f"caracole-cut-{stamp}.jsonl")


def _set_aside(file: Path, bad: Sequence[Examined]) -> None:
    """Every game that is touched, whole as it was found."""
    if file.exists():
        raise CaracoleError(f"{file}: is there already")
    lines = [as_json({"format": FORMAT})]
    for found in bad:
        kept = [{"serial": serial, "body": body, "chain": chain} for serial, body, chain in found.rows]
        lines.append(as_json({"problems": found.problems, "game": dict(found.row), "entries": kept}))
    write_whole(file, ("\n".join(lines) + "\n").encode(), mode=0o600)


async def _mend(connection: AsyncConnection, found: Examined) -> None:
    name = found.row["id"]
    if found.whole < 0:
        return
    await connection.execute(delete(entries).where(entries.c.game == name, entries.c.serial > found.whole))
    values: dict[str, Any] = {"version": found.whole, "proposal": None}
    if found.match is not None:
        values |= row_fields(found.match)
        values |= _clocks(found)
    if any('"sealed"' in body for serial, body, _ in found.rows if serial > found.whole):
        values["secret"] = None  # it belongs to a seal that is cut: what is left can only be looked at
    await connection.execute(update(games).where(games.c.id == name).values(**values))
    await rechain(connection, name)


def _clocks(found: Examined) -> dict[str, Any]:
    """The clocks of those run who have to decide now; nobody pays for the time since."""
    plain = found.row["clocks"]
    if plain is None or found.match is None:
        return {}
    clocks = Clocks.read(from_json(plain))
    waiting = row_fields(found.match)["waiting"]
    clocks.at, clocks.running = time.time(), waiting.split(",") if waiting else []
    return {"clocks": as_json(clocks.plain()), "tabled": found.row["tabled"] + 1}


async def _examine(connection: AsyncConnection, name: str, keys: Keys | None) -> Examined | None:
    row = (await connection.execute(select(games).where(games.c.id == name))).mappings().first()
    found = await connection.execute(
        select(entries.c.serial, entries.c.body, entries.c.chain)
        .where(entries.c.game == name)
        .order_by(entries.c.serial)
    )
    if row is None:  # removed since
        return None
    return Examined(dict(row), [(serial, body, chain) for serial, body, chain in found], keys)


async def _whole_database(store: Store, connection: AsyncConnection) -> list[str]:
    orphans = select(entries.c.game).where(entries.c.game.not_in(select(games.c.id))).distinct()
    wrong = [f"there are entries of {game}, which is not there" for (game,) in await connection.execute(orphans)]
    if not store.settings.is_postgres:
        for (line,) in (await connection.execute(text("PRAGMA quick_check"))).all():
            wrong += [] if line == "ok" else [str(line)]
    return wrong


async def _keys(store: Store, connection: AsyncConnection) -> tuple[Keys | None, list[str]]:
    """The key that seeds are sealed with, if it is here; nobody makes one just to look."""
    sealed_with = (await connection.execute(select(facts.c.value).where(facts.c.name == "key"))).scalar()
    settings = store.settings
    if sealed_with is None or (settings.key is None and not key_file(settings).exists()):
        return None, [] if sealed_with is None else [f"the key {sealed_with} is not here: seeds were not checked"]
    if store.keys.fingerprint != sealed_with:
        return None, [f"the seeds are sealed with the key {sealed_with}, this is {store.keys.fingerprint}"]
    return store.keys, []


async def expect_new_tables(connection: AsyncConnection) -> None:
    present, newest = await connection.run_sync(revision_of)
    if present != newest:
        raise StoreError(f"the tables have revision {present}, this program {newest}: run 'caracole db migrate' first")


async def _expect_no_server(store: Store, connection: AsyncConnection) -> None:
    if await store.is_served(connection):
        raise StoreError("a server uses this database: stop it first")


async def with_store(settings: Settings, work: Callable[[Store], Awaitable[T]]) -> T:
    store = Store(settings)
    try:
        return await work(store)
    finally:
        await store.close()
