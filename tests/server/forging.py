"""Whatever somebody might send: messages and bodies with something wrong in them, made from what is right."""

from __future__ import annotations

import json
from random import Random
from typing import Any

ODD: list[Any] = [
    None, True, False, 0, -1, 1, 2**31, 2**53, 2**63, 2**64, 10**30, 1e308, -0.0, 0.5,
    "", " ", "\0", "\n\r\n", "\ud800", "\udfff", "\u202e", "\ufeff", "a" * 64, "a" * 65, "é" * 300, "ﷺ" * 40,
    "venetian", "austrian", "../..", "%s%n", "'; drop table games; --", "<script>alert(1)</script>", "__class__", "NaN",
    [], {}, [[]], {"a": {}}, [None] * 50, {"do": "Pass"}, {"do": None}, {"do": ["x"]},
]  # fmt: skip

RAW: list[str | bytes] = [
    "", "null", "[]", "{}", "{", '"x"', "1", "nan", "[" * 5000, '{"a":' * 3000, "[" * 100_000,
    '{"type":"act","id":' + "9" * 5000 + "}", '{"type":"ping","id":1e400}', '{"type":"ping","type":"ping"}',
    "\ufeff{}", '{"type":"talk","text":"\\ud800"}', '{"type":"act","id":1,"version":0,"action":{"do":"\\ud800"}}',
    '{"type":"act","id":1,"version":0,"action":' + '{"do":' * 900 + "1" + "}" * 900 + "}",
    "x" * 20_000, '{"type":"talk","text":"' + "y" * 17_000 + '"}',
    b"\xff\xfe", b'{"type":"ping"}', b"\x00" * 100, b'{"type":"ping","id":1}' + b" " * 10_000,
]  # fmt: skip


def odd(rng: Random, depth: int = 0) -> Any:
    """A value that nobody expects."""
    chance = rng.random()
    if depth < 3 and chance < 0.2:
        return {str(rng.choice(["id", "do", "to", "x", ""])): odd(rng, depth + 1) for _ in range(rng.randrange(4))}
    if depth < 3 and chance < 0.3:
        return [odd(rng, depth + 1) for _ in range(rng.randrange(5))]
    return rng.choice(ODD)


def spoilt(rng: Random, value: Any) -> Any:
    """The same with one thing wrong in it: changed, left out or put in somewhere."""
    chance = rng.random()
    if isinstance(value, dict) and chance < 0.9:
        if not value or chance < 0.1:
            return {**value, rng.choice(["extra", "id", "__proto__", ""]): odd(rng)}
        key = rng.choice(list(value))
        if chance < 0.2:
            return {name: each for name, each in value.items() if name != key}
        return {**value, key: spoilt(rng, value[key])}
    if isinstance(value, list) and value and chance < 0.8:
        place = rng.randrange(len(value))
        return [*value[:place], spoilt(rng, value[place]), *value[place + 1 :]]
    if isinstance(value, list) and chance < 0.9:
        return value * 200
    return odd(rng)


def written(value: Any) -> str:
    """As JSON; half of a surrogate pair as an escape."""
    return json.dumps(value)


def sample(rng: Random, schema: dict[str, Any], whole: dict[str, Any], depth: int = 0) -> Any:
    """A value that a JSON schema of the API allows, or nearly."""
    if "$ref" in schema:
        found: Any = whole
        for word in schema["$ref"].removeprefix("#/").split("/"):
            found = found[word]
        return sample(rng, found, whole, depth)
    for many in ("oneOf", "anyOf"):
        if many in schema:
            return sample(rng, rng.choice(schema[many]), whole, depth)
    if "enum" in schema:
        return rng.choice(schema["enum"])
    if "const" in schema:
        return schema["const"]
    kind = schema.get("type")
    if isinstance(kind, list):
        kind = rng.choice(kind)
    if kind == "object":
        wanted = schema.get("required", [])
        return {
            name: sample(rng, inner, whole, depth + 1)
            for name, inner in schema.get("properties", {}).items()
            if name in wanted or (depth < 4 and rng.random() < 0.7)
        }
    if kind == "array":
        return [sample(rng, schema.get("items", {}), whole, depth + 1) for _ in range(rng.randrange(3))]
    if kind in ("integer", "number"):
        return rng.choice([schema.get("minimum", 0), schema.get("maximum", 7), 1])
    if kind == "boolean":
        return rng.random() < 0.5
    if kind == "string":
        return rng.choice(["gradisca", "drill", "venetian", "anna", "correct horse", "a@example.org", "en", "x" * 20])
    return None
