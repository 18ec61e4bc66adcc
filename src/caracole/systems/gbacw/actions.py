"""What a player can say. Numbers are indices of the field; messages show slugs.

Chapters add their actions under their banner; the codec finds them through the choices that offer them.
"""

from __future__ import annotations

from typing import Annotated, NamedTuple, TypeAlias

from caracole.kernel import Domain

Hex: TypeAlias = Annotated[int, Domain("hex")]
Hexes: TypeAlias = Annotated[tuple[int, ...], Domain("hex", many=True)]
Unit: TypeAlias = Annotated[int, Domain("unit")]
Units: TypeAlias = Annotated[tuple[int, ...], Domain("unit", many=True)]
Leader: TypeAlias = Annotated[int, Domain("leader")]
Brigade: TypeAlias = Annotated[int, Domain("brigade")]
Brigades: TypeAlias = Annotated[tuple[int, ...], Domain("brigade", many=True)]
Division: TypeAlias = Annotated[int, Domain("division")]
Corps: TypeAlias = Annotated[int, Domain("corps")]
Orders: TypeAlias = Annotated[int, Domain("orders")]
Facing: TypeAlias = Annotated[int, Domain("facing")]
Marker: TypeAlias = Annotated[int, Domain("marker")]
Group: TypeAlias = Annotated[int, Domain("group")]
Entry: TypeAlias = Annotated[int, Domain("entry")]


# --- 3 sequence of play ----------------------------------------------------------------------------------------------


class ActivateBrigade(NamedTuple):
    """3.0 III.C.3: this brigade of the drawn division acts now."""

    brigade: Brigade


class EndDivision(NamedTuple):
    """3.0 III.C: no further brigade acts with this marker."""


class ActivateUnit(NamedTuple):
    """3.0 III.C.3: this unit moves or fires now."""

    unit: Unit


class EndBrigade(NamedTuple):
    """3.0 III.C.3: the brigade has moved and fired; assaults follow."""


class EndUnit(NamedTuple):
    """8.21: the unit has finished; the next one may begin."""


class SetStanding(NamedTuple):
    """A standing instruction for the other side's activations; see ``standing``."""

    kind: str
    value: str


# --- 5 activation ----------------------------------------------------------------------------------------------------


class DrawForCorps(NamedTuple):
    """5.21: the next Efficiency Marker is for this corps."""

    corps: Corps


class DrawForDivision(NamedTuple):
    """5.21, K1: the next Efficiency Marker is for this division."""

    division: Division


class RaiseCorps(NamedTuple):
    """5.22: the Overall Commander raises the Efficiency of this corps by 1."""

    corps: Corps


class EndRaising(NamedTuple):
    """5.22: the Overall Commander raises no further corps."""


class AddActivation(NamedTuple):
    """5.23: the Corps Commander adds 1 to this division."""

    division: Division


class EndAdding(NamedTuple):
    """5.23: Corps Commanders add nothing more."""


class TransferActivations(NamedTuple):
    """5.4: two activations given up by one division or by two raise another by 1."""

    division: Division
    giver: Division
    second_giver: Division


class NoTransfer(NamedTuple):
    """5.4: no Efficiency Transfer this turn."""


class Coordinate(NamedTuple):
    """5.34: roll to combine brigades."""


class ActSeparately(NamedTuple):
    """5.34: no roll; brigades act one by one."""


class JoinGroup(NamedTuple):
    """5.34: this brigade acts with the others of the group."""

    brigade: Brigade


class EndGroup(NamedTuple):
    """5.34: no further brigade joins the group."""


class NameFirstMarker(NamedTuple):
    """5.13: this marker begins the turn."""

    marker: Marker


class HoldBack(NamedTuple):
    """5.31: one AM of this division stays out of the pool."""

    division: Division


class FillPool(NamedTuple):
    """5.31: all other AMs go into the pool."""


# --- 6 orders --------------------------------------------------------------------------------------------------------


class OrderBrigade(NamedTuple):
    """6.12: the Division leader puts a brigade under these orders."""

    brigade: Brigade
    orders: Orders


class AssignBattery(NamedTuple):
    """4.32: the battery serves with this brigade for the turn."""

    unit: Unit
    brigade: Brigade


class TransferBattery(NamedTuple):
    """K3: the battery belongs to this brigade from now on."""

    unit: Unit
    brigade: Brigade


class EndOrders(NamedTuple):
    """6.12: no further orders in II.C."""


class AttemptOrders(NamedTuple):
    """6.21: the Brigade leader tries to change his orders."""

    brigade: Brigade


class EndAttempts(NamedTuple):
    """6.21: no further brigade tries to change its orders."""


class TakeOrders(NamedTuple):
    """6.23: the brigade changes to these orders."""

    orders: Orders


