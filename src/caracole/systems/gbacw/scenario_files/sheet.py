"""scenario.toml: turns, set-up, reinforcements, efficiency, victory, and the battle's own rules."""

from __future__ import annotations

from caracole.datafiles import SLUG, Node, read_option
from caracole.kernel import CaracoleError
from caracole.systems.gbacw.rules.components.field import Armies
from caracole.systems.gbacw.rules.components.numbers import NO_UNIT, Hex, Unit
from caracole.systems.gbacw.rules.components.printed import (
    BY_CORPS,
    COMMAND_LEVELS,
    FIXED,
    HALF_POINTS,
    LIGHTS,
    MARCH,
    ORDERS,
    SIDES,
    Ambush,
    BattleMarker,
    BattleRules,
    Danger,
    Discretion,
    Level,
    Place,
    Reinforcement,
    Release,
    Restriction,
    Scenario,
    Score,
    SetUp,
    TurnBox,
)
from caracole.systems.gbacw.rules.options import option_table
from caracole.systems.gbacw.scenario_files.maps import Survey
from caracole.systems.gbacw.scenario_files.reading import SIDE_NUMBERS, SheetReader

KEYS = (
    *("id", "rank", "title", "reconstruction", "files", "options", "command_level", "first_initiative", "turns"),
    *("efficiency", "set_up", "reinforcement", "control", "score", "level", "entrenchments", "rules"),
)
SCORE_KINDS = ("strength", "guns", "routed", "brigadiers", "division_leaders", "control", "always")
RESTRICTIONS = ("no_movement", "rows_up_to", "columns_up_to", "no_attack_orders")
LAST_TURN = 99
CORNERS = 6
"""So many facings look at a corner; the others at a hexside."""


def read_sheet(reader: SheetReader, sheet: Node, survey: Survey, armies: Armies) -> Scenario:
    """The scenario."""
    return _Sheet(reader, sheet, survey, armies).read()


