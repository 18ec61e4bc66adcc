"""The page on balance in Markdown: every number on it was counted."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from caracole.lab.figures import histogram, share
from caracole.lab.gradisca_balance import FAIR, Count, Verdict, percent
from caracole.lab.gradisca_rows import Cast
from caracole.play.texts import Texts
from caracole.systems.gradisca.theatre import SIDES

NONE = "none"


def page(command: str, seeds: range, casts: Sequence[Cast], counts: Sequence[Count], found: Sequence[Verdict]) -> str:
    """The whole document."""
    parts = [
        "# Balance of La Guerra di Gradisca",
        "Computer captains against each other. Made by the command below; run it again instead of editing this page.",
        f"```\n{command}\n```",
        f"Seeds {seeds[0]} to {seeds[-1]} in each scenario, {sum(each['games'] for each in counts)} games in all. "
        "The captain is one player of many: what he never does is not proved useless, what he does is proved possible. "
        "Intervals are Wilson's, 95 %.",
        "## Verdicts",
        f"Each side should win {percent(FAIR[0])} to {percent(FAIR[1])} of the decided games of a scenario. Cards, "
        "zones and units should come into play in some game of some scenario, and Gradisca should fall in some games "
        "and hold in others.",
        _table(["Criterion", "Verdict"], [verdict_row(each, Texts("en")) for each in found]),
        *_left_over(casts, found),
    ]
    for cast, each in zip(casts, counts, strict=True):
        parts += _scenario(cast, each)
    parts += _rules(counts)
    return "\n\n".join(parts) + "\n"


def verdict_row(verdict: Verdict, texts: Texts) -> list[str]:
    """A verdict in words: what was asked and found, and whether it is met."""
    facts = {name: value for name, value in verdict.facts.items() if name != "names"}
    said = texts.say(f"balance-{verdict.criterion}", scenario=verdict.scenario, **facts)
    return [said, texts.say("balance-met" if verdict.met else "balance-not-met")]


def _left_over(casts: Sequence[Cast], found: Sequence[Verdict]) -> list[str]:
    headings = {"cards": "Cards never played", "zones": "Zones never entered", "units": "Units that never did anything"}
    names: dict[str, dict[str, str]] = {"cards": {}, "zones": {}, "units": {}}
    for cast in casts:
        names["cards"] |= cast.cards
        names["zones"] |= cast.zones
        names["units"] |= cast.units
    return [
        f"{headings[each.criterion]} in any scenario: {_listed(names[each.criterion], each.facts['names'])}."
        for each in found
        if each.criterion in headings
    ]


def _scenario(cast: Cast, each: Count) -> list[str]:
    games = each["games"]
    return [
        f"## {cast.title} (`{cast.scenario}`)",
        f"{games} games, {each['decided']} decided, {each['draws']} drawn; "
        f"{each['decisions']['median']:.0f} decisions in the middle game.",
        _table(
            ["Side", "Won", "Share of the decided", "95 % interval"],
            [
                [side, str(row["times"]), percent(row["rate"]), f"{percent(row['low'])} to {percent(row['high'])}"]
                for side, row in each["wins"].items()
            ],
        ),
        "### Length",
        _table(["Last turn", "Games"], [[turn, _of(times, games)] for turn, times in each["turns"].items()]),
        "### Victory Points",
        _table(
            ["Side", "Least", "Quarter", "Median", "Three quarters", "Most"],
            [
                [side, *(f"{row[part]:g}" for part in ("least", "quarter", "median", "three_quarters", "most"))]
                for side, row in each["points"].items()
            ],
        ),
        *(_picture(f"{side}: points and games", each["points"][side]["values"]) for side in SIDES),
        "### Objectives",
        *_objectives(each),
        "### Cards",
        *_cards(cast, each),
        "### Zones and units",
        f"Zones never entered by a march: {_listed(cast.zones, each['zones_never_entered'])}.",
        f"Units that never marched, fought, fired, raided, worked or led: {_listed(cast.units, each['units_idle'])}.",
        "### A game on average",
        _averages(each),
    ]


def _picture(title: str, values: Sequence[int]) -> str:
    return "\n".join(["```", title, *histogram(values), "```"])


def _objectives(each: Count) -> list[str]:
    games = each["games"]
    rows = [
        [row["side"], row["name"], str(row["points"]), *(_of(row["held"][who], games) for who in (*SIDES, "nobody"))]
        for row in each["objectives"]
    ]
    fell, held = each["gradisca"]["fell"], each["gradisca"]["held"]
    fate = f"Gradisca fell in {_of(fell, fell + held)} of the games. " if fell + held else ""
    headings = ["For", "Zone", "Points", *(f"Held by {side} at the end" for side in SIDES), "By nobody"]
    return [_table(headings, rows), f"{fate}A wall was breached in {_of(each['walls_breached'], games)} of the games."]


def _cards(cast: Cast, each: Count) -> list[str]:
    if not each["cards"]:
        return ["This scenario is played without cards."]
    games = each["games"]
    rows = [
        [row["title"], _of(row["games"], games), *(_of(row["by"][s], games) if s in row["by"] else "" for s in SIDES)]
        for row in each["cards"]
    ]
    return [
        _table(["Card", "Games with it", *(f"Played by {side}" for side in SIDES)], rows),
        f"Never played: {_listed(cast.cards, each['cards_never_played'])}.",
    ]


def _averages(each: Count) -> str:
    rows = [[f"Units that {deed}", f"{mean:.1f}"] for deed, mean in each["deeds"].items()]
    for side in SIDES:
        raids = each["raids"][side]
        rows += [
            [f"Eliminated units, {side}", f"{each['eliminated'][side]:.1f}"],
            [f"Raids tried and won, {side}", f"{raids['tried']:.1f}, {raids['won']:.1f}"],
            [f"Forts built, {side}", f"{each['forts'][side]:.1f}"],
            [f"Morale at the end, {side}", f"{each['morale'][side]:.1f}"],
        ]
    rows += [[f"Mines {fate.replace('_', ' ')}", f"{mean:.1f}"] for fate, mean in each["mines"].items()]
    return _table(["What", "Mean"], rows)


def _rules(counts: Sequence[Count]) -> list[str]:
    """Clauses and events that no game needed, by scenario and in all."""
    parts = ["## Rules and events never seen"]
    for what, heading in (
        ("rules_never_cited", "Clauses that an event or a die can cite"),
        ("kinds_never_seen", "Kinds of events"),
    ):
        never = set.intersection(*(set(each[what]) for each in counts))
        ordered = [name for name in counts[0][what] if name in never]
        rows = [[f"`{each['scenario']}`", str(len(each[what]))] for each in counts]
        parts += [
            f"{heading}, never seen in any scenario ({len(ordered)}): {_codes(ordered)}.",
            _table(["Scenario", "Not seen in it"], rows),
        ]
        parts += [
            f"Not in `{each['scenario']}`, though in another: {_codes(others)}."
            for each in counts
            if (others := [name for name in each[what] if name not in never])
        ]
    return parts


# --- Markdown --------------------------------------------------------------------------------------------------------


def _of(times: int, total: int) -> str:
    return f"{times} ({percent(share(times, total).rate)})"


def _listed(names: Mapping[str, str], chosen: Iterable[str]) -> str:
    return ", ".join(names[each] for each in chosen) or NONE


def _codes(chosen: Iterable[str]) -> str:
    return ", ".join(f"`{each}`" for each in chosen) or NONE


def _table(headings: Sequence[str], rows: Sequence[Sequence[Any]]) -> str:
    lines = [headings, ["---"] * len(headings), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)
