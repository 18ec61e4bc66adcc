"""armies.toml: corps, divisions, brigades, units and leaders (2.2, 4.1)."""

from __future__ import annotations

from collections.abc import Mapping

from caracole.datafiles import Node
from caracole.systems.gbacw.rules.components.field import Armies
from caracole.systems.gbacw.rules.components.numbers import Unit
from caracole.systems.gbacw.rules.components.printed import (
    ARMS,
    ARTILLERY,
    BRIGADE_KINDS,
    BRIGADE_LEADER,
    CAVALRY,
    CORPS_COMMANDER,
    DIVISION_LEADER,
    NORMAL,
    OVERALL_COMMANDER,
    PROFILES,
    SIDES,
    Brigade,
    Corps,
    Dismounted,
    Division,
    Leader,
    PrintedUnit,
    Ratings,
)
from caracole.systems.gbacw.rules.components.terrain import Weapon
from caracole.systems.gbacw.scenario_files.reading import SheetReader

RATING_KEYS = ("name", "range", "initiative", "efficiency", "activation", "coordination", "orders", "profile")


def read_armies(reader: SheetReader, document: Node, weapons: Mapping[str, Weapon]) -> Armies:
    """Both armies."""
    reader.no_unknown_keys(document, ("corps", "division", "brigade", "unit", "leader"))
    return _Roster(reader, weapons).read(document)


