"""Actions with slots of their own: what a named tuple of numbers is too, made in less time, above all when compiled.

    class March(SlottedAction):
        __slots__ = ("to", "unit")
        FIELDS: ClassVar[Fields] = {"unit": Unit, "to": Zone}

        def __init__(self, unit: Unit, to: Zone) -> None:
            self.unit = unit
            self.to = to

``FIELDS`` tells the codec what the fields hold, in the order of ``__init__``; a compiled class has no annotations when
it runs. An action is a value: nobody changes it.
"""

from __future__ import annotations

from typing import Any, ClassVar, Self, TypeAlias

from caracole.kernel.native import mypyc_attr

Fields: TypeAlias = dict[str, Any]
"""Field to its type, annotated with its Domain if it has one."""
Values: TypeAlias = dict[str, Any]
"""Field to value."""


@mypyc_attr(allow_interpreted_subclasses=True)
class SlottedAction:
    """Something that a player can say. A subclass adds its fields; ``DEFAULTS`` are those of ``__init__``."""

    __slots__ = ()

    FIELDS: ClassVar[Fields] = {}
    DEFAULTS: ClassVar[Values] = {}

    def _asdict(self) -> Values:
        return {name: getattr(self, name) for name in self.FIELDS}

    def _replace(self, **changes: Any) -> Self:
        return type(self)(**{**self._asdict(), **changes})

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and _values(self) == _values(other)

    def __hash__(self) -> int:
        return hash((type(self), _values(self)))

    def __repr__(self) -> str:
        said = ", ".join([f"{name}={value!r}" for name, value in self._asdict().items()])
        return f"{type(self).__name__}({said})"

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), _values(self)


def _values(action: Any) -> tuple[Any, ...]:
    return tuple([getattr(action, name) for name in action.FIELDS])
