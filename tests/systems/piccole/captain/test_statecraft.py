"""How a campaign is led: each habit can be turned and is felt, and a doctrine turns them where one was learned."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

from caracole.kernel import FreeDice
from caracole.play import load
from caracole.players.plans import AS_CAPTAIN
from caracole.players.plans.learned import Doctrine
from caracole.systems.piccole import plans
from caracole.systems.piccole.campaign.loader import load_shipped
from caracole.systems.piccole.campaign.rules.game import Campaign
from caracole.systems.piccole.captain.campaign import CampaignCaptain
from caracole.systems.piccole.captain.statecraft import STEPS, USUAL, Statecraft, crafted
from systems.piccole.campaign.standin import Skirmishes


@cache
def war(scenario: str) -> Campaign:
    return Campaign(load_shipped(scenario), {"battles": "computer", "alliances": True}, Skirmishes())


def waged(scenario: str, seed: int, craft: Statecraft) -> list[Any]:
    """What the captains do in a campaign in which all have these habits."""
    game, dice = war(scenario), FreeDice(Random(seed))
    captains = [CampaignCaptain(seed, craft=craft) for _ in game.seats]
    state, done = game.setup(dice), []
    while (decision := game.decision(state)) is not None:
        seat = decision.seats[0]
        done.append(captains[seat].decide(game, state.copy(), seat).action)
        game.apply(state, seat, done[-1], dice)
    return done


PLACES = [(scenario, seed) for seed in range(6) for scenario in ("campaign-tuscany", "campaign-sicily")]


@cache
def usual(scenario: str, seed: int) -> list[Any]:
    return waged(scenario, seed, USUAL)


def test_no_habit_turned_is_the_captain() -> None:
    assert crafted({}) == crafted(dict.fromkeys(STEPS, 0.0)) == USUAL
    assert set(STEPS) == set(Statecraft._fields)


@pytest.mark.parametrize("habit", STEPS)
def test_each_habit_is_felt(habit: str) -> None:
    turned = [crafted({habit: sign * 3 * STEPS[habit]}) for sign in (1, -1)]
    assert any(waged(*place, craft) != usual(*place) for place in PLACES for craft in turned)


def test_only_campaigns_have_habits_of_statecraft() -> None:
    assert not set(plans.knobs(load("piccole", "ticinus"))) & set(STEPS)
    here = plans.knobs(load("piccole", "campaign-sicily"))
    assert {name for name, step in here.items() if step} == set(STEPS)


def test_a_campaign_is_led_by_what_was_learned_of_it_and_else_as_the_captain_leads_it(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    learned, other = (load("piccole", name) for name in ("campaign-sicily-duel", "campaign-sicily"))
    rich = {"army": 2.0}
    monkeypatch.setattr(plans, "DOCTRINE", tmp_path / "doctrine.json")
    Doctrine("piccole", learned.newest, {"least": 5.0}, {}, {learned.scenario: [rich, rich]}).write(plans.DOCTRINE)
    plans.taught.cache_clear()
    try:
        assert plans.doctrine(learned, 0).weights == rich
        assert plans.doctrine(other, 0) is AS_CAPTAIN
        assert bought(learned, plans.doctrine(learned, 0)) > bought(learned, AS_CAPTAIN)
    finally:
        plans.taught.cache_clear()


def bought(game: Any, leaning: Any) -> int:
    """How often somebody buys in a few campaigns of two who lead them so."""
    many = 0
    for seed in range(3):
        dice = FreeDice(Random(seed))
        captains = [plans.captain(leaning, seat) for seat in range(2)]
        duel = war(game.scenario)
        state = duel.setup(dice)
        while (decision := duel.decision(state)) is not None:
            seat = decision.seats[0]
            action = captains[seat].decide(duel, state.copy(), seat).action
            many += type(action).__name__ == "Buy"
            duel.apply(state, seat, action, dice)
    return many
