"""The names of zones, units, cards and Commands in the player's language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import copy

from caracole.systems.gradisca.rules.components.theatre import COMMANDER, SIDES, UNIT_TYPES
from caracole.systems.gradisca.rules.flow import DOMAIN_OF_ARG
from caracole.systems.gradisca.rules.game import Gradisca
from caracole.texts import Texts, in_language

DOMAINS = {
    **DOMAIN_OF_ARG,
    "target": "zone",
    "facing": "zone",
    "other": "zone",
    "region": "region",
    "guns": "unit",
    "engineers": "unit",
    "partner": "command",
    "type": "type",
    "types": "type",
    "winners": "seat",
    "seat": "seat",
    "seats": "seat",
}
"""Arguments of events and refusals, and the fields of actions besides."""

STACKS = {"unit"}


def seat_name(texts: Texts, seat: str) -> str:
    """``Venetian``, in team play ``Venetian 2``."""
    side, _, member = seat.partition("_")
    return f"{texts.say(f'side-{side}')} {member}".strip()


class GradiscaLexicon:
    """Slug to name, by the argument that a slug stands in."""

    def __init__(self, game: Gradisca, texts: Texts) -> None:
        self._texts = texts
        theatre, language = game.theatre, texts.language
        self._type = {unit.id: unit.type for unit in theatre.units}
        self._names = {
            "zone": {zone.id: in_language(zone.name, language) or zone.id for zone in theatre.zones},
            "unit": {unit.id: unit.name or unit.id for unit in theatre.units},
            "command": {command.id: in_language(command.name, language) or command.id for command in theatre.commands},
            "card": {card.id: in_language(card.title, language) or card.id for card in theatre.cards},
            "side": {side: texts.say(f"side-{side}") for side in SIDES},
            "region": {zone.region: self.region(zone.region) for zone in theatre.zones},
            "type": {kind: texts.say(f"type-{kind}") for kind in UNIT_TYPES},
            "seat": {seat: seat_name(texts, seat) for seat in game.seats},
        }
        for group in theatre.groups:
            units = [theatre.units[unit].id for unit in group.units]
            self._names.setdefault("group", {})[group.id] = self.stack(units)

    def renamed(self, called: Mapping[str, str]) -> GradiscaLexicon:
        """The same, in which some units (Commanders who were replaced) bear another name."""
        other = copy(self)
        other._names = {**self._names, "unit": {**self._names["unit"], **called}}
        return other

    def names(self, domain: str) -> dict[str, str]:
        """All names of a kind of thing."""
        return dict(self._names.get(domain, {}))

    def types(self) -> dict[str, str]:
        """The type of every unit."""
        return dict(self._type)

    def region(self, region: str) -> str:
        """The name of a part of the map."""
        return self._texts.find(f"region-{region}") or region.replace("-", " ").title()

    def name(self, domain: str, slug: str) -> str:
        """The name of a thing whose kind is known."""
        return self._names[domain].get(slug, slug)

    def one(self, key: str, slug: str) -> str | None:
        """The name behind a slug; the title of a card in quotation marks, since it may be a whole sentence."""
        domain = DOMAINS.get(key)
        name = None if domain is None else self._names[domain].get(slug)
        return self._texts.say("quoted", text=name) if name is not None and domain == "card" else name

    def many(self, key: str, slugs: Sequence[str]) -> str | None:
        """Units as a player would tell them: the Commanders by name, the others by their number and kind."""
        if DOMAINS.get(key) not in STACKS or len(slugs) < 2:
            return None
        return self.stack(slugs)

    def stack(self, units: Sequence[str]) -> str:
        """``Pompeo Giustiniani, 3 infantry and 1 artillery``"""
        words = [self._names["unit"][unit] for unit in units if self._type[unit] == COMMANDER]
        for kind in UNIT_TYPES:
            count = sum(1 for unit in units if self._type[unit] == kind)
            if count and kind != COMMANDER:
                words.append(self._texts.say(f"stack-{kind}", count=count))
        return self._texts.listed(words)
