"""4: command ranges, the chain of command, and the artillery that serves with brigades."""

from __future__ import annotations

import pytest

from caracole.play.table import position
from caracole.systems.gbacw.rules.command import command
from caracole.systems.gbacw.rules.components.field import LEADER_PROFILE
from caracole.systems.gbacw.rules.components.terrain import PROHIBITED
from systems.gbacw.rules.activation.positions import corps

FAR_ENEMY = "2020 vW: c1 infantry"


def in_range(table, leader, where):
    numbers = table.game.field.numbers
    return command.in_range(table.game, table.state, numbers["leader"][leader], numbers["hex"][where])


def commanded(table, *units):
    numbers = table.game.field.numbers["unit"]
    return [command.is_in_command(table.game, table.state, numbers[unit]) for unit in units]


def at_command(units, leaders, **words):
    """A table after II.A, in which a turn without markers would have asked nothing."""
    words.setdefault("initiative", "union")
    return position("gbacw", units=units, leaders=leaders, step="turn.command", dice=(1, 1), **words)


# --- 4.11 to 4.14 who is who -----------------------------------------------------------------------------------------


@pytest.mark.rule("C2.22.a", "C2.22.b", "C4.11.a", "C4.12.a", "C4.13.a", "C4.14.a", "C4.21.a", "C4.13.b")
def test_4_1_each_level_has_its_stars_and_its_values():
    table = position(
        "gbacw",
        commands="corps u-I: u-d1\ndivision u-d1: u-red",
        units="0505 vE: u1 infantry @u-red\n" + FAR_ENEMY,
        leaders="""
            0505: u-grant army initiative 2 range 9
            0505: u-hooker corps @u-I efficiency -1 range 7
            0505: u-meade division @u-d1 coordination 2 activation 1 range 6
            0505: u-smith brigade @u-red A range 4 orders -1
        """,
        active="u-red",
    )
    field = table.game.field
    assert [row.level for row in field.leaders] == [4, 3, 2, 1]
    army, corps, division, brigade = (row.front for row in field.leaders)
    assert (army.initiative, army.range, corps.efficiency, corps.range) == (2, 18, -1, 14)
    assert (division.coordination, division.activation, brigade.profile, brigade.orders) == (2, 1, "A", -1)
    assert [field.overall[0], field.corps[0].leader, field.divisions[0].leader, field.brigades[0].leader] == [
        0,
        1,
        2,
        3,
    ]
    assert command.superior_of(table.game, table.state, field.numbers["unit"]["u1"]) == 3, "his Brigade leader"


@pytest.mark.rule("C4.18.a")
def test_4_18_the_reverse_of_the_counter_is_the_replacement():
    table = position(
        "gbacw",
        units="0505 vE: u1 infantry",
        leaders="0505: u-smith brigade range 4 [u-jones range 3]",
        active="u-brigade",
    )
    assert in_range(table, "u-smith", "0509")
    table.state.leaders_replaced = 1
    assert not in_range(table, "u-smith", "0509")
    assert in_range(table, "u-smith", "0508")


# --- 4.15 Command Range ----------------------------------------------------------------------------------------------


@pytest.mark.rule("C4.15.a", "C4.15.b", "C4.15.c")
def test_4_15_the_subordinates_hex_counts_and_the_leaders_own_does_not():
    table = position(
        "gbacw",
        map="0505: woods\n0805: woods",
        units="0505 vE: u1 infantry\n" + FAR_ENEMY,
        leaders="0505: u-smith brigade range 4",
        active="u-brigade",
    )
    assert in_range(table, "u-smith", "0505")
    assert in_range(table, "u-smith", "0509")
    assert not in_range(table, "u-smith", "0510")
    # three hexes of open ground and the woods of the last one: what a leader pays for woods is counted
    woods = table.game.field.chart.rows["woods"].leader // 2
    assert in_range(table, "u-smith", "0805") is (2 + woods <= 4)


@pytest.mark.rule("C4.15.h")
def test_4_15_the_best_cost_of_a_leader_holds():
    words = {
        "units": "0505 vE: u1 infantry\n" + FAR_ENEMY,
        "leaders": "0505: u-smith brigade range 2",
        "active": "u-brigade",
    }
    path = " ".join(f"05{row:02}" for row in range(5, 12))
    assert not in_range(position("gbacw", **words), "u-smith", "0508")
    assert in_range(position("gbacw", map=f"road {path}", **words), "u-smith", "0508")


