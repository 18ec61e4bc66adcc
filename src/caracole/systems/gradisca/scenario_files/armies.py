"""armies.toml: Commands, counters and the groups in which reinforcements come (G2.1)."""

from __future__ import annotations

from typing import NamedTuple

from caracole.datafiles import Node
from caracole.systems.gradisca.rules.components.numbers import Unit
from caracole.systems.gradisca.rules.components.theatre import (
    CERNIDE,
    COMMANDER,
    INFANTRY,
    TROOPS,
    UNIT_TYPES,
    VENETIAN,
    Command,
    Group,
    PrintedUnit,
)
from caracole.systems.gradisca.scenario_files.maps import Chart
from caracole.systems.gradisca.scenario_files.reading import SheetReader, first_repeated, known_by

COMMON_KEYS = ("id", "command", "type", "name", "nation")
COMMANDER_KEYS = (*COMMON_KEYS, "leadership", "replacement")
COMBAT_KEYS = (*COMMON_KEYS, "value", "disorganized", "troops")
REPLACEMENT_KEYS = ("name", "leadership")
COMMAND_KEYS = (*Command._fields, "nation")
HEX = r"#[0-9A-Fa-f]{6}"
HIGHEST_VALUE = 6
"""Of Fire and Leadership Values: what a die can show."""


ISTRIA = ("capodistria", "pirano")
"""G2.3.h: the two zones that a group enters which comes to "istria"."""

NO_COMMAND = -1
"""Of a unit whose Command is unknown, and complained of."""


class Armies(NamedTuple):
    """All counters of the file, whether or not they take part."""

    commands: tuple[Command, ...]
    units: tuple[PrintedUnit, ...]
    groups: tuple[Group, ...]
    command_ids: dict[str, int]
    unit_ids: dict[str, Unit]
    group_ids: dict[str, int]
    group_places: tuple[Node, ...]

    def side_of(self, unit: int) -> int | None:
        """The side that owns a unit; None when the file does not say."""
        command = self.units[unit].command
        return None if command == NO_COMMAND else self.commands[command].side


def read_armies(reader: SheetReader, document: Node, chart: Chart) -> Armies:
    """The armies; groups are told where they may come in among the zones in play."""
    reader.no_unknown_keys(document, ("command", "unit", "group"))
    command_ids: dict[str, int] = {}
    unit_ids: dict[str, Unit] = {}
    group_ids: dict[str, int] = {}
    command_places, unit_places = reader.tables(document, "command"), reader.tables(document, "unit")
    group_places = reader.tables(document, "group", required=False)
    nations = [reader.text(node, "nation", default="") for node in command_places]
    commands = [_read_command(reader, node, command_ids, n) for n, node in enumerate(command_places)]
    units = []
    for number, node in enumerate(unit_places):
        unit_id = reader.define(node, unit_ids, Unit(number), "unit")
        command = reader.reference(node, "command", command_ids, "command")
        nation = reader.text(node, "nation", default="" if command is None else nations[command])
        if "nation" in node and nation == "dutch" and command is not None and commands[command].side != VENETIAN:
            reader.complain(node["nation"], "bad_unit", "the Dutch are allies of the Venetian (G2.1.i)")
        units.append(_read_unit(reader, node, unit_id, NO_COMMAND if command is None else command, nation))
    for number, node in enumerate(command_places):
        if not any(unit.command == number for unit in units):
            reader.complain(node, "no_units", f"no unit belongs to command {commands[number].id!r} (G2.1.f)")
    for number, node in enumerate(group_places):
        reader.define(node, group_ids, number, "group")
    groups = [_read_group(reader, node, unit_ids, chart) for node in group_places]
    _check_groups(reader, group_places, unit_ids, units)
    return Armies(
        *(tuple(commands), tuple(units), tuple(groups)),
        *(command_ids, unit_ids, group_ids),
        tuple(group_places),
    )


def _read_command(reader: SheetReader, node: Node, ids: dict[str, int], number: int) -> Command:
    reader.no_unknown_keys(node, COMMAND_KEYS)
    side = reader.side(node, "side") or VENETIAN
    if side != VENETIAN and (nation := node.get("nation")) and nation.value == "dutch":
        reader.complain(nation, "bad_command", "the Dutch are Venetian in everything (G2.1.j)")
    return Command(
        id=reader.define(node, ids, number, "command"),
        side=side,
        name=reader.names(node, "name"),
        colour=reader.text(node, "colour", default=""),
        hex=reader.text(node, "hex", default="", pattern=HEX),
    )


# --- counters --------------------------------------------------------------------------------------------------------


