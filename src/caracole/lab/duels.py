"""Many games between computer players: the same seeds with the seats swapped, for whoever counts in Python.

from caracole.lab import duel

played = duel("my_game", players=[MyPlayer(1), "captain"], games=100)
played.wins            # [61, 35]
played.draws           # 4
played.result(0)       # Measured(share=0.63, low=0.54, high=0.71, games=100, blocks=50, worth=112.0): draws are shared
played.share(0)        # Share(times=61, total=96, rate=0.635, low=0.536, high=0.725): of the decided games
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple, TypedDict

from caracole.kernel import CaracoleError
from caracole.lab.datasets import Dataset
from caracole.lab.figures import Share, share
from caracole.lab.games import Entrant, Played, blocks_of, orders_of, play_match, sat_down, tasks_of
from caracole.lab.processes import Backend
from caracole.lab.running import Progress, about_of, run, silent
from caracole.lab.statistics import Measured, Sprt, measured
from caracole.play import Match, load


class Game(NamedTuple):
    """One game of a duel: its seed, the entrant at each seat by number, who won, and the scores by seat."""

    seed: int
    entrants: tuple[int, ...]
    winners: tuple[int, ...]
    """Entrants, not seats."""
    scores: tuple[int, ...]
    decisions: int


class Decided(NamedTuple):
    """What a sequential test said: its verdict (None: open), the games it took and those a fixed test takes."""

    verdict: str | None
    games: int
    fixed: int
    evidence: float
    bound: float
    worse: float
    better: float


class Duel(NamedTuple):
    """All games of a duel."""

    games: tuple[Game, ...]
    entrants: int
    played: tuple[Played, ...] = ()
    decided: Decided | None = None

    @property
    def wins(self) -> list[int]:
        """How many games each entrant has won."""
        return [sum(number in game.winners for game in self.games) for number in range(self.entrants)]

    @property
    def draws(self) -> int:
        """Games that nobody has won."""
        return sum(not game.winners for game in self.games)

    def share(self, entrant: int) -> Share:
        """The share of the decided games that an entrant has won, with its interval."""
        return share(self.wins[entrant], len(self.games) - self.draws)

    def result(self, entrant: int) -> Measured:
        """The share of all games that an entrant has got, draws shared, with the interval of their blocks."""
        return measured(blocks_of(self.played, entrant, self.entrants))


class Setting(TypedDict, total=False):
    """Where a duel is played and where its games go: what :func:`duel` takes by name, for those who play several."""

    scenario: str | None
    options: Mapping[str, Any] | None
    data: str | None
    backend: Backend | None
    out: str | Path | None
    progress: Progress


def duel(
    system: str,
    players: Sequence[Entrant],
    games: int = 20,
    seed: int = 1,
    *,
    scenario: str | None = None,
    options: Mapping[str, Any] | None = None,
    data: str | None = None,
    backend: Backend | None = None,
    out: str | Path | None = None,
    sprt: Sprt | None = None,
    progress: Progress = silent,
    told: Callable[[Played], None] | None = None,
    each: Callable[[Match, Game], None] | None = None,
) -> Duel:
    """Let the players meet: each seed is played once for each of them, and they change seats between.

    ``backend`` plays elsewhere than here one after the other; ``out`` is a folder for a data set of the games, and goes
    on where an earlier run stopped; ``sprt`` ends the duel as soon as it is decided, with ``games`` as the most;
    ``told`` hears of every game as soon as its block is played and kept, of those first that were kept before; ``each``
    is handed every finished match, in this process.
    """
    table = load(system, scenario, options, data)
    if len(players) < 2:
        raise CaracoleError("a duel takes two players or more")
    if sprt is not None and len(players) > 2:
        raise CaracoleError("a sequential test is for two players: Elo says nothing of more")
    if each is not None and (out, backend, sprt, told) != (None, None, None, None):
        raise CaracoleError("whoever looks at each match has it played here, without a data set or a test")
    for entrant in players:
        sat_down(table.system, entrant, 0)  # an unknown name is told before any process starts
    size = len(orders_of(table, players))
    tasks = tasks_of(table, players, games, seed, data=data, detail=out is not None)
    if each is not None:
        return _watched(tasks, len(players), each)
    keep = None
    if out is not None:
        names = [name for name in players if isinstance(name, str)]
        if len(names) < len(players):
            raise CaracoleError("a data set is kept of players that have a name")
        keep = Dataset(out, about_of(table, names, seed))
    found: dict[int, Played] = {}
    ordered: list[Played] = []
    playing = run(tasks, backend, keep=keep, progress=progress, batch=size if sprt or told else None)
    try:
        for game in playing:
            found[game.number] = game
            if told is not None:
                told(game)
            while sprt is not None and sprt.verdict is None and _next_block(sprt, found, ordered, len(players), size):
                pass
            if sprt is not None and sprt.verdict is not None:
                break
    finally:
        playing.close()
    if sprt is None or sprt.verdict is None:
        ordered = [found[number] for number in sorted(found)]
    return _duel(ordered, len(players), sprt)


def _next_block(sprt: Sprt, found: Mapping[int, Played], ordered: list[Played], count: int, size: int) -> bool:
    """Hand the next block to the test if it is complete: in order, so that speed decides nothing."""
    first = len(ordered)
    block = [found[number] for number in range(first, first + size) if number in found]
    if len(block) < size:
        return False
    ordered += block
    sprt.add([game.got(0, count) for game in block])
    return True


def _watched(tasks: Sequence[Any], entrants: int, each: Callable[[Match, Game], None]) -> Duel:
    found = []
    for task in tasks:
        match, played = play_match(task)
        found.append(played)
        each(match, _game(played))
    return _duel(found, entrants, None)


def _duel(games: Sequence[Played], entrants: int, sprt: Sprt | None) -> Duel:
    decided = None
    if sprt is not None:
        evidence = round(sprt.evidence, 3)
        bound = round(sprt.bound, 3)
        decided = Decided(sprt.verdict, sprt.games, sprt.fixed, evidence, bound, sprt.worse, sprt.better)
    same = tuple(game._replace(thinking=()) for game in games)  # the same seeds are the same duel, however long it took
    return Duel(tuple(map(_game, games)), entrants, same, decided)


def _game(played: Played) -> Game:
    winners = tuple(dict.fromkeys(played.entrants[seat] for seat in played.winners))
    return Game(played.seed, played.entrants, winners, played.scores, played.decisions)
