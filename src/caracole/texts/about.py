"""What a game says of itself before anybody plays it: the file ``about.toml`` in the house of a system.

    period, place   when and where, by language
    synopsis        two or three sentences that make one want to play it, by language
    players         the fewest and the most
    minutes         of its shortest scenario, and of its longest
    difficulty      1 (easy) to 3 (demanding)
    start           the scenario to begin with
    cover           what its picture shows: the scenario; the middle and the width, as parts of the drawing;
                    after how many decisions of computer players
    scenarios       by id: text, minutes, difficulty
    chapters        the titles of the rulebook's chapters by number, as the clauses have it: 7, P5

All of it may be left out: a system without the file is shown by its title alone.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from types import MappingProxyType
from typing import Any, NamedTuple

from caracole.texts.catalogues import house_of

FILE = "about.toml"
COVER = "cover.jpg"
"""The picture, beside it."""

Words = Mapping[str, str]
NONE: Mapping[str, Any] = MappingProxyType({})


class ScenarioAbout(NamedTuple):
    """One scenario."""

    text: Words = NONE
    minutes: int | None = None
    difficulty: int | None = None


class About(NamedTuple):
    """The whole game."""

    period: Words = NONE
    place: Words = NONE
    synopsis: Words = NONE
    players: tuple[int, int] | None = None
    minutes: tuple[int, int] | None = None
    difficulty: int | None = None
    start: str | None = None
    cover: Mapping[str, Any] = NONE
    scenarios: Mapping[str, ScenarioAbout] = NONE
    chapters: Mapping[str, Words] = NONE


@cache
def about(system: str) -> About:
    """What a system says of itself."""
    house = house_of(system)
    file = None if house is None else house.joinpath(FILE)
    if file is None or not file.is_file():
        return About()
    row = tomllib.loads(file.read_text(encoding="utf-8"))
    for pair in ("players", "minutes"):
        if pair in row:
            low, high = row[pair]
            row[pair] = (int(low), int(high))
    row["scenarios"] = {name: ScenarioAbout(**each) for name, each in row.get("scenarios", {}).items()}
    return About(**row)


@cache
def cover(system: str) -> bytes | None:
    """The picture of a system, a JPEG; None if it has none."""
    house = house_of(system)
    file = None if house is None else house.joinpath(COVER)
    return None if file is None or not file.is_file() else file.read_bytes()
