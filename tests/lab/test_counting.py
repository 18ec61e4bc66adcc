"""Counting over many games: figures, rows that are kept, and systems that bring a ledger."""

from __future__ import annotations

import sys
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec
from pathlib import Path
from types import ModuleType

import pytest

from caracole.cli.main import main
from caracole.lab import keeping
from caracole.lab.balancing import scenarios_of
from caracole.lab.figures import bins, five_numbers, histogram, share
from caracole.lab.keeping import Keep, key_of, player_digest, source_modules
from caracole.lab.ledgers import ledger
from caracole.play import load
from caracole.play.parts import module_of

PLAYERS = ["captain", "captain"]

# --- figures ---------------------------------------------------------------------------------------------------------


def test_wilsons_interval():
    """50 of 100: the textbook's 0.404 to 0.596; nothing played, nothing known."""
    half = share(50, 100)
    assert (half.rate, round(half.low, 3), round(half.high, 3)) == (0.5, 0.404, 0.596)
    assert share(0, 10).low == pytest.approx(0.0)
    assert round(share(0, 10).high, 3) == 0.278
    assert share(0, 0)[2:] == (0.0, 0.0, 1.0)


def test_quantiles_and_bins():
    assert list(five_numbers([4, 1, 3, 2, 10]).values()) == [1, 2, 3, 4, 10]
    assert five_numbers([1, 2])["median"] == 1.5
    assert five_numbers([7])["quarter"] == 7
    assert bins([0, 1, 1, 2]) == [(0, 0, 1), (1, 1, 2), (2, 2, 1)]
    wide = bins(list(range(30)))
    assert [each.last - each.first for each in wide] == [2] * 10
    assert sum(each.times for each in wide) == 30
    assert histogram([5, 5, 7]) == ["5 " + "█" * 40 + " 2", "6 0", "7 " + "█" * 20 + " 1"]


# --- keeping ---------------------------------------------------------------------------------------------------------


def test_rows_are_kept_and_foreign_ones_left_alone(tmp_path: Path):
    ours = Keep(tmp_path, "x", "our key")
    ours.add({"seed": 3, "winner": None})
    Keep(tmp_path, "x", "another").add({"seed": 4, "winner": None})
    with (tmp_path / "x.jsonl").open("a", encoding="utf-8") as file:
        file.write('{"key":"our key","seed":5,"win')  # stopped in the middle of a line
    again = Keep(tmp_path, "x", "our key")
    assert (again.missing(range(3, 7)), again.foreign) == ([4, 5, 6], 1)
    again.add({"seed": 5, "winner": "venetian"})
    last = Keep(tmp_path, "x", "our key")
    assert last.of([5, 3]) == [
        {"key": "our key", "seed": 5, "winner": "venetian"},
        {"key": "our key", "seed": 3, "winner": None},
    ]
    assert last.missing(range(3, 7)) == [4, 6]


def test_the_key_knows_data_options_and_the_players_source(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    game = load("gradisca", "siege-1616")
    key = key_of(game, PLAYERS)
    assert key == key_of(load("gradisca", "siege-1616"), PLAYERS)
    assert key != key_of(load("gradisca", "istria-1617"), PLAYERS)
    assert key != key_of(load("gradisca", "siege-1616", {"edition": "it"}), PLAYERS)
    modules = source_modules("caracole.systems.gradisca.captain.deciding")
    assert {"caracole.systems.gradisca.captain.deciding", "caracole.players.base"} <= set(modules)
    other = tmp_path / "captain.py"
    other.write_text("'''Another captain.'''\n", encoding="utf-8")
    monkeypatch.setattr(keeping, "source_modules", lambda first: {first: other})
    assert key != key_of(game, PLAYERS)


def test_the_key_of_a_level_that_plans_knows_its_plans_its_budget_and_what_it_has_learned(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    """A general was known by the captain's modules alone: a run that was stopped went on with another general."""
    captain, general = (player_digest("gradisca", name) for name in ("captain", "general"))
    assert captain != general != player_digest("gradisca", "colonel")
    plans = module_of("gradisca", "plans")
    assert plans is not None
    part = import_module(plans)
    with monkeypatch.context() as changed:
        changed.setattr(part, "LEARNED", tmp_path / "judgement.json")
        assert player_digest("gradisca", "general") != general
    with monkeypatch.context() as changed:
        changed.setitem(part.BUDGETS, "general", part.BUDGETS["general"]._replace(plans=1))
        assert player_digest("gradisca", "general") != general
    other = tmp_path / "plans.py"
    other.write_text("", encoding="utf-8")
    real = source_modules
    with monkeypatch.context() as changed:
        changed.setattr(keeping, "source_modules", lambda first: {first: other} if first == plans else real(first))
        assert player_digest("gradisca", "general") != general
        assert player_digest("gradisca", "captain") == captain
    assert "caracole.systems.piccole.battle.marshal" in source_modules("caracole.systems.piccole.captain")
    assert not any(".rules" in module for module in source_modules(plans))


def test_a_player_who_is_compiled_is_known_by_his_source(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """The extension module beside the source was read as text, and no ladder could be played."""
    house = tmp_path / "hostel"
    house.mkdir()
    (house / "__init__.py").touch()
    (house / "captain.py").write_text("from hostel.captain_odds import CHANCE\n", encoding="utf-8")
    (house / "captain_odds.py").write_text("CHANCE = 0.5\n", encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    plain = source_modules("hostel.captain")
    (house / f"captain{EXTENSION_SUFFIXES[0]}").write_bytes(b"\x7fELF\xff\xfe")
    assert source_modules("hostel.captain") == plain
    assert plain == {"hostel.captain": house / "captain.py", "hostel.captain_odds": house / "captain_odds.py"}
    loaded = ModuleType("hostel.captain")
    loaded.__spec__ = ModuleSpec("hostel.captain", None, origin=f"/shared/captain{EXTENSION_SUFFIXES[0]}")
    monkeypatch.setitem(sys.modules, "hostel.captain", loaded)
    assert source_modules("hostel.captain") == plain, "once loaded, it is told to lie where its shared library does"


def test_without_names_all_scenarios_but_the_lesson_are_meant():
    lessons = ledger("gradisca").lessons
    assert scenarios_of("gradisca", [], None, lessons) == [
        "primo-giorno",
        "siege-1616",
        "istria-1617",
        "campaign",
    ]
    assert scenarios_of("gradisca", ["drill", "drill"], None, lessons) == ["drill"]
    lessons = ledger("gbacw").lessons
    gettysburg = ["mcphersons-ridge", "oak-ridge", "gettysburg"]
    assert scenarios_of("gbacw", [], None, lessons) == ["first-volley", "the-ford", "kernstown", *gettysburg]


def test_a_system_without_a_ledger_says_so(capsys: pytest.CaptureFixture[str]):
    assert main(["lab", "balance", "piccole"]) == 2
    assert "piccole does not say what is to be counted" in capsys.readouterr().err
