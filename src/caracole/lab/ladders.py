"""The ladder: every level meets every other on mirrored seeds, in several scenarios; Elo, shares and thinking times,
all with their intervals, and whether the targets are met. Whatever was played is kept, so a ladder can be continued."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations
from pathlib import Path
from typing import Any, NamedTuple

from caracole.kernel import CaracoleError, Game
from caracole.lab.games import Played, Task, Thinking, blocks_of, in_runs, play_batch, seatings, tasks_of
from caracole.lab.keeping import Keep, key_of
from caracole.lab.markdown import table
from caracole.lab.processes import Backend, InTurn
from caracole.lab.running import Progress, silent
from caracole.lab.statistics import Interval, Measured, Meeting, mean_interval, measured, ratings, shows
from caracole.lab.verdicts import percent
from caracole.play import load
from caracole.play.registry import data_system
from caracole.play.registry import system as find
from caracole.players import CAPTAIN, UnknownPlayer
from caracole.players.own import any_player

LEVELS = ("random", "recruit", "captain", "colonel", "general")
"""The weakest first."""


class Target(NamedTuple):
    """What a level should get of its games against another."""

    one: str
    other: str
    share: float
    at_least: bool = True

    def met(self, found: Measured) -> bool:
        """On the right side of the mark, and surely not even."""
        right = found.share >= self.share if self.at_least else found.share <= self.share
        return right and not found.low <= 0.5 <= found.high


TARGETS = (
    Target("recruit", "random", 0.90),
    Target("recruit", "captain", 0.35, at_least=False),
    Target("general", "captain", 0.70),
)


class Pair(NamedTuple):
    """Two who meet, and how often if not as often as the others."""

    one: str
    other: str
    games: int | None = None


class Meetings(NamedTuple):
    """All games of two players in one scenario."""

    scenario: str
    one: str
    other: str
    games: tuple[Played, ...]

    @property
    def result(self) -> Measured:
        """The share of the first of them."""
        return measured(blocks_of(self.games, 0, 2))


class Ladder(NamedTuple):
    """The whole ladder."""

    system: str
    players: tuple[str, ...]
    meetings: tuple[Meetings, ...]

    def elo(self, scenario: str | None = None) -> dict[str, Interval]:
        """Elo of every player in one scenario or over all, the captain (or the last of them) at nought."""
        found = [each for each in self.meetings if scenario in (None, each.scenario)]
        blocks = [
            Meeting(each.one, each.other, sum(block), len(block))
            for each in found
            for block in blocks_of(each.games, 0, 2)
        ]
        return ratings(blocks, CAPTAIN if CAPTAIN in self.players else self.players[-1])

    def time(self, player: str) -> tuple[Interval, float]:
        """Seconds that a player took for a decision, by game, and for the longest one."""
        means, longest = [], 0.0
        for each in self.meetings:
            for game in each.games:
                for name, thought in zip(game.names, game.thinking, strict=False):
                    if name == player and thought.decisions:
                        means.append(thought.seconds / thought.decisions)
                        longest = max(longest, thought.longest)
        return mean_interval(means), longest

    def targets(self) -> list[tuple[str, Target, Measured]]:
        """The targets that can be judged, by scenario."""
        found = []
        for target in TARGETS:
            for each in self.meetings:
                if {each.one, each.other} == {target.one, target.other}:
                    entrant = 0 if each.one == target.one else 1
                    found.append((each.scenario, target, measured(blocks_of(each.games, entrant, 2))))
        return found


def levels_of(system: str) -> list[str]:
    """The levels that a system has, the weakest first."""
    return [name for name in LEVELS if _is_there(system, name)]


def _is_there(system: str, name: str) -> bool:
    try:
        any_player(system, name, 0)
    except (UnknownPlayer, ImportError):
        return False
    return True


def scenarios_of(system: str, data: str | None = None) -> list[str]:
    """Those that a system names as its ``ladder``, else its first one; of data files of one's own, all."""
    if data is not None:
        return [str(row["id"]) for row in data_system(system).data_scenarios(data)]
    found = find(system)
    named: Sequence[str] = getattr(found, "ladder", ())
    return list(named) or [str(found.scenarios()[0]["id"])]


