"""Boot camps of Great Battles of the American Civil War, a TOML file each, with their words."""

from caracole.lessons.model import Guided
from caracole.systems.gbacw.laying import begin

__all__ = ["GUIDED", "begin"]

GUIDED = Guided("first-volley", "union", "recruit", 30)