def close(table, where):
    """No hexside on the series' chart is closed to leaders; a battle's own chart may close these."""
    field, number = table.game.field, table.game.field.numbers["hex"][where]
    field.leader_steps = tuple(
        tuple(step for step in steps if number not in (here, step[0])) for here, steps in enumerate(field.leader_steps)
    )
    command._reach.cache_clear()
    return table


def test_the_table_of_leaders_has_the_cheaper_of_way_and_ground():
    units = "0505 vE: u1 infantry\n" + FAR_ENEMY
    table = position("gbacw", units=units, active="u-brigade", map="0505: woods\nroad 0504 0505")
    field, number = table.game.field, table.game.field.numbers["hex"]
    place = number["0504"] * 6 + field.grid.direction(number["0504"], number["0505"])
    road, woods = field.way_cost[LEADER_PROFILE][place], field.cost[LEADER_PROFILE][place]
    assert 0 < road < woods
    assert (number["0505"], road) in field.leader_steps[number["0504"]]
    assert all(cost != PROHIBITED for steps in field.leader_steps for _, cost in steps)


@pytest.mark.rule("C4.15.d", "C4.15.e")
def test_4_15_the_path_avoids_what_is_closed_and_hexes_next_to_the_enemy():
    words = {"leaders": "0505: u-smith brigade range 6", "active": "u-brigade"}
    cut = close(position("gbacw", units="0505 vE: u1 infantry\n" + FAR_ENEMY, **words), "0508")
    assert not in_range(cut, "u-smith", "0508")
    assert in_range(cut, "u-smith", "0509")
    units = "0505 vE: u1 infantry\n0409 vE: c1 infantry\n0609 vE: c2 infantry"
    barred = position("gbacw", units=units, **words)
    assert in_range(barred, "u-smith", "0508")
    assert not in_range(barred, "u-smith", "0509")
    held = position("gbacw", units=units + "\n0509 vE: u2 infantry", **words)
    assert in_range(held, "u-smith", "0509")
    near = position("gbacw", units="0502 vE: u1 infantry\n0605 vE: c1 infantry", **words)
    assert in_range(near, "u-smith", "0502"), "next to the enemy, he himself sends his word all the same"


@pytest.mark.rule("C4.15.f")
def test_4_15_every_link_is_measured_alike():
    table = position(
        "gbacw",
        commands="corps u-I: u-d1\ndivision u-d1: u-red",
        units="0505 vE: u1 infantry @u-red\n0509 vE: c1 infantry",
        leaders="""
            0505: u-grant army range 6
            0505: u-hooker corps @u-I range 6
            0505: u-meade division @u-d1 range 6
            0505: u-smith brigade @u-red range 6
        """,
        active="u-red",
    )
    for leader in ("u-grant", "u-hooker", "u-meade", "u-smith"):
        assert in_range(table, leader, "0507")
        assert not in_range(table, leader, "0508"), "next to the enemy"


@pytest.mark.rule("C4.15.g", "C4.22.a")
def test_4_15_a_unit_next_to_its_own_leader_is_in_command_whatever_lies_between():
    table = position(
        "gbacw",
        units="0506 vE: u1 infantry\n0508 vE: u2 infantry\n" + FAR_ENEMY,
        leaders="0505: u-smith brigade range 4",
        active="u-brigade",
    )
    assert commanded(table, "u2") == [True]
    close(table, "0505")
    assert not in_range(table, "u-smith", "0506")
    assert commanded(table, "u1", "u2") == [True, False]


@pytest.mark.rule("C4.15.i", "C16.11.a", "C16.12.a")
@pytest.mark.parametrize(("light", "reach"), [("day", 5), ("dawn", 3), ("dusk", 3), ("night", 3)])
def test_4_15_by_dawn_dusk_and_night_every_range_is_half_rounded_up(light, reach):
    table = position(
        "gbacw",
        units="0505 vE: u1 infantry\n" + FAR_ENEMY,
        leaders="0505: u-smith brigade range 5",
        active="u-brigade",
        light=light,
    )
    assert in_range(table, "u-smith", f"05{5 + reach:02}")
    assert not in_range(table, "u-smith", f"05{6 + reach:02}")