def ladder(
    system: str,
    players: Sequence[str] | None = None,
    games: int = 20,
    seed: int = 1,
    *,
    pairs: Sequence[Pair] | None = None,
    scenarios: Sequence[str] | None = None,
    options: Mapping[str, Any] | None = None,
    data: str | None = None,
    backend: Backend | None = None,
    keep: str | Path | None = None,
    progress: Progress = silent,
) -> Ladder:
    """Everybody meets everybody, or only these ``pairs`` meet, ``games`` times in each scenario unless a pair says
    otherwise (rounded up to whole blocks)."""
    meet = list(pairs or (Pair(*two) for two in combinations(players or levels_of(find(system).name), 2)))
    if not meet or any(pair.one == pair.other for pair in meet):
        raise CaracoleError("a ladder takes two players or more")
    names = list(dict.fromkeys(name for pair in meet for name in (pair.one, pair.other)))
    for name in names:
        any_player(system, name, 0)
    folder = None if keep is None else Path(keep)
    rungs = []
    for scenario in scenarios or scenarios_of(system, data):
        table = load(system, scenario, options, data)
        size = len(seatings(table, 2))
        for one, other, count in meet:
            tasks = tasks_of(table, [one, other], -(-(count or games) // size) * size, seed, data=data)
            rungs.append(_Rung(table, one, other, tasks, folder))
    _play(rungs, backend or InTurn(), progress)
    return Ladder(system, tuple(names), tuple(rung.meetings() for rung in rungs))


class _Rung:
    """Two players in one scenario, and what is kept of their games."""

    def __init__(self, table: Game[Any], one: str, other: str, tasks: Sequence[Task], folder: Path | None) -> None:
        self.scenario, self.one, self.other, self.tasks = table.scenario, one, other, list(tasks)
        name = f"{table.scenario}-{_file_name(one)}-{_file_name(other)}"
        self.keep = Keep(folder, name, key_of(table, [one, other]))

    def missing(self) -> list[Task]:
        """Games that are not kept, or of another seed."""
        kept = {number: row["game_seed"] for number, row in self.keep.rows.items()}
        return [task for task in self.tasks if kept.get(task.number) != task.seed]

    def add(self, games: Sequence[Played]) -> None:
        """Keep them. The file goes by the number of a game."""
        for game in games:
            row = game._asdict()
            self.keep.add({**row, "rows": None, "seed": game.number, "game_seed": game.seed})

    def meetings(self) -> Meetings:
        """All games of this rung."""
        rows = self.keep.of(task.number for task in self.tasks)
        return Meetings(self.scenario, self.one, self.other, tuple(map(_again, rows)))


def _again(row: Mapping[str, Any]) -> Played:
    thinking = tuple(Thinking(*each) for each in row["thinking"])
    entrants, names, winners, scores = (tuple(row[name]) for name in ("entrants", "names", "winners", "scores"))
    ending = (winners, scores, row["decisions"], thinking)
    return Played(row["number"], row["game_seed"], row["block"], entrants, names, *ending)


def _file_name(player: str) -> str:
    return "".join(letter if letter.isalnum() or letter in "-_." else "-" for letter in player)


def _play(rungs: Sequence[_Rung], backend: Backend, progress: Progress) -> None:
    batches = [(rung, batch) for rung in rungs for batch in in_runs(rung.missing(), 2)]
    with progress("games", max(1, sum(len(batch) for _, batch in batches))) as advance:
        for place, games in backend.run(play_batch, [batch for _, batch in batches]) if batches else ():
            batches[place][0].add(games)
            advance(len(games))


# --- the page --------------------------------------------------------------------------------------------------------


def page(found: Ladder, title: str, command: str) -> str:
    """The ladder in Markdown."""
    games = sum(len(each.games) for each in found.meetings)
    fewest, most = (pick(len(each.games) for each in found.meetings) for pick in (min, max))
    each = f"{fewest}" if fewest == most else f"{fewest} to {most}"
    parts = [
        f"# The ladder of {title}",
        "Computer players against each other. Made by the command below; run it again instead of editing this page.",
        f"```text\n{command}\n```",
        f"{games} games; {each} for each pairing in each scenario. Every seed is played with the seats swapped, drawn "
        "games are shared, and intervals are those of 95 % over such pairs. "
        f"{fewest} games show differences of {shows(fewest):.0f} Elo or more.",
        "## Elo",
        _elo_table(found),
        "## Targets",
        _targets(found),
        "## Who beats whom",
        "What the first player gets of the games.",
        table(
            ["Scenario", "First", "Second", "Games", "Share", "95 % interval"],
            [
                [f"`{row.scenario}`", row.one, row.other, str(len(row.games)), *_share(row.result)]
                for row in found.meetings
            ],
        ),
        "## Thinking",
        "Seconds for a decision on the machine that played, which may have done other things besides.",
        _times(found),
    ]
    return "\n\n".join(parts) + "\n"


def _share(result: Measured) -> list[str]:
    return [percent(result.share), f"{percent(result.low)} to {percent(result.high)}"]


def _elo_table(found: Ladder) -> str:
    scenarios = list(dict.fromkeys(each.scenario for each in found.meetings))
    columns = {"All scenarios": found.elo(), **{f"`{name}`": found.elo(name) for name in scenarios}}
    rows = [
        [name, *(f"{row[name].value:+.0f} ({row[name].low:+.0f} to {row[name].high:+.0f})" for row in columns.values())]
        for name in columns["All scenarios"]
    ]
    return table(["Player", *columns], rows)


def _targets(found: Ladder) -> str:
    rows = []
    for scenario, target, result in found.targets():
        asked = f"{'at least' if target.at_least else 'at most'} {percent(target.share)}"
        verdict = "met" if target.met(result) else "not met"
        rows.append([f"{target.one} against {target.other}", f"`{scenario}`", asked, *_share(result), verdict])
    if not rows:
        return "None of those who met has a target."
    return table(["Who", "Scenario", "Asked", "Share", "95 % interval", "Verdict"], rows)


def _times(found: Ladder) -> str:
    rows = []
    for name in found.players:
        mean, longest = found.time(name)
        interval = f"{mean.low:.3f} to {mean.high:.3f}"
        rows.append([name, f"{mean.value:.3f}", interval, f"{longest:.2f}"])
    return table(["Player", "Mean", "95 % interval", "Longest"], rows)
