"""The conformance suite over every way to play La Guerra di Gradisca: basic and advanced, all editions, two and four
seats."""

from __future__ import annotations

from caracole.play import load
from caracole.play.conformance import conformance

TestBasic = conformance(lambda: load("gradisca", "drill", {"game": "basic"}), games=3, every=5, secrets=True)
TestAdvanced = conformance(lambda: load("gradisca", "drill", {"game": "advanced"}), games=3, every=5, secrets=True)
TestItalian = conformance(lambda: load("gradisca", "drill", {"edition": "it"}), games=2, every=5, secrets=True)
TestEnglish = conformance(lambda: load("gradisca", "drill", {"edition": "en"}), games=2, every=5, secrets=True)
TestFrench = conformance(lambda: load("gradisca", "drill", {"edition": "fr"}), games=2, every=5, secrets=True)
TestTeamsBasic = conformance(
    lambda: load("gradisca", "drill", {"game": "basic", "teams": True}), games=2, every=5, secrets=True
)
TestTeams = conformance(lambda: load("gradisca", "drill", {"teams": True}), games=2, every=5, secrets=True)
