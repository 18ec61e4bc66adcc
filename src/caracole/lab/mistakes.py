"""What makes people laugh about a computer player, counted: a system knows its own kinds (its part ``blunders``).

Besides, how many choices came without a reason, and for how many only a catch-all was given.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from caracole.kernel import CaracoleError
from caracole.lab.games import Task, play_match, sat_down, tasks_of
from caracole.lab.processes import Backend, InTurn
from caracole.lab.running import Progress, silent
from caracole.lab.statistics import Interval, mean_interval, measured
from caracole.play import Match, load
from caracole.play.parts import part
from caracole.play.record import Played as Entry

CATCH_ALL = ("best_on_balance",)
"""Reasons that say nothing, unless the part names others as its ``CATCH_ALL``."""


class BlundersPart(Protocol):
    """What a system brings as its ``blunders``."""

    @property
    def KINDS(self) -> tuple[str, ...]:  # noqa: N802 - a constant of a module
        """Every kind by name."""

    def count(self, match: Match) -> dict[str, int]:
        """How often each of them happened in a finished match."""


class Counted(NamedTuple):
    """One game: blunders by kind, choices, and those without a reason or with a catch-all."""

    seed: int
    kinds: dict[str, int]
    choices: int
    without_reason: int
    catch_all: int


class Blunders(NamedTuple):
    """All games, with means per game and shares of the choices."""

    games: tuple[Counted, ...]
    kinds: dict[str, Interval]
    """Mean per game."""
    without_reason: Interval
    """Share of the choices, likewise ``catch_all``."""
    catch_all: Interval

    def total(self, kind: str) -> int:
        """How often a kind happened in all games."""
        return sum(game.kinds.get(kind, 0) for game in self.games)


def part_of(system: str) -> BlundersPart:
    """The counter of a system."""
    found = part(system, "blunders", BlundersPart)
    if found is None:
        raise CaracoleError(f"{system} does not say what a blunder is: it has no part blunders")
    return found


def count_one(task: Task) -> Counted:
    """One game, in whatever process."""
    match, played = play_match(task)
    book = part_of(task.system)
    found = book.count(match)
    nothing_said: Sequence[str] = getattr(book, "CATCH_ALL", CATCH_ALL)
    entries = [entry for entry in match.record.entries if isinstance(entry, Entry)]
    reasons = [None if entry.reason is None else entry.reason.code for entry in entries]
    return Counted(
        task.seed,
        {kind: int(found.get(kind, 0)) for kind in book.KINDS},
        played.decisions,
        sum(reason is None for reason in reasons),
        sum(reason in nothing_said for reason in reasons),
    )


def blunders(
    system: str,
    player: str = "captain",
    games: int = 20,
    seed: int = 1,
    *,
    scenario: str | None = None,
    options: Mapping[str, Any] | None = None,
    data: str | None = None,
    backend: Backend | None = None,
    progress: Progress = silent,
) -> Blunders:
    """Let a player play against itself and count what it should not have done. ``player`` may be several names, by
    seat."""
    table = load(system, scenario, options, data)
    part_of(table.system)
    names = [name.strip() for name in player.split(",")]
    for name in names:
        sat_down(table.system, name, 0)
    tasks = tasks_of(table, names, games * len(names), seed, data=data)[:games]
    found: dict[int, Counted] = {}
    with progress("games", max(1, len(tasks))) as advance:
        for place, counted in (backend or InTurn()).run(count_one, tasks):
            found[place] = counted
            advance()
    return summed(system, [found[place] for place in sorted(found)])


def summed(system: str, games: Sequence[Counted]) -> Blunders:
    """Games as figures with their intervals."""
    kinds = {kind: mean_interval([float(game.kinds.get(kind, 0)) for game in games]) for kind in part_of(system).KINDS}
    without = _share([(game.without_reason, game.choices) for game in games])
    catch_all = _share([(game.catch_all, game.choices) for game in games])
    return Blunders(tuple(games), kinds, without, catch_all)


def _share(counts: Sequence[tuple[int, int]]) -> Interval:
    """So many of so many choices in each game, as a share of all: never found is not never."""
    found = measured([[1.0] * times + [0.0] * (total - times) for times, total in counts])
    return Interval(found.share, found.low, found.high)
