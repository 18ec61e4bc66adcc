from __future__ import annotations

import json
from typing import Annotated, Any, ClassVar, NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from caracole.kernel import ActionCodec, Domain, Malformed, State, canonical, digest, freeze
from caracole.kernel.bits import lowest, mask_of, members
from caracole.kernel.codec import decode_state, encode_state

# --- canonical JSON --------------------------------------------------------------------------------------------------


def test_canonical_json_is_one_text_only():
    assert canonical({"b": [1, True, None], "a": "è"}) == '{"a":"è","b":[1,true,null]}'.encode()
    assert canonical({"a": 1, "b": 2}) == canonical({"b": 2, "a": 1})
    assert canonical((1, 2)) == canonical([1, 2])


def test_canonical_json_knows_no_infinity():
    with pytest.raises(ValueError, match="not JSON compliant"):
        canonical(float("inf"))


def test_a_digest_is_stable_across_machines_and_versions():
    assert digest({"stack": [], "turn": 3}) == "fc9aaa96a7261abc8bf5f41bc77f9349"
    assert digest([1]) != digest([2])


def test_freeze_goes_all_the_way_down():
    assert freeze([1, [2, [3]], (4, [5])]) == (1, (2, (3,)), (4, (5,)))


@given(st.frozensets(st.integers(0, 200)))
def test_a_mask_keeps_a_set(numbers: frozenset[int]):
    mask = mask_of(numbers)
    assert members(mask) == sorted(numbers)
    assert mask.bit_count() == len(numbers)
    if numbers:
        assert lowest(mask) == min(numbers)


# --- states ----------------------------------------------------------------------------------------------------------


class Inside(State):
    __slots__ = ("deep",)
    SHAPE: ClassVar[dict[str, str]] = {**State.SHAPE, "deep": "value"}

    deep: Any


class Everything(State):
    __slots__ = ("inner", "mask", "masks", "row", "rows", "value")
    SHAPE: ClassVar[dict[str, str]] = {
        **State.SHAPE,
        "value": "value",
        "row": "list",
        "rows": "lists",
        "mask": "mask",
        "masks": "masks",
        "inner": "state",
    }

    value: Any
    row: list[Any]
    rows: list[list[Any]]
    mask: int
    masks: list[int]
    inner: Inside | None


class Walk(NamedTuple):
    step: str
    unit: int
    path: tuple[int, ...] = ()


FRAMES = {"Walk": Walk}


def everything() -> Everything:
    state = Everything()
    state.stack = [Walk("walk", 3, (1, 2)), Walk("rest", 4)]
    state.value = (1, ("a", None))
    state.row, state.rows = [1, (2, 3)], [[1], [], [2, (3,)]]
    state.mask, state.masks = 0b1010, [0, 1, 0b110]
    state.inner = Inside()
    state.inner.stack, state.inner.deep = [], 7
    return state


def same(one: State, other: State) -> bool:
    return encode_state(one) == encode_state(other)


def test_every_shape_round_trips():
    plain = encode_state(everything())
    assert plain["mask"] == [1, 3]
    assert plain["masks"] == [[], [0], [1, 2]]
    assert plain["stack"][0] == {"frame": "Walk", "step": "walk", "unit": 3, "path": (1, 2)}
    again = decode_state(Everything, json.loads(canonical(plain)), FRAMES, Inside)
    assert same(again, everything())
    assert again.stack[0] == Walk("walk", 3, (1, 2))
    assert again.value == (1, ("a", None))


def test_a_copy_shares_nothing_that_can_change():
    state = everything()
    before = digest(encode_state(state))
    twin = state.copy()
    assert same(twin, state)
    assert twin.inner is not None
    twin.stack.pop()
    twin.row.append(1)
    twin.rows[0].append(1)
    twin.masks[0] |= 4
    twin.mask = 0
    twin.inner.deep = 8
    twin.inner.stack.append(Walk("walk", 1))
    assert digest(encode_state(state)) == before


def test_a_copy_without_inner_game():
    state = everything()
    state.inner = None
    assert same(state.copy(), state)
    assert decode_state(Everything, encode_state(state), FRAMES).inner is None


@pytest.mark.parametrize(
    ("slot", "value", "problem"),
    [
        ("row", 3, "state.row: not a list"),
        ("rows", [3], "state.rows: "),
        ("mask", [-1], "state.mask: not a set of small numbers"),
        ("mask", [10**12], "state.mask: not a set of small numbers"),
        ("mask", ["a"], "state.mask: not a set of small numbers"),
        ("masks", [[1], 3], "state.masks: "),
        ("masks", [[1.5]], "state.masks: not a set of small numbers"),
        ("stack", [{"frame": "Run", "step": "run"}], "state.stack: unknown frame 'Run'"),
        ("stack", [{"step": "run"}], "state.stack: "),
        ("stack", [{"frame": "Walk", "step": "walk"}], "state.stack: "),
        ("stack", [7], "state.stack: "),
        ("inner", 7, "state.inner: not a table"),
        ("inner", {"deep": 1}, "state.inner: slots missing or unknown: stack"),
    ],
)
def test_a_wrong_slot_is_named(slot: str, value: Any, problem: str):
    plain = {**encode_state(everything()), slot: value}
    plain = freeze_lists(plain)
    with pytest.raises(Malformed) as caught:
        decode_state(Everything, plain, FRAMES, Inside)
    assert str(caught.value).startswith(problem)


def freeze_lists(plain: dict[str, Any]) -> Any:
    return json.loads(json.dumps(plain))


