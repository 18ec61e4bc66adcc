"""K3 to K5 of Kernstown: batteries of their brigades, the bivouac, Shields's orders."""

from __future__ import annotations

import pytest

from caracole.play.table import position
from caracole.systems.gbacw.rules.components.printed import Release, Restriction
from caracole.systems.gbacw.rules.extension.wraparound import wraps
from systems.gbacw.rules.results.positions import offer_advance

UNITS = "0505 vE: u1 infantry @u-tied\n0510 vE: u2 infantry @u-tied\n0515 vE: u3 infantry @u-free\n2005 vW: c1 infantry"

RELEASED = UNITS.replace("u1 infantry @u-tied", "u1 infantry @u-tied (released)")


def code(table, action, **fields):
    refusal = table.refusal(action, **fields)
    return refusal.rule, refusal.code


@pytest.mark.rule("C1.0.b")
def test_k4_a_brigade_at_rest_spends_no_mp_on_the_first_turn():
    rules = {"restrictions": (Restriction(0, "no_movement", 1, 1),)}
    table = position("gbacw", units=UNITS, acting="u1", rules=rules)
    assert code(table, "Step", to="0605") == ("C1.0.b", "held_in_place")
    assert table.allows("Turn", facing="vSE")
    assert not table.allows("Turn", facing="vSW")
    later = position("gbacw", units=UNITS, acting="u1", rules=rules, turn=2)
    assert later.allows("Step", to="0605")


def test_k4_rows_that_a_brigade_may_not_enter():
    rules = {"restrictions": (Restriction(0, "rows_up_to", 1, 1, 4),)}
    table = position("gbacw", units=UNITS, acting="u1", rules=rules)
    assert code(table, "Step", to="0604") == ("C1.0.b", "hex_closed")
    assert table.allows("Step", to="0605")


def test_k5_columns_are_closed_until_a_regiment_is_released():
    rules = {"restrictions": (Restriction(0, "columns_up_to", 1, 9, 6, until_released=True),)}
    table = position("gbacw", units=UNITS, acting="u1", rules=rules)
    assert code(table, "Step", to="0605") == ("C1.0.b", "hex_closed")
    freed = position("gbacw", units=RELEASED, acting="u1", rules=rules)
    assert freed.allows("Step", to="0605")


def releasing(*rows, turn=3, dice=(), **words):
    return position(
        "gbacw",
        units=words.pop("units", UNITS),
        rules={"releases": rows},
        step="turn.releases",
        turn=turn,
        initiative="union",
        dice=dice,
        **words,
    )


def test_k5_a_regiment_goes_free_on_its_turn_and_belongs_to_the_other_brigade():
    row = Release(0, 1, 3)
    assert releasing(row, turn=2).brigade_of("u1") == "u-tied"
    table = releasing(row)
    assert (table.brigade_of("u1"), table.has_mark("u1", "released")) == ("u-free", True)


@pytest.mark.parametrize(
    ("die", "turn", "west", "free"),
    [(5, 3, "2005", False), (6, 3, "2005", True), (4, 3, "0705", True), (2, 5, "0705", True), (1, 5, "0705", False)],
)
def test_k5_another_by_a_die_with_two_for_enemies_in_the_west_and_two_from_turn_5(die, turn, west, free):
    row = Release(0, 1, 3, 6, enemy_west_of=(20, 2), later=(5, 2))
    table = releasing(row, turn=turn, dice=(die,), units=UNITS.replace("2005", west), turns=7)
    assert table.has_mark("u1", "released") is free


def test_k5_the_next_one_rolls_only_from_the_turn_after():
    first, second = Release(0, 1, 3, 6), Release(1, 1, 3, 6, after=0)
    table = releasing(first, second, dice=(9,))
    assert (table.has_mark("u1", "released"), table.has_mark("u2", "released")) == (True, False)
    later = releasing(first, second, turn=4, dice=(9,), units=RELEASED)
    assert later.has_mark("u2", "released")


def test_k5_no_attack_orders_until_enemy_infantry_comes_near():
    rules = {
        "restrictions": (Restriction(0, "no_attack_orders", 1, 9),),
        "attack_allowed_within": (0, 3),
    }
    leaders = "0505: u-meade division range 9\n0505: u-smith brigade @u-tied"
    words = {"rules": rules, "leaders": leaders, "initiative": "union"}
    table = position("gbacw", units=UNITS, step="turn.orders", **words)
    assert code(table, "OrderBrigade", brigade="u-tied", orders="attack") == ("C1.0.b", "no_attack_orders")
    for hex, allowed in (("0805", True), ("0905", False)):
        near = position("gbacw", units=UNITS.replace("2005", hex), step="turn.end", dice=(5, 3, 1, 1), **words)
        assert near.allows("OrderBrigade", brigade="u-tied", orders="attack") is allowed


