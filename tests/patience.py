"""Waiting for what will be so, however busy the machine is."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

PATIENCE = 120.0
"""Seconds that anything may take on a busy machine. Only a test that fails waits as long."""


def until(condition: Callable[[], Any], seconds: float = PATIENCE) -> Any:
    """What the condition gives as soon as it gives something."""
    end = time.monotonic() + seconds
    while not (found := condition()):
        assert time.monotonic() < end, "it never happened"
        time.sleep(0.02)
    return found
