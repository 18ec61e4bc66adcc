"""`make test` makes its two halves at once (``scripts/beside.py``): both are heard, and neither fails unseen."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from patience import PATIENCE, until

BESIDE = Path(__file__).parents[1] / "scripts" / "beside.py"
MAKEFILE = """
good: ; @echo good is done
bad: ; @echo bad was here; exit 3
meets: ; @until test -e other-is-here; do sleep 0.05; done; echo they met
other: ; @touch other-is-here; echo other said this
long: ; @echo $$$$ > long-is-here; exec sleep 1000
endless: ; @echo $$$$ > endless-is-here; exec sleep 1000
"""


@pytest.fixture
def house(tmp_path: Path) -> Path:
    (tmp_path / "Makefile").write_text(MAKEFILE, encoding="utf-8")
    return tmp_path


def make(house: Path, seen: str, other: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(BESIDE), seen, other]
    return subprocess.run(command, cwd=house, capture_output=True, text=True, timeout=PATIENCE, check=False)


def test_both_halves_run_at_the_same_time(house: Path) -> None:
    """The first waits for the second here: one after the other, it would wait for ever."""
    done = make(house, "meets", "other")
    assert done.returncode == 0
    assert "they met" in done.stdout


def test_the_second_is_heard_after_the_first_and_kept(house: Path) -> None:
    said = make(house, "meets", "other").stdout
    assert said.index("they met") < said.index("other said this")
    assert (house / "build" / "other.log").read_text(encoding="utf-8") == "other said this\n"


@pytest.mark.parametrize(("seen", "other"), [("bad", "good"), ("good", "bad")])
def test_it_fails_if_either_half_fails_and_says_which(house: Path, seen: str, other: str) -> None:
    done = make(house, seen, other)
    assert done.returncode == 1
    assert "bad was here" in done.stdout
    assert "good is done" in done.stdout
    assert {"make good has passed.", "make bad has failed."} <= {*done.stdout.splitlines()}
    assert done.stdout.endswith("Failed: make bad\n")


@pytest.mark.parametrize("sent", [signal.SIGINT, signal.SIGTERM])
def test_who_ends_it_ends_both(house: Path, sent: signal.Signals) -> None:
    marks = [house / "long-is-here", house / "endless-is-here"]
    command = [sys.executable, str(BESIDE), "long", "endless"]
    with subprocess.Popen(command, cwd=house, stdout=subprocess.DEVNULL) as beside:
        until(lambda: all(mark.exists() and mark.read_text() for mark in marks))
        started = [int(mark.read_text()) for mark in marks]
        beside.send_signal(sent)
        assert beside.wait(PATIENCE) == 130
    until(lambda: not any(is_running(pid) for pid in started))


def is_running(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True
