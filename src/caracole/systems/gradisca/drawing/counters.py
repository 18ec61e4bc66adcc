"""Counters and markers (G2.1): a unit as it lies on the map, front or Disorganized, with its tabs.

A counter is drawn in a square of 100 and scaled. Its ground tells the side, the band on top the Command by colour and
by two letters, the figure the type; values stand at the bottom as on the rules' own: attack/defence on the left, the
Leadership Value of a Commander large on the right.
"""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from typing import Any

from caracole.draw.shapes import Box
from caracole.draw.svg import group, lettering, number, tag, use
from caracole.systems.gradisca.drawing.look import DUTCH, PREFIX, colour, command_marks, readable_on, side_colour
from caracole.systems.gradisca.drawing.position import CAMP, FORT, RAIDED, SHIP, UNIT, Item, Position
from caracole.systems.gradisca.rules.components.theatre import (
    ARTILLERY,
    CERNIDE,
    COMMANDER,
    ENGINEERS,
    LIGHT,
    MILITIA,
    SIDES,
    PrintedUnit,
    Theatre,
)

STAR = (
    "M0-11 2.600-3.600 10.500-3.400 4.200 1.400 6.500 8.900 0 4.500-6.500 8.900-4.200 1.400-10.500-3.400-2.600-3.600Z"
)


def item(theatre: Theatre, position: Position, piece: Item, place: Box) -> str:
    """A piece in its place."""
    if piece.kind == UNIT:
        return counter(theatre, piece.number, position.unit(piece.number), place)
    return marker(piece, place)


def counter(theatre: Theatre, number_of: int, state: Mapping[str, Any], place: Box, *, example: bool = False) -> str:
    """A unit's counter; `state` as in a view: disorganized, activated, out_of_supply, replaced. An example (in the key)
    is not the unit itself and does not bear its id."""
    unit = theatre.units[number_of]
    command = theatre.commands[unit.command]
    behind = bool(state.get("disorganized") or state.get("replaced"))
    party = DUTCH if unit.nation == DUTCH else SIDES[command.side]
    broken = bool(state.get("disorganized"))
    name = unit.back_name if state.get("replaced") and unit.back_name else unit.name
    ground, figure = (
        side_colour(party, "back" if broken else "ground"),
        side_colour(party, "back_figure" if broken else "figure"),
    )
    parts = [
        f"<title>{escape(name, quote=False)}</title>",
        tag("rect", x=4, y=5, width=95, height=95, rx=10, fill="#000000", fill_opacity="0.28"),
        tag("rect", x=1.5, y=1.5, width=95, height=95, rx=9, fill=ground, stroke=colour("ink"), stroke_width=3),
    ]
    if broken:
        parts.append(_stripe(figure))
    parts += [
        _band(command.hex or "#C8B898", command_marks(theatre)[unit.command]),
        _figure(unit, ground, figure, beside_tab=bool(state.get("out_of_supply"))),
        _values(unit, figure, behind=behind),
        _corner(unit, figure),
    ]
    if broken:
        parts.append(_disc(56, 13.5, "D", figure, ground))
    if state.get("activated"):
        parts.append(activated_tab())
    if state.get("out_of_supply"):
        parts.append(out_of_supply_tab())
    where = f"translate({number(place.x0)} {number(place.y0)}) scale({place.width / 100:.4g})"
    flags = [flag for flag in ("disorganized", "activated", "out_of_supply", "replaced") if state.get(flag)]
    data = {"example": unit.type} if example else {"unit": unit.id, "state": " ".join(flags)}
    return group(parts, transform=where, class_="counter", data=data)


def _band(ground: str, mark: str) -> str:
    ink = readable_on(ground)
    return (
        tag("path", d="M3 24V10.500Q3 3 10.500 3H87.500Q95 3 95 10.500V24Z", fill=ground)
        + tag("path", d="M2 24.500H96", stroke=colour("ink"), stroke_width=2)
        + lettering(mark, 9, 20.5, 21, "bold", anchor="start", fill=ink, spacing=1.5)
    )


def figure_of(unit: PrintedUnit) -> str:
    """The sign of a unit's type; militia has one of its own."""
    return MILITIA if unit.troops == MILITIA else unit.type


def _figure(unit: PrintedUnit, ground: str, ink: str, *, beside_tab: bool) -> str:
    """The figure of the type; a tab at the left pushes it aside."""
    if unit.type == COMMANDER:
        place = Box(24, 38, 72, 86) if beside_tab else Box(5, 33, 69, 97)
    elif unit.type in (ARTILLERY, ENGINEERS):
        place = Box(28, 28, 84, 84) if beside_tab else Box(20, 27, 78, 85)
    else:
        place = Box(26, 29, 94, 97) if beside_tab else Box(13, 26.5, 85, 98.5)
    return use(PREFIX + figure_of(unit), place, fill=ink, color=ground)


