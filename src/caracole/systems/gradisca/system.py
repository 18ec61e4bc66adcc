"""How the rest of the program finds this system."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from caracole.datafiles import Checked
from caracole.kernel import CaracoleError
from caracole.systems.gradisca.loader import (
    SHIPPED,
    FoundScenario,
    check_scenario,
    load_shipped,
    load_theatre,
    scenario_paths,
    scenarios_in,
    shipped_scenarios,
)
from caracole.systems.gradisca.rules.game import Gradisca
from caracole.systems.gradisca.rules.options import EDITIONS, option_table
from caracole.systems.gradisca.scenario_files.schemas import schemas


class GradiscaSystem:
    """Name, scenarios, options, and the way to a game."""

    name = "gradisca"
    title = "La Guerra di Gradisca 1615-1617"
    package = "caracole.systems.gradisca"
    rank = 1
    ladder = ("primo-giorno", "drill", "siege-1616")
    asked = ("game",)
    varied = ("game", "edition", "teams")

    def scenarios(self) -> list[dict[str, Any]]:
        """The scenarios that come with the program; ``game`` is the only one that a scenario is made for, if it is."""
        return [_row(each) for each in shipped_scenarios()]

    def options(self) -> list[dict[str, Any]]:
        """Every option with its rule, default, values and text; the edition first."""
        rows: list[dict[str, Any]] = [
            {"id": "edition", "rule": "G1.c", "default": "default", "values": list(EDITIONS), "kind": "preset"}
        ]
        for name, row in option_table().items():
            shown = {"id": name, "rule": row["rule"], "default": row["default"], "text": row["text"]}
            if "choices" in row:
                shown["values"] = row["choices"]
            elif isinstance(row["default"], bool):
                shown["values"] = [False, True]
            else:
                shown["values"] = list(range(row["low"], row["high"] + 1))
            shown["under"] = {edition: row.get(edition, row["default"]) for edition in EDITIONS[1:]}
            rows.append(shown)
        return rows

    def load(self, scenario: str, options: Mapping[str, Any]) -> Gradisca:
        """The game of a shipped scenario with these options."""
        return Gradisca(load_shipped(scenario), options)

    # --- data files: those that come with the program, and an owner's own -------------------------------------------

    @property
    def shipped_data(self) -> str:
        """The folder of the scenarios that come with the program."""
        return str(SHIPPED)

    data_signs = ("map.geojson",)
    """Names of files that only scenarios of this system have."""

    def data_scenarios(self, data: str) -> list[dict[str, Any]]:
        """The scenarios in a folder, as ``scenarios`` tells them; the folder may itself be one."""
        return [_row(each) for each in scenarios_in(data)]

    def load_data(self, data: str, scenario: str, options: Mapping[str, Any]) -> Gradisca:
        """The game of a scenario in a folder with these options."""
        path, *others = [each.path for each in scenarios_in(data) if each.id == scenario]
        if others:
            raise CaracoleError(f"{path} and {others[0]} are both called {scenario!r}; give one of them another id")
        return Gradisca(load_theatre(path), options)

    def check_data(self, data: str) -> list[Checked]:
        """What is wrong in the scenarios of a folder."""
        return [check_scenario(path) for path in scenario_paths(data)]

    def schemas(self) -> dict[str, dict[str, Any]]:
        """JSON Schemas of the files, for editors."""
        return schemas()


def _row(found: FoundScenario) -> dict[str, Any]:
    return {"id": found.id, "title": dict(found.title), "game": found.game}


SYSTEM = GradiscaSystem()
