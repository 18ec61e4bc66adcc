"""What is printed on a counter, sign by sign, each with its rule (G2.1)."""

from __future__ import annotations

from caracole.present.model import Says, Sign
from caracole.systems.gradisca.drawing.look import DUTCH, command_marks
from caracole.systems.gradisca.rules.components.theatre import (
    ARTILLERY,
    CERNIDE,
    COMMANDER,
    ENGINEERS,
    LIGHT,
    SIDES,
    PrintedUnit,
    Theatre,
)

CORNERS = {LIGHT: ("L", "G2.1.d"), CERNIDE: ("CER", "G8.3.a"), ARTILLERY: ("★", "G7.4.f")}
"""What stands in the lower right corner, by type."""


def signs(theatre: Theatre, number: int, back: bool) -> list[Sign]:
    """Everything on one side of a counter, from top to bottom."""
    unit = theatre.units[number]
    command = theatre.commands[unit.command]
    args = {"command": command.id, "side": SIDES[command.side]}
    found = [Sign(command_marks(theatre)[unit.command], Says("sign-command", args), "G2.1.f")]
    if unit.nation == DUTCH:
        found.append(Sign("", Says("sign-dutch"), "G2.1.j"))
    if back and unit.type != COMMANDER:
        found.append(Sign("D", Says("sign-disorganized"), "G7.2.d"))
    found.append(_value(unit, back))
    if unit.type in CORNERS:
        letters, rule = CORNERS[unit.type]
        found.append(Sign(letters, Says(f"sign-{unit.type}"), rule))
    return [*found, _other_side(unit, back)]


def _value(unit: PrintedUnit, back: bool) -> Sign:
    """The number at the bottom."""
    attack, defence = unit.attack, unit.defence
    if back and unit.back_attack is not None and unit.back_defence is not None:
        attack, defence = unit.back_attack, unit.back_defence
    if unit.type == COMMANDER:
        return Sign(str(attack), Says("sign-leadership", {"value": attack}), "G2.1.b")
    if unit.type == ENGINEERS:
        return Sign(f"({attack})", Says("sign-engineers", {"value": attack}), "G2.1.e")
    if attack == defence:
        return Sign(str(attack), Says("sign-fire", {"value": attack}), "G7.1.e")
    return Sign(f"{attack}/{defence}", Says("sign-fire-two", {"attack": attack, "defence": defence}), "G8.2.a")


def _other_side(unit: PrintedUnit, back: bool) -> Sign:
    """What a hit would do to it."""
    if unit.type == COMMANDER:
        return Sign("", Says("sign-replaced" if unit.back_attack is not None and not back else "sign-last"), "G2.1.h")
    if back:
        return Sign("", Says("sign-next-hit"), "G7.2.c")
    if unit.type == CERNIDE:
        return Sign("", Says("sign-one-hit"), "G8.3.a")
    if unit.back_attack is None:
        return Sign("", Says("sign-one-hit"), "G7.2.b")
    return Sign("", Says("sign-two-hits"), "G7.2.a")
