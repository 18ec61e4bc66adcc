"""The Terrain Effects Chart and the Range Effects Table, as read from their files (2.3: look-ups are data)."""

from __future__ import annotations

from typing import Final, NamedTuple

PROHIBITED: Final = -1
OTHER_TERRAIN: Final = -2
HALF: Final = -3
AS_STREAM: Final = -4
"""Costs that are no number; see terrain.toml."""

NO_CHECK: Final = 0
CHECK: Final = 1
DISORDER: Final = 2
"""9.47: nothing, a UDD (d), Disorder at once (D)."""

NO_EDGE: Final = 0
GRADUAL: Final = 1
MINOR: Final = 2
STEEP: Final = 3
ABRUPT: Final = 4
EDGES: Final = ("none", "gradual", "minor", "steep", "abrupt")
"""What the side of a hex is to a line of sight (10.23)."""

SMALL_ARMS: Final = 0
CANISTER: Final = 1
SHELL: Final = 2
FIRE_KINDS: Final = ("small_arms", "canister", "shell")


class Terrain(NamedTuple):
    """A row of the chart. Costs and checks go by arm and mode (``arm * 3 + mode``); costs are half points."""

    id: str
    code: str
    kind: str
    name: dict[str, str]
    cost: tuple[int, ...]
    leader: int
    check: tuple[int, ...]
    fire: tuple[int, int, int] = (0, 0, 0)
    assault: int = 0
    pre_assault: int = 0
    foot_only: str = ""
    """``fire`` or ``all``: these modifiers help only infantry and dismounted cavalry."""
    charge_path: bool = True
    charge_bonus: bool = True
    half_cavalry: bool = False
    height: int = 0
    edge: int = NO_EDGE


class Weapon(NamedTuple):
    """A row of the Range Effects Table: modifiers at 1, 2, 3 ... hexes."""

    id: str
    name: dict[str, str]
    artillery: bool
    range: tuple[int, ...]
    prepared: int = 0
    rapid_fire: bool = False
    spencer: bool = False

    @property
    def reach(self) -> int:
        """The greatest range (C10.16.b)."""
        return len(self.range)


class Chart(NamedTuple):
    """The whole Terrain Effects Chart."""

    rows: dict[str, Terrain]
    by_code: dict[str, Terrain]
    fire_limit: int
    assault_limit: int
