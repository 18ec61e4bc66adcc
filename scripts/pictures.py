"""Draw the pictures of docs/pictures anew: the map of Friuli, the front on the Lisonzo, and a sheet of counters."""

from __future__ import annotations

import re
from pathlib import Path

from caracole.draw.png import png
from caracole.draw.shapes import Box
from caracole.draw.svg import box, lettering, tag
from caracole.systems.gradisca.drawing import Artist, preview
from caracole.systems.gradisca.drawing.counters import chit, counter, figure_of, marker
from caracole.systems.gradisca.drawing.look import colour, sign_definitions, word
from caracole.systems.gradisca.drawing.position import CAMP, FORT, SHIP, Item
from caracole.systems.gradisca.loader import load_shipped
from caracole.systems.gradisca.rules.components.theatre import MILITIA, UNIT_TYPES, Theatre

FOLDER = Path(__file__).parent.parent / "docs" / "pictures"

COUNTER, GAP = 150.0, 22.0
STATES = ((), ("disorganized",), ("activated",), ("out_of_supply",), ("disorganized", "activated", "out_of_supply"))


def map_of_friuli() -> bytes:
    """The whole sheet of the campaign, set up."""
    return png(preview("campaign"), 1700)


def front_on_the_lisonzo() -> bytes:
    """The enlargement of the same sheet alone."""
    inset = Artist(load_shipped("campaign")).sheet.inset
    assert inset is not None
    place = inset.place.grown(16).joined(Box(inset.place.x0, inset.place.y1, inset.place.x1, inset.place.y1 + 36))
    shown = f'viewBox="{place.x0:.0f} {place.y0:.0f} {place.width:.0f} {place.height:.0f}"'
    sized = f'{shown} width="{place.width:.0f}" height="{place.height:.0f}"'
    return png(re.sub(r'viewBox="[^"]*" width="\d+" height="\d+"', sized, preview("campaign"), count=1), 1500)


def sheet_of_counters() -> bytes:
    """A counter of each figure for each side, what can befall one, Command markers and other markers."""
    theatre = load_shipped("campaign")
    rows = [_one_of_each(theatre, side, "") for side in (0, 1)]
    rows[1] += _one_of_each(theatre, 0, "dutch")
    body: list[str] = []
    y = GAP
    for row in rows:
        for n, unit in enumerate(row):
            body.append(counter(theatre, unit, {}, _cell(n, y)))
        y += COUNTER + GAP
    befallen = [rows[0][1], rows[1][1]]
    for n, (unit, flags) in enumerate((unit, flags) for unit in befallen for flags in STATES):
        body.append(counter(theatre, unit, dict.fromkeys(flags, True), _cell(n, y)))
    y += COUNTER + GAP
    markers = [Item(FORT, 1, 0), Item(FORT, 2, 1), Item(CAMP, 1, 0), Item(CAMP, 1, 1), Item(SHIP, 1, 0)]
    body += [marker(item, _cell(n, y)) for n, item in enumerate(markers)]
    body += [chit(theatre, command, _cell(5 + n, y)) for n, command in enumerate((0, 2, 8, 9, 12))]
    y += COUNTER + GAP
    wide, high = 10 * (COUNTER + GAP) + GAP, y + 40
    body.append(lettering(word("heading", "it"), wide / 2, y + 22, 40, "capitals", fill=colour("ink_soft")))
    ground = box(Box(0, 0, wide, high), fill=colour("paper"))
    size = {"viewBox": f"0 0 {wide:.0f} {high:.0f}", "width": f"{wide:.0f}", "height": f"{high:.0f}"}
    definitions = tag("defs", sign_definitions(body))
    return png(tag("svg", definitions, ground, *body, xmlns="http://www.w3.org/2000/svg", **size))


def _one_of_each(theatre: Theatre, side: int, nation: str) -> list[int]:
    found = []
    for kind in (UNIT_TYPES[-1], UNIT_TYPES[0], MILITIA, *UNIT_TYPES[1:-1]):
        units = [n for n, unit in enumerate(theatre.units) if (figure_of(unit), theatre.side_of[n]) == (kind, side)]
        found += [n for n in units if theatre.units[n].nation == nation][:1]
    return found


def _cell(column: int, y: float) -> Box:
    x = GAP + column * (COUNTER + GAP)
    return Box(x, y, x + COUNTER, y + COUNTER)


if __name__ == "__main__":
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, picture in (
        ("map-friuli", map_of_friuli),
        ("detail-lisonzo", front_on_the_lisonzo),
        ("counters", sheet_of_counters),
    ):
        (FOLDER / f"{name}.png").write_bytes(picture())
        print(FOLDER / f"{name}.png")
