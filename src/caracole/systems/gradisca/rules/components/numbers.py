"""Units and zones are known by their numbers; these names keep the two apart.

At run time both are plain integers and cost nothing: sets and tables hand out numbers that have their name already.
"""

from __future__ import annotations

from typing import Final, NewType

from caracole.kernel.bits import lowest_as, members_as, random_as

Unit = NewType("Unit", int)
"""The place of a counter among ``Theatre.units``."""

Zone = NewType("Zone", int)
"""The place of an area among ``Theatre.zones``."""

NO_UNIT: Final = Unit(-1)

NOWHERE: Final = Zone(-1)

each_unit = members_as(Unit)
each_zone = members_as(Zone)
lowest_unit = lowest_as(Unit)
random_unit = random_as(Unit)
