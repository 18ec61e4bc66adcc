"""Units and zones are known by their numbers; these names keep the two apart.

At run time both are plain integers and cost nothing: sets and tables hand out numbers that have their name already.
"""

from __future__ import annotations

from typing import Final, NewType

from caracole.kernel.bits import lowest_as, random_as, remembered_as

Unit = NewType("Unit", int)
"""The place of a counter among ``Theatre.units``."""

Zone = NewType("Zone", int)
"""The place of an area among ``Theatre.zones``."""

NO_UNIT: Final = Unit(-1)

NOWHERE: Final = Zone(-1)

each_unit: Final = remembered_as(Unit)
each_zone: Final = remembered_as(Zone)
each_command: Final = remembered_as(int)
lowest_unit: Final = lowest_as(Unit)
random_unit: Final = random_as(Unit)
