"""Great Battles of the American Civil War: brigades and regiments on a hex map, orders, reactions, simultaneous fire.

``rules`` is the rulebook, a folder for each chapter; ``loader`` and ``scenario_files`` read battles, ``odds`` says what
a fire or an assault promises, ``position`` builds positions by words. Numbers are in data/series (charts, terrain,
weapons), switches in options.toml, clauses and their texts in rulebook/, battles in data/.
"""

from caracole.systems.gbacw.system import SYSTEM

__all__ = ["SYSTEM"]
