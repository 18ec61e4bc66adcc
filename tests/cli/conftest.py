"""Running the command inside the test: what it prints, what it complains of, and its exit code."""

from __future__ import annotations

import io
import json
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest

from caracole.cli.main import main
from caracole.kernel import FreeDice, Game
from caracole.play import load, register
from caracole.players import Offer
from toys.cards import Cards


class Ran(NamedTuple):
    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        return json.loads(self.out)


Run = Callable[..., Ran]


@pytest.fixture(autouse=True)
def _elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever a test saves by a bare name stays out of the checkout."""
    monkeypatch.chdir(tmp_path)


@pytest.fixture
def caracole(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """``caracole("play", "gradisca", typed="1\\n2\\n", columns=80)``"""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.delenv("FORCE_COLOR", raising=False)

    def run(*arguments: object, typed: str = "", columns: int = 100) -> Ran:
        monkeypatch.setenv("COLUMNS", str(columns))
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        capsys.readouterr()
        code = main([str(argument) for argument in arguments])
        captured = capsys.readouterr()
        assert "Traceback" not in captured.err
        return Ran(code, captured.out, captured.err)

    return run


class CardsSystem:
    """A toy, to show that the command needs to know nothing of a system."""

    name = "cards"
    title = "Cards"

    def scenarios(self) -> list[dict[str, Any]]:
        return [{"id": "standard", "title": "Standard"}]

    def options(self) -> list[dict[str, Any]]:
        return [{"id": "edition", "title": "Edition", "default": "first", "values": ["first", "second"]}]

    def load(self, scenario: str, options: Mapping[str, Any]) -> Game[Any]:
        game = Cards()
        game.options |= options
        return game


@pytest.fixture
def cards() -> Iterator[str]:
    """The name of the toy, known while the test runs."""
    forget = register("cards", CardsSystem)
    yield "cards"
    forget()


@pytest.fixture
def saved(caracole: Run, tmp_path: Path) -> Path:
    """A finished game between random players."""
    path = tmp_path / "game.json"
    ran = caracole(
        "play", "gradisca", "--scenario", "drill", "--auto", "--seats", "random,random", "--seed", 1, "--save", path
    )
    assert ran.code == 0
    return path


def offer_at(kind: str, wish: Callable[[Offer], bool] = lambda offer: True) -> Offer:
    """A decision of this kind, met in some random game of the drill ground."""
    game = load("gradisca", "drill")
    for seed in range(300):
        rng, dice = Random(seed), FreeDice(Random(seed))
        state = game.setup(dice)
        for _ in range(60):
            decision = game.decision(state)
            if decision is None:
                break
            seat = decision.seats[0]
            if decision.kind == kind:
                offer = Offer.of(game, state, seat, rng)
                if wish(offer):
                    return offer
            game.apply(state, seat, game.sample(state, seat, rng), dice)
    raise AssertionError(f"no such decision: {kind}")


@pytest.fixture(scope="session")
def crauglio() -> Offer:
    """The Venetian army at Crauglio has been activated and may act, all of it."""

    def has_everybody(offer: Offer) -> bool:
        about = offer.view["decision"]["about"]
        return bool(about["zone"] == "crauglio" and len(about["units"]) >= 7)

    return offer_at("zone.act", has_everybody)