class _Sheet:
    def __init__(self, reader: SheetReader, sheet: Node, survey: Survey, armies: Armies) -> None:
        self.reader, self.sheet, self.survey, self.armies = reader, sheet, survey, armies
        self.grid = survey.ground.grid
        self.units = {unit.id: Unit(number) for number, unit in enumerate(armies.units)}
        self.leaders = {leader.id: number for number, leader in enumerate(armies.leaders)}
        self.brigades = {brigade.id: number for number, brigade in enumerate(armies.brigades)}
        self.divisions = {division.id: number for number, division in enumerate(armies.divisions)}
        self.places = {place.id: place for place in survey.ground.places}
        self.groups: dict[str, int] = {}
        self.placed: set[str] = set()
        self.turns = 0
        self.scores: dict[str, int] = {}

    def read(self) -> Scenario:
        reader, sheet = self.reader, self.sheet
        reader.no_unknown_keys(sheet, KEYS)
        reader.names(sheet, "reconstruction")
        level = reader.text(sheet, "command_level", default=BY_CORPS, one_of=COMMAND_LEVELS)
        turns = tuple(self._turn(node, level) for node in reader.tables(sheet, "turns"))
        if not turns and "turns" in sheet:
            reader.complain(sheet["turns"], "missing_key", "a scenario has turns")
        self.turns = len(turns)
        set_up, leaders = self._set_up()
        groups = tuple(
            self._group(node, n) for n, node in enumerate(reader.tables(sheet, "reinforcement", required=False))
        )
        self._everybody()
        return Scenario(
            reader.text(sheet, "id", pattern=SLUG),
            reader.names(sheet, "title"),
            turns,
            level,
            self._efficiency(level),
            self._first_initiative(),
            set_up,
            leaders,
            self.survey.entries,
            groups,
            self._control(),
            tuple(self._score(node) for node in reader.tables(sheet, "score")),
            self._levels(),
            self._entrenchments(),
            self._options(),
            self._rules(),
        )

    # --- turns and command -------------------------------------------------------------------------------------------

    def _turn(self, node: Node, level: str) -> TurnBox:
        """C2.43.a: times on the 24-hour clock."""
        reader = self.reader
        reader.no_unknown_keys(node, ("time", "light", "day", "activations"))
        acting = reader.list_of_text(node, "activations", required=level == FIXED, one_of=SIDES)
        return TurnBox(
            reader.text(node, "time", pattern=r"([01]\d|2[0-3])[0-5]\d"),
            LIGHTS.index(reader.text(node, "light", default="day", one_of=LIGHTS)),
            reader.integer(node, "day", default=1, low=1),
            tuple(SIDE_NUMBERS[side] for side in acting),
        )

    def _efficiency(self, level: str) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """D5.21-1: how many markers of each value a side has, as the list of their values."""
        table = self.reader.table(self.sheet, "efficiency", required=level != FIXED)
        found: list[tuple[int, ...]] = [(), ()]
        if table is not None:
            self.reader.no_unknown_keys(table, SIDES)
            for side, name in enumerate(SIDES):
                counts = self.reader.table(table, name)
                values: list[int] = []
                if counts is not None:
                    self.reader.no_unknown_keys(counts, [str(value) for value in range(1, 5)])
                for value in range(1, 5) if counts is not None else ():
                    values += [value] * self.reader.integer(counts, str(value), default=0, low=0, high=20)  # type: ignore[arg-type]
                if not values and counts is not None:
                    self.reader.complain(counts, "missing_key", "a side has Efficiency Markers")
                found[side] = tuple(values)
        return found[0], found[1]

    def _first_initiative(self) -> int | None:
        word = self.reader.text(self.sheet, "first_initiative", default="roll", one_of=("roll", "none", *SIDES))
        return None if word == "roll" else SIDE_NUMBERS.get(word, -1)

    # --- who stands where --------------------------------------------------------------------------------------------

    def _once(self, node: Node, key: str, slug: str) -> None:
        if slug in self.placed:
            self.reader.complain(node[key], "duplicate_id", f"{slug!r} is placed already")
        self.placed.add(slug)

    def _set_up(self) -> tuple[tuple[SetUp, ...], tuple[tuple[int, Hex], ...]]:
        reader = self.reader
        units: list[SetUp] = []
        leaders: list[tuple[int, Hex]] = []
        sides: dict[int, int] = {}
        for node in reader.tables(self.sheet, "set_up"):
            reader.no_unknown_keys(node, ("unit", "leader", "hex", "facing", "orders"))
            where = reader.hex(node, "hex", self.grid)
            if "leader" in node:
                leader = reader.reference(node, "leader", self.leaders, what="leader")
                if leader is not None:
                    self._once(node, "leader", self.armies.leaders[leader].id)
                    leaders.append((leader, where))
                continue
            unit = reader.reference(node, "unit", self.units, what="unit")
            orders = ORDERS.index(reader.text(node, "orders", default="advance", one_of=ORDERS))
            if unit is not None:
                self._once(node, "unit", self.armies.units[unit].id)
                side, facing = self.armies.units[unit].side, reader.facing(node)
                if sides.setdefault(where, side) != side:
                    reader.complain(node["hex"], "bad_choice", f"{self.grid.names[where]} is held by the other side")
                if "facing" in node and (facing >= CORNERS) != (orders == MARCH):
                    wanted = "a hexside (sN, sNE ...)" if orders == MARCH else "a corner (vNE, vE ...)"
                    reader.complain(node["facing"], "bad_choice", f"under {ORDERS[orders]} orders one faces {wanted}")
                units.append(SetUp(unit, where, facing, orders))
        return tuple(units), tuple(leaders)

    def _group(self, node: Node, number: int) -> Reinforcement:
        reader = self.reader
        reader.no_unknown_keys(
            node,
            (
                *("id", "name", "side", "turn", "entries", "orders", "activations", "units", "leaders"),
                "instead_of",
                "roll",
            ),
        )
        slug = reader.define(node, self.groups, number, "group")
        orders = reader.text(node, "orders", required=False, one_of=ORDERS)
        other = reader.reference(node, "instead_of", self.groups, what="group", required=False)
        units = reader.list_of_references(node, "units", self.units, what="unit")
        leaders = reader.list_of_references(node, "leaders", self.leaders, what="leader", required=False)
        side = reader.side(node)
        for key, rows in (
            ("units", [self.armies.units[unit] for unit in units]),
            ("leaders", [self.armies.leaders[leader] for leader in leaders]),
        ):
            for row in rows:
                if row.side != side and "side" in node:
                    reader.complain(node[key], "bad_choice", f"{row.id!r} is of the other side")
        entries = reader.list_of_references(node, "entries", self.survey.entry_numbers, what="entry")
        if not entries and "entries" in node and not node["entries"].value:
            reader.complain(node["entries"], "missing_key", "where does it come in?")
        if "instead_of" not in node:
            for unit in units:
                self._once(node, "units", self.armies.units[unit].id)
            for leader in leaders:
                self._once(node, "leaders", self.armies.leaders[leader].id)
        return Reinforcement(
            slug,
            reader.text(node, "name"),
            side,
            reader.integer(node, "turn", low=1, high=max(1, self.turns)),
            tuple(entries),
            None if orders is None else ORDERS.index(orders),
            reader.integer(node, "activations", required=False, low=1, high=4),
            tuple(units),
            tuple(leaders),
            -1 if other is None else other,
            tuple(reader.list_of_integers(node, "roll", required=False, low=0, high=9)),
        )

    def _everybody(self) -> None:
        """Every unit and leader is set up or comes as a reinforcement."""
        for slug in (*self.units, *self.leaders):
            if slug not in self.placed and "set_up" in self.sheet:
                self.reader.complain(self.sheet["set_up"], "missing_key", f"{slug!r} neither stands nor comes")

    # --- victory -----------------------------------------------------------------------------------------------------

    def _control(self) -> tuple[tuple[Hex, ...], tuple[Hex, ...]]:
        """Hexes by side; `columns = [1, 8]` stands for whole columns."""
        table = self.reader.table(self.sheet, "control", required=False)
        found: list[tuple[Hex, ...]] = [(), ()]
        for side, name in enumerate(SIDES):
            node = None if table is None else self.reader.table(table, name, required=False)
            if node is None:
                continue
            self.reader.no_unknown_keys(node, ("hexes", "columns"))
            hexes = self.reader.hexes(node, "hexes", self.grid, required=False)
            columns = self.reader.list_of_integers(node, "columns", required=False, low=1, high=self.grid.columns)
            if columns and (len(columns) != 2 or columns[0] > columns[1]):
                self.reader.complain(node["columns"], "out_of_range", "expected the first column and the last one")
            elif columns:
                rows = self.grid.rows
                hexes += self.grid.every[(columns[0] - 1) * rows : columns[1] * rows]
            found[side] = tuple(hexes)
        return found[0], found[1]

    def _place(self, node: Node) -> tuple[Hex, ...]:
        place: Place | None = self.reader.reference(node, "place", self.places, what="place", required=False)
        return place.hexes if place is not None else tuple(self.reader.hexes(node, "hexes", self.grid, required=False))

    def _score(self, node: Node) -> Score:
        reader = self.reader
        reader.no_unknown_keys(node, ("id", "kind", "points", "hexes", "place", "needed", "each", "since"))
        kind = reader.text(node, "kind", one_of=SCORE_KINDS)
        hexes = self._place(node)
        if kind == "control" and not hexes:
            reader.complain(node, "missing_key", "which hexes? name them, or a place")
        return Score(
            reader.define(node, self.scores, len(self.scores), "score"),
            kind,
            reader.by_side(node, "points"),
            hexes,
            reader.integer(node, "needed", default=max(1, len(hexes)), low=1, high=len(hexes) if hexes else None),
            reader.boolean(node, "each", default=False),
            reader.integer(node, "since", default=1, low=1),
        )

    def _levels(self) -> tuple[Level, ...]:
        """From the highest margin down; the last one holds for everything below."""
        found: list[Level] = []
        for node in self.reader.tables(self.sheet, "level"):
            self.reader.no_unknown_keys(node, ("at_least", "id", "winner", "title"))
            winner = self.reader.text(node, "winner", required=False, one_of=SIDES)
            level = Level(
                self.reader.integer(node, "at_least", default=-999),
                self.reader.text(node, "id"),
                None if winner is None else SIDE_NUMBERS[winner],
                self.reader.names(node, "title"),
            )
            if found and level.at_least >= found[-1].at_least:
                self.reader.complain(node, "bad_order", "levels go from the highest margin down")
            found.append(level)
        if found and "at_least" in node:
            self.reader.complain(
                node["at_least"], "bad_order", "the last level holds for everything below: no at_least"
            )
        return tuple(found)

    # --- the battle's own rules --------------------------------------------------------------------------------------

    def _entrenchments(self) -> tuple[tuple[Hex, int], ...]:
        found = []
        for node in self.reader.tables(self.sheet, "entrenchments", required=False):
            self.reader.no_unknown_keys(node, ("hex", "facing"))
            found.append((self.reader.hex(node, "hex", self.grid), self.reader.facing(node)))
        return tuple(found)

    def _options(self) -> tuple[tuple[str, object], ...]:
        """What the battle sets of the options of the series."""
        node = self.reader.table(self.sheet, "options", required=False)
        if node is None:
            return ()
        known = option_table()
        self.reader.no_unknown_keys(node, known)
        for key, child in node.items():
            try:
                if key in known:
                    read_option(key, known[key], child.value)
            except CaracoleError as error:
                self.reader.complain(child, "bad_choice", str(error))
        return tuple((key, child.value) for key, child in node.items())

    def _rules(self) -> BattleRules:
        reader = self.reader
        node = reader.table(self.sheet, "rules", required=False)
        if node is None:
            return BattleRules()
        reader.no_unknown_keys(
            node,
            (
                *("alternation", "bare_woods", "any_order_in_orders_phase", "organic_batteries", "ammunition"),
                *("resupply", "no_entrenchments", "exits", "restriction", "release", "attack_allowed", "ends"),
                *("marker", "steady_guns", "twelve_hours", "danger", "discretion", "prisoners", "ambush"),
            ),
        )
        allowed = reader.table(node, "attack_allowed", required=False)
        near = (-1, 0)
        if allowed is not None:
            brigade = reader.reference(allowed, "brigade", self.brigades, what="brigade")
            near = (-1 if brigade is None else brigade, reader.integer(allowed, "enemy_infantry_within", low=1))
        return BattleRules(
            reader.boolean(node, "alternation", default=False),
            reader.boolean(node, "bare_woods", default=False),
            reader.boolean(node, "any_order_in_orders_phase", default=False),
            self._sides(node, "organic_batteries"),
            self._sides(node, "ammunition"),
            tuple(self._resupply(each) for each in reader.tables(node, "resupply", required=False)),
            tuple(reader.hexes(node, "no_entrenchments", self.grid, required=False)),
            tuple(self._exit(each) for each in reader.tables(node, "exits", required=False)),
            restrictions=tuple(self._restriction(each) for each in reader.tables(node, "restriction", required=False)),
            releases=tuple(self._release(each) for each in reader.tables(node, "release", required=False)),
            attack_allowed_within=near,
            ends=tuple(self._end(each) for each in reader.tables(node, "ends", required=False)),
            markers=tuple(self._marker(each) for each in reader.tables(node, "marker", required=False)),
            steady_guns=reader.boolean(node, "steady_guns", default=False),
            twelve_hours=reader.boolean(node, "twelve_hours", default=False),
            dangers=tuple(self._danger(each) for each in reader.tables(node, "danger", required=False)),
            discretions=tuple(self._discretion(each) for each in reader.tables(node, "discretion", required=False)),
            prisoners=self._prisoners(node),
            ambushes=tuple(self._ambush(each) for each in reader.tables(node, "ambush", required=False)),
        )

    def _prisoners(self, node: Node) -> tuple[tuple[str, ...], ...]:
        """C18.11.a: the kinds of ground that are a trap, side by side."""
        table = self.reader.table(node, "prisoners", required=False)
        if table is None:
            return ()
        self.reader.no_unknown_keys(table, SIDES)
        kinds = {row.id for row in self.survey.ground.terrain}
        return tuple(tuple(self.reader.list_of_text(table, side, required=False, one_of=kinds)) for side in SIDES)

    def _ambush(self, node: Node) -> Ambush:
        """C18.6.a: a wall, and the field before it."""
        reader = self.reader
        reader.no_unknown_keys(node, ("side", "wall", "targets", "within", "modifier"))
        return Ambush(
            reader.side(node),
            tuple((where, direction) for where, direction, _ in reader.hexsides(node, "wall", self.grid)),
            tuple(reader.hexes(node, "targets", self.grid)),
            reader.integer(node, "within", low=1),
            reader.integer(node, "modifier"),
        )

    def _danger(self, node: Node) -> Danger:
        """C18.5.a: a leader who may fall."""
        reader = self.reader
        reader.no_unknown_keys(node, ("leader", "from_turn", "enemy_infantry_within", "killed_up_to"))
        return Danger(
            reader.reference(node, "leader", self.leaders, what="leader") or 0,
            self._from_turn(node),
            reader.integer(node, "enemy_infantry_within", low=1),
            reader.integer(node, "killed_up_to", low=0, high=9),
        )

    def _discretion(self, node: Node) -> Discretion:
        """C18.10.a: a ban that a die may lift."""
        reader = self.reader
        keys = ("leader", "brigades", "from_turn", "roll", "superior", "within", "near", "divisions", "fit", "rear")
        reader.no_unknown_keys(node, (*keys, "absent"))
        return Discretion(
            reader.reference(node, "leader", self.leaders, what="leader") or 0,
            tuple(reader.list_of_references(node, "brigades", self.brigades, what="brigade")),
            self._from_turn(node),
            reader.integer(node, "roll", low=0, high=20),
            reader.reference(node, "superior", self.leaders, what="leader") or 0,
            HALF_POINTS * reader.integer(node, "within", low=1),
            reader.integer(node, "near"),
            tuple(reader.list_of_references(node, "divisions", self.divisions, what="division")),
            reader.integer(node, "fit"),
            reader.reference(node, "rear", self.brigades, what="brigade") or 0,
            reader.integer(node, "absent"),
        )

    def _marker(self, node: Node) -> BattleMarker:
        """C5.31.d: Activation Markers of the battle's own."""
        reader = self.reader
        reader.no_unknown_keys(node, ("id", "side", "brigades", "number", "begins"))
        return BattleMarker(
            reader.text(node, "id", pattern=r"[a-z][a-z0-9-]*"),
            reader.side(node),
            tuple(reader.list_of_references(node, "brigades", self.brigades, what="brigade")),
            reader.integer(node, "number", default=1, low=1, high=9),
            reader.boolean(node, "begins", default=False),
        )

    def _sides(self, node: Node, key: str) -> tuple[bool, bool]:
        named = self.reader.list_of_text(node, key, required=False, one_of=SIDES)
        return SIDES[0] in named, SIDES[1] in named

    def _resupply(self, node: Node) -> tuple[int, int, int]:
        self.reader.no_unknown_keys(node, ("side", "from_turn", "up_to"))
        return (
            self.reader.side(node),
            self._from_turn(node),
            self.reader.integer(node, "up_to", low=0, high=9),
        )

    def _exit(self, node: Node) -> tuple[int, Hex, int]:
        self.reader.no_unknown_keys(node, ("side", "hex", "from_turn"))
        hex = self.reader.hex(node, "hex", self.grid)
        if all(other >= 0 for other in self.grid.neighbours[hex]) and "hex" in node:
            name = self.grid.names[hex]
            self.reader.complain(node["hex"], "out_of_range", f"{name} does not lie at the edge of the map")
        return self.reader.side(node), hex, self._from_turn(node)

    def _from_turn(self, node: Node) -> int:
        return self.reader.integer(node, "from_turn", low=1, high=max(1, self.turns))

    def _restriction(self, node: Node) -> Restriction:
        reader = self.reader
        reader.no_unknown_keys(node, ("brigade", "kind", "turns", "value", "until_released"))
        turns = reader.pair(node, "turns", default=(1, LAST_TURN))
        kind = reader.text(node, "kind", one_of=RESTRICTIONS)
        most = {"rows_up_to": self.grid.rows, "columns_up_to": self.grid.columns}.get(kind)
        return Restriction(
            reader.reference(node, "brigade", self.brigades, what="brigade") or 0,
            kind,
            turns[0],
            turns[1],
            0 if most is None else reader.integer(node, "value", low=1, high=most),
            reader.boolean(node, "until_released", default=False),
        )

    def _release(self, node: Node) -> Release:
        reader = self.reader
        reader.no_unknown_keys(node, ("unit", "to", "from_turn", "roll", "after", "enemy_west_of", "later"))
        after = reader.reference(node, "after", self.units, what="unit", required=False)
        return Release(
            reader.reference(node, "unit", self.units, what="unit") or Unit(0),
            reader.reference(node, "to", self.brigades, what="brigade") or 0,
            self._from_turn(node),
            reader.integer(node, "roll", required=False, low=0, high=12),
            NO_UNIT if after is None else after,
            reader.pair(node, "enemy_west_of", default=(0, 0)),
            reader.pair(node, "later", default=(LAST_TURN, 0)),
        )

    def _end(self, node: Node) -> tuple[str, tuple[int, ...]]:
        """Something that ends the game at once: `kind` and the numbers it needs."""
        self.reader.no_unknown_keys(node, ("kind", "side", "column", "scores"))
        kind = self.reader.text(node, "kind", one_of=("broken_and_east", "controls"))
        side = self.reader.side(node)
        if kind == "broken_and_east":
            return kind, (side, self.reader.integer(node, "column", low=1, high=self.grid.columns))
        ids = {each.value.get("id"): n for n, each in enumerate(self.sheet["score"])} if "score" in self.sheet else {}  # type: ignore[attr-defined]
        scores = self.reader.list_of_references(node, "scores", ids, what="score")
        return kind, (side, *scores)
