"""Positions by words: a hand-made map, chosen units, leaders and markers, for tests, teaching and examiners.

``docs/api-gbacw.md`` shows the language. :func:`build` gives a game and a state; ``caracole.play.table.position`` wraps
them in a table that plays.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from caracole.geometry.hex import FACINGS
from caracole.kernel import CaracoleError, Dice
from caracole.kernel.bits import mask_of, members
from caracole.kernel.words import TableQuestions, names_of, part_of, refuse_unknown
from caracole.systems.gbacw.loader import series_document
from caracole.systems.gbacw.rules import query
from caracole.systems.gbacw.rules.activation.activation import most_equivalents
from caracole.systems.gbacw.rules.assault.declared import planned
from caracole.systems.gbacw.rules.assault.modifiers import preview
from caracole.systems.gbacw.rules.battle import victory
from caracole.systems.gbacw.rules.battle.setup import brigade_order, empty_state
from caracole.systems.gbacw.rules.components.charts import Charts, read_code
from caracole.systems.gbacw.rules.components.field import Field
from caracole.systems.gbacw.rules.components.numbers import NO_UNIT, Hex, Unit
from caracole.systems.gbacw.rules.components.printed import (
    BY_DIVISION,
    HALF_POINTS,
    LIGHTS,
    MARCH,
    ORDERS,
    SIDES,
    BattleRules,
    Entry,
    Level,
    Reinforcement,
    Scenario,
    Score,
    TurnBox,
)
from caracole.systems.gbacw.rules.components.terrain import Chart, Weapon
from caracole.systems.gbacw.rules.fire import los
from caracole.systems.gbacw.rules.flow import FLOW, Play
from caracole.systems.gbacw.rules.game import Gbacw
from caracole.systems.gbacw.rules.movement.movement import UnitAct, begin_unit, left_to_spend
from caracole.systems.gbacw.rules.position.armies import Roster, mark_named
from caracole.systems.gbacw.rules.position.map import BadPosition, draw_map, lines, side_named
from caracole.systems.gbacw.rules.results import chain
from caracole.systems.gbacw.rules.results.results import hit
from caracole.systems.gbacw.rules.sequence.sequence import MARKER, TURN, Marker, Turn, begin_brigade
from caracole.systems.gbacw.rules.sequence.standing import KINDS
from caracole.systems.gbacw.rules.state import AMMUNITION, FORMATIONS, REFUSED, BrigadeMark, GbacwState, Tally
from caracole.systems.gbacw.rules.view import PLACES
from caracole.systems.gbacw.scenario_files.charts import read_charts, read_terrain, read_weapons
from caracole.systems.gbacw.scenario_files.reading import SheetReader

LEVELS = (
    Level(1, "union-victory", 0, {"en": "Union victory"}),
    Level(0, "draw", None, {"en": "Draw"}),
    Level(-999, "confederate-victory", 1, {"en": "Confederate victory"}),
)


@cache
def series() -> tuple[Chart, dict[str, Weapon], Charts]:
    """The series' own charts."""
    reader = SheetReader()
    chart = read_terrain(reader, series_document("terrain"))
    weapons = read_weapons(reader, series_document("weapons"))
    charts = read_charts(reader, series_document("charts"))
    reader.problems.raise_if_any()
    return chart, weapons, charts


# --- building --------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class BoardWords:
    """Who stands where, and who commands whom."""

    map: str = ""
    units: str = ""
    leaders: str = ""
    commands: str = ""


@dataclass(frozen=True)
class BattleWords:
    """What the battle's own sheet says."""

    turns: int | Sequence[str] = 5
    light: str = "day"
    command_level: str = BY_DIVISION
    efficiency: Mapping[str, Sequence[int]] = field(default_factory=dict)
    first_initiative: str | None = None
    reinforcements: Sequence[Mapping[str, Any]] = ()
    rules: Mapping[str, Any] = field(default_factory=dict)
    scores: Sequence[Mapping[str, Any]] = ()


@dataclass(frozen=True)
class PlayWords:
    """Under which rules, and where play stands."""

    options: Mapping[str, Any] = field(default_factory=dict)
    revision: int | None = None
    turn: int = 1
    step: str | None = None
    active: str | None = None
    acting: str | None = None
    equivalents: int | None = None
    result: Mapping[str, str] | None = None


