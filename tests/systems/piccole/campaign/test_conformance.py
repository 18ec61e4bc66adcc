"""The conformance suite over the campaign, for two to six seats, and matches that replay to the bit."""

from __future__ import annotations

import pytest

from caracole.play import load
from caracole.play.conformance import conformance, soak
from caracole.play.conformance.constancy import Constancy
from caracole.play.conformance.endings import Endings
from caracole.play.conformance.knowledge import Knowledge
from caracole.play.conformance.legality import Legality
from caracole.play.conformance.records import Records
from caracole.play.conformance.words import Words
from caracole.play.conformance.writing import Writing
from caracole.systems.piccole.campaign.loader import load_shipped
from caracole.systems.piccole.campaign.rules.game import Campaign
from systems.piccole.campaign.standin import Duels
from systems.piccole.campaign.tables import ring


class Deeds(Endings, Legality, Writing, Constancy, Records, Knowledge):
    """All but the words: the stand-in for battles has none."""


def with_duels(scenario: str, **options: object) -> Campaign:
    return Campaign(load_shipped(scenario), options, Duels())


TestTwoSeats = conformance(lambda: with_duels("campaign-sicily-duel"), games=3, every=8, secrets=True, checks=Deeds)
TestThreeSeats = conformance(lambda: with_duels("campaign-sicily"), games=2, every=10, secrets=True, checks=Deeds)
TestFourSeats = conformance(
    lambda: with_duels("campaign-tuscany", alliances=True), games=2, every=12, secrets=True, checks=Deeds
)
TestFiveSeats = conformance(lambda: Campaign(ring(5), {}, Duels()), games=1, every=10, secrets=True, checks=Deeds)
TestSixSeats = conformance(
    lambda: Campaign(ring(6), {"council": "season"}, Duels()), games=1, every=10, secrets=True, checks=Deeds
)
TestWords = conformance(lambda: load("piccole", "campaign-sicily", {"battles": "hand"}), games=1, seed=2, checks=Words)


@pytest.mark.parametrize("count", range(2, 7))
def test_random_campaigns_end_and_replay_to_the_bit(count: int) -> None:
    report = soak(lambda: Campaign(ring(count), {}, Duels()), 8, seed=count)
    assert report["failures"] == []
    assert report["finished"] == 8


def test_campaigns_with_real_battles_by_the_computer_replay_to_the_bit() -> None:
    report = soak(lambda: load("piccole", "campaign-sicily-duel", {"battles": "computer"}), 2)
    assert report["failures"] == []


def test_a_campaign_with_real_battles_by_hand_replays_to_the_bit() -> None:
    report = soak(lambda: load("piccole", "campaign-sicily-duel", {"battles": "hand"}), 1, every=200)
    assert report["failures"] == []
