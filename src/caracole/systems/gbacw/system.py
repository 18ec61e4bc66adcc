"""How the rest of the program finds this system."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from caracole.datafiles import Checked
from caracole.kernel import CaracoleError
from caracole.systems.gbacw.loader import (
    SHIPPED,
    FoundScenario,
    check_scenario,
    load_field,
    load_shipped,
    noted_schemas,
    scenario_paths,
    scenarios_in,
    shipped_scenarios,
)
from caracole.systems.gbacw.rules.game import Gbacw
from caracole.systems.gbacw.rules.options import option_table


class GbacwSystem:
    """Name, scenarios, options, and the way to a game."""

    name = "gbacw"
    title = "Great Battles of the American Civil War"
    package = "caracole.systems.gbacw"
    rank = 3
    ladder = ("first-volley", "the-ford")

    def scenarios(self) -> list[dict[str, Any]]:
        """The scenarios that come with the program, easy ones first."""
        return [_row(each) for each in shipped_scenarios()]

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

    data_signs = ("map.toml",)
    """Names of files that only scenarios of this system have."""

    def data_scenarios(self, data: str) -> list[dict[str, Any]]:
        """The scenarios in a folder, as ``scenarios`` tells them; the folder may itself be one."""
        return [_row(each) for each in scenarios_in(data)]

    def load_data(self, data: str, scenario: str, options: Mapping[str, Any]) -> Gbacw:
        """The game of a scenario in a folder with these options."""
        path, *others = [each.path for each in scenarios_in(data) if each.id == scenario]
        if others:
            raise CaracoleError(f"{path} and {others[0]} are both called {scenario!r}; give one of them another id")
        return Gbacw(load_field(path), options)

    def check_data(self, data: str) -> list[Checked]:
        """What is wrong in the scenarios of a folder."""
        return [check_scenario(path) for path in scenario_paths(data)]

    def schemas(self) -> dict[str, dict[str, Any]]:
        """JSON Schemas of the files, for editors: what their readers ask of those that come with the program."""
        return noted_schemas()


def _row(found: FoundScenario) -> dict[str, Any]:
    return {"id": found.id, "title": dict(found.title)}


SYSTEM = GbacwSystem()
