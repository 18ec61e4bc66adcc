"""Frames with slots of their own: what a named tuple with ``step`` first is too, made and moved on in less time.

    class March(StepFrame):
        __slots__ = ("unit",)

        def __init__(self, step: str, unit: int = -1) -> None:
            self.step = step
            self.unit = unit

        def twin(self) -> March:
            return March(self.step, self.unit)

The arguments of ``__init__`` are the fields, kept in their order. A frame is a value: copies of a state share it, so
nothing but a twin that nobody has seen yet is ever changed (:meth:`Work.go <caracole.kernel.work.Work.go>` makes one).
"""

from __future__ import annotations

from inspect import signature
from typing import Any, Final, Self, cast

from caracole.kernel.native import mypyc_attr

_FIELDS: Final[dict[type, tuple[str, ...]]] = {}


def fields_of(cls: type) -> tuple[str, ...]:
    """The names of a frame's fields, ``step`` first."""
    found = _FIELDS.get(cls)
    if found is None:
        # What is compiled need not tell the arguments of a function, but tells what it keeps.
        kept: tuple[str, ...] | None = vars(cls).get("__mypyc_attrs__")
        own = tuple(signature(cls).parameters)[1:] if kept is None else tuple([name for name in kept if name != "step"])
        found = _FIELDS[cls] = ("step", *own)
    return found


def made(cls: type, values: dict[str, Any]) -> Any:
    """A frame of these values."""
    return cls(**values)


@mypyc_attr(allow_interpreted_subclasses=True)
class StepFrame:
    """Where one thing stands in the sequence of play. A subclass adds its fields."""

    __slots__ = ("step",)

    def __init__(self, step: str) -> None:
        self.step = step

    def twin(self) -> StepFrame:
        """Another frame with the same values."""
        return StepFrame(self.step)

    def _replace(self, **changes: Any) -> Self:
        """A twin with other values; ValueError if it has no such field."""
        return cast("Self", _changed(self.twin(), changes))

    def _asdict(self) -> dict[str, Any]:
        return {name: getattr(self, name) for name in fields_of(type(self))}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, StepFrame) and type(other) is type(self) and _values(self) == _values(other)

    def __hash__(self) -> int:
        return hash(_values(self))

    def __repr__(self) -> str:
        said = ", ".join([f"{name}={value!r}" for name, value in self._asdict().items()])
        return f"{type(self).__name__}({said})"

    def __reduce__(self) -> tuple[Any, ...]:
        return made, (type(self), self._asdict())


def _values(frame: StepFrame) -> tuple[Any, ...]:
    return tuple([getattr(frame, name) for name in fields_of(type(frame))])


def _changed(frame: StepFrame, changes: dict[str, Any]) -> StepFrame:
    """A frame that nobody has seen yet, with other values."""
    known = fields_of(type(frame))
    for name, value in changes.items():
        if name not in known:
            raise ValueError(f"{type(frame).__name__} has no field {name!r}")
        setattr(frame, name, value)
    return frame
