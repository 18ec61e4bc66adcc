"""What many cores would give: every core plays for itself, until one process has no time left to keep it all."""

from __future__ import annotations

import pytest

from caracole.lab.scaling import Scaling, page

MEASURED = Scaling("toy", "drill", ("random", "random"), 1.0, 0.001, 0.002, 50_000, 40, 2, 1.9)


def test_cores_add_up_until_the_keeping_process_is_busy():
    assert MEASURED.per_core == pytest.approx(0.95)
    assert MEASURED.rate(64) == pytest.approx(64)
    assert MEASURED.serial == pytest.approx(0.0037)
    assert MEASURED.enough == 270
    assert MEASURED.rate(1000) == MEASURED.rate(4000) == pytest.approx(1 / 0.0037)


def test_the_page_says_what_it_was_made_of():
    text = page([MEASURED], "caracole lab scaling toy/drill")
    assert "| 64 | 64.0 (100 %) |" in text
    assert "| 1000 | 270.3 (27 %) |" in text
    assert "busy all the time from 270 cores on" in text
    assert "28 hours on one core and 6 minutes on a thousand" in text


def test_a_small_game_is_measured(caracole):
    """A few games in one process each way: every figure is there and above nought."""
    ran = caracole("lab", "scaling", "gradisca/drill", "--games", 6, "--workers", 1, "--json")
    assert ran.code == 0
    (found,) = ran.json
    assert found["gain"] > 0
    assert min(found[name] for name in ("game_seconds", "take_seconds", "join_seconds", "result_bytes")) > 0
