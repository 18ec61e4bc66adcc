"""Checks of one value: each gives the value in its type, or complains and gives None."""

import math
import re
from collections.abc import Collection, Mapping
from typing import TypedDict, TypeVar, Unpack

from caracole.datafiles.errors import Problems
from caracole.datafiles.node import Node
from caracole.datafiles.noting import current
from caracole.datafiles.wording import choices, described, guess, shown

T = TypeVar("T")


class TextRules(TypedDict, total=False):
    """What a text may be: one of these words; or what matches the whole of this pattern."""

    one_of: Collection[str] | None
    pattern: str | re.Pattern[str] | None


class IntegerRange(TypedDict, total=False):
    """The bounds of an integer, both included."""

    low: int | None
    high: int | None


class NumberRange(TypedDict, total=False):
    """The bounds of a number, both included."""

    low: float | None
    high: float | None


class Values:
    """Reads single nodes, wherever they stand; `Reader` adds the reading of keys."""

    def __init__(self, problems: Problems | None = None) -> None:
        self.problems = Problems() if problems is None else problems

    def text_value(self, node: Node, **rules: Unpack[TextRules]) -> str | None:
        """A text; one of these words, or matching the whole of this pattern, if given."""
        _note(node, "string", enum=rules.get("one_of"), pattern=rules.get("pattern"))
        value = node.value
        if not isinstance(value, str):
            self._wrong_type(node, "text")
            return None
        return value if self._is_allowed(node, value, **rules) else None

    def integer_value(self, node: Node, **bounds: Unpack[IntegerRange]) -> int | None:
        """An integer within these bounds, both included; a boolean is none, nor is 3.0."""
        _note(node, "integer", minimum=bounds.get("low"), maximum=bounds.get("high"))
        value = node.value
        if not isinstance(value, int) or isinstance(value, bool):
            self._wrong_type(node, "an integer")
            return None
        return value if self._in_range(node, value, **bounds) else None

    def number_value(self, node: Node, **bounds: Unpack[NumberRange]) -> float | None:
        """A finite number, whole or decimal, within these bounds, both included; a boolean is none."""
        _note(node, "number", minimum=bounds.get("low"), maximum=bounds.get("high"))
        value = node.value
        if not isinstance(value, int | float) or isinstance(value, bool):
            self._wrong_type(node, "a number")
            return None
        try:
            number = float(value)
        except OverflowError:
            number = math.inf
        if not math.isfinite(number):
            self._complain(node, "out_of_range", f"expected a finite number, found {shown(value)}")
            return None
        return number if self._in_range(node, number, **bounds) else None

    def boolean_value(self, node: Node) -> bool | None:
        """True or false; nothing else will do."""
        _note(node, "boolean")
        value = node.value
        if not isinstance(value, bool):
            self._wrong_type(node, "a boolean")
            return None
        return value

    def reference_value(self, node: Node, known: Mapping[str, T], what: str) -> T | None:
        """The known thing that this text names."""
        name = self.text_value(node)
        if name is None:
            return None
        if name not in known:
            self._complain(node, "unknown_reference", f"unknown {what} {shown(name)}{guess(name, known)}")
            return None
        return known[name]

    def table_value(self, node: Node) -> Node | None:
        """The node itself, if it is a table."""
        _note(node, "object")
        if not node.is_table:
            self._wrong_type(node, "a table")
            return None
        return node

    def list_value(self, node: Node) -> Node | None:
        """The node itself, if it is a list."""
        _note(node, "array")
        if not node.is_list:
            self._wrong_type(node, "a list")
            return None
        return node

    def also(self, node: Node, *kinds: str) -> None:
        """For schemas only: a value of another type would do here too."""
        for kind in kinds:
            _note(node, kind)

    def _is_allowed(
        self,
        node: Node,
        value: str,
        one_of: Collection[str] | None = None,
        pattern: str | re.Pattern[str] | None = None,
    ) -> bool:
        if one_of is not None and value not in one_of:
            self._complain(node, "bad_choice", f"{shown(value)} is not one of {choices(one_of)}{guess(value, one_of)}")
            return False
        if pattern is not None and not re.fullmatch(pattern, value):
            form = pattern if isinstance(pattern, str) else pattern.pattern
            self._complain(node, "bad_pattern", f"{shown(value)} does not have the form {form}")
            return False
        return True

    def _in_range(self, node: Node, value: float, low: float | None = None, high: float | None = None) -> bool:
        if (low is None or value >= low) and (high is None or value <= high):
            return True
        if low is not None and high is not None:
            expected = f"from {low} to {high}"
        else:
            expected = f"at least {low}" if high is None else f"at most {high}"
        self._complain(node, "out_of_range", f"{shown(value)} is out of range: expected {expected}")
        return False

    def _wrong_type(self, node: Node, expected: str) -> None:
        self._complain(node, "wrong_type", f"expected {expected}, found {described(node.value)}")

    def _complain(self, node: Node, code: str, message: str) -> None:
        self.problems.add(node, None, code, message)


def _note(node: Node, kind: str, **rules: object) -> None:
    """Tell whoever makes a schema what is asked here (see ``noting``)."""
    notes = current()
    if notes is None:
        return
    plain: dict[str, object] = {}
    for key, rule in rules.items():
        if isinstance(rule, re.Pattern):
            plain[key] = f"^(?:{rule.pattern})$"
        elif key == "pattern" and rule is not None:
            plain[key] = f"^(?:{rule})$"
        elif rule is not None:
            plain[key] = list(rule) if isinstance(rule, Collection) else rule
    notes.value(node, kind, plain)
