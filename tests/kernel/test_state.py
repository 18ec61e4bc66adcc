"""A state declares each field once: slots, shape and copy follow from the annotations."""

from __future__ import annotations

from importlib import import_module
from typing import Any, ClassVar, NewType

import pytest

from caracole.kernel import State, is_compiled
from caracole.kernel.state import Frames, InnerState, Mask, Masks, shape_of
from caracole.kernel.tables import Row

Ship = NewType("Ship", int)


class Small(State):
    LIMIT: ClassVar[int] = 3

    turn: int
    name: str | None
    hits: list[int]
    rows: list[list[int]]
    wounded: Mask
    held: Masks
    battle: InnerState


def filled() -> Small:
    state = Small()
    state.turn, state.name, state.hits, state.rows = 1, None, [1, 2], [[1], [2]]
    state.wounded, state.held, state.stack = 5, [1, 2], []
    state.battle = None
    return state


def test_the_shape_follows_the_annotations():
    assert Small.SHAPE == {
        "turn": "value",
        "name": "value",
        "hits": "list",
        "rows": "lists",
        "wounded": "mask",
        "held": "masks",
        "battle": "state",
        "stack": "frames",
    }
    assert set(Small.__slots__) == set(Small.SHAPE) - {"stack"}


def test_a_field_that_was_not_declared_cannot_be_set():
    with pytest.raises(AttributeError):
        filled().trun = 2  # type: ignore[attr-defined]


def test_a_copy_shares_no_list_and_copies_the_inner_state():
    state = filled()
    state.battle = filled()
    twin = state.copy()
    twin.hits.append(3)
    twin.rows[0].append(3)
    twin.held.append(3)
    twin.stack.append("frame")
    twin.battle.hits.append(3)
    assert (state.hits, state.rows, state.held, state.stack) == ([1, 2], [[1], [2]], [1, 2], [])
    assert state.battle.hits == [1, 2]
    assert (twin.turn, twin.name, twin.wounded) == (1, None, 5)
    assert type(twin) is Small


def test_a_further_class_adds_its_fields():
    class Larger(Small):
        extra: list[int]

    assert Larger.__slots__ == ("extra",)
    assert set(Larger.SHAPE) == set(Small.SHAPE) | {"extra"}
    state = Larger()
    for name in Larger.SHAPE:
        setattr(state, name, [] if name in ("stack", "hits", "rows", "held", "extra") else None)
    assert type(state.copy()) is Larger


def test_what_a_class_says_itself_is_left_alone():
    class Own(State):
        __slots__ = ("deep",)
        SHAPE: ClassVar[dict[str, str]] = {**State.SHAPE, "deep": "list"}

    state = Own()
    state.deep, state.stack = [1], []  # type: ignore[attr-defined]
    assert state.copy().deep is not state.deep  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("annotation", "shape"),
    [
        (int, "value"),
        (tuple[int, ...], "value"),
        (list[int], "list"),
        (list[list[int]], "lists"),
        (Mask, "mask"),
        (Masks, "masks"),
        (Frames, "frames"),
        (InnerState, "state"),
    ],
)
def test_annotations_may_be_evaluated_or_written(annotation: Any, shape: str):
    names = {Mask: "Mask", Masks: "Masks", Frames: "Frames", InnerState: "InnerState", int: "int"}
    assert shape_of(annotation) == shape
    assert shape_of(names[annotation] if annotation in names else str(annotation)) == shape


def test_a_row_is_written_and_copied_as_a_list():
    """It is asked by one kind of number; that makes no difference at run time."""

    class Fleet(State):
        port_of: Row[Ship, int]
        crew: Row[Ship, int]

    assert Fleet.SHAPE == {"port_of": "list", "crew": "list", "stack": "frames"}
    state = Fleet()
    state.port_of, state.crew, state.stack = [2, 5], [40, 60], []
    twin = state.copy()
    twin.port_of[Ship(1)] = 3
    assert (list(state.port_of), list(twin.port_of)) == ([2, 5], [2, 3])


WRITTEN_OUT = (
    "gbacw.rules.state.GbacwState",
    "gradisca.rules.state.GradiscaState",
    "piccole.battle.rules.state.BattleState",
)


@pytest.mark.skipif(is_compiled(), reason="a compiled class has no annotations; the source is the same")
@pytest.mark.parametrize("name", WRITTEN_OUT)
def test_a_state_that_is_written_out_says_what_its_annotations_say(name: str):
    module, _, kind = f"caracole.systems.{name}".rpartition(".")
    cls: Any = getattr(import_module(module), kind)
    hints = {field: hint for field, hint in cls.__annotations__.items() if not str(hint).startswith("ClassVar")}
    assert {field: shape_of(hint) for field, hint in hints.items()} | {"stack": "frames"} == cls.SHAPE
    assert cls.__slots__ == tuple(hints)
    state = cls()
    for field, shape in cls.SHAPE.items():
        setattr(
            state, field, [[field], ["row"]] if shape == "lists" else [field] if shape in SHARED_NEVER else (field,)
        )
    twin = state.copy()
    for field, shape in cls.SHAPE.items():
        assert getattr(twin, field) == getattr(state, field), field
        assert (getattr(twin, field) is getattr(state, field)) == (shape not in {*SHARED_NEVER, "lists"}), field
        assert shape != "lists" or getattr(twin, field)[0] is not getattr(state, field)[0], field


SHARED_NEVER = ("list", "masks", "frames")