class KeepOrders(NamedTuple):
    """6.23: the brigade keeps its orders though it might change them."""


class PlaceInReserve(NamedTuple):
    """6.32: the brigade goes into Reserve."""

    brigade: Brigade


class EndPlacing(NamedTuple):
    """6.32: no further brigade goes into Reserve."""


class LeaveReserve(NamedTuple):
    """6.34: the brigade leaves Reserve with these orders."""

    brigade: Brigade
    orders: Orders


class EndLeaving(NamedTuple):
    """6.34: no further brigade leaves Reserve."""


class FaceStack(NamedTuple):
    """7.23: a stack that took other orders faces this way."""

    facing: Facing


# --- 7 facing --------------------------------------------------------------------------------------------------------


class Turn(NamedTuple):
    """7.2: face this way, once in each hex; after an about turn in woods stand below the guns of the hex, or above."""

    facing: Facing
    below: bool = False


class Refuse(NamedTuple):
    """7.3: bend back the end on this side, ``left`` or ``right``."""

    end: str


class EndRefusal(NamedTuple):
    """7.33: stand straight again."""


# --- 8 stacking and extension ----------------------------------------------------------------------------------------


class JoinStack(NamedTuple):
    """8.23: stop here with those who stand in the hex, above or below the guns where one may choose."""

    above: bool = True


class Reorder(NamedTuple):
    """8.24: take this place in the stack, counted from the top, instead of moving."""

    place: int


class OrderSections(NamedTuple):
    """8.24: this section of the battery is its uppermost from now on."""

    section: int


class MoveStack(NamedTuple):
    """8.21: these units of the stack go along with the one that acts."""

    units: Units


class Extend(NamedTuple):
    """8.41: into these flank hexes; the first carries a second left-over point."""

    to: Hexes


class Retract(NamedTuple):
    """8.41: the end of a line that stands in this hex goes into the next one."""

    part: Hex


class RetractColumn(NamedTuple):
    """8.52: a column closes up in this one of its hexes."""

    into: Hex


class Wheel(NamedTuple):
    """8.44: on the end of the line that stands in this hex."""

    pivot: Hex


class TurnAbout(NamedTuple):
    """8.44: a line turns by 180 degrees, to stand above or below the guns in its hexes."""

    above: bool = True


class Reform(NamedTuple):
    """8.44, 8.52: line becomes column or column becomes line, by facing this way."""

    facing: Facing


class CloseUp(NamedTuple):
    """8.42, 8.43, 8.5: a unit that has become too weak goes from this hex."""

    leaving: Hex


class WrapAround(NamedTuple):
    """8.48: the free end of the line goes around the defender into this hex; naming the counter's hex it stays."""

    to: Hex


# --- 9 movement ------------------------------------------------------------------------------------------------------


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


class OrderIn(NamedTuple):
    """9.71: the group comes in by this entry and under these orders."""

    entry: Entry
    orders: Orders


class HoldGroup(NamedTuple):
    """9.73: the group does not come now; another takes its place."""


class EnterUnit(NamedTuple):
    """9.71: a reinforcement comes in."""

    unit: Unit
    facing: Facing


class EnterLeader(NamedTuple):
    """9.71: a leader comes in."""

    leader: Leader


class LeaveMap(NamedTuple):
    """9.56: the unit leaves the map."""


class LeaderLeaves(NamedTuple):
    """9.56: the leader leaves the map by this hex."""

    by: Hex


class ReactFacing(NamedTuple):
    """9.61: the stack turns by one corner."""

    facing: Facing


class ReactRefuse(NamedTuple):
    """9.61: the stack refuses its left or right end."""

    end: str


class LetBe(NamedTuple):
    """9.61: the stack stays as it is."""


class GiveWay(NamedTuple):
    """9.63: the unit gives way before the enemy."""


class HoldGround(NamedTuple):
    """9.63: the unit stays."""


class GiveWayTo(NamedTuple):
    """9.63: it goes back through these hexes."""

    path: Hexes


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


# --- 11 assault ------------------------------------------------------------------------------------------------------


class DesignateAssault(NamedTuple):
    """11.31: this unit assaults these hexes; others may join it."""

    unit: Unit
    targets: Hexes


class JoinAssault(NamedTuple):
    """11.32: this unit adds its strength to the assault of another."""

    unit: Unit
    other: Unit


class EndDesignation(NamedTuple):
    """11.31: all assaults are declared."""


class RetreatBefore(NamedTuple):
    """11.33: this unit does not wait for the assault."""

    unit: Unit


class StandFast(NamedTuple):
    """11.33: nobody else retreats before the assault."""


class Countercharge(NamedTuple):
    """11.56: the cavalry that is charged charges itself."""


class AwaitCharge(NamedTuple):
    """11.56: the cavalry that is charged awaits the Charge."""


