"""What ground the captain lays, and what a doctrine makes him fond of."""

from __future__ import annotations

from random import Random

import pytest

from caracole.kernel import FreeDice
from caracole.play import load
from caracole.players.plans import Intention
from caracole.systems.piccole import plans
from caracole.systems.piccole.captain.battle import think
from caracole.systems.piccole.captain.leanings import USUAL, Leaning


def laid(scenario: str, seat: int, leaning: Leaning = USUAL) -> set[str]:
    """The tables that a seat lays, if it is asked again and again."""
    game, luck = load("piccole", scenario), 0
    while (state := game.setup(FreeDice(Random(luck)))).layer != seat:
        luck += 1
    return {game.tables[think(game, state, seat, Random(seed), leaning).action.terrain].id for seed in range(60)}


def test_who_has_more_that_difficult_ground_hampers_lays_the_open_half() -> None:
    assert laid("issus", 0) == {"T1", "T5", "T6"}
    assert laid("issus", 1) == {"T2", "T3", "T4"}


@pytest.mark.parametrize("seat", [0, 1])
def test_armies_that_are_much_alike_lay_anything(seat: int) -> None:
    assert laid("ticinus", seat) == {"T1", "T2", "T3", "T4", "T5", "T6"}


def test_a_doctrine_may_be_fond_of_a_table() -> None:
    leaning = plans.leaning(Intention("x", {"ground/T3": 3.0}))
    assert leaning.grounds == (("T3", 3.0),)
    assert laid("issus", 0, leaning) == {"T3"}


def test_tables_can_be_turned_where_one_is_to_be_laid() -> None:
    assert list(plans.knobs(load("piccole", "ticinus"))) == [f"ground/T{number}" for number in range(1, 7)]
    assert plans.knobs(load("piccole", "drill")) == {}
