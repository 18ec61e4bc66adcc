"""What every state of every system has: slots of plain data, a stack of frames, and a cheap copy.

A system declares each field once, as an annotation. Slots, the way it is written down (``SHAPE``) and ``copy`` follow:

    class DuelState(State):
        turn: int
        hits: list[int]
        wounded: Mask

========================  ==========  =================================================================================
annotation                shape       what it holds
========================  ==========  =================================================================================
anything not below        ``value``   an immutable value: number, text, None, or nested tuples of these
``list[...]``             ``list``    a list of immutable values
``Row[...]``              ``list``    the same, asked by one kind of number (see ``tables``)
``list[list[...]]``       ``lists``   a list of lists of immutable values
``Mask``                  ``mask``    an integer used as a set of small numbers; written as the list of its members
``Masks``                 ``masks``   a list of such integers
``Frames``                ``frames``  the stack of frames
``InnerState``            ``state``   another system's state inside this one, or None (a game inside a game)
========================  ==========  =================================================================================
"""

from __future__ import annotations

from typing import Annotated, Any, Final, TypeAlias, get_args, get_origin

from caracole.kernel.stackstate import StackState
from caracole.kernel.tables import Row

Mask: TypeAlias = Annotated[int, "mask"]
Masks: TypeAlias = Annotated[list[int], "masks"]
Frames: TypeAlias = Annotated[list[Any], "frames"]
InnerState: TypeAlias = Annotated[Any, "state"]

_BY_NAME: Final = {"Mask": "mask", "Masks": "masks", "Frames": "frames", "InnerState": "state"}

_COPIED: Final = {
    "list": "self.{0}[:]",
    "masks": "self.{0}[:]",
    "frames": "self.{0}[:]",
    "lists": "[row[:] for row in self.{0}]",
    "state": "None if self.{0} is None else self.{0}.copy()",
}
"""How a shape is copied; whatever is not here is shared."""


def shape_of(annotation: Any) -> str:
    """The shape that an annotation stands for, as it is written or as it was evaluated."""
    if isinstance(annotation, str):
        if annotation in _BY_NAME:
            return _BY_NAME[annotation]
        if annotation.startswith("list[list["):
            return "lists"
        return "list" if annotation.startswith(("list[", "Row[")) else "value"
    if get_origin(annotation) is Annotated:
        return str(get_args(annotation)[1])
    if get_origin(annotation) is Row:
        return "list"
    if get_origin(annotation) is not list:
        return "value"
    return "lists" if get_origin(get_args(annotation)[0]) is list else "list"


class Declared(type):
    """Makes slots, ``SHAPE`` and ``copy`` from the annotations of a state; what a class says itself is left alone."""

    def __new__(mcs, name: str, bases: tuple[type, ...], namespace: dict[str, Any]) -> Declared:
        said = dict(namespace)
        if "__slots__" not in said:
            hints = said.get("__annotations__", {})
            own = {field: shape_of(hint) for field, hint in hints.items() if not str(hint).startswith("ClassVar")}
            inherited = {field: shape for base in bases for field, shape in getattr(base, "SHAPE", {}).items()}
            said |= {"__slots__": tuple(own), "SHAPE": own | inherited}
        cls = super().__new__(mcs, name, bases, said)
        if "copy" not in said:
            cls.copy = _copy_of(cls, cls.SHAPE)  # type: ignore[attr-defined]
        return cls


def _copy_of(cls: type, shape: dict[str, str]) -> Any:
    """``copy`` written out slot by slot, which is twice as fast as a loop over the slots."""
    rows = [f"    twin.{field} = {_COPIED.get(kind, 'self.{0}').format(field)}\n" for field, kind in shape.items()]
    source = "def copy(self):\n    twin = new(cls)\n" + "".join(rows) + "    return twin\n"
    made: dict[str, Any] = {}
    exec(source, {"new": cls.__new__, "cls": cls}, made)
    made["copy"].__doc__ = "An independent state that shares only immutable rows."
    made["copy"].__qualname__ = f"{cls.__qualname__}.copy"
    return made["copy"]


class State(StackState, metaclass=Declared):
    """Base of states whose slots, ``SHAPE`` and ``copy`` follow from their annotations."""
