"""The chances of a fire and of an assault as tables: each modifier with its clause, each result with its chance."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from caracole.systems.gbacw.lexicon import result_words
from caracole.texts import Texts

BAR = 20


def fire_table(texts: Texts, odds: Mapping[str, Any]) -> RenderableType:
    """One shot: its strength, its modifiers, its results, and what they do to the unit on top."""
    names = texts.arguments({"unit": odds["unit"], "target": odds["target"], "struck": odds["struck"]})
    title = texts.say("terminal-odds-fire", unit=names["unit"], target=names["target"], points=odds["strength"])
    struck = texts.arguments({"unit": odds["struck"]})["unit"]
    last = texts.say("terminal-odds-struck", unit=struck, chance=f"{odds['disordered']}%", loss=f"{odds['loss']:.1f}")
    return Group(
        Text(title, "bold"),
        _modifiers(texts, odds["modifiers"], odds["total"]),
        _spread({code: _result(texts, code) for code in odds["odds"]}, odds["odds"]),
        Text(last),
    )


def assault_table(texts: Texts, odds: Mapping[str, Any]) -> RenderableType:
    """One assault: strengths and ratio, its modifiers, the checks before it, its results."""
    units = ", ".join(texts.arguments({"unit": unit})["unit"] for unit in odds["attackers"])
    strengths = {key: f"{odds[key]:g}" for key in ("attack", "defence")}
    ratio = "-".join(f"{number:g}" for number in odds["ratio"])
    title = texts.say("terminal-odds-assault", units=units, hexes=", ".join(odds["targets"]), ratio=ratio, **strengths)
    parts: list[RenderableType] = [Text(title, "bold"), _modifiers(texts, odds["modifiers"], odds["total"])]
    for check in odds["checks"]:
        unit = texts.arguments({"unit": check["unit"]})["unit"]
        words = {"unit": unit, "cohesion": check["cohesion"], "chance": f"{check['passes']}%"}
        parts.append(Text(texts.say("terminal-odds-check", **words)))
        if check["modifiers"]:
            added = sum(row["value"] for row in check["modifiers"])
            parts.append(_modifiers(texts, check["modifiers"], added))
    names = {result: texts.say(f"assault-{result.replace('_', '-')}") for result in odds["odds"]}
    return Group(*parts, _spread(names, odds["odds"]))


def _result(texts: Texts, code: str) -> str:
    """``1d+2  1 SP lost, Disorder check +2``"""
    return f"{code:<5} {result_words(texts, code)}"


def _modifiers(texts: Texts, rows: Sequence[Mapping[str, Any]], total: int) -> RenderableType:
    """``+1  C10.53.a  Prepared Fire``, and their sum."""
    table = Table(box=None, padding=(0, 2, 0, 0), show_header=False)
    for row in rows:
        table.add_row(f"{row['value']:+d}", texts.say(f"drm-{row['code']}"), Text(row["rule"], "dim"))
    table.add_row(f"{total:+d}", texts.say("terminal-odds-total"), "", style="bold")
    return table


def _spread(names: Mapping[str, str], odds: Mapping[str, int]) -> RenderableType:
    table = Table(box=None, padding=(0, 2, 0, 0), show_header=False)
    for result, share in odds.items():
        table.add_row(names[result], f"{share:>3}%", Text("█" * round(share * BAR / 100), "cyan"))
    return table
