"""JSON in JSON in JSON: how deep it may go. Whoever reads something that goes deeper says so, instead of falling."""

from __future__ import annotations

from typing import Any

DEEPEST = 64


def is_too_deep(value: Any, deepest: int = DEEPEST) -> bool:
    """Does it have more levels than that?"""
    level = [value]
    for _ in range(deepest):
        below: list[Any] = []
        for each in level:
            if isinstance(each, dict):
                below.extend(each.values())
            elif isinstance(each, list | tuple):
                below.extend(each)
        if not below:
            return False
        level = below
    return True


def fell_while_reading(error: BaseException) -> bool:
    """Was it the JSON that went too deep, or a mistake of ours? What reads JSON stands in the traceback."""
    trace = error.__traceback__
    while trace is not None:
        if trace.tb_frame.f_code.co_name == "decode_json":
            return True
        trace = trace.tb_next
    return False
