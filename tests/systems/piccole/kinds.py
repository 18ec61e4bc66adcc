"""The five types of troops of the book, by name; rules ask what a type is like, not which it is."""

from __future__ import annotations

from caracole.systems.piccole.battle.rules.components.troops import TYPES

FTP, FTM, FTL, CVP, CVL = map(TYPES.index, ("FtP", "FtM", "FtL", "CvP", "CvL"))
