"""JSON Schemas of data files, noted down while their readers read them.

A reader asks each value for its type, its words and its bounds. Whoever reads a few sound files inside
:func:`taking_notes` gets a schema of such files from those questions, so that reader and schema cannot part:

    with taking_notes() as notes:
        load_field(path)
    notes.schemas(lambda file: Path(file).stem)

What differs from file to file (the number of columns of a map) is left out; a key that no file has may be anything.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import reduce
from typing import Any, Final

from caracole.datafiles.node import Node

Schema = dict[str, Any]
Way = tuple[str, ...]
"""The steps to a value; every item of a list is the same step."""

ITEM: Final = "[]"
DRAFT: Final = "http://json-schema.org/draft-07/schema#"
"""The draft that editors of TOML and of JSON both understand."""


class Notes:
    """What was asked of the files read so far."""

    def __init__(self) -> None:
        self._asked: dict[tuple[str, Way], dict[str, Schema]] = {}
        self._keys: dict[tuple[str, Way], list[str]] = {}
        self._tables: dict[tuple[str, Way], set[tuple[str | int, ...]]] = {}
        self._written: dict[tuple[str, Way], set[str]] = {}
        self._required: dict[tuple[str, Way], dict[str, set[tuple[str | int, ...]]]] = {}

    def value(self, node: Node, kind: str, rules: Schema) -> None:
        """A value must be of this type and keep these rules."""
        variants = self._asked.setdefault((node.file, _way(node)), {})
        known = variants.get(kind)
        variants[kind] = rules if known is None else _common(known, rules)
        if kind == "object" and isinstance(node.value, dict):
            self._tables.setdefault((node.file, _way(node)), set()).add(node.steps)
            self._written.setdefault((node.file, _way(node)), set()).update(node.value)

    def keys(self, node: Node, allowed: Iterable[str]) -> None:
        """A table has no other keys."""
        self.value(node, "object", {})
        known = self._keys.setdefault((node.file, _way(node)), [])
        known.extend(key for key in allowed if key not in known)

    def needs(self, node: Node, key: str) -> None:
        """A table must have this key."""
        self._required.setdefault((node.file, _way(node)), {}).setdefault(key, set()).add(node.steps)

    def schemas(self, name_of: Callable[[str], str | None]) -> dict[str, Schema]:
        """A schema for each kind of file; ``name_of`` tells the kind of a file, None: leave it out."""
        kinds: dict[str, list[str]] = {}
        for file in dict.fromkeys(file for file, _ in self._asked):
            name = name_of(file)
            if name is not None:
                kinds.setdefault(name, []).append(file)
        found: dict[str, Schema] = {}
        for name, files in sorted(kinds.items()):
            trees = [self._tree(file, ()) for file in files]
            merged: Schema = reduce(_either, trees)
            found[f"{name}.json"] = {"$schema": DRAFT, **merged}
        return found

    def _tree(self, file: str, way: Way) -> Schema:
        """The schema of one value in one file."""
        variants = []
        for kind, rules in self._asked.get((file, way), {}).items():
            if kind == "object":
                variants.append(self._table(file, way))
            elif kind == "array":
                item = self._tree(file, (*way, ITEM))
                variants.append({"type": "array", **({"items": item} if item else {})})
            else:
                variants.append({"type": kind, **rules})
        return variants[0] if len(variants) == 1 else {"anyOf": variants} if variants else {}

    def _table(self, file: str, way: Way) -> Schema:
        inside = {w[len(way)]: None for f, w in self._asked if f == file and len(w) == len(way) + 1 and w[:-1] == way}
        children = {key: self._tree(file, (*way, key)) for key in inside if key != ITEM}
        allowed = self._keys.get((file, way))
        if allowed is None:
            return _open_table(children, self._written.get((file, way), set()))
        everywhere = self._tables.get((file, way), set())
        required = [key for key, seen in self._required.get((file, way), {}).items() if seen >= everywhere]
        return {
            "type": "object",
            "properties": {key: children.get(key, {}) for key in allowed},
            "required": sorted(required),
            "additionalProperties": False,
        }


# --- putting two answers together ------------------------------------------------------------------------------------


def _common(one: Schema, other: Schema) -> Schema:
    """The rules that two questions share."""
    return {key: rule for key, rule in one.items() if other.get(key) == rule}


def _open_table(children: dict[str, Schema], written: set[str]) -> Schema:
    """A table whose keys are its author's: what holds for all that were read, if all of them were."""
    merged: Schema = {}
    for child in children.values() if written <= set(children) else ():
        merged = _either(merged, child)
    return {"type": "object", **({"additionalProperties": merged} if merged else {})}


def _variants(schema: Schema) -> list[Schema]:
    return list(schema["anyOf"]) if "anyOf" in schema else [schema] if schema else []


def _either(one: Schema, other: Schema) -> Schema:
    """A schema that whatever either of the two allows will do for. An empty one has no opinion; then a bound of the
    other may be that file's own, and is left out."""
    found: dict[str, Schema] = {}
    if not one or not other:
        return {key: rule for key, rule in (one or other).items() if key not in ("minimum", "maximum")}
    for variant in (*_variants(one), *_variants(other)):
        kind = variant["type"]
        found[kind] = _same_type(found[kind], variant) if kind in found else variant
    rows = list(found.values())
    return rows[0] if len(rows) == 1 else {"anyOf": rows} if rows else {}


def _same_type(one: Schema, other: Schema) -> Schema:
    if one["type"] == "array":
        item = _either(one.get("items", {}), other.get("items", {}))
        return {"type": "array", **({"items": item} if item else {})}
    if one["type"] != "object":
        return _common(one, other)
    if "properties" not in one or "properties" not in other:
        inner = _either(_open(one), _open(other))
        return {"type": "object", **({"additionalProperties": inner} if inner else {})}
    keys = dict.fromkeys((*one["properties"], *other["properties"]))
    return {
        "type": "object",
        "properties": {key: _either(one["properties"].get(key, {}), other["properties"].get(key, {})) for key in keys},
        "required": [key for key in one["required"] if key in other["required"]],
        "additionalProperties": False,
    }


def _open(table: Schema) -> Schema:
    inner = table.get("additionalProperties")
    return inner if isinstance(inner, dict) else {}


# --- being read ------------------------------------------------------------------------------------------------------

_NOTES: ContextVar[Notes | None] = ContextVar("notes", default=None)


@contextmanager
def taking_notes() -> Iterator[Notes]:
    """Whatever is read inside is noted down."""
    notes = Notes()
    token = _NOTES.set(notes)
    try:
        yield notes
    finally:
        _NOTES.reset(token)


def current() -> Notes | None:
    """The notes being taken, if any."""
    return _NOTES.get()


def _way(node: Node) -> Way:
    return tuple(step if isinstance(step, str) else ITEM for step in node.steps)
