"""Reading what the source can say, and what the catalogues say, for the tests that hold one against the other.

The source is read, not run: whatever stands in the code counts, also what no test reaches. What the reader does not
understand (a kind that is not written out) is an error.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import caracole
from caracole.texts.catalogues import FUNCTIONS

PACKAGE = Path(caracole.__file__).parent


# --- what the code says ----------------------------------------------------------------------------------------------


class Said(NamedTuple):
    """One place in the source that says something, and the variables that its message finds there (None: any)."""

    message: str
    variables: frozenset[str] | None
    place: str


def hyphens(*words: str) -> str:
    return re.sub(r"[._]", "-", "-".join(words))


class Module:
    """A source file with the calls in it, each with the functions around it."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.tree = ast.parse(path.read_text(encoding="utf-8"), str(path))
        self.functions = [node for node in ast.walk(self.tree) if isinstance(node, ast.FunctionDef)]

    def calls(self) -> Iterator[ast.Call]:
        return (node for node in ast.walk(self.tree) if isinstance(node, ast.Call))

    def place(self, node: ast.expr) -> str:
        return f"{self.path.relative_to(PACKAGE)}:{node.lineno}"

    def around(self, node: ast.expr) -> list[ast.FunctionDef]:
        return [each for each in self.functions if each.lineno <= node.lineno <= (each.end_lineno or 0)]

    def words(self, node: ast.expr) -> list[str]:
        """The words that an expression may be: written out, one of two, a local name for them, or looked up in a
        table of this module."""
        match node:
            case ast.Constant(value=str(word)):
                return [word]
            case ast.IfExp(body=one, orelse=other):
                return self.words(one) + self.words(other)
            case ast.Name(id=name):
                scopes: list[ast.AST] = [*self.around(node), self.tree]
                values = [value for scope in scopes for value in assigned(scope, name)]
                if values:
                    return [word for value in values for word in self.words(value)]
            case ast.Call(func=ast.Attribute(value=ast.Name(id=table), attr="get"), args=[_, default]):
                tables = [value for value in assigned(self.tree, table) if isinstance(value, ast.Dict)]
                if tables:
                    return [word for each in tables for row in each.values for word in self.words(row)] + self.words(
                        default
                    )
        raise AssertionError(f"{self.place(node)}: cannot tell what {ast.unparse(node)!r} may be")

    def is_parameter(self, node: ast.expr) -> bool:
        """Handed on from the caller, who is read himself."""
        return isinstance(node, ast.Name) and any(
            argument.arg == node.id
            for function in self.around(node)
            for argument in (*function.args.args, *function.args.kwonlyargs)
        )


def assigned(scope: ast.AST, name: str) -> list[ast.expr]:
    return [
        node.value
        for node in ast.walk(scope)
        if isinstance(node, ast.Assign) and any(isinstance(t, ast.Name) and t.id == name for t in node.targets)
    ]


def is_list(node: ast.expr) -> bool:
    match node:
        case ast.List() | ast.ListComp() | ast.Tuple():
            return True
        case ast.Call(func=ast.Name(id="list")):
            return True
    return False


def table(module: Module, node: ast.expr | None) -> dict[str, ast.expr]:
    """The keys of a table that is written out."""
    if node is None:
        return {}
    assert isinstance(node, ast.Dict), f"{module.place(node)}: not a table that is written out"
    keys = [key.value for key in node.keys if isinstance(key, ast.Constant)]
    assert len(keys) == len(node.keys), f"{module.place(node)}: a key is not written out"
    return dict(zip(map(str, keys), node.values, strict=True))


def name_of(call: ast.Call) -> str:
    match call.func:
        case ast.Attribute(attr=name) | ast.Name(id=name):
            return name
    return ""


# --- what the catalogues say -----------------------------------------------------------------------------------------


class Catalogue:
    """The messages of one language, and what each of them uses."""

    def __init__(self, text: str, language: str) -> None:
        entries = FluentParser().parse(text).body
        self.junk = [entry.content for entry in entries if isinstance(entry, ftl.Junk)]
        found = [entry for entry in entries if isinstance(entry, ftl.Message)]
        self.terms = [entry.id.name for entry in entries if isinstance(entry, ftl.Term)]
        self.ids = [entry.id.name for entry in found]
        self.messages = {entry.id.name: entry for entry in found}
        self.bundle = FluentBundle([language], functions=FUNCTIONS, use_isolating=False)
        self.bundle.add_resource(FluentResource(text))

    def nodes(self, message: str) -> Iterator[Any]:
        """Everything in a message, and in those that it is put together from."""
        for node in walk(self.messages[message]):
            yield node
            if isinstance(node, ftl.MessageReference):
                yield from self.nodes(node.id.name)

    def references(self, message: str) -> set[str]:
        return {node.id.name for node in walk(self.messages[message]) if isinstance(node, ftl.MessageReference)}

    def variables(self, message: str) -> set[str]:
        return {node.id.name for node in self.nodes(message) if isinstance(node, ftl.VariableReference)}

    def selected(self, message: str, variable: str) -> list[str | int]:
        """The values for which a message has words of their own."""
        found: list[str | int] = []
        for node in self.nodes(message):
            if (
                isinstance(node, ftl.SelectExpression)
                and isinstance(node.selector, ftl.VariableReference)
                and node.selector.id.name == variable
            ):
                for variant in node.variants:
                    key = variant.key
                    found.append(int(key.value) if isinstance(key, ftl.NumberLiteral) else key.name)
        return found

    def format(self, message: str, values: dict[str, str | int]) -> str:
        pattern = self.bundle.get_message(message).value
        assert pattern is not None, f"{message} is empty"
        text, errors = self.bundle.format_pattern(pattern, values)
        assert not errors, f"{message} with {values}: {errors}"
        assert isinstance(text, str)
        return text

    def samples(self, message: str) -> Iterator[str]:
        """The message with names, numbers and whatever it selects by, one variable after the other."""
        used = sorted(self.variables(message))
        plain: dict[str, str | int] = {
            variable: (self.selected(message, variable) or ["Farra"])[0] for variable in used
        }
        yield self.format(message, plain)
        for variable in used:
            for value in (*self.selected(message, variable), "Farra", 0, 1, 2, 11, -1):
                yield self.format(message, {**plain, variable: value})


def walk(node: ftl.BaseNode) -> Iterator[ftl.BaseNode]:
    yield node
    for value in vars(node).values():
        for each in value if isinstance(value, list) else [value]:
            if isinstance(each, ftl.BaseNode):
                yield from walk(each)


def variables_of(entry: ftl.BaseNode) -> set[str]:
    """The variables that a message asks for itself."""
    return {node.id.name for node in walk(entry) if isinstance(node, ftl.VariableReference)}
