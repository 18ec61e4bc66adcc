"""What an author gets: `caracole new system`, installed beside the wheel, is tested, played, counted and shown."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from installing import ROOT, Installed, answer_of, run, serving, some_of
from patience import until

NAME, TITLE = "river_war", "River War"
SIDES = ("north", "south")
PARTS = ["captain", "board", "drawing", "terminal", "balance", "bench", "lessons"]

TOOLS = (
    *("pytest", "pluggy", "iniconfig", "packaging", "pygments"),
    *("hatchling", "editables", "pathspec", "tomlkit", "trove-classifiers"),
)
"""What tests and builds the package of an author."""


class Author(NamedTuple):
    """An environment with the wheel and the author's package, which lies in ``project``."""

    installed: Installed
    project: Path


@pytest.fixture(scope="module")
def author(installed: Installed, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Author]:
    """``caracole new system NAME`` and ``pip install -e NAME`` in the environment of the wheel, until the tests are
    over."""
    tools = tmp_path_factory.mktemp("author") / "tools.txt"
    tools.write_text(some_of("dev.txt", *TOOLS), encoding="utf-8")
    pip = [installed.python, "-m", "pip", "--disable-pip-version-check", "-qq"]
    run([*pip, "install", "--no-deps", "--require-hashes", "-r", tools], installed.home)
    installed.run("new", "system", NAME)
    project = installed.home / NAME
    run([*pip, "install", "--no-index", "--no-build-isolation", "-e", f"{project}[test]"], installed.home)
    yield Author(installed, project)
    run([*pip, "uninstall", "--yes", NAME], installed.home)


def test_its_own_tests_pass(author):
    told = run([author.installed.python, "-m", "pytest", "-q"], author.project).stdout
    assert " passed" in told
    assert "skipped" not in told


def test_it_is_listed_with_its_parts(author):
    (row,) = [row for row in json.loads(author.installed.run("systems", "--json")) if row["name"] == NAME]
    assert (row["title"], row["parts"], row["broken"]) == (TITLE, PARTS, None)


def test_its_own_computer_player_plays_it_in_the_terminal(author):
    played = author.installed.run("play", NAME, "--auto", "--seats", "captain", "--seed", "3", "--language", "en")
    assert "Winner: North." in played
    record = json.loads(author.installed.run("play", NAME, "--auto", "--seed", "3", "--save", "game.json", "--json"))
    assert set(record["seats"].values()) == {"captain"}
    assert json.loads(author.installed.run("replay", "game.json", "--verify", "--json"))["ok"]


def test_somebody_plays_it_in_the_terminal(author):
    """All that is asked is answered with the first thing that is offered."""
    words = [author.installed.caracole, "play", NAME, "--seats", "human,captain", "--seed", "1", "--language", "en"]
    told = run(words, author.installed.home, typed="1\n" * 40, HOME=str(author.installed.home)).stdout
    assert "North's first patrol" in told
    assert "R4.a" in told


def test_it_is_in_the_lab(author):
    duel = json.loads(author.installed.run("lab", "duel", NAME, "--games", "6", "--workers", "1", "--json"))
    assert sum(duel["wins"].values()) == 6
    soaked = json.loads(author.installed.run("soak", NAME, "--games", "10", "--workers", "1", "--json"))
    assert (soaked["finished"], soaked["failures"]) == (10, [])


def test_its_clauses_are_covered(author):
    report = json.loads(author.installed.run("rules", "coverage", NAME, "--json"))
    assert (report["clauses"], report["enforced"], report["proved"], report["missing"]) == (5, 5, 5, [])


def test_it_is_played_in_a_browser_by_clicking_to_its_end(author, chromium):
    with serving(author.installed) as page:
        lobby = until(lambda: answer_of(f"{page}api/lobby"))
        assert TITLE in [system["title"] for system in lobby["systems"]]
        script = ROOT / "tests" / "packaging" / "clicking.mjs"
        told = run(["node", script, ROOT / "web", page, TITLE, "border", SIDES[0], chromium], author.project).stdout
    played = json.loads(told)
    assert played["over"]
    assert played["errors"] == []
    assert played["log"][0] == "Turn 1: North."
    assert played["log"][-1] == "The game is over."


def test_its_parts_are_used_where_they_belong(author):
    author.installed.run("play", NAME, "--auto", "--seed", "3", "--save", "drawn.json", "--json")
    author.installed.run("draw", "drawn.json", "--out", "drawn.svg")
    assert "<circle" in (author.installed.home / "drawn.svg").read_text(encoding="utf-8")
    report = author.installed.run("lab", "balance", NAME, "--games", "4", "--workers", "1")
    assert "North wins" in report
    assert "lists of all that may be done" in author.installed.run("bench", NAME, "--seconds", "0.5")
