"""What cards do (12), and reinforcements (12, 26), by theme; ``table`` finds an effect by the name that the data use.

points      points, Morale, the end of the game
men         recovery, losses, epidemics, pay, guns cast anew
marches     movement, floods, bridges
siege       gunners, miners, sorties
commands    confusion and jealousy
hands       spies, cards lost, cards barred
fleet       the sea-supply marker
answers     the response cards
arrivals    groups that come onto the map
"""

from caracole.systems.gradisca.rules.cards.effects import (
    answers,
    arrivals,
    commands,
    fleet,
    hands,
    marches,
    men,
    points,
    siege,
)

THEMES = (answers, arrivals, commands, fleet, hands, marches, men, points, siege)
"""Importing them registers their effects and steps."""
