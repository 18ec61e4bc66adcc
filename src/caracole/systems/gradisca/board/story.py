"""The log as a story: which line begins a part of it, which ends one, and why a unit was lost."""

from __future__ import annotations

from typing import Literal

Part = Literal["", "turn", "activation", "battle"]

BEGINS: dict[str, Part] = {
    "game_began": "turn",
    "turn_began": "turn",
    "command_drawn": "activation",
    "battle_began": "battle",
    "sortie_began": "battle",
}
"""What a line is the heading of."""

ENDS_A_BATTLE = ("zone_activated", "units_marched", "unit_recovered", "command_played", "sortie_ended")
LEAVES: dict[str, Part] = dict.fromkeys(ENDS_A_BATTLE, "battle")
"""What ends with a line."""

CAUSES = {
    "G7.4.f": "burst",
    "G8.3.a": "militia",
    "G7.2.b": "single",
    "G7.2.c": "again",
    "G7.2.i": "commander",
    "G7.2.k": "commander",
    "G7.3.f": "trapped",
    "G12.q": "trapped",
    "G7.1.q": "alone",
    "G7.3.j": "last",
    "G6.l": "caught",
}
"""Why a unit was eliminated, by the rule that did it; any other: told without a cause."""
