"""Lessons of La Guerra di Gradisca, a TOML file each, with their words; ``laying`` puts the pieces on the map."""

from caracole.lessons.model import Guided
from caracole.systems.gradisca.lessons.laying import begin

__all__ = ["GUIDED", "begin"]

GUIDED = Guided("primo-giorno", "venetian", "recruit", 12)
