"""What the lab counts as a blunder, and that the captain of today makes fewer of them than the one before him."""

from __future__ import annotations

from typing import Any

import pytest

from caracole.play import load
from caracole.players.games import play_alone
from caracole.systems.piccole.battle.rules.actions import EndMoves, Move
from caracole.systems.piccole.blunders import KINDS, Deed, count, faults_of
from caracole.texts import LANGUAGES, Texts
from systems.piccole.battle.positions import table_of
from systems.piccole.captain.test_battle import CAMPS


def faults(elements: str, action: Any, code: str | None = None, camps: bool = False, last: bool = False) -> list[str]:
    table = table_of(elements)
    if camps:
        table.state.camps = CAMPS
    assert table.game.check(table.state, 0, action) is None
    return list(faults_of(Deed(table.game, table.state, 0, action, code), last))


def test_a_few_millimetres_are_no_step() -> None:
    line = "S1 FtP 3000 2000 0\nN1 FtP 3000 4500 180"
    assert faults(line, Move(0, 3000, 2020, 0)) == ["idle_step"]
    assert faults(line, Move(0, 3000, 2500, 0)) == []
    assert faults("S1 FtP 3000 2980 0\nN1 FtP 3000 3000 180", Move(0, 3000, 3000, 0)) == []  # into contact


def test_away_from_the_enemy_is_no_advance() -> None:
    line = "S1 FtP 3000 2000 0\nN1 FtP 3000 4500 180"
    assert faults(line, Move(0, 3000, 1700, 0), "advances") == ["wrong_way"]
    assert faults(line, Move(0, 3000, 1700, 0), "makes_room") == []


def test_a_general_between_enemies_is_in_a_pocket() -> None:
    ready = "S1 CvP 3000 2300 0 general\nN1 FtL 3000 3000 180"
    between = f"{ready}\nN2 CvP 2300 2900 180\nN3 CvP 3700 2900 180"
    assert faults(between, Move(0, 3000, 3000, 0)) == ["general_in_pocket"]
    assert faults(ready, Move(0, 3000, 3000, 0)) == []


def test_a_turn_that_ends_beside_an_open_flank_has_missed_it() -> None:
    beside = "S1 CvP 2300 3050 0\nS2 FtP 3000 3000 0\nN1 FtP 3000 3000 180"
    assert faults(beside, EndMoves(), last=True) == ["missed_flank"]
    assert faults(beside, EndMoves()) == []
    assert faults(beside, Move(0, 2800, 3200, 90), last=True) == []


def test_a_camp_is_not_left_to_an_enemy_at_its_gate() -> None:
    gate = "S1 FtL 3000 350 0\nN1 CvL 3000 1500 180"
    assert faults(gate, Move(0, 3000, 950, 0), camps=True) == ["open_camp"]
    assert faults("S1 FtL 3000 350 0\nN1 CvL 3000 4500 180", Move(0, 3000, 950, 0), camps=True) == []


def test_all_kinds_are_counted_in_a_match() -> None:
    match = play_alone(load("piccole", "drill"), ["captain", "captain"], 2)
    found = count(match)
    assert set(found) == set(KINDS)
    assert found["idle_step"] == found["wrong_way"] == 0


def test_the_captain_before_him_shuffled() -> None:
    veteran = "veterans.piccole:Captain"
    found = count(play_alone(load("piccole", "ticinus"), [veteran, veteran], 3))
    assert found["idle_step"] + found["wrong_way"] > 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_has_its_words(language: str) -> None:
    texts = Texts(language, "piccole")
    assert all(texts.find(f"blunder-{kind.replace('_', '-')}") for kind in KINDS)
