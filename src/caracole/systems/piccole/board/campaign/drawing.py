"""The map and the table without pieces, and the sprites: armies, cities, sieges, and the elements of all lists."""

from __future__ import annotations

from math import cos, pi, sin

from caracole.draw.shapes import Point
from caracole.draw.svg import lettering, line, tag
from caracole.systems.piccole.board import drawing as battle_drawing
from caracole.systems.piccole.board.campaign.places import BATTLE_SHEET, SPACING
from caracole.systems.piccole.campaign.rules.game import Campaign
from caracole.systems.piccole.drawing.campaign import Sheet, signs
from caracole.systems.piccole.drawing.campaign.look import colour, player_colour, shield
from caracole.texts import LANGUAGES

MIDDLE = (50.0, 50.0)
PENNON = [(14.0, 8.0), (97.0, 8.0), (80.0, 34.0), (97.0, 60.0), (14.0, 60.0)]
RING, STAKE = 40.0, 48.0


def pictures(game: Campaign) -> dict[str, str]:
    """Both sheets by language, and the sprites."""
    found = {f"map.{language}": Sheet(game.map, language, SPACING).ground() for language in LANGUAGES}
    tables = battle_drawing.bare_maps("tray-attacker", "tray-defender")
    found |= {f"{BATTLE_SHEET}.map.{language}": picture for language, picture in tables.items()}
    return {**found, "sprites": sprites(game)}


# --- sprites ---------------------------------------------------------------------------------------------------------


def army_symbol(seat: int, elements: int) -> str:
    """An army with so many elements."""
    return f"army-{seat}-{elements}"


def city_symbol(seat: int, capital: bool) -> str:
    """A city in the colours of whoever holds it; -1: nobody."""
    return f"{'capital' if capital else 'city'}-{'none' if seat < 0 else seat}"


def siege_symbol(seat: int) -> str:
    """The works of a besieger."""
    return f"siege-{seat}"


def sprites(game: Campaign) -> str:
    """One SVG with a symbol for everything that can lie on the map or on a table."""
    symbols = {"siege-rolls": _disc(), "badge-hidden": _hidden(), "badge-isolated": _snow()}
    symbols |= {city_symbol(-1, capital): _city(-1, capital) for capital in (False, True)}
    for seat, player in enumerate(game.map.players):
        symbols |= {army_symbol(seat, n): _army(seat, n) for n in range(len(player.elements) + 1)}
        symbols |= {city_symbol(seat, capital): _city(seat, capital) for capital in (False, True)}
        symbols[siege_symbol(seat)] = _siege(seat)
        symbols[f"shield-{player.id}"] = _shield(seat)
        symbols |= _elements(game, seat)
    return battle_drawing.sprite_sheet(symbols | battle_drawing.badges())


def _elements(game: Campaign, seat: int) -> dict[str, str]:
    """The elements of a player's list in his colours, with the General or without: he may change his place; and those
    of others, who may send him a contingent."""
    found = {}
    for player in game.map.players:
        for listed in player.elements:
            for general in (False, True):
                each = listed._replace(general=general)
                found[battle_drawing.symbol_in(seat, each)] = battle_drawing.element(seat, each)
    return found


def _army(seat: int, elements: int) -> str:
    """A pennon with the number of elements, and the owner's disc at its foot: colour is not all."""
    return "".join(
        [
            tag("path", d="M14 4V97", stroke=colour("ink"), stroke_width=6, stroke_linecap="round"),
            tag("path", d=line(PENNON, closed=True), fill=player_colour(seat), stroke=colour("ink"), stroke_width=4),
            lettering(str(elements), 46, 49, 42, "bold", fill=colour("paper")),
            _mark((46.0, 80.0), 15.0, seat),
        ]
    )


def _mark(centre: Point, radius: float, seat: int) -> str:
    disc = tag("circle", cx=centre[0], cy=centre[1], r=radius, fill=player_colour(seat), stroke=colour("ink"),
               stroke_width=3)  # fmt: skip
    return disc + signs.pattern(centre, radius - 1, shield(seat))


def _city(seat: int, capital: bool) -> str:
    """As on the drawn map; a capital has towers round it."""
    parts = []
    if capital:
        parts.append(tag("circle", cx=50, cy=50, r=44, fill=colour("paper"), stroke=colour("ink"), stroke_width=4))
        for n in range(8):
            x, y = 50 + 44 * cos(n * pi / 4), 50 + 44 * sin(n * pi / 4)
            parts.append(tag("rect", x=x - 6, y=y - 6, width=12, height=12, fill=colour("paper"), stroke=colour("ink"),
                             stroke_width=3))  # fmt: skip
    radius = 31.0 if capital else 44.0
    parts.append(tag("circle", cx=50, cy=50, r=radius, fill=player_colour(seat), stroke=colour("ink"), stroke_width=5))
    return "".join(parts) + (signs.pattern(MIDDLE, radius - 2, shield(seat)) if seat >= 0 else "")


def _siege(seat: int) -> str:
    """Stakes round the city in the besieger's colour."""
    ring = tag("circle", cx=50, cy=50, r=RING, fill="none", stroke=colour("siege"), stroke_width=3.5,
               stroke_dasharray="11 6")  # fmt: skip
    stakes = []
    for n in range(16):
        angle = n * pi / 8 + pi / 16
        ends = [(50 + far * cos(angle), 50 + far * sin(angle)) for far in (RING, STAKE)]
        stakes.append(tag("path", d=line(ends), stroke=player_colour(seat), stroke_width=5, stroke_linecap="round"))
    return ring + "".join(stakes)


def _disc() -> str:
    """Under the number of rolls of a siege."""
    return tag("circle", cx=50, cy=50, r=46, fill=colour("paper"), stroke=colour("siege"), stroke_width=9)


def _hidden() -> str:
    """A closed eye: the others do not know."""
    lid = tag("path", d="M70 72Q83 86 96 72", fill="none", stroke=colour("ink"), stroke_width=4)
    lashes = tag("path", d="M74 78L70 84M83 80V88M92 78L96 84", stroke=colour("ink"), stroke_width=3.5)
    disc = tag("circle", cx=83, cy=77, r=19, fill=colour("paper"), stroke=colour("ink"), stroke_width=2.5)
    return disc + lid + lashes


def _snow() -> str:
    """A snow crystal: it winters in the open."""
    arms = "M83 62V94M69 70L97 86M97 70L69 86"
    disc = tag("circle", cx=83, cy=78, r=19, fill="#dfeaf2", stroke=colour("ink"), stroke_width=2.5)
    return disc + tag("path", d=arms, stroke="#2f5d8a", stroke_width=4, stroke_linecap="round")


def _shield(seat: int) -> str:
    body = tag("path", d="M12 8H88V50Q88 82 50 96Q12 82 12 50Z", fill=player_colour(seat), stroke=colour("ink"),
               stroke_width=6)  # fmt: skip
    return body + signs.pattern((50, 46), 32, shield(seat))
