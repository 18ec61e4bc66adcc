"""The short menu before a game: scenario, what the system asks besides, side, opponent. Enter takes the first of each
list."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from rich.text import Text

from caracole.cli.terminal.screen import InputEnded, Screen
from caracole.cli.terminal.words import normal
from caracole.play import data_system, load
from caracole.play.registry import System
from caracole.players import player_names
from caracole.players.games import HUMAN, best_player
from caracole.texts import Texts, in_language


class Start(NamedTuple):
    """What was chosen."""

    scenario: str
    options: dict[str, str]
    seats: list[str]


def start_menu(system: System, screen: Screen, texts: Texts, data: str | None = None) -> Start:
    """Ask for what a game needs; ``data`` is a folder of scenarios other than those that come with the program."""
    screen.show(Text(system.title, "bold"), Text(texts.say("start-hint"), "dim"))
    rows = system.scenarios() if data is None else data_system(system.name).data_scenarios(data)
    scenarios = {str(row["id"]): _title(row, texts.language) for row in rows}
    scenario = pick(screen, texts, "start-scenario", scenarios)
    options: dict[str, str] = {}
    values = {row["id"]: row["values"] for row in system.options()}
    for name in getattr(system, "asked", ()):
        made_for = next((row.get(name) for row in rows if row["id"] == scenario), None)
        if made_for in values[name]:
            options[name] = str(made_for)
        else:
            words = {str(word): texts.say(f"{name}-{word}") for word in values[name]}
            options[name] = pick(screen, texts, f"start-{name}", words)
    seats = load(system.name, scenario, options, data).seats
    side = pick(screen, texts, "start-side", {seat: texts.find(f"side-{seat}") or seat for seat in seats})
    best = best_player(system.name)
    names = [best, *(name for name in player_names(system.name) if name != best), HUMAN]
    opponent = pick(screen, texts, "start-opponent", {name: texts.find(f"opponent-{name}") or name for name in names})
    return Start(scenario, options, [HUMAN if seat == side else opponent for seat in seats])


def pick(screen: Screen, texts: Texts, question: str, choices: dict[str, str]) -> str:
    """One of several: by its number, its name or the beginning of either; nothing typed takes the first."""
    slugs = list(choices)
    if len(slugs) == 1:
        return slugs[0]
    screen.show(Text(texts.say(question), "bold"))
    for number, name in enumerate(choices.values(), start=1):
        screen.show(Text.assemble((f" {number} ", "bold cyan"), name))
    while True:
        try:
            typed = screen.ask("> ")
        except InputEnded:
            return slugs[0]
        if not typed:
            return slugs[0]
        if typed.isdecimal() and 1 <= int(typed) <= len(slugs):
            return slugs[int(typed) - 1]
        fitting = _fitting(normal(typed), choices)
        if len(fitting) == 1:
            return fitting[0]
        screen.show(texts.say("no-such-choice", word=typed, most=len(slugs)))


def _fitting(begun: str, choices: dict[str, str]) -> Sequence[str]:
    if not begun:
        return []
    return [slug for slug, name in choices.items() if normal(slug).startswith(begun) or normal(name).startswith(begun)]


def _title(row: dict[str, Any], language: str) -> str:
    title = row.get("title", row["id"])
    return in_language(title, language) if isinstance(title, dict) else str(title)
