"""What a machine carries, computed from what is measured here; writes docs/capacity.md.

python scripts/capacity.py --out docs/capacity.md          all of it: minutes, on a quiet machine
python scripts/capacity.py --quick                         a look, with figures that mean little
python scripts/capacity.py --price 0.04                    what a core costs in an hour, with its share of memory
python scripts/capacity.py --responsive                    only this: do ten games against generals keep others waiting?

Measured: processor time and bytes per action, memory of a game that is played and of one that sleeps, what a
game adds to the database, how long each level of opponent thinks, one server process against two on PostgreSQL, and how
soon people are answered while ten generals think. Computed from these: how many games of each kind a core, a gigabyte
and ten machines carry, what a thousand games cost, and what breaks first.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import sqlite3
import sys
import tempfile
import time
from argparse import Namespace
from pathlib import Path
from random import Random
from typing import Any

import httpx

HERE = Path(__file__).parent
sys.path += [str(HERE), str(HERE.parent / "tests" / "server")]

from bench_server import Server, Tally, measure, milliseconds, table  # noqa: E402
from postgres import Cluster  # noqa: E402

from caracole.play import load, systems  # noqa: E402
from caracole.players import Offer, make_player, player_names  # noqa: E402
from caracole.players.games import derived_number, new_match  # noqa: E402

LIVE_PACE = 6.0
"""Seconds between two actions in a live game: a person thinks, and many decisions come in a run."""
MAIL_PACE = 6 * 3600.0
"""Seconds between two actions of a correspondence game: four a day."""
CORES, GIGABYTES, MACHINES = 2, 4, 10
"""Of one machine as they are rented, and how many of them."""
BUSY = 0.6
"""The share of a processor that may be planned for: the rest is for the evening when everybody comes."""
LENGTH = 600
"""Entries of a game from its first move to its last."""
GENERALS, OTHERS, PAUSE = 10, 20, 0.2
"""Games against generals, games of people beside them, and seconds that each of those people takes for an action."""
FEWEST, MOST = 10, 300
"""Decisions of each level that are timed."""
WITHIN = 200.0
"""Milliseconds in which 95 of 100 actions of those people are to be answered."""
FIRST = ("primo-giorno", "first-volley", "ticinus")
"""The scenario of each system in which its opponents are timed."""


def main() -> None:
    """Measure, compute, write."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--out", type=Path)
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--price", type=float, default=0.04, help="of a core for an hour, in any currency")
    parser.add_argument("--responsive", action="store_true", help="only the ten games against generals")
    wish = parser.parse_args()
    if wish.responsive:
        found = responsive(8.0 if wish.quick else 20.0)
        print(verdict(found))
        sys.exit(found["p95_ms"] > WITHIN)
    found = measured(quick=wish.quick)
    if wish.json:
        print(json.dumps(found, indent=2))
    page = written(found, wish.price)
    if wish.out is not None:
        wish.out.write_text(page, encoding="utf-8")
    elif not wish.json:
        print(page)


def say(what: str) -> None:
    """How far we are."""
    print(f"measuring: {what}", file=sys.stderr, flush=True)


# --- measuring -------------------------------------------------------------------------------------------------------


def measured(quick: bool) -> dict[str, Any]:
    """All figures."""
    seconds = 4.0 if quick else 15.0
    games = 20 if quick else 100
    begun = time.monotonic()
    say("actions, lean clients")
    lean = acted(games, seconds)
    say("actions, browsers")
    full = acted(games, seconds, full=True)
    say("memory and database")
    room = kept(games, seconds)
    say("PostgreSQL, one process")
    one = on_postgres(games, seconds, 1)
    say("PostgreSQL, two processes")
    two = on_postgres(games, seconds, 2)
    say("opponents")
    thinking = thought(2.0 if quick else 15.0)
    say("ten generals")
    generals = responsive(8.0 if quick else 20.0)
    return {
        "quick": quick,
        "minutes": round((time.monotonic() - begun) / 60, 1),
        "load": os.getloadavg()[0],
        "cores": os.cpu_count(),
        "lean": lean,
        "full": full,
        **room,
        "postgres": [one, two],
        "thinking": thinking,
        "generals": generals,
    }


def asked_for(games: int, seconds: float, full: bool = False) -> Namespace:
    """What the bench is told."""
    return Namespace(games=games, seconds=seconds, warm_up=3.0, scenario="drill", game="advanced", full=full)


def acted(games: int, seconds: float, full: bool = False) -> dict[str, Any]:
    """Actions on SQLite."""
    with tempfile.TemporaryDirectory(prefix="caracole-capacity-") as folder:
        server = Server(str(Path(folder) / "games.db"))
        try:
            return asyncio.run(measure(server, asked_for(games, seconds, full)))
        finally:
            server.stop()


