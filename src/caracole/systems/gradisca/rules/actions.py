"""What a player can say. Numbers are indices of the theatre; messages show slugs."""

from __future__ import annotations

from typing import Annotated, Final, NamedTuple, TypeAlias

from caracole.kernel import Domain
from caracole.systems.gradisca.rules.components import numbers

Zone: TypeAlias = Annotated[numbers.Zone, Domain("zone")]
Unit: TypeAlias = Annotated[numbers.Unit, Domain("unit")]
Units: TypeAlias = Annotated[tuple[numbers.Unit, ...], Domain("unit", many=True)]
MaybeUnit: TypeAlias = Annotated[numbers.Unit | None, Domain("unit", optional=True)]
Card: TypeAlias = Annotated[int, Domain("card")]
Command: TypeAlias = Annotated[int, Domain("command")]
Region: TypeAlias = Annotated[int, Domain("region")]
Commands: TypeAlias = Annotated[tuple[int, ...], Domain("command", many=True)]

MARCH: Final = "march"
RAID: Final = "raid"
INCURSION: Final = "incursion"
MANNERS: Final = (MARCH, RAID, INCURSION)


# --- 4 set-up and turn -----------------------------------------------------------------------------------------------


class DivideCommands(NamedTuple):
    """4.2: the Commands that the partner will lead; the rest stay with the speaker."""

    partner: Commands


class PlaceSeaSupply(NamedTuple):
    """21: the coastal zone supplied by sea this turn."""

    zone: Zone


class Disorganize(NamedTuple):
    """9: this unit pays for the crowded zone."""

    unit: Unit


# --- 5 activation and cards ------------------------------------------------------------------------------------------


class ChooseOption(NamedTuple):
    """5: option 1, 2 or 3; option 3 names the Commander."""

    option: int
    commander: MaybeUnit = None


class PlayCard(NamedTuple):
    """5, 12: play this card."""

    card: Card


class Discard(NamedTuple):
    """5: put this card on the discard pile."""

    card: Card


class KeepCards(NamedTuple):
    """5: discard nothing."""


class ActivateZone(NamedTuple):
    """5: the drawn Command's units in this zone act."""

    zone: Zone


class EndActivation(NamedTuple):
    """5: nothing more with this Command."""


class Respond(NamedTuple):
    """5.1: answer with a card in the other side's activation."""

    card: Card


class Pass(NamedTuple):
    """5.1: no answer."""


# --- 5.1 what units do -----------------------------------------------------------------------------------------------


class March(NamedTuple):
    """6: these units set out together into an adjacent zone, simply, raiding (23) or on an incursion (25.2)."""

    units: Units
    to: Zone
    how: str = MARCH


class GoOn(NamedTuple):
    """6: the moving stack enters the next zone."""

    to: Zone
    how: str = MARCH


class Drop(NamedTuple):
    """6: leave this unit behind."""

    unit: Unit


class Halt(NamedTuple):
    """6: the moving stack stops here (23: stays and fights; 25.2: stays in the zone it has won)."""


class RaidAgain(NamedTuple):
    """23: one more attempt in this zone."""


class GoBack(NamedTuple):
    """25.2: the light cavalry returns to the zone it came from."""


class Bombard(NamedTuple):
    """7.4.1: these guns fire at the wall between their zone and the Fortress."""

    guns: Units
    fortress: Zone


class BombardUnits(NamedTuple):
    """7.4.2: these guns fire on the enemy units in an adjacent zone."""

    guns: Units
    target: Zone


class LayMine(NamedTuple):
    """7.5: engineers mine the wall between their zone and the Fortress."""

    engineers: Unit
    fortress: Zone


class SetOffMine(NamedTuple):
    """7.5: engineers try to set off a mine on the wall."""

    engineers: Unit
    fortress: Zone


class CounterMine(NamedTuple):
    """7.6: engineers in a Fortress seek a mine on the wall towards that zone."""

    engineers: Unit
    facing: Zone


class RebuildWall(NamedTuple):
    """7.7: engineers in a Fortress rebuild the wall towards that zone."""

    engineers: Unit
    facing: Zone