class Diagram:
    """A position as its words tell it: the ground, the armies, the battle's sheet; ``markers`` are the words that
    change the state (see ``Markers``)."""

    def __init__(self, **words: Any) -> None:
        own = names_of(BoardWords, BattleWords, PlayWords)
        self.markers = {name: value for name, value in words.items() if name not in own}
        refuse_unknown(self.markers, {*own, *Markers.known()}, BadPosition)
        board = part_of(BoardWords, words)
        self.battle, self.play = part_of(BattleWords, words), part_of(PlayWords, words)
        self.chart, self.weapons, self.charts = series()
        self.ground, self.entries = draw_map(board.map, self.chart)
        self.roster = Roster(board.units, board.leaders, board.commands, self.ground.grid, self.weapons)

    def field(self) -> Field:
        """Everything that does not change in play."""
        armies, weapons = self.roster.armies(), tuple(self.weapons.values())
        return Field(self.ground, armies, self.scenario(), self.charts, self.chart, weapons)

    def scenario(self) -> Scenario:
        """The battle's sheet."""
        told, grid = self.battle, self.ground.grid
        boxes = [told.light] * told.turns if isinstance(told.turns, int) else list(told.turns)
        return Scenario(
            "position",
            {"en": "A position"},
            tuple(TurnBox(f"{9 + n:02}00", LIGHTS.index(word)) for n, word in enumerate(boxes)),
            told.command_level,
            _efficiency(told.efficiency),
            _first_initiative(told.first_initiative),
            (),
            (),
            self.entries,
            tuple(_group(row, self.roster, self.entries, grid.names) for row in told.reinforcements),
            ((), ()),
            tuple(_score(row, grid) for row in told.scores),
            LEVELS,
            rules=BattleRules(**told.rules),
        )


def build(*, dice: Dice, emit: Any, **told: Any) -> tuple[Gbacw, GbacwState]:
    """A game and a state from words. Every word is told in docs/api-gbacw.md."""
    diagram = Diagram(**told)
    words = diagram.play
    game = Gbacw(diagram.field(), {"fatigue": False, "crests": False, **words.options})
    game = game if words.revision is None else game.under(words.revision)
    state = empty_state(game)
    state.turn = words.turn
    diagram.roster.place(game, state)
    for brigade in range(len(game.field.brigades)):
        state.brigade_orders[brigade] = brigade_order(state, brigade)
    Markers(game, state).apply(diagram.markers)
    play = Play(game, state, dice, emit)
    stand(play, words)
    if words.result is not None:
        if state.phasing >= 0:
            FLOW.run(play, state.stack)
        _strike(play, words.result)
    FLOW.run(play, state.stack)
    return game, state


def stand(play: Play, words: PlayWords) -> None:
    """Where the game stands: at a step of the turn; with a brigade active; with one of its units acting, as it would
    have begun (C5.35.c: who marches has its equivalents at once)."""
    state, field, active = play.state, play.field, words.active
    unit = NO_UNIT if words.acting is None else _unit_number(field, words.acting)
    if active is None and unit >= 0:
        active = field.brigades[state.brigade_of[unit]].id
    state.stack.append(Turn(words.step or ("turn.draw" if active else TURN[0])))
    if active is None:
        return
    brigades = mask_of(_number(field, "brigade", name) for name in active.replace(",", " ").split())
    first = members(brigades)[0]
    side, division = field.brigades[first].side, field.brigades[first].division
    march = (state.brigade_orders[first] if unit < 0 else state.orders[unit]) == MARCH
    marker = len(field.divisions) + side if march else division
    state.phasing = side
    if state.drawn[-1:] != (marker,):  # it is the last of those told, or comes after them
        state.drawn = (*state.drawn, marker)
    play.push(Marker(MARKER[-2], marker, side, -1 if march else division, march))
    marks = list(state.marks)
    begin_brigade(play, state.stack[-1], brigades)
    FLOW.run(play, state.stack)
    # The words tell of an activation under way: what they mark was marked after it began.
    state.marks = [now | told for now, told in zip(state.marks, marks, strict=True)]
    if unit >= 0:
        most = most_equivalents(play.game, state, unit) if march else 1
        begin_unit(play, unit, most if words.equivalents is None else words.equivalents)


