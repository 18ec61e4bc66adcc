"""The table of all lines of sight, kept with the drawing of a board: it takes seconds to make on a large map."""

from __future__ import annotations

from base64 import b64decode, b64encode
from zlib import compress, decompress

from caracole.systems.gbacw.rules.game import Gbacw


def packed(game: Gbacw) -> str:
    """The table as text."""
    return b64encode(compress(b"".join(game.sight))).decode("ascii")


def unpack(game: Gbacw, text: str) -> None:
    """Hand the table to the field, unless it has made its own by now."""
    field = game.field
    key = (game.rules.crests, field.scenario.rules.bare_woods)
    if key in field.sights:
        return
    whole, wide = decompress(b64decode(text)), field.grid.size
    field.sights[key] = tuple(whole[start : start + wide] for start in range(0, len(whole), wide))
