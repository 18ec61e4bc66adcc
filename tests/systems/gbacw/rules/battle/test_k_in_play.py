"""K What a battle brings of its own, played on: positions in which several rules meet."""

from __future__ import annotations

import pytest

from caracole.play.table import position
from caracole.systems.gbacw.rules import query
from caracole.systems.gbacw.rules.battle import battle
from caracole.systems.gbacw.rules.components.printed import Release, Restriction
from systems.gbacw.rules.command.positions import FAR, coming
from systems.gbacw.rules.extension.positions import code, moving
from systems.gbacw.rules.results.positions import numbers

FAR_AWAY = "2020 vW: c1 infantry"
LINE = "0505 vE: u1 infantry 8 @u-tied\n0515 vE: u3 infantry @u-free\n{enemy}"

# --- 5.11, 5.28, 6.23: what else holds for those who come in ---------------------------------------------------------


@pytest.mark.rule("C1.0.b")
def test_k4_nobody_comes_in_by_a_closed_hex():
    table = coming(rules={"restrictions": (Restriction(0, "columns_up_to", 1, 9, 2),)})
    assert code(table, "EnterUnit", unit="u1", facing="sS") == ("C1.0.b", "hex_closed")


# --- what goes along, and what a line comes into ---------------------------------------------------------------------


@pytest.mark.rule("C1.0.b")
def test_k5_no_part_of_a_line_comes_into_a_closed_hex():
    """K4, K5: rows up to the fifth are closed; the counter itself would come no further than row 6."""

    def table(units, last=5):
        rules = {"restrictions": (Restriction(0, "rows_up_to", 1, 9, last),)}
        return position("gbacw", units=units + FAR, acting="u1", rules=rules)

    for units, action in (
        ("0606 vE: u1 infantry 10", {"do": "Extend", "to": ["0605"]}),
        ("0707 vNE: u1 infantry 10 (line 0606)", {"do": "Step", "to": "0706", "way": False, "raze": False}),
        ("0606 vNW: u1 infantry 10 (line 0706)", {"do": "Wheel", "pivot": "0606"}),
    ):
        assert action in table(units, last=4).candidates()
        assert action not in table(units).candidates()
    assert code(table("0606 vE: u1 infantry 10"), "Extend", to=["0605"]) == ("C1.0.b", "hex_closed")


# --- what was left ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("C1.0.b", "C8.44.d")
@pytest.mark.parametrize(
    ("unit", "action", "fields"),
    [
        ("0505 vNE: u1 infantry 9 (line 0404)", "Step", {"to": "0504"}),
        ("0505 vNE: u1 infantry 9", "Extend", {"to": ["0404"]}),
    ],
)
def test_k4_hexes_that_the_battle_closes_are_closed_to_every_part_of_a_line(unit, action, fields):
    rules = {"restrictions": (Restriction(0, "columns_up_to", 1, 9, 4),)}
    table = moving(f"{unit}\n1515 vE: c1 infantry", rules=rules)
    assert code(table, action, **fields) == ("C1.0.b", "hex_closed")
    assert moving(f"{unit}\n1515 vE: c1 infantry").allows(action, **fields)


# --- closed hexes are no way on ---------------------------------------------------------------------------------------

WEST_IS_CLOSED = {"restrictions": (Restriction(0, "columns_up_to", 1, 9, 5),)}
PASSING = "0607 vNW: u1 infantry 5\n0606 vE: u2 infantry 5 @u-other\n0612 vE: u3 infantry 5" + FAR


