"""From the documents of a scenario to its field."""

from __future__ import annotations

from collections.abc import Mapping

from caracole.datafiles import Node, Problems
from caracole.systems.gbacw.rules.components.field import Field
from caracole.systems.gbacw.scenario_files.armies import read_armies
from caracole.systems.gbacw.scenario_files.charts import read_charts, read_terrain, read_weapons
from caracole.systems.gbacw.scenario_files.maps import read_map
from caracole.systems.gbacw.scenario_files.reading import SheetReader
from caracole.systems.gbacw.scenario_files.sheet import read_sheet


def build_field(sheet: Node, documents: Mapping[str, Node], problems: Problems) -> Field:
    """The field that a scenario sheet and its documents describe, or a `DataError`."""
    reader = SheetReader(problems)
    chart = read_terrain(reader, documents["terrain"], documents.get("more_terrain"))
    weapons = read_weapons(reader, documents["weapons"], documents.get("more_weapons"))
    charts = read_charts(reader, documents["charts"])
    problems.raise_if_any()
    survey = read_map(reader, documents["map"], chart)
    problems.raise_if_any()
    armies = read_armies(reader, documents["armies"], weapons)
    problems.raise_if_any()
    scenario = read_sheet(reader, sheet, survey, armies)
    problems.raise_if_any()
    return Field(survey.ground, armies, scenario, charts, chart, tuple(weapons.values()))