def on_postgres(games: int, seconds: float, processes: int) -> dict[str, Any]:
    """Actions on PostgreSQL, every commit on disk."""
    with tempfile.TemporaryDirectory(prefix="caracole-capacity-") as folder:
        cluster = Cluster(Path(folder), durable=True)
        cluster.start()
        try:
            server = Server(cluster.url, processes)
            try:
                return asyncio.run(measure(server, asked_for(games, seconds)))
            finally:
                server.stop()
        finally:
            cluster.stop()


def kept(games: int, seconds: float) -> dict[str, Any]:
    """Memory of games that are played and of games that are not in memory, and what a game adds on disk."""
    with tempfile.TemporaryDirectory(prefix="caracole-capacity-") as folder:
        file = Path(folder) / "games.db"
        empty = at_rest(file)
        server = Server(str(file))
        try:
            asyncio.run(measure(server, asked_for(10, 2.0)))  # loads what all games share
            before = server.megabytes()
            played = asyncio.run(measure(server, asked_for(games, seconds)))
            live = (server.megabytes() - before) * 1024 / played["games_made"]
        finally:
            server.stop()
        with sqlite3.connect(file) as opened:
            (entries,) = opened.execute("SELECT count(*) FROM entries").fetchone()
            (kept_games,) = opened.execute("SELECT count(*) FROM games").fetchone()
            (bodies,) = opened.execute("SELECT sum(length(body) + length(chain)) FROM entries").fetchone()
        opened.close()
        size = file.stat().st_size
        sleeping = (at_rest(file) - empty) * 1024 / kept_games
    return {
        "kilobytes_live": round(max(live, 0.0), 1),
        "entries_of_live": round(entries / kept_games),
        "kilobytes_sleeping": round(max(sleeping, 0.0), 2),
        "sleeping_games": kept_games,
        "bytes_on_disk_per_entry": round(size / entries),
        "bytes_written_per_entry": round(bodies / entries),
        "megabytes_empty": round(empty),
    }


def at_rest(file: Path) -> float:
    """Megabytes of a server to which nobody has come yet."""
    server = Server(str(file))
    try:
        return server.megabytes()
    finally:
        server.stop()


def responsive(seconds: float) -> dict[str, Any]:
    """How soon people's actions are answered while ten generals think."""
    with tempfile.TemporaryDirectory(prefix="caracole-capacity-") as folder:
        server = Server(str(Path(folder) / "games.db"))
        try:
            return asyncio.run(_beside_generals(server, seconds))
        finally:
            server.stop()


async def _beside_generals(server: Server, seconds: float) -> dict[str, Any]:
    people, against = Tally(), Tally()
    wish = {"system": "gradisca", "scenario": "drill", "options": {"game": "advanced"}, "salt": "capacity"}
    seats = load("gradisca", "drill", None).seats
    general: dict[str, Any] = {seat: {"kind": "computer", "player": "general"} for seat in seats}
    general[seats[0]] = {"kind": "me"}
    async with httpx.AsyncClient(timeout=120) as client:
        (await client.post(f"{server.url}/api/games", json=wish)).raise_for_status()  # draws the board
        tasks = [
            *(
                asyncio.create_task(table(client, server.url, {**wish, "seats": general}, False, against, n))
                for n in range(GENERALS)
            ),
            *(
                asyncio.create_task(table(client, server.url, wish, False, people, GENERALS + n, PAUSE))
                for n in range(OTHERS)
            ),
        ]
        while against.games < GENERALS or people.games < OTHERS:
            await asyncio.sleep(0.1)
        await asyncio.sleep(3.0)
        people.measuring = against.measuring = True
        before = server.thinking_seconds()
        await asyncio.sleep(seconds)
        people.measuring = against.measuring = False
        thinking = (server.thinking_seconds() - before) / seconds
        memory = server.thinking_megabytes()
        people.stopped = against.stopped = True
        for task in tasks:
            task.cancel()
        ended = await asyncio.gather(*tasks, return_exceptions=True)
    broken = [repr(each) for each in ended if isinstance(each, Exception)]
    if broken:
        raise SystemExit(f"a client failed: {broken[0]}")
    found = sorted(people.latencies)
    return {
        "generals": GENERALS,
        "others": OTHERS,
        "actions": len(found),
        "against_generals": len(against.latencies),
        "p50_ms": milliseconds(found, 0.50),
        "p95_ms": milliseconds(found, 0.95),
        "p99_ms": milliseconds(found, 0.99),
        "thinking_cpu": round(thinking, 2),
        "thinking_mb": round(memory),
    }


