"""La Guerra di Gradisca 1615-1617: an area campaign with cards, sieges, supply and morale.

``rules`` is the rulebook, a folder for each group of chapters; ``loader`` and ``scenario_files`` read scenarios,
``odds`` says what a fight promises, ``position`` builds positions by words. Numbers are in charts.toml, switches in
options.toml, clauses and their texts in rulebook/.
"""

from caracole.systems.gradisca.system import SYSTEM

__all__ = ["SYSTEM"]
