"""The conformance suite over the campaign and its shorter scenarios; the editions are proved on the drill ground."""

from __future__ import annotations

from caracole.play import load
from caracole.play.conformance import conformance

TestCampaignBasic = conformance(
    lambda: load("gradisca", "campaign", {"game": "basic"}), games=1, every=150, secrets=True
)
TestCampaign = conformance(lambda: load("gradisca", "campaign"), games=1, every=150, secrets=True)
TestSiege = conformance(lambda: load("gradisca", "siege-1616"), games=1, every=20, secrets=True)
TestIstria = conformance(lambda: load("gradisca", "istria-1617"), games=2, every=9, secrets=True)
TestFirstDay = conformance(lambda: load("gradisca", "primo-giorno"), games=2, every=7, secrets=False)
