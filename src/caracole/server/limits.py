"""How much is too much: buckets that fill at a steady rate, one for each address or socket."""

from __future__ import annotations

import time
from collections.abc import Callable


class Bucket:
    """Lets a burst through at once, and so many a second after that."""

    __slots__ = ("_clock", "burst", "level", "rate", "seen")

    def __init__(self, burst: float, rate: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.burst, self.rate, self._clock = burst, rate, clock
        self.level, self.seen = burst, clock()

    def take(self, cost: float = 1.0) -> bool:
        """Is there room for one more?"""
        now = self._clock()
        self.level = min(self.burst, self.level + (now - self.seen) * self.rate)
        self.seen = now
        if self.level < cost:
            return False
        self.level -= cost
        return True

    @property
    def wait(self) -> float:
        """Seconds until there is room for one."""
        return max(0.0, (1.0 - self.level) / self.rate)


MOST_ADDRESSES = 20_000


class Buckets:
    """A bucket for each key; the oldest are forgotten."""

    def __init__(self, burst: float, rate: float) -> None:
        self.burst, self.rate = burst, rate
        self._buckets: dict[str, Bucket] = {}

    def take(self, key: str, cost: float = 1.0) -> float:
        """0 if there was room, else the seconds to wait."""
        bucket = self._buckets.pop(key, None) or Bucket(self.burst, self.rate)
        self._buckets[key] = bucket
        if len(self._buckets) > MOST_ADDRESSES:
            del self._buckets[next(iter(self._buckets))]
        return 0.0 if bucket.take(cost) else max(1.0, bucket.wait)
