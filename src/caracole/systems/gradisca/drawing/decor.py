"""Where title, rose, scale and lettering find room on the main map, and drawing them there."""

from __future__ import annotations

from typing import NamedTuple

from caracole.draw.fonts import text_width
from caracole.draw.room import Room
from caracole.draw.shapes import Box, Point
from caracole.draw.svg import group, lettering
from caracole.systems.gradisca.drawing import ground, ornaments
from caracole.systems.gradisca.drawing.look import colour, in_language, look, word
from caracole.systems.gradisca.drawing.plate import Plate
from caracole.systems.gradisca.rules.components.theatre import Theatre


class Lettering(NamedTuple):
    """The name of a sea or a land outside the zones."""

    words: str
    at: Point
    size: float
    spacing: float
    face: str


class Decor(NamedTuple):
    """Where the ornaments stand; None for what has no room."""

    title: Box | None
    rose: tuple[Point, float] | None
    scale: Box | None
    ship: Box | None
    letters: list[Lettering]
    boxes: list[Box]


def place(plate: Plate, language: str) -> Decor:
    """Where no zone is: the title lowest and leftmost, rose and ship on the sea, the scale anywhere."""
    room = Room(plate.place.grown(-14), cell=10)
    water = room.copy()
    room.free_box(plate.place)
    for ring in ground.seas(plate):
        water.free(ring)
    for each in (room, water):
        for ring in plate.outlines.values():
            each.take_ring(ring)
        for coast in plate.land.coasts:
            each.take_line(plate.line(coast), 30)
    boxes: list[Box] = []

    def put(wide: float, high: float, towards: Point, *, at_sea: bool = False) -> Box | None:
        def cost(corner: Point) -> float:
            return abs(corner[0] + wide / 2 - towards[0]) + abs(corner[1] + high / 2 - towards[1])

        corner = min((water if at_sea else room).fits(wide, high), key=cost, default=None)
        if corner is None:
            return None
        place = Box(corner[0], corner[1], corner[0] + wide, corner[1] + high)
        room.take(place.grown(14))
        water.take(place.grown(14))
        boxes.append(place)
        return place

    left, below = plate.place.x0, plate.place.y1
    title = next((place for w in (820, 700, 600) if (place := put(w, w * 0.44, (left, below)))), None)
    letters = _letters(plate, room, water, language, boxes)
    rose = None
    for r in (150.0, 130.0, 110.0, 90.0):
        found = put(2.6 * r, 2.7 * r, (left + plate.place.width * 0.25, below - 560), at_sea=True)
        if found:
            rose = (found.centre, r)
            break
    scale = put(*ornaments.scale_size(plate), (plate.place.x1, plate.place.y0 + plate.place.height * 0.2))
    ship = put(150, 150, (left + 200, below - 480), at_sea=True)
    return Decor(title, rose, scale, ship, letters, boxes)


def _letters(plate: Plate, room: Room, water: Room, language: str, boxes: list[Box]) -> list[Lettering]:
    """Names of seas and lands outside the zones, where look.toml wants them or very near."""
    found = []
    for row in look()["lettering"]:
        words = in_language(row["text"], language)
        large, spacing = float(row["size"]), float(row["spacing"])
        face = "italic" if row["kind"] == "sea" else "capitals"
        wide, high = text_width(words, large, face, spacing), large
        x, y = plate.point(plate.land.position(*row["at"]))
        corner = min(
            (water if row["kind"] == "sea" else room).fits(wide, high),
            key=lambda at, x=x, y=y, wide=wide: abs(at[0] + wide / 2 - x) + abs(at[1] - y),  # type: ignore[misc]
            default=None,
        )
        if corner is None or abs(corner[0] + wide / 2 - x) + abs(corner[1] - y) > 160:
            continue
        place = Box(corner[0], corner[1], corner[0] + wide, corner[1] + high)
        room.take(place.grown(8))
        water.take(place.grown(8))
        boxes.append(place)
        found.append(Lettering(words, (place.x0, place.y1 - high * 0.22), large, spacing, face))
    return found


def title_lines(theatre: Theatre, language: str) -> list[tuple[str, float, str]]:
    scenario, boxes = theatre.scenario, theatre.box
    dates = [
        in_language(boxes[turn].label, language) for turn in (scenario.first_turn, scenario.end_turn) if turn in boxes
    ]
    heading, title = word("heading", language), in_language(scenario.title, language)
    rows = [(heading, 82.0, "capitals"), (title, 58.0, "italic")]
    if title.lower().startswith(heading.lower()):  # say it once
        rest = title[len(heading) :].strip(" ,:")
        rows[1:] = [(rest.replace("-", "–"), 70.0, "capitals")] if rest else []
    return [*rows, (" – ".join(dates), 40, "plain")]


def draw(plate: Plate, placed: Decor, language: str) -> str:
    """Title, rose, scale, ship and lettering."""
    shown = []
    if placed.rose:
        shown.append(ornaments.compass(*placed.rose))
    if placed.title:
        shown.append(ornaments.scroll(placed.title, title_lines(plate.theatre, language)))
    if placed.scale:
        shown.append(ornaments.scale_bar(plate, placed.scale, word("scale", language)))
    if placed.ship:
        shown.append(ornaments.ship(placed.ship.centre, placed.ship.width))
    for row in placed.letters:
        shown.append(
            lettering(
                row.words, *row.at, row.size, row.face, anchor="start", fill=colour("ink_soft"), spacing=row.spacing
            )
        )
    return group(shown)
