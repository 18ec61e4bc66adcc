"""The typefaces of the pictures: which they are, how wide a text is in them, and how an SVG carries them along.

The files in `fonts/` are under the SIL Open Font License (see the notices beside them). Programs that make PNG read
the .ttf files; a picture that shall look right in any browser has the .woff2 files inside.
"""

from __future__ import annotations

from base64 import b64encode
from functools import cache
from pathlib import Path
from struct import unpack_from
from typing import NamedTuple

FOLDER = Path(__file__).parent / "fonts"


class Face(NamedTuple):
    """A typeface: its file, and what CSS calls it; `instead` is for readers that have not got it."""

    file: str
    family: str
    weight: int
    style: str
    instead: str = "Georgia, 'DejaVu Serif', serif"


FACES = {
    "capitals": Face("im-fell-english-sc", "'IM FELL English SC'", 400, "normal"),
    "italic": Face("im-fell-english-italic", "'IM FELL English'", 400, "italic"),
    "plain": Face("eb-garamond-medium", "'EB Garamond'", 500, "normal"),
    "bold": Face("eb-garamond-bold", "'EB Garamond'", 700, "normal"),
}


def font_files() -> list[str]:
    """The .ttf files, for a program that draws text."""
    return [str(FOLDER / f"{face.file}.ttf") for face in FACES.values()]


@cache
def font_rules() -> str:
    """CSS with the typefaces inside."""
    return "".join(
        f"@font-face{{font-family:{face.family};font-weight:{face.weight};font-style:{face.style};"
        f"src:url(data:font/woff2;base64,{b64encode((FOLDER / f'{face.file}.woff2').read_bytes()).decode()})}}"
        for face in FACES.values()
    )


def text_width(words: str, size: float, face: str = "plain", spacing: float = 0) -> float:
    """How long a line of text is (kerning apart, which only makes it shorter)."""
    advances, unknown = _advances(FACES[face].file)
    wide = sum(advances.get(ord(letter), unknown) for letter in words)
    return wide * size + spacing * len(words)


@cache
def _advances(file: str) -> tuple[dict[int, float], float]:
    """Widths of the characters in parts of the size, from the tables of the font; and that of an unknown one."""
    font = (FOLDER / f"{file}.ttf").read_bytes()
    tables: dict[bytes, int] = {}
    for n in range(unpack_from(">H", font, 4)[0]):
        name, _, start = unpack_from(">4sII", font, 12 + 16 * n)
        tables[name] = start
    units: int = unpack_from(">H", font, tables[b"head"] + 18)[0]
    measured: int = unpack_from(">H", font, tables[b"hhea"] + 34)[0]

    def advance(glyph: int) -> float:
        found: int = unpack_from(">H", font, tables[b"hmtx"] + 4 * min(glyph, measured - 1))[0]
        return found / units

    return {letter: advance(glyph) for letter, glyph in _glyphs(font, tables[b"cmap"]).items()}, advance(0)


def _glyphs(font: bytes, cmap: int) -> dict[int, int]:
    """Character -> glyph, from a table of format 4 (all of ours have one)."""
    for n in range(unpack_from(">H", font, cmap + 2)[0]):
        start = cmap + unpack_from(">I", font, cmap + 8 + 8 * n)[0]
        if unpack_from(">H", font, start)[0] == 4:
            return _format_4(font, start)
    raise ValueError("the font has no character table of format 4")


def _format_4(font: bytes, start: int) -> dict[int, int]:
    parts = unpack_from(">H", font, start + 6)[0] // 2
    ends, starts = start + 14, start + 16 + 2 * parts
    deltas, offsets = starts + 2 * parts, starts + 4 * parts
    glyphs: dict[int, int] = {}
    for part in range(parts):
        first, last = unpack_from(">H", font, starts + 2 * part)[0], unpack_from(">H", font, ends + 2 * part)[0]
        delta, offset = unpack_from(">H", font, deltas + 2 * part)[0], unpack_from(">H", font, offsets + 2 * part)[0]
        for letter in range(first, min(last, 0xFFFE) + 1):
            glyph = letter
            if offset:
                glyph = unpack_from(">H", font, offsets + 2 * part + offset + 2 * (letter - first))[0]
            if glyph:
                glyphs[letter] = (glyph + delta) & 0xFFFF
    return glyphs
