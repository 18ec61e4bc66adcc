"""The key of the map: its signs and pieces with a word each."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from caracole.draw.fonts import text_width
from caracole.draw.shapes import Box, square
from caracole.draw.svg import box, group, lettering, line, number, tag, use
from caracole.systems.gradisca.drawing import borders
from caracole.systems.gradisca.drawing.counters import counter, marker
from caracole.systems.gradisca.drawing.look import PREFIX, colour, side_colour, word
from caracole.systems.gradisca.drawing.naming import source
from caracole.systems.gradisca.drawing.position import CAMP, FORT, SHIP, Item
from caracole.systems.gradisca.rules.components.theatre import AUSTRIAN, SIDES, UNIT_TYPES, VENETIAN, Theatre

ROW, HEADING, SAMPLE, LETTERS = 88.0, 78.0, 150.0, 31.0
LARGEST = 1.35
"""How much larger the key may become in an empty column."""

Sample = Callable[[Box], str]


class Entry(NamedTuple):
    """A word of look.toml and what it explains."""

    name: str
    sample: Sample


def draw(theatre: Theatre, place: Box, language: str) -> tuple[str, float]:
    """The key in this column, and how far down it reaches."""
    columns = [_signs(), _pieces(theatre)]
    high = HEADING + ROW * max(len(column) for column in columns)
    scale = max(0.6, min(LARGEST, place.height / high))
    half = place.width / scale / 2
    shown = [lettering(word("legend", language), 0, 40, 50, "capitals", anchor="start", fill=colour("ink"))]
    for n, column in enumerate(columns):
        for row, entry in enumerate(column):
            x, y = n * half, HEADING + row * ROW
            shown.append(entry.sample(Box(x, y, x + SAMPLE, y + ROW - 18)))
            shown += _text(word(entry.name, language, "legend"), x + SAMPLE + 20, y + 44, half - SAMPLE - 40)
    where = f"translate({number(place.x0)} {number(place.y0)}) scale({scale:.3g})"
    return group(shown, class_="legend", transform=where), place.y0 + high * scale


def _text(words: str, x: float, y: float, wide: float) -> list[str]:
    """One line, or two if it is long."""
    if text_width(words, LETTERS) <= wide:
        return [lettering(words, x, y, LETTERS, anchor="start", fill=colour("ink"))]
    parts = words.split(" ")
    cut = min(range(1, len(parts)), key=lambda n: abs(len(" ".join(parts[:n])) - len(words) / 2))
    rows = " ".join(parts[:cut]), " ".join(parts[cut:])
    return [
        lettering(row, x, y - 16 + 32 * n, LETTERS, anchor="start", fill=colour("ink")) for n, row in enumerate(rows)
    ]


# --- signs of the map ------------------------------------------------------------------------------------------------


def _signs() -> list[Entry]:
    mark = [side_colour(side, "mark") for side in (VENETIAN, AUSTRIAN)]
    return [
        Entry("town", _sign("castle", fill=colour("gold"))),
        Entry("fortress", _sign("star-fort", fill=colour("gold"))),
        Entry("wall", _wall),
        Entry("named", _name("Cormons", "capitals")),
        Entry("unnamed", _name("Quisca", "italic")),
        Entry("difficult", _hills),
        Entry("open", _open),
        Entry("frontier", _frontier),
        Entry("river", _river),
        Entry("bridge", lambda place: _river(place) + borders.bridge(place.centre, 90, 1.5)),
        Entry("impassable", _ridge),
        Entry("source", _pair(lambda n, at: source(SIDES[n], at))),
        Entry("booty", _pair(lambda n, at: use(f"{PREFIX}chest-{SIDES[n]}", at, fill=mark[n]))),
        Entry("raid", _raid),
        Entry("sea", _sign("anchor", "none", "#33566A")),
    ]


def _sign(sign: str, fill: str | None = None, stroke: str | None = None) -> Sample:
    return lambda place: use(PREFIX + sign, square(place.centre, 68), fill=fill, stroke=stroke)


def _pair(draw_one: Callable[[int, Box], str]) -> Sample:
    """The same for both sides."""
    return lambda place: "".join(
        draw_one(side, square((place.centre[0] - 36 + 72 * side, place.centre[1]), 62)) for side in (VENETIAN, AUSTRIAN)
    )


def _stroke(place: Box, *strokes: tuple[str, float], dashes: str | None = None) -> str:
    """A winding line, of one colour and width upon another."""
    y = place.centre[1]
    path = line([(place.x0 + 6, y + 6), (place.x0 + 50, y - 6), (place.x0 + 96, y + 5), (place.x1 - 6, y - 4)])
    return group(
        tag("path", d=path, fill="none", stroke=ink, stroke_width=wide, stroke_linecap="round", stroke_dasharray=dashes)
        for ink, wide in strokes
    )


def _open(place: Box) -> str:
    return _stroke(place, (colour("ink_soft"), 4), dashes="1 9")


def _river(place: Box) -> str:
    return _stroke(place, (colour("river_rim"), 13), (colour("river"), 9.6))


def _wall(place: Box) -> str:
    x, y = place.centre
    return (
        _stroke(place, (colour("wall"), 10), (colour("plate"), 3))
        + box(square((x, y), 36), rx=9, fill=colour("plate"), stroke=colour("ink"), stroke_width=2.5)
        + lettering("4", x, y + 10, 30, "bold", fill=colour("ink"))
    )


def _ridge(place: Box) -> str:
    x, y = place.centre
    peaks = "".join(f"M{number(place.x0 + 8 + n * 23)} {number(y + 10)}l14-28 14 28" for n in range(6))
    return tag("path", d=peaks, fill=colour("paper_shade"), stroke="#5E482C", stroke_width=3) + borders.cross(
        (x, y), 1.4
    )


def _frontier(place: Box) -> str:
    shown = []
    for side, texture, x in ((VENETIAN, "dots", place.x0 + 6), (AUSTRIAN, "hatching", place.centre[0])):
        strip = Box(x, place.y0 + 8, x + place.width / 2 - 6, place.y1 - 8)
        shown.append(box(strip, fill=side_colour(side, "wash"), fill_opacity="0.5"))
        shown.append(box(strip, fill=f"url(#{PREFIX}{texture})"))
    return group(shown)


def _raid(place: Box) -> str:
    x, y = place.centre
    return (
        use(PREFIX + "torch", Box(x - 56, place.y0, x + 8, place.y0 + 64), fill="#E58A2B")
        + lettering("V", x + 16, y + 16, 40, "bold", fill=side_colour(VENETIAN, "mark"))
        + lettering("A", x + 48, y + 16, 40, "bold", fill=side_colour(AUSTRIAN, "mark"))
    )


def _hills(place: Box) -> str:
    y = place.y0 - 8
    return use(PREFIX + "hill-1", Box(place.x0, y, place.x0 + 92, y + 92)) + use(
        PREFIX + "peak-1", Box(place.x0 + 66, y - 4, place.x0 + 158, y + 88)
    )


def _name(words: str, face: str) -> Sample:
    return lambda place: lettering(words, place.centre[0], place.centre[1] + 12, 38, face, fill=colour("ink"))


# --- pieces ----------------------------------------------------------------------------------------------------------


def _pieces(theatre: Theatre) -> list[Entry]:
    """A counter of each type, then what can befall one, then the markers."""
    entries = [
        Entry(kind, _counter(theatre, found))
        for kind in (UNIT_TYPES[-1], *UNIT_TYPES[:-1])
        if (found := next((n for n, unit in enumerate(theatre.units) if unit.type == kind), None)) is not None
    ]
    anyone = next((n for n, unit in enumerate(theatre.units) if theatre.two_sided >> n & 1), None)
    if anyone is not None:
        entries += [
            Entry(flag, _counter(theatre, anyone, flag)) for flag in ("disorganized", "activated", "out_of_supply")
        ]
    return [
        *entries,
        Entry(FORT, _pair(lambda side, at: marker(Item(FORT, 1, side), at))),
        Entry(CAMP, _pair(lambda side, at: marker(Item(CAMP, 1, side), at))),
        Entry(SHIP, lambda place: marker(Item(SHIP, 1, VENETIAN), square(place.centre, 66))),
        Entry("mine", _sign("powder")),
        Entry("raided", _sign("flames")),
    ]


def _counter(theatre: Theatre, unit: int, *flags: str) -> Sample:
    """Without its id: it is an example, not the unit."""
    return lambda place: counter(theatre, unit, dict.fromkeys(flags, True), square(place.centre, 74), example=True)
