"""PNG with at most 256 colours, a third of the size: for pages and repositories. Standard library only.

Colours are gathered in boxes of 8 shades each way; the fullest boxes become the palette, every other colour takes the
nearest of them. What is transparent lies on white.
"""

from __future__ import annotations

import zlib
from collections import Counter
from collections.abc import Iterator
from struct import pack, unpack

SIGNATURE = b"\x89PNG\r\n\x1a\n"
COLOURS = 256


def indexed(picture: bytes) -> bytes:
    """The same PNG (8 bits, RGB or RGBA, not interlaced) with a palette."""
    wide, high, depth, kind, _, _, interlaced = unpack(">IIBBBBB", picture[16:29])
    if depth != 8 or kind not in (2, 6) or interlaced:
        raise ValueError("only PNG of 8 bits in RGB or RGBA, not interlaced")
    size = 3 if kind == 2 else 4
    packed = b"".join(body for name, body in _chunks(picture) if name == b"IDAT")
    rows = list(_rows(zlib.decompress(packed), wide * size, high, size))
    boxes = [_boxes(row, size) for row in rows]
    palette, place_of = _palette(boxes)
    lines = b"".join(b"\0" + bytes(place_of[box] for box in row) for row in boxes)
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


def _boxes(row: bytes, size: int) -> list[int]:
    """The box of each pixel: five bits a colour."""
    if size == 4 and row[3::4].strip(b"\xff"):
        row = _on_white(row)
    reds, greens, blues = row[0::size], row[1::size], row[2::size]
    return [(r & 0xF8) << 7 | (g & 0xF8) << 2 | b >> 3 for r, g, b in zip(reds, greens, blues, strict=True)]


def _on_white(row: bytes) -> bytes:
    found = bytearray(row)
    for n in range(0, len(row), 4):
        alpha = row[n + 3]
        for part in range(3):
            found[n + part] = (row[n + part] * alpha + 255 * (255 - alpha)) // 255
    return bytes(found)


def _palette(boxes: list[list[int]]) -> tuple[bytes, dict[int, int]]:
    """The colours, and which of them stands for each box."""
    count: Counter[int] = Counter()
    for row in boxes:
        count.update(row)
    chosen = [box for box, _ in count.most_common(COLOURS)]
    shades = [_shade(box) for box in chosen]
    place_of = {box: n for n, box in enumerate(chosen)}
    for box in count:
        if box not in place_of:
            r, g, b = _shade(box)
            near = ((r - x) ** 2 * 2 + (g - y) ** 2 * 4 + (b - z) ** 2 * 3 for x, y, z in shades)
            place_of[box] = min(enumerate(near), key=lambda each: each[1])[0]
    return bytes(part for shade in shades for part in shade), place_of


def _shade(box: int) -> tuple[int, int, int]:
    """The middle of a box; the ends of the scale stay black and white."""
    r, g, b = (box >> shift & 31 for shift in (10, 5, 0))
    return r * 255 // 31, g * 255 // 31, b * 255 // 31
