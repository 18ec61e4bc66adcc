"""The map of a battle without anything that may change, and where its hexes are. Historical places bear their own names
in every language."""

from __future__ import annotations

from math import ceil

from caracole.draw.shapes import Box
from caracole.present.model import Hexes, Localized, Says
from caracole.present.telling import by_language
from caracole.systems.gbacw.drawing.plate import Plate
from caracole.systems.gbacw.drawing.sheet import FRAME, Land, sheet
from caracole.systems.gbacw.lexicon import GbacwLexicon, spot_name
from caracole.systems.gbacw.rules.components.field import CROSSINGS, WALLS, WAYS, Field
from caracole.systems.gbacw.rules.components.numbers import Hex
from caracole.systems.gbacw.rules.game import Gbacw
from caracole.texts import LANGUAGES, Texts

EDGE = FRAME + 7.0
"""Paper and frame round the map."""

COUNTER = 50.0
"""The width of a counter, in units of the map."""


class Drawing:
    """The drawn board of one battle."""

    def __init__(self, field: Field) -> None:
        self.field = field
        self.plate = Plate(field.grid, corner=(EDGE, EDGE))
        place = self.plate.box
        self.place = Box(0, 0, ceil(place.x1 + EDGE), ceil(place.y1 + EDGE))

    def maps(self) -> dict[str, str]:
        """The map as SVG by language; drawn once for languages in which all its names are the same."""
        drawn: dict[tuple[str, ...], str] = {}
        found = {}
        for language in LANGUAGES:
            texts = Texts(language, "gbacw")
            names = tuple(spot_name(texts, name) for name in self._printed())
            if names not in drawn:
                drawn[names] = self._map(texts)
            found[language] = drawn[names]
        return found

    def _printed(self) -> list[str]:
        """The names that stand on the map."""
        features = [feature.name for feature in self.field.ground.features]
        return [*(place.name for place in self.field.places), *features]

    def _map(self, texts: Texts) -> str:
        land = Land(self.field, self.plate, texts)
        return sheet(self.place, [land.drawn()], definitions=land.definitions())

    def hexes(self, game: Gbacw) -> Hexes:
        """The grid by numbers. Ground is told by its terrain and by what lies on the hexsides of a hex."""
        field, grid = self.field, self.field.grid
        kinds: dict[tuple[str, ...], int] = {}
        ground = [kinds.setdefault(_facts(field, where), len(kinds)) for where in grid.every]
        x, y = self.plate.centre(grid.every[0])
        return Hexes(
            columns=grid.columns,
            rows=grid.rows,
            radius=self.plate.radius,
            origin=(round(x, 2), round(y, 2)),
            lowered="odd" if grid.even_lower else "even",
            ids=list(grid.names),
            ground=ground,
            grounds=[[Says(code) for code in facts] for facts in kinds],
            levels=list(field.elevation),
            names=_names(game),
        )


def _facts(field: Field, where: Hex) -> tuple[str, ...]:
    """What a hex is, in the words of the catalogue: ``terrain-woods``, ``hexside-stream``."""
    found = [f"terrain-{field.terrain[where].id.replace('_', '-')}"]
    found += [f"hexside-{slug}" for slug in sorted(_sides(field, where))]
    return tuple(found)


def _sides(field: Field, where: Hex) -> set[str]:
    """Ways, crossings, streams and walls on the hexsides of a hex."""
    found = set()
    for side in range(where * 6, where * 6 + 6):
        sides = field.sides
        found |= {WAYS[sides.way[side]], CROSSINGS[sides.crossing[side]], WALLS[sides.wall[side]].replace("_", "-")}
        found |= {"stream"} if sides.stream[side] else set()
    return found - {"none"}


def _names(game: Gbacw) -> dict[str, Localized]:
    """Hexes that have a name."""
    lexicons = {language: GbacwLexicon(game, Texts(language, game.system)) for language in LANGUAGES}
    return by_language({language: lexicon.places() for language, lexicon in lexicons.items()})
