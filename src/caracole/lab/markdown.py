"""The parts of a page on balance in Markdown that are the same for every system."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from caracole.lab.figures import histogram, share
from caracole.lab.verdicts import Count, Fair, Verdict, percent
from caracole.texts import Texts

NONE = "none"

PARTS = ("least", "quarter", "median", "three_quarters", "most")


def opening(
    system: str,
    title: str,
    command: str,
    seeds: range,
    counts: Sequence[Count],
    found: Sequence[Verdict],
    fair: Fair,
    asked: str,
) -> list[str]:
    """What was played by which command, and the verdicts; ``asked`` says what they hold the game against."""
    return [
        f"# {title}",
        "Computer captains against each other. Made by the command below; run it again instead of editing this page.",
        f"```\n{command}\n```",
        f"Seeds {seeds[0]} to {seeds[-1]} in each scenario, {sum(each['games'] for each in counts)} games in all. "
        "The captain is one player of many: what he never does is not proved useless, what he does is proved possible. "
        "Intervals are Wilson's, 95 %.",
        "## Verdicts",
        f"Each side should win {percent(fair[0])} to {percent(fair[1])} of the decided games of a scenario. {asked}",
        table(["Criterion", "Verdict"], [verdict_row(each, Texts("en", system)) for each in found]),
    ]


def verdict_row(verdict: Verdict, texts: Texts) -> list[str]:
    """A verdict in words: what was asked and found, and whether it is met."""
    facts = {name: value for name, value in verdict.facts.items() if name != "names"}
    said = texts.say(f"balance-{verdict.criterion}", scenario=verdict.scenario, **facts)
    return [said, texts.say("balance-met" if verdict.met else "balance-not-met")]


def results(title: str, each: Count) -> list[str]:
    """The heading of a scenario, and who won."""
    return [
        f"## {title} (`{each['scenario']}`)",
        f"{each['games']} games, {each['decided']} decided, {each['draws']} drawn; "
        f"{each['decisions']['median']:.0f} decisions in the middle game.",
        table(
            ["Side", "Won", "Share of the decided", "95 % interval"],
            [
                [side, str(row["times"]), percent(row["rate"]), f"{percent(row['low'])} to {percent(row['high'])}"]
                for side, row in each["wins"].items()
            ],
        ),
    ]


def length(each: Count) -> list[str]:
    """The turn in which the games ended."""
    rows = [[turn, of(times, each["games"])] for turn, times in each["turns"].items()]
    return ["### Length", table(["Last turn", "Games"], rows)]


def points(each: Count) -> list[str]:
    """The victory points of both sides, in five numbers and in a picture."""
    rows = [[side, *(f"{row[part]:g}" for part in PARTS)] for side, row in each["points"].items()]
    return [
        "### Victory Points",
        table(["Side", "Least", "Quarter", "Median", "Three quarters", "Most"], rows),
        *(picture(f"{side}: points and games", row["values"]) for side, row in each["points"].items()),
    ]


def picture(title: str, values: Sequence[int]) -> str:
    """A histogram."""
    return "\n".join(["```", title, *histogram(values), "```"])


def of(times: int, total: int) -> str:
    """``12 (30.0 %)``"""
    return f"{times} ({percent(share(times, total).rate)})"


def listed(names: Mapping[str, str], chosen: Iterable[str]) -> str:
    """The names of some, in a row."""
    return ", ".join(names[each] for each in chosen) or NONE


def codes(chosen: Iterable[str]) -> str:
    """Ids in a row."""
    return ", ".join(f"`{each}`" for each in chosen) or NONE


def table(headings: Sequence[str], rows: Sequence[Sequence[Any]]) -> str:
    """A table."""
    lines = [headings, ["---"] * len(headings), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)
