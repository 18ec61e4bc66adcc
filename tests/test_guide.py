"""docs/adding-a-system.md is followed: what it quotes is what `caracole new system` writes, and its commands work."""

from __future__ import annotations

import re
import shlex
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

from caracole.cli.main import main, parser
from caracole.lab import duel
from caracole.play.registry import register

ROOT = Path(__file__).parent.parent
NAME = "river_war"
TEXT = (ROOT / "docs" / "adding-a-system.md").read_text(encoding="utf-8")
FENCE = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
QUICK = ("--games", "2", "--workers", "1")


def sections() -> dict[str, str]:
    """The heading of each section, and what stands below it."""
    _, *found = re.split(r"^## (.*)\n", TEXT, flags=re.MULTILINE)
    return {heading.replace("\\", ""): text for heading, text in zip(found[::2], found[1::2], strict=True)}


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """What the first command of the guide writes, as if it were installed."""
    folder = tmp_path_factory.mktemp("guide")
    with pytest.MonkeyPatch.context() as patch:
        patch.chdir(folder)
        assert main(commands()[0][1:]) == 0
        patch.syspath_prepend(folder / NAME / "src")
        forget = register(NAME, lambda: import_module(NAME).SYSTEM)
        yield folder / NAME
        forget()
        for module in [each for each in sys.modules if each.partition(".")[0] == NAME]:
            del sys.modules[module]


def commands() -> list[list[str]]:
    """The commands in their order."""
    blocks = [text for language, text in FENCE.findall(TEXT) if language == "sh"]
    return [shlex.split(line) for block in blocks for line in block.splitlines()]


def test_every_file_has_its_section(package: Path):
    files = {path.relative_to(package).as_posix() for path in package.rglob("*.*") if "__pycache__" not in path.parts}
    assert {heading for heading in sections() if "." in heading} == {name for name in files if "egg-info" not in name}


def test_what_is_quoted_is_what_is_written(package: Path):
    quoted = 0
    for heading, text in sections().items():
        for language, block in FENCE.findall(text):
            if (package / heading).is_file() and "from caracole.lab" not in block:
                assert language in ("python", "toml", "text")
                assert block in (package / heading).read_text(encoding="utf-8"), f"{heading}:\n{block}"
                quoted += 1
    assert quoted > 15


@pytest.mark.parametrize("words", commands()[1:], ids=" ".join)
def test_the_commands_work(words: list[str], package: Path, monkeypatch: pytest.MonkeyPatch):
    """Those of Caracole; a server is only asked whether it understands. Installing is tests/packaging/test_kit.py."""
    if words[0] != "caracole":
        assert words in (["pip", "install", "-e", f"{NAME}[test]"], ["pytest", NAME])
    elif words[1] == "serve":
        parser().parse_args(words[1:])
    else:
        monkeypatch.setattr("sys.stdin", None)
        quick = QUICK if "--games" in words else ("--auto",) if words[1] == "play" else ()
        assert main([*words[1:], *quick]) == 0


def test_players_are_objects(package: Path):
    captain = import_module(f"{NAME}.captain").Captain
    played = duel(NAME, players=[captain(1), "random"], games=4)
    assert sum(played.wins) + played.draws == 4
    assert main(["lab", "duel", NAME, "--seats", f"{NAME}.captain:Captain,random", *QUICK]) == 0
