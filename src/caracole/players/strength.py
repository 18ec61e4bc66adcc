"""How strong the computer players of a system are: the file ``ladder.json`` in its house, which ``caracole lab ladder
SYSTEM --figures FILE`` writes. Nothing is known of a system without the file."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from typing import Any, NamedTuple

from caracole.kernel import CaracoleError
from caracole.texts.catalogues import house_of

FILE = "ladder.json"
FORMAT = 1


class Strength(NamedTuple):
    """Elo beside the captain, who is at nought, and its interval of 95 %."""

    elo: int
    low: int
    high: int


def written(system: str, elo: Mapping[str, tuple[float | None, float | None, float | None]], games: int) -> str:
    """The file. A player who won or lost all that was played has no Elo, and is left out."""
    known = {
        name: [round(part) for part in row if part is not None]
        for name, row in elo.items()
        if all(part is not None for part in row)
    }
    return json.dumps({"format": FORMAT, "system": system, "games": games, "elo": known}, indent=1) + "\n"


def read(text: str) -> dict[str, Strength]:
    """What such a file says."""
    try:
        plain: Any = json.loads(text)
        if plain["format"] != FORMAT:
            raise CaracoleError(f"{FILE} has format {plain['format']}, not {FORMAT}")
        return {str(name): Strength(*map(int, row)) for name, row in plain["elo"].items()}
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        raise CaracoleError(f"{FILE} tells no strength of players: {error}") from error


@cache
def strengths(system: str) -> Mapping[str, Strength]:
    """By player."""
    house = house_of(system)
    file = None if house is None else house.joinpath(FILE)
    return {} if file is None or not file.is_file() else read(file.read_text(encoding="utf-8"))
