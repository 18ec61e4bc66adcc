"""What a flow's chapters say about its steps, read from their source before the first game is played.

A frame goes to a step by name (``play.to(frame, "march.next")``, ``play.go(frame, "march.next")``,
``March("march.next", unit)``, ``frame._replace(step="march.next")``). A name that nobody has claimed would otherwise be
found out by the player who comes there. Only the calls are read, not whole modules, so that sealing takes hundredths of
a second.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Callable, Iterable, Iterator
from types import ModuleType
from typing import Any, NamedTuple


class Mention(NamedTuple):
    """One place in the source: the words found there, or None where they are worked out at play."""

    place: str
    words: tuple[str, ...] | None


Argument = Callable[[ast.Call], "ast.expr | None"]


def mentions(module: ModuleType, source: str, call: str, argument: Argument) -> Iterator[Mention]:
    """What stands as an argument of the calls that match a pattern, which ends before the opening parenthesis."""
    for found in re.finditer(rf"{call}(?=\()", source):
        if source[: found.start()].endswith("class "):
            continue
        tree = _call_at(source, found.end())
        chosen = None if tree is None else argument(tree)
        if chosen is not None:
            line = source.count("\n", 0, found.start()) + 1
            yield Mention(f"{module.__name__}, line {line}", words_of(chosen, vars(module)))


def _call_at(source: str, start: int) -> ast.Call | None:
    """The call whose parenthesis opens here: the shortest text up to a closing one that Python can read."""
    end = start
    while (end := source.find(")", end) + 1) > 0:
        try:
            tree = ast.parse("_" + source[start:end], mode="eval").body
        except SyntaxError:
            continue
        return tree if isinstance(tree, ast.Call) else None
    return None


def words_of(expression: ast.expr, known: dict[str, Any]) -> tuple[str, ...] | None:
    """The words that an expression may stand for: a literal, either side of a condition, a constant of the module, any
    word of a table of constants. None if only play can tell."""
    if isinstance(expression, ast.IfExp):
        sides = [words_of(side, known) for side in (expression.body, expression.orelse)]
        return None if None in sides else tuple(word for side in sides if side for word in side)
    if isinstance(expression, ast.Constant):
        return (expression.value,) if isinstance(expression.value, str) else None
    if isinstance(expression, ast.Subscript):
        return words_of(expression.value, known)
    if isinstance(expression, ast.Name):
        value = known.get(expression.id)
        values = value.values() if isinstance(value, dict) else value if isinstance(value, tuple) else (value,)
        found = tuple(word for word in values if isinstance(word, str))
        return found or None
    return None


def first(call: ast.Call) -> ast.expr | None:
    """The first argument of a call."""
    return call.args[0] if call.args and not isinstance(call.args[0], ast.Starred) else None


def keyword(name: str) -> Argument:
    """An argument by its name."""
    return lambda call: next((each.value for each in call.keywords if each.arg == name), None)


def destination(call: ast.Call) -> ast.expr | None:
    """The step of ``play.to(frame, step)`` or ``play.go(frame, step)``; to stay (``frame.step``) or to follow a
    sequence needs no reading."""
    step = call.args[1] if len(call.args) > 1 else keyword("step")(call)
    if _stays(step):
        return None
    if isinstance(step, ast.Call) and isinstance(step.func, ast.Attribute) and step.func.attr == "after":
        return None
    return step


def beginning(call: ast.Call) -> ast.expr | None:
    """The step that a new frame stands at; that of a twin (``self.step``) needs no reading."""
    step = first(call) if call.args else keyword("step")(call)
    return None if _stays(step) else step


def _stays(step: ast.expr | None) -> bool:
    return isinstance(step, ast.Attribute) and step.attr == "step"


def steps_named(module: ModuleType, source: str, frames: set[type]) -> Iterator[Mention]:
    """Wherever in a module a frame of these types is made or goes on."""
    yield from mentions(module, source, r"\.(?:to|go)", destination)
    yield from mentions(module, source, r"\._replace", keyword("step"))
    names = [name for name, value in list(vars(module).items()) if isinstance(value, type) and value in frames]
    if names:
        yield from mentions(module, source, rf"\b(?:{'|'.join(map(re.escape, names))})", beginning)


def sources(names: Iterable[str], belongs: Callable[[ModuleType], bool]) -> Iterator[tuple[ModuleType, str]]:
    """The loaded modules of these names and of the packages around them, with their source. A module without one (a
    compiled build) was read before it was compiled."""
    direct = set(names)
    packages = {name.rpartition(".")[0] for name in direct} - {""}
    for name, module in sorted(sys.modules.items()):
        if name not in direct and name.rpartition(".")[0] not in packages:
            continue
        read = getattr(getattr(module, "__loader__", None), "get_source", None)
        source = read(name) if read is not None and belongs(module) else None
        if source:
            yield module, source
