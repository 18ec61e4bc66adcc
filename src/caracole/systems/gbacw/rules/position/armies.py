"""The units, leaders and commands of a position by words; see docs/api-gbacw.md."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from caracole.geometry.hex import FACINGS, HexGrid
from caracole.systems.gbacw.rules import query
from caracole.systems.gbacw.rules.components.field import Armies
from caracole.systems.gbacw.rules.components.numbers import NOWHERE, Hex, Unit
from caracole.systems.gbacw.rules.components.printed import (
    ADVANCE,
    ARMS,
    ARTILLERY,
    BRIGADE_LEADER,
    CAVALRY,
    INDEPENDENT,
    MARCH,
    ORDERS,
    Brigade,
    Corps,
    Dismounted,
    Division,
    Leader,
    PrintedUnit,
    Ratings,
)
from caracole.systems.gbacw.rules.components.terrain import Weapon
from caracole.systems.gbacw.rules.position.map import BadPosition, lines
from caracole.systems.gbacw.rules.state import (
    AMMUNITION,
    COLUMN,
    ELIMINATED,
    LEFT_MAP,
    LINE,
    NOT_ARRIVED,
    REFUSED,
    ROUTED,
    GbacwState,
    Mark,
)

if TYPE_CHECKING:
    from caracole.systems.gbacw.rules.game import Gbacw

OFF_MAP = {"off": NOT_ARRIVED, "eliminated": ELIMINATED, "routed": ROUTED, "left": LEFT_MAP}
LEVELS = {"brigade": 1, "division": 2, "corps": 3, "army": 4}
DEFAULTS: dict[str, tuple[str, str, str]] = {
    "infantry": ("7 R", "7/5", "6/4"),
    "cavalry": ("4 C", "6/4", "11/8"),
    "artillery": ("4N", "7/5", "8/8"),
}
UNIT = re.compile(
    r"(?P<id>[\w-]+)\s+(?P<arm>infantry|cavalry|artillery)(?P<values>[^@(]*)"
    r"(?:@(?P<brigade>[\w-]+)\s*)?(?:\((?P<flags>[^)]*)\))?$"
)
SECTION = re.compile(r"(\d+)\s*(\w+)")


def mark_named(word: str) -> Mark:
    """A mark by its name, in small letters, with blanks if one likes."""
    name = word.strip().upper().replace(" ", "_")
    if name not in Mark.__members__:
        raise BadPosition(f"{word!r} is no mark; there are {', '.join(Mark.__members__).lower()}")
    return Mark[name]


class _Row(NamedTuple):
    """A unit with where it stands."""

    unit: PrintedUnit
    place: Hex
    facing: int
    orders: int
    flags: tuple[str, ...]


class Roster:
    """Reads the three texts, then puts everybody on the map."""

    def __init__(self, units: str, leaders: str, commands: str, grid: HexGrid, weapons: Mapping[str, Weapon]) -> None:
        self.grid = grid
        self.weapons = {slug: number for number, slug in enumerate(weapons)}
        self.corps: dict[str, Corps] = {}
        self.divisions: dict[str, Division] = {}
        self.brigades: dict[str, Brigade] = {}
        self.rows: list[_Row] = []
        self.leaders: list[tuple[Leader, Hex]] = []
        for line in lines(commands):
            self._command(line)
        for line in lines(units):
            self._stack(line)
        for line in lines(leaders):
            self._leader(line)
        self.unit_numbers = {row.unit.id: Unit(number) for number, row in enumerate(self.rows)}
        self.leader_numbers = {leader.id: number for number, (leader, _) in enumerate(self.leaders)}

    def armies(self) -> Armies:
        """As printed."""
        return Armies(
            tuple(row.unit for row in self.rows),
            tuple(self._same_person(leader) for leader, _ in self.leaders),
            tuple(self.brigades.values()),
            tuple(self.divisions.values()),
            tuple(self.corps.values()),
        )

    def _same_person(self, leader: Leader) -> Leader:
        """A replacement that bears the name of another leader is the same person (12.75)."""
        name = leader.replacement.name if leader.replacement is not None else ""
        return leader._replace(same_person=self.leader_numbers.get(name, -1))

    # --- commands ----------------------------------------------------------------------------------------------------

    def _side(self, name: str) -> int:
        if name[:1] not in "uc":
            raise BadPosition(f"{name!r}: names begin with u (Union) or c (Confederate)")
        return "uc".index(name[0])

    def _command(self, line: str) -> None:
        """``corps u-I: u-d1 u-d2``, ``division u-d1: u-b1 u-b2``, ``brigade u-art artillery``."""
        head, _, rest = line.partition(":")
        kind, name, *more = head.split()
        side = self._side(name)
        if kind == "corps":
            self.corps[name] = Corps(name, name, side)
            for each in rest.split():
                division = self._division(each)
                self.divisions[each] = division._replace(corps=list(self.corps).index(name))
        elif kind == "division":
            self._division(name)
            for each in rest.split():
                brigade = self._brigade(each)
                self.brigades[each] = brigade._replace(division=list(self.divisions).index(name))
        elif kind == "brigade":
            self.brigades[name] = self._brigade(name)._replace(kind=more[0] if more else "infantry")
        else:
            raise BadPosition(f"{line!r}: begin with corps, division or brigade")

    def _division(self, name: str) -> Division:
        if name not in self.divisions:
            self.divisions[name] = Division(name, name, self._side(name))
        return self.divisions[name]

    def _brigade(self, name: str) -> Brigade:
        if name not in self.brigades:
            side = self._side(name)
            home = f"{'uc'[side]}-division"
            if not any(row.side == side for row in self.divisions.values()):
                self._division(home)
            division = next(n for n, row in enumerate(self.divisions.values()) if row.side == side)
            kind = INDEPENDENT if name.endswith("independent") else "infantry"
            self.brigades[name] = Brigade(name, name, side, division, kind)
        return self.brigades[name]

    # --- units -------------------------------------------------------------------------------------------------------

    def _stack(self, line: str) -> None:
        """``0505 vE attack: unit, unit`` from the top down."""
        head, colon, rest = line.partition(":")
        place, *words = head.split()
        if not colon:
            raise BadPosition(f"{line!r}: expected 'HEX FACING [ORDERS]: unit, unit'")
        where = OFF_MAP.get(place)
        if where is None:
            where = self.grid.number(place)
            if where < 0:
                raise BadPosition(f"{line!r}: there is no hex {place!r}")
        facing = next((FACINGS.index(word) for word in words if word in FACINGS), -1)
        orders = next((ORDERS.index(word) for word in words if word in ORDERS), -1)
        odd = [word for word in words if word not in FACINGS and word not in ORDERS]
        if odd:
            raise BadPosition(f"{line!r}: {odd[0]!r} is neither a facing nor an order")
        if orders < 0:
            orders = MARCH if facing >= 6 else ADVANCE
        if facing < 0:
            facing = 6 if orders == MARCH else 0
        for item in re.split(r",(?![^()]*\))", rest):
            if item.strip():
                self._unit(item.strip(), where, facing, orders)

    def _unit(self, item: str, where: Hex, facing: int, orders: int) -> None:
        found = UNIT.match(item)
        if not found:
            raise BadPosition(f"{item!r} is no unit; write e.g. 'u1 infantry 8 R 7/5 6/4 @u-b1 (disordered)'")
        flags = tuple(flag.strip() for flag in (found["flags"] or "").split(",") if flag.strip())
        name = found["brigade"] or f"{found['id'][0]}-brigade"
        self._brigade(name)
        unit = self._printed(found["id"], ARMS.index(found["arm"]), found["values"].split(), name, flags)
        self.rows.append(_Row(unit, where, facing, orders, flags))

    def _printed(self, slug: str, arm: int, values: list[str], brigade: str, flags: tuple[str, ...]) -> PrintedUnit:
        side, default = self._side(slug), DEFAULTS[ARMS[arm]]
        pairs = [word for word in values if "/" in word]
        plain = [word for word in values if "/" not in word]
        cohesion = _pair(pairs[0] if pairs else default[1])
        movement = _pair(pairs[1] if len(pairs) > 1 else default[2], scale=2)
        number = list(self.brigades).index(brigade)
        if arm == ARTILLERY:
            text = "".join(plain) or default[0]
            sections = tuple((self._weapon(gun), int(guns)) for guns, gun in SECTION.findall(text))
            total = sum(guns for _, guns in sections)
            horse = "horse" in flags
            return PrintedUnit(slug, slug, side, arm, number, -1, total, cohesion, movement, False, horse, sections)
        words = {"strength": default[0].split()[0], "weapon": default[0].split()[1]}
        for word in plain:
            words["strength" if word.isdigit() else "weapon"] = word
        weapon = self._weapon(words["weapon"])
        dismounted = None
        if arm == CAVALRY and "no dismount" not in flags:
            dismounted = Dismounted(weapon, (6, 4), (12, 8))
        return PrintedUnit(
            slug,
            slug,
            side,
            arm,
            number,
            weapon,
            int(words["strength"]),
            cohesion,
            movement,
            "green" in flags,
            dismounted=dismounted,
        )

    def _weapon(self, code: str) -> int:
        if code not in self.weapons:
            raise BadPosition(f"{code!r} is no weapon; there are {', '.join(self.weapons)}")
        return self.weapons[code]

    # --- leaders -----------------------------------------------------------------------------------------------------

    def _leader(self, line: str) -> None:
        """``0505: u-smith brigade @u-b1 range 4 orders 1 A [u-jones range 3]``; the bracket is his replacement."""
        head, _, rest = line.partition(":")
        where = OFF_MAP.get(head.strip(), NOWHERE) if head.strip() in OFF_MAP else self.grid.number(head.strip())
        front, _, back = rest.partition("[")
        slug, level, *words = front.split()
        if level not in LEVELS:
            raise BadPosition(f"{line!r}: {level!r} is none of {', '.join(LEVELS)}")
        side = self._side(slug)
        command = next((word[1:] for word in words if word.startswith("@")), None)
        number = self._command_number(level, side, command)
        ratings = _ratings(slug, [word for word in words if not word.startswith("@")])
        replacement = None
        if back:
            name, *more = back.strip(" ]").split()
            replacement = _ratings(name, more)
        place = len(self.leaders)
        self.leaders.append((Leader(slug, side, LEVELS[level], number, ratings, replacement), where))
        tables: dict[int, dict[str, Any]] = {1: self.brigades, 2: self.divisions, 3: self.corps}
        table = tables.get(LEVELS[level], {})
        if table:
            key = list(table)[number]
            table[key] = table[key]._replace(leader=place)

    def _command_number(self, level: str, side: int, name: str | None) -> int:
        letter = "uc"[side]
        if LEVELS[level] == BRIGADE_LEADER:
            self._brigade(name or f"{letter}-brigade")
            return list(self.brigades).index(name or f"{letter}-brigade")
        if level == "army":
            return side
        table: dict[str, Any] = self.divisions if level == "division" else self.corps
        if name is None:
            name = next((key for key, row in table.items() if row.side == side), None)
        if name is None or name not in table:
            raise BadPosition(f"there is no {level} {name!r}")
        return list(table).index(name)

    # --- placing -----------------------------------------------------------------------------------------------------

    def place(self, game: Gbacw, state: GbacwState) -> None:
        """Everybody where the words say."""
        for unit, row in zip(game.field.every_unit, self.rows, strict=True):
            state.orders[unit], state.facing[unit] = row.orders, row.facing
            if row.place >= 0:
                extension = extension_of(row.flags, self.grid)
                query.put_unit(game, state, unit, row.place, place=len(state.at[row.place]), extension=extension)
            else:
                state.hex_of[unit] = row.place
                if row.place == ELIMINATED:
                    state.strength[unit] = 0
                    state.guns[unit] = tuple(0 for _ in state.guns[unit])
            for flag in row.flags:
                put_flag(game, state, unit, flag)
        for leader, (_, where) in enumerate(self.leaders):
            state.leader_hex[leader] = where


def extension_of(flags: Iterable[str], grid: HexGrid) -> tuple[Hex, ...]:
    """The hexes into which a unit with these flags is Extended."""
    for flag in flags:
        word, *names = flag.split()
        if word in ("line", "column"):
            return tuple(grid.number(name) for name in names)
    return ()


def put_flag(game: Gbacw, state: GbacwState, unit: Unit, flag: str) -> None:
    """What is written in brackets behind a unit."""
    word, *rest = flag.split()
    bit = 1 << unit
    if flag in ("green", "horse", "no dismount"):
        return
    if flag in ("disordered", "collapsed", "blown"):
        setattr(state, flag, getattr(state, flag) | bit)
        state.disordered |= bit
    elif flag == "dismounted":
        state.mounted &= ~bit
    elif word == "line":
        state.formation[unit] = LINE
    elif word == "column":
        state.formation[unit] = COLUMN
    elif word == "refused":
        state.refused[unit] = REFUSED.index(rest[0])
    elif word == "abandoned":
        query.abandon(game, state, unit, int(rest[0]) - 1)
    elif word == "lost":
        state.strength[unit] -= int(rest[0])
        if state.guns[unit]:
            state.guns[unit] = (state.guns[unit][0] - int(rest[0]), *state.guns[unit][1:])
    elif word in AMMUNITION:
        level = AMMUNITION.index(word)
        state.ammunition[unit] = (level,) * len(state.ammunition[unit])
    elif word in ORDERS:
        state.orders[unit] = ORDERS.index(word)
    else:
        query.mark(state, mark_named(flag), unit)


def _pair(text: str, scale: int = 1) -> tuple[int, int]:
    good, _, bad = text.partition("/")
    return int(good) * scale, int(bad or good) * scale


def _ratings(name: str, words: list[str]) -> Ratings:
    values: dict[str, Any] = {"range": 8}
    pending = list(words)
    while pending:
        word = pending.pop(0)
        if word in ("A", "N", "C", "U"):
            values["profile"] = word
        elif word in ("range", "initiative", "efficiency", "activation", "coordination", "orders") and pending:
            number = int(pending.pop(0))
            values[word] = 2 * number if word == "range" else number
        else:
            raise BadPosition(f"{name}: {word!r} is no rating")
    return Ratings(name, **values)
