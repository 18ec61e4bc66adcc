"""The captain's habits at Great Battles of the American Civil War: each can be turned."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from caracole.play import load
from caracole.play.table import Table, position
from caracole.players.plans import AS_CAPTAIN, Intention
from caracole.players.plans.learned import Doctrine
from caracole.systems.gbacw import captain as package
from caracole.systems.gbacw import plans
from caracole.systems.gbacw.captain.goals import Thinking
from caracole.systems.gbacw.captain.ground import Ground
from caracole.systems.gbacw.captain.judgement import UnitMind
from caracole.systems.gbacw.captain.leaning import USUAL, Leaning

SOURCES = "\n".join(
    path.read_text(encoding="utf-8")
    for path in Path(package.__file__).parent.glob("*.py")
    if path.name not in ("leaning.py", "recruit.py")
)


def leaning(**weights: float) -> Leaning:
    return plans.leaning(Intention("doctrine", weights))


def thinking(table: Table, lean: Leaning = USUAL) -> Thinking:
    return Thinking(Ground(table.game), table.state, 0, leaning=lean)


def places(table: Table, lean: Leaning, *names: str) -> list[float]:
    """What places are worth to the acting unit of somebody who leans so."""
    scene, numbers = thinking(table, lean), table.game.field.numbers["hex"]
    mind = UnitMind(scene, scene.plan, table.state.stack[-1])
    return [mind.place(numbers[name]) for name in names]


def test_turned_by_nothing_he_is_himself():
    assert leaning(**dict.fromkeys(plans.KNOBS, 0.0)) == USUAL
    assert plans.leaning(AS_CAPTAIN) == USUAL


@pytest.mark.parametrize("knob", plans.KNOBS)
def test_every_knob_turns_its_own_habit_both_ways(knob: str):
    step = plans.KNOBS[knob]
    up, down = leaning(**{knob: step}), leaning(**{knob: -step})
    assert getattr(up, knob) > getattr(USUAL, knob) > getattr(down, knob)
    assert up._replace(**{knob: getattr(USUAL, knob)}) == USUAL


@pytest.mark.parametrize("scenario", ["first-volley", "the-ford"])
def test_every_knob_of_a_scenario_turns_something(scenario: str):
    knobs = plans.knobs(load("gbacw", scenario))
    assert plans.leaning(Intention("doctrine", dict.fromkeys(knobs, 0.0))) == USUAL
    assert all(plans.leaning(Intention("doctrine", {knob: step})) != USUAL for knob, step in knobs.items())


@pytest.mark.parametrize("habit", plans.SLOPED)
def test_habits_grow_with_time_and_lead_and_at_the_last_activation(habit: str):
    step = plans.SLOPED[habit]
    late, ahead, last = (plans.leaning(Intention("doctrine", {f"{habit}/{slope}": step})) for slope in plans.SLOPES)
    usual = getattr(USUAL, habit)
    for lean, less, more in ((late, (-1.0, 0.0, True), (1.0, 0.0, True)), (ahead, (0.0, -0.5, True), (0.0, 0.5, True))):
        assert getattr(lean.at(*less), habit) < usual < getattr(lean.at(*more), habit)
        assert lean.at(0.0, 0.0, True) == lean
    assert last.at(1.0, 1.0, True) == last
    assert getattr(last.at(1.0, 1.0, False), habit) > usual


@pytest.mark.parametrize("habit", Leaning._fields)
def test_every_habit_is_asked_for_somewhere(habit: str):
    assert re.search(rf"\b(lean|leaning)\.{habit}\b", SOURCES)


def test_guns_that_are_to_be_saved_stay_far_from_the_enemy():
    table = position("gbacw", units="0505 vE: u-bat artillery 4N\n1105 vW: c1 infantry 8", acting="u-bat")
    usual = USUAL._replace(tempo=0.0)
    near, far = places(table, usual, "0505", "0205")
    near_now, far_now = places(table, usual._replace(guns_back=0.1), "0505", "0205")
    assert far_now - near_now == pytest.approx(far - near + 0.1 * 4 * 3)


@pytest.mark.parametrize(("unit", "draws"), [("u1 infantry 8", 2.4), ("u1 infantry 8 (disordered)", 0.0)])
def test_hunters_are_drawn_to_the_enemy_if_they_are_fit(unit: str, draws: float):
    table = position("gbacw", units=f"0505 vE: {unit}\n1405 vW: c1 infantry 8", acting="u1")
    far, near = places(table, USUAL, "0505", "0805")
    far_now, near_now = places(table, leaning(hunt=0.1), "0505", "0805")
    assert (near_now - far_now) - (near - far) == pytest.approx(draws)


@pytest.mark.parametrize(("unit", "draws"), [("u1 infantry 8", 0.0), ("u1 infantry 8 (disordered)", 0.8)])
def test_those_in_disorder_seek_shelter(unit: str, draws: float):
    table = position("gbacw", units=f"0505 vE: {unit}\n1405 vW: c1 infantry 8", acting="u1")
    far, near = places(table, USUAL, "0505", "0605")
    far_now, near_now = places(table, leaning(shelters=0.1), "0505", "0605")
    assert (far_now - near_now) - (far - near) == pytest.approx(draws)


def test_fire_at_those_in_disorder_is_worth_more_to_who_finishes_them():
    units = "0505 vE: u1 infantry 8\n0805 vW: c1 infantry 8 (disordered)\n0704 vW: c2 infantry 8"
    for finish in (0.0, 0.5):
        scene = thinking(position("gbacw", units=units, acting="u1"), USUAL._replace(finish=finish, answer=0.0))
        mine, numbers = scene.troop(scene.line[0][0]), scene.game.field.numbers["hex"]
        shaken, steady = (next(foe for foe in scene.foes if foe.hex == numbers[name]) for name in ("0805", "0704"))
        for foe, times in ((shaken, 1.0 + finish), (steady, 1.0)):
            volley = scene.volley(mine, mine.hex, foe, foe.hex)
            assert scene.exchange(mine, mine.hex, mine.facing, foe) == pytest.approx(volley * times)


@pytest.mark.parametrize(("who", "draws"), [("men1", 0.8), ("men2", 0.0), ("guns", 0.0)])
@pytest.mark.parametrize(("turn", "when", "counts"), [(1, "early", 1.0), (1, "late", 0.0), (3, "late", 2 / 3)])
def test_places_draw_men_as_time_goes(who: str, draws: float, turn: int, when: str, counts: float):
    table = position("gbacw", units="0505 vE: u1 infantry 8\n1405 vW: c1 infantry 8", acting="u1", turn=turn, **SHEET)
    far, near = places(table, USUAL, "0505", "0404")
    lean = plans.leaning(Intention("doctrine", {f"{who}/north-west/{when}": 0.1}))
    far_now, near_now = places(table, lean, "0505", "0404")
    assert (near_now - far_now) - (near - far) == pytest.approx(draws * counts)


SHEET: dict[str, Any] = {"scores": [{"kind": "control", "hexes": "0505", "points": (6, 6)}], "turns": 4}


@pytest.mark.parametrize(("turn", "counts"), [(3, 1.0), (4, 0.5)])
def test_in_the_last_turn_what_comes_afterwards_counts_less(turn: int, counts: float):
    table = position("gbacw", units="0505 vE: u1 infantry 8\n0805 vW: c1 infantry 8", acting="u1", turn=turn, **SHEET)
    lean = USUAL._replace(last=0.5, last_fear=0.5, tempo=0.0, spent=1.0)
    scene = thinking(table, lean)
    assert scene.worth == (lean.force * counts, lean.order * counts)
    assert scene.leaning.fear == lean.fear * counts


@pytest.mark.parametrize(("control", "bolder"), [("union", False), ("confederate", True)])
def test_who_is_behind_grows_bold_and_who_leads_careful(control: str, bolder: bool):
    units = "0505 vE: u1 infantry 8\n0805 vW: c1 infantry 8"
    early, late = (
        thinking(
            position("gbacw", units=units, acting="u1", turn=turn, control={control: "0505"}, **SHEET),
            leaning(chase=0.1),
        ).leaning.bold
        for turn in (1, 4)
    )
    assert (late > early > USUAL.bold) if bolder else (late < early < USUAL.bold)


@pytest.mark.parametrize(
    ("aim", "goal"), [({}, "bridge"), ({"take/mill": 2.0}, "mill"), ({"take/bridge": -2.0}, "mill")]
)
def test_what_is_aimed_at_comes_first(aim: dict[str, float], goal: str):
    scores = [
        {"id": "bridge", "kind": "control", "hexes": "0705", "points": (6, 6)},
        {"id": "mill", "kind": "control", "hexes": "0305", "points": (3, 3)},
    ]
    units = "0505 vE: u1 infantry 8\n1505 vW: c1 infantry 8"
    table = position("gbacw", units=units, acting="u1", scores=scores, turns=4, control={"confederate": "0705 0305"})
    assigned = thinking(table, plans.leaning(Intention("doctrine", aim))).plan.goal_of(table.state.stack[-1].unit)
    assert assigned is not None
    assert (assigned.score.id, assigned.taking) == (goal, True)


def test_the_doctrine_turns_what_can_be_turned():
    for scenario, sides in json.loads(plans.DOCTRINE.read_text(encoding="utf-8"))["by_scenario"].items():
        knobs = {*plans.KNOBS, *plans.knobs(load("gbacw", scenario))}
        assert all(knobs.issuperset(weights) for weights in sides)


def test_a_doctrine_is_read_for_each_side_and_refused_under_other_rules(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
):
    game = load("gbacw", "first-volley")
    monkeypatch.setattr(plans, "DOCTRINE", tmp_path / "doctrine.json")
    plans.taught.cache_clear()
    try:
        assert plans.doctrine(game, 0) is AS_CAPTAIN, "there is no file"
        plans.taught.cache_clear()
        sides = {"first-volley": [{"fire": 0.5}, {"fire": 0.7}]}
        Doctrine("gbacw", game.newest, {"fire": 0.1}, {}, sides).write(plans.DOCTRINE)
        assert [plans.doctrine(game, seat).weights for seat in (0, 1)] == [{"fire": 0.5}, {"fire": 0.7}]
        assert plans.doctrine(load("gbacw", "the-ford"), 1).weights == {"fire": 0.1}
        assert plans.taught(plans.DOCTRINE, game.newest + 1) is None
    finally:
        plans.taught.cache_clear()
