"""The map without pieces, and the sprites: elements from above, badges, shields."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from caracole.draw.fonts import font_rules
from caracole.draw.shapes import Box
from caracole.draw.svg import box, group, lettering, tag
from caracole.systems.piccole.battle.rules.components.measures import FRONT, TABLE
from caracole.systems.piccole.battle.rules.components.numbers import Element
from caracole.systems.piccole.battle.rules.components.troops import ListedElement, side_of
from caracole.systems.piccole.battle.rules.game import Battle
from caracole.systems.piccole.board import trays
from caracole.systems.piccole.board.places import FRAME, HEIGHT, TRAY, WIDTH
from caracole.systems.piccole.drawing import ground, sheet, troops
from caracole.systems.piccole.drawing.look import MARGIN, colour, of_side
from caracole.texts import LANGUAGES, Texts

INK, LIGHT = "#2b2418", "#fdf8ea"


def maps(game: Battle) -> dict[str, str]:
    """The map by language; terrain lies on it already if the battle says which."""
    pieces = [] if game.terrain is None else game.terrain_pieces[game.terrain]
    found = {}
    for language in LANGUAGES:
        texts = Texts(language, game.system)
        edges = [
            _tray(texts.find(f"side-{name}") or name, seat, of_side(seat, "base"), of_side(seat, "deep"))
            for seat, name in enumerate(game.seats)
        ]
        found[language] = _map(edges, pieces)
    return found


def bare_maps(left: str, right: str) -> dict[str, str]:
    """An empty table for any battle, by language; trays bear the words of these messages and nobody's colours."""
    ground, ink = colour("cloth_edge"), colour("ink_soft")
    found = {}
    for language in LANGUAGES:
        said = [Texts(language, "piccole").say(word) for word in (left, right)]
        found[language] = _map([_tray(words, seat, ground, ink) for seat, words in enumerate(said)], [])
    return found


def _map(edges: Sequence[str], pieces: Iterable[Any]) -> str:
    rows = [
        {"kind": kind, "level": level, "blocks_sight": flag, "outline": points} for kind, level, flag, points in pieces
    ]
    table = FRAME.box
    return _svg(
        [
            tag("defs", tag("style", font_rules()), tag("clipPath", box(table), id="table")),
            box(Box(0, 0, WIDTH, HEIGHT), fill=colour("paper")),
            *edges,
            box(table, fill=colour("cloth")),
            group([ground.terrain(FRAME, rows)], clip_path="url(#table)") if rows else "",
            sheet.rulers(FRAME, (0, 0, TABLE, TABLE)),
            box(table, fill="none", stroke=colour("cloth_edge"), stroke_width=5),
        ],
        WIDTH,
        HEIGHT,
    )


def _tray(words: str, seat: int, ground: str, ink: str) -> str:
    """A strip for what does not stand on the table, under the name of its side."""
    left = 6.0 if seat == 0 else WIDTH - TRAY + 6
    place = Box(left, MARGIN, left + TRAY - 12, HEIGHT - MARGIN)
    strip = tag("rect", x=place.x0, y=place.y0, width=place.width, height=place.height, rx=8,
                fill=ground, fill_opacity="0.16", stroke=ink, stroke_opacity="0.5")  # fmt: skip
    return strip + lettering(words, (place.x0 + place.x1) / 2, MARGIN - 14, 20, "capitals", fill=ink)


# --- sprites ---------------------------------------------------------------------------------------------------------


def symbol_of(game: Battle, element: Element, looks: Sequence[int] = (0, 1)) -> str:
    """The sprite of an element: of its side, its type and what marks it; ``looks`` has the colours of either side."""
    return symbol_in(looks[side_of(element)], game.elements[element])


def symbol_in(side: int, listed: ListedElement) -> str:
    """The sprite of an element in the colours of a side."""
    marks = [word for word, has in (("shoots", listed.shoots), ("general", listed.general)) if has]
    return "-".join(["element", str(side), listed.troop.id, *marks])


def sprites(game: Battle) -> str:
    """One SVG with a symbol for everything that can lie on the table."""
    symbols: dict[str, str] = {}
    for side, army in enumerate(game.armies):
        for listed in army:
            symbols[symbol_in(side, listed)] = element(side, listed)
        symbols[f"shield-{game.seats[side]}"] = _shield(side)
    return sprite_sheet(symbols | trays.symbols(game) | badges())


def badges() -> dict[str, str]:
    """What may lie on an element."""
    return {"badge-moved": _moved(), "badge-contact": _contact(), "badge-lost": _lost()}


def sprite_sheet(symbols: Mapping[str, str]) -> str:
    """One SVG of symbols by name."""
    body = [
        tag("symbol", content, id=name, viewBox="0 0 100 100", overflow="visible") for name, content in symbols.items()
    ]
    return _svg(body, 100, 100)


def element(side: int, listed: ListedElement) -> str:
    """A base that looks up, in the middle of a square as wide as its front."""
    depth = listed.troop.depth
    row = {"type": listed.troop.id, "depth": depth, "shoots": listed.shoots, "general": listed.general}
    scale, top = 100 / FRONT, 50 * (1 - depth / FRONT)
    return group([troops.base(row, side)], transform=f"translate(50 {top:g}) scale({scale:g})")


def _badge(x: float, sign: str, fill: str) -> str:
    disc = tag("circle", cx=x, cy=26, r=13, fill=fill, stroke=INK, stroke_width=2.5)
    return disc + tag("path", d=sign, fill="none", stroke=LIGHT, stroke_width=5, stroke_linecap="round")


def _moved() -> str:
    """A tick: it has moved."""
    return _badge(87, "M81 26L86 31L94 20", INK)


def _contact() -> str:
    """Two crossed strokes: it is in contact."""
    return _badge(13, "M8 21L18 31M18 21L8 31", of_side(0, "deep"))


def _lost() -> str:
    """Struck out: it is gone."""
    return tag("path", d="M8 22L92 78M92 22L8 78", stroke=INK, stroke_width=7, stroke_linecap="round", opacity="0.75")


def _shield(side: int) -> str:
    return tag("path", d="M12 8H88V50Q88 82 50 96Q12 82 12 50Z", fill=of_side(side, "coat"),
               stroke=of_side(side, "deep"), stroke_width=6)  # fmt: skip


def _svg(inside: list[str], width: float, height: float) -> str:
    return tag(
        "svg",
        group(inside),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {width:.0f} {height:.0f}",
        width=f"{width:.0f}",
        height=f"{height:.0f}",
    )
