"""What the effects of cards need: one table, for the files and for whoever adds an effect.

An effect in cards.toml is `{ effect = "losses", hits = [1, 1, 2, 2, 3, 3], where = "fortified" }`. Here stands which
parameters it has; what it does is told by the chapter on cards (G12). Groups and sides keep their names in the
theatre; lists become tuples.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import NamedTuple

from caracole.datafiles import Node
from caracole.systems.gradisca.rules.components.theatre import SIDES, UNIT_TYPES, Effect, charts
from caracole.systems.gradisca.scenario_files.reading import SheetReader, known_by

MOMENTS = ("drawn", "option", "option3", "zone", "dice", "entered", "card", "closing", "any")
"""G5.1.k: the windows in which a response card may be played."""


class Known(NamedTuple):
    """What an effect may speak of: ids of the other files, whether or not they are in play."""

    groups: Collection[str]
    commands: Collection[str]
    zones: Collection[str]
    rivers: Collection[str]


class Parameter(NamedTuple):
    """A parameter: a number from ``low`` up, a change (a number that is not 0), a flag, a group, a side, a word, a
    Command, a river, several zones, Commands, types of units or card numbers, or a number for each face of a die."""

    kind: str
    low: int = 0
    words: tuple[str, ...] = ()
    optional: bool = False


CHANGE = Parameter("change")
SIDE = Parameter("side", optional=True)
"""G12.b: without it the effect is for the player of the card."""

EFFECTS: Mapping[str, Mapping[str, Parameter]] = {
    # In the advanced game: units in these zones count as supplied in the turn in which the group enters; the sea-supply
    # marker may move to the zone where it lands.
    "place_group": {
        "group": Parameter("group"),
        "supplies": Parameter("zones", optional=True),
        "sea_supply": Parameter("flag", optional=True),
    },
    "move_end": {"by": CHANGE},
    "victory_points": {"points": CHANGE, "side": SIDE},
    "morale": {"by": CHANGE, "side": SIDE},
    # G21.q, G21.r: Morale rises by `up` when the Camp has its line, and falls by `down` (else by `up`) when not.
    "supply": {
        "up": Parameter("number"),
        "down": Parameter("number", optional=True),
        "side": SIDE,
        "camp_recovers": Parameter("flag", optional=True),
    },
    "morale_without_camp": {"by": CHANGE},
    # Points for each named zone of the enemy that own units hold, at most so many; Morale from so many points on.
    "contributions": {
        "points": Parameter("number", low=1),
        "most": Parameter("number", low=1),
        "morale_from": Parameter("number", low=1),
        "morale": CHANGE,
    },
    # --- the men
    "recover": {"count": Parameter("number", low=1)},
    # Advanced game: fewer hits for units in supply; Morale for whoever is hit.
    "losses": {
        "hits": Parameter("by_die"),
        "where": Parameter("word", words=("fortified", "any")),
        "supplied_less": Parameter("number", optional=True),
        "morale": Parameter("change", optional=True),
    },
    "epidemic": {
        "stack": Parameter("number", low=1),
        "hit_on": Parameter("number", low=1),
        "morale_from": Parameter("number", low=1),
        "morale": CHANGE,
    },
    "disorganize_infantry": {"count": Parameter("by_die")},
    "return_artillery": {side: Parameter("zones") for side in SIDES},
    # --- marches and rivers
    "extra_movement": {"by": Parameter("number", low=1), "types": Parameter("types", optional=True)},
    "forced_march": {"by": Parameter("number", low=1), "guns": Parameter("number")},
    "close_river": {"river": Parameter("river")},
    "close_bridges": {"river": Parameter("river")},
    "break_bridges": {"river": Parameter("river"), "lost_on": Parameter("number", low=1)},
    "build_bridge": {"river": Parameter("river")},
    # --- sieges
    "raise_guns": {"by": Parameter("number", low=1), "most": Parameter("number", low=1)},
    "save_guns": {},
    "raise_engineers": {"by": Parameter("number", low=1), "most": Parameter("number", low=1)},
    "better_mines": {"up_to": Parameter("number", low=1)},
    "night_sortie": {"units": Parameter("number", low=1), "defenders": CHANGE},
    # --- Commands, hands, the sea
    "confusion": {"side": SIDE, "one_in": Parameter("number", low=1), "zones": Parameter("number", low=1)},
    "bar_recall": {"side": SIDE},
    "hold_back": {"commands": Parameter("commands")},
    "rivals": {"commands": Parameter("commands")},
    "spy": {},
    "random_discard": {"side": SIDE},
    "bar_cards": {"side": SIDE, "cards": Parameter("cards"), "turns": Parameter("number")},
    "remove_sea_supply": {"turns": Parameter("number", optional=True)},
    # --- answers
    "cancel_card": {},
    "limit_leadership": {"to": Parameter("number", low=1)},
    "ambush": {"units": Parameter("number", low=1)},
}


ALWAYS: Mapping[str, Parameter] = {
    "in": Parameter("word", words=("basic", "advanced"), optional=True),
    "use": Parameter("number", low=1, optional=True),
    "before_units": Parameter("flag", optional=True),
    "when_on_map": Parameter("command", optional=True),
    "when_not_on_map": Parameter("command", optional=True),
}
"""What every effect may say: it belongs to one game only; it belongs to one of the uses among which the player chooses;
it is for the time before the units; it is for when a Command is on the map, or is not."""


def read_effect(reader: SheetReader, node: Node, known: Known) -> Effect:
    """One effect of a card, held against the table."""
    name = reader.text(node, "effect", one_of=tuple(EFFECTS))
    named = node.get("effect")
    if named is None or known_by(EFFECTS, named) is None:
        return Effect(name)
    parameters = {**EFFECTS[name], **ALWAYS}
    reader.no_unknown_keys(node, ("effect", *parameters))
    args = {key: _read_parameter(reader, node, key, parameter, known) for key, parameter in parameters.items()}
    return Effect(name, tuple(sorted((key, value) for key, value in args.items() if value is not None)))


def _read_parameter(
    reader: SheetReader, node: Node, key: str, parameter: Parameter, known: Known
) -> int | str | tuple[int, ...] | tuple[str, ...] | None:
    required = not parameter.optional
    if not required and key not in node:
        return None
    match parameter.kind:
        case "group":
            return _reference(reader, node, key, known.groups, "group")
        case "command":
            return _reference(reader, node, key, known.commands, "command")
        case "river":
            return _reference(reader, node, key, known.rivers, "river")
        case "zones":
            return _references(reader, node, key, known.zones, "zone")
        case "commands":
            return _references(reader, node, key, known.commands, "command")
        case "types":
            return tuple(reader.list_of_text(node, key, one_of=UNIT_TYPES))
        case "cards":
            return tuple(reader.list_of_integers(node, key, low=1, high=charts().hand.highest_card_number))
        case "flag":
            return reader.boolean(node, key, default=False) or None
        case "side":
            return reader.text(node, key, required=required, one_of=SIDES)
        case "word":
            return reader.text(node, key, required=required, one_of=parameter.words)
        case "by_die":
            return _read_by_die(reader, node, key, required=required)
        case "change":
            return _read_change(reader, node, key, required=required)
    return reader.integer(node, key, required=required, low=parameter.low)


def _reference(reader: SheetReader, node: Node, key: str, known: Collection[str], what: str) -> str | None:
    return reader.reference(node, key, {slug: slug for slug in known}, what)


def _references(reader: SheetReader, node: Node, key: str, known: Collection[str], what: str) -> tuple[str, ...]:
    return tuple(reader.list_of_references(node, key, {slug: slug for slug in known}, what))


def _read_by_die(reader: SheetReader, node: Node, key: str, *, required: bool) -> tuple[int, ...]:
    numbers = tuple(reader.list_of_integers(node, key, required=required, low=0))
    found = node.get(key)
    if found is not None and found.is_list and len(found) != 6:
        reader.complain(found, "wrong_type", f"expected 6 numbers, one for each face of a die, found {len(found)}")
    return numbers


def _read_change(reader: SheetReader, node: Node, key: str, *, required: bool) -> int | None:
    number = reader.integer(node, key, required=required)
    found = node.get(key)
    if found is not None and found.value == 0:
        reader.complain(found, "out_of_range", "a change of 0 is none")
    return number
