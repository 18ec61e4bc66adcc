"""Games as a data set: Parquet files that DuckDB, Polars and pandas read.

``games``       one row per game: who played what with which seed, who won, the digest of the last state
``decisions``   one row per decision, with the action: enough to play the game again
``events``      one row per event: kind, rule, places, who was lost
``standings``   the score at some moments of each game
``positions``   where everything stood at these moments
``timings``     how long each seat thought; the only file that differs from run to run

Whoever plays games makes tables of them and packs them; whoever keeps them puts what arrives into ``parts`` as it is,
batch by batch, so that one process can keep what very many play. :meth:`Dataset.finish` joins the parts in the order of
the games. A run that was stopped goes on with what is missing.
"""

from __future__ import annotations

import itertools
import json
import os
import shutil
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from caracole.kernel import CaracoleError
from caracole.lab.games import Played, Task

if TYPE_CHECKING:
    import pyarrow

FILES = ("games", "decisions", "events", "standings", "positions", "timings")
ABOUT = "about.json"
PARTS, PART, JOINED = "parts", ".part", "parts.joined"
PACKING, LENGTH = "zstd", 8
"""How a table is packed, and into how many bytes before it its length goes."""
GROUP = 65_536
"""Rows that are written together, so that files do not depend on how the games were shared out."""
METADATA = b"caracole"


class NotInstalled(CaracoleError):
    """A package is missing that belongs to an extra."""

    def __init__(self, extra: str, package: str | None) -> None:
        super().__init__(f"{package or 'a package'} is not installed: pip install 'caracole[{extra}]'")


def arrow() -> Any:
    """pyarrow, with its Parquet module; only who keeps a data set needs it."""
    try:
        import pyarrow  # noqa: PLC0415 - it takes a while
        import pyarrow.parquet  # noqa: PLC0415
    except ImportError as error:
        raise NotInstalled("lab", error.name) from error
    return pyarrow


@cache
def schemas() -> dict[str, Any]:
    """The columns of each file."""
    pa: Any = arrow()
    text, number, real, names = pa.string(), pa.int64(), pa.float64(), pa.list_(pa.string())
    points = pa.list_(pa.list_(real))
    columns = {
        "games": {
            "game": number, "system": text, "scenario": text, "options": text, "revision": number,
            "data_digest": text, "data": text, "version": text, "seed": number, "block": number,
            "entrants": pa.list_(number), "seats": names, "players": names, "winners": names,
            "scores": pa.list_(number), "ended_by": text, "decisions": number, "events": number, "turns": number,
            "dice": number, "lead_changes": number, "digest": text,
        },
        "decisions": {
            "game": number, "serial": number, "turn": number, "seat": text, "player": text, "kind": text,
            "rule": text, "complete": pa.bool_(), "candidates": number, "reason": text, "dice": number, "action": text,
        },
        "events": {
            "game": number, "serial": number, "number": number, "kind": text, "rule": text, "begins": text,
            "side": text, "fight": text, "weight": text, "moved": text, "pieces": names, "places": names,
            "points": points, "lost": names, "lost_at": names, "lost_points": points, "args": text,
        },
        "standings": {
            "game": number, "serial": number, "progress": real, "turn": number, "side": text, "score": number,
        },
        "positions": {
            "game": number, "serial": number, "progress": real, "side": text, "place": text, "x": real, "y": real,
            "pieces": number,
        },
        "timings": {
            "game": number, "seat": text, "player": text, "decisions": number, "seconds": real, "longest": real,
        },
    }  # fmt: skip
    return {name: pa.schema(list(row.items())) for name, row in columns.items()}


def rows_of(task: Task, played: Played) -> dict[str, list[dict[str, Any]]]:
    """The rows of a game by file."""
    rows = played.rows
    if rows is None:
        raise CaracoleError("rows were not asked for when the game was played")
    seats = rows.game["seats"]
    game = {
        **rows.game, "seed": task.seed, "block": task.block, "entrants": list(task.entrants), "data": task.data,
    }  # fmt: skip
    timings = [
        {"game": task.number, "seat": seats[seat], "player": played.names[seat], **each._asdict()}
        for seat, each in enumerate(played.thinking)
    ]
    return {
        "games": [game],
        "decisions": rows.decisions,
        "events": rows.events,
        "standings": rows.standings,
        "positions": rows.positions,
        "timings": timings,
    }


