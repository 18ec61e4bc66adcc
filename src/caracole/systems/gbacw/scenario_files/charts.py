"""charts.toml, terrain.toml and weapons.toml: what players look up."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from caracole.datafiles import Node
from caracole.systems.gbacw.rules.components.charts import (
    AssaultResult,
    Band,
    Charts,
    FireTable,
    Result,
    SideResult,
    read_code,
)
from caracole.systems.gbacw.rules.components.printed import ADVANCE, ARMS, ARTILLERY, ATTACK, ORDERS, PROFILES
from caracole.systems.gbacw.rules.components.terrain import (
    AS_STREAM,
    CHECK,
    DISORDER,
    EDGES,
    FIRE_KINDS,
    HALF,
    NO_CHECK,
    OTHER_TERRAIN,
    PROHIBITED,
    Chart,
    Terrain,
    Weapon,
)
from caracole.systems.gbacw.scenario_files.reading import SheetReader

SPECIAL_COSTS = {"prohibited": PROHIBITED, "terrain": OTHER_TERRAIN, "half": HALF, "stream": AS_STREAM}
CHECKS = {"d": CHECK, "dr": CHECK, "D": DISORDER}
TERRAIN_KINDS = ("hex", "way", "crossing", "hexside")
NEEDED_TERRAIN = (
    *("woods", "orchard", "town", "building"),
    *("open", "pike", "road", "trail", "bridge", "ford", "gradual", "minor_up", "minor_down", "steep_up", "steep_down"),
    *("abrupt_up", "abrupt_down", "stream", "wall_low", "wall_high", "entrenchment"),
)
"""Rows that the rules know by name; there may be others."""
SOURCES = ("S", "R", "S+R")


# --- terrain ---------------------------------------------------------------------------------------------------------


def read_terrain(reader: SheetReader, document: Node, more: Node | None = None) -> Chart:
    """The Terrain Effects Chart; the first row is open ground. ``more`` has rows of the battle's own."""
    reader.no_unknown_keys(document, ("limits", "terrain"))
    limits = reader.table(document, "limits")
    table = reader.table(document, "terrain")
    rows: dict[str, Terrain] = {}
    by_code: dict[str, Terrain] = {}
    for slug, node in _rows(reader, "terrain", document, more):
        row = _terrain(reader, slug, node)
        rows[slug] = row
        if row.code in by_code:
            reader.complain(node["code"], "duplicate_id", f"{by_code[row.code].id} has the sign {row.code!r} already")
        elif row.code:
            by_code[row.code] = row
    for slug in NEEDED_TERRAIN:
        if slug not in rows and table is not None:
            reader.complain(table, "missing_key", f"the chart has no row {slug!r}")
    fire = -99 if limits is None else reader.integer(limits, "fire", high=0)
    assault = -99 if limits is None else reader.integer(limits, "assault", high=0)
    return Chart(rows, by_code, fire, assault)


def _rows(reader: SheetReader, key: str, document: Node, more: Node | None) -> Iterator[tuple[str, Node]]:
    """The rows of the series, then those that the battle adds: none twice."""
    table = reader.table(document, key)
    yield from () if table is None else table.items()
    if more is None:
        return
    reader.no_unknown_keys(more, (key,))
    added = reader.table(more, key)
    for slug, node in () if added is None else added.items():
        if table is not None and slug in table:
            reader.complain(node, "duplicate_id", f"the series has {slug!r} already")
        else:
            yield slug, node


