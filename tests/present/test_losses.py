"""A line of the log says what its pieces lost, for the summary of a turn."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import UNSET

from caracole.kernel import Event
from caracole.play.match import Logged
from caracole.present.telling import Story, logged

STORY = Story(losses={"hurt": "points", "gone": ""})


@pytest.mark.parametrize(
    ("kind", "args", "lost"),
    [
        ("hurt", {"unit": "a", "points": 2}, {"a": 2}),
        ("gone", {"units": ["a", "b"]}, {"a": 0, "b": 0}),
        ("gone", {}, UNSET),
        ("moved", {"unit": "a", "points": 2}, UNSET),
    ],
)
def test_what_is_lost(kind: str, args: dict[str, Any], lost: Any):
    domains = {"unit": "unit", "units": "unit"}
    assert logged(Logged(1, Event(kind, "kernel", args)), domains, None, "unit", STORY).lost == lost
