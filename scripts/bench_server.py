"""How many actions a server takes: N games at once, two socket clients each, playing at random.

python scripts/bench_server.py                        100 games for 15 seconds on a fresh SQLite file
python scripts/bench_server.py --games 20 --json      the figures for a program
python scripts/bench_server.py --full                 clients as a browser is one: scenes and all offers
python scripts/bench_server.py --database postgresql://...
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from itertools import count
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

TICKS = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100


class Tally:
    """What was measured."""

    def __init__(self) -> None:
        self.latencies: list[float] = []
        self.measuring = False
        self.stopped = False
        self.games = 0
        self.bytes_sent = 0
        """By the server, while it was measured."""
        self.troubles: dict[str, int] = {}


class Server:
    """A server in a process of its own."""

    def __init__(self, database: str, processes: int = 1) -> None:
        environment = {
            **os.environ,
            "CARACOLE_DATABASE_URL": database,
            "CARACOLE_REQUESTS": "100000000",
            "CARACOLE_BURST": "100000",
            "CARACOLE_RATE": "100000",
            "CARACOLE_SOCKETS": "100000",
            "CARACOLE_ALL_SOCKETS": "100000",
            "CARACOLE_QUESTIONS": "1000000",
        }
        self.process = subprocess.Popen(
            [
                sys.executable,
                "-m",
                "caracole.cli",
                "serve",
                "--port",
                "0",
                "--no-warm-up",
                "--processes",
                str(processes),
            ],
            stdout=subprocess.PIPE,
            env=environment,
            text=True,
        )
        assert self.process.stdout is not None
        self.url = self.process.stdout.readline().split(" ", 1)[1].strip().rstrip("/").replace("localhost", "127.0.0.1")
        for _ in range(600):
            try:
                httpx.get(f"{self.url}/health", timeout=1)
                return
            except httpx.HTTPError:
                time.sleep(0.05)
        raise SystemExit("the server does not answer")

    def processor_seconds(self) -> float:
        """Time spent by the server: its process, and those that share its socket."""
        return sum(_seconds_of(process) for process in (self.process.pid, *self.children()))

    def children(self) -> list[int]:
        """The processes that it has started."""
        tasks = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children")
        return [int(word) for word in tasks.read_text(encoding="ascii").split()]

    def megabytes(self) -> float:
        """Memory that the server process holds."""
        return _megabytes_of(self.process.pid)

    def thinking_seconds(self) -> float:
        """Time spent by the processes that it has started."""
        return sum(_seconds_of(child) for child in self.children())

    def thinking_megabytes(self) -> float:
        """Memory that those hold."""
        return sum(_megabytes_of(child) for child in self.children())

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(20)


def _seconds_of(process: int) -> float:
    fields = Path(f"/proc/{process}/stat").read_text(encoding="ascii").rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def _megabytes_of(process: int) -> float:
    for line in Path(f"/proc/{process}/status").read_text(encoding="ascii").splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) / 1024
    return 0.0


async def seat(
    url: str, game: str, token: str, full: bool, tally: Tally, rng: random.Random, pause: float = 0.0
) -> None:
    """One client: acts whenever it has to decide, after a pause (seconds), until the game is over."""
    address = url.replace("http", "ws", 1) + f"/ws/games/{game}"
    decode, encode = msgspec.json.Decoder().decode, msgspec.json.Encoder().encode
    sent: dict[int, float] = {}
    numbers, waiting = count(1), set[asyncio.Task[None]]()

    async def act(version: int, action: Any) -> None:
        if pause:
            await asyncio.sleep(pause * rng.uniform(0.5, 1.5))
        request = next(numbers)
        sent[request] = time.perf_counter()
        with suppress(ConnectionClosed):  # the game is over
            await socket.send(encode({"type": "act", "id": request, "version": version, "action": action}).decode())

    async with connect(address, max_size=None, compression=None, ping_interval=None) as socket:
        await socket.send(encode({"type": "hello", "token": token, "lean": not full}).decode())
        async for text in socket:
            message = decode(text)
            if tally.measuring:
                tally.bytes_sent += len(text)
            kind = message["type"]
            if kind == "accepted":
                began = sent.pop(message["id"])
                if tally.measuring:
                    tally.latencies.append(time.perf_counter() - began)
                continue
            actions: list[Any] = []
            if kind == "lean":
                actions, over = message["actions"], message["over"]
            elif kind == "update":
                actions = [each["action"] for each in message["offers"]["actions"]] if message["offers"] else []
                over = (message.get("change") or message.get("scene") or {}).get("result") is not None
            else:
                if kind not in ("welcome", "table", "stale"):
                    tally.troubles[kind] = tally.troubles.get(kind, 0) + 1
                continue
            if over or tally.stopped:
                return
            if (
                actions
            ):  # whoever pauses goes on listening, so that the pause is no part of the answer to the last action
                acting = asyncio.create_task(act(message["version"], rng.choice(actions)))
                waiting.add(acting)
                acting.add_done_callback(waiting.discard)


async def table(
    client: httpx.AsyncClient,
    url: str,
    wish: dict[str, Any],
    full: bool,
    tally: Tally,
    n: int,
    pause: float = 0.0,
) -> None:
    """Game after game at one table. Seats that the wish gives to a computer player are its own."""
    rng = random.Random(n)
    while not tally.stopped:
        answer = await client.post(f"{url}/api/games", json=wish)
        if answer.status_code == httpx.codes.TOO_MANY_REQUESTS:  # everybody begins at once: wait as a client would
            await asyncio.sleep(float(answer.headers.get("retry-after", "1")))
            continue
        made = answer.raise_for_status().json()
        tally.games += 1
        tokens = []
        for link in made["links"]:
            if wish.get("seats"):
                tokens.append(link["token"])
                continue
            taken = await client.post(f"{url}/api/games/{made['game']['id']}/seat", json={"token": link["token"]})
            tokens.append(taken.json()["token"])
        await asyncio.gather(*(seat(url, made["game"]["id"], token, full, tally, rng, pause) for token in tokens))


def milliseconds(found: list[float], part: float) -> float:
    """Within this time so many of them were answered; ``found`` are seconds, the shortest first."""
    return round(found[min(len(found) - 1, int(part * len(found)))] * 1000, 1) if found else 0.0


async def measure(server: Server, wish: argparse.Namespace) -> dict[str, Any]:
    """Warm up, measure, stop."""
    tally = Tally()
    game = {"system": "gradisca", "scenario": wish.scenario, "options": {"game": wish.game}, "salt": "bench"}
    async with httpx.AsyncClient(timeout=120) as client:
        (await client.post(f"{server.url}/api/games", json=game)).raise_for_status()  # draws the board
        tasks = [asyncio.create_task(table(client, server.url, game, wish.full, tally, n)) for n in range(wish.games)]
        while tally.games < wish.games:
            await asyncio.sleep(0.1)
        await asyncio.sleep(wish.warm_up)
        before, mine, started = server.processor_seconds(), time.process_time(), time.perf_counter()
        tally.measuring = True
        await asyncio.sleep(wish.seconds)
        tally.measuring = False
        passed = time.perf_counter() - started
        spent, client_spent = server.processor_seconds() - before, time.process_time() - mine
        memory = server.megabytes()
        tally.stopped = True
        await asyncio.wait(tasks, timeout=10)
        for task in tasks:
            if not task.done():
                task.cancel()
            elif task.exception() is not None:
                name = repr(task.exception())[:200]
                tally.troubles[name] = tally.troubles.get(name, 0) + 1
    found = sorted(tally.latencies)

    return {
        "scenario": wish.scenario,
        "game": wish.game,
        "clients": "full" if wish.full else "lean",
        "games": wish.games,
        "games_made": tally.games,
        "seconds": round(passed, 1),
        "actions": len(found),
        "actions_per_second": round(len(found) / passed),
        "p50_ms": milliseconds(found, 0.50),
        "p95_ms": milliseconds(found, 0.95),
        "p99_ms": milliseconds(found, 0.99),
        "server_memory_mb": round(memory),
        "server_cpu": round(spent / passed, 2),
        "server_cpu_ms_per_action": round(spent / max(1, len(found)) * 1000, 3),
        "bytes_per_action": round(tally.bytes_sent / max(1, len(found))),
        "clients_cpu": round(client_spent / passed, 2),
        "load_of_machine": round(os.getloadavg()[0], 1),
        "troubles": tally.troubles,
    }


def main() -> None:
    """Read the command line, measure, print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=15.0)
    parser.add_argument("--warm-up", type=float, default=3.0)
    parser.add_argument("--scenario", default="drill")
    parser.add_argument("--game", default="advanced", choices=("basic", "advanced"))
    parser.add_argument("--full", action="store_true")
    parser.add_argument("--database")
    parser.add_argument("--processes", type=int, default=1, help="more than one needs PostgreSQL")
    parser.add_argument("--json", action="store_true")
    wish = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="caracole-bench-") as folder:
        server = Server(wish.database or str(Path(folder) / "games.db"), wish.processes)
        try:
            found = asyncio.run(measure(server, wish))
        finally:
            server.stop()
    if wish.json:
        print(json.dumps(found, indent=2))
    else:
        for name, value in found.items():
            print(f"{name.replace('_', ' '):20} {value}")


if __name__ == "__main__":
    main()
