from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

import pytest

from caracole.kernel import CaracoleError, Choice, Decision, Event, Flow, IllegalAction, Refusal, ScriptedDice, flow
from caracole.kernel.refusal import GAME_OVER
from toys.cards import Cards, Done, Lay, Peek


class Frame(NamedTuple):
    step: str
    count: int = 0


def test_automatic_steps_run_until_a_choice():
    table: Flow[Any, Any, Any] = Flow()

    @table.auto("count")
    def count(stack: list[Frame], frame: Frame) -> None:
        stack[-1] = Frame("count" if frame.count < 3 else "choose", frame.count + 1)

    stack = [Frame("count")]
    table.run(stack, stack)
    assert stack == [Frame("choose", 4)]


def test_the_game_ends_when_the_stack_is_empty():
    table: Flow[Any, Any, Any] = Flow()
    table.auto("end")(lambda stack, frame: stack.clear())
    stack = [Frame("outer"), Frame("end")]
    table.run(stack, stack)
    assert stack == []


def test_a_pushed_frame_comes_first_and_returns():
    told: list[str] = []
    table: Flow[Any, Any, Any] = Flow()

    @table.auto("march")
    def march(stack: list[Frame], frame: Frame) -> None:
        told.append("march")
        stack[-1] = Frame("arrive")
        stack.append(Frame("reaction"))

    @table.auto("reaction")
    def reaction(stack: list[Frame], frame: Frame) -> None:
        told.append("reaction")
        stack.pop()

    @table.auto("arrive")
    def arrive(stack: list[Frame], frame: Frame) -> None:
        told.append("arrive")
        stack.pop()

    stack = [Frame("march")]
    table.run(stack, stack)
    assert told == ["march", "reaction", "arrive"]


def test_endless_automatic_steps_are_an_error(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(flow, "STEP_LIMIT", 100)
    table: Flow[Any, Any, Any] = Flow()
    table.auto("spin")(lambda stack, frame: None)
    with pytest.raises(CaracoleError, match="no decision reached within 100 automatic steps"):
        table.run(None, [Frame("spin")])


def test_a_step_is_defined_once():
    table: Flow[Any, Any, Any] = Flow()
    table.auto("march")(lambda stack, frame: None)
    with pytest.raises(CaracoleError, match="step 'march' is defined twice"):
        table.auto("march")(lambda stack, frame: None)

    class March(Choice[Any, Any, Any]):
        step = "march"
        rule = "6"
        actions = ()

    with pytest.raises(CaracoleError, match="step 'march' is defined twice"):
        table.choice(March)


def test_frames_are_known_by_name():
    table: Flow[Any, Any, Any] = Flow()
    assert table.frame(Frame) is Frame
    assert table.frames == {"Frame": Frame}
    with pytest.raises(CaracoleError, match="frame 'Frame' is defined twice"):
        table.frame(Frame)


# --- choices ---------------------------------------------------------------------------------------------------------


class EvenNumbers(Choice[Any, Any, Any]):
    step = "number"
    rule = "1"
    actions = (int,)

    def seats(self, game: Any, state: Any, frame: Any) -> tuple[int, ...]:
        return (0, 2)

    def why_not(self, game: Any, state: Any, frame: Any, seat: int, action: Any) -> Refusal | None:
        return Refusal("1", "odd", {"number": action}) if action % 2 else None

    def proposals(self, game: Any, state: Any, frame: Any, seat: int) -> Iterator[Any]:
        yield from range(6)


def test_candidates_are_the_proposals_that_are_allowed():
    choice = EvenNumbers()
    assert list(choice.candidates(None, None, None, 0)) == [0, 2, 4]
    assert {choice.sample(None, None, None, 0, Random(n)) for n in range(20)} == {0, 2, 4}


def test_a_decision_names_seats_kind_and_rule():
    assert EvenNumbers().decision(None, None, None) == Decision((0, 2), "number", "1", True, {})


# --- the game made of them -------------------------------------------------------------------------------------------


@pytest.fixture
def dealt() -> Any:
    """North holds 0, 1, 2; South 3, 4, 5; the stock is 6, 7."""
    return Cards().setup(ScriptedDice([8, 7, 6, 5, 4, 3, 2]))


def codes(state: Any, *wishes: tuple[int, Any]) -> list[str | None]:
    refusals = [Cards().check(state, seat, action) for seat, action in wishes]
    return [refusal and refusal.code for refusal in refusals]


def test_check_says_no_in_order(dealt: Any):
    assert codes(dealt, (1, Lay(0)), (0, (0,)), (0, Lay(3)), (0, Done()), (0, Lay(0))) == [
        "not_your_decision",
        "wrong_kind_of_action",
        "not_in_hand",
        "at_least_one_card",
        None,
    ]


def test_a_plain_tuple_with_the_same_numbers_is_not_the_action(dealt: Any):
    assert Lay(0) == (0,)
    assert codes(dealt, (0, (0,))) == ["wrong_kind_of_action"]


def test_step_checks_copies_and_applies(dealt: Any):
    game = Cards()
    after, events = game.step(dealt, 0, Lay(1), ScriptedDice())
    assert (dealt.laid, after.laid) == ([], [1])
    assert events == [Event("card_laid", "2.1", {"card": "card-1"}, (0,))]
    with pytest.raises(IllegalAction) as caught:
        game.step(after, 0, Lay(1), ScriptedDice())
    assert caught.value.refusal == Refusal("2.1", "not_in_hand", {"card": 1})


def test_apply_runs_on_to_the_next_decision(dealt: Any):
    game = Cards()
    dice = ScriptedDice([5])
    game.apply(dealt, 0, Lay(2), dice)
    game.apply(dealt, 0, Done(), dice)
    dice.finish()
    assert dealt.scores == [7, 0]
    assert game.decision(dealt) == Decision((1,), "lay", "2")
    assert not game.is_dead_end(dealt)


def test_nothing_is_asked_when_the_game_is_over(dealt: Any):
    game = Cards()
    for seat, card in ((0, 2), (1, 5), (0, 1), (1, 4)):
        assert game.outcome(dealt) is None
        game.apply(dealt, seat, Lay(card), ScriptedDice())
        game.apply(dealt, seat, Done(), ScriptedDice([1]))
    assert game.decision(dealt) is None
    assert game.check(dealt, 0, Peek()) is GAME_OVER
    assert list(game.candidates(dealt, 0)) == []
    assert not game.is_dead_end(dealt)
    outcome = game.outcome(dealt)
    assert outcome is not None
    assert (outcome.winners, outcome.scores) == ((1,), (5, 11))


def test_explain_shows_a_refusal_as_data():
    assert Cards().explain(Refusal("2.1", "not_in_hand", {"card": 1})) == {
        "rule": "2.1",
        "code": "not_in_hand",
        "args": {"card": 1},
    }
