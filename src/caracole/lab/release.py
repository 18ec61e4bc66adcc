"""Open data: many recorded games between computer players as folders to give away, with a card that describes them.

A release has a folder for each scenario and pair of players; each is a data set (see ``datasets``) whose games can be
played again. Games are shared out evenly; a release that was stopped goes on where it stood.
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

import caracole
from caracole.kernel import CaracoleError
from caracole.lab.datasets import FILES, Dataset, about, read
from caracole.lab.games import tasks_of
from caracole.lab.processes import Backend
from caracole.lab.running import Progress, about_of, run, silent
from caracole.play import load
from caracole.play.registry import system as find
from caracole.players import player_names

CARD = "README.md"
MADE = "made.json"
"""How many games of each folder were played on this machine, and the processor time that they took."""
MANY = 10_000
"""A release for everybody has so many games of each system."""
TITLE = "Recorded games: "
PAGE = """# Data cards

`caracole lab release` plays games between computer players to give away, and describes them. This page has what it
wrote for small releases, one of each system; each says the command for a large one, and what that takes.
"""
LEVELS = ("captain", "recruit", "random")
"""Who plays in a release: quick players, and each against itself and the others."""


class Folder(NamedTuple):
    """One data set of a release."""

    name: str
    scenario: str
    players: tuple[str, str]
    games: int


def plan(system: str, games: int, scenarios: Sequence[str] = ()) -> list[Folder]:
    """How the games are shared out."""
    chosen = list(scenarios) or [row["id"] for row in find(system).scenarios()]
    here = [name for name in LEVELS if name in player_names(system)]
    pairs = [(one, two) for place, one in enumerate(here) for two in here[place:]]
    rooms = [(scenario, pair) for scenario in chosen for pair in pairs]
    if games < len(rooms):
        raise CaracoleError(f"{len(rooms)} pairs of players and scenarios: ask for at least as many games")
    each, more = divmod(games, len(rooms))
    return [
        Folder(f"{scenario}.{'-'.join(pair)}", scenario, pair, each + (number < more))
        for number, (scenario, pair) in enumerate(rooms)
    ]


def release(
    system: str,
    out: str | Path,
    games: int,
    seed: int = 1,
    *,
    scenarios: Sequence[str] = (),
    backend: Backend | None = None,
    progress: Progress = silent,
) -> Path:
    """Play what is missing, and write the card; the file of the card."""
    folders = plan(system, games, scenarios)
    home = Path(out)
    made = _made(home)
    for number, folder in enumerate(folders):
        game = load(system, folder.scenario)
        first = seed + number * games
        keep = Dataset(home / folder.name, about_of(game, folder.players, first))
        tasks = tasks_of(game, folder.players, folder.games, first, detail=True)
        before, began = len(keep.missing(tasks)), _busy()
        for _ in run(tasks, backend, keep=keep, progress=progress):
            pass
        if before and getattr(backend, "here", True):
            known = made.get(folder.name, Made(0, 0.0))
            made[folder.name] = Made(known.games + before, known.seconds + _busy() - began)
            write(home / MADE, json.dumps(made, indent=2) + "\n")
    write(home / CARD, card_of(system, home, folders, seed, made))
    return home / CARD


class Made(NamedTuple):
    """Games that were played on this machine, and the seconds that its processors were busy with them."""

    games: int
    seconds: float


def _made(home: Path) -> dict[str, Made]:
    file = home / MADE
    plain = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
    return {name: Made(*row) for name, row in plain.items()}


def _busy() -> float:
    """Seconds of processor time that this process and those it has started have used."""
    return sum(os.times()[:4])


def write(file: Path, text: str) -> None:
    """A text into its file."""
    try:
        file.write_text(text, encoding="utf-8")
    except OSError as error:
        raise CaracoleError(f"{file}: {error.strerror}") from error


def add_to_page(page: Path, card: str) -> None:
    """Put a card into a page of cards, in the place of an earlier one of the same system."""
    fresh = re.sub(r"^#", "##", card, flags=re.MULTILINE).strip()
    there = page.read_text(encoding="utf-8") if page.exists() else PAGE
    first, *cards = re.split(rf"^(?=## {TITLE})", there, flags=re.MULTILINE)
    names = [each.splitlines()[0] for each in cards]
    heading = fresh.splitlines()[0]
    place = names.index(heading) if heading in names else len(cards)
    cards[place : place + 1] = [fresh]
    write(page, "\n\n".join(part.strip() for part in (first, *cards)) + "\n")


def card_of(system: str, home: Path, folders: Sequence[Folder], seed: int, made: Mapping[str, Made]) -> str:
    """What whoever uses the data should know."""
    rows, played, decided = [], 0, 0
    for folder in folders:
        games = read(home / folder.name, "games")
        decisions = sum(row["decisions"] for row in games)
        played, decided = played + len(games), decided + decisions
        shares = ", ".join(
            f"{seat} {sum(seat in row['winners'] for row in games)}" for seat in (games[0]["seats"] if games else ())
        )
        drawn = sum(not row["winners"] for row in games)
        rows.append(f"| `{folder.name}` | {len(games):,} | {decisions:,} | {shares} | {drawn} |")
    told = about(home / folders[0].name)
    levels = sorted({name for folder in folders for name in folder.players})
    command = (
        f"caracole lab release {system} --games {{}} --seed {seed} "
        f"--scenario {' '.join(dict.fromkeys(folder.scenario for folder in folders))} --out DIR"
    )
    return "\n".join(
        [
            f"# {TITLE}{find(system).title}",
            "",
            f"{played:,} games with {decided:,} decisions between computer players, made by Caracole "
            f"{caracole.__version__} under revision {told['revision']} of the rules of this game.",
            "",
            "## How it was made",
            "",
            "```text",
            command.format(played),
            "```",
            "",
            "The same command with the same version gives the same games to the bit. No person took part, and nothing "
            f"in the data comes from one. The players are {', '.join(levels)}: programs with habits of their own. What "
            "they never do is not proved useless, and their games are not those of people.",
            *_cost(made, system, folders, command),
            "",
            "## What is in it",
            "",
            "| folder | games | decisions | games won by | drawn |",
            "| --- | --- | --- | --- | --- |",
            *rows,
            "",
            f"Each folder has the Parquet files {', '.join(f'`{name}`' for name in FILES)} and `about.json`, which "
            "says what was played with which seeds. `docs/laboratory.md` of Caracole describes the files. A row of "
            "`decisions` holds the whole action, so every game can be played again, state by state (`caracole lab "
            "replay DIR --game 0 --out game.json`). `decisions` and `events` hold what happened in truth, hidden cards "
            "included; `caracole.research` shows what a seat could know.",
            "",
            "## What it is good for, and what not",
            "",
            "It is good for learning by imitation, for judging positions, and for studying rules and balance. Where "
            "two different players meet, each seed is played with the seats swapped, so compare within such pairs; the "
            "last seed of a folder may lack its second game. Scenarios and pairs of players have equal numbers of "
            "games, not of decisions: long scenarios weigh more. Maps, counters and cards are Caracole's own "
            "reconstructions, not those of the published games.",
            "",
            "Licence: Apache License 2.0, as Caracole itself.",
            "",
        ]
    )


def _cost(made: Mapping[str, Made], system: str, folders: Sequence[Folder], command: str) -> list[str]:
    """What it took, and what a release for everybody would take; nothing if some of it was not played here."""
    played = sum(folder.games for folder in folders)
    if sum(each.games for each in made.values()) < played:
        return []
    told = f"It took {duration(sum(each.seconds for each in made.values()))} of processor time."
    if played >= MANY:
        return ["", told]
    scenarios = list(dict.fromkeys(folder.scenario for folder in folders))
    more = plan(system, MANY, scenarios)
    whole = sum(folder.games * made[folder.name].seconds / made[folder.name].games for folder in more)
    told += f" {MANY:,} games would take about {duration(whole)} of one core, and less on several (`--workers`):"
    return ["", told, "", "```text", command.format(MANY), "```"]


def duration(seconds: float) -> str:
    """``22 hours``, roughly."""
    if seconds >= 2 * 3600:
        return f"{seconds / 3600:.0f} hours"
    return f"{seconds / 60:.0f} minutes" if seconds >= 120 else f"{seconds:.0f} seconds"
