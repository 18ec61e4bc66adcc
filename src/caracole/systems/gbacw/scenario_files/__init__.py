"""What the files of a scenario say: nodes of documents in, a `Field` out. Nothing here opens a file (see `loader`).

    scenario.toml   sheet.py     turns, set-up, reinforcements, efficiency, victory, the battle's own rules
    map.toml        maps.py      text grids of elevation and terrain; ways, hexsides, places, entries
    armies.toml     armies.py    corps, divisions, brigades, units, leaders
    charts.toml     charts.py    the charts of the series; a scenario may bring its own
    terrain.toml    charts.py    the Terrain Effects Chart; a battle may add rows of its own
    weapons.toml    charts.py    the Range Effects Table; a battle may add rows of its own

``build`` makes a field of these documents, ``reading`` is what their readers share.

Every fault is collected with its file and line, and told at once.
"""

from caracole.systems.gbacw.scenario_files.build import build_field

__all__ = ["build_field"]
