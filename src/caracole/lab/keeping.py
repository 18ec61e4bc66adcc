"""Rows in files, one JSON line per game, so that an interrupted run goes on where it stopped.

Every row carries a key: what the game was played with and who played. Rows with another key are left alone and not
counted; so is a line that was cut off when the program was stopped.
"""

from __future__ import annotations

import ast
import json
from collections.abc import Iterable, Iterator, Sequence
from importlib.machinery import EXTENSION_SUFFIXES, PathFinder
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from caracole.kernel import Game, digest
from caracole.play.parts import module_of, part
from caracole.players import CAPTAIN, RANDOM, budget_of, plans_ahead
from caracole.players.own import is_own
from caracole.players.plans import PLANS, PlansPart

FORMAT = 1
"""Goes up when rows hold something new."""

PLAYERS = "caracole.players"

Row = dict[str, Any]


def key_of(game: Game[Any], players: Sequence[str]) -> str:
    """Fingerprint of all that decides how a seed plays: data, options and revision of the rules, and the players."""
    return digest(
        {
            "format": FORMAT,
            "system": game.system,
            "scenario": game.scenario,
            "revision": game.revision,
            "data": game.data_digest,
            "options": dict(game.options),
            "players": list(players),
            "sources": [player_digest(game.system, name) for name in players],
        }
    )


def player_digest(system: str, name: str) -> str:
    """Fingerprint of all that a computer player is made of besides the rules: his modules and all modules of players
    that they lead to, and for a level that plans its budget and what it has learned. One that is no part of a system
    plays every system alike, and has none."""
    plain = name.partition("?")[0]
    if is_own(plain):
        roots: list[str | None] = [plain.partition(":")[0]]
    else:
        roots = [] if plain == RANDOM else [module_of(system, plain) or module_of(system, CAPTAIN)]
    told: dict[str, Any] = {}
    plans = part(system, PLANS, PlansPart) if plans_ahead(plain) else None
    if plans is not None:
        roots.append(module_of(system, PLANS))
        told["budget"] = list(budget_of(plans, plain))
        learned = getattr(plans, "LEARNED", None)
        told["learned"] = learned.read_text(encoding="utf-8") if learned is not None and learned.exists() else None
    for root in roots:
        found = {} if root is None else source_modules(root)
        told |= {module: path.read_text(encoding="utf-8") for module, path in found.items()}
    return digest(told)


def source_modules(first: str) -> dict[str, Path]:
    """The module, and every module below it, of players, or of its house besides the rules that it imports, directly or
    through another, with their files."""
    found: dict[str, Path] = {}
    waiting = [first]
    while waiting:
        module = waiting.pop()
        path = _file_of(module)
        if path is None or module in found:
            continue
        found[module] = path
        waiting += [name for name in _imports(path) if _plays(name, first)]
    return dict(sorted(found.items()))


def _plays(module: str, first: str) -> bool:
    """Rules have a revision of their own; the rest of a house may be part of how its players think."""
    house = first.rpartition(".")[0]
    if module.startswith((f"{PLAYERS}.", f"{first}.")):
        return True
    return bool(house) and module.startswith(f"{house}.") and "rules" not in module.split(".")


def _file_of(module: str) -> Path | None:
    """The source of a module; of a compiled one that which lies beside it, in the folder of its package: once it is
    loaded, it does not know itself where it lies."""
    try:
        spec = find_spec(module)
        if spec is not None and spec.origin and not Path(spec.origin).exists():  # imported by a compiled module first
            around = find_spec(module.rpartition(".")[0])
            spec = PathFinder.find_spec(module, around.submodule_search_locations if around else None)
    except ModuleNotFoundError:  # a name within a module, not a module
        return None
    if spec is None or not spec.origin:
        return None
    path = Path(spec.origin)
    compiled = next((suffix for suffix in EXTENSION_SUFFIXES if path.name.endswith(suffix)), None)
    if compiled is None:
        return path
    package = find_spec(spec.parent or module)
    folders = None if package is None else package.submodule_search_locations
    return Path(folders[0] if folders else path.parent) / f"{path.name.removesuffix(compiled)}.py"


def _imports(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


class Keep:
    """The rows of one scenario: in ``folder/<scenario>.jsonl``, or only in memory if there is no folder."""

    def __init__(self, folder: Path | None, scenario: str, key: str) -> None:
        self.key = key
        self.file = None if folder is None else folder / f"{scenario}.jsonl"
        self.rows: dict[int, Row] = {}
        """seed -> row"""
        self.foreign = 0
        """Rows in the file that belong to other data or another player."""
        for row in self._lines():
            if row.get("key") == key:
                self.rows[row["seed"]] = row
            else:
                self.foreign += 1

    def _lines(self) -> Iterator[Row]:
        if self.file is None or not self.file.exists():
            return
        for line in self.file.read_text(encoding="utf-8").splitlines():
            try:
                row = json.loads(line)
            except ValueError:
                continue
            if isinstance(row, dict):
                yield row

    def missing(self, seeds: Iterable[int]) -> list[int]:
        """The seeds that have not been played yet."""
        return [seed for seed in seeds if seed not in self.rows]

    def add(self, row: Row) -> None:
        """Write a finished game down at once."""
        row = {"key": self.key, **row}
        self.rows[row["seed"]] = row
        if self.file is None:
            return
        self.file.parent.mkdir(parents=True, exist_ok=True)
        text = json.dumps(row, ensure_ascii=False, separators=(",", ":")) + "\n"
        with self.file.open("ab+") as out:
            if out.tell():
                out.seek(-1, 2)
                if out.read(1) != b"\n":  # what a stopped run left half written stays a line of its own
                    text = "\n" + text
            out.write(text.encode("utf-8"))

    def of(self, seeds: Iterable[int]) -> list[Row]:
        """The rows of these seeds, in their order."""
        return [self.rows[seed] for seed in seeds]
