"""What the tests of chapters 1 to 4 share: tables that were set up by the book, and scenario files with a mistake."""

from __future__ import annotations

import shutil
from collections.abc import Iterable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from caracole.datafiles import DataError
from caracole.kernel import ScriptedDice
from caracole.play.table import Table, position
from caracole.systems.gradisca.loader import load_shipped, shipped_scenarios
from caracole.systems.gradisca.position import Questions, card
from caracole.systems.gradisca.rules.components.theatre import Theatre
from caracole.systems.gradisca.rules.game import Gradisca

DRILL = next(shipped.path for shipped in shipped_scenarios() if shipped.id == "drill")
BASIC = {"game": "basic"}
BASIC_TEAMS = {"game": "basic", "teams": True}

ROAD = """
    Palma: source venetian
    Goritia: source austrian
    Palma - Farra
    Farra - Romans
    Romans - Goritia
"""
"""Four zones in a row, Venetian at one end and Austrian at the other."""

BOTH = """
    Palma: v1 infantry 2 [1]
    Goritia: a1 infantry 2 [1]
"""
"""One unit each."""

POINT = card(1, ("victory_points", {"points": 1}))


# --- set-up by chapter 4 ---------------------------------------------------------------------------------------------


def as_it_lies(*counts: int) -> list[int]:
    """The rolls that leave shuffles of so many things as they were, one after another."""
    return [roll for count in counts for roll in range(count, 1, -1)]


def set_up(theatre: Theatre, dice: Iterable[int] = (), options: dict[str, Any] | None = None) -> Table:
    """A table that stands at the first decision after the set-up of a theatre."""
    game, script, events = Gradisca(theatre, options or {}), ScriptedDice(dice), []
    state = game.setup(script, events.append)
    script.finish()
    return Table(game, state, script, events, Questions)


def drill(dice: Sequence[int] = (), options: dict[str, Any] | None = None) -> Table:
    """The drill ground with every shuffle as it lies: Booty of both sides, then the deck."""
    return set_up(load_shipped("drill"), [*as_it_lies(4, 4, 17), *dice], options)


def theatre_of(units: str, map: str = ROAD, cards: Sequence[Any] = (), boxes: int = 16, **sheet: Any) -> Theatre:
    """A theatre by words, with so many boxes on its time line; ``sheet`` changes what its scenario sheet says."""
    drawn = position("gradisca", map=map, units=units, cards=cards, dice=(1,)).game.theatre
    parts = (drawn.zones, drawn.borders, drawn.commands, drawn.units, drawn.cards, drawn.groups)
    return Theatre(*parts, drawn.boxes[:boxes], replace(drawn.scenario, **sheet))


def numbers(table: Table, cards: Iterable[int]) -> list[int]:
    """The numbers printed on these cards."""
    return [table.game.theatre.cards[index].number for index in cards]


# --- playing on ------------------------------------------------------------------------------------------------------


def pass_command(table: Table, *dice: int) -> Table:
    """The drawn Command does nothing; ``dice`` are what that brings on, the next draw first."""
    table.play("ChooseOption", option=1)
    table.dice(*dice).play("EndActivation")
    return table


def kinds(table: Table) -> list[str]:
    """What the last action caused, by the kinds of the events."""
    return [event.kind for event in table.last]


# --- scenario files --------------------------------------------------------------------------------------------------


def changed(tmp_path: Path, file: str, old: str, new: str) -> Path:
    """A copy of the drill ground in which the first ``old`` text of a file is ``new``."""
    path = tmp_path / "copy"
    if not path.exists():
        shutil.copytree(DRILL, path)
    text = (path / file).read_text(encoding="utf-8")
    assert old in text
    (path / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    return path


def complaints(load: Any, path: Path) -> list[tuple[str, str]]:
    """What the loader says against these files: (code, message)."""
    with pytest.raises(DataError) as caught:
        load(path)
    return [(problem.code, problem.message) for problem in caught.value.problems]
