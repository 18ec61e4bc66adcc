"""The conformance suite over every way to play La Guerra di Gradisca: basic and advanced, all editions, two and four
seats."""

from __future__ import annotations

from caracole.play import load
from caracole.play.conformance import conformance

TestBasic = conformance(lambda: load("gradisca", "drill", {"game": "basic"}), games=6, every=5, secrets=True)
TestAdvanced = conformance(lambda: load("gradisca", "drill", {"game": "advanced"}), games=6, every=5, secrets=True)
TestItalian = conformance(lambda: load("gradisca", "drill", {"edition": "it"}), games=4, every=5, secrets=True)
TestEnglish = conformance(lambda: load("gradisca", "drill", {"edition": "en"}), games=4, every=5, secrets=True)
TestFrench = conformance(lambda: load("gradisca", "drill", {"edition": "fr"}), games=4, every=5, secrets=True)
TestTeamsBasic = conformance(
    lambda: load("gradisca", "drill", {"game": "basic", "teams": True}), games=4, every=5, secrets=True
)
TestTeams = conformance(lambda: load("gradisca", "drill", {"teams": True}), games=4, every=5, secrets=True)
