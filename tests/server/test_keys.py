"""The server's own secret."""

from __future__ import annotations

import stat

import pytest

from caracole.server.keys import Keys, KeyTrouble, key_file
from caracole.server.settings import Settings


def settings_in(tmp_path, **more):
    return Settings(database=f"sqlite+aiosqlite:///{tmp_path}/games.db", **more)


def test_the_key_is_made_once_and_only_its_owner_reads_it(tmp_path):
    settings = settings_in(tmp_path)
    first, second = Keys.of(settings), Keys.of(settings)
    assert first.fingerprint == second.fingerprint
    assert stat.S_IMODE(key_file(settings).stat().st_mode) == 0o600
    assert [path.name for path in tmp_path.iterdir()] == ["games.db.key"]


def test_a_key_that_is_none_is_named(tmp_path):
    settings = settings_in(tmp_path)
    key_file(settings).write_text("hello\n")
    with pytest.raises(KeyTrouble, match=r"games\.db\.key: not a key"):
        Keys.of(settings)
    with pytest.raises(KeyTrouble, match="CARACOLE_KEY"):
        Keys.of(settings_in(tmp_path, key="ab"))


def test_what_is_sealed_opens_for_the_same_key_and_purpose_only():
    keys, others = Keys(b"k" * 32), Keys(b"o" * 32)
    sealed = keys.seal(b"seed", "game a")
    assert keys.open(sealed, "game a") == b"seed"
    assert b"seed".hex() not in sealed
    for trial in (lambda: keys.open(sealed, "game b"), lambda: others.open(sealed, "game a")):
        with pytest.raises(KeyTrouble):
            trial()
    with pytest.raises(KeyTrouble):
        keys.open("no hex", "game a")


def test_chance_is_the_same_for_the_same_question_and_another_for_another_key():
    keys = Keys(b"k" * 32)
    assert keys.rng("imagine", "g", 1).random() == keys.rng("imagine", "g", 1).random()
    draws = {
        keys.rng("imagine", "g", 1).random(),
        keys.rng("imagine", "g", 2).random(),
        keys.rng("offer", "g", 1).random(),
        Keys(b"o" * 32).rng("imagine", "g", 1).random(),
    }
    assert len(draws) == 4