def _terrain(reader: SheetReader, slug: str, node: Node) -> Terrain:
    reader.no_unknown_keys(
        node,
        (
            *("code", "kind", "name", "source", "march", "advance", "attack", "leader", "disorder", "combat"),
            *("foot_only", "charge", "sight"),
        ),
    )
    reader.text(node, "source", one_of=SOURCES)
    kind = reader.text(node, "kind", one_of=TERRAIN_KINDS)
    modes = [reader.table(node, mode) for mode in ORDERS]
    marks = reader.table(node, "disorder", required=False)
    combat = reader.table(node, "combat", required=False)
    charge = reader.table(node, "charge", required=False)
    sight = reader.table(node, "sight", required=False)
    fire = [0, 0, 0] if combat is None else [reader.integer(combat, each, high=9) for each in FIRE_KINDS]
    found = node.get("leader")
    if found is None:
        reader.text(node, "leader")
    return Terrain(
        slug,
        reader.text(node, "code", default=""),
        kind,
        reader.names(node, "name"),
        tuple(_cost(reader, modes, arm, mode) for arm in range(3) for mode in range(3)),
        PROHIBITED if found is None else _cost_value(reader, found),
        tuple(_check(reader, marks, arm, mode) for arm in range(3) for mode in range(3)),
        (fire[0], fire[1], fire[2]),
        0 if combat is None else reader.integer(combat, "assault", high=9),
        0 if combat is None else reader.integer(combat, "pre_assault", high=9),
        reader.text(node, "foot_only", default="", one_of=("", "fire", "all")),
        True if charge is None else reader.boolean(charge, "path"),
        True if charge is None else reader.boolean(charge, "bonus"),
        False if charge is None else reader.number(charge, "strength", low=0.5, high=1) < 1,
        0 if sight is None else reader.integer(sight, "height", low=0, high=9),
        0 if sight is None else EDGES.index(reader.text(sight, "edge", one_of=EDGES)),
    )


def _cost(reader: SheetReader, modes: list[Node | None], arm: int, mode: int) -> int:
    """The cost for an arm in a mode; artillery never has the Attack mode (C6.18.a)."""
    table = modes[ADVANCE if arm == ARTILLERY and mode == ATTACK else mode]
    if table is None:
        return PROHIBITED
    found = table.get(ARMS[arm])
    if found is None:
        reader.text(table, ARMS[arm])
        return PROHIBITED
    return _cost_value(reader, found)


def _cost_value(reader: SheetReader, node: Node) -> int:
    if isinstance(node.value, str):
        word = reader.text_value(node, one_of=SPECIAL_COSTS)
        return PROHIBITED if word is None else SPECIAL_COSTS[word]
    value = reader.number_value(node, low=0, high=99)
    halves = 0 if value is None else round(value * 2)
    if value is not None and halves != value * 2:
        reader.complain(node, "out_of_range", "costs are whole or half points")
    return halves


def _check(reader: SheetReader, marks: Node | None, arm: int, mode: int) -> int:
    table = None if marks is None else marks.get(ORDERS[ADVANCE if arm == ARTILLERY and mode == ATTACK else mode])
    found = None if table is None else table.get(ARMS[arm])
    word = None if found is None else reader.text_value(found, one_of=CHECKS)
    return NO_CHECK if word is None else CHECKS[word]


# --- weapons ---------------------------------------------------------------------------------------------------------


def read_weapons(reader: SheetReader, document: Node, more: Node | None = None) -> dict[str, Weapon]:
    """The Range Effects Table by code. ``more`` has rows of the battle's own."""
    reader.no_unknown_keys(document, ("weapon",))
    found = {}
    for slug, node in _rows(reader, "weapon", document, more):
        reader.no_unknown_keys(
            node,
            ("name", "source", "class", "range", "canister", "shell", "prepared", "rapid_fire", "spencer"),
        )
        reader.text(node, "source", one_of=SOURCES)
        artillery = reader.text(node, "class", one_of=("small_arms", "artillery")) == "artillery"
        if artillery:
            canister = reader.list_of_integers(node, "canister")
            if len(canister) != 3 and node.get("canister") is not None:
                reader.complain(node["canister"], "out_of_range", "canister reaches 1, 2 and 3 hexes (10.67)")
            ranges = [*canister, *reader.list_of_integers(node, "shell")]
        else:
            ranges = list(_filled(reader, node, "range"))
        found[slug] = Weapon(
            slug,
            reader.names(node, "name"),
            artillery,
            tuple(ranges),
            0 if artillery else reader.integer(node, "prepared", low=0),
            reader.boolean(node, "rapid_fire", default=False),
            reader.boolean(node, "spencer", default=False),
        )
    return found


# --- charts ----------------------------------------------------------------------------------------------------------

