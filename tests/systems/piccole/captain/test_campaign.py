"""The captain of campaigns: he beats whoever plays at random, has reasons, and tells no secret by them."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from caracole.kernel import FreeDice
from caracole.kernel.nested import Within
from caracole.play.table import Table
from caracole.players import Offer, RandomPlayer, make_player, player_names
from caracole.players.base import Chosen
from caracole.systems.piccole.campaign.loader import load_shipped
from caracole.systems.piccole.campaign.rules.actions import Invade
from caracole.systems.piccole.campaign.rules.field import FieldBattles
from caracole.systems.piccole.campaign.rules.game import Campaign
from caracole.systems.piccole.captain.campaign import CampaignCaptain
from systems.piccole.campaign.standin import Skirmishes
from systems.piccole.campaign.tables import campaign, ring


def play(game: Campaign, players: list[Any], seed: int) -> tuple[int, ...]:
    rng = Random(seed)
    dice = FreeDice(Random(f"{seed}/dice"))
    state = game.setup(dice)
    while (decision := game.decision(state)) is not None:
        seat = decision.seats[0]
        offer = Offer.of(game, state, seat, rng)
        chosen = players[seat].choose(game, seat, offer.view, offer)
        assert game.check(state, seat, chosen.action) is None
        game.apply(state, seat, chosen.action, dice)
    outcome = game.outcome(state)
    assert outcome is not None
    return outcome.winners


@pytest.mark.parametrize(("scenario", "least"), [("campaign-sicily-duel", 15), ("campaign-sicily", 14)])
def test_he_beats_random_players(scenario: str, least: int) -> None:
    """Of twenty; an even share would be ten and seven."""
    game = Campaign(load_shipped(scenario), {"battles": "computer"}, Skirmishes())
    count = len(game.seats)
    won = 0
    for number in range(20):
        own = number % count
        players = [CampaignCaptain(number) if seat == own else RandomPlayer(seat) for seat in range(count)]
        won += play(game, players, number) == (own,)
    assert won >= least


@pytest.mark.parametrize("count", [2, 4, 6])
def test_captains_finish_a_campaign_among_themselves(count: int) -> None:
    game = Campaign(ring(count), {"battles": "computer", "council": "season"}, Skirmishes())
    assert play(game, [CampaignCaptain(seat) for seat in range(count)], 7)


def thought(table: Table, seat: int | None = None, seed: int = 1) -> Chosen:
    actor = table.decision.seats[0] if seat is None else seat  # type: ignore[union-attr]
    offer = Offer.of(table.game, table.state, actor, Random(seed))
    return CampaignCaptain(seed).choose(table.game, actor, offer.view, offer)  # type: ignore[arg-type]


def test_his_reasons_name_what_he_does() -> None:
    table = campaign("campaign-sicily-duel", turn="ROM", at={"ROM": "RHE"}, season="spring")
    chosen = thought(table)
    assert chosen.reason is not None
    assert chosen.reason.code == "take_the_neutral"
    assert table.game.encode_action(chosen.action)["path"][-1] == chosen.reason.args["node"]
    chosen = thought(campaign(turn="ROM", at={"ROM": "ENN"}, sieges={"ENN": ("ROM", 2)}))
    assert chosen.reason is not None
    assert chosen.reason.code == "keep_the_siege"


def test_a_sealed_note_is_not_betrayed_by_its_reason() -> None:
    table = campaign(step="year.notes")
    for seed in range(5):
        reason = thought(table, seat=0, seed=seed).reason
        assert reason is not None
        assert (reason.code, reason.args) == ("start_at_the_front", {})
    table = campaign("campaign-tuscany", step="year.begin", options={"alliances": True})
    reason = thought(table, seat=0).reason
    assert reason is not None
    assert (reason.code, reason.args) == ("weigh_friends", {})


def test_he_fights_when_strong_and_saves_the_army_when_weak() -> None:
    answers: Counter[str] = Counter()
    for size in (12, 5):
        table = campaign(turn="ROM", at={"ROM": "CAT", "SYR": "LEO"}, owner={"CAT": "ROM"}, troops={"SYR": size})
        table.play("Invade", path=["LEO"])
        chosen = thought(table)
        assert chosen.reason is not None
        answers[chosen.reason.code] += 1
    assert answers == {"fight_good_odds": 1, "save_the_army": 1}


def test_he_may_attack_where_he_stands() -> None:
    """C5.i: with a friend who is none any longer."""
    table = campaign(turn="ROM", at={"ROM": "CAT", "SYR": "SYR"}, owner={"CAT": "SYR"}, season="spring")
    here = table.game.encode_action(Invade((table.state.at[0],)))
    assert here in [table.game.encode_action(action) for action in table.game.candidates(table.state, 0)]
    chosen = thought(table)
    assert table.game.check(table.state, 0, chosen.action) is None


def test_a_captain_by_name_leads_campaigns_and_their_battles() -> None:
    assert player_names("piccole") == ["general", "colonel", "captain", "recruit", "random"]
    table = campaign(
        turn="ROM", season="summer", at={"ROM": "CAT", "SYR": "LEO"}, owner={"CAT": "ROM"}, battles=FieldBattles()
    )
    table.play("Invade", path=["LEO"])
    table.play("GiveBattle", path=[])
    player = make_player("piccole", "captain", 3)
    decision = table.decision
    assert decision is not None
    seat = decision.seats[0]
    offer = Offer.of(table.game, table.state, seat, Random(3))
    chosen = player.choose(table.game, seat, offer.view, offer)
    assert isinstance(chosen.action, Within)
    assert offer.check(chosen.action) is None
