"""Small pieces of Markdown."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence


def code(text: object) -> str:
    """Text as code, also inside a table."""
    return f"`{text}`".replace("|", "\\|")


def cell(text: object) -> str:
    """Text inside a table: one line, no bars, nothing that looks like a tag."""
    return without_tags(" ".join(str(text).split())).replace("|", "\\|")


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A table; its cells are Markdown already."""
    lines = [f"| {' | '.join(head)} |", f"| {' | '.join('---' for _ in head)} |"]
    return "\n".join([*lines, *(f"| {' | '.join(row)} |" for row in rows)]) + "\n"


def without_tags(line: str) -> str:
    """A line in which an angle bracket outside code is a character and not a tag."""
    pieces = re.split(r"(`+[^`]*`+)", line)
    return "".join(piece if piece.startswith("`") else piece.replace("<", "&lt;") for piece in pieces)


def prose(docstring: str | None) -> str:
    """A docstring as Markdown: cross references become code, lines that each explain a word become a list."""
    text = re.sub(r":\w+:`~?(?:[\w.]+\.)?(\w+)`", r"`\1`", docstring or "")
    return "\n\n".join(_paragraph(part) for part in re.split(r"\n\s*\n", text.strip("\n")) if part.strip())


def _paragraph(text: str) -> str:
    lines = text.splitlines()
    if all(line.startswith("    ") for line in lines):
        return text
    if len(lines) > 1 and all(re.match(r"``\S+``  |  +", line) for line in lines):
        lines = [f"* {line}" if line.startswith("``") else line for line in lines]
    return "\n".join(without_tags(line) for line in lines)
