"""What each toy is there to prove about the kernel."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from caracole.kernel import Dice, FreeDice, Game, IllegalAction, Malformed, ScriptedDice
from caracole.play import Match, Record, replay
from toys.auction import Auction, Bid, Pass
from toys.campaign import Attack, Campaign, Rest, Within
from toys.darts import Darts, Throw
from toys.skirmish import LOST, Advance, Fire, Halt, Hold, Skirmish
from toys.ultimatum import Demand, Offer, Ultimatum


def asked(game: Game[Any], state: Any) -> tuple[tuple[int, ...], str]:
    decision = game.decision(state)
    assert decision is not None
    return decision.seats, decision.kind


def played(game: Game[Any], state: Any, *choices: tuple[int, Any], dice: Dice | None = None) -> Any:
    for seat, action in choices:
        state, _ = game.step(state, seat, action, dice or ScriptedDice())
    return state


# --- skirmish: a reaction inside the other side's move ---------------------------------------------------------------

NO_SHUFFLE = (3, 2, 3, 2)


def ready_to_meet() -> Any:
    """Blue 1 on square 4 after two turns, red on 7, blue to move: one step more brings it in range."""
    game = Skirmish()
    state = game.setup(ScriptedDice(NO_SHUFFLE))
    blue, red = (0, Advance(0)), (1, Halt())
    return played(game, state, blue, blue, red, blue, blue, red)


def test_a_reaction_interrupts_the_move_and_returns_to_it():
    game, state = Skirmish(), ready_to_meet()
    assert asked(game, state) == ((0,), "march")
    state = played(game, state, (0, Advance(0)))
    assert asked(game, state) == ((1,), "react")
    assert [type(frame).__name__ for frame in state.stack] == ["March", "Reaction"]
    state = played(game, state, (1, Hold()))
    assert asked(game, state) == ((0,), "march")
    assert game.decision(state).about == {"steps": 1}


def test_a_reaction_can_end_the_move():
    game, state = Skirmish(), played(Skirmish(), ready_to_meet(), (0, Advance(0)))
    dice = ScriptedDice([3])
    state, events = game.step(state, 1, Fire(5), dice)
    dice.finish()
    assert [event.kind for event in events] == ["strength_shown", "unit_lost"]
    assert state.squares[0] == LOST
    assert asked(game, state) == ((1,), "march")


def test_the_move_goes_on_after_a_miss_and_may_be_interrupted_again():
    game, state = Skirmish(), played(Skirmish(), ready_to_meet(), (0, Advance(0)))
    state = played(game, state, (1, Fire(3)), dice=ScriptedDice([2]))
    assert asked(game, state) == ((0,), "march")
    state = played(game, state, (0, Advance(0)))
    assert asked(game, state) == ((1,), "react")


def test_a_game_can_be_saved_in_the_middle_of_a_reaction():
    game, state = Skirmish(), played(Skirmish(), ready_to_meet(), (0, Advance(0)))
    again = game.decode_state(game.encode_state(state))
    assert played(game, again, (1, Hold())).stack == played(game, state, (1, Hold())).stack


def test_a_strength_is_hidden_until_it_fires():
    game, state = Skirmish(), played(Skirmish(), ready_to_meet(), (0, Advance(0)))
    assert set(game.view(state, 0)["strengths"]) == {"blue-1", "blue-2", "blue-3"}
    assert game.view(state, None)["strengths"] == {}
    state = played(game, state, (1, Fire(3)), dice=ScriptedDice([6]))
    assert game.view(state, None)["strengths"] == {"red-1": 1}


# --- ultimatum: two seats at once, in secret -------------------------------------------------------------------------


def test_two_seats_choose_at_once_in_either_order():
    game = Ultimatum()
    state = game.setup(ScriptedDice())
    assert asked(game, state)[0] == (0, 1)
    one = played(game, state, (0, Offer(4)), (1, Demand(3)))
    other = played(game, state, (1, Demand(3)), (0, Offer(4)))
    assert game.digest(one) == game.digest(other)
    assert one.purses == [6, 4]


def test_the_first_answer_is_hidden_until_both_are_there():
    game = Ultimatum()
    start = game.setup(ScriptedDice())
    state, events = game.step(start, 0, Offer(4), ScriptedDice())
    assert asked(game, state)[0] == (1,)
    assert game.view(state, 0)["own_choice"] == 4
    for stranger in (1, None):
        other = played(game, start, (0, Offer(9)))
        assert game.view(state, stranger) == game.view(other, stranger)
        assert [event.kind for event in events if event.is_for(stranger)] == ["choice_made"]
    state, events = game.step(state, 1, Demand(5), ScriptedDice())
    shown = next(event for event in events if event.kind == "choices_shown")
    assert shown.reveals
    assert shown.args == {"offer": 4, "demand": 5}


def test_nobody_answers_twice():
    game = Ultimatum()
    state = played(game, game.setup(ScriptedDice()), (0, Offer(4)))
    refusal = game.check(state, 0, Offer(5))
    assert refusal is not None
    assert refusal.code == "not_your_decision"


# --- auction: four seats ---------------------------------------------------------------------------------------------


def test_four_bidders_drop_out_one_by_one():
    game = Auction()
    state = game.setup(FreeDice(Random(1)))
    state = played(game, state, (0, Bid(3)), (1, Pass()), (2, Bid(4)), (3, Pass()))
    assert asked(game, state)[0] == (0,)
    state = played(game, state, (0, Pass()))
    assert state.lots == [[], [], [0], []]
    assert state.spent == [0, 0, 4, 0]
    assert asked(game, state)[0] == (3,)


def test_a_purse_is_known_to_its_owner_only():
    game = Auction()
    state = game.setup(FreeDice(Random(1)))
    purses = {game.imagine(state, 0, Random(n)).purses[1] for n in range(20)}
    assert len(purses) > 2
    assert {game.imagine(state, 1, Random(n)).purses[1] for n in range(20)} == {state.purses[1]}


# --- darts: a proposal that cannot be listed -------------------------------------------------------------------------


@pytest.fixture
def board() -> Any:
    """A dart sticks at (300, 400)."""
    game = Darts()
    state = game.setup(ScriptedDice([1, 1, 1201, 1201]))
    return played(game, state, (0, Throw(300, 400)), dice=ScriptedDice([6, 6]))


@pytest.mark.parametrize(
    ("x", "y", "code"),
    [
        (0, 0, None),
        (600, 800, None),  # on the rim, exactly
        (600, 801, "off_the_board"),
        (-1000, 0, None),
        (10**30, 0, "off_the_board"),
        (360, 480, None),  # exactly 100 away
        (360, 479, "too_near_a_dart"),
        (300, 400, "too_near_a_dart"),
    ],
)
def test_any_point_can_be_proposed_and_is_measured_exactly(board: Any, x: int, y: int, code: str | None):
    refusal = Darts().check(board, 1, Throw(x, y))
    assert (refusal and refusal.code) == code


def test_candidates_are_suggestions_only(board: Any):
    game = Darts()
    decision = game.decision(board)
    assert decision is not None
    assert not decision.complete
    candidates = list(game.candidates(board, 1))
    assert Throw(600, 600) in candidates  # its own target
    assert Throw(17, 23) not in candidates
    assert game.check(board, 1, Throw(17, 23)) is None


# --- campaign: a game inside a game ----------------------------------------------------------------------------------


def at_war(dice: Dice | None = None) -> Any:
    """Arco attacks Carnia, which is held by Brandis; Castelnuovo looks on."""
    game = Campaign()
    state = game.setup(ScriptedDice([1, 1, 1]))
    return played(game, state, (0, Attack(2)), dice=dice or ScriptedDice(NO_SHUFFLE))


def test_a_battle_is_a_game_of_its_own():
    game, state = Campaign(), at_war()
    assert asked(game, state) == ((0,), "march")
    assert game.decision(state).rule == "2.1"  # of Skirmish
    assert Within(Advance(0)) in list(game.candidates(state, 0))
    state = played(game, state, (0, Within(Advance(0))), (0, Within(Halt())))
    assert asked(game, state) == ((1,), "march")


def test_refusals_of_the_inner_game_come_through_with_readable_names():
    game, state = Campaign(), at_war()
    refusal = game.check(state, 0, Within(Advance(3)))
    assert refusal is not None
    assert (refusal.rule, refusal.code, refusal.args["within"]) == ("2.1", "not_your_unit", "skirmish")
    codes = [
        game.check(state, 0, Rest()),
        game.check(state, 2, Within(Halt())),
        game.check(state, 0, Within(7)),  # type: ignore[arg-type]
        game.check(state, 0, Within(Hold())),
    ]
    assert [code and code.code for code in codes] == [
        "not_asked_now",
        "not_your_decision",
        "wrong_kind_of_action",
        "not_asked_now",
    ]
    assert codes[3] is not None
    assert codes[3].args == {"action": "Hold", "asked": "march", "within": "skirmish"}


def test_only_the_fighting_seats_see_their_own_strengths():
    game, state = Campaign(), at_war()
    seen = [sorted(game.view(state, seat)["battle"]["strengths"]) for seat in (0, 1, 2, None)]
    assert seen == [["blue-1", "blue-2", "blue-3"], ["red-1", "red-2", "red-3"], [], []]


def test_events_of_the_inner_game_reach_the_outer_seats():
    """Castelnuovo (2) attacks Arco (0): red's events go to seat 0, not to seat 1."""
    from caracole.kernel import Event
    from caracole.kernel.nested import Inner

    heard: list[Event] = []
    pass_on = Inner(Skirmish(), None, (2, 0)).translate(heard.append)
    assert pass_on is not None
    pass_on(Event("seen", "1", {}, audience=(1,)))
    pass_on(Event("seen", "1", {}))
    assert [event.audience for event in heard] == [(0,), None]
    assert Inner(Skirmish(), None, (2, 0)).translate(None) is None


