"""Waiting for what will be so, and measuring work, however busy the machine is."""

from __future__ import annotations

import time
from collections.abc import Callable
from cProfile import Profile
from typing import Any, TypeVar

ResultT = TypeVar("ResultT")

PATIENCE = 120.0
"""Seconds that anything may take on a busy machine. Only a test that fails waits as long."""


def until(condition: Callable[[], Any], seconds: float = PATIENCE) -> Any:
    """What the condition gives as soon as it gives something."""
    end = time.monotonic() + seconds
    while not (found := condition()):
        assert time.monotonic() < end, "it never happened"
        time.sleep(0.02)
    return found


def counted(work: Callable[[], ResultT]) -> tuple[ResultT, int]:
    """The result of some work, and how many functions it called: the same on a slow machine as on a fast one. A second
    of a usual machine is some eight million."""
    profile = Profile()
    result = profile.runcall(work)
    return result, sum(row.callcount for row in profile.getstats())
