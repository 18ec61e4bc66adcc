"""The same duel under varied conditions: options of the rules, numbers in data files, parameters of players.

from caracole.lab import sweep

found = sweep("my_game", {"option:weather": ["fair", "foul"]}, players=["captain", "captain"], games=100)
for point in found.points:
    print(point.values, point.measured, point.chance)

A condition is named ``option:NAME``, ``data:FILE:WAY`` (see ``caracole.lab.numbers``) or ``player:NAME.PARAMETER``. The
first value of each is the basis with which all others are compared; their chances of error are corrected for their
number (Holm).
"""

from __future__ import annotations

import shutil
from collections.abc import Mapping, Sequence
from itertools import product
from pathlib import Path
from tempfile import mkdtemp
from typing import Any, NamedTuple, Unpack

from caracole.kernel import CaracoleError
from caracole.lab.duels import Duel, Setting, duel
from caracole.lab.games import Played, blocks_of
from caracole.lab.numbers import changed_copy
from caracole.lab.statistics import Measured, difference, holm, measured
from caracole.play import load

OPTION, DATA, PLAYER = "option:", "data:", "player:"
SURE = 0.05


class Point(NamedTuple):
    """One combination of values: what the measured one got, and how likely its distance from the basis is chance
    (corrected for the number of comparisons)."""

    values: dict[str, Any]
    measured: Measured
    decisions: float
    """Mean per game."""
    chance: float | None = None
    folder: str | None = None

    @property
    def differs(self) -> bool:
        """Does it surely differ from the basis?"""
        return self.chance is not None and self.chance < SURE


class Sweep(NamedTuple):
    """All points, the basis first. ``of`` says whose share was measured: a player's, or a seat's where all seats have
    the same player; ``even`` is the share that everybody has of an even game."""

    of: str
    points: tuple[Point, ...]
    even: float = 0.5


def sweep(
    system: str,
    vary: Mapping[str, Sequence[Any]],
    players: Sequence[str] = ("captain", "captain"),
    games: int = 20,
    seed: int = 1,
    **setting: Unpack[Setting],
) -> Sweep:
    """Play the duel at every point, on the same seeds. ``out`` keeps a data set for each of them; the setting is that
    of a duel."""
    for name in vary:
        if not name.startswith((OPTION, DATA, PLAYER)):
            raise CaracoleError(f"{name}: say option:NAME, data:FILE:WAY or player:NAME.PARAMETER")
    out = setting.get("out")
    folder = Path(mkdtemp(prefix="caracole-sweep-")) if out is None else Path(out)
    points = []
    seats = load(system, setting.get("scenario"), setting.get("options"), setting.get("data")).seats
    alike = len(set(players)) == 1 and not any(name.startswith(PLAYER) for name in vary)
    try:
        for number, values in enumerate(product(*vary.values())):
            chosen = dict(zip(vary, values, strict=True))
            here = folder / f"point-{number}"
            changed, names = _conditions(chosen, system, players, here, setting)
            played = duel(system, names, games, seed, **changed)
            points.append(_point(chosen, played, alike, None if out is None else str(here)))
    finally:
        if out is None:
            shutil.rmtree(folder, ignore_errors=True)
    even = 1 / len(seats if alike else players)
    return Sweep(seats[0] if alike else players[0], tuple(_compared(points)), even)


def _conditions(
    chosen: Mapping[str, Any], system: str, players: Sequence[str], here: Path, setting: Setting
) -> tuple[Setting, list[str]]:
    """The setting and the players of a duel under these conditions."""
    options = {name.removeprefix(OPTION): value for name, value in chosen.items() if name.startswith(OPTION)}
    numbers = {name.removeprefix(DATA): value for name, value in chosen.items() if name.startswith(DATA)}
    names = list(players)
    for name, value in chosen.items():
        if name.startswith(PLAYER):
            who, _, parameter = name.removeprefix(PLAYER).rpartition(".")
            place = next((number for number, each in enumerate(names) if who in (each, each.partition("?")[0])), None)
            if place is None:
                raise CaracoleError(f"{name}: {who!r} does not play here")
            joint = "&" if "?" in names[place] else "?"
            names[place] = f"{names[place]}{joint}{parameter}={value}"
    changed: Setting = {**setting, "options": {**(setting.get("options") or {}), **options}}
    if numbers:
        changed["data"] = changed_copy(system, here / "data", numbers, setting.get("data"))
    if setting.get("out") is not None:
        changed["out"] = here
    return changed, names


def seat_blocks(games: Sequence[Played], seat: int = 0) -> list[list[float]]:
    """What a seat got of each game, block by block, whoever sat there."""
    found: dict[int, list[float]] = {}
    for game in games:
        count = len(game.names)
        got = 1 / count if not game.winners else 1 / len(game.winners) if seat in game.winners else 0.0
        found.setdefault(game.block, []).append(got)
    return list(found.values())


def _point(chosen: dict[str, Any], played: Duel, alike: bool, folder: str | None) -> Point:
    blocks = seat_blocks(played.played) if alike else blocks_of(played.played, 0, played.entrants)
    decisions = sum(game.decisions for game in played.games) / max(1, len(played.games))
    return Point(chosen, measured(blocks), decisions, folder=folder)


def _compared(points: Sequence[Point]) -> list[Point]:
    basis = points[0]
    chances = {str(number): difference(basis.measured, point.measured) for number, point in enumerate(points) if number}
    corrected = holm(chances)
    return [point._replace(chance=corrected.get(str(number))) for number, point in enumerate(points)]
