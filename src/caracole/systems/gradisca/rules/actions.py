"""What a player can say. Numbers are indices of the theatre; messages show slugs."""

from __future__ import annotations

from typing import Annotated, ClassVar, Final, TypeAlias

from caracole.kernel import Domain, SlottedAction
from caracole.kernel.saying import Fields, Values
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


class DivideCommands(SlottedAction):
    """4.2: the Commands that the partner will lead; the rest stay with the speaker."""

    __slots__ = ("partner",)
    FIELDS: ClassVar[Fields] = {"partner": Commands}

    def __init__(self, partner: Commands) -> None:
        self.partner = partner


class PlaceSeaSupply(SlottedAction):
    """21: the coastal zone supplied by sea this turn."""

    __slots__ = ("zone",)
    FIELDS: ClassVar[Fields] = {"zone": Zone}

    def __init__(self, zone: Zone) -> None:
        self.zone = zone


class Disorganize(SlottedAction):
    """9: this unit pays for the crowded zone."""

    __slots__ = ("unit",)
    FIELDS: ClassVar[Fields] = {"unit": Unit}

    def __init__(self, unit: Unit) -> None:
        self.unit = unit


# --- 5 activation and cards ------------------------------------------------------------------------------------------


class ChooseOption(SlottedAction):
    """5: option 1, 2 or 3; option 3 names the Commander."""

    __slots__ = ("commander", "option")
    FIELDS: ClassVar[Fields] = {"option": int, "commander": MaybeUnit}
    DEFAULTS: ClassVar[Values] = {"commander": None}

    def __init__(self, option: int, commander: MaybeUnit = None) -> None:
        self.option = option
        self.commander = commander


class PlayCard(SlottedAction):
    """5, 12: play this card."""

    __slots__ = ("card",)
    FIELDS: ClassVar[Fields] = {"card": Card}

    def __init__(self, card: Card) -> None:
        self.card = card


class Discard(SlottedAction):
    """5: put this card on the discard pile."""

    __slots__ = ("card",)
    FIELDS: ClassVar[Fields] = {"card": Card}

    def __init__(self, card: Card) -> None:
        self.card = card


class KeepCards(SlottedAction):
    """5: discard nothing."""

    __slots__ = ()


class ActivateZone(SlottedAction):
    """5: the drawn Command's units in this zone act."""

    __slots__ = ("zone",)
    FIELDS: ClassVar[Fields] = {"zone": Zone}

    def __init__(self, zone: Zone) -> None:
        self.zone = zone


class EndActivation(SlottedAction):
    """5: nothing more with this Command."""

    __slots__ = ()


class Respond(SlottedAction):
    """5.1: answer with a card in the other side's activation."""

    __slots__ = ("card",)
    FIELDS: ClassVar[Fields] = {"card": Card}

    def __init__(self, card: Card) -> None:
        self.card = card


class Pass(SlottedAction):
    """5.1: no answer."""

    __slots__ = ()


# --- 5.1 what units do -----------------------------------------------------------------------------------------------


class March(SlottedAction):
    """6: these units set out together into an adjacent zone, simply, raiding (23) or on an incursion (25.2)."""

    __slots__ = ("how", "to", "units")
    FIELDS: ClassVar[Fields] = {"units": Units, "to": Zone, "how": str}
    DEFAULTS: ClassVar[Values] = {"how": MARCH}

    def __init__(self, units: Units, to: Zone, how: str = MARCH) -> None:
        self.units = units
        self.to = to
        self.how = how


class GoOn(SlottedAction):
    """6: the moving stack enters the next zone."""

    __slots__ = ("how", "to")
    FIELDS: ClassVar[Fields] = {"to": Zone, "how": str}
    DEFAULTS: ClassVar[Values] = {"how": MARCH}

    def __init__(self, to: Zone, how: str = MARCH) -> None:
        self.to = to
        self.how = how


class Drop(SlottedAction):
    """6: leave this unit behind."""

    __slots__ = ("unit",)
    FIELDS: ClassVar[Fields] = {"unit": Unit}

    def __init__(self, unit: Unit) -> None:
        self.unit = unit


class Halt(SlottedAction):
    """6: the moving stack stops here (23: stays and fights; 25.2: stays in the zone it has won)."""

    __slots__ = ()


class RaidAgain(SlottedAction):
    """23: one more attempt in this zone."""

    __slots__ = ()


class GoBack(SlottedAction):
    """25.2: the light cavalry returns to the zone it came from."""

    __slots__ = ()


