"""`caracole new system`: the package that it writes is a whole game, and becomes part of the program."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

import pytest

from caracole.cli.main import main
from caracole.cli.new import template_files, title_of
from caracole.cli.systems import described
from caracole.kernel import FreeDice
from caracole.play.conformance import conformance
from caracole.play.registry import load, register
from caracole.players import Offer
from caracole.players.games import play_alone
from caracole.present.model import Says
from caracole.present.presenter import Meaning, presenter_for

NAME = "river_war"


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The package, as if it were installed."""
    folder = tmp_path_factory.mktemp("author") / NAME
    assert main(["new", "system", NAME, "--into", str(folder), "--json"]) == 0
    sys.path.insert(0, str(folder / "src"))
    forget = register(NAME, lambda: import_module(NAME).SYSTEM)
    yield folder
    forget()
    sys.path.remove(str(folder / "src"))
    for module in [each for each in sys.modules if each.partition(".")[0] == NAME]:
        del sys.modules[module]


def answer(capsys: pytest.CaptureFixture[str], *words: str, code: int = 0) -> Any:
    assert main([*words, "--json"]) == code
    return json.loads(capsys.readouterr().out)


def test_every_file_is_written_and_named_after_the_game(made: Path):
    written = sorted(path.relative_to(made).as_posix() for path in made.rglob("*") if path.suffix and path.is_file())
    expected = [path.replace("/package/", f"/{NAME}/") for path, _ in template_files()]
    assert [path for path in written if "__pycache__" not in path] == expected
    for path in expected:
        text = (made / path).read_text(encoding="utf-8")
        assert "%name%" not in text.lower()
        assert "%title%" not in text


def test_it_brings_its_parts(made: Path):
    row = described(NAME)
    assert (row["title"], row["players"], row["parts"], row["broken"]) == (
        "River War",
        ["captain", "random"],
        ["captain", "board", "drawing", "terminal", "balance", "bench", "lessons"],
        None,
    )


def test_it_conforms(made: Path):
    suite = conformance(lambda: load(NAME), games=2, secrets=True)()
    for name in dir(suite):
        if name.startswith("test_"):
            getattr(suite, name)()


def test_its_own_computer_player_plays_it_in_the_terminal(made: Path, capsys: pytest.CaptureFixture[str]):
    assert main(["play", NAME, "--auto", "--seed", "3", "--language", "en"]) == 0
    assert "Winner: North." in capsys.readouterr().out


def test_every_clause_is_enforced_and_proved(made: Path, capsys: pytest.CaptureFixture[str]):
    report = answer(capsys, "rules", "coverage", NAME)
    assert (report["clauses"], report["missing"], report["unknown"]) == (5, [], [])


@pytest.mark.parametrize(
    ("name", "problem"),
    [
        ("Bad-Name", "cannot be the name of a game"),
        ("class", "cannot be the name of a game"),
        ("random", "there is a Python package"),
        ("gradisca", "there is a system"),
    ],
)
def test_a_name_that_is_taken_or_cannot_be(name, problem, tmp_path, capsys):
    assert main(["new", "system", name, "--into", str(tmp_path / "x")]) == 2
    assert problem in capsys.readouterr().err
    assert not (tmp_path / "x").exists()


def test_nothing_is_overwritten(tmp_path, capsys):
    (tmp_path / "mine.txt").touch()
    assert main(["new", "system", "hill_war", "--into", str(tmp_path)]) == 2
    assert "not empty" in capsys.readouterr().err


def test_the_title_may_be_said(tmp_path):
    assert main(["new", "system", "hill_war", "--into", str(tmp_path), "--title", "The Hill's War"]) == 0
    assert 'title = "The Hill\'s War"' in (tmp_path / "src" / "hill_war" / "__init__.py").read_text()
    assert title_of("hill_war") == "Hill War"
    assert main(["new", "system", "hill_war", "--into", str(tmp_path / "b"), "--title", 'The "Hill"']) == 2


def test_coverage_looks_where_it_is_told(made: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    """A system that is not installed, and tests that lie elsewhere."""
    (tmp_path / "test_one.py").write_text('import pytest\n\n@pytest.mark.rule("R1.a")\ndef test_it(): ...\n')
    where = ["--source", str(made), "--tests", str(tmp_path)]
    report = answer(capsys, "rules", "coverage", "another_name", *where, code=1)
    assert (report["enforced"], report["missing"]) == (5, ["R2.a", "R2.b", "R3.a", "R4.a"])
    assert main(["rules", "coverage", "x", "--source", str(tmp_path)]) == 2
    assert "has no folder rulebook" in capsys.readouterr().err
    assert main(["rules", NAME, "--source", str(made)]) == 2


# --- its board, which is the plain one of caracole.present.areas -----------------------------------------------------


@pytest.fixture
def table(made: Path) -> tuple[Any, Any]:
    """Its presenter, and a game that has just begun."""
    game = load(NAME)
    return presenter_for(game), game.setup(FreeDice(Random(1)))


def test_the_board_has_a_place_for_every_hex_and_a_sprite_for_every_piece(table):
    presenter, state = table
    drawn, scene = presenter.draw(), presenter.scene(presenter.game.view(state, 0))
    assert {"map.en", "map.it", "map.fr", "sprites"} == set(drawn.pictures)
    assert len(drawn.board.places) == 20
    assert all(len(place.spots) == 6 for place in drawn.board.places)
    for piece in scene.pieces:
        assert f'id="{piece.symbol}"' in drawn.pictures["sprites"]
        assert piece.place in {place.id for place in drawn.board.places}
    assert drawn.board.lexicon.names["unit"]["north-1"] == {"en": "North's first patrol"}
    assert drawn.board.seats["south"] == {"en": "South"}


def test_a_scene_keeps_the_hidden_card(table):
    presenter, state = table
    own, other = presenter.scene(presenter.game.view(state, 0)).hands
    assert own.cards is not None
    assert (other.count, other.cards) == (1, None)


def test_a_click_means_an_action_or_says_why_not(table):
    presenter, state = table
    offer = Offer.of(presenter.game, state, 0, Random(1))
    by_name = {each.action["do"]: each for each in presenter.offers(offer, 1).actions}
    assert by_name["Hold"].gesture.button == "Hold"
    assert by_name["Hold"].ends
    assert by_name["March"].gesture.pieces
    assert by_name["March"].gesture.places
    meant = presenter.meaning(offer, ["north-1"], "0102", None)
    assert [each.action for each in meant.possible] == [{"do": "March", "unit": "north-1", "to": "0102"}]
    (refused,) = presenter.meaning(offer, ["north-1"], "0104", None).refused
    assert refused.refusal.rule == "R2.a"
    assert refused.refusal.says == Says("refusal-not_adjacent", {"unit": "north-1", "to": "0104"})
    assert refused.refusal.title == {"en": "March"}
    assert presenter.meaning(offer, [], "0102", None) == Meaning([], [], None)


def test_the_end_and_the_log_are_shown(table):
    presenter, _ = table
    match = play_alone(presenter.game, ["captain", "captain"], 3)
    lines = [presenter.logged(entry) for entry in match.events]
    assert any(line.dice is not None and len(line.dice.values) == 2 for line in lines)
    assert any(line.places and line.pieces for line in lines)
    result = presenter.scene(match.view(0)).result
    assert result.winners == ["north"]
