"""Units and hexes are known by their numbers; these names keep the two apart.

At run time both are plain integers and cost nothing: sets and tables hand out numbers that have their name already.
"""

from __future__ import annotations

from typing import Final, NewType

from caracole.geometry.hex import NOWHERE, Hex
from caracole.kernel.bits import remembered_as

__all__ = ["NOWHERE", "NO_UNIT", "Hex", "Unit", "each_hex", "each_unit"]

Unit = NewType("Unit", int)
"""The place of a counter among ``Field.units``."""

NO_UNIT: Final = Unit(-1)

each_unit: Final = remembered_as(Unit)
each_hex: Final = remembered_as(Hex, 1 << 12)