class Bombard(SlottedAction):
    """7.4.1: these guns fire at the wall between their zone and the Fortress."""

    __slots__ = ("fortress", "guns")
    FIELDS: ClassVar[Fields] = {"guns": Units, "fortress": Zone}

    def __init__(self, guns: Units, fortress: Zone) -> None:
        self.guns = guns
        self.fortress = fortress


class BombardUnits(SlottedAction):
    """7.4.2: these guns fire on the enemy units in an adjacent zone."""

    __slots__ = ("guns", "target")
    FIELDS: ClassVar[Fields] = {"guns": Units, "target": Zone}

    def __init__(self, guns: Units, target: Zone) -> None:
        self.guns = guns
        self.target = target


class LayMine(SlottedAction):
    """7.5: engineers mine the wall between their zone and the Fortress."""

    __slots__ = ("engineers", "fortress")
    FIELDS: ClassVar[Fields] = {"engineers": Unit, "fortress": Zone}

    def __init__(self, engineers: Unit, fortress: Zone) -> None:
        self.engineers = engineers
        self.fortress = fortress


class SetOffMine(SlottedAction):
    """7.5: engineers try to set off a mine on the wall."""

    __slots__ = ("engineers", "fortress")
    FIELDS: ClassVar[Fields] = {"engineers": Unit, "fortress": Zone}

    def __init__(self, engineers: Unit, fortress: Zone) -> None:
        self.engineers = engineers
        self.fortress = fortress


class CounterMine(SlottedAction):
    """7.6: engineers in a Fortress seek a mine on the wall towards that zone."""

    __slots__ = ("engineers", "facing")
    FIELDS: ClassVar[Fields] = {"engineers": Unit, "facing": Zone}

    def __init__(self, engineers: Unit, facing: Zone) -> None:
        self.engineers = engineers
        self.facing = facing


class RebuildWall(SlottedAction):
    """7.7: engineers in a Fortress rebuild the wall towards that zone."""

    __slots__ = ("engineers", "facing")
    FIELDS: ClassVar[Fields] = {"engineers": Unit, "facing": Zone}

    def __init__(self, engineers: Unit, facing: Zone) -> None:
        self.engineers = engineers
        self.facing = facing


class BuildFort(SlottedAction):
    """10: engineers build a Fort where they stand."""

    __slots__ = ("engineers",)
    FIELDS: ClassVar[Fields] = {"engineers": Unit}

    def __init__(self, engineers: Unit) -> None:
        self.engineers = engineers


class DestroyFort(SlottedAction):
    """19.2: engineers destroy an own Fort where they stand."""

    __slots__ = ("engineers",)
    FIELDS: ClassVar[Fields] = {"engineers": Unit}

    def __init__(self, engineers: Unit) -> None:
        self.engineers = engineers


class RepairBridge(SlottedAction):
    """12: engineers mend the bridge, lost to a flood, between their zone and that one."""

    __slots__ = ("engineers", "to")
    FIELDS: ClassVar[Fields] = {"engineers": Unit, "to": Zone}

    def __init__(self, engineers: Unit, to: Zone) -> None:
        self.engineers = engineers
        self.to = to


class Recover(SlottedAction):
    """7.2, 20: the unit returns to good order."""

    __slots__ = ("unit",)
    FIELDS: ClassVar[Fields] = {"unit": Unit}

    def __init__(self, unit: Unit) -> None:
        self.unit = unit


class MoveCamp(SlottedAction):
    """24: the Camp in the activated zone moves next door."""

    __slots__ = ("to",)
    FIELDS: ClassVar[Fields] = {"to": Zone}

    def __init__(self, to: Zone) -> None:
        self.to = to


class ReturnCamp(SlottedAction):
    """24: the lost Camp comes back at a Supply Source."""

    __slots__ = ("zone",)
    FIELDS: ClassVar[Fields] = {"zone": Zone}

    def __init__(self, zone: Zone) -> None:
        self.zone = zone


class EndZone(SlottedAction):
    """5: this zone is finished."""

    __slots__ = ()


# --- 7 combat --------------------------------------------------------------------------------------------------------


class Recall(SlottedAction):
    """17: a Commander calls this unit to the battle; it arrives across the border with ``via``."""

    __slots__ = ("unit", "via")
    FIELDS: ClassVar[Fields] = {"unit": Unit, "via": Zone}

    def __init__(self, unit: Unit, via: Zone) -> None:
        self.unit = unit
        self.via = via