@pytest.mark.rule("C4.15.j", "C4.15.g", "C4.17.b")
def test_4_15_a_commander_who_rode_far_reaches_only_those_with_him():
    table = position(
        "gbacw",
        commands="corps u-I: u-division",
        units="0505 vE: u1 infantry\n" + FAR_ENEMY,
        leaders="0505: u-hooker corps @u-I range 5",
        active="u-brigade",
        far_commanders="u-hooker",
    )
    assert in_range(table, "u-hooker", "0505")
    assert not in_range(table, "u-hooker", "0506")


@pytest.mark.rule("C4.16.a", "C4.17.a")
def test_4_16_allowances_of_leaders_are_not_printed():
    table = position("gbacw", units="0505 vE: u1 infantry", active="u-brigade")
    allowances = table.game.field.charts.leaders
    assert (allowances["leader_movement"], allowances["commander_movement"]) == (10, 40)
    assert allowances["commander_free_movement"] == 10


# --- 4.2 the chain ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("C4.22.a", "C4.13.b", "C4.21.a", "C6.12.a")
def test_4_22_example_the_chain_from_corps_to_brigade_is_complete():
    """The Brigade leader 3 MP from his Division leader (range 5), who is 5 MP from his Corps Commander (range 6)."""
    table = position(
        "gbacw",
        commands="corps u-I: u-d1\ndivision u-d1: u-red",
        units="0513 vE: u1 infantry @u-red\n" + FAR_ENEMY,
        leaders="""
            0505: u-hooker corps @u-I range 6
            0510: u-meade division @u-d1 range 5
            0513: u-smith brigade @u-red range 4
        """,
        active="u-red",
    )
    field = table.game.field
    assert command.division_in_range(table.game, table.state, field.numbers["division"]["u-d1"])
    assert command.brigade_in_range(table.game, table.state, field.numbers["brigade"]["u-red"])
    table.state.leader_hex[2] = field.numbers["hex"]["0516"]
    assert not command.brigade_in_range(table.game, table.state, field.numbers["brigade"]["u-red"]), "6 MP of 5"
    table.state.leader_hex[1] = field.numbers["hex"]["0512"]
    assert not command.division_in_range(table.game, table.state, field.numbers["division"]["u-d1"]), "7 MP of 6"


@pytest.mark.rule("C4.21.b", "C3.II.a")
def test_4_21_nobody_is_out_of_command_because_the_overall_commander_is_far():
    table = corps(grant="2001", dice=(1, 1))
    assert table.happened("division_out_of_command") == []
    assert table.happened("out_of_command") == []
    assert table.allows("OrderBrigade", brigade="u-red", orders="attack")
    assert not in_range(table, "u-grant", "0505")


@pytest.mark.rule("C4.22.b")
def test_4_22_example_one_regiment_in_range_and_the_others_in_an_unbroken_string():
    table = position(
        "gbacw",
        units="0506 vE: u1 infantry\n0507 vE: u2 infantry\n0508 vE: u3 infantry\n0510 vE: u4 infantry\n" + FAR_ENEMY,
        leaders="0505: u-smith brigade range 1",
        active="u-brigade",
    )
    assert commanded(table, "u1", "u2", "u3", "u4") == [True, True, True, False]
    close(table, "0507")
    assert commanded(table, "u1", "u2", "u3", "u4") == [True, True, True, False], "whatever the hexside"


@pytest.mark.rule("C4.22.c")
def test_4_22_a_unit_of_another_brigade_does_not_carry_the_link():
    table = position(
        "gbacw",
        units="0506 vE: u1 infantry @u-red\n0507 vE: u2 infantry @u-blue\n0508 vE: u3 infantry @u-red\n" + FAR_ENEMY,
        leaders="0505: u-smith brigade @u-red range 1\n1505: u-jones brigade @u-blue range 1",
        active="u-red",
    )
    assert commanded(table, "u1", "u2", "u3") == [True, False, False]


@pytest.mark.rule("C4.22.d")
def test_4_22_units_directly_under_the_division_are_linked_among_themselves():
    units = (
        "0506 vE: u1 infantry @u-independent\n0507 vE: u2 infantry @u-independent\n0510 vE: u3 infantry @u-independent"
    )
    table = position(
        "gbacw",
        units=units + "\n" + FAR_ENEMY,
        leaders="0505: u-meade division range 1",
        active="u-independent",
    )
    assert commanded(table, "u1", "u2", "u3") == [True, True, False]