def _values(unit: PrintedUnit, ink: str, *, behind: bool) -> str:
    attack, defence = unit.attack, unit.defence
    if behind and unit.back_attack is not None and unit.back_defence is not None:
        attack, defence = unit.back_attack, unit.back_defence
    if unit.type == COMMANDER:
        return lettering(str(attack), 80, 91, 52, "bold", fill=ink)
    words = str(attack) if attack == defence else f"{attack}/{defence}"
    if unit.type == ENGINEERS:
        return lettering(f"({words})", 6, 89, 29, "bold", fill=ink, anchor="start")
    return lettering(words, 7, 92.5, 31, "bold", fill=ink, anchor="start")


def _corner(unit: PrintedUnit, ink: str) -> str:
    """Lower right: L of light horse, star of guns, CER of Cernide."""
    if unit.type == LIGHT:
        return lettering("L", 91, 92, 30, "bold", fill=ink, anchor="end")
    if unit.type == CERNIDE:
        return lettering("CER", 92, 91, 20, "bold", fill=ink, anchor="end")
    if unit.type == ARTILLERY:
        return tag("path", d=STAR, fill=ink, transform="translate(81 83)")
    return ""


def _stripe(ink: str) -> str:
    """Of the Disorganized side, from corner to corner."""
    return tag("path", d="M3 88V68L62 24H90Z", fill=ink, fill_opacity="0.2") + tag(
        "path", d="M3 88L90 24M3 68L62 24", stroke=ink, stroke_width=1.6, stroke_opacity="0.55"
    )


def _disc(x: float, y: float, letter: str, ground: str, ink: str) -> str:
    return tag("circle", cx=x, cy=y, r=10, fill=ground, stroke=ink, stroke_width=1.6) + lettering(
        letter, x, y + 6.3, 18.5, "bold", fill=ink
    )


def activated_tab() -> str:
    """A dark tab in the upper right corner with a tick."""
    return tag(
        "path", d="M95.500 4V23H80Q71 23 71 14Q71 3 80 3H90Z", fill=colour("ink"), stroke="#FFFFFF", stroke_width=1.6
    ) + tag("path", d="M77 13.500L82.500 18.500L91 8.500", fill="none", stroke="#FFFFFF", stroke_width=3.6)


def out_of_supply_tab() -> str:
    """A light tab at the left with a sheaf struck out."""
    return (
        tag("path", d="M0 28H16Q24 28 24 36V44Q24 52 16 52H0Z", fill="#FFF8E6", stroke="#8E2A22", stroke_width=2)
        + use(PREFIX + "sheaf", Box(1, 29, 22, 50), fill="#D9B45A")
        + tag("path", d="M2 50L22 30", stroke="#C0201A", stroke_width=4)
    )


# --- markers ---------------------------------------------------------------------------------------------------------


def marker(piece: Item, place: Box) -> str:
    """A Fort, a Camp or the sea supply, on a round ground so that nobody takes it for a unit."""
    side = SIDES[piece.side]
    fill = side_colour(piece.side, "mark")
    inner = place.grown(-place.width * 0.14)
    x, y = place.centre
    r = place.width * 0.47
    if piece.kind == FORT:
        shown = [use(PREFIX + "redoubt", place.grown(-place.width * 0.03), fill=fill)]
        letter = side[0].upper() + (str(piece.number) if piece.number > 1 else "")
        high = place.width * (0.38 if len(letter) == 1 else 0.29)
        shown.append(lettering(letter, x, y + high * 0.34, high, "bold", fill=colour("ink")))
        return group(shown, data={"marker": FORT, "side": side, "count": piece.number})
    ring = tag("circle", cx=x, cy=y, r=r, fill=colour("plate"), stroke=fill, stroke_width=place.width * 0.06)
    sign = {CAMP: "tents", SHIP: "ship", RAIDED: "flames"}[piece.kind]
    shown = [ring, use(PREFIX + sign, inner, fill=fill)]
    if piece.kind == CAMP:
        shown.append(
            lettering(side[0].upper(), place.x1 - place.width * 0.13, place.y0 + place.width * 0.3, place.width * 0.3,
                      "bold", fill=colour("ink"), halo=colour("plate"))
        )  # fmt: skip
    return group(shown, data={"marker": piece.kind, "side": side})


def chit(theatre: Theatre, command: int, place: Box) -> str:
    """A Command marker: a round chit with the colour and the letters of the Command, rimmed in its side's colour."""
    row = theatre.commands[command]
    ground = row.hex or "#C8B898"
    x, y = place.centre
    r = place.width / 2
    party = "venetian" if row.side == 0 else "austrian"
    dutch = any(unit.nation == DUTCH for unit in theatre.units if unit.command == command)
    rim = side_colour(DUTCH if dutch else party, "ground")
    return group(
        [
            f"<title>{escape(row.name.get('en', row.id), quote=False)}</title>",
            tag("circle", cx=x, cy=y, r=r - 1, fill=rim, stroke=colour("ink"), stroke_width=2),
            tag("circle", cx=x, cy=y, r=r * 0.76, fill=ground, stroke=colour("ink"), stroke_width=1.5),
            lettering(command_marks(theatre)[command], x, y + r * 0.26, r * 0.76, "bold", fill=readable_on(ground)),
        ],
        data={"command": row.id},
    )
