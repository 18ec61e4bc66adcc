"""The contract that every system keeps, for battles with and without a set-up."""

from __future__ import annotations

from caracole.play import load
from caracole.play.conformance import conformance

TestSetUp = conformance(lambda: load("piccole", "ticinus"), games=1, every=80, step_limit=2000, secrets=False)
TestDrawnUp = conformance(
    lambda: load("piccole", "carrhae", {"drawn_up": "yes", "terrain": "T6"}), games=1, seed=2, every=80, secrets=False
)
TestDrill = conformance(lambda: load("piccole", "drill"), games=2, seed=3, every=40, secrets=False)
