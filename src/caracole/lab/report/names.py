"""The names of a game's things in the reader's language: nobody should have to read an id."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from caracole.lab.report.maps import Ground
from caracole.present.model import Lexicon
from caracole.texts import Texts, rulebook
from caracole.texts.catalogues import sources

UNSAID = "…"
"""Stands for what a sentence is told, where it is not said of any game in particular."""


class BoardNames:
    """The lexicon of a board, for messages."""

    def __init__(self, lexicon: Lexicon, texts: Texts) -> None:
        self.lexicon, self.texts = lexicon, texts

    def one(self, key: str, slug: str) -> str | None:
        """The name behind a slug; None if it has none."""
        names = self.lexicon.names.get(self.lexicon.domains.get(key, ""), {})
        return local(names.get(slug, {}), self.texts.language) or None

    def many(self, key: str, slugs: Sequence[str]) -> str | None:
        """Several things at once: those that have a kind are counted."""
        domain = self.lexicon.domains.get(key, "")
        kinds = self.lexicon.stacks.get(domain)
        if kinds is None:
            return None
        words = [self.one(key, slug) or slug for slug in slugs if kinds.get(slug) is None]
        counts = Counter(kind for slug in slugs if (kind := kinds.get(slug)) is not None)
        for kind in self.lexicon.kinds.get(domain, list(counts)):
            if counts[kind]:
                words.append(self.texts.say(f"stack-{kind}", count=counts[kind]))
        return self.texts.listed(words)


def local(names: Mapping[str, str], language: str) -> str:
    """Of names by language the one for the reader."""
    return names.get(language) or names.get("en") or ""


def _named_pieces(ground: Ground, language: str) -> dict[str, str]:
    """The printed names, and those that the lexicon has instead."""
    found = {kind.id: kind.name for kind in ground.board.kinds}
    for names in ground.board.lexicon.names.values():
        found |= {slug: name for slug, each in names.items() if slug in found and (name := local(each, language))}
    return found


def _is_way(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(each, int | float) for each in value)


class Names:
    """What things of one game are called."""

    def __init__(self, system: str, language: str, ground: Ground | None) -> None:
        self.system, self.language, self.ground = system, language, ground
        self.texts = Texts(language, system)
        if ground is not None:
            self.texts.lexicon = BoardNames(ground.board.lexicon, Texts(language, system))
        self._pieces = {} if ground is None else _named_pieces(ground, language)
        self._kinds = {} if ground is None else {kind.id: kind for kind in ground.board.kinds}
        self._cards = {} if ground is None else {card.id: card for card in ground.board.cards}

    def seat(self, slug: str) -> str:
        """A seat or a side."""
        if self.ground is not None and slug in self.ground.board.seats:
            return local(self.ground.board.seats[slug], self.language) or slug
        return self.texts.find(f"side-{slug}") or slug

    def clause(self, rule: str) -> str:
        """A clause with its title."""
        found = rulebook(self.system).get(rule)
        title = "" if found is None else local(found.title, self.language)
        return f"{rule} {title}".strip()

    def piece(self, slug: str) -> str:
        """A piece, as sentences name it."""
        return self._pieces.get(slug) or slug

    def pieces_of(self, side: str) -> list[str]:
        """The pieces of a side."""
        return [slug for slug, kind in self._kinds.items() if kind.side == side]

    @property
    def cards(self) -> list[str]:
        """All cards of the game."""
        return list(self._cards)

    def card(self, slug: str) -> str:
        """A card by its title."""
        card = self._cards.get(slug)
        return slug if card is None else local(card.title, self.language) or slug

    def player(self, name: str) -> str:
        """A computer player; one of somebody's own is called as it is written."""
        return self.texts.find(f"player-{name}") or name

    def action(self, message: Mapping[str, Any]) -> str:
        """What somebody did; not by which points of an open table."""
        told = {key: [] if _is_way(value) else value for key, value in message.items()}
        return self.texts.action(told).rstrip(".")

    def reason(self, code: str) -> str:
        """Why a player does something."""
        found = self._unsaid(f"reason-{code}") or self._unsaid(f"reason-{code.replace('_', '-')}")
        return (found or code.replace("_", " ")).rstrip(".")

    def _unsaid(self, message: str) -> str | None:
        """A message whose facts are left out."""
        text = "\n".join(sources("en", self.system))
        found = re.search(rf"^{re.escape(message)} =(.*?)(?=^\S|\Z)", text, re.MULTILINE | re.DOTALL)
        if found is None:
            return None
        return self.texts.find(message, **dict.fromkeys(re.findall(r"\$(\w+)", found[1]), UNSAID))
