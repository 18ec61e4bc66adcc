"""Sets of small numbers kept in one integer: immutable, free to copy, quick to intersect."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random


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
