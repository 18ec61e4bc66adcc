"""The words of a position, read: what each of them says, before there is a theatre or a state.

:class:`Diagram` is the whole of it. Its parts hold the words of ``docs/api.md`` as they are written, or read where
reading needs nothing else: the land, the armies, the piles of cards.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from caracole.kernel import CaracoleError
from caracole.kernel.words import names_of, part_of, refuse_unknown
from caracole.systems.gradisca.rules.components.numbers import Unit, Zone
from caracole.systems.gradisca.rules.components.theatre import (
    BRIDGE,
    IMPASSABLE,
    OPEN,
    RIVER,
    SIDES,
    UNIT_TYPES,
    WALL,
    Border,
    Card,
    Command,
    Effect,
    PrintedUnit,
    PrintedZone,
)
from caracole.systems.gradisca.rules.state import ELIMINATED, ON_FLAG

SIGNS = {"-": OPEN, "~": RIVER, "=": BRIDGE, "x": IMPASSABLE, "#": WALL}
OFF_MAP = {"flag": ON_FLAG, "eliminated": ELIMINATED}
UNIT = re.compile(
    r"(?P<id>[\w-]+)\s+(?P<type>[a-z]+)"
    r"(?:\s+(?P<attack>\d)(?:/(?P<defence>\d))?)?"
    r"(?:\s+\[(?P<back_attack>\d)(?:/(?P<back_defence>\d))?\])?"
    r"(?:\s+@(?P<command>[\w-]+))?"
    r"(?:\s+\((?P<flags>[^)]*)\))?$"
)
FLAGS = ("disorganized", "activated", "out of supply", "replaced")


class BadPosition(CaracoleError):
    """The words of a position are not understood."""


def slug(name: str) -> str:
    """The identifier of a name: lower case, hyphens."""
    return re.sub(r"[^\w]+", "-", name.strip().lower()).strip("-")


def _lines(text: str) -> Iterable[str]:
    for raw in text.splitlines():
        line = raw.split("//")[0].strip()
        if line:
            yield line


def side_named(word: str) -> int:
    for number, name in enumerate(SIDES):
        if name.startswith(word.strip().lower()) and word.strip():
            return number
    raise BadPosition(f"{word!r} is neither {SIDES[0]} nor {SIDES[1]}")


def pair(value: Any, default: Any) -> tuple[Any, Any]:
    """Something for both sides: a pair, a table by side, or one value for both."""
    if value is None:
        return (default, default)
    if isinstance(value, Mapping):
        row = [default, default]
        for word, item in value.items():
            row[side_named(word)] = item
        return (row[0], row[1])
    if isinstance(value, tuple | list):
        return (value[0], value[1])
    return (value, value)


def words(value: str | Iterable[str] | None) -> list[str]:
    """Slugs from a list, or from text separated by commas."""
    if value is None:
        return []
    return [slug(item) for item in (value.split(",") if isinstance(value, str) else value) if item.strip()]


def items(text: str) -> list[str]:
    """What stands between commas."""
    return [word for part in text.split(",") if (word := part.strip())]


# --- the map ---------------------------------------------------------------------------------------------------------


class Land:
    """Zones, borders, and the Booty markers that lie there."""

    def __init__(self, text: str) -> None:
        self.zones: dict[str, dict[str, Any]] = {}
        self.borders: list[tuple[str, str, str, int, int, str]] = []
        self.booty: dict[str, tuple[int, int]] = {}
        for line in _lines(text):
            border = re.match(r"(.+?)\s+([-~=x#])\s+(.+?)(?:\s+(\d+)(?:\s+now\s+(\d+))?)?(?:\s+\((\w+)\))?$", line)
            if border and ":" not in line:
                self._border(border)
            else:
                name, _, attributes = line.partition(":")
                zone = self._zone(name)
                for attribute in filter(None, (word.strip() for word in attributes.split(","))):
                    self._attribute(slug(name), zone, attribute)

    def _zone(self, name: str) -> dict[str, Any]:
        return self.zones.setdefault(slug(name), {"name": {"en": name.strip()}, "raid": [False, False]})

    def _border(self, found: re.Match[str]) -> None:
        a, sign, b, level, now, river = found.groups()
        self._zone(a)
        self._zone(b)
        if sign == "#" and level is None:
            raise BadPosition(f"{found.string!r}: a wall needs its Level")
        printed = int(level or 0)
        if river and sign not in "~=":
            raise BadPosition(f"{found.string!r}: only a river has the name of a river")
        self.borders.append((slug(a), slug(b), SIGNS[sign], printed, printed if now is None else int(now), river or ""))

    def _attribute(self, name: str, zone: dict[str, Any], attribute: str) -> None:
        first, *rest = attribute.split()
        if first in ("difficult", "town", "fortress", "sea"):
            zone[first] = True
        elif first == "unnamed":
            zone["named"] = False
        elif first in ("source", "owner"):
            zone[first] = side_named(rest[0])
        elif first == "raid":
            zone["raid"][side_named(rest[0])] = True
        elif first == "booty":
            value = 0 if rest[1:] == ["?"] else int(rest[1]) if len(rest) > 1 else 1
            zone["booty"] = side_named(rest[0])
            self.booty[name] = (side_named(rest[0]), value)
        elif first == "lifeline":
            zone["lifeline"] = slug(" ".join(rest))
        elif first == "free":
            row = [False, False]
            row[side_named(rest[-1])] = True
            zone["free_attack"] = (row[0], row[1])
        elif first == "region":
            zone["region"] = rest[0]
        else:
            raise BadPosition(f"{name}: {attribute!r} is no attribute of a zone")

    def zone(self, name: str) -> Zone:
        """The number of a zone."""
        found = next((Zone(number) for number, each in enumerate(self.zones) if each == slug(name)), None)
        if found is None:
            raise BadPosition(f"unknown zone {name!r}")
        return found

    def printed_zones(self) -> list[PrintedZone]:
        """The zones as the map prints them."""
        return [PrintedZone(id=name, **{**row, "raid": tuple(row["raid"])}) for name, row in self.zones.items()]

    def printed_borders(self) -> list[Border]:
        """The borders as the map prints them."""
        return [Border(self.zone(a), self.zone(b), kind, level, river) for a, b, kind, level, _, river in self.borders]

    def damaged(self) -> dict[int, int]:
        """border -> Level now, where it is not the printed one."""
        return {n: now for n, (_, _, _, printed, now, _) in enumerate(self.borders) if now != printed}


# --- the armies ------------------------------------------------------------------------------------------------------


class Armies:
    """Units with the place and the flags of each, and their Commands."""

    def __init__(self, text: str) -> None:
        self.units: list[PrintedUnit] = []
        self.where: list[str] = []
        self.flags: list[str] = []
        self.commands: list[Command] = []
        self._numbers: dict[str, int] = {}
        for line in _lines(text):
            place, _, rest = line.partition(":")
            if not rest.strip():
                raise BadPosition(f"{line!r}: expected 'Zone: unit, unit'")
            for item in re.split(r",(?![^()]*\))", rest):
                if item.strip():
                    self._unit(slug(place), item.strip())

    def _unit(self, place: str, item: str) -> None:
        found = UNIT.match(item)
        if not found:
            raise BadPosition(f"{item!r} is no unit; write e.g. 'v1 infantry 2/3 [1/2] @red (disorganized)'")
        if found["type"] not in UNIT_TYPES:
            raise BadPosition(f"{item!r}: {found['type']!r} is none of {', '.join(UNIT_TYPES)}")
        letter = found["id"][0]
        if letter not in "vad":
            raise BadPosition(f"{item!r}: ids begin with v (Venetian), d (Dutch) or a (Austrian)")
        side = 1 if letter == "a" else 0
        attack = int(found["attack"] or 2)
        back = None if found["back_attack"] is None else int(found["back_attack"])
        self.units.append(
            PrintedUnit(
                found["id"],
                self._command(found["command"] or SIDES[side], side),
                found["type"],
                attack,
                int(found["defence"] or attack),
                back,
                back if found["back_defence"] is None else int(found["back_defence"]),
                name=found["id"],
                back_name=f"{found['id']}'s successor" if back is not None else "",
                nation="dutch" if letter == "d" else "",
            )
        )
        self.where.append(place)
        self.flags.append(found["flags"] or "")

    def _command(self, name: str, side: int) -> int:
        if name not in self._numbers:
            self._numbers[name] = len(self.commands)
            self.commands.append(Command(name, side, {"en": name}))
        number = self._numbers[name]
        if self.commands[number].side != side:
            raise BadPosition(f"Command {name!r} has units of both sides")
        return number

    def unit(self, name: str) -> Unit:
        """The number of a unit."""
        found = next((Unit(number) for number, unit in enumerate(self.units) if unit.id == name), None)
        if found is None:
            raise BadPosition(f"unknown unit {name!r}")
        return found

    def command(self, name: str) -> int:
        """The number of a Command."""
        if name not in self._numbers:
            raise BadPosition(f"unknown Command {name!r}")
        return self._numbers[name]

    def on_map(self) -> list[int]:
        """G4.b: the Commands with a unit on the map; only their markers are in the game."""
        there = {unit.command for unit, place in zip(self.units, self.where, strict=True) if place not in OFF_MAP}
        return sorted(there)


# --- the cards -------------------------------------------------------------------------------------------------------


def card(number: int, *effects: Any, **facts: Any) -> Card:
    """A card by words: ``card(7, ("victory_points", {"points": 2}), mandatory="both", only_after=3)``.

    ``mandatory`` and ``playable_by`` take "both", "venetian" or "austrian"; ``moments`` makes it a response card.
    """
    name = facts.pop("id", f"c{number}")
    rows = []
    for item in effects:
        kind, args = (item, {}) if isinstance(item, str) else item
        rows.append(Effect(kind, tuple(sorted((key, _freeze(value)) for key, value in args.items()))))
    for key in ("mandatory", "playable_by"):
        if key in facts:
            word = facts[key]
            facts[key] = (True, True) if word == "both" else tuple(s == side_named(word) for s in (0, 1))
    title = facts.pop("title", name)
    return Card(number, name, {"en": title}, {"en": title}, effects=tuple(rows), **facts)


def _freeze(value: Any) -> Any:
    return tuple(value) if isinstance(value, list) else value


class Piles:
    """Where every card is, by its place among the cards of the position; each is in one pile only."""

    def __init__(self, words: CardWords) -> None:
        self._numbers = {key: n for n, row in enumerate(words.cards) for key in (row.number, row.id)}
        self.hands = {side_named(side): self._read(row) for side, row in words.hands.items()}
        self.set_aside, self.discard, self.removed = map(self._read, (words.set_aside, words.discard, words.removed))
        held = [item for hand in self.hands.values() for item in hand]
        elsewhere = (*held, *self.set_aside, *self.discard, *self.removed)
        if words.deck is None:
            self.deck = [n for n in range(len(words.cards)) if n not in elsewhere]
        else:
            self.deck = list(reversed(self._read(words.deck)))  # the first named is the top
        self.in_game = tuple(sorted((*self.deck, *elsewhere)))
        if len(set(self.in_game)) < len(self.in_game):
            raise BadPosition("a card is in two places: hands, deck, discard, set_aside and removed share none")

    def _read(self, row: Sequence[Any]) -> tuple[int, ...]:
        for item in row:
            if item not in self._numbers:
                raise BadPosition(f"unknown card {item!r}")
        return tuple(self._numbers[item] for item in row)


# --- the words -------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class BoardWords:
    """Who stands where."""

    map: str
    units: str


@dataclass(frozen=True)
class ScenarioWords:
    """What a scenario sheet says."""

    turn: int = 1
    end_turn: int = 16
    end_earliest: int = 1
    morale: Any = None
    low_up_to: int = 3
    medium_up_to: int = 6
    morale_turns: Sequence[int] = ()
    points: Any = None
    fort_markers: Any = None
    mine_markers: Any = None
    camps: Mapping[str, str] | None = None
    sea_supply: str | None = None
    groups: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
    objectives: Sequence[tuple[str, str, int]] = ()
    scores: Sequence[Mapping[str, Any]] = ()
    raid_points: Any = None
    newcomers_wait: bool = False
    draw_allowed: bool = True


@dataclass(frozen=True)
class MarkerWords:
    """What lies on the map and on the tracks, besides what the scenario puts there."""

    forts: str = ""
    mines: str = ""
    camps_lost: Mapping[str, int] = field(default_factory=dict)
    raided: str | None = None
    towns_lost: str | None = None
    time_line: Mapping[str, int] = field(default_factory=dict)
    control: Mapping[str, int] = field(default_factory=dict)
    cup: str | Sequence[str] | None = None
    played: str | Sequence[str] | None = None


@dataclass(frozen=True)
class CardWords:
    """The cards, and where they are."""

    cards: Sequence[Card] = ()
    hands: Mapping[str, Sequence[Any]] = field(default_factory=dict)
    deck: Sequence[Any] | None = None
    discard: Sequence[Any] = ()
    set_aside: Sequence[Any] = ()
    removed: Sequence[Any] = ()


@dataclass(frozen=True)
class PlayWords:
    """Under which rules, and where play stands."""

    options: Mapping[str, Any] = field(default_factory=dict)
    revision: int | None = None
    active: str | None = None
    activate: str | None = None


PARTS = (BoardWords, ScenarioWords, MarkerWords, CardWords, PlayWords)


class Diagram:
    """A position as its words tell it. A word that may be left out may also be None."""

    def __init__(self, **words: Any) -> None:
        refuse_unknown(words, names_of(*PARTS), BadPosition)
        board = part_of(BoardWords, words)
        self.scenario = part_of(ScenarioWords, words)
        self.markers = part_of(MarkerWords, words)
        self.cards = part_of(CardWords, words)
        self.play = part_of(PlayWords, words)
        self.land, self.armies, self.piles = Land(board.map), Armies(board.units), Piles(self.cards)
        for place in self.armies.where:
            if place not in self.land.zones and place not in OFF_MAP:
                raise BadPosition(f"unknown zone {place!r}")
