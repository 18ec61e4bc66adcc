"""The examples in the documents are run: what a stranger copies works."""

from __future__ import annotations

import io
import re
import runpy
import shlex
from pathlib import Path
from random import Random

import pytest

from caracole.cli.main import main
from caracole.kernel import FreeDice
from caracole.play import load

ROOT = Path(__file__).parent.parent
DOCUMENTS = ["README.md", "docs/api.md", "docs/api-gbacw.md"]


@pytest.mark.parametrize("name", DOCUMENTS)
def test_python_examples_run(name: str) -> None:
    """All python blocks of a document, one after the other, as one program."""
    text = (ROOT / name).read_text(encoding="utf-8")
    blocks = re.findall(r"^```python\n(.*?)^```", text, re.MULTILINE | re.DOTALL)
    assert blocks, f"{name} shows no example"
    program = compile("\n".join(blocks), name, "exec")
    exec(program, {"__name__": name})


def test_the_rulings_page_is_up_to_date() -> None:
    """docs/rulings.md is made from the rulebooks and the tests; `make rulings` writes it."""
    script = runpy.run_path(str(ROOT / "scripts" / "rulings.py"))
    assert script["TARGET"].read_text(encoding="utf-8") == script["page"](), "make rulings"


def test_the_page_of_events_is_up_to_date() -> None:
    """docs/events.md is made from the code; `make events` writes it. Every event has its sentence, and the reverse."""
    script = runpy.run_path(str(ROOT / "scripts" / "events.py"))
    assert script["TARGET"].read_text(encoding="utf-8") == script["page"](), "make events"
    for part in script["PARTS"]:
        assert set(script["events"](part)) == script["sentences"](part), part.title


@pytest.mark.parametrize(
    ("part", "system", "scenario"),
    [(0, "gradisca", "drill"), (1, "piccole", "drill"), (2, "piccole", "campaign-sicily"), (3, "gbacw", "the-ford")],
)
def test_a_game_tells_and_asks_what_the_page_lists(part: int, system: str, scenario: str) -> None:
    script = runpy.run_path(str(ROOT / "scripts" / "events.py"))
    listed = script["events"](script["PARTS"][part])
    questions = {row.kind: set(row.about) for row in script["decisions"](script["PARTS"][part])}
    answers = {row.kind: set(row.actions) for row in script["decisions"](script["PARTS"][part])}
    game = load(system, scenario, {"battles": "computer"} if part == 2 else {})
    rng = Random(3)
    dice, happened = FreeDice(rng), []
    state = game.setup(dice, happened.append)
    for _ in range(150):
        decision = game.decision(state)
        if decision is None:
            break
        assert set(decision.about) <= questions[decision.kind], decision.kind
        seat = decision.seats[0]
        action = game.sample(state, seat, rng)
        if part != 2:  # in a campaign there is always something to say besides
            assert type(action).__name__ in answers[decision.kind], decision.kind
        game.apply(state, seat, action, dice, happened.append)
    assert len({event.kind for event in happened}) > 8
    for event in happened:
        assert set(event.args) <= set(listed[event.kind].keys), event.kind


def test_the_commands_of_the_page_on_data_run(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Every command of docs/your-own-data.md, one after the other in an empty folder; whoever is asked just leaves."""
    text = (ROOT / "docs" / "your-own-data.md").read_text(encoding="utf-8")
    blocks = re.findall(r"^```(\w*)\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
    commands = [shlex.split(line) for kind, block in blocks if not kind for line in block.splitlines()]
    assert len(commands) == 18
    monkeypatch.chdir(tmp_path)
    for name, *arguments in commands:
        assert name == "caracole"
        monkeypatch.setattr("sys.stdin", io.StringIO("quit\nn\n"))
        capsys.readouterr()
        assert main(arguments) == 0, f"{arguments}: {capsys.readouterr().err}"
    assert (tmp_path / "map.svg").read_text(encoding="utf-8").startswith("<svg")
    named = set(re.findall(r"^\| `([a-z0-9/.-]+)`", text, re.MULTILINE))
    assert named
    for path in named:
        assert any((tmp_path / folder / path).exists() for folder in ("my-gradisca", "my-gbacw")), path
    assert {"series/charts.toml", "the-ford/map.toml", "friuli/map.geojson"} <= named