def _strike(play: Play, words: Mapping[str, str]) -> None:
    """``{"at": "0605", "by": "u1", "result": "1d+2"}``: a result of fire falls on a hex, as if it had just been
    rolled."""
    where, by = _hex_number(play.field, words["at"]), _unit_number(play.field, words["by"])
    result, kind = read_code(words["result"]), words.get("kind", chain.FIRE)
    if result is None or kind not in (chain.FIRE, chain.SHELL):
        raise BadPosition(
            f"{words['result']!r} is no result of {kind}: write '1d+2', '2D', 'd', with kind fire or shell"
        )
    hit(play, where, result, kind, by)


def _unit_number(field: Field, name: str) -> Unit:
    return Unit(_number(field, "unit", name))


def _hex_number(field: Field, name: str) -> Hex:
    return Hex(_number(field, "hex", name))


def _number(field: Field, domain: str, name: str) -> int:
    found = field.numbers[domain].get(name.strip())
    if found is None:
        raise BadPosition(f"there is no {domain} {name.strip()!r}; there are {', '.join(field.names[domain])[:200]}")
    return found


def _first_initiative(word: str | None) -> int | None:
    return None if word is None else -1 if word == "none" else side_named(word)


def _efficiency(words: Mapping[str, Sequence[int]]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    rows: list[tuple[int, ...]] = [(2, 3), (2, 3)]
    for side, values in words.items():
        rows[side_named(side)] = tuple(values)
    return rows[0], rows[1]


def _group(row: Mapping[str, Any], roster: Roster, entries: tuple[Entry, ...], names: Sequence[str]) -> Reinforcement:
    """``{"id": "brewer", "side": "union", "turn": 2, "entries": "a", "orders": "march", "units": "u4, u5"}``"""
    known = {entry.id: number for number, entry in enumerate(entries)}
    orders = row.get("orders")
    return Reinforcement(
        row["id"],
        row["id"],
        side_named(row["side"]),
        row["turn"],
        tuple(known[name.strip()] for name in row["entries"].split(",")),
        None if orders is None else ORDERS.index(orders),
        row.get("activations"),
        tuple(roster.unit_numbers[name.strip()] for name in row["units"].split(",") if name.strip()),
        tuple(roster.leader_numbers[name.strip()] for name in row.get("leaders", "").split(",") if name.strip()),
        row.get("instead_of", -1),
        tuple(row.get("roll", ())),
    )


def _score(row: Mapping[str, Any], grid: Any) -> Score:
    """``{"kind": "control", "hexes": "0505 0506", "points": (4, 2)}``"""
    hexes = tuple(grid.number(name) for name in row.get("hexes", "").split())
    return Score(
        row.get("id", row["kind"]),
        row["kind"],
        tuple(row.get("points", (1, 1))),
        hexes,
        row.get("needed", max(1, len(hexes))),
        row.get("each", False),
    )


# --- markers and tracks ----------------------------------------------------------------------------------------------


class Markers:
    """The arguments that change a state: markers, tracks, orders."""

    def __init__(self, game: Gbacw, state: GbacwState) -> None:
        self.game, self.state, self.field = game, state, game.field

    @classmethod
    def known(cls) -> list[str]:
        """The words that it understands."""
        return [name.removeprefix("set_") for name in dir(cls) if name.startswith("set_")]

    def apply(self, words: Mapping[str, Any]) -> None:
        """Each word in turn."""
        for key, value in words.items():
            getattr(self, f"set_{key}")(value)

    def _brigades(self, value: str) -> int:
        return mask_of(_number(self.field, "brigade", name) for name in value.split(",") if name.strip())

    def set_initiative(self, value: str) -> None:
        self.state.initiative = self.state.last_initiative = side_named(value)

    def set_last_initiative(self, value: str) -> None:
        self.state.last_initiative = side_named(value)

    def set_orders(self, value: Mapping[str, str]) -> None:
        """By brigade; its units take it too, unless they carry their own."""
        for name, word in value.items():
            brigade = _number(self.field, "brigade", name)
            self.state.brigade_orders[brigade] = ORDERS.index(word)

    def set_reserve(self, value: str) -> None:
        self.state.reserve = self._brigades(value)

    def set_fatigue(self, value: Mapping[str, int]) -> None:
        for name, level in value.items():
            self.state.fatigue[_number(self.field, "brigade", name)] = level

    def set_ineffective(self, value: str) -> None:
        """Brigades and divisions that are Combat Ineffective."""
        for name in value.split(","):
            if name.strip() in self.field.numbers["brigade"]:
                self.state.ineffective_brigades |= 1 << _number(self.field, "brigade", name)
            else:
                self.state.ineffective_divisions |= 1 << _number(self.field, "division", name)

    def set_entrenchments(self, value: str) -> None:
        """``0505 vE``, one to a line or separated by commas."""
        self.state.entrenchments = tuple(self._earthworks(value))

    def _earthworks(self, value: str) -> list[tuple[Hex, int]]:
        found = []
        for line in lines(value.replace(",", "\n")):
            where, facing = line.split()
            found.append((_hex_number(self.field, where), FACINGS.index(facing)))
        return found

    def set_works(self, value: Sequence[tuple[str, str, str, int]]) -> None:
        """``[("0505", "vE", "u1", 2)]``: hex, facing, builder, turn in which it is finished."""
        rows = []
        for where, facing, unit, ends in value:
            number = _unit_number(self.field, unit)
            rows.append((_hex_number(self.field, where), FACINGS.index(facing), number, ends))
            self.state.marks[mark_named("building")] |= 1 << number
        self.state.works = tuple(rows)

    def set_control(self, value: Mapping[str, str]) -> None:
        for side, names in value.items():
            for name in names.split():
                number = _hex_number(self.field, name)
                self.state.controlled[side_named(side)] |= 1 << number
                self.state.controlled[1 - side_named(side)] &= ~(1 << number)

    def set_pool(self, value: Mapping[str, int]) -> None:
        for name, count in value.items():
            self.state.pool[_number(self.field, "marker", name)] = count

    def set_allotted(self, value: Mapping[str, int]) -> None:
        row = list(self.state.allotted)
        for name, count in value.items():
            row[_number(self.field, "division", name)] = count
        self.state.allotted = tuple(row)

    def set_drawn(self, value: str) -> None:
        self.state.drawn = tuple(_number(self.field, "marker", name) for name in value.split(",") if name.strip())

    def set_assigned(self, value: Mapping[str, str]) -> None:
        """Batteries to brigades (4.32)."""
        for unit, brigade in value.items():
            self.state.assigned[_unit_number(self.field, unit)] = _number(self.field, "brigade", brigade)

    def set_out_of_command(self, value: str) -> None:
        """Units, brigades or divisions found out of command in II.A."""
        for name in (word.strip() for word in value.split(",")):
            if name in self.field.numbers["unit"]:
                self.state.out_of_command |= 1 << self.field.numbers["unit"][name]
            elif name in self.field.numbers["brigade"]:
                self.state.brigades_out |= 1 << self.field.numbers["brigade"][name]
            else:
                self.state.divisions_out |= 1 << _number(self.field, "division", name)

    def set_far_commanders(self, value: str) -> None:
        self.state.far_commanders = mask_of(_number(self.field, "leader", name) for name in value.split(","))

    def set_brigade_marks(self, value: Mapping[str, str]) -> None:
        """``{"stay": "u-brigade"}``: see ``state.BrigadeMark``."""
        for name, brigades in value.items():
            self.state.brigade_marks[BrigadeMark[name.upper().replace(" ", "_")]] |= self._brigades(brigades)

    def set_tallies(self, value: Mapping[str, Mapping[str, int]]) -> None:
        """``{"activations": {"u-brigade": 2}}``: see ``state.Tally``."""
        for name, rows in value.items():
            for brigade, number in rows.items():
                self.state.tallies[Tally[name.upper()]][_number(self.field, "brigade", brigade)] = number

    def set_standing(self, value: Mapping[str, Mapping[str, str]]) -> None:
        """``{"confederate": {"return_fire": "always"}}``"""
        rows = [list(self.state.standing[0]), list(self.state.standing[1])]
        for side, words in value.items():
            for kind, word in words.items():
                rows[side_named(side)][list(KINDS).index(kind)] = word
        self.state.standing = (tuple(rows[0]), tuple(rows[1]))

    def set_groups_in(self, value: Mapping[str, str]) -> None:
        """Groups that were ordered in, by entry."""
        row = list(self.state.groups_in)
        for group, entry in value.items():
            row[_number(self.field, "group", group)] = _number(self.field, "entry", entry)
        self.state.groups_in = tuple(row)


# --- what one may ask of the table -----------------------------------------------------------------------------------


def questions_of(game: Any) -> type:
    """What a table can be asked about a game that was built here."""
    return Questions


class Questions(TableQuestions[Gbacw, GbacwState]):
    """Questions about a position by names: ``table.where("u1")``, ``table.stack("0505")``."""

    def _unit(self, name: str) -> Unit:
        return _unit_number(self._game.field, name)

    def _hex(self, name: str) -> Hex:
        return _hex_number(self._game.field, name)

    def _brigade(self, name: str) -> int:
        return _number(self._game.field, "brigade", name)

    # units

    def where(self, unit: str) -> str:
        """The hex of a unit's counter, or ``not_arrived``, ``eliminated``, ``routed``, ``left_map``."""
        place = self._state.hex_of[self._unit(unit)]
        return self._game.field.grid.names[place] if place >= 0 else PLACES[place]

    def extension(self, unit: str) -> list[str]:
        """The hexes of its extensions."""
        return [self._game.field.grid.names[place] for place in self._state.extension[self._unit(unit)]]

    def facing(self, unit: str) -> str:
        """How it faces: vE, sN and so on."""
        return FACINGS[self._state.facing[self._unit(unit)]]

    def formation(self, unit: str) -> str:
        """ordinary, line or column."""
        return FORMATIONS[self._state.formation[self._unit(unit)]]

    def refused(self, unit: str) -> str:
        """none, left or right."""
        return REFUSED[self._state.refused[self._unit(unit)]]

    def strength(self, unit: str) -> int:
        """Its strength points now."""
        return self._state.strength[self._unit(unit)]

    def guns(self, unit: str) -> tuple[int, ...]:
        """A battery's guns by section."""
        return self._state.guns[self._unit(unit)]

    def cohesion(self, unit: str) -> int:
        """The Cohesion of the side it shows."""
        return query.cohesion(self._game, self._state, self._unit(unit))

    def orders(self, unit: str) -> str:
        """The order it acts under."""
        return ORDERS[query.orders(self._game, self._state, self._unit(unit))]

    def ammunition(self, unit: str) -> str:
        """full, low or out; a battery's by section: ``full/low``."""
        return "/".join(AMMUNITION[level] for level in self._state.ammunition[self._unit(unit)])

    def is_disordered(self, unit: str) -> bool:
        """Shows its Disordered side."""
        return query.is_disordered(self._state, self._unit(unit))

    def is_collapsed(self, unit: str) -> bool:
        """Below half its strength."""
        return bool(self._state.collapsed >> self._unit(unit) & 1)

    def is_blown(self, unit: str) -> bool:
        """Cavalry that is exhausted."""
        return bool(self._state.blown >> self._unit(unit) & 1)

    def is_mounted(self, unit: str) -> bool:
        """In the saddle."""
        return query.is_mounted(self._state, self._unit(unit))

    def is_routed(self, unit: str) -> bool:
        """Off the map by Rout."""
        return self.where(unit) == "routed"

    def is_eliminated(self, unit: str) -> bool:
        """Out of the game."""
        return self.where(unit) == "eliminated"

    def abandoned(self, unit: str) -> int:
        """0, or the number of its Abandoned marker."""
        number = self._unit(unit)
        return 1 if self._state.abandoned[0] >> number & 1 else 2 if self._state.abandoned[1] >> number & 1 else 0

    def has_mark(self, unit: str, mark: str) -> bool:
        """``table.has_mark("u1", "fired")``: see ``state.Mark``."""
        return query.has(self._state, mark_named(mark), self._unit(unit))

    def brigade_of(self, unit: str) -> str:
        """The brigade it belongs to now."""
        return self._game.field.brigades[self._state.brigade_of[self._unit(unit)]].id

    # the map

    def stack(self, where: str) -> list[str]:
        """Everybody in a hex, top first."""
        return [self._game.field.units[unit].id for unit in self._state.at[self._hex(where)]]

    def controls(self, side: str, where: str) -> bool:
        """Does the side hold the hex?"""
        return bool(self._state.controlled[side_named(side)] >> self._hex(where) & 1)

    def sees(self, origin: str, target: str) -> bool:
        """Line of sight over the ground, units not counted."""
        return query.sees(self._game, self._hex(origin), self._hex(target))

    def los(self, origin: str, target: str) -> dict[str, Any]:
        """The whole story of a line of sight."""
        battle = self._game.field.scenario.rules
        field, rules = self._game.field, self._game.rules
        return los.explain(field, self._hex(origin), self._hex(target), rules.crests, battle.bare_woods)

    def side_toward(self, unit: str, where: str) -> str:
        """What an adjacent hex is to a unit: front, refused_front, flank or rear."""
        number = self._unit(unit)
        origin = self._state.hex_of[number]
        return query.CLASSES[query.class_of_attack(self._game, self._state, number, origin, self._hex(where))]

    def assault_odds(self, units: str, targets: str) -> dict[str, Any]:
        """What these units would have against these hexes in an assault: strengths, modifiers, exact odds (11.42)."""
        attackers = tuple(self._unit(name) for name in units.split())
        hexes = tuple(self._hex(name) for name in targets.split())
        return preview(self._game, self._state, planned(self._game, self._state, attackers, hexes))

    def entrenchments(self) -> list[tuple[str, str]]:
        """Every one, by hex and facing."""
        names = self._game.field.grid.names
        return [(names[where], FACINGS[corner]) for where, corner in self._state.entrenchments]

    # leaders and commands

    def leader(self, leader: str) -> str:
        """The hex of a leader, or where else he is."""
        place = self._state.leader_hex[_number(self._game.field, "leader", leader)]
        return self._game.field.grid.names[place] if place >= 0 else PLACES[place]

    def is_replaced(self, leader: str) -> bool:
        """Shows the replacement side."""
        return bool(self._state.leaders_replaced >> _number(self._game.field, "leader", leader) & 1)

    def brigade_orders(self, brigade: str) -> str:
        """The order of a brigade."""
        return ORDERS[self._state.brigade_orders[self._brigade(brigade)]]

    def in_reserve(self, brigade: str) -> bool:
        """Is the brigade In Reserve?"""
        return bool(self._state.reserve >> self._brigade(brigade) & 1)

    def fatigue(self, brigade: str) -> int:
        """Its Fatigue level, -1 for none."""
        return self._state.fatigue[self._brigade(brigade)]

    def is_ineffective(self, command: str) -> bool:
        """Is the brigade or division Combat Ineffective?"""
        if command in self._game.field.numbers["brigade"]:
            return bool(self._state.ineffective_brigades >> self._brigade(command) & 1)
        return bool(self._state.ineffective_divisions >> _number(self._game.field, "division", command) & 1)

    def brigade_has(self, brigade: str, mark: str) -> bool:
        """``table.brigade_has("u-brigade", "stay")``: see ``state.BrigadeMark``."""
        return query.brigade_has(self._state, BrigadeMark[mark.upper().replace(" ", "_")], self._brigade(brigade))

    def tally(self, name: str, brigade: str) -> int:
        """``table.tally("activations", "u-brigade")``: see ``state.Tally``."""
        return self._state.tallies[Tally[name.upper()]][self._brigade(brigade)]

    # tracks

    def turn(self) -> int:
        """The number of the turn."""
        return self._state.turn

    def initiative(self) -> str | None:
        """The side that has it."""
        return None if self._state.initiative < 0 else SIDES[self._state.initiative]

    def allotted(self, division: str) -> int:
        """The AMs of a division this turn."""
        return self._state.allotted[_number(self._game.field, "division", division)]

    def pool(self) -> dict[str, int]:
        """The markers in the pool."""
        names = self._game.field.names["marker"]
        return {names[marker]: number for marker, number in enumerate(self._state.pool) if number}

    def points(self, side: str) -> int:
        """Victory points now."""
        return victory.margin(self._game, self._state)[side_named(side)]

    def left(self) -> float:
        """The movement points that the acting unit still has."""
        frame = next((frame for frame in reversed(self._state.stack) if isinstance(frame, UnitAct)), None)
        if frame is None:
            raise CaracoleError("no unit is acting")
        return left_to_spend(frame) / HALF_POINTS

    def rules_of(self, kind: str) -> list[str]:
        """The clauses under which events of this kind happened so far."""
        return [event.rule for event in self._table.events if event.kind == kind]
