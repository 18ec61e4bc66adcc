"""Positions by words, as ``caracole.play.table.position`` asks for them; see ``rules.position``."""

from caracole.systems.gbacw.rules.position.building import Questions, build, questions_of
from caracole.systems.gbacw.rules.position.building import series as charts
from caracole.systems.gbacw.rules.position.map import BadPosition

__all__ = ["BadPosition", "Questions", "build", "charts", "questions_of"]
