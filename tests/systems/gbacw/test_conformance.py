"""The conformance suite over the scenarios of Great Battles of the American Civil War."""

from __future__ import annotations

from caracole.play import load
from caracole.play.conformance import conformance

TestFirstVolley = conformance(lambda: load("gbacw", "first-volley"), games=4, every=7)
