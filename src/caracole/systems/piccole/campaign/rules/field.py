"""The pitched battles of a campaign as games of Piccole Guerre: how one is made, and who commands when computers fight
it at once."""

from __future__ import annotations

from copy import copy
from functools import lru_cache
from random import Random
from typing import Any, Self

from caracole.systems.piccole.battle import marshal
from caracole.systems.piccole.battle.rules.components.troops import ListedElement
from caracole.systems.piccole.battle.rules.game import REVISION, Battle
from caracole.systems.piccole.loader import shipped_tables

LETTERS = ("A", "D")
"""Of the attacker's and the defender's elements."""

Armies = tuple[tuple[ListedElement, ...], tuple[ListedElement, ...]]


class FieldBattles:
    """The real ones. Another maker can take its place, as tests do."""

    revision = REVISION

    def under(self, revision: int) -> Self:
        """The same, of another revision of the rules: a battle follows its campaign."""
        older = copy(self)
        older.revision = revision
        return older

    def any_battle(self) -> Any:
        """Some battle: the written form of its actions is the same for all."""
        one = (ListedElement(0, general=True),)
        return _battle((one, one), 1, ("attacker", "defender"), None, self.revision)

    def any_terrain(self, rng: Random) -> str:
        """What a computer lays that fights a battle at once."""
        tables = shipped_tables()
        return tables[int(rng.random() * len(tables))].id

    def make(self, armies: Armies, layer: int, seats: tuple[str, str], terrain: str | None = None) -> Any:
        """The battle of these armies; ``layer`` lays the terrain (P2.f). With a ``terrain`` laid already the armies
        stand drawn up, and nothing is left to do but fight."""
        return _battle(armies, layer, seats, terrain, self.revision)

    def command(self, battle: Any, table: Any, seat: int, rng: Random) -> Any:
        """What the computer does for a seat."""
        return marshal.choose(battle, table, seat, rng)


@lru_cache(maxsize=64)
def _battle(armies: Armies, layer: int, seats: tuple[str, str], terrain: str | None, revision: int) -> Battle:
    drawn_up = terrain is not None
    battle = Battle(armies, layer=layer, terrain=terrain, drawn_up=drawn_up, seats=seats, letters=LETTERS)
    return battle.under(revision)
