"""The command line itself: help, languages, and errors without a traceback."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from caracole import __version__
from caracole.cli.common import default_language
from caracole.cli.main import COMMANDS, main
from caracole.kernel import is_compiled
from caracole.play import register
from patience import PATIENCE


def test_help_names_every_command(caracole):
    ran = caracole("--help")
    assert ran.code == 0
    for command in COMMANDS:
        name = command.__name__.rpartition(".")[2].replace("_", "-")
        assert name in ran.out


def test_version(caracole):
    """It says which build of the rules runs."""
    build = "compiled" if is_compiled() else "pure Python"
    assert caracole("--version").out == f"caracole {__version__} ({build})\n"


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["dance"], "invalid choice: 'dance'"),
        ([], "required"),
        (["play"], "which system?"),
        (["play", "gradsica", "--auto"], "unknown system 'gradsica' (did you mean 'gradisca'?)"),
        (["play", "gradisca", "--auto", "--scenario", "dril"], "did you mean 'drill'?"),
        (["play", "gradisca", "--auto", "--option", "advanced"], "option 'advanced': write NAME=VALUE"),
        (["play", "gradisca", "--auto", "--option", "gmae=basic"], "did you mean 'game'?"),
        (["play", "gradisca", "--auto", "--option", "game=long"], "option game: 'long' is none of basic, advanced"),
        (["play", "gradisca", "--auto", "--option", "forts_per_zone=99"], "is not a number from 1 to 6"),
        (["play", "gradisca", "--auto", "--seats", "a,b,c"], "3 players for the 2 seats venetian, austrian"),
        (["play", "gradisca", "--auto", "--seats", "random,marshal"], "gradisca has no computer player 'marshal'"),
        (["play", "gradisca", "--auto", "--seats", "human,random"], "a human sits at venetian"),
        (["play", "gradisca", "--json"], "add --auto"),
        (["play", "gradisca", "--resume", "/nowhere/game.json"], "/nowhere/game.json: cannot be read"),
        (["replay", "/nowhere/game.json"], "/nowhere/game.json: cannot be read"),
        (["rules", "gradisca", "99"], "gradisca has no clause '99'"),
        (["rules", "coverage"], "of which system?"),
        (["rules", "chess"], "unknown system 'chess'"),
        (["bench", "chess"], "unknown system 'chess'"),
        (["soak", "gradisca", "--games", "0"], "must be at least 1"),
        (["lab", "duel", "gradisca", "--seats", "human,random"], "for computer players"),
        (["lab", "duel", "gradisca", "--seats", "random,major"], "no computer player 'major'"),
        (["data", "check"], "which scenario?"),
        (["data", "check", "/nowhere"], "/nowhere: there is no such file or directory"),
    ],
)
def test_errors_go_to_standard_error_with_exit_code_2(caracole, arguments, complaint):
    ran = caracole(*arguments)
    assert ran.code == 2
    assert ran.out == ""
    assert complaint in ran.err


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "it_IT.UTF-8"}, "it"),
        ({"LANG": "fr_CA"}, "fr"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "it_IT.UTF-8", "LC_ALL": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "it_IT.UTF-8", "LC_ALL": ""}, "it"),
    ],
)
def test_the_language_comes_from_the_environment(environment, language):
    assert default_language(environment) == language


def test_an_interrupted_command_says_so(caracole, monkeypatch):
    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("caracole.cli.systems._show", interrupt)
    ran = caracole("systems")
    assert (ran.code, ran.err) == (130, "caracole: interrupted\n")


def test_a_reader_that_has_seen_enough_is_no_error():
    """``caracole rules gradisca | head -1`` used to be able to end in a BrokenPipeError."""
    reader, writer = os.pipe()
    environment = {**os.environ, "COLUMNS": "80"}
    process = subprocess.Popen(
        [sys.executable, "-m", "caracole.cli", "rules", "gradisca", "--json"],
        stdout=writer,
        stderr=subprocess.PIPE,
        env=environment,
        cwd=Path(__file__).parent,
    )
    os.close(writer)
    os.read(reader, 10)
    os.close(reader)
    _, complaints = process.communicate(timeout=PATIENCE)
    assert complaints == b""


def test_main_returns_a_code_and_never_exits():
    assert main(["--help"]) == 0
    assert main(["dance"]) == 2


def test_systems(caracole, cards):
    shown = caracole("systems", "--json").json
    assert [each["name"] for each in shown] == [cards, "gbacw", "gradisca", "piccole"]
    gradisca = shown[2]
    assert set(gradisca) == {"name", "title", "scenarios", "options", "players", "parts", "broken"}
    assert "drill" in [scenario["id"] for scenario in gradisca["scenarios"]]
    assert gradisca["players"][-1] == "random"
    text = caracole("systems", "--language", "it", columns=60)
    assert text.code == 0
    assert "basic|advanced*" in text.out
    assert "Il campo di prova" in text.out


class NoSystem:
    name = "torn"
    title = "Torn"

    def scenarios(self) -> list[dict[str, object]]:
        raise FileNotFoundError("the box is empty")

    options = scenarios
    load = scenarios


def test_a_system_that_does_not_load_is_named_and_harms_nobody(caracole, cards):
    def torn() -> NoSystem:
        raise ImportError("no module named paper")

    forget = [register("torn", torn), register("empty", NoSystem)]
    shown = {each["name"]: each for each in caracole("systems", "--json").json}
    text = caracole("systems", columns=200)
    checked = caracole("data", "check", "--all", "--system", "piccole")
    for each in forget:
        each()
    assert shown["torn"]["broken"] == "ImportError: no module named paper"
    assert shown["empty"]["broken"] == "FileNotFoundError: the box is empty"
    assert shown["torn"]["parts"] == shown["torn"]["scenarios"] == []
    assert shown["gradisca"]["broken"] is None
    assert shown["gradisca"]["parts"] == ["captain", "board", "drawing", "terminal", "balance", "bench", "lessons"]
    assert shown[cards]["parts"] == []
    assert text.code == checked.code == 0
    assert "This does not load: ImportError: no module named paper" in text.out
