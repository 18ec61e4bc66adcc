"""What holds a unit back from spending MP, whatever it would spend them on: Stay (6.23), Confusion (5.34), the battle
(K4). The gate of ``unit.act`` asks it of every action (``restrained_actions``); whoever moves or spends outside of it
asks here."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caracole.kernel import Refusal
from caracole.systems.gbacw.rules import query
from caracole.systems.gbacw.rules.activation.activation import why_not_confused
from caracole.systems.gbacw.rules.battle import battle
from caracole.systems.gbacw.rules.command.command import serves
from caracole.systems.gbacw.rules.components.numbers import Unit
from caracole.systems.gbacw.rules.state import BrigadeMark, GbacwState

if TYPE_CHECKING:
    from caracole.systems.gbacw.rules.setting import Setting


def why_not_spend(game: Setting, state: GbacwState, unit: Unit) -> Refusal | None:
    """C6.23.c, C5.34.e, K4: may the unit spend MP in this activation? C4.32.a: a battery is bound with the brigade that
    it serves with."""
    if query.brigade_has(state, BrigadeMark.STAY, serves(state, unit)):
        return Refusal("C6.23.c", "must_stay", {"unit": unit})
    return why_not_confused(state, unit) or battle.why_not_spend(game, state, unit)
