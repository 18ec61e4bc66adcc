"""Characters that are no text: a database may refuse them (PostgreSQL keeps no NUL), and nobody can read them. They are
refused at the door, in whatever comes in. Lines may be broken and indented in texts; names and titles are on one line,
with nothing in them that cannot be seen.
"""

from __future__ import annotations

import re
from urllib.parse import unquote_to_bytes

NOT_TEXT = "control characters are no text"

_ESCAPED = rb"(?<!\\)(?:\\\\)*\\(?:[bf]|u00(?:0[0-8bcef]|1[0-9a-f]|7f|[89][0-9a-f]))"
_PLAIN = rb"\x7f|\xc2[\x80-\x9f]"
_IN_JSON = re.compile(_ESCAPED + b"|" + _PLAIN, re.IGNORECASE)
_IN_ADDRESS = re.compile(rb"[\x00-\x1f]|" + _PLAIN)


def is_text(json: bytes | str) -> bool:
    """Has this JSON no control characters in its strings? Those that are not escaped make no JSON, but for the last
    few."""
    return _IN_JSON.search(json.encode(errors="replace") if isinstance(json, str) else json) is None


def is_address(*parts: bytes) -> bool:
    """Have these parts of an address none, however they are written?"""
    return not any(_IN_ADDRESS.search(unquote_to_bytes(part)) for part in parts)


def is_name(text: str) -> bool:
    """Can all of it be seen, and does it turn nothing around that stands beside it?"""
    return text.strip().isprintable()
