"""The names of units, leaders, commands and words of the game in the player's language."""

from __future__ import annotations

from collections.abc import Sequence

from caracole.systems.gbacw.rules.flow import DOMAIN_OF_ARG
from caracole.systems.gbacw.rules.game import Gbacw
from caracole.texts import Texts, in_language

WORDS = {
    **{"side": "side", "seat": "side", "winner": "side", "orders": "orders", "arm": "arm", "light": "light"},
    **{"kind": "standing", "instruction": "standing", "value": "answer"},
}
"""Arguments whose values are words of the catalogue: ``orders-march``, ``standing-return_fire``."""
ARROWS = {
    "vNE": "↗", "vE": "→", "vSE": "↘", "vSW": "↙", "vW": "←", "vNW": "↖",
    "sN": "↑", "sNE": "↗", "sSE": "↘", "sS": "↓", "sSW": "↙", "sNW": "↖",
}  # fmt: skip
"""Facings: a corner (v) or a hexside (s)."""
NOTHING = "-"
"""A result of fire that does nothing, as charts print it."""


class GbacwLexicon:
    """Slug to name, by the argument that a slug stands in."""

    def __init__(self, game: Gbacw, texts: Texts) -> None:
        field = game.field
        self._texts = texts
        self._names: dict[str, dict[str, str]] = {
            "unit": {row.id: row.name for row in field.units},
            "leader": {row.id: row.front.name for row in field.leaders},
            "brigade": {row.id: row.name for row in field.brigades},
            "division": {row.id: row.name for row in field.divisions},
            "corps": {row.id: row.name for row in field.corps},
        }
        self._names["marker"] = {
            slug: self._marker(slug) for slug in field.names["marker"] if slug not in self._names["division"]
        } | self._names["division"]
        self._names["level"] = {row.id: in_language(row.title, texts.language) for row in field.scenario.levels}
        self._places = {field.grid.names[hex]: place.name for place in field.places for hex in place.hexes}

    def _marker(self, slug: str) -> str:
        march, _, side = slug.partition("-")
        if march == "march" and side:
            return self._texts.say("marker-march", side=self._texts.say(f"side-{side}"))
        return self._texts.find(f"side-{slug}") or slug

    def one(self, key: str, slug: str) -> str | None:
        """``14th Indiana``, ``Union``, ``0719 (Pritchard's Hill)``, ``↗ vNE``."""
        if key in WORDS:
            return self._texts.find(f"{WORDS[key]}-{slug}")
        if key == "result" and slug == NOTHING:
            return self._texts.say("result-none")
        if key == "facing" and slug in ARROWS:
            return f"{ARROWS[slug]} {slug}"
        domain = "level" if key == "level" else DOMAIN_OF_ARG.get(key)
        if domain == "hex":
            place = self._places.get(slug)
            return f"{slug} ({place})" if place else slug
        return self._names.get(domain or "", {}).get(slug)

    def many(self, key: str, slugs: Sequence[str]) -> str | None:
        """A path as it is gone; other things are named one by one."""
        return " → ".join(slugs) if key == "path" else None

    def numbers(self, key: str, values: Sequence[object]) -> str | None:
        """No tuples of numbers are told."""
        return None
