"""The names of elements, sides, edges and ground in the player's language."""

from __future__ import annotations

from collections.abc import Sequence

from caracole.systems.piccole.battle.rules.components.numbers import each_element
from caracole.systems.piccole.battle.rules.flow import DOMAIN_OF_ARG
from caracole.systems.piccole.battle.rules.game import Battle
from caracole.texts import Texts, in_language

WORDS = {"way": "way", "why": "cause", "kind": "land", "terrain_kind": "land", "edge": "edge"}
"""Arguments whose values are words of the catalogue: ``way-front``."""


class PiccoleLexicon:
    """Slug to name, by the argument that a slug stands in."""

    def __init__(self, game: Battle, texts: Texts) -> None:
        self._texts = texts
        self._elements = {
            game.name(number): f"{game.name(number)} ({texts.say(f'troop-short-{game.troop[number].id}')})"
            for number in each_element(game.army[0] | game.army[1])
        }
        self._tables = {table.id: in_language(table.name, texts.language) for table in game.tables}

    def one(self, key: str, slug: str) -> str | None:
        """``R3 (hv foot)``, ``Red``, ``north``, ``wood``."""
        if key in WORDS:
            return self._texts.find(f"{WORDS[key]}-{slug}")
        domain = DOMAIN_OF_ARG.get(key)
        if domain == "element":
            return self._elements.get(slug)
        if domain == "seat":
            return self._texts.find(f"side-{slug}") or slug
        if domain == "terrain":
            return self._tables.get(slug)
        return None

    def many(self, key: str, slugs: Sequence[str]) -> str | None:
        """Elements by number alone, for many are named at once."""
        return ", ".join(slugs) if key == "elements" else None

    def numbers(self, key: str, values: Sequence[object]) -> str | None:
        """A pose, ``3000 2000 90°``."""
        return pose(key, values)


def pose(key: str, values: Sequence[object]) -> str | None:
    """``3000 2000 90°``, if that is what an argument holds."""
    return "{} {} {}°".format(*values) if key in ("to", "origin") and len(values) == 3 else None
