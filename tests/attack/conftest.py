"""Hostile tests that take minutes: `make attack` runs them, `make test` does not."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parents[1] / "server"))


@pytest.fixture
def tell(request: pytest.FixtureRequest, capsys: pytest.CaptureFixture[str]):
    """Say how it goes, at once: this takes long."""

    def say(words: str) -> None:
        with capsys.disabled():
            print(f"\n{request.node.name}: {words}", end="", flush=True)

    return say
