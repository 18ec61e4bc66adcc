"""Positions by words: a hand-made map, chosen units, markers, hands and decks, for tests, teaching and examiners.

``docs/api.md`` shows the language. :func:`build` gives a game and a state; ``caracole.play.table.position`` wraps them
in a table that plays.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from caracole.kernel import CaracoleError, Dice
from caracole.kernel.bits import mask_of
from caracole.systems.gradisca import query
from caracole.systems.gradisca.actions import ActivateZone, ChooseOption
from caracole.systems.gradisca.activation import Activation
from caracole.systems.gradisca.cards import set_hand
from caracole.systems.gradisca.flow import FLOW, Play
from caracole.systems.gradisca.game import Gradisca
from caracole.systems.gradisca.sequence import Turn
from caracole.systems.gradisca.setup import empty_state
from caracole.systems.gradisca.state import CAMP_LOST, ELIMINATED, ON_FLAG, ON_TIME_LINE, GradiscaState
from caracole.systems.gradisca.theatre import (
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
    Group,
    Scenario,
    Score,
    Theatre,
    TurnBox,
    Unit,
    Zone,
)
from caracole.systems.gradisca.victory import BOOTY_SIDE
from caracole.systems.gradisca.view import PLACES

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
SEASONS = ("Jan-Feb", "Mar-Apr", "May-Jun", "Jul-Aug", "Sep-Oct", "Nov-Dec")


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


def _side(word: str) -> int:
    for number, name in enumerate(SIDES):
        if name.startswith(word.strip().lower()) and word.strip():
            return number
    raise BadPosition(f"{word!r} is neither {SIDES[0]} nor {SIDES[1]}")


def _pair(value: Any, default: Any) -> tuple[Any, Any]:
    """Something for both sides: a pair, a table by side, or one value for both."""
    if value is None:
        return (default, default)
    if isinstance(value, Mapping):
        row = [default, default]
        for word, item in value.items():
            row[_side(word)] = item
        return (row[0], row[1])
    if isinstance(value, tuple | list):
        return (value[0], value[1])
    return (value, value)


def words(value: str | Iterable[str] | None) -> list[str]:
    """Slugs from a list, or from text separated by commas."""
    if value is None:
        return []
    return [slug(item) for item in (value.split(",") if isinstance(value, str) else value) if item.strip()]


# --- the map ---------------------------------------------------------------------------------------------------------


class _Map:
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
            zone[first] = _side(rest[0])
        elif first == "raid":
            zone["raid"][_side(rest[0])] = True
        elif first == "booty":
            value = 0 if rest[1:] == ["?"] else int(rest[1]) if len(rest) > 1 else 1
            zone["booty"] = _side(rest[0])
            self.booty[name] = (_side(rest[0]), value)
        elif first == "lifeline":
            zone["lifeline"] = slug(" ".join(rest))
        elif first == "free":
            row = [False, False]
            row[_side(rest[-1])] = True
            zone["free_attack"] = (row[0], row[1])
        elif first == "region":
            zone["region"] = rest[0]
        else:
            raise BadPosition(f"{name}: {attribute!r} is no attribute of a zone")


# --- the armies ------------------------------------------------------------------------------------------------------


class _Armies:
    def __init__(self, text: str) -> None:
        self.units: list[Unit] = []
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
            Unit(
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
            facts[key] = (True, True) if word == "both" else tuple(s == _side(word) for s in (0, 1))
    title = facts.pop("title", name)
    return Card(number, name, {"en": title}, {"en": title}, effects=tuple(rows), **facts)


def _freeze(value: Any) -> Any:
    return tuple(value) if isinstance(value, list) else value


# --- everything together ---------------------------------------------------------------------------------------------


def build(
    map: str,
    units: str,
    *,
    dice: Dice,
    emit: Any = None,
    active: str | None = None,
    activate: str | None = None,
    cup: str | Sequence[str] | None = None,
    played: str | Sequence[str] | None = None,
    turn: int = 1,
    end_turn: int = 16,
    end_earliest: int = 1,
    morale: Any = None,
    low_up_to: int = 3,
    medium_up_to: int = 6,
    morale_turns: Sequence[int] = (),
    points: Any = None,
    forts: str = "",
    fort_markers: Any = None,
    mine_markers: Any = None,
    mines: str = "",
    camps: Mapping[str, str] | None = None,
    camps_lost: Mapping[str, int] | None = None,
    sea_supply: str | None = None,
    raided: str | None = None,
    towns_lost: str | None = None,
    cards: Sequence[Card] = (),
    hands: Mapping[str, Sequence[Any]] | None = None,
    deck: Sequence[Any] | None = None,
    discard: Sequence[Any] = (),
    set_aside: Sequence[Any] = (),
    removed: Sequence[Any] = (),
    groups: Mapping[str, Mapping[str, Any]] | None = None,
    time_line: Mapping[str, int] | None = None,
    objectives: Sequence[tuple[str, str, int]] = (),
    scores: Sequence[Mapping[str, Any]] = (),
    raid_points: Any = None,
    newcomers_wait: bool = False,
    control: Mapping[str, int] | None = None,
    draw_allowed: bool = True,
    options: Mapping[str, Any] | None = None,
    revision: int | None = None,
) -> tuple[Gradisca, GradiscaState]:
    """A game and a state that stands at its first decision. ``docs/api.md`` explains every argument."""
    land, armies = _Map(map), _Armies(units)
    for place in armies.where:
        if place not in land.zones and place not in OFF_MAP:
            raise BadPosition(f"unknown zone {place!r}")
    number = {name: index for index, name in enumerate(land.zones)}
    unit_number = {unit.id: index for index, unit in enumerate(armies.units)}
    command_number = {command.id: index for index, command in enumerate(armies.commands)}

    def zone_of(name: str) -> int:
        if slug(name) not in number:
            raise BadPosition(f"unknown zone {name!r}")
        return number[slug(name)]

    zones = [Zone(id=name, **{**row, "raid": tuple(row["raid"])}) for name, row in land.zones.items()]
    borders = [Border(number[a], number[b], kind, level, river) for a, b, kind, level, _, river in land.borders]
    rows = [
        Group(
            name,
            tuple(unit_number[unit] for unit in words(row["units"])),
            tuple(zone_of(zone) for zone in words(row["entries"])),
        )
        for name, row in (groups or {}).items()
    ]
    card_number = {row.number: index for index, row in enumerate(cards)}
    card_number_by_id = {row.id: index for index, row in enumerate(cards)}

    def card_of(item: Any) -> int:
        found = card_number.get(item) if isinstance(item, int) else card_number_by_id.get(item)
        if found is None:
            raise BadPosition(f"unknown card {item!r}")
        return found

    own = {_side(word): tuple(card_of(item) for item in items) for word, items in (hands or {}).items()}
    in_hands = [item for hand in own.values() for item in hand]
    aside = tuple(card_of(item) for item in set_aside)
    discarded = [card_of(item) for item in discard]
    gone = tuple(card_of(item) for item in removed)
    if deck is None:
        pile = [index for index in range(len(cards)) if index not in {*in_hands, *aside, *discarded, *gone}]
    else:
        pile = [card_of(item) for item in reversed(deck)]  # the first named is the top
    in_game = (*pile, *in_hands, *aside, *discarded, *gone)
    if len(set(in_game)) < len(in_game):
        raise BadPosition("a card is in two places: hands, deck, discard, set_aside and removed share none")
    camp_zones = _pair(camps, None)
    scenario = Scenario(
        id="position",
        title={"en": "Position"},
        start={index: number[place] for index, place in enumerate(armies.where) if place in number},
        first_turn=turn,
        end_turn=end_turn,
        end_earliest=end_earliest,
        fort_markers=_pair(fort_markers, 3),
        mine_markers=_pair(mine_markers, None),
        levels={index: now for index, (_, _, _, printed, now, _) in enumerate(land.borders) if now != printed},
        camps=(
            None if camp_zones[0] is None else zone_of(camp_zones[0]),
            None if camp_zones[1] is None else zone_of(camp_zones[1]),
        ),
        sea_supply=None if sea_supply is None else zone_of(sea_supply),
        morale=_pair(morale, 9),
        low_up_to=low_up_to,
        medium_up_to=medium_up_to,
        victory_points=_pair(points, 0),
        deck=tuple(sorted(in_game)),
        draw_allowed=draw_allowed,
        objectives=tuple((_side(side), zone_of(zone), gain) for side, zone, gain in objectives),
        newcomers_wait=newcomers_wait,
        scores=tuple(
            Score(**{**row, "side": _side(row["side"]), "zone": zone_of(row["zone"]) if "zone" in row else -1})
            for row in scores
        ),
        raid_points=_pair(raid_points, 0),
    )
    boxes = [
        TurnBox(
            t,
            {"en": f"{SEASONS[(t + 3) % 6]} {1615 + (t + 3) // 6}"},
            1615 + (t + 3) // 6,
            (t + 3) % 6,
            t in morale_turns,
        )
        for t in range(1, 17)
    ]
    theatre = Theatre(zones, borders, armies.commands, armies.units, list(cards), rows, boxes, scenario)
    game = Gradisca(theatre, dict(options or {}))
    game = game if revision is None else game.under(revision)
    state = empty_state(game)
    play = Play(game, state, dice, emit)
    for index, place in enumerate(armies.where):
        if place in OFF_MAP:
            state.zone_of[index] = OFF_MAP[place]
        else:
            query.place(play, index, number[place])
    _put_flags(state, armies, game)
    _put_forts(state, forts, zone_of)
    _put_mines(game, state, mines, zone_of)
    state.raided = mask_of(zone_of(zone) for zone in words(raided))
    state.towns_lost = mask_of(zone_of(zone) for zone in words(towns_lost))
    booty = list(state.booty)
    for name, (side, value) in land.booty.items():
        booty[number[name]] = side * BOOTY_SIDE + value
    state.booty = tuple(booty)
    if game.rules.advanced:
        for word, lost_in in (camps_lost or {}).items():
            row = list(state.camp)
            row[_side(word)] = CAMP_LOST
            state.camp = (row[0], row[1])
            since = list(state.camp_lost_in)
            since[_side(word)] = lost_in
            state.camp_lost_in = (since[0], since[1])
    for side, hand in own.items():
        set_hand(state, side, hand)
    state.deck, state.discard, state.set_aside = pile, discarded, aside
    state.deck_mixed, state.removed = not aside, mask_of(gone)
    group_number = {row.id: index for index, row in enumerate(rows)}
    for name, box in (time_line or {}).items():
        for unit in rows[group_number[name]].units:
            state.zone_of[unit] = ON_TIME_LINE
        state.boxes = (*state.boxes, (group_number[name], box))
    if control:
        holders = list(state.control)
        for name, seat in control.items():
            holders[command_number[name]] = seat
        state.control = tuple(holders)
    names = words(cup) if cup is not None else ([] if active else _commands_on_map(armies))
    for name in names:
        state.cup |= 1 << command_number[name]
    for name in words(played):
        state.played |= 1 << command_number[name]
    state.stack.append(Turn("turn.draw"))
    if active is not None:
        if active not in command_number:
            raise BadPosition(f"unknown Command {active!r}")
        command = command_number[active]
        state.cup &= ~(1 << command)
        state.stack.append(Activation("activation.open", command, armies.commands[command].side))
    FLOW.run(play, state.stack)
    if activate is not None:
        for action in (ChooseOption(1), ActivateZone(zone_of(activate))):
            decision = game.decision(state)
            seat = decision.seats[0] if decision is not None else 0
            refusal = game.check(state, seat, action)
            if refusal is not None:
                raise BadPosition(f"activate={activate!r}: {game.explain(refusal)}")
            game.apply(state, seat, action, dice, emit)
    return game, state


def _commands_on_map(armies: _Armies) -> list[str]:
    """G4.b: only the marker of a Command with a unit on the map is in the game."""
    there = {unit.command for unit, place in zip(armies.units, armies.where, strict=True) if place not in OFF_MAP}
    return [command.id for number, command in enumerate(armies.commands) if number in there]


def _put_flags(state: GradiscaState, armies: _Armies, game: Gradisca) -> None:
    for unit, text in enumerate(armies.flags):
        for flag in filter(None, (word.strip() for word in text.split(","))):
            if flag not in FLAGS:
                raise BadPosition(f"{armies.units[unit].id}: {flag!r} is none of {', '.join(FLAGS)}")
            if flag == "disorganized" and not game.theatre.two_sided >> unit & 1:
                raise BadPosition(f"{armies.units[unit].id} has no Disorganized side; write it as [value]")
            name = flag.replace(" ", "_")
            setattr(state, name, getattr(state, name) | 1 << unit)


def _put_forts(state: GradiscaState, text: str, zone_of: Any) -> None:
    """``austrian Farra 2, venetian Romans``"""
    rows = [list(state.forts[0]), list(state.forts[1])]
    for item in filter(None, (word.strip() for word in text.split(","))):
        side, *name = item.split()
        count = int(name.pop()) if name[-1].isdigit() else 1
        rows[_side(side)][zone_of(" ".join(name))] += count
    state.forts = (tuple(rows[0]), tuple(rows[1]))


def _put_mines(game: Gradisca, state: GradiscaState, text: str, zone_of: Any) -> None:
    """``Farra > Gradisca 2 by venetian`` (add ``fresh`` for mines laid just now)"""
    for item in filter(None, (word.strip() for word in text.split(","))):
        found = re.match(r"(.+?)\s*>\s*(.+?)(?:\s+(\d+))?\s+by\s+(\w+)(\s+fresh)?$", item)
        if not found:
            raise BadPosition(f"{item!r}: write 'Zone > Fortress 2 by venetian'")
        border = game.theatre.border_to[zone_of(found[1])][zone_of(found[2])]
        count = int(found[3] or 1)
        state.mines = query.put(state.mines, border, count)
        state.mine_side = query.put(state.mine_side, border, _side(found[4]))
        if found[5]:
            state.fresh_mines = query.put(state.fresh_mines, border, count)


# --- what one may ask of the table -----------------------------------------------------------------------------------


def questions_of(game: Any) -> type:
    """What a table can be asked about a game that was built here."""
    return Questions


class Questions:
    """Questions about a position by names: ``table.where("v1")``, ``table.wall("gradisca", "farra")``."""

    def __init__(self, table: Any) -> None:
        self._table = table

    @property
    def _game(self) -> Gradisca:
        game: Gradisca = self._table.game
        return game

    @property
    def _state(self) -> GradiscaState:
        state: GradiscaState = self._table.state
        return state

    def _unit(self, name: str) -> int:
        return self._game.codec.number("unit", name, "unit")

    def _zone(self, name: str) -> int:
        return self._game.codec.number("zone", slug(name), "zone")

    def _border(self, zone: str, other: str) -> int:
        return self._game.theatre.border_to[self._zone(zone)][self._zone(other)]

    def _has(self, mask: int, unit: str) -> bool:
        return bool(mask >> self._unit(unit) & 1)

    # units

    def where(self, unit: str) -> str:
        """The zone of a unit, or ``flag``, ``eliminated``, ``time_line``."""
        zone = self._state.zone_of[self._unit(unit)]
        return self._game.theatre.zones[zone].id if zone >= 0 else PLACES[zone]

    def units_in(self, zone: str) -> list[str]:
        """Everybody in a zone."""
        return self._game.slugs("unit", self._state.at[self._zone(zone)])

    def is_eliminated(self, unit: str) -> bool:
        """Out of the game."""
        return self.where(unit) == "eliminated"

    def is_disorganized(self, unit: str) -> bool:
        """Shows its Disorganized side."""
        return self._has(self._state.disorganized, unit)

    def is_activated(self, unit: str) -> bool:
        """Counts as activated this turn."""
        return self._has(self._state.activated, unit)

    def is_out_of_supply(self, unit: str) -> bool:
        """Carries the marker."""
        return self._has(self._state.out_of_supply, unit)

    def is_replaced(self, unit: str) -> bool:
        """The Commander shows his replacement."""
        return self._has(self._state.replaced, unit)

    # zones and walls

    def wall(self, fortress: str, facing: str) -> int:
        """The Level of a wall now."""
        return self._state.levels[self._border(fortress, facing)]

    def border(self, zone: str, other: str) -> str:
        """The kind of a border now."""
        return self._state.kinds[self._border(zone, other)]

    def mines(self, fortress: str, facing: str) -> int:
        """Mine markers on a wall."""
        return self._state.mines[self._border(fortress, facing)]

    def forts(self, side: str, zone: str) -> int:
        """Forts of a side in a zone."""
        return self._state.forts[_side(side)][self._zone(zone)]

    def town_stands(self, zone: str) -> bool:
        """The Town is intact."""
        return not self._state.towns_lost >> self._zone(zone) & 1

    def is_raided(self, zone: str) -> bool:
        """A Raid marker lies there."""
        return bool(self._state.raided >> self._zone(zone) & 1)

    def has_booty(self, zone: str) -> bool:
        """A Booty marker lies there."""
        return self._state.booty[self._zone(zone)] >= 0

    # sides

    def fort_markers(self, side: str) -> int:
        """Fort markers left to build with."""
        return self._state.fort_markers[_side(side)]

    def morale(self, side: str) -> int:
        """Army Morale."""
        return self._state.morale[_side(side)]

    def points(self, side: str) -> int:
        """Victory Points."""
        return self._state.vp[_side(side)]

    def camp(self, side: str) -> str | None:
        """The zone of the Camp; None if it is out of play."""
        zone = self._state.camp[_side(side)]
        return self._game.theatre.zones[zone].id if zone >= 0 else None

    def sea_supply(self) -> str | None:
        """The zone of the sea-supply marker; None if it is off the map."""
        zone = self._state.sea_supply
        return self._game.theatre.zones[zone].id if zone >= 0 else None

    def known(self, side: str) -> list[int]:
        """The numbers of the cards in this hand that the other side has seen."""
        known = self._state.known[_side(side)]
        return [card.number for n, card in enumerate(self._game.theatre.cards) if known >> n & 1]

    def hand(self, side: str) -> list[int]:
        """The numbers of the cards in hand."""
        return [self._game.theatre.cards[card].number for card in self._state.hands[_side(side)]]

    # piles and tracks

    def deck(self) -> list[int]:
        """The numbers of the cards in the deck, the top first."""
        return [self._game.theatre.cards[card].number for card in reversed(self._state.deck)]

    def discards(self) -> list[int]:
        """The numbers of the discarded cards."""
        return [self._game.theatre.cards[card].number for card in self._state.discard]

    def removed(self) -> list[int]:
        """The numbers of the cards out of the game."""
        return [card.number for n, card in enumerate(self._game.theatre.cards) if self._state.removed >> n & 1]

    def cup(self) -> list[str]:
        """Command markers in the cup."""
        return self._game.slugs("command", self._state.cup)

    def played(self) -> list[str]:
        """Command markers on the Played track."""
        return self._game.slugs("command", self._state.played)

    def turn(self) -> int:
        """The number of the turn."""
        return self._state.turn

    def end_turn(self) -> int:
        """Where the End of Game marker stands."""
        return self._state.end_turn
