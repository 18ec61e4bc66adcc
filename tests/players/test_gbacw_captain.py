"""What the captain of Great Battles of the American Civil War does in small positions."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from caracole.play.table import Table, position
from caracole.players import Offer
from caracole.players.gbacw_captain import Captain

NEVER = {"confederate": {"return_fire": "never", "withdrawal_fire": "never", "approach_fire": "never"}}

seeds = pytest.mark.parametrize("seed", range(3))


def chosen(table: Table, seed: int) -> dict[str, Any]:
    """What the captain answers."""
    seat = table.decision.seats[0]
    offer = Offer.of(table.game, table.state, seat, Random(seed))
    answer = Captain(seed).choose(table.game, seat, offer.view, offer)
    assert offer.check(answer.action) is None
    return table.game.encode_action(answer.action)


@seeds
def test_an_enemy_next_in_front_is_fired_at(seed):
    table = position("gbacw", units="0505 vE: u1 infantry 8\n0605 vW: c1 infantry 6", acting="u1", standing=NEVER)
    assert chosen(table, seed)["do"] == "FireAt"


@seeds
def test_who_has_the_enemy_behind_him_turns(seed):
    table = position("gbacw", units="0505 vE: u1 infantry 8\n0305 vE: c1 infantry 6", acting="u1", standing=NEVER)
    assert chosen(table, seed)["do"] in ("Turn", "TurnAbout")


@seeds
def test_a_hex_that_pays_is_walked_to(seed):
    table = position(
        "gbacw",
        units="0505 vE: u1 infantry 8\n1515 vW: c1 infantry 3",
        acting="u1",
        scores=[{"kind": "control", "hexes": "0905", "points": (4, 2)}],
    )
    before = table.game.field.grid.distance(*(table.game.field.names["hex"].index(name) for name in ("0505", "0905")))
    answer = chosen(table, seed)
    assert answer["do"] == "Step"
    grid, names = table.game.field.grid, table.game.field.names["hex"]
    assert grid.distance(names.index(answer["to"]), names.index("0905")) < before


@seeds
def test_the_unit_nearest_to_the_enemy_acts_first(seed):
    table = position(
        "gbacw", units="0505 vE: u1 infantry 8\n0805 vE: u2 infantry 8\n1205 vW: c1 infantry 6", active="u-brigade"
    )
    assert chosen(table, seed) == {"do": "ActivateUnit", "unit": "u2"}
