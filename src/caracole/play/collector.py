"""Python's collector of circles, told to look seldom: games are plain data that goes away by itself."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

COLLECTED_AFTER: Final = (50_000, 20, 100)
"""New objects, young collections and middle ones before the next collection; Python's own are 700, 10 and 10."""


def collect_rarely() -> None:
    """Games are plain data without circles, so hardly anything waits for the collector; but whenever it looks through
    all of them, everybody waits. What was there before the first game is never looked through."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECTED_AFTER)


@contextmanager
def collecting_rarely() -> Iterator[None]:
    """The same for a while, in a process that does something else afterwards."""
    before = gc.get_threshold()
    collect_rarely()
    try:
        yield
    finally:
        gc.set_threshold(*before)
        gc.unfreeze()
