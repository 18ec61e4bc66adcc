"""The whole sheet: the table to scale, what lies on it, and a panel with the turn, the losses and the key."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from caracole.draw.fonts import font_rules, text_width
from caracole.draw.shapes import Box
from caracole.draw.svg import box, group, lettering, tag
from caracole.systems.piccole.battle.rules.components.troops import TROOPS, TYPES
from caracole.systems.piccole.drawing import ground, marks, troops
from caracole.systems.piccole.drawing.look import MARGIN, PANEL, Frame, colour, of_side
from caracole.texts import Texts, in_language

PANEL_HEIGHT = 700
INCH = 250


def type_name(texts: Texts, kind: str) -> str:
    """A type of troops in the reader's language; a type that is no part of the book is called as its row says."""
    return texts.find(f"troop-{kind}") or in_language(TROOPS[TYPES.index(kind)].name, texts.language)


def draw(
    view: Mapping[str, Any],
    *,
    events: Iterable[Mapping[str, Any]] = (),
    language: str = "en",
    zones: bool | Sequence[str] = True,
    arcs: bool | Sequence[str] = True,
    window: Sequence[int] | None = None,
    title: str | None = None,
) -> str:
    """SVG of a view. ``events`` (as ``Event.plain()`` has them) show what has just happened; ``zones`` and ``arcs`` are
    drawn for everybody, nobody, or the elements named; ``window`` is a part of the table (x0, y0, x1, y1), enlarged."""
    texts = Texts(language, "piccole")
    size = view["table"]["size"]
    part = tuple(window or (0, 0, size, size))
    frame = Frame(part, size / max(part[2] - part[0], part[3] - part[1]))
    sides = {side["id"]: number for number, side in enumerate(view["sides"])}
    standing = {row["id"]: row for row in view["elements"] if row["status"] == "on_table"}
    happened = list(events)
    table = frame.box
    under, over, numbers = [], [], []
    for name, row in standing.items():
        side = sides[row["side"]]
        if zones is True or (zones and name in zones):
            under.append(marks.zone(frame, row, side, view["table"]["zone_depth"]))
        if row["shoots"] and (arcs is True or (arcs and name in arcs)):
            under.append(marks.arc(frame, row, side, view["table"]["range"]))
        over.append(troops.element(frame, row, side))
        numbers.append(troops.number(frame, row))
    on_table = group(
        [
            box(table, fill=colour("cloth")),
            ground.terrain(frame, view["terrain"]),
            ground.camps(frame, view["sides"]),
            *under,
            marks.ghosts(frame, standing, happened),
            *over,
            marks.ways(frame, standing, happened),
            marks.shots(frame, standing, happened),
            *numbers,
        ],
        clip_path="url(#table)",
    )
    wide = table.x1 + MARGIN / 2 + PANEL
    high = max(table.y1 + MARGIN, MARGIN + PANEL_HEIGHT)
    return tag(
        "svg",
        tag("defs", tag("style", font_rules()), marks.tip(), tag("clipPath", box(table), id="table")),
        box(Box(0, 0, wide, high), fill=colour("paper")),
        on_table,
        rulers(frame, part),
        box(table, fill="none", stroke=colour("cloth_edge"), stroke_width=5),
        _panel(texts, view, table.x1 + MARGIN * 0.8, title),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {wide:.0f} {high:.0f}",
        width=wide,
        height=high,
    )


def rulers(frame: Frame, part: Sequence[int]) -> str:
    """A tick for every inch along two edges, a number for every fourth."""
    drawn = []
    for inch in range(0, 25):
        at = inch * INCH
        long = inch % 4 == 0
        if part[0] <= at <= part[2]:
            x, y = frame.at((at, part[1]))
            drawn.append(tag("path", d=f"M{x:.1f} {y:.1f}v{12 if long else 6}", stroke=colour("ink_soft")))
            if long:
                drawn.append(lettering(str(at), x, y + 26, 13, fill=colour("ink_soft")))
        if part[1] <= at <= part[3]:
            x, y = frame.at((part[0], at))
            drawn.append(tag("path", d=f"M{x:.1f} {y:.1f}h{-12 if long else -6}", stroke=colour("ink_soft")))
            if long:
                drawn.append(lettering(str(at), x - 15, y + 4, 13, anchor="end", fill=colour("ink_soft")))
    return group(drawn)


def _panel(texts: Texts, view: Mapping[str, Any], x: float, title: str | None) -> str:
    """Title, turn, losses of both sides, and the key of troops."""
    heading = title or "Piccole Guerre"
    size = min(27.0, 27 * (PANEL - MARGIN) / text_width(heading, 27, "capitals"))
    lines = [lettering(heading, x, MARGIN + 26, size, "capitals", anchor="start", fill=colour("ink"))]
    y = MARGIN + 62
    if view["result"] is not None:
        winner = view["result"]["winner"]
        said = texts.say("picture-ended", winner=winner and _side_name(texts, winner))
    elif view["turn"]:
        said = texts.say("picture-turn", turn=view["turn"], side=_side_name(texts, view["phasing"]))
    else:
        said = texts.say("picture-set-up")
    lines.append(lettering(said, x, y, 19, "italic", anchor="start", fill=colour("ink")))
    for number, side in enumerate(view["sides"]):
        y += 42
        lines.append(box(Box(x, y - 17, x + 22, y + 3), fill=of_side(number, "base"), stroke=of_side(number, "deep")))
        words = texts.say("picture-losses", side=_side_name(texts, side["id"]), losses=side["losses"],
                          at_start=side["at_start"])  # fmt: skip
        lines.append(lettering(words, x + 32, y, 18, anchor="start", fill=colour("ink")))
    y += 30
    frame = Frame((0, 0, 6000, 6000))
    for troop in TROOPS:
        depth = troop.depth
        y += 24 + 0.2 * depth
        row = {"id": "", "type": troop.id, "shoots": False, "general": False, "moved": False, "depth": depth,
               "pose": [0, 0, 0], "corners": [[0, 0]] * 4}  # fmt: skip
        sample = troops.element(frame, row, 0)
        fx, fy = frame.at((0, 0))
        lines.append(group([sample], transform=f"translate({x + 45 - fx:.1f} {y - 24 - fy:.1f})"))
        lines.append(lettering(type_name(texts, troop.id), x + 104, y, 17, anchor="start", fill=colour("ink")))
    y += 74
    for mark, words in (
        (troops.general_mark(), "picture-general"),
        (troops.bow_mark(), "picture-shooter"),
    ):
        lines.append(group([mark], transform=f"translate({x + 45:.1f} {y - 6:.1f}) scale(0.3)"))
        lines.append(lettering(texts.say(words), x + 104, y, 17, anchor="start", fill=colour("ink")))
        y += 38
    return group(lines)


def _side_name(texts: Texts, side: str) -> str:
    return texts.find(f"side-{side}") or side
