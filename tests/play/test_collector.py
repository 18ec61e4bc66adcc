"""The collector looks seldom while games are played, and afterwards as it did."""

from __future__ import annotations

import gc

from caracole.play.collector import COLLECTED_AFTER, collecting_rarely


def test_the_collector_looks_seldom_for_a_while():
    before, frozen = gc.get_threshold(), gc.get_freeze_count()
    assert before != COLLECTED_AFTER
    try:
        with collecting_rarely():
            assert gc.get_threshold() == COLLECTED_AFTER
            assert gc.get_freeze_count() > 0
        assert gc.get_threshold() == before
        assert gc.get_freeze_count() == 0
    finally:
        if frozen:
            gc.freeze()
