"""The pitched battles of a campaign as games of Piccole Guerre: how one is made, and who commands when computers fight
it at once."""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import Any

from caracole.systems.piccole.troops import Element

LETTERS = ("A", "D")
"""Of the attacker's and the defender's elements."""

Armies = tuple[tuple[Element, ...], tuple[Element, ...]]


class FieldBattles:
    """The real ones. Another maker can take its place, as tests do."""

    def any_battle(self) -> Any:
        """Some battle: the written form of its actions is the same for all."""
        one = (Element(0, general=True),)
        return _battle((one, one), 1, ("attacker", "defender"), False)

    def make(self, armies: Armies, layer: int, seats: tuple[str, str], at_once: bool) -> Any:
        """The battle of these armies; ``layer`` lays the terrain (P2.f)."""
        return _battle(armies, layer, seats, at_once)

    def command(self, battle: Any, table: Any, seat: int, rng: Random) -> Any:
        """What the computer does for a seat."""
        return battle.sample(table, seat, rng)


@lru_cache(maxsize=64)
def _battle(armies: Armies, layer: int, seats: tuple[str, str], at_once: bool) -> Any:
    # Later: the battle's modules import nothing of the campaign, but its package does.
    from caracole.systems.piccole.game import Battle  # noqa: PLC0415

    return Battle(armies, layer=layer, drawn_up=at_once, seats=seats, letters=LETTERS)
