"""Several questions about one decision: answered as if they were asked alone, and remembered no longer than that."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

import pytest

from caracole.kernel import (
    ActionCodec,
    CaracoleError,
    Choice,
    Decision,
    Dice,
    Emit,
    Flow,
    FlowGame,
    FreeDice,
    Game,
    Outcome,
    Question,
    Refusal,
    ScriptedDice,
    State,
)
from caracole.kernel.refusal import GAME_OVER, NOT_YOUR_DECISION
from toys.campaign import Attack, Campaign
from toys.cards import Cards, Done, Peek


class Pick(NamedTuple):
    number: int


class LotState(State):
    limit: int


class Turn(NamedTuple):
    step: str


LOT: Flow[Any, LotState, Any] = Flow()


class Tally(Question[Any, LotState, Any]):
    """Works out what is allowed once, however often it is asked."""

    __slots__ = ("allowed",)

    def __init__(self, choice: Draw, game: Lot, state: LotState, frame: Turn) -> None:
        super().__init__(choice, game, state, frame)
        self.allowed: tuple[int, ...] | None = None

    def numbers(self) -> tuple[int, ...]:
        if self.allowed is None:
            self.game.worked_out += 1
            self.allowed = tuple(range(self.state.limit))
        return self.allowed

    def why_not(self, seat: int, action: Pick) -> Refusal | None:
        return None if action.number in self.numbers() else Refusal("1", "too_much")

    def candidates(self, seat: int) -> Iterator[Pick]:
        return map(Pick, self.numbers())

    def sample(self, seat: int, rng: Random) -> Pick:
        return Pick(rng.choice(self.numbers()))


@LOT.choice
class Draw(Choice[Any, LotState, Any]):
    step = "draw"
    rule = "1"
    actions = (Pick,)

    def seats(self, game: Any, state: LotState, frame: Turn) -> tuple[int, ...]:
        return (0,)

    def question(self, game: Any, state: LotState, frame: Turn) -> Tally:
        return Tally(self, game, state, frame)


class Lot(FlowGame[LotState, Any]):
    system, revision, scenario, data_digest, seats = "lot", 1, "standard", "0" * 32, ("one",)
    flow, state_type, codec = LOT, LotState, ActionCodec([Pick], {})

    def __init__(self) -> None:
        self.options: dict[str, Any] = {}
        self.worked_out = 0

    def work(self, state: LotState, dice: Dice, emit: Emit | None) -> Any:
        raise NotImplementedError

    def setup(self, dice: Dice, emit: Emit | None = None) -> LotState:
        state = LotState()
        state.limit, state.stack = 3, [Turn("draw")]
        return state

    def outcome(self, state: LotState) -> Outcome | None:
        return None

    def view(self, state: LotState, seat: int | None) -> dict[str, Any]:
        return {}

    def imagine(self, state: LotState, seat: int | None, rng: Random) -> LotState:
        return state.copy()


def test_what_was_found_out_for_one_question_serves_the_next():
    game = Lot()
    asked = game.ask(game.setup(FreeDice(Random(1))))
    action = asked.sample(0, Random(1))
    assert asked.check(0, action) is None
    assert asked.check(0, Pick(3)) == Refusal("1", "too_much")
    assert list(asked.candidates(0)) == [Pick(0), Pick(1), Pick(2)]
    assert game.worked_out == 1


def test_nothing_is_remembered_from_one_asking_to_another():
    game = Lot()
    state = game.setup(FreeDice(Random(1)))
    assert game.ask(state).check(0, Pick(2)) is None
    state.limit = 2
    assert game.ask(state).check(0, Pick(2)) is not None
    assert game.check(state, 0, Pick(1)) is None
    assert game.worked_out == 3


def test_a_choice_without_a_memory_is_simply_asked():
    game = Cards()
    state = game.setup(ScriptedDice([8, 7, 6, 5, 4, 3, 2]))
    asked = game.ask(state)
    assert asked.seats == (0,)
    assert asked.decision == game.decision(state)
    assert list(asked.candidates(0)) == list(game.candidates(state, 0))
    assert asked.sample(0, Random(4)) == game.sample(state, 0, Random(4))
    assert asked.check(1, Peek()) is NOT_YOUR_DECISION
    assert asked.check(0, Done()) == Refusal("2.1", "at_least_one_card")


def test_when_the_game_is_over_nobody_is_asked():
    game = Cards()
    state = game.setup(ScriptedDice([8, 7, 6, 5, 4, 3, 2]))
    state.stack.clear()
    asked = game.ask(state)
    assert (asked.decision, asked.seats, asked.is_dead_end()) == (None, (), False)
    assert asked.check(0, Peek()) is GAME_OVER
    assert list(asked.candidates(0)) == []
    with pytest.raises(CaracoleError, match="nothing is left to decide"):
        asked.sample(0, Random(1))


class Strict(Cards):
    """Answers one question itself, as systems may."""

    def check(self, state: Any, seat: int, action: Any) -> Refusal | None:
        return Refusal("2.2", "nobody_looks") if isinstance(action, Peek) else super().check(state, seat, action)


def test_a_game_that_answers_in_its_own_way_is_asked_itself():
    game = Strict()
    state = game.setup(ScriptedDice([8, 7, 6, 5, 4, 3, 2]))
    asked = game.ask(state)
    assert asked.check(0, Peek()) == Refusal("2.2", "nobody_looks")
    assert asked.check(0, next(asked.candidates(0))) is None


def test_a_game_inside_remembers_for_itself():
    game: Game[Any] = Campaign()
    dice = FreeDice(Random(3))
    state = game.setup(dice)
    while state.battle is None:
        seat = game.ask(state).seats[0]
        attack = [each for each in game.candidates(state, seat) if isinstance(each, Attack)]
        game.apply(state, seat, (attack or list(game.candidates(state, seat)))[0], dice)
    asked = game.ask(state)
    decision = game.decision(state)
    assert isinstance(decision, Decision)
    assert (asked.decision, asked.seats) == (decision, decision.seats)
    for action in asked.candidates(asked.seats[0]):
        assert asked.check(asked.seats[0], action) is None
    fight = state.stack[-1]
    outsider = next(seat for seat in range(3) if seat not in (fight.attacker, fight.defender))
    assert asked.check(outsider, action) is NOT_YOUR_DECISION
