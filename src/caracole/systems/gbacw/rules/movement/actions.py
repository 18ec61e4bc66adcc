"""9.1 to 9.5, 14.2, 15 What a player can say here. Numbers are indices of the field; messages show slugs."""

from __future__ import annotations

from typing import NamedTuple

from caracole.systems.gbacw.rules.domains import Facing, Hex, Leader, Unit


class EndUnit(NamedTuple):
    """8.21: the unit has finished; the next one may begin."""


class Step(NamedTuple):
    """9.1: enter an adjacent hex, along the way that leads there or across the ground; 15.17: raze what is crossed."""

    to: Hex
    way: bool = False
    raze: bool = False


class MoveLeader(NamedTuple):
    """9.31, 9.32: this leader or commander moves by himself."""

    leader: Leader


class LeaderTo(NamedTuple):
    """9.31: he goes to this hex."""

    to: Hex


class LeaderStays(NamedTuple):
    """9.31: he stays where he is."""


class TakeLeader(NamedTuple):
    """9.31: he goes with the unit that acts."""

    leader: Leader


class LeaveLeader(NamedTuple):
    """9.31: he goes no further with it."""

    leader: Leader


class EndCommanders(NamedTuple):
    """9.32: no further commander moves."""


class Withdraw(NamedTuple):
    """9.54: go back into this hex without turning."""

    to: Hex
    way: bool = False


class EndWithdrawal(NamedTuple):
    """9.54: one hex is enough."""


class ShrinkToWithdraw(NamedTuple):
    """9.54: a line that cannot go back as it stands draws together in this hex, Disordered."""

    hex: Hex


class BeginWork(NamedTuple):
    """15.13: the unit begins an Entrenchment in this hex, on the two hexsides that it would face so."""

    unit: Unit
    hex: Hex
    facing: Facing


class EndEngineers(NamedTuple):
    """15.13: nobody else begins an Entrenchment."""


class StopWork(NamedTuple):
    """15.14: the unit gives up its Entrenchment."""

    unit: Unit


class RetreatTo(NamedTuple):
    """9.55: guns that were driven off stand here."""

    to: Hex


class Halt(NamedTuple):
    """9.55: the guns have ended their move."""


class Mount(NamedTuple):
    """14.22: the acting cavalry mounts."""


class Dismount(NamedTuple):
    """14.22: the acting cavalry dismounts."""
