"""A turn that is thought over before it is made, and the leanings that a doctrine may turn."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from caracole.kernel import FreeDice
from caracole.kernel.bits import mask_of
from caracole.play import load
from caracole.players.plans import AS_CAPTAIN, Intention
from caracole.players.plans.learned import Doctrine
from caracole.systems.piccole import plans
from caracole.systems.piccole.battle import marches
from caracole.systems.piccole.battle.rules.actions import Deploy
from caracole.systems.piccole.battle.rules.components.numbers import each_element
from caracole.systems.piccole.battle.rules.field.formations import FORMATIONS
from caracole.systems.piccole.captain import study
from caracole.systems.piccole.captain.answers import preferred
from caracole.systems.piccole.captain.battle import Studying, think
from caracole.systems.piccole.captain.leanings import USUAL, Leaning
from caracole.systems.piccole.captain.sight import Sights
from caracole.systems.piccole.odds import Judge, Known
from systems.piccole.battle.positions import table_of

FACING = "S1 FtP 3000 2600 0\nS2 CvL 2200 2600 0\nN1 FtP 3000 3000 180\nN2 FtL 2200 3200 180"


def test_thinking_a_turn_over_changes_nothing_on_the_table() -> None:
    table = table_of(FACING)
    before = table.game.digest(table.state)
    first = study.studied(table.game, table.state, 0, USUAL._replace(study=8))
    assert table.game.digest(table.state) == before
    assert study.studied(table.game, table.state, 0, USUAL._replace(study=8)) == first


def worth(table: Any, turn: Leaning, judging: Leaning) -> int:
    return study.worth(table.game, study.after(table.game, table.state, 0, turn), 0, judging)


def test_he_takes_the_turn_that_comes_to_most() -> None:
    table = table_of(FACING)
    leaning = USUAL._replace(study=40, sure=0)
    found = study.studied(table.game, table.state, 0, leaning)
    kinds = [leaning, *study.others(leaning, 20)]
    assert len(kinds) == 21
    best = worth(table, found, leaning)
    assert best >= max(worth(table, each, leaning) for each in kinds)
    for element in each_element(table.game.army[0]):
        assert worth(table, found._replace(kept=found.kept | 1 << element), leaning) <= best


def test_his_own_turn_stands_unless_another_is_surely_better() -> None:
    table = table_of(FACING)
    leaning = USUAL._replace(study=12, sure=1_000_000)
    assert study.studied(table.game, table.state, 0, leaning) == leaning


def test_enemies_who_could_fall_upon_us_count_against_us() -> None:
    far = table_of("S1 FtL 3000 1000 0\nN1 CvP 3000 5000 180")
    near = table_of("S1 FtL 3000 2600 0\nN1 CvP 3000 3200 180")
    assert study.chances(far.game, far.state, 1, USUAL) == 0
    assert study.chances(near.game, near.state, 1, USUAL) > 0


def test_who_has_no_way_back_and_a_camp_that_stands_open_count() -> None:
    free = table_of("S1 FtP 3000 1000 0\nN1 FtP 3000 4000 180")
    stuck = table_of("S1 FtP 3000 1000 0\nS2 FtP 3000 600 90\nN1 FtP 3000 4000 180")
    before, after = (
        [study.footing(table.game, table.state, seat, USUAL) for seat in (0, 1)] for table in (free, stuck)
    )
    assert after == [before[0] - USUAL.stuck, before[1] + USUAL.caught]


def test_a_camp_stands_open_when_nobody_is_in_it_and_an_enemy_is_near() -> None:
    game = load("piccole", "ticinus")
    dice, rng = FreeDice(Random(4)), Random(4)
    state = game.setup(dice)
    while state.stack[-1].step != "move.act":
        seat = game.decision(state).seats[0]
        game.apply(state, seat, think(game, state, seat, rng).action, dice)
    guards = marches.inside(game, state, state.camps[0], 0)
    raider = max(each_element(game.army[1]), key=lambda each: game.troop[each].easy)
    assert guards
    state.poses[raider] = marches.post(game, state, 0, raider)
    assert study.openness(game, state, 0) == 0
    state.on_table &= ~mask_of(guards)
    assert study.openness(game, state, 0) == study.FAR
    assert study.footing(game, state, 1, USUAL) > study.footing(game, state, 1, USUAL._replace(their_camp=0))
    assert study.footing(game, state, 0, USUAL) < study.footing(game, state, 0, USUAL._replace(open_camp=0))


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
        seat = game.decision(state).seats[0]
        game.apply(state, seat, think(game, state, seat, rng).action, dice)
    seat = game.decision(state).seats[0]
    assert isinstance(think(game, state, seat, rng).action, Deploy)


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
            assert plans.doctrine(game, seat).weights == {"least": least}
        assert plans.taught(plans.DOCTRINE, game.newest + 1) is None
    finally:
        plans.taught.cache_clear()


def test_colonel_and_general_think_their_turns_over_and_the_general_longer() -> None:
    colonel, general = (plans.BUDGETS[level].leaning["study"] for level in ("colonel", "general"))
    assert 0 < colonel < general
    assert plans.leaning(Intention("x", {"study": general})).study == general
    assert plans.doctrine(load("piccole", "campaign-sicily-duel"), 0) is AS_CAPTAIN


def test_what_is_seen_of_a_position_is_measured_once_and_as_without_memory() -> None:
    table = table_of(FACING)
    sights = Sights()
    for turn in study.others(USUAL, 12):
        plain = study.after(table.game, table.state, 0, turn)
        assert study.after(table.game, table.state, 0, turn, sights).poses == plain.poses
    seen = sights.of(table.game, table.state, 0, USUAL)
    assert seen is sights.of(table.game, table.state.copy(), 0, USUAL._replace(least=50))
    assert seen is not sights.of(table.game, table.state, 0, USUAL._replace(recoil=50))
    knight = next(each for each in each_element(table.game.army[0]) if table.game.name(each) == "S2")
    for _, _, end in seen.contacts(knight):
        assert seen.gain(knight, end) == Judge(table.game, table.state, 0).gain(knight, end)


def test_whoever_shall_stay_stays() -> None:
    table = table_of(FACING)
    first, second, *_ = each_element(table.state.on_table & table.game.army[0])
    before = table.state.poses
    for kept in (first, second):
        stand = study.after(table.game, table.state, 0, USUAL._replace(kept=1 << kept))
        assert stand.poses[kept] == before[kept]
        assert stand.poses != before
    assert study.after(table.game, table.state, 0, USUAL).poses[first] != before[first]


def test_the_answer_is_a_turn_of_the_other_side() -> None:
    table = table_of(FACING)
    before = table.game.digest(table.state)
    own, other = (table.state.on_table & army for army in table.game.army)
    then = study.answered(table.game, table.state, 0, 7)
    assert table.game.digest(table.state) == before
    assert [then.poses[each] for each in each_element(own)] == [table.state.poses[each] for each in each_element(own)]
    assert any(then.poses[each] != table.state.poses[each] for each in each_element(other))


def test_nobody_attacks_twice_in_what_could_be_attacked() -> None:
    left, right, rider = "S1 FtL 2600 2600 0", "S2 FtL 3400 2600 0", "N1 CvP 3000 3200 180"
    one, other, both = (
        study.chances(table.game, table.state, 1, USUAL)
        for table in (table_of("\n".join((*foot, rider))) for foot in ((left,), (right,), (left, right)))
    )
    assert one > 0
    assert other > 0
    assert both == max(one, other)


def test_whoever_has_no_time_does_as_the_captain() -> None:
    game, leaning = load("piccole", "ticinus"), USUAL._replace(study=12, polish=2)
    dice, rng = FreeDice(Random(4)), Random(4)
    state, found = game.setup(dice), []
    while len(found) < 4:
        seat = game.decision(state).seats[0]
        if state.stack[-1].step == "move.act" and not state.moved and state.turn > 4:
            found.append(study.studied(game, state, seat, leaning))
            assert study.studied(game, state, seat, leaning, lambda: True) == leaning
        game.apply(state, seat, think(game, state, seat, rng).action, dice)
    assert any(each != leaning for each in found)


def test_what_fights_promise_is_remembered_by_who_stands_near() -> None:
    game = load("piccole", "ticinus")
    dice, rng = FreeDice(Random(4)), Random(4)
    known: Known = {}
    state, fights = game.setup(dice), 0
    while fights < 40:
        decision = game.decision(state)
        assert decision is not None
        judge = Judge(game, state, decision.seats[0], known=known)
        assert judge.pairs == Judge(game, state, decision.seats[0]).pairs
        fights += len(judge.pairs)
        game.apply(state, decision.seats[0], think(game, state, decision.seats[0], rng).action, dice)
    assert len(known) < fights
