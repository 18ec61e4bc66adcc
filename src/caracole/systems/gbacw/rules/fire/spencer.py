"""14.3 Spencer repeaters: two shots where others have one, and in which order everybody fires because of that.

An exchange is fired in volleys. All shots of a volley are rolled before any of them is applied; each shot and round
has its volley here, so that simultaneity (10.17, 10.42, 10.45, 10.68, 14.3) is told in one place.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from caracole.systems.gbacw.rules import query
from caracole.systems.gbacw.rules.components.numbers import Unit
from caracole.systems.gbacw.rules.components.terrain import SHELL
from caracole.systems.gbacw.rules.fire.shots import Shot
from caracole.systems.gbacw.rules.state import GbacwState

if TYPE_CHECKING:
    from caracole.systems.gbacw.rules.setting import Setting

SPENCERS_FIRST: Final = 0
TOGETHER: Final = 10
SECOND: Final = 20
ALTERNATING: Final = 30
AFTERWARDS: Final = 40
TURNED: Final = 50
TURNED_SECOND: Final = 60
"""The volleys of an exchange, in order. Reactions (9.61) come before AFTERWARDS."""


def fires_twice(game: Setting, state: GbacwState, unit: Unit) -> bool:
    """C14.3.a, C14.3.b: Spencers in Good Order, not in the saddle."""
    weapon = query.weapon(game, state, unit)
    if weapon is None or not weapon.spencer:
        return False
    return not (query.is_mounted(state, unit) or query.is_disordered(state, unit))


def volley_of(shot: Shot, round: int, own: Sequence[Shot], answers: bool, turned: bool) -> int:
    """When a round of a shot is fired. ``own`` are the shots of the phasing side, ``answers``: this is none of them;
    ``turned``: it answers after a Reaction facing change or Refuse (C10.42.e, C14.32.b)."""
    against_spencers = any(each.spencer for each in own)
    if not answers:
        if not shot.spencer:
            return TOGETHER  # C10.42.d, C10.68.e
        return SPENCERS_FIRST if round == 0 else SECOND  # C14.31.a, C14.34.a
    if turned:
        return TURNED_SECOND if shot.spencer and round else TURNED
    if shot.kind == SHELL:
        return AFTERWARDS  # C10.17.c, C10.45.a
    if round == 0:
        return TOGETHER  # C10.17.b, C10.42.d, C14.32.a, C14.38.c
    if against_spencers:
        return ALTERNATING  # C14.38.a
    if shot.rapid or any(each.rapid for each in own):
        return TOGETHER  # C10.68.e, C14.37.a
    return SECOND  # C14.32.a
