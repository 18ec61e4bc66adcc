"""Positions that show what a clause means: the file ``examples.toml`` in the house of a system.

    ["G6.b"]
    scenario = "drill"                          # on whose map; options, if it is not to be the system's own
    position = { ... }                          # by the words of the system's part ``examples``
    places, pieces = [...], [...]               # what is pointed at
    arrows = [{ from = ..., to = ..., kind = "march" }]
    text = { en = "...", it = "...", fr = "..." }

What a position is made of only the game knows: its part ``examples`` lays it.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from types import MappingProxyType
from typing import Any, NamedTuple, Protocol

from caracole.kernel import CaracoleError, Game
from caracole.play.parts import part
from caracole.play.registry import load
from caracole.texts.catalogues import house_of

FILE = "examples.toml"
NOTHING: Mapping[str, Any] = MappingProxyType({})


class ExamplesPart(Protocol):
    """What a system brings as its ``examples``; the words are its own."""

    def lay(self, game: Any, position: Mapping[str, Any]) -> Any:
        """The state that the words describe."""


class Example(NamedTuple):
    """A position beside a clause."""

    system: str
    clause: str
    scenario: str
    text: Mapping[str, str]
    position: Mapping[str, Any] = NOTHING
    options: Mapping[str, Any] = NOTHING
    places: tuple[str, ...] = ()
    pieces: tuple[str, ...] = ()
    arrows: tuple[Mapping[str, str], ...] = ()


@cache
def examples(system: str) -> dict[str, Example]:
    """The examples of a system by clause; none if it has no such file."""
    house = house_of(system)
    file = None if house is None else house.joinpath(FILE)
    if file is None or not file.is_file():
        return {}
    rows = tomllib.loads(file.read_text(encoding="utf-8"))
    return {clause: Example(system, clause, **row) for clause, row in rows.items()}


@cache
def _game(system: str, scenario: str, options: tuple[tuple[str, Any], ...]) -> Game[Any]:
    return load(system, scenario, dict(options))


def game_of_example(example: Example) -> Game[Any]:
    """The game on whose map it is laid."""
    return _game(example.system, example.scenario, tuple(sorted(example.options.items())))


def laid(example: Example, game: Game[Any]) -> Any:
    """The state of an example."""
    found = part(example.system, "examples", ExamplesPart)
    if found is None:
        raise CaracoleError(f"{example.system} has examples, and no part that lays them")
    return found.lay(game, example.position)
