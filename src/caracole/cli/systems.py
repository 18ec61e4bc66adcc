"""``caracole systems``: what can be played."""

from __future__ import annotations

import argparse
from typing import Any

from caracole.cli.common import add_json, add_language, print_json

ASKED_BY = {
    "captain": "caracole.players:CaptainPart",
    "board": "caracole.present.presenter:BoardPart",
    "drawing": "caracole.draw.parts:DrawingPart",
    "terminal": "caracole.cli.terminal.faces:TerminalPart",
    "balance": "caracole.lab.ledgers:BalancePart",
    "bench": "caracole.cli.bench:BenchPart",
    "lessons": "caracole.lessons:LessonsPart",
}


def add(commands: Any) -> None:
    """The command line."""
    parser = commands.add_parser("systems", help="list the systems with their scenarios and options")
    add_json(parser)
    add_language(parser)
    parser.set_defaults(run=run)


def run(asked: argparse.Namespace) -> int:
    """List systems, scenarios, options."""
    from caracole.play.registry import systems

    rows = [described(name) for name in systems()]
    if asked.json:
        print_json(rows)
    else:
        _show(rows, asked.language)
    return 0


def described(name: str) -> dict[str, Any]:
    """A system as JSON data. One that does not load, or that brings a part which does not, says so and is no trouble to
    the others."""
    from caracole.play.registry import BrokenSystem, system
    from caracole.players import player_names

    row: dict[str, Any] = {"name": name, "title": name, "scenarios": [], "options": [], "players": [], "parts": []}
    try:
        found = system(name)
        row |= {"title": found.title, "scenarios": found.scenarios(), "options": found.options()}
    except BrokenSystem as error:
        return {**row, "broken": error.problem}
    except Exception as error:  # somebody else's program, which may do anything
        return {**row, "broken": f"{type(error).__name__}: {error}"}
    parts, broken = _parts(name)
    return {**row, "players": player_names(name), "parts": parts, "broken": broken}


def _parts(name: str) -> tuple[list[str], str | None]:
    """Those that can be used, and what is wrong with the others."""
    from caracole.play.parts import BROUGHT, BrokenPart, has_part, part

    parts, wrong = [], []
    for each in BROUGHT:
        try:
            answers = _protocol(each)
            if has_part(name, each) if answers is None else part(name, each, answers) is not None:
                parts.append(each)
        except BrokenPart as error:
            wrong.append(str(error))
    return parts, "; ".join(wrong) or None


def _protocol(part: str) -> type | None:
    """What a part must answer; None if the layer that asks is not installed here, as boards without a server."""
    from importlib import import_module

    if part not in ASKED_BY:
        return object
    module, _, name = ASKED_BY[part].partition(":")
    try:
        found: type = getattr(import_module(module), name)
    except ImportError:
        return None
    return found


def _show(found: list[dict[str, Any]], language: str) -> None:
    from rich.padding import Padding
    from rich.table import Table
    from rich.text import Text

    from caracole.cli.console import report_console
    from caracole.texts import Texts, in_language

    console, texts = report_console(), Texts(language)
    for each in found:
        console.print(Text.assemble((each["name"], "bold"), f"  {each['title']}"))
        if each["broken"]:
            console.print(texts.say("systems-broken", problem=each["broken"]), style="red")
        if not each["scenarios"]:
            console.print()
            continue
        console.print(texts.say("systems-players", players=", ".join(each["players"])))
        scenarios = Table(box=None, padding=(0, 2, 0, 2), show_header=False)
        for row in each["scenarios"]:
            title = row.get("title", "")
            scenarios.add_row(row["id"], in_language(title, language) if isinstance(title, dict) else str(title))
        console.print("\n" + texts.say("systems-scenarios"), scenarios, sep="\n")
        console.print("\n" + texts.say("systems-options"))
        for row in each["options"]:
            default = row.get("default")
            values = "|".join(_word(value) + ("*" if value == default else "") for value in row.get("values", ()))
            text = row.get("text", {})
            said = in_language(text, language) if isinstance(text, dict) else str(text)
            console.print(Padding(Text.assemble((row["id"], "bold"), f"  {values}"), (0, 2)))
            if said:
                console.print(Padding(said, (0, 2, 0, 6)))
        console.print()


def _word(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
