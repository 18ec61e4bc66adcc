"""A turn that is thought over before it is made, and the leanings that a doctrine may turn."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from caracole.kernel import FreeDice
from caracole.play import load
from caracole.players.plans import AS_CAPTAIN, Intention
from caracole.players.plans.learned import Doctrine
from caracole.systems.piccole import plans
from caracole.systems.piccole.battle.rules.actions import Deploy
from caracole.systems.piccole.battle.rules.field.formations import FORMATIONS
from caracole.systems.piccole.captain import study
from caracole.systems.piccole.captain.answers import preferred
from caracole.systems.piccole.captain.battle import Studying, think
from caracole.systems.piccole.captain.leanings import USUAL, Leaning
from systems.piccole.battle.positions import table_of

FACING = "S1 FtP 3000 2600 0\nS2 CvL 2200 2600 0\nN1 FtP 3000 3000 180\nN2 FtL 2200 3200 180"


def test_thinking_a_turn_over_changes_nothing_on_the_table() -> None:
    table = table_of(FACING)
    before = table.game.digest(table.state)
    first = study.studied(table.game, table.state, 0, USUAL._replace(study=8))
    assert table.game.digest(table.state) == before
    assert study.studied(table.game, table.state, 0, USUAL._replace(study=8)) == first


def test_he_takes_the_turn_that_comes_to_most() -> None:
    table = table_of(FACING)
    leaning = USUAL._replace(study=12, sure=0)
    found = study.studied(table.game, table.state, 0, leaning)
    tried = [leaning, *study.others(leaning)]
    values = [study.worth(table.game, study.after(table.game, table.state, 0, each), 0, leaning) for each in tried]
    assert len(tried) == 13
    assert values[tried.index(found)] == max(values)


def test_his_own_turn_stands_unless_another_is_surely_better() -> None:
    table = table_of(FACING)
    leaning = USUAL._replace(study=12, sure=1_000_000)
    assert study.studied(table.game, table.state, 0, leaning) == leaning


def test_enemies_who_could_fall_upon_us_count_against_us() -> None:
    far = table_of("S1 FtL 3000 1000 0\nN1 CvP 3000 5000 180")
    near = table_of("S1 FtL 3000 2600 0\nN1 CvP 3000 3200 180")
    assert study.chances(far.game, far.state, 1, USUAL) == 0
    assert study.chances(near.game, near.state, 1, USUAL) > 0


def test_what_one_side_promises_by_shooting_threatens_the_other() -> None:
    table = table_of("S1 FtL 3000 2600 0 shoots\nN1 CvL 3000 3200 180")
    assert study.shots(table.game, table.state, 0) > 0
    assert study.shots(table.game, table.state, 1) == -study.shots(table.game, table.state, 0)


def test_a_turn_is_thought_over_once(monkeypatch: pytest.MonkeyPatch) -> None:
    table = table_of(FACING)
    asked: list[tuple[object, ...]] = []

    def noted(*given: object) -> Leaning:
        asked.append(given)
        return USUAL._replace(least=9)

    monkeypatch.setattr("caracole.systems.piccole.captain.battle.studied", noted)
    thinking = Studying(USUAL._replace(study=3))
    assert [thinking.for_this(table.game, table.state, 0).least for _ in range(3)] == [9, 9, 9]
    assert len(asked) == 1
    assert Studying(USUAL).for_this(table.game, table.state, 0) is USUAL
    assert len(asked) == 1


def test_whoever_is_fond_of_an_order_of_battle_takes_it() -> None:
    assert all(preferred(Random(seed), USUAL)[0] == "line" for seed in range(20))
    for place, formation in enumerate(FORMATIONS):
        fond = tuple(3.0 * (place == other) for other in range(len(FORMATIONS)))
        assert preferred(Random(1), USUAL._replace(lines=fond))[0] == formation


def test_the_captain_draws_up_in_line() -> None:
    game = load("piccole", "ticinus")
    dice, rng = FreeDice(Random(4)), Random(4)
    state = game.setup(dice)
    while state.stack[-1].step != "setup.deploy":
        seat = game.decision(state).seats[0]  # type: ignore[union-attr]
        game.apply(state, seat, think(game, state, seat, rng).action, dice)  # type: ignore[arg-type]
    seat = game.decision(state).seats[0]  # type: ignore[union-attr]
    assert isinstance(think(game, state, seat, rng).action, Deploy)  # type: ignore[arg-type]


@pytest.mark.parametrize("knob", plans.KNOBS)
def test_every_knob_turns_something(knob: str) -> None:
    steps = (2 * plans.KNOBS[knob], -2 * plans.KNOBS[knob])
    assert any(plans.leaning(Intention("x", {knob: step})) != USUAL for step in steps)


def test_knobs_at_nought_are_the_captain() -> None:
    assert plans.leaning(Intention("x", dict.fromkeys(plans.KNOBS, 0.0))) == USUAL
    assert plans.leaning(AS_CAPTAIN) == USUAL


def test_a_doctrine_is_read_and_refused_under_other_rules(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    game = load("piccole", "ticinus")
    monkeypatch.setattr(plans, "DOCTRINE", tmp_path / "doctrine.json")
    Doctrine("piccole", game.newest, {"least": 5.0}, {}, {"ticinus": [{"least": 7.0}, {"least": 9.0}]}).write(
        plans.DOCTRINE
    )
    plans.taught.cache_clear()
    try:
        for seat, least in enumerate((7.0, 9.0)):
            assert plans.doctrine(game, seat).weights == {"least": least, "study": plans.STUDY}
        assert plans.taught(game.newest + 1) is None
    finally:
        plans.taught.cache_clear()


def test_colonel_and_general_think_their_turns_over() -> None:
    assert plans.leaning(plans.doctrine(load("piccole", "ticinus"), 0)).study == plans.STUDY
    assert plans.doctrine(load("piccole", "campaign-sicily-duel"), 0) is AS_CAPTAIN
