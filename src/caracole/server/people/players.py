"""Players' pages: results, ratings, who won how often against whom. Only of games that are over."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from sqlalchemy import delete, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from caracole.server.names import folded
from caracole.server.people.glicko import Rating, rested
from caracole.server.people.protocol import HeadToHead, PlayerPage, PlayerResult, SystemRating
from caracole.server.people.rating import account_key, computer_key
from caracole.server.showing import stamp
from caracole.server.store import Store
from caracole.server.tables import accounts, games, ratings, results
from caracole.server.writer import enter

COMPUTER = "~"
"""Before the name of a computer player, which no account can have: ``~system.player``."""
SHOWN = 50
"""Results on a page."""
UNSURE = 110.0
"""A rating with a larger deviation is marked as not yet sure."""


async def page_of(store: Store, name: str) -> PlayerPage | None:
    """The page of an account, or of a computer player; None if there is none."""
    async with store.reading() as connection:
        found = await _who(connection, name)
        if found is None:
            return None
        key, shown, since = found
        rows = await connection.execute(select(ratings).where(ratings.c.player == key).order_by(ratings.c.system))
        rated = [_rating(row) for row in rows]
        mine = results.c.player == key
        asked = select(results, games.c.onlookers).join(games, games.c.id == results.c.game).where(mine)
        last = (await connection.execute(asked.order_by(results.c.at.desc()).limit(SHOWN))).all()
        tallies = await connection.execute(
            select(results.c.opponent, results.c.opponent_name, results.c.score, func.count())
            .where(mine)
            .group_by(results.c.opponent, results.c.opponent_name, results.c.score)
        )
        counted = [tuple(row) for row in tallies]
        names = await _names(connection, {row.opponent for row in last} | {row[0] for row in counted})
    return PlayerPage(
        name=shown,
        computer=name.startswith(COMPUTER),
        since=None if since is None else stamp(since),
        ratings=rated,
        results=[_result(row, names) for row in last],
        against=_against(counted, names),
    )


async def _who(connection: AsyncConnection, name: str) -> tuple[str, str, float | None] | None:
    if name.startswith(COMPUTER):
        system, _, player = name.removeprefix(COMPUTER).partition(".")
        key = computer_key(system, player)
        known = await connection.execute(select(results.c.game).where(results.c.player == key).limit(1))
        return (key, player, None) if known.first() is not None else None
    asked = select(accounts.c.id, accounts.c.name, accounts.c.created).where(accounts.c.folded == folded(name))
    row = (await connection.execute(asked)).first()
    return None if row is None else (account_key(row.id), row.name, row.created)


async def _names(connection: AsyncConnection, keys: set[str]) -> Callable[[str], str | None]:
    """How the page of each of these players is called; None for guests."""
    numbers = [int(key.split(" ")[1]) for key in keys if key.startswith("account ")]
    rows = await connection.execute(select(accounts.c.id, accounts.c.name).where(accounts.c.id.in_(numbers)))
    found = {account_key(row.id): row.name for row in rows}

    def name(key: str) -> str | None:
        if key.startswith("computer "):
            return COMPUTER + ".".join(key.split(" ")[1:])
        return found.get(key)

    return name


def _rating(row: Any) -> SystemRating:
    now = rested(Rating(row.rating, row.deviation, row.volatility), time.time() - row.at)
    return SystemRating(row.system, round(now.rating), round(now.deviation), row.games, now.deviation > UNSURE)


def _result(row: Any, names: Callable[[str], str | None]) -> PlayerResult:
    return PlayerResult(
        game=row.game if row.onlookers else None,
        system=row.system,
        scenario=row.scenario,
        seat=row.seat,
        opponent=row.opponent_name,
        page=names(row.opponent),
        score=row.score,
        at=stamp(row.at),
        rating=None if row.rating is None else round(row.rating),
        change=None if row.change is None else round(row.change),
    )


def _against(counted: list[tuple[Any, ...]], names: Callable[[str], str | None]) -> list[HeadToHead]:
    """Guests are counted together: nobody knows who they are."""
    found: dict[str, HeadToHead] = {}
    for key, called, score, count in counted:
        row = found.setdefault(key, HeadToHead(called if key else "", names(key)))
        if score == 1:
            row.won += count
        elif score == 0:
            row.lost += count
        else:
            row.drawn += count
    return sorted(found.values(), key=lambda row: -(row.won + row.drawn + row.lost))


async def rate_again(store: Store) -> int:
    """Go through all games that are over, in the order in which they ended; how many."""
    async with store.writing() as connection:
        for table in (results, ratings):
            await connection.execute(delete(table))
        asked = select(games.c.id, games.c.changed).where(games.c.over.is_(True)).order_by(games.c.changed, games.c.id)
        over = (await connection.execute(asked)).all()
        for game, at in over:
            await enter(connection, game, at)
    return len(over)
