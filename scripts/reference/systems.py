"""A page for each system: what can be played, and every option."""

from __future__ import annotations

from typing import Any

from caracole.play.registry import system, systems
from caracole.players import player_names
from reference.markdown import cell, code, table


def pages() -> dict[str, str]:
    """The pages by the names of the systems."""
    return {name: _page(system(name)) for name in systems()}


def _page(found: Any) -> str:
    players = ", ".join(code(name) for name in player_names(found.name))
    scenarios = [(code(row["id"]), cell(_english(row.get("title", "")))) for row in found.scenarios()]
    options = [
        (code(row["id"]), _values(row), code(row["rule"]) if row.get("rule") else "", cell(_said(row)))
        for row in found.options()
    ]
    return "\n".join(
        [
            f"# {found.title}: scenarios and options\n",
            f"System `{found.name}`. Computer players: {players}. `caracole systems` prints this page in English, "
            "Italian or French, with `--json` for programs.\n",
            "## Scenarios\n",
            "Choose one with `--scenario`. The first is taken if you choose none.\n",
            table(("id", "title"), scenarios),
            "## Options\n",
            "Set one with `--option id=value`. The value in bold is the default.\n",
            table(("option", "values", "clause", "meaning"), options),
        ]
    )


def _english(text: Any) -> str:
    return str(text.get("en", "") if isinstance(text, dict) else text)


def _said(row: dict[str, Any]) -> str:
    return _english(row.get("text") or row.get("title", ""))


def _values(row: dict[str, Any]) -> str:
    words = [(value, str(value).lower() if isinstance(value, bool) else str(value)) for value in row.get("values", ())]
    return ", ".join(f"**{code(word)}**" if value == row.get("default") else code(word) for value, word in words)