@pytest.mark.parametrize("plain", [None, [], "state", {"stack": []}, {}])
def test_what_is_no_state_at_all(plain: Any):
    with pytest.raises(Malformed, match=r"^state: "):
        decode_state(Everything, plain, FRAMES, Inside)


def test_an_inner_state_needs_to_be_expected():
    with pytest.raises(Malformed, match=r"state\.inner: no inner game here"):
        decode_state(Everything, freeze_lists(encode_state(everything())), FRAMES)


# --- actions ---------------------------------------------------------------------------------------------------------


class March(NamedTuple):
    units: Annotated[tuple[int, ...], Domain("unit", many=True)]
    to: Annotated[int, Domain("zone")]
    leader: Annotated[int | None, Domain("unit", optional=True)] = None
    forced: bool = False


class Aim(NamedTuple):
    x: int
    path: tuple[int, ...]
    say: str = ""


CODEC = ActionCodec([March, Aim], {"unit": ["horse", "foot", "gun"], "zone": ["gradisca", "farra"]})


@pytest.mark.parametrize(
    ("action", "message"),
    [
        (
            March((0, 2), 1),
            {"do": "March", "units": ["horse", "gun"], "to": "farra", "leader": None, "forced": False},
        ),
        (
            March((), 0, 1, True),
            {"do": "March", "units": [], "to": "gradisca", "leader": "foot", "forced": True},
        ),
        (Aim(-3, (4, 5), "là"), {"do": "Aim", "x": -3, "path": [4, 5], "say": "là"}),
    ],
)
def test_actions_are_messages_with_readable_names(action: Any, message: dict[str, Any]):
    assert CODEC.encode(action) == message
    again = CODEC.decode(message)
    assert again == action
    assert type(again) is type(action)


def test_fields_with_a_default_may_be_left_out():
    assert CODEC.decode({"do": "March", "units": [], "to": "farra"}) == March((), 1)


@pytest.mark.parametrize(
    ("message", "problem"),
    [
        (None, "action: not a table"),
        ({}, "action.do: unknown action None"),
        ({"do": "Fly"}, "action.do: unknown action 'Fly'"),
        ({"do": ["March"]}, "action.do: unknown action ['March']"),
        ({"do": "March", "to": "farra"}, "action.units: March needs it"),
        ({"do": "March", "units": [], "to": "farra", "by": 1}, "action.by: March has no such field"),
        ({"do": "March", "units": [], "to": "palma"}, "action.to: unknown zone 'palma'"),
        ({"do": "March", "units": [], "to": 1}, "action.to: unknown zone 1"),
        ({"do": "March", "units": [], "to": ["farra"]}, "action.to: unknown zone ['farra']"),
        ({"do": "March", "units": [], "to": None}, "action.to: unknown zone None"),
        ({"do": "March", "units": "gun", "to": "farra"}, "action.units: not a list"),
        ({"do": "March", "units": ["gun", "fleet"], "to": "farra"}, "action.units[1]: unknown unit 'fleet'"),
        ({"do": "March", "units": [], "to": "farra", "forced": 1}, "action.forced: 1 will not do here"),
        ({"do": "Aim", "x": True, "path": []}, "action.x: True will not do here"),
        ({"do": "Aim", "x": 1.0, "path": []}, "action.x: 1.0 will not do here"),
        ({"do": "Aim", "x": 1, "path": [1, "2"]}, "action.path: [1, '2'] will not do here"),
        ({"do": "Aim", "x": 1, "path": [True]}, "action.path: [True] will not do here"),
        ({"do": "Aim", "x": 1, "path": [], "say": 3}, "action.say: 3 will not do here"),
    ],
)
def test_anything_else_is_malformed_and_names_the_place(message: Any, problem: str):
    with pytest.raises(Malformed) as caught:
        CODEC.decode(message)
    assert str(caught.value) == problem


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5) | st.sampled_from(["March", "farra"]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(["do", "x", "to", "units"]), inner),
    max_leaves=8,
)


@given(JSON)
def test_fuzzed_messages_raise_malformed_or_nothing(message: Any):
    expect_malformed_or_an_action(message)


def expect_malformed_or_an_action(message: Any) -> None:
    try:
        action = CODEC.decode(message)
    except Malformed:
        return
    assert CODEC.decode(CODEC.encode(action)) == action


UNITS = st.sampled_from(["horse", "foot", "gun"])
GOOD = st.fixed_dictionaries(
    {"do": st.just("March"), "units": st.lists(UNITS, max_size=3), "to": st.sampled_from(["gradisca", "farra"])},
    optional={"leader": st.none() | UNITS, "forced": st.booleans()},
) | st.fixed_dictionaries(
    {"do": st.just("Aim"), "x": st.integers(), "path": st.lists(st.integers(), max_size=3)},
    optional={"say": st.text(max_size=5)},
)


@given(GOOD)
def test_every_message_of_the_right_shape_is_an_action_and_comes_back(message: dict[str, Any]):
    """Hardly any message made up at random is one."""
    assert message.items() <= CODEC.encode(CODEC.decode(message)).items()


@given(GOOD, st.sampled_from(["do", "units", "to", "leader", "forced", "x", "path", "say"]), JSON)
def test_a_good_message_with_one_field_spoilt_is_malformed_or_an_action(message: Any, field: str, value: Any):
    expect_malformed_or_an_action({**message, field: value})


def test_slugs_and_numbers():
    assert CODEC.slug("zone", 1) == "farra"
    assert CODEC.number("zone", "farra", "here") == 1
    with pytest.raises(Malformed, match="here: unknown zone 'x'"):
        CODEC.number("zone", "x", "here")
