"""A unit's counter: band of its brigade, figure, chips, values. The origin is its middle."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from caracole.draw.fonts import text_width
from caracole.draw.svg import group, lettering, line, number, tag
from caracole.systems.gbacw.drawing.figures import CHIPS, chip, figure
from caracole.systems.gbacw.drawing.look import band, colour, fitting, letters, of_side
from caracole.systems.gbacw.rules.components.field import Field
from caracole.systems.gbacw.rules.components.printed import ARTILLERY, CAVALRY, PrintedUnit

WIDE, HIGH, STRIP = 54.0, 44.0, 12.0
PART = 24.0
"""How high the part of a line or column is."""

CUT = 6.0
"""How much is cut off the corners of a Confederate counter."""

MARK_CHIPS = {
    "fired": "fired",
    "return_fired": "fired",
    "spent_mp": "moved",
    "acted": "finished",
    "finished": "finished",
    "assaulting": "assaulting",
    "charging": "assaulting",
    "targeted": "targeted",
    "building": "building",
}


class Piece(NamedTuple):
    """What a counter shows of a unit."""

    id: str
    label: str
    side: int
    figure: str
    values: str
    strength: int
    weapon: str
    brigade: str
    band: int
    pale: bool
    chips: tuple[str, ...]


class Pieces:
    """The counters of a battle: what is printed and what a view tells."""

    def __init__(self, field: Field) -> None:
        self.field = field
        self.units = {unit.id: unit for unit in field.units}
        self.bands = {}
        for side in (0, 1):
            own = [brigade for brigade in field.brigades if brigade.side == side]
            self.bands.update({brigade.id: (n, _code(brigade.id)) for n, brigade in enumerate(own)})

    def piece(self, row: Mapping[str, Any]) -> Piece:
        """What the counter of a row of the view shows."""
        unit = self.units[row["id"]]
        place, code = self.bands[row["assigned"] or row["brigade"]]
        values = f"{row['strength']}-{row['cohesion']}-{row['movement']}"
        return Piece(
            id=row["id"],
            label=label(row["id"]),
            side=unit.side,
            figure=_figure(unit, row),
            values=values,
            strength=row["strength"],
            weapon=self._weapon(unit, row),
            brigade=code,
            band=place,
            pale=row["disordered"] or bool(row["abandoned"]),
            chips=tuple(_chips(row)),
        )

    def _weapon(self, unit: PrintedUnit, row: Mapping[str, Any]) -> str:
        weapons = self.field.weapons
        if unit.arm == ARTILLERY:
            return "+".join(weapons[gun].id for gun, _ in unit.sections)
        if unit.dismounted is not None and not row["mounted"]:
            return weapons[unit.dismounted.weapon].id
        return weapons[unit.weapon].id


def label(slug: str) -> str:
    """The id of a unit as a counter prints it, without its side: ``us-14in`` is 14IN, ``us-robinson`` Robinson."""
    first, _, rest = slug.partition("-")
    name = rest if rest and first in ("us", "cs", "u", "c") else slug
    return name.upper() if len(name) < 7 else name.capitalize()


def _code(slug: str) -> str:
    first, _, rest = slug.partition("-")
    return (rest if rest and first in ("us", "cs", "u", "c") else first)[:3].upper()


def _figure(unit: PrintedUnit, row: Mapping[str, Any]) -> str:
    if unit.arm == ARTILLERY:
        return "limbered" if row["orders"] == "march" else "artillery"
    if unit.arm == CAVALRY:
        return "cavalry" if row["mounted"] else "dismounted"
    return "infantry"


def _chips(row: Mapping[str, Any]) -> list[str]:
    """The chips on a unit, in the order of the key."""
    found = {name for name in ("disordered", "collapsed", "blown", "out_of_command") if row[name]}
    found |= {level for level in row["ammunition"] if level in ("low", "out")}
    if row["abandoned"]:
        found.add(f"abandoned_{row['abandoned']}")
    found |= {MARK_CHIPS[mark] for mark in row["marks"] if mark in MARK_CHIPS}
    if "finished" in found:
        found.discard("moved")
    return [name for name in CHIPS if name in found]


# --- drawing ---------------------------------------------------------------------------------------------------------


def outline(side: int, wide: float = WIDE, high: float = HIGH) -> str:
    """The shape of a counter: square for the Union, with cut corners for the Confederates."""
    x, y = wide / 2, high / 2
    c = min(CUT, high / 4) if side else 0
    return line(
        [(c - x, -y), (x - c, -y), (x, c - y), (x, y - c), (x - c, y), (c - x, y), (-x, y - c), (-x, c - y)],
        closed=True,
    )


def counter(piece: Piece, *, covered: bool = False) -> str:
    """The whole counter; of one that lies under others the band tells the strength too."""
    side = piece.side
    face, ink = (of_side(side, part) for part in (("pale", "pale_text") if piece.pale else ("face", "text")))
    parts = [
        tag("path", d=outline(side), transform="translate(1.6 2)", fill=colour("ink"), fill_opacity="0.32"),
        tag("path", d=outline(side), fill=face, stroke=of_side(side, "edge"), stroke_width=1.4),
        _strip(piece, covered),
    ]
    if piece.pale:
        parts.append(tag("path", d="M-26 14L22 -9M-16 21L26 1", stroke=of_side(side, "edge"), stroke_width=1,
                         stroke_opacity="0.35"))  # fmt: skip
    chips = piece.chips
    room = 0 if not chips else 4.5 if len(chips) <= 2 else 9.5
    parts.append(group([figure(piece.figure, ink)], transform=f"translate({number(room)} -1.2) scale(0.92)"))
    places = [(-20.5, -4.4), (-20.5, 5.6), (-10, -4.4), (-10, 5.6), (21, 5.6), (21, -4.4)]
    parts += [chip(name, x, y) for name, (x, y) in zip(chips, places, strict=False)]
    parts.append(_values(piece, ink))
    return group(parts)


def _strip(piece: Piece, covered: bool) -> str:
    x, y = WIDE / 2, HIGH / 2
    c = CUT if piece.side else 0
    shape = line([(c - x, -y), (x - c, -y), (x, c - y), (x, STRIP - y), (-x, STRIP - y), (-x, c - y)], closed=True)
    size = letters("strip")
    band_ = tag("path", d=shape, fill=band(piece.band), stroke=of_side(piece.side, "edge"), stroke_width=0.9)
    inner = x - 2.5 - c * 0.5
    if covered:
        words, fitted = fitting(f"{piece.label} – {piece.strength}", 2 * inner, size + 1, 7.2, "bold")
        return group([band_, lettering(words, 0, 8.9 - y, fitted, "bold", fill=colour("ink"))])
    words, fitted = fitting(piece.label, 2 * inner - 3 - text_width(piece.brigade, 7.6), size + 0.8, 7.2, "bold")
    return group(
        [
            band_,
            lettering(words, -inner, 8.9 - y, fitted, "bold", anchor="start", fill=colour("ink")),
            lettering(piece.brigade, inner, 8.9 - y, 7.6, anchor="end", fill=colour("ink")),
        ]
    )


def _values(piece: Piece, ink: str) -> str:
    """Strength, Cohesion and movement, with the weapon at the right; of a battery of many kinds its first."""
    size = letters("values")
    room = WIDE - 8 - text_width(piece.values, size, "bold")
    weapon = piece.weapon
    if text_width(weapon, 7.2) > room and "+" in weapon:
        weapon = weapon.partition("+")[0] + "+"
    weapon, fitted = fitting(weapon, room, 9, 7.2)
    return group(
        [
            lettering(piece.values, -23.5, 19.4, size, "bold", anchor="start", fill=ink),
            lettering(weapon, 24, 19.2, fitted, anchor="end", fill=ink),
        ]
    )


def part_counter(piece: Piece, strength: int) -> str:
    """The part of an Extended Line or column in another hex than the counter's own: its band alone."""
    wide, high = WIDE - 8, PART
    face, ink = (of_side(piece.side, part) for part in (("pale", "pale_text") if piece.pale else ("face", "text")))
    words, size = fitting(piece.label, wide - 6, 9, 7.2, "bold")
    return group(
        [
            tag("path", d=outline(piece.side, wide, high), transform="translate(1.4 1.8)", fill=colour("ink"),
                fill_opacity="0.3"),
            tag("path", d=outline(piece.side, wide, high), fill=face, stroke=of_side(piece.side, "edge"),
                stroke_width=1.2, stroke_dasharray="4 2"),
            tag("rect", x=-wide / 2 + 4, y=-10, width=wide - 8, height=9.6, fill=band(piece.band)),
            lettering(words, 0, -2.4, size, "bold", fill=colour("ink")),
            lettering(str(strength), 0, 10, 11, "bold", fill=ink),
        ]
    )  # fmt: skip
