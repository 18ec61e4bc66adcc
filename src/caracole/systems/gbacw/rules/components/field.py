"""The printed matter of one scenario with tables made once: ground, hexsides, ways, costs, commands.

    field.cost[profile][hex * 6 + direction]      half points for a step off the ways, or PROHIBITED
    field.way_cost[profile][hex * 6 + direction]  the same along a way, or PROHIBITED where none leads
    field.check[profile][hex * 6 + direction]     what the step off the ways does to order (9.47)
    field.charge_path[hex * 6 + direction]        whether the step serves as part of a charge path (11.52)

A profile is an arm and a mode of movement; :func:`profile` finds it. Everything here is immutable but the caches.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final, NamedTuple

from caracole.geometry.hex import DIRECTIONS, FACINGS, HexGrid
from caracole.kernel.bits import mask_of
from caracole.kernel.codec import digest
from caracole.kernel.tables import Table
from caracole.systems.gbacw.rules.components.charts import Charts
from caracole.systems.gbacw.rules.components.numbers import Hex, Unit
from caracole.systems.gbacw.rules.components.printed import (
    ADVANCE,
    ARMS,
    ARTILLERY,
    ATTACK,
    BRIGADE_LEADER,
    CORPS_COMMANDER,
    DIVISION_LEADER,
    MARCH,
    ORDERS,
    OVERALL_COMMANDER,
    SIDES,
    BattleRules,
    Brigade,
    Corps,
    Division,
    Leader,
    Place,
    PrintedUnit,
    Scenario,
)
from caracole.systems.gbacw.rules.components.terrain import (
    ABRUPT,
    AS_STREAM,
    GRADUAL,
    HALF,
    MINOR,
    NO_EDGE,
    OTHER_TERRAIN,
    PROHIBITED,
    STEEP,
    Chart,
    Terrain,
    Weapon,
)

NO_WAY: Final = 0
ROAD: Final = 1
PIKE: Final = 2
TRAIL: Final = 3
WAYS: Final = ("none", "road", "pike", "trail")
NO_CROSSING: Final = 0
BRIDGE: Final = 1
FORD: Final = 2
CROSSINGS: Final = ("none", "bridge", "ford")
WALL_LOW: Final = 1
WALL_HIGH: Final = 2
WALLS: Final = ("none", "wall_low", "wall_high")
SLOPES: Final = {MINOR: "minor", STEEP: "steep", ABRUPT: "abrupt"}

MOST_COSTS: Final = 24
"""The costs of so many fields are kept for others on the same ground."""

LEADER_PROFILE: Final = 9
PROFILES: Final = (*(f"{arm}_{order}" for arm in ARMS for order in ORDERS), "leader")


def profile(arm: int, orders: int) -> int:
    """The column of the Terrain Effects Chart. C6.13.a, C6.15.b, C6.16.a: by the orders; C2.21.h: horse artillery moves
    as artillery; C6.18.b, C9.24.e: artillery is never under Attack Orders."""
    return arm * 3 + (ADVANCE if arm == ARTILLERY and orders == ATTACK else orders)


class Hexsides(NamedTuple):
    """What lies on hexsides, by ``hex * 6 + direction``, the same from both sides but for the way up or down."""

    slope: tuple[int, ...]
    stream: tuple[bool, ...]
    wall: tuple[int, ...]
    way: tuple[int, ...]
    crossing: tuple[int, ...]


class Armies(NamedTuple):
    """Both armies."""

    units: tuple[PrintedUnit, ...]
    leaders: tuple[Leader, ...]
    brigades: tuple[Brigade, ...]
    divisions: tuple[Division, ...]
    corps: tuple[Corps, ...]


class Feature(NamedTuple):
    """A name on the map, for which no rule asks: a way through hexes, or a stream, wall or crossing on hexsides
    (``hex * 6 + direction``)."""

    kind: str
    name: str
    places: tuple[int, ...]


class Ground(NamedTuple):
    """The map. C2.7.b: ``elevation`` is that of the ground, without what grows or stands on it."""

    grid: HexGrid
    elevation: tuple[int, ...]
    terrain: tuple[Terrain, ...]
    sides: Hexsides
    places: tuple[Place, ...] = ()
    yards_per_hex: int = 125
    feet_per_level: int = 30
    features: tuple[Feature, ...] = ()


class Field:
    """Everything printed that one scenario needs. Shared by all games on it."""

    def __init__(
        self,
        ground: Ground,
        armies: Armies,
        scenario: Scenario,
        charts: Charts,
        chart: Chart,
        weapons: tuple[Weapon, ...],
    ) -> None:
        self.ground = ground
        self.grid = ground.grid
        self.elevation: Table[Hex, int] = ground.elevation
        self.terrain: Table[Hex, Terrain] = ground.terrain
        self.sides = ground.sides
        self.places = ground.places
        self.units: Table[Unit, PrintedUnit] = armies.units
        self.leaders, self.brigades, self.divisions, self.corps = armies[1:]
        self.scenario = scenario
        self.charts = charts
        self.chart = chart
        self.weapons = weapons
        self.height = tuple(level + row.height for level, row in zip(self.elevation, self.terrain, strict=True))
        """hex -> ground and what grows on it (10.23)"""
        self.bare_height = tuple(
            level if row.id == "woods" else height
            for level, row, height in zip(self.elevation, self.terrain, self.height, strict=True)
        )
        """The same where the woods have no leaves (K7)."""
        costs = _costs(_Going(self))
        self.cost, self.way_cost, self.check, self.charge_path = costs[:4]
        self.least_cost, self.leader_cost, self.leader_steps = costs[4:]
        self._index_commands()
        self.names = _names(self)
        self.numbers = {domain: {slug: n for n, slug in enumerate(slugs)} for domain, slugs in self.names.items()}
        self.digest = digest(_plain(self))
        self.sights: dict[tuple[bool, bool], tuple[bytes, ...]] = {}
        """Lines of sight by (crests, bare woods): see ``los.sight_table``."""

    def as_of(self, revision: int) -> Field:
        """The same field with the victory sheet of a revision of the rules: lines that came later are not on it."""
        scores = tuple(score for score in self.scenario.scores if score.since <= revision)
        if len(scores) == len(self.scenario.scores):
            return self
        armies = Armies(tuple(self.units), self.leaders, self.brigades, self.divisions, self.corps)
        scenario = self.scenario._replace(scores=scores)
        return Field(self.ground, armies, scenario, self.charts, self.chart, self.weapons)

    def _index_commands(self) -> None:
        self.every_unit = tuple(map(Unit, range(len(self.units))))
        self.unit_numbers = {row.id: unit for unit, row in zip(self.every_unit, self.units, strict=True)}
        self.of_brigade = tuple(
            mask_of(n for n, unit in enumerate(self.units) if unit.brigade == brigade)
            for brigade in range(len(self.brigades))
        )
        self.of_side = tuple(mask_of(n for n, unit in enumerate(self.units) if unit.side == side) for side in (0, 1))
        self.of_arm = tuple(mask_of(n for n, unit in enumerate(self.units) if unit.arm == arm) for arm in (0, 1, 2))
        self.brigades_of = tuple(
            tuple(n for n, brigade in enumerate(self.brigades) if brigade.division == division)
            for division in range(len(self.divisions))
        )
        self.divisions_of_corps = tuple(
            tuple(n for n, division in enumerate(self.divisions) if division.corps == corps)
            for corps in range(len(self.corps))
        )
        self.divisions_of_side = tuple(
            tuple(n for n, division in enumerate(self.divisions) if division.side == side) for side in (0, 1)
        )
        self.overall = tuple(
            next((n for n, row in enumerate(self.leaders) if row.side == side and row.level == OVERALL_COMMANDER), -1)
            for side in (0, 1)
        )

    # --- commands ----------------------------------------------------------------------------------------------------

    def commands(self, leader: int) -> int:
        """The units of a leader's command, as a set (2.22)."""
        row = self.leaders[leader]
        if row.level == BRIGADE_LEADER:
            return self.of_brigade[row.command]
        if row.level == DIVISION_LEADER:
            return _union(self.of_brigade[brigade] for brigade in self.brigades_of[row.command])
        if row.level == CORPS_COMMANDER:
            divisions = self.divisions_of_corps[row.command]
            return _union(self.of_brigade[b] for division in divisions for b in self.brigades_of[division])
        return self.of_side[row.side]

    def leads(self, leader: int, brigade: int) -> bool:
        """Is the brigade of a leader's command (2.22)?"""
        row, division = self.leaders[leader], self.brigades[brigade].division
        if row.side != self.brigades[brigade].side:
            return False
        if row.level == BRIGADE_LEADER:
            return brigade == row.command
        if row.level == DIVISION_LEADER:
            return division == row.command
        return row.level != CORPS_COMMANDER or self.divisions[division].corps == row.command

    # --- hexsides ----------------------------------------------------------------------------------------------------

    def edge(self, a: Hex, direction: int) -> int:
        """10.23: what the hexside is to a line of sight. C10.23.f: the rim of woods or town is steep where the heights
        differ (RN10.23.1: between two of them of equal height there is none)."""
        b = self.grid.neighbours[a][direction]
        if b < 0:
            return NO_EDGE
        found = self.sides.slope[a * 6 + direction]
        if self.height[a] != self.height[b]:
            rim = max(self.terrain[a].edge, self.terrain[b].edge)
            found = max(found, rim)
            if found == NO_EDGE:
                found = GRADUAL
        return found


