"""Army lists."""

from __future__ import annotations

import re
from itertools import groupby
from typing import Any, NamedTuple

from caracole.datafiles import Node, Problems, Reader
from caracole.geometry.table import Pose
from caracole.kernel import CaracoleError
from caracole.systems.piccole.battle.rules.components.measures import TABLE
from caracole.systems.piccole.battle.rules.components.troops import ROOM, TROOPS, TYPES, ListedElement
from caracole.systems.piccole.battle.sheets.naming import ID, named


class ArmyList(NamedTuple):
    """P1.b, P4.d: an army by name; the elements in the order of their numbers."""

    id: str
    name: dict[str, str]
    period: dict[str, str]
    elements: tuple[ListedElement, ...]
    places: tuple[Pose, ...] = ()
    """Where they stand in a battle that says so; empty in any other."""


def read_list(document: Node) -> ArmyList:
    """P1.b, P1.g: one General; any number of elements. P4.d: only some types shoot, unless ``scenario`` says so."""
    reader = Reader(Problems())
    reader.no_unknown_keys(document, ("kind", "id", "name", "period", "elements", "reconstruction", "special_shooters"))
    reader.text(document, "kind", one_of=("list",))
    name = reader.text(document, "id", pattern=ID)
    reader.boolean(document, "reconstruction", default=False)
    elements = _army(reader, document)
    found = ArmyList(name, named(reader, document, "name"), named(reader, document, "period"), elements)
    reader.problems.raise_if_any()
    return found


def read_list_within(reader: Reader, node: Node, side: str) -> ArmyList:
    """A list that stands in the file of a battle; it has no id of its own, but may say where its elements stand."""
    reader.no_unknown_keys(node, ("name", "elements", "special_shooters", "places"))
    elements = _army(reader, node)
    return ArmyList(side, named(reader, node, "name"), {}, elements, _places(reader, node, len(elements)))


def _places(reader: Reader, node: Node, many: int) -> tuple[Pose, ...]:
    """P0.e, P2.j: a pose for each element, in the order of their numbers; none if they are drawn up in some order."""
    found = node.get("places")
    if found is None or reader.list_value(found) is None:
        return ()
    poses: list[Pose] = []
    for place in found:
        if reader.list_value(place) is None:
            continue
        numbers = [reader.integer_value(each, low=0, high=TABLE) for each in place]
        if len(numbers) != 3 or None in numbers:
            reader.problems.add(place, None, "wrong_type", "a place is three numbers: x, y and heading")
        else:
            poses.append((numbers[0] or 0, numbers[1] or 0, numbers[2] or 0))
    if len(found) != many:
        message = f"{len(found)} places for {many} elements"
        reader.problems.add(found, None, "out_of_range", message, "fault-places")
    return tuple(poses)


def _army(reader: Reader, node: Node) -> tuple[ListedElement, ...]:
    """P1.b, P1.g: the elements, held against what an army may be."""
    special = reader.boolean(node, "special_shooters", default=False)
    elements: list[ListedElement] = []
    for row in reader.tables(node, "elements"):
        elements += _elements(reader, row, special)
    place, path = node.get("elements") or node, node.path_of("elements")
    generals = sum(1 for element in elements if element.general)
    if generals != 1:
        message = f"an army has one General, this one has {generals} (P1.b)"
        reader.problems.add(place, path, "out_of_range", message, "fault-generals", count=generals)
    if len(elements) > ROOM:
        message = f"{len(elements)} elements; no more than {ROOM} can be numbered"
        reader.problems.add(place, path, "out_of_range", message, "fault-elements", most=ROOM)
    return tuple(elements)


def _elements(reader: Reader, row: Node, special: bool) -> list[ListedElement]:
    reader.no_unknown_keys(row, ("type", "count", "general", "shoots"))
    kind = TYPES.index(reader.text(row, "type", one_of=TYPES))
    count = reader.integer(row, "count", default=1, low=1, high=ROOM)
    general = reader.boolean(row, "general", default=False)
    shoots = reader.boolean(row, "shoots", default=False)
    if general and count != 1:
        message = "the General has one element to himself (P1.b)"
        reader.problems.add(row, row.path_of("count"), "out_of_range", message, "fault-general_alone")
    if shoots and not (TROOPS[kind].may_shoot or special):
        message = f"{TYPES[kind]} do not shoot, unless the list says special_shooters = true (P4.d)"
        reader.problems.add(row, row.path_of("shoots"), "bad_choice", message, "fault-no_shooters")
    return [ListedElement(kind, shoots, general)] * count


def plain_rows(army: ArmyList) -> list[dict[str, Any]]:
    """The elements as the rows of a file, those that are alike and stand together in one."""
    rows = []
    for element, same in groupby(army.elements):
        row: dict[str, Any] = {"type": TYPES[element.type], "count": len(list(same))}
        row |= {"general": True} if element.general else {}
        row |= {"shoots": True} if element.shoots else {}
        rows.append(row)
    return rows


# --- army lists in one line ------------------------------------------------------------------------------------------

LINE_UP = re.compile(r"(?P<count>\d+) (?P<type>\w+)(?P<shoots> shoots)?(?P<general> general)?")


def written(army: ArmyList) -> str:
    """A list as a record keeps it, so that it can be played again where its file is not:
    ``MINE: 1 CvP general, 6 FtP, 4 FtM shoots``."""
    rows = []
    for row in plain_rows(army):
        words = [f"{row['count']} {row['type']}"]
        rows.append(" ".join(words + [word for word in ("shoots", "general") if row.get(word)]))
    return f"{army.id}: {', '.join(rows)}"


def is_written(text: str) -> bool:
    """Is it a list in one line, and not the name of one?"""
    return ": " in text


def read_written(text: str) -> ArmyList:
    """The list that :func:`written` wrote."""
    name, _, rows = text.partition(": ")
    elements: list[ListedElement] = []
    for row in rows.split(", "):
        found = LINE_UP.fullmatch(row)
        if found is None or found["type"] not in TYPES or not 1 <= int(found["count"]) <= ROOM:
            raise CaracoleError(f"army list {name!r}: {row!r} is no part of it; write e.g. '4 FtM shoots'")
        element = ListedElement(TYPES.index(found["type"]), found["shoots"] is not None, found["general"] is not None)
        elements += [element] * int(found["count"])
    if sum(element.general for element in elements) != 1 or len(elements) > ROOM:
        raise CaracoleError(f"army list {name!r}: one General and no more than {ROOM} elements (P1.b, P1.g)")
    return ArmyList(name, {"en": name}, {}, tuple(elements))
