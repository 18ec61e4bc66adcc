"""What ``caracole bench --table`` measures of this system, and what it should reach."""

from __future__ import annotations

from typing import Any

TARGETS = {"ticinus": (0.05, 0.12)}
"""Scenarios of ``caracole bench --table``: the ratio to reach in plain Python, and compiled."""


def more_figures(game: Any, seconds: float, seed: int) -> dict[str, float]:
    """None besides those that every system has."""
    return {}