@pytest.mark.rule("C1.0.b", "C8.22.a")
@pytest.mark.parametrize("revision", [2, 3])
def test_k5_who_has_turned_to_closed_hexes_among_friends_ends_and_goes_back(revision):
    """Another brigade's hex is no place to stop, and after its turn u1 has nothing but closed hexes before it."""
    table = position("gbacw", units=PASSING, active="u-brigade", rules=WEST_IS_CLOSED, revision=revision)
    table.play("ActivateUnit", unit="u1")
    table.play("Step", to="0606")
    assert code(table, "EndUnit") == ("C8.12.f", "two_brigades"), "as long as it could go on"
    table.play("Turn", facing="vW")
    assert code(table, "Step", to="0506") == ("C1.0.b", "hex_closed")
    assert table.candidates() == [{"do": "EndUnit"}]
    table.play("EndUnit")
    assert (table.where("u1"), table.rules_of("unit_sent_back")) == ("0607", ["C8.22.a"])
    table.play("ActivateUnit", unit="u3")
    assert table.asked == "unit.act"


SLOW = "0706 vW: u1 infantry 5 R 7/5 4/2\n0606 vE: u2 infantry 5 @u-other" + FAR
CORNER = {"restrictions": (*WEST_IS_CLOSED["restrictions"], Restriction(0, "rows_up_to", 1, 9, 5))}


@pytest.mark.rule("C1.0.b", "C8.22.a")
def test_k5_nobody_enters_a_hex_of_friends_that_only_closed_hexes_lead_on_from():
    """Woods in the south cost more than is left."""

    def table(rules, **words):
        return moving(SLOW, map="0607: woods", rules=rules, **words)

    assert code(table(CORNER), "Step", to="0606") == ("C8.12.f", "two_brigades")
    assert table(WEST_IS_CLOSED).allows("Step", to="0606"), "the north is open"
    assert table({}).allows("Step", to="0606")


@pytest.mark.rule("C1.0.b", "C8.22.a")
def test_k5_under_revision_2_it_went_in_and_came_back():
    table = moving(SLOW, map="0607: woods", rules=CORNER, revision=2)
    table.play("Step", to="0606")
    table.play("EndUnit")
    assert table.where("u1") == "0706"


@pytest.mark.rule("C1.0.b", "C9.42.b")
@pytest.mark.parametrize(("revision", "turns"), [(3, False), (2, True)])
def test_k5_nobody_turns_on_the_points_of_a_move_into_closed_hexes(revision, turns):
    """Tired out, it cannot pay for two corners in woods; the move of one hex would, and there is none."""

    def table(rules):
        unit = "0606 vE attack: u1 infantry 5 R 7/5 3/1" + FAR
        tired = {"options": {"fatigue": True}, "fatigue": {"u-brigade": 1}}
        return moving(unit, map="0606: woods", rules=rules, revision=revision, **tired)

    assert table(CORNER).allows("Turn", facing="vNW") is turns
    assert table(WEST_IS_CLOSED).allows("Turn", facing="vNW"), "to go north"


# --- K5 --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C1.0.b", "C11.73.a")
def test_k5_a_released_regiment_hears_its_new_brigadier_and_the_old_one_no_more():
    table = position(
        "gbacw",
        units=f"0505 vE: u1 infantry 6 (disordered)\n0506 vE: u2 infantry @u-other (disordered)\n{FAR_AWAY}",
        leaders="0505: u-smith brigade\n0505: u-jones brigade @u-other",
        active="u-brigade",
    )
    unit, smith, jones = 0, *numbers(table, "leader", "u-smith, u-jones")
    assert query.own_leaders(table.game, table.state, unit) == [smith]
    query.move_to_brigade(table.state, unit, numbers(table, "brigade", "u-other")[0])
    assert query.own_leaders(table.game, table.state, unit) == [jones]


@pytest.mark.rule("C1.0.b")
@pytest.mark.parametrize(
    ("enemy", "bonus"),
    [("0805 vW: c1 infantry 9", 0), ("0805 vSW: c1 infantry 9 (line 0704)", 2), ("0705 vW: c1 cavalry", 0)],
)
def test_k5_every_hex_of_a_line_counts_for_enemies_in_the_west(enemy, bonus):
    table = position("gbacw", units=LINE.format(enemy=enemy), active="u-tied")
    rows = battle.release_modifiers(table.game, table.state, Release(0, 1, 3, 6, enemy_west_of=(8, 2)))
    assert sum(row.value for row in rows) == bonus
