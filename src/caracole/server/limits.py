"""How much is too much: buckets that fill at a steady rate, one for each person, address or socket.

What costs the same every time is counted; what may cost more is paid for afterwards with the time that it took, so that
a bucket may owe something and stays shut until that is paid.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from ipaddress import IPv6Address, ip_address
from typing import NamedTuple

from caracole.kernel import CaracoleError

Time = Callable[[], float]


class TooCostly(CaracoleError):
    """Somebody has asked so much that they have to wait a while; ``wait`` in seconds."""

    def __init__(self, wait: float) -> None:
        super().__init__(f"that was a lot to work out: wait {max(1, round(wait))} s")
        self.wait = wait


class Person(NamedTuple):
    """Who pays: an account, or a guest by the address; and the address they come from."""

    key: str
    address: str

    @classmethod
    def at(cls, address: str, account: int | None = None) -> Person:
        """Whoever is signed in to this account, or else a guest at this address."""
        near = neighbourhood(address)
        return cls(f"guest {near}" if account is None else f"account {account}", near)


def neighbourhood(address: str) -> str:
    """What one household has: an address of the old kind, a whole /64 of the new one."""
    try:
        found = ip_address(address)
    except ValueError:
        return address[:64]
    if not isinstance(found, IPv6Address):
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return f"{IPv6Address(int(found) >> 64 << 64)}/64"


class Bucket:
    """Lets a burst through at once, and so many a second after that."""

    __slots__ = ("_clock", "burst", "level", "rate", "seen")

    def __init__(self, burst: float, rate: float, clock: Time = time.monotonic) -> None:
        self.burst, self.rate, self._clock = burst, rate, clock
        self.level, self.seen = burst, clock()

    def _fill(self) -> None:
        now = self._clock()
        self.level = min(self.burst, self.level + (now - self.seen) * self.rate)
        self.seen = now

    def take(self, cost: float = 1.0) -> bool:
        """Is there room for one more?"""
        self._fill()
        if self.level < cost:
            return False
        self.level -= cost
        return True

    def spend(self, cost: float) -> None:
        """Pay for what is done already; nobody owes more than two bursts, however long it took."""
        self._fill()
        self.level = max(-2 * self.burst, self.level - cost)

    def give(self, amount: float) -> None:
        """Give back what was taken, up to a burst."""
        self._fill()
        self.level = min(self.burst, self.level + amount)

    @property
    def debt(self) -> float:
        """Seconds until nothing is owed any more."""
        self._fill()
        return max(0.0, -self.level / self.rate)

    @property
    def wait(self) -> float:
        """Seconds until there is room for one."""
        return max(0.0, (1.0 - self.level) / self.rate)


MOST_ADDRESSES = 20_000


class Buckets:
    """A bucket for each key; the oldest are forgotten."""

    def __init__(self, burst: float, rate: float, clock: Time = time.monotonic) -> None:
        self.burst, self.rate, self._clock = burst, rate, clock
        self._buckets: dict[str, Bucket] = {}

    def _of(self, key: str) -> Bucket:
        bucket = self._buckets.pop(key, None) or Bucket(self.burst, self.rate, self._clock)
        self._buckets[key] = bucket
        if len(self._buckets) > MOST_ADDRESSES:
            del self._buckets[next(iter(self._buckets))]
        return bucket

    def take(self, key: str, cost: float = 1.0) -> float:
        """0 if there was room, else the seconds to wait."""
        bucket = self._of(key)
        return 0.0 if bucket.take(cost) else max(1.0, bucket.wait)

    def spend(self, key: str, cost: float) -> None:
        """Pay for what is done already."""
        self._of(key).spend(cost)

    def give(self, key: str, amount: float = 1.0) -> None:
        """Give back what was taken."""
        self._of(key).give(amount)

    def debt(self, key: str) -> float:
        """Seconds until nothing is owed any more."""
        return self._of(key).debt


class Purses:
    """Time of the processor that questions may take: so much for each person, and four times that for an address, so
    that many accounts of one household do not take everything."""

    def __init__(self, burst: float, rate: float, clock: Time = time.monotonic) -> None:
        self._people = Buckets(burst, rate, clock)
        self._addresses = Buckets(4 * burst, 4 * rate, clock)

    def expect(self, person: Person) -> None:
        """Raises TooCostly while something is owed."""
        wait = max(self._people.debt(person.key), self._addresses.debt(person.address))
        if wait > 0:
            raise TooCostly(wait)

    def spend(self, person: Person, seconds: float) -> None:
        """Pay for what was done."""
        self._people.spend(person.key, seconds)
        self._addresses.spend(person.address, seconds)


class Crowd:
    """Who is inside: so many for each address, so many altogether."""

    def __init__(self, each: int, most: int) -> None:
        self.each, self.most = each, most
        self._inside: Counter[str] = Counter()

    @property
    def count(self) -> int:
        """How many are inside."""
        return self._inside.total()

    def why_not(self, address: str) -> str | None:
        """None, or why one more from there is too many."""
        if self._inside[neighbourhood(address)] >= self.each:
            return f"at most {self.each} at once from one address"
        if self.count >= self.most:
            return "everything is taken: come again later"
        return None

    @contextmanager
    def inside(self, address: str) -> Iterator[None]:
        """Come in, and go."""
        near = neighbourhood(address)
        self._inside[near] += 1
        try:
            yield
        finally:
            self._inside[near] -= 1
            if not self._inside[near]:
                del self._inside[near]
