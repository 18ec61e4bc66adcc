"""The conformance suite over the scenarios of Great Battles of the American Civil War."""

from __future__ import annotations

from caracole.play import load
from caracole.play.conformance import conformance

TestFirstVolley = conformance(lambda: load("gbacw", "first-volley"), games=2, every=19)
TestTheFord = conformance(lambda: load("gbacw", "the-ford"), games=1, every=47)
TestKernstown = conformance(lambda: load("gbacw", "kernstown"), games=1, every=97, depth=250)
TestMcPhersonsRidge = conformance(lambda: load("gbacw", "mcphersons-ridge"), games=1, every=97, depth=250)
