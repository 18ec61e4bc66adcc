"""The chances of a fight as a table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from caracole.texts import Texts

BAR = 20


def percent(chance: float) -> str:
    """A chance as a player reads it; certain and impossible are exact."""
    if chance in (0, 1):
        return f"{chance:.0%}"
    return "<1%" if chance < 0.01 else ">99%" if chance > 0.99 else f"{chance:.0%}"


def expected(chances: Sequence[float]) -> float:
    """Hits on average."""
    return sum(count * chance for count, chance in enumerate(chances))


def battle_table(texts: Texts, odds: Mapping[str, Any], zone: str) -> RenderableType:
    """Hits inflicted and suffered in the first round, who fires with what, and who would have to retreat."""
    say = texts.say
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column(say("odds-hits"), justify="right")
    table.add_column(say("odds-inflicted"))
    table.add_column(say("odds-suffered"))
    inflicted, suffered = list(odds["inflicted"]), list(odds["suffered"])
    for hits in range(max(len(inflicted), len(suffered))):
        table.add_row(str(hits), _bar(inflicted, hits), _bar(suffered, hits))
    table.add_row(say("odds-average"), f"{expected(inflicted):.2f}", f"{expected(suffered):.2f}")
    lines: list[RenderableType] = [
        Text(say("odds-title", zone=zone), "bold"),
        _firing(texts, say("odds-attackers"), odds["attackers"]),
        _firing(texts, say("odds-defenders"), odds["defenders"]),
    ]
    if odds.get("deducted"):
        lines.append(Text(say("odds-deducted", hits=odds["deducted"])))
    lines.append(table)
    lines.append(Text(say("odds-win", chance=percent(odds["attacker_wins"])), "bold"))
    lines.append(Text(say("odds-wiped-out", chance=percent(odds["defender_wiped_out"]))))
    return Group(*lines)


def bombardment_table(texts: Texts, odds: Mapping[str, Any], zone: str) -> RenderableType:
    """Levels of the wall, and hits on the units behind it."""
    say = texts.say
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column(say("odds-hits"), justify="right")
    table.add_column(say("odds-levels"))
    table.add_column(say("odds-on-units"))
    levels, hits = list(odds["levels"]), list(odds["hits"])
    for count in range(max(len(levels), len(hits))):
        table.add_row(str(count), _bar(levels, count), _bar(hits, count))
    return Group(Text(say("odds-bombard-title", zone=zone), "bold"), table)


def _bar(chances: Sequence[float], count: int) -> Text:
    if count >= len(chances):
        return Text()
    filled = round(chances[count] * BAR)
    return Text.assemble(f"{percent(chances[count]):>4} ", ("█" * filled, "cyan"))


def _firing(texts: Texts, heading: str, rows: Sequence[Mapping[str, Any]]) -> Text:
    """``Attackers fire with: v-giu-1 2, v-giu-2 1 (G19.1.a -1)``"""
    words = []
    for row in rows:
        rules = ", ".join(f"{each['rule']} {each['by']:+d}" for each in row["modifiers"])
        words.append(f"{row['unit']} {row['value']}" + (f" ({rules})" if rules else ""))
    return Text(f"{heading} {', '.join(words) or '-'}")
