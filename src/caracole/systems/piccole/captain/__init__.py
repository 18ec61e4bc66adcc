"""The computer players of Piccole Guerre.

captain     the captain, wherever he is
battle      how he fights
tactics     his moves: camps, fights, marches
answers     how he draws up, and horse that is charged
study       a turn thought over before it is made
orders      a turn move by move
sight       what was measured in a position, remembered while a turn is thought over
ways        steps with a purpose
exposure    flanks that are open to the enemy's next turn
leanings    what he may have in mind for a turn
judgement   how likely a side is to win
campaign    how he leads a campaign, and has its battles fought
statecraft  his habits on the map, each with its number
recruit     a gentle opponent for a first battle
"""

from caracole.systems.piccole.captain.captain import Captain
from caracole.systems.piccole.captain.recruit import Recruit

__all__ = ["GENTLE", "PLAYER", "Captain", "Recruit"]

PLAYER = Captain
GENTLE = Recruit
