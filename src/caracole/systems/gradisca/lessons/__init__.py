"""Lessons of La Guerra di Gradisca, a TOML file each, with their words."""

from caracole.lessons.model import Guided
from caracole.systems.gradisca.laying import begin

__all__ = ["GUIDED", "begin"]

GUIDED = Guided("primo-giorno", "venetian", "recruit", 12)
