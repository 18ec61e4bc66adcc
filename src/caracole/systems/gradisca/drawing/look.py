"""What `look.toml` and `signs.svg` say."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from typing import Any

from caracole.datafiles import package_toml
from caracole.systems.gradisca.rules.components.theatre import SIDES, Names, Theatre

DUTCH = "dutch"


def _own(name: str) -> str:
    return files("caracole.systems.gradisca.drawing").joinpath(name).read_text(encoding="utf-8")


@cache
def look() -> dict[str, Any]:
    """The whole of look.toml."""
    return package_toml("caracole.systems.gradisca.drawing", "look.toml")


def colour(name: str) -> str:
    """A colour that belongs to neither side."""
    found: str = look()["colour"][name]
    return found


def side_colour(side: int | str, name: str) -> str:
    """A colour of a side (or of the Dutch)."""
    found: str = look()["side"][side if isinstance(side, str) else SIDES[side]][name]
    return found


def size(name: str) -> float:
    """A size at the scale of the main map."""
    return float(look()["size"][name])


def word(name: str, language: str, part: str = "words") -> str:
    """A word on the sheet."""
    return in_language(look()[part][name], language)


def in_language(names: Names, language: str) -> str:
    """A text in this language, or in the first there is."""
    return names.get(language) or names.get("en") or next(iter(names.values()), "")


# --- signs -----------------------------------------------------------------------------------------------------------

PREFIX = "gr-"
"""Before every id of the picture, so that it may stand in a page with others."""


@cache
def _signs() -> dict[str, str]:
    source = re.sub(r"<!--.*?-->", "", _own("signs.svg"), flags=re.DOTALL)
    parts = re.split(r'(?m)^  (?=<g id=")', source)[1:]
    signs = {re.match(r'<g id="([^"]+)"', part)[1]: part for part in parts}  # type: ignore[index]
    return {name: _squeezed(part.split("</svg>", maxsplit=1)[0]) for name, part in signs.items()}


def _squeezed(part: str) -> str:
    part = re.sub(r">\s+<", "><", part.strip())
    return re.sub(r'(id="|href="#)', rf"\1{PREFIX}", part)


def sign_definitions(picture: Iterable[str]) -> str:
    """The signs that a picture uses, and those that they use."""
    signs, wanted, waiting = _signs(), set(), list(picture)
    while waiting:
        for name in re.findall(rf'href="#{PREFIX}([\w-]+)"', waiting.pop()):
            if name in signs and name not in wanted:
                wanted.add(name)
                waiting.append(signs[name])
    return "".join(signs[name] for name in signs if name in wanted)


# --- Commands --------------------------------------------------------------------------------------------------------


@cache
def command_marks(theatre: Theatre) -> tuple[str, ...]:
    """Two letters for each Command, no two the same: the initials of several words, or the first letter and another."""
    marks: list[str] = []
    for command in theatre.commands:
        name = in_language(command.name, "it")
        capitals = "".join(letter for letter in name if letter.isupper())
        letters = [letter.upper() for letter in name if letter.isalpha()] or ["?"]
        wishes = [capitals[:2]] if len(capitals) > 1 else []
        wishes += [letters[0] + letter for letter in letters[1:]]
        wishes += [letters[0] + digit for digit in "123456789"]
        marks.append(next((wish for wish in wishes if wish not in marks), letters[0]))
    return tuple(marks)


def readable_on(ground: str) -> str:
    """Ink or paper, whichever can be read on a colour like #RRGGBB."""
    red, green, blue = (int(ground[n : n + 2], 16) for n in (1, 3, 5))
    return colour("ink") if 0.299 * red + 0.587 * green + 0.114 * blue > 130 else "#FFFFFF"