class Packed(NamedTuple):
    """A batch of games whose numbers follow one another, as it travels: how they ended, and a packed table of rows for
    each file."""

    games: tuple[Played, ...]
    tables: dict[str, bytes]


def packed(tasks: Sequence[Task], games: Sequence[Played]) -> Packed:
    """Games with their rows, packed."""
    found: dict[str, list[dict[str, Any]]] = {name: [] for name in FILES}
    for task, played in zip(tasks, games, strict=True):
        for name, rows in rows_of(task, played).items():
            found[name] += rows
    return Packed(
        tuple(game._replace(rows=None) for game in games), {name: _pack(name, rows) for name, rows in found.items()}
    )


def _pack(name: str, rows: list[dict[str, Any]]) -> bytes:
    pa: Any = arrow()
    table = pa.Table.from_pylist(rows, schema=schemas()[name])
    sink = pa.BufferOutputStream()
    with pa.ipc.new_stream(sink, table.schema) as writer:
        writer.write_table(table)
    plain = sink.getvalue()
    data: bytes = pa.compress(plain, PACKING, asbytes=True)
    return len(plain).to_bytes(LENGTH, "big") + data


def _unpack(data: bytes) -> Any:
    pa: Any = arrow()
    plain = pa.decompress(memoryview(data)[LENGTH:], int.from_bytes(data[:LENGTH], "big"), PACKING)
    return pa.ipc.open_stream(plain).read_all()


class Part(NamedTuple):
    """Some of the games of a data set: the numbers of the first and the last one, and the file of their tables. It
    begins with a line that says how long each table is."""

    first: int
    last: int
    file: Path

    def table(self, name: str) -> Any:
        """The rows of a kind."""
        with self.file.open("rb") as found:
            sizes = json.loads(found.readline())
            found.seek(sum(sizes[each] for each in FILES[: FILES.index(name)]), os.SEEK_CUR)
            return _unpack(found.read(sizes[name]))


class Whole(Part):
    """What was joined before, in Parquet."""

    def table(self, name: str) -> Any:
        """The rows of a kind."""
        return arrow().parquet.read_table(self.file.with_stem(name), schema=schemas()[name])


class Dataset:
    """A folder of such files. ``about`` says what its games are played with; a folder that holds others is refused."""

    def __init__(self, folder: str | Path, about: Mapping[str, Any]) -> None:
        self.folder = Path(folder)
        self.about = dict(about)
        arrow()
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            self._expect_about()
            self._put_in_place()
        except OSError as error:
            raise CaracoleError(f"{error.filename or folder}: {error.strerror}") from error
        self.done = {number for part in self._parts() for number in part.table("games")["game"].to_pylist()}

    def _expect_about(self) -> None:
        file = self.folder / ABOUT
        if not file.exists():
            _write(file, json.dumps(self.about, indent=2, sort_keys=True, ensure_ascii=False).encode() + b"\n")
            return
        there = json.loads(file.read_text(encoding="utf-8"))
        wanted = json.loads(json.dumps(self.about))
        differing = sorted(key for key in {*there, *wanted} if there.get(key) != wanted.get(key))
        if differing:
            raise CaracoleError(
                f"{self.folder} holds games that were played with other {', '.join(differing)}: name another folder"
            )

    def _parts(self) -> list[Part]:
        """Where games are: what was joined before, and the parts."""
        found: list[Part] = []
        whole = self.folder / "games.parquet"
        if whole.exists():
            numbers = arrow().parquet.read_table(whole, columns=["game"])["game"].to_pylist()
            found += [Whole(min(numbers), max(numbers), whole)] if numbers else []
        for file in (self.folder / PARTS).glob(f"*{PART}"):
            first, _, last = file.stem.partition("-")
            found.append(Part(int(first), int(last), file))
        return sorted(found)

    def games(self) -> list[Played]:
        """The games that are there, as their tasks ended; without times and rows."""
        rows = [row for part in self._parts() for row in part.table("games").to_pylist()]
        return [game_again(row) for row in sorted(rows, key=lambda row: row["game"])]

    def missing(self, tasks: Iterable[Task]) -> list[Task]:
        """The tasks that have not been done yet."""
        return [task for task in tasks if task.number not in self.done]

    def add(self, batch: Packed) -> None:
        """Keep a batch of games as it came: either all of it is there afterwards, or nothing."""
        numbers = [game.number for game in batch.games]
        if self.done.issuperset(numbers):
            return
        part = self.folder / PARTS / f"{numbers[0]:09}-{numbers[-1]:09}{PART}"
        part.parent.mkdir(exist_ok=True)
        sizes = json.dumps({name: len(batch.tables[name]) for name in FILES}).encode()
        _write(part, b"".join([sizes, b"\n", *(batch.tables[name] for name in FILES)]))
        self.done.update(numbers)

    def finish(self) -> None:
        """Join the parts, in the order of the games."""
        if not (self.folder / PARTS).exists():
            return
        parts = self._parts()
        for name in FILES:
            self._join(name, parts, self.folder / f"{name}.parquet.new")
        (self.folder / PARTS).rename(self.folder / JOINED)
        self._put_in_place()

    def _put_in_place(self) -> None:
        """The files that are joined take their places; who was stopped in the middle of it does it the next time."""
        if (self.folder / JOINED).exists():
            for fresh in self.folder.glob("*.parquet.new"):
                os.replace(fresh, fresh.with_suffix(""))
            shutil.rmtree(self.folder / JOINED)

    def _join(self, name: str, parts: Sequence[Part], target: Path) -> None:
        pa: Any = arrow()
        schema = schemas()[name].with_metadata({METADATA: json.dumps(self.about, sort_keys=True).encode()})
        waiting: list[pyarrow.Table] = []
        count = 0
        with pa.parquet.ParquetWriter(target, schema) as writer:
            for table in _in_order(name, parts):
                waiting.append(table.replace_schema_metadata(schema.metadata))
                count += table.num_rows
                if count >= GROUP:
                    whole = pa.concat_tables(waiting).combine_chunks()
                    full = count // GROUP * GROUP
                    writer.write_table(whole.slice(0, full), row_group_size=GROUP)
                    waiting, count = [whole.slice(full)], count - full
            if count:
                writer.write_table(pa.concat_tables(waiting).combine_chunks(), row_group_size=GROUP)


