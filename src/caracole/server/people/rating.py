"""What a finished game says about its players: a result for each account, and new ratings where it counts.

Rated are games with two seats between players who are known: accounts and computer players. A game with a guest, an
imported one, one that was not meant to be rated, one to which somebody signed in when it was under way, and one of a
person against themselves is a result without a rating; a game that was closed is nothing at all.

This runs in the transaction that ends the game, on whichever database: it is a generator that yields questions in SQL
and gets the rows. Going through all games again in the order in which they ended gives the same ratings.
"""

from __future__ import annotations

from collections.abc import Generator, Mapping
from typing import Any, NamedTuple

import msgspec

from caracole.server.people.glicko import Played, Rating, after, rested

Row = tuple[Any, ...]
Question = tuple[str, dict[str, Any]]
Asking = Generator[Question, list[Row], None]


class Side(NamedTuple):
    """One of two players: ``key`` is an account or a computer player, empty for a guest."""

    seat: str
    key: str
    name: str
    score: float


GAME = "SELECT header, seats, imported, rated, winners FROM games WHERE id = :game"
HOLDERS = "SELECT seats, account FROM links WHERE game = :game AND account IS NOT NULL"
LAST = "SELECT body FROM entries WHERE game = :game ORDER BY serial DESC LIMIT 1"
BEFORE = "SELECT rating, deviation, volatility, at, games FROM ratings WHERE player = :player AND system = :system"
KEEP = """
INSERT INTO ratings (player, system, rating, deviation, volatility, games, at)
VALUES (:player, :system, :rating, :deviation, :volatility, :games, :at)
ON CONFLICT (player, system) DO UPDATE SET rating = excluded.rating, deviation = excluded.deviation,
    volatility = excluded.volatility, games = excluded.games, at = excluded.at
"""
RESULT = """
INSERT INTO results (game, player, opponent, opponent_name, system, scenario, seat, score, at, rating, change)
VALUES (:game, :player, :opponent, :opponent_name, :system, :scenario, :seat, :score, :at, :rating, :change)
"""


def account_key(account: int) -> str:
    """An account, as results name it."""
    return f"account {account}"


def computer_key(system: str, player: str) -> str:
    """A computer player, as results name it."""
    return f"computer {system} {player}"


def enter_result(game: str, at: float) -> Asking:
    """Write down what this game, which is over since that moment, says about its players."""
    rows = yield GAME, {"game": game}
    header, seats, imported, rated, winners = rows[0]
    holders = yield HOLDERS, {"game": game}
    last = yield LAST, {"game": game}
    if imported or (last and msgspec.json.decode(last[0][0]).get("ended") == "closed"):
        return
    plain = msgspec.json.decode(header)
    table = msgspec.json.decode(seats)
    if len(table) != 2:
        return
    held = {seat: account for seats_of, account in holders for seat in seats_of.split(",")}
    sides = [_side(row, plain["system"], held, winners.split(",") if winners else []) for row in table]
    about = {"game": game, "system": plain["system"], "scenario": plain["scenario"], "at": at}
    known = all(side.key for side in sides) and not any(row.get("late") for row in table)
    counts = bool(rated) and known and sides[0].key != sides[1].key
    yield from _enter(sides, about, counts)


def _side(row: Mapping[str, Any], system: str, held: Mapping[str, int], winners: list[str]) -> Side:
    seat, key = row["seat"], ""
    if row["kind"] == "computer":
        key = computer_key(system, row["player"])
    elif seat in held:
        key = account_key(held[seat])
    score = 0.5 if not winners else float(seat in winners)
    return Side(seat, key, row["name"] if row["kind"] != "computer" else row["player"], score)


def _enter(sides: list[Side], about: dict[str, Any], counts: bool) -> Asking:
    before: list[tuple[Rating, int]] = []
    if counts:
        for side in sides:
            rows = yield BEFORE, {"player": side.key, "system": about["system"]}
            before.append(_known(rows, about["at"]))
    for number, (mine, other) in enumerate(((sides[0], sides[1]), (sides[1], sides[0]))):
        if not mine.key or (mine.key == other.key and number):
            continue
        now: Rating | None = None
        if counts:
            now = after(before[number][0], [Played(before[1 - number][0], mine.score)])
            kept = {"player": mine.key, "system": about["system"], "games": before[number][1] + 1, "at": about["at"]}
            yield KEEP, {**kept, **now._asdict()}
        change = None if now is None else now.rating - before[number][0].rating
        told = {"player": mine.key, "opponent": other.key, "opponent_name": other.name, "seat": mine.seat}
        value = None if now is None else now.rating
        yield RESULT, {**about, **told, "score": mine.score, "rating": value, "change": change}


def _known(rows: list[Row], now: float) -> tuple[Rating, int]:
    if not rows:
        return Rating(), 0
    rating, deviation, volatility, at, games = rows[0]
    return rested(Rating(rating, deviation, volatility), now - at), games
