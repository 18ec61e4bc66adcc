"""Scenarios, positions on them, and sheets laid out once for all tests."""

from __future__ import annotations

import copy
from functools import cache
from random import Random
from typing import Any, NamedTuple

import pytest

from caracole.kernel.dice import FreeDice
from caracole.systems.gradisca.drawing import Artist
from caracole.systems.gradisca.drawing.artist import Drawn
from caracole.systems.gradisca.drawing.sheet import Sheet
from caracole.systems.gradisca.loader import load_shipped
from caracole.systems.gradisca.rules.components.theatre import Theatre
from caracole.systems.gradisca.rules.game import Gradisca

POSITIONS = [
    ("drill", "start"),
    ("drill", "turmoil"),
    ("campaign", "start"),
    ("campaign", "turmoil"),
    ("primo-giorno", "start"),
]


class Laid(NamedTuple):
    """A position laid out on its sheet, and the picture of it."""

    theatre: Theatre
    view: dict[str, Any]
    sheet: Sheet
    plates: list[Drawn]
    picture: str


@cache
def start(scenario: str) -> dict[str, Any]:
    """What an onlooker sees of the set-up."""
    game = Gradisca(load_shipped(scenario))
    return game.view(game.setup(FreeDice(Random(1))), None)


@cache
def turmoil(scenario: str) -> dict[str, Any]:
    """A made-up view in which everything has happened: big stacks, broken walls, mines, raids, a bridge down."""
    theatre, view, rng = load_shipped(scenario), copy.deepcopy(start(scenario)), Random(2)
    zones = {row["id"]: row for row in view["zones"]}
    for row in view["zones"]:
        row.update(
            units=[], raided=rng.random() < 0.3, town_lost=rng.random() < 0.3, forts={"venetian": 0, "austrian": 0}
        )
        row["forts"][rng.choice(("venetian", "austrian"))] = rng.choice((0, 0, 1, 2))
    crowded = rng.sample(sorted(zones), min(14, len(zones)))
    for row in view["units"]:
        lost = rng.random() < 0.15
        row.update({flag: rng.random() < 0.4 for flag in ("disorganized", "activated", "out_of_supply", "replaced")})
        row["zone"] = None if lost else rng.choice(crowded)
        row["place"] = "eliminated" if lost else "map"
        if not lost:
            zones[row["zone"]]["units"].append(row["id"])
    for row in view["walls"]:
        row.update(level=rng.randint(0, row["printed"]), mines=rng.choice((0, 1, 2)))
    view["borders_changed"] = [
        {"a": theatre.zones[row.a].id, "b": theatre.zones[row.b].id, "kind": "river"}
        for row in theatre.borders
        if row.kind == "bridge"
    ]
    return view


@cache
def artist(scenario: str) -> Artist:
    return Artist(load_shipped(scenario))


@cache
def laid(scenario: str, what: str) -> Laid:
    """A position of a scenario, the set-up (`start`) or the `turmoil`."""
    hand, view = artist(scenario), {"start": start, "turmoil": turmoil}[what](scenario)
    return Laid(hand.theatre, view, hand.sheet, hand.lay_out(view), hand.draw(view, with_fonts=False))


@pytest.fixture(scope="session", params=POSITIONS, ids="-".join)
def drawn(request: pytest.FixtureRequest) -> Laid:
    """Maps with and without an enlargement and one with zones out of play; set up and in turmoil."""
    return laid(*request.param)
