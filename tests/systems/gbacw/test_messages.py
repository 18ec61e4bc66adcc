"""Whatever the game can say has a sentence in English, Italian and French, and none asks for more than it is told.

The source is read, not run: every event, refusal, decision, action, modifier and roll that stands in the code counts,
also one that no test reaches. What the reader does not understand (a kind that is not written out) is an error.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple, get_type_hints

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax import parse

import caracole.systems.gbacw
from caracole.play import load
from caracole.play.texts import LANGUAGES
from caracole.systems.gbacw.flow import FLOW, NAMING
from caracole.systems.gbacw.printed import ARMS, LIGHTS, ORDERS, SIDES
from caracole.systems.gbacw.view import PLACES

PACKAGE = Path(caracole.systems.gbacw.__file__).parent


class Said(NamedTuple):
    """One place in the source that says something, and the variables that its message finds there (None: any)."""

    message: str
    variables: frozenset[str] | None
    place: str


class Module:
    def __init__(self, path: Path) -> None:
        self.path = path
        self.tree = ast.parse(path.read_text(encoding="utf-8"), str(path))
        self.functions = [node for node in ast.walk(self.tree) if isinstance(node, ast.FunctionDef)]

    def words(self, node: ast.expr) -> list[str]:
        """The words that an expression may be: written out, one of two, or a local name for them; none for a parameter,
        which the caller has written out."""
        match node:
            case ast.Constant(value=str(word)):
                return [word]
            case ast.IfExp(body=one, orelse=other):
                return self.words(one) + self.words(other)
            case ast.Name(id=name):
                around = [each for each in self.functions if each.lineno <= node.lineno <= (each.end_lineno or 0)]
                if any(
                    argument.arg == name for each in around for argument in [*each.args.args, *each.args.kwonlyargs]
                ):
                    return []
                values = [value for scope in [*around, self.tree] for value in assigned(scope, name)]
                if values:
                    return [word for value in values for word in self.words(value)]
        raise AssertionError(f"{self.path.name}:{node.lineno}: cannot tell what {ast.unparse(node)!r} may be")

    def calls(self) -> Iterator[tuple[str, ast.Call]]:
        for node in ast.walk(self.tree):
            if isinstance(node, ast.Call):
                func = node.func
                yield func.attr if isinstance(func, ast.Attribute) else getattr(func, "id", ""), node


def assigned(scope: ast.AST, name: str) -> list[ast.expr]:
    return [
        node.value
        for node in ast.walk(scope)
        if isinstance(node, ast.Assign)
        and any(isinstance(target, ast.Name) and target.id == name for target in node.targets)
    ]


def hyphens(*words: str) -> str:
    return re.sub(r"[._]", "-", "-".join(words))


def said() -> Iterator[Said]:
    for path in sorted(PACKAGE.rglob("*.py")):
        module = Module(path)
        for name, call in module.calls():
            place = f"{path.name}:{call.lineno}"
            keys = {keyword.arg for keyword in call.keywords}
            if name == "tell":
                args = frozenset(key for key in keys if key not in (None, "audience", "reveals"))
                args |= {f"{key}_count" for key in args & NAMING.sets}
                for word in module.words(call.args[0]):
                    yield Said(hyphens("event", word), None if None in keys else args, place)
            elif name == "Refusal" and len(call.args) > 1:
                for word in module.words(call.args[1]):
                    yield Said(hyphens("refusal", word), None, place)
            elif name == "Drm" and len(call.args) > 1:
                for word in module.words(call.args[1]):
                    yield Said(hyphens("drm", word), frozenset(), place)
            elif name in ("die", "pick", "shuffle") and isinstance(call.func, ast.Attribute):
                for word in module.words(call.args[-1]):
                    yield Said(hyphens("roll", word), frozenset(), place)
            elif name in ("check_cohesion", "cohesion_margin"):
                for word in module.words(call.args[3]):
                    yield Said(hyphens("roll", word), frozenset(), place)
            elif name in ("shake", "add_checks"):
                for word in module.words(call.args[4]):
                    yield Said(hyphens("roll", word), frozenset(), place)
            elif name == "Reason":
                for word in module.words(call.args[1]):
                    yield Said(hyphens("los", word), frozenset({"hex", "other"}), place)
    for step, choice in FLOW.choices.items():
        yield Said(hyphens("decision", step), None, step)
        for action in choice.actions:
            yield Said(f"action-{action.__name__}", frozenset(get_type_hints(action)), action.__name__)
    for kind, words in {
        "side": SIDES,
        "orders": ORDERS,
        "arm": ARMS,
        "light": LIGHTS,
        "place": PLACES.values(),
    }.items():
        for word in words:
            yield Said(hyphens(kind, word), frozenset(), kind)


def catalogue(language: str) -> dict[str, ftl.Message]:
    found = {}
    for path in sorted((PACKAGE / "messages" / language).glob("*.ftl")):
        for entry in parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{path}: {entry.content}"
            if isinstance(entry, ftl.Message):
                found[hyphens(entry.id.name)] = entry
    return found


def wanted(entry: ftl.Message) -> set[str]:
    found = set()

    def walk(node: object) -> None:
        if isinstance(node, ftl.VariableReference):
            found.add(node.id.name)
        for value in vars(node).values() if isinstance(node, ftl.BaseNode) else ():
            for each in value if isinstance(value, list) else [value]:
                if isinstance(each, ftl.BaseNode):
                    walk(each)

    walk(entry)
    return found


@pytest.fixture(scope="module", autouse=True)
def every_chapter():
    load("gbacw", "first-volley")


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_its_sentence(language):
    known = catalogue(language)
    missing = sorted({f"{each.message} ({each.place})" for each in said() if each.message not in known})
    assert missing == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_asks_for_more_than_it_is_told(language):
    known = catalogue(language)
    for each in said():
        if each.variables is not None and each.message in known:
            assert wanted(known[each.message]) <= each.variables, (each.message, each.place)


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_written_that_nobody_says(language):
    needed = {each.message for each in said()}
    own = {"los-ends", "los-passes", "los-bare-woods", "los-clear", "los-blocked"}
    prefixes = ("event-", "refusal-", "decision-", "action-", "roll-", "drm-", "los-")
    assert [name for name in catalogue(language) if name.startswith(prefixes) and name not in needed | own] == []
