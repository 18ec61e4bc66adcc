"""Chapter 2: the components. A ``Theatre`` is one scenario's map, armies, cards and time line, fixed and shared.

It holds the printed facts and the tables made from them once (adjacency, masks of unit kinds). What changes in play
lives in the state. A loader makes theatres from files; the position API makes them from words.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, fields
from functools import cache
from typing import Any, Final, NamedTuple

from caracole.kernel import digest
from caracole.kernel.bits import mask_of
from caracole.kernel.native import mypyc_attr
from caracole.kernel.tables import Table
from caracole.systems.gradisca.loader import own_toml
from caracole.systems.gradisca.rules.components.numbers import NOWHERE, Unit, Zone

VENETIAN: Final = 0
AUSTRIAN: Final = 1
SIDES: Final = ("venetian", "austrian")  # G1.a: exactly two; the Dutch are Venetian in everything (G2.1.j)

INFANTRY: Final = "infantry"
CERNIDE: Final = "cernide"
LIGHT: Final = "light"
MEDIUM: Final = "medium"
HEAVY: Final = "heavy"
ENGINEERS: Final = "engineers"
ARTILLERY: Final = "artillery"
COMMANDER: Final = "commander"
CAVALRY: Final = (LIGHT, MEDIUM, HEAVY)
UNIT_TYPES: Final = (INFANTRY, CERNIDE, *CAVALRY, ENGINEERS, ARTILLERY, COMMANDER)  # G2.1.a, G2.1.d
MILITIA: Final = "militia"
MERCENARY: Final = "mercenary"
TROOPS: Final = (MILITIA, MERCENARY)

OPEN: Final = "open"
RIVER: Final = "river"
BRIDGE: Final = "bridge"
IMPASSABLE: Final = "impassable"
WALL: Final = "wall"
BORDER_KINDS: Final = (OPEN, RIVER, BRIDGE, IMPASSABLE, WALL)

Names = Mapping[str, str]
"""A text by language: en, it, fr."""


class PrintedZone(NamedTuple):
    """G2.3: an area of the map. Its terrain is open, difficult, a Fortified Town or a Fortress (G2.3.b); ``difficult``,
    ``town`` and ``fortress`` are separate attributes (G2.3.j)."""

    id: str
    name: Names
    difficult: bool = False
    town: bool = False
    fortress: bool = False
    named: bool = True
    sea: bool = False
    source: int | None = None
    raid: tuple[bool, bool] = (False, False)
    booty: int | None = None
    owner: int | None = None
    region: str = ""
    free_attack: tuple[bool, bool] = (False, False)
    """G21.1.k: units of that side here need no Attack Supply."""
    lifeline: str | None = None
    """G21.j: the Austrian garrison here is supplied through that zone."""
    map_edge: bool = False
    """Roads lead off the map here (G6.p: who leaves it is lost). For the eye: no rule asks."""
    centre: tuple[float, float] | None = None
    """Where a counter or a name is best drawn: longitude and latitude."""
    note: str = ""


class Border(NamedTuple):
    """G2.3.c: the shared line of two zones. ``level`` is the printed Level of a wall."""

    a: Zone
    b: Zone
    kind: str = OPEN
    level: int = 0
    river: str = ""
    note: str = ""


class Command(NamedTuple):
    """A Corps and its marker."""

    id: str
    side: int
    name: Names
    colour: str = ""
    hex: str = ""


class PrintedUnit(NamedTuple):
    """G2.1: a counter with both its sides. For a Commander ``attack`` and ``defence`` are his Leadership Value and
    the second pair that of his replacement; for the others they are Fire Values. No second pair: no second side."""

    id: str
    command: int
    type: str
    attack: int
    defence: int
    back_attack: int | None = None
    back_defence: int | None = None
    name: str = ""
    back_name: str = ""
    nation: str = ""
    troops: str = ""
    """G2.1.d: militia or mercenaries, of infantry that says so. For the eye: no rule asks."""


class Effect(NamedTuple):
    """One thing that a card does: the name of an effect and its parameters, as sorted pairs."""

    name: str
    args: tuple[tuple[str, Any], ...] = ()

    def arg(self, key: str, default: Any = None) -> Any:
        """A parameter by name."""
        for name, value in self.args:
            if name == key:
                return value
        return default


class Card(NamedTuple):
    """G12: a card. ``only_after`` is the turn of its date (0: none)."""

    number: int
    id: str
    title: Names
    text: Names
    playable_by: tuple[bool, bool] = (True, True)
    mandatory: tuple[bool, bool] = (False, False)
    only_after: int = 0
    reinforcement: bool = False
    of_1617: bool = False
    remove_if_used: bool = False
    moments: tuple[str, ...] = ()
    """G5.1.k: the windows of the other side's activation in which it may answer; none: not a response card."""
    before_units: bool = False
    """The card says that it is played before the units are activated."""
    effects: tuple[Effect, ...] = ()
    closed_seasons: tuple[int, ...] = ()
    """Seasons (as in ``TurnBox``) in which the card may not be played."""
    needs_command: str = ""
    """The card may be played only while a combat unit of this Command is on the map."""
    flavour: Names | None = None


