"""The conformance suite holds for every toy."""

from __future__ import annotations

from caracole.play.conformance import conformance
from toys.auction import Auction
from toys.campaign import Campaign
from toys.cards import Cards
from toys.darts import Darts
from toys.skirmish import Skirmish
from toys.ultimatum import Ultimatum

TestAuction = conformance(Auction, games=5, every=2, secrets=True)
TestCampaign = conformance(Campaign, games=3, every=5, secrets=True)
TestCards = conformance(Cards, games=5, every=1, secrets=True)
TestDarts = conformance(Darts, games=3, every=2, secrets=True)
TestSkirmish = conformance(Skirmish, games=5, every=2, secrets=True)
TestUltimatum = conformance(Ultimatum, games=5, every=1, secrets=True)
