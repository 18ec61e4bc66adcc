"""What later revisions changed is read from the questions that chapters ask."""

from __future__ import annotations

from types import ModuleType

import pytest

from caracole.kernel.changes import Change, changes_in
from caracole.play import load
from caracole.systems.gradisca.rules import amendments


def module_with(docstring: str) -> ModuleType:
    made = ModuleType("made")
    exec(f'def asked(game):\n    """{docstring}"""\n', made.__dict__)
    return made


def test_each_change_names_its_clauses_and_its_revision():
    assert changes_in(module_with("C6.24.e, R6.24-8, since revision 3: he turns. Before, he did not.")) == (
        Change(3, ("C6.24.e", "R6.24-8")),
    )
    assert changes_in(module_with("G24.m with G23.s, since revision 2, where the edition asks: Before.")) == (
        Change(2, ("G24.m", "G23.s")),
    )


def test_a_change_that_does_not_say_what_it_mends_is_a_mistake():
    with pytest.raises(ValueError, match=r"made\.asked does not begin"):
        changes_in(module_with("Raiders burn the Camp."))


@pytest.mark.parametrize("system", ["gbacw", "gradisca", "piccole"])
def test_changes_belong_to_revisions_that_there_are(system: str):
    game = load(system)
    assert all(1 < change.revision <= game.revision and change.clauses for change in game.changes)


def test_a_game_lists_them_as_the_module_does():
    assert load("gradisca").changes == changes_in(amendments)
    assert load("gradisca").changes[0] == Change(2, ("G7.5.i", "G7.5.l"))
    assert [change.clauses for change in load("piccole").changes] == [("P8.f",), ("P5.e",)], "a battle has no campaign"
