"""Actions and refusals with slots of their own are values, as named tuples are."""

from __future__ import annotations

import copy
import inspect
import pickle
from typing import Annotated, Any, ClassVar, get_type_hints

import pytest

from caracole.kernel import ActionCodec, Domain, Malformed, Refusal, SlottedAction, is_compiled
from caracole.kernel.saying import Fields, Values
from caracole.systems.gradisca.rules.actions import ACTIONS

Hill = Annotated[int, Domain("hill")]


class March(SlottedAction):
    __slots__ = ("how", "to")
    FIELDS: ClassVar[Fields] = {"to": Hill, "how": str}
    DEFAULTS: ClassVar[Values] = {"how": "slowly"}

    def __init__(self, to: Hill, how: str = "slowly") -> None:
        self.to = to
        self.how = how


class Halt(SlottedAction):
    __slots__ = ()


class Wait(SlottedAction):
    __slots__ = ()


def test_an_action_is_a_value():
    assert March(1) == March(1, "slowly") != March(1, "fast")
    assert {March(1), March(1), March(2), Halt(), Halt(), Wait()} == {March(2), March(1), Wait(), Halt()}
    assert Halt() != Wait()
    assert repr(March(1)) == "March(to=1, how='slowly')"
    assert March(1)._replace(how="fast") == March(1, "fast")
    assert list(March(1)._asdict().items()) == [("to", 1), ("how", "slowly")]


@pytest.mark.parametrize("again", [copy.copy, copy.deepcopy, lambda value: pickle.loads(pickle.dumps(value))])
@pytest.mark.parametrize("value", [March(1, "fast"), Halt(), Refusal("1", "too_far", {"hill": 2})])
def test_actions_and_refusals_can_be_copied_and_sent_elsewhere(again: Any, value: Any):
    assert again(value) == value


def test_the_codec_knows_fields_and_defaults():
    codec = ActionCodec((March, Halt), {"hill": ["low", "high"]})
    assert codec.encode(March(1)) == {"do": "March", "to": "high", "how": "slowly"}
    assert codec.decode({"do": "March", "to": "high"}) == March(1)
    assert codec.decode({"do": "Halt"}) == Halt()
    assert codec.knows(Halt())
    assert not codec.knows(Wait())
    with pytest.raises(Malformed, match="to"):
        codec.decode({"do": "March", "how": "fast"})


@pytest.mark.skipif(is_compiled(), reason="a compiled function has no annotations; the source is the same")
@pytest.mark.parametrize("kind", [each for each in ACTIONS if issubclass(each, SlottedAction)])
def test_the_fields_of_an_action_are_the_arguments_it_is_made_with(kind: type[SlottedAction]):
    hints = get_type_hints(kind.__init__, include_extras=True) if kind.FIELDS else {}
    hints.pop("return", None)
    assert list(hints.items()) == list(kind.FIELDS.items())
    assert vars(kind)["__slots__"] == tuple(sorted(kind.FIELDS))
    arguments = inspect.signature(kind).parameters if kind.FIELDS else {}
    defaults = {name: each.default for name, each in arguments.items() if each.default is not each.empty}
    assert defaults == kind.DEFAULTS


def test_a_refusal_can_be_taken_apart_like_a_tuple():
    refusal = Refusal("6.1", "too_far", {"hill": 2})
    rule, code, args = refusal
    assert (rule, code, args) == refusal == Refusal("6.1", "too_far", {"hill": 2})
    assert refusal[:2] == ("6.1", "too_far")
    assert len(refusal) == 3
    assert refusal._replace(rule="") == Refusal("", "too_far", {"hill": 2}) != refusal
    assert Refusal("6.1", "too_far").args == {}
