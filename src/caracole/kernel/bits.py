"""Sets of small numbers kept in one integer: immutable, free to copy, quick to intersect."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache
from random import Random
from typing import TypeVar, cast

Number = TypeVar("Number", bound=int)


def members(mask: int) -> list[int]:
    """The sorted members of the set."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


def mask_of(numbers: Iterable[int]) -> int:
    """The integer that keeps this set."""
    mask = 0
    for number in numbers:
        mask |= 1 << number
    return mask


def lowest(mask: int) -> int:
    """The smallest member of a set that is not empty."""
    return (mask & -mask).bit_length() - 1


def random_member(mask: int, rng: Random) -> int:
    """One member of a set that is not empty, all equally likely."""
    for _ in range(int(rng.random() * mask.bit_count())):
        mask &= mask - 1
    return (mask & -mask).bit_length() - 1


def random_subset(mask: int, rng: Random) -> int:
    """A random subset, each member in or out with even odds."""
    return mask & rng.getrandbits(mask.bit_length()) if mask else 0


# --- the same for sets of one kind of number -------------------------------------------------------------------------


def members_as(kind: Callable[[int], Number]) -> Callable[[int], list[Number]]:
    """``members`` of sets that hold one kind of number (a ``NewType``): the same function, told what it finds."""
    return cast("Callable[[int], list[Number]]", members)


def remembered_as(kind: Callable[[int], Number], sets: int = 1 << 14) -> Callable[[int], tuple[Number, ...]]:
    """The same for sets that come again and again: the members of so many of them are remembered."""
    return cast("Callable[[int], tuple[Number, ...]]", lru_cache(sets)(_row))


def _row(mask: int) -> tuple[int, ...]:
    return tuple(members(mask))


def lowest_as(kind: Callable[[int], Number]) -> Callable[[int], Number]:
    """``lowest`` for one kind of number."""
    return cast("Callable[[int], Number]", lowest)


def random_as(kind: Callable[[int], Number]) -> Callable[[int, Random], Number]:
    """``random_member`` for one kind of number."""
    return cast("Callable[[int, Random], Number]", random_member)
