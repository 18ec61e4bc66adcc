"""``caracole db upgrade``: games that go on are moved to the present rules, if these would have brought them where they
stand.

A game that would have gone otherwise stays under the rules it has, and its players are told from where on. Each game is
a transaction of its own, made only if the game is still what was looked at, so that it may be stopped and begun again,
and a server on PostgreSQL may run meanwhile.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Mapping
from contextlib import AbstractContextManager, nullcontext
from typing import Any, Literal

import msgspec
from msgspec import Struct
from sqlalchemy import select

from caracole.kernel import CaracoleError, Game, NotCarried
from caracole.play.match import CannotAmend, Match
from caracole.play.record import Played, Record
from caracole.play.replay import Illegal, WrongGame
from caracole.server.checking import expect_new_tables, with_store
from caracole.server.private import alone
from caracole.server.revisions import (
    difference,
    is_present,
    kept_move,
    own_game,
    present_game,
    read_kept,
    revision_of,
)
from caracole.server.settings import Settings
from caracole.server.store import Store, Taken, as_json, from_json, why_damaged
from caracole.server.tables import entries, games

TRIES = 5
"""How often a game is looked at again that went on while it was looked at."""

State = Literal["present", "passes", "differs", "unreadable"]


class Difference(Struct):
    """Where the present rules part from a game: the entry (0: the set-up) with who did what, and the refusal or what
    else is different. ``to`` is the length of the line before it; None if the game cannot go back there."""

    serial: int
    to: int | None
    problem: str
    seat: str | None = None
    action: dict[str, Any] | None = None
    refusal: dict[str, Any] | None = None


class Finding(Struct):
    """What the present rules make of a game, and what was done about it."""

    game: str
    state: State
    system: str = ""
    scenario: str = ""
    options: dict[str, Any] = {}
    revision: int = 0
    """Under which it is played."""
    present: int = 0
    """The present one."""
    data_digest: str = ""
    """Of the present data."""
    data_changed: bool = False
    is_carried: bool = True
    """Its own rules and data are here: it can be played on as it is."""
    entries: int = 0
    difference: Difference | None = None
    problem: str = ""
    done: Literal["", "moved", "told"] = ""


class UpgradeReport(Struct):
    """What was found and done; games under the present rules are only counted."""

    games: int
    present: int
    findings: list[Finding]
    dry_run: bool

    def of(self, state: State) -> list[Finding]:
        """Those of which this is true."""
        return [finding for finding in self.findings if finding.state == state]

    @property
    def is_good(self) -> bool:
        """Every game that goes on is under the present rules, or can be."""
        return all(finding.state == "passes" for finding in self.findings)


# --- one game --------------------------------------------------------------------------------------------------------


def look_at(row: Mapping[str, Any], bodies: list[str]) -> tuple[Finding, Match | None]:
    """What the present rules make of a game; with the match that is moved to them if they agree."""
    record = read_kept({**row, "secret": None}, bodies)  # nothing is rolled here
    header = record.header
    if is_present(record):
        return Finding(row["id"], "present"), None
    present = present_game(record)
    found = Finding(
        row["id"],
        "passes",
        header.system,
        header.scenario,
        dict(header.options),
        revision_of(record),
        present.revision,
        present.data_digest,
        record.data_digest != present.data_digest,
        entries=record.version,
    )
    try:
        own = own_game(record)
    except (NotCarried, WrongGame):
        found.is_carried, own = False, present
    # What was taken back keeps its own rules. If they are not here it has to agree as well: else nobody can replay it.
    parted = None if found.is_carried else difference(present, record, taken_back=True)
    match = None
    if parted is None:
        match = Match.resume(own, record, any_revision=not found.is_carried, verify=False, trust=True)
        try:
            match.amend(present)
        except CannotAmend as error:
            parted = error.difference
        except Exception:  # the present rules stumble over it
            parted = difference(present, record)
            if parted is None:
                raise
    if parted is None:
        return found, match
    found.state, found.difference = "differs", _told(present, record, parted)
    return found, None


def _told(present: Game[Any], record: Record, parted: Illegal) -> Difference:
    serials = [entry.serial for entry in record.line]
    told = Difference(parted.serial, serials.index(parted.serial) if parted.serial in serials else None, parted.problem)
    entry = record.entries[parted.serial - 1] if parted.serial else None
    if isinstance(entry, Played):
        told.seat, told.action = record.header.seats[entry.seat], entry.action
    if parted.refusal is not None:
        told.refusal = present.explain(parted.refusal)
    return told


# --- all games -------------------------------------------------------------------------------------------------------


def upgrade(settings: Settings, dry_run: bool, begin: Callable[[int], Callable[[], None]]) -> UpgradeReport:
    """Look at every game that goes on, and unless it is a ``dry_run`` move those that pass and tell the players of the
    others. ``begin`` is told how many there are. On SQLite no server may run, unless nothing is done."""

    async def work(store: Store) -> UpgradeReport:
        if not dry_run:
            await store.prepare_tables()
        async with store.reading() as connection:
            await expect_new_tables(connection)
            going_on = select(games.c.id).where(games.c.over.is_(False), games.c.secret.is_not(None))
            names = list((await connection.execute(going_on.order_by(games.c.created, games.c.id))).scalars())
        report = UpgradeReport(len(names), 0, [], dry_run)
        advance = begin(len(names))
        for name in names:
            found = await _upgrade(store, name, dry_run)
            if found is None or found.state == "present":
                report.present += found is not None
            else:
                report.findings.append(found)
            advance()
        return report

    guard: AbstractContextManager[None] = nullcontext() if dry_run else alone(settings)
    with guard:
        return asyncio.run(with_store(settings, work))


async def _upgrade(store: Store, name: str, dry_run: bool) -> Finding | None:
    """One game; None if it is gone or over by now. What goes wrong with it does not stop the others."""
    for _ in range(TRIES):
        try:
            read = await _read(store, name)
            if read is None or read[0]["over"]:
                return None
            row, bodies = read
            found, match = look_at(row, bodies)
            if not dry_run:
                await _do(store, row, found, match)
            return found
        except Taken:  # the game went on meanwhile
            continue
        except (CaracoleError, msgspec.MsgspecError, ValueError, LookupError, TypeError, AssertionError) as error:
            return Finding(name, "unreadable", problem=str(error) or type(error).__name__)
    return Finding(name, "unreadable", problem="it goes on all the time: try again later")


async def _read(store: Store, name: str) -> tuple[dict[str, Any], list[str]] | None:
    async with store.one_moment() as connection:
        row = (await connection.execute(select(games).where(games.c.id == name))).mappings().first()
        found = await connection.execute(
            select(entries.c.serial, entries.c.body, entries.c.chain)
            .where(entries.c.game == name)
            .order_by(entries.c.serial)
        )
        rows = [(serial, body, chain) for serial, body, chain in found]
    if row is None:
        return None
    kept = dict(row)
    damage = why_damaged(kept, rows)
    if damage is not None:
        raise CaracoleError(f"{damage}; 'caracole db verify' tells more")
    return kept, [body for _, body, _ in rows]


async def _do(store: Store, row: dict[str, Any], found: Finding, match: Match | None) -> None:
    if match is not None:
        await store.writer.scribe.write([kept_move(row, match, forgive=not found.is_carried)])
        found.done = "moved"
    if found.difference is not None:
        found.done = "told"
    notice = None if found.difference is None else _notice(row, found)
    if notice != row["notice"]:
        await store.change_notice(row["id"], notice)


def _notice(row: Mapping[str, Any], found: Finding) -> str:
    """What is kept for the players. Not what was done there: that may be a secret of one of them."""
    assert found.difference is not None
    before = from_json(row["notice"])
    told = {
        "revision": found.present,
        "data_digest": found.data_digest,
        "serial": found.difference.serial if found.difference.to is not None else 0,
    }
    if before is not None and all(before.get(key) == value for key, value in told.items()):
        return str(row["notice"])
    return as_json({**told, "at": time.time()})
