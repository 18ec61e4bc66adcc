"""The workshop of Piccole Guerre: battles that players make in the browser.

describing   what an editor may offer: troops, ground, the set-up
judging      what is wrong in a battle, or how it would begin
"""

from __future__ import annotations

from importlib import import_module
from typing import Any

FUNCTIONS = {"workshop": "describing", "judged": "judging"}


def __getattr__(name: str) -> Any:
    """Imported when a workshop is asked for: parts are listed where there is no server."""
    if name not in FUNCTIONS:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{FUNCTIONS[name]}"), name)
