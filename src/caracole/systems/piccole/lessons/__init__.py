"""Lessons of Piccole Guerre, a TOML file each, with their words."""

from caracole.lessons.model import Guided
from caracole.systems.piccole.laying import begin

__all__ = ["GUIDED", "begin"]

GUIDED = Guided("drill", "red", "recruit", 15)
