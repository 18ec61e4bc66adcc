"""scenario.toml: the scenario sheet. It says what takes part, what starts where, and the limits left to it (G4)."""

from __future__ import annotations

from typing import NamedTuple

from caracole.datafiles import SLUG, Node, localized
from caracole.systems.gradisca.rules.components.numbers import NOWHERE, Unit, Zone
from caracole.systems.gradisca.rules.components.theatre import (
    COMMANDER,
    SCORES,
    SIDES,
    UNIT_TYPES,
    PrintedZone,
    Scenario,
    Score,
    TurnBox,
    charts,
)
from caracole.systems.gradisca.scenario_files.armies import Armies
from caracole.systems.gradisca.scenario_files.cards import Cards
from caracole.systems.gradisca.scenario_files.maps import Chart
from caracole.systems.gradisca.scenario_files.reading import SheetReader, first_repeated, known_by

KEYS = (
    *("id", "title", "files", "game", "zones"),
    *("start", "start_anywhere", "absent", "others", "transfers", "replaced", "cup"),
    *("first_turn", "end_turn", "end_earliest", "arrival", "newcomers_wait", "rank"),
    *("fort_markers", "mine_markers", "forts", "wall", "camps", "sea_supply"),
    *("morale", "low_up_to", "medium_up_to", "victory_points", "booty", "objective", "score", "raid_points"),
    *("deck", "start_hands", "hand_sizes", "draw_allowed"),
)
WALL_KEYS = ("fortress", "facing", "level")
ARRIVAL_KEYS = ("turn", "group", "zone")
OBJECTIVE_KEYS = ("side", "zone", "points")
SCORE_KEYS = ("side", "kind", "points", "each", "fortress", "types", "except")
GAMES = ("basic", "advanced")
OTHERS = ("none", "absent")
UNKNOWN_BOOTY = "?"
COMBAT_TYPES = tuple(word for word in UNIT_TYPES if word != COMMANDER)
MANY = 99
"""More markers or points than anybody needs."""

Listed = list[tuple[int, Node]]
"""Things by their numbers, each with the place that names it."""


class Parts(NamedTuple):
    """What the other files of the scenario say."""

    chart: Chart
    armies: Armies
    cards: Cards
    boxes: tuple[TurnBox, ...]


def read_sheet(reader: SheetReader, node: Node, parts: Parts) -> tuple[Scenario, Armies, tuple[PrintedZone, ...]]:
    """The scenario, and the armies and zones as it changes them (`transfers`; no Booty where it has none)."""
    return _Sheet(reader, node, parts).read()


