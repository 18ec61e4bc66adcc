"""PNG with a palette: the same picture, smaller."""

from __future__ import annotations

import zlib
from struct import pack, unpack

import pytest

from caracole.draw.palette import SIGNATURE, _chunk, _chunks, indexed

ROWS = [[(255, 255, 255), (0, 0, 0), (255, 0, 0)], [(0, 255, 0), (0, 0, 255), (255, 255, 255)]]


def png_of(filters: list[int], alpha: int | None = None) -> bytes:
    """The rows above, each written with its filter."""
    size = 3 if alpha is None else 4
    data, before = b"", [0] * (3 * size)
    for kind, row in zip(filters, ROWS, strict=True):
        plain = [part for pixel in row for part in (*pixel, *(() if alpha is None else (alpha,)))]
        written = []
        for n, value in enumerate(plain):
            left, above = plain[n - size] if n >= size else 0, before[n]
            corner = before[n - size] if n >= size else 0
            guess = left + above - corner
            paeth = min((left, above, corner), key=lambda each: abs(guess - each))
            written.append((value - (0, left, above, (left + above) // 2, paeth)[kind]) % 256)
        data += bytes([kind, *written])
        before = plain
    head = pack(">IIBBBBB", 3, 2, 8, 2 if alpha is None else 6, 0, 0, 0)
    parts = [(b"IHDR", head), (b"IDAT", zlib.compress(data)), (b"IEND", b"")]
    return SIGNATURE + b"".join(_chunk(name, body) for name, body in parts)


def pixels(picture: bytes) -> list[list[tuple[int, ...]]]:
    chunks = dict(_chunks(picture))
    wide, high = unpack(">II", chunks[b"IHDR"][:8])
    colours = [tuple(chunks[b"PLTE"][n : n + 3]) for n in range(0, len(chunks[b"PLTE"]), 3)]
    data = zlib.decompress(chunks[b"IDAT"])
    return [[colours[n] for n in data[row * (wide + 1) + 1 : (row + 1) * (wide + 1)]] for row in range(high)]


@pytest.mark.parametrize("filters", [[0, 0], [1, 2], [3, 3], [4, 4], [2, 1]])
def test_colours_survive_every_filter(filters: list[int]) -> None:
    assert pixels(indexed(png_of(filters))) == ROWS
    assert pixels(indexed(png_of(filters, alpha=255))) == ROWS


def test_what_is_transparent_lies_on_white() -> None:
    assert pixels(indexed(png_of([0, 0], alpha=0))) == [[(255, 255, 255)] * 3] * 2


def test_other_kinds_are_refused() -> None:
    grey = bytearray(png_of([0, 0]))
    grey[25] = 0
    with pytest.raises(ValueError, match="RGB"):
        indexed(bytes(grey))
