"""Plain data as a TOML text, laid out as a person would: single values first, then tables, then lists of tables."""

import json
import math
from collections.abc import Iterator, Mapping
from typing import Any

_PLAIN_KEY = frozenset("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-")


def toml_text(plain: Mapping[str, Any]) -> str:
    """The text; what is None is left out. Values that TOML does not know are written as texts."""
    return "\n".join(_table(plain, ())).strip() + "\n"


def _table(plain: Mapping[str, Any], steps: tuple[str, ...]) -> Iterator[str]:
    there = {key: value for key, value in plain.items() if value is not None}
    for key, value in there.items():
        if not _has_header(value):
            yield f"{_key(key)} = {_value(value)}"
    for key, value in there.items():
        name = ".".join(map(_key, (*steps, key)))
        if isinstance(value, Mapping) and _has_header(value):
            yield from ("", f"[{name}]", *_table(value, (*steps, key)))
        elif _has_header(value):
            for row in value:
                yield from ("", f"[[{name}]]", *_table(row, (*steps, key)))


def _has_header(value: Any) -> bool:
    """Is it written under a header? Short tables, such as a name by language, stand on one line."""
    if isinstance(value, Mapping):
        return any(isinstance(each, Mapping | list | tuple) for each in value.values())
    return isinstance(value, list | tuple) and bool(value) and all(isinstance(each, Mapping) for each in value)


def _value(value: Any) -> str:
    match value:
        case bool():
            return "true" if value else "false"
        case int():
            return str(value)
        case float() if math.isfinite(value):
            return repr(value)
        case Mapping():
            rows = [f"{_key(key)} = {_value(each)}" for key, each in value.items() if each is not None]
            return f"{{ {', '.join(rows)} }}" if rows else "{}"
        case list() | tuple():
            return f"[{', '.join(map(_value, value))}]"
        case _:
            return _text("" if value is None else str(value))


def _key(key: str) -> str:
    return key if key and _PLAIN_KEY.issuperset(key) else _text(key)


def _text(text: str) -> str:
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")