class Group(NamedTuple):
    """Reinforcements that come together, and the zones where they may come in."""

    id: str
    units: tuple[Unit, ...]
    entries: tuple[Zone, ...]


class Score(NamedTuple):
    """Points that a scenario counts at the end besides the zones held: ``points`` for every ``each`` of a thing.

    ``breaches``: sides of the Fortress ``zone`` at Level 0; ``levels``: Levels missing from its walls, all sides
    together; ``camp``: the enemy Camp was lost at some time; ``eliminated``: enemy combat units out of the game, of
    these ``types`` only if any are named.
    """

    side: int
    kind: str
    points: int
    each: int = 1
    zone: Zone = NOWHERE
    types: tuple[str, ...] = ()


SCORES: Final = ("breaches", "levels", "camp", "eliminated")


class TurnBox(NamedTuple):
    """G2.4.a, G3.a: a box of the time line."""

    turn: int
    label: Names
    year: int
    season: int
    """0 for Jan-Feb to 5 for Nov-Dec."""
    morale_loss: bool = False


@mypyc_attr(native_class=False)
@dataclass(frozen=True)
class Scenario:
    """The scenario sheet: what starts where, and the limits that the rules leave to it."""

    id: str
    title: Names
    start: Mapping[Unit, Zone]
    """unit -> zone; units not named here wait on the flag (G4.h) unless they are out of the scenario."""
    absent: frozenset[Unit] = frozenset()
    cup: tuple[int, ...] | None = None
    """Command markers in the first cup; None: every Command with a unit on the map (G4.a)."""
    first_turn: int = 1
    end_turn: int = 16
    end_earliest: int = 1
    fort_markers: tuple[int, int] = (0, 0)
    mine_markers: tuple[int | None, int | None] = (None, None)
    forts: tuple[tuple[int, Zone], ...] = ()
    """(side, zone) of Forts on the map at the start."""
    levels: Mapping[int, int] = field(default_factory=dict)
    """border -> Level at the start where it is not the printed one."""
    camps: tuple[Zone | None, Zone | None] = (None, None)
    sea_supply: Zone | None = None
    morale: tuple[int, int] = (9, 9)
    low_up_to: int = 3
    medium_up_to: int = 6
    victory_points: tuple[int, int] = (0, 0)
    booty: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())
    """Values of each side's markers; 0 stands for the question mark (G13.g)."""
    deck: tuple[int, ...] = ()
    """Cards of the scenario, by index."""
    start_hands: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())
    """Cards given before the deal (G4.m)."""
    hand_sizes: tuple[int, int] = (4, 4)
    draw_allowed: bool = True
    objectives: tuple[tuple[int, Zone, int], ...] = ()
    """(side, zone, points) at the end of the game (G13.h, G13.i)."""
    arrivals: tuple[tuple[int, int, Zone], ...] = ()
    """(turn, group, zone): groups that come by the calendar and not by card."""
    replaced: frozenset[Unit] = frozenset()
    """Commanders that start on their replacement side."""
    game: str | None = None
    """The one game (basic or advanced) that the scenario is made for; None: either."""
    newcomers_wait: bool = False
    """Units that a card brings count as activated this turn, whatever has become of their marker; else as in G12.w."""
    scores: tuple[Score, ...] = ()
    """What else is counted at the end."""
    raid_points: tuple[int, int] = (0, 0)
    """Victory Points of each side for a successful raid."""


class Chart:
    """Numbers of the rulebook about one thing: a table of charts.toml, which names their clauses."""

    def __init__(self, row: Mapping[str, Any]) -> None:
        for name, value in row.items():
            setattr(self, name, value)


class MovementChart(Chart):
    """6, 21, 25.1."""

    infantry: int
    engineers: int
    artillery: int
    cavalry: int
    commander: int
    cavalry_in_winter: int
    enter: int
    enter_difficult: int
    out_of_supply_loss: int


