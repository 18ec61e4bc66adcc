"""The names of elements, ground, cities and players in the player's language."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from caracole.systems.piccole.battle.rules.components.numbers import each_element
from caracole.systems.piccole.battle.rules.components.troops import TROOPS
from caracole.systems.piccole.battle.rules.flow import DOMAIN_OF_ARG as IN_BATTLE
from caracole.systems.piccole.battle.rules.game import Battle
from caracole.systems.piccole.campaign.rules.flow import DOMAIN_OF_ARG as IN_CAMPAIGN
from caracole.systems.piccole.campaign.rules.game import Campaign
from caracole.systems.piccole.loader import shipped_tables
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
        domain = IN_BATTLE.get(key)
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
        """Places on the table."""
        return places(self._texts, key, values)


class CampaignLexicon:
    """Slug to name, by the argument that a slug stands in."""

    def __init__(self, game: Campaign, texts: Texts) -> None:
        self._texts = texts
        language = texts.language
        self.nodes = {node.id: in_language(node.shown, language) or node.id for node in game.map.nodes}
        self.players = {each.id: in_language(each.name, language) or each.id for each in game.map.players}
        self.tables = {table.id: in_language(table.name, language) for table in shipped_tables()}
        self.types = {troop.id: in_language(troop.name, language) for troop in TROOPS}

    def one(self, key: str, slug: str) -> str | None:
        """The name behind a slug."""
        domain = IN_CAMPAIGN.get(key)
        if domain == "node":
            return self.nodes.get(slug)
        if domain == "player" or key in ("side", "other_side"):
            return self.players.get(slug)
        if key in WORDS:  # a battle inside
            return self._texts.find(f"{WORDS[key]}-{slug}")
        if key == "terrain":
            return self.tables.get(slug)
        return self.types.get(slug) if key == "troops" else None

    def many(self, key: str, slugs: Sequence[str]) -> str | None:
        """Troops by number and type, a way with arrows."""
        if key == "troops":
            counts = Counter(slugs)
            return self._texts.listed([self._texts.say(f"stack-{kind}", count=n) for kind, n in counts.items()])
        if key == "path" and slugs:
            return " → ".join(self.nodes.get(slug, slug) for slug in slugs)
        return None

    def implied(self, args: Mapping[str, Any]) -> dict[str, Any]:
        """Who pays what by the terms of a pact."""
        return pact_terms(args) if "tribute" in args else {}

    def numbers(self, key: str, values: Sequence[object]) -> str | None:
        """Places in a battle inside."""
        return places(self._texts, key, values)


def pact_terms(args: Mapping[str, Any]) -> dict[str, Any]:
    """The terms of a pact as they are told: a sum below nothing is paid by the other, and what was not written is not
    quoted."""
    sums = {key: abs(args[key]) for key in ("gold", "tribute")}
    who = {word: _payer(args[key]) for word, key in (("pays", "gold"), ("owes", "tribute"))}
    return {**sums, **who, "words": bool(args["text"].strip())}


def _payer(talents: int) -> str:
    return "none" if not talents else "mine" if talents > 0 else "yours"


PAIRS, TRIPLES = ("outline", "poses"), ("to", "origin", "path")
"""Arguments that hold places one after another: x and y, or x, y and heading."""


def places(texts: Texts, key: str, values: Sequence[Any]) -> str | None:
    """``x 30, y 20 cm, facing east``, if places are what an argument holds; of an army the places alone."""
    size = 3 if key in TRIPLES or key == "poses" else 2
    if key not in (*PAIRS, *TRIPLES) or not values or len(values) % size:
        return None
    said = "pose" if key in TRIPLES else "point"
    rows = [values[n : n + size] for n in range(0, len(values), size)]
    return "; ".join(texts.say(said, **dict(zip("xyh", row, strict=False))) for row in rows)