class CheckWith(NamedTuple):
    """11.37: this unit makes the Pre-Assault check."""

    unit: Unit


class ResolveFrom(NamedTuple):
    """11.41: assaults are resolved from this end of the line to the other."""

    end: str


class ContinueAssault(NamedTuple):
    """11.47: the assault goes on."""


class EndAssault(NamedTuple):
    """11.47: the assault is not continued."""


class AdvanceFurther(NamedTuple):
    """11.47: one hex further, to get at the enemy."""

    unit: Unit
    to: Hex


class EndFurther(NamedTuple):
    """11.47: nobody goes further."""


class FaceFreely(NamedTuple):
    """11.46: a victorious defender who stays turns as he likes."""

    facing: Facing


class AnnounceCharge(NamedTuple):
    """11.54: the mounted cavalry of this stack charges."""

    unit: Unit


# --- 12 combat results -----------------------------------------------------------------------------------------------


class Retreat(NamedTuple):
    """12.41: these units of one hex (one of them, or all that must) retreat along this path."""

    units: Units
    path: Hexes


class GoAlong(NamedTuple):
    """12.72: the leader goes with the troops as far as this hex."""

    leader: Leader
    to: Hex


class StayBehind(NamedTuple):
    """12.72: the leader stays where he is."""

    leader: Leader


class Advance(NamedTuple):
    """12.6: the unit advances; the hexes that it will occupy, its counter's first."""

    unit: Unit
    to: Hexes


class DeclineAdvance(NamedTuple):
    """12.6: the unit stays where it is."""

    unit: Unit


class FaceAfterAdvance(NamedTuple):
    """12.6: how the unit faces in the hex into which it advanced, turned by one corner at most."""

    facing: Facing


# --- 10 fire ---------------------------------------------------------------------------------------------------------

OptionalHex: TypeAlias = Annotated[int | None, Domain("hex", optional=True)]
OptionalFacing: TypeAlias = Annotated[int | None, Domain("facing", optional=True)]


class FireAt(NamedTuple):
    """10.3: the acting unit fires at a hex. ``points`` 0: with all that is left; ``origin``: from this hex of an
    Extended unit; ``sections``: with these sections of a battery only; ``units``: together with these in the same
    hex."""

    target: Hex
    points: int = 0
    origin: OptionalHex = None
    sections: tuple[int, ...] = ()
    rapid: bool = False
    moving: bool = False
    """It means to move on: no Prepared Fire, and guns fire as if they had moved."""
    combine: bool = False
    """Added to the fire of another hex of the same line at that target (8.45)."""
    units: Units = ()


class EndFire(NamedTuple):
    """10.15: nothing further is declared; the shots are fired."""


class AnswerFire(NamedTuple):
    """10.4: a unit of the other side fires, with the fields of ``FireAt``."""

    unit: Unit
    target: Hex
    points: int = 0
    origin: OptionalHex = None
    sections: tuple[int, ...] = ()
    rapid: bool = False
    combine: bool = False
    units: Units = ()


class Resupply(NamedTuple):
    """10.92: ammunition for a unit, or for one section of a battery (-1: all that lack it); then it may turn."""

    unit: Unit
    section: int = -1
    facing: OptionalFacing = None


class HoldFire(NamedTuple):
    """10.13: nobody else fires now."""


class PlaceLeader(NamedTuple):
    """12.74: the replacement joins this unit's hex."""

    leader: Leader
    to: Hex


class Promote(NamedTuple):
    """12.76: this subordinate takes the place of a lost superior."""

    leader: Leader


# --- 13 recovery -----------------------------------------------------------------------------------------------------


class Rally(NamedTuple):
    """13.4: a Disordered unit tries to rally, in place of moving and firing."""

    unit: Unit


class TurnAfterRally(NamedTuple):
    """13.41: how the rallied unit faces, turned by one corner at most."""

    facing: Facing


class RallyQuietly(NamedTuple):
    """13.45: the quiet brigade rallies its Disordered units in range."""

    brigade: Brigade


class RestQuietly(NamedTuple):
    """17.42: the quiet brigade loses a level of Fatigue."""

    brigade: Brigade


class TryToReturn(NamedTuple):
    """13.52: a Routed unit tries to return."""

    unit: Unit


class StayAway(NamedTuple):
    """13.51: a Routed unit does not try, this turn."""

    unit: Unit


class PlaceRallied(NamedTuple):
    """13.52: a unit that returns from Rout stands here."""

    unit: Unit
    to: Hex
    facing: Facing


# --- 14 cavalry ------------------------------------------------------------------------------------------------------


class Mount(NamedTuple):
    """14.22: the acting cavalry mounts."""


class Dismount(NamedTuple):
    """14.22: the acting cavalry dismounts."""
