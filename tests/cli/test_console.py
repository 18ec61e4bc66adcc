"""What goes to a pipe: whole lines, neither wrapped nor padded."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from caracole.texts import rule_text

if TYPE_CHECKING:
    from conftest import Ran, Run

DUEL = ("lab", "duel", "gradisca", "--scenario", "drill", "--seats", "random,random", "--games", 2, "--workers", 1)
REPORTS = [
    ("systems",),
    ("systems", "--language", "fr"),
    ("rules", "gradisca"),
    ("rules", "gradisca", "7"),
    ("rules", "coverage", "gradisca"),
    ("replay", "game.json"),
    ("why", "game.json", "march all to gradisca", "--at", 5),
    ("play", "gradisca", "--scenario", "drill", "--auto", "--seats", "random,random", "--seed", 1),
    DUEL,
]


@pytest.fixture
def on_a_terminal(caracole: Run, monkeypatch: pytest.MonkeyPatch) -> Run:
    """The same command where its output is read on a terminal; without the colours."""

    def run(*arguments: object, columns: int) -> Ran:
        with monkeypatch.context() as terminal:
            terminal.setenv("FORCE_COLOR", "1")
            terminal.setenv("TERM", "xterm")
            ran = caracole(*arguments, columns=columns)
        return ran._replace(out=re.sub(r"\x1b\[[0-9;]*m", "", ran.out))

    return run


@pytest.mark.parametrize("command", REPORTS, ids=lambda command: " ".join(map(str, command[:3])))
def test_a_pipe_gets_whole_lines(caracole, on_a_terminal, saved, command):
    piped = caracole(*command, columns=40).out
    assert [line for line in piped.splitlines() if line != line.rstrip()] == []
    shown = on_a_terminal(*command, columns=1000).out
    assert piped.split() == shown.split()
    assert piped.count("\n") == shown.count("\n"), "as many lines as on a very wide terminal"


def test_a_clause_is_one_line_in_a_pipe_and_several_on_a_terminal(caracole, on_a_terminal):
    text = rule_text("gradisca", "G7.3.a", "en")
    assert len(text) > 80
    assert text in caracole("rules", "gradisca", "7.3.a", columns=40).out.splitlines()
    shown = on_a_terminal("rules", "gradisca", "7.3.a", columns=40).out
    assert text not in shown
    assert max(map(len, shown.splitlines())) <= 40


def test_a_game_through_a_pipe_has_no_padding(caracole):
    ran = caracole(
        "play", "gradisca", "--scenario", "drill", "--seed", 5, typed="1\nmap\nhand\nhelp\nquit\nn\n", columns=80
    )
    assert ran.code == 0
    assert [line for line in ran.out.splitlines() if line != line.rstrip()] == []
