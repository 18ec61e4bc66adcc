"""``caracole systems``: what can be played."""

from __future__ import annotations

import argparse
from typing import Any

from caracole.cli.common import add_json, add_language, print_json


def add(commands: Any) -> None:
    """The command line."""
    parser = commands.add_parser("systems", help="list the systems with their scenarios and options")
    add_json(parser)
    add_language(parser)
    parser.set_defaults(run=run)


def run(asked: argparse.Namespace) -> int:
    """List systems, scenarios, options."""
    from caracole.play.registry import system, systems
    from caracole.players import player_names

    found = [system(name) for name in systems()]
    if asked.json:
        print_json(
            [
                {
                    "name": each.name,
                    "title": each.title,
                    "scenarios": each.scenarios(),
                    "options": each.options(),
                    "players": player_names(each.name),
                }
                for each in found
            ]
        )
        return 0
    _show(found, asked.language)
    return 0


def _show(found: list[Any], language: str) -> None:
    from rich.padding import Padding
    from rich.table import Table
    from rich.text import Text

    from caracole.cli.console import report_console
    from caracole.play.texts import Texts, in_language
    from caracole.players import player_names

    console, texts = report_console(), Texts(language)
    for each in found:
        console.print(Text.assemble((each.name, "bold"), f"  {each.title}"))
        console.print(texts.say("systems-players", players=", ".join(player_names(each.name))))
        scenarios = Table(box=None, padding=(0, 2, 0, 2), show_header=False)
        for row in each.scenarios():
            title = row.get("title", "")
            scenarios.add_row(row["id"], in_language(title, language) if isinstance(title, dict) else str(title))
        console.print("\n" + texts.say("systems-scenarios"), scenarios, sep="\n")
        console.print("\n" + texts.say("systems-options"))
        for row in each.options():
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
