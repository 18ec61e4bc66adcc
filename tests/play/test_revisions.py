"""A match keeps the revision of the rules that it was begun under, as long as the program carries it."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest

from caracole.kernel import NotCarried
from caracole.play import Record, load, load_recorded
from caracole.play.replay import replay, verify_dice

SPECIMENS = sorted((Path(__file__).parents[1] / "specimens").glob("revision-*/*.json.gz"))
"""Whole games as they were played under each revision; the seed of each is revealed."""


def specimen(path: Path) -> Record:
    return Record.from_json(gzip.decompress(path.read_bytes()), path.name)


def test_there_are_specimens_of_every_system_and_revision_carried():
    headers = [specimen(path).header for path in SPECIMENS]
    for system in ("gbacw", "gradisca", "piccole"):
        found = {header.revision for header in headers if header.system == system}
        assert found >= set(load(system).carried)


@pytest.mark.parametrize("system", ["gbacw", "gradisca", "piccole"])
def test_a_system_carries_every_revision_before_its_own(system):
    """Games are running under them: whoever raises the revision leaves the old rules in."""
    game = load(system)
    assert game.carried == tuple(range(1, game.revision))


@pytest.mark.parametrize("path", SPECIMENS, ids=lambda path: f"{path.parent.name}/{path.name.split('.')[0]}")
def test_an_old_game_is_replayed_digest_for_digest_under_its_own_rules(path):
    record = specimen(path)
    game = load_recorded(record)
    assert game.revision == record.header.revision
    steps = replay(game, record)
    assert steps[-1].position.decision is None
    assert verify_dice(record) > 0


@pytest.mark.parametrize("system", ["gbacw", "gradisca", "piccole"])
def test_a_new_game_is_under_the_present_rules_and_an_old_one_can_still_be_had(system):
    game = load(system)
    older = load(system, revision=1)
    assert game.revision > older.revision == 1
    assert older.options == game.options
    assert game.under(game.revision) is game
    with pytest.raises(NotCarried, match="not 99"):
        load(system, revision=99)
