"""Systems by name: our own, those of outside authors, and those of a test."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib.metadata import EntryPoint
from typing import Any

import pytest

from caracole import play
from caracole.kernel import CaracoleError, Game
from caracole.play import Match, UnknownName, load, load_recorded, register, registry, system, systems
from caracole.play.registry import BrokenSystem
from toys.cards import Cards


class ToySystem:
    name = "cards"
    title = "Cards"

    def scenarios(self) -> list[dict[str, Any]]:
        return [{"id": "standard", "title": "Standard"}, {"id": "short", "title": "Short"}]

    def options(self) -> list[dict[str, Any]]:
        return [{"id": "edition", "title": "Edition", "default": "first"}]

    def load(self, scenario: str, options: Mapping[str, Any]) -> Game[Any]:
        game = Cards()
        game.scenario = scenario
        game.options |= options
        return game


SYSTEM = ToySystem()


@pytest.fixture
def _cards() -> Iterator[None]:
    forget = register("cards", ToySystem)
    yield
    forget()


@pytest.mark.usefixtures("_cards")
def test_a_registered_system_is_loaded():
    assert "cards" in systems()
    assert system("cards").title == "Cards"
    game = load("cards")
    assert (game.system, game.scenario, game.options) == ("cards", "standard", {"edition": "first"})
    assert load("cards", "short", {"edition": "second"}).options == {"edition": "second"}


@pytest.mark.usefixtures("_cards")
@pytest.mark.parametrize(
    ("name", "scenario", "options", "problem"),
    [
        ("crads", None, None, "unknown system 'crads' (did you mean 'cards'?)"),
        ("cards", "standrad", None, "unknown scenario of cards 'standrad' (did you mean 'standard'?)"),
        ("cards", "x", None, "unknown scenario of cards 'x' (there are: short, standard)"),
        ("cards", None, {"editoin": 1}, "unknown option of cards 'editoin' (did you mean 'edition'?)"),
    ],
)
def test_unknown_names_are_answered_with_a_hint(name: str, scenario: str | None, options: Any, problem: str):
    with pytest.raises(UnknownName) as caught:
        load(name, scenario, options)
    assert str(caught.value) == problem


def test_an_unknown_system_lists_those_there_are():
    with pytest.raises(UnknownName, match=r"unknown system 'zzz' \(there are: .*gradisca"):
        system("zzz")


def test_a_system_without_scenarios(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(ToySystem, "scenarios", lambda self: [])
    forget = register("empty", ToySystem)
    with pytest.raises(CaracoleError, match="empty has no scenario"):
        load("empty")
    with pytest.raises(UnknownName, match="there are none"):
        load("empty", "standard")
    forget()


def test_a_system_is_forgotten():
    forget = register("cards", ToySystem)
    forget()
    forget()
    assert "cards" not in systems()


def test_outside_authors_use_entry_points(monkeypatch: pytest.MonkeyPatch):
    point = EntryPoint("outside", f"{__name__}:SYSTEM", registry.GROUP)
    monkeypatch.setattr(EntryPoint, "load", lambda self: SYSTEM)
    monkeypatch.setattr(registry, "entry_points", lambda group: [point] if group == "caracole.systems" else [])
    registry._installed.cache_clear()
    assert "outside" in systems()
    assert system("outside") is SYSTEM
    registry._installed.cache_clear()


def test_our_own_systems_are_not_imported_before_they_are_asked_for(monkeypatch: pytest.MonkeyPatch):
    def never(point: EntryPoint) -> Any:
        raise AssertionError(point.value)

    monkeypatch.setattr(EntryPoint, "load", never)
    registry._installed.cache_clear()
    assert "gradisca" in systems()
    with pytest.raises(BrokenSystem, match=r"AssertionError: caracole\.systems\.gradisca:SYSTEM"):
        system("gradisca")
    registry._installed.cache_clear()


@pytest.mark.usefixtures("_cards")
def test_a_record_tells_which_game_to_load():
    match = Match.new(load("cards", "short", {"edition": "second"}), bytes(32))
    game = load_recorded(match.record)
    assert Match.resume(game, match.record).game is game


def test_the_public_list_is_complete_and_in_order():
    assert all(hasattr(play, name) for name in play.__all__)
    assert play.__all__ == sorted(play.__all__, key=lambda name: (name.islower(), name))
