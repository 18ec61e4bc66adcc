"""What data files say: army lists, terrain, battles. Anything wrong is told with its file and line.

lists      armies, in a file and in one line
terrain    set-ups of terrain
battles    battles, with the lists and the terrain they name or hold
brought    a battle in one text that travels with its game
naming     what things may be called
"""

from caracole.systems.piccole.battle.sheets.battles import BattleSheet, read_battle
from caracole.systems.piccole.battle.sheets.lists import ArmyList, is_written, read_list, read_written, written
from caracole.systems.piccole.battle.sheets.terrain import Table, in_words, read_table

__all__ = [
    "ArmyList",
    "BattleSheet",
    "Table",
    "in_words",
    "is_written",
    "read_battle",
    "read_list",
    "read_table",
    "read_written",
    "written",
]