class HandChart(Chart):
    """2.2, 5."""

    highest_card_number: int
    limit: int
    cards_option_1: int
    cards_option_3: int
    zones_option_1: int
    response_cards: list[int]


class CombatChart(Chart):
    """7, 10, 11, 18, 19.1."""

    commander_hit_up_to: int
    artillery_bursts_on: int
    artillery_without_engineers: int
    through_breach_loss: int
    difficult_lowers_from: int
    difficult_loss: int
    fort_deduction: int
    town_deduction: int
    several_rounds_from: int


class SiegeChart(Chart):
    """7.5."""

    mine_explodes_up_to: int
    mine_lost_on: int


class StackingChart(Chart):
    """9."""

    limit: int


class FortsChart(Chart):
    """10."""

    per_zone_basic: int


class CommandChart(Chart):
    """16, 21."""

    span: int
    out_of_supply_leadership: int


class AttackSupplyChart(Chart):
    """21.1."""

    needed_from: int
    distance: int


class MoraleChart(Chart):
    """22, 23, 24."""

    lowest: int
    highest: int
    time_line_loss: int
    raid: int
    raid_on_camp: int
    camp_lost: int
    medium_zones: int
    low_cards: int


class RaidsChart(Chart):
    """23."""

    cost: int
    succeeds_on: int
    fails_on: int


class TimeChart(Chart):
    """4.1, 12."""

    last_turn: int
    first_turn_of_1617: int


class Charts:
    """The numbers of the rulebook (charts.toml) as attributes: ``charts().movement.infantry``."""

    def __init__(self, rows: Mapping[str, Mapping[str, Any]]) -> None:
        self.movement = MovementChart(rows["movement"])
        self.hand = HandChart(rows["hand"])
        self.combat = CombatChart(rows["combat"])
        self.siege = SiegeChart(rows["siege"])
        self.stacking = StackingChart(rows["stacking"])
        self.forts = FortsChart(rows["forts"])
        self.command = CommandChart(rows["command"])
        self.attack_supply = AttackSupplyChart(rows["attack_supply"])
        self.morale = MoraleChart(rows["morale"])
        self.raids = RaidsChart(rows["raids"])
        self.time = TimeChart(rows["time"])


@cache
def charts() -> Charts:
    """Read once."""
    return Charts(own_toml("charts.toml"))


