"""What `look.toml` says."""

from __future__ import annotations

from functools import cache
from typing import Any

from caracole.datafiles import package_toml
from caracole.systems.piccole.campaign.rules.map import Names


@cache
def look() -> dict[str, Any]:
    """The whole of look.toml."""
    return package_toml("caracole.systems.piccole.drawing.campaign", "look.toml")


def colour(name: str) -> str:
    """A colour that belongs to nobody."""
    found: str = look()["colour"][name]
    return found


def player_colour(seat: int) -> str:
    """The colour of a player; of nobody for a neutral city."""
    return colour("neutral") if seat < 0 else str(look()["player"][seat]["colour"])


def shield(seat: int) -> str:
    """The pattern that goes with it."""
    return str(look()["player"][seat]["shield"])


def size(name: str) -> float:
    """A size in the picture."""
    return float(look()["size"][name])


def word(name: str, language: str) -> str:
    """A word on the sheet."""
    return in_language(look()["words"][name], language)


def in_language(names: Names, language: str) -> str:
    """A text in this language, or in the first there is."""
    return names.get(language) or names.get("en") or next(iter(names.values()), "")
