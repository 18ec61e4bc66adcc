"""What things may be called. Others read it on their screens, so it is short and can be printed."""

from __future__ import annotations

from typing import Final

from caracole.datafiles import Node, Reader, localized

ID: Final = r"[A-Za-z][A-Za-z0-9_-]{0,39}"
LONGEST: Final = 80
"""Letters of a name or a title."""


def named(reader: Reader, node: Node, key: str, *, required: bool = True) -> dict[str, str]:
    """A name by language."""
    texts = localized(reader, node, key, required=required)
    for language, text in texts.items():
        if len(text) > LONGEST or not text.isprintable():
            message = f"a name has at most {LONGEST} letters, all of which can be printed"
            reader.problems.add(
                node[key], f"{node.path_of(key)}.{language}", "bad_pattern", message, "fault-name", most=LONGEST
            )
    return texts
