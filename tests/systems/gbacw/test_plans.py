"""What colonel and general weigh at Great Battles of the American Civil War: their plans, and how they judge."""

from __future__ import annotations

from random import Random

import pytest

from caracole.play.table import position
from caracole.players import Offer, make_player
from caracole.players.plans import AS_CAPTAIN, Budget, Intention, Planner
from caracole.systems.gbacw import plans
from caracole.systems.gbacw.captain.leaning import Leaning
from caracole.texts import LANGUAGES, Texts

SCORES = [{"kind": "control", "hexes": "0505", "points": (6, 6)}]
EVEN = "0505 vE: u1 infantry 8\n0805 vW: c1 infantry 8"


def likely(units: str, seat: int = 0, **words: object) -> float:
    """How likely a seat is to win with these units."""
    table = position("gbacw", units=units, active="u-brigade", turns=4, **words)
    return plans.judge(table.game, table.state, seat)


def test_what_one_side_hopes_the_other_fears():
    assert likely(EVEN, 0) + likely(EVEN, 1) == pytest.approx(1.0)


@pytest.mark.parametrize(
    "better",
    [
        "0505 vE: u1 infantry 8\n0805 vW: c1 infantry 8 (disordered)",
        "0505 vE: u1 infantry 8\n0805 vW: c1 infantry 4",
        "0505 vE: u1 infantry 8\n0505 vE: u2 infantry 3\n0805 vW: c1 infantry 8",
    ],
)
def test_a_shaken_or_weaker_enemy_gives_hope(better):
    assert likely(better) > likely(EVEN)


def test_an_enemy_at_the_flank_takes_it():
    assert likely("0505 vSE: u1 infantry 8\n0604 vW: c1 infantry 8") < likely(
        "0505 vE: u1 infantry 8\n0604 vW: c1 infantry 8"
    )


def test_the_captains_own_plan_leans_nowhere():
    assert plans.leaning(AS_CAPTAIN) == Leaning()


def test_a_bold_plan_charges_what_the_captain_only_looks_at():
    units = "0505 vE attack: u1 infantry 8\n0605 vW: c1 infantry 8"
    table = position("gbacw", units=units, active="u-brigade")
    table.play("EndBrigade")
    timid, bold = (plans.captain(each, 1) for each in (AS_CAPTAIN, Intention("bold", {"bold": 4.0})))
    said = [type(each.decide(table.game, table.state, 0).action).__name__ for each in (timid, bold)]
    assert said == ["EndDesignation", "DesignateAssault"]


def test_other_lines_of_the_sheet_are_thought_of():
    scores = [*SCORES, {"kind": "control", "hexes": "0909", "points": (3, 3)}]
    table = position("gbacw", units=EVEN, active="u-brigade", turns=4, scores=scores, control={"union": "0505"})
    found = plans.intentions(table.game, table.state, 0, Random(1))
    assert len({intention.key for intention in found}) == len(found)
    assert {"bold", "hold", "fall_back", "take_ground"} <= {intention.name for intention in found}


def test_only_one_s_own_activation_is_planned():
    table = position("gbacw", units=EVEN, active="u-brigade")
    assert plans.stretch(table.game, table.state, 0) is not None
    assert plans.stretch(table.game, table.state, 1) is None


def test_a_plan_is_made_at_the_beginning_and_followed():
    units = "0505 vE attack: u1 infantry 8\n0506 vE attack: u2 infantry 6\n0805 vW: c1 infantry 4"
    table = position("gbacw", units=units, active="u-brigade", turns=4, scores=SCORES)
    budget = Budget(steps=400, seconds=9.0, plans=3, worlds=2, generations=0, longest=40)
    player = Planner("colonel", plans, make_player("gbacw", "captain", 1), budget, seed=2)
    before = table.game.digest(table.state)
    offer = Offer.of(table.game, table.state, 0, Random(1))
    assert offer.check(player.choose(table.game, 0, offer.view, offer).action) is None
    assert player.verdict is not None
    assert player.verdict.plans > 1
    assert table.game.digest(table.state) == before


def test_every_plan_is_told_in_every_language():
    table = position("gbacw", units=EVEN, active="u-brigade", turns=4, scores=SCORES)
    names = {each.name for each in plans.intentions(table.game, table.state, 0, Random(1))} | {"take_ground"}
    for language in LANGUAGES:
        for name in names:
            assert Texts(language, "gbacw").find(f"reason-plan_{name}") is not None, (language, name)
