"""The computer players of Great Battles of the American Civil War.

deciding               the captain: who thinks about which decision, and what he remembers
goals                  what a brigade is to have of the victory sheet
judgement, ways        the best place that a unit can reach, and how; whether to fire or to charge
command, staff         orders, leaders and rallies; activations, coordination, digging, commanders
reactions              what the enemy's moves call for
formation              lines of several hexes, stacks with guns
assault, charges       what an assault promises; whom horsemen ride down
reasons                why, in a word
leaning                the habits that can be turned, each with its number
tempo                  how often the enemy acts before one does again
scene, ground          the enemy as everybody sees it; distances and dangers of the map
recruit                a gentle opponent for a first game
"""

from caracole.systems.gbacw.captain.deciding import Captain
from caracole.systems.gbacw.captain.recruit import Recruit

__all__ = ["GENTLE", "PLAYER", "Captain", "Recruit"]

PLAYER = Captain
GENTLE = Recruit
