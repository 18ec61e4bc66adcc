"""Blunders are counted by a part of the system; reasons are counted for any."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from caracole.lab import blunders
from caracole.play import register
from caracole.play.registry import system
from toys.cards import Cards

MODULE = "a_part_for_tests"


class CardsSystem:
    name, title = "cards", "Cards"

    def scenarios(self) -> list[dict[str, Any]]:
        return [{"id": "standard", "title": "Standard"}]

    def options(self) -> list[dict[str, Any]]:
        return []

    def load(self, scenario: str, options: Any) -> Cards:
        return Cards()


@pytest.fixture(autouse=True)
def counted() -> Iterator[None]:
    """Gradisca with a part that calls every raid a blunder."""
    part = ModuleType(MODULE)
    part.KINDS = ("raids", "never")
    part.count = lambda match: {"raids": sum("raid" in each.event.kind for each in match.events)}
    part.__spec__ = SimpleNamespace(name=MODULE, origin="here", loader=None, parent="", submodule_search_locations=None)
    sys.modules[MODULE] = part
    real = system("gradisca")

    class Counted(type(real)):
        def __init__(self) -> None:
            super().__init__()
            self.parts = {"blunders": MODULE}

    forget = register("gradisca", Counted)
    yield
    forget()
    del sys.modules[MODULE]


def test_blunders_per_game_with_intervals(caracole):
    asked = ("lab", "blunders", "gradisca", "--scenario", "drill", "--seats", "random", "--games", 3, "--workers", 1)
    ran = caracole(*asked, "--json")
    assert ran.code == 0
    found = ran.json
    assert found["games"] == 3
    raids = found["kinds"]["raids"]
    assert raids["total"] > 0
    assert raids["per_game"] == pytest.approx(raids["total"] / 3, abs=0.001)
    assert raids["interval"][0] <= raids["per_game"] <= raids["interval"][1]
    assert found["kinds"]["never"]["total"] == 0
    assert found["without_reason"]["share"] == 1, "chance has no reasons"
    assert found["without_reason"]["total"] == found["choices"]
    assert found["without_reason"]["interval"][0] < 1, "what always was is not certain"
    shown = caracole(*asked, "--language", "it")
    assert "Scelte senza motivo: 100.0%" in shown.out


def test_reasons_that_say_nothing_are_counted():
    found = blunders("gradisca", "veterans.gradisca:Captain", 1, 3, scenario="drill")
    assert 0 < found.catch_all.value < 1
    assert blunders("gradisca", "captain", 1, 3, scenario="drill").catch_all.value == 0
    assert found.without_reason.value < 1
    assert found.total("raids") == found.games[0].kinds["raids"]


def test_who_or_what_is_unknown_is_told(caracole):
    ran = caracole("lab", "blunders", "gradisca", "--seats", "major")
    assert (ran.code, "no computer player 'major'" in ran.err) == (2, True)
    forget = register("cards", CardsSystem)
    ran = caracole("lab", "blunders", "cards", "--seats", "random")
    forget()
    assert (ran.code, "it has no part blunders" in ran.err) == (2, True)