GROUPS = {
    "fire_modifiers": (
        *("behind_entrenchment", "target_entrenched", "massed", "dispersed", "mounted_target", "mounted_firer"),
        *("prepared", "disordered", "enfilade", "downhill_shell", "moved_artillery", "reaction_facing", "green"),
        *("low_ammunition", "adjacent_two_levels", "dusk_beyond_one_hex", "massed_from", "dispersed_up_to"),
    ),
    "pre_assault": ("march_orders", "charged", "flank", "rear", "disordered", "entrenchment"),
    "assault_modifiers": (
        *("position_flank", "position_rear", "position_combined", "position_surrounded", "unattacked_front"),
        *("infantry_charge", "cavalry_charge", "countercharge_against_infantry", "continued", "no_brigadier"),
        *("aggressive_brigadier", "entrenchment", "attacker_disordered", "defenders_disordered"),
    ),
    "stacking": (
        *("march_infantry", "march_cavalry", "line_infantry", "line_cavalry", "artillery_alone_batteries"),
        *("artillery_alone_guns", "artillery_with_others_batteries", "artillery_with_others_guns"),
    ),
    "fire_caps": ("infantry", "mounted", "artillery", "mixed"),
    "extension": ("infantry_one", "infantry_two", "cavalry_one", "cavalry_two", "dearest_extension"),
    "leaders": ("leader_movement", "commander_movement", "commander_free_movement"),
    "fatigue": (
        *("highest", "free_activations", "most_from_activations", "no_building_from", "building_stops_at"),
        "wheel_breaks_from",
    ),
    "construction": ("timber_within", "most_in_hex", "turns_by_day", "turns_at_night", "razing"),
}
"""Groups of numbers, and the names that the rules look up in each: all are needed, and there are no others."""
TABLES = ("fire", "artillery_fire", "assault_ratio", "assault_result", "coordination", "orders_change", "unreliable")
ASSAULT_RESULTS = ("attacker_retreats", "bloody_stalemate", "defender_retreats", "defender_driven", "defender_broken")
COORDINATIONS = ("confusion", "failure", "coordinate")
ORDERS_CHANGES = ("retain_and_stay", "retain", "loose_rein", "change_and_stay", "change")


def read_charts(reader: SheetReader, document: Node) -> Charts:
    """Every chart that the rules look up."""
    reader.no_unknown_keys(document, (*GROUPS, *TABLES, "night"))
    groups = {key: _numbers(reader, document, key) for key in GROUPS}
    ratio = reader.table(document, "assault_ratio")
    night = reader.table(document, "night")
    columns, modifiers = ([], []) if ratio is None else _ratio(reader, ratio)
    return Charts(
        fire=_fire_table(reader, document, "fire"),
        artillery_fire=_fire_table(reader, document, "artillery_fire"),
        fire_modifiers=groups["fire_modifiers"],
        pre_assault=groups["pre_assault"],
        ratio_columns=tuple(columns),
        ratio_modifiers=tuple(modifiers),
        assault_modifiers=groups["assault_modifiers"],
        assault_results=_assaults(reader, document),
        coordination=_bands(reader, document, "coordination", "result", COORDINATIONS, "brigades"),
        orders_change=_bands(reader, document, "orders_change", "result", ORDERS_CHANGES),
        unreliable=_bands(reader, document, "unreliable", "profile", PROFILES),
        stacking=groups["stacking"],
        fire_caps=groups["fire_caps"],
        extension=groups["extension"],
        leaders=groups["leaders"],
        night_fire=() if night is None else _filled(reader, night, "fire"),
        fatigue=groups["fatigue"],
        construction=groups["construction"],
        plain=document.value,
    )


def _numbers(reader: SheetReader, document: Node, key: str) -> dict[str, int]:
    table = reader.table(document, key)
    if table is None:
        return {}
    reader.no_unknown_keys(table, ("source", *GROUPS[key]))
    return {name: reader.integer(table, name) for name in GROUPS[key]}


def _filled(reader: SheetReader, node: Node, key: str) -> tuple[int, ...]:
    """A list that has something in it."""
    found = reader.list_of_integers(node, key)
    if not found and key in node:
        reader.complain(node[key], "missing_key", "expected a number for each hex of distance")
    return tuple(found)


def _fire_table(reader: SheetReader, document: Node, key: str) -> FireTable:
    node = reader.table(document, key)
    if node is None:
        return FireTable(0, (1,), ((Result(),),))
    reader.no_unknown_keys(node, ("source", "columns", "table"))
    columns = _columns(reader, node)
    rows: list[tuple[Result, ...]] = []
    lowest = 0
    for spot, line in reader.lines(node, "table"):
        first, *codes = line.split()
        die = int(first) if first.lstrip("-").isdigit() else None
        if not rows:
            lowest = die or 0
        if die != lowest + len(rows):
            reader.complain(spot, "bad_order", f"expected the row of die {lowest + len(rows)}, found {first!r}")
        if len(codes) != len(columns):
            reader.complain(spot, "out_of_range", f"expected {len(columns)} results, found {len(codes)}")
        results = []
        for code in codes:
            result = read_code(code)
            if result is None:
                reader.complain(spot, "bad_pattern", f"{code!r} is no result")
            results.append(result or Result())
        rows.append(tuple(results))
    if not rows and "table" in node:
        reader.complain(node["table"], "missing_key", "the table has no rows")
    return FireTable(lowest, tuple(columns), tuple(rows))