def test_the_campaign_goes_on_when_the_battle_is_over():
    game, state = Campaign(), at_war()
    rng = Random(5)
    for _ in range(200):
        if state.battle is None:
            break
        seat = game.decision(state).seats[0]
        state = played(game, state, (seat, game.sample(state, seat, rng)), dice=FreeDice(rng))
    assert state.battle is None
    assert asked(game, state) == ((1,), "campaign")


def test_an_inner_action_is_a_message_inside_a_message():
    game = Campaign()
    message = {"do": "Within", "action": {"do": "Advance", "unit": "blue-2"}}
    assert game.decode_action(message) == Within(Advance(1))
    assert game.encode_action(Within(Advance(1))) == message


@pytest.mark.parametrize(
    ("message", "place"),
    [
        ({"do": "Within"}, "action"),
        ({"do": "Within", "action": {"do": "Halt"}, "more": 1}, "action"),
        ({"do": "Within", "action": 3}, "action.action"),
        ({"do": "Within", "action": {"do": "Advance", "unit": "green-1"}}, "action.action.unit"),
        ({"do": "Attack", "province": "nowhere"}, "action.province"),
    ],
)
def test_a_malformed_inner_message_names_the_place(message: Any, place: str):
    with pytest.raises(Malformed) as caught:
        Campaign().decode_action(message)
    assert caught.value.place == place


def test_a_malformed_inner_state_names_the_place():
    game = Campaign()
    plain = game.encode_state(at_war())
    with pytest.raises(Malformed, match=r"^state\.battle\.state\.squares: not a list"):
        game.decode_state({**plain, "battle": {**plain["battle"], "squares": 3}})
    with pytest.raises(Malformed, match="no slot battle"):
        game.decode_state({"turn": 1})
    with pytest.raises(Malformed, match="no slot battle"):
        game.decode_state(None)


def test_a_campaign_is_one_record_battles_included():
    game = Campaign()
    match = Match.new(game, bytes(range(32)))
    rng = Random(7)
    while match.decision is not None:
        seat = match.decision.seats[0]
        match.play(seat, rng.choice(list(game.candidates(match.state, seat))))
    kinds = {logged.event.kind for logged in match.events}
    assert {"unit_advanced", "province_attacked", "campaign_ended"} <= kinds
    assert replay(game, Record.from_plain(match.export()))[-1].length == len(match.line)


def test_illegal_actions_do_not_pass_step():
    game, state = Campaign(), at_war()
    with pytest.raises(IllegalAction, match=r"2\.1 not_your_unit"):
        game.step(state, 0, Within(Advance(3)), ScriptedDice())
