"""18.11 Prisoners: streets and railroad cuts with the enemy at one's heels."""

from __future__ import annotations

import pytest

from caracole.systems.gbacw.loader import load_shipped
from systems.gbacw.rules.results.positions import fall_back, rout, table_with

TRAP = {"prisoners": (("town",), ())}


def beset(unit="u1 infantry 6", *, enemy="0605", map="0505: town", rules=TRAP, **words):
    """A unit in 0505, in the open but for what the map says, and c1 in front of it."""
    return table_with(f"0505 vE: {unit}\n{enemy} vW: c1 infantry 6", map=map, rules=rules, **words)


def back(table, *path):
    fall_back(table, "u1", len(path), len(path))
    if table.asked == "retreat.choose":
        table.play("Retreat", units=["u1"], path=list(path))
    return table


@pytest.mark.rule("C18.11.a")
@pytest.mark.parametrize("town", ["0505", "0405"], ids=["out of it", "into it"])
def test_18_11_infantry_that_retreats_through_the_town_leaves_prisoners(town):
    table = back(beset(map=f"{town}: town"), "0405")
    assert (table.where("u1"), table.strength("u1")) == ("0405", 5)
    assert table.rules_of("prisoners_taken") == ["C18.11.a"]


@pytest.mark.rule("C18.11.a")
@pytest.mark.parametrize(
    ("words", "unit"),
    [
        ({"map": ""}, "u1 infantry 6"),
        ({"enemy": "0705"}, "u1 infantry 6"),
        ({"rules": {"prisoners": ((), ("town",))}}, "u1 infantry 6"),
        ({"rules": {}}, "u1 infantry 6"),
        ({}, "u1 cavalry 6"),
    ],
    ids=["open ground", "nobody near", "no trap for this side", "no such battle", "cavalry"],
)
def test_18_11_otherwise_it_loses_nobody(words, unit):
    table = back(beset(unit, **words), "0405")
    assert (table.where("u1"), table.strength("u1")) == ("0405", 6)


@pytest.mark.rule("C18.11.b")
def test_18_11_a_long_way_through_the_streets_costs_one_point():
    table = back(beset(map="0505 0405 0305: town"), "0405", "0305")
    assert (table.where("u1"), table.strength("u1")) == ("0305", 5)


@pytest.mark.rule("C18.11.b")
def test_18_11_streets_farther_back_cost_nothing_when_the_enemy_is_left_behind():
    """Out of the open beside the enemy, then into the town with nobody beside the hex that is left."""
    table = back(beset(map="0305: town"), "0405", "0305")
    assert (table.where("u1"), table.strength("u1")) == ("0305", 6)


@pytest.mark.rule("C18.11.a")
def test_18_11_the_last_men_are_taken_and_the_game_goes_on():
    table = back(beset("u1 infantry 1"), "0405")
    assert table.where("u1") == "eliminated"
    table.play("EndBrigade")
    assert table.decision is not None


@pytest.mark.rule("C18.11.a", "C18.11.c")
@pytest.mark.parametrize(("strength", "left"), [(6, 5), (1, 1)])
def test_18_11_a_rout_from_the_town_costs_a_point_but_not_the_last(strength, left):
    table = rout(beset(f"u1 infantry {strength}"), "u1")
    assert (table.where("u1"), table.strength("u1")) == ("routed", left)


def test_18_11_at_gettysburg_the_town_is_a_trap_for_one_side_and_the_cuts_for_both():
    for name, union in (
        ("gettysburg", ("town", "cut")),
        ("oak-ridge", ("town", "cut")),
        ("mcphersons-ridge", ("cut",)),
    ):
        assert load_shipped(name).scenario.rules.prisoners == (union, ("cut",))
    assert load_shipped("kernstown").scenario.rules.prisoners == ()
