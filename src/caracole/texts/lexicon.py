"""The names of a game's things, as messages are given them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from caracole.texts.saying import Texts


class Lexicon(Protocol):
    """The names of a game's things in the reader's language. ``key`` is the argument that a thing stands in."""

    def one(self, key: str, slug: str) -> str | None:
        """The name behind a slug; None if it has none."""

    def many(self, key: str, slugs: Sequence[str]) -> str | None:
        """Several things at once ("the Duke, 3 infantry"); None to have them listed one by one."""


class Named(str):
    """A text that prints as a name and equals its slug as well, so that a message may select by either."""

    slug: str

    def __new__(cls, name: str, slug: str) -> Named:
        self = super().__new__(cls, name)
        self.slug = slug
        return self

    def __eq__(self, other: object) -> bool:
        return str.__eq__(self, other) is True or self.slug == other

    def __ne__(self, other: object) -> bool:
        return not self == other

    __hash__ = str.__hash__


class CatalogueNames:
    """The names that stand in a system's own catalogue: ``name-<slug>``, of a seat ``side-<slug>``. For any system that
    has no lexicon of its own."""

    def __init__(self, texts: Texts) -> None:
        self._texts = texts

    def one(self, key: str, slug: str) -> str | None:
        """The message of that name, whatever argument the thing stands in."""
        return self._texts.find(f"name-{slug}") or self._texts.find(f"side-{slug}")

    def many(self, key: str, slugs: Sequence[str]) -> str | None:
        """One by one."""
        return None
