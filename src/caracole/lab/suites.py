"""Positions with known best choices: does a player still find them?

A suite is a TOML file. Each position is a saved game and the number of entries after which it stands, with the best
choices as a saved game writes them; of a choice only what matters need be said.

    [[position]]
    name = "relieve the fortress"
    record = "siege.json"        # beside the suite
    at = 37
    best = [{ do = "March", to = "fortress" }]
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from caracole.kernel import CaracoleError
from caracole.lab.figures import Share, share
from caracole.play import Record, load_recorded
from caracole.play.replay import walk
from caracole.players import Offer
from caracole.players.own import any_player


class Answer(NamedTuple):
    """A position, and how often a player found one of the best choices; ``chose`` is what it did."""

    name: str
    found: Share
    chose: tuple[dict[str, Any], ...]


class Suite(NamedTuple):
    """All answers of a player."""

    player: str
    answers: tuple[Answer, ...]

    @property
    def found(self) -> Share:
        """Of all answers, those that were among the best."""
        return share(sum(each.found.times for each in self.answers), sum(each.found.total for each in self.answers))


def suite(file: str | Path, player: str = "captain", times: int = 5, seed: int = 1, data: str | None = None) -> Suite:
    """Ask a player about every position, ``times`` with other thoughts and other guesses at what is hidden."""
    path = Path(file)
    try:
        rows = tomllib.loads(path.read_text(encoding="utf-8")).get("position", [])
    except (OSError, tomllib.TOMLDecodeError) as error:
        raise CaracoleError(f"{file}: {error}") from error
    if not rows or not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
        raise CaracoleError(f"{file}: it has no [[position]]")
    return Suite(player, tuple(_asked(path.parent, row, player, times, seed, data) for row in rows))


def _asked(folder: Path, row: Mapping[str, Any], player: str, times: int, seed: int, data: str | None) -> Answer:
    missing = [name for name in ("record", "at", "best") if name not in row]
    if missing:
        raise CaracoleError(f"position {row.get('name', '?')}: {', '.join(missing)} is missing")
    best = row["best"]
    if not isinstance(row["record"], str) or not isinstance(best, list) or not all(isinstance(b, dict) for b in best):
        raise CaracoleError(f"position {row.get('name', '?')}: record is the name of a file, best a list of choices")
    record = Record.load(folder / row["record"])
    game = load_recorded(record, data)
    steps = (step for step in walk(game, record, verify=False) if step.serial == row["at"])
    step = next(steps, None)
    if step is None or step.position.decision is None:
        raise CaracoleError(f"position {row.get('name', '?')}: nothing is to be decided after entry {row['at']}")
    seat = step.position.decision.seats[0]
    chose = []
    for number in range(times):
        sitting = any_player(game.system, player, seed + number)
        offer = Offer.of(game, step.state, seat, Random(f"{seed + number}/suite"))
        chose.append(game.encode_action(sitting.choose(game, seat, offer.view, offer).action))
    good = sum(any(_fits(wish, each) for wish in best) for each in chose)
    return Answer(str(row.get("name", row["record"])), share(good, times), tuple(chose))


def _fits(wish: Mapping[str, Any], chosen: Mapping[str, Any]) -> bool:
    return all(_plain(chosen.get(name)) == _plain(value) for name, value in wish.items())


def _plain(value: Any) -> Any:
    return [_plain(each) for each in value] if isinstance(value, Sequence) and not isinstance(value, str) else value
