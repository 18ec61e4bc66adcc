"""The computer players of Piccole Guerre.

captain    the captain, wherever he is
battle     how he fights
campaign   how he leads a campaign, and has its battles fought
recruit    a gentle opponent for a first battle
"""

from caracole.systems.piccole.captain.captain import Captain
from caracole.systems.piccole.captain.recruit import Recruit

__all__ = ["GENTLE", "PLAYER", "Captain", "Recruit"]

PLAYER = Captain
GENTLE = Recruit