class _Roster:
    def __init__(self, reader: SheetReader, weapons: Mapping[str, Weapon]) -> None:
        self.reader = reader
        self.weapons = {slug: number for number, slug in enumerate(weapons)}
        self.rows = weapons
        self.corps: dict[str, int] = {}
        self.divisions: dict[str, int] = {}
        self.brigades: dict[str, int] = {}
        self.units: dict[str, Unit] = {}
        self.leaders: dict[str, int] = {}
        self.homeless: set[int] = set()
        """Leaders of commands that there are not."""

    def read(self, document: Node) -> Armies:
        reader = self.reader
        corps = [self._corps(node, n) for n, node in enumerate(reader.tables(document, "corps", required=False))]
        divisions = [self._division(node, n) for n, node in enumerate(reader.tables(document, "division"))]
        brigades = [self._brigade(node, n, divisions) for n, node in enumerate(reader.tables(document, "brigade"))]
        units = [self._unit(node, Unit(n), brigades) for n, node in enumerate(reader.tables(document, "unit"))]
        nodes = list(reader.tables(document, "leader", required=False))
        for number, node in enumerate(nodes):
            reader.define(node, self.leaders, number, "leader")
        leaders = [self._leader(node, number, corps, divisions, brigades) for number, node in enumerate(nodes)]
        for number, leader in enumerate(leaders):
            if number in self.homeless:
                continue  # that there is no such command has been told
            self._appoint(number, leader, nodes[number], corps, divisions, brigades)
        return Armies(tuple(units), tuple(leaders), tuple(brigades), tuple(divisions), tuple(corps))

    def _corps(self, node: Node, number: int) -> Corps:
        self.reader.no_unknown_keys(node, ("id", "side", "name"))
        slug = self.reader.define(node, self.corps, number, "corps")
        return Corps(slug, self.reader.text(node, "name"), self.reader.side(node))

    def _division(self, node: Node, number: int) -> Division:
        self.reader.no_unknown_keys(node, ("id", "side", "name", "corps"))
        slug = self.reader.define(node, self.divisions, number, "division")
        corps = self.reader.reference(node, "corps", self.corps, what="corps", required=False)
        return Division(slug, self.reader.text(node, "name"), self.reader.side(node), -1 if corps is None else corps)

    def _brigade(self, node: Node, number: int, divisions: list[Division]) -> Brigade:
        reader = self.reader
        reader.no_unknown_keys(node, ("id", "division", "name", "kind", "fatigue"))
        slug = reader.define(node, self.brigades, number, "brigade")
        division = reader.reference(node, "division", self.divisions, what="division") or 0
        side = divisions[division].side if divisions else 0
        kind = reader.text(node, "kind", one_of=BRIGADE_KINDS)
        fatigue = reader.integer(node, "fatigue", default=-1, low=-1, high=4)
        return Brigade(slug, reader.text(node, "name"), side, division, kind, fatigue=fatigue)

    def _unit(self, node: Node, number: Unit, brigades: list[Brigade]) -> PrintedUnit:
        reader = self.reader
        reader.no_unknown_keys(
            node,
            (
                *("id", "name", "arm", "brigade", "weapon", "strength", "cohesion", "movement", "green"),
                *("horse_artillery", "sections", "dismounted"),
            ),
        )
        slug = reader.define(node, self.units, number, "unit")
        arm = ARMS.index(reader.text(node, "arm", one_of=ARMS))
        brigade = reader.reference(node, "brigade", self.brigades, what="brigade") or 0
        sections = tuple(self._section(each) for each in reader.tables(node, "sections", required=arm == ARTILLERY))
        weapon, strength = -1, sum(guns for _, guns in sections)
        if arm != ARTILLERY:
            weapon = self._weapon(node, "weapon", artillery=False)
            strength = reader.integer(node, "strength", low=1, high=40)
        dismounted = None
        if arm == CAVALRY and node.get("dismounted") is not None:
            table = node["dismounted"]
            reader.no_unknown_keys(table, ("weapon", "cohesion", "movement"))
            dismounted = Dismounted(
                self._weapon(table, "weapon", artillery=False),
                reader.pair(table, "cohesion"),
                _halves(reader.pair(table, "movement")),
            )
        return PrintedUnit(
            slug,
            reader.text(node, "name"),
            brigades[brigade].side if brigades else 0,
            arm,
            brigade,
            weapon,
            strength,
            reader.pair(node, "cohesion"),
            _halves(reader.pair(node, "movement")),
            reader.boolean(node, "green", default=False),
            reader.boolean(node, "horse_artillery", default=False),
            sections,
            dismounted,
        )

    def _section(self, node: Node) -> tuple[int, int]:
        """C2.41.b: one section for each type of gun."""
        self.reader.no_unknown_keys(node, ("gun", "guns"))
        return self._weapon(node, "gun", artillery=True), self.reader.integer(node, "guns", low=1, high=12)

    def _weapon(self, node: Node, key: str, *, artillery: bool) -> int:
        number = self.reader.reference(node, key, self.weapons, what="weapon")
        if number is None:
            return 0
        row = list(self.rows.values())[number]
        if row.artillery != artillery:
            self.reader.complain(node[key], "bad_choice", f"{row.id!r} is {'no ' if artillery else 'a '}gun")
        return number

    # --- leaders -----------------------------------------------------------------------------------------------------

    def _leader(
        self, node: Node, number: int, corps: list[Corps], divisions: list[Division], brigades: list[Brigade]
    ) -> Leader:
        reader = self.reader
        reader.no_unknown_keys(node, ("id", "command", "stars", "replacement", *RATING_KEYS))
        level = reader.integer(node, "stars", low=BRIGADE_LEADER, high=OVERALL_COMMANDER)
        known = {
            BRIGADE_LEADER: self.brigades,
            DIVISION_LEADER: self.divisions,
            CORPS_COMMANDER: self.corps,
            OVERALL_COMMANDER: {name: number for number, name in enumerate(SIDES)},
        }[level]
        found_command = reader.reference(node, "command", known, what="command")
        if found_command is None:
            self.homeless.add(number)
        command = found_command or 0
        sides = {
            BRIGADE_LEADER: [row.side for row in brigades],
            DIVISION_LEADER: [row.side for row in divisions],
            CORPS_COMMANDER: [row.side for row in corps],
        }.get(level, [0, 1])
        side = sides[command] if sides else 0
        replacement, same = None, -1
        found = reader.table(node, "replacement", required=False)
        if found is not None:
            reader.no_unknown_keys(found, (*RATING_KEYS, "same_person"))
            replacement = self._ratings(found)
            other = reader.reference(found, "same_person", self.leaders, what="leader", required=False)
            same = -1 if other is None else other
        return Leader(reader.text(node, "id"), side, level, command, self._ratings(node), replacement, same)

    def _ratings(self, node: Node) -> Ratings:
        reader = self.reader
        return Ratings(
            reader.text(node, "name"),
            2 * reader.integer(node, "range", low=0, high=60),
            reader.integer(node, "initiative", default=0, low=-3, high=5),
            reader.integer(node, "efficiency", default=0, low=-3, high=5),
            reader.integer(node, "activation", default=0, low=-3, high=5),
            reader.integer(node, "coordination", default=0, low=-5, high=5),
            reader.integer(node, "orders", default=0, low=-5, high=5),
            reader.text(node, "profile", default=NORMAL, one_of=PROFILES),
        )

    def _appoint(
        self,
        number: int,
        leader: Leader,
        node: Node,
        corps: list[Corps],
        divisions: list[Division],
        brigades: list[Brigade],
    ) -> None:
        """A command has one leader."""
        command = leader.command
        taken = False
        if leader.level == BRIGADE_LEADER and brigades:
            taken = brigades[command].leader >= 0
            brigades[command] = brigades[command]._replace(leader=number)
        elif leader.level == DIVISION_LEADER and divisions:
            taken = divisions[command].leader >= 0
            divisions[command] = divisions[command]._replace(leader=number)
        elif leader.level == CORPS_COMMANDER and corps:
            taken = corps[command].leader >= 0
            corps[command] = corps[command]._replace(leader=number)
        if taken:
            self.reader.complain(node["command"], "duplicate_id", "this command has a leader already")


def _halves(points: tuple[int, int]) -> tuple[int, int]:
    return 2 * points[0], 2 * points[1]