def _in_order(name: str, parts: Sequence[Part]) -> Iterator[Any]:
    """The rows of a kind by game. Parts that do not overlap are read one after the other."""
    if all(one.last < other.first for one, other in itertools.pairwise(parts)):
        for part in parts:
            yield part.table(name)
    else:
        whole = arrow().concat_tables(_each_once(part.table(name) for part in parts))
        places = sorted(range(whole.num_rows), key=whole.column("game").to_pylist().__getitem__)
        yield whole.take(places)


def _each_once(tables: Iterable[Any]) -> Iterator[Any]:
    """Every game from the first table that has it: two runs that kept the same games at the same time kept them
    twice."""
    seen: set[int] = set()
    for table in tables:
        games = table.column("game").to_pylist()
        if seen.isdisjoint(games):
            yield table
        else:
            fresh = [place for place, game in enumerate(games) if game not in seen]
            yield table.take(arrow().array(fresh, type=arrow().int64()))
        seen.update(games)


def game_again(row: Mapping[str, Any]) -> Played:
    """A row of ``games`` as the result of a task."""
    winners = tuple(row["seats"].index(seat) for seat in row["winners"])
    return Played(
        row["game"], row["seed"], row["block"], tuple(row["entrants"]), tuple(row["players"]), winners,
        tuple(row["scores"]), row["decisions"],
    )  # fmt: skip


def read(folder: str | Path, name: str) -> list[dict[str, Any]]:
    """The rows of a file of a data set, as plain data."""
    pa: Any = arrow()
    file = Path(folder) / f"{name}.parquet"
    if not file.exists():
        raise CaracoleError(f"{folder}: there is no data set here ({file.name} is missing)")
    found: list[dict[str, Any]] = pa.parquet.read_table(file).to_pylist()
    return found


def about(folder: str | Path) -> dict[str, Any]:
    """What the games of a data set were played with."""
    file = Path(folder) / ABOUT
    if not file.exists():
        raise CaracoleError(f"{folder}: there is no data set here ({ABOUT} is missing)")
    found: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return found


def _write(file: Path, content: bytes) -> None:
    fresh = file.with_name(file.name + ".new")
    fresh.write_bytes(content)
    os.replace(fresh, file)
