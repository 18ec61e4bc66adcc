"""The computer players of La Guerra di Gradisca.

deciding    the captain: he weighs actions
judgement   what a position is worth
caution     what he does not even think of
reasons     why he did it, in words
recruit     a gentle opponent for a first game
leaning, quick, features   for those who search over plans (beside: plans): intentions at work, the captain in a
            hurry, and what the learned judgement rests on
"""

from caracole.systems.gradisca.captain.deciding import Captain
from caracole.systems.gradisca.captain.recruit import Recruit

__all__ = ["GENTLE", "PLAYER", "Captain", "Recruit"]

PLAYER = Captain
GENTLE = Recruit
