"""What the files of a scenario say: nodes of documents in, a `Theatre` out. Nothing here opens a file (see `loader`).

    scenario.toml   sheet.py      what starts where, and the limits that the rules leave to the scenario
    map.geojson     maps.py       zones (polygons) and borders (lines)
    armies.toml     armies.py     Commands, counters, groups that come together
    cards.toml      cards.py      cards; what their effects need stands in effect_table.py
    timeline.toml   timeline.py   the boxes of the time line

The armies, map, cards and time line may be shared: a scenario plays on some of the zones, with some of the counters
and some of the cards. Every fault is collected with its file and line, and told at once.

``build`` makes a theatre of the documents, ``reading`` is what their readers share; ``drawing`` asks whether the map is
drawn as its borders say, ``schemas`` writes JSON Schemas for editors.
"""

from caracole.systems.gradisca.scenario_files.build import build_theatre
from caracole.systems.gradisca.scenario_files.effect_table import EFFECTS, MOMENTS

__all__ = ["EFFECTS", "MOMENTS", "build_theatre"]