def _union(masks: Any) -> int:
    found = 0
    for mask in masks:
        found |= mask
    return found


# --- costs -----------------------------------------------------------------------------------------------------------


class _Priced(NamedTuple):
    """A kind of step: whether a charge may go over it, and for each profile cost, check of order, cost by the way."""

    charge: bool
    profiles: tuple[tuple[int, int, int], ...]


class Costs(NamedTuple):
    """What steps cost on a field, by ``hex * 6 + direction``. Rows go by profile."""

    cost: tuple[tuple[int, ...], ...]
    way_cost: tuple[tuple[int, ...], ...]
    check: tuple[tuple[int, ...], ...]
    charge_path: tuple[bool, ...]
    least_cost: tuple[int, ...]
    """profile -> no step off the ways costs less"""
    leader_cost: tuple[int, ...]
    """Half points of a leader by the way or the ground, whichever is cheaper (R9.31-1)."""
    leader_steps: Table[Hex, tuple[tuple[Hex, int], ...]]
    """hex -> where a leader goes from there, and for how much"""


class _Going:
    """All of a field that decides what steps cost on it: two fields that are the same in this have the same costs."""

    def __init__(self, field: Field) -> None:
        grid = field.grid
        self.field = field
        self.facts = (
            *(grid.columns, grid.rows, grid.even_lower, id(field.chart)),
            *(field.elevation, field.sides, tuple(map(id, field.terrain))),
        )
        self.hash = hash(self.facts)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Going) and self.facts == other.facts

    def __hash__(self) -> int:
        return self.hash


