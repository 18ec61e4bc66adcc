"""Boot camps of Great Battles of the American Civil War, a TOML file each, with their words."""

from caracole.systems.gbacw.laying import begin

__all__ = ["begin"]
