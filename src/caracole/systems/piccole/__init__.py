"""Piccole Guerre: battles of ancient and medieval armies on an open table, and the campaigns they decide.

The modules follow the rulebook: measures and chance (P0), troops (P1, P4), field, formations, ground and setup (P2),
sequence (P3), movement (P5), control_zones (P6), interpenetration (P7), breaking (P8), shooting (P9), contact and melee
(P10), combat (P11), modifiers (P12), results (P13), recoil (P14), flight (P15), victory (P16); ``campaign`` holds
chapters C1 to C12. Numbers are in the .toml files beside them, army lists, terrain and battles in data/, clauses and
their texts in rulebook/.
"""

from caracole.systems.piccole.system import SYSTEM

__all__ = ["SYSTEM"]
