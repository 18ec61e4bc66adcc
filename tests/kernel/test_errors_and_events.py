from __future__ import annotations

from caracole import kernel
from caracole.kernel import CaracoleError, Event, IllegalAction, Malformed, Refusal
from caracole.kernel.dice import DiceError


def test_all_errors_are_of_one_family():
    for error in (Malformed, IllegalAction, DiceError):
        assert issubclass(error, CaracoleError)


def test_malformed_names_the_place():
    error = Malformed("action.to", "unknown zone 'x'")
    assert str(error) == "action.to: unknown zone 'x'"
    assert (error.place, error.problem) == ("action.to", "unknown zone 'x'")


def test_an_illegal_action_carries_its_refusal():
    refusal = Refusal("G7.4", "no_line_of_fire", {"zone": 3})
    error = IllegalAction(refusal)
    assert error.refusal is refusal
    assert str(error) == "G7.4 no_line_of_fire {'zone': 3}"


def test_an_event_is_for_its_audience():
    public, secret = Event("rolled", "1", {}), Event("drawn", "12", {"card": "x"}, audience=(1,))
    assert [public.is_for(seat) for seat in (0, 1, None)] == [True, True, True]
    assert [secret.is_for(seat) for seat in (0, 1, None)] == [False, True, False]
    assert secret.plain() == {"kind": "drawn", "rule": "12", "args": {"card": "x"}}


def test_the_public_list_is_complete_and_in_order():
    assert all(hasattr(kernel, name) for name in kernel.__all__)
    assert kernel.__all__ == sorted(kernel.__all__, key=lambda name: (name.islower(), name))
