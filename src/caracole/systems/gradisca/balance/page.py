"""The page on balance in Markdown: every number on it was counted."""

from __future__ import annotations

from collections.abc import Sequence

from caracole.lab.markdown import codes, length, listed, of, opening, points, results, table
from caracole.lab.verdicts import Count, Verdict
from caracole.systems.gradisca.balance.figures import FAIR
from caracole.systems.gradisca.balance.rows import Cast
from caracole.systems.gradisca.rules.components.theatre import SIDES

ASKED = (
    "Cards, zones and units should come into play in some game of some scenario, and Gradisca should fall in some "
    "games and hold in others."
)


def page(command: str, seeds: range, casts: Sequence[Cast], counts: Sequence[Count], found: Sequence[Verdict]) -> str:
    """The whole document."""
    parts = opening("gradisca", "Balance of La Guerra di Gradisca", command, seeds, counts, found, FAIR, ASKED)
    parts += _left_over(casts, found)
    for cast, each in zip(casts, counts, strict=True):
        parts += _scenario(cast, each)
    parts += _rules(counts)
    return "\n\n".join(parts) + "\n"


def _left_over(casts: Sequence[Cast], found: Sequence[Verdict]) -> list[str]:
    headings = {"cards": "Cards never played", "zones": "Zones never entered", "units": "Units that never did anything"}
    names: dict[str, dict[str, str]] = {"cards": {}, "zones": {}, "units": {}}
    for cast in casts:
        names["cards"] |= cast.cards
        names["zones"] |= cast.zones
        names["units"] |= cast.units
    return [
        f"{headings[each.criterion]} in any scenario: {listed(names[each.criterion], each.facts['names'])}."
        for each in found
        if each.criterion in headings
    ]


def _scenario(cast: Cast, each: Count) -> list[str]:
    return [
        *results(cast.title, each),
        *length(each),
        *points(each),
        "### Objectives",
        *_objectives(each),
        "### Cards",
        *_cards(cast, each),
        "### Zones and units",
        f"Zones never entered by a march: {listed(cast.zones, each['zones_never_entered'])}.",
        f"Units that never marched, fought, fired, raided, worked or led: {listed(cast.units, each['units_idle'])}.",
        "### A game on average",
        _averages(each),
    ]


def _objectives(each: Count) -> list[str]:
    games = each["games"]
    rows = [
        [row["side"], row["name"], str(row["points"]), *(of(row["held"][who], games) for who in (*SIDES, "nobody"))]
        for row in each["objectives"]
    ]
    fell, held = each["gradisca"]["fell"], each["gradisca"]["held"]
    fate = f"Gradisca fell in {of(fell, fell + held)} of the games. " if fell + held else ""
    headings = ["For", "Zone", "Points", *(f"Held by {side} at the end" for side in SIDES), "By nobody"]
    return [table(headings, rows), f"{fate}A wall was breached in {of(each['walls_breached'], games)} of the games."]


def _cards(cast: Cast, each: Count) -> list[str]:
    if not each["cards"]:
        return ["This scenario is played without cards."]
    games = each["games"]
    rows = [
        [row["title"], of(row["games"], games), *(of(row["by"][s], games) if s in row["by"] else "" for s in SIDES)]
        for row in each["cards"]
    ]
    return [
        table(["Card", "Games with it", *(f"Played by {side}" for side in SIDES)], rows),
        f"Never played: {listed(cast.cards, each['cards_never_played'])}.",
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
    return table(["What", "Mean"], rows)


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
            f"{heading}, never seen in any scenario ({len(ordered)}): {codes(ordered)}.",
            table(["Scenario", "Not seen in it"], rows),
        ]
        parts += [
            f"Not in `{each['scenario']}`, though in another: {codes(others)}."
            for each in counts
            if (others := [name for name in each[what] if name not in never])
        ]
    return parts