@pytest.mark.rule("C4.22.e", "C8.5.n")
def test_4_22_every_hex_of_an_extended_unit_counts():
    table = position(
        "gbacw",
        units="0506 sN: u1 infantry 16 (column 0507 0508)\n0509 sN: u2 infantry 4\n" + FAR_ENEMY,
        leaders="0505: u-smith brigade range 1",
        active="u-brigade",
    )
    assert commanded(table, "u1", "u2") == [True, True]


# --- 4.23 when it is asked -------------------------------------------------------------------------------------------


@pytest.mark.rule("C3.II.a", "C4.23.a", "C5.36.f")
def test_4_23_who_is_out_of_command_in_ii_a_stays_so_for_the_turn():
    table = at_command(
        "0505 vE: u1 infantry\n0510 vE: u2 infantry\n" + FAR_ENEMY,
        "0505: u-smith brigade range 2\n0505: u-meade division range 5",
    )
    told = table.happened("out_of_command")[0]
    assert (told.rule, told.args["units"], told.args["brigades"]) == ("C3.II.a", ["u2"], [])
    table.state.leader_hex[0] = table.game.field.numbers["hex"]["0510"]
    assert table.view(0)["units"][1]["out_of_command"] is True


@pytest.mark.rule("C4.23.e", "C5.36.g")
def test_4_23_in_march_nobody_is_out_of_command_for_activations():
    table = at_command(
        "0505 sN: u1 infantry\n0515 sN: u2 infantry\n" + FAR_ENEMY,
        "0505: u-smith brigade range 2\n1505: u-meade division range 2",
    )
    assert table.happened("out_of_command") == []
    assert table.refusal("OrderBrigade", brigade="u-brigade", orders="advance").code == "brigade_out_of_command"


@pytest.mark.rule("C4.23.b", "C4.23.c", "C6.11.c", "C5.36.e")
def test_4_23_a_unit_out_of_command_keeps_its_orders_when_the_brigade_changes():
    table = at_command(
        "0505 vE: u1 infantry\n0510 vE: u2 infantry\n" + FAR_ENEMY,
        "0505: u-smith brigade range 2\n0505: u-meade division range 5",
    )
    table.play("OrderBrigade", brigade="u-brigade", orders="attack")
    assert (table.brigade_orders("u-brigade"), table.orders("u1"), table.orders("u2")) == (
        "attack",
        "attack",
        "advance",
    )
    assert table.happened("orders_not_heard")[0].args["units"] == ["u2"]


@pytest.mark.rule("C4.23.b", "C4.23.c")
def test_4_23_when_orders_change_by_a_roll_command_is_found_again():
    """In II.A u2 was Out of Command and u3 was not; now it is the other way round."""
    table = position(
        "gbacw",
        units="0505 vE: u1 infantry\n0507 vE: u2 infantry\n0512 vE: u3 infantry\n" + FAR_ENEMY,
        leaders="0505: u-smith brigade range 3 orders 0 N",
        out_of_command="u2",
        step="turn.draw",
        pool={"u-division": 1},
        dice=(1,),
    )
    table.dice(9).play("AttemptOrders", brigade="u-brigade")
    table.play("TakeOrders", orders="attack")
    assert [table.orders(unit) for unit in ("u1", "u2", "u3")] == ["attack", "attack", "advance"]


@pytest.mark.rule("C4.23.d", "C9.21.b")
def test_4_23_back_in_range_it_takes_the_brigades_orders_when_that_activates():
    table = position(
        "gbacw",
        units="0505 vE: u1 infantry (attack)\n0507 vE: u2 infantry (advance)\n0512 vE: u3 infantry (advance)\n"
        + FAR_ENEMY,
        leaders="0505: u-smith brigade range 3",
        orders={"u-brigade": "attack"},
        step="turn.draw",
        pool={"u-division": 1},
        dice=(1,),
    )
    assert [table.orders(unit) for unit in ("u1", "u2", "u3")] == ["attack", "attack", "advance"]


# --- 4.3 artillery ---------------------------------------------------------------------------------------------------

