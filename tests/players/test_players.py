"""Computer players: found by name, repeatable, and blind to what their seat cannot see."""

from __future__ import annotations

from random import Random

import pytest

from caracole.kernel import CaracoleError, FreeDice
from caracole.play import Match, load
from caracole.players import Offer, UnknownPlayer, make_player, player_names
from caracole.players.random_player import RandomPlayer
from toys.cards import Cards


def test_players_by_name():
    assert player_names("gradisca")[-1] == "random"
    assert player_names("no_such_system") == ["random"], "neither a captain nor a gentle twin"
    assert make_player("gradisca", "random", 1).name == "random"
    assert make_player("gradisca", "captain", 1).name == "captain"


@pytest.mark.parametrize("name", ["marshal", "", "../captain", "cap tain", "base"])
def test_a_player_that_does_not_exist(name):
    with pytest.raises(UnknownPlayer, match="there are: general, colonel, captain, recruit, random"):
        make_player("gradisca", name, 1)


def test_the_same_seed_makes_the_same_choices():
    game = Cards()

    def choices(seed: int) -> list[object]:
        player, dice = RandomPlayer(seed), FreeDice(Random(1))
        state = game.setup(dice)
        made: list[object] = []
        while (decision := game.decision(state)) is not None:
            seat = decision.seats[0]
            offer = Offer.of(game, state, seat, Random(2))
            made.append(player.choose(game, seat, offer.view, offer).action)
            game.apply(state, seat, made[-1], dice)
        return made

    assert choices(1) == choices(1)
    assert any(choices(1) != choices(seed) for seed in range(2, 6))


def test_an_offer_says_what_the_game_says():
    game = load("gradisca", "drill")
    state = game.setup(FreeDice(Random(1)))
    offer = Offer.of(game, state, 0, Random(2))
    assert offer.decision == game.decision(state)
    assert offer.view == game.view(state, 0)
    assert list(offer.candidates()) == list(game.candidates(state, 0))
    assert offer.check(offer.sample(Random(3))) is None
    assert offer.odds("no_such_odds") is None


def test_an_offer_does_not_hold_the_true_state():
    """Nothing that hangs on an offer tells the other hand: in many offers every unseen card turns up in it."""
    game = load("gradisca", "drill")
    state = game.setup(FreeDice(Random(1)))
    hands = set()
    for seed in range(30):
        offer = Offer.of(game, state, 0, Random(seed))
        for thought in (offer._imagined, offer.imagine(Random(seed))):
            assert thought is not state
            assert thought.hands[0] == state.hands[0]
            hands.add(thought.hands[1])
    assert len(hands) > 20


def test_imagining_leaves_the_offer_alone():
    game = load("gradisca", "drill")
    offer = Offer.of(game, game.setup(FreeDice(Random(1))), 0, Random(2))
    before = offer.view
    thought = offer.imagine(Random(5))
    game.apply(thought, 0, offer.sample(Random(6)), FreeDice(Random(7)))
    assert offer.view == before


def test_whoever_has_nothing_to_decide_gets_no_offer():
    game = load("gradisca", "drill")
    state = game.setup(FreeDice(Random(1)))
    with pytest.raises(CaracoleError, match="nothing to decide"):
        Offer.of(game, state, 1, Random(2))


def test_a_system_without_odds_tells_none():
    game = Cards()
    offer = Offer.of(game, game.setup(FreeDice(Random(1))), 0, Random(2))
    assert offer.odds("battle_odds", 0) is None


def test_the_captain_plays_a_legal_move_and_says_why():
    game = load("gradisca", "drill", {"game": "basic"})
    match = Match.new(game, bytes(32), ["salt"])
    captain, rng = make_player("gradisca", "captain", 1), Random(1)
    reasons = set()
    for _ in range(12):
        assert match.decision is not None
        seat = match.decision.seats[0]
        offer = Offer.of(game, match.state, seat, rng)
        chosen = captain.choose(game, seat, offer.view, offer)
        match.play(seat, chosen.action)
        reasons.add(chosen.reason and chosen.reason.code)
    assert reasons - {None}
