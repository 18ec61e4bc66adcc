"""P7 Interpenetration: who may pass through whom.

P7.d, P7.e: a passage is paid for and ends in a free place like any other move (P5.b, P5.i). P7.h: whoever is passed is
left alone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from caracole.systems.piccole.battle.rules.components.numbers import Element

if TYPE_CHECKING:
    from caracole.systems.piccole.battle.rules.game import Battle


def may_pass_type(game: Battle, mover: Element, friend: Element) -> bool:
    """P7.a, P7.b, P7.g: horse through light foot, light foot through anybody; heavy and medium foot through nobody."""
    return game.is_light_foot[mover] or (game.troop[mover].horse and game.is_light_foot[friend])


def are_parallel(heading: int, other: int) -> bool:
    """P7.c: exactly the same way or exactly the opposite."""
    return (heading - other) % 180 == 0


def may_pass(game: Battle, mover: Element, heading: int, friend: Element, friend_heading: int) -> bool:
    """P7.a to P7.c: ``heading`` is that of the slide which overlaps the friend (P7.f)."""
    return may_pass_type(game, mover, friend) and are_parallel(heading, friend_heading)
