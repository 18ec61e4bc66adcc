"""Typed reading of tables: every fault is collected, none stops the reading.

    reader = Reader(problems)
    for unit in reader.tables(document, "unit"):
        reader.no_unknown_keys(unit, ("id", "zone", "strength"))
        zone = reader.reference(unit, "zone", zones, what="zone")
        strength = reader.integer(unit, "strength", low=1, high=6)
    problems.raise_if_any()

A key is required unless `required=False` or a default says otherwise. After a complaint a reader gives the default
or a stand-in of the right type (the first choice, a number within the bounds, an empty text), so that reading can go
on; nothing read may be used before `raise_if_any`. Where no stand-in can be made up (tables, references) it gives None.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Literal, TypeVar, Unpack, overload

from caracole.datafiles.node import Node
from caracole.datafiles.noting import current
from caracole.datafiles.values import IntegerRange, NumberRange, TextRules, Values
from caracole.datafiles.wording import guess, shown

T = TypeVar("T")
N = TypeVar("N", int, float)


class Reader(Values):
    """Reads the keys of tables, and complains to `problems`."""

    @overload
    def text(
        self,
        node: Node,
        key: str,
        *,
        required: Literal[True] = True,
        default: str | None = None,
        **rules: Unpack[TextRules],
    ) -> str: ...
    @overload
    def text(self, node: Node, key: str, *, required: bool, default: str, **rules: Unpack[TextRules]) -> str: ...
    @overload
    def text(
        self, node: Node, key: str, *, required: bool, default: None = None, **rules: Unpack[TextRules]
    ) -> str | None: ...
    def text(
        self, node: Node, key: str, *, required: bool = True, default: str | None = None, **rules: Unpack[TextRules]
    ) -> str | None:
        """A text; one of these words (`one_of`), or matching the whole of this `pattern`, if given."""
        stand_in = next(iter(rules.get("one_of") or ()), "")
        return self._read(
            node, key, lambda found: self.text_value(found, **rules), required, default=default, stand_in=stand_in
        )

    @overload
    def integer(
        self,
        node: Node,
        key: str,
        *,
        required: Literal[True] = True,
        default: int | None = None,
        **bounds: Unpack[IntegerRange],
    ) -> int: ...
    @overload
    def integer(self, node: Node, key: str, *, required: bool, default: int, **bounds: Unpack[IntegerRange]) -> int: ...
    @overload
    def integer(
        self, node: Node, key: str, *, required: bool, default: None = None, **bounds: Unpack[IntegerRange]
    ) -> int | None: ...
    def integer(
        self, node: Node, key: str, *, required: bool = True, default: int | None = None, **bounds: Unpack[IntegerRange]
    ) -> int | None:
        """An integer from `low` to `high`, both included; a boolean is none, nor is 3.0."""
        stand_in = _within(0, bounds.get("low"), bounds.get("high"))
        return self._read(
            node, key, lambda found: self.integer_value(found, **bounds), required, default=default, stand_in=stand_in
        )

    @overload
    def number(
        self,
        node: Node,
        key: str,
        *,
        required: Literal[True] = True,
        default: float | None = None,
        **bounds: Unpack[NumberRange],
    ) -> float: ...
    @overload
    def number(
        self, node: Node, key: str, *, required: bool, default: float, **bounds: Unpack[NumberRange]
    ) -> float: ...
    @overload
    def number(
        self, node: Node, key: str, *, required: bool, default: None = None, **bounds: Unpack[NumberRange]
    ) -> float | None: ...
    def number(
        self,
        node: Node,
        key: str,
        *,
        required: bool = True,
        default: float | None = None,
        **bounds: Unpack[NumberRange],
    ) -> float | None:
        """A finite number, whole or decimal, from `low` to `high`, both included; a boolean is none."""
        stand_in = _within(0.0, bounds.get("low"), bounds.get("high"))
        return self._read(
            node, key, lambda found: self.number_value(found, **bounds), required, default=default, stand_in=stand_in
        )

    @overload
    def boolean(self, node: Node, key: str, *, required: Literal[True] = True, default: bool | None = None) -> bool: ...
    @overload
    def boolean(self, node: Node, key: str, *, required: bool, default: bool) -> bool: ...
    @overload
    def boolean(self, node: Node, key: str, *, required: bool, default: None = None) -> bool | None: ...
    def boolean(self, node: Node, key: str, *, required: bool = True, default: bool | None = None) -> bool | None:
        """True or false; nothing else will do."""
        return self._read(node, key, self.boolean_value, required, default=default, stand_in=False)

    def list_of_text(self, node: Node, key: str, *, required: bool = True, **rules: Unpack[TextRules]) -> list[str]:
        """A list of texts, each checked like `text`; empty when the key is absent."""
        return self._items(node, key, required, lambda item: self.text_value(item, **rules))

    def list_of_integers(
        self, node: Node, key: str, *, required: bool = True, **bounds: Unpack[IntegerRange]
    ) -> list[int]:
        """A list of integers, each checked like `integer`; empty when the key is absent."""
        return self._items(node, key, required, lambda item: self.integer_value(item, **bounds))

    def reference(self, node: Node, key: str, known: Mapping[str, T], what: str, *, required: bool = True) -> T | None:
        """The known thing that the text under this key names; `what` it is goes into the complaint."""
        return self._read(node, key, lambda found: self.reference_value(found, known, what), required)

    def list_of_references(
        self, node: Node, key: str, known: Mapping[str, T], what: str, *, required: bool = True
    ) -> list[T]:
        """The known things that a list of texts names; empty when the key is absent."""
        return self._items(node, key, required, lambda item: self.reference_value(item, known, what))

    def table(self, node: Node, key: str, *, required: bool = True) -> Node | None:
        """The table under this key."""
        return self._read(node, key, self.table_value, required)

    def tables(self, node: Node, key: str, *, required: bool = True) -> list[Node]:
        """A list of tables, `[[key]]`; empty when the key is absent."""
        return self._items(node, key, required, self.table_value)

    def no_unknown_keys(self, node: Node, allowed: Iterable[str]) -> None:
        """Complain of every key that is not one of these."""
        if self.table_value(node) is None:
            return
        allowed = tuple(allowed)
        notes = current()
        if notes is not None:
            notes.keys(node, allowed)
        for key, child in node.items():
            if key not in allowed:
                self._complain(child, "unknown_key", f"unknown key {shown(key)}{guess(key, allowed)}")

    def _read(
        self,
        node: Node,
        key: str,
        value_of: Callable[[Node], T | None],
        required: bool,
        *,
        default: T | None = None,
        stand_in: T | None = None,
    ) -> T | None:
        needed = required and default is None
        found = self._find(node, key, needed)
        value = None if found is None else value_of(found)
        if value is None:
            return stand_in if needed else default
        return value

    def _items(self, node: Node, key: str, required: bool, value_of: Callable[[Node], T | None]) -> list[T]:
        """The good items of a list; a bad one has been complained of and is left out."""
        found = self._read(node, key, self.list_value, required)
        return [value for item in found or () if (value := value_of(item)) is not None]

    def _find(self, node: Node, key: str, required: bool) -> Node | None:
        if self.table_value(node) is None:
            return None
        found, notes = node.get(key), current()
        if notes is not None and required:
            notes.needs(node, key)
        if found is None and required:
            self.problems.add(node, node.path_of(key), "missing_key", f"required key {shown(key)} is missing")
        return found


def _within(number: N, low: N | None, high: N | None) -> N:
    """The number, moved within the bounds."""
    if low is not None and number < low:
        return low
    return high if high is not None and number > high else number
