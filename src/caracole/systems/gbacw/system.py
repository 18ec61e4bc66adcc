"""How the rest of the program finds this system."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from caracole.datafiles import Checked
from caracole.systems.gbacw.game import Gbacw
from caracole.systems.gbacw.loader import SHIPPED, check_scenario, load_shipped, scenario_paths, shipped_scenarios
from caracole.systems.gbacw.options import option_table


class GbacwSystem:
    """Name, scenarios, options, and the way to a game."""

    name = "gbacw"
    title = "Great Battles of the American Civil War"

    def scenarios(self) -> list[dict[str, Any]]:
        """The scenarios that come with the program, easy ones first."""
        return [{"id": each.id, "title": dict(each.title)} for each in shipped_scenarios()]

    def options(self) -> list[dict[str, Any]]:
        """Every option with its rule, default, values and text."""
        rows: list[dict[str, Any]] = []
        for name, row in option_table().items():
            boolean = isinstance(row["default"], bool)
            values = [False, True] if boolean else list(range(row["low"], row["high"] + 1))
            rows.append(
                {"id": name, "rule": row["rule"], "default": row["default"], "text": row["text"], "values": values}
            )
        return rows

    def load(self, scenario: str, options: Mapping[str, Any]) -> Gbacw:
        """The game of a shipped scenario with these options."""
        return Gbacw(load_shipped(scenario), options)

    # --- data files: those that come with the program, and an owner's own -------------------------------------------

    @property
    def shipped_data(self) -> str:
        """The folder of the scenarios that come with the program."""
        return str(SHIPPED)

    def check_data(self, data: str) -> list[Checked]:
        """What is wrong in the scenarios of a folder."""
        return [check_scenario(path) for path in scenario_paths(data)]


SYSTEM = GbacwSystem()