class EndRecall(SlottedAction):
    """17: nobody else is called."""

    __slots__ = ()


class TakeHit(SlottedAction):
    """7.1: this unit takes the next hit."""

    __slots__ = ("unit",)
    FIELDS: ClassVar[Fields] = {"unit": Unit}

    def __init__(self, unit: Unit) -> None:
        self.unit = unit


class FightOn(SlottedAction):
    """18: another round, or not."""

    __slots__ = ("again",)
    FIELDS: ClassVar[Fields] = {"again": bool}

    def __init__(self, again: bool) -> None:
        self.again = again


class RetreatTo(SlottedAction):
    """7.3: the force retreats there."""

    __slots__ = ("to",)
    FIELDS: ClassVar[Fields] = {"to": Zone}

    def __init__(self, to: Zone) -> None:
        self.to = to


class StandFast(SlottedAction):
    """7.3: one more hit instead of leaving the Fortress; 7.4.2: no retreat."""

    __slots__ = ()


class PlaceReplacement(SlottedAction):
    """7.2: where the new Commander appears."""

    __slots__ = ("zone",)
    FIELDS: ClassVar[Fields] = {"zone": Zone}

    def __init__(self, zone: Zone) -> None:
        self.zone = zone


class TakeForts(SlottedAction):
    """19.2: convert so many of the enemy Forts and destroy the rest."""

    __slots__ = ("convert",)
    FIELDS: ClassVar[Fields] = {"convert": int}

    def __init__(self, convert: int) -> None:
        self.convert = convert


# --- 12, 26 reinforcements and card effects --------------------------------------------------------------------------


class EnterAt(SlottedAction):
    """12: the group comes in here."""

    __slots__ = ("zone",)
    FIELDS: ClassVar[Fields] = {"zone": Zone}

    def __init__(self, zone: Zone) -> None:
        self.zone = zone


class ChooseZone(SlottedAction):
    """12: the zone that the card speaks of."""

    __slots__ = ("zone",)
    FIELDS: ClassVar[Fields] = {"zone": Zone}

    def __init__(self, zone: Zone) -> None:
        self.zone = zone


class ChooseUnit(SlottedAction):
    """12: one unit that the card speaks of."""

    __slots__ = ("unit",)
    FIELDS: ClassVar[Fields] = {"unit": Unit}

    def __init__(self, unit: Unit) -> None:
        self.unit = unit


class ChooseCard(SlottedAction):
    """12: one card that the card speaks of."""

    __slots__ = ("card",)
    FIELDS: ClassVar[Fields] = {"card": Card}

    def __init__(self, card: Card) -> None:
        self.card = card


class ChooseCommand(SlottedAction):
    """12: the Command that the card speaks of."""

    __slots__ = ("command",)
    FIELDS: ClassVar[Fields] = {"command": Command}

    def __init__(self, command: Command) -> None:
        self.command = command


class ChooseRegion(SlottedAction):
    """12: the part of the map that the card speaks of."""

    __slots__ = ("region",)
    FIELDS: ClassVar[Fields] = {"region": Region}

    def __init__(self, region: Region) -> None:
        self.region = region


class ChooseBorder(SlottedAction):
    """12: the border that the card speaks of, from a zone of one's own to another."""

    __slots__ = ("other", "zone")
    FIELDS: ClassVar[Fields] = {"zone": Zone, "other": Zone}

    def __init__(self, zone: Zone, other: Zone) -> None:
        self.zone = zone
        self.other = other


class ChooseUse(SlottedAction):
    """12: which of the uses that a card offers."""

    __slots__ = ("use",)
    FIELDS: ClassVar[Fields] = {"use": int}

    def __init__(self, use: int) -> None:
        self.use = use


class Sally(SlottedAction):
    """12: these units, and a Commander if one is named, break out of the Fortress by night into an adjacent zone."""

    __slots__ = ("commander", "fortress", "to", "units")
    FIELDS: ClassVar[Fields] = {"fortress": Zone, "to": Zone, "units": Units, "commander": MaybeUnit}
    DEFAULTS: ClassVar[Values] = {"commander": None}

    def __init__(self, fortress: Zone, to: Zone, units: Units, commander: MaybeUnit = None) -> None:
        self.fortress = fortress
        self.to = to
        self.units = units
        self.commander = commander


class Enough(SlottedAction):
    """12: no further choice for this card."""

    __slots__ = ()


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
