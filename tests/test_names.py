"""Tests speak of kinds of decisions and events that exist.

``assert table.asked != "efficiency.commanders"`` cannot fail: no decision is called so. Every text that a test of a
system compares with the kind of a decision or an event, or asks for by it, is looked up here.
"""

from __future__ import annotations

import ast
import runpy
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

from caracole.play import load

ROOT = Path(__file__).parent.parent
SCENARIOS = {"gradisca": ("drill",), "piccole": ("drill", "campaign-sicily"), "gbacw": ("first-volley",)}
PLAYED_INSTEAD = {"piccole": {"duel"}}
"""Decisions of the toys that stand in for a game inside a game."""
ASKS_FOR_EVENTS = ("happened", "rules_of", "told")
"""Functions and methods whose last argument is the kind of an event."""


class Named(NamedTuple):
    """A text in a test that should be the name of something."""

    line: int
    what: str
    name: str


@cache
def known(system: str) -> dict[str, set[str]]:
    """The kinds of decisions and events of a system, all its games together."""
    script = runpy.run_path(str(ROOT / "scripts" / "events.py"))
    parts = [part for part in script["PARTS"] if part.folder.split("/")[0] == system]
    games = [load(system, scenario) for scenario in SCENARIOS[system]]
    decisions = {kind for game in games for kind in game.flow.choices}  # type: ignore[attr-defined]
    events = {kind for part in parts for kind in script["sentences"](part)}
    return {"decision": decisions | PLAYED_INSTEAD.get(system, set()), "event": events}


# --- reading a test --------------------------------------------------------------------------------------------------


def what_of(node: ast.expr) -> str | None:
    """What a text that is compared with this expression names: ``table.asked``, ``table.decision.kind``,
    ``event.kind``."""
    if not isinstance(node, ast.Attribute):
        return None
    if node.attr == "asked":
        return "decision"
    owner = node.value
    if node.attr != "kind":
        return None
    if isinstance(owner, ast.Attribute) and owner.attr == "decision":
        return "decision"
    return {"decision": "decision", "event": "event"}.get(owner.id) if isinstance(owner, ast.Name) else None


def texts(node: ast.expr) -> Iterator[str]:
    """A text, or those of a tuple, list or set."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.Tuple | ast.List | ast.Set):
        for each in node.elts:
            yield from texts(each)


def compared(node: ast.Compare) -> Iterator[tuple[str, str]]:
    """(what, name) of a comparison; two tuples are compared place by place."""
    sides = [node.left, *node.comparators]
    if isinstance(node.left, ast.Constant) and isinstance(node.ops[0], ast.In | ast.NotIn):
        return  # a part of a name
    for left in sides:
        for right in sides:
            if left is right:
                continue
            pairs = [(left, right)]
            if isinstance(left, ast.Tuple) and isinstance(right, ast.Tuple) and len(left.elts) == len(right.elts):
                pairs = list(zip(left.elts, right.elts, strict=True))
            for one, other in pairs:
                what = what_of(one)
                if what is not None:
                    yield from ((what, name) for name in texts(other))


def names(source: str) -> Iterator[Named]:
    """Every text of a test that names a kind."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Compare):
            yield from (Named(node.lineno, what, name) for what, name in compared(node))
        elif isinstance(node, ast.Call) and node.args and not node.keywords:
            called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if called in ASKS_FOR_EVENTS:
                yield from (Named(node.lineno, "event", name) for name in texts(node.args[-1]))


def unknown(source: str, system: str) -> list[Named]:
    """Those that nothing is called by."""
    return [row for row in names(source) if row.name not in known(system)[row.what]]


# --- the tests -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("system", sorted(SCENARIOS))
def test_every_kind_that_a_test_speaks_of_exists(system: str) -> None:
    found = {
        f"{path.relative_to(ROOT)}:{row.line}": row.name
        for path in sorted((ROOT / "tests" / "systems" / system).rglob("*.py"))
        for row in unknown(path.read_text(encoding="utf-8"), system)
    }
    assert found == {}


def test_a_kind_that_does_not_exist_is_found_wherever_it_is_compared() -> None:
    source = """
assert table.asked != "efficiency.commanders"
assert table.asked not in ("unit.act", "unit.sleep")
assert (table.where("u1"), table.asked) == ("0605", "advance.dance")
assert game.decision.kind == "no.such"
assert [event for event in events if event.kind == "unit_danced"]
assert not table.happened("unit_flew")
assert table.asked == "unit.act" and table.happened("unit_fired")
"""
    wrong = ["efficiency.commanders", "unit.sleep", "advance.dance", "no.such", "unit_danced", "unit_flew"]
    assert sorted(row.name for row in unknown(source, "gbacw")) == sorted(wrong)
