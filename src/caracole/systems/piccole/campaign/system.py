"""The campaigns of Piccole Guerre, for the system's own register."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from caracole.systems.piccole.campaign.loader import load_shipped, option_table, shipped
from caracole.systems.piccole.campaign.rules.game import Campaign

PREFIX = "campaign-"
"""What the ids of campaigns begin with."""


def scenarios() -> list[dict[str, Any]]:
    """The campaigns that come with the program."""
    return [
        {"id": each.id, "title": dict(each.title), "players": each.players, "tournaments": False} for each in shipped()
    ]


def options() -> list[dict[str, Any]]:
    """Every option with its rule, default, values and text."""
    return [
        {
            "id": name,
            "rule": row["rule"],
            "default": row["default"],
            "values": row.get("choices", [False, True]),
            "text": row["text"],
            "scenarios": [each.id for each in shipped()],
        }
        for name, row in option_table().items()
    ]


def load(scenario: str, chosen: Mapping[str, Any]) -> Campaign:
    """The campaign of that name with these options."""
    return Campaign(load_shipped(scenario), chosen)
