"""``caracole lessons``: the list, a lesson that plays itself, and the check of one's own."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from caracole.cli.main import main
from caracole.lessons import find, lessons


def test_the_list_is_for_programs(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lessons", "--json", "--language", "it"]) == 0
    rows = json.loads(capsys.readouterr().out)
    assert {"system": "gradisca", "id": "siege", "title": "Un assedio", "minutes": 4} in rows


def test_and_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lessons", "--language", "en"]) == 0
    assert "Moving and stacking" in capsys.readouterr().out


@pytest.mark.parametrize("name", [lesson.id for lesson in lessons()])
def test_every_lesson_plays_itself_to_its_end(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lessons", "play", name, "--auto", "--language", "en"]) == 0
    assert capsys.readouterr().out.rstrip().endswith("The lesson is over.")


def test_a_lesson_in_the_terminal_waits_for_the_learner(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    pressed = iter(["", "", ""])

    def enter(_: str) -> str:
        try:
            return next(pressed)
        except StopIteration:
            raise EOFError from None

    monkeypatch.setattr("builtins.input", enter)
    assert main(["lessons", "play", "moving", "--language", "en"]) == 0
    told = capsys.readouterr().out
    assert "4/13" in told
    assert "5/13" not in told


def test_the_check_names_what_is_wrong(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    mine = tmp_path / "moving.toml"
    mine.write_text(
        Path(find("moving").file).read_text().replace('refused = "wall_not_breached"', 'refused = "too_far"')
    )
    assert main(["lessons", "check", "--system", "gradisca", str(mine)]) == 1
    assert "moving.toml: step 'wall': expected the refusal 'too_far'" in capsys.readouterr().err


def test_the_check_of_all_is_well(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lessons", "check", "--language", "en"]) == 0
    assert "gradisca/moving: well, in 13 steps." in capsys.readouterr().out