def thought(seconds: float) -> list[dict[str, Any]]:
    """Processor seconds per decision of every level, in the first scenario of each system; each thinks so long."""
    rows = []
    for name in systems():
        game = load(name, next((each for each in FIRST if _has(name, each)), None), None)
        for level in player_names(name):
            rows.append({"system": name, "scenario": game.scenario, "level": level, **_thought(game, level, seconds)})
    return rows


def _has(system: str, scenario: str) -> bool:
    from caracole.play.registry import system as find  # noqa: PLC0415

    return any(row["id"] == scenario for row in find(system).scenarios())


def _thought(game: Any, level: str, seconds: float) -> dict[str, float]:
    players = [
        make_player(game.system, level, derived_number(1, f"player {seat}"), by_time=True)
        for seat in range(len(game.seats))
    ]
    match, rng = new_match(game, [level] * len(game.seats), 1), Random("offers")
    times: list[float] = []
    while match.decision is not None and (sum(times) < seconds or len(times) < FEWEST) and len(times) < MOST:
        seat = match.decision.seats[0]
        offer = Offer.of(game, match.state, seat, rng)
        began = time.process_time()
        chosen = players[seat].choose(game, seat, offer.view, offer)
        times.append(time.process_time() - began)
        match.play(seat, chosen.action)
    times.sort()
    return {
        "decisions": len(times),
        "mean": round(sum(times) / len(times), 4),
        "p99": round(times[min(len(times) - 1, int(0.99 * len(times)))], 4),
    }


# --- computing -------------------------------------------------------------------------------------------------------


def written(found: dict[str, Any], price: float) -> str:
    """The page."""
    full, lean = found["full"], found["lean"]
    seconds = full["server_cpu_ms_per_action"] / 1000
    live_by_core, mail_by_core = BUSY / seconds * LIVE_PACE, BUSY / seconds * MAIL_PACE
    live_by_gigabyte = (1024 - found["megabytes_empty"]) * 1024 / max(1.0, found["kilobytes_live"])
    disk = LENGTH * found["bytes_on_disk_per_entry"]
    one, two = found["postgres"]
    gain = two["actions_per_second"] / max(1, one["actions_per_second"])
    opponents = [row for row in found["thinking"] if row["level"] != "random"]
    lines = [
        "# Capacity",
        "",
        "What a server carries. Made by `make capacity`; run it again instead of editing this page. Everything before",
        "*What that carries* was measured; the rest is computed from that, and says how.",
        "",
        f"The machine: {found['cores']} cores, load {found['load']:.1f} at the end, {found['minutes']:g} minutes.",
        "Server, database and clients share it, so the actions per second are those of about half of it. A load well",
        "above the number of cores means that others were at work: then answers take too long, and processor times",
        "still say something." + (" **A short run (`--quick`): the figures are rough.**" if found["quick"] else ""),
        "",
        "## An action",
        "",
        "| | programs (lean) | browsers (scenes and offers) |",
        "| --- | --- | --- |",
        f"| actions per second, {lean['games']} games at once | {lean['actions_per_second']:,} "
        f"| {full['actions_per_second']:,} |",
        f"| answer, half of them within | {lean['p50_ms']} ms | {full['p50_ms']} ms |",
        f"| 95 in 100 | {lean['p95_ms']} ms | {full['p95_ms']} ms |",
        f"| 99 in 100 | {lean['p99_ms']} ms | {full['p99_ms']} ms |",
        f"| processor time | {lean['server_cpu_ms_per_action']} ms | {full['server_cpu_ms_per_action']} ms |",
        f"| sent to both players | {lean['bytes_per_action']:,} bytes | {full['bytes_per_action']:,} bytes |",
        "",
        "## A game",
        "",
        "| | |",
        "| --- | --- |",
        f"| a server without games | {found['megabytes_empty']} MB |",
        f"| a game in memory, {found['entries_of_live']} entries old | {found['kilobytes_live']} kB |",
        f"| a game that sleeps in the database (of {found['sleeping_games']}) | {found['kilobytes_sleeping']} kB |",
        f"| an entry on disk | {found['bytes_on_disk_per_entry']:,} bytes, of them "
        f"{found['bytes_written_per_entry']:,} its text and its link |",
        f"| a game of {LENGTH} entries on disk | {disk / 1e6:.2f} MB |",
        "",
        "## One process and two, on PostgreSQL",
        "",
        "| processes | actions per second | 99 in 100 within | processor time an action |",
        "| --- | --- | --- | --- |",
        *(
            f"| {number} | {row['actions_per_second']:,} | {row['p99_ms']} ms | {row['server_cpu_ms_per_action']} ms |"
            for number, row in ((1, one), (2, two))
        ),
        "",
        f"Two processes take {gain:.2f} times the actions of one here, where database, clients and servers share "
        f"{found['cores']} cores.",
        "",
        "## Opponents",
        "",
        "Processor seconds per decision.",
        "",
        "| system | scenario | level | decisions | mean | 99 in 100 |",
        "| --- | --- | --- | --- | --- | --- |",
        *(
            f"| {row['system']} | {row['scenario']} | {row['level']} | {row['decisions']} | {row['mean']:.4f} "
            f"| {row['p99']:.4f} |"
            for row in found["thinking"]
        ),
        "",
        "## People beside ten generals",
        "",
        verdict(found["generals"]),
        "",
        "## What that carries",
        "",
        f"Computed with {BUSY:.0%} of a processor planned for, an action every {LIVE_PACE:g} s in a live game and "
        f"every {MAIL_PACE / 3600:g} hours by correspondence, all players in browsers. A machine has {CORES} cores and "
        f"{GIGABYTES} GB. Against an opponent one action in two is its own, and its thinking alone is counted.",
        "",
        "| | a core | a gigabyte | ten machines |",
        "| --- | --- | --- | --- |",
        f"| live games | {live_by_core:,.0f} | {live_by_gigabyte:,.0f} | {_ten(live_by_core, live_by_gigabyte)} |",
        f"| correspondence games | {mail_by_core:,.0f} | no limit: they sleep "
        f"| {mail_by_core * CORES * MACHINES:,.0f} |",
        *(
            f"| live games against {row['system']} {row['level']} | {_against(row):,.0f} | as live games "
            f"| {_ten(_against(row), live_by_gigabyte)} |"
            for row in opponents
        ),
        "",
        f"The processes that think, draw and plan for a server hold {found['generals']['thinking_mb']} MB together, "
        "however many games they think for.",
        "",
        "## What a thousand games cost",
        "",
        f"From the first entry to the last ({LENGTH} of them), at {price:g} for a core-hour, whatever the currency "
        "(`--price`). Live and correspondence games need the same processor time. Disk stays as long as the games do.",
        "",
        "| a thousand games | core-hours | GB of disk | price |",
        "| --- | --- | --- | --- |",
        _cost("between people", LENGTH * seconds, disk, price),
        *(
            _cost(f"against {row['system']} {row['level']}", LENGTH * (seconds + row["mean"] / 2), disk, price)
            for row in opponents
        ),
        "",
        f"A thousand live games at once want {1000 / live_by_core:.2f} cores and {1000 / live_by_gigabyte:.2f} GB of "
        f"memory; a thousand correspondence games {1000 / mail_by_core:.5f} cores.",
        "",
        "## What breaks first",
        "",
        _first(live_by_core * CORES, live_by_gigabyte * GIGABYTES, found),
        "",
    ]
    return "\n".join(lines)


