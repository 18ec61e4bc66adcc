"""What lies on a unit: strength, orders, and a chip for everything that has befallen it, each with words and rule."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from caracole.present.model import Badge, Says
from caracole.systems.gbacw.board.sprites import SLOTS, ink_of
from caracole.systems.gbacw.drawing.counters import Pieces
from caracole.systems.gbacw.rules.components.printed import PrintedUnit

ORDERS_RULES = {"march": "C6.13.a", "advance": "C6.15.a", "attack": "C6.16.a"}

CHIP_RULES = {
    "disordered": "C12.31.a",
    "collapsed": "C12.23.a",
    "blown": "C11.59.a",
    "low": "C10.91.a",
    "out": "C10.91.b",
    "out_of_command": "C4.23.a",
    "abandoned_1": "C12.8.a",
    "abandoned_2": "C12.8.b",
    "fired": "C10.13.b",
    "moved": "C9.13.a",
    "finished": "C3.III.f",
    "assaulting": "C11.31.a",
    "targeted": "C11.31.a",
    "building": "C15.13.b",
}

FORMATION_RULES = {"line": "C8.41.a", "column": "C8.5.a"}
BRIGADE_RULES = {"reserve": "C6.32.b", "ineffective": "C13.21.a"}


def badges(pieces: Pieces, unit: PrintedUnit, row: Mapping[str, Any], brigade: Mapping[str, Any]) -> list[Badge]:
    """Everything that a view tells of a unit, the most important first."""
    pale = bool(row["disordered"] or row["abandoned"])
    strength = {"strength": row["strength"], "printed": unit.strength}
    found = [
        Badge(f"strength-{row['strength']}-{ink_of(unit.side, pale)}", Says("state-strength", strength), "C12.21.a"),
        Badge(f"orders-{row['orders']}", Says("state-orders", {"orders": row["orders"]}), ORDERS_RULES[row["orders"]]),
    ]
    for slot, (chip, says, rule) in enumerate(_chips(pieces, row, brigade)):
        found.append(Badge(f"chip-{chip}-{slot}" if slot < len(SLOTS) else "", says, rule))
    return [*found, *_words(row, brigade)]


def _chips(pieces: Pieces, row: Mapping[str, Any], brigade: Mapping[str, Any]) -> Iterator[tuple[str, Says, str]]:
    for chip in pieces.piece(row).chips:
        yield chip, Says(f"picture-chip-{chip.replace('_', '-')}"), CHIP_RULES[chip]
    if brigade["fatigue"]:
        level = brigade["fatigue"]
        yield f"fatigue_{level}", Says("state-fatigue", {"number": level}), "C17.31.a"


def _words(row: Mapping[str, Any], brigade: Mapping[str, Any]) -> Iterator[Badge]:
    """What is seen by how the unit stands, or belongs to its brigade, and is told in words alone."""
    if row["formation"] in FORMATION_RULES:
        args = {"hexes": row["extension"]}
        yield Badge("", Says(f"state-{row['formation']}", args), FORMATION_RULES[row["formation"]])
    if row["refused"] != "none":
        yield Badge("", Says(f"refused-{row['refused']}"), "C7.31.b")
    for name, rule in BRIGADE_RULES.items():
        if brigade[name]:
            yield Badge("", Says(f"state-brigade-{name}"), rule)
