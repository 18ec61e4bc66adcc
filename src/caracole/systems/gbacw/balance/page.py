"""The page on the balance of Great Battles of the American Civil War in Markdown: every number on it was counted."""

from __future__ import annotations

from collections.abc import Sequence

from caracole.lab.markdown import length, listed, of, opening, points, results, table
from caracole.lab.verdicts import Count, Verdict, percent
from caracole.systems.gbacw.balance.figures import FAIR
from caracole.systems.gbacw.balance.rows import DEEDS, Cast
from caracole.systems.gbacw.rules.components.printed import SIDES

ASKED = "Every unit should do something in some game of some scenario."

NAMES = {"union": "the Union", "confederate": "the Confederacy"}

LOST = {
    "strength": "Strength points of foot and horse",
    "guns": "Guns lost or left",
    "routed": "Units routed at the end",
    "eliminated": "Units eliminated",
    "leaders": "Leaders killed",
}


def page(command: str, seeds: range, casts: Sequence[Cast], counts: Sequence[Count], found: Sequence[Verdict]) -> str:
    """The whole document."""
    parts = opening(
        "gbacw", "Balance of Great Battles of the American Civil War", command, seeds, counts, found, FAIR, ASKED
    )
    for cast, each in zip(casts, counts, strict=True):
        parts += _scenario(cast, each)
    return "\n\n".join(parts) + "\n"


def _handicap(each: Count) -> str:
    """What would part the games in halves."""
    found = each["handicap"]
    if found["low"] is None:
        return "Too few games to tell which handicap would part them in halves."
    side, other = SIDES if found["points"] >= 0 else SIDES[::-1]
    sign = 1 if side == SIDES[0] else -1
    low, high = sorted(sign * found[bound] for bound in ("low", "high"))
    return (
        f"Half of the games would go either way with {sign * found['points']:g} points more for {NAMES[side]} "
        f"(95 % interval {low:g} to {high:g}; less than nothing is points for {NAMES[other]})."
    )


def _scenario(cast: Cast, each: Count) -> list[str]:
    idle = each["idle_in_a_game"]
    return [
        *results(cast.title, each),
        *length(each),
        f"{each['decisions']['mean']:.0f} decisions on average. Ended before turn {cast.turns}, the last one, by a "
        f"condition of the battle: {of(each['early'], each['games'])}.",
        "### Levels of victory",
        table(
            ["Level", "Games"],
            [[cast.levels[level], of(times, each["games"])] for level, times in each["levels"].items()],
        ),
        *points(each),
        "### Handicap",
        _handicap(each),
        "### What the points were for, on average",
        table(
            ["Line of the sheet", *SIDES],
            [[line, *(f"{row[side]:.1f}" for side in SIDES)] for line, row in each["lines"].items()],
        ),
        "### Losses, on average",
        table(
            ["Lost", *(f"{side}, of {cast.strength[side]} points and guns" for side in SIDES)],
            [[title, *(f"{each['losses'][side][what]:.1f}" for side in SIDES)] for what, title in LOST.items()],
        ),
        "### Units",
        table(
            ["Units of a game that", *SIDES],
            [[deed, *(f"{each['deeds'][side][deed]:.1f}" for side in SIDES)] for deed in DEEDS],
        ),
        f"In a game {percent(idle['rate'])} of the units neither moved, fired nor assaulted. Never in any game: "
        f"{listed(cast.units, each['units_idle'])}.",
    ]