class Theatre:
    """Map, armies, cards, time line and scenario, with the tables made from them."""

    def __init__(
        self,
        zones: Sequence[PrintedZone],
        borders: Sequence[Border],
        commands: Sequence[Command],
        units: Sequence[PrintedUnit],
        cards: Sequence[Card],
        groups: Sequence[Group],
        boxes: Sequence[TurnBox],
        scenario: Scenario,
    ) -> None:
        self.zones, self.borders, self.commands = tuple(zones), tuple(borders), tuple(commands)
        self.units, self.cards, self.groups = tuple(units), tuple(cards), tuple(groups)
        self.boxes, self.scenario = tuple(boxes), scenario
        self.box = {box.turn: box for box in self.boxes}
        latest = int(charts().time.last_turn)
        self.last_turn = min(latest, max(self.box, default=latest))
        """The box with which the game ends at the latest (G4.1.i)."""
        self._make_unit_tables()
        self._make_map_tables()
        self.names = self._slugs()
        """The slugs of every domain, for messages."""
        self.numbers = {
            domain: {slug: number for number, slug in enumerate(slugs)} for domain, slugs in self.names.items()
        }
        """The other way round: the index of every slug, by domain."""
        self._digest = ""

    def _make_unit_tables(self) -> None:
        units = self.units
        self.every_unit = tuple(map(Unit, range(len(units))))
        self.unit_numbers = {row.id: unit for unit, row in zip(self.every_unit, units, strict=True)}
        self.side_of: Table[Unit, int] = tuple(self.commands[unit.command].side for unit in units)
        self.command_of: Table[Unit, int] = tuple(unit.command for unit in units)  # G2.1.f: one, and one only

        def having(*types: str) -> int:
            return mask_of(n for n, unit in enumerate(units) if unit.type in types)

        self.of_side = tuple(mask_of(n for n, side in enumerate(self.side_of) if side == s) for s in (0, 1))
        self.of_command = tuple(
            mask_of(n for n, unit in enumerate(units) if unit.command == c) for c in range(len(self.commands))
        )
        self.infantry = having(INFANTRY, CERNIDE)
        self.cernide = having(CERNIDE)
        self.light = having(LIGHT)
        self.cavalry = having(*CAVALRY)
        self.line = self.infantry | self.cavalry
        self.engineers = having(ENGINEERS)
        self.artillery = having(ARTILLERY)
        self.commanders = having(COMMANDER)
        self.combat = self.line | self.engineers | self.artillery  # G2.1.c: a Commander is a unit, no combat unit
        self.fighting = self.line | self.artillery
        """Units that keep Commanders and engineers from being alone (G6.r)."""
        self.two_sided = mask_of(
            n for n, unit in enumerate(units) if unit.type != COMMANDER and unit.back_attack is not None
        )  # G2.1.g: as the counter says
        movement = charts().movement
        allowance = {INFANTRY: movement.infantry, CERNIDE: movement.infantry, ENGINEERS: movement.engineers}
        allowance |= {ARTILLERY: movement.artillery, COMMANDER: movement.commander}
        allowance |= dict.fromkeys(CAVALRY, movement.cavalry)
        self.allowance: Table[Unit, int] = tuple(allowance[unit.type] for unit in units)

    def _make_map_tables(self) -> None:
        """G2.3.a: terrain gives the cost of a zone, borders its neighbours; nothing else on the map governs marches."""
        movement = charts().movement
        self.every_zone = tuple(map(Zone, range(len(self.zones))))
        self.zone_numbers = {row.id: zone for zone, row in zip(self.every_zone, self.zones, strict=True)}
        self.cost: Table[Zone, int] = tuple(
            movement.enter_difficult if zone.difficult else movement.enter for zone in self.zones
        )
        links: list[dict[Zone, int]] = [{} for _ in self.zones]
        for number, border in enumerate(self.borders):
            links[border.a][border.b] = number
            links[border.b][border.a] = number
        self.border_to: Table[Zone, dict[Zone, int]] = tuple(links)
        """zone -> {adjacent zone: border}, impassable borders included (G2.3.c)."""
        self.border_kinds = tuple(border.kind for border in self.borders)
        self.is_fortress: Table[Zone, bool] = tuple(zone.fortress for zone in self.zones)
        self.fortresses = mask_of(n for n, zone in enumerate(self.zones) if zone.fortress)
        self.towns = mask_of(n for n, zone in enumerate(self.zones) if zone.town)
        self.sea_zones = mask_of(n for n, zone in enumerate(self.zones) if zone.sea)
        self.sources = tuple(mask_of(n for n, zone in enumerate(self.zones) if zone.source == s) for s in (0, 1))
        self.walls = tuple(n for n, border in enumerate(self.borders) if border.kind == WALL)
        self.regions = tuple(dict.fromkeys(zone.region for zone in self.zones if zone.region))
        self.printed_levels = tuple(border.level for border in self.borders)
        self.no_mines = (0,) * len(self.borders)
        """border -> 0"""

    def _slugs(self) -> dict[str, list[str]]:
        return {
            "zone": [zone.id for zone in self.zones],
            "unit": [unit.id for unit in self.units],
            "command": [command.id for command in self.commands],
            "card": [card.id for card in self.cards],
            "group": [group.id for group in self.groups],
            "region": list(self.regions),
            "side": list(SIDES),
        }

    @property
    def digest(self) -> str:
        """Fingerprint of all data that can influence play (not the texts)."""
        if not self._digest:
            self._digest = self._fingerprint()
        return self._digest

    def _fingerprint(self) -> str:
        scenario: dict[str, Any] = {each.name: getattr(self.scenario, each.name) for each in fields(self.scenario)}
        del scenario["title"]
        scenario["start"] = sorted(self.scenario.start.items())
        scenario["levels"] = sorted(self.scenario.levels.items())
        scenario["absent"] = sorted(self.scenario.absent)
        scenario["replaced"] = sorted(self.scenario.replaced)
        return digest(
            {
                "zones": [zone._replace(name={}, centre=None, note="") for zone in self.zones],
                "borders": [border._replace(note="") for border in self.borders],
                "commands": [(command.id, command.side) for command in self.commands],
                "units": [unit[: PrintedUnit._fields.index("troops")] for unit in self.units],
                "cards": [card._replace(title={}, text={}, flavour=None) for card in self.cards],
                "groups": self.groups,
                "boxes": [box._replace(label={}) for box in self.boxes],
                "scenario": scenario,
            }
        )
