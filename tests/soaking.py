"""Tests that look for something rare: short in `make test`, as long as it takes in `make soak-tests`."""

from __future__ import annotations

import os


def is_soaking() -> bool:
    return bool(os.environ.get("CARACOLE_SOAK"))


def longer(short: int, *, soak: int) -> int:
    """How often something is tried: enough to notice a fault that is there most of the time, or one that is rare."""
    return soak if is_soaking() else short
