"""PNG with at most 256 colours, a third of the size: for pages and repositories. Standard library only.

Colours are gathered in boxes of 8 shades each way; the most frequent colour of each of the fullest boxes comes into the
palette (bright ones sooner), every other one takes the nearest of them. What is transparent lies on white.
"""

from __future__ import annotations

import zlib
from collections import Counter
from collections.abc import Iterator
from struct import pack, unpack

SIGNATURE = b"\x89PNG\r\n\x1a\n"
COLOURS = 256
BOX = 0xF8F8F8


def indexed(picture: bytes) -> bytes:
    """The same PNG (8 bits, RGB or RGBA, not interlaced) with a palette."""
    wide, high, depth, kind, _, _, interlaced = unpack(">IIBBBBB", picture[16:29])
    if depth != 8 or kind not in (2, 6) or interlaced:
        raise ValueError("only PNG of 8 bits in RGB or RGBA, not interlaced")
    size = 3 if kind == 2 else 4
    packed = b"".join(body for name, body in _chunks(picture) if name == b"IDAT")
    rows = list(_rows(zlib.decompress(packed), wide * size, high, size))
    pixels = [_pixels(row, size) for row in rows]
    palette, place_of = _palette(pixels)
    lines = b"".join(b"\0" + bytes(place_of[colour] for colour in row) for row in pixels)
    head = pack(">IIBBBBB", wide, high, 8, 3, 0, 0, 0)
    parts = [(b"IHDR", head), (b"PLTE", palette), (b"IDAT", zlib.compress(lines, 9)), (b"IEND", b"")]
    return SIGNATURE + b"".join(_chunk(name, body) for name, body in parts)


def _chunks(picture: bytes) -> Iterator[tuple[bytes, bytes]]:
    at = len(SIGNATURE)
    while at < len(picture):
        long, name = unpack(">I4s", picture[at : at + 8])
        yield name, picture[at + 8 : at + 8 + long]
        at += 12 + long


def _chunk(name: bytes, body: bytes) -> bytes:
    return pack(">I", len(body)) + name + body + pack(">I", zlib.crc32(name + body))


def _rows(data: bytes, wide: int, high: int, size: int) -> Iterator[bytes]:
    """The rows as they were before each was filtered."""
    before = bytearray(wide)
    for number in range(high):
        start = number * (wide + 1)
        row = bytearray(data[start + 1 : start + 1 + wide])
        _unfilter(row, before, data[start], size)
        yield bytes(row)
        before = row


def _unfilter(row: bytearray, above: bytearray, kind: int, size: int) -> None:
    if kind == 1:
        for n in range(size, len(row)):
            row[n] = (row[n] + row[n - size]) & 255
    elif kind == 2:
        row[:] = bytes([(a + b) & 255 for a, b in zip(row, above, strict=True)])
    elif kind == 3:
        for n in range(len(row)):
            left = row[n - size] if n >= size else 0
            row[n] = (row[n] + (left + above[n]) // 2) & 255
    elif kind == 4:
        for n in range(len(row)):
            left, corner = (row[n - size], above[n - size]) if n >= size else (0, 0)
            row[n] = (row[n] + _paeth(left, above[n], corner)) & 255


def _paeth(left: int, above: int, corner: int) -> int:
    guess = left + above - corner
    by_left, by_above, by_corner = abs(guess - left), abs(guess - above), abs(guess - corner)
    if by_left <= by_above and by_left <= by_corner:
        return left
    return above if by_above <= by_corner else corner


def _pixels(row: bytes, size: int) -> list[int]:
    """The colour of each pixel as one number."""
    if size == 4 and row[3::4].strip(b"\xff"):
        row = _on_white(row)
    reds, greens, blues = row[0::size], row[1::size], row[2::size]
    return [r << 16 | g << 8 | b for r, g, b in zip(reds, greens, blues, strict=True)]


def _on_white(row: bytes) -> bytes:
    found = bytearray(row)
    for n in range(0, len(row), 4):
        alpha = row[n + 3]
        for part in range(3):
            found[n + part] = (row[n + part] * alpha + 255 * (255 - alpha)) // 255
    return bytes(found)


def _palette(pixels: list[list[int]]) -> tuple[bytes, dict[int, int]]:
    """The colours, and which of them stands for each that occurs."""
    count: Counter[int] = Counter()
    for row in pixels:
        count.update(row)
    full: Counter[int] = Counter()
    common: dict[int, int] = {}
    for colour, times in count.most_common():
        common.setdefault(colour & BOX, colour)
        full[colour & BOX] += times
    chosen = [common[box] for box in sorted(full, key=lambda box: (-full[box] * _weight(box), box))[:COLOURS]]
    shades = [_shade(colour) for colour in chosen]
    place_of_box = {colour & BOX: n for n, colour in enumerate(chosen)}
    for box in full:
        if box not in place_of_box:
            r, g, b = _shade(common[box])
            near = [(r - x) ** 2 * 2 + (g - y) ** 2 * 4 + (b - z) ** 2 * 3 for x, y, z in shades]
            place_of_box[box] = near.index(min(near))
    return bytes(part for shade in shades for part in shade), {each: place_of_box[each & BOX] for each in count}


def _weight(colour: int) -> float:
    """Bright colours are few and catch the eye: each counts for several pale ones."""
    shade = _shade(colour)
    return 1 + ((max(shade) - min(shade)) / 48) ** 3


def _shade(colour: int) -> tuple[int, int, int]:
    return colour >> 16, colour >> 8 & 255, colour & 255
