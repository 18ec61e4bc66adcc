"""Drawing the whole: what stays the same for every position is planned and drawn once, the rest for each view."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from math import ceil
from typing import Any, NamedTuple

from caracole.draw.fonts import font_rules, text_width
from caracole.draw.room import Room
from caracole.draw.shapes import Box
from caracole.draw.svg import box, group, lettering, tag
from caracole.systems.gradisca.drawing import borders, decor, ground, legend, naming, ornaments, stacks, tracks
from caracole.systems.gradisca.drawing.land import Land, shipped_land
from caracole.systems.gradisca.drawing.look import PREFIX, colour, in_language, sign_definitions, word
from caracole.systems.gradisca.drawing.plate import Plate
from caracole.systems.gradisca.drawing.position import Position
from caracole.systems.gradisca.drawing.sheet import EDGE, Sheet, compose
from caracole.systems.gradisca.rules.components.numbers import Zone
from caracole.systems.gradisca.rules.components.theatre import Theatre

# --- plates ----------------------------------------------------------------------------------------------------------


class Prepared(NamedTuple):
    """What is the same on a plate for every position: names in their places, rooms without them, the ground."""

    plate: Plate
    labels: dict[Zone, naming.Label]
    rooms: dict[Zone, Room]
    rivers: list[borders.RiverName]
    own: list[Zone]
    """Zones whose pieces lie on this plate."""
    elsewhere: list[Zone]
    clear: list[Box]
    """Where no plate of counters may lie."""
    ground: str


class Drawn(NamedTuple):
    """A plate with a position on it."""

    plate: Plate
    labels: dict[Zone, naming.Label]
    stacks: list[stacks.Stack]
    crossings: list[borders.Crossing]
    picture: str


def prepare(plate: Plate, sheet: Sheet, language: str, placed: decor.Decor | None) -> Prepared:
    """First what cannot move, then names, then names of rivers, then hills where nothing is."""
    is_main = plate is sheet.main
    printed = Position(plate.theatre, None)
    reserved = [crossing.box for crossing in borders.reserve(plate, sheet.enlarged if is_main else ())]
    rooms = naming.zone_rooms(plate, reserved)
    brief = [zone for zone in plate.visible if (zone in sheet.enlarged) == is_main]
    wanted = list(plate.visible) if is_main else [zone for zone in plate.visible if plate.is_whole(zone, 0.45)]
    labels = naming.plan(plate, language, rooms, frozenset(brief), wanted)
    written = [label.box for label in labels.values()]
    clear = [*(placed.boxes if placed else ()), *reserved]
    rivers = borders.plan_river_names(plate, printed, [*clear, *written])
    letters = [letter for name in rivers for letter in name.boxes]
    for room in rooms.values():
        for letter in letters:
            room.take(letter)
    own = [zone for zone in plate.visible if zone not in brief]
    counters = stacks.at_the_start(plate, rooms, own)
    under = [
        ground.sea(plate),
        ornaments.rhumbs(plate, placed.rose[0]) if placed and placed.rose else "",
        ground.zones(plate),
        ground.washes(plate),
        ground.grain(plate.place, plate.name),
        ground.hills(plate, [*(place.grown(5) for place in [*written, *letters]), *reserved], counters),
        "" if is_main else ground.veil(plate, brief),
        # Below names and counters: those near its edge lie across it.
        _extent(plate, sheet.inset) if is_main and sheet.inset is not None else "",
    ]
    return Prepared(plate, labels, rooms, rivers, own, brief, [*clear, *written, *letters], group(under))


def lay_out(prepared: Prepared, position: Position) -> Drawn:
    """A position on a plate."""
    plate, labels, rooms = prepared.plate, prepared.labels, prepared.rooms
    is_main = plate.name == "main"
    crossings = borders.plan(plate, position, prepared.elsewhere if is_main else ())
    laid = stacks.plan(plate, position, rooms, prepared.own, prepared.clear)
    inside = [
        prepared.ground,
        borders.draw(plate, position, crossings),
        borders.draw_river_names(plate, prepared.rivers),
        naming.draw(plate, position, labels),
        stacks.tallies(plate, position, rooms, prepared.elsewhere) if is_main else "",
        stacks.draw(plate, position, laid),
    ]
    return Drawn(plate, labels, laid, crossings, group(inside, data={"plate": plate.name}))


# --- the picture -----------------------------------------------------------------------------------------------------


class Artist:
    """Draws one scenario, again and again: a server keeps one for each scenario and language."""

    def __init__(self, theatre: Theatre, land: Land | None = None, language: str = "en") -> None:
        self.theatre, self.language = theatre, language
        self.sheet = compose(theatre, land or shipped_land(theatre.scenario.id))
        self.decor = decor.place(self.sheet.main, language)
        self.plates = [prepare(self.sheet.main, self.sheet, language, self.decor)]
        if self.sheet.inset is not None:
            self.plates.append(prepare(self.sheet.inset, self.sheet, language, None))

    def lay_out(self, view: Mapping[str, Any] | None) -> list[Drawn]:
        """The plates with a position on them."""
        position = Position(self.theatre, view)
        return [lay_out(prepared, position) for prepared in self.plates]

    def draw(self, view: Mapping[str, Any] | None = None, *, with_fonts: bool = True) -> str:
        """The whole sheet as SVG."""
        main, inset, language = self.sheet.main, self.sheet.inset, self.language
        drawn = self.lay_out(view)
        column, below = _column(self.theatre, self.sheet, Position(self.theatre, view), language, self.decor)
        paper = Box(0, 0, self.sheet.place.x1, max(self.sheet.place.y1, below + EDGE))
        body = [
            box(paper, fill=colour("paper")),
            ground.grain(paper, "paper"),
            box(paper, fill=f"url(#{PREFIX}age)"),
            *(box(part.plate.place, fill=colour("outside")) + part.picture for part in drawn),
            decor.draw(main, self.decor, language),
            ornaments.frame(main),
            "" if inset is None else ornaments.plain_frame(inset.place) + _inset_title(inset, language),
            column,
        ]
        definitions = tag(
            "defs",
            ground.patterns(),
            *(ground.definitions(part.plate) for part in drawn),
            sign_definitions(body),
            tag("style", font_rules()) if with_fonts else "",
        )
        return tag(
            "svg",
            f"<title>{escape(in_language(self.theatre.scenario.title, language), quote=False)}</title>",
            definitions,
            *body,
            xmlns="http://www.w3.org/2000/svg",
            viewBox=f"0 0 {ceil(paper.width)} {ceil(paper.height)}",
            width=str(ceil(paper.width)),
            height=str(ceil(paper.height)),
            class_="gradisca",
        )


def draw(
    theatre: Theatre,
    view: Mapping[str, Any] | None = None,
    *,
    land: Land | None = None,
    language: str = "en",
    with_fonts: bool = True,
) -> str:
    """The scenario as SVG, with the position of a view if there is one, else with the key of its signs.

    `land` is needed for scenarios that do not come with the system. Without fonts inside, whoever shows the picture has
    to have them (`caracole.draw.fonts`).
    """
    return Artist(theatre, land, language).draw(view, with_fonts=with_fonts)


def _inset_title(inset: Plate, language: str) -> str:
    words = word("enlarged", language)
    wide = text_width(words, 34, "italic") + 50
    x, y = inset.place.centre[0], inset.place.y1 + 4
    place = Box(x - wide / 2, y - 24, x + wide / 2, y + 24)
    return box(place, rx=8, fill=colour("plate"), stroke=colour("ink"), stroke_width=3) + lettering(
        words, x, y + 11, 34, "italic", fill=colour("ink")
    )


def _extent(main: Plate, inset: Plate) -> str:
    """What the enlargement shows, on the main map."""
    a, b = main.point((inset.window.x0, inset.window.y0)), main.point((inset.window.x1, inset.window.y1))
    return box(
        Box(*a, *b),
        fill="none",
        stroke=colour("ink"),
        stroke_width=2.5,
        stroke_dasharray="18 7 3 7",
        stroke_opacity="0.7",
    )


def _column(
    theatre: Theatre, sheet: Sheet, position: Position, language: str, placed: decor.Decor
) -> tuple[str, float]:
    """The title, if the map had no room for it; then the panel or the key."""
    place, shown = sheet.panel, []
    if placed.title is None:
        title = Box(place.x0, place.y0, place.x1, place.y0 + 380)
        shown.append(ornaments.scroll(title, decor.title_lines(theatre, language)))
        place = Box(place.x0, title.y1 + 40, place.x1, place.y1)
    if position.view is None:
        picture, below = legend.draw(theatre, place, language)
    else:
        picture, below = tracks.draw(theatre, position, place, language)
        if place.y1 - below > tracks.MOST_SPARE * 2:
            key, below = legend.draw(theatre, Box(place.x0, below + 30, place.x1, place.y1), language)
            picture += key
    return group([*shown, picture]), below