@pytest.mark.rule("C4.33.a", "C1.0.b")
def test_k3_batteries_belong_to_their_brigades_and_one_a_turn_changes_over():
    table = position(
        "gbacw",
        units="0505 vE: u1 infantry @u-red\n0506 vE: u-bat artillery @u-red\n0507 vE: u-two artillery @u-red\n"
        "0510 vE: u2 infantry @u-blue\n2005 vW: c1 infantry, c-bat artillery",
        leaders="0505: u-meade division range 6\n0505: u-a brigade @u-red\n0510: u-b brigade @u-blue",
        rules={"organic_batteries": (True, False)},
        step="turn.orders",
        initiative="union",
    )
    assert code(table, "AssignBattery", unit="u-bat", brigade="u-blue") == ("C1.0.b", "organic_battery")
    assert code(table, "TransferBattery", unit="u1", brigade="u-blue") == ("C1.0.b", "no_battery_of_yours")
    assert code(table, "TransferBattery", unit="u-bat", brigade="u-red") == ("C1.0.b", "no_brigade_to_serve")
    table.play("TransferBattery", unit="u-bat", brigade="u-blue")
    assert table.brigade_of("u-bat") == "u-blue"
    assert code(table, "TransferBattery", unit="u-two", brigade="u-blue") == ("C1.0.b", "transferred_already")


@pytest.mark.rule("C1.0.b")
def test_k3_no_transfer_out_of_the_division_leaders_range():
    table = position(
        "gbacw",
        units="0505 vE: u1 infantry @u-red\n0506 vE: u-bat artillery @u-red\noff: u-late artillery @u-red\n"
        "0518 vE: u2 infantry @u-blue\n2005 vW: c1 infantry",
        leaders="0505: u-meade division range 6\n0505: u-a brigade @u-red\n0518: u-b brigade @u-blue",
        rules={"organic_batteries": (True, False)},
        step="turn.orders",
        initiative="union",
    )
    assert code(table, "TransferBattery", unit="u-bat", brigade="u-blue") == ("C1.0.b", "brigade_out_of_command")
    assert code(table, "TransferBattery", unit="u-late", brigade="u-blue") == ("C1.0.b", "not_on_map")


@pytest.mark.rule("C1.0.b")
def test_k5_advances_after_combat_do_not_enter_closed_hexes():
    closed = {"restrictions": (Restriction(0, "columns_up_to", 1, 9, 6, until_released=True),)}
    units = "0505 vE: u1 infantry @u-tied\n2005 vW: c1 infantry"
    barred = offer_advance(position("gbacw", units=units, active="c-brigade", rules=closed), "u1", "0605", must=True)
    assert barred.where("u1") == "0505"
    free = offer_advance(position("gbacw", units=units, active="c-brigade"), "u1", "0605", must=True)
    assert free.where("u1") == "0605"


@pytest.mark.rule("C1.0.b", "C8.47.a")
def test_k5_nor_does_any_part_of_a_line():
    """Straight ahead its other part would come to row 4, which is closed."""
    closed = {"restrictions": (Restriction(0, "rows_up_to", 1, 9, 4),)}
    units = "0505 vE: u1 infantry 9 @u-tied (line 0504)\n2005 vW: c1 infantry"
    free = offer_advance(position("gbacw", units=units, active="c-brigade"), "u1", "0605")
    assert free.allows("Advance", unit="u1", to=["0605", "0604"])
    barred = offer_advance(position("gbacw", units=units, active="c-brigade", rules=closed), "u1", "0605")
    assert not barred.allows("Advance", unit="u1", to=["0605", "0604"])


@pytest.mark.rule("C1.0.b", "C8.48.b")
def test_k5_nor_does_one_that_goes_around():
    """8.48's example, with column 34 closed to the line."""
    words = {"map": "size 36 x 14", "units": "3312 vE: u1 infantry 9 (line 3311)\n3412 vW: c1 infantry"}
    found = []
    for rules in ({}, {"restrictions": (Restriction(0, "columns_up_to", 1, 9, 34),)}):
        table = position("gbacw", active="u-brigade", rules=rules, **words)
        unit, target = table.game.field.numbers["unit"]["u1"], table.game.field.numbers["hex"]["3412"]
        found.append(len(wraps(table.game, table.state, unit, target)))
    assert found == [1, 0]


@pytest.mark.rule("C1.0.b", "C8.44.d")
def test_k5_no_part_of_a_line_enters_a_closed_hex():
    """Row 4, then column 6 is closed: neither a step nor a wheel nor an extension takes a part of the line there."""
    enemy = "\n2005 vW: c1 infantry"
    line = "0506 vE: u1 infantry 9 @u-tied (line 0505)" + enemy
    for rules in ({}, {"restrictions": (Restriction(0, "rows_up_to", 1, 9, 4),)}):
        words = {"acting": "u1", "rules": rules}
        table = position("gbacw", units=line, **words)
        assert table.allows("Step", to="0606")
        assert table.allows("Step", to="0605") is not bool(rules), "its other part would go to 0604"
        single = position("gbacw", units="0505 vE: u1 infantry 9 @u-tied" + enemy, **words)
        assert single.allows("Extend", to=["0504"]) is not bool(rules)
        assert single.allows("Extend", to=["0506"])
    for rules in ({}, {"restrictions": (Restriction(0, "columns_up_to", 1, 9, 6),)}):
        table = position("gbacw", units=line, acting="u1", rules=rules)
        assert table.allows("Wheel", pivot="0506") is not bool(rules)
