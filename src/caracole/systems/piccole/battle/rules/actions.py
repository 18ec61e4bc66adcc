"""What a player may say. Integers that stand for something carry their domain."""

from __future__ import annotations

from typing import Annotated, NamedTuple, TypeAlias

from caracole.kernel import Domain
from caracole.systems.piccole.battle.rules.components.numbers import Element

ElementId: TypeAlias = Annotated[Element, Domain("element")]
ElementIds: TypeAlias = Annotated[tuple[Element, ...], Domain("element", many=True)]
SetupId: TypeAlias = Annotated[int, Domain("terrain")]
Kind: TypeAlias = Annotated[int, Domain("kind")]
Edge: TypeAlias = Annotated[int, Domain("edge")]


# --- P2 the field ----------------------------------------------------------------------------------------------------


class LayTerrain(NamedTuple):
    """P2.c: one of the set-ups that come with the rules, as it is."""

    terrain: SetupId


class LayPiece(NamedTuple):
    """P2.c, P2.h: a piece of one's own; ``outline`` is x, y, x, y ... in order."""

    kind: Kind
    outline: tuple[int, ...]
    level: int = 0
    blocks_sight: bool = False


class EndTerrain(NamedTuple):
    """P2.h: that is all the terrain."""


class ChooseEdge(NamedTuple):
    """P2.d, P2.i: the table edge that the other player deploys on."""

    edge: Edge


class PlaceCamp(NamedTuple):
    """P2.k: the camp, so far along one's own edge (from its western or southern end)."""

    at: int


class Place(NamedTuple):
    """P2.j: one element."""

    element: ElementId
    x: int
    y: int
    h: int


class Deploy(NamedTuple):
    """P2.j: all elements that are still in hand at once, in the order of their numbers: x, y, h, x, y, h ..."""

    poses: tuple[int, ...]


class LiftAll(NamedTuple):
    """P2.j: take one's elements up again and begin anew."""


# --- P3, P5, P8 moving -----------------------------------------------------------------------------------------------


class Move(NamedTuple):
    """P5: an element goes to a pose; ``path`` are the poses on the way, x, y, h, x, y, h ... (P5.f)."""

    element: ElementId
    x: int
    y: int
    h: int
    path: tuple[int, ...] = ()


class MoveBlock(NamedTuple):
    """P5.m: joined elements make the same way without turning."""

    elements: ElementIds
    dx: int
    dy: int


class EndMoves(NamedTuple):
    """P3.f: that is all; what is left of the dice is lost."""


class TryToBreak(NamedTuple):
    """P8.b: roll for it."""


class Stand(NamedTuple):
    """P8.h: stay in contact."""


class FallBack(NamedTuple):
    """P8.f: so far straight back."""

    distance: int


# --- P9, P10 fighting ------------------------------------------------------------------------------------------------


class Shoot(NamedTuple):
    """P9.p: this element shoots at that one."""

    shooter: ElementId
    target: ElementId


class EndShooting(NamedTuple):
    """P9.p: nobody else shoots."""


class ChooseMain(NamedTuple):
    """P9.s, P10.g: this one leads the attack."""

    element: ElementId


class Concede(NamedTuple):
    """P16.i: the battle is given up."""


ACTIONS: tuple[type, ...] = (
    LayTerrain,
    LayPiece,
    EndTerrain,
    ChooseEdge,
    PlaceCamp,
    Place,
    Deploy,
    LiftAll,
    Move,
    MoveBlock,
    EndMoves,
    TryToBreak,
    Stand,
    FallBack,
    Shoot,
    EndShooting,
    ChooseMain,
    Concede,
)
