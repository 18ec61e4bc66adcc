"""What the effects of cards need: one table, for the files and for whoever adds an effect.

An effect in cards.toml is `{ effect = "losses", hits = [1, 1, 2, 2, 3, 3], where = "fortified" }`. Here stands which
parameters it has; what it does is told by the chapter on cards (G12). Groups and sides keep their names in the
theatre; lists become tuples.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from caracole.datafiles import Node
from caracole.systems.gradisca.scenario_files.reading import SheetReader, known_by
from caracole.systems.gradisca.theatre import SIDES, Effect

MOMENTS = ("drawn", "option", "option3", "zone", "dice", "entered", "card", "closing", "any")
"""G5.1.k: the windows in which a response card may be played."""


class Parameter(NamedTuple):
    """A parameter: a number from ``low`` up, a change (a number that is not 0), a group, a side, a word, or a number of
    hits for each face of a die."""

    kind: str
    low: int = 0
    words: tuple[str, ...] = ()
    optional: bool = False


CHANGE = Parameter("change")
SIDE = Parameter("side", optional=True)
"""G12.b: without it the effect is for the player of the card."""

EFFECTS: Mapping[str, Mapping[str, Parameter]] = {
    "place_group": {"group": Parameter("group")},
    "move_end": {"by": CHANGE},
    "victory_points": {"points": CHANGE, "side": SIDE},
    "morale": {"by": CHANGE, "side": SIDE},
    # G21.q, G21.r: Morale rises by `up` when the Camp has its line, and falls by `down` (else by `up`) when not.
    "supply": {"up": Parameter("number"), "down": Parameter("number", optional=True), "side": SIDE},
    "recover": {"count": Parameter("number", low=1)},
    "losses": {"hits": Parameter("by_die"), "where": Parameter("word", words=("fortified", "any"))},
    "extra_movement": {"by": Parameter("number", low=1)},
    "cancel_card": {},
    "limit_leadership": {"to": Parameter("number", low=1)},
    "ambush": {"units": Parameter("number", low=1)},
}


def read_effect(reader: SheetReader, node: Node, groups: Mapping[str, int]) -> Effect:
    """One effect of a card, held against the table."""
    name = reader.text(node, "effect", one_of=tuple(EFFECTS))
    named = node.get("effect")
    if named is None or known_by(EFFECTS, named) is None:
        return Effect(name)
    parameters = EFFECTS[name]
    reader.no_unknown_keys(node, ("effect", *parameters))
    args = {key: _read_parameter(reader, node, key, parameter, groups) for key, parameter in parameters.items()}
    return Effect(name, tuple(sorted((key, value) for key, value in args.items() if value is not None)))


def _read_parameter(
    reader: SheetReader, node: Node, key: str, parameter: Parameter, groups: Mapping[str, int]
) -> int | str | tuple[int, ...] | None:
    required = not parameter.optional
    match parameter.kind:
        case "group":
            return reader.reference(node, key, {slug: slug for slug in groups}, "group", required=required)
        case "side":
            return reader.text(node, key, required=required, one_of=SIDES)
        case "word":
            return reader.text(node, key, required=required, one_of=parameter.words)
        case "by_die":
            return _read_by_die(reader, node, key, required=required)
        case "change":
            return _read_change(reader, node, key, required=required)
    return reader.integer(node, key, required=required, low=parameter.low)


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