def _read_unit(reader: SheetReader, node: Node, unit_id: str, command: int, nation: str) -> PrintedUnit:
    kind = reader.text(node, "type", one_of=UNIT_TYPES)
    name = reader.text(node, "name")
    if kind == COMMANDER:
        return _read_commander(reader, node, PrintedUnit(unit_id, command, kind, 0, 0, name=name, nation=nation))
    if not _is_known(node):
        # The type was not understood: what its keys should be is anybody's guess.
        return PrintedUnit(unit_id, command, kind, 0, 0)
    reader.no_unknown_keys(node, COMBAT_KEYS)
    front = _read_values(reader, node, "value", kind) or (HIGHEST_VALUE, HIGHEST_VALUE)
    back = _read_values(reader, node, "disorganized", kind, required=False)  # G2.1.g: many have it, not all
    if back and (back[0] > front[0] or back[1] > front[1]):
        reader.complain(node["disorganized"], "out_of_range", "a unit is no better for being Disorganized (G7.2.d)")
    troops = reader.text(node, "troops", required=False, one_of=TROOPS)
    if troops is not None and kind != INFANTRY:
        reader.complain(node["troops"], "bad_unit", f"only infantry is militia or mercenary, not {kind} (G2.1.d)")
    return PrintedUnit(
        *(unit_id, command, kind),
        *(front[0], front[1]),
        back_attack=back[0] if back else None,
        back_defence=back[1] if back else None,
        name=name,
        nation=nation,
        troops=troops or "",
    )


def _is_known(node: Node) -> bool:
    kind = node.get("type")
    return kind is not None and kind.value in UNIT_TYPES


def _read_commander(reader: SheetReader, node: Node, commander: PrintedUnit) -> PrintedUnit:
    """G2.1.b: a Leadership Value and no Fire Value; G2.1.h: perhaps a replacement with his own."""
    reader.no_unknown_keys(node, COMMANDER_KEYS)
    leadership = reader.integer(node, "leadership", low=1, high=HIGHEST_VALUE)
    commander = commander._replace(attack=leadership, defence=leadership)
    replacement = reader.table(node, "replacement", required=False)
    if replacement is None:
        return commander
    reader.no_unknown_keys(replacement, REPLACEMENT_KEYS)
    leadership = reader.integer(replacement, "leadership", low=1, high=HIGHEST_VALUE)
    name = reader.text(replacement, "name")
    return commander._replace(back_attack=leadership, back_defence=leadership, back_name=name)


def _read_values(
    reader: SheetReader, node: Node, key: str, kind: str, *, required: bool = True
) -> tuple[int, int] | None:
    """Fire Values for attack and defence: one number, or a list of both for infantry (G8.2.a)."""
    found = node.get(key)
    if found is None or not found.is_list:
        value = reader.integer(node, key, required=required, low=1, high=HIGHEST_VALUE)
        return None if value is None else (value, value)
    values = reader.list_of_integers(node, key, low=1, high=HIGHEST_VALUE)
    if len(found) != 2:
        reader.complain(found, "wrong_type", "expected one value, or two: [attack, defence]")
    elif kind not in (INFANTRY, CERNIDE):
        reader.complain(found, "wrong_type", f"only infantry has two values, not {kind} (G8.2.a)")
    return (values[0], values[1]) if len(values) == 2 else None


# --- groups ----------------------------------------------------------------------------------------------------------


def _read_group(reader: SheetReader, node: Node, unit_ids: dict[str, Unit], chart: Chart) -> Group:
    reader.no_unknown_keys(node, Group._fields)
    everywhere: dict[str, tuple[str, ...]] = {slug: (slug,) for slug in chart.everywhere}
    if all(slug in everywhere for slug in ISTRIA):
        everywhere["istria"] = ISTRIA
    entries = [slug for slugs in reader.list_of_references(node, "entries", everywhere, "zone") for slug in slugs]
    return Group(
        id=reader.text(node, "id"),
        units=tuple(reader.list_of_references(node, "units", unit_ids, "unit")),
        entries=tuple(chart.ids[slug] for slug in entries if slug in chart.ids),
    )


def _check_groups(reader: SheetReader, places: list[Node], unit_ids: dict[str, Unit], units: list[PrintedUnit]) -> None:
    """A group has units, all of one Command; a unit has one group."""
    members: list[tuple[int, Node]] = []
    for place in places:
        found = [(unit, item) for item in _items(place, "units") if (unit := known_by(unit_ids, item)) is not None]
        members += found
        if "units" in place and not _items(place, "units"):
            reader.complain(place["units"], "no_units", "a group has at least one unit")
        if "entries" in place and not _items(place, "entries"):
            reader.complain(place["entries"], "no_entry", "a group has at least one zone where it may come in")
        for unit, item in found:
            if NO_COMMAND != units[unit].command != units[found[0][0]].command:
                message = f"unit {item.value!r} is of another command than {found[0][1].value!r}: a group is of one"
                reader.complain(item, "bad_group", message)
    for _, place in first_repeated(members):
        reader.complain(place, "bad_group", f"unit {place.value!r} is in a group already")


def _items(node: Node, key: str) -> list[Node]:
    found = node.get(key)
    return list(found) if found is not None and found.is_list else []
