"""The systems: one package per rulebook."""