@lru_cache(maxsize=MOST_COSTS)
def _costs(shared: _Going) -> Costs:
    """C0.i, C9.41.a: the cost of a hex is that of its terrain and of the hexside crossed."""
    field = shared.field
    size = field.grid.size * 6
    plain = [[PROHIBITED] * size for _ in PROFILES]
    ways = [[PROHIBITED] * size for _ in PROFILES]
    checks = [[0] * size for _ in PROFILES]
    charge = [False] * size
    # A step costs the same wherever ground, hexside and way are the same: each kind of step is priced once.
    priced: dict[tuple[int, ...], _Priced] = {}
    sides, elevation = field.sides, field.elevation
    for a, row in zip(field.grid.every, field.grid.neighbours, strict=True):
        for direction, b in enumerate(row):
            if b < 0:
                continue
            place = a * 6 + direction
            climb = elevation[b] - elevation[a]
            kind = (
                *(id(field.terrain[b]), (climb > 0) - (climb < 0), sides.slope[place], sides.stream[place]),
                *(sides.wall[place], sides.way[place], sides.crossing[place]),
            )
            step = priced.get(kind)
            if step is None:
                step = priced[kind] = _price(field, place, a, b)
            charge[place] = step.charge
            for number, (cost, check, way) in enumerate(step.profiles):
                plain[number][place], checks[number][place], ways[number][place] = cost, check, way
    plain_and_way = zip(plain[LEADER_PROFILE], ways[LEADER_PROFILE], strict=True)
    leader_cost = tuple(
        min((cost for cost in pair if cost != PROHIBITED), default=PROHIBITED) for pair in plain_and_way
    )
    return Costs(
        tuple(map(tuple, plain)),
        tuple(map(tuple, ways)),
        tuple(map(tuple, checks)),
        tuple(charge),
        tuple(min((cost for cost in row if cost > 0), default=1) for row in plain),
        leader_cost,
        tuple(
            tuple(
                (there, leader_cost[a * 6 + direction])
                for direction, there in enumerate(row)
                if leader_cost[a * 6 + direction] != PROHIBITED
            )
            for a, row in zip(field.grid.every, field.grid.neighbours, strict=True)
        ),
    )


def _price(field: Field, place: int, a: Hex, b: Hex) -> _Priced:
    ground, crossed = field.terrain[b], barriers(field, place, a, b)
    return _Priced(
        all(each.charge_path for each in (ground, *crossed)),
        tuple(
            (*_step(ground, number, crossed), _way_step(field, number, place, ground, crossed))
            for number in range(len(PROFILES))
        ),
    )


def _cost(row: Terrain, number: int) -> int:
    return row.leader if number == LEADER_PROFILE else row.cost[number]


def barriers(field: Field, place: int, a: Hex, b: Hex) -> list[Terrain]:
    """What lies on the hexside, as rows of the chart: slope up or down, stream, wall. C9.46.a: levels and slopes
    are the map's."""
    rows, found = field.chart.rows, []
    climb = field.elevation[b] - field.elevation[a]
    slope = SLOPES.get(field.sides.slope[place])
    if slope is not None:
        found.append(rows[f"{slope}_up" if climb > 0 else f"{slope}_down"])
    elif climb:
        found.append(rows["gradual"])
    if field.sides.stream[place]:
        found.append(rows["stream"])
    if field.sides.wall[place]:
        found.append(rows[WALLS[field.sides.wall[place]]])
    return found


