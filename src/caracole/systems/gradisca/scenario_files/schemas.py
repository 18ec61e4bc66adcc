"""JSON Schemas of the data files, for editors: completion and a red line while typing.

They are made from the keys, words and bounds that the readers beside this module use, so that the two cannot part. A
schema knows one file at a time; what the files say about each other is checked by loading them.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from caracole.datafiles import LANGUAGES, SLUG
from caracole.systems.gradisca.loader import FILES, SHEET
from caracole.systems.gradisca.rules.components.theatre import (
    BORDER_KINDS,
    COMMANDER,
    INFANTRY,
    SCORES,
    SIDES,
    TROOPS,
    UNIT_TYPES,
    Card,
    Group,
    TurnBox,
    charts,
)
from caracole.systems.gradisca.scenario_files.armies import (
    COMBAT_KEYS,
    COMMAND_KEYS,
    COMMANDER_KEYS,
    HEX,
    HIGHEST_VALUE,
    REPLACEMENT_KEYS,
)
from caracole.systems.gradisca.scenario_files.effect_table import ALWAYS, EFFECTS, MOMENTS, Parameter
from caracole.systems.gradisca.scenario_files.maps import BORDER_KEYS, HIGHEST_LEVEL, ZONE_KEYS
from caracole.systems.gradisca.scenario_files.reading import BY_WORD
from caracole.systems.gradisca.scenario_files.sheet import (
    ARRIVAL_KEYS,
    COMBAT_TYPES,
    GAMES,
    KEYS,
    MANY,
    OBJECTIVE_KEYS,
    OTHERS,
    SCORE_KEYS,
    UNKNOWN_BOOTY,
    WALL_KEYS,
)
from caracole.systems.gradisca.scenario_files.timeline import SEASONS, YEARS

Schema = dict[str, Any]

DRAFT = "http://json-schema.org/draft-07/schema#"
"""The draft that editors of TOML and of JSON both understand."""


def schemas() -> dict[str, Schema]:
    """Every schema by the name of its file: `armies.json` is that of armies.toml."""
    made = {SHEET: _sheet(), **{FILES[part]: make() for part, make in _MAKERS.items()}}
    return {
        f"{name.partition('.')[0]}.json": {"$schema": DRAFT, "title": f"La Guerra di Gradisca: {name}", **schema}
        for name, schema in made.items()
    }


# --- parts -----------------------------------------------------------------------------------------------------------

TEXT: Schema = {"type": "string"}
FILLED: Schema = {"type": "string", "pattern": r"\S"}
FLAG: Schema = {"type": "boolean"}
SLUG_TEXT: Schema = {"type": "string", "pattern": f"^{SLUG.pattern}$"}
LOCALIZED: Schema = {
    "type": "object",
    "properties": dict.fromkeys(LANGUAGES, FILLED),
    "required": list(LANGUAGES),
    "additionalProperties": False,
}
NAMES: Schema = {"anyOf": [FILLED, LOCALIZED]}


def _whole(low: int | None = None, high: int | None = None) -> Schema:
    bounds = {"minimum": low, "maximum": high}
    return {"type": "integer", **{key: value for key, value in bounds.items() if value is not None}}


def _word(words: Iterable[str]) -> Schema:
    return {"type": "string", "enum": list(words)}


def _list(item: Schema, **limits: int) -> Schema:
    return {"type": "array", "items": item, **limits}


def _table(keys: Iterable[str], properties: Mapping[str, Schema], required: Iterable[str] = ()) -> Schema:
    """A table with exactly the keys that its reader knows."""
    if set(keys) != set(properties):
        raise ValueError(f"the reader and the schema differ: {sorted(set(keys) ^ set(properties))}")
    return {
        "type": "object",
        "properties": dict(properties),
        "required": list(required),
        "additionalProperties": False,
    }


def _by_side(item: Schema) -> Schema:
    return _table(SIDES, dict.fromkeys(SIDES, item))


def _told(schema: Schema, description: str) -> Schema:
    """With a line for whoever points at the key."""
    return {**schema, "description": description}


# --- scenario.toml ---------------------------------------------------------------------------------------------------


def _sheet() -> Schema:
    last, hand = int(charts().time.last_turn), int(charts().hand.limit)
    turn, count = _whole(1, last), _whole(0, MANY)
    morale = _whole(int(charts().morale.lowest), int(charts().morale.highest))
    cards, points = _list(_card_number()), _whole(1, MANY)
    properties: dict[str, Schema] = {
        "id": SLUG_TEXT,
        "title": LOCALIZED,
        "rank": _told(_whole(), "place in lists: easy scenarios have low numbers"),
        "files": _told(_table(FILES, dict.fromkeys(FILES, TEXT)), "where the other files are, from this one"),
        "game": _told(_word(GAMES), "the only game that the scenario is made for"),
        "zones": _told(_list(TEXT), "the zones in play; all of them if left out"),
        "start": _told({"type": "object", "additionalProperties": _list(TEXT)}, "for each zone the ids of its units"),
        "start_anywhere": _told(FLAG, "units may start in zones that bear no name"),
        "absent": _told(_list(TEXT), "units that do not take part"),
        "others": _told(_word(OTHERS), "absent: who is neither placed nor brought by a card does not take part"),
        "transfers": _told({"type": "object", "additionalProperties": TEXT}, "units that serve another Command"),
        "replaced": _told(_list(TEXT), "Commanders who have been replaced before the game begins"),
        "cup": _told(_list(TEXT), "Commands whose markers are in the first cup"),
        "first_turn": turn,
        "end_turn": turn,
        "end_earliest": _told(turn, "how far back cards may move the end of the game"),
        "arrival": _list(_table(ARRIVAL_KEYS, {"turn": turn, "group": TEXT, "zone": TEXT}, ARRIVAL_KEYS)),
        "newcomers_wait": _told(FLAG, "units that a card brings count as activated"),
        "fort_markers": _by_side(count),
        "mine_markers": _by_side(count),
        "forts": _by_side(_list(TEXT)),
        "wall": _list(_table(WALL_KEYS, {"fortress": TEXT, "facing": TEXT, "level": _whole(0)}, ("fortress", "level"))),
        "camps": _by_side(TEXT),
        "sea_supply": TEXT,
        "morale": _by_side(morale),
        "low_up_to": morale,
        "medium_up_to": morale,
        "victory_points": _by_side(count),
        "booty": _told(
            _by_side(_list({"anyOf": [points, {"const": UNKNOWN_BOOTY}]})), "the markers, as many as Booty zones"
        ),
        "objective": _list(
            _table(OBJECTIVE_KEYS, {"side": _word(SIDES), "zone": TEXT, "points": points}, OBJECTIVE_KEYS)
        ),
        "score": _list(
            _table(
                SCORE_KEYS,
                {
                    "side": _word(SIDES),
                    "kind": _word(SCORES),
                    "points": points,
                    "each": points,
                    "fortress": TEXT,
                    "types": _list(_word(COMBAT_TYPES)),
                    "except": _list(_word(COMBAT_TYPES)),
                },
                ("side", "kind", "points"),
            )
        ),
        "raid_points": _by_side(count),
        "deck": _told(cards, "cards by their numbers; all of them if left out"),
        "start_hands": _by_side(cards),
        "hand_sizes": _by_side(_whole(0, hand)),
        "draw_allowed": FLAG,
    }
    return _table(KEYS, properties, ("id", "title", "start"))


def _card_number() -> Schema:
    return _whole(1, int(charts().hand.highest_card_number))


# --- map.geojson -----------------------------------------------------------------------------------------------------


def _map() -> Schema:
    point = {"type": "array", "items": {"type": "number"}, "minItems": 2, "maxItems": 3}
    side, sides = _word(SIDES), _word(BY_WORD)
    flags = ("difficult", "town", "fortress", "named", "sea", "map_edge")
    zone = {
        **_maybe({**dict.fromkeys(flags, FLAG), "source": side, "booty": side, "owner": side, "fid": {}}),
        **_maybe({"raid": sides, "free_attack": sides, "region": TEXT, "lifeline": TEXT, "note": TEXT}),
        **_maybe({"centre": point}),
        "id": SLUG_TEXT,
        "name": NAMES,
    }
    border = {
        **_maybe({"kind": _word(BORDER_KINDS), "level": _whole(1, HIGHEST_LEVEL), "river": TEXT, "note": TEXT}),
        **_maybe({"fid": {}}),
        "a": TEXT,
        "b": TEXT,
    }
    polygon = _feature(_table(ZONE_KEYS, zone, ("id", "name")), _list(_list(point, minItems=4), minItems=1))
    line = _feature(_table(BORDER_KEYS, border, ("a", "b")), _list(point, minItems=2))
    feature = {
        "type": "object",
        "required": ["properties", "geometry"],
        "properties": {
            "geometry": {
                "type": "object",
                "required": ["type", "coordinates"],
                "properties": {"type": _word(("Polygon", "LineString"))},
            }
        },
        "if": {"properties": {"geometry": {"properties": {"type": {"const": "LineString"}}}}},
        "then": line,
        "else": polygon,
    }
    return {
        "type": "object",
        "required": ["type", "features"],
        "properties": {"type": {"const": "FeatureCollection"}, "features": _list(feature, minItems=1)},
    }


def _feature(properties: Schema, coordinates: Schema) -> Schema:
    return {"properties": {"properties": properties, "geometry": {"properties": {"coordinates": coordinates}}}}


def _maybe(properties: Mapping[str, Schema]) -> dict[str, Schema]:
    """Map editors save an empty property as null."""
    return {key: {"anyOf": [schema, {"type": "null"}]} for key, schema in properties.items()}


# --- armies.toml -----------------------------------------------------------------------------------------------------


def _armies() -> Schema:
    value = _whole(1, HIGHEST_VALUE)
    values = {"anyOf": [value, _list(value, minItems=2, maxItems=2)]}
    common = {"id": SLUG_TEXT, "command": TEXT, "type": _word(UNIT_TYPES), "name": TEXT, "nation": TEXT}
    known = ("id", "command", "type", "name")
    replacement = _table(REPLACEMENT_KEYS, {"name": TEXT, "leadership": value}, REPLACEMENT_KEYS)
    commander = {**common, "leadership": value, "replacement": replacement}
    fighter = {
        **common,
        "value": _told(values, "Fire Value, or [attack, defence] of infantry"),
        "disorganized": _told(values, "the same on the back; without it the counter has none"),
        "troops": _word(TROOPS),
    }
    unit = {
        "if": {"properties": {"type": {"const": COMMANDER}}, "required": ["type"]},
        "then": _table(COMMANDER_KEYS, commander, (*known, "leadership")),
        "else": {
            **_table(COMBAT_KEYS, fighter, (*known, "value")),
            "if": {"required": ["troops"]},
            "then": {"properties": {"type": {"const": INFANTRY}}},
        },
    }
    command = {
        "id": SLUG_TEXT,
        "side": _word(SIDES),
        "name": NAMES,
        "colour": TEXT,
        "hex": {"type": "string", "pattern": f"^{HEX}$"},
        "nation": TEXT,
    }
    group = {"id": SLUG_TEXT, "units": _list(TEXT, minItems=1), "entries": _list(TEXT, minItems=1)}
    properties = {
        "command": _list(_table(COMMAND_KEYS, command, ("id", "side", "name"))),
        "unit": _list(unit),
        "group": _list(_table(Group._fields, group, Group._fields)),
    }
    return _table(properties, properties, ("command", "unit"))


# --- cards.toml ------------------------------------------------------------------------------------------------------


def _cards() -> Schema:
    properties: dict[str, Schema] = {
        "number": _card_number(),
        "id": SLUG_TEXT,
        "title": LOCALIZED,
        "text": LOCALIZED,
        "flavour": LOCALIZED,
        "playable_by": _word(word for word, sides in BY_WORD.items() if any(sides)),
        "mandatory": _word(BY_WORD),
        "only_after": _told(_whole(0, int(charts().time.last_turn)), "the turn of its date"),
        "reinforcement": _told(FLAG, "an R card"),
        "of_1617": FLAG,
        "remove_if_used": FLAG,
        "moments": _told(_list(_word(MOMENTS)), "of a response card: the windows in which it may answer"),
        "before_units": FLAG,
        "effects": _list(_effect(), minItems=1),
        "closed_seasons": _list(_word(SEASONS)),
        "needs_command": TEXT,
    }
    card = _table(Card._fields, properties, ("number", "id", "title", "text", "playable_by", "effects"))
    return _table(("card",), {"card": _list(card)})


def _effect() -> Schema:
    """Every effect has parameters of its own."""
    cases = []
    for name, own in EFFECTS.items():
        parameters = {**own, **ALWAYS}
        properties = {"effect": {"const": name}, **{key: _parameter(each) for key, each in parameters.items()}}
        required = [key for key, each in parameters.items() if not each.optional]
        then = _table(("effect", *parameters), properties, required)
        cases.append({"if": {"properties": {"effect": {"const": name}}}, "then": then})
    return {"type": "object", "required": ["effect"], "properties": {"effect": _word(EFFECTS)}, "allOf": cases}


def _parameter(parameter: Parameter) -> Schema:
    match parameter.kind:
        case "group" | "command" | "river":
            return TEXT
        case "zones" | "commands":
            return _list(TEXT)
        case "types":
            return _list(_word(UNIT_TYPES))
        case "cards":
            return _list(_card_number())
        case "flag":
            return FLAG
        case "side":
            return _word(SIDES)
        case "word":
            return _word(parameter.words)
        case "by_die":
            return _list(_whole(0), minItems=6, maxItems=6)
        case "change":
            return {"type": "integer", "not": {"const": 0}}
    return _whole(parameter.low)


# --- timeline.toml ---------------------------------------------------------------------------------------------------


def _timeline() -> Schema:
    last = int(charts().time.last_turn)
    box = {
        "turn": _whole(1, last),
        "label": NAMES,
        "year": _whole(*YEARS),
        "season": _word(SEASONS),
        "morale_loss": FLAG,
    }
    row = _table(TurnBox._fields, box, ("turn", "label", "year", "season"))
    return _table(("box",), {"box": _list(row, minItems=1, maxItems=last)}, ("box",))


_MAKERS = {"map": _map, "armies": _armies, "cards": _cards, "timeline": _timeline}
