"""The value of an option, given as itself or as text from a command line."""

from collections.abc import Mapping
from typing import Any, Final

from caracole.kernel import CaracoleError

WORDS: Final = {"true": True, "yes": True, "on": True, "1": True, "false": False, "no": False, "off": False, "0": False}


def read_option(name: str, row: Mapping[str, Any], value: Any) -> Any:
    """What ``value`` means for the option that ``row`` of an options.toml describes: one of its ``choices``, true or
    false, or a number from ``low`` to ``high``."""
    if "choices" in row:
        if value not in row["choices"]:
            raise CaracoleError(f"option {name}: {value!r} is none of {', '.join(row['choices'])}")
        return value
    if isinstance(row["default"], bool):
        if isinstance(value, str):
            value = WORDS.get(value.lower(), value)
        if not isinstance(value, bool):
            raise CaracoleError(f"option {name}: {value!r} is neither true nor false")
        return value
    if isinstance(value, str) and value.lstrip("-").isdigit():
        value = int(value)
    if not isinstance(value, int) or isinstance(value, bool) or not row["low"] <= value <= row["high"]:
        raise CaracoleError(f"option {name}: {value!r} is not a number from {row['low']} to {row['high']}")
    return value
