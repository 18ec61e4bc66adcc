"""The names of units, leaders, commands and words of the game in the player's language."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from copy import copy

from caracole.geometry.hex import FACINGS
from caracole.systems.gbacw.rules.components.charts import Charts, read_code
from caracole.systems.gbacw.rules.components.printed import ARMS, LIGHTS, ORDERS, SIDES
from caracole.systems.gbacw.rules.flow import DOMAIN_OF_ARG
from caracole.systems.gbacw.rules.game import Gbacw
from caracole.systems.gbacw.rules.sequence.standing import KINDS
from caracole.texts import FALLBACK, Texts, in_language

WORDS = {
    **{"side": "side", "seat": "side", "winner": "side", "orders": "orders", "arm": "arm", "light": "light"},
    **{"kind": "standing", "instruction": "standing", "value": "answer"},
}
"""Arguments whose values are words of the catalogue: ``orders-march``, ``standing-return_fire``."""
KEY_OF = {"standing": "kind", "answer": "value"}
"""An argument of each such kind, where it is called otherwise."""
ARROWS = {
    "vNE": "↗", "vE": "→", "vSE": "↘", "vSW": "↙", "vW": "←", "vNW": "↖",
    "sN": "↑", "sNE": "↗", "sSE": "↘", "sS": "↓", "sSW": "↙", "sNW": "↖",
}  # fmt: skip
"""Facings: a corner (v) or a hexside (s)."""
NOTHING = "-"
"""A result of fire that does nothing, as charts print it."""
FORMATION = re.compile(r"(?P<of>.+?)'s? (?P<kind>brigade|division|force|command)")
NUMBERED = re.compile(r"(?P<number>\d+)(?:st|nd|rd|th) Brigade \((?P<of>.+)\)")
"""How our data, which are in English, name what a leader commands."""


def result_words(texts: Texts, code: str) -> str:
    """``1d+2`` is ``1 SP lost, UDD +2``."""
    result = None if code == NOTHING else read_code(code)
    if result is None:
        return texts.say("result-none") if code == NOTHING else code
    words = [texts.say("result-loss", points=result.loss)] if result.loss else []
    if result.disorder:
        words.append(texts.say("result-disorder"))
    elif result.check:
        words.append(texts.say("result-check-added", added=result.plus) if result.plus else texts.say("result-check"))
    return ", ".join(words) or texts.say("result-none")


def codes_in(charts: Charts) -> set[str]:
    """Every result that a chart of fire or of assault prints."""
    rows = (*charts.fire.rows, *charts.artillery_fire.rows)
    sides = [side.result for row in charts.assault_results for side in (row.attacker, row.defender)]
    return {result.code for result in (*(each for row in rows for each in row), *sides)}


def spot_name(texts: Texts, name: str) -> str:
    """A place, way or water of our own battles in the reader's language; others bear their own names."""
    return texts.find(f"spot-{name.lower().replace(' ', '-')}") or name


class GbacwLexicon:
    """Slug to name, by the argument that a slug stands in."""

    def __init__(self, game: Gbacw, texts: Texts) -> None:
        field = game.field
        self._texts = texts
        self._names: dict[str, dict[str, str]] = {
            "unit": {row.id: row.name for row in field.units},
            "leader": {row.id: row.front.name for row in field.leaders},
            "brigade": {row.id: self._formation(row.name) for row in field.brigades},
            "division": {row.id: self._formation(row.name) for row in field.divisions},
            "corps": {row.id: row.name for row in field.corps},
        }
        for domain in ("group", "entry"):
            self._names[domain] = {slug: re.sub(r"[-_]", " ", slug).title() for slug in field.names.get(domain, ())}
        self._names["marker"] = {
            slug: self._marker(slug) for slug in field.names["marker"] if slug not in self._names["division"]
        } | self._names["division"]
        self._names["level"] = {row.id: in_language(row.title, texts.language) for row in field.scenario.levels}
        self._names["gun"] = {weapon.id: in_language(weapon.name, texts.language) for weapon in field.weapons}
        self._names["terrain"] = {row.id: in_language(row.name, texts.language) for row in field.chart.rows.values()}
        self._results = sorted(codes_in(field.charts))
        self._times = [turn.time for turn in field.scenario.turns]
        self._places = {
            field.grid.names[hex]: spot_name(texts, place.name) for place in field.places for hex in place.hexes
        }

    def _formation(self, name: str) -> str:
        """``Harlan's brigade``, ``Brigade Harlan``."""
        found = FORMATION.fullmatch(name) or NUMBERED.fullmatch(name)
        if found is None or self._texts.language == FALLBACK:
            return name
        if found.re is NUMBERED:
            return self._texts.find("formation-numbered-brigade", number=int(found["number"]), of=found["of"]) or name
        return self._texts.find(f"formation-{found['kind']}", of=found["of"]) or name

    def _marker(self, slug: str) -> str:
        march, _, side = slug.partition("-")
        if march == "march" and side:
            return self._texts.say("marker-march", side=self._texts.say(f"side-{side}"))
        return self._texts.find(f"side-{slug}") or slug

    def places(self) -> dict[str, str]:
        """Hexes that have a name."""
        return dict(self._places)

    def names(self, domain: str) -> dict[str, str]:
        """All names of a kind of thing, as a board's lexicon has them."""
        if domain in self._names:
            return dict(self._names[domain])
        if domain == "hex":
            return {slug: f"{slug} ({name})" for slug, name in self._places.items()}
        key = KEY_OF.get(domain, domain)
        found = {slug: self.one(key, slug) for slug in self._slugs(domain)}
        return {slug: name for slug, name in found.items() if name is not None}

    def _slugs(self, domain: str) -> Sequence[str]:
        """Everything of a kind whose names are words of the catalogue."""
        return {
            "side": SIDES,
            "orders": ORDERS,
            "arm": ARMS,
            "light": LIGHTS,
            "standing": tuple(KINDS),
            "answer": tuple({value: None for row in KINDS.values() for value in row.values}),
            "facing": FACINGS,
            "result": self._results,
            "time": self._times,
        }.get(domain, ())

    def renamed(self, called: Mapping[str, str]) -> GbacwLexicon:
        """The same, in which some leaders bear the name of their replacement."""
        other = copy(self)
        other._names = {**self._names, "leader": {**self._names["leader"], **called}}
        return other

    def one(self, key: str, slug: str) -> str | None:
        """``14th Indiana``, ``Union``, ``0719 (Pritchard's Hill)``, ``↗ NE``."""
        if key in WORDS:
            return self._texts.find(f"{WORDS[key]}-{slug}")
        if key == "result":
            return result_words(self._texts, slug)
        if key == "facing" and slug in ARROWS:
            return f"{ARROWS[slug]} {self._texts.find(f'compass-{slug[1:]}') or slug[1:]}"
        if key == "time" and re.fullmatch(r"\d{4}", slug):
            return self._texts.say("time-of-day", hours=slug[:2], minutes=slug[2:])
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