def _columns(reader: SheetReader, node: Node) -> list[int]:
    """The last strength of each column: `"7"`, `"8-10"` and so on, from 1 without a gap."""
    columns: list[int] = []
    for word in reader.list_of_text(node, "columns"):
        first, _, last = word.partition("-")
        wanted = columns[-1] + 1 if columns else 1
        if not (first.isdecimal() and (last or first).isdecimal()) or int(first) != wanted:
            reader.complain(
                node["columns"], "bad_order", f"expected a column that begins with {wanted}, found {word!r}"
            )
            return columns
        columns.append(int(last or first))
    if not columns and "columns" in node:
        reader.complain(node["columns"], "missing_key", "the table has no columns")
    return columns


def _ratio(reader: SheetReader, node: Node) -> tuple[list[tuple[int, int]], list[int]]:
    columns = []
    for word in reader.list_of_text(node, "columns"):
        attacker, _, defender = word.partition("-")
        try:
            columns.append((round(float(attacker) * 2), round(float(defender) * 2)))
        except ValueError:
            reader.complain(node["columns"], "bad_pattern", f"{word!r} is no ratio")
    if any(a * d >= c * b for (a, b), (c, d) in pairwise(columns)):
        reader.complain(node["columns"], "bad_order", "ratios go from the worst for the attacker to the best")
    modifiers = reader.list_of_integers(node, "modifiers")
    if len(columns) != len(modifiers):
        reader.complain(node, "out_of_range", "there must be as many modifiers as columns")
    return columns, modifiers


def _assaults(reader: SheetReader, document: Node) -> tuple[AssaultResult, ...]:
    nodes = list(reader.tables(document, "assault_result"))
    found = [_assault(reader, node) for node in nodes]
    _ascending(reader, nodes, [row.up_to for row in found])
    return tuple(found)


def _ascending(reader: SheetReader, nodes: list[Node], ends: list[int]) -> None:
    """Bands of a die go from the lowest to the highest."""
    for node, (before, here) in zip(nodes[1:], pairwise(ends), strict=True):
        if here <= before:
            reader.complain(node, "bad_order", f"up_to {here} is not above the {before} of the row before")


def _assault(reader: SheetReader, node: Node) -> AssaultResult:
    reader.no_unknown_keys(node, ("source", "id", "up_to", "attacker", "defender"))
    return AssaultResult(
        reader.text(node, "id", one_of=ASSAULT_RESULTS),
        reader.integer(node, "up_to"),
        _side_result(reader, reader.table(node, "attacker")),
        _side_result(reader, reader.table(node, "defender")),
    )


def _side_result(reader: SheetReader, node: Node | None) -> SideResult:
    if node is None:
        return SideResult()
    reader.no_unknown_keys(node, ("code", "retreat", "advance", "may_continue", "rout_check", "abandons_guns"))
    code = read_code(reader.text(node, "code", default="-"))
    if code is None:
        reader.complain(node["code"], "bad_pattern", "this is no result")
    return SideResult(
        code or Result(),
        reader.integer(node, "retreat", default=0, low=0, high=3),
        reader.boolean(node, "advance", default=False),
        reader.boolean(node, "may_continue", default=False),
        reader.boolean(node, "rout_check", default=False),
        reader.boolean(node, "abandons_guns", default=False),
    )


def _bands(
    reader: SheetReader, document: Node, key: str, word: str, known: Sequence[str], number: str = ""
) -> tuple[Band, ...]:
    found = []
    nodes = list(reader.tables(document, key))
    for node in nodes:
        reader.no_unknown_keys(node, ("up_to", word, *((number,) if number else ())))
        text = reader.text(node, word, one_of=known)
        count = reader.integer(node, number, default=0) if number else 0
        found.append(Band(reader.integer(node, "up_to"), text, count))
    _ascending(reader, nodes, [row.up_to for row in found])
    return tuple(found)
