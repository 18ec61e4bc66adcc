"""The captain of Great Battles of the American Civil War.

deciding               who thinks about which decision, and what he remembers
goals                  what a brigade is to have of the victory sheet
judgement, ways        the best place that a unit can reach, and how; whether to fire or to charge
command, reactions     orders, leaders and rallies; what the enemy's moves call for
assault                what an assault promises
scene, ground          the enemy as everybody sees it; distances and dangers of the map
"""

from caracole.systems.gbacw.captain.deciding import Captain

__all__ = ["PLAYER", "Captain"]

PLAYER = Captain