class BuildFort(NamedTuple):
    """10: engineers build a Fort where they stand."""

    engineers: Unit


class DestroyFort(NamedTuple):
    """19.2: engineers destroy an own Fort where they stand."""

    engineers: Unit


class RepairBridge(NamedTuple):
    """12: engineers mend the bridge, lost to a flood, between their zone and that one."""

    engineers: Unit
    to: Zone


class Recover(NamedTuple):
    """7.2, 20: the unit returns to good order."""

    unit: Unit


class MoveCamp(NamedTuple):
    """24: the Camp in the activated zone moves next door."""

    to: Zone


class ReturnCamp(NamedTuple):
    """24: the lost Camp comes back at a Supply Source."""

    zone: Zone


class EndZone(NamedTuple):
    """5: this zone is finished."""


# --- 7 combat --------------------------------------------------------------------------------------------------------


class Recall(NamedTuple):
    """17: a Commander calls this unit to the battle; it arrives across the border with ``via``."""

    unit: Unit
    via: Zone


class EndRecall(NamedTuple):
    """17: nobody else is called."""


class TakeHit(NamedTuple):
    """7.1: this unit takes the next hit."""

    unit: Unit


class FightOn(NamedTuple):
    """18: another round, or not."""

    again: bool


class RetreatTo(NamedTuple):
    """7.3: the force retreats there."""

    to: Zone


class StandFast(NamedTuple):
    """7.3: one more hit instead of leaving the Fortress; 7.4.2: no retreat."""


class PlaceReplacement(NamedTuple):
    """7.2: where the new Commander appears."""

    zone: Zone


class TakeForts(NamedTuple):
    """19.2: convert so many of the enemy Forts and destroy the rest."""

    convert: int


# --- 12, 26 reinforcements and card effects --------------------------------------------------------------------------


class EnterAt(NamedTuple):
    """12: the group comes in here."""

    zone: Zone


class ChooseZone(NamedTuple):
    """12: the zone that the card speaks of."""

    zone: Zone


class ChooseUnit(NamedTuple):
    """12: one unit that the card speaks of."""

    unit: Unit


class ChooseCard(NamedTuple):
    """12: one card that the card speaks of."""

    card: Card


class ChooseCommand(NamedTuple):
    """12: the Command that the card speaks of."""

    command: Command


class ChooseRegion(NamedTuple):
    """12: the part of the map that the card speaks of."""

    region: Region


class ChooseBorder(NamedTuple):
    """12: the border that the card speaks of, from a zone of one's own to another."""

    zone: Zone
    other: Zone


class ChooseUse(NamedTuple):
    """12: which of the uses that a card offers."""

    use: int


class Sally(NamedTuple):
    """12: these units, and a Commander if one is named, break out of the Fortress by night into an adjacent zone."""

    fortress: Zone
    to: Zone
    units: Units
    commander: MaybeUnit = None


class Enough(NamedTuple):
    """12: no further choice for this card."""


ACTIONS: tuple[type, ...] = (
    DivideCommands,
    PlaceSeaSupply,
    Disorganize,
    ChooseOption,
    PlayCard,
    Discard,
    KeepCards,
    ActivateZone,
    EndActivation,
    Respond,
    Pass,
    March,
    GoOn,
    Drop,
    Halt,
    RaidAgain,
    GoBack,
    Bombard,
    BombardUnits,
    LayMine,
    SetOffMine,
    CounterMine,
    RebuildWall,
    BuildFort,
    DestroyFort,
    RepairBridge,
    Recover,
    MoveCamp,
    ReturnCamp,
    EndZone,
    Recall,
    EndRecall,
    TakeHit,
    FightOn,
    RetreatTo,
    StandFast,
    PlaceReplacement,
    TakeForts,
    EnterAt,
    ChooseZone,
    ChooseUnit,
    ChooseCard,
    ChooseCommand,
    ChooseRegion,
    ChooseBorder,
    ChooseUse,
    Sally,
    Enough,
)
