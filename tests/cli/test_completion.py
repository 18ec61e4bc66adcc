"""The Tab key: what could stand next, and the three shells that ask."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from caracole.cli.main import parser
from caracole.cli.offers import offers


def words_for(*typed: str) -> list[str]:
    return [offer.word for offer in offers(parser(), typed)]


@pytest.mark.parametrize(
    ("typed", "offered"),
    [
        (["pl"], ["play"]),
        (["rep"], ["replay"]),
        (["lab", "du"], ["duel"]),
        (["play", "gr"], ["gradisca"]),
        (["play", "gradisca", "--au"], ["--auto"]),
        (["play", "--auto", "gra"], ["gradisca"]),
        (["play", "--seed", "7", "gra"], ["gradisca"]),
        (["play", "gradisca", "--scenario", "dr"], ["drill"]),
        (["play", "gradisca", "--scenario=dr"], ["--scenario=drill"]),
        (["play", "gradisca", "--option", "game="], ["game=basic", "game=advanced"]),
        (["play", "gradisca", "--seats", "ca"], ["captain"]),
        (["play", "gradisca", "--language", ""], ["en", "it", "fr"]),
        (["lab", "balance", "gradisca", "--scenario", "drill", "siege"], ["siege-1616"]),
        (["rules", "coverage", "pic"], ["piccole"]),
        (["data", "copy", "--system", "gb"], ["gbacw"]),
        (["completion", "z"], ["zsh"]),
        # A file, a free text, a number; after something that does not exist.
        (["replay", ""], []),
        (["play", "--seed", ""], []),
        (["play", "gradisca", "--save", ""], []),
        (["dance", ""], []),
        (["play", "chess", "--scenario", ""], []),
        (["rules", "gradisca", "7"], []),
    ],
)
def test_what_could_stand_next(typed, offered):
    assert words_for(*typed) == offered


def test_an_option_is_offered_once_unless_it_may_be_repeated():
    words = words_for("play", "gradisca", "--json", "--option", "game=basic", "--")
    assert "--json" not in words
    assert "--option" in words
    assert "--seed" in words


def test_scenarios_of_every_system_where_none_is_named():
    words = words_for("data", "preview", "")
    assert {"drill", "kernstown", "ticinus"} <= set(words)
    assert len(words) == len(set(words))


def test_what_it_means_stands_beside_it(caracole, monkeypatch):
    assert caracole("completion", "fish", "--", "play", "gr").out == "gradisca\tLa Guerra di Gradisca 1615-1617\n"
    assert caracole("completion", "zsh", "--", "play", "gradisca", "--js").out == "--json:print the answer as JSON\n"
    monkeypatch.setenv("LANG", "it_IT.UTF-8")
    assert caracole("completion", "fish", "--", "ser").out == "serve\tgioca nel browser\n"


def test_every_command_offers_its_options():
    for command in words_for(""):
        assert "--help" in words_for(command, "-")


# --- the shells ------------------------------------------------------------------------------------------------------


def shell(name: str, script: str) -> list[str]:
    """The lines that a shell prints, with ``caracole`` on its path."""
    if shutil.which(name) is None:
        pytest.skip(f"{name} is not installed")
    environment = {**os.environ, "PATH": f"{Path(sys.executable).parent}:{os.environ['PATH']}"}
    done = subprocess.run([name, "-c", script], capture_output=True, text=True, env=environment, check=True)
    assert done.stderr == ""
    return done.stdout.splitlines()


BASH = """
eval "$(caracole completion bash)"
compopt() { echo "compopt $*"; }
COMP_WORDS=(TYPED); COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
_caracole caracole
printf '%s\\n' "${COMPREPLY[@]}"
"""


@pytest.mark.parametrize(
    ("typed", "offered"),
    [
        ("caracole play gr", ["gradisca"]),
        ("caracole play gradisca --", "--auto"),
        ("caracole play gradisca --option game = ba", ["basic"]),
        ("caracole play gradisca --option game =", ["basic", "advanced"]),
        ("caracole play gradisca --language = ''", ["en", "it", "fr"]),
        ("caracole replay ''", [""]),
    ],
)
def test_bash(typed, offered):
    lines = shell("bash", BASH.replace("TYPED", typed))
    assert offered in lines if isinstance(offered, str) else lines == offered


def test_fish():
    asked = 'caracole completion fish | source; complete -C "caracole play gr"; complete -C "caracole serve --op"'
    assert shell("fish", asked) == [
        "gradisca\tLa Guerra di Gradisca 1615-1617",
        "--open\topen the page in your browser",
    ]


ZSH = """
compdef() { echo "$*"; }
_describe() { echo "$1"; printf '%s\\n' "${(@P)2}"; }
_files() { echo files; }
eval "$(caracole completion zsh)"
words=(TYPED); CURRENT=${#words}
_caracole
"""


def test_zsh():
    told = shell("zsh", ZSH.replace("TYPED", "caracole play gr"))
    assert told == ["_caracole caracole", "caracole", "gradisca:La Guerra di Gradisca 1615-1617"]
    assert shell("zsh", ZSH.replace("TYPED", "caracole replay ''")) == ["_caracole caracole", "files"]