class _Sheet:
    def __init__(self, reader: SheetReader, node: Node, parts: Parts) -> None:
        self.reader, self.node = reader, node
        self.chart, self.armies, self.cards, self.boxes = parts
        self.placed: dict[Unit, Node] = {}
        """unit -> where the sheet places it"""

    def read(self) -> tuple[Scenario, Armies, tuple[PrintedZone, ...]]:
        reader, node = self.reader, self.node
        reader.no_unknown_keys(node, KEYS)
        reader.integer(node, "rank", required=False)  # for lists, which the loader makes
        self.transfer()
        deck = self.deck()
        first_turn, end_turn, end_earliest = self.turns()
        arrivals = self.arrivals(first_turn, end_turn)
        start = self.start()
        no_booty: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())
        booty = reader.pair(node, "booty", self.booty_values, no_booty)
        camps = self.camps()
        low, medium = self.morale_parts()
        lowest, highest = charts().morale.lowest, charts().morale.highest
        hand_sizes = reader.integer_pair(node, "hand_sizes", (4, 4), low=0, high=charts().hand.limit)
        scenario = Scenario(
            id=reader.text(node, "id", pattern=SLUG),
            title=localized(reader, node, "title"),
            start=start,
            absent=self.absent(self.coming(deck, arrivals)),
            cup=self.cup(),
            first_turn=first_turn,
            end_turn=end_turn,
            end_earliest=end_earliest,
            fort_markers=(fort_markers := reader.integer_pair(node, "fort_markers", (0, 0), low=0, high=MANY)),
            mine_markers=reader.pair(
                node, "mine_markers", lambda found: reader.integer_value(found, low=0, high=MANY), (None, None)
            ),
            forts=self.forts(fort_markers),
            levels=self.levels(),
            camps=camps,
            sea_supply=self.sea_supply(),
            morale=reader.integer_pair(node, "morale", (highest, highest), low=lowest, high=highest),
            low_up_to=low,
            medium_up_to=medium,
            victory_points=reader.integer_pair(node, "victory_points", (0, 0), low=0, high=MANY),
            booty=booty,
            deck=deck,
            start_hands=self.start_hands(deck, hand_sizes, first_turn),
            hand_sizes=hand_sizes,
            draw_allowed=reader.boolean(node, "draw_allowed", default=True),
            objectives=self.objectives(),
            arrivals=arrivals,
            replaced=self.replaced(),
            game=reader.text(node, "game", required=False, one_of=GAMES),
            newcomers_wait=reader.boolean(node, "newcomers_wait", default=False),
            scores=self.scores(),
            raid_points=reader.integer_pair(node, "raid_points", (0, 0), low=0, high=MANY),
        )
        return scenario, self.armies, self.zones(booty)

    # --- what takes part ---------------------------------------------------------------------------------------------

    def transfer(self) -> None:
        """Units that serve another Command of their side in this scenario: `transfers = { a-tra-c = "a-dam" }`."""
        units = list(self.armies.units)
        table = self.reader.table(self.node, "transfers", required=False)
        for slug, place in table.items() if table is not None else ():
            unit = self.armies.unit_ids.get(slug)
            if unit is None:
                self.reader.unknown(place, "unit", slug, self.armies.unit_ids)
            command = self.reader.reference_value(place, self.armies.command_ids, "command")
            if unit is None or command is None:
                continue
            if self.armies.commands[command].side != self.armies.side_of(unit):
                self.reader.complain(place, "wrong_side", f"unit {slug!r} and command {place.value!r} are enemies")
            units[unit] = units[unit]._replace(command=command)
        self.armies = self.armies._replace(units=tuple(units))

    def start(self) -> dict[Unit, Zone]:
        """unit -> zone, from `[start]`: for each zone the list of its units. `start_anywhere` is for a sheet that
        begins in the middle of things on the map of another, where only the first set-up zones bear a name."""
        reader, start = self.reader, dict[Unit, Zone]()
        anywhere = reader.boolean(self.node, "start_anywhere", default=False)
        table = reader.table(self.node, "start")
        for slug, row in table.items() if table is not None else ():
            zone, sides = self.chart.zone_named(reader, slug, row), set[int | None]()
            if zone is not None and not self.chart.zones[zone].named and not anywhere:
                reader.complain(row, "bad_zone", f"units start in {slug!r}, so it bears a name (G2.3.g)")
            for place in reader.list_value(row) or ():
                unit = reader.reference_value(place, self.armies.unit_ids, "unit")
                if unit is None:
                    continue
                sides |= {self.armies.side_of(unit)} - {None}
                if len(sides) > 1:
                    reader.complain(place, "wrong_side", f"unit {place.value!r} starts among enemies in {slug!r}")
                if unit in self.placed:
                    reader.complain(place, "placed_twice", f"unit {place.value!r} is placed already")
                self.placed.setdefault(unit, place)
                if zone is not None:
                    start.setdefault(unit, zone)
        for side, word in enumerate(SIDES):
            if table is not None and all(self.armies.side_of(unit) != side for unit in self.placed):
                reader.complain(table, "not_placed", f"no {word} unit starts on the map (G4.g)")
        return start

    def coming(self, deck: tuple[int, ...], arrivals: tuple[tuple[int, int, Zone], ...]) -> set[Unit]:
        """The units that come later, by a card of the deck or by the calendar."""
        groups = {group for _, group, _ in arrivals}
        for effect in (effect for card in deck for effect in self.cards.cards[card].effects):
            group = self.armies.group_ids.get(effect.arg("group", ""))
            if group is None:
                continue
            slug, place = self.armies.groups[group].id, self.armies.group_places[group]
            if group in groups:
                self.reader.complain(place, "bad_group", f"group {slug!r} would come twice")
            if not self.armies.groups[group].entries:
                self.reader.complain(place, "no_entry", f"group {slug!r} comes by card, but to no zone in play")
            groups.add(group)
        units = {unit: self.armies.groups[group].id for group in groups for unit in self.armies.groups[group].units}
        for unit, place in self.placed.items():
            if unit in units:
                message = f"unit {place.value!r} is placed, but comes with group {units[unit]!r}"
                self.reader.complain(place, "placed_twice", message)
        return set(units)

    def absent(self, coming: set[Unit]) -> frozenset[Unit]:
        """G4.h: who is not on the map waits on the flag for a card; who waits for nothing is not in the scenario."""
        reader, found = self.reader, self.node.get("absent")
        absent = set(reader.list_of_references(self.node, "absent", self.armies.unit_ids, "unit", required=False))
        rest = set(map(Unit, range(len(self.armies.units)))) - set(self.placed) - coming
        for place in found if found is not None and found.is_list else ():
            if known_by(self.armies.unit_ids, place) in absent - rest:
                message = f"unit {place.value!r} is absent, yet placed or in a group that comes"
                reader.complain(place, "placed_twice", message)
        if reader.text(self.node, "others", default="none", one_of=OTHERS) == "absent":
            return frozenset(rest)
        forgotten = ", ".join(repr(self.armies.units[unit].id) for unit in sorted(rest - absent))
        if forgotten:
            message = f"neither placed nor absent, and no card brings them: {forgotten}"
            reader.complain(self.node.get("start") or self.node, "not_placed", message)
        return frozenset(absent)

    def cup(self) -> tuple[int, ...] | None:
        """G4.a: the markers in the first cup, if the sheet names them."""
        found, here = self.node.get("cup"), {self.armies.units[unit].command for unit in self.placed}
        if found is None:
            return None
        for place in found if found.is_list else ():
            command = known_by(self.armies.command_ids, place)
            if command is not None and command not in here:
                message = f"command {place.value!r} has no unit on the map, so its marker is out (G4.b)"
                self.reader.complain(place, "not_placed", message)
        return tuple(self.reader.list_of_references(self.node, "cup", self.armies.command_ids, "command"))

    def replaced(self) -> frozenset[Unit]:
        """Commanders who show their replacement from the start."""
        reader, found = self.reader, self.node.get("replaced")
        commanders = reader.list_of_references(self.node, "replaced", self.armies.unit_ids, "unit", required=False)
        for place in found if found is not None and found.is_list else ():
            number = known_by(self.armies.unit_ids, place)
            unit = None if number is None else self.armies.units[number]
            if unit and (unit.type != COMMANDER or unit.back_attack is None):
                reader.complain(place, "bad_unit", f"{place.value!r} is not a Commander with a replacement (G2.1.h)")
        return frozenset(commanders)

    # --- time --------------------------------------------------------------------------------------------------------

    def turns(self) -> tuple[int, int, int]:
        """First turn, box of the End of Game marker, and the earliest box that cards may move it to."""
        reader, node, last = self.reader, self.node, max(len(self.boxes), 1)
        first = reader.integer(node, "first_turn", default=1, low=1, high=last)
        end = reader.integer(node, "end_turn", default=last, low=1, high=last)
        earliest = reader.integer(node, "end_earliest", default=first, low=1, high=last)
        if end < first:
            place = node.get("end_turn") or node
            reader.complain(place, "out_of_range", f"the game ends before its first turn, {first}")
        if earliest > end:
            place = node.get("end_earliest") or node
            reader.complain(place, "out_of_range", f"the End of Game marker starts on turn {end}, which is earlier")
        return first, end, earliest

    def arrivals(self, first: int, end: int) -> tuple[tuple[int, int, Zone], ...]:
        """`[[arrival]]`: turn, group and zone; who would come in the first turn is there at the start."""
        reader, arrivals = self.reader, list[tuple[int, int, Zone]]()
        groups: Listed = []
        for node in reader.tables(self.node, "arrival", required=False):
            reader.no_unknown_keys(node, ARRIVAL_KEYS)
            turn = reader.integer(node, "turn", low=first + 1, high=max(first + 1, end))
            group = reader.reference(node, "group", self.armies.group_ids, "group")
            zone = self.zone_at(node, "zone")
            if group is not None and zone is not None:
                arrivals.append((turn, group, zone))
                groups.append((group, node["group"]))
        for _, place in first_repeated(groups):
            reader.complain(place, "bad_group", f"group {place.value!r} would come twice")
        return tuple(arrivals)

    # --- markers on the map ------------------------------------------------------------------------------------------

    def forts(self, markers: tuple[int, int]) -> tuple[tuple[int, Zone], ...]:
        """(side, zone) of the Forts at the start: `forts = { austrian = ["trieste"] }`."""
        forts: list[tuple[int, Zone]] = []
        table = self.reader.table(self.node, "forts", required=False)
        if table is None:
            return ()
        self.reader.no_unknown_keys(table, SIDES)
        for side, word in enumerate(SIDES):
            place = table.get(word)
            zones = [] if place is None else self.zone_list(place)
            if place is not None and len(zones) > markers[side]:
                message = f"{len(zones)} Forts, but only {markers[side]} markers (G10.g)"
                self.reader.complain(place, "out_of_range", message)
            for zone, item in zones:
                if self.chart.zones[zone].fortress:
                    self.reader.complain(item, "bad_zone", "no Fort stands in a Fortress (G10.f)")
                forts.append((side, zone))
        return tuple(forts)

    def levels(self) -> dict[int, int]:
        """border -> Level at the start: `[[wall]]` with fortress, facing (all walls without it) and level."""
        reader, levels = self.reader, dict[int, int]()
        for node in reader.tables(self.node, "wall", required=False):
            reader.no_unknown_keys(node, WALL_KEYS)
            level = reader.integer(node, "level", low=0)
            fortress = self.zone_at(node, "fortress")
            facing = self.zone_at(node, "facing", required=False)
            if fortress is None:
                continue
            walls = self.chart.walls_of(fortress) if self.chart.zones[fortress].fortress else []
            if facing is not None:
                walls = [wall for wall in walls if wall == self.chart.border_between(fortress, facing)]
            if not walls:
                reader.complain(node, "bad_zone", "there is no such wall")
            for wall in walls:
                if "level" in node and level > self.chart.borders[wall].level:
                    message = f"the printed Level is only {self.chart.borders[wall].level}"
                    reader.complain(node["level"], "out_of_range", message)
                levels[wall] = level
        return levels

    def camps(self) -> tuple[Zone | None, Zone | None]:
        """`camps = { venetian = "crauglio" }`; a side that is not named has no Camp."""
        zone_of = self.chart.zone
        camps = self.reader.pair(self.node, "camps", lambda found: zone_of(self.reader, found), (None, None))
        for side, camp in enumerate(camps):
            if camp is None:
                continue
            place = self.node["camps"][SIDES[side]]
            if self.chart.zones[camp].fortress:
                self.reader.complain(place, "bad_zone", "a Camp is never in a Fortress (G24.e)")
            if not any(zone.source == side and not zone.fortress for zone in self.chart.zones):
                message = f"the {SIDES[side]} Camp has no Supply Source outside a Fortress (G21.1.i, G24.j)"
                self.reader.complain(place, "no_source", message)
        return camps

    def sea_supply(self) -> Zone | None:
        """G21.f: a zone that borders the Adriatic."""
        zone = self.zone_at(self.node, "sea_supply", required=False)
        if zone is not None and not self.chart.zones[zone].sea:
            self.reader.complain(self.node["sea_supply"], "bad_zone", "the zone does not border the Adriatic (G21.f)")
        return zone

    # --- morale and points -------------------------------------------------------------------------------------------

    def morale_parts(self) -> tuple[int, int]:
        """G22.n: the highest Low and the highest Medium Morale."""
        lowest, highest = charts().morale.lowest, charts().morale.highest
        low = self.reader.integer(self.node, "low_up_to", default=3, low=lowest, high=highest)
        medium = self.reader.integer(self.node, "medium_up_to", default=6, low=lowest, high=highest)
        if medium <= low:
            place = self.node.get("medium_up_to") or self.node["low_up_to"]
            self.reader.complain(place, "out_of_range", "Medium Morale reaches higher than Low (G22.n)")
        return low, medium

    def booty_values(self, place: Node) -> tuple[int, ...]:
        """The values of a side's markers, as many as its Booty zones (G13.c); "?" is 0."""
        reader, side = self.reader, SIDES.index(str(place.steps[-1]))
        items = list(reader.list_value(place) or ())
        zones = sum(zone.booty == side for zone in self.chart.zones)
        if items and len(items) != zones:
            message = f"{len(items)} Booty markers for {zones} {SIDES[side]} Booty zones in play (G13.c)"
            reader.complain(place, "wrong_count", message)
        return tuple(
            0 if item.value == UNKNOWN_BOOTY else reader.integer_value(item, low=1, high=MANY) or 0 for item in items
        )

    def zones(self, booty: tuple[tuple[int, ...], tuple[int, ...]]) -> tuple[PrintedZone, ...]:
        """A scenario without Booty markers of a side has no Booty zones of it."""
        return tuple(
            zone if zone.booty is None or booty[zone.booty] else zone._replace(booty=None) for zone in self.chart.zones
        )

    def objectives(self) -> tuple[tuple[int, Zone, int], ...]:
        """`[[objective]]`: points for a side that occupies a zone at the end (G13.h, G13.i)."""
        reader, objectives = self.reader, list[tuple[int, Zone, int]]()
        named: list[tuple[tuple[int, int], Node]] = []
        for node in reader.tables(self.node, "objective", required=False):
            reader.no_unknown_keys(node, OBJECTIVE_KEYS)
            side, zone = reader.side(node, "side"), self.zone_at(node, "zone")
            points = reader.integer(node, "points", low=1, high=MANY)
            if side is not None and zone is not None:
                objectives.append((side, zone, points))
                named.append(((side, zone), node["zone"]))
        for _, place in first_repeated(named):
            reader.complain(place, "duplicate_id", f"there is already an objective {place.value!r} of that side")
        return tuple(objectives)

    def scores(self) -> tuple[Score, ...]:
        """`[[score]]`: what else is counted at the end. `breaches` and `levels` name a `fortress`; `eliminated` may
        name `types` of units, or leave some out (`except`); `each` is how many of a thing give the points once."""
        reader, scores = self.reader, list[Score]()
        for node in reader.tables(self.node, "score", required=False):
            reader.no_unknown_keys(node, SCORE_KEYS)
            side, kind = reader.side(node, "side"), reader.text(node, "kind", one_of=SCORES)
            points = reader.integer(node, "points", low=1, high=MANY)
            each = reader.integer(node, "each", default=1, low=1, high=MANY)
            zone = self.zone_at(node, "fortress", required=kind in ("breaches", "levels"))
            if zone is not None and not self.chart.zones[zone].fortress:
                reader.complain(node["fortress"], "bad_zone", "only a Fortress has walls")
            types = reader.list_of_text(node, "types", required=False, one_of=COMBAT_TYPES)
            left_out = reader.list_of_text(node, "except", required=False, one_of=COMBAT_TYPES)
            if left_out:
                types = [word for word in types or COMBAT_TYPES if word not in left_out]
            if side is not None:
                scores.append(Score(side, kind, points, each, NOWHERE if zone is None else zone, tuple(types)))
        return tuple(scores)

    # --- cards -------------------------------------------------------------------------------------------------------

    def deck(self) -> tuple[int, ...]:
        """The cards of the scenario: `deck = [12, 13]` by number; every card without it."""
        place = self.node.get("deck")
        if place is None:
            return tuple(range(len(self.cards.cards)))
        return tuple(card for card, _ in self.card_list(place))

    def start_hands(
        self, deck: tuple[int, ...], sizes: tuple[int, int], first_turn: int
    ) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """G4.m: cards given before the deal, out of the deck; a hand is then filled up to its size."""
        nobody: tuple[Listed, Listed] = ([], [])
        given = self.reader.pair(self.node, "start_hands", self.card_list, nobody)
        for side, hand in enumerate(given):
            if len(hand) > sizes[side]:
                place = self.node["start_hands"][SIDES[side]]
                self.reader.complain(place, "out_of_range", f"{len(hand)} cards for a hand of {sizes[side]}")
        for card, place in given[0] + given[1]:
            if card not in deck:
                self.reader.complain(place, "unknown_reference", f"card {place.value} is not in the deck")
        for _, place in first_repeated(given[0] + given[1]):
            self.reader.complain(place, "duplicate_id", f"card {place.value} is given already")
        # G4.i: the cards of 1617 are set aside until that year begins.
        is_1617_to_come = first_turn < charts().time.first_turn_of_1617
        dealt = [card for card in deck if not (self.cards.cards[card].of_1617 and is_1617_to_come)]
        if sum(sizes) > len(dealt):
            place = self.node.get("hand_sizes") or self.node.get("deck") or self.node
            message = f"{sum(sizes)} cards to deal, but only {len(dealt)} in the deck"
            self.reader.complain(place, "out_of_range", message)
        return tuple(card for card, _ in given[0]), tuple(card for card, _ in given[1])

    def card_list(self, place: Node) -> Listed:
        """Cards by their numbers, each with its place."""
        reader, cards = self.reader, Listed()
        for item in reader.list_value(place) or ():
            number = reader.integer_value(item)
            if number is None:
                continue
            if number not in self.cards.by_number:
                reader.complain(item, "unknown_reference", f"unknown card {number}")
            else:
                cards.append((self.cards.by_number[number], item))
        for _, item in first_repeated(cards):
            reader.complain(item, "duplicate_id", f"card {item.value} is listed already")
        return cards

    # --- references --------------------------------------------------------------------------------------------------

    def zone_at(self, node: Node, key: str, *, required: bool = True) -> Zone | None:
        """The zone that the text under this key names."""
        if key not in node:
            if required:
                self.reader.text(node, key)
            return None
        return self.chart.zone(self.reader, node[key])

    def zone_list(self, place: Node) -> list[tuple[Zone, Node]]:
        """The zones of a list, each with its place."""
        items = list(self.reader.list_value(place) or ())
        return [(zone, item) for item in items if (zone := self.chart.zone(self.reader, item)) is not None]
