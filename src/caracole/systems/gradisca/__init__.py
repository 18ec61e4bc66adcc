"""La Guerra di Gradisca 1615-1617: an area campaign with cards, sieges, supply and morale.

The modules follow the rulebook: sequence and setup (4), teams (4.2), activation, operations and windows (5), movement
and column (6, 14, 15), combat (7, 17, 18, 19.1), stacking (9), forts (10, 11, 19.2), cards and effects (12, 26),
victory (13), supply (16, 20, 21), morale (22), raids (23), camp (24), light_cavalry (25). Numbers are in charts.toml,
switches in options.toml, clauses and their texts in rulebook/.
"""

from caracole.systems.gradisca.system import SYSTEM

__all__ = ["SYSTEM"]