def verdict(found: dict[str, Any]) -> str:
    """Whether people stay quick beside generals, in a sentence."""
    held = "within" if found["p95_ms"] <= WITHIN else "beyond"
    return (
        f"{found['generals']} games against generals at once, and {found['others']} games of people beside them: of "
        f"{found['actions']:,} actions of those people half were answered within {found['p50_ms']} ms, 95 in 100 "
        f"within {found['p95_ms']} ms ({held} the {WITHIN:g} ms that are the aim), 99 in 100 within {found['p99_ms']} "
        f"ms. Meanwhile the processes that think used {found['thinking_cpu']} cores, and {found['against_generals']} "
        "actions were answered at the tables of the generals."
    )


def _against(row: dict[str, Any]) -> float:
    """Live games against an opponent that a core carries."""
    return BUSY / max(row["mean"], 1e-4) * 2 * LIVE_PACE


def _cost(what: str, seconds: float, disk: float, price: float) -> str:
    hours = 1000 * seconds / BUSY / 3600
    return f"| {what} | {hours:.2f} | {1000 * disk / 1e9:.2f} | {hours * price:.2f} |"


def _ten(by_core: float, by_gigabyte: float) -> str:
    return f"{min(by_core * CORES, by_gigabyte * GIGABYTES) * MACHINES:,.0f}"


def _first(by_cores: float, by_memory: float, found: dict[str, Any]) -> str:
    wall = "the processor" if by_cores < by_memory else "memory"
    slowest = max(found["thinking"], key=lambda row: row["mean"])
    return (
        f"With people alone {wall}: {min(by_cores, by_memory):,.0f} live games on one machine, where the other would "
        f"carry {max(by_cores, by_memory):,.0f}. With opponents the thinking does: {_against(slowest):,.0f} games "
        f"against the slowest of them ({slowest['system']}, {slowest['level']}) fill a core. They wait in a fair line, "
        "so people's games stay quick and opponents become slow. SQLite writes in one process; past one core of "
        "actions it takes PostgreSQL and more processes."
    )


if __name__ == "__main__":
    main()