def _step(ground: Terrain, number: int, crossed: list[Terrain]) -> tuple[int, int]:
    """A step off the ways: what it costs, and what it does to order. C9.22.a: in March too over any ground that is open
    to the arm."""
    total, check = _cost(ground, number), 0
    if total == PROHIBITED:
        return PROHIBITED, 0
    if number != LEADER_PROFILE:
        check = ground.check[number]
    for row in crossed:
        extra = _cost(row, number)
        if extra == PROHIBITED:
            return PROHIBITED, 0
        total += extra
        if number != LEADER_PROFILE:
            check = max(check, row.check[number])
    return total, check


def _way_step(field: Field, number: int, place: int, ground: Terrain, crossed: list[Terrain]) -> int:
    """C9.22.e, C9.43.a, C9.44.a, C9.44.b, C9.44.c: a step along a way; C9.24.b, C9.24.c: none under Attack Orders."""
    way = field.sides.way[place]
    if way == NO_WAY:
        return PROHIBITED
    rate = _cost(field.chart.rows[WAYS[way]], number)
    if rate == OTHER_TERRAIN:
        return PROHIBITED
    total = rate
    if rate == HALF:
        total = _trail(ground, number, crossed)
        if total == PROHIBITED:
            return PROHIBITED
    crossing = field.sides.crossing[place]
    if crossing:
        extra = _cost(field.chart.rows[CROSSINGS[crossing]], number)
        if extra in (PROHIBITED, AS_STREAM):
            return PROHIBITED
        total += extra
    return total


def _trail(ground: Terrain, number: int, crossed: list[Terrain]) -> int:
    """C9.44.b, C9.44.c: half the hex; March (and leaders) round down to no less than a point, Advance rounds up. A
    trail cancels minor slopes; steep ones and walls are paid in full (reconstruction)."""
    hex_cost = _cost(ground, number)
    if hex_cost == PROHIBITED:
        return PROHIBITED
    points = hex_cost // 2
    march = number == LEADER_PROFILE or number % 3 == MARCH
    total = 2 * (max(1, points // 2) if march else (points + 1) // 2)
    for row in crossed:
        if row.id in ("minor_up", "minor_down", "gradual", "stream"):
            continue
        extra = _cost(row, number)
        if extra == PROHIBITED:
            return PROHIBITED
        total += extra
    return total


# --- names -----------------------------------------------------------------------------------------------------------


def _names(field: Field) -> dict[str, Sequence[str]]:
    scenario = field.scenario
    return {
        "hex": field.grid.names,
        "unit": tuple(unit.id for unit in field.units),
        "leader": tuple(leader.id for leader in field.leaders),
        "brigade": tuple(brigade.id for brigade in field.brigades),
        "division": tuple(division.id for division in field.divisions),
        "corps": tuple(corps.id for corps in field.corps),
        "side": SIDES,
        "orders": ORDERS,
        "facing": FACINGS,
        "direction": DIRECTIONS,
        "group": tuple(group.id for group in scenario.reinforcements),
        "entry": tuple(entry.id for entry in scenario.entries),
        "marker": (
            *(division.id for division in field.divisions),
            *(f"march-{side}" for side in SIDES),
            *(marker.id for marker in scenario.rules.markers),
        ),
    }


def _own_rules(rules: BattleRules) -> list[Any]:
    """What a battle brings of its own. What no battle had at first is left out where it is not used, so that the data
    of older games are still found to be the same."""
    later = ("dangers", "discretions", "prisoners", "ambushes")
    return [row for name, row in zip(rules._fields, rules, strict=True) if row or name not in later]


def _plain(field: Field) -> list[Any]:
    """Everything that makes this field this field, as plain data."""
    ground = field.ground
    # Since when a line counts is no part of the sheet: the sheet of a revision has its lines and no others.
    scores = [score[:-1] for score in field.scenario.scores]
    scenario = {**field.scenario._asdict(), "scores": scores, "rules": _own_rules(field.scenario.rules)}
    return [
        [ground.grid.columns, ground.grid.rows, ground.grid.even_lower, ground.yards_per_hex, ground.feet_per_level],
        [list(ground.elevation), [row.id for row in ground.terrain], [list(row) for row in ground.sides]],
        [list(place) for place in ground.places],
        [
            list(row)
            for rows in (field.units, field.leaders, field.brigades, field.divisions, field.corps)
            for row in rows
        ],
        list(scenario.values()),
        [list(row) for row in field.chart.rows.values()],
        [list(row) for row in field.weapons],
        field.charts.plain,
    ]
