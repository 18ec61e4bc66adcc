"""Piccole Guerre: battles of ancient and medieval armies on an open table, and the campaigns they decide.

``battle`` holds chapters P0 to P16, ``campaign`` chapters C1 to C12, each with its ``rules``; ``amendments`` names what
later revisions changed in either. ``loader`` reads files, ``odds`` says what a fight promises, ``position`` builds
positions by words. Army lists, terrain and battles are in data/, clauses and their texts in rulebook/.
"""

from caracole.systems.piccole.system import SYSTEM

__all__ = ["SYSTEM"]
