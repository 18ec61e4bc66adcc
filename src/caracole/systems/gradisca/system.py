"""How the rest of the program finds this system."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from caracole.systems.gradisca.game import Gradisca
from caracole.systems.gradisca.loader import load_shipped, shipped_scenarios
from caracole.systems.gradisca.options import EDITIONS, option_table


class GradiscaSystem:
    """Name, scenarios, options, and the way to a game."""

    name = "gradisca"
    title = "La Guerra di Gradisca 1615-1617"

    def scenarios(self) -> list[dict[str, Any]]:
        """The scenarios that come with the program; ``game`` is the only one that a scenario is made for, if it is."""
        return [{"id": each.id, "title": dict(each.title), "game": each.game} for each in shipped_scenarios()]

    def options(self) -> list[dict[str, Any]]:
        """Every option with its rule, default, values and text; the edition first."""
        rows: list[dict[str, Any]] = [{"id": "edition", "rule": "G1.c", "default": "default", "values": list(EDITIONS)}]
        for name, row in option_table().items():
            shown = {"id": name, "rule": row["rule"], "default": row["default"], "text": row["text"]}
            if "choices" in row:
                shown["values"] = row["choices"]
            elif isinstance(row["default"], bool):
                shown["values"] = [False, True]
            else:
                shown["values"] = list(range(row["low"], row["high"] + 1))
            shown["editions"] = {edition: row.get(edition, row["default"]) for edition in EDITIONS[1:]}
            rows.append(shown)
        return rows

    def load(self, scenario: str, options: Mapping[str, Any]) -> Gradisca:
        """The game of a shipped scenario with these options."""
        return Gradisca(load_shipped(scenario), options)


SYSTEM = GradiscaSystem()
