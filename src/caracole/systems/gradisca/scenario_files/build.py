"""From the documents of a scenario to its theatre."""

from __future__ import annotations

from collections.abc import Mapping

from caracole.datafiles import Node, Problems
from caracole.systems.gradisca.rules.components.theatre import Theatre
from caracole.systems.gradisca.scenario_files.armies import read_armies
from caracole.systems.gradisca.scenario_files.cards import read_cards
from caracole.systems.gradisca.scenario_files.effect_table import Known
from caracole.systems.gradisca.scenario_files.maps import read_map
from caracole.systems.gradisca.scenario_files.reading import SheetReader
from caracole.systems.gradisca.scenario_files.sheet import Parts, read_sheet
from caracole.systems.gradisca.scenario_files.timeline import read_timeline


def build_theatre(sheet: Node, documents: Mapping[str, Node], problems: Problems) -> Theatre:
    """The theatre that a scenario sheet and its documents (map, armies, cards, timeline) describe, or a `DataError`.

    When a document could not be read, the others are held against each other as far as they can do without it.
    """
    reader = SheetReader(problems)
    boxes = read_timeline(reader, documents["timeline"]) if "timeline" in documents else None
    chart = read_map(reader, documents["map"], sheet) if "map" in documents else None
    armies = read_armies(reader, documents["armies"], chart) if "armies" in documents and chart else None
    if boxes is None or chart is None or armies is None or "cards" not in documents:
        problems.raise_if_any()
        raise ValueError("a document is missing, and nobody has complained of it")
    known = Known(armies.group_ids, armies.command_ids, chart.everywhere, chart.rivers)
    cards = read_cards(reader, documents["cards"], known, boxes)
    scenario, armies, zones = read_sheet(reader, sheet, Parts(chart, armies, cards, boxes))
    problems.raise_if_any()
    return Theatre(zones, chart.borders, armies.commands, armies.units, cards.cards, armies.groups, boxes, scenario)