GUNS = {
    "commands": "division u-division: u-red u-guns\nbrigade u-guns artillery",
    "units": "0505 vE: u1 infantry @u-red\n0509 vE: u-bat artillery @u-guns\n0510 vE: u-two artillery @u-guns\n"
    + FAR_ENEMY,
    "leaders": "0505: u-meade division range 9\n0505: u-smith brigade @u-red range 2\n"
    "0510: u-hunt brigade @u-guns range 2",
}


@pytest.mark.rule("C4.31.a", "C4.31.b")
def test_4_31_an_artillery_brigade_acts_as_one_of_the_division():
    table = position("gbacw", **GUNS, step="turn.draw", pool={"u-division": 1}, dice=(1,))
    table.play("EndAttempts")
    table.play("ActSeparately")
    table.play("ActivateBrigade", brigade="u-guns")
    assert table.allows("ActivateUnit", unit="u-bat")
    numbers = table.game.field.numbers
    hunt = command.superior_of(table.game, table.state, numbers["unit"]["u-bat"])
    assert hunt == numbers["leader"]["u-hunt"], "his word counts for them, not the Division leader's"


@pytest.mark.rule("C4.32.a", "C4.32.b", "C4.32.c", "C3.II.c")
def test_4_32_a_brigade_takes_one_battery_of_its_division_for_the_turn():
    table = position("gbacw", **GUNS, step="turn.orders", initiative="union")
    table.play("AssignBattery", unit="u-bat", brigade="u-red")
    assert table.view(0)["units"][1]["assigned"] == "u-red"
    assert table.refusal("AssignBattery", unit="u-two", brigade="u-red").code == "has_a_battery"
    assert table.refusal("AssignBattery", unit="u-bat", brigade="u-red").code == "lent_already"
    assert table.refusal("AssignBattery", unit="u1", brigade="u-red").code == "no_battery_of_yours"
    assert table.refusal("AssignBattery", unit="u-two", brigade="u-guns").code == "no_brigade_to_serve"


@pytest.mark.rule("C4.32.b", "C5.33.b")
def test_4_32_the_battery_acts_once_with_the_brigade_it_serves_and_not_with_its_own():
    table = position("gbacw", **GUNS, step="turn.draw", pool={"u-division": 1}, assigned={"u-bat": "u-red"}, dice=(1,))
    table.play("EndAttempts")
    table.play("ActSeparately")
    table.play("ActivateBrigade", brigade="u-guns")
    assert table.refusal("ActivateUnit", unit="u-bat").code == "other_brigade"
    assert table.allows("ActivateUnit", unit="u-two")
    table.play("EndBrigade")
    table.play("ActivateBrigade", brigade="u-red")
    assert table.allows("ActivateUnit", unit="u-bat")


@pytest.mark.rule("C4.32.d")
def test_4_32_range_counts_for_how_often_the_battery_acts():
    """u-bat is 4 MP from the brigade that takes it, out of its leader's range of 2."""
    table = position("gbacw", **GUNS, step="turn.orders", initiative="union")
    assert table.view(0)["units"][1]["out_of_command"] is False
    table.play("AssignBattery", unit="u-bat", brigade="u-red")
    assert table.view(0)["units"][1]["out_of_command"] is True


@pytest.mark.rule("C4.32.a")
def test_4_32_what_is_not_lent():
    words = {**GUNS, "units": GUNS["units"] + "\noff: u-late artillery @u-guns\n0705 vE: u9 infantry @u-other"}
    words["commands"] = "division u-division: u-red u-guns\nbrigade u-guns artillery\ndivision u-d2: u-other"
    table = position("gbacw", **words, step="turn.orders", initiative="union")
    assert table.refusal("AssignBattery", unit="u-late", brigade="u-red").code == "not_on_map"
    assert table.refusal("AssignBattery", unit="u-bat", brigade="u-other").code == "other_division"


@pytest.mark.rule("C6.18.a")
def test_4_32_a_battery_marches_with_the_brigade_it_serves():
    words = {**GUNS, "units": GUNS["units"].replace("0505 vE: u1", "0505 sN: u1")}
    table = position("gbacw", **words, step="turn.orders", initiative="union")
    table.play("AssignBattery", unit="u-bat", brigade="u-red")
    table.play("FaceStack", facing="sN")
    assert (table.orders("u-bat"), table.facing("u-bat")) == ("march", "sN")
