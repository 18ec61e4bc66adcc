"""Heat on the game's own map: the map as a small picture, and over it places, hexes or cells of a table, the darker the
more happened there."""

from __future__ import annotations

from base64 import b64encode
from html import escape
from math import cos, pi, sin
from typing import Any, NamedTuple

from msgspec import UNSET

from caracole.draw.fonts import font_files
from caracole.kernel import Game
from caracole.lab.datasets import NotInstalled
from caracole.lab.report.figures import CELLS, Heat
from caracole.present.model import Board, Hexes
from caracole.present.presenter import is_shown, presenter_for

WIDTH = 1100
"""Pixels of the picture."""
QUALITY = 72


class Ground(NamedTuple):
    """A map to put heat on: its size, its picture as a data address, and the outline and the name of each place."""

    board: Board
    width: float
    height: float
    picture: str
    outlines: dict[str, str]
    """place -> SVG path data"""
    names: dict[str, str]
    fields: dict[str, str]
    """The same of an open table, where points are counted and not places."""


def ground_of(game: Game[Any], language: str) -> Ground | None:
    """The map of a game; None if it has no board."""
    if not is_shown(game.system, game.scenario):
        return None
    drawn = presenter_for(game).draw()
    board = drawn.board
    outlines, names, fields = {}, {}, {}
    for place in board.places:
        first = board.sheets is UNSET or place.sheet in (UNSET, board.sheets[0].id)
        if place.kind != "zone" or not place.path or not first:
            continue
        if board.kind == "table":
            fields[place.id] = place.path
        else:
            outlines[place.id] = place.path
            names[place.id] = place.name.get(language) or place.name.get("en") or place.id
    if board.hexes is not UNSET:
        outlines |= _hexagons(board.hexes)
        for each in outlines:
            called = board.hexes.names.get(each) or {}
            name = called.get(language) or called.get("en")
            names[each] = f"{name} ({each})" if name else each
    picture = _picture(drawn.pictures.get(f"map.{language}") or drawn.pictures["map.en"], board.width)
    return Ground(board, board.width, board.height, picture, outlines, names, fields)


def _picture(svg: str, width: float) -> str:
    try:
        import vl_convert  # noqa: PLC0415 - only reports need it
    except ImportError as error:
        raise NotInstalled("lab", error.name) from error
    for folder in {file.rpartition("/")[0] for file in map(str, font_files())}:
        vl_convert.register_font_directory(folder)
    data = vl_convert.svg_to_jpeg(svg, scale=WIDTH / width, quality=QUALITY)
    return f"data:image/jpeg;base64,{b64encode(data).decode()}"


def _hexagons(hexes: Hexes) -> dict[str, str]:
    found = {}
    radius, (left, top) = hexes.radius, hexes.origin
    height = radius * 3**0.5
    for number, name in enumerate(hexes.ids):
        if not name:
            continue
        column, row = divmod(number, hexes.rows)
        low = (column % 2 == 0) == (hexes.lowered == "even")
        x, y = left + column * radius * 1.5, top + row * height + (height / 2 if low else 0.0)
        corners = [(x + radius * cos(pi / 3 * each), y + radius * sin(pi / 3 * each)) for each in range(6)]
        found[name] = "M" + " ".join(f"{a:.0f} {b:.0f}" for a, b in corners) + "Z"
    return found


def overlay(ground: Ground, heat: Heat, unit: str) -> str:
    """SVG over the map; a title says the number of each place. Empty if nothing happened on the map."""
    shown = {place: value for place, value in heat.places.items() if place in ground.outlines and value > 0}
    cells = [] if ground.outlines else [each for each in heat.points if each[2] > 0]
    most = max([*shown.values(), *(value for _, _, value in cells)], default=0.0)
    if not most:
        return ""
    parts = []
    for place, value in sorted(shown.items(), key=lambda row: row[1]):
        title = f"{ground.names[place]}: {_number(value)} {unit}"
        parts.append(_shape(f'<path d="{ground.outlines[place]}"', value / most, title))
    for x, y, value in cells:
        shape = f'<rect x="{x:.0f}" y="{y:.0f}" width="{CELLS}" height="{CELLS}"'
        parts.append(_shape(shape, value / most, f"{_number(value)} {unit}"))
    drawn = "".join(parts)
    if not ground.fields:
        return drawn
    clip = "".join(f'<path d="{path}"/>' for path in ground.fields.values())
    return f'<clipPath id="field">{clip}</clipPath><g clip-path="url(#field)">{drawn}</g>'


def never(ground: Ground, entered: set[str]) -> tuple[str, list[str]]:
    """Places where nothing ever was, hatched, and their names."""
    left = [place for place in ground.outlines if place not in entered]
    shapes = [
        f'<path d="{ground.outlines[place]}" class="never"><title>{escape(ground.names[place])}</title></path>'
        for place in left
    ]
    return "".join(shapes), [ground.names[place] for place in left]


def _shape(shape: str, part: float, title: str) -> str:
    strength = 0.12 + 0.73 * part**0.6
    return f'{shape} fill-opacity="{strength:.2f}"><title>{escape(title)}</title></path>'.replace(
        "</path>", "</rect>" if shape.startswith("<rect") else "</path>"
    )


def _number(value: float) -> str:
    return f"{value:.2f}" if value < 10 else f"{value:.0f}"


def hottest(ground: Ground, heat: Heat, count: int = 5) -> list[tuple[str, float]]:
    """The places where most happened."""
    shown = [(ground.names[place], value) for place, value in heat.places.items() if place in ground.outlines]
    return sorted(shown, key=lambda row: -row[1])[:count]
