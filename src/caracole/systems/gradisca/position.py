"""Positions by words, as ``caracole.play.table.position`` asks for them; see ``rules.position``."""

from caracole.systems.gradisca.rules.components.theatre import charts
from caracole.systems.gradisca.rules.position.building import Questions, build, questions_of
from caracole.systems.gradisca.rules.position.diagram import BadPosition, card

__all__ = ["BadPosition", "Questions", "build", "card", "charts", "questions_of"]
