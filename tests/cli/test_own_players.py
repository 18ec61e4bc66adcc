"""Players of one's own: by where they stand, everywhere a seat is named; in Python as objects."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from caracole.cli.main import main
from caracole.lab import duel
from caracole.play.registry import register
from caracole.players import Chosen, RandomPlayer, UnknownPlayer, make_player
from toys.cards import Cards

SOURCE = """
from caracole.players import Chosen

class First:
    name = "first"

    def __init__(self, seed):
        self.seed = seed

    def choose(self, game, seat, view, offer):
        return Chosen(list(offer.candidates())[0])

class Mute:
    def __init__(self, seed):
        pass

class Stubborn:
    pass

NUMBER = 3
"""


class CardsSystem:
    """The toy as a system."""

    name = title = "cards"

    def scenarios(self):
        return [{"id": "standard"}]

    def options(self):
        return [{"id": "edition", "default": "first", "values": ["first"]}]

    def load(self, scenario, options):
        return Cards()


class Last:
    """Does the last thing that is offered."""

    name = "last"

    def choose(self, game, seat, view, offer):
        return Chosen(list(offer.candidates())[-1])


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder with a module in it, where commands are given."""
    (tmp_path / "my_players.py").write_text(SOURCE)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    forget = register("cards", CardsSystem)
    yield tmp_path
    forget()
    sys.modules.pop("my_players", None)


def test_play(capsys):
    assert main(["play", "cards", "--auto", "--seats", "my_players:First,random", "--seed", "1", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["seats"] == {"north": "my_players:First", "south": "random"}


def test_soak_and_duel(capsys):
    assert main(["soak", "cards", "--seats", "my_players:First", "--games", "2", "--workers", "1", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["finished"] == 2
    words = ["lab", "duel", "cards", "--seats", "my_players:First,random", "--games", "4", "--workers", "1", "--json"]
    assert main(words) == 0
    assert set(json.loads(capsys.readouterr().out)["wins"]) == {"my_players:First", "random", "draw"}


@pytest.mark.parametrize(
    ("name", "problem"),
    [
        ("nowhere_at_all:First", "No module named 'nowhere_at_all'"),
        ("my_players:Second", "has no attribute 'Second'"),
        ("my_players:Mute", "it has no choose"),
        ("my_players:Stubborn", "TypeError"),
        ("my_players:NUMBER", "it is nothing that makes one"),
    ],
)
def test_what_is_no_player_is_told_in_a_line(name, problem, capsys):
    assert main(["play", "cards", "--auto", "--seats", f"{name},random", "--seed", "1"]) == 2
    told = capsys.readouterr().err
    assert problem in told
    assert told.count("\n") == 1


def test_a_duel_of_objects():
    seen = []
    played = duel(
        "cards", players=[Last(), RandomPlayer], games=6, seed=3, each=lambda match, game: seen.append(game.seed)
    )
    assert [game.entrants for game in played.games] == [(0, 1), (1, 0)] * 3
    assert seen == [3, 3, 4, 4, 5, 5]
    assert sum(played.wins) + played.draws == 6
    assert played.share(0).total == 6 - played.draws
    assert played == duel("cards", players=[Last(), "random"], games=6, seed=3)


def test_a_duel_without_a_captain(capsys):
    assert main(["lab", "duel", "cards", "--games", "2", "--workers", "1", "--json"]) == 0
    assert set(json.loads(capsys.readouterr().out)["wins"]) == {"random", "draw"}


def test_who_names_a_player_from_elsewhere_imports_nothing():
    """A server asks make_player."""
    with pytest.raises(UnknownPlayer):
        make_player("cards", "my_players:First", 1)
    assert "my_players" not in sys.modules


def test_an_object_that_is_no_player():
    with pytest.raises(Exception, match="is no computer player"):
        duel("cards", players=[3, "random"])
