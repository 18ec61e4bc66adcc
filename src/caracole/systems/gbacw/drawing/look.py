"""Colours, sizes and words: those of look.toml, and the sentences of the pictures."""

from __future__ import annotations

from functools import cache
from hashlib import blake2b
from typing import Any, Final

from caracole.datafiles import package_toml
from caracole.draw.fonts import text_width


@cache
def look() -> dict[str, Any]:
    """The whole file."""
    return package_toml("caracole.systems.gbacw.drawing", "look.toml")


def colour(name: str) -> str:
    """A colour by its name."""
    found: str = look()["colours"][name]
    return found


def of_side(side: int, part: str) -> str:
    """A colour of a side: face, pale, text, pale_text, edge, front."""
    found: str = look()["sides"][side][part]
    return found


def letters(name: str) -> float:
    """A size of type."""
    found: float = look()["type"][name]
    return found


def band(number: int) -> str:
    """The colour of a brigade's band."""
    colours: list[str] = look()["bands"]["colours"]
    return colours[number % len(colours)]


def tint(level: int, lowest: int, highest: int) -> str:
    """The colour of the ground at a level."""
    tints: list[str] = look()["ground"]["tints"]
    place = (level - lowest) / max(4, highest - lowest) * (len(tints) - 1)
    first = min(int(place), len(tints) - 2)
    one, other = (_channels(tints[first + n]) for n in (0, 1))
    part = place - first
    return "#" + "".join(f"{round(a + (b - a) * part):02x}" for a, b in zip(one, other, strict=True))


def _channels(written: str) -> tuple[int, int, int]:
    return int(written[1:3], 16), int(written[3:5], 16), int(written[5:7], 16)


def chance(*key: object) -> float:
    """A number from 0 to 1 that is always the same for the same key: what looks scattered is drawn alike each time."""
    return int.from_bytes(blake2b(repr(key).encode(), digest_size=4).digest(), "big") / 0xFFFFFFFF


def fitting(words: str, wide: float, size: float, least: float, face: str = "plain") -> tuple[str, float]:
    """The words and the size in which they fit: smaller down to ``least``, then cut short."""
    while size > least and text_width(words, size, face) > wide:
        size = max(least, size - 0.25)
    while len(words) > 2 and text_width(words, size, face) > wide:
        words = words.rstrip("…")[:-1].rstrip(" ,.") + "…"
    return words, size


def wrapped(words: str, wide: float, size: float, face: str = "plain") -> list[str]:
    """The words in lines no wider than this."""
    lines: list[str] = []
    for word in words.split():
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and text_width(longer, size, face) <= wide:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


RADIUS: Final[float] = look()["sheet"]["radius"]
MARGIN: Final[float] = look()["sheet"]["margin"]
PANEL: Final[float] = look()["sheet"]["panel"]
