"""Elements of a battle are known by their numbers; the name keeps these apart from all other numbers.

At run time they are plain integers and cost nothing: sets hand out numbers that have their name already.
"""

from __future__ import annotations

from typing import Final, NewType

from caracole.kernel.bits import members_as, random_as

Element = NewType("Element", int)
"""P0.n: element n of seat s is number s * ROOM + n of the battle."""

NO_ELEMENT: Final = Element(-1)

each_element = members_as(Element)
random_element = random_as(Element)
