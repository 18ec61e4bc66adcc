"""Which clauses of a rulebook can come into play: those by which the source of a system tells an event or asks for a
decision. The others define and forbid."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from functools import cache

from caracole.play.parts import folder_of, package_of, rules_in
from caracole.texts import rulebook

PLAY, TELL = "play", "tell"
"""What effects are carried out on, by the name that it has in every system, and how it is told of them."""


@cache
def can_fire(system: str) -> frozenset[str]:
    """The clauses by which the source of a system tells something (``play.tell(kind, rule)``) or has it told
    (``eliminate(play, unit, rule)``), and those of its choices (``rule = ...``)."""
    package = package_of(system)
    if package is None:
        return frozenset()
    sources = (ast.parse(file.read_text(encoding="utf-8")) for file in rules_in(folder_of(package)))
    words = {word for tree in sources for node in ast.walk(tree) for part in _parts(node) for word in _words(part)}
    return frozenset(words & rulebook(system).keys())


def _parts(node: ast.AST) -> Iterator[ast.AST]:
    """Where in a piece of code a clause may stand by which something happens: given to an effect, or noted as the
    ``rule`` of one or of a choice. A roll alone is no event."""
    if isinstance(node, ast.Call):
        method = node.func if isinstance(node.func, ast.Attribute) else None
        if _is_play(node.args[:1]) or (method is not None and method.attr == TELL and _is_play([method.value])):
            yield from node.args
            yield from (each.value for each in node.keywords)
    elif isinstance(node, ast.ClassDef):
        yield from _rules(node.body)
    elif isinstance(node, ast.FunctionDef) and any(each.arg == PLAY for each in node.args.args):
        yield from node.args.defaults
        yield from _rules(ast.walk(node))


def _is_play(nodes: Iterable[ast.AST]) -> bool:
    return any(isinstance(each, ast.Name) and each.id == PLAY for each in nodes)


def _rules(nodes: Iterable[ast.AST]) -> Iterator[ast.AST]:
    for node in nodes:
        if isinstance(node, ast.Assign) and any(isinstance(to, ast.Name) and to.id == "rule" for to in node.targets):
            yield node.value


def _words(part: ast.AST) -> Iterator[str]:
    return (each.value for each in ast.walk(part) if isinstance(each, ast.Constant) and isinstance(each.value, str))


def never_fired(system: str, fired: set[str]) -> list[str]:
    """Clauses that could have come into play and did not, in the order of the book. Of a system with several books
    (battles, campaigns) only those count of which anything came into play."""
    known = rulebook(system)
    books = {rule[:1] for rule in fired & known.keys()}
    left = can_fire(system) - fired
    return [rule for rule in known if rule in left and rule[:1] in books]
