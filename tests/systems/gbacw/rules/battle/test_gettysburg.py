"""The three scenarios of Gettysburg: what their files say, and what the battle's own ground and rules make of it."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from caracole.kernel import FreeDice
from caracole.systems.gbacw.loader import load_shipped
from caracole.systems.gbacw.rules.battle import battle
from caracole.systems.gbacw.rules.battle.setup import set_up
from caracole.systems.gbacw.rules.components.printed import ARTILLERY, ATTACK, CAVALRY, INFANTRY
from caracole.systems.gbacw.rules.game import Gbacw

DAY, NOON, MORNING = (load_shipped(name) for name in ("gettysburg", "oak-ridge", "mcphersons-ridge"))
CUTS = {"1518", "1618", "1819", "1920", "2322", "2422"}


def started(field):
    game = Gbacw(field)
    return game, set_up(game, FreeDice(Random(1)), None)


def brigade(field, name):
    return field.numbers["brigade"][name]


# --- the order of battle ---------------------------------------------------------------------------------------------


def strengths(field):
    """(corps, arm) -> strength."""
    found = Counter()
    for unit in field.units:
        corps = field.divisions[field.brigades[unit.brigade].division].corps
        found[field.corps[corps].id, unit.arm] += unit.strength
    return found


def test_the_totals_of_the_corps():
    day = strengths(DAY)
    assert {corps: day[corps, INFANTRY] for corps in ("i", "xi", "iii", "ii")} == {
        **{"i": 191, "xi": 166},
        **{"iii": 222, "ii": 252},
    }
    assert day["cav", CAVALRY] == 53
    assert [day[corps, ARTILLERY] for corps in ("cav", "i", "xi", "iii", "ii")] == [6, 28, 26, 36, 32]
    assert (len(DAY.units), len(NOON.units), len(MORNING.units), len(DAY.leaders)) == (159, 159, 31, 53)


def test_at_one_the_losses_of_the_morning_are_gone():
    noon = strengths(NOON)
    assert [noon[corps, INFANTRY] for corps in ("i", "xi", "iii", "ii")] == [170, 166, 201, 252]
    assert noon["i", ARTILLERY] == 25
    day = {unit.id: unit.strength for unit in DAY.units}
    assert all(unit.strength <= day[unit.id] for unit in NOON.units)
    names = {leader.id: leader.front.name for leader in NOON.leaders}
    assert (names["us-reynolds"], names["us-doubleday"], names["cs-archer"]) == ("Doubleday", "Rowley", "Fry")


def test_the_units_of_the_morning_are_those_of_the_day():
    day = {unit.id: unit for unit in DAY.units}
    for unit in MORNING.units:
        same = day[unit.id]
        assert unit._replace(brigade=same.brigade) == same


# --- the ground ------------------------------------------------------------------------------------------------------


def test_the_map_of_the_morning_is_a_part_of_the_whole():
    part, whole = MORNING.grid, DAY.grid
    assert (part.columns, part.rows, whole.columns, whole.rows) == (28, 34, 50, 44)
    for here in part.every:
        there = whole.number(part.names[here])
        assert MORNING.elevation[here] == DAY.elevation[there]
        assert MORNING.terrain[here].id == DAY.terrain[there].id
        for direction, beyond in enumerate(part.neighbours[here]):
            if beyond >= 0:
                for table in ("slope", "stream", "wall", "way", "crossing"):
                    one, other = getattr(MORNING.sides, table), getattr(DAY.sides, table)
                    assert one[here * 6 + direction] == other[there * 6 + direction], (part.names[here], table)


def test_the_afternoon_is_fought_on_the_same_map():
    assert (NOON.elevation, NOON.terrain, NOON.sides) == (DAY.elevation, DAY.terrain, DAY.sides)


@pytest.mark.parametrize("field", [DAY, NOON, MORNING], ids=lambda field: field.scenario.id)
def test_g2_the_railroad_cuts_hide_from_fire_and_are_a_trap_in_an_assault(field):
    cuts = {field.grid.names[where] for where in field.grid.every if field.terrain[where].id == "cut"}
    assert cuts == CUTS
    cut = field.chart.rows["cut"]
    assert (cut.fire, cut.assault, cut.pre_assault, cut.height) == ((-1, -1, -1), 2, 1, 0)
    bed = next(each for each in field.ground.features if each.name == "Railroad bed")
    assert {field.grid.number(name) for name in CUTS} <= set(bed.places)


def test_g2_g3_the_series_knows_neither_the_cuts_nor_the_breech_loaders():
    kernstown = load_shipped("kernstown")
    assert "cut" not in kernstown.chart.rows
    assert "BC" not in {weapon.id for weapon in kernstown.weapons}


def test_g3_the_cavalry_has_breech_loaders_mounted_and_on_foot():
    for unit in DAY.units:
        if unit.arm == CAVALRY:
            weapons = [DAY.weapons[number] for number in (unit.weapon, unit.dismounted.weapon)]
            assert [(weapon.id, weapon.range, weapon.prepared) for weapon in weapons] == [("BC", (1, -1, -3), 1)] * 2


# --- the battle's own rules ------------------------------------------------------------------------------------------


@pytest.mark.rule("C1.0.b")
@pytest.mark.parametrize(
    ("name", "field", "first", "last"),
    [
        *(("pet-he", DAY, 1, 6), ("sca-pe", DAY, 1, 6), ("dan-ro", DAY, 10, 12), ("gor-ea", DAY, 10, 12)),
        *(("arc-he", NOON, 1, 1), ("dav-he", NOON, 1, 1), ("one-ro", NOON, 5, 5)),
    ],
)
def test_g4_g10_who_may_not_attack_and_when(name, field, first, last):
    game, state = started(field)
    barred = []
    for state.turn in range(1, len(field.scenario.turns) + 1):
        refusal = battle.why_not_attack_orders(game, state, brigade(field, name), ATTACK)
        barred += [] if refusal is None else [state.turn]
    assert barred == list(range(first, last + 1))


@pytest.mark.rule("C1.0.b")
def test_g4_archer_and_davis_may_attack_all_day_and_so_may_hays():
    game, state = started(DAY)
    for name in ("arc-he", "dav-he", "hay-ea", "ave-ea"):
        for state.turn in range(1, 13):
            assert battle.why_not_attack_orders(game, state, brigade(DAY, name), ATTACK) is None


@pytest.mark.rule("C1.0.b")
@pytest.mark.parametrize(
    ("unit", "turn", "hex", "closed"),
    [
        ("us-33ma", 1, "3433", True),
        ("us-33ma", 5, "3433", True),
        ("us-33ma", 1, "3434", False),
        ("us-134ny", 3, "3431", True),
        ("us-134ny", 3, "3432", False),
        ("us-134ny", 4, "3431", False),
        ("cs-49va", 3, "4020", True),
        ("cs-49va", 3, "4120", False),
    ],
)
def test_g7_g9_hexes_that_are_closed_to_the_reserve_and_to_smith(unit, turn, hex, closed):
    game, state = started(NOON)
    state.turn = turn
    refusal = battle.why_not_enter(game, state, NOON.numbers["unit"][unit], NOON.grid.number(hex))
    assert (refusal is not None) is closed


def test_g7_early_comes_by_the_york_pike_instead_an_hour_later():
    groups = {group.id: group for group in DAY.scenario.reinforcements}
    early, other = groups["early"], groups["early-by-the-york-pike"]
    assert DAY.scenario.reinforcements[other.instead_of] is early
    assert (early.turn, early.activations, other.turn, other.activations) == (7, 1, 8, 3)
    assert set(early.units) == set(other.units)


def test_g13_those_who_marched_since_dawn_begin_tired():
    tired = {each.id for each in DAY.brigades if each.fatigue == 0}
    corps = {each.id: DAY.divisions[each.division].id for each in DAY.brigades}
    wanted = {"2-i", "1-xi", "2-xi", "3-xi", "ro"}
    assert tired == {name for name, division in corps.items() if division in wanted and name != "car-ro"}


def test_g15_both_hills_end_the_day_and_the_afternoon():
    for field in (DAY, NOON):
        ((kind, (side, *scores)),) = field.scenario.rules.ends
        assert (kind, side) == ("controls", 1)
        assert [field.scenario.scores[number].id for number in scores] == ["cemetery-hill", "culps-hill"]
    assert MORNING.scenario.rules.ends == ()
