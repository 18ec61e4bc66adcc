"""The map of a scenario without anything that may change, places for what may, and the sprites of all pieces.

The geometry is the same in every language: names of zones are, and only the words of the ornaments differ.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, cached_property
from math import ceil
from typing import Any, NamedTuple

from caracole.draw.fonts import font_rules
from caracole.draw.shapes import Box, square
from caracole.draw.svg import box, group, line, tag, use
from caracole.systems.gradisca.drawing import borders, counters, decor, ground, naming, ornaments, stacks
from caracole.systems.gradisca.drawing.artist import Prepared, prepare
from caracole.systems.gradisca.drawing.land import shipped_land
from caracole.systems.gradisca.drawing.look import PREFIX, colour, sign_definitions, size
from caracole.systems.gradisca.drawing.plate import Plate
from caracole.systems.gradisca.drawing.position import CAMP, FORT, RAIDED, SHIP, Item, Position
from caracole.systems.gradisca.drawing.sheet import Sheet, compose
from caracole.systems.gradisca.loader import load_shipped
from caracole.systems.gradisca.rules.components.numbers import Zone
from caracole.systems.gradisca.rules.components.theatre import BRIDGE, COMMANDER, IMPASSABLE, SIDES, WALL, Theatre
from caracole.texts import LANGUAGES

FINE = 0.75
"""Signs and counters are smaller than on a printed sheet: a board can be looked at through a lens."""

MARGIN = 12.0
"""Paper round the frame."""

MOST_PIECES = 12
"""So many pieces have a square of their own; more lie upon one another."""

LINES = 16
"""Where a first row of pieces may lie in a zone: so many lines are tried."""

WHOLE = Box(0, 0, 100, 100)
PLAN = "en"
"""The language in which names are placed."""

MOST_FORTS = 6


class Slot(NamedTuple):
    """Where a sign that may change stands: its middle, its width and how it is turned."""

    x: float
    y: float
    size: float
    angle: float = 0.0


class Slots(NamedTuple):
    """All that a scene needs of the drawing: where signs stand that may change."""

    walls: dict[int, Slot]
    """border -> where the Level of the wall stands"""
    bridges: dict[int, Slot]
    """border -> where a bridge is or may be built"""
    signs: dict[tuple[Zone, str], Slot]
    """zone and kind -> where its castle, torch or chest stands"""

    def plain(self) -> dict[str, list[Any]]:
        """As plain data, to be kept."""
        return {
            "walls": [[border, *slot] for border, slot in self.walls.items()],
            "bridges": [[border, *slot] for border, slot in self.bridges.items()],
            "signs": [[zone, kind, *slot] for (zone, kind), slot in self.signs.items()],
        }

    @classmethod
    def read(cls, plain: Mapping[str, Sequence[Any]]) -> Slots:
        """What :meth:`plain` wrote."""
        return cls(
            {border: Slot(*slot) for border, *slot in plain["walls"]},
            {border: Slot(*slot) for border, *slot in plain["bridges"]},
            {(zone, kind): Slot(*slot) for zone, kind, *slot in plain["signs"]},
        )


class Drawing:
    """The drawn board of one scenario."""

    def __init__(self, theatre: Theatre) -> None:
        self.theatre = theatre
        land = shipped_land(theatre.scenario.id)
        sheet = compose(theatre, land)
        start = MARGIN + ornaments.FRAME
        window, scale, unit = sheet.main.window, sheet.main.scale, sheet.main.unit * FINE
        self.plate = Plate("main", theatre, land, window, (start, start), scale, unit)
        self.place = Box(0, 0, ceil(self.plate.place.x1 + start), ceil(self.plate.place.y1 + start))
        self.sheet = Sheet(self.place, self.plate, None, Box(0, 0, 0, 0), frozenset())

    @cached_property
    def decor(self) -> decor.Decor:
        return decor.place(self.plate, PLAN)

    @cached_property
    def prepared(self) -> Prepared:
        return prepare(self.plate, self.sheet, PLAN, self.decor)

    # --- the map -----------------------------------------------------------------------------------------------------

    @cached_property
    def maps(self) -> dict[str, str]:
        """The map as SVG, by language."""
        return {language: self._map(language) for language in LANGUAGES}

    def _map(self, language: str) -> str:
        plate, printed = self.plate, Position(self.theatre, None)
        crossings = [each for each in borders.plan(plate, printed) if each.kind == IMPASSABLE]
        labels = {
            zone: label._replace(signs=tuple(pair for pair in label.signs if not is_changing(pair[0])))
            for zone, label in self.prepared.labels.items()
        }
        body = [
            box(self.place, fill=colour("paper")),
            ground.grain(self.place, "paper"),
            box(plate.place, fill=colour("outside")),
            self.prepared.ground,
            borders.draw(plate, printed, crossings),
            borders.draw_river_names(plate, self.prepared.rivers),
            naming.draw(plate, printed, labels),
            decor.draw(plate, self.decor, language),
            ornaments.frame(plate),
        ]
        definitions = tag(
            "defs", ground.patterns(), ground.definitions(plate), sign_definitions(body), tag("style", font_rules())
        )
        return _svg([definitions, *body], self.place)

    # --- places ------------------------------------------------------------------------------------------------------

    @property
    def counter(self) -> float:
        """The width of a counter where there is room."""
        return size("counter") * self.plate.unit

    def outline(self, zone: Zone) -> str:
        """The zone as the data of a path."""
        return line(self.plate.visible[zone], closed=True)

    @cached_property
    def squares(self) -> dict[Zone, list[list[Box]]]:
        """By zone: for one, two ... pieces their squares, as long as they find room; at least one, however small."""
        return {zone: self._squares(zone) for zone in self.plate.visible}

    def _squares(self, zone: Zone) -> list[list[Box]]:
        room = self.prepared.rooms[zone]
        rows = []
        for count in range(1, MOST_PIECES + 1):
            places = stacks.in_zone(room, count, self.counter, size("gap") * self.plate.unit, LINES)
            if not places:
                break
            rows.append(places)
        return rows or [[square(room.place.centre, self.counter * 0.6)]]

    # --- signs that change -------------------------------------------------------------------------------------------

    @cached_property
    def slots(self) -> Slots:
        """Where everything stands that may change."""
        signs = {
            (zone, sign.name): Slot(*place.centre, place.width)
            for zone, label in self.prepared.labels.items()
            for sign, place in label.signs
            if is_changing(sign)
        }
        return Slots(self._crossings(WALL), self._crossings(BRIDGE), signs)

    def _crossings(self, kind: str) -> dict[int, Slot]:
        wide = 50 * self.plate.unit
        return {
            each.border: Slot(*each.spot.at, wide, each.spot.angle if kind == BRIDGE else 0.0)
            for each in borders.reserve(self.plate)
            if each.kind == kind
        }

    # --- sprites -----------------------------------------------------------------------------------------------------

    @cached_property
    def sprites(self) -> str:
        """One SVG with a symbol for everything that can lie on the board."""
        symbols = {**self._counters(), **self._markers(), **self._signs()}
        body = [
            tag("symbol", content, id=name, viewBox="0 0 100 100", overflow="visible")
            for name, content in symbols.items()
        ]
        return _svg([tag("defs", sign_definitions(symbols.values())), *body], WHOLE)

    def _counters(self) -> dict[str, str]:
        found = {}
        for number, unit in enumerate(self.theatre.units):
            found[f"unit-{unit.id}-front"] = counters.counter(self.theatre, number, {}, WHOLE)
            if unit.back_attack is not None:
                turned = {"replaced": True} if unit.type == COMMANDER else {"disorganized": True}
                found[f"unit-{unit.id}-back"] = counters.counter(self.theatre, number, turned, WHOLE)
        for number, command in enumerate(self.theatre.commands):
            found[f"chit-{command.id}"] = counters.chit(self.theatre, number, WHOLE)
        found["badge-activated"] = counters.activated_tab()
        found["badge-out_of_supply"] = counters.out_of_supply_tab()
        return found

    def _markers(self) -> dict[str, str]:
        found = {}
        for side, name in enumerate(SIDES):
            for count in range(1, MOST_FORTS + 1):
                found[f"fort-{name}-{count}"] = counters.marker(Item(FORT, count, side), WHOLE)
            found[f"camp-{name}"] = counters.marker(Item(CAMP, 1, side), WHOLE)
            found[f"shield-{name}"] = naming.arms(name, WHOLE)
        found["ship"] = counters.marker(Item(SHIP, 1, 0), WHOLE)
        found["raided"] = counters.marker(Item(RAIDED, 1, 1), WHOLE)
        return found

    def _signs(self) -> dict[str, str]:
        printed = {self.theatre.borders[border].level for border in self.theatre.walls}
        found = {
            f"wall-{level}-{whole}": borders.level_sign((50, 50), 2.0, level, whole)
            for whole in sorted(printed)
            for level in range(whole + 1)
        }
        found["mine"] = use(PREFIX + "powder", WHOLE)
        found["bridge"] = borders.bridge((50, 50), 0, 2.5)
        for name in ("hourglass", "seal", "snow", "cup"):
            found[name] = use(PREFIX + name, WHOLE)
        for zone, label in self.prepared.labels.items():
            for sign, _ in label.signs:
                if is_changing(sign):
                    whose = owner(self.theatre, zone)
                    found[f"{sign.name}-{whose}"] = naming.draw_sign(sign, WHOLE)
                    if sign.name in LATER:
                        later = sign._replace(name=LATER[sign.name])
                        found[f"{later.name}-{whose}"] = naming.draw_sign(later, WHOLE)
        return found


@cache
def drawing_of(scenario: str) -> Drawing:
    """The drawing of a shipped scenario, made once."""
    return Drawing(load_shipped(scenario))


def owner(theatre: Theatre, zone: Zone) -> str:
    """Whose zone it is, for the colour of its signs."""
    side = theatre.zones[zone].owner
    return "nobody" if side is None else SIDES[side]


LATER = {"castle": "castle-lost", "torch": "flames"}
"""What a sign may turn into."""


def is_changing(sign: naming.Sign) -> bool:
    """Towns are lost, zones raided, Booty taken; everything else is printed."""
    return sign.name in LATER or sign.name.startswith("chest-")


def _svg(inside: list[str], place: Box) -> str:
    return tag(
        "svg",
        group(inside),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {place.width:.0f} {place.height:.0f}",
        width=f"{place.width:.0f}",
        height=f"{place.height:.0f}",
    )
