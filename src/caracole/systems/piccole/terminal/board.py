"""The table in a terminal: a map of half inches, and the elements with their places."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from caracole.geometry.table import holds
from caracole.systems.piccole.drawing.sheet import type_name
from caracole.texts import Texts

WIDE, HIGH = 60, 24
"""Columns and rows of the map."""
SIGNS = {
    "wood": "♣",
    "rough": ":",
    "hill": "^",
    "steep": "A",
    "major_river": "≈",
    "minor_river": "~",
    "impassable": "#",
    "fort": "=",
    "camp": "%",
}
STYLES = ("red", "blue")
ARROWS = "↑↗→↘↓↙←↖"


def side_styles(view: Mapping[str, Any]) -> dict[str, str]:
    """The colour of each side."""
    return {side["id"]: STYLES[number] for number, side in enumerate(view["sides"])}


def headline(texts: Texts, view: Mapping[str, Any]) -> Text:
    """Turn, and the losses of both."""
    words = Text()
    for side in view["sides"]:
        name = texts.find(f"side-{side['id']}") or side["id"]
        said = texts.say("picture-losses", side=name, losses=side["losses"], at_start=side["at_start"])
        words.append(f"{said}   ", side_styles(view)[side["id"]])
    return words


def table_map(view: Mapping[str, Any]) -> Text:
    """North is up; an element stands where its number is, and its arrow tells where it looks."""
    size = view["table"]["size"]
    rows = [[(" ", "")] * WIDE for _ in range(HIGH)]
    grounds = [(piece["outline"], SIGNS[piece["kind"]]) for piece in view["terrain"]]
    grounds += [(side["camp"], SIGNS["camp"]) for side in view["sides"] if side["camp"]]
    for y in range(HIGH):
        for x in range(WIDE):
            point = (round((x + 0.5) * size / WIDE), round(size - (y + 0.5) * size / HIGH))
            sign = next((sign for outline, sign in grounds if holds([tuple(p) for p in outline], point)), "·")
            rows[y][x] = (sign, "dim")
    styles = side_styles(view)
    for row in view["elements"]:
        if row["status"] != "on_table":
            continue
        xs, ys = zip(*row["corners"], strict=True)
        word = arrow(row["pose"][2]) + row["id"]
        column = min(WIDE - len(word), max(0, round(sum(xs) / 4 * WIDE / size) - len(word) // 2))
        at = min(HIGH - 1, max(0, int((size - sum(ys) / 4) * HIGH / size)))
        for n, letter in enumerate(word):
            rows[at][column + n] = (letter, f"bold {styles[row['side']]}")
    text = Text()
    for line in rows:
        for letter, style in line:
            text.append(letter, style)
        text.append("\n")
    return text


def arrow(heading: int) -> str:
    """An arrow that points about that way."""
    return ARROWS[(heading + 22) % 360 // 45]


def elements(texts: Texts, view: Mapping[str, Any], words: Sequence[str] = ()) -> RenderableType:
    """The elements with their places; those named, or all."""
    wanted = {word.upper() for word in words}
    table = Table(box=None, padding=(0, 2, 0, 0), show_header=False)
    styles = side_styles(view)
    for row in view["elements"]:
        if wanted and row["id"] not in wanted:
            continue
        if row["pose"] is None:
            where = texts.say(f"status-{row['status']}")
        else:
            x, y, heading = row["pose"]
            where = f"{arrow(heading)} {texts.say('pose', x=x, y=y, h=heading)}"
        marks = [texts.say("picture-general")] if row["general"] else []
        marks += [texts.say("picture-shooter")] if row["shoots"] else []
        marks += ["✓"] if row["moved"] else []
        table.add_row(Text(row["id"], f"bold {styles[row['side']]}"), type_name(texts, row["type"]), where,
                      Text(", ".join(marks), "dim"))  # fmt: skip
    return table


def board(texts: Texts, view: Mapping[str, Any], words: Sequence[str]) -> RenderableType:
    """The map and the list; with words, the elements named."""
    if words:
        return elements(texts, view, words)
    return Group(table_map(view), elements(texts, view))
