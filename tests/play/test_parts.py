"""What a system brings besides its rules: found by one name, imported late, and no trouble to others when broken."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Mapping
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import Any, Protocol

import pytest

from caracole.kernel import CaracoleError, Game
from caracole.play import register, registry
from caracole.play.parts import BROUGHT, BrokenPart, has_part, module_of, package_of, part, works
from caracole.play.registry import BrokenSystem, checked_systems, system, systems, working_systems
from caracole.play.table import position
from caracole.players import make_player, player_names
from toys.cards import Cards

HOUSE = "a_house_of_cards"
WHOLE = set(BROUGHT)


class HouseSystem:
    name = "house"
    title = "A house of cards"
    package = HOUSE

    def scenarios(self) -> list[dict[str, Any]]:
        return [{"id": "standard", "title": "Standard"}]

    def options(self) -> list[dict[str, Any]]:
        return []

    def load(self, scenario: str, options: Mapping[str, Any]) -> Game[Any]:
        return Cards()


class Answer(Protocol):
    """What the tests ask for."""

    @property
    def ANSWER(self) -> int:
        """A number."""


Write = Callable[[str, str], None]


@pytest.fixture
def write(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Write]:
    """Writes modules of a package outside the program, which is registered as a system."""
    package = tmp_path / HOUSE
    package.mkdir()
    (package / "__init__.py").touch()
    monkeypatch.syspath_prepend(tmp_path)
    forget = register("house", HouseSystem)

    def write(name: str, code: str) -> None:
        file = package / name
        file.parent.mkdir(exist_ok=True)
        file.write_text(code, encoding="utf-8")

    yield write
    forget()
    for module in [name for name in sys.modules if name.split(".")[0] == HOUSE]:
        del sys.modules[module]


def test_a_part_is_the_module_of_that_name(write: Write):
    write("answers.py", "ANSWER = 42")
    write("replies/__init__.py", "ANSWER = 43")
    assert package_of("house") == HOUSE
    assert module_of("house", "answers") == f"{HOUSE}.answers"
    for name, number in (("answers", 42), ("replies", 43)):
        found = part("house", name, Answer)
        assert found is not None
        assert number == found.ANSWER
        assert has_part("house", name)
        assert works("house", name, Answer)


def test_a_part_may_stand_elsewhere(write: Write, monkeypatch: pytest.MonkeyPatch):
    write("rules/odds.py", "ANSWER = 7")
    monkeypatch.setattr(HouseSystem, "parts", {"odds": f"{HOUSE}.rules.odds"}, raising=False)
    found = part("house", "odds", Answer)
    assert found is not None
    assert found.ANSWER == 7


def test_who_brings_no_part_has_none(write: Write):
    write("drawing/look.toml", "")  # a folder without modules
    for name in ("captain", "drawing"):
        assert not has_part("house", name)
        assert part("house", name, Answer) is None
        assert not works("house", name, Answer)


@pytest.mark.parametrize("name", ["nobody", "gradisca.board", "", "../x"])
def test_an_unknown_system_brings_nothing(name: str):
    assert package_of(name) is None
    assert part(name, "captain", Answer) is None


def test_a_part_is_not_imported_to_know_that_it_is_there(write: Write):
    write("captain.py", "raise RuntimeError('too early')")
    assert player_names("house") == ["captain", "random"]
    assert f"{HOUSE}.captain" not in sys.modules


@pytest.mark.parametrize(
    ("code", "problem"),
    [
        ("import no_such_package", "ModuleNotFoundError: No module named 'no_such_package'"),
        ("1 / 0", "ZeroDivisionError: division by zero"),
        ("ANSWERS = 42", f"{HOUSE}.board lacks ANSWER"),
    ],
)
def test_a_part_that_does_not_load_says_why(write: Write, code: str, problem: str):
    write("board.py", code)
    assert has_part("house", "board")
    assert not works("house", "board", Answer)
    with pytest.raises(BrokenPart) as caught:
        part("house", "board", Answer)
    assert str(caught.value) == f"the board of house cannot be loaded: {problem}"


def test_an_outside_system_brings_a_captain_and_positions(write: Write):
    write("captain.py", "from caracole.players import RandomPlayer as PLAYER")
    write(
        "position.py",
        "from toys.cards import Cards\n"
        "def build(*, dice, emit): return (game := Cards()), game.setup(dice)\n"
        "class Questions:\n"
        "    def __init__(self, table): self.table = table\n"
        "    def turn(self): return self.table.state.turn\n"
        "def questions_of(game): return Questions\n",
    )
    assert make_player("house", "captain", 1).name == "random"
    assert position("house", dice=(1,) * 7).turn() == 0


def test_a_system_without_positions_says_so(write: Write):
    with pytest.raises(CaracoleError, match="house has no positions by words"):
        position("house")


def test_our_own_systems_are_whole():
    brought = {name: {each for each in BROUGHT if has_part(name, each)} for name in ("gbacw", "gradisca", "piccole")}
    assert brought == {
        "gbacw": WHOLE,
        "gradisca": WHOLE,
        "piccole": WHOLE - {"balance"},
    }


# --- plug-ins that do not load ---------------------------------------------------------------------------------------


@pytest.fixture
def _plugged_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Three plug-ins: one raises, one is no system at all, one takes the name of a game of ours."""
    (tmp_path / "a_bad_plug.py").write_text("raise RuntimeError('not today')", encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    points = [
        *registry.entry_points(group=registry.GROUP),
        EntryPoint("bad", "a_bad_plug:SYSTEM", registry.GROUP),
        EntryPoint("empty", "collections:OrderedDict", registry.GROUP),
        EntryPoint("gradisca", "a_bad_plug:SYSTEM", registry.GROUP),
    ]
    monkeypatch.setattr(registry, "entry_points", lambda group: points)
    registry._installed.cache_clear()
    yield
    registry._installed.cache_clear()


@pytest.mark.usefixtures("_plugged_in")
def test_a_broken_plug_in_harms_nobody_else():
    assert {"bad", "empty", "gradisca"} <= set(systems())
    with pytest.raises(BrokenSystem, match=r"^bad does not load: RuntimeError: not today$"):
        system("bad")
    with pytest.raises(BrokenSystem, match=r"^empty does not load: type lacks name, title, scenarios, options, load$"):
        system("empty")
    assert [each.name for each in working_systems()] == ["gradisca", "piccole", "gbacw"]
    assert [each.name for each in checked_systems()] == ["gradisca", "piccole", "gbacw"]
    assert package_of("bad") is None
    assert not has_part("bad", "board")
    assert player_names("bad") == ["random"]


@pytest.mark.usefixtures("_plugged_in")
def test_nobody_takes_the_name_of_a_system_of_ours():
    assert system("gradisca").title == "La Guerra di Gradisca 1615-1617"
