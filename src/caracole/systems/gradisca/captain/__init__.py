"""The computer players of La Guerra di Gradisca.

deciding    the captain: he weighs actions
judgement   what a position is worth
recruit     a gentle opponent for a first game
"""

from caracole.systems.gradisca.captain.deciding import Captain
from caracole.systems.gradisca.captain.recruit import Recruit

__all__ = ["GENTLE", "PLAYER", "Captain", "Recruit"]

PLAYER = Captain
GENTLE = Recruit
