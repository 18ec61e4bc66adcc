"""Sets of one kind of number hand out numbers of that kind, and cost nothing for it."""

from __future__ import annotations

from random import Random
from typing import NewType

from caracole.kernel.bits import lowest, lowest_as, mask_of, members, members_as, random_as, random_member

Ship = NewType("Ship", int)


def test_a_fleet_is_listed_by_the_same_function_as_any_set() -> None:
    each_ship = members_as(Ship)
    assert each_ship(mask_of((Ship(4), Ship(1)))) == [1, 4]
    assert each_ship is members


def test_the_first_ship_and_any_ship() -> None:
    fleet = mask_of((Ship(4), Ship(1)))
    assert lowest_as(Ship)(fleet) == 1
    assert lowest_as(Ship) is lowest
    assert random_as(Ship)(fleet, Random(1)) in (1, 4)
    assert random_as(Ship) is random_member
