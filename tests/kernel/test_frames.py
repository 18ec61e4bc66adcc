from __future__ import annotations

import copy
import pickle
from importlib import import_module
from typing import Any

import pytest

from caracole.kernel import Flow, ScriptedDice, StepFrame, is_compiled
from caracole.kernel.frames import fields_of
from caracole.kernel.state import State
from caracole.kernel.work import Work


class March(StepFrame):
    __slots__ = ("units", "zone")

    def __init__(self, step: str, zone: int, units: tuple[int, ...] = ()) -> None:
        self.step = step
        self.zone = zone
        self.units = units

    def twin(self) -> March:
        return March(self.step, self.zone, self.units)


class Away(March):
    __slots__ = ()


class Place(State):
    pass


def place(*frames: Any) -> Place:
    state = Place()
    state.stack = list(frames)
    return state


def test_the_fields_are_the_arguments_in_their_order():
    assert fields_of(March) == ("step", "zone", "units")
    assert March("go", 3, (1, 2))._asdict() == {"step": "go", "zone": 3, "units": (1, 2)}
    assert repr(March("go", 3)) == "March(step='go', zone=3, units=())"


def test_frames_are_equal_by_kind_and_values():
    assert March("go", 3, (1,)) == March("go", 3, (1,))
    assert hash(March("go", 3)) == hash(March("go", 3))
    assert March("go", 3) != March("go", 4)
    assert March("go", 3) != Away("go", 3)
    assert March("go", 3) != ("go", 3, ())


def test_a_change_leaves_the_frame_as_it_was():
    frame = March("go", 3)
    assert frame._replace(step="stop", zone=4) == March("stop", 4)
    assert frame == March("go", 3)
    with pytest.raises(ValueError, match="March has no field 'zoen'"):
        frame._replace(zoen=4)


@pytest.mark.parametrize("again", [copy.copy, copy.deepcopy, lambda frame: pickle.loads(pickle.dumps(frame))])
def test_a_frame_can_be_copied_and_sent_elsewhere(again: Any):
    frame = March("go", 3, (1, 2))
    assert again(frame) == frame


def test_the_top_frame_goes_on_and_a_copy_of_the_state_does_not_notice():
    state = place(March("wait", 1), March("go", 3, (1,)))
    before = state.copy()
    play: Work[Any, Place] = Work(None, state, ScriptedDice(), None)
    play.go(state.stack[-1], "stop").zone = 5
    assert state.stack == [March("wait", 1), March("stop", 5, (1,))]
    play.to(state.stack[-1], "again", units=(7,))
    assert state.stack == [March("wait", 1), March("again", 5, (7,))]
    assert before.stack == [March("wait", 1), March("go", 3, (1,))]


def test_when_the_game_is_over_nothing_goes_on():
    state = place()
    play: Work[Any, Place] = Work(None, state, ScriptedDice(), None)
    play.go(March("go", 3), "stop").zone = 4
    assert state.stack == []


def flow_of(system: str) -> Flow[Any, Any, Any]:
    import_module(f"caracole.systems.{system}.game")
    return import_module(f"caracole.systems.{system}.flow").FLOW


SYSTEMS = ("gbacw.rules", "gradisca.rules", "piccole.battle.rules")


@pytest.mark.skipif(is_compiled(), reason="a compiled field takes values of its own kind only; the source is the same")
@pytest.mark.parametrize("system", SYSTEMS)
def test_a_twin_of_every_frame_has_all_its_values(system: str):
    kinds = flow_of(system).frames.values()
    assert kinds
    for kind in kinds:
        values = {name: f"value {number}" for number, name in enumerate(fields_of(kind))}
        frame = kind(**values)
        assert frame._asdict() == values, kind.__name__
        assert frame.twin() == frame, kind.__name__
