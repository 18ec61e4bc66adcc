"""Names for numbers: what the rules call a unit, hex, zone, element or node is never a bare ``int``."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import caracole.systems

SYSTEMS = Path(next(iter(caracole.systems.__path__)))

NAMED = {
    "gradisca/rules": ("unit", "zone", "fortress"),
    "gbacw/rules": ("unit", "hex", "where"),
    "piccole/battle/rules": ("element",),
    "piccole/campaign/rules": ("node",),
}
"""By rules: the words that have a type of their own there."""


def annotated(tree: ast.AST) -> Iterator[tuple[str, ast.expr | None, int]]:
    """Parameters and annotated fields: name, annotation, line."""
    for node in ast.walk(tree):
        if isinstance(node, ast.arg):
            yield node.arg, node.annotation, node.lineno
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            yield node.target.id, node.annotation, node.lineno


def bare(source: str, words: tuple[str, ...]) -> list[tuple[str, int]]:
    """The words that are annotated as plain integers, with their lines."""
    rows = sorted(annotated(ast.parse(source)), key=lambda row: row[2])
    return [
        (name, line) for name, hint, line in rows if name in words and isinstance(hint, ast.Name) and hint.id == "int"
    ]


@pytest.mark.parametrize("rules", NAMED)
def test_the_rules_name_their_numbers(rules: str) -> None:
    found = {
        str(path.relative_to(SYSTEMS)): lines
        for path in sorted((SYSTEMS / rules).rglob("*.py"))
        if (lines := bare(path.read_text(encoding="utf-8"), NAMED[rules]))
    }
    assert not found


def test_a_bare_number_is_found() -> None:
    source = "def is_on_map(state, unit: int, where: Hex) -> bool: ...\nclass Step:\n    hex: int"
    assert bare(source, ("unit", "hex", "where")) == [("unit", 1), ("hex", 3)]
